"""Score while a deal runs: the cards of each side, and those that are still out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.core.rules import Facts, Finding
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.zones import Zone
from italiancards.games.scopa.rules.primiera import best_cards, prime
from italiancards.games.scopa.rules.score import NAPOLA, REBELLO, SETTEBELLO, final, napola
from italiancards.games.scopa.rules.state import deck, parties
from italiancards.games.scopa.rules.view import ScopaView

UNSAID = {"counts": "none"}
"""Facts of a line whose counts stand in the columns, and are not said with its name."""
NOTHING = "–"
SHORT = "*"
"""Mark of the primiera of a side that misses a suit."""


def count(view: ScopaView) -> Sheet:
    """Return the score sheet: of a finished deal the final one, before that the count so far.

    What can still change scores nothing before the end: until then a line shows the cards that each
    side has of it, and what is still out, which is what no pile holds. The seat sees its own hand
    and the table, and of the rest only that it is out.
    """
    if view.over:
        return final(view)
    agreed = view.options
    lines = [_cards(view), _coins(view), _single("settebello", SETTEBELLO, view)]
    if agreed.primiera == "rough":
        lines += [_ranks("sevens", "7", view), _ranks("sixes", "6", view)]
    lines += [_primiera(view), _sure("scope", view.scope)]
    if agreed.napola:
        lines.append(_napola(view))
    if agreed.rebello:
        lines.append(_single("rebello", REBELLO, view))
    return Sheet(parties(agreed), tuple(lines))


def _sure(
    name: str, cards: tuple[Cards, ...], out: tuple[Zone, ...] = (), note: Finding | None = None
) -> ScoreLine:
    """Return a score line with one point for each card, points that cannot be lost any more."""
    return ScoreLine(name, {}, cards, tuple(map(len, cards)), (), out, note)


def _open(
    name: str, cards: tuple[Cards, ...], out: tuple[Zone, ...] = (), note: Finding | None = None
) -> ScoreLine:
    """Return a score line with no points yet, and the number of cards of each side."""
    counts = tuple(str(len(own)) for own in cards)
    return ScoreLine(name, UNSAID, cards, (0,) * len(cards), counts, out, note)


def _counting_cards(view: ScopaView, counts: Callable[[Card], bool]) -> tuple[Cards, ...]:
    """Return the cards of each pile for which `counts` is true."""
    return tuple(tuple(filter(counts, pile)) for pile in view.taken)


def _out(view: ScopaView, counts: Callable[[Card], bool]) -> tuple[Zone, ...]:
    """Return zones of the counting cards in no pile: on the table, in the hand, or unseen."""
    places = (
        ("table", view.table, None),
        ("hand", view.hand, view.seat),
        ("unseen", view.unseen, None),
    )
    counted = ((name, tuple(filter(counts, cards)), seat) for name, cards, seat in places)
    return tuple(Zone(name, cards, seat) for name, cards, seat in counted if cards)


def _note(name: str, facts: Facts, out: Iterable[Zone]) -> Finding | None:
    """Return the finding on counting cards still out; None if no zone has any."""
    return Finding(name, True, facts) if tuple(out) else None


def _enough(view: ScopaView, number: int) -> int:
    """Return how many cards settle a majority between two sides; 0 where three compete."""
    return number // 2 + 1 if len(view.taken) == 2 else 0


def _cards(view: ScopaView) -> ScoreLine:
    """Return the score line of the number of cards, and how many are left."""
    piles = view.taken
    number = len(deck(view.options))
    left = number - sum(map(len, piles))
    facts = {"left": left, "enough": _enough(view, number)}
    counts = tuple(str(len(pile)) for pile in piles)
    note = Finding("note-left", True, facts)
    return ScoreLine("carte", UNSAID, piles, (0,) * len(piles), counts, note=note, listed=False)


def _coins(view: ScopaView) -> ScoreLine:
    """Return the score line of coins so far, with those still out."""

    def coin(card: Card) -> bool:
        return card.suit == "D"

    out = _out(view, coin)
    facts = {"enough": _enough(view, len(ITALIAN.ranks))}
    note = _note("note-coins-out", facts, out)
    return _open("denari", _counting_cards(view, coin), out, note)


def _ranks(name: str, rank: str, view: ScopaView) -> ScoreLine:
    """Return the score line of a rank's cards so far, with those still out."""

    def fits(card: Card) -> bool:
        return card.rank == rank

    out = _out(view, fits)
    return _open(name, _counting_cards(view, fits), out, _note("note-out", {}, out))


def _single(name: str, card: Card, view: ScopaView) -> ScoreLine:
    """Return the score line of one card that is worth a point, and where it still is."""
    out = _out(view, card.__eq__)
    return _sure(name, _counting_cards(view, card.__eq__), out, _note("note-out", {}, out))


def _napola(view: ScopaView) -> ScoreLine:
    """Return the score line of the napola so far, with its needed ace, two and three of coins."""
    needed = [card for card in ITALIAN.cards if card.suit == "D"][:NAPOLA]
    out = _out(view, needed.__contains__)
    runs, had = tuple(map(napola, view.taken)), _counting_cards(view, needed.__contains__)
    counts = tuple(str(len(cards)) for cards in had)
    part = ScoreLine("needed", {}, had, None, counts, out, _note("note-out", {}, out))
    return ScoreLine("napola", {}, runs, tuple(map(len, runs)), parts=(part,))


def _primiera(view: ScopaView) -> ScoreLine:
    """Return the score line of the primiera so far: sums, best cards and better ones still out."""
    whole = len(ITALIAN.suits) if view.options.primiera_missing_suit == "cannot_win" else 0
    best = tuple(map(best_cards, view.taken))
    short = [len(cards) < whole for cards in best]
    sums = [str(sum(map(prime, cards))) for cards in best]
    counts = tuple(
        f"{sums[side]}{SHORT}" if less else sums[side] for side, less in enumerate(short)
    )
    note = Finding("note-missing", True, {}) if any(short) else None
    parts = tuple(_suit(suit, best, view) for suit in ITALIAN.suits)
    facts = {**UNSAID, "way": "exact"}
    return ScoreLine("primiera", facts, best, (0,) * len(best), counts, note=note, parts=parts)


def _suit(suit: str, best: tuple[Cards, ...], view: ScopaView) -> ScoreLine:
    """Return the score line of a suit: the best card on each side, and better ones still out."""
    own = tuple(tuple(card for card in cards if card.suit == suit) for cards in best)
    worth = [max(map(prime, cards), default=0) for cards in own]

    def better(card: Card) -> bool:
        return card.suit == suit and prime(card) > min(worth)

    out = tuple(
        Zone(zone.name, tuple(sorted(zone.cards, key=_prime_first)), zone.seat)
        for zone in _out(view, better)
    )
    counts = tuple(str(number) if number else NOTHING for number in worth)
    note = _note("note-better", {}, out)
    return ScoreLine("suit", {"suit": suit}, own, None, counts, out, note)


def _prime_first(card: Card | None) -> int:
    """Return the sort key of a card by its primiera points, the highest first."""
    assert card is not None  # only cards that are known by name are sorted
    return -prime(card)
