"""First hint at Briscola: a place to look before choosing, which names no card of the hand."""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.announcements import Bid
from italiancards.core.rules import Finding
from italiancards.games.briscola.hints.facts import possible_cards, wins
from italiancards.games.briscola.hints.reach import best
from italiancards.games.briscola.hints.sides import MORE_THAN_HALF, side_points, sides, table_kind
from italiancards.games.briscola.rules.auction import Auction
from italiancards.games.briscola.rules.ladder import LEAST, highest, need
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView

LATE = 16
"""Cards still to be drawn from which a player counts the points that he needs."""


def look(view: BriscolaView) -> tuple[Finding, ...]:
    """Return findings that say what to look at before choosing; they name no card of the hand."""
    if view.auction is not None and view.auction.phase != "playing":
        return (_auction(view, view.auction),)
    two = view.players == 2
    found = [_trick(view) if view.trick else _lead(view), *_points_needed(view)]
    if view.auction is not None:
        return (*found, *_needs(view, view.auction))
    if view.stock_size == 0:
        cards, who = possible_cards(view, view.others), table_kind(view)
        found.append(Finding("advice-look-ending", True, {"cards": cards, "who": who}))
    elif view.stock_size == view.players:
        name = "advice-look-last-draw" if two else "advice-look-last-draw-of-all"
        facts = {"upcard": view.upcard} | ({} if two else {"number": view.players})
        found.append(Finding(name, True, facts))
    return tuple(found)


def asked(view: BriscolaView) -> str:
    """Return the word that words a puzzle's question in the five-player game; "" for the best card.

    A text: `bidding`, `calling`, `hiding`, `partner`, or nothing where it asks for the best card.
    """
    auction = view.auction
    if auction is None or auction.holder is not None:
        return ""
    if auction.phase != "playing":
        return auction.phase
    return "partner" if view.partners is None else "hiding"


def _lead(view: BriscolaView) -> Finding:
    """Return the finding for a lead: the number of opponents who play after it."""
    if view.players == 2:
        return Finding("advice-look-lead", True, {})
    name = "advice-look-lead-to-all" if view.partners is not None else "advice-look-lead-to-four"
    return Finding(name, True, {"number": len(view.later_opponents)})


def _auction(view: BriscolaView, auction: Auction) -> Finding:
    """Return the finding for a bid or call: the suit that reaches most, and its length in hand."""
    bid = auction.bid_of(view.seat) if auction.caller is not None else None
    call = best(view.hand, view.options, bid or Bid(points=LEAST)).call
    suit = call.facts["suit"]
    number = sum(card.suit == suit for card in view.hand)
    return Finding(f"advice-look-{auction.phase}", True, {"suit": suit, "number": number})


def _needs(view: BriscolaView, auction: Auction) -> Iterator[Finding]:
    """Yield findings on what the caller's side needs, and for his partner that he should hide."""
    held = highest(auction, view.options)
    if auction.called is not None and held is not None:
        shown = "no" if auction.holder is None else "yes"
        facts = {"seat": held[0], "card": auction.called, "need": need(held[1]), "shown": shown}
        yield Finding("advice-look-called", True, facts)
        if auction.holder is None and view.partners:
            yield Finding("advice-look-hide", True, {"card": auction.called, "seat": held[0]})


def _trick(view: BriscolaView) -> Finding:
    """Return the finding on the trick: its points, its winner so far, and who plays later."""
    later = len(view.yet_to_play)
    taker = view.taker()
    facts = {"points": points(view.trick), "seat": taker, "later": later}
    if taker in (view.partners or ()):
        return Finding("advice-look-partner", True, facts)
    if later:
        return Finding("advice-look-between", True, facts)
    takers = sum(wins(view, card) for card in view.hand)
    return Finding("advice-look-follow", True, {"points": facts["points"], "number": takers})


def _points_needed(view: BriscolaView) -> list[Finding]:
    """Return [the finding] on the points needed to win, late and between two sides; else []."""
    scores, side = side_points(view), sides(view)[view.seat]
    if len(scores) > 2 or view.auction is not None:
        return []
    mine, theirs = scores[side], scores[1 - side]
    need, still = MORE_THAN_HALF - mine, 120 - mine - theirs
    can = "yes" if need <= still else "no"
    facts = {"mine": mine, "theirs": theirs, "need": need, "left": still, "can": can}
    facts["who"] = table_kind(view)
    if not still and mine == theirs:
        return [Finding("advice-look-drawn", True, facts)]
    if max(mine, theirs) >= MORE_THAN_HALF:
        return [Finding("advice-look-won" if mine > theirs else "advice-look-lost", True, facts)]
    return [Finding("advice-look-need", True, facts)] if view.stock_size <= LATE else []
