"""Readings of cards as melds against brute force, and what a meld becomes, in two games' rules.

The brute force knows no order and no gaps: it lists every sequence and every set there can be, and
asks in how many ways the cards fill it, each for itself or (where it may) for another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import ClassVar

import pytest
from support.burraco import BURRACO, FIBUR
from support.depth import TIMES, often

from italiancards.core.cards import FRENCH_RANKS, RUMMY, Card, Cards
from italiancards.core.errors import Unreadable
from italiancards.core.melds import JOKER, ONE_JOKER, Add, Lay, Meld, MeldRules, grow, readings
from italiancards.core.melds.joins import joined
from italiancards.core.moves import Uses
from italiancards.core.notation import FRENCH

LINE = (*FRENCH_RANKS, "A")


class _Lay(Lay):
    melding: ClassVar[MeldRules] = BURRACO


class _Add(Add):
    melding: ClassVar[MeldRules] = BURRACO


GAMES = {"scala40": ONE_JOKER, "burraco": BURRACO, "fibur": FIBUR}
SOME = 300 * TIMES
"""Sets of cards that readings are tried with."""
EVERY = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


def _cards(text: str) -> Cards:
    return tuple(map(RUMMY.card, text.split()))


def _texts(melds: object) -> set[str]:
    return set(map(str, melds))  # type: ignore[call-overload]


def _targets(number: int, rules: MeldRules) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """Every sequence of so many cards, and every set, as the cards that it stands for."""
    for suit in RUMMY.suits:
        for first in range(len(LINE) - number + 1):
            yield "sequence", tuple(Card(rank, suit) for rank in LINE[first : first + number])
    for rank in FRENCH_RANKS:
        if number <= rules.longest_set and rank not in rules.wild_ranks:
            yield "set", tuple(Card(rank, "?") for _ in range(number))


def _brute(cards: Cards, rules: MeldRules) -> set[str]:
    """Every meld of some cards, written as the engine writes it."""
    found = set()
    for kind, target in _targets(len(cards), rules):
        for wild in {None, *cards}:
            if wild is not None and wild != JOKER and wild.rank not in rules.wild_ranks:
                continue
            own = Counter(cards) - Counter([wild] if wild else [])
            if own[JOKER]:
                continue
            found |= (
                _sets(own, wild, target, rules)
                if kind == "set"
                else _runs(own, wild, target, rules)
            )
    return found


def _sets(own: Counter[Card], wild: Card | None, target: Cards, rules: MeldRules) -> set[str]:
    naturals = sorted(own.elements(), key=lambda card: RUMMY.suits.index(card.suit))
    rank = target[0].rank
    if any(card.rank != rank for card in naturals):
        return set()
    suits = [card.suit for card in naturals]
    if not rules.repeats and len(set(suits)) < len(suits):
        return set()
    if wild is None:
        return {" ".join(naturals)}
    if rules.repeats:
        return {" ".join([*naturals, f"{wild}={rank}h"])}
    texts = set()
    for suit in set(RUMMY.suits) - set(suits):
        there = {**dict(zip(suits, naturals, strict=True)), suit: f"{wild}={rank}{suit}"}
        texts.add(" ".join(str(there[each]) for each in RUMMY.suits if each in there))
    return texts


def _runs(own: Counter[Card], wild: Card | None, target: Cards, rules: MeldRules) -> set[str]:
    texts = set()
    for place in range(len(target)) if wild else [None]:
        if place is not None and target[place] == wild:
            continue  # it stands for itself: then it is not wild
        naturals = [card for number, card in enumerate(target) if number != place]
        if Counter(naturals) != own:
            continue
        if sum(card.rank == "A" for card in naturals) > 1 and not rules.two_aces:
            continue
        texts.add(
            " ".join(f"{wild}={card}" if n == place else str(card) for n, card in enumerate(target))
        )
    return texts


def _some(chance: Random, number: int) -> Cards:
    """Cards that often make a meld: of a suit or a rank, with wild ones among them."""
    deck, kind = list(RUMMY.cards), chance.random()
    if kind < 0.5:
        suit, first = chance.choice(RUMMY.suits), chance.randrange(len(LINE))
        near = [Card(LINE[n % 13], suit) for n in range(first, first + number + 1)]
        cards = chance.sample(near, number)
    elif kind < 0.9:
        rank = chance.choice(FRENCH_RANKS)
        same = [card for card in deck if card.rank == rank]
        same = same[: chance.choice((4, 8))]
        cards = chance.sample(same, min(len(same), number))
    else:
        cards = chance.sample(deck, number)
    for _ in range(chance.choice((0, 0, 0, 1, 1, 2))):
        cards[chance.randrange(len(cards))] = chance.choice((JOKER, JOKER, *_cards("2h 2d 2c 2s")))
    chance.shuffle(cards)
    return tuple(cards)


def _check(rules: MeldRules, chance: Random, longest: int = 9) -> bool:
    cards = _some(chance, chance.randint(3, longest))
    found = readings(cards, rules)
    assert all(Counter(meld.cards) == Counter(cards) for meld in found)
    assert _texts(found) == _brute(cards, rules), cards
    return bool(found)


@pytest.mark.slow
@EVERY
def test_cards_are_read_as_brute_force_reads_them(rules: MeldRules) -> None:
    chance = Random(9)
    made = [_check(rules, chance) for _ in range(SOME)]
    assert 0.1 * SOME < sum(made) < 0.98 * SOME


@pytest.mark.slow
@EVERY
def test_thousands_of_cards_are_read_as_brute_force_reads_them(rules: MeldRules) -> None:
    """With `THOROUGH=10` twenty thousand sets of up to nine cards, two thousand of up to 14."""
    chance = Random(10)
    for _ in range(often(2_000)):
        _check(rules, chance)
    assert sum(_check(rules, chance, longest=14) for _ in range(often(200))) > often(20)


@pytest.mark.parametrize(
    ("told", "lies"),
    [
        ("4h 5h 2h JK", "2h JK=3h 4h 5h"),
        ("2h 4h 3h", "2h 3h 4h"),  # of itself, where that makes a meld
        ("7h 2c 7d", "7h 7d 2c=7h"),
        ("7h 2c=7h 7d", "7h 7d 2c=7h"),
        ("Kh 2d Ah", "2d=Qh Kh Ah"),
        ("5h 6h 2c", "5h 6h 2c"),  # above or below: nothing is chosen
        ("5h 2c=4h 6h", "2c=4h 5h 6h"),
        ("2h 3h 4h 2h", "2h 3h 4h 2h"),
        ("2h 3h 4h 2h=5h", "2h 3h 4h 2h=5h"),
        ("5h 2c 2d 7h", "5h 2c 2d 7h"),  # no meld
    ],
)
def test_what_is_not_said_of_a_wild_card_is_filled_in_where_it_has_one_place_only(
    told: str, lies: str
) -> None:
    assert str(_Lay.read(told, FRENCH)) == f"lay {lies}"


def test_chosen_cards_are_offered_with_each_place_of_the_wild_card() -> None:
    offered = [str(move) for move in _Lay.chosen(Uses(_cards("5h 6h 2c")))]
    assert offered == ["lay 2c=4h 5h 6h", "lay 5h 6h 2c=7h"]
    assert [str(move) for move in _Lay.chosen(Uses(_cards("5h 7d 9c")))] == ["lay 5h 7d 9c"]


@pytest.mark.parametrize(
    "text", ["8c to 2", "2c=8c to 2", "JK=8c to 2", "8c to 2 with 2c low", "8c to 2 with JK high"]
)
def test_an_added_card_says_where_another_goes(text: str) -> None:
    assert str(_Add.read(text, FRENCH)) == f"add {text}"


@pytest.mark.parametrize(
    "text", ["8c to 2 with 2c", "8c to 2 with 2c left", "8c=9c to 2", "8c with 2c low to 2", "8c"]
)
def test_an_added_card_that_says_something_else_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        _Add.read(text, FRENCH)
    with pytest.raises(Unreadable):
        Add.read("8c to 2 with JK low", FRENCH)  # there a freed joker goes to the hand


def test_sequences_that_follow_each_other_are_joined_with_one_wild_card_only() -> None:
    def joint(*texts: str) -> list[str]:
        return [str(meld) for meld in joined([_meld(each, BURRACO) for each in texts], BURRACO)]

    assert joint("7h 8h 9h", "2c=4h 5h 6h") == ["2c=4h 5h 6h 7h 8h 9h"]
    assert len(joint("7h JK=8h 9h", "2c=4h 5h 6h")) == 2
    assert len(joint("7h 8h 9h", "7d 7c 2c=7h")) == 2


@pytest.mark.parametrize(
    ("told", "melds"),
    [
        ("Ah 2h 3h JK", {"Ah 2h 3h JK=4h"}),
        ("4h 5h 2h JK", {"2h JK=3h 4h 5h"}),
        ("Kh Ah 2h", {"2h=Qh Kh Ah"}),
        ("Kh Ah 2c", {"2c=Qh Kh Ah"}),
        ("2h 2c JK", set()),
        ("2h 2c 2s", set()),
        ("7h 7h 7h 7d", {"7h 7h 7h 7d"}),
        ("7h 7c JK 2s", set()),
        ("7h 7c 2s", {"7h 7c 2s=7h"}),
        ("5h 6h 7d", set()),
    ],
)
def test_burraco_reads_twos_as_themselves_or_as_wild(told: str, melds: set[str]) -> None:
    assert _texts(readings(_cards(told), BURRACO)) == melds


def test_nine_cards_are_the_longest_set_of_burraco_and_four_of_scala_quaranta() -> None:
    eight = "7h 7h 7d 7d 7c 7c 7s 7s"
    assert len(readings(_cards(f"{eight} 2h"), BURRACO)) == 1
    assert readings(_cards(f"{eight} 2h JK"), BURRACO) == ()
    assert _texts(readings(_cards("7h 7d 7c 7s"))) == {"7h 7d 7c 7s"}
    assert readings(_cards("7h 7h 7d")) == readings(_cards("7h 7d 7c 7s JK")) == ()


def test_an_ace_may_close_both_ends_of_a_run_only_where_the_game_has_two() -> None:
    suit = " ".join(f"{rank}h" for rank in LINE)
    assert _texts(readings(_cards(suit), BURRACO)) == {suit}
    assert readings(_cards(suit), FIBUR) == readings(_cards(suit)) == ()
    assert len(readings((*_cards(suit)[:-1], JOKER), FIBUR)) >= 2


# What a meld becomes


def _meld(text: str, rules: MeldRules) -> Meld:
    cards = _cards(" ".join(word.partition("=")[0] for word in text.split()))
    return next(meld for meld in readings(cards, rules) if str(meld) == text)


@pytest.mark.parametrize(
    ("meld", "card", "becomes"),
    [
        ("5h 6h 7h", "8h", {"5h 6h 7h 8h"}),
        ("5h 6h 7h", "4h", {"4h 5h 6h 7h"}),
        ("5h 6h 7h", "9h", set()),
        ("5h 6h 7h", "8d", set()),
        ("5h 6h 7h", "JK", {"JK=4h 5h 6h 7h", "5h 6h 7h JK=8h"}),
        ("5h 6h 7h", "2d", {"2d=4h 5h 6h 7h", "5h 6h 7h 2d=8h"}),
        ("3h 4h 5h", "2h", {"2h 3h 4h 5h", "3h 4h 5h 2h=6h"}),
        # its own card frees the wild one, which goes to the lower end
        ("5h JK=6h 7h", "6h", {"JK=4h 5h 6h 7h"}),
        ("3h 2c=4h 5h", "4h", {"2c=2h 3h 4h 5h"}),
        ("3h 2h=4h 5h", "4h", {"2h 3h 4h 5h"}),  # below the three a two of the suit is itself
        ("Ah JK=2h 3h", "2h", {"Ah 2h 3h JK=4h"}),  # the lower end is closed by an ace
        # at an end it is free to fill a gap at the other
        ("2c=4h 5h 6h", "8h", {"5h 6h 2c=7h 8h"}),
        ("5h 6h JK=7h", "3h", {"3h JK=4h 5h 6h"}),
        ("5h JK=6h 7h", "9h", set()),  # in the middle it is locked
        ("2h 3h 4h", "6h", {"3h 4h 2h=5h 6h"}),  # a natural two turns wild
        ("5h 6h JK=7h", "2c", set()),  # one wild card at most
        ("7h 7h 7d", "7d", {"7h 7h 7d 7d"}),
        ("7h 7h 7d", "8d", set()),
        ("7h 7h 7d", "2s", {"7h 7h 7d 2s=7h"}),
    ],
)
def test_a_meld_of_burraco_grows_as_its_rules_let_the_wild_card_move(
    meld: str, card: str, becomes: set[str]
) -> None:
    found = _texts(grow(_meld(meld, BURRACO), RUMMY.card(card), BURRACO))
    assert found == becomes


def test_a_freed_wild_card_has_a_choice_only_where_either_end_is_agreed() -> None:
    run, six = _meld("5h JK=6h 7h", BURRACO), RUMMY.card("6h")
    assert _texts(grow(run, six, FIBUR)) == {"JK=4h 5h 6h 7h", "5h 6h 7h JK=8h"}
    assert grow(run, six, ONE_JOKER) == ()  # there it goes to the hand: that is a swap


def test_in_a_full_run_there_is_nowhere_left_for_the_freed_card() -> None:
    line = [f"{rank}h" for rank in LINE]
    run = " ".join("JK=6h" if card == "6h" else card for card in line)
    assert grow(_meld(run, BURRACO), RUMMY.card("6h"), BURRACO) == ()


def _near(meld: Meld) -> list[Card]:
    """The cards of the meld's suit or rank, often."""
    first = meld.parts[0].stands
    return [card for card in RUMMY.cards if first and (card.suit, card.rank)[meld.kind == "set"]
            == (first.suit, first.rank)[meld.kind == "set"]] * 8  # fmt: skip


@EVERY
def test_what_a_meld_becomes_is_a_reading_of_its_cards_and_the_new_one(rules: MeldRules) -> None:
    chance, seen = Random(4), 0
    for _ in range(2500):
        for meld in readings(_some(chance, chance.randint(3, 7)), rules)[:2]:
            card = chance.choice((*RUMMY.cards, *_near(meld)))
            again = _texts(readings((*meld.cards, card), rules))
            longer = grow(meld, card, rules)
            seen += len(longer)
            assert _texts(longer) <= again
            locked = [part for part in meld.parts[1:-1] if not part.wild]
            for other in longer:
                assert other.kind == meld.kind
                assert all(part in other.parts for part in locked if part.card.rank != "2")
    assert seen > 40


def test_a_meld_of_scala_quaranta_grows_as_it_is_extended() -> None:
    from italiancards.core.melds import Part

    chance = Random(5)
    for _ in range(1500):
        for meld in readings(_some(chance, chance.randint(3, 6)))[:2]:
            card = chance.choice(RUMMY.cards)
            parts = [*meld.ways(card)] if card == JOKER else [Part.of(card)]
            extended = {str(each) for part in parts if (each := meld.extended(part))}
            assert _texts(grow(meld, card, ONE_JOKER)) == extended
