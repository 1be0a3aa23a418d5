"""Whether a turn can still be finished: a card that was taken has to be used, one must be left.

A player who took the top discard owes that card: the turn can be finished as long as some line of
moves lays it and leaves a card to discard. Only that is searched for, so the search is short: the
card goes into a meld of its own, onto a meld on the table, perhaps after the cards between, or into
the place of a joker; jokers that can be had for cards of the hand are tried too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from italiancards.core.cards import Card, Cards, without
from italiancards.core.melds import JOKER, Add, Lay, LayDown, Meld, Part, Swap
from italiancards.core.melds.meld import PLACE
from italiancards.core.moves import Move
from italiancards.games.scala40.state import FINDER
from italiancards.games.scala40.view import Scala40View

Line = tuple[Move, ...]
"""Moves, one after another."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What matters of a turn that has to be finished.

    Args:
        hand: the cards in hand.
        melds: the melds on the table.
        picked: the card that was taken from the discards.
        opened: whether the player has opened.
    """

    hand: Cards
    melds: tuple[Meld, ...]
    picked: Card
    opened: bool


def line(view: Scala40View, turn: Turn) -> Line | None:
    """Moves after which the card that was taken is used and a card is left, or None."""
    if not turn.opened:
        opening = opening_with(view, turn.hand, turn.picked)
        return None if opening is None else (Lay.melds(*opening.melds),)
    for swaps, after in _swapped(view, turn):
        if any(move.card == turn.picked for move in swaps):
            return swaps
        found = _laid(view, after) or _added(view, after)
        if found is not None:
            return (*swaps, *found)
    return None


def opening_with(view: Scala40View, hand: Cards, picked: Card) -> LayDown | None:
    """A lay-down that opens for who took a discard to open, or None.

    Args:
        view: what the seat knows.
        hand: its cards, that one among them.
        picked: the card; it is laid, unless the table lets it be kept.
    """
    options = view.options
    least, jokers = options.opening_min, not options.opening_without_joker
    found = FINDER.opening(hand, least, keep=view.keep, jokers=jokers, using=picked)
    if found is None and not options.picked_must_be_used:  # it stays, and something else beside it
        found = FINDER.opening(hand, least, keep=view.keep + 1, jokers=jokers)
    if found is None and options.close_in_hand == "any_total" and view.keep == 1:
        closing = FINDER.best(hand, "cards", keep=1, jokers=jokers, using=picked)
        found = closing if len(closing.left) == 1 else None
    return found


def _swapped(view: Scala40View, turn: Turn) -> Iterator[tuple[tuple[Swap, ...], Turn]]:
    """The turn as it is, and after each choice of jokers taken for cards of the hand."""
    yield (), turn
    for number, meld in enumerate(turn.melds, start=1):
        for card in dict.fromkeys(turn.hand):
            put = meld.swapped(card, any_suit=view.any_suit)
            if put is None:
                continue
            hand = (*without(turn.hand, [card]), JOKER)
            melds = (*turn.melds[: number - 1], put, *turn.melds[number:])
            for swaps, after in _swapped(view, replace(turn, hand=hand, melds=melds)):
                yield (Swap(card, number), *swaps), after


def _laid(view: Scala40View, turn: Turn) -> Line | None:
    """One new meld with the card."""
    for meld in FINDER.melds(turn.hand):
        if turn.picked in meld.cards and len(meld.cards) <= len(turn.hand) - view.keep:
            return (Lay.melds(meld),)
    return None


def _added(view: Scala40View, turn: Turn) -> Line | None:
    """The card onto a meld on the table, after those that lie between."""
    if len(turn.hand) <= view.keep:
        return None
    for number, meld in enumerate(turn.melds, start=1):
        for part in meld.ways(turn.picked):
            if meld.extended(part, any_suit=view.any_suit):
                return (Add(part, number),)
        between = _between(meld, turn)
        if between is not None and len(between) + 1 <= len(turn.hand) - view.keep:
            return tuple(Add(part, number) for part in (*between, Part.of(turn.picked)))
    return None


def _between(meld: Meld, turn: Turn) -> tuple[Part, ...] | None:
    """The cards of the hand that reach from a sequence to the card that was taken, or None."""
    first, last = meld.parts[0].stands, meld.parts[-1].stands
    assert first is not None
    assert last is not None
    if meld.kind != "sequence" or first.suit != turn.picked.suit:
        return None  # of another suit, or a joker, which needs no cards between
    ranks = [*PLACE, "A"]
    low, high = ranks.index(first.rank), ranks.index(first.rank) + len(meld.parts) - 1
    at = PLACE[turn.picked.rank]
    for place in (at, len(PLACE)) if at == 0 else (at,):
        way = range(high + 1, place) if place > high else range(low - 1, place, -1)
        wild = JOKER in turn.hand and meld.joker is None
        parts: list[Part] = []
        for step in way:
            card = Card(ranks[step], turn.picked.suit)
            if card in turn.hand:
                parts.append(Part.of(card))
            elif wild:
                parts.append(Part(JOKER, card))
                wild = False
            else:
                break
        else:
            if parts and not low <= place <= high:
                return tuple(parts)
    return None
