"""A plain club player: counts cards, helps his partner, declares and signals."""

from __future__ import annotations

from random import Random
from typing import Any

from italiancards.core.cards import Card
from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.games.tresette.hints.card_choice import choose_answer, choose_discard
from italiancards.games.tresette.hints.facts import look, reasons
from italiancards.games.tresette.hints.pack import BITS, PLACE, START, WIDTH, mask
from italiancards.games.tresette.hints.rollout import CLUB, lead
from italiancards.games.tresette.hints.sides import (
    card_of,
    declaration_points,
    suit_out,
    with_signal,
)
from italiancards.games.tresette.rules.state import ORDER, thirds
from italiancards.games.tresette.rules.view import TresetteView, is_out_of
from italiancards.hints.advice import Advice

DECLARES = 1000.0
"""Value of declaring all he has, before anything else."""


def choose(game: Game[Any, TresetteView, Any], view: TresetteView, chance: Random) -> Advice:
    """Return the greedy bot's advice: a club player's card, with the truthful signal.

    Args:
        game: Tresette, for the legal moves.
        view: the seat to move.
        chance: unused: this bot never draws lots.

    Returns:
        Every legal move, the best first; the values do no more than order them.
    """
    legal = game.legal(view)
    card = None if view.asking else _card(view)
    said = None if card is None else with_signal(view, card)

    def worth(move: Move) -> float:
        own = card_of(move)
        if own is None:
            return DECLARES + declaration_points(move)
        return 2.0 * (move == said) + 1.0 * (own == card) - thirds((own,)) / 100

    findings = reasons(view, legal)
    return Advice.by_value("greedy", look(view), findings, worth, findings.__getitem__)


def _card(view: TresetteView) -> Card:
    """Return the card that a club player plays: to a partner's busso his highest, else by habit."""
    if not view.trick:
        return _suit_to_return(view) or _club_lead(view)
    suit = view.trick[0].suit
    own = [card for card in view.playable if card.suit == suit]
    best = ORDER.decide(view.trick)[0]
    ours = view.taker() in (view.partners or ())
    last = not view.yet_to_play
    field = _field(view, suit)
    best_place = PLACE[view.trick[best]] % WIDTH
    if not own:
        sure = ours and (last or field < 2 << best_place)
        bit = choose_discard(mask(view.playable), sure)
        return next(card for card in view.playable if BITS[card] == bit)
    knocked = any(led == view.trick[0] and word == "busso" for _, led, word in view.said)
    if knocked and len(view.trick) == 2 and view.partners:  # the partner asks for the highest
        return min(own, key=lambda card: ORDER.ranks.index(card.rank))
    held = mask(own) >> START[suit]
    place = choose_answer(held, field, best_place, thirds(view.trick), CLUB, ours=ours, last=last)
    return next(card for card in own if PLACE[card] % WIDTH == place)


def _field(view: TresetteView, suit: str) -> int:
    """Return a bit mask of a suit's cards still out, the suit's lowest card as bit 0."""
    return mask(suit_out(view, suit)) >> START[suit]


def _suit_to_return(view: TresetteView) -> Card | None:
    """Return the highest card of the suit that a partner's busso asked back; None without one."""
    for who, led, word in reversed(view.said):
        if who in (view.partners or ()) and word == "busso" and not is_out_of(view, who, led.suit):
            own = [card for card in view.hand if card.suit == led.suit]
            if own:
                return min(own, key=lambda card: ORDER.ranks.index(card.rank))
    return None


def _club_lead(view: TresetteView) -> Card:
    """Return the card that a club player leads of his own accord."""
    found = {}
    for suit in dict.fromkeys(card.suit for card in view.playable):
        own = mask(card for card in view.playable if card.suit == suit) >> START[suit]
        value = lead(own, _field(view, suit), CLUB)
        found[suit] = value
    suit = max(found, key=lambda each: found[each])
    place = START[suit] + (found[suit] & 15)
    return next(card for card in view.playable if PLACE[card] == place)
