"""Search for a seat at Tresette: consistent deals, rollouts of cards, solved endings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from random import Random
from typing import Any

from italiancards.core.cards import Card, Cards
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.moves import Move, Play
from italiancards.core.seats import Seat
from italiancards.games.tresette.game import GAME
from italiancards.games.tresette.hints.open_value import SOLVED, after, endgame
from italiancards.games.tresette.hints.pack import BITS, START, SUIT, declarable_points, mask
from italiancards.games.tresette.hints.plainness import plainness
from italiancards.games.tresette.hints.sides import (
    card_of,
    declaration_points,
    hand_constraint,
    sides,
)
from italiancards.games.tresette.hints.simulator import TresetteDeal
from italiancards.games.tresette.rules.score import count
from italiancards.games.tresette.rules.state import thirds
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.comparison import DealResult
from italiancards.hints.montecarlo import Estimate, Moves, rank_by_deals
from italiancards.hints.rollouts import MatchRollout, ahead
from italiancards.hints.sampler import DealSampler, GroupConstraints, NoDeal

COUNTED = {1: 60, 2: 60, 3: 210, 4: 6, 5: 2}
"""Most layouts of the hidden cards that are all played out, by the tricks left."""
FAR, AS_DEAR = 3, 2
"""Tricks left of which more layouts are counted, and playouts that take as long as one layout."""
PAUSE = 24
"""Layouts that are played out between two pauses: some 15 ms."""
AHEAD = 2
"""Number of cards that hindsight looks ahead before a rollout."""


class TresetteRollout(MatchRollout[TresetteView]):
    """A seat's decision, tried on deals consistent with what it knows.

    Of a card that may be played in silence or with a word, one line is tried: what is said changes
    no card. What can be declared is its points, and needs no deal.

    Args:
        view: the seat to move.
        moves: its legal moves.
    """

    game = GAME
    slice = 500
    """Playouts in about 20 ms."""
    lookahead_bias = 0.2
    lookahead_moves, lookahead_deals = 4, 6

    def __init__(self, view: TresetteView, moves: Sequence[Move]) -> None:
        super().__init__(view)
        self.declaring = any(card_of(move) is None for move in moves)
        cards = {card_of(move): None for move in moves}
        self.lines: list[Moves] = [
            (move,) for move in (moves if self.declaring else _played(view, cards))
        ]
        self.seat, self.side = int(view.seat), view.side
        self.sides = sides(view.options)
        self._others = view.others
        self.deals = _deals(view, self._others)
        self._mine = mask(view.playable)
        self._thirds = [thirds(pile) for pile in view.taken]
        lying = view.trick
        self._trick = [BITS[card] for card in lying]
        self._known = {seat: mask(view.shown[seat]) for seat in self._others}
        sheet = count(view)
        self._declared = [
            line.points for line in sheet.lines if line.name == "declarations" and line.points
        ]

        hands_only = not (view.stock_size or any(map(sum, view.under)) or self.declaring)
        self.lookahead_slice = 4 if hands_only else 0
        """Playouts by lookahead players in about 40 ms; 0 where cards come later, or to declare."""
        self.rollout_bias = 0.4 if hands_only else 1.1

    @property
    def tricks(self) -> int:
        """Number of tricks that are still to be gathered, the present one among them."""
        view = self.view
        left = len(view.playable) + (sum(view.under[view.seat]) if view.under else 0)
        return left + view.stock_size // view.players

    def deal(self, chance: Random) -> TresetteDeal:
        """Return a consistent deal, drawn by its likelihood."""
        return self._deal_of(self.deals.by_group(self.deals.draw(chance)))

    def _deal_of(self, groups: Sequence[Sequence[Card]]) -> TresetteDeal:
        """Return the deal with hidden cards, group by group: others' hands, packets, stock."""
        view, hands = self.view, [0] * self.view.players
        hands[view.seat] = self._mine
        *held, under, stock = groups
        for seat, cards in zip(self._others, held, strict=True):
            hands[seat] = mask(cards) | self._known[seat]
            if view.tops:
                hands[seat] |= mask(view.tops[seat])
        return TresetteDeal(
            view.options,
            hands,
            self.sides,
            int(view.leader),
            self._trick[:],
            self._thirds[:],
            self._declaration_points(hands),
            view.scores,
            [BITS[card] for card in stock],
            _below(view, under),
            [
                sum(SUIT << START[suit] for suit, most in suit_limits if not most)
                for suit_limits in view.suit_limits
            ],
        )

    def _declaration_points(self, hands: Sequence[int]) -> list[int]:
        """Return each side's points for declarations: those made, or all that can still be made."""
        view = self.view
        points = [*self._declared[0]] if self._declared else [0] * len(view.taken)
        if not self._declarations_to_come:
            return points
        for seat, side in enumerate(self.sides):
            own = view.dealt if seat == view.seat else ()
            lying = [c for n, c in enumerate(view.trick)
                     if (view.leader + n) % view.players == seat]  # fmt: skip
            points[side] += declarable_points(mask(own) or hands[seat] | mask(lying))
        return points

    @property
    def _declarations_to_come(self) -> bool:
        """True if declarations are still to be made by all, so that rollouts count them."""
        view = self.view
        first = view.trick_number == 1 or view.asking
        return view.options.declarations and first and not view.declared

    def with_cards(self, hands: Sequence[Cards], under: Cards, stock: Cards) -> TresetteDeal:
        """Return the deal in which the others hold these cards, the rest in packets and stock.

        Args:
            hands: the others' hidden cards in turn order, without those shown or on packets.
            under: the hidden cards of the packets, seat by seat, each packet from its top.
            stock: the cards still to be drawn, the next one first.
        """
        return self._deal_of([*hands, under, stock])

    def outcome(self, line: Moves, deal: TresetteDeal) -> DealResult:
        """Play a line in a copy, then a rollout; return the result: of a declaration its points."""
        return (
            DealResult(float(declaration_points(line[0])))
            if self.declaring
            else super().outcome(line, deal)
        )

    def play_out(self, deal: TresetteDeal, seat: int) -> DealResult:
        """Play a deal out by the rollout policy, in place; return the result of any seat.

        Args:
            deal: spent: it is played out in place.
            seat: whose side is counted.
        """
        return self.won(deal.finish(), self.sides[seat])

    def silent(self, deals: Sequence[TresetteDeal]) -> list[float]:
        """Play deals out, in place; return the side's lead in each if it declares nothing."""
        counted = self._declarations_to_come and declarable_points(mask(self.view.dealt))
        return [ahead(deal.finish(), self.side) - counted for deal in deals]

    def layouts(self, playouts: int = 0) -> list[TresetteDeal] | None:
        """Return every consistent deal; None where they are too many, or too long, to solve.

        Args:
            playouts: how many playouts there would be otherwise.
        """
        open_ended = self.view.stock_size or self.view.options.win_check == "immediate"
        most = 0 if open_ended or self.declaring else COUNTED.get(self.tricks, 0)
        if most and self.tricks == FAR:
            most = max(most, playouts // AS_DEAR)
        if self.deals.number > most:
            return None
        return [self._deal_of(self.deals.by_group(each)) for each in self.deals.layouts()]

    def count(self, layouts: Sequence[TresetteDeal]) -> Iterator[list[Estimate] | None]:
        """Yield None at each pause, then exact estimates of the cards over all these deals.

        Args:
            layouts: all consistent deals; each is played out with all cards open.
        """
        results: dict[Moves, list[DealResult]] = {line: [] for line in self.lines}
        solver = None if layouts[0].below else endgame(layouts[0], self.side)  # tricks recur
        for number, deal in enumerate(layouts, 1):
            for line, found in results.items():
                totals = after(deal, line[0], self.side, SOLVED + 1, solver)
                found.append(self.won(totals, self.side))
            if number % PAUSE == 0:
                yield None
        yield rank_by_deals((found, line) for line, found in results.items())


def _played(view: TresetteView, cards: Iterable[Card | None]) -> list[Move]:
    """Return plays of some cards, the plainest first, those that are None left out."""
    known = (card for card in cards if card is not None)
    return [Play(card) for card in sorted(known, key=lambda card: plainness(view, card))]


def _deals(view: TresetteView, seats: Sequence[Seat]) -> DealSampler[Card]:
    """Return the sampler of consistent deals; signals are believed unless no deal fits them."""
    under = GroupConstraints[Card](sum(map(sum, view.under)), ordered=True)
    stock = GroupConstraints[Card](view.stock_size, ordered=True)
    for signals in (True, False):
        groups = [hand_constraint(view, seat, signals=signals) for seat in seats]
        try:
            return DealSampler(view.unseen, [*groups, under, stock])
        except NoDeal:
            if not signals:
                raise
    raise AssertionError


def _below(view: TresetteView, under: Sequence[Card]) -> dict[int, int]:
    """Return a mapping from each packet card's bit to that of the card below it."""
    below, first = dict[int, int](), 0
    for top, size in zip(chain(*view.tops), chain(*view.under), strict=True):
        cards = (top, *under[first : first + size])
        below |= {BITS[card]: BITS[next_one] for card, next_one in pairwise(cards)}
        first += size
    return below


def open_values(
    game: Game[Any, TresetteView, Any],
    seat: Seat,
    views: Sequence[TresetteView],
    later: Sequence[Event],
) -> Iterator[tuple[float, Moves]]:
    """Yield value and moves of each line with all cards open: looked ahead, the last tricks solved.

    Before them some cards are looked ahead, and then all follow the rollout policy.

    Args:
        game: Tresette, for the legal moves.
        seat: the seat to move, whose moves are valued.
        views: what each seat knows, by seat; their hands are the open cards.
        later: events that followed; they show the stock and the packets.

    Yields:
        The points by which the seat's side ends ahead, with the line that is the move.
    """
    view = views[seat]
    found = TresetteRollout(view, game.legal(view))
    stock = tuple(event.facts["card"] for event in later if event.name == "drew")
    hands = [views[other].hand for other in view.others]
    hidden_hands = [tuple(card for card in hand if card not in view.shown[who])
              for who, hand in zip(view.others, hands, strict=True)]  # fmt: skip
    deal = found.with_cards(hidden_hands, _uncovered(view, later), stock)
    if found.declaring:
        (silent,) = found.silent([deal])
        yield from ((silent + declaration_points(line[0]), line) for line in found.lines)
        return
    for line in found.lines:
        yield ahead(after(deal, line[0], found.side, AHEAD), found.side), line


def _uncovered(view: TresetteView, later: Sequence[Event]) -> Cards:
    """Return packets' face-down cards: later uncovered ones in place, the others in any order."""
    under = dict[Card | None, Card]()
    before: Card | None = None
    for event in later:
        if event.name == "uncovered":
            under[before] = event.facts["card"]
        before = event.facts.get("card")
    rest = [card for card in view.unseen if card not in under.values()]
    found = list[Card]()
    for last, size in zip(chain(*view.tops), chain(*view.under), strict=True):
        for _ in range(size):
            last = under.get(last) or rest.pop()
            found.append(last)
    return tuple(found)
