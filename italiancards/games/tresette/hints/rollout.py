"""Rollout policy of Tresette, looked up: the answer in the suit led, and the lead.

A hand in a suit is ten bits (`pack`). What is answered depends on that, on the card that takes so
far, and on a few questions that anybody who counts the cards can answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.games.tresette.hints.pack import ACE, COURTS, NOTHING, SUIT

BEST = 10
"""First bit of the best card's place in a question; below it stands the hand."""
LAST, OURS, HOLDS, MINE, STAKE = (1 << place for place in range(14, 19))
"""Further bits of a question, of one answer each.

The player is the last; the trick is ours so far; nobody else can beat it; he has the highest card
of the suit; something lies there. `STAKE` counts up to three thirds."""
ACE_PLACE = ACE.bit_length() - 1


def _low(cards: int) -> int:
    """Return the place in its suit of the lowest of some cards."""
    return (cards & -cards).bit_length() - 1


def cheapest(own: int) -> int:
    """Return the place of the card to give an opponent: worthless, else court, 2, 3, ace."""
    return _low(own & NOTHING or own & COURTS or own & ~ACE or own)


def dearest(own: int) -> int:
    """Return the place of the card to give a partner: ace, else court, worthless, two or three."""
    return _low(own & ACE or own & COURTS or own & NOTHING or own)


@dataclass(frozen=True, slots=True)
class Habits:
    """Weights of a player's leads, and the trick for which he spends his highest card.

    Args:
        top: leading the highest card of a suit, a two or a three.
        top_length: more of that for each card of the suit.
        run: leading it where the next one is the highest too.
        low: leading a card that counts nothing.
        length: more of that for each card of the suit.
        held: more of that with a two or a three behind it.
        ace: less of that with an ace behind it that others can take.
        lone: more of that where it is the only card of the suit.
        court: leading a court card.
        theirs: from so many thirds on the highest card takes from the others.
        ours: from so many thirds on it takes what a partner may still lose.
        last: from so many thirds on the last to play takes with a two or a three.
    """

    top: int
    top_length: int
    run: int
    low: int
    length: int
    held: int
    ace: int
    lone: int
    court: int
    theirs: int
    ours: int
    last: int


CLUB = Habits(
    top=50, top_length=3, run=70, low=30, length=1, held=6, ace=15, lone=0, court=12, theirs=2,
    ours=3, last=1,
)  # fmt: skip
"""Habits of a club player, who leads threes and twos, and spends them where it pays."""
KEEN = Habits(
    top=12, top_length=3, run=70, low=20, length=4, held=-6, ace=15, lone=-15, court=28, theirs=1,
    ours=0, last=2,
)  # fmt: skip
"""Habits of the rollout policy, found by play.

Each figure was changed as long as that won points over some thousands of deals, two pairs against
each other. It keeps its threes and twos for later, and leads from long suits."""


def answer(question: int, habits: Habits) -> int:
    """Return the place of the card to follow suit with; `question` packs the situation in bits.

    Args:
        question: the hand in the suit with the bits above.
        habits: how many thirds the highest card is spent on.
    """
    own, best, stake = question & SUIT, question >> BEST & 15, question // STAKE
    if question & OURS and question & (LAST | HOLDS):
        return dearest(own)
    if question & LAST:
        return _take(own, best, stake >= habits.last)
    top = own.bit_length() - 1
    wanted = stake >= (habits.ours if question & OURS else habits.theirs)
    takes = question & MINE and top > best
    return top if takes and (wanted or top == ACE_PLACE) else cheapest(own)


def _take(own: int, best: int, wanted: object) -> int:
    """Return the place of the last player's card: one that takes cheaply, or one to give away."""
    beaters = own >> best + 1 << best + 1
    if not beaters:
        return cheapest(own)
    cheap = beaters & ACE or beaters & COURTS or beaters & NOTHING
    if cheap or wanted or not own & NOTHING:
        return _low(cheap or beaters)
    return cheapest(own)


SURE = 95
"""Value of leading an ace that nobody can take: before anything else."""


def lead(own: int, others: int, habits: Habits) -> int:
    """Return the value of a lead from a suit, packed with its card's place in the lowest four bits.

    Args:
        own: the cards of the suit in hand.
        others: those that are still out elsewhere.
        habits: how that is weighed.
    """
    worth, place = _lead_value(own, others, habits)
    return max(1, worth) << 4 | place


def _lead_value(own: int, others: int, habits: Habits) -> tuple[int, int]:
    """Return the value of a lead from a suit, and the place of the card to lead."""
    top, size = own.bit_length() - 1, own.bit_count()
    if own > others:
        if top == ACE_PLACE or (not others and own & ACE):
            return SURE, ACE_PLACE
        runs = (own ^ 1 << top) > others or not others
        return (habits.run + size if runs else habits.top + habits.top_length * size), top
    low = own & NOTHING
    if not low:
        return (habits.court if own & ~ACE else 2), cheapest(own)
    worth = habits.low + habits.length * size + habits.lone * (size == 1)
    worth += habits.held * (own >> ACE_PLACE + 1 > 0) - habits.ace * (own & ACE > 0)
    return worth, _low(low)
