"""Rules of the turn: its player, and its beginning."""

from __future__ import annotations

from italiancards.core import gates
from italiancards.core.melds import Take
from italiancards.core.melds import gates as turn
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, ok
from italiancards.games.burraco.rules.view import BurracoView

TURNS: RuleBook[BurracoView, Move] = RuleBook()

TURNS.enter(gates.deal_is_on, source="S0", gate=True)
TURNS.enter(gates.your_turn, source="S0: play goes clockwise from the dealer's left", gate=True)
TURNS.enter(
    turn.draw_first,
    source="S0: on a player's turn, they draw or pick up the discard pile",
    gate=True,
)
TURNS.enter(turn.draw_once, source="S0: the top card, or the entire discard pile", gate=True)
TURNS.enter(gates.hold_the_cards, source="S0", gate=True)
TURNS.enter(turn.meld_lies_there, source="S0", gate=True)
TURNS.enter(
    turn.draw_from_stock, source="S0: they draw the top card from the stockpile", permission=True
)


@TURNS.rule(Take, source="S0: they can also pick up the entire discard pile", permission=True)
def take_the_discards(view: BurracoView, move: Take) -> Judgement:
    """All the discards may be taken into the hand instead; there need be no use for them."""
    return ok(cards=view.discards, number=len(view.discards))
