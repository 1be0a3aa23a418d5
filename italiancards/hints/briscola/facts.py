"""What is true of a move at Briscola, with numbers: the reasons that bots and hints give.

Every sentence here is a fact that the seat can prove from what it knows. Chances take every deal
that fits as equally likely.
"""

from __future__ import annotations

from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Exchange, Move
from italiancards.core.rules import Finding
from italiancards.games.briscola.state import points
from italiancards.games.briscola.view import BriscolaView
from italiancards.hints.chances import holds_one, percent

MORE_THAN_HALF = 61
"""The points that win a deal (S1)."""
LATE = 16
"""From how many cards still to be drawn a player counts what he still needs."""


def look(view: BriscolaView) -> tuple[Finding, ...]:
    """Where to look before choosing, without naming a card of the hand."""
    found = []
    if not view.trick:
        found.append(Finding("advice-look-lead", True, {}))
    else:
        takers = sum(wins(view, card) for card in view.hand)
        facts = {"points": points(view.trick), "number": takers}
        found.append(Finding("advice-look-follow", True, facts))
    found += _standing(view)
    if view.stock_size == 0:
        found.append(Finding("advice-look-ending", True, {"cards": theirs(view)}))
    elif view.stock_size == view.players:
        found.append(Finding("advice-look-last-draw", True, {"upcard": view.upcard}))
    return tuple(found)


def _standing(view: BriscolaView) -> list[Finding]:
    """What is still needed to win the deal, once it can be counted."""
    mine, theirs = (points(view.taken[seat]) for seat in (view.seat, 1 - view.seat))
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
    card: Card = move.card  # type: ignore[attr-defined]  # the moves of Briscola have one
    if isinstance(move, Exchange):
        name = "advice-exchange" if gets_better(view, card) else "advice-exchange-down"
        return (Finding(name, True, {"card": card, "upcard": view.upcard}),)
    return tuple(_follow(view, card) if view.trick else _lead(view, card))


def wins(view: BriscolaView, card: Card) -> bool:
    """Whether a card takes the trick that lies there, if nobody plays after it."""
    return view.order.winner((*view.trick, card)) == len(view.trick)


def gets_better(view: BriscolaView, card: Card) -> bool:
    """Whether exchanging a trump brings a stronger one."""
    assert view.upcard is not None
    return view.order.beats(view.upcard, card).ok


def theirs(view: BriscolaView) -> Cards:
    """The opponent's hand, once the stock is gone and nothing is hidden."""
    return (*view.shown[1 - view.seat], *view.unseen)


def chance_held(view: BriscolaView, cards: Cards) -> float:
    """The chance that the opponent holds at least one of some cards.

    Args:
        view: what the seat knows.
        cards: cards of the pack; those that lie or were played face up count for nothing.
    """
    known = view.shown[1 - view.seat]
    if set(cards) & set(known):
        return 1.0
    unseen = view.unseen
    held = view.hand_sizes[1 - view.seat] - len(known)
    wanted = len(set(cards) & set(unseen))
    return holds_one(len(unseen), wanted, held)


def beaters(view: BriscolaView, card: Card) -> Cards:
    """The cards that beat one and that the opponent may hold."""
    return tuple(each for each in theirs(view) if view.order.beats(each, card).ok)


def chance_beaten(view: BriscolaView, card: Card) -> float:
    """The chance that the opponent can take a card led now."""
    return chance_held(view, beaters(view, card))


def _follow(view: BriscolaView, card: Card) -> list[Finding]:
    """Second to a trick everything in it is known."""
    at_stake = points((*view.trick, card))
    takes = wins(view, card)
    own = points((card,))
    facts = {"card": card, "points": at_stake, "own": own, "rest": at_stake - own}
    if not takes:
        found = [Finding("advice-gives" if at_stake else "advice-gives-nothing", True, facts)]
    else:
        left = _trumps_beside(view, card)
        found = [Finding("advice-takes", True, facts), *_spends(view, card)]
        if left and card.suit != view.trump:
            found.append(Finding("advice-keeps-trumps", True, {"number": left}))
    found += _decides(view, takes, at_stake)
    if view.stock_size == view.players:
        name = "advice-they-draw-upcard" if takes else "advice-you-draw-upcard"
        found.append(Finding(name, True, {"upcard": view.upcard}))
    return found


def _decides(view: BriscolaView, takes: bool, at_stake: int) -> list[Finding]:
    """Whether this trick gives one side more than half of all points."""
    side = view.seat if takes else 1 - view.seat
    before = points(view.taken[side])
    if before < MORE_THAN_HALF <= before + at_stake:
        name = "advice-wins-deal" if takes else "advice-loses-deal"
        return [Finding(name, True, {"points": before + at_stake})]
    return []


def _lead(view: BriscolaView, card: Card) -> list[Finding]:
    """Leading, the opponent may take: which cards could, and how likely he holds one."""
    beating = beaters(view, card)
    sure = beating if view.stock_size == 0 else _among(beating, view.shown[1 - view.seat])
    chance = chance_held(view, beating)
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
    else:
        some = "advice-surely-beaten" if chance == 1 else "advice-some-beat"
        worth = "advice-lead-worth" if facts["points"] else "advice-lead-free"
        found = [Finding("advice-beaten-by" if sure else some, True, facts)]
        found.append(Finding(worth, True, facts))
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


def _among(cards: Cards, others: Cards) -> Cards:
    return tuple(card for card in cards if card in others)
