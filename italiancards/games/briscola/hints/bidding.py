"""Bids and calls of the plain bots where five play, by how far their hands reach."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.briscola.hints.first_hint import look
from italiancards.games.briscola.hints.reach import best, reach
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.advice import Advice, LineEvaluation

SURE = {"beginner": 0.35, "greedy": 0.6}
"""Least chance at which a bot bids: a beginner bids too much."""


def is_auction(view: BriscolaView) -> bool:
    """True if the auction is still on: bids are made, or the card is called."""
    return view.auction is not None and view.auction.phase != "playing"


def choose_bid(view: BriscolaView, legal: Sequence[Move], bot: str) -> Advice:
    """Return a bot's advice in the auction: bids by their chance to be made, or calls by points.

    Args:
        view: the seat whose turn it is in the auction.
        legal: its bids and its pass, or its calls.
        bot: `beginner` or `greedy`; `SURE` says how careful each is.

    Returns:
        Advice, the best first: a bid's value is its chance less `SURE`, a pass's 0, a call's its
        card points.
    """
    if any(isinstance(move, Call) for move in legal):
        weighed = [
            LineEvaluation((move,), reach(view.hand, move), counts_on(view, move))
            for move in legal
            if isinstance(move, Call)
        ]
    else:
        weighed = [_bid(view, move, SURE[bot]) for move in legal]
    weighed.sort(key=lambda each: -each.value)
    return Advice(bot, tuple(weighed), look(view))


def _bid(view: BriscolaView, move: Move, sure: float) -> LineEvaluation:
    """Return the evaluation of a bid: its chance above the chance wanted; a pass is worth 0."""
    if not isinstance(move, Bid):
        assert isinstance(move, Pass)
        return LineEvaluation((move,), 0.0)
    found = best(view.hand, view.options, move)
    return LineEvaluation((move,), found.chance(move) - sure, counts_on(view, found.call))


def counts_on(view: BriscolaView, call: Call) -> tuple[Finding, ...]:
    """Return the finding on a call in a tuple of one: trumps in the hand, and the called card.

    Args:
        view: the hand that bids.
        call: the call made, or meant with a bid.

    Returns:
        One finding, `advice-counts-on`.
    """
    suit = call.facts["suit"]
    own = tuple(card for card in view.hand if card.suit == suit)
    alone = "yes" if call.card in view.hand else "no"
    facts = {"card": call.card, "suit": suit, "number": len(own), "alone": alone}
    return (Finding("advice-counts-on", True, facts),)
