"""The hint at Scala Quaranta: whole turns, judged after one round, then played out to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
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
"""So many deals are judged after one round, all lines together; only what is left of a budget is
played out to the end."""
PLAYED_OUT = 0.4
"""What part of the rest of a budget that is, as it takes so much longer."""


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
    judging = min(budget.playouts, JUDGED)
    found = _judged(trial, chance, judging)
    yield _advice(view, found, "advice-judged", 0)
    more = int(PLAYED_OUT * (budget.playouts - judging))
    if more < 2 * len(trial.lines):
        return
    search = Search(trial, chance)
    order = [each.line for each in found]
    for _ in search.slices(Budget(more)):
        yield _advice(view, search.estimates(order), "advice-estimate", search.playouts)


def _judged(trial: Scala40Trial, chance: Random, number: int) -> list[Estimate]:
    """What each line comes to, judged once everybody has had a turn, the best first."""
    outcomes: dict[Moves, list[float]] = {line: [] for line in trial.lines}
    for _ in range(max(1, number // len(outcomes))):
        dealt = trial.deal(chance)
        for line, told in outcomes.items():
            told.append(trial.judged(line, dealt))
    return ranked((fmean(told), line) for line, told in outcomes.items())


def _advice(
    view: Scala40View, estimates: Sequence[Estimate], sentence: str, playouts: int
) -> Advice:
    """Every line with its reasons; with its error only where it was played out."""
    weighed = []
    for each in estimates:
        facts = {"points": abs(each.mean), "error": each.error, "sign": _sign(round(each.mean, 1))}
        worth = Finding(sentence, True, facts)
        told = reasons(view, each.line)
        own = each if playouts else None
        weighed.append(Weighed(each.line, each.mean, told, own, worth))
    return Advice("hint", tuple(weighed), look(view), playouts)


def _alone(view: Scala40View, trial: Scala40Trial) -> Advice:
    """The one line there is to think of: nothing else is allowed, or it closes."""
    (line,) = trial.lines
    closes = isinstance(line[-1], Discard) and trial.plans.closes
    return Advice("hint", (Weighed(line, 0.0, reasons(view, line)),), look(view), proven=closes)


def _sign(points: float) -> str:
    return "ahead" if points > 0 else "behind" if points < 0 else "level"
