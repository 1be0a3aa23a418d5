"""Search for a seat at Briscola: consistent deals, rollouts of moves, solved endings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import factorial, prod
from random import Random
from statistics import fmean
from typing import Any

from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints import bid_value
from italiancards.games.briscola.hints.endings import BriscolaEndgame
from italiancards.games.briscola.hints.knowledge import constraints, hidden_cards, known_cards
from italiancards.games.briscola.hints.pack import trump_pack
from italiancards.games.briscola.hints.plainness import cost
from italiancards.games.briscola.hints.sides import card_of, sides, with_cards
from italiancards.games.briscola.hints.simulator import BriscolaDeal
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import FIVE, deck, parties, points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.comparison import DealResult
from italiancards.hints.montecarlo import (
    Estimate,
    Moves,
    Rollout,
    rank_by_deals,
    rank_proven,
    single,
)
from italiancards.hints.rollouts import PolicyRollout
from italiancards.hints.sampler import DealSampler

SOLVED = 16
"""Most cards to draw at which a rollout plays the ending without a fault.

To do so always was no stronger in 200 deals, and a third slower."""
STAKES = ((10, 400.0), (16, 100.0), (40, 30.0))
"""Value of winning, in points, by the most cards still to be drawn.

Wins tell more than points, but some hundred deals tell them less surely: over 150 positions that
more was one of a hundred wins where most cards were still to be drawn, as chance gives, and two to
six at the end."""
COUNTED = 120
"""Most layouts of the hidden cards that are all counted: for two, from four cards to draw."""
OPENED, AHEAD = 8, 5
"""Cards to draw from which hindsight sees the end; before, moves it looks ahead."""
THOUGHT_OUT, SOME = 10, 4
"""Cards to draw from which lookahead players see the end; before, moves they look ahead.

What that alone found better in 20 positions was worth nothing, so it has to be much better."""
OUTCOMES = 5000
"""Most continuations of a deal of more than two, over all layouts, to be played out.

That is the last two tricks mostly, the last three where much is known."""
TO_THE_END = 40
"""Number of moves that reaches the end of every deal."""
ALL = points(ITALIAN.cards)
"""The points of a deal."""
HALF = ALL // 2
"""The points with which a deal of two sides is drawn."""


class BriscolaRollout(PolicyRollout):
    """A seat's decision, tried on deals consistent with what it knows.

    Args:
        view: the seat to move.
        moves: its legal moves; of equal ones the plainest is named first.
    """

    slice, lookahead_slice = 1000, 16
    """Playouts in about 20 ms: with the rollout policy, and with lookahead players."""
    rollout_bias, lookahead_deals = 1.2, 8

    def __init__(self, view: BriscolaView, moves: Sequence[Move]) -> None:
        self.view = view
        self.stake = next(stake for cards, stake in STAKES if view.stock_size <= cards)
        late = view.stock_size <= THOUGHT_OUT
        self.lookahead_moves = TO_THE_END if late else SOME
        self.lookahead_bias = self.rollout_bias / 2 if late else 2 * self.rollout_bias
        self.pack = trump_pack(view.options, view.trump)
        bits = self.pack.bits
        cards = with_cards(moves)
        self.lines = single(sorted(cards, key=lambda move: (cost(view, move), bits[card_of(move)])))
        self.seat = int(view.seat)
        self.sides = sides(view)
        self.endings = BriscolaEndgame(self.pack.points, self.pack.beaten_by)
        self._partners = view.partners or ()
        self._solved = self.endings if view.stock_size <= SOLVED else None
        self._others = view.others
        self._known = known_cards(view)
        self._missing = [view.hand_sizes[seat] - len(self._known[seat]) for seat in self._others]
        self._last = [] if view.upcard is None else [bits[view.upcard]]
        hidden = [bits[card] for card in hidden_cards(view, self._known)]
        self.deals = DealSampler(hidden, constraints(view, self._known, bits.__getitem__))
        self._hands = [self.pack.mask(cards) for cards in self._known]
        self._hands[self.seat] = self.pack.mask(view.hand)
        self._start = BriscolaDeal.of(view, self.pack, self.sides)

    @property
    def side(self) -> int:
        """Number of the side for which the seat plays."""
        return self.sides[self.seat]

    def deal(self, chance: Random) -> BriscolaDeal:
        """Return a consistent deal, each as likely."""
        return self._deal_of(self.deals.draw(chance))

    def _deal_of(self, hidden: Sequence[int]) -> BriscolaDeal:
        """Return the deal with the hidden cards dealt to the others' hands, then to the stock."""
        hands, first = self._hands[:], 0
        for seat, missing in zip(self._others, self._missing, strict=True):
            hands[seat] += sum(hidden[first : first + missing])
            first += missing
        return self._start.fill(hands, [*hidden[first:], *self._last])

    def with_cards(self, hands: Sequence[Cards], stock: Sequence[Card]) -> BriscolaDeal:
        """Return the deal in which the others hold these hands, in turn order, over this stock.

        Args:
            hands: the others' hands in turn order; cards known to be there may be among them.
            stock: the cards over the up-card, the next one first.
        """
        held = [
            card
            for seat, hand in zip(self._others, hands, strict=True)
            for card in hand
            if card not in self._known[seat]
        ]
        return self._deal_of([self.pack.bits[card] for card in (*held, *stock)])

    def play_out(self, deal: BriscolaDeal, seat: int) -> DealResult:
        """Play a deal out by the rollout policy, in place; return the result of any seat.

        Args:
            deal: spent: it is played out in place.
            seat: whose side is counted.
        """
        return self.won(deal.finish(self._solved), seat)

    def won(self, seat_points: Sequence[int], seat: int) -> DealResult:
        """Return the result of a seat's side, from the card points of each seat.

        Args:
            seat_points: card points of each seat at the end.
            seat: whose side is counted.

        Returns:
            The side's card points, and its share of the win: a tie is shared out.
        """
        if len(seat_points) == 2:
            return _of_two(seat_points[seat])
        had = [0] * (max(self.sides) + 1)
        for side, own in zip(self.sides, seat_points, strict=True):
            had[side] += own
        mine, most = had[self.sides[seat]], max(had)
        return DealResult(mine, (mine == most) / had.count(most))

    def mine(self, points: Sequence[int]) -> int:
        """Return the card points of the seat's side, from those of each seat."""
        return points[self.seat] + sum(points[seat] for seat in self._partners)

    def layouts(self) -> list[BriscolaDeal] | None:
        """Return every consistent deal, all equally likely; None if they are too many.

        None too where talk makes some deals likelier than others.
        """
        if self.deals.number > (COUNTED if self.deals.alike else 1):
            return None
        if self.view.players > 2 and self.deals.number * ways_on(self.view) > OUTCOMES:
            return None
        return [self._deal_of(hidden) for hidden in self.deals.layouts()]

    def exact_estimates(self, layouts: Sequence[BriscolaDeal]) -> list[Estimate]:
        """Return exact estimates of the moves over all these deals, cards open, the best first.

        Where nothing is hidden any more there is one, and this is proven.
        """
        outcomes = [
            ([_after(deal, move, self) for deal in layouts], (move,)) for (move,) in self.lines
        ]
        if max(self.sides) > 1:  # of three each alone it is unknown which of the others wins
            return rank_proven((fmean(points), line) for points, line in outcomes)
        return rank_by_deals((map(_of_two, points), line) for points, line in outcomes)


def _of_two(mine: int) -> DealResult:
    """Return the result of a side with these card points, where two sides play."""
    return DealResult(mine, (mine > HALF) + (mine == HALF) / 2)


def ways_on(view: BriscolaView) -> int:
    """Return the number of ways to play the hands out; over `OUTCOMES` while cards are drawn."""
    return (
        prod(factorial(size) for size in view.hand_sizes) if not view.stock_size else OUTCOMES + 1
    )


def open_values(
    game: Game[Any, BriscolaView, Any],
    seat: Seat,
    views: Sequence[BriscolaView],
    later: Sequence[Event],
) -> Iterator[tuple[float, Moves]]:
    """Yield value and moves of each legal move with all cards open: moves looked ahead, a rollout.

    Where three play each alone, the others are taken to play against the seat together.

    Args:
        game: Briscola, for the legal moves.
        seat: the seat to move, whose moves are valued.
        views: what each seat knows, by seat; their hands are the open cards.
        later: events that followed; the cards drawn in them are the stock.

    Yields:
        The card points of the seat's side (of five: payoffs) with the line that is the move.
    """
    view = views[seat]
    if view.auction is not None:
        yield from bid_value.open_values(game, seat, views)
        return
    found = BriscolaRollout(view, game.legal(view))
    drawn = [event.facts["card"] for event in later if event.name == "drew"]
    deal = found.with_cards([views[other].hand for other in view.others], drawn)
    near = view.stock_size <= OPENED if view.players == 2 else ways_on(view) <= OUTCOMES
    moves = TO_THE_END if near else AHEAD
    for (move,) in found.lines:
        yield _after(deal, move, found, moves), (move,)


def _after(
    deal: BriscolaDeal,
    move: Move,
    rollout: BriscolaRollout,
    moves: int = TO_THE_END,
    least: int = 0,
    most: int = ALL,
) -> int:
    """Return the seat's side's points after a move in a copy, looked ahead with all cards open."""
    played = deal.copy()
    played.play(move)
    return _ahead(played, rollout, moves, least, most)


def _ahead(deal: BriscolaDeal, rollout: BriscolaRollout, moves: int, least: int, most: int) -> int:
    """Return the seat's side's points by minimax some moves ahead, then a rollout.

    What is `least` or less, or `most` or more, is returned as that: elsewhere one of them chose
    better.
    """
    if not moves or deal.exact:
        return rollout.mine(deal.copy().finish(rollout.endings))
    mine = deal.sides[deal.to_move] == rollout.side
    for move in deal.legal():
        worth = _after(deal, move, rollout, moves - 1, least, most)
        least, most = (max(least, worth), most) if mine else (least, min(most, worth))
        if least >= most:
            break
    return least if mine else most


def tie_value(options: BriscolaOptions) -> float:
    """Return a side's points in a drawn deal, of which nobody is ahead; 0 for five players."""
    if options.players == FIVE:
        return 0.0
    return points(deck(options)) / len(parties(options))


def rollout_of(view: BriscolaView, moves: Sequence[Move]) -> Rollout:
    """Return the rollout that tries a seat's bids, calls or cards on consistent deals.

    Args:
        view: the seat to move.
        moves: the moves to compare; of equal ones the cheaper card is named first.

    Returns:
        The rollout of a card, or of a bid or call where five play.
    """
    if view.auction is None:
        return BriscolaRollout(view, moves)
    playing = view.auction.phase == "playing"
    return bid_value.CardRollout(view, moves) if playing else bid_value.BidRollout(view, moves)
