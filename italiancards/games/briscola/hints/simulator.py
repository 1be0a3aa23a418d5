"""Briscola once more, for speed: cards are bits, hands are sums of them.

The rules are described in `italiancards.games.briscola`; this is proven equal to them move by move,
and knows besides how the rollout policy finishes a deal, some hundred thousand times a second.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from italiancards.core.cards import Card
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.tricks import seats_after
from italiancards.games.briscola.hints.endings import BriscolaEndgame, bits
from italiancards.games.briscola.hints.pack import TrumpPack
from italiancards.games.briscola.hints.sides import card_of
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.sampler import shuffle


@cache
def _side_masks(sides: tuple[int, ...], holder: int | None) -> tuple[int, ...]:
    """Return for each seat a bit mask of the seats that it takes for its own side.

    Where it is secret who holds the called card, he alone knows with whom he plays.
    """
    mates = [sum((each == own) << seat for seat, each in enumerate(sides)) for own in sides]
    if holder is None:
        return tuple(mates)
    return tuple(mates[seat] if seat == holder else 1 << seat for seat in range(len(sides)))


@dataclass(slots=True, eq=False)
class BriscolaDeal:
    """A deal with all cards known, from somewhere in it.

    Args:
        pack: the cards as bits.
        options: the table's.
        hands: the cards of each seat.
        stock: the cards still to be drawn, the next one first, each a bit.
        leader: the seat that led, or leads, the trick.
        trick: its cards in the order played, each a bit.
        points: what each seat has taken so far, in card points.
        tricks: how many tricks each has taken.
        sides: for each seat, for whom it plays; partners have the same number.
        secret: the card that shows who plays with whom, a bit, while only its holder knows.
    """

    pack: TrumpPack
    options: BriscolaOptions
    hands: list[int]
    stock: list[int]
    leader: int
    trick: list[int]
    points: list[int]
    tricks: list[int]
    sides: tuple[int, ...]
    secret: int = 0

    @classmethod
    def of(
        cls, view: BriscolaView, pack: TrumpPack, sides: tuple[int, ...], secret: int = 0
    ) -> BriscolaDeal:
        """Return the deal as a seat sees it, with all hands and the stock empty, for `fill`.

        Args:
            view: the seat that looks.
            pack: the cards as bits.
            sides: for each seat, for whom it plays.
            secret: the card that shows who plays with whom, a bit, while only its holder knows.
        """
        trick, taken = [pack.bits[card] for card in view.trick], view.taken
        had, tricks = (
            [points(pile) for pile in taken],
            [len(pile) // view.players for pile in taken],
        )
        hands, leader = [0] * view.players, int(view.leader)
        return cls(pack, view.options, hands, [], leader, trick, had, tricks, sides, secret)

    def fill(self, hands: list[int], stock: list[int]) -> BriscolaDeal:
        """Return a copy of the deal, with these hands and this stock."""
        other = self.copy()
        other.hands, other.stock = hands, stock
        return other

    def copy(self) -> BriscolaDeal:
        """Return a copy of the deal, to be played differently."""
        other = object.__new__(BriscolaDeal)
        other.pack, other.options, other.sides = self.pack, self.options, self.sides
        other.hands, other.stock = self.hands[:], self.stock[:]
        other.leader, other.trick, other.secret = self.leader, self.trick[:], self.secret
        other.points, other.tricks = self.points[:], self.tricks[:]
        return other

    def determinize(self, seat: int, chance: Random) -> BriscolaDeal:
        """Return a deal that looks the same to a seat: the cards it does not see are shuffled.

        Args:
            seat: its hand and the up-card stay.
            chance: how the hidden cards are shuffled.
        """
        other = self.copy()
        sizes = [0 if each == seat else hand.bit_count() for each, hand in enumerate(self.hands)]
        hidden = [bit for each, hand in enumerate(self.hands) if each != seat for bit in bits(hand)]
        hidden += self.stock[:-1]
        shuffle(hidden, chance)
        for each, size in enumerate(sizes):
            if each != seat:
                other.hands[each] = sum(hidden[:size])
                del hidden[:size]
        other.stock[:-1] = hidden
        return other

    @property
    def to_move(self) -> int:
        """Number of the seat to move, also once the deal is over."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def exact(self) -> bool:
        """True if the rest of the deal is forced or, for two players, solved as an endgame."""
        if len(self.hands) == 2:
            return not (self.stock or self.trick)
        return not (self.stock or any(hand & (hand - 1) for hand in self.hands))

    def legal(self) -> list[Move]:
        """Return the moves of the seat to move: each card of its hand, and exchanges allowed."""
        hand = self.hands[self.to_move]
        moves: list[Move] = [Play(card) for card in self.pack.named(hand)]
        swap = self._exchange()
        return [*moves, *(Exchange(card) for card in self.pack.named(swap))]

    def _exchange(self) -> int:
        """Return the cards that the seat to move may exchange, as a bit mask."""
        if not self.stock:
            return 0
        seat, swap = self.to_move, 0
        if self.options.exchange_two == "first_trick" and not any(self.tricks):
            swap |= self.pack.two
        if self.options.exchange_seven and self._has_taken(seat):
            swap |= self.pack.seven
        return swap & self.hands[seat]

    def _has_taken(self, seat: int) -> bool:
        """True if a seat, or where that is enough its side, has taken a trick."""
        if self.options.requires_trick == "player":
            return bool(self.tricks[seat])
        return any(
            taken
            for taken, side in zip(self.tricks, self.sides, strict=True)
            if side == self.sides[seat]
        )

    def play(self, move: Move) -> None:
        """Make a legal move, in place; a full trick is gathered, and all draw."""
        if isinstance(move, Play):
            self._play(self.pack.bits[move.card])
        else:
            self._exchange_for(self.pack.bits[card_of(move)])

    def _exchange_for(self, bit: int) -> None:
        """Exchange a trump of the seat to move for the up-card, in place."""
        seat = self.to_move
        self.hands[seat] ^= bit | self.stock[-1]
        self.stock[-1] = bit

    def _play(self, bit: int) -> None:
        """Play a card of the seat to move, in place, and gather a full trick."""
        hands, trick = self.hands, self.trick
        hands[(self.leader + len(trick)) % len(hands)] ^= bit
        trick.append(bit)
        if bit == self.secret:
            self.secret = 0
        if len(trick) == len(hands):
            self._gather(hands, trick, self.stock)

    def _gather(self, hands: list[int], trick: list[int], stock: list[int]) -> None:
        """Give the full trick to its winner, who draws first and leads, in place."""
        players, taker, total = len(hands), self.leader, 0
        points, beaten_by, best = self.pack.points, self.pack.beaten_by, trick[0]
        for place, bit in enumerate(trick):
            total += points[bit]
            if bit & beaten_by[best]:
                best, taker = bit, (self.leader + place) % players
        self.points[taker] += total
        self.tricks[taker] += 1
        self.leader = taker
        trick.clear()
        if stock:
            for step in range(players):
                hands[(taker + step) % players] |= stock[step]
            del stock[:players]

    def finish(self, endings: BriscolaEndgame | None = None) -> tuple[int, ...]:
        """Play the deal out by the rollout policy, in place; return the card points of each seat.

        Whoever leads gives his cheapest card. Whoever follows takes with a card of the suit where
        he can, the dearest first; with the lowest trump where the trick pays for it; or else gives
        his cheapest. Where it is his partner's so far he does not take it: the last to play gives
        his dearest card that is no trump; but a secret partner is known to nobody. An exchange that
        brings the stronger trump is made.

        Args:
            endings: where given, and two play, what follows the last draw is without a fault.

        Returns:
            The card points of each seat.
        """
        if self.options.exchange_seven or self.options.exchange_two != "off":
            while self.stock and self._open_exchange():
                self._rollout_card()
        while self.trick:
            self._play(self._card())
        return self._run(endings) if len(self.hands) == 2 else self._run_all()

    def _known(self) -> tuple[int, ...]:
        """Return for each seat a bit mask of the seats that it knows to be on its side."""
        if not self.secret:
            return _side_masks(self.sides, None)
        holder = next((seat for seat, hand in enumerate(self.hands) if hand & self.secret), None)
        return _side_masks(self.sides, holder)

    def _open_exchange(self) -> bool:
        """True if a card for an exchange is still in play, so that one may come."""
        held = 0
        for cards in (*self.hands, *self.stock):
            held |= cards
        two = self.options.exchange_two != "off" and not any(self.tricks) and held & self.pack.two
        return bool(two or (self.options.exchange_seven and held & self.pack.seven))

    def rollout_move(self) -> Move:
        """Return the next move of the rollout policy; the deal is not changed."""
        swap = self._better_exchange()
        return Exchange(self._card_named(swap)) if swap else Play(self._card_named(self._card()))

    def _card_named(self, bit: int) -> Card:
        """Return the card that a bit stands for."""
        return next(self.pack.named(bit))

    def _better_exchange(self) -> int:
        """Return the trump to exchange for a stronger one, as a bit; 0 if there is none."""
        swap = self._exchange()
        return swap & -swap if swap and swap & -swap < self.stock[-1] else 0

    def _rollout_card(self) -> None:
        """Make the rollout policy's exchange, if any, and play its card, in place."""
        swap = self._better_exchange()
        if swap:
            self._exchange_for(swap)
        self._play(self._card())

    def _card(self) -> int:
        """Return the card that the rollout policy would play, as a bit."""
        hand, trick, pack = self.hands[self.to_move], self.trick, self.pack
        if not trick:
            return hand & -hand
        if len(self.hands) == 2:
            _, free, paying, _ = pack.replies[trick[0]]
            if hand & free:
                return pack.bit_below[(hand & free).bit_length()]
            return (hand & paying & -(hand & paying)) or hand & -hand
        best = pack.taker(trick)
        if self._known()[self.to_move] >> (self.leader + best) % len(self.hands) & 1:
            last = len(trick) == len(self.hands) - 1
            swap = hand & ~pack.trumps if last else 0
            return pack.bit_below[swap.bit_length()] or hand & -hand
        takers = hand & pack.beaten_by[trick[best]]
        free = takers & ~pack.trumps
        if free:
            return pack.bit_below[free.bit_length()]
        stake = 2 * sum(map(pack.points.__getitem__, trick))
        while takers:
            lowest = takers & -takers
            if stake + pack.points[lowest] > pack.trump_values[lowest]:
                return lowest
            takers ^= lowest
        return hand & -hand

    def _run_all(self) -> tuple[int, ...]:
        """Play out from a lead for three or more players, in place; return the points by seat."""
        pack, hands, taken = self.pack, self.hands, self.points
        known, secret = self._known(), self.secret
        points, beaten_by, bit_below, trump_values = (
            pack.points,
            pack.beaten_by,
            pack.bit_below,
            pack.trump_values,
        )
        plain, least, after = ~pack.trumps, pack.least_stake, seats_after(len(hands))
        stock, leader = iter(self.stock), self.leader
        while hand := hands[leader]:
            best = hand & -hand
            hands[leader] = hand ^ best
            total, taker, others = points[best], leader, after[leader]
            if best == secret:
                known = _side_masks(self.sides, None)
            last = others[-1]
            for seat in others:
                hand = hands[seat]
                card, takers = hand & -hand, hand & beaten_by[best]
                if known[seat] >> taker & 1:
                    if seat == last and hand & plain:
                        card = bit_below[(hand & plain).bit_length()]
                elif takers & plain:
                    card = bit_below[(takers & plain).bit_length()]
                elif takers and total > least:
                    trumps, stake = takers, 2 * total
                    while trumps:
                        lowest = trumps & -trumps
                        if stake + points[lowest] > trump_values[lowest]:
                            card = lowest
                            break
                        trumps ^= lowest
                hands[seat] = hand ^ card
                total += points[card]
                if card & takers:
                    best, taker = card, seat
                if card == secret:
                    known = _side_masks(self.sides, None)
            taken[taker] += total
            leader = taker
            if drawn := next(stock, 0):
                hands[taker] |= drawn
                for seat in after[taker]:
                    hands[seat] |= next(stock)
        return tuple(taken)

    def _run(self, endings: BriscolaEndgame | None) -> tuple[int, ...]:
        """Play out from a lead for two players; return the card points of both seats."""
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
