"""Points of a deal, and the match score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from italiancards.core import match
from italiancards.core.cards import Cards
from italiancards.core.match import MatchScore
from italiancards.core.melds import Meld
from italiancards.core.rules import Finding
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Parties, Seat, named_party
from italiancards.games.burraco.rules.kinds import BONUS, kind
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import BURRACO, VALUES, parties, sides
from italiancards.games.burraco.rules.view import BurracoView

ThingT = TypeVar("ThingT")
Numbers = tuple[int, ...]


def count(view: BurracoView) -> Sheet:
    """Return the score sheet: melds and bonuses, less cards in hand (S0); the winner at the end.

    Before the deal is over a seat knows its own hand alone, and of the others what they have shown;
    the melds count as they lie. Where one of three plays alone, the pair's points are halved.
    """
    columns = parties(view.options)
    playing = sides(view.options, view.scores, view.took)
    of = tuple(next(n for n, side in enumerate(playing) if column[0] in side) for column in columns)
    lines = [_melds(view, playing, of), *_burrachi(view, playing, of), _closing(view, playing, of)]
    lines += [*_hands(view, playing, of), _pozzetto(view, playing, of)]
    if len(playing) < len(columns):
        lines.append(_halving_line(lines, playing, of))
    sheet = Sheet(columns, tuple(lines))
    if not view.over:
        return sheet
    best = max(sheet.totals)
    winners = tuple(number for number, total in enumerate(sheet.totals) if total == best)
    winner: Seat | tuple[Seat, ...] | None = None
    if len({of[number] for number in winners}) > 1:
        winners = ()
    elif len(winners) > 1:  # the pair of three players, which has the same points each
        winner = playing[of[winners[0]]]
    else:
        winner = named_party(columns, winners[0])
    facts = {"winner": winner, "closer": view.closer, "points": best}
    return replace(sheet, winners=winners, result=Finding(f"ended-{view.ended}", True, facts))


# The lines: what each side has, then what stands in each column


def _melds(view: BurracoView, playing: Parties, of: Numbers) -> ScoreLine:
    """Return the score line of the melds' card points, with a part for each meld."""
    side_melds = [[*view.melds_by(side)] for side in playing]
    cards = tuple(tuple(card for _, meld in melds for card in meld.cards) for melds in side_melds)
    parts = []
    for number, meld in sorted(
        (each for melds in side_melds for each in melds), key=lambda m: m[0]
    ):
        side = next(n for n, melds in enumerate(side_melds) if (number, meld) in melds)
        parts.append(_part(view.options, number, meld, tuple(side == each for each in of)))
    points = tuple(map(VALUES.hand, cards))
    return ScoreLine(
        "melds", {}, _in_columns(cards, of), _in_columns(points, of), parts=tuple(parts)
    )


def _part(options: BurracoOptions, number: int, meld: Meld, there: tuple[bool, ...]) -> ScoreLine:
    """Return the score line of one meld: cards, kind, points, and what it lacks."""
    called, points = kind(meld, options), VALUES.hand(meld.cards)
    facts = {"number": number, "kind": called or "none", "way": meld.kind, "bonus": BONUS[called]}
    worth = f"{points} + {BONUS[called]}" if called else str(points)
    return ScoreLine(
        "meld",
        facts,
        tuple(meld.cards if here else () for here in there),
        None,
        tuple(worth if here else "" for here in there),
        note=missing(meld, called),
    )


def missing(meld: Meld, called: str) -> Finding | None:
    """Return a finding on what a meld lacks to be more: cards, its wild one's card; or None.

    Args:
        meld: a meld on the table.
        called: its kind, a word of `BONUS`.

    Returns:
        A sentence; None for a clean burraco.
    """
    if not called:
        return Finding("note-short", True, {"number": BURRACO - len(meld.parts)})
    wild = next((part for part in meld.parts if part.wild), None)
    if wild is None:
        return None
    facts = {"card": wild.card, "stands": wild.stands, "way": meld.kind, "bonus": BONUS["clean"]}
    return Finding("note-wild", True, facts)


def _burrachi(view: BurracoView, playing: Parties, of: Numbers) -> list[ScoreLine]:
    """Return a score line for each kind of burraco, with the bonuses of each side."""
    kinds = [name for name in BONUS if name and (name != "semi" or view.options.semi_clean)]
    lines = []
    for name in reversed(kinds):
        made = [
            [meld for _, meld in view.melds_by(side) if kind(meld, view.options) == name]
            for side in playing
        ]
        cards = tuple(tuple(card for meld in melds for card in meld.cards) for melds in made)
        points = tuple(BONUS[name] * len(melds) for melds in made)
        lines.append(
            ScoreLine(
                name,
                {"each": BONUS[name]},
                _in_columns(cards, of),
                _in_columns(points, of),
                group="burrachi",
            )
        )
    return lines


def _closing(view: BurracoView, playing: Parties, of: Numbers) -> ScoreLine:
    """Return the score line of the bonus for closing."""
    each = view.options.closing_bonus
    points = tuple(each * (view.closer in side) for side in playing)
    return ScoreLine("closing", {"each": each}, ((),) * len(of), _in_columns(points, of))


def _hands(view: BurracoView, playing: Parties, of: Numbers) -> list[ScoreLine]:
    """Return score lines of the cards left in hands, and of pozzetti taken but not played."""

    def line(name: str, cards_of: Callable[[Seat], Cards]) -> ScoreLine:
        cards = tuple(tuple(card for seat in side for card in cards_of(seat)) for side in playing)
        worth = tuple(-VALUES.hand(each) for each in cards)
        points = worth if view.over else (0,) * len(worth)
        return ScoreLine(
            name,
            {},
            _in_columns(cards, of),
            _in_columns(points, of),
            _in_columns(tuple(map(str, worth)), of),
            group="in-hand",
        )

    def hand(seat: Seat) -> Cards:
        return view.hand if seat == view.seat else view.shown[seat]

    return [line("hands", hand), line("unplayed", lambda seat: view.unplayed[seat])]


def _pozzetto(view: BurracoView, playing: Parties, of: Numbers) -> ScoreLine:
    """Return the score line of the penalty for a pozzetto not taken."""
    each = view.options.pozzetto_penalty
    untaken = [not any(seat in view.took for seat in side) for side in playing]
    points = tuple(-each * (missing and view.over) for missing in untaken)
    seats = tuple(seat for side, missing in zip(playing, untaken, strict=True) if missing
                  for seat in side)  # fmt: skip
    note = Finding("note-missed", True, {"seats": seats}) if seats and view.over else None
    return ScoreLine(
        "pozzetto", {"each": each}, ((),) * len(of), _in_columns(points, of), note=note
    )


def _halving_line(lines: list[ScoreLine], playing: Parties, of: Numbers) -> ScoreLine:
    """Return the score line that halves the points of a pair of three players (biska)."""
    totals = [sum(line.points_of(column) for line in lines) for column in range(len(of))]
    points = tuple(
        -(total // 2) if len(playing[side]) > 1 else 0
        for side, total in zip(of, totals, strict=True)
    )
    return ScoreLine("halved", {}, ((),) * len(of), points)


def _in_columns(things: tuple[ThingT, ...], of: Numbers) -> tuple[ThingT, ...]:
    """Return the sides' values spread over the columns of the sheet."""
    return tuple(things[side] for side in of)


def match_score(
    options: BurracoOptions, before: MatchScore | None, sheet: Sheet | None
) -> MatchScore:
    """Return the match score after a deal: one deal, or first to a target.

    Args:
        options: what was agreed; `target` None means a match of one deal.
        before: the match score before the deal; None at the beginning.
        sheet: the score of the deal; None where none has been played.

    Returns:
        The match score after it.
    """
    if options.target is None:
        return match.single(before, sheet, parties(options))
    return match.first_to(options.target, before, sheet, parties(options))
