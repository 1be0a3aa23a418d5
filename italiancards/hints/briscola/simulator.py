"""Briscola once more, for speed: cards are bits, hands are sums of them.

The rules are told in `italiancards.games.briscola`; this is proven equal to them move by move, and
knows besides how a sensible player finishes a deal, some hundred thousand times a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from italiancards.core.cards import ITALIAN, Card
from italiancards.core.moves import Exchange, Move, Play
from italiancards.games.briscola.options import Options
from italiancards.games.briscola.state import POINTS, trick_order
from italiancards.hints.briscola.endings import Endings
from italiancards.hints.briscola.worth import trump_kept


class Suited:
    """The pack with one suit for trumps: each card a bit, the cheapest to give away lowest.

    Args:
        options: the table's.
        trump: the trump suit.

    >>> pack = suited(Options(), "B")
    >>> pack.cards[0], pack.cards[-1]
    ('2D', 'AB')
    """

    def __init__(self, options: Options, trump: str) -> None:
        order = trick_order(options, trump)
        self.cards = sorted(
            ITALIAN.cards, key=lambda card: (_price(card, trump), -order.ranks.index(card.rank))
        )
        self.bits = {card: 1 << place for place, card in enumerate(self.cards)}
        self.trumps = self.mask([card for card in self.cards if card.suit == trump])
        self.two, self.seven = self.bits[Card("2", trump)], self.bits[Card("7", trump)]
        self.points = {bit: POINTS.get(card.rank, 0) for card, bit in self.bits.items()}
        self.kept = {self.bits[card]: trump_kept(card) for card in self.cards if card.suit == trump}
        self.beaten_by = {
            bit: self.mask([other for other in self.cards if order.beats(other, card).ok])
            for card, bit in self.bits.items()
        }
        self.replies = {bit: self._reply(card, bit, trump) for card, bit in self.bits.items()}
        self.bit_below = (0, *self.points)  # by a mask's bit_length

    def _reply(self, card: Card, bit: int, trump: str) -> tuple[int, int, int, int]:
        """A led card's points, who takes it for nothing, which trump is worth it, who takes it."""
        own, takers = self.points[bit], self.beaten_by[bit]
        cheap = [
            each
            for each in self.cards
            if each.suit == trump and 2 * own + self.points[self.bits[each]] > trump_kept(each)
        ]
        free = 0 if card.suit == trump else takers & ~self.trumps
        return own, free, takers & self.mask(cheap), takers

    def taker(self, trick: Sequence[int]) -> int:
        """Which card of a trick takes it so far, counted from 0 in the order played."""
        best = 0
        for place in range(1, len(trick)):
            if trick[place] & self.beaten_by[trick[best]]:
                best = place
        return best

    def mask(self, cards: Sequence[Card]) -> int:
        """Some cards as one number."""
        return sum(self.bits[card] for card in cards)

    def named(self, mask: int) -> Iterator[Card]:
        """The cards of a number, the cheapest first."""
        while mask:
            yield self.cards[(mask & -mask).bit_length() - 1]
            mask &= mask - 1


def _price(card: Card, trump: str) -> float:
    return trump_kept(card) if card.suit == trump else POINTS.get(card.rank, 0)


@cache
def suited(options: Options, trump: str) -> Suited:
    """The pack with a suit for trumps, made once."""
    return Suited(options, trump)


class Deal:
    """A deal with all cards known, from somewhere in it.

    Args:
        pack: the cards as bits.
        options: the table's.
        hands: the cards of each seat.
        stock: the cards still to be drawn, the next one first, each a bit.
        leader: who led, or leads, the trick.
        trick: its cards in the order played, each a bit.
        points: what each seat has taken so far, in card points.
        tricks: how many tricks each has taken.
        sides: for each seat, for whom it plays; partners have the same number.
    """

    __slots__ = (
        "hands", "leader", "options", "pack", "points", "sides", "stock", "trick", "tricks",
    )  # fmt: skip

    def __init__(
        self,
        pack: Suited,
        options: Options,
        hands: list[int],
        stock: list[int],
        leader: int,
        trick: list[int],
        points: list[int],
        tricks: list[int],
        sides: tuple[int, ...],
    ) -> None:
        self.pack = pack
        self.options = options
        self.hands = hands
        self.stock = stock
        self.leader = leader
        self.trick = trick
        self.points = points
        self.tricks = tricks
        self.sides = sides

    def copy(self) -> Deal:
        """The same deal, to be played differently."""
        return Deal(
            self.pack, self.options, self.hands[:], self.stock[:], self.leader, self.trick[:],
            self.points[:], self.tricks[:], self.sides,
        )  # fmt: skip

    @property
    def to_move(self) -> int:
        """Whose turn it is."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def exact(self) -> bool:
        """Whether what the rest comes to can be looked up, or there is none."""
        if len(self.hands) == 2:
            return not (self.stock or self.trick)
        return not (self.trick or any(self.hands))

    def legal(self) -> list[Move]:
        """The moves of the seat to move: any card, and an exchange where one is open."""
        hand = self.hands[self.to_move]
        moves: list[Move] = [Play(card) for card in self.pack.named(hand)]
        given = self._exchange()
        return [*moves, *(Exchange(card) for card in self.pack.named(given))]

    def _exchange(self) -> int:
        """The cards that the seat to move may exchange."""
        if not self.stock:
            return 0
        seat, given = self.to_move, 0
        if self.options.exchange_two == "first_trick" and not any(self.tricks):
            given |= self.pack.two
        if self.options.exchange_seven and self.tricks[seat]:
            given |= self.pack.seven
        return given & self.hands[seat]

    def play(self, move: Move) -> None:
        """Make a legal move; a full trick is gathered, and all draw."""
        match move:
            case Play():
                self._play(self.pack.bits[move.card])
            case Exchange():
                self._exchange_for(self.pack.bits[move.card])
            case _:
                raise TypeError(f"{move} is no move of Briscola")

    def _exchange_for(self, bit: int) -> None:
        seat = self.to_move
        self.hands[seat] ^= bit | self.stock[-1]
        self.stock[-1] = bit

    def _play(self, bit: int) -> None:
        self.hands[self.to_move] ^= bit
        self.trick.append(bit)
        if len(self.trick) == len(self.hands):
            self._gather()

    def _gather(self) -> None:
        """The trick goes to whoever takes it; he draws first, and leads."""
        players = len(self.hands)
        taker = (self.leader + self.pack.taker(self.trick)) % players
        self.points[taker] += sum(map(self.pack.points.__getitem__, self.trick))
        self.tricks[taker] += 1
        self.leader = taker
        self.trick.clear()
        if self.stock:
            for step in range(players):
                self.hands[(taker + step) % players] |= self.stock[step]
            del self.stock[:players]

    def finish(self, endings: Endings | None = None) -> tuple[int, ...]:
        """All play on sensibly to the end.

        Whoever leads gives his cheapest card. Whoever follows takes with a card of the suit where
        he can, the dearest first; with the lowest trump where the trick pays for it; or else gives
        his cheapest. Where it is his partner's so far he does not take it: the last to play gives
        his dearest card that is no trump. An exchange that brings the stronger trump is made.

        Args:
            endings: where given, and two play, what follows the last draw is without a fault.

        Returns:
            The card points of each seat.
        """
        if self.options.exchange_seven or self.options.exchange_two != "off":
            while self.stock and self._open_exchange():
                self._sensible()
        if len(self.hands) == 2:
            if self.trick:
                self._play(self._card())
            return self._run(endings)
        while self.hands[self.to_move]:
            self._play(self._card())
        return tuple(self.points)

    def _open_exchange(self) -> bool:
        """Whether somebody may still exchange before the stock is gone."""
        held = 0
        for cards in (*self.hands, *self.stock):
            held |= cards
        two = self.options.exchange_two != "off" and not any(self.tricks) and held & self.pack.two
        return bool(two or (self.options.exchange_seven and held & self.pack.seven))

    def _sensible(self) -> None:
        """One move of the player that `finish` describes."""
        given = self._exchange()
        if given and given & -given < self.stock[-1]:  # the stronger trump is the higher bit
            self._exchange_for(given & -given)
        self._play(self._card())

    def _card(self) -> int:
        """The card that the player plays whom `finish` describes."""
        hand, trick, pack = self.hands[self.to_move], self.trick, self.pack
        if not trick:
            return hand & -hand
        best = pack.taker(trick)
        if self.sides[(self.leader + best) % len(self.hands)] == self.sides[self.to_move]:
            last = len(trick) == len(self.hands) - 1
            given = hand & ~pack.trumps if last else 0
            return pack.bit_below[given.bit_length()] or hand & -hand
        takers = hand & pack.beaten_by[trick[best]]
        free = takers & ~pack.trumps
        if free:
            return pack.bit_below[free.bit_length()]
        stake = 2 * sum(map(pack.points.__getitem__, trick))
        while takers:
            lowest = takers & -takers
            if stake + pack.points[lowest] > pack.kept[lowest]:
                return lowest
            takers ^= lowest
        return hand & -hand

    def _run(self, endings: Endings | None) -> tuple[int, ...]:
        """`_card` for two to the end, without a call: this loop is all that has to be fast."""
        replies, points, bit_below = self.pack.replies, self.pack.points, self.pack.bit_below
        leads, follows = self.hands[self.leader], self.hands[1 - self.leader]
        stock = self.stock
        draws = list(zip(stock[::2], stock[1::2], strict=True))
        if endings is None:
            draws += [(0, 0)] * leads.bit_count()
        gained, sign = 0, 1  # by who leads now, over the other
        for first, second in draws:
            led = leads & -leads
            own, free, paying, takers = replies[led]
            taking = follows & free
            if taking:
                reply = bit_below[taking.bit_length()]
            else:
                taking = follows & paying
                reply = taking & -taking if taking else follows & -follows
            if reply & takers:
                gained = own + points[reply] - gained
                sign = -sign
                leads, follows = follows ^ reply | first, leads ^ led | second
            else:
                gained += own + points[reply]
                leads, follows = leads ^ led | first, follows ^ reply | second
        if leads:
            assert endings is not None
            gained += endings.best(leads, follows)
        ahead = self.points[self.leader] - self.points[1 - self.leader] + gained * sign
        mine = (120 + ahead) // 2
        return (mine, 120 - mine) if self.leader == 0 else (120 - mine, mine)
