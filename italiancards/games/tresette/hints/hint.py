"""The hint at Tresette: every card tried on consistent deals, the last tricks played out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.tresette.hints.facts import look, reasons
from italiancards.games.tresette.hints.principles import PRINCIPLES
from italiancards.games.tresette.hints.search import TresetteRollout
from italiancards.games.tresette.hints.sides import card_of, declaration_points, with_signal
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.advice import Advice, LineEvaluation
from italiancards.hints.comparison import half_width
from italiancards.hints.lookahead import search_in_stages
from italiancards.hints.matches import prepare
from italiancards.hints.montecarlo import FORCED, Budget, Estimate, rank_proven
from italiancards.hints.principles import with_principles


def think(
    game: Game[Any, TresetteView, Any], view: TresetteView, chance: Random, budget: Budget
) -> Iterator[Advice | None]:
    """Yield the hint's advice, better from slice to slice; None between, so that other work fits.

    Args:
        game: Tresette.
        view: the seat to move.
        chance: the source of the deals.
        budget: the number of rollouts, never a time.

    Yields:
        Advice; None while the chances to win the match are worked out.
    """
    facts = reasons(view, game.legal(view))
    rollout = TresetteRollout(view, list(facts))
    if rollout.declaring:
        points = rank_proven((float(declaration_points(line[0])), line) for line in rollout.lines)
        silent = rollout.silent([rollout.deal(chance) for _ in range(FORCED)])
        yield _advice(view, facts, points, "advice-declares-points", 0, silent)
        return
    yield from prepare(game, TresetteRollout, view.options, view.scores)
    layouts = rollout.layouts(budget.playouts)
    if layouts is not None:
        proven = len(layouts) == 1 and len(view.taken) == 2
        sentence = "advice-proven" if proven else "advice-counted"
        for estimates in rollout.count(layouts):
            yield None if estimates is None else _advice(view, facts, estimates, sentence, 0)
        return
    for search in search_in_stages(rollout, chance, budget):
        yield _advice(view, facts, search.estimates(), "advice-estimate", search.playouts)


def _advice(
    view: TresetteView,
    finding: Mapping[Move, tuple[Finding, ...]],
    estimates: list[Estimate],
    sentence: str,
    playouts: int,
    silent: Sequence[float] = (0.0, 0.0),
) -> Advice:
    """Return the advice on every legal move; of signals with one card the truthful comes first.

    A declaration is shown with its own points; `silent` is what deals come to without any.
    """
    weighed = []
    for each in estimates:
        card = card_of(each.move)
        moves = [each.move] if card is None else [move for move in finding if card_of(move) == card]
        said = None if card is None else with_signal(view, card)
        for move in sorted(moves, key=lambda move: move != said):
            mean, error = each.mean + fmean(silent), each.error + half_width(silent)
            own = replace(each, line=(move,), mean=mean, error=error)
            weighed.append(
                LineEvaluation((move,), each.mean, finding[move], own, each.finding(sentence))
            )
    proven = sentence in ("advice-proven", "advice-declares-points")
    advice = Advice("hint", tuple(weighed), look(view), playouts, proven)
    return with_principles(advice, view, PRINCIPLES)
