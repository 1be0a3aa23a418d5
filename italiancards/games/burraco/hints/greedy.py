"""A player of plain habits: lays melds without wild cards, adds what fits, closes.

It takes the discards where they bring cards that it can lay at once, keeps wild cards for what
makes a burraco or empties its hand, and discards what goes with least of its hand and fits no meld
of the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from italiancards.core.cards import Card, Cards, without
from italiancards.core.game import Game
from italiancards.core.melds import JOKER, Add, Discard, Lay, Meld, Take, growths
from italiancards.core.melds.parts import PLACE
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.kinds import BONUS, kind
from italiancards.games.burraco.rules.meaning import melds_after
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.burraco.rules.state import BURRACO, VALUES
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.advice import Advice, LineEvaluation

FIRST = 2000.0
"""Value of moves that are made before any other: closing."""
GOOD = 500.0
"""Value of moves that are made before the discard."""
IDLE = -500.0
"""Value of moves that are worse than any discard."""
EACH_CARD = 20.0
"""Value of each card that leaves the hand for the table."""
MANY = 4
"""Number of discards that are worth taking for their number."""
SPOILT = 60.0
"""Cost of laying a wild card."""
FRIEND = 12.0
"""Cost of discarding a card, for each other of the hand that goes with it."""
FEEDS = 25.0
"""Cost of discarding a card that another side can add."""


def choose(game: Game[Any, BurracoView, Any], view: BurracoView, chance: Random) -> Advice:
    """Return the greedy bot's advice: all legal moves, the most valuable first.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.
        chance: not used; this player draws no lots.

    Returns:
        Advice with every legal move, the best first.
    """
    moves = [weigh(view, move) for move in game.legal(view)]
    moves.sort(key=lambda each: -each.value)
    return Advice("greedy", tuple(moves), (Finding("advice-look", True, {}),))


def weigh(view: BurracoView, move: Move) -> LineEvaluation:
    """Return the evaluation of a move by the greedy bot: its value, and a reason.

    Args:
        view: what the seat to move knows.
        move: a legal move.

    Returns:
        The move with a value in no unit: only the order means something.
    """
    match move:
        case Lay():
            value, reason = _lay(view, move)
        case Add():
            value, reason = _add(view, move)
        case Discard():
            value, reason = _discard(view, move)
        case Take():
            value, reason = _take(view)
        case _:
            value, reason = 0.0, Finding("advice-draw", True, {})
    return LineEvaluation((move,), value, (reason,))


def _take(view: BurracoView) -> tuple[float, Finding]:
    """Return value and reason of taking the discards: for cards of use, or as they are many."""
    pile = view.discards
    useful = tuple(card for card in dict.fromkeys(pile) if _can_use(view, card))
    facts = {"cards": useful, "number": len(useful)}
    if useful or len(pile) < MANY:
        return (1.0 if useful else IDLE), Finding("advice-take", bool(useful), facts)
    return 1.0, Finding("advice-take-many", True, {"number": len(pile)})


def _can_use(view: BurracoView, card: Card) -> bool:
    """True if a discard is wild, fits an own meld, or makes one with two cards of the hand."""
    if MELDS.may_be_wild(card):
        return True
    if any(growths(meld, card, view.melding) for meld in view.own):
        return True
    plain = tuple(each for each in view.hand if not MELDS.may_be_wild(each))
    near = tuple(each for each in plain if each.rank == card.rank or _near(each, card))
    ranks = [meld.parts[0].card.rank for meld in view.own if meld.kind == "set"]
    return any(
        card in meld.cards and (meld.kind != "set" or card.rank not in ranks)
        for meld in melds((*near, card))
    )


def _lay(view: BurracoView, move: Lay) -> tuple[float, Finding]:
    """Return value and reason of laying melds: worth it, or better to wait."""
    new_melds = (melds_after(view, move) or ())[len(view.melds) :]
    left = without(view.hand, move.cards)
    wild = sum(meld.wild for meld in new_melds)
    value = GOOD + EACH_CARD * len(move.cards) + _bonus(view, new_melds)
    out = _runs_out(view, left)
    facts = {"points": VALUES.hand(move.cards), "left": len(left)}
    if wild and not out and _wild_held(view) <= 1 and not view.has_pozzetto:
        return IDLE + value / 10 - SPOILT * wild, Finding("advice-wait", True, facts)
    return value - SPOILT * wild, Finding("advice-lay", True, facts)


def _add(view: BurracoView, move: Add) -> tuple[float, Finding]:
    """Return value and reason of adding a card: worth it, or better to wait."""
    before, after = view.melds[move.meld - 1], (melds_after(view, move) or ())[move.meld - 1]
    gain = _bonus(view, (after,)) - _bonus(view, (before,))
    left = without(view.hand, (move.card,))
    facts = {"points": VALUES.card(move.card), "bonus": max(0, int(gain))}
    value = GOOD + EACH_CARD / 2 + gain + VALUES.card(move.card) / 10
    spoils = after.wild > before.wild
    near = len(after.parts) >= BURRACO - 1 or _wild_held(view) > 1
    if (spoils and gain <= 0 and not near and not _runs_out(view, left)) or gain < 0:
        return IDLE + gain, Finding("advice-wait", True, {"left": len(left), **facts})
    if move.part.wild or MELDS.may_be_wild(move.card):
        value -= SPOILT
    return value, Finding("advice-add", True, facts)


def _wild_held(view: BurracoView) -> int:
    """Return the number of wild cards in the hand."""
    return sum(map(MELDS.may_be_wild, view.hand))


def _runs_out(view: BurracoView, left: Cards) -> bool:
    """True if one card or none is left: near the pozzetto, or closing."""
    return len(left) <= 1


def _bonus(view: BurracoView, new_melds: Iterable[Meld]) -> float:
    """Return the total bonus of some melds, in points."""
    return float(sum(BONUS[kind(meld, view.options)] for meld in new_melds))


def _discard(view: BurracoView, move: Discard) -> tuple[float, Finding]:
    """Return value and reason of a discard: its cost to the hand, and what it gives others."""
    card, left = move.card, without(view.hand, (move.card,))
    if not left:
        name = "advice-close" if view.has_pozzetto else "advice-pozzetto"
        return FIRST, Finding(name, True, {"card": card})
    friends = sum(other.rank == card.rank or _near(other, card) for other in left)
    feeds = _feeds(view, card)
    facts = {"points": VALUES.card(card), "friends": friends, "feeds": feeds}
    cost = FRIEND * friends + FEEDS * bool(feeds) - VALUES.card(card) / 5
    if MELDS.may_be_wild(card):
        cost += SPOILT * 2
    return -cost, Finding("advice-discard", True, facts)


def _near(one: Card, other: Card) -> bool:
    """True if two cards of a suit fit one sequence with at most one card between them."""
    if JOKER in (one, other) or one.suit != other.suit or one == other:
        return False
    apart = abs(PLACE[one.rank] - PLACE[other.rank])
    return min(apart, len(PLACE) - apart if "A" in (one.rank, other.rank) else apart) <= 2


def _feeds(view: BurracoView, card: Card) -> int:
    """Return the number of another side's meld that a card fits, or 0."""
    for number, meld in enumerate(view.melds, start=1):
        if not view.of_own(number) and growths(meld, card, view.melding):
            return number
    return 0
