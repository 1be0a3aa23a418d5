"""Positions of Scopa: from what matters to a deal that can be played, and back.

Fields; where there is one part for each seat or side they stand in turn order from the seat to
move, parted by `/`: `seat` (whose hand it is), `dealer`, `hand`, `table`, `taken` (each side's
pile), `scope` (the cards of a pile that made a scopa), `last` (who took last), `others` (the other
hands), `stock` (the cards to be dealt, or how many there are), `next` (the first of them, without
the rest), `scores` (the count of the match).
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from italiancards.core.cards import ITALIAN, Cards
from italiancards.core.errors import BadPosition, quoted
from italiancards.core.game import DealStart
from italiancards.core.language import said
from italiancards.core.notation import notation
from italiancards.core.position import (
    CardPool,
    Fields,
    by_seat,
    groups_text,
    in_turn,
    known_fields,
    nonempty_fields,
)
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

FIELDS = ("seat", "dealer", "hand", "table", "taken", "scope", "last", "others", "stock",
          "next", "scores")  # fmt: skip


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
        """Test whether each draws after every card, and there is something left to draw."""
        drawing = self.options.draw == "after_each_play" and self.options.scopone == "off"
        in_hands = HAND * (self.options.players - 1) - self.behind
        return drawing and self.held == HAND and self.hidden > in_hands

    @property
    def sizes(self) -> tuple[int, ...]:
        """Number of cards that each seat holds, from the seat to move on."""
        players = self.options.players
        first_round = 0 if self.drawing or not self.held else self.behind
        waiting = players - first_round
        return (self.held,) * waiting + (self.held - 1,) * first_round

    def stock(self, hidden: int) -> int:
        """Number of cards still to be dealt, of those that lie nowhere else.

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
        """Test whether so many cards can be still to be dealt."""
        players = self.options.players
        if self.drawing:
            return (stock + self.behind) % players == 0
        no_more = self.options.scopone != "off" or self.options.draw == "after_each_play"
        return stock == 0 if no_more or not self.held else stock % (HAND * players) == 0


def place(
    options: ScopaOptions, fields: Fields, chance: Random
) -> tuple[ScopaState, tuple[str, ...]]:
    """A deal in which the cards lie as told, and the fields that were left to chance.

    Args:
        options: the table's; they fix the number of seats, piles and cards.
        fields: the texts of a position, by name; those left out are filled by chance.
        chance: the source of the cards that no field names.

    Raises:
        BadPosition: cards that cannot lie like that.
        BadOption: a field that Scopa does not have.
    """
    known_fields(fields, FIELDS, "Scopa")
    count, seats = options.players, seating(options)
    pool = CardPool(deck(options), notation(look=options.deck), fields, chance)
    me = pool.seat("seat", count)
    dealer = pool.seat("dealer", count, (me - 1) % count)
    order = tuple(seats.order(me))
    sides = in_turn(parties(options), order)
    hand, table = pool.cards("hand"), pool.cards("table")
    if (many := ways(options, table)) > MOST:
        text = quoted(fields["table"])
        raise BadPosition(
            said(
                en=f"table={text} allows captures in {many:,} ways: {MOST:,} at most.",
                it=f"table={text}: si potrebbe prendere in {many} modi, {MOST} al massimo.",
            )
        )
    taken, others = pool.groups("taken", len(sides)), pool.groups("others", count - 1)
    stock = pool.stock()
    largest = deal_sizes(options)[0]
    if len(hand) > largest:
        held = f"{len(hand)}: {pool.write(hand)}"
        raise BadPosition(
            said(
                en=f"A hand has at most {largest} cards, not {held}.",
                it=f"In mano ci sono al massimo {largest} carte, non {held}.",
            )
        )
    hidden = len(pool.left) + sum(map(len, (*others, stock))) if fields.get("stock") != "0" else 0
    so_far = _Round(options, len(hand), (me - dealer - 1) % count, hidden)
    hands = (hand, *_filled(pool, others, so_far.sizes[1:]))
    to_deal = _to_deal(pool, so_far, stock)
    pool.check_next(to_deal)
    stock += pool.draw("stock", to_deal - len(stock))
    piles = _piles(pool, taken)
    scope = _scope(pool, piles)
    by_side = dict(zip(sides, zip(piles, scope, strict=True), strict=True))
    state = ScopaState(
        DealStart(options, dealer, (), pool.scores(len(sides)), seats.seats),
        by_seat(hands, order),
        table,
        stock,
        me,
        tuple(by_side[side][0] for side in range(len(sides))),
        tuple(by_side[side][1] for side in range(len(sides))),
        _last_taker(pool, order, {side: pile for side, (pile, _) in by_side.items()}, options),
    )
    return state, tuple(pool.sampled)


def _filled(pool: CardPool, named: tuple[Cards, ...], sizes: tuple[int, ...]) -> tuple[Cards, ...]:
    """The other hands: the cards named, the rest by chance."""
    hands = []
    for cards, size in zip(named, sizes, strict=True):
        if len(cards) > size:
            text = quoted(pool.fields["others"])
            raise BadPosition(
                said(
                    en=f"others={text}: a hand must have {size} cards, not {len(cards)}.",
                    it=f"others={text}: in mano ci vogliono {size} carte, non {len(cards)}.",
                )
            )
        hands.append(cards + pool.draw("others", size - len(cards)))
    return tuple(hands)


def _to_deal(pool: CardPool, so_far: _Round, named: Cards) -> int:
    """Number of cards still to be dealt: as told, or else as many as can be."""
    hidden = len(pool.left) + len(named)
    if "stock" not in pool.fields:
        return so_far.stock(hidden)
    text = pool.fields["stock"]
    size = pool.number("stock", range(hidden + 1), 0) if pool.is_number("stock") else len(named)
    if not so_far.fits(size):
        first = said(
            en="; give only the first ones, as next=", it="; indica solo le prime, come next="
        )
        also = "" if pool.is_number("stock") else first
        raise BadPosition(
            said(
                en=f"stock={quoted(text)}: {size} cards do not divide evenly{also}.",
                it=f"stock={quoted(text)}: {size} carte non bastano per tutti{also}.",
            )
        )
    return size


def _piles(pool: CardPool, named: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """The piles of each side; cards that lie nowhere else go round, two by two."""
    missing = len(pool.left)
    packets = [2] * (missing // 2)
    if missing % 2:  # the odd one goes with the last two
        packets = [*packets[:-1], min(missing, 3)]
    return pool.fill("taken", named, packets)


def _scope(pool: CardPool, piles: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """The cards that made a scopa, each in the pile it lies in."""
    scope = pool.parts("scope", len(piles))
    for cards, pile in zip(scope, piles, strict=True):
        if len(set(cards)) < len(cards) or not set(cards) <= set(pile):
            text = quoted(pool.fields["scope"])
            raise BadPosition(
                said(
                    en=f"scope={text} names a card twice, or one not in its pile.",
                    it=f"scope={text}: una carta compare due volte, o non è fra le sue prese.",
                )
            )
    return scope


def _last_taker(
    pool: CardPool, order: tuple[Seat, ...], piles: dict[int, Cards], options: ScopaOptions
) -> Seat | None:
    """The last taker: as told, or else the nearest seat before that has a pile."""
    if "last" in pool.fields:
        return pool.seat("last", len(order))
    sides_of_table = parties(options)
    return next((seat for seat in reversed(order) if piles[party_of(sides_of_table, seat)]), None)


def fields(state: ScopaState, seat: Seat | None) -> Fields:
    """The fields of a position, from the seat to move.

    Args:
        state: the deal.
        seat: the seat whose knowledge is written; None for everything, from the seat to move.
    """
    seats = seating(state.options)
    me = state.turn if seat is None else seat
    order = tuple(seats.order(me))
    sides = in_turn(parties(state.options), order)
    last, scores = state.last_taker, state.start.scores
    values = {
        "seat": str(me) if me else "",
        "dealer": "" if state.start.dealer == order[-1] else str(state.start.dealer),
        "hand": " ".join(state.hands[me]),
        "table": " ".join(state.table),
        "taken": groups_text(state.taken[side] for side in sides),
        "scope": groups_text(state.scope[side] for side in sides),
        "last": "" if last is None else str(last),
        "scores": " ".join(map(str, scores)) if any(scores) else "",
    }
    if seat is None:
        values["others"] = groups_text(state.hands[each] for each in order[1:])
        values["stock"] = " ".join(state.stock)
    return nonempty_fields(values, notation(look=state.options.deck))
