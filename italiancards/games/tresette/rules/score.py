"""The points of a deal, line by line with their cards, and the score of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from italiancards.core import match
from italiancards.core.cards import Cards
from italiancards.core.match import MatchScore
from italiancards.core.rules import Finding
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import named_party
from italiancards.core.zones import Zone
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.state import THIRDS, WHOLE, deck, parties, thirds
from italiancards.games.tresette.rules.view import TresetteView, known_elsewhere

RANKS = {
    "A": "aces",
    "3": "threes",
    "2": "twos",
    "R": "kings",
    "C": "knights",
    "F": "knaves",
}
LAST_TRICK = 1
"""Points for the last trick (S0)."""
NOTHING = "–"
EntryT = TypeVar("EntryT")


def thirds_text(number: int) -> str:
    """Return a number of thirds as text, in points and thirds, such as `2 2/3`.

    >>> [thirds_text(each) for each in (8, 6, 2, 0, -2)]
    ['2 2/3', '2', '2/3', '0', '−2/3']
    """
    whole, part = divmod(abs(number), WHOLE)
    words = [str(whole)] if whole or not part else []
    words += [f"{part}/{WHOLE}"] if part else []
    return ("−" if number < 0 else "") + " ".join(words)


def round_thirds(number: int, options: TresetteOptions) -> int:
    """Return thirds as whole points: rounded down (S0), or to the nearest.

    Args:
        number: thirds, of a whole pile.
        options: the table's way of rounding.

    Returns:
        Whole points.

    >>> round_thirds(17, TresetteOptions()), round_thirds(17, TresetteOptions(rounding="nearest"))
    (5, 6)
    """
    return (number + (options.rounding == "nearest")) // WHOLE


def count(view: TresetteView) -> Sheet:
    """Return the score sheet: cards, last trick, declarations, cappotto; the winner at the end.

    While a deal runs it is what each side has so far: of cards nobody can lose a point any more.
    """
    sheet = Sheet(parties(view.options), (_cards(view), _last_trick(view)))
    if view.options.declarations:
        sheet = replace(sheet, lines=(*sheet.lines, _declarations(view, sheet)))
    swept = cappotto(view, sheet.lines[:2])
    if swept is not None and (view.options.cappotto_wins or view.options.declarations):
        sheet = replace(sheet, lines=(*sheet.lines, _cappotto(view, swept)))
    return sheet.close_by_most() if view.over else replace(sheet, written=_written(view, sheet))


def _written(view: TresetteView, sheet: Sheet) -> tuple[str, ...]:
    """Return what each side has so far in points and thirds, those of its cards as they are."""
    others = sheet.lines[1:]
    return tuple(
        thirds_text(thirds(pile) + WHOLE * sum(line.points_of(side) for line in others))
        for side, pile in enumerate(view.taken)
    )


def is_match_won(view: TresetteView) -> bool:
    """True if a side alone in the lead has reached the target, where that ends the deal."""
    if view.options.win_check != "immediate":
        return False
    totals = [a + b for a, b in zip(view.scores, count(view).totals, strict=True)]
    best = max(totals)
    return best >= view.options.target and totals.count(best) == 1


def lines_of(piles: Sequence[Cards]) -> tuple[ScoreLine, ...]:
    """Return score lines with the thirds of each pile, one for each rank that counts."""
    lines = []
    for rank, each in THIRDS.items():
        cards = tuple(tuple(card for card in pile if card.rank == rank) for pile in piles)
        counts = tuple(thirds_text(len(own) * each) if own else NOTHING for own in cards)
        lines.append(ScoreLine(RANKS[rank], {"each": thirds_text(each)}, cards, None, counts))
    return tuple(lines)


def line_of_cards(piles: Sequence[Cards], options: TresetteOptions) -> ScoreLine:
    """Return the score line of the piles' cards: thirds by rank, then made whole points.

    Args:
        piles: the cards of each side.
        options: the table's way of rounding.
    """
    had = [thirds(pile) for pile in piles]
    points = tuple(round_thirds(number, options) for number in had)
    parts = lines_of(piles)
    rest = [WHOLE * whole - number for whole, number in zip(points, had, strict=True)]
    if any(rest):
        counts = tuple(_rounding_change(number) for number in rest)
        empty: tuple[Cards, ...] = ((),) * len(piles)
        parts += (ScoreLine("rounding", {"way": options.rounding}, empty, None, counts),)
    cards = tuple(tuple(card for card in pile if card.rank in THIRDS) for pile in piles)
    return ScoreLine("cards", {}, cards, points, tuple(map(thirds_text, had)), parts=parts)


def _rounding_change(number: int) -> str:
    """Return the thirds that rounding adds or takes away, as text with a sign."""
    return (
        NOTHING if not number else f"+{thirds_text(number)}" if number > 0 else thirds_text(number)
    )


def _cards(view: TresetteView) -> ScoreLine:
    """Return the score line of the cards; before the end also those that no pile holds yet."""
    line = line_of_cards(view.taken, view.options)
    if view.over:
        return line
    note = Finding("note-out", True, {"left": thirds_text(_still_out(view))})
    return replace(line, out=_out(view), note=note)


def _still_out(view: TresetteView) -> int:
    """Return the number of thirds that no pile holds yet."""
    return thirds(deck(view.options)) - sum(map(thirds, view.taken))


def _out(view: TresetteView) -> tuple[Zone, ...]:
    """Return zones of the counting cards in no pile: on the table, in hands, or unseen."""
    places = (
        ("table", view.trick, None),
        ("hand", view.playable, view.seat),
        ("known", known_elsewhere(view), None),
        ("unseen", view.unseen, None),
    )
    counted = (
        (name, tuple(card for card in cards if card.rank in THIRDS), seat)
        for name, cards, seat in places
    )
    return tuple(Zone(name, cards, seat) for name, cards, seat in counted if cards)


def _last_trick(view: TresetteView) -> ScoreLine:
    """Return the score line of the last trick, a point for its winner once all is played."""
    taker = view.side_of(view.leader) if _played_out(view) else None
    cards = view.last_trick[1] if view.last_trick else ()
    counts = (NOTHING,) * len(view.taken) if taker is None else ()
    points = _column(view, taker, LAST_TRICK, 0)
    return ScoreLine("last-trick", {}, _column(view, taker, cards, ()), points, counts)


def _column(
    view: TresetteView, side: int | None, own: EntryT, others: EntryT
) -> tuple[EntryT, ...]:
    """Return a tuple with an entry for each side: `own` for one side, `others` for the rest."""
    return tuple(own if each == side else others for each in range(len(view.taken)))


def _played_out(view: TresetteView) -> bool:
    """True if every card lies on a pile."""
    return sum(map(len, view.taken)) == len(deck(view.options))


def _declarations(view: TresetteView, cards: Sheet) -> ScoreLine:
    """Return the score line of declarations, with those of a side that cappotto makes void."""
    sides = range(len(view.taken))
    parts, points = [], [0] * len(sides)
    for seat, each in view.declared:
        side = view.side_of(seat)
        points[side] += each.points
        own = _column(view, side, each.cards, ())
        counts = _column(view, side, str(each.points), NOTHING)
        parts.append(ScoreLine("declared", {"seat": seat, **each.facts}, own, None, counts))
    swept, note = cappotto(view, cards.lines), None
    if swept is not None and view.options.cappotto_cancels_declarations:
        lost = [points[side] for side in sides if side != swept]
        points = [points[side] if side == swept else 0 for side in sides]
        note = Finding("note-void", True, {"points": sum(lost)}) if any(lost) else None
    held = tuple(
        tuple(dict.fromkeys(card for part in parts for card in part.cards[side])) for side in sides
    )
    return ScoreLine("declarations", {}, held, tuple(points), note=note, parts=tuple(parts))


def cappotto(view: TresetteView, lines: Sequence[ScoreLine]) -> int | None:
    """Return the side that made all points of cards and last trick, once all is played; else None.

    Args:
        view: the deal; before its last card nobody has made cappotto.
        lines: those of cards and of the last trick.

    Returns:
        The side's number, or None.
    """
    if not _played_out(view):
        return None
    totals = [sum(line.points_of(side) for line in lines) for side in range(len(view.taken))]
    best = max(totals)
    return totals.index(best) if sum(totals) == best else None


def _cappotto(view: TresetteView, swept: int) -> ScoreLine:
    """Return the score line that says which side made cappotto; it holds no points."""
    nothing: tuple[Cards, ...] = ((),) * len(view.taken)
    return ScoreLine("cappotto", {"side": swept}, nothing, None, _column(view, swept, "✓", NOTHING))


def match_score(
    options: TresetteOptions, before: MatchScore | None, sheet: Sheet | None
) -> MatchScore:
    """Return the match score after a deal: first to the target, or cappotto if that wins.

    Where the table agreed on it, a cappotto wins the match at once.

    Args:
        options: the table's; they name the target.
        before: the score before the deal; None at the start of the match.
        sheet: the deal that has ended; None before the first.
    """
    sides = parties(options)
    after = match.first_to(options.target, before, sheet, sides)
    swept: Sequence[int] = ()
    if options.cappotto_wins and sheet is not None:
        swept = [line.facts["side"] for line in sheet.lines if line.name == "cappotto"]
    elif options.cappotto_wins and before is not None:
        swept = before.winners
    if len(swept) != 1 or swept[0] not in range(len(sides)):
        return after
    facts = {**after.result.facts, "winner": named_party(sides, swept[0])}
    return replace(after, winners=tuple(swept), result=Finding("match-won", True, facts))
