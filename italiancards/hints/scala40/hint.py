"""The hint at Scala Quaranta: whole turns, judged at once, then played out to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.melds import Discard
from italiancards.core.rules import Finding
from italiancards.games.scala40.view import Scala40View
from italiancards.hints.advice import Advice, Weighed
from italiancards.hints.montecarlo import Budget, Estimate, Moves, Search, ranked
from italiancards.hints.scala40.facts import look
from italiancards.hints.scala40.search import Scala40Trial
from italiancards.hints.scala40.telling import reasons

JUDGED = 1000
"""For so many playouts the first thought counts; only what is left of a budget is played out."""
NEAR, MOST = 3.0, 4
"""Played out are the lines judged to be so few points behind, two at least and so many at most."""


def think(
    game: Game[Any, Scala40View, Any],
    view: Scala40View,
    chance: Random,
    budget: Budget,
    also: Sequence[Moves] = (),
) -> Iterator[Advice]:
    """Advice at once, then better founded slice by slice, as long as somebody asks.

    Args:
        game: Scala Quaranta.
        view: what the seat knows.
        chance: where the deals come from.
        budget: how much to think.
        also: lines that are weighed whatever is thought of them.
    """
    trial = Scala40Trial(view, game.legal(view), also)
    if len(trial.lines) == 1:
        yield _alone(view, trial)
        return
    found = ranked((trial.plans.worth(line), line) for line in trial.lines)
    yield _advice(view, found)
    more = budget.playouts - JUDGED
    near = [each for each in found if each.behind <= NEAR][:MOST]
    order = [each.line for each in max(near, found[:2], key=len)]
    trial.lines = [*dict.fromkeys((*order, *trial.also))]
    if more < 2 * len(trial.lines):
        return
    search = Search(trial, chance)
    for _ in search.slices(Budget(more)):
        yield _advice(view, found, search.estimates(trial.lines), search.playouts)


def _advice(
    view: Scala40View,
    found: Sequence[Estimate],
    played: Sequence[Estimate] = (),
    playouts: int = 0,
) -> Advice:
    """Every line with its reasons: those that were played out with their error, the best first."""
    weighed = [_weighed(view, each, "advice-estimate") for each in played]
    lines = {each.line for each in played}
    rest = [_weighed(view, each, "advice-judged") for each in found if each.line not in lines]
    return Advice("hint", (*weighed, *rest), look(view), playouts)


def _weighed(view: Scala40View, each: Estimate, sentence: str) -> Weighed:
    """A line; what is only judged has no estimate, for nobody knows its error."""
    facts = {"points": abs(each.mean), "error": each.error, "sign": _sign(round(each.mean, 1))}
    own = each if sentence == "advice-estimate" else None
    worth = Finding(sentence, True, facts)
    return Weighed(each.line, each.mean, reasons(view, each.line), own, worth)


def _alone(view: Scala40View, trial: Scala40Trial) -> Advice:
    """The one line there is to think of: nothing else is allowed, or it closes."""
    (line,) = trial.lines
    closes = isinstance(line[-1], Discard) and trial.plans.closes
    return Advice("hint", (Weighed(line, 0.0, reasons(view, line)),), look(view), proven=closes)


def _sign(points: float) -> str:
    return "ahead" if points > 0 else "behind" if points < 0 else "level"
