"""Rules for adding cards to one's own side's melds, and for the wild cards that then move."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.cards import Card
from italiancards.core.melds import JOKER, Add, Meld, MeldRules
from italiancards.core.melds.parts import PLACE, TOP
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.burraco.rules.meaning import growths_of_move, to_add
from italiancards.games.burraco.rules.view import BurracoView

ADDING: RuleBook[BurracoView, Move] = RuleBook()


@ADDING.rule(Add, source="S0: never to their opponents' melds")
def own_melds(view: BurracoView, move: Add) -> Judgement | None:
    """Cards are added to the melds of one's own side, never to others'."""
    if view.meld(move.meld) is None:
        return None
    return (ok if view.of_own(move.meld) else broken)(number=move.meld)


@ADDING.rule(
    Add, source="S0: it is possible to replace the wildcard, moving it to the lower end; FIBUR"
)
def fits_the_meld(view: BurracoView, move: Add) -> Judgement | None:
    """A card is added where that is still a meld; its wild card may have to move for that."""
    meld = view.meld(move.meld)
    if meld is None:
        return None
    facts = {"card": move.card, "number": move.meld, "cards": meld.cards}
    found = growths_of_move(meld, move, view.melding)
    if found:
        moved = found[0].moved if len(found) == 1 else None
        return ok(**facts, moved=moved)
    if found := growths_of_move(meld, replace(move, goes=None), view.melding):
        return broken(**facts, why="end", moved=None, way=" / ".join(to_add(move, found)))
    facts["card"] = move.part.stands or move.card
    return broken(**facts, why=_why_not(meld, move, view.melding), moved=None)


def _why_not(meld: Meld, move: Add, rules: MeldRules) -> str:
    """Return the reason why a card does not fit a meld, as a word for the sentence."""
    card = move.card
    wild = rules.may_be_wild(card) and not move.part.itself
    if meld.wild and wild and not (meld.alike(card) and card == meld.joker):
        return "wild"
    if card == meld.joker:
        return "nowhere"
    if meld.kind == "set":
        return "full" if meld.alike(card) and card != JOKER else "no"
    if meld.joker and not (meld.parts[0].wild or meld.parts[-1].wild) and _skips(meld, card):
        return "locked"
    return "no"


def _skips(meld: Meld, card: Card) -> bool:
    """True if exactly one place lies between a sequence and a card of its suit."""
    first, last = meld.parts[0].stands, meld.parts[-1].stands
    if first is None or last is None or card == JOKER or card.suit != first.suit:
        return False
    low, high = PLACE[first.rank], PLACE[first.rank] + len(meld.parts) - 1
    return bool({low - 2, high + 2} & ({0, TOP} if card.rank == "A" else {PLACE[card.rank]}))
