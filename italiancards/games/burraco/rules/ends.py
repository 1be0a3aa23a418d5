"""Ends of a turn and of a hand: the discard, the pozzetto, and closing."""

from __future__ import annotations

from italiancards.core.cards import Cards, without
from italiancards.core.melds import Add, Discard, Lay
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.burraco.rules.kinds import kind
from italiancards.games.burraco.rules.view import BurracoView

ENDS: RuleBook[BurracoView, Move] = RuleBook()


def left_after(view: BurracoView, move: Move) -> Cards:
    """Return the cards left in hand after a move.

    Args:
        view: what the seat to move knows.
        move: a move; its cards must be in the hand.

    Returns:
        The rest of the hand; the whole hand where the move uses none.
    """
    return without(view.hand, move.uses.hand)


def enough_to_close(view: BurracoView) -> bool:
    """True if the seat's side has the burraco that closing requires."""
    wanted = ("clean",) if view.options.close_requires == "clean_burraco" else (
        "clean", "semi", "dirty")  # fmt: skip
    return any(kind(meld, view.options) in wanted for meld in view.own)


@ENDS.rule(source="S0: their turn ends when they discard one card", permission=True)
def discard_ends_turn(view: BurracoView, move: Move) -> Judgement | None:
    """A turn ends with a card put on the discards: any card, but for what is said below."""
    return ok(card=move.card) if isinstance(move, Discard) else None


@ENDS.rule(Lay | Add, source="S0: the first player to run out of cards takes the pozzetto")
def pozzetto_at_once(view: BurracoView, move: Lay | Add) -> Judgement | None:
    """A player who lays all his cards takes the pozzetto and plays on.
    A side that has had its pozzetto keeps one card.
    """
    if left_after(view, move):
        return None
    return (broken if view.has_pozzetto else ok)(cards=move.uses.hand)


@ENDS.rule(
    Discard, source="S0: the first player to run out of cards takes the pozzetto", permission=True
)
def pozzetto_by_discard(view: BurracoView, move: Discard) -> Judgement | None:
    """A player who discards his last card takes the pozzetto, and looks at it in his next turn."""
    if left_after(view, move) or view.has_pozzetto:
        return None
    return ok(card=move.card)


@ENDS.rule(Discard, source="std; house")
def not_thrown_back(view: BurracoView, move: Discard) -> Judgement | None:
    """A single discard that was taken is not discarded again, unless its twin was held."""
    if view.picked != (move.card,):
        return None
    if view.options.rediscard_single:
        return ok(card=move.card, way="agreed")
    twin = view.hand.count(move.card) > 1
    return (ok if twin else broken)(card=move.card, way="twin")


@ENDS.rule(Discard, source="S0: the team has melded at least one burraco; international")
def burraco_to_close(view: BurracoView, move: Discard) -> Judgement | None:
    """A player whose side has had the pozzetto needs a burraco to discard his last card."""
    if left_after(view, move) or not view.has_pozzetto:
        return None
    agreed = view.options.close_requires
    return (ok if enough_to_close(view) else broken)(card=move.card, way=agreed)


@ENDS.rule(Discard, source="S0: it cannot be a wildcard")
def no_wild_to_close(view: BurracoView, move: Discard) -> Judgement | None:
    """The card that closes is no joker and no two; at other times those may be discarded too."""
    if not view.melding.may_be_wild(move.card):
        return None
    closing = view.has_pozzetto and not left_after(view, move)
    return (broken if closing else ok)(card=move.card)
