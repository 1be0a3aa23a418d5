"""Search for a seat of five: payoffs of bids, calls and cards over consistent deals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from operator import attrgetter
from random import Random
from statistics import fmean
from typing import Any

from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.game import Game
from italiancards.core.moves import Move, Play
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.deal_value import contract_value, worth
from italiancards.games.briscola.hints.five_principles import highs, length
from italiancards.games.briscola.hints.five_sampler import FiveSampler, Hands
from italiancards.games.briscola.hints.pack import trump_pack
from italiancards.games.briscola.hints.plainness import cost
from italiancards.games.briscola.hints.reach import SPREAD, alone, best, reaches
from italiancards.games.briscola.hints.simulator import BriscolaDeal
from italiancards.games.briscola.rules.ladder import highest, ladder, need
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.payoffs import Contract
from italiancards.games.briscola.rules.state import FIVE
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.comparison import CERTAIN, DealResult
from italiancards.hints.lookahead import after_line
from italiancards.hints.montecarlo import Moves, single

THOUGHT_OF = 6
"""Number of calls that are tried: those that reach farthest."""
PILOTS = 40
"""Deals on which calls are tried before one is chosen to bid with.

The chances come from other deals."""
FEWER = 2
"""Points that caller and partner make less if all think than in plain rollouts.

Who wins an auction has hoped for more than the others. Fitted to 500 deals of hints."""
STEP, STEPS = 5, 6
"""Step and number of the bids in points that are weighed above the lowest."""


class CardRollout:
    """A card to play, tried on deals with one partner or another.

    Args:
        view: the seat to move.
        moves: its legal moves.
    """

    slice, stake, rollout_bias = 250, 0.0, 0.0
    """Playouts in about 20 ms, value of a win, and rollout bias: see `Rollout`."""

    def __init__(self, view: BriscolaView, moves: Sequence[Move]) -> None:
        self.view, self.secret = view, FiveSampler(view)
        self.pack = trump_pack(view.options, view.trump)
        price = {card: place for place, card in enumerate(self.pack.cards)}
        cards = [move for move in moves if isinstance(move, Play)]
        cards.sort(key=lambda move: (cost(view, move), price[move.card]))
        self.lines = single(cards)
        self.holders: Counter[Seat] = Counter()
        auction = view.auction
        assert auction is not None
        assert auction.called is not None
        self._caller = auction.caller
        hidden = 0 if auction.holder is not None else self.pack.bits[auction.called]
        self._start = BriscolaDeal.of(view, self.pack, (), hidden)

    def deal(self, chance: Random) -> BriscolaDeal:
        """Return a consistent deal, drawn by its likelihood, and count its partner.

        Whoever holds the called card in it is the caller's partner, and is counted for `partners`.

        Args:
            chance: source of the draw.
        """
        hands = self.secret.draw(chance)
        self.holders[self.secret.holder(hands)] += 1
        return self.make_deal(hands)

    def partners(self) -> dict[Seat, float]:
        """Return each other seat's chance, 0 to 1, to hold the called card; {} if it is known.

        Exact where all deals could be counted; else over the deals drawn so far, at least one.

        Returns:
            Chances by seat; empty where this seat knows who holds the card.
        """
        if self.secret.exact_chances is not None:
            return self.secret.exact_chances
        return {seat: self.holders[seat] / self.holders.total() for seat in self.secret.others}

    def make_deal(self, hands: Hands) -> BriscolaDeal:
        """Return the simulated deal with these hands, from the position of the rollout.

        Args:
            hands: the cards of each seat, by seat; caller and holder of the called card are one
                side.
        """
        deal = self._start.fill([self.pack.mask(hand) for hand in hands], [])
        callers = (self._caller, self.secret.holder(hands))
        deal.sides = tuple(int(seat in callers) for seat in range(FIVE))
        return deal

    def outcome(self, line: Moves, deal: BriscolaDeal) -> DealResult:
        """Play a line, then a rollout, in a copy of the deal; return the seat's result in points.

        Args:
            line: moves of the seat, in order; the rollout policy plays the rest.
            deal: left as it is, a copy is played.

        Returns:
            Points of the match, as `worth` values them.
        """
        played = after_line(deal, line)
        return DealResult(worth(self.view, played.sides, played.finish()))


def sample_hands(view: BriscolaView, number: int, chance: Random) -> list[Hands]:
    """Return a list of sampled deals, each with all seats' hands, that fit a seat's knowledge.

    Args:
        view: the seat that asks.
        number: number of deals to draw, each by its likelihood.
        chance: the source of the draws.

    Returns:
        For each deal the hands by seat; the same deal may come twice.
    """
    secret = FiveSampler(view)
    return [secret.draw(chance) for _ in range(number)]


def points_reached(view: BriscolaView, call: Call, deals: Sequence[Hands]) -> list[int]:
    """Return the callers' card points in each deal by a rollout, if the seat calls that card.

    Args:
        view: the seat to move.
        call: the call.
        deals: hands by seat, as from `sample_hands`; the same for calls that are compared.

    Returns:
        Card points, less `FEWER` for the rollout bias but never below 0, in the order of `deals`.
    """
    least = ladder(view.options)[0]
    return [
        _callers_points(*_play_contract(view, hands, view.seat, call, least)) for hands in deals
    ]


def _callers_points(contract: Contract, taken: Sequence[int]) -> int:
    """Return the callers' card points, less an allowance for stronger opponents; 0 at least."""
    return max(0, sum(taken[seat] for seat in contract.callers) - FEWER)


@dataclass
class AuctionDeal:
    """A deal before the call, with the rollout of each call that was tried in it.

    Args:
        hands: the cards of each seat, by seat.
        rollouts: by caller and call, the contract and the card points of each seat.
    """

    hands: Hands
    rollouts: dict[tuple[Seat, Call], tuple[Contract, tuple[int, ...]]] = field(
        default_factory=dict
    )


def rollout_value(
    view: BriscolaView, deal: AuctionDeal, caller: Seat, call: Call, bid: Bid
) -> float:
    """Return the value to the seat of somebody's contract, in points; one rollout for each call.

    Args:
        view: the seat whose value it is, before the call.
        deal: the hands; its rollouts are kept, one for each caller and call.
        caller: the seat that calls.
        call: the card, and the trumps with it.
        bid: the bid to be made.

    Returns:
        Points of the match, as `contract_value` values them.
    """
    if (caller, call) not in deal.rollouts:
        deal.rollouts[caller, call] = _play_contract(view, deal.hands, caller, call, bid)
    contract, taken = deal.rollouts[caller, call]
    return contract_value(
        view, Contract(caller, contract.holder, bid), _callers_points(contract, taken)
    )


def _play_contract(
    view: BriscolaView, hands: Hands, caller: Seat, call: Call, bid: Bid
) -> tuple[Contract, tuple[int, ...]]:
    """Play a called contract out by the rollout policy; return it with each seat's card points."""
    options, trump = view.options, call.facts["suit"]
    holder = next(Seat(seat) for seat, hand in enumerate(hands) if call.card in hand)
    leader = caller if options.first_lead == "declarer" else (view.dealer + 1) % FIVE
    pack = trump_pack(options, trump)
    sides = tuple(int(seat in (caller, holder)) for seat in range(FIVE))
    masks, none = [pack.mask(hand) for hand in hands], [0] * FIVE
    secret = pack.bits[call.card]
    deal = BriscolaDeal(pack, options, masks, [], int(leader), [], none[:], none[:], sides, secret)
    return Contract(caller, holder, bid), deal.finish()


class BidRollout:
    """A bid, a pass or a call, tried on consistent deals; one rollout of a call serves all bids.

    Where one passes, whoever holds the bid calls the card with which his hand reaches farthest;
    where nobody does, whoever else would bid. With a bid it is the last.

    Args:
        view: the seat to move.
        moves: its legal moves.
        also: moves that are weighed though the search would leave them out.
    """

    slice, stake, rollout_bias = 100, 0.0, 0.0

    def __init__(
        self, view: BriscolaView, moves: Sequence[Move], also: Sequence[Move] = ()
    ) -> None:
        assert view.auction is not None
        self.view, self.auction, self.secret = view, view.auction, FiveSampler(view)
        self.bid = self.auction.bid_of(view.seat)
        some = [*_worth_trying(view, moves), *(move for move in also if move in moves)]
        self.lines = single(dict.fromkeys(some))
        ranks = {move.rank for (move,) in self.lines if isinstance(move, Bid)}
        self.calls = {rank: self._choose_call(rank) for rank in ranks}
        self.points: dict[Call, list[int]] = defaultdict(list)

    def chance(self, move: Bid | Call) -> tuple[float, float]:
        """Return the chance that a bid, alone or with a call, is made, and half its 95 % interval.

        Both are from 0 to 1, over the rollouts so far; there must be one.
        One distribution of points serves every bid of a rank: that of the call, over the deals
        that were drawn after it had been chosen.
        """
        bid = move if isinstance(move, Bid) else self.bid
        points = self.points[self.calls[move.rank] if isinstance(move, Bid) else move]
        assert bid is not None
        made = sum(each >= need(bid) for each in points)
        rather = (made + 2) / (len(points) + 4)  # or none of few would be none for certain
        return made / len(points), CERTAIN * sqrt(rather * (1 - rather) / (len(points) + 4))

    def _choose_call(self, rank: str | None) -> Call:
        """Return the call, of the likeliest of a rank, with most points in a few sampled deals."""
        thought = sorted(
            reaches(self.view.hand, self.view.options, rank), key=attrgetter("points")
        )[-4:]
        if len(thought) == 1:
            return thought[0].call
        chance, least = Random(1), _least(self.view.options, rank)
        deals = [self.deal(chance) for _ in range(PILOTS)]
        return max(
            (each.call for each in thought),
            key=lambda call: fmean(self._points_after_call(deal, call, least) for deal in deals),
        )

    def _points_after_call(self, deal: AuctionDeal, call: Call, bid: Bid) -> int:
        """Return the callers' card points after the seat's call, from a rollout."""
        rollout_value(self.view, deal, self.view.seat, call, bid)
        return _callers_points(*deal.rollouts[self.view.seat, call])

    def deal(self, chance: Random) -> AuctionDeal:
        """Return a deal consistent with what the seat knows, drawn by its likelihood."""
        return AuctionDeal(self.secret.draw(chance))

    def outcome(self, line: Moves, deal: AuctionDeal) -> DealResult:
        """Return the value to the seat of a bid, a call or a pass, by a rollout.

        Args:
            line: the move alone.
            deal: the hands; its rollouts are kept for other bids.

        Returns:
            Points of the match, as `contract_value` values them.
        """
        (move,) = line
        if isinstance(move, Bid):
            return DealResult(self._call_value(deal, self.calls[move.rank], move))
        if isinstance(move, Call):
            assert self.bid is not None
            return DealResult(self._call_value(deal, move, self.bid))
        return DealResult(self._pass_value(deal))

    def _call_value(self, deal: AuctionDeal, call: Call, bid: Bid) -> float:
        """Return the value to the seat of a call, in match points; record its card points."""
        mine = (self.view.seat, call)
        known = mine in deal.rollouts
        won = rollout_value(self.view, deal, *mine, bid)
        if not known:
            self.points[call].append(_callers_points(*deal.rollouts[mine]))
        return won

    def _pass_value(self, deal: AuctionDeal) -> float:
        """Return the value to the seat of passing, in points: another calls, or nobody does (0)."""
        held = highest(self.auction, self.view.options)
        if held is not None:
            caller, bid = held
        else:
            bid = ladder(self.view.options)[0]
            found = self._next_to_bid(deal, bid)
            if found is None:
                return 0.0
            caller = found
        return rollout_value(self.view, deal, caller, _best_call(self.view, deal, caller, bid), bid)

    def _next_to_bid(self, deal: AuctionDeal, bid: Bid) -> Seat | None:
        """Return the next seat whose hand reaches a bid after a pass; None if nobody bids."""
        for seat in self.secret.others:
            if self.auction.said[seat] is None:
                reached = best(deal.hands[seat], self.view.options, bid)
                if reached.points >= need(bid):
                    return seat
        return None


def _least(options: BriscolaOptions, rank: str | None) -> Bid:
    """Return the lowest bid that names a rank; of None the lowest bid in points alone."""
    return next(bid for bid in ladder(options) if bid.rank == rank)


def _best_call(view: BriscolaView, deal: AuctionDeal, caller: Seat, bid: Bid) -> Call:
    """Return the call with which a caller's hand reaches most points at a bid."""
    return best(deal.hands[caller], view.options, bid).call


def _worth_trying(view: BriscolaView, moves: Sequence[Move]) -> Iterator[Move]:
    """Yield the moves worth trying: some of many bids in points, the likeliest of many calls."""
    calls = [move for move in moves if isinstance(move, Call)]
    if calls:
        bid = None if view.auction is None else view.auction.bid_of(view.seat)
        rank = None if bid is None else bid.rank
        likely = sorted(reaches(view.hand, view.options, rank), key=attrgetter("points"))
        some = [each.call for each in likely[-THOUGHT_OF:] if each.call in calls]
        own = alone(view.hand, view.options, rank)
        if own and bid and own.points >= need(bid) - SPREAD and own.call in calls:
            some.append(own.call)
        some = some if some and len(calls) > THOUGHT_OF else calls
        yield from sorted(some, key=lambda call: _plainness(view, call))
        return
    plain = [move for move in moves if isinstance(move, Bid) and move.points is None]
    with_points = [move for move in moves if isinstance(move, Bid) and move.points is not None]
    yield from plain
    yield from with_points[:1]
    yield from [move for move in with_points[1:] if (move.points or 0) % STEP == 0][:STEPS]
    yield from (move for move in moves if isinstance(move, Pass))


def _plainness(view: BriscolaView, call: Call) -> tuple[bool, int, int, int]:
    """Return the sort key of a call: a partner's card, in a long and strong suit, the highest."""
    rank = view.order.ranks.index(call.card.rank)
    return call.card in view.hand, -length(view, call.card), -len(highs(view, call)), rank


def open_values(
    game: Game[Any, BriscolaView, Any],
    seat: Seat,
    views: Sequence[BriscolaView],
    also: Sequence[Move] = (),
) -> Iterator[tuple[float, Moves]]:
    """Yield value and moves of each legal move with all cards open, by a rollout.

    Args:
        game: Briscola, for the legal moves.
        seat: the seat to move, whose moves are valued.
        views: what each seat knows, by seat; their hands are the open cards.
        also: bids that are weighed though the search would leave them out.

    Yields:
        Points of the match with the line that is the move.
    """
    view, hands = views[seat], tuple(each.hand for each in views)
    legal = game.legal(view)
    if view.auction is not None and view.auction.phase == "playing":
        cards = CardRollout(view, legal)
        deal = cards.make_deal(hands)
        yield from ((cards.outcome(line, deal).points, line) for line in cards.lines)
        return
    bids, whole = BidRollout(view, legal, also), AuctionDeal(hands)
    yield from ((bids.outcome(line, whole).points, line) for line in bids.lines)
