"""The rule that a turn can be finished, for a side that has had its pozzetto.

Two cards can always be parted: one is discarded, the other kept. So a line is looked for only where
a move leaves a single card, and it is one move long: that card is discarded, or added to a meld.
"""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.melds import Add, Discard, Lay
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.burraco.rules.additions import ADDING
from italiancards.games.burraco.rules.candidates import adds
from italiancards.games.burraco.rules.ends import ENDS, enough_to_close, left_after
from italiancards.games.burraco.rules.meaning import melds_after
from italiancards.games.burraco.rules.melds import MELDING
from italiancards.games.burraco.rules.turns import TURNS
from italiancards.games.burraco.rules.view import BurracoView

FINISH: RuleBook[BurracoView, Move] = RuleBook()
EACH_MOVE: RuleBook[BurracoView, Move] = RuleBook(
    [*TURNS.rules, *MELDING.rules, *ADDING.rules, *ENDS.rules]
)
"""Rules that each move of a line must keep: all but the one that looks for a line."""


@FINISH.rule(source="own: a turn that cannot be finished is not begun")
def can_finish(view: BurracoView, move: Move) -> Judgement | None:
    """Nobody melds down to one card that he can neither discard nor lay."""
    if not isinstance(move, Lay | Add) or len(left := left_after(view, move)) != 1:
        return None  # of two cards one can be discarded, the other kept
    after = view_after(view, move)
    if after is None:
        return None
    found = next((each for each in last_card_moves(after) if EACH_MOVE.allows(after, each)), None)
    if found is not None:
        return ok(card=left[0], line=(found,))
    allowed = next(each for each in map(Discard, view.hand) if EACH_MOVE.allows(view, each))
    return broken(card=left[0], why=_why(after), line=(allowed,))


def _why(after: BurracoView) -> str:
    """Return the reason why the last card cannot be discarded, as a word for the sentence."""
    if not after.has_pozzetto:
        return "back"
    if not enough_to_close(after):
        return after.options.close_requires
    return "wild" if after.melding.may_be_wild(after.hand[0]) else "back"


def view_after(view: BurracoView, move: Move) -> BurracoView | None:
    """Return the seat's view after it lays or adds; None if the cards make no meld.

    Args:
        view: what the seat to move knows before the move.
        move: a lay-down or an addition, allowed or not.

    Returns:
        The next view, before the pozzetto is taken; None where the move makes no meld.
    """
    melds = melds_after(view, move)
    return None if melds is None else view.after_building(move.uses.hand, melds, quiet=False)


def last_card_moves(view: BurracoView) -> Iterator[Move]:
    """Yield moves for the cards left in hand: discards, and additions to the side's melds."""
    for card in view.hand:
        yield Discard(card)
        for number in range(1, len(view.melds) + 1):
            yield from adds(view, card, number)
