"""Whose turn it is, and what it begins with."""

from __future__ import annotations

from italiancards.core import gates
from italiancards.core.melds import Add, Draw, Take
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.burraco.view import BurracoView

TURNS: RuleBook[BurracoView, Move] = RuleBook()

TURNS.enter(gates.deal_is_on, source="S0", gate=True)
TURNS.enter(gates.your_turn, source="S0: play goes clockwise from the dealer's left", gate=True)


@TURNS.rule(source="S0: on a player's turn, they draw or pick up the discard pile", gate=True)
def draw_first(view: BurracoView, move: Move) -> Judgement | None:
    """A turn begins with a card from the stock, or with all the discards."""
    if view.drawn or isinstance(move, Draw | Take):
        return None
    return broken()


@TURNS.rule(source="S0: the top card, or the entire discard pile", gate=True)
def draw_once(view: BurracoView, move: Move) -> Judgement | None:
    """In a turn one card is drawn, or the discards are taken, once."""
    return broken() if view.drawn and isinstance(move, Draw | Take) else None


TURNS.enter(gates.hold_the_cards, source="S0", gate=True)


@TURNS.rule(source="S0", gate=True)
def meld_lies_there(view: BurracoView, move: Move) -> Judgement | None:
    """A card is added to a meld that lies on the table."""
    if not isinstance(move, Add) or view.meld(move.meld) is not None:
        return None
    return broken(number=move.meld, count=len(view.melds))


@TURNS.rule(source="S0: they draw the top card from the stockpile", permission=True)
def draw_from_stock(view: BurracoView, move: Move) -> Judgement | None:
    """The top card of the stock may always be drawn."""
    return ok() if isinstance(move, Draw) else None


@TURNS.rule(source="S0: they can also pick up the entire discard pile", permission=True)
def take_the_discards(view: BurracoView, move: Move) -> Judgement | None:
    """Instead, all the discards may be taken into the hand; there need be no use for them."""
    if not isinstance(move, Take):
        return None
    return ok(cards=view.discards, number=len(view.discards))
