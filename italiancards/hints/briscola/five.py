"""The hint of five players: every bid, call or card tried on deals that fit what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from italiancards.core.announcements import Bid, Call
from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.briscola.view import BriscolaView
from italiancards.hints.advice import Advice, Weighed
from italiancards.hints.briscola.bidding import counts_on, is_auction
from italiancards.hints.briscola.facts import reasons
from italiancards.hints.briscola.looking import look
from italiancards.hints.briscola.staking import BidTrial, CardTrial
from italiancards.hints.montecarlo import Budget, Estimate, Search


def think(
    game: Game[Any, BriscolaView, Any],
    view: BriscolaView,
    chance: Random,
    budget: Budget,
    also: Sequence[Move] = (),
) -> Iterator[Advice]:
    """Advice that gets better slice by slice.

    Args:
        game: Briscola.
        view: what the seat knows.
        chance: where the deals come from.
        budget: how much to think.
        also: moves that are weighed whatever is thought of them.
    """
    legal = game.legal(view)
    if is_auction(view):
        trial = BidTrial(view, legal, also)
        told: Mapping[Move, tuple[Finding, ...]] = {
            move: _reasons(view, move, trial) for (move,) in trial.lines
        }
        search = Search(trial, chance)
    else:
        told = {move: reasons(view, move) for move in legal}
        search = Search(CardTrial(view, legal), chance)
    for _ in search.slices(budget):
        yield _advice(view, told, search.estimates(), search.playouts)


def _reasons(view: BriscolaView, move: Move, trial: BidTrial) -> tuple[Finding, ...]:
    if isinstance(move, Bid):
        return counts_on(view, trial.calls[move.rank])
    return counts_on(view, move) if isinstance(move, Call) else ()


def _advice(
    view: BriscolaView,
    told: Mapping[Move, tuple[Finding, ...]],
    estimates: list[Estimate],
    playouts: int,
) -> Advice:
    weighed = [
        Weighed(each.line, each.mean, told[each.move], each, each.told("advice-stake"))
        for each in estimates
    ]
    return Advice("hint", tuple(weighed), look(view), playouts)
