"""Hints for five: every bid, call or card tried on deals consistent with the seat's knowledge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from italiancards.core.announcements import Bid, Call
from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.briscola.hints.bid_value import BidRollout, CardRollout
from italiancards.games.briscola.hints.bidding import counts_on, is_auction
from italiancards.games.briscola.hints.deal_value import near_the_end
from italiancards.games.briscola.hints.facts import reasons
from italiancards.games.briscola.hints.first_hint import look
from italiancards.games.briscola.hints.five_sampler import partner_finding
from italiancards.games.briscola.hints.principles import PRINCIPLES
from italiancards.games.briscola.rules.ladder import highest
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.advice import Advice, LineEvaluation
from italiancards.hints.chances import percent
from italiancards.hints.montecarlo import Budget, Moves, Search
from italiancards.hints.principles import with_principles


def think(
    game: Game[Any, BriscolaView, Any],
    view: BriscolaView,
    chance: Random,
    budget: Budget,
    also: Sequence[Move] = (),
) -> Iterator[Advice]:
    """Yield advice for a bid, call or card in the five-player game, better from slice to slice.

    Args:
        game: Briscola.
        view: the seat to move.
        chance: the source of the deals.
        budget: the number of rollouts, never a time.
        also: moves that are weighed though the search would leave them out.
    """
    legal = game.legal(view)
    if is_auction(view):
        rollout = BidRollout(view, legal, also)
        search = Search(rollout, chance)
        bids = [move for (move,) in rollout.lines if isinstance(move, Bid)]
        plans: dict[Move, Moves] = {bid: (rollout.calls[bid.rank],) for bid in bids}
        for _ in search.slices(budget):
            facts = {move: _of_bid(view, move, rollout) for (move,) in rollout.lines}
            found = _advice(view, facts, search, plans=plans)
            yield with_principles(found, view, PRINCIPLES)
        return
    facts = {move: reasons(view, move) for move in legal}
    cards = CardRollout(view, legal)
    search = Search(cards, chance, plainest_first=True)
    for _ in search.slices(budget):
        partner = cards.partners()
        found = _advice(view, facts, search, [partner_finding(view, partner)] if partner else [])
        yield with_principles(found, view, PRINCIPLES)


def _of_bid(view: BriscolaView, move: Move, rollout: BidRollout) -> tuple[Finding, ...]:
    """Return findings on a bid or a call, its chance to be made first; for a pass, who holds."""
    if not isinstance(move, Bid | Call):
        held = None if view.auction is None else highest(view.auction, view.options)
        return (Finding("advice-pass", True, {"seat": None if held is None else held[0]}),)
    made, error = rollout.chance(move)
    made_finding = Finding("advice-made", True, {"chance": percent(made), "error": percent(error)})
    return (
        made_finding,
        *counts_on(view, rollout.calls[move.rank] if isinstance(move, Bid) else move),
    )


def _advice(
    view: BriscolaView,
    finding: Mapping[Move, tuple[Finding, ...]],
    search: Search,
    more: Sequence[Finding] = (),
    plans: Mapping[Move, Moves] = MappingProxyType({}),
) -> Advice:
    """Return the advice on all lines of a search: findings on each, its plan, and on the whole."""
    worth = "advice-in-match" if near_the_end(view) else "advice-stake"
    weighed = [
        LineEvaluation(
            *(each.line, each.mean, finding[each.move], each, each.finding(worth)),
            plan=plans.get(each.move, ()),
        )
        for each in search.estimates()
    ]
    return Advice("hint", tuple(weighed), (*look(view), *more), search.playouts)
