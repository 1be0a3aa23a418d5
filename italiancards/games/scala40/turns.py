"""Whose turn it is, what it begins with, and who may take a discard."""

from __future__ import annotations

from italiancards.core import gates
from italiancards.core.melds import Add, Draw, Swap, Take
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.scala40.view import Scala40View

TURNS: RuleBook[Scala40View, Move] = RuleBook()


# Gates

TURNS.enter(gates.deal_is_on, source="S0", gate=True)
TURNS.enter(gates.your_turn, source="S0: play begins to the dealer's left", gate=True)


@TURNS.rule(source="S0: each turn consists of", gate=True)
def draw_first(view: Scala40View, move: Move) -> Judgement | None:
    """A turn begins with drawing a card."""
    if view.drawn or isinstance(move, Draw | Take):
        return None
    return broken()


@TURNS.rule(source="S0: each turn consists of", gate=True)
def draw_once(view: Scala40View, move: Move) -> Judgement | None:
    """One card is drawn in a turn, from the stock or from the discards."""
    return broken() if view.drawn and isinstance(move, Draw | Take) else None


TURNS.enter(gates.hold_the_cards, source="S0", gate=True)


@TURNS.rule(source="S0", gate=True)
def meld_lies_there(view: Scala40View, move: Move) -> Judgement | None:
    """A card is added to a meld that lies on the table, and swapped in one."""
    if not isinstance(move, Add | Swap) or view.meld(move.meld) is not None:
        return None
    return broken(number=move.meld, count=len(view.melds))


# Drawing


@TURNS.rule(source="S0: drawing from the stock", permission=True)
def draw_from_stock(view: Scala40View, move: Move) -> Judgement | None:
    """The top card of the stock may always be drawn."""
    return ok() if isinstance(move, Draw) else None


@TURNS.rule(source="S0: only players who have already opened; casinosanremo gaetashop")
def take_when_opened(view: Scala40View, move: Move) -> Judgement | None:
    """The top discard is taken by who has opened; where it is agreed, also to open with it."""
    if not isinstance(move, Take):
        return None
    if view.has_opened:
        return ok(card=view.discards[-1], opened="yes")
    agreed = view.options.draw_discard == "to_open"
    return (ok if agreed else broken)(card=view.discards[-1], opened="no")
