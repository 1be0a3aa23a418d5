"""The points of a deal that is over, line by line, and the score of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from italiancards.core import match
from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.core.match import MatchScore
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import named_party
from italiancards.games.scopa.rules.options import ScopaOptions
from italiancards.games.scopa.rules.primiera import best_cards, exact, most, rough, sums
from italiancards.games.scopa.rules.state import parties
from italiancards.games.scopa.rules.view import ScopaView

SETTEBELLO = ITALIAN.card("7D")
REBELLO = ITALIAN.card("RD")
NAPOLA = 3
"""The shortest run of coins from the ace that counts."""
MISSING = "×"
"""Mark for the sum of a side that misses a suit."""


def final(view: ScopaView) -> Sheet:
    """Return the score sheet of a finished deal, with its winner; ties bring no point."""
    options = view.options
    lines = [*_majorities(view), _single("settebello", SETTEBELLO, view), *_primiera(view)]
    lines.append(ScoreLine("scope", {}, view.scope, tuple(map(len, view.scope))))
    if options.napola:
        lines.append(_napola(view))
    if options.rebello:
        lines.append(_single("rebello", REBELLO, view))
    return Sheet(parties(options), tuple(lines)).close_by_most()


def _point_to(winner: int | None, view: ScopaView) -> tuple[int, ...]:
    """Return points by side: one for the winner, 0 for others; all 0 for None."""
    return tuple(int(side == winner) for side in range(len(view.taken)))


def _count_facts(counts: Sequence[int | None]) -> str:
    """Return the counts of all sides as one text, such as `21–19`; `none` where all are 0."""
    if not any(counts):
        return "none"
    return "–".join(MISSING if count is None else str(count) for count in counts)


def _majorities(view: ScopaView) -> list[ScoreLine]:
    """Return score lines of cards and coins: a point to the side with most, if alone (S0)."""
    named: dict[str, Callable[[Card], bool]] = {
        "carte": lambda card: True,
        "denari": lambda card: card.suit == "D",
    }
    lines = []
    for name, counts in named.items():
        cards = tuple(tuple(filter(counts, pile)) for pile in view.taken)
        numbers = tuple(map(len, cards))
        points = _point_to(most(numbers), view)
        lines.append(ScoreLine(name, {"counts": _count_facts(numbers)}, cards, points))
    return lines


def _single(name: str, card: Card, view: ScopaView) -> ScoreLine:
    """Return the score line of one card, a point to the side that has it."""
    cards = tuple((card,) if card in pile else () for pile in view.taken)
    return ScoreLine(name, {"card": card}, cards, tuple(map(len, cards)))


def _primiera(view: ScopaView) -> list[ScoreLine]:
    """Return score lines of the primiera: as agreed, and the other way if its winner differs."""
    missing = view.options.primiera_missing_suit
    ways = {
        "exact": exact(view.taken, missing_suit=missing),
        "rough": rough(view.taken, missing_suit=missing),
    }
    agreed = view.options.primiera
    other = "rough" if agreed == "exact" else "exact"
    facts = {"counts": _count_facts(sums(view.taken, missing_suit=missing)), "way": agreed}
    best = tuple(map(best_cards, view.taken))
    points = _point_to(ways[agreed], view)
    lines = [ScoreLine("primiera", facts, best, points)]
    if ways["exact"] != ways["rough"]:
        winner = ways[other]
        party = None if winner is None else named_party(parties(view.options), winner)
        other_facts = {"way": other, "winner": party}
        shown = best if other == "exact" else tuple(map(_sevens_and_sixes, view.taken))
        lines.append(ScoreLine("primiera-otherwise", other_facts, shown, _point_to(None, view)))
    return lines


def _sevens_and_sixes(pile: Cards) -> Cards:
    """Return the sevens, then the sixes, of a pile."""
    return tuple(card for rank in "76" for card in pile if card.rank == rank)


def _napola(view: ScopaView) -> ScoreLine:
    """Return the score line of the napola: a point for each coin in a pile's run from the ace."""
    runs = tuple(map(napola, view.taken))
    return ScoreLine("napola", {}, runs, tuple(map(len, runs)))


def napola(pile: Cards) -> Cards:
    """Return the run of coins from the ace that a pile holds; () if it is not long enough.

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


def match_score(
    options: ScopaOptions, before: MatchScore | None, sheet: Sheet | None
) -> MatchScore:
    """Return the match score after a deal: points added up, first to the target.

    Of several that reach the target with one deal the higher total wins; an equal lead is played
    on, or (Parlett) goes to the side that gets there first when the last deal is counted in the
    order of its lines.

    Args:
        options: the table's; they name the target and settle a tie.
        before: the score before the deal; None at the start of the match.
        sheet: the deal that has ended; None before the first.
    """
    by_lines = options.both_reach == "scoring_order"
    sides = parties(options)
    return match.first_to(options.target, before, sheet, sides, line_by_line=by_lines)
