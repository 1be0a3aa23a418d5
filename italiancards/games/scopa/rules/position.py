"""Positions of Scopa: from what matters to a deal that can be played, and back.

Fields; where there is one part for each seat or side they stand in turn order from the seat to
move, separated by `/`: `seat` (whose hand it is), `dealer`, `hand`, `table`, `taken` (each side's
pile), `scope` (the cards of a pile that made a scopa), `last` (who took last), `others` (the other
hands), `stock` (the cards to be dealt, or how many there are), `next` (the first of them, without
the rest), `scores` (the count of the match).
"""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core import form
from italiancards.core.cards import ITALIAN, Cards
from italiancards.core.form import Field, Positions
from italiancards.core.packets import Groups
from italiancards.core.pool import CardPool
from italiancards.core.seats import Seat, party_of
from italiancards.games.scopa.rules.captures import MOST, ways
from italiancards.games.scopa.rules.options import ScopaOptions
from italiancards.games.scopa.rules.state import (
    HAND,
    ScopaState,
    deal_sizes,
    deck,
    parties,
    seating,
)


@dataclass(frozen=True)
class _Round:
    """Progress of the round: the seats that have played, and so the cards that each holds.

    Args:
        options: the table's.
        held: the cards of the seat to move.
        behind: how many seats have played before it in this round.
        hidden: how many cards lie neither in that hand nor face up.
    """

    options: ScopaOptions
    held: int
    behind: int
    hidden: int

    @property
    def drawing(self) -> bool:
        """True if a card is drawn after each play, and some are left to draw."""
        drawing = self.options.draw == "after_each_play" and self.options.scopone == "off"
        in_hands = HAND * (self.options.players - 1) - self.behind
        return drawing and self.held == HAND and self.hidden > in_hands

    @property
    def sizes(self) -> tuple[int, ...]:
        """Number of cards that each seat holds, from the seat to move on in turn order."""
        players = self.options.players
        first_round = 0 if self.drawing or not self.held else self.behind
        waiting = players - first_round
        return (self.held,) * waiting + (self.held - 1,) * first_round

    def stock(self, hidden: int) -> int:
        """Return the greatest possible number of cards in the stock, if so many lie nowhere named.

        One card alone cannot have been taken.
        """
        players = self.options.players
        if self.options.scopone != "off" or not self.held:
            return 0
        step = players if self.drawing else HAND * players
        if self.options.draw == "after_each_play" and not self.drawing:
            return 0
        odd = -self.behind % players if self.drawing else 0
        most = min(hidden, len(ITALIAN.cards) - HAND * players - deal_sizes(self.options)[1])
        size = most - (most - odd) % step
        return max(0, size - step if hidden - size == 1 else size)

    def fits(self, stock: int) -> bool:
        """True if the stock can have so many cards at this point of the round."""
        players = self.options.players
        if self.drawing:
            return (stock + self.behind) % players == 0
        no_more = self.options.scopone != "off" or self.options.draw == "after_each_play"
        return stock == 0 if no_more or not self.held else stock % (HAND * players) == 0


def _build(at: CardPool) -> ScopaState:
    """Return the state of the deal that a position's fields set up; refuse one that cannot be."""
    options: ScopaOptions = at.options
    dealer = at.seat("dealer", (at.me - 1) % at.count)
    hand, table = at["hand"], at["table"]
    many = ways(options, table)
    at.refuse(many > MOST, "scopa-table", many=many, most=MOST)
    taken, others, stock = at["taken"], at["others"], at["stock"]
    at.check_hand(hand, deal_sizes(options)[0])
    hidden = len(at.left) + sum(map(len, (*others, stock))) if at.text("stock") != "0" else 0
    so_far = _Round(options, len(hand), (at.me - dealer - 1) % at.count, hidden)
    hands = (hand, *at.fill_hands(others, so_far.sizes[1:], "scopa-others"))
    to_deal = _to_deal(at, so_far, stock)
    at.check_next(to_deal)
    stock += at.draw("stock", to_deal - len(stock))
    piles = at.by_side(_piles(at, taken))
    scope = _scope(at, piles)
    return ScopaState(
        at.start(dealer),
        at.by_seat(hands),
        table,
        stock,
        at.me,
        piles,
        scope,
        _last_taker(at, piles),
    )


def _to_deal(at: CardPool, so_far: _Round, named: Cards) -> int:
    """Return the number of cards in the stock: by its field, or as many as there can be."""
    if "stock" not in at.fields:
        return so_far.stock(len(at.left) + len(named))
    size = at.stock_size(named)
    if not so_far.fits(size):
        raise at.error("scopa-stock" if at.is_number else "scopa-stock-told", "stock", size=size)
    return size


def _piles(at: CardPool, named: Groups) -> Groups:
    """Return each side's pile: named cards, and all left over, dealt out two by two."""
    missing = len(at.left)
    packets = [2] * (missing // 2)
    if missing % 2:  # the odd one goes with the last two
        packets = [*packets[:-1], min(missing, 3)]
    return at.fill("taken", named, packets)


def _scope(at: CardPool, piles: Groups) -> Groups:
    """Return each side's cards that made a scopa, from a field; refuse ones not in its pile."""
    scope = at.by_side(at["scope"])
    for cards, pile in zip(scope, piles, strict=True):
        at.refuse(len(set(cards)) < len(cards) or not set(cards) <= set(pile), "scopa-scope")
    return scope


def _last_taker(at: CardPool, piles: Groups) -> Seat | None:
    """Return who captured last: as named, or the latest seat with a pile; None if there is none."""
    if "last" in at.fields:
        return at.seat("last")
    return next((seat for seat in reversed(at.order) if piles[party_of(at.parties, seat)]), None)


POSITIONS = Positions[ScopaState, ScopaOptions](
    game="Scopa",
    rows=(
        form.SEAT,
        form.DEALER,
        form.HAND,
        Field("table", lambda deal: deal.state.table, CardPool.cards),
        Field("taken", lambda deal: deal.by_side(deal.state.taken), CardPool.piles),
        Field("scope", lambda deal: deal.by_side(deal.state.scope), CardPool.in_piles),
        Field("last", lambda deal: deal.state.last_taker, CardPool.seat),
        form.OTHERS,
        form.STOCK,
        form.NEXT,
        form.SCORES,
    ),
    build=_build,
    turn=lambda state: state.turn,
    deck=deck,
    seating=seating,
    parties=parties,
)
place, fields = POSITIONS.place, POSITIONS.fields
