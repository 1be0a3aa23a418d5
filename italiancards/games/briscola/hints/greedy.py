"""A player who counts the trick before him: its points, and the cost of his card."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Exchange, Move
from italiancards.games.briscola.hints.bidding import choose_bid, is_auction
from italiancards.games.briscola.hints.facts import chance_beaten, gets_better, reasons
from italiancards.games.briscola.hints.first_hint import look
from italiancards.games.briscola.hints.sides import card_of, with_cards, with_me
from italiancards.games.briscola.hints.talk import asked, with_talk
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.advice import Advice

TRUMP_SPENT = 1.0
"""Cost of playing a trump beside its points: of two equal moves the other is made."""


def choose(game: Game[Any, BriscolaView, Any], view: BriscolaView, chance: Random) -> Advice:
    """Return the greedy bot's advice: the move that gains most in this trick.

    Args:
        game: Briscola, for the legal moves.
        view: the seat to move.
        chance: unused: this bot never draws lots.

    Returns:
        Every legal move, the best first; the values are those of `gain`.
    """
    legal = game.legal(view)
    if view.asking:
        return asked(view, legal, "greedy")
    if is_auction(view):
        return choose_bid(view, legal, "greedy")
    value, why = partial(gain, view), partial(reasons, view)
    advice = Advice.by_value("greedy", look(view), with_cards(legal), value, why)
    return with_talk(view, legal, advice)


def gain(view: BriscolaView, move: Move) -> float:
    """Return a move's expected gain in this trick, in card points, less the cost of its card.

    Args:
        view: the seat to move.
        move: a card to play or to exchange.

    Returns:
        Card points; 100 for an exchange that brings a stronger trump, -100 for one that does not.
    """
    card = card_of(move)
    own = points((card,))
    if isinstance(move, Exchange):
        return 100.0 if gets_better(view, card) else -100.0  # before anything else, or never
    spent = own + TRUMP_SPENT if card.suit == view.trump else 0.0
    if not view.trick:
        return own * (1 - 2 * chance_beaten(view, card)) - spent
    at_stake = points((*view.trick, card))
    return at_stake * with_me(view, view.taker(card)) - spent
