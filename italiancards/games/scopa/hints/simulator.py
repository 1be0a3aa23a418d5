"""Scopa once more, for speed: cards are bits, and captures are looked up.

The rules are described in `italiancards.games.scopa`; this is proven equal to them move by move,
and knows besides how the rollout policy finishes a deal, some ten thousand times a second.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random

from italiancards.core.cards import Card
from italiancards.core.moves import Capture, Move, Play
from italiancards.games.scopa.hints.count import ScopaCount
from italiancards.games.scopa.hints.pack import (
    BIT,
    CARDS,
    KINDS,
    PLACE,
    SUITS,
    UNITS,
    Sum,
    choices,
    count_ranks,
    goal,
    mask,
    places,
    takings,
    worth,
)
from italiancards.games.scopa.hints.ways import coins_worth, rows
from italiancards.games.scopa.hints.worth import LEAST
from italiancards.games.scopa.rules.options import ScopaOptions
from italiancards.games.scopa.rules.state import HAND
from italiancards.hints.sampler import shuffle


@cache
def _count(options: ScopaOptions) -> ScopaCount:
    """Return the counter of scores for some options, made once and shared."""
    return ScopaCount(options)


@dataclass(slots=True, eq=False)
class ScopaDeal:
    """A deal with all cards known, from somewhere in it.

    Args:
        options: the table's.
        hands: the cards of each seat.
        table: the cards on the table.
        stock: the cards still to be dealt, the next one first.
        turn: who plays next.
        piles: the cards each side has taken, as a mask.
        scope: the scope of each side.
        last: the side that took last, or None.
    """

    options: ScopaOptions
    hands: list[list[int]]
    table: int
    stock: list[int]
    turn: int
    piles: list[int]
    scope: list[int]
    last: int | None
    counts: int = field(init=False)
    left: int = field(init=False)
    sides: int = field(init=False)

    def __post_init__(self) -> None:
        self.counts = count_ranks(places(self.table))
        self.left = sum(map(len, self.hands)) + len(self.stock)
        self.sides = len(self.piles)

    def copy(self) -> ScopaDeal:
        """Return a copy of the deal, to be played differently."""
        other = object.__new__(ScopaDeal)
        other.options, other.table, other.counts = self.options, self.table, self.counts
        other.hands = [hand[:] for hand in self.hands]
        other.stock, other.turn, other.last = self.stock, self.turn, self.last
        other.piles, other.scope = self.piles[:], self.scope[:]
        other.left, other.sides = self.left, self.sides
        return other

    def determinize(self, seat: int, chance: Random) -> ScopaDeal:
        """Return a copy in which the cards that a seat does not see are shuffled.

        Args:
            seat: its hand stays.
            chance: how the hidden cards are shuffled.
        """
        other = self.copy()
        hidden = [place for each, hand in enumerate(self.hands) if each != seat for place in hand]
        hidden += self.stock
        shuffle(hidden, chance)
        for each, hand in enumerate(other.hands):
            if each != seat:
                other.hands[each] = hidden[: len(hand)]
                del hidden[: len(hand)]
        other.stock = hidden
        return other

    @property
    def to_move(self) -> int | None:
        """The seat to move; None once every card has been played."""
        return self.turn if self.left else None

    def legal(self) -> list[Move]:
        """Return the legal moves of the seat to move; [] once the deal is over."""
        if not self.left:
            return []
        moves: list[Move] = []
        for place in self.hands[self.turn]:
            found = takings(self.options, self.counts, place // SUITS)
            if not found:
                moves.append(Play(CARDS[place]))
            for taking in found:
                for cards in choices(self.table, taking):
                    taken = tuple(CARDS[each] for each in places(cards))
                    moves.append(Capture(CARDS[place], taken))
        return moves

    def play(self, move: Move) -> None:
        """Make a legal move, in place, and whatever follows: draw, new cards, the rest taken."""
        match move:
            case Capture():
                self._capture(self._play_card(move.card), mask(move.cards))
            case Play():
                card = self._play_card(move.card)
                self.table |= BIT[card]
                self.counts += UNITS[card]
            case _:
                raise TypeError(f"{move} is no move of Scopa")
        self._pass_turn()

    def _play_card(self, card: Card) -> int:
        """Remove a card from the hand to move, in place; return its place in the pack."""
        place = PLACE[card]
        self.hands[self.turn].remove(place)
        self.left -= 1
        return place

    def _capture(self, card: int, taken: int) -> None:
        """Give a card and those it takes to the side to move, in place; count a scopa."""
        side = self.turn % self.sides
        swept = worth(count_ranks(places(taken))) != goal(self.options, card // SUITS)
        self.table ^= taken
        self.counts -= count_ranks(places(taken))
        self.piles[side] |= taken | BIT[card]
        self.last = side
        counts = not swept or self.options.ace_sweep_is_scopa
        if not self.table and counts and self.left >= self._scopa_from:
            self.scope[side] += 1

    @property
    def _scopa_from(self) -> int:
        """Fewest cards left to play with which a scopa still counts."""
        if self.options.last_scopa == "not_last_round":
            return HAND * len(self.hands)
        return int(self.options.last_scopa == "not_last_card")

    def _pass_turn(self) -> None:
        """Pass the turn, in place: cards are drawn or dealt, or who captured last gets the rest."""
        if self.stock and self.options.draw == "after_each_play":
            self.hands[self.turn].append(self.stock[0])
            self.stock = self.stock[1:]
        self.turn = (self.turn + 1) % len(self.hands)
        if self.stock and not any(self.hands):
            self._deal_again()
        if not self.left and self.last is not None:
            self.piles[self.last] |= self.table
            self.table, self.counts = 0, 0

    def _deal_again(self) -> None:
        """Deal three more cards to each seat from the stock, in place."""
        for step in range(len(self.hands)):
            seat = (self.turn + step) % len(self.hands)
            self.hands[seat] = self.stock[HAND * step : HAND * (step + 1)]
        self.stock = self.stock[HAND * len(self.hands) :]

    def totals(self) -> list[int]:
        """Return each side's points: the final count at the end, before it those already sure."""
        count = _count(self.options)
        return (count.sure if self.left else count.final)(self.piles, self.scope)

    def rollout_move(self) -> Move:
        """Return the next move of the rollout policy; the deal is not changed."""
        row, table, coins = rows(self.options)[self.counts], self.table, coins_worth()
        ways = ((place, row[KINDS[place]]) for place in self.hands[self.turn])
        every = [(place, way) for place, first in ways for way in (first, *first[7])]
        place, way = max(every, key=lambda each: each[1][0] + coins[table & each[1][1]])
        if not way[2]:
            return Play(CARDS[place])
        taken = table & way[2] if way[3] else _coins_first(table, way[5])
        return Capture(CARDS[place], tuple(CARDS[each] for each in places(taken)))

    def finish(self) -> list[int]:
        """Play the deal out by the rollout policy, spoiling it; return each side's points.

        Everybody plays what brings most at once, as `worth` beside this values it: the cards taken
        or given away, a scopa, and whether a scopa is left to the next player.

        Returns:
            The points of each side.
        """
        tables, coins = rows(self.options), coins_worth()
        table, counts, hands, stock = self.table, self.counts, self.hands, self.stock
        piles, scope, last = self.piles, self.scope, self.last
        players, sides, turn, next_card = len(hands), self.sides, self.turn, 0
        drawing = self.options.draw == "after_each_play" and bool(stock)
        scopa_from, kinds, bits = self._scopa_from, KINDS, BIT
        for left in range(self.left - 1, -1, -1):
            hand = hands[turn]
            if not hand:
                for step in range(players):
                    hands[(turn + step) % players] = stock[next_card : next_card + HAND]
                    next_card += HAND
                hand = hands[turn]
            row, best = tables[counts], LEAST
            for card in hand:
                way = row[kinds[card]]
                gain = way[0] + coins[table & way[1]]
                if gain > best:
                    best, played, chosen_way = gain, card, way
                if way[7]:
                    for other in way[7]:
                        gain = other[0] + coins[table & other[1]]
                        if gain > best:
                            best, played, chosen_way = gain, card, other
            hand.remove(played)
            counts += chosen_way[4]
            cards = chosen_way[2]
            if cards:
                taken = table & cards if chosen_way[3] else _coins_first(table, chosen_way[5])
                table ^= taken
                last = turn % sides
                piles[last] |= taken | bits[played]
                if not table and chosen_way[6] and left >= scopa_from:
                    scope[last] += 1
            else:
                table |= bits[played]
            if drawing and next_card < len(stock):
                hand.append(stock[next_card])
                next_card += 1
            turn += 1
            if turn == players:
                turn = 0
        if last is not None:
            piles[last] |= table
        return _count(self.options).final(piles, scope)


def _coins_first(table: int, taking: Sum | None) -> int:
    """Return, as bits, cards of the table with the ranks of a sum; of equal ranks, coins."""
    assert taking is not None
    return next(choices(table, taking))
