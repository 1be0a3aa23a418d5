"""What a seat at Briscola can work out: deals that fit, what moves come to in them, the ending."""

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
from italiancards.games.briscola.hints import staking
from italiancards.games.briscola.hints.company import card_of, others, sides, with_cards
from italiancards.games.briscola.hints.endings import Endings
from italiancards.games.briscola.hints.knowledge import groups, known, left
from italiancards.games.briscola.hints.pack import suited
from italiancards.games.briscola.hints.simulator import Deal
from italiancards.games.briscola.rules.options import Options
from italiancards.games.briscola.rules.state import FIVE, deck, parties, points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.comparing import Ended
from italiancards.hints.deals import Deals
from italiancards.hints.montecarlo import Estimate, Moves, Trial, counted, ranked, single

SOLVED = 16
"""From how many cards still to be drawn a trial plays the ending without a fault. To do so always
was no stronger in 200 deals, and a third slower."""
STAKES = ((10, 400.0), (16, 100.0), (40, 30.0))
"""What winning is worth in points with so many cards to be drawn at most. Wins tell more than
points, but some hundred deals tell them less surely: over 150 positions that more was one of a
hundred wins where most cards were still to be drawn, as chance gives, and two to six at the end."""
COUNTED = 120
"""Up to how many layouts of the hidden cards are all looked at: for two, from four cards to be
drawn."""
OPENED, AHEAD = 8, 5
"""Hindsight looks to the end from so many cards to be drawn; before, so many moves ahead."""
THOUGHT_OUT, SOME = 10, 4
"""From so many cards to be drawn players think to the end; before, so many moves ahead: what that
alone found better in 20 positions was worth nothing, so it has to be much better."""
OUTCOMES = 5000
"""In how many ways a deal of more than two may go on, over all layouts, to be played to its end:
the last two tricks mostly, the last three where much is known."""
ALIKE, LED = 0.5, 4.0
"""What is given for the lower of two trumps; and where nothing but trumps can be led, for a teacher
has the high ones stay in the hand. Over 300 positions the hint loses 0.15 ± 0.08 of a hundred wins,
as trials value them; with two points given for every lower trump it lost 0.23 ± 0.10."""
TO_THE_END = 40
"""As many moves as a deal can have."""
ALL = points(ITALIAN.cards)
"""The points of a deal."""
HALF = ALL // 2
"""The points with which a deal of two sides is drawn."""


class BriscolaTrial:
    """A seat's decision, tried on deals that fit what it knows.

    Args:
        view: what the seat knows.
        moves: its legal moves; of equal ones the cheaper card is named first.
    """

    slice, slice_again = 1000, 16
    """How many playouts take about 20 ms, sensible ones and those of players who think."""
    missed, fits = 1.2, 8

    def __init__(self, view: BriscolaView, moves: Sequence[Move]) -> None:
        self.view = view
        self.stake = next(stake for cards, stake in STAKES if view.stock_size <= cards)
        late = view.stock_size <= THOUGHT_OUT
        self.ahead = TO_THE_END if late else SOME
        self.missed_again = self.missed / 2 if late else 2 * self.missed
        self.pack = suited(view.options, view.trump)
        bits = self.pack.bits
        cards = with_cards(moves)
        self.lines = single(sorted(cards, key=lambda move: bits[card_of(move)]))
        self.seat = int(view.seat)
        self.sides = sides(view)
        self.endings = Endings(self.pack.points, self.pack.beaten_by)
        self._partners = view.partners or ()
        self._solved = self.endings if view.stock_size <= SOLVED else None
        self._others = others(view)
        self._known = known(view)
        self._missing = [view.hand_sizes[seat] - len(self._known[seat]) for seat in self._others]
        self._last = [] if view.upcard is None else [bits[view.upcard]]
        hidden = [bits[card] for card in left(view, self._known)]
        self.deals = Deals(hidden, groups(view, self._known, bits.__getitem__))
        self._hands = [self.pack.mask(cards) for cards in self._known]
        self._hands[self.seat] = self.pack.mask(view.hand)
        self._trick = [bits[card] for card in view.trick]
        self._points = [points(pile) for pile in view.taken]
        self._tricks = [len(pile) // view.players for pile in view.taken]

    @property
    def side(self) -> int:
        """For whom the seat plays."""
        return self.sides[self.seat]

    def deal(self, chance: Random) -> Deal:
        """A deal that fits, each as likely."""
        return self._dealt(self.deals.draw(chance))

    def _dealt(self, hidden: Sequence[int]) -> Deal:
        """The deal in which the others hold the first of the hidden cards, in turn order."""
        hands, first = self._hands[:], 0
        for seat, missing in zip(self._others, self._missing, strict=True):
            hands[seat] += sum(hidden[first : first + missing])
            first += missing
        return Deal(
            self.pack,
            self.view.options,
            hands,
            [*hidden[first:], *self._last],
            int(self.view.leader),
            self._trick[:],
            self._points[:],
            self._tricks[:],
            self.sides,
        )

    def with_cards(self, hands: Sequence[Cards], stock: Sequence[Card]) -> Deal:
        """The deal in which the others hold these cards, in turn order, and some lie over the
        up-card.
        """
        held = [
            card
            for seat, hand in zip(self._others, hands, strict=True)
            for card in hand
            if card not in self._known[seat]
        ]
        return self._dealt([self.pack.bits[card] for card in (*held, *stock)])

    def outcome(self, line: Moves, deal: Deal) -> Ended:
        """The card points that the seat's side ends with, and whether they win the deal."""
        played = deal.copy()
        for move in line:
            played.play(move)
        return self.ended(played, self.seat)

    def ended(self, deal: Deal, seat: int) -> Ended:
        """The same for any seat, from somewhere in a deal."""
        return self.won(deal.finish(self._solved), seat)

    def won(self, told: Sequence[int], seat: int) -> Ended:
        """The same, from the points of each seat."""
        if len(told) == 2:
            return _of_two(told[seat])
        had = [0] * (max(self.sides) + 1)
        for side, own in zip(self.sides, told, strict=True):
            had[side] += own
        mine, most = had[self.sides[seat]], max(had)
        return Ended(mine, (mine == most) / had.count(most))

    def plainer(self, line: Moves, best: Moves) -> float:
        """How much one gives to play a lower trump: more where a trump has to be led."""
        card, other = (self.pack.bits[card_of(move)] for move in (line[0], best[0]))
        if card > other or not (card & self.pack.trumps and other & self.pack.trumps):
            return 0.0
        only_trumps = not self._hands[self.seat] & ~self.pack.trumps
        return LED if only_trumps and not self._trick else ALIKE

    def mine(self, points: Sequence[int]) -> int:
        """The points of the seat's side, from those of each seat."""
        return points[self.seat] + sum(points[seat] for seat in self._partners)

    def layouts(self) -> list[Deal] | None:
        """Every deal that fits, each as likely; None where they are too many to look at all, or
        where what was said makes some likelier.
        """
        if self.deals.number > (COUNTED if self.deals.alike else 1):
            return None
        if self.view.players > 2 and self.deals.number * ways_on(self.view) > OUTCOMES:
            return None
        return [self._dealt(hidden) for hidden in self.deals.layouts()]

    def counted(self, layouts: Sequence[Deal]) -> list[Estimate]:
        """What each move comes to over every layout, the best first: all look at all cards.

        Where nothing is hidden any more there is one, and this is proven.
        """
        told = [([_after(deal, move, self) for deal in layouts], (move,)) for (move,) in self.lines]
        if max(self.sides) > 1:  # of three each alone it is not told who of the others wins
            return ranked((fmean(points), line) for points, line in told)
        return counted((map(_of_two, points), line) for points, line in told)


def _of_two(mine: int) -> Ended:
    """What a side has of a deal of two sides that ends so."""
    return Ended(mine, (mine > HALF) + (mine == HALF) / 2)


def ways_on(view: BriscolaView) -> int:
    """In how many ways the cards in hand can be played, nothing being drawn any more."""
    return (
        prod(factorial(size) for size in view.hand_sizes) if not view.stock_size else OUTCOMES + 1
    )


def opened(
    game: Game[Any, BriscolaView, Any],
    seat: Seat,
    views: Sequence[BriscolaView],
    later: Sequence[Event],
) -> Iterator[tuple[float, Moves]]:
    """What each move comes to with all cards open: some cards ahead, then played on sensibly.

    Where three play each alone, the others are taken to play against the seat together.
    """
    view = views[seat]
    if view.auction is not None:
        yield from staking.opened(game, seat, views)
        return
    found = BriscolaTrial(view, game.legal(view))
    drawn = [event.facts["card"] for event in later if event.name == "drew"]
    deal = found.with_cards([views[other].hand for other in others(view)], drawn)
    near = view.stock_size <= OPENED if view.players == 2 else ways_on(view) <= OUTCOMES
    moves = TO_THE_END if near else AHEAD
    for (move,) in found.lines:
        yield _after(deal, move, found, moves), (move,)


def _after(
    deal: Deal,
    move: Move,
    trial: BriscolaTrial,
    moves: int = TO_THE_END,
    least: int = 0,
    most: int = ALL,
) -> int:
    """The points of the trial's side after a move, all cards open, some moves looked ahead."""
    played = deal.copy()
    played.play(move)
    return _ahead(played, trial, moves, least, most)


def _ahead(deal: Deal, trial: BriscolaTrial, moves: int, least: int, most: int) -> int:
    """The points of the trial's side when all look some moves ahead, then play on sensibly.

    What is `least` or less, or `most` or more, is told as that: elsewhere one of them chose better.
    """
    if not moves or deal.exact:
        return trial.mine(deal.copy().finish(trial.endings))
    mine = deal.sides[deal.to_move] == trial.side
    for move in deal.legal():
        worth = _after(deal, move, trial, moves - 1, least, most)
        least, most = (max(least, worth), most) if mine else (least, min(most, worth))
        if least >= most:
            break
    return least if mine else most


def level(options: Options) -> float:
    """What each side ends with where nobody is ahead; of five what is won is lost by others."""
    if options.players == FIVE:
        return 0.0
    return points(deck(options)) / len(parties(options))


def trial_of(view: BriscolaView, moves: Sequence[Move]) -> Trial:
    """A seat's decision, to be tried on deals that fit what it knows."""
    if view.auction is None:
        return BriscolaTrial(view, moves)
    playing = view.auction.phase == "playing"
    return staking.CardTrial(view, moves) if playing else staking.BidTrial(view, moves)


def ended(totals: Sequence[int], side: int) -> float:
    """What a deal is worth to a side: its own card points, or what it wins or loses of five."""
    return totals[side]
