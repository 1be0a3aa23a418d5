"""What every view and every deal has in common is written once, and is the same in every game."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from random import Random

import pytest

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.packets import packets, replaced
from italiancards.core.seats import Seat
from italiancards.core.view import SeatView, unseen_cards

COMMON = [field.name for field in fields(SeatView)]
EVERY = pytest.mark.parametrize("name", ic.GAMES)


@EVERY
def test_every_view_begins_with_what_a_seat_knows_in_any_game(name: str) -> None:
    table = ic.deal(name, seed=1)
    state, view = table.moment.state, table.view(1)
    assert isinstance(view, SeatView)
    assert [field.name for field in fields(view)][: len(COMMON)] == COMMON
    assert (view.seat, view.hand, view.dealer) == (1, state.hands[1], state.start.dealer)
    assert view.hand_sizes == tuple(map(len, state.hands))
    assert view.scores == state.start.scores
    assert view.players == table.seating.count


@pytest.mark.slow
@EVERY
def test_what_a_seat_has_not_seen_is_what_lies_hidden_twins_and_all(name: str) -> None:
    for seed in range(4):
        table, chance = ic.deal(name, seed=seed), Random(seed)
        while not table.over:
            state = table.moment.state
            for seat in range(table.seating.count):
                view = table.view(seat)
                shown = getattr(view, "shown", ((),) * view.players)
                hidden = Counter(state.stock)
                for apart in (*getattr(state, "pozzetti", ()), *getattr(state, "waiting", ())):
                    hidden += Counter(apart)
                if name == "briscola":  # the up-card lies open
                    hidden -= Counter(state.stock[-1:])
                for other, hand in enumerate(state.hands):
                    if other != seat:
                        hidden += Counter(hand) - Counter(shown[other])
                assert Counter(view.unseen) == hidden
            table.play(chance.choice(table.legal()))


def test_of_twins_the_one_that_is_not_seen_is_named() -> None:
    ace, two = RUMMY.card("Ah"), RUMMY.card("2h")
    assert unseen_cards((ace, two, ace), (ace,)) == (two, ace)
    assert unseen_cards((ace, two, ace), (ace,), (ace,)) == (two,)
    assert unseen_cards((ace, two)) == (ace, two)


def test_packets_go_round_and_each_sees_its_own() -> None:
    order = [Seat(2), Seat(0)]
    hands, left, events = packets(((), (), ()), RUMMY.cards[:5], order, 2)
    assert hands == (RUMMY.cards[2:4], (), RUMMY.cards[:2])
    assert left == RUMMY.cards[4:5]
    assert [event.facts["seat"] for event in events] == order
    for event in events:
        for seat in map(Seat, range(3)):
            seen = event.seen_from(seat)
            assert ("cards" in seen.facts) == (seat == event.facts["seat"])
            assert seen.facts["number"] == 2
    assert replaced(hands, 1, left) == (RUMMY.cards[2:4], left, RUMMY.cards[:2])


@pytest.mark.parametrize(
    ("name", "told", "scores"),
    [
        ("briscola", {"scores": "1 0"}, (1, 0)),
        ("scopa", {"players": 4, "scores": "7 10"}, (7, 10)),
        ("scala40", {"players": 3, "scores": "20 101 99"}, (20, 101, 99)),
        ("scala40", {"players": 3, "out": "1"}, (0, 101, 0)),
    ],
)
def test_a_position_takes_the_count_of_the_match_and_tells_it_again(
    name: str, told: dict[str, object], scores: tuple[int, ...]
) -> None:
    hand = "5c 6c 9d" if name == "scala40" else "7D 2C AB"
    table = ic.position(name, hand=hand, **told)
    assert table.view().scores == scores
    assert ic.position(table.position(everything=True)).view() == table.view()


@pytest.mark.parametrize("scores", ["1", "1 2 3", "1 x", "1 ٢٢٢٢٢٢٢", f"1 {'9' * 500}"])
def test_a_count_that_nobody_can_have_is_refused(scores: str) -> None:
    with pytest.raises(ic.ItalianCardsError, match=r"scores=.* must be 2 numbers"):
        ic.position("scopa", hand="7D", scores=scores)


@EVERY
def test_a_field_that_a_game_does_not_have_is_refused_with_the_nearest(name: str) -> None:
    with pytest.raises(ic.ItalianCardsError, match="Did you mean 'hand'"):
        ic.position(name, handy="7D")
    with pytest.raises(ic.ItalianCardsError, match="must be from 0 to"):
        ic.position(name, seat="9" * 500)
