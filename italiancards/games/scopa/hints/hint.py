"""The hint at Scopa: every move tried on deals that fit, the last cards played out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.scopa.hints.facts import look, reasons
from italiancards.games.scopa.hints.search import ScopaTrial
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.advice import Advice, Weighed
from italiancards.hints.matches import prepare
from italiancards.hints.montecarlo import Budget, Estimate
from italiancards.hints.thinking import think_over


def think(
    game: Game[Any, ScopaView, Any], view: ScopaView, chance: Random, budget: Budget
) -> Iterator[Advice | None]:
    """Yield advice that gets better slice by slice, so that other work fits between.

    Args:
        game: Scopa.
        view: the seat to move.
        chance: the source of the deals.
        budget: the number of rollouts, never a time.

    Yields:
        Advice; None while the chances to win the match are worked out.
    """
    told = {move: reasons(view, move) for move in game.legal(view)}
    trial = ScopaTrial(view, list(told))
    yield from prepare(game, ScopaTrial, view.options, view.scores)
    known = trial.known()
    proven = None if known is None else trial.proven(known)
    if proven is not None:
        yield _advice(view, told, proven, "advice-proven", 0)
        return
    for search in think_over(trial, chance, budget):
        yield _advice(view, told, search.estimates(), "advice-estimate", search.playouts)


def _advice(
    view: ScopaView,
    told: Mapping[Move, tuple[Finding, ...]],
    estimates: list[Estimate],
    sentence: str,
    playouts: int,
) -> Advice:
    weighed = []
    for each in estimates:
        own = told[each.move]
        weighed.append(Weighed(each.line, each.mean, own, each, each.told(sentence)))
    return Advice("hint", tuple(weighed), look(view), playouts, not playouts)
