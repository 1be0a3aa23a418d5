"""Descriptions of chosen cards and offered moves, and further moves beside the plain ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from italiancards.core.cards import RUMMY, Card, Cards, without
from italiancards.core.melds import (
    JOKER,
    Add,
    Discard,
    Lay,
    Meld,
    MeldChoice,
    Swap,
    groups_so_far,
    meld_facts,
)
from italiancards.core.moves import Move, Uses
from italiancards.core.rules import Finding
from italiancards.games.scala40.rules.melds import melds_of
from italiancards.games.scala40.rules.state import FINDER, VALUES
from italiancards.games.scala40.rules.view import Scala40View

MOST_MORE = VALUES.ranks[0]
"""Maximum points that a card adds to melds it fits; an ace or a joker may rise as much."""


def melds_of_all(cards: Cards) -> MeldChoice | None:
    """Return melds that use up all these cards, worth most points; None if none do."""
    for by in ("value", "cards"):
        found = FINDER.best(cards, by)
        if not found.left:
            return found
    return None


def offer(view: Scala40View, chosen: Uses) -> Finding:
    """Return a finding on the cards chosen: their melds and points, or that they make none.

    Args:
        view: what the seat to move knows.
        chosen: the cards that were clicked, and the melds begun.

    Returns:
        A sentence `chosen-…`; before opening it has the points that are missing as facts.

    >>> import italiancards as ic
    >>> from italiancards.games.scala40.rules.hand_melds import cards
    >>> table = ic.position("scala40", hand="10c Jc Qc 7h 9s", discards="2d", drawn="yes")
    >>> finding = offer(table.view(), Uses(cards("10c Jc Qc")))
    >>> table.voice(0, "en").finding(finding)
    'Sequence in clubs: 30 of 40. One more card opens: the king of clubs or the joker.'
    """
    first = tuple(meld for group in groups_so_far(chosen) for meld in _melds(view, Lay((group,))))
    if not chosen.hand and not first:
        return Finding("chosen-nothing", True, {})
    if len(chosen.hand) == 1 and not first:
        return _card_finding(view, chosen.hand[0])
    found = melds_of_all(chosen.hand) if chosen.hand else FINDER.best(())
    if found is None:
        return Finding("chosen-no-meld", True, {"number": len(chosen.hand)})
    melds = (*first, *found.melds)
    facts = {**offer_facts(melds), "least": view.options.opening_min}
    if view.has_opened:
        return Finding("chosen-melds", True, facts)
    if facts["points"] >= facts["least"]:
        return Finding("chosen-opens", True, facts)
    enough = _opening_cards(chosen.hand, melds, facts["least"] - facts["points"])
    return Finding("chosen-short", True, {**facts, "cards": enough, "number": len(enough)})


def _melds(view: Scala40View, move: Lay) -> list[Meld]:
    """Return the melds of a lay-down, leaving out groups that are none or ambiguous."""
    return melds_of(move, any_suit=view.any_suit)


def offer_facts(melds: Sequence[Meld]) -> dict[str, Any]:
    """Return facts for a sentence on some melds: their names and total points."""
    return {**meld_facts(melds), "points": sum(map(VALUES.meld, melds))}


def _opening_cards(hand: Cards, melds: tuple[Meld, ...], short: int) -> Cards:
    """Return the cards any one of which, laid in addition, would open; () for none."""
    rising = sum(card == JOKER or card.rank == "A" for meld in melds for card in meld.cards)
    if not hand or short > MOST_MORE * (1 + rising):
        return ()
    chosen = melds_of_all(hand)
    had = chosen.value if chosen else 0

    def opens(card: Card) -> bool:
        found = melds_of_all((*hand, card))
        return found is not None and found.value - had >= short

    return tuple(card for card in RUMMY.known.values() if opens(card))


def _card_finding(view: Scala40View, card: Card) -> Finding:
    """Return a finding on a single chosen card: melds it fits, and jokers it frees."""
    adds = [meld for meld in view.melds if _fits(view, meld, card)]
    frees = [meld for meld in view.melds if meld.swapped(card, any_suit=view.any_suit)]
    ways = [*adds[0].ways(card)] if len(adds) == 1 else []
    facts = {"card": card, "adds": len(adds), "frees": len(frees), "ends": len(ways)}
    return Finding("chosen-card", True, {**facts, **offer_facts((frees or adds)[:1])})


def _fits(view: Scala40View, meld: Meld, card: Card) -> bool:
    """True if a card can be added to a meld in some way."""
    return any(meld.extended(part, any_suit=view.any_suit) for part in meld.ways(card))


def further(view: Scala40View, chosen: Uses) -> Iterator[Move]:
    """Yield further moves for the chosen cards: several melds at once, a joker in each place.

    Args:
        view: what the seat to move knows.
        chosen: the cards that were clicked, and where they were dropped.

    Returns:
        Moves, allowed or not, beside those that cards alone suggest.
    """
    meld = view.meld(chosen.onto) if chosen.onto is not None else None
    if meld is not None and chosen.onto is not None and chosen.card == JOKER:
        yield from (Add(part, chosen.onto) for part in meld.ways(JOKER))
    if chosen == Uses(chosen.hand, begun=chosen.begun):
        found = melds_of_all(chosen.hand)
        if found is not None and len(found.melds) > 1:
            yield Lay((*groups_so_far(chosen), *(meld.parts for meld in found.melds)))


def offer_finding(view: Scala40View, moves: Sequence[Move]) -> Finding | None:
    """Return a finding on moves offered: points laid, freed or left; None if nothing is to say.

    Args:
        view: what the seat to move knows.
        moves: one move, or additions that follow each other onto one meld.

    Returns:
        A sentence `offered-…`; None where there is nothing to say.
    """
    move, left = moves[0], sum(VALUES.card(card) for each in moves for card in each.uses.hand)
    if isinstance(move, Lay):
        melds = _melds(view, move)
        if not melds:
            return None
        least = view.options.opening_min
        facts = offer_facts(melds)
        way = "opened" if view.has_opened else "opens" if facts["points"] >= least else "short"
        missing = max(0, least - facts["points"])
        return Finding("offered-lay", True, {**facts, "least": least, "short": missing, "way": way})
    if isinstance(move, Add | Swap):
        meld = view.meld(move.meld)
        if meld is None:
            return None
        facts = {**offer_facts([meld]), "owner": view.meld_owners[move.meld - 1]}
        if isinstance(move, Swap):
            return Finding("offered-swap", True, {**facts, "joker": JOKER})
        stands = move.part.stands if move.part.wild and len(moves) == 1 else None
        return Finding("offered-add", True, {**facts, "stands": stands, "left": left})
    if isinstance(move, Discard):
        closes = without(view.hand, move.uses.hand) == () if move.card in view.hand else False
        facts = {"left": left, "closes": "yes" if closes else "no"}
        return Finding("offered-discard", True, facts)
    return None
