"""Hints for five: every bid, call or card tried on deals consistent with the seat's knowledge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any

from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.cards import Card
from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.briscola.hints.bid_value import BidRollout, CardRollout
from italiancards.games.briscola.hints.bidding import counts_on, is_auction
from italiancards.games.briscola.hints.deal_value import near_the_end
from italiancards.games.briscola.hints.facts import reasons
from italiancards.games.briscola.hints.first_hint import look
from italiancards.games.briscola.hints.five_principles import HIGH, highs, length
from italiancards.games.briscola.hints.five_sampler import partner_finding
from italiancards.games.briscola.hints.principles import PRINCIPLES
from italiancards.games.briscola.rules.ladder import highest, need
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.advice import Advice, LineEvaluation
from italiancards.hints.chances import percent
from italiancards.hints.montecarlo import Budget, Estimate, Moves, Search
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
        calls = any(isinstance(move, Call) for move in legal)
        search = Search(rollout, chance, plainest_first=calls)
        bids = [move for (move,) in rollout.lines if isinstance(move, Bid)]
        plans: dict[Move, Moves] = {bid: (rollout.calls[bid.rank],) for bid in bids}
        for _ in search.slices(budget):
            facts = {move: _of_bid(view, move, rollout) for (move,) in rollout.lines}
            yield _with_bid_principles(_advice(view, facts, search, plans=plans), view, facts)
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


def _with_bid_principles(
    advice: Advice, view: BriscolaView, finding: Mapping[Move, tuple[Finding, ...]]
) -> Advice:
    """Return advice on a bid or a call with its principles: how high first, then whether at all."""
    principles = replace(PRINCIPLES, facts=partial(_bid_facts, finding))
    found = with_principles(advice, view, principles)
    stay = next((each.move for each in advice.weighed if isinstance(each.move, Pass)), None)
    why = None if stay is None else principles.of(view, advice.move, stay)
    if why is None or why in found.compared:
        return found
    said = PRINCIPLES.says.get(why.name, ())
    rest = (each for each in found.compared[1:] if each.name not in said)
    return replace(found, compared=(*found.compared[:1], why, *rest))


def _bid_facts(
    finding: Mapping[Move, tuple[Finding, ...]], view: BriscolaView, best: Move, other: Move
) -> dict[str, Any]:
    """Return the points that bids need, how often they are made, and the trumps they count on."""
    bids = [move for move in (best, other) if isinstance(move, Bid)]
    if isinstance(best, Call) and isinstance(other, Call):
        return {
            "length": length(view, best.card),
            "suit": best.card.suit,
            "shorter": length(view, other.card),
            "high": highs(view, best),
        }
    if not bids:
        return {}
    odds = [next(each.facts["chance"] for each in finding[bid] if "chance" in each.facts)
            for bid in bids]  # fmt: skip
    trumps = next(each.facts for each in finding[bids[0]] if each.name == "advice-counts-on")
    high = tuple(Card(rank, trumps["suit"]) for rank in HIGH)
    lacks = tuple(card for card in high[:2] if card not in (*view.hand, trumps["card"]))
    return {
        **trumps,
        "called": trumps["card"],
        "high": tuple(card for card in high if card in view.hand),
        "highs": sum(card in view.hand for card in high),
        "lacks": lacks,
        "lacking": len(lacks),
        "need": need(bids[0]),
        "more": need(bids[-1]),
        "often": how_often(odds[0]),
        "then": how_often(odds[-1]),
        "same": "yes" if how_often(odds[0]) == how_often(odds[-1]) else "no",
    }


def _is_idle(estimate: Estimate) -> bool:
    """Return True for a pass that comes to the same as the best bid: who gains nothing passes."""
    return estimate.best and isinstance(estimate.move, Pass)


def how_often(chance: int) -> str:
    """Return the word for a chance: `always`, `mostly`, `rather`, `half`, `seldom` or `hardly`.

    Args:
        chance: in a hundred.

    >>> [how_often(chance) for chance in (91, 76, 60, 50, 30, 2)]
    ['always', 'mostly', 'rather', 'half', 'seldom', 'hardly']
    """
    return next((word for least, word in _OFTEN if chance >= least), "hardly")


_OFTEN = ((88, "always"), (70, "mostly"), (55, "rather"), (45, "half"), (6, "seldom"))
"""Least chances in a hundred at which words are said, in falling order."""


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
        for each in sorted(search.estimates(), key=lambda each: not _is_idle(each))
    ]
    return Advice("hint", tuple(weighed), (*look(view), *more), search.playouts)
