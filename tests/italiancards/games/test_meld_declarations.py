"""Whatever a text says of wild cards, in Burraco and Scala Quaranta, against brute force.

The judgement of the rules, what is played and what questions answer are compared with
`support/reference_melds.py`, which was written from RULES.md and shares no code with the rules:
every place that a wild card is said to have, in sets and sequences of three to nine cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Any

import pytest
from support import reference_melds as reference
from support.depth import TIMES
from support.reference_melds import (
    ENDS,
    LINE,
    RANKS,
    SUITS,
    House,
    Reading,
    part,
    plain,
    said,
    said_twice,
    shuffled,
    silent,
)

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.melds import Meld

SPARE = ("8d", "10s")
"""Cards that stay in hand, so that a turn can be finished."""
FIBUR = {"two_aces": False, "freed_wild": "either_end"}
LOCKED = {"free_wild_shift": False}
NO_TWOS = {"natural_two_may_turn_wild": False, "freed_wild": "either_end"}
ANY_SUIT = {"set_joker": "either_missing_suit"}


@dataclass(frozen=True)
class At:
    """A table at which melds are judged.

    Args:
        game: the game.
        options: what is agreed.
        house: the same for the brute force.
    """

    game: str
    options: dict[str, Any]
    house: House

    def moment(self, hand: tuple[str, ...], *melds: Meld) -> tuple[Any, Any, Any]:
        """The game, a state whose seat to move holds these cards, and what that seat knows."""
        table = _table(self.game, tuple(self.options.items()))
        cards = tuple(map(RUMMY.card, (*hand, *SPARE)))
        state = replace(
            table.moment.state,
            hands=(cards, *table.moment.state.hands[1:]),
            melds=melds,
            meld_owners=(0,) * len(melds),
        )
        return table.game, state, table.game.view(state, table.seating.seat(0))

    @property
    def any_suit(self) -> bool:
        """Whether nothing need be said of the joker of a set."""
        return self.options == ANY_SUIT


TABLES: dict[tuple[Any, ...], ic.Table] = {}


def _table(game: str, options: tuple[tuple[str, Any], ...]) -> ic.Table:
    if (game, options) not in TABLES:
        opened = {"opened": "0"} if game == "scala40" else {}
        fields = {"hand": " ".join(SPARE), "discards": "9c", "drawn": True}
        TABLES[game, options] = ic.position(game, **fields, **opened, **dict(options))
    return TABLES[game, options]


def _burraco(**options: Any) -> At:
    shift = options.get("free_wild_shift", True)
    house = House(
        twos=True,
        longest_set=9,
        twins=True,
        two_aces=options.get("two_aces", True),
        either_end=options.get("freed_wild") == "either_end",
        shift=shift,
        two_shifts=shift and options.get("natural_two_may_turn_wild", True),
    )
    return At("burraco", options, house)


SCALA40 = At("scala40", {}, reference.SCALA40)
EITHER_SUIT = At("scala40", ANY_SUIT, reference.SCALA40)
BURRACO = _burraco()
HOUSES = {
    "burraco": BURRACO,
    "fibur": _burraco(**FIBUR),
    "scala40": SCALA40,
    "either suit": EITHER_SUIT,
}
EACH_HOUSE = pytest.mark.parametrize("at", HOUSES.values(), ids=HOUSES)


# Melds that are laid


def _as_reading(meld: Meld, house: House) -> Reading:
    """A meld of the rules as the brute force tells one."""
    lies = [(str(part.card), str(part.stands)) for part in meld.parts]
    if meld.kind == "set":
        if house.twins:
            lies = [(card, card if card == it else f"{it[:-1]}?") for card, it in lies]
        return Reading("set", tuple(sorted(lies, key=lambda each: each[not house.twins])))
    first = lies[0][1][:-1]
    last = lies[-1][1][:-1]
    low = 13 - len(lies) + 1 if last == "A" else RANKS.index(first)
    return Reading("sequence", tuple(lies), low)


def _readings(words: tuple[str, ...], at: At) -> set[Reading]:
    """What a meld may be, as far as it has to be said at a table."""
    found = reference.readings(words, at.house)
    sets = {each for each in found if each.kind == "set"}
    return {min(sets, key=str)} if at.any_suit and sets == found and found else found


def _check(words: tuple[str, ...], at: At) -> bool:
    """Judge a meld, play it, and compare; tell whether it may be laid."""
    text = f"lay {' '.join(words)}"
    game, state, view = at.moment(tuple(word.partition("=")[0] for word in words))
    move = game.read_move(text, view.options)
    found = _readings(words, at)
    verdict = game.rules.judge(view, move)
    assert verdict.ok == (len(found) == 1), (text, verdict, found)
    assert game.rules.allows(view, move) == verdict.ok
    if verdict.ok:
        after, _ = game.play(state, move)
        reading = _as_reading(after.melds[-1], at.house)
        assert reading in found or at.any_suit, (text, reading, found)
        assert game.read_move(str(move), view.options) == move
        return True
    broken = {finding.name: finding for finding in verdict.reasons}
    asked = broken.get("wild-is-said") or broken.get("joker-declared")
    assert bool(asked) == (len(found) > 1), (text, verdict)
    if asked:
        assert [*broken.values()] == [asked], (text, verdict)
        _accepted(asked.facts["way"], words, found, at)
    return False


def _accepted(way: str, words: tuple[str, ...], found: set[Reading], at: At) -> None:
    """Each thing that one is asked to say is accepted, and together they are all that there is."""
    readings_on_table = set()
    for each in way.split(" / "):
        silent = each.partition("=")[0]
        spoken_words = tuple(each.split()) if " " in each else _instead(words, silent, each)
        game, state, view = at.moment(tuple(word.partition("=")[0] for word in spoken_words))
        move = game.read_move(f"lay {' '.join(spoken_words)}", view.options)
        assert game.rules.allows(view, move), (words, spoken_words)
        readings_on_table.add(_as_reading(game.play(state, move)[0].melds[-1], at.house))
    assert readings_on_table == found, (words, way)


def _instead(words: tuple[str, ...], silent: str, said: str) -> tuple[str, ...]:
    """The words with one of them said more of."""
    place = len(words) - 1 - words[::-1].index(silent)
    return (*words[:place], said, *words[place + 1 :])


@EACH_HOUSE
def test_a_wild_card_may_be_said_to_be_what_brute_force_says(at: At) -> None:
    every = 401 if at.house.twos else 61
    written = [*shuffled(said(at.house), every), *shuffled(silent(at.house), 17)]
    judged = [_check(words, at) for words in written]
    assert 20 < sum(judged) < len(judged) / 2


@EACH_HOUSE
def test_two_wild_cards_may_be_said_to_be_what_brute_force_says(at: At) -> None:
    every = 401 if at.house.twos else 31
    judged = [_check(words, at) for words in shuffled(said_twice(at.house), every)]
    assert sum(judged) < len(judged) / 2
    assert any(judged) == at.house.twos  # a two in its own place beside a wild one


# Cards that are added


WAYS_TO_MOVE = [
    _burraco(**options)
    for options in (
        {},
        FIBUR,
        LOCKED,
        NO_TWOS,
        {"two_aces": False, **LOCKED},
        {"natural_two_may_turn_wild": False},
        {"two_aces": False},
        {"freed_wild": "either_end"},
    )
]


def _laid(at: At, words: tuple[str, ...]) -> Meld | None:
    """A meld as it lies on the table; None where the words make none, or several."""
    if len(_readings(words, at)) != 1:
        return None
    game, state, view = at.moment(tuple(word.partition("=")[0] for word in words))
    return game.play(state, game.read_move(f"lay {' '.join(words)}", view.options))[0].melds[-1]


def _lying(house: House) -> Iterator[tuple[str, ...]]:
    """Melds with no wild card, and with each wild card in each place."""
    wild = ("JK", "2h", "2s") if house.twos else ("JK",)
    for cards in plain(house):
        if len(cards) <= house.longest_set or len({card[:-1] for card in cards}) > 1:
            yield cards
            for place, card in product(range(len(cards)), wild):
                if card != cards[place]:
                    yield (*cards[:place], f"{card}={cards[place]}", *cards[place + 1 :])


def _added(at: At, every: int) -> Iterator[tuple[tuple[str, ...], Meld, str]]:
    """Melds that lie on the table, and what may be said of a card that is added to each."""
    chance = Random(38)
    wild = ("JK", "2h", "2s") if at.house.twos else ("JK",)
    for words in part(_lying(at.house), every):
        meld = _laid(at, words)
        if meld is not None:
            stand = [word.rpartition("=")[2] for word in words]
            around = {LINE[place % 13] + stand[0][-1] for place in _around(stand)}
            near = {*stand, *around, *(stand[0][:-1] + suit for suit in SUITS)}
            else_ = {f"{card}={stands}" for card in wild for stands in {*around, card, stand[0]}}
            tried = sorted((near | {*wild} | else_) - {"JK=JK"})
            for word in tried if TIMES > 1 else chance.sample(tried, min(9, len(tried))):
                yield words, meld, word


def _around(cards: list[str]) -> tuple[int, ...]:
    """The places next to some cards and next but one."""
    low, high = RANKS.index(cards[0][:-1]), RANKS.index(cards[-1][:-1])
    return (low - 2, low - 1, high + 1, high + 2)


@pytest.mark.parametrize("at", WAYS_TO_MOVE, ids=lambda at: " ".join(map(str, at.options.values())))
def test_a_card_is_added_to_a_meld_of_burraco_as_brute_force_adds_it(at: At) -> None:
    fits = 0
    for words, meld, word in _added(at, 61):
        (lies,) = _readings(words, at)
        found = reference.grown(lies, word, at.house)
        fits += _check_added(at, meld, word, found, "")
        moved = {word.partition("=")[0], *(card for card, _ in lies.wild)} if found else {"JK"}
        for card, end in product(sorted(moved), ENDS):
            ace_end = {each for each in found if each.ace_end == f"{card} {end}"}
            _check_added(at, meld, word, ace_end, f" with {card} {end}")
    assert fits > 25


def _check_added(at: At, meld: Meld, word: str, found: set[reference.Added], goes: str) -> bool:
    text = f"add {word} to 1{goes}"
    game, state, view = at.moment((word.partition("=")[0],), meld)
    move = game.read_move(text, view.options)
    verdict = game.rules.judge(view, move)
    becomes = {each.meld for each in found}
    assert verdict.ok == (len(becomes) == 1), (str(meld), text, verdict, found)
    if verdict.ok:
        after, _ = game.play(state, move)
        assert _as_reading(after.melds[0], at.house) in becomes, (str(meld), text, found)
        return True
    broken = {finding.name: finding for finding in verdict.reasons}
    assert ("wild-is-said" in broken) == (len(becomes) > 1), (str(meld), text, verdict)
    asked = broken.get("wild-is-said") or broken.get("fits-the-meld")
    if asked and "way" in asked.facts:
        ways = {*_offered(at, game, state, view, asked.facts["way"])}
        assert ways == becomes or goes, (str(meld), text)
        assert ways, (str(meld), text)
    return False


def _offered(at: At, game: Any, state: Any, view: Any, ways: str) -> Iterator[Reading]:
    """What a meld becomes by each thing that one is asked to say, asked once more where it is."""
    for way in ways.split(" / "):
        move = game.read_move(way if way.startswith("add") else f"add {way} to 1", view.options)
        verdict = game.rules.judge(view, move)
        if verdict.ok:
            yield _as_reading(game.play(state, move)[0].melds[0], at.house)
        else:
            (asked,) = verdict.reasons
            yield from _offered(at, game, state, view, asked.facts["way"])


@pytest.mark.parametrize("at", [SCALA40, EITHER_SUIT], ids=["declared", "either suit"])
def test_a_card_is_added_to_a_meld_of_scala_quaranta_as_brute_force_adds_it(at: At) -> None:
    fits = 0
    for words, meld, word in _added(at, 5):
        (lies,) = _readings(words, at)
        plain_words = tuple("JK" if at.any_suit and meld.kind == "set" and "=" in each else each
                     for each in words)  # fmt: skip
        longer = reference.readings((*plain_words, word), at.house)
        fits += _check_table(at, meld, f"add {word} to 1", word != "JK" and bool(longer))
        joker = {it for card, it in lies.wild}
        if meld.kind == "set" and at.any_suit and joker:
            suits = {card[-1] for card, _ in lies.cards if card != "JK"}
            joker = {words[0].rpartition("=")[2][:-1] + suit for suit in {*SUITS} - suits}
        if "=" not in word and word != "JK":
            put = tuple(word if "=" in each else each for each in words)
            may = word in joker and bool(reference.readings(put, at.house))
            _check_table(at, meld, f"swap {word} in 1", may)
    assert fits > 25


def _check_table(at: At, meld: Meld, text: str, may: bool) -> bool:
    game, state, view = at.moment((text.split()[1].partition("=")[0],), meld)
    move = game.read_move(text, view.options)
    verdict = game.rules.judge(view, move)
    assert verdict.ok == may, (str(meld), text, verdict)
    if may:
        assert len(game.play(state, move)[0].melds[0].parts) == len(meld.parts) + (
            text.startswith("add")
        )
    elif "joker-declared" in (asked := {each.name: each for each in verdict.reasons}):
        for way in asked["joker-declared"].facts["way"].split(" / "):
            assert game.rules.allows(view, game.read_move(f"add {way} to 1", view.options))
    return may


# What may be said of a table


@EACH_HOUSE
def test_a_position_has_the_melds_that_brute_force_reads_and_no_others(at: At) -> None:
    every = 2003 if at.house.twos else 97
    written = [*shuffled(said(at.house), every), *shuffled(said_twice(at.house), 5 * every)]
    for words in written:
        cards = [word.partition("=")[0] for word in words]
        if any(cards.count(card) > (4 if card == "JK" else 2) for card in cards):
            continue
        fields = {"hand": "8d 10s", "melds": " ".join(words), "drawn": True}
        if len(_readings(words, at)) == 1:
            table = ic.position(at.game, **fields, **at.options)
            assert _as_reading(table.view().melds[0], at.house) in _readings(words, at) or (
                at.any_suit
            )
            assert ic.position(table.position()).view().melds == table.view().melds
        else:
            with pytest.raises(ic.ItalianCardsError, match="melds="):
                ic.position(at.game, **fields, **at.options)


@pytest.mark.parametrize(
    ("words", "rule", "facts"),
    [
        ("5h 6h 2h JK=7h", "one-wild", {"cards": ("2h", "JK")}),
        ("4h 5h 2h JK=6h", "one-wild", {"cards": ("2h", "JK")}),
        ("2s=2h 2h 3h", "one-wild", {"cards": ("2h", "2s")}),
        ("Ah 2h JK=Ah", "one-wild", {"cards": ("2h", "JK")}),
        ("7h 7c 2h=2h", "sequence-or-set", {"why": "mixed", "cards": ("7h", "7c", "2h")}),
        ("5h 6h 2h=2h", "sequence-or-set", {"why": "gap", "cards": ("5h", "6h", "2h")}),
    ],
)
def test_what_cannot_be_said_of_a_wild_card_is_refused_with_the_reason(
    words: str, rule: str, facts: dict[str, Any]
) -> None:
    hand = " ".join(word.partition("=")[0] for word in f"{words} Qd 5s".split())
    table = ic.position("burraco", hand=hand, drawn=True)
    (broken,) = table.why(f"lay {words}").verdict.reasons
    assert (broken.name, broken.facts) == (rule, facts)
    with pytest.raises(ic.ItalianCardsError, match="^lay "):
        table.play(f"lay {words}")
    assert table.view().melds == ()
    assert ic.ask.burraco.meld(words).value is None
