"""Facts about a move at Briscola, with numbers: the reasons that bots and hints give.

Every sentence here is a fact that the seat can prove from what it knows. Chances take every deal
that fits as equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Exchange, Move
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.knowledge import chance_held, hidden_cards, known_cards
from italiancards.games.briscola.hints.sides import (
    MORE_THAN_HALF,
    card_of,
    partners_later,
    side_points,
    sides,
    table_kind,
    taking_side,
)
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.chances import percent


def reasons(view: BriscolaView, move: Move) -> tuple[Finding, ...]:
    """Return findings on a card or exchange: gains, risks and costs, in that order.

    Args:
        view: the seat to move.
        move: a card to play, or to exchange.
    """
    card = card_of(move)
    if isinstance(move, Exchange):
        name = "advice-exchange" if gets_better(view, card) else "advice-exchange-down"
        return (Finding(name, True, {"card": card, "upcard": view.upcard}),)
    if not view.trick:
        found = _lead(view, card) if view.players == 2 else _lead_to_all(view, card)
    else:
        found = _between(view, card) if view.yet_to_play else _last(view, card)
    return (*found, *_shows(view, card))


def _shows(view: BriscolaView, card: Card) -> list[Finding]:
    """Return [the finding] that a card shows the caller's partner, or shows none; else []."""
    auction = view.auction
    if auction is None or card != auction.called or auction.caller is None:
        return []
    alone = "yes" if auction.caller == view.seat else "no"
    facts = {"card": card, "seat": auction.caller, "alone": alone}
    return [Finding("advice-shows-partner", True, facts)]


def wins(view: BriscolaView, card: Card) -> bool:
    """True if a card would be the best in the trick so far; later players are not considered.

    Args:
        view: the seat to move; any card wins an empty trick.
        card: a card of its hand.
    """
    return view.order.winner((*view.trick, card)) == len(view.trick)


def winning_card(view: BriscolaView) -> Card:
    """Return the card that wins the trick so far.

    Args:
        view: the seat to move, with a card in the trick.
    """
    return view.trick[view.order.winner(view.trick)]


def gets_better(view: BriscolaView, card: Card) -> bool:
    """True if exchanging this trump for the up-card brings a stronger one.

    Args:
        view: the seat to move, while the up-card lies there.
        card: the trump that it would give for the up-card.
    """
    assert view.upcard is not None
    return view.order.beats(view.upcard, card).ok


def possible_cards(view: BriscolaView, seats: Sequence[Seat]) -> Cards:
    """Return the cards that these seats may hold, those they surely hold among them.

    Args:
        view: the seat that asks.
        seats: whose cards.
    """
    held = known_cards(view)
    return (*(card for seat in seats for card in held[seat]), *hidden_cards(view, held))


def beaters(view: BriscolaView, card: Card, seats: Sequence[Seat]) -> Cards:
    """Return the cards that beat `card` and that these seats may hold.

    Args:
        view: the seat that asks.
        card: the card to be beaten.
        seats: the others who might hold them; a card of the stock counts too.
    """
    order = view.order
    return tuple(each for each in possible_cards(view, seats) if order.beats(each, card).ok)


def chance_beaten(view: BriscolaView, card: Card) -> float:
    """Return the chance, 0 to 1, that some later opponent holds a card that beats this one.

    Args:
        view: the seat that leads.
        card: a card of its hand.

    Returns:
        From 0 to 1, all consistent deals being equally likely.
    """
    seats = view.later_opponents
    return chance_held(view, beaters(view, card, seats), seats)


def _last(view: BriscolaView, card: Card) -> list[Finding]:
    """Return the findings on playing a card as the last of a trick, when its winner is certain."""
    side, taker = sides(view)[view.seat], taking_side(view, card)
    takes = wins(view, card)
    at_stake = points((*view.trick, card))
    own = points((card,))
    seat = view.taker(card)
    facts = {"card": card, "points": at_stake, "own": own, "rest": at_stake - own}
    facts |= {"seat": seat, "who": table_kind(view)}
    if takes:
        trumps_left = _trumps_beside(view, card)
        found = [Finding("advice-takes", True, facts), *_spends(view, card)]
        if trumps_left and card.suit != view.trump:
            found.append(Finding("advice-keeps-trumps", True, {"number": trumps_left}))
    elif side == taker:
        found = [Finding("advice-partners", True, facts), *_spends(view, card)]
    else:
        found = [Finding("advice-gives" if at_stake else "advice-gives-nothing", True, facts)]
    found = [*_decides(view, taker, at_stake), *found]
    if view.stock_size == view.players:
        found.append(_upcard_goes(view, seat))
    return found


def _upcard_goes(view: BriscolaView, taker: Seat) -> Finding:
    """Return the finding on who draws the up-card after the trick: the seat before its winner."""
    seat = Seat((taker - 1) % view.players)
    if view.players == 2:
        name = "advice-you-draw-upcard" if seat == view.seat else "advice-they-draw-upcard"
        return Finding(name, True, {"upcard": view.upcard})
    return Finding("advice-draws-upcard", True, {"upcard": view.upcard, "seat": seat})


def _between(view: BriscolaView, card: Card) -> list[Finding]:
    """Return the findings on a card after which others still play: winner so far, and chances."""
    taker, trick = view.taker(card), (*view.trick, card)
    facts = {"card": card, "seat": taker, "points": points(trick)}
    best = trick[view.order.winner(trick)]
    if taker == view.seat or taker in (view.partners or ()):
        name = "advice-takes-so-far" if taker == view.seat else "advice-partner-so-far"
        found = [Finding(name, True, facts), _may_be_taken(view, best)]
    else:
        found = [Finding("advice-theirs-so-far", True, facts)]
        if seats := partners_later(view):
            chance = chance_held(view, beaters(view, best, seats), seats)
            risk_facts = {
                "seats": seats,
                "number": len(seats),
                "card": best,
                "chance": percent(chance),
            }
            found.append(Finding("advice-partner-may-take", True, risk_facts))
    return [*found, *_spends(view, card)]


def _may_be_taken(view: BriscolaView, best: Card) -> Finding:
    """Return the finding on the chance that later opponents hold a card that beats `best`."""
    seats = view.later_opponents
    beating = beaters(view, best, seats)
    chance = chance_held(view, beating, seats)
    facts = {
        "card": best,
        "number": len(beating),
        "unseen": len(hidden_cards(view, known_cards(view))),
        "opponents": len(seats),
        "chance": percent(chance),
    }
    how = "nothing-beats" if not beating else "surely-beaten" if chance == 1 else "may-beat"
    when = "after" if view.partners is None else "later"
    return Finding(f"advice-{when}-{how}", True, facts)


def _lead_to_all(view: BriscolaView, card: Card) -> list[Finding]:
    """Return the findings on a lead to several: the chance that it is beaten, its worth."""
    own = points((card,))
    facts = {"card": card, "points": own}
    worth = Finding("advice-lead-worth" if own else "advice-lead-free", True, facts)
    return [_may_be_taken(view, card), worth, *_spends(view, card)]


def _decides(view: BriscolaView, taker: int, at_stake: int) -> list[Finding]:
    """Return [the finding] that a trick brings a side over half of all points; else []."""
    scores = side_points(view)
    if view.auction is not None:
        return []  # there the bid decides
    if len(scores) == 2 and scores[taker] < MORE_THAN_HALF <= scores[taker] + at_stake:
        mine = taker == sides(view)[view.seat]
        name = "advice-wins-deal" if mine else "advice-loses-deal"
        facts = {"points": scores[taker] + at_stake, "who": table_kind(view)}
        return [Finding(name, True, facts)]
    return []


def _lead(view: BriscolaView, card: Card) -> list[Finding]:
    """Return the findings on a lead to one opponent: cards that beat it, and the chance of one."""
    seats = view.yet_to_play
    beating = beaters(view, card, seats)
    known = [other for seat in seats for other in view.shown[seat]]
    sure = beating if view.stock_size == 0 else tuple(each for each in beating if each in known)
    chance = chance_held(view, beating, seats)
    facts = {
        "card": card,
        "cards": sure,
        "held": len(sure),
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
    """Return the number of trumps in the hand, `card` not counted."""
    return sum(each.suit == view.trump and each != card for each in view.hand)


def _spends(view: BriscolaView, card: Card) -> list[Finding]:
    """Return [the finding] that playing the card costs a trump; [] if it is not one."""
    if card.suit != view.trump:
        return []
    facts = {"card": card, "number": _trumps_beside(view, card)}
    return [Finding("advice-spends-trump", True, facts)]
