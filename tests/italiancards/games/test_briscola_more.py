"""Briscola for three, four and six against independent brute force, and who sees what of a sign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support import secrets
from support.depth import TIMES

import italiancards as ic
from italiancards.core.announcements import Say, Sign
from italiancards.core.cards import ITALIAN
from italiancards.core.moves import Move, Play
from italiancards.core.names import LANGUAGES
from italiancards.games.briscola.rules.talk import SENTENCES, SIGNS

DEALS = 50 * TIMES
"""Of each number of players; THOROUGH=100 plays five thousand."""
MORE = pytest.mark.parametrize("players", [2, 3, 4, 6])
TWOS = ("2D", "2C", "2S", "2B")
ORDER = "A3RCF76542"
WORTH = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}


class Told:
    """A deal told once more in plain lines, from nothing but the deck and the cards played."""

    def __init__(self, players: int, deck: list[str], eldest: int) -> None:
        self.players, self.leader = players, eldest
        self.hands: list[set[str]] = [set() for _ in range(players)]
        for step in range(players):
            self.hands[(eldest + step) % players] = set(deck[3 * step : 3 * step + 3])
        self.upcard, self.stock = deck[3 * players], deck[3 * players + 1 :]
        self.trick: list[str] = []
        self.points = [0] * players
        self.last_drawer: int | None = None

    def play(self, card: str) -> None:
        turn = (self.leader + len(self.trick)) % self.players
        self.hands[turn].remove(card)
        self.trick.append(card)
        if len(self.trick) < self.players:
            return
        trumps = [each for each in self.trick if each[1] == self.upcard[1]]
        same = trumps or [each for each in self.trick if each[1] == self.trick[0][1]]
        best = min(same, key=lambda each: ORDER.index(each[0]))
        taker = (self.leader + self.trick.index(best)) % self.players
        self.points[taker] += sum(WORTH.get(each[0], 0) for each in self.trick)
        rest = [*self.stock, self.upcard] if self.last_drawer is None else []
        for step, drawn in enumerate(rest[: self.players]):
            seat = (taker + step) % self.players
            self.hands[seat].add(drawn)
            if drawn == self.upcard:
                self.last_drawer = seat
        self.stock = self.stock[self.players :]
        self.leader, self.trick = taker, []


def _options(players: int, seed: int) -> dict[str, Any]:
    return {"players": players} | ({"removed_two": TWOS[seed % 4]} if players == 3 else {})


@pytest.mark.slow
@MORE
def test_random_deals_go_as_they_do_when_told_once_more(players: int) -> None:
    sides = {2: ((0,), (1,)), 3: ((0,), (1,), (2,)), 4: ((0, 2), (1, 3))}
    sides[6] = ((0, 2, 4), (1, 3, 5))
    won, tricks = Counter[str](), {2: 20, 3: 13, 4: 10, 6: 6}[players]
    for seed in range(DEALS):
        options = _options(players, seed)
        table = ic.deal("briscola", seed=seed, dealer=seed % players, match="single", **options)
        start, chance = table.deals.start(1), Random(seed)
        assert start is not None
        gone = {options.get("removed_two", "")} | (set(TWOS) if players == 6 else set())
        assert sorted(start.deck) == sorted(set(ITALIAN.cards) - gone)
        reference = Told(players, [*start.deck], (seed + 1) % players)
        drew = {event.facts["seat"] for _, event in table.log() if event.name == "drew-upcard"}
        while table.to_move is not None:
            state = table.moment.state
            assert table.to_move == (reference.leader + len(reference.trick)) % players
            assert [set(hand) for hand in state.hands] == reference.hands
            view = table.view()
            assert (view.upcard is None) == (reference.last_drawer is not None)
            assert {str(move) for move in table.legal()} == reference.hands[table.to_move]
            move = chance.choice(table.legal())
            reference.play(str(move))
            table.play(move)
        log = [event for _, event in table.log()]
        drew = {event.facts["seat"] for event in log if event.name == "drew-upcard"}
        assert drew == {reference.last_drawer}
        assert sum(event.name == "trick-taken" for event in log) == tricks
        sheet = table.score().sheet
        totals = tuple(sum(reference.points[seat] for seat in side) for side in sides[players])
        assert sheet.totals == totals
        assert sum(totals) == 120
        best = [side for side, points in enumerate(totals) if points == max(totals)]
        assert sheet.winners == (tuple(best) if len(best) == 1 else ())
        won[sheet.result.name] += 1
        assert table.match_score.over
    assert won["won" if players != 3 else "won-of-three"] > DEALS // 2


def _with_two_to_sign(players: int, number: int, **options: Any) -> Iterator[ic.Table]:
    """That many deals in which whoever leads could make one sign or another."""
    seed = 0
    while number:
        seed += 1
        table = ic.deal("briscola", seed=seed, players=players, table_talk="signals", **options)
        if len(_signs(table)) > 1:
            number -= 1
            yield table


def _signs(table: ic.Table) -> list[Move]:
    return [move for move in table.legal() if isinstance(move, Sign)]


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 6])
def test_a_sign_is_seen_by_the_partners_and_by_nobody_else(players: int) -> None:
    """Whichever of two trumps is signed, the others are told the same, byte for byte."""
    for table in _with_two_to_sign(players, 3 * TIMES):
        seat, first, second = table.to_move, *_signs(table)[:2]
        card = next(move for move in table.legal() if isinstance(move, Play))
        texts = []
        for sign in (first, second):
            table.play(sign)
            heard = [_texts_of_all(table)]
            table.play(card)
            texts.append([*heard, _texts_of_all(table)])
            table.undo().undo()
        for before, after in zip(*texts, strict=True):
            alike = [here == there for here, there in zip(before, after, strict=True)]
            assert alike == [(other - (seat or 0)) % 2 == 1 for other in table.seating.seats]


def _texts_of_all(table: ic.Table) -> list[str]:
    return [secrets.knowledge(table, seat) for seat in table.seating.seats]


def test_a_sign_in_sight_of_all_is_told_to_all() -> None:
    for table in _with_two_to_sign(4, 3, signs_seen_by="all"):
        texts = []
        for sign in _signs(table)[:2]:
            texts.append(_texts_of_all(table.play(sign)))
            table.undo()
        assert not any(here == there for here, there in zip(*texts, strict=True))


@pytest.mark.parametrize("players", [4, 6])
def test_a_hand_is_shown_to_the_partners_alone(players: int) -> None:
    """Zones and the log: three cards of each partner lie open, of an opponent none does."""
    for seed in range(5):
        table = ic.deal("briscola", seed=seed, players=players, partner_show_start=True)
        for _ in range(players):
            table.play("show")
        for seat in table.seating.seats:
            view = table.view(seat)
            hands = {zone.seat: zone for zone in table.game.zones(view) if zone.name == "hand"}
            for other in table.seating.seats:
                mine = (other - seat) % 2 == 0
                assert hands[other].face_down == (0 if mine else 3)
                if mine:
                    assert set(hands[other].cards) == set(table.view(other).hand)
            shows = [event for _, event in table.log(seat) if event.name == "showed"]
            seen = [event.facts["seat"] for event in shows if "cards" in event.facts]
            assert sorted(seen) == [each for each in range(players) if (each - seat) % 2 == 0]


def test_who_shows_is_unknown_until_all_have_answered() -> None:
    table = ic.deal("briscola", seed=3, players=4, partner_show_start=True)
    first = table.to_move
    told = []
    for answer in ("show", "pass"):
        table.play(answer)
        told.append([secrets.told(table, seat) for seat in table.seating.seats if seat != first])
        table.undo()
    assert told[0] == told[1]
    table.play("show").play("pass").play("pass")
    assert table.view().asking
    table.play("show")
    assert not table.view().asking
    assert [event.name for _, event in table.log(0, table.now)] == [
        "showed", "kept-hand", "kept-hand", "showed"
    ]  # fmt: skip


def test_hands_are_asked_for_when_the_table_agreed_on_it_and_never_else() -> None:
    found = {}
    for end, start in (("off", False), ("stock_empty", True), ("last_trick", False)):
        options = {"partner_show_start": start, "partner_show_end": end}
        table = ic.deal("briscola", seed=5, players=4, **options)
        asked = set()
        while table.to_move is not None:
            if table.view().asking:
                asked.add(len(table.view().hand) + table.view().stock_size)
            table.play(table.legal()[0])
        found[end, start] = asked
    assert found == {
        ("off", False): set(), ("stock_empty", True): {31, 3}, ("last_trick", False): {1}
    }  # fmt: skip


def test_what_is_said_is_heard_by_all_and_forgotten_after_the_trick() -> None:
    table = ic.position(
        "briscola; players=4; table_talk=open; hand=4S AB 6C; upcard=5S; seat=0; dealer=3"
    )
    table.play("say carico")
    for seat in table.seating.seats:
        assert table.view(seat).said[0] == ("carico",)
        event = table.log(seat)[-1][1]
        assert table.voice(seat, "en").finding(event.said) == "I have a carico."
    for _ in range(4):
        table.play(next(move for move in table.legal() if isinstance(move, Play)))
    assert not any(table.view(0).said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_and_sentence_has_a_button_and_words_of_its_own(language: str) -> None:
    voice = ic.deal("briscola", seed=1).voice(0, language)
    for moves in ([*map(Sign, SIGNS)], [*map(Say, SENTENCES)]):
        buttons = {voice.move(move) for move in moves}
        words = {voice.say(f"said-{move.uses.said}.ok") for move in moves}
        assert len(buttons) == len(words) == len(moves)


def test_a_sign_told_to_a_partner_is_a_face_that_others_do_not_see() -> None:
    table = next(_with_two_to_sign(4, 1))
    seat = table.to_move
    assert seat is not None
    sign = _signs(table)[0]
    table.play(sign)
    for other in table.seating.seats:
        event = table.log(other)[-1][1]
        mine = (other - seat) % 2 == 0
        assert (event.said is not None) == mine
        if mine:
            assert event.said.name == f"said-{sign.uses.said}"
        assert (event.facts.get("card") is not None) == mine
