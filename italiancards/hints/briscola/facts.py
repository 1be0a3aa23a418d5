"""What is true of a move at Briscola, with numbers: the reasons that bots and hints give.

Every sentence here is a fact that the seat can prove from what it knows. Chances take every deal
that fits as equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Exchange, Move
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.briscola.state import points
from italiancards.games.briscola.view import BriscolaView
from italiancards.hints.briscola.company import (
    against,
    card_of,
    others,
    side_points,
    sides,
    taking_side,
    yet_to_play,
)
from italiancards.hints.chances import holds_one, percent

MORE_THAN_HALF = 61
"""The points that win a deal (S1)."""
LATE = 16
"""From how many cards still to be drawn a player counts what he still needs."""


def look(view: BriscolaView) -> tuple[Finding, ...]:
    """Where to look before choosing, without naming a card of the hand.

    Where more than two play only that is told which is as true for them.
    """
    found, two = list[Finding](), view.players == 2
    if view.trick and not yet_to_play(view):
        takers = sum(wins(view, card) for card in view.hand)
        facts = {"points": points(view.trick), "number": takers}
        found.append(Finding("advice-look-follow", True, facts))
    elif two:
        found.append(Finding("advice-look-lead", True, {}))
    found += _standing(view)
    if two and view.stock_size == 0:
        cards = theirs(view, others(view))
        found.append(Finding("advice-look-ending", True, {"cards": cards}))
    elif two and view.stock_size == view.players:
        found.append(Finding("advice-look-last-draw", True, {"upcard": view.upcard}))
    return tuple(found)


def _standing(view: BriscolaView) -> list[Finding]:
    """What is still needed to win the deal, once it can be counted and two sides play."""
    scores, side = side_points(view), sides(view)[view.seat]
    if len(scores) > 2:
        return []
    mine, theirs = scores[side], scores[1 - side]
    facts = {
        "mine": mine,
        "theirs": theirs,
        "need": MORE_THAN_HALF - mine,
        "left": 120 - mine - theirs,
    }
    if max(mine, theirs) >= MORE_THAN_HALF:
        return [Finding("advice-look-won" if mine > theirs else "advice-look-lost", True, facts)]
    return [Finding("advice-look-need", True, facts)] if view.stock_size <= LATE else []


def reasons(view: BriscolaView, move: Move) -> tuple[Finding, ...]:
    """What a move wins, risks and gives up, in that order."""
    card = card_of(move)
    if isinstance(move, Exchange):
        name = "advice-exchange" if gets_better(view, card) else "advice-exchange-down"
        return (Finding(name, True, {"card": card, "upcard": view.upcard}),)
    if not view.trick:
        return tuple(_lead(view, card))
    return tuple(_spends(view, card) if yet_to_play(view) else _follow(view, card))


def wins(view: BriscolaView, card: Card) -> bool:
    """Whether a card takes the trick that lies there, if nobody plays after it."""
    return view.order.winner((*view.trick, card)) == len(view.trick)


def gets_better(view: BriscolaView, card: Card) -> bool:
    """Whether exchanging a trump brings a stronger one."""
    assert view.upcard is not None
    return view.order.beats(view.upcard, card).ok


def theirs(view: BriscolaView, seats: Sequence[Seat]) -> Cards:
    """The cards that some others may hold: of two players, the other's once the stock is gone.

    Args:
        view: what the seat knows.
        seats: whose cards.
    """
    return (*(card for seat in seats for card in view.shown[seat]), *view.unseen)


def chance_held(view: BriscolaView, cards: Cards, seats: Sequence[Seat]) -> float:
    """The chance that some others hold at least one of some cards.

    Args:
        view: what the seat knows.
        cards: cards of the pack; those that lie or were played face up count for nothing.
        seats: those who would have to hold it.
    """
    known = [card for seat in seats for card in view.shown[seat]]
    if set(cards) & set(known):
        return 1.0
    unseen = view.unseen
    held = sum(view.hand_sizes[seat] for seat in seats) - len(known)
    wanted = len(set(cards) & set(unseen))
    return holds_one(len(unseen), wanted, held)


def beaters(view: BriscolaView, card: Card, seats: Sequence[Seat]) -> Cards:
    """The cards that beat one and that some others may hold."""
    order = view.order
    return tuple(each for each in theirs(view, seats) if order.beats(each, card).ok)


def chance_beaten(view: BriscolaView, card: Card) -> float:
    """The chance that an opponent who plays later can take a card led now."""
    seats = against(view)
    return chance_held(view, beaters(view, card, seats), seats)


def _follow(view: BriscolaView, card: Card) -> list[Finding]:
    """Last to a trick everything in it is known."""
    side, taker = sides(view)[view.seat], taking_side(view, card)
    takes = wins(view, card)
    if side == taker and not takes:
        return _spends(view, card)  # it is the partner's: there are no words for that yet
    at_stake = points((*view.trick, card))
    own = points((card,))
    facts = {"card": card, "points": at_stake, "own": own, "rest": at_stake - own}
    if not takes:
        found = [Finding("advice-gives" if at_stake else "advice-gives-nothing", True, facts)]
    else:
        left = _trumps_beside(view, card)
        found = [Finding("advice-takes", True, facts), *_spends(view, card)]
        if left and card.suit != view.trump:
            found.append(Finding("advice-keeps-trumps", True, {"number": left}))
    found += _decides(view, taker, at_stake)
    if view.stock_size == view.players == 2:
        name = "advice-they-draw-upcard" if takes else "advice-you-draw-upcard"
        found.append(Finding(name, True, {"upcard": view.upcard}))
    return found


def _decides(view: BriscolaView, taker: int, at_stake: int) -> list[Finding]:
    """Whether this trick gives one of two sides more than half of all points."""
    scores = side_points(view)
    if len(scores) == 2 and scores[taker] < MORE_THAN_HALF <= scores[taker] + at_stake:
        mine = taker == sides(view)[view.seat]
        name = "advice-wins-deal" if mine else "advice-loses-deal"
        return [Finding(name, True, {"points": scores[taker] + at_stake})]
    return []


def _lead(view: BriscolaView, card: Card) -> list[Finding]:
    """Leading, another may take: which cards could, and how likely an only opponent holds one."""
    seats = yet_to_play(view)
    beating = beaters(view, card, seats)
    known = [other for seat in seats for other in view.shown[seat]]
    sure = beating if view.stock_size == 0 else tuple(each for each in beating if each in known)
    chance = chance_held(view, beating, seats)
    facts = {
        "card": card,
        "cards": sure,
        "points": points((card,)),
        "number": len(beating),
        "unseen": len(view.unseen),
        "chance": percent(chance),
    }
    if not beating:
        found = [Finding("advice-nothing-beats", True, facts)]
    elif view.players == 2:
        some = "advice-surely-beaten" if chance == 1 else "advice-some-beat"
        worth = "advice-lead-worth" if facts["points"] else "advice-lead-free"
        found = [Finding("advice-beaten-by" if sure else some, True, facts)]
        found.append(Finding(worth, True, facts))
    else:
        found = []  # of more players there are no words yet for who may hold it
    return [*found, *_spends(view, card)]


def _trumps_beside(view: BriscolaView, card: Card) -> int:
    """How many trumps of the hand are left beside a card."""
    return sum(each.suit == view.trump and each != card for each in view.hand)


def _spends(view: BriscolaView, card: Card) -> list[Finding]:
    """Whether a card costs a trump, and how many are left."""
    if card.suit != view.trump:
        return []
    facts = {"card": card, "number": _trumps_beside(view, card)}
    return [Finding("advice-spends-trump", True, facts)]
