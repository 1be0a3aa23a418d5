"""Scopa against independent brute force, and one whole record of each preset."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain, combinations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.scopa_ways import WAYS
from support.thorough import TIMES, often

import italiancards as ic
from italiancards.core.cards import ITALIAN
from italiancards.core.moves import Capture, Play
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat
from italiancards.games.scopa.rules.options import Options
from italiancards.games.scopa.rules.play import advance
from italiancards.games.scopa.rules.primiera import exact, rough, sums
from italiancards.games.scopa.rules.progress import count
from italiancards.games.scopa.rules.state import State
from italiancards.games.scopa.rules.taking import captures
from italiancards.games.scopa.rules.view import view

GOLDEN = Path(__file__).parent / "golden"
EVERY_WAY = pytest.mark.parametrize("way", range(len(WAYS)))
WORTH = {"A": 1, "F": 8, "C": 9, "R": 10} | {str(number): number for number in range(2, 8)}
PRIME = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}


def counted_out(state: State) -> Sheet:
    """The score of a deal, from the first seat."""
    return count(view(state, Seat(0)))


def _subsets(table: Any) -> Any:
    return chain.from_iterable(combinations(table, size) for size in range(1, len(table) + 1))


def _by_sum(table: Any) -> dict[int, list[frozenset[str]]]:
    """Every set of table cards by what it makes: found by trying them all."""
    found: dict[int, list[frozenset[str]]] = {}
    for cards in _subsets(table):
        found.setdefault(sum(WORTH[card[0]] for card in cards), []).append(frozenset(cards))
    return found


def _allowed(options: Options, card: str, table: Any, made: Any) -> set[frozenset[str]]:
    """A second opinion on what a card may take, told by the table of RULES section 1."""
    if options.ace_takes_all and card[0] == "A" and table:
        ace_lies_there = any(each[0] == "A" for each in table)
        if not (ace_lies_there and options.ace_on_table_blocks):
            return {frozenset(table)}
    if options.scopa_a_15:
        sets = made.get(15 - WORTH[card[0]], [])
    else:
        sets = made.get(WORTH[card[0]], [])
        singles = [cards for cards in sets if len(cards) == 1]
        if singles and options.exact_match_obligation:
            sets = singles
    if options.sum_choice == "fewest_cards":
        fewest = min(map(len, sets), default=0)
        sets = [cards for cards in sets if len(cards) == fewest]
    return set(sets)


def _tables(number: int, seed: int) -> Any:
    chance = Random(seed)
    for _ in range(number):
        table = tuple(chance.sample(ITALIAN.cards, chance.randint(0, 10)))
        yield table, _by_sum(table)


@pytest.mark.slow
def test_captures_are_those_of_brute_force_on_1000_tables_for_every_card() -> None:
    _captures_are_right(1000, Options(), seed=1)


@pytest.mark.slow
def test_captures_are_those_of_brute_force_on_thousands_of_tables_for_every_card() -> None:
    _captures_are_right(often(20_000), Options(), seed=2)


def _captures_are_right(number: int, options: Options, seed: int) -> None:
    for table, made in _tables(number, seed):
        lying = set(table)
        for card in ITALIAN.cards:
            if card not in lying:
                found = [frozenset(cards) for cards in captures(options, card, table)]
                assert len(found) == len(set(found))
                assert set(found) == _allowed(options, card, table, made), (card, table)


@pytest.mark.slow
@EVERY_WAY
def test_captures_are_those_of_brute_force_under_every_agreement(way: int) -> None:
    options = ic.deal("scopa", seed=1, **WAYS[way]).options
    _captures_are_right(60 * TIMES, options, seed=way)


@pytest.mark.slow
@EVERY_WAY
def test_what_is_legal_is_what_a_second_opinion_allows_and_nothing_readable_beside(
    way: int,
) -> None:
    """Every card laid down, and every card with every set of table cards, in whole deals."""
    for seed in range(4):
        table = ic.deal("scopa", seed=seed, **WAYS[way])
        chance = Random(seed)
        while not table.over:
            view, made = table.view(), _by_sum(table.view().table)
            wanted: set[Any] = set()
            for card in view.hand:
                sets = _allowed(table.options, card, view.table, made)
                wanted |= {Capture(card, tuple(cards)) for cards in sets} or {Play(card)}
            assert set(table.legal()) == wanted
            if len(view.table) <= 6 and len(view.hand) <= 10:
                readable = [Play(card) for card in view.hand]
                readable += [
                    Capture(card, cards) for card in view.hand for cards in _subsets(view.table)
                ]
                rules = table.game.rules
                assert {move for move in readable if rules.allows(view, move)} == wanted
            assert wanted <= set(table.game.candidates(view))
            table.play(chance.choice(table.legal()))


@EVERY_WAY
def test_cards_are_conserved_and_positions_read_back_under_every_agreement(way: int) -> None:
    table = ic.deal("scopa", seed=way, **WAYS[way]).autoplay("random")
    state = table.moment.state
    assert Counter(chain(state.table, *state.taken)) == Counter(ITALIAN.cards)
    assert ic.read(table.record()) == table
    while any(moment.move for moment in table.moments[1 : table.now + 1]):
        told = table.position(everything=True)
        again = ic.position(told)
        assert (again.sampled, again.position(everything=True)) == ((), told)
        assert ic.position(table.position()).view() == replace(
            table.view(), last_capture=None, scores=(0,) * len(table.parties)
        )
        table.undo()


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 3), (6, 2)])
def test_the_cards_come_out_even_and_every_round_begins_at_the_dealers_right(
    players: int, rounds: int
) -> None:
    table = ic.deal("scopa", players=players, seed=3, dealer=1)
    table.autoplay("random")
    log = table.log()
    assert [event.name for _, event in log].count("dealt") == rounds
    plays = [moment for moment in table.moments if moment.move is not None]
    assert len(plays) == 36
    for number in range(0, 36, 3 * players):
        assert plays[number].seat == 2 % players


# The count


def _split(chance: Random, sides: int) -> list[tuple[Any, ...]]:
    piles: list[list[Any]] = [[] for _ in range(sides)]
    weights = [chance.random() + 0.1 for _ in range(sides)]
    for card in ITALIAN.cards:
        chance.choices(piles, weights)[0].append(card)
    return [tuple(pile) for pile in piles]


def _prime_sums(pile: Any) -> list[int]:
    """What every choice of one card a suit comes to, by trying them all."""
    by_suit = [[card for card in pile if card[1] == suit] for suit in "DCSB"]
    return [sum(PRIME[card[0]] for card in four) for four in product(*by_suit)]


def _alone_at_the_top(counts: list[Any]) -> int | None:
    known = sorted((count for count in counts if count), reverse=True)
    if not known or known[1:2] == known[:1]:
        return None
    return counts.index(known[0])


@pytest.mark.parametrize("sides", [2, 3])
def test_the_primiera_is_the_best_of_all_choices_of_four(sides: int) -> None:
    chance = Random(sides)
    for _ in range(300):
        piles = _split(chance, sides)
        tried = [max(_prime_sums(pile), default=None) for pile in piles]
        assert list(sums(piles, missing_suit="cannot_win")) == tried
        assert exact(piles, missing_suit="cannot_win") == _alone_at_the_top(tried)


def _rough(piles: Any) -> int | None:
    """S0: three sevens; if the sevens are tied, three sixes; else the exact sum."""
    sevens, sixes = ([sum(c[0] == r for c in pile) for pile in piles] for r in "76")
    for side in range(len(piles)):
        if sevens[side] in (3, 4):
            return side
    if sevens.count(max(sevens)) > 1:
        for side in range(len(piles)):
            if sixes[side] in (3, 4):
                return side
    return _alone_at_the_top([max(_prime_sums(pile), default=None) for pile in piles])


def test_the_rough_way_is_that_of_the_source_and_sometimes_contradicts_the_sum() -> None:
    chance, differ = Random(9), 0
    for number in range(2000):
        piles = _split(chance, 2 + number % 2)
        found = rough(piles, missing_suit="cannot_win")
        assert found == _rough(piles)
        differ += found != exact(piles, missing_suit="cannot_win")
    assert differ > 20


@EVERY_WAY
def test_the_whole_count_is_that_of_a_second_opinion(way: int) -> None:
    table = ic.deal("scopa", seed=1, **WAYS[way]).autoplay("random")
    options, chance, state = table.options, Random(way), table.moment.state
    for _ in range(200):
        piles = _split(chance, len(state.taken))
        scope = tuple(tuple(chance.sample(p, min(len(p), chance.randint(0, 2)))) for p in piles)
        counted = counted_out(replace(state, table=(), taken=tuple(piles), scope=scope))
        points = [len(each) for each in scope]
        majorities = [
            [len(pile) for pile in piles],
            [sum(card[1] == "D" for card in pile) for pile in piles],
        ]
        winners = [_alone_at_the_top(each) for each in majorities]
        winners.append(next(side for side, pile in enumerate(piles) if "7D" in pile))
        best = [sum(max([PRIME[c[0]] for c in pile if c[1] == suit], default=0) for suit in "DCSB")
                for pile in piles]  # fmt: skip
        if options.primiera_missing_suit == "cannot_win":
            best = [
                b if len({c[1] for c in p}) == 4 else 0 for b, p in zip(best, piles, strict=True)
            ]
        by_sum = _alone_at_the_top(best)
        winners.append(_rough_or(piles, by_sum) if options.primiera == "rough" else by_sum)
        for side in winners:
            if side is not None:
                points[side] += 1
        for side, pile in enumerate(piles):
            points[side] += options.rebello and "RD" in pile
            run = 0
            while run < 10 and "A234567FCR"[run] + "D" in pile:
                run += 1
            points[side] += run if options.napola and run >= 3 else 0
        assert counted.totals == tuple(points)
        first = _alone_at_the_top(points)
        assert counted.winners == (() if first is None else (first,))


def _rough_or(piles: Any, by_sum: int | None) -> int | None:
    sevens, sixes = ([sum(c[0] == r for c in pile) for pile in piles] for r in "76")
    if max(sevens) >= 3:
        return sevens.index(max(sevens))
    if sevens.count(max(sevens)) > 1 and max(sixes) >= 3:
        return sixes.index(max(sixes))
    return by_sum


@pytest.mark.slow
def test_each_category_has_one_winner_at_most_and_the_settebello_exactly_one() -> None:
    for seed in range(100):
        lines = {line.name: line.points for line in
                 ic.deal("scopa", seed=seed, players=(2, 3, 4, 6)[seed % 4])
                 .autoplay("random").score().sheet.lines}  # fmt: skip
        assert sum(lines["settebello"]) == 1
        assert all(sum(lines[name]) <= 1 for name in ("carte", "denari", "primiera"))


def test_where_the_two_ways_of_the_primiera_differ_both_stand_side_by_side() -> None:
    shown, chance = {True: 0, False: 0}, Random(4)
    over = ic.deal("scopa", seed=1).autoplay("random").moment.state
    for _ in range(300):
        piles = tuple(_split(chance, 2))
        differ = exact(piles, missing_suit="cannot_win") != rough(piles, missing_suit="cannot_win")
        lines = {line.name: line for line in counted_out(replace(over, taken=piles)).lines}
        assert ("primiera-otherwise" in lines) == differ
        assert not differ or lines["primiera-otherwise"].points == (0, 0)
        shown[differ] += 1
    assert min(shown.values()) > 5


def test_what_nobody_has_taken_belongs_to_nobody_and_scores_nothing() -> None:
    """Cannot be reached in play: the last card always takes from thirty-nine others."""
    state = ic.deal("scopa", seed=1).moment.state
    left = replace(state, hands=((), ()), stock=(), table=ITALIAN.cards)
    assert left.over
    assert advance(left) is None
    assert counted_out(left).totals == (0, 0)


def test_three_or_four_kings_never_lie_on_the_first_table() -> None:
    redealt = 0
    for seed in range(3000):
        table = ic.deal("scopa", seed=seed)
        redealt += table.log()[0][1].name == "redealt"
        assert sum(card.rank == "R" for card in table.view().table) < 3
        assert Counter(chain(*table.moment.state.hands, table.view().table,
                             table.moment.state.stock)) == Counter(ITALIAN.cards)  # fmt: skip
    assert redealt > 0


# What is told


def test_the_score_prints_its_lines_with_their_cards() -> None:
    position = (
        "scopa; hand=4B; table=3B; dealer=0; last=1; "
        "taken=7D 7C 7S AD 2D 3D AC 2C 3C 6D 6C 6S AS 2S 3S RD RC RS CD CC / "
        "FD FC FS FB CS CB RB 7B 6B 5B AB 2B 4D 4C 4S 5D 5C 5S; scope=7C RD"
    )
    text = str(ic.position(position).play("4B").score()).splitlines()
    told = [" ".join(line.split()) for line in text]
    assert told[0] == "Anna Rosa"
    assert told[1].startswith("Cards, 20–20 0 (7D")
    assert told[2] == "Coins, 7–3 1 (7D AD 2D 3D 6D RD CD) 0 (FD 4D 5D)"
    assert told[3] == "Settebello 1 (7D) 0"
    assert told[4] == "Primiera, ×–66 0 (7D 7C 7S) 1 (5D 5C 5S 7B)"
    assert told[5].startswith("Counting sevens, the primiera would go to Anna 0 (7D 7C 7S 6D")
    assert told[6] == "Scopas 2 (7C RD) 0"
    assert told[-1] == "4 to 1: Anna wins the deal."


@pytest.mark.parametrize(
    ("me", "language", "text"),
    [
        (0, "en", "your side wins the deal"),
        (1, "en", "Anna and Aldo win the deal"),
        (2, "it", "vincete la mano"),
        (3, "it", "Anna e Aldo vincono la mano"),
    ],
)
def test_partners_are_told_of_together(me: int, language: str, text: str) -> None:
    for seed in range(20):
        table = ic.deal("scopa", players=4, seed=seed).autoplay("random")
        result = table.score().sheet.result
        assert result is not None
        if result.facts["winner"] == (0, 2):
            assert text in table.voice(me, language).finding(result)
            return
    raise AssertionError("nobody won")


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (
            "RC x AD+4D",
            "The ace of coins and the four of coins add up to 5, but the king of cups is "
            "worth 10. The king of clubs on the table has the same value as the king of cups: "
            "you must take that card and no other.",
        ),
        ("RC", "The king of cups can take the king of clubs, and a card that can take must take."),
        ("RC x RB", "The king of cups takes the king of clubs, of the same value."),
        ("king of cups x RB", "The king of cups takes the king of clubs, of the same value."),
        ("RCxRB", "The king of cups takes the king of clubs, of the same value."),
        ("6S x AD 5C", "The five of cups is not on the table."),
    ],
)
def test_why_a_capture_is_allowed_or_not(move: str, text: str) -> None:
    table = ic.position("scopa", hand="RC 2S 6S", table="AD 4D RB FS")
    assert table.why(move).text == text


@pytest.mark.parametrize("junk", ["RC x", "x RB", "RC x RB x AD", "RC x RB+RB", "RC x 7X", "x"])
def test_junk_is_refused_with_the_offending_text(junk: str) -> None:
    table = ic.position("scopa", hand="RC 2S 6S", table="AD 4D RB FS")
    with pytest.raises(ic.ItalianCardsError) as caught:
        table.why(junk)
    assert repr(junk) in str(caught.value)


def test_a_capture_lies_there_until_it_is_gathered() -> None:
    table = ic.position("scopa", hand="RC 2S 6S", table="AD 4D RB FS", stock=6)
    table.play("RC x RB")
    view = table.view(1, at=1)
    assert view.to_move is None
    zone = next(zone for zone in table.game.zones(view) if zone.name == "table")
    assert (zone.cards, zone.best, zone.going) == (("AD", "4D", "RB", "FS", "RC"), 4, (2, 4))
    zone = next(zone for zone in table.game.zones(table.view(1)) if zone.name == "table")
    assert (zone.cards, zone.going) == (("AD", "4D", "FS"), ())
    last = next(zone for zone in table.game.zones(table.view(1)) if zone.name == "last-capture")
    assert (last.cards, last.owners) == (("RC", "RB"), (0, 0))


@pytest.mark.parametrize("preset", sorted(ic.game("scopa").presets))
def test_the_golden_record_replays_and_is_written_the_same(preset: str) -> None:
    path = GOLDEN / f"scopa_{preset}.ic"
    table = ic.load(path)
    assert table.standing.over
    assert table.record() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("parts", "error"),
    [
        ({"hand": "AD 2D 3D 4D"}, "A hand has at most 3 cards"),
        ({"hand": "AD", "table": "AD"}, "AD appears twice"),
        ({"hand": "AD 2D 3D", "stock": 5}, "5 cards do not divide evenly"),
        ({"hand": "AD 2D", "draw": "after_each_play", "stock": 2}, "2 cards do not divide evenly"),
        ({"hand": "AD", "others": "2D 3D"}, "a hand must have 1 cards, not 2"),
        ({"hand": "AD", "taken": "2D 3D", "scope": "4D"}, "names a card twice, or one not in"),
        ({"hand": "AD", "taken": "2D / 3D / 4D"}, "names 3 of 2"),
        ({"hand": "AD", "last": 2}, "last='2' must be from 0 to 1"),
        ({"hand": "AD", "trump": "D"}, "A position of Scopa has no field 'trump'"),
    ],
)
def test_cards_that_cannot_lie_so_are_refused(parts: dict[str, Any], error: str) -> None:
    with pytest.raises(ic.ItalianCardsError, match=error):
        ic.position("scopa", **parts)


def test_what_is_not_told_of_a_position_is_filled_in_sensibly() -> None:
    table = ic.position("scopa", hand="7C 2S RB", table="7D 4C 3S FB")
    assert table.sampled == ("others", "stock")
    assert (table.view().hand_sizes, table.view().stock_size) == ((3, 3), 30)
    table = ic.position("scopa", hand="7C 2S", table="7D 4C 3S", players=3, dealer=1)
    assert table.view().hand_sizes == (2, 2, 1)  # seat 2 is the eldest and has played
    assert len(table.moment.state.taken[1]) != 1


@pytest.mark.parametrize(("language", "text"), [("en", "Diamonds"), ("it", "Quadri")])
def test_with_a_french_pack_the_coins_are_diamonds(language: str, text: str) -> None:
    table = ic.position("scopa", hand="Kd 2s 6s", table="Ad 4d Kc Jc", deck="french")
    table.play("Kd x Kc")
    line = table.score().sheet.lines[1]
    assert table.voice(0, language).line(line) == text
    assert str(table.moments[1].move) == "Kd x Kc"
