"""The rule that a turn can be finished after the top discard was taken.

A player who takes it owes that card, and must keep another. The lines considered are listed here:
the card goes into a meld of its own, onto a meld on the table, perhaps after the cards between, or
into the place of a joker; jokers that can be had for cards of the hand are tried too. Whether the
moves are allowed, the rules say.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from italiancards.core.cards import Card, Cards
from italiancards.core.melds import JOKER, Add, Discard, Lay, Meld, MeldChoice, Part, Swap, Take
from italiancards.core.melds.parts import PLACE
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.core.turn_end import TurnMoves, turn_end
from italiancards.games.scala40.rules.ends import ENDS
from italiancards.games.scala40.rules.melds import MELDING, melds_after
from italiancards.games.scala40.rules.state import FINDER
from italiancards.games.scala40.rules.turns import TURNS
from italiancards.games.scala40.rules.view import Scala40View

FINISH: RuleBook[Scala40View, Move] = RuleBook()
EACH_MOVE: RuleBook[Scala40View, Move] = RuleBook([*TURNS.rules, *MELDING.rules, *ENDS.rules])
"""Rules that each move of a line must keep: all but the one that looks for a line."""


@FINISH.rule(source="own: a turn that cannot be finished is not begun")
def can_finish(view: Scala40View, move: Move) -> Judgement | None:
    """A card is taken, and melds laid, only if it can be used and one is left to discard."""
    if isinstance(move, Discard) or not (view.picked or isinstance(move, Take)):
        return None  # only a card that was taken can be in the way
    after = view_after(view, move)
    if after is None:
        return None
    owed = (view.picked or after.picked)[0]
    found = line(after)
    if found is None:
        moves_before = (line(view) or ()) if view.picked else ()
        return broken(card=owed, line=moves_before, works="yes" if moves_before else "no")
    return ok(card=owed, line=found) if found else None


@lru_cache(maxsize=1 << 9)
def line(view: Scala40View) -> TurnMoves | None:
    """Return moves that allow a discard after them: () if it is allowed now, None if never."""
    return turn_end(view, moves, EACH_MOVE.allows, view_after)


def view_after(view: Scala40View, move: Move) -> Scala40View | None:
    """Return the seat's view after its own move; None if the cards make no meld.

    Args:
        view: what the seat to move knows before the move.
        move: any move, allowed or not.

    Returns:
        The next view; None where a card is drawn, which nobody knows, or the move makes no meld.
    """
    if isinstance(move, Take):
        card = view.discards[-1:]
        return view.after_taking(card, picked=card)
    melds = melds_after(view.melds, move, any_suit=view.any_suit)
    if melds is None:
        return None
    opens = isinstance(move, Lay) and not view.has_opened
    return view.after_building(
        move.uses.hand,
        melds,
        (JOKER,) if isinstance(move, Swap) else (),
        opened=view.opened | {view.seat} if opens else view.opened,
        opening=view.opening or opens,
    )


# What one could think of to finish a turn


def moves(view: Scala40View) -> Iterator[Move]:
    """Yield moves that might lead to an allowed discard, allowed or not.

    Discards; then moves that use the card that was taken, or lead to it; then jokers for cards.
    """
    cards = dict.fromkeys(view.hand)
    yield from map(Discard, cards)
    for owed in view.picked:
        if not view.has_opened:
            yield from (Lay.melds(*each.melds) for each in openings(view, view.hand, owed))
        else:
            yield from (Lay.melds(meld) for meld in FINDER.melds(view.hand) if owed in meld.cards)
            for number, meld in enumerate(view.melds, start=1):
                parts = (*meld.ways(owed), *_between(meld, view.hand, owed)[:1])
                yield from (Add(part, number) for part in parts)
    for number, meld in enumerate(view.melds, start=1):
        if meld.joker is not None:
            yield from (Swap(card, number) for card in cards if meld.alike(card))


def openings(view: Scala40View, hand: Cards, picked: Card) -> Iterator[MeldChoice]:
    """Yield lay-downs that may open after a discard is taken: using that card, or keeping it.

    Args:
        view: what the seat to move knows; it has the options.
        hand: the cards to lay from, the one taken among them.
        picked: the card that was taken.

    Returns:
        At most three lay-downs; the last leaves the fewest cards, whatever its points.
    """
    options = view.options
    least, jokers = options.opening_min, not options.opening_without_joker
    for keep, using in ((view.keep, picked), (view.keep + 1, None)):
        found = FINDER.opening(hand, least, keep=keep, jokers=jokers, using=using)
        if found is not None:
            yield found
    closing = FINDER.best(hand, "cards", keep=1, jokers=jokers, using=picked)
    if closing.melds:
        yield closing


def _between(meld: Meld, hand: Cards, picked: Card) -> tuple[Part, ...]:
    """Return the cards that would build a sequence up to the taken card; () if not possible."""
    first, last = meld.parts[0].stands, meld.parts[-1].stands
    assert first is not None
    assert last is not None
    if meld.kind != "sequence" or first.suit != picked.suit:
        return ()  # of another suit, or a joker, which needs no cards between
    ranks = [*PLACE, "A"]
    low, high = ranks.index(first.rank), ranks.index(first.rank) + len(meld.parts) - 1
    at = PLACE[picked.rank]
    for place in (at, len(PLACE)) if at == 0 else (at,):
        way = range(high + 1, place) if place > high else range(low - 1, place, -1)
        wild = JOKER in hand and meld.joker is None
        parts: list[Part] = []
        for step in way:
            card = Card(ranks[step], picked.suit)
            if card in hand:
                parts.append(Part.of(card))
            elif wild:
                parts.append(Part(JOKER, card))
                wild = False
            else:
                break
        else:
            if parts and not low <= place <= high:
                return tuple(parts)
    return ()
