"""The hint at Scopa: every move tried on consistent deals, the last cards played out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.scopa.hints.facts import LIKELY, look, reasons
from italiancards.games.scopa.hints.principles import PRINCIPLES
from italiancards.games.scopa.hints.search import ScopaRollout
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.advice import Advice, LineEvaluation
from italiancards.hints.lookahead import search_in_stages
from italiancards.hints.matches import prepare
from italiancards.hints.montecarlo import Budget, Estimate
from italiancards.hints.principles import with_principles

PARITY = ("advice-spariglio", "advice-rappaia")
"""Findings on ranks that a capture leaves odd or even."""
RISK = ("advice-leaves-scopa",)
"""Finding on a table left that an unseen card may sweep."""
OF_SWEEPS = ("principle-less-sweep", "principle-no-sweep")
"""Principles that say how a table left may be swept."""


def think(
    game: Game[Any, ScopaView, Any], view: ScopaView, chance: Random, budget: Budget
) -> Iterator[Advice | None]:
    """Yield the hint's advice, better from slice to slice; None between, so that other work fits.

    Args:
        game: Scopa.
        view: the seat to move.
        chance: the source of the deals.
        budget: the number of rollouts, never a time.

    Yields:
        Advice; None while the chances to win the match are worked out.
    """
    findings = {move: reasons(view, move) for move in game.legal(view)}
    rollout = ScopaRollout(view, list(findings))
    yield from prepare(game, ScopaRollout, view.options, view.scores)
    open_deal = rollout.open_deal()
    proven = None if open_deal is None else rollout.proven(open_deal)
    if proven is not None:
        yield _advice(view, findings, proven, "advice-proven", 0)
        return
    for search in search_in_stages(rollout, chance, budget):
        yield _advice(view, findings, search.estimates(), "advice-estimate", search.playouts)


def _advice(
    view: ScopaView,
    findings: Mapping[Move, tuple[Finding, ...]],
    estimates: list[Estimate],
    sentence: str,
    playouts: int,
) -> Advice:
    """Return the advice on estimated moves, each with its findings."""
    weighed = []
    for each in estimates:
        own = findings[each.move]
        weighed.append(LineEvaluation(each.line, each.mean, own, each, each.finding(sentence)))
    advice = Advice("hint", tuple(weighed), look(view), playouts, not playouts)
    return reasoned(advice, view)


def reasoned(advice: Advice, view: ScopaView) -> Advice:
    """Return advice whose reasons compare the best move, with what is to be feared all the same.

    Odd and even ranks are told only where they help the own side.

    Args:
        advice: the advice, each of its moves with its own reasons.
        view: the seat to move.
    """
    advice = with_principles(advice, view, PRINCIPLES)
    parity = {each.facts["helps"] for each in advice.compared if each.name in PARITY}
    findings = [each for each in advice.compared if parity <= {"you"} or each.name not in PARITY]
    risk = next((each for each in advice.weighed[0].reasons if each.name in RISK), None)
    compared = {each.name for each in findings}
    if risk and compared and not compared & {*RISK, *OF_SWEEPS} and risk.facts["chance"] >= LIKELY:
        findings.insert(1, replace(risk, name="advice-risks-scopa"))
    return replace(advice, compared=tuple(findings))
