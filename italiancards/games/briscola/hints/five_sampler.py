"""Determinization for five: consistent deals, and with them the secret partner.

Every hand counts as likely as its player bids, calls and plays with it. Whoever holds the called
card in such a deal is the partner in it: so the chances of who that is follow from the deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from random import Random
from statistics import NormalDist

from italiancards.core.announcements import Bid, Pass
from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.reach import BASE, BESIDE, CALLED, EACH_TRUMP, OWN
from italiancards.games.briscola.rules.ladder import highest, need
from italiancards.games.briscola.rules.state import FIVE, hand_size, points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.chances import percents
from italiancards.hints.sampler import DealSampler, GroupConstraints

Hands = tuple[Cards, ...]
DOUBT = NormalDist(0, 10)
"""Spread of bids about the points that a hand reaches."""
LEAST_LIKELY = 0.05
"""Likelihood of anything that nobody would expect."""
CALLS_OWN = 0.005
"""Likelihood of calling a card of one's own, beside one's lack of it.

In 500 deals no hint did."""
LOAD = 10
LAST = {"takes": 0.3, "rich": 15.0, "some": 2.3, "nothing": 0.4}
BEFORE = {"takes": 1.05, "rich": 0.65, "some": 1.05, "nothing": 1.1}
AGAINST = {"takes": 1.7, "rich": 0.1, "some": 0.55, "nothing": 1.5}
TO_COME = {"takes": 0.85, "rich": 1.35, "some": 1.15, "nothing": 0.9}
"""Likelihood ratios, partner to opponent, of what a card does to a trick.

The trick is the caller's so far, and the card the last of it or before; or another has taken it
from the caller; or the caller has still to play to it. Counted over 500 deals of hints, and drawn a
little towards one."""
COUNTED, DRAWN = 2600, 400
"""Most deals that are all counted for the partner's chances; of more, the number sampled.

`COUNTED` is enough with two tricks to come."""


def partner_chances(view: BriscolaView, chance: Random) -> dict[Seat, float]:
    """Return each other seat's chance, 0 to 1, to hold the called card; {} where it is known.

    Args:
        view: the seat that asks.
        chance: where deals come from, if they are too many to look at all.

    Returns:
        Chances by seat, which add up to 1; empty where the holder is known to this seat.
    """
    secret = FiveSampler(view)
    if secret.exact_chances is not None:
        return secret.exact_chances
    holders = Counter(secret.holder(secret.draw(chance)) for _ in range(DRAWN))
    return {seat: holders[seat] / DRAWN for seat in secret.others}


def partner_finding(view: BriscolaView, chances: Mapping[Seat, float]) -> Finding:
    """Return the finding on who may be the partner, likeliest first, and the chance of none.

    Args:
        view: the seat that asks; a card has been called.
        chances: from `partner_chances`; the caller's is the chance that there is no partner.
    """
    auction = view.auction
    assert auction is not None
    seats = sorted((seat for seat in chances if seat != auction.caller), key=lambda s: -chances[s])
    facts: dict[str, object] = {"number": len(seats), "card": auction.called}
    shares = dict(zip(chances, percents(list(chances.values())), strict=True))
    for name, seat in zip("abcd", seats, strict=False):
        facts |= {name: seat, f"{name}-chance": shares[seat]}
    facts["alone"] = "none" if auction.caller is None else shares.get(auction.caller, "none")
    return Finding("advice-partner-chances", True, facts)


WHOLE_SUIT = 1 << len(ITALIAN.ranks)
SUITS = range(0, len(ITALIAN.cards), len(ITALIAN.ranks))
"""First bit of each suit."""


@cache
def _bits(order: str) -> Mapping[Card, int]:
    """Return a mapping of each card to a bit, suit by suit, the highest of a suit first."""
    cards = [Card(rank, suit) for suit in ITALIAN.suits for rank in order]
    return {card: 1 << place for place, card in enumerate(cards)}


@cache
def _worth(order: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the values of each set of a suit's cards, by its bits: as trumps, and else."""
    trumps, beside = [], []
    for some in range(WHOLE_SUIT):
        own = [rank for place, rank in enumerate(order) if some >> place & 1]
        lacked = next((rank for rank in order if rank not in own), "")
        beside.append(sum(BESIDE.get(rank, 0) for rank in own))
        worth = sum(OWN.get(rank, 0) + EACH_TRUMP for rank in own) + CALLED.get(lacked, 0)
        trumps.append(worth - beside[-1] if own else 0.0)
    return tuple(trumps), tuple(beside)


def span(hand: Sequence[Card], order: str) -> float:
    """Return the card points that a hand may reach with its best trumps and the best card called.

    Args:
        hand: eight cards; fewer are valued alike.
        order: the ranks from high to low, a letter each.

    Returns:
        Card points, by the fit of `reach`.
    """
    held = sum(map(_bits(order).__getitem__, hand))
    trumps, beside = _worth(order)
    a, b, c, d = (held >> place & WHOLE_SUIT - 1 for place in SUITS)
    rest = beside[a] + beside[b] + beside[c] + beside[d]
    return BASE + rest + max(0.0, trumps[a], trumps[b], trumps[c], trumps[d])


def plays(view: BriscolaView) -> Iterator[tuple[Seat, Cards]]:
    """Yield each trick so far as leader and cards, in the order played, the current one last.

    Where no order of play fits the piles, as in some positions, the current trick alone.
    """
    piles = [list(pile) for pile in view.taken]
    number = sum(map(len, piles)) // FIVE
    found = _unpiled(view, piles, number, _first_leader(view))
    yield from found or ()
    yield view.leader, view.trick


def _first_leader(view: BriscolaView) -> Seat:
    """Return the leader of the first trick: the caller where so agreed, else next to the dealer."""
    auction = view.auction
    declares = view.options.first_lead == "declarer" and auction is not None
    if declares and auction is not None and auction.caller is not None:
        return auction.caller
    return Seat((view.dealer + 1) % FIVE)


def _unpiled(
    view: BriscolaView, piles: list[list[Card]], number: int, leader: Seat
) -> list[tuple[Seat, Cards]] | None:
    """Return the tricks in the order played, each with its leader; None if no order fits."""
    if not number:
        return [] if leader == view.leader else None
    for seat, pile in enumerate(piles):
        trick = tuple(pile[:FIVE])
        if trick and (leader + view.order.winner(trick)) % FIVE == seat:
            rest = [cards[FIVE:] if at == seat else cards for at, cards in enumerate(piles)]
            later = _unpiled(view, rest, number - 1, Seat(seat))
            if later is not None:
                return [(leader, trick), *later]
    return None


class FiveSampler:
    """The deals of five players that fit what one of them knows.

    Args:
        view: the seat that asks.
    """

    def __init__(self, view: BriscolaView) -> None:
        self.view = view
        self.order = view.order.ranks
        self.others = view.others
        self.played: dict[Seat, list[Card]] = {seat: [] for seat in self.others}
        self.ratios = dict.fromkeys(self.others, 1.0)
        for leader, trick in plays(view):
            for place, card in enumerate(trick):
                seat = Seat((leader + place) % FIVE)
                if seat in self.ratios:
                    self.played[seat].append(card)
                    self.ratios[seat] *= _partner_ratio(view, leader, trick[: place + 1], seat)
        groups = [
            GroupConstraints(view.hand_sizes[seat], likelihood=self._likely(seat))
            for seat in self.others
        ]
        self.deals = DealSampler(view.unseen, groups)

    def draw(self, chance: Random) -> Hands:
        """Return the hands of all seats in a consistent deal, drawn by its likelihood."""
        by_group = self.deals.by_group(self.deals.draw(chance))
        hands = {self.view.seat: self.view.hand}
        hands |= {seat: tuple(cards) for seat, cards in zip(self.others, by_group, strict=True)}
        return tuple(hands[seat] for seat in sorted(hands))

    def holder(self, hands: Hands) -> Seat:
        """Return the seat that holds the called card in these hands, or that has shown it."""
        auction = self.view.auction
        assert auction is not None
        if auction.holder is not None:
            return auction.holder
        return next(Seat(seat) for seat, hand in enumerate(hands) if auction.called in hand)

    @cached_property
    def exact_chances(self) -> dict[Seat, float] | None:
        """Each seat's exact chance to be partner; {} where it is known, None with too many deals.

        None where they are too many to count, and empty where all have seen the card or this seat
        holds it.
        """
        auction = self.view.auction
        assert auction is not None
        if auction.holder is not None or auction.called in self.view.hand:
            return {}
        if self.deals.number > COUNTED:
            return None
        found = dict.fromkeys(self.others, 0.0)
        for deal in self.deals.layouts():
            for seat, cards in zip(self.others, self.deals.by_group(deal), strict=True):
                if auction.called in cards:
                    found[seat] += self.deals.likelihood(deal)
        whole = sum(found.values())
        return {seat: each / whole for seat, each in found.items()}

    def _likely(self, seat: Seat) -> Callable[[Sequence[Card]], float] | None:
        """Return a function that rates a seat's hand by its bids and plays; None if by nothing."""
        view, auction, played = self.view, self.view.auction, self.played[seat]
        assert auction is not None
        word = auction.said[seat]
        held = highest(auction, view.options)
        bid_points = 0 if held is None else need(held[1])
        called = auction.called if auction.holder is None else None
        ratio = self.ratios[seat]
        if word is None and called is None:
            return None
        whole = view.hand_sizes[seat] + len(played) == hand_size(view.options)
        bids = cache(partial(_bids, word, bid_points))

        def likelihood(cards: Sequence[Card]) -> float:
            likely = bids(span((*cards, *played), self.order)) if whole else 1.0
            if called is None:
                return likely
            if seat == auction.caller:
                return likely * (CALLS_OWN if called in cards else 1.0)
            return likely * (min(1.0, ratio) if called in cards else min(1.0, 1 / ratio))

        return likelihood


def _bids(word: Bid | Pass | None, bid_points: int, reached: float) -> float:
    """Return the likelihood of a seat's bid or pass, if its hand reaches so many points."""
    if word is None:
        return 1.0
    if isinstance(word, Pass):
        return max(LEAST_LIKELY, 1 - DOUBT.cdf(reached - max(bid_points, 61) - 5))
    return max(LEAST_LIKELY, DOUBT.cdf(reached - need(word) + 2))


def _partner_ratio(view: BriscolaView, leader: Seat, trick: Cards, seat: Seat) -> float:
    """Return how many times likelier a partner than an opponent plays the trick's last card."""
    auction, card = view.auction, trick[-1]
    if auction is None or auction.caller is None or seat == auction.caller or len(trick) == 1:
        return 1.0
    before = trick[:-1]
    taker = (leader + view.order.winner(before)) % FIVE
    played = (auction.caller - leader) % FIVE < len(before)
    takes = view.order.winner(trick) == len(before)
    worth = points((card,))
    what = "takes" if takes else "rich" if worth >= LOAD else "some" if worth else "nothing"
    if taker == auction.caller:
        return (LAST if len(trick) == FIVE else BEFORE)[what]
    return (AGAINST if played else TO_COME)[what]
