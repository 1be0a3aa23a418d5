"""A player of the first evening: takes whatever can be taken, with the dearest card."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Exchange, Move
from italiancards.games.briscola.hints.bidding import choose_bid, is_auction
from italiancards.games.briscola.hints.facts import gets_better, reasons, wins
from italiancards.games.briscola.hints.first_hint import look
from italiancards.games.briscola.hints.sides import card_of, with_cards
from italiancards.games.briscola.hints.talk import asked, with_talk
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.advice import Advice


def choose(game: Game[Any, BriscolaView, Any], view: BriscolaView, chance: Random) -> Advice:
    """Return the beginner bot's advice: lead at random, take if possible, else play fewest points.

    From his partner he takes nothing, and gives no more for it.

    Args:
        game: Briscola, for the legal moves.
        view: the seat to move.
        chance: which card is led.

    Returns:
        Every legal move, the best first; values are card points, 20 added if the card takes.
    """
    legal = game.legal(view)
    if view.asking:
        return asked(view, legal, "beginner")
    if is_auction(view):
        return choose_bid(view, legal, "beginner")

    def worth(move: Move) -> float:
        card = card_of(move)
        if isinstance(move, Exchange):
            return 100.0 if gets_better(view, card) else -100.0
        if view.trick:
            takes = wins(view, card) and not partners
            return 20.0 + points((card,)) if takes else -float(points((card,)))
        return chance.random()

    partners = bool(view.trick) and view.taker() in (view.partners or ())
    cards, why = with_cards(legal), partial(reasons, view)
    return with_talk(view, legal, Advice.by_value("beginner", look(view), cards, worth, why))
