"""The hint at Briscola: every move tried on many consistent deals, and the ending played out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.rules import Finding
from italiancards.games.briscola.hints import five
from italiancards.games.briscola.hints.facts import gets_better, reasons
from italiancards.games.briscola.hints.first_hint import look
from italiancards.games.briscola.hints.principles import PRINCIPLES, wins_deal
from italiancards.games.briscola.hints.search import BriscolaRollout
from italiancards.games.briscola.hints.sides import table_kind, with_cards
from italiancards.games.briscola.hints.talk import asked, with_talk
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.advice import Advice, LineEvaluation
from italiancards.hints.lookahead import search_in_stages
from italiancards.hints.montecarlo import Budget, Estimate
from italiancards.hints.principles import with_principles


def think(
    game: Game[Any, BriscolaView, Any], view: BriscolaView, chance: Random, budget: Budget
) -> Iterator[Advice]:
    """Yield the hint's advice, better from slice to slice, so that other work fits between.

    Args:
        game: Briscola.
        view: the seat to move.
        chance: the source of the deals.
        budget: the number of rollouts, never a time.
    """
    if view.auction is not None:
        yield from five.think(game, view, chance, budget)
        return
    legal = game.legal(view)
    if view.asking:
        yield asked(view, legal, "hint")
        return
    findings = {move: reasons(view, move) for move in with_cards(legal)}
    rollout = BriscolaRollout(view, [move for move in findings if not _pointless(view, move)])
    layouts = rollout.layouts()
    if layouts is not None:
        sentence = "advice-proven" if len(layouts) == 1 else "advice-counted"
        yield with_talk(
            view, legal, _advice(view, findings, rollout.exact_estimates(layouts), sentence, 0)
        )
    else:
        for search in search_in_stages(rollout, chance, budget):
            found = search.estimates()
            advice = _advice(view, findings, found, "advice-estimate", search.playouts)
            yield with_talk(view, legal, advice)


def _pointless(view: BriscolaView, move: Move) -> bool:
    """True if a move only exchanges for a weaker trump, so that it need not be tried."""
    return isinstance(move, Exchange) and not gets_better(view, move.card)


def _winner_first(view: BriscolaView, estimates: list[Estimate]) -> list[Estimate]:
    """Return estimates with a card that wins the deal for certain before any that may not."""
    winners = [
        each
        for each in estimates
        if isinstance(each.move, Play) and wins_deal(view, each.move.card)
    ]
    if not winners or estimates[0] in winners or (estimates[0].won or 0.0) >= 1:
        return estimates
    first = winners[0]
    others = (each for each in estimates if each is not first)
    return [
        replace(first, behind=0.0, lost=0.0, behind_error=0.0, tied=True),
        *(
            replace(
                each, behind=each.behind - first.behind, lost=each.lost - first.lost, tied=False
            )
            for each in others
        ),
    ]


def _advice(
    view: BriscolaView,
    findings: Mapping[Move, tuple[Finding, ...]],
    estimates: list[Estimate],
    sentence: str,
    playouts: int,
) -> Advice:
    """Return the advice on estimated moves and, below them, on those not tried."""
    weighed = []
    for each in _winner_first(view, estimates):
        facts = {"points": each.mean, "error": each.error, "who": table_kind(view), **each.winning}
        worth = Finding(sentence, True, facts)
        weighed.append(LineEvaluation(each.line, each.mean, findings[each.move], each, worth))
    pointless = findings.keys() - {each.move for each in estimates}
    weighed += [
        LineEvaluation((move,), -1.0, findings[move]) for move in findings if move in pointless
    ]
    advice = Advice("hint", tuple(weighed), look(view), playouts, sentence == "advice-proven")
    return with_principles(advice, view, PRINCIPLES)
