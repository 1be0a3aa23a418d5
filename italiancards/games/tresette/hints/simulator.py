"""Tresette once more, for speed: hands are masks of bits, and answers are looked up.

The rules are described in `italiancards.games.tresette`; this is proven equal to them trick by
trick, and knows besides how the rollout policy finishes a deal, some ten thousand times a second.
What is said with a card changes nothing here; declarations are points that were or will be
declared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from italiancards.core.moves import Move, Play
from italiancards.core.tricks import seats_after
from italiancards.games.tresette.hints.card_choice import (
    choose_answer,
    choose_discard,
    choose_lead,
    start_of,
)
from italiancards.games.tresette.hints.pack import (
    BITS,
    SUIT,
    WORTH,
    WORTH_OF,
    cards_of,
    places,
    share_out,
)
from italiancards.games.tresette.hints.rollout import (
    BEST,
    HOLDS,
    KEEN,
    MINE,
    OURS,
    STAKE,
    answer,
)
from italiancards.games.tresette.hints.rollout import (
    LAST as LAST_TO_PLAY,
)
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.score import LAST_TRICK, round_thirds
from italiancards.games.tresette.rules.state import WHOLE

LAST = LAST_TRICK * WHOLE
"""Thirds for the last trick."""
_ANSWERS: dict[int, int] = {}


@dataclass(slots=True, eq=False)
class TresetteDeal:
    """A deal with all cards known, from somewhere in it, while cards are played.

    Args:
        options: the table's.
        hands: for each seat the cards that it can play from.
        sides: for each seat, the number of its side.
        leader: the seat that led, or leads, the trick.
        trick: the cards of the trick in the order played, each a bit.
        thirds: what each side has taken so far.
        declared: the points that each side has, or will have, for declarations.
        scores: the count of the match so far.
        stock: the cards still to be drawn, the next one first.
        below: the card that each card of a packet uncovers.
        out: for each seat, the cards of the suits that it has shown to be out of.
    """

    options: TresetteOptions
    hands: list[int]
    sides: tuple[int, ...]
    leader: int
    trick: list[int]
    thirds: list[int]
    declared: list[int]
    scores: tuple[int, ...] = ()
    stock: list[int] = field(default_factory=list)
    below: dict[int, int] = field(default_factory=dict)
    out: list[int] = field(default_factory=list)
    left: int = field(init=False)
    last: int = field(default=-1, init=False)
    stopped: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        self.out = self.out or [0] * len(self.hands)
        self.left = sum(self.hands) + sum(self.stock) + sum(self.below.values())

    def copy(self) -> TresetteDeal:
        """Return a copy of the deal, to be played differently."""
        other = object.__new__(TresetteDeal)
        other.options, other.sides, other.leader = self.options, self.sides, self.leader
        other.hands, other.trick = self.hands[:], self.trick[:]
        other.thirds, other.declared, other.scores = self.thirds[:], self.declared, self.scores
        other.stock, other.below = self.stock[:], self.below
        other.out = self.out[:]
        other.left, other.last, other.stopped = self.left, self.last, self.stopped
        return other

    def determinize(self, seat: int, chance: Random) -> TresetteDeal:
        """Return a copy in which the cards hidden from a seat are shuffled, as far as they can lie.

        Nobody is given a suit that he has shown to be out of. No card may be drawn or uncovered any
        more.

        Args:
            seat: its hand stays.
            chance: how the hidden cards are shuffled.
        """
        other = self.copy()
        others = [each for each in range(len(self.hands)) if each != seat]
        hidden = [1 << place for each in others for place in places(self.hands[each])]
        sizes = [self.hands[each].bit_count() for each in others]
        out = [self.out[each] for each in others]
        for each, hand in zip(others, share_out(hidden, sizes, out, chance), strict=False):
            other.hands[each] = hand
        return other

    @property
    def to_move(self) -> int | None:
        """The seat to move; None once every card has been played."""
        if self.stopped or not (self.left or self.trick):
            return None
        return (self.leader + len(self.trick)) % len(self.hands)

    def legal(self) -> list[Move]:
        """Return plays of the cards that the seat to move may play, no signals; [] at the end."""
        seat = self.to_move
        if seat is None:
            return []
        hand = self.hands[seat]
        if self.trick:
            suit = SUIT << start_of(self.trick[0])
            hand = hand & suit or hand
        return [Play(card) for card in cards_of(hand)]

    def play(self, move: Move) -> None:
        """Play a card, in place, ignoring any signal; a full trick is taken, and all draw."""
        card = move.uses.card
        assert card is not None  # nothing else is played
        self._play(BITS[card])

    def _play(self, bit: int) -> None:
        """Play a card of the seat to move, in place, and gather a full trick."""
        seat = (self.leader + len(self.trick)) % len(self.hands)
        self.hands[seat] ^= bit
        if bit in self.below:
            self.hands[seat] |= self.below[bit]
        self.left ^= bit
        if self.trick and not bit & (suit := SUIT << start_of(self.trick[0])):
            self.out[seat] |= suit
        self.trick.append(bit)
        if len(self.trick) == len(self.hands):
            self._gather()

    def _gather(self) -> None:
        """Give the full trick to its winner's side, in place; he draws first and leads."""
        trick, players = self.trick, len(self.hands)
        suit, best, worth = SUIT << start_of(trick[0]), 0, 0
        for place, bit in enumerate(trick):
            worth += WORTH_OF[bit]
            if bit & suit and bit > trick[best]:
                best = place
        self.leader = taker = (self.leader + best) % players
        self.thirds[self.sides[taker]] += worth
        self.trick = []
        for step in range(players if self.stock else 0):
            self.hands[(taker + step) % players] |= self.stock[step]
        del self.stock[:players]
        if not self.left:
            self.last = self.sides[taker]
        if self.options.win_check == "immediate":
            self.stopped = self._is_won()

    def _is_won(self) -> bool:
        """True if one side alone has most points and has reached the match's target."""
        totals = [a + b for a, b in zip(self.scores, self.totals(), strict=True)]
        best = max(totals)
        return best >= self.options.target and totals.count(best) == 1

    def totals(self) -> list[int]:
        """Return each side's points in this deal so far, last trick and declarations included."""
        had = self.thirds
        if self.last >= 0:
            had = had[:]
            had[self.last] += LAST
        return self.points(had, over=self.last >= 0)

    def points(self, thirds: Sequence[int], *, over: bool) -> list[int]:
        """Return each side's points for these thirds, whole points only, declarations added.

        Args:
            thirds: of each side, the last trick's point counted in if it has been taken.
            over: whether the deal has ended, so that a cappotto may cancel declarations.
        """
        options, declared = self.options, self.declared
        points = [round_thirds(number, options) for number in thirds]
        if over and options.cappotto_cancels_declarations and sum(points) == max(points):
            declared = [more if own else 0 for own, more in zip(points, declared, strict=True)]
        return [each + more for each, more in zip(points, declared, strict=True)]

    def finish(self) -> list[int]:
        """Play the deal out by the rollout policy, in place; return each side's points.

        Returns:
            The points of each side.
        """
        if self.stock or self.below or self.options.win_check == "immediate":
            while (self.left or self.trick) and not self.stopped:
                self._play(self._card())
        else:
            self._run()
        return self.totals()

    def rollout_move(self) -> Move:
        """Return the next move of the rollout policy; the deal is not changed."""
        return Play(cards_of(self._card())[0])

    def _card(self) -> int:
        """Return the card that the rollout policy would play, as a bit."""
        players = len(self.hands)
        seat = (self.leader + len(self.trick)) % players
        hand, left, trick = self.hands[seat], self.left, self.trick
        if not trick:
            start, best = choose_lead(hand, left)
            return 1 << start + best
        start, best, worth, taker = self._trick_so_far()
        ours = self.sides[taker] == self.sides[seat]
        last = len(trick) == players - 1
        own, field = hand >> start & SUIT, left >> start & SUIT
        if not own:
            return choose_discard(hand, ours and (last or field < 2 << best))
        return 1 << start + choose_answer(own, field ^ own, best, worth, KEEN, ours=ours, last=last)

    def _run(self) -> None:
        """Play the deal out in place, by the policy of `_card` written inline for speed."""
        hands, sides, left, thirds = self.hands, self.sides, self.left, self.thirds
        answers, after = _ANSWERS, seats_after(len(self.hands))
        leader, begun = self.leader, self.trick
        while left or begun:
            if begun:
                start, best, worth, taker = self._trick_so_far()
                seats, begun = after[leader][len(begun) - 1 :], []
            else:
                start, best = choose_lead(hands[leader], left)
                bit = 1 << start + best
                hands[leader] ^= bit
                left ^= bit
                worth, taker, seats = WORTH[best], leader, after[leader]
            side, last = sides[taker], seats[-1]
            for seat in seats:
                hand = hands[seat]
                own = hand >> start & SUIT
                ours = sides[seat] == side
                if own:
                    others = (left >> start & SUIT) ^ own
                    question = own | best << BEST
                    if seat == last:
                        question |= LAST_TO_PLAY
                    if ours:
                        question |= OURS
                        if others < 2 << best:
                            question |= HOLDS
                    if own > others:
                        question |= MINE
                    question += (worth if worth < WHOLE else WHOLE) * STAKE
                    place = answers.get(question)
                    if place is None:
                        place = answers[question] = answer(question, KEEN)
                    bit = 1 << start + place
                    worth += WORTH[place]
                    if place > best:
                        best, taker, side = place, seat, sides[seat]
                else:
                    bit = choose_discard(
                        hand, ours and (seat == last or left >> start & SUIT < 2 << best)
                    )
                    worth += WORTH_OF[bit]
                hands[seat] = hand ^ bit
                left ^= bit
            thirds[side] += worth
            leader = taker
        if self.left or self.trick:
            self.left, self.trick, self.last = 0, [], sides[leader]
        self.leader = leader

    def _trick_so_far(self) -> tuple[int, int, int, int]:
        """Return the trick's suit start, its best card's place, its thirds, and its winner."""
        start, trick = start_of(self.trick[0]), self.trick
        taking = max(bit for bit in trick if bit >> start & SUIT)
        worth = sum(WORTH_OF[bit] for bit in trick)
        taker = (self.leader + trick.index(taking)) % len(self.hands)
        return start, taking.bit_length() - 1 - start, worth, taker
