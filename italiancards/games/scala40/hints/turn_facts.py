"""Facts about a whole turn at Scala Quaranta, with numbers: the reasons of the hint.

Every sentence is a fact that the seat can prove from what it knows. What decides comes first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from italiancards.core.cards import Card, Cards, without
from italiancards.core.melds import JOKER, Add, Discard, Lay, Swap, Take
from italiancards.core.melds.lanes import (
    PLACED,
    cards_in_melds,
    cards_in_pairs,
    completing_cards,
    completions,
    split,
)
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.scala40.hints.facts import Facts
from italiancards.games.scala40.hints.simulator import Scala40Recording
from italiancards.games.scala40.hints.turn_search import lowest_turn_end
from italiancards.games.scala40.rules.finish import view_after
from italiancards.games.scala40.rules.melds import melds_of
from italiancards.games.scala40.rules.state import FINDER, VALUES, seating
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.melds.ends import TurnEnd
from italiancards.hints.montecarlo import Moves

AGAINST = {
    "advice-holds", "advice-more", "advice-danger", "advice-out-of-match", "advice-throws-joker",
    "advice-breaks", "advice-throws", "advice-gives", "advice-gives-joker", "advice-keeps-joker",
}  # fmt: skip
"""Reasons that speak against their own line."""
FEW = 4
"""Hand size of another player that is worth a warning: he may close at any time."""


def speaks_against(reason: Finding) -> bool:
    """True if a reason speaks against its own line.

    Args:
        reason: a finding of `reasons`.
    """
    return reason.name in AGAINST


def reasons(view: Scala40View, line: Moves) -> tuple[Finding, ...]:
    """Return findings on a turn's moves: its gains and its costs.

    Args:
        view: what the seat to move knows before it.
        line: its moves, all of them playable.

    Returns:
        Sentences, the decisive ones first.
    """
    return tuple(_reasons(view, line))


def _reasons(view: Scala40View, line: Moves) -> Iterator[Finding]:
    """Yield findings on a turn's moves: draw, cards laid, points kept, and the discard."""
    before = view
    for move in line[:-1] if isinstance(line[-1], Discard) else line:
        after = view_after(before, move)
        if after is None:  # a card is drawn, and nobody knows which
            yield _draws(view)
            return
        before = after
    if not isinstance(line[-1], Discard):
        yield from _move_findings(view, line)
        return
    if len(before.hand) == 1:
        yield Finding("advice-closes", True, {})
        yield from _move_findings(view, line)
        return
    yield from _move_findings(view, line)
    yield from _holding_findings(view, line, before)
    yield from _discard_findings(before, line[-1].card)


def _draws(view: Scala40View) -> Finding:
    """Return the finding on how many unseen cards would help after a draw."""
    once = split(view.hand)[0]
    coming = [card for card in view.unseen if card != JOKER]
    completed = completing_cards(once)
    number = sum(
        bool(completed & split([card])[0]) or (view.has_opened and view.extends(card) is not None)
        for card in coming
    )
    opened = "yes" if view.has_opened else "no"
    facts = {"number": number, "unseen": len(coming), "opened": opened}
    return Finding("advice-draws", True, facts)


# What is laid


def _move_findings(view: Scala40View, line: Moves) -> Iterator[Finding]:
    """Yield findings on the cards that a turn takes, opens with, swaps and lays."""
    if isinstance(line[0], Take):
        yield Finding("advice-takes", True, {"card": view.discards[-1]})
    lays = [move for move in line if isinstance(move, Lay)]
    if lays and not view.has_opened:
        melds = melds_of(lays[0], any_suit=view.any_suit)
        points = sum(map(VALUES.meld, melds))
        yield Finding("advice-opens", True, {"points": points, "least": view.options.opening_min})
    new_cards = [card for move in line for card in _cards_of(move)]
    for move in line:
        if isinstance(move, Swap):  # the joker that it frees was not in the hand
            new_cards = [*without(new_cards, [JOKER] * (JOKER in new_cards)), move.card]
    for move in line:
        if isinstance(move, Swap):
            yield Finding("advice-swaps", True, {"card": move.card, "number": move.meld})
    if new_cards and (view.has_opened or len(line) > 2):
        facts = {"number": len(new_cards), "points": VALUES.hand(new_cards)}
        yield Finding("advice-lays", True, facts)


def _cards_of(move: Move) -> Cards:
    """Return the cards of the hand that a lay-down or an addition uses; () for other moves."""
    return move.uses.hand if isinstance(move, Lay | Add) else ()


def _holding_findings(view: Scala40View, line: Moves, before: Scala40View) -> Iterator[Finding]:
    """Yield a finding on an opening held back, or on points more than the fewest possible."""
    if not before.has_opened:
        jokers = not view.options.opening_without_joker
        least = view.options.opening_min
        found = FINDER.opening(before.hand, least, keep=view.keep, jokers=jokers)
        if found is not None:
            yield Finding("advice-holds", True, {"points": found.value})
        return
    if not view.has_opened:
        return
    known = _least(view if view.drawn else _after_taking(view))
    if not known.proven or known.played is None:
        return
    last = line[-1]
    assert isinstance(last, Discard)
    left = VALUES.hand(without(before.hand, [last.card]))
    facts = {"points": left, "least": -known.worth}
    if left == -known.worth:
        yield Finding("advice-least", True, facts)
    else:
        yield Finding("advice-more", True, facts)


def _after_taking(view: Scala40View) -> Scala40View:
    """Return the view after the top discard is taken."""
    after = view_after(view, Take())
    assert after is not None  # a card lies there to be taken
    return after


@lru_cache(maxsize=1 << 6)
def _least(view: Scala40View) -> TurnEnd[Scala40Recording]:
    """Return the end of the turn that leaves fewest points, cached by view."""
    return lowest_turn_end(Scala40Recording.solo_turn(view))


# What is thrown


def _discard_findings(view: Scala40View, card: Card) -> Iterator[Finding]:
    """Yield findings on a discard: danger, its loss, its gift to the next, and the hand left."""
    hand_left = without(view.hand, [card])
    points, score = VALUES.hand(hand_left), view.scores[view.seat]
    if score and score + points >= view.options.target:
        yield Finding("advice-out-of-match", True, {"score": score, "points": points})
    danger = [*_danger(view, hand_left)]
    if danger and len(view.hand) > 1:
        yield from danger
    yield from _loss_findings(view, card, hand_left)
    yield from gift_findings(view, card)
    yield from _waiting(view, hand_left)


def _danger(view: Scala40View, hand_left: Cards) -> Iterator[Finding]:
    """Yield a finding that an opened player has few cards left, with the points in one's hand."""
    others = [seat for seat in sorted(view.opened) if seat != view.seat]
    seat = min(others, key=lambda each: view.hand_sizes[each], default=None)
    if seat is not None and view.hand_sizes[seat] <= FEW:
        facts = {"seat": seat, "number": view.hand_sizes[seat], "points": VALUES.hand(hand_left)}
        yield Finding("advice-danger", True, facts)


def _loss_findings(view: Scala40View, card: Card, hand_left: Cards) -> Iterator[Finding]:
    """Yield a finding on what a discard gives up: a joker, twin, meld, pair or lone card."""
    points = VALUES.card(card)
    if card == JOKER:
        yield Finding("advice-throws-joker", True, {"points": points})
        return
    once, _, _ = split(view.hand)
    bit = split([card])[0]
    facts = {"card": card, "points": points}
    needed = Facts(view).planned_cards[card]  # two copies may lie in two melds
    if view.hand.count(card) > max(1, needed):
        yield Finding("advice-throws-twin", True, facts)
    elif cards_in_melds(once) & bit:
        yield Finding("advice-breaks", True, facts)
    elif not cards_in_pairs(once) & bit:
        yield Finding("advice-throws-lonely", True, facts)
    else:
        lost = completing_cards(once) & ~completing_cards(split(hand_left)[0]) & ~bit
        number = _copies_left(view, lost)
        seen = 2 * lost.bit_count() - number
        name = "advice-throws" if lost else "advice-throws-spare"
        yield Finding(name, True, {**facts, "number": number, "seen": seen})


def _copies_left(view: Scala40View, cards: int) -> int:
    """Return the number of unseen copies of some cards, given as bits."""
    return sum(cards >> PLACED[card] & 1 for card in view.unseen if card != JOKER)


def waiting(view: Scala40View, hand_left: Cards) -> int:
    """Return the number of unseen cards that complete a meld with two of the hand left.

    Args:
        view: what the seat to move knows before its discard.
        hand_left: the cards left in its hand after it.

    Returns:
        Copies of cards, jokers apart.
    """
    return _copies_left(view, completing_cards(split(hand_left)[0]))


def gift_findings(view: Scala40View, card: Card) -> Iterator[Finding]:
    """Yield a finding on the use that the next player has for the discard.

    Args:
        view: what the seat to move knows before it.
        card: the card to be discarded.
    """
    order = seating(view.options).order(view.seat)
    seat = next(each for each in order if each != view.seat and each in view.playing)
    number = _first_that_takes(view, card)
    facts = {"seat": Seat(seat), "card": card, "number": number or 0}
    if seat not in view.opened:
        if view.options.draw_discard == "opened_only" and view.opened:
            yield Finding("advice-may-not-take", True, facts)
    elif number is not None:
        yield Finding("advice-gives", True, facts)
    elif (freed := view.frees(card)) is not None:
        yield Finding("advice-gives-joker", True, {**facts, "number": freed})
    else:
        yield Finding("advice-gives-nothing", True, facts)


def _first_that_takes(view: Scala40View, card: Card) -> int | None:
    """Return the number of the first meld a card, perhaps a joker, can be added to, or None."""
    if card != JOKER:
        return view.extends(card)
    numbered = enumerate(view.melds, start=1)
    return next((number for number, meld in numbered if any(meld.ways(JOKER))), None)


def _waiting(view: Scala40View, hand_left: Cards) -> Iterator[Finding]:
    """Yield findings on how many cards the hand left waits for, and on its jokers."""
    jokers = hand_left.count(JOKER)
    unseen = len(view.unseen) - view.unseen.count(JOKER)
    if jokers:
        pairs = combinations(dict.fromkeys(hand_left), 2)
        number = sum(bool(completions(one, other)) for one, other in pairs)
        facts = {"points": VALUES.joker * jokers, "number": number}
        yield Finding("advice-keeps-joker", True, facts)
    if len(hand_left) > 1:
        number = waiting(view, hand_left)
        yield Finding("advice-waits", True, {"number": number, "unseen": unseen})
