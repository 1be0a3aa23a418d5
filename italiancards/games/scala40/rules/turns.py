"""Rules of the turn: its player, its beginning, and taking a discard."""

from __future__ import annotations

from italiancards.core import gates
from italiancards.core.melds import Take
from italiancards.core.melds import gates as turn
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.scala40.rules.view import Scala40View

TURNS: RuleBook[Scala40View, Move] = RuleBook()

TURNS.enter(gates.deal_is_on, source="S0", gate=True)
TURNS.enter(gates.your_turn, source="S0: play begins to the dealer's left", gate=True)
TURNS.enter(turn.draw_first, source="S0: each turn consists of", gate=True)
TURNS.enter(turn.draw_once, source="S0: each turn consists of", gate=True)
TURNS.enter(gates.hold_the_cards, source="S0", gate=True)
TURNS.enter(turn.meld_lies_there, source="S0", gate=True)
TURNS.enter(turn.draw_from_stock, source="S0: drawing from the stock", permission=True)


@TURNS.rule(Take, source="S0: only players who have already opened; casinosanremo gaetashop")
def take_when_opened(view: Scala40View, move: Take) -> Judgement:
    """The top discard is taken only after opening; by agreement, also to open with it."""
    if view.has_opened:
        return ok(card=view.discards[-1], opened="yes")
    agreed = view.options.draw_discard == "to_open"
    return (ok if agreed else broken)(card=view.discards[-1], opened="no")
