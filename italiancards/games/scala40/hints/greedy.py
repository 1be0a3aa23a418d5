"""A player who plans the turn: opens when possible, then sheds points and cards.

It takes every discard that it may, lays the melds that leave fewest points, adds what it needs for
no meld, and discards what waits for least, dear cards first once somebody has opened.
"""

from __future__ import annotations

from random import Random
from typing import Any

from italiancards.core.cards import Card, without
from italiancards.core.game import Game
from italiancards.core.melds import JOKER, Add, Discard, Lay, Swap, Take
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.scala40.hints.facts import Facts, look
from italiancards.games.scala40.rules.melds import melds_of
from italiancards.games.scala40.rules.state import VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.advice import Advice, LineEvaluation

FIRST = 1000.0
"""Value of moves that are made before any other: open, close."""
GOOD = 500.0
"""Value of moves that are made before the discard."""
IDLE = -100.0
"""Value of moves that are worse than any discard."""
IN_A_MELD = 60.0
"""Cost of discarding a card of a meld that is held."""
FEEDS = 8.0
"""Cost of discarding a card that another who has opened can add."""
WEIGHT_HIDDEN = 0.15
"""Weight of a point in hand against a card that would help, while nobody has opened."""
WEIGHT_OPEN = 0.6
"""Weight of such a point once somebody has opened, and may close any time."""


def choose(game: Game[Any, Scala40View, Any], view: Scala40View, chance: Random) -> Advice:
    """Return the greedy bot's advice: all legal moves, the best for its planned turn first.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.
        chance: not used; this player draws no lots.

    Returns:
        Advice with every legal move, the best first.
    """
    facts = Facts(view)
    moves = [weigh(view, facts, move) for move in game.legal(view)]
    moves.sort(key=lambda each: -each.value)
    return Advice("greedy", tuple(moves), look(view))


def weigh(view: Scala40View, facts: Facts, move: Move) -> LineEvaluation:
    """Return the evaluation of a move by the greedy bot: its value, and a reason.

    Args:
        view: what the seat to move knows.
        facts: what follows from its hand, worked out once for all moves.
        move: a legal move.

    Returns:
        The move with a value in no unit: only the order means something.
    """
    match move:
        case Lay():
            value, reason = _lay(view, facts, move)
        case Add():
            value, reason = _add(view, facts, move)
        case Swap():
            value, reason = _swap(view, facts, move)
        case Discard():
            value, reason = _discard(view, facts, move)
        case Take():
            value, reason = _take(view, facts)
        case _:
            value, reason = 0.0, Finding("advice-draw", True, {})
    return LineEvaluation((move,), value, (reason,))


def _take(view: Scala40View, facts: Facts) -> tuple[float, Finding]:
    """Return value and reason of taking the discard: good if it can be laid or must be used.

    Else two players could take for ever.
    """
    card = view.discards[-1]
    must = view.options.picked_must_be_used or not view.has_opened
    if must or facts.can_lay(card):
        return 1.0, Finding("advice-take", True, {"card": card})
    return IDLE, Finding("advice-take-idle", True, {"card": card})


def _lay(view: Scala40View, facts: Facts, move: Lay) -> tuple[float, Finding]:
    """Return value and reason of laying melds: to open, as planned, or better to wait."""
    left = VALUES.hand(without(view.hand, move.cards))
    melds = melds_of(move, any_suit=view.any_suit)
    if not view.has_opened:
        points = sum(map(VALUES.meld, melds))
        numbers = {"points": points, "left": left}
        return FIRST - left, Finding("advice-open", True, numbers)
    numbers = {"left": left}
    if all(meld in facts.plan.melds for meld in melds) or _lays_picked_card(view, move):
        return GOOD + VALUES.hand(move.cards), Finding("advice-lay", True, numbers)
    return IDLE + VALUES.hand(move.cards) / 10, Finding("advice-wait", True, numbers)


def _lays_picked_card(view: Scala40View, move: Lay) -> bool:
    """True if a lay-down uses the card that was taken from the discards."""
    return bool(view.picked) and view.picked[0] in move.cards


def _add(view: Scala40View, facts: Facts, move: Add) -> tuple[float, Finding]:
    """Return value and reason of adding a card to a meld."""
    points = VALUES.card(move.card)
    finding = Finding("advice-add", True, {"points": points})
    return (GOOD / 2 if facts.spare(move.card) else IDLE) + points, finding


def _swap(view: Scala40View, facts: Facts, move: Swap) -> tuple[float, Finding]:
    """Return value and reason of swapping a card for a joker."""
    if facts.better_with_joker(move.card):
        return GOOD + 200, Finding("advice-swap", True, {})
    owed = view.picked == (move.card,)
    return (GOOD / 4 if owed else IDLE), Finding("advice-swap-idle", True, {})


def _discard(view: Scala40View, facts: Facts, move: Discard) -> tuple[float, Finding]:
    """Return value and reason of a discard: its cost to the hand, and who can use it."""
    if len(view.hand) == 1:
        return FIRST, Finding("advice-close", True, {})
    card = move.card
    others = view.opened - {view.seat}
    feeds = (view.extends(card) or 0) if others else 0
    numbers = {"points": VALUES.card(card), "friends": facts.friends(card), "feeds": feeds}
    return -_cost(view, facts, card, bool(feeds)), Finding("advice-discard", True, numbers)


def _cost(view: Scala40View, facts: Facts, card: Card, feeds: bool) -> float:
    """Return the cost of a discard, in useful cards given up, less a credit for its points."""
    if card == JOKER:
        return IN_A_MELD
    cost = float(facts.outs(card)) + FEEDS * feeds
    if not facts.spare(card):
        cost += IN_A_MELD / 2
    weight = WEIGHT_OPEN if view.opened else WEIGHT_HIDDEN
    return cost - weight * VALUES.card(card)
