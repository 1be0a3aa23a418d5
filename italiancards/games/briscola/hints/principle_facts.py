"""Facts that Briscola's principles tell beside the two cards."""

from __future__ import annotations

from typing import Any

from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Move
from italiancards.games.briscola.hints.facts import beaters, winning_card, wins
from italiancards.games.briscola.hints.five_principles import CARICO, called, caller, is_against
from italiancards.games.briscola.hints.margin import needed, spare
from italiancards.games.briscola.hints.sides import (
    partner_wins,
    partners_later,
    played,
    side_points,
    sides,
)
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView


def principle_facts(view: BriscolaView, best: Move, other: Move) -> dict[str, Any]:
    """Return the points of both cards and of the trick, what beats them, and who still plays.

    Args:
        view: the seat to move.
        best: a move.
        other: the move that it is compared with.
    """
    one, two = played(best), played(other)
    cards = [card for card in (one, two) if card]
    lose = bool(view.trick) and not any(wins(view, card) for card in cards)
    facts: dict[str, Any] = {
        "own": points((one,)) if one else 0,
        "cost": points((two,)) if two else 0,
        "trick": points(view.trick),
        "home": points((*view.trick, *((one,) if one else ()))),
        "lose": "yes" if lose else "no",
        "team": "yes" if view.partners else "no",
        "known": _known(view),
        "prey": sum(points((card,)) >= CARICO and card.suit != view.trump for card in view.unseen),
        **_fears(view, one, two),
    }
    if (left := spare(view)) is not None:
        facts |= {"spare": max(0, left), "need": needed(view), **_with_other(view, two, left)}
    if mates := partners_later(view):
        facts |= {"partners": mates, "mates": len(mates)}
    if view.trick:
        facts["chance"] = "yes" if any(wins(view, card) for card in view.hand) else "no"
        facts["threats"] = len(beaters(view, winning_card(view), view.later_opponents))
    if not (view.trick and view.later_opponents):
        return {**facts, "whose": "lead" if not view.trick else "nobody"}
    whose = "partner" if partner_wins(view) else "theirs"
    later = {"later": view.later_opponents[0], "number": len(view.later_opponents)}
    return {**facts, "whose": whose, **later}


def _with_other(view: BriscolaView, other: Card | None, left: int) -> dict[str, Any]:
    """Return the points of the trick with the other card, and whether its own make it too many."""
    total = points((*view.trick, *((other,) if other else ())))
    return {"total": total, "over": "trick" if points(view.trick) > left else "card"}


def _known(view: BriscolaView) -> str:
    """Return what is known of the end: `lost` or `won`, `yes` if all cards are known, or `no`."""
    left = spare(view)
    if left is not None and (left < 0 or _beyond(view)):
        return "lost" if (left < 0) != is_against(view) else "won"
    return "yes" if view.players == 2 and not view.stock_size else "no"


def _beyond(view: BriscolaView) -> bool:
    """True if the own side has the points that it needs."""
    if caller(view) is not None:
        return False
    return side_points(view)[sides(view)[view.seat]] >= needed(view)


def _fears(view: BriscolaView, one: Card | None, two: Card | None) -> dict[str, Any]:
    """Return which cards beat a card that is played, and how many beat the other one.

    The kind is `friend` if only the called card does, which the own partner holds, `nothing`,
    `one`, `trumps` if only trumps do, or `many`.
    """
    own = called(view) if caller(view) == view.seat else None
    fears, dread = (_beaten_by(view, card) for card in (one, two))
    friend = own is not None and own in fears
    fears, dread = (tuple(card for card in some if card != own) for some in (fears, dread))
    trumps = bool(fears) and all(card.suit == view.trump for card in fears)
    kind = "many"
    if not fears:
        kind = "friend" if friend else "nothing"
    elif len(fears) == 1:
        kind = "one"
    elif trumps and one is not None and one.suit != view.trump:
        kind = "trumps"
    facts = {"feared": kind, "fears": fears[:1], "fear": len(fears), "dread": len(dread)}
    return facts | ({"called": own} if friend else {})


def _beaten_by(view: BriscolaView, card: Card | None) -> Cards:
    """Return the cards that beat one that is played, and that may come after it."""
    return () if card is None else beaters(view, card, view.later_opponents)
