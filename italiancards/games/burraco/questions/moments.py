"""Moments of a deal of Burraco for a coach to speak at, and goals of a deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from italiancards.core.cards import Card
from italiancards.core.melds import growths
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.ends import enough_to_close
from italiancards.games.burraco.rules.kinds import kind
from italiancards.games.burraco.rules.state import BURRACO, VALUES
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.questions.goals import Goal
from italiancards.questions.moments import DecisionPoint, MomentTest
from italiancards.table import Table

FEW = 3
"""Cards in a hand that are few."""
MANY = 3
"""Discards that are worth a thought."""


def _takes(decision: DecisionPoint) -> Finding | None:
    """Return the finding that the discards are many enough to take; None if not."""
    view: BurracoView = decision.view
    if view.drawn or len(view.discards) < MANY:
        return None
    facts = {"number": len(view.discards), "points": VALUES.hand(view.discards)}
    return Finding("seen-pile", True, facts)


def _lays(decision: DecisionPoint) -> Finding | None:
    """Return the finding on a meld without wild card that can be laid; None if none can."""
    view: BurracoView = decision.view
    if not view.drawn:
        return None
    plain = tuple(card for card in view.hand if not view.melding.may_be_wild(card))
    found = next(melds(plain), None)
    return None if found is None else Finding("seen-can-lay", True, {"cards": found.cards})


def _burraco_cards(view: BurracoView) -> Iterator[tuple[Card, str]]:
    """Yield each card of the hand that completes a burraco, with the kind it makes."""
    for meld in view.own:
        if len(meld.parts) == BURRACO - 1 and view.drawn:
            for card in view.hand:
                for growth in growths(meld, card, view.melding):
                    yield card, kind(growth.meld, view.options)


def _burraco(decision: DecisionPoint) -> Finding | None:
    """Return the finding that a card makes a burraco, a clean one first; None if none does."""
    found = sorted(_burraco_cards(decision.view), key=lambda each: each[1] != "clean")
    if not found:
        return None
    card, made = found[0]
    return Finding("seen-burraco", True, {"card": card, "made": made})


def _pozzetto(decision: DecisionPoint) -> Finding | None:
    """Return the finding that the hand nears its pozzetto, few cards left; None if not."""
    view: BurracoView = decision.view
    if view.has_pozzetto or not view.drawn or len(view.hand) > FEW + 1:
        return None
    return Finding("seen-pozzetto", True, {"number": len(view.hand)})


def _close(decision: DecisionPoint) -> Finding | None:
    """Return the finding that the side can soon close; None if not."""
    view: BurracoView = decision.view
    near = view.has_pozzetto and view.drawn and len(view.hand) <= FEW and enough_to_close(view)
    return Finding("seen-close", True, {"number": len(view.hand)}) if near else None


def _few(decision: DecisionPoint) -> Finding | None:
    """Return the finding that an opponent with his pozzetto has few cards left; None if none."""
    view: BurracoView = decision.view
    for seat, held in enumerate(view.hand_sizes):
        took = any(each == seat or (view.players == 4 and abs(each - seat) == 2)
                   for each in view.took)  # fmt: skip
        if seat not in view.side and took and 0 < held <= FEW:
            points = VALUES.hand(view.hand)
            facts = {"seat": Seat(seat), "number": held, "points": points}
            return Finding("seen-few", True, facts)
    return None


MOMENTS: Mapping[str, MomentTest] = {
    "close": _close,
    "burraco": _burraco,
    "pozzetto": _pozzetto,
    "lay": _lays,
    "pile": _takes,
    "few": _few,
}
"""Moments that a coach can name.

The learner is near to closing; a card of his makes a burraco; he is near the pozzetto; he can lay a
meld without a wild card; several discards lie there; another with the pozzetto holds few.
"""


def _has_closed(table: Table, seat: Seat, first: int) -> int:
    """Return 1 if the seat has closed the deal, else 0."""
    return int(table.view(seat).closer == seat)


def closed() -> Goal:
    """Return the goal to close the deal oneself."""
    return Goal("closed", 1, _has_closed)


def _burrachi(table: Table, seat: Seat, first: int) -> int:
    """Return the number of burrachi of the seat's side."""
    view: BurracoView = table.view(seat)
    return sum(bool(kind(meld, view.options)) for meld in view.own)


def burrachi(number: int) -> Goal:
    """Return the goal to have that many burrachi, of whatever kind, on the side's table."""
    return Goal("burrachi", number, _burrachi)


def _has_taken(table: Table, seat: Seat, first: int) -> int:
    """Return 1 if the seat's side has taken its pozzetto, else 0."""
    view: BurracoView = table.view(seat)
    return int(view.has_pozzetto)


def pozzetto() -> Goal:
    """Return the goal to have the side's pozzetto in hand or on the table."""
    return Goal("pozzetto", 1, _has_taken)
