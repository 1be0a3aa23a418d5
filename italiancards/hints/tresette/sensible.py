"""How a sensible player plays a card, looked up: what to answer in the suit led, what to lead.

A hand in a suit is ten bits (`pack`). What is answered depends on that, on the card that takes so
far, and on a few questions that anybody who counts the cards can answer.
"""

from __future__ import annotations

from italiancards.hints.tresette.pack import ACE, COURTS, NOTHING, SUIT

BEST = 10
"""Where the card that takes so far begins in a question; below it stands the hand."""
LAST, OURS, HOLDS, MINE, STAKE = (1 << place for place in range(14, 19))
"""The rest of a question: plays last; it is ours so far; nobody else can beat it; one has the
highest card of the suit; something lies there. `STAKE` counts up to three thirds."""
ACE_PLACE = ACE.bit_length() - 1


def _low(cards: int) -> int:
    """The lowest of some cards, by its place."""
    return (cards & -cards).bit_length() - 1


def cheapest(own: int) -> int:
    """What one gives away: nothing, else a court, a two, a three, an ace."""
    return _low(own & NOTHING or own & COURTS or own & ~ACE or own)


def dearest(own: int) -> int:
    """What one gives a partner: the ace, a court, nothing, a two."""
    return _low(own & ACE or own & COURTS or own & NOTHING or own)


def answer(question: int) -> int:
    """The card of the suit led that is played, by its place in the suit."""
    own, best, stake = question & SUIT, question >> BEST & 15, question // STAKE
    sure = question & OURS and question & (LAST | HOLDS)
    if sure:
        return dearest(own)
    if question & LAST:
        return _take(own, best, stake)
    top = own.bit_length() - 1
    wanted = top == ACE_PLACE or stake >= (3 if question & OURS else 2)
    return top if question & MINE and top > best and wanted else cheapest(own)


def _take(own: int, best: int, stake: int) -> int:
    """The last to play takes from the others: with the ace, a court, or what is needed."""
    beaters = own >> best + 1 << best + 1
    if not beaters:
        return cheapest(own)
    cheap = beaters & ACE or beaters & COURTS or beaters & NOTHING
    if cheap or stake or not own & NOTHING:
        return _low(cheap or beaters)
    return cheapest(own)


def lead(own: int, others: int) -> int:
    """What to lead from a suit: how good that is, four bits below it the place of the card.

    Args:
        own: the cards of the suit in hand.
        others: those that are still out elsewhere.
    """
    top, size = own.bit_length() - 1, own.bit_count()
    if own > others:
        if top == ACE_PLACE or (not others and own & ACE):
            return 95 << 4 | ACE_PLACE
        rest = own ^ 1 << top
        runs = rest > others or not others
        return (70 + size if runs else 50 + 3 * size) << 4 | top
    low = own & NOTHING
    if low:
        risk = 15 if own & ACE else 0
        help_to_come = 6 if own >> ACE_PLACE + 1 else 0
        return (30 + size + help_to_come - risk) << 4 | _low(low)
    return (12 if own & ~ACE else 2) << 4 | cheapest(own)
