"""How the count stands while a deal runs: what each side has, and what is still out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.core.rules import Facts, Finding
from italiancards.core.score import Race
from italiancards.core.zones import Zone
from italiancards.games.scopa.primiera import best_cards, prime
from italiancards.games.scopa.score import NAPOLA, REBELLO, SETTEBELLO, napola
from italiancards.games.scopa.state import deck
from italiancards.games.scopa.view import ScopaView

NOTHING = "–"
SHORT = "*"
"""Marks the primiera of a side that misses a suit."""


def races(view: ScopaView) -> tuple[Race, ...]:
    """Cards, coins, settebello, primiera and scope as they stand, as one seat knows them.

    What is still out is what no pile holds: the seat sees its own hand and the table, and of the
    rest only that it is out. Once the deal is over the score sheet says it all.
    """
    if view.over:
        return ()
    agreed = view.options
    told = [_cards(view), _coins(view), _single("settebello", SETTEBELLO, view)]
    if agreed.primiera == "rough":
        told += [_ranks("sevens", "7", view), _ranks("sixes", "6", view)]
    told += [_primiera(view), _race("scope", view.scope)]
    if agreed.napola:
        told.append(_napola(view))
    if agreed.rebello:
        told.append(_single("rebello", REBELLO, view))
    return tuple(told)


def _race(
    name: str, cards: tuple[Cards, ...], out: tuple[Zone, ...] = (), note: Finding | None = None
) -> Race:
    """A race in which every card counts one."""
    return Race(name, {}, cards, tuple(str(len(own)) for own in cards), out, note)


def _had(view: ScopaView, counts: Callable[[Card], bool]) -> tuple[Cards, ...]:
    """The cards of each pile that count."""
    return tuple(tuple(filter(counts, pile)) for pile in view.taken)


def _out(view: ScopaView, counts: Callable[[Card], bool]) -> tuple[Zone, ...]:
    """The cards that count and that no pile holds, where the seat knows them to be."""
    places = (
        ("table", view.table, None),
        ("hand", view.hand, view.seat),
        ("unseen", view.unseen, None),
    )
    counted = ((name, tuple(filter(counts, cards)), seat) for name, cards, seat in places)
    return tuple(Zone(name, cards, seat) for name, cards, seat in counted if cards)


def _note(name: str, facts: Facts, out: Iterable[Zone]) -> Finding | None:
    """A sentence about what is still out, where anything is."""
    return Finding(name, True, facts) if tuple(out) else None


def _enough(view: ScopaView, number: int) -> int:
    """How many of some cards nobody else can have as many of; 0 where three compete for them."""
    return number // 2 + 1 if len(view.taken) == 2 else 0


def _cards(view: ScopaView) -> Race:
    piles = view.taken
    number = len(deck(view.options))
    left = number - sum(map(len, piles))
    facts = {"left": left, "enough": _enough(view, number)}
    counts = tuple(str(len(pile)) for pile in piles)
    return Race("carte", {}, ((),) * len(piles), counts, note=Finding("race-left", True, facts))


def _coins(view: ScopaView) -> Race:
    def coin(card: Card) -> bool:
        return card.suit == "D"

    out = _out(view, coin)
    facts = {"enough": _enough(view, len(ITALIAN.ranks))}
    note = _note("race-coins-out", facts, out)
    return _race("denari", _had(view, coin), out=out, note=note)


def _ranks(name: str, rank: str, view: ScopaView) -> Race:
    """All the cards of a rank."""

    def fits(card: Card) -> bool:
        return card.rank == rank

    out = _out(view, fits)
    return _race(name, _had(view, fits), out=out, note=_note("race-out", {}, out))


def _single(name: str, card: Card, view: ScopaView) -> Race:
    """One card that counts for itself."""
    out = _out(view, card.__eq__)
    return _race(name, _had(view, card.__eq__), out=out, note=_note("race-out", {}, out))


def _napola(view: ScopaView) -> Race:
    """The ace, two and three of coins, without which there is none."""
    needed = [card for card in ITALIAN.cards if card.suit == "D"][:NAPOLA]
    out = _out(view, needed.__contains__)
    counts = tuple(str(len(napola(pile))) for pile in view.taken)
    had = _had(view, needed.__contains__)
    return Race("napola", {}, had, counts, out=out, note=_note("race-out", {}, out))


def _primiera(view: ScopaView) -> Race:
    """The best card of each suit, what they come to, and the better ones that are still out."""
    whole = len(ITALIAN.suits) if view.options.primiera_missing_suit == "cannot_win" else 0
    best = tuple(map(best_cards, view.taken))
    short = [len(cards) < whole for cards in best]
    sums = [str(sum(map(prime, cards))) for cards in best]
    counts = tuple(
        f"{sums[side]}{SHORT}" if less else sums[side] for side, less in enumerate(short)
    )
    note = Finding("race-missing", True, {}) if any(short) else None
    parts = tuple(_suit(suit, best, view) for suit in ITALIAN.suits)
    return Race("primiera", {}, ((),) * len(best), counts, note=note, parts=parts)


def _suit(suit: str, best: tuple[Cards, ...], view: ScopaView) -> Race:
    """The best card of a suit on each side, and those that would be better for one of them."""
    own = tuple(tuple(card for card in cards if card.suit == suit) for cards in best)
    worth = [max(map(prime, cards), default=0) for cards in own]

    def better(card: Card) -> bool:
        return card.suit == suit and prime(card) > min(worth)

    out = tuple(
        Zone(zone.name, tuple(sorted(zone.cards, key=_prime_first)), zone.seat)
        for zone in _out(view, better)
    )
    counts = tuple(str(number) if number else NOTHING for number in worth)
    note = _note("race-better", {}, out)
    return Race("suit", {"suit": suit}, own, counts, out=out, note=note)


def _prime_first(card: Card | None) -> int:
    assert card is not None  # only cards that are known by name are sorted
    return -prime(card)
