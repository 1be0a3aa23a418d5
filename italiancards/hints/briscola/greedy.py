"""A player who counts the trick before it: points, trumps, and who leads next."""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any

from italiancards.core.cards import Card
from italiancards.core.game import Game
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.rules import Finding
from italiancards.games.briscola.state import points
from italiancards.games.briscola.view import BriscolaView
from italiancards.hints.advice import Advice, Weighed

TRUMP_KEPT = {"A": 22.0, "3": 19.0, "R": 11.0, "C": 9.5, "F": 8.0}
LOW_TRUMP_KEPT = 5.0
"""What a trump in hand is worth for later, its own points included; tried in play."""

LEAD_KEPT = {"A": 4.0, "3": 4.0, "R": 1.0, "C": 1.0, "F": 1.0}
"""What another counting card is worth for later: it may answer a lead of its suit while cards are
still drawn. Tried in the same way."""


def choose(game: Game[Any, Any, Any], view: BriscolaView, chance: Random) -> Advice:
    """The move that gains most in this trick, less what its card would have been worth later."""
    weighed = [weigh(view, move) for move in game.legal(view)]
    weighed.sort(key=lambda each: -each.value)
    return Advice("greedy", tuple(weighed), (_look(view),))


def _look(view: BriscolaView) -> Finding:
    """What to count before choosing, without naming a card of the hand."""
    if not view.trick:
        return Finding("advice-look-lead", True, {"suit": view.trump})
    at_stake, best = points(view.trick), view.trick[0]
    takers = sum(view.order.beats(card, best).ok for card in view.hand)
    return Finding("advice-look-follow", True, {"points": at_stake, "number": takers})


def kept(view: BriscolaView, card: Card) -> float:
    """What a card is worth in hand, in card points: a trump wins a later trick."""
    if card.suit != view.trump:
        return LEAD_KEPT.get(card.rank, 0.0) if view.stock_size and not view.trick else 0.0
    return TRUMP_KEPT.get(card.rank, LOW_TRUMP_KEPT)


def weigh(view: BriscolaView, move: Move) -> Weighed:
    """A move's worth in card points, and what is true of it."""
    if isinstance(move, Exchange):
        assert view.upcard is not None
        gain = kept(view, view.upcard) + points((view.upcard,)) - kept(view, move.card)
        facts = {"card": move.card, "upcard": view.upcard}
        return Weighed(move, 20 + gain, (Finding("advice-exchange", True, facts),))
    assert isinstance(move, Play)
    return _follow(view, move) if view.trick else _lead(view, move)


def _follow(view: BriscolaView, move: Play) -> Weighed:
    """Second to a trick everything in it is known."""
    card = move.card
    trick = (*view.trick, card)
    at_stake = points(trick)
    takes = view.order.winner(trick) == len(view.trick)
    trump = card.suit == view.trump
    facts = {"card": card, "points": at_stake, "best": view.trick[0]}
    if takes:
        reasons = [Finding("advice-takes", True, facts)]
        if trump:
            reasons.append(Finding("advice-spends-trump", True, facts))
        elif any(each.suit == view.trump for each in view.hand):
            reasons.append(Finding("advice-keeps-trumps", True, facts))
        return Weighed(move, at_stake - kept(view, card), tuple(reasons))
    gives = Finding("advice-gives-nothing" if at_stake == 0 else "advice-gives", True, facts)
    takers = [each for each in view.hand if view.order.beats(each, view.trick[0]).ok]
    if at_stake and takers and all(each.suit == view.trump for each in takers):
        gives = Finding("advice-saves-trump", True, facts)
    return Weighed(move, -at_stake - kept(view, card), (gives,))


def _lead(view: BriscolaView, move: Play) -> Weighed:
    """Leading, the others may take: count the cards not seen that would."""
    card = move.card
    own = points((card,))
    unseen = view.unseen
    known = [each for seat, cards in enumerate(view.shown) if seat != view.seat for each in cards]
    beaten_by = tuple(each for each in unseen if view.order.beats(each, card).ok)
    surely = any(view.order.beats(each, card).ok for each in known)
    held = sum(view.hand_sizes) - len(view.hand) - len(known)
    lost = 1.0 if surely else 1 - comb(len(unseen) - len(beaten_by), held) / comb(len(unseen), held)
    facts = {
        "card": card,
        "own": own,
        "number": len(beaten_by),
        "unseen": len(unseen),
        "chance": round(100 * lost),
    }
    reasons = [Finding("advice-lead-worthless" if own == 0 else "advice-lead-worth", True, facts)]
    if not beaten_by and not surely:
        reasons.append(Finding("advice-nothing-beats", True, facts))
    elif not surely:
        reasons.append(Finding("advice-some-beat", True, facts))
    return Weighed(move, own * (1 - 2 * lost) - kept(view, card), tuple(reasons))
