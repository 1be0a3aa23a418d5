"""Plainness of a card at Briscola: of moves that are as good, a teacher names the plainest.

Nothing dear is spent for nothing: no trump, no carico that may be lost, no figure. What is sure to
come home is no cost. Source: principles that were tried over random positions, `docs/hints.md`.
"""

from __future__ import annotations

from italiancards.core.cards import Card
from italiancards.core.moves import Exchange, Move
from italiancards.games.briscola.hints.facts import chance_beaten, gets_better, wins
from italiancards.games.briscola.hints.margin import lets_go
from italiancards.games.briscola.hints.sides import card_of
from italiancards.games.briscola.hints.worth import trump_value
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView

LOST = 50.0
"""Cost of leaving a trick with which all is lost, in card points: more than any card's."""
LEAD = 2.0
"""Cost of winning a trick, in card points: who leads next shows his card first."""
REDRAWN = 2.5
"""Value of a trump that wins a trick over one that is thrown away, in card points."""
WINNER, LOW_WINNER = {"A": 11.5, "3": 4.0, "R": 5.9, "C": 5.8, "F": 5.7}, 5.5
"""Cost of a trump with which one of two wins a trick, by its rank, in card points.

A king or a knight is worth a trump, and the three had better come home while it can.
"""


def cost(view: BriscolaView, move: Move) -> float:
    """Return what a teacher would count a move to cost, in card points; less is plainer.

    Args:
        view: the seat to move.
        move: a card to play, or to exchange.

    Returns:
        Card points, below 0 where it brings some home; an exchange is better or worse than any.
    """
    card = card_of(move)
    if isinstance(move, Exchange):
        return -100.0 if gets_better(view, card) else 100.0
    if lets_go(view, card):
        return LOST + points((card,))
    own, trump = points((card,)), card.suit == view.trump
    trump_cost = trump_value(card) if trump else 0.0
    ours = view.taker(card) in (view.seat, *(view.partners or ()))
    if not is_certain(view, card):
        return trump_cost or float(own)
    if not ours:
        return trump_cost + 2 * own
    if not wins(view, card) or not view.trick:
        return trump_cost or -float(own)
    if not trump:
        return LEAD - own - (2 if view.players == 2 else 1) * points(view.trick)
    if view.players == 2:
        return WINNER.get(card.rank, LOW_WINNER) - 2 * points(view.trick)
    return trump_cost - REDRAWN - points(view.trick)


def is_certain(view: BriscolaView, card: Card) -> bool:
    """True if no later opponent can change who wins the trick that this card is played to.

    Args:
        view: the seat to move.
        card: a card of its hand.
    """
    if not view.yet_to_play:
        return True
    return wins(view, card) and not chance_beaten(view, card)
