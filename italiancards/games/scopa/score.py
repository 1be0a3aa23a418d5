"""The points of a deal, line by line with their cards, and how a match stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from italiancards.core import match
from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.core.match import Standing
from italiancards.core.rules import Finding
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seating
from italiancards.games.scopa.options import Options
from italiancards.games.scopa.primiera import best_cards, exact, most, rough, sums
from italiancards.games.scopa.state import State, seating

SETTEBELLO = ITALIAN.card("7D")
REBELLO = ITALIAN.card("RD")
NAPOLA = 3
"""The shortest run of coins from the ace that counts."""
MISSING = "×"
"""Stands for the sum of a side that misses a suit."""


def sheet(state: State) -> Sheet:
    """Cards, coins, settebello, primiera and scope, each with its cards; ties count for nobody.

    What can still change is not counted before the end of the deal: until then the sheet shows the
    cards of each line, and the points that nobody can lose any more.
    """
    options, seats = state.options, seating(state.options)
    lines = [*_majorities(state), _settebello(state), *_primiera(state, seats), _scope(state)]
    if options.napola:
        lines.append(_napola(state))
    if options.rebello:
        lines.append(_single("rebello", REBELLO, state))
    under_way = Sheet(seats.sides, tuple(lines))
    return _won(under_way, seats) if state.over else under_way


def _won(under_way: Sheet, seats: Seating) -> Sheet:
    """The sheet with who won the deal: most points, or nobody."""
    totals = under_way.totals
    winner = most(totals)
    others = [total for side, total in enumerate(totals) if side != winner]
    facts = {
        "winner": None if winner is None else seats.party(winner),
        "points": max(totals),
        "other": max(others),
    }
    result = Finding("drawn" if winner is None else "won", True, facts)
    winners = () if winner is None else (winner,)
    return Sheet(under_way.sides, under_way.lines, winners, result)


def _to(winner: int | None, state: State, points: int = 1) -> tuple[int, ...]:
    """The points of each side when one side alone gets some."""
    return tuple(points if side == winner else 0 for side in range(len(state.taken)))


def _counted(counts: Sequence[int | None]) -> str:
    """The counts of all sides, to be said in one row; `none` where there is nothing to count."""
    if not any(counts):
        return "none"
    return "–".join(MISSING if count is None else str(count) for count in counts)


def _majorities(state: State) -> list[ScoreLine]:
    """Cards and coins: to whoever has more than each of the others (S0)."""
    named: dict[str, Callable[[Card], bool]] = {
        "carte": lambda card: True,
        "denari": lambda card: card.suit == "D",
    }
    lines = []
    for name, counts in named.items():
        cards = tuple(tuple(filter(counts, pile)) for pile in state.taken)
        numbers = tuple(map(len, cards))
        points = _to(most(numbers) if state.over else None, state)
        lines.append(ScoreLine(name, {"counts": _counted(numbers)}, cards, points))
    return lines


def _single(name: str, card: Card, state: State) -> ScoreLine:
    """One point for one card."""
    cards = tuple((card,) if card in pile else () for pile in state.taken)
    return ScoreLine(name, {"card": card}, cards, tuple(map(len, cards)))


def _settebello(state: State) -> ScoreLine:
    return _single("settebello", SETTEBELLO, state)


def _scope(state: State) -> ScoreLine:
    """One point for each table that was swept, with the card that did it."""
    return ScoreLine("scope", {}, state.scope, tuple(map(len, state.scope)))


def _primiera(state: State, seats: Seating) -> list[ScoreLine]:
    """The primiera as agreed; at the end also the other way, where it comes out otherwise."""
    missing = state.options.primiera_missing_suit
    ways = {
        "exact": exact(state.taken, missing_suit=missing),
        "rough": rough(state.taken, missing_suit=missing),
    }
    agreed = state.options.primiera
    other = "rough" if agreed == "exact" else "exact"
    facts = {"counts": _counted(sums(state.taken, missing_suit=missing)), "way": agreed}
    best = tuple(map(best_cards, state.taken))
    points = _to(ways[agreed] if state.over else None, state)
    lines = [ScoreLine("primiera", facts, best, points)]
    if state.over and ways["exact"] != ways["rough"]:
        winner = ways[other]
        told = {"way": other, "winner": None if winner is None else seats.party(winner)}
        shown = best if other == "exact" else tuple(map(_sevens_and_sixes, state.taken))
        lines.append(ScoreLine("primiera-otherwise", told, shown, _to(None, state)))
    return lines


def _sevens_and_sixes(pile: Cards) -> Cards:
    return tuple(card for rank in "76" for card in pile if card.rank == rank)


def _napola(state: State) -> ScoreLine:
    """Ace, two and three of coins in one pile: a point for each card of the run from the ace."""
    runs = tuple(map(napola, state.taken))
    return ScoreLine("napola", {}, runs, tuple(map(len, runs)))


def napola(pile: Cards) -> Cards:
    """The run of coins from the ace that a pile holds, if it is long enough.

    >>> napola(tuple(map(ITALIAN.card, ("2D", "AD", "3D", "4D", "6D"))))
    ('AD', '2D', '3D', '4D')
    >>> napola(tuple(map(ITALIAN.card, ("2D", "AD", "4D"))))
    ()
    """
    run: Cards = ()
    for card in ITALIAN.cards:  # the coins come first, from the ace on
        if card.suit != "D" or card not in pile:
            break
        run = (*run, card)
    return run if len(run) >= NAPOLA else ()


def standing(options: Options, before: Standing | None, sheet: Sheet | None) -> Standing:
    """How the match stands: points added up over the deals.

    Of several that reach the target with one deal the higher total wins; an equal lead is played
    on, or (Parlett) goes to the side that gets there first when the last deal is counted in the
    order of its lines.
    """
    by_lines = options.both_reach == "scoring_order"
    sides = seating(options).sides
    return match.first_to(options.target, before, sheet, sides, line_by_line=by_lines)
