"""Simulator of Burraco, built for speed: hands are bits, melds numbers, the stock a list.

The rules are in `italiancards.games.burraco`; this is proven equal to them move by move. The
the policy that finishes a deal is in `rollout`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

from italiancards.core.cards import Card
from italiancards.core.melds import Add, Discard, Draw, End, Lay, Part, Take
from italiancards.core.melds.lanes import LANE, LANES, NAMED, PLACED, WILD
from italiancards.core.moves import Move
from italiancards.core.packets import replaced
from italiancards.core.seats import Seat
from italiancards.games.burraco.hints.meld_numbers import (
    TWO,
    VALUE,
    ExtendedMeld,
    bonus,
    extend,
    extensions,
    kind,
    meld_options,
)
from italiancards.games.burraco.hints.meld_numbers import points as points_of
from italiancards.games.burraco.rules import moves
from italiancards.games.burraco.rules.meaning import growths_of_move, melds_of
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import LAST, STILL, melding, sides
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.hands import NOTHING, MeldDeal, make_counter, places_of
from italiancards.hints.melds.meld_numbers import MeldNumbers, cards_of, meld_numbers, meld_of
from italiancards.hints.melds.recording import Recording

NOBODY = -1
points = make_counter(VALUE)
TWOS = sum(1 << lane + TWO for lane in LANES)
"""The twos, as bits."""


class BurracoDeal(MeldDeal):
    """A deal with all cards known, from somewhere in it, while it is played on.

    Args:
        options: what was agreed.
        hands: the cards of each seat.
        stock: the cards to be drawn, the next one first.
        discards: the cards discarded, the last one at the end.
        pozzetti: those that nobody has taken, the upper one first.
        waiting: for each seat, the pozzetto that it took and has not looked at.
        took: the seats that have taken a pozzetto, in that order.
        turn: the seat to move, from 0.
        melds: those on the table, in the order they were laid.
        meld_owners: the seat that laid each.
        scores: points in the match before the deal.
    """

    __slots__ = (
        "ended",
        "idle",
        "meld_owners",
        "pozzetti",
        "quiet",
        "scores",
        "side",
        "took",
        "waiting",
        "ways",
    )  # fmt: skip

    def __init__(
        self,
        options: BurracoOptions,
        hands: Sequence[Iterable[Card]],
        stock: Iterable[Card],
        discards: Iterable[Card],
        pozzetti: Iterable[Iterable[Card]],
        waiting: Iterable[Iterable[Card]],
        took: Iterable[int],
        turn: int,
        melds: Iterable[MeldNumbers],
        meld_owners: Iterable[int],
        scores: tuple[int, ...],
    ) -> None:
        super().__init__(hands, stock, discards, turn)
        self.options: BurracoOptions = options
        self.ways, self.scores = meld_options(options), scores
        self.pozzetti = [places_of(each) for each in pozzetti]
        self.waiting = [places_of(each) for each in waiting]
        self.took = list(took)
        self.melds, self.meld_owners = list(melds), list(meld_owners)
        self.extensions = [extensions(meld, self.ways) for meld in self.melds]
        self.quiet, self.idle, self.closer, self.ended = False, 0, NOBODY, ""
        self._set_sides()

    @classmethod
    def of(cls, deal: Any) -> Self:
        """Return a copy of a deal as one of this class."""
        other = super().of(deal)
        other.ways, other.scores, other.side = deal.ways, deal.scores, deal.side
        other.pozzetti, other.waiting, other.took = deal.pozzetti[:], deal.waiting[:], deal.took[:]
        other.meld_owners, other.quiet, other.idle = deal.meld_owners[:], deal.quiet, deal.idle
        other.ended = deal.ended
        return other

    @staticmethod
    def visible_deal(view: BurracoView) -> BurracoDeal:
        """Return the simulated deal that a view shows: own hand, others' known cards, no stock."""
        deal = BurracoDeal(
            view.options,
            replaced(view.shown, view.seat, view.hand),
            (),
            view.discards,
            [()] * len(view.pozzetti),
            view.unplayed,
            map(int, view.took),
            int(view.seat),
            map(meld_numbers, view.melds),
            map(int, view.meld_owners),
            view.scores,
        )
        deal.drawn, deal.quiet, deal.idle = view.drawn, view.quiet, view.idle
        deal.picked = PLACED[view.picked[0]] if view.picked else NOTHING
        return deal

    def _set_sides(self) -> None:
        """Set each seat's side by number, in place, as far as sides are settled."""
        playing = sides(self.options, self.scores, tuple(map(Seat, self.took)))
        self.side = [
            next(number for number, side in enumerate(playing) if seat in side)
            for seat in range(len(self.once))
        ]

    # What lies there

    @property
    def over(self) -> bool:
        """True if the deal has ended."""
        return self.ended != ""

    def own(self, seat: int) -> list[int]:
        """Return the indices, from 0, of the melds of a seat's side."""
        side = self.side
        mine = side[seat]
        return [at for at, by in enumerate(self.meld_owners) if side[by] == mine]

    def has_pozzetto(self, seat: int) -> bool:
        """True if a seat's side has taken its pozzetto."""
        side = self.side
        return any(side[each] == side[seat] for each in self.took)

    def enough(self, seat: int) -> bool:
        """True if a seat's side has the burraco that closing requires."""
        clean, semi = self.options.close_requires == "clean_burraco", self.ways.semi
        return any(
            kind(meld, semi) == "clean" if clean else bonus(meld, semi) > 0
            for at in self.own(seat)
            if (meld := self.melds[at]).length >= 7
        )

    def hand_points(self, seat: int) -> int:
        """Return the points of the cards in a hand."""
        return points(self.once[seat]) + points(self.twice[seat]) + VALUE[WILD] * self.jokers[seat]

    def table_points(self) -> list[int]:
        """Return, by seat, the points of its side's melds with their bonuses."""
        semi, side = self.ways.semi, self.side
        totals = [0] * len(side)
        for meld, by in zip(self.melds, self.meld_owners, strict=True):
            totals[side[by]] += points_of(meld) + bonus(meld, semi)
        return [totals[each] for each in side]

    def totals(self) -> list[int]:
        """Return, by seat, its side's points if the deal ended now."""
        options, side = self.options, self.side
        found = self.table_points()
        for number in range(len(side)):
            with_it = [seat for seat, each in enumerate(side) if each == side[number]]
            for seat in with_it:
                found[number] -= self.hand_points(seat) + sum(
                    VALUE[each] for each in self.waiting[seat]
                )
            if self.closer in with_it:
                found[number] += options.closing_bonus
            if not self.has_pozzetto(number):
                found[number] -= options.pozzetto_penalty
            if options.players == 3 and len(with_it) == 2:
                found[number] -= found[number] // 2
        return found

    # What moves do

    def take(self) -> None:
        """Move all discards into the hand of the seat to move, in place."""
        pile = self.discards
        for place in pile:
            self.receive(place)
        alone = len(pile) == 1
        self.picked, self.quiet = pile[0] if alone else NOTHING, alone
        self.discards, self.drawn = [], True

    def lay(self, melds: Iterable[MeldNumbers]) -> None:
        """Lay new melds from the hand of the seat to move, in place."""
        for meld in melds:
            for place in cards_of(meld):
                self.spend(place)
            self.melds.append(meld)
            self.meld_owners.append(self.turn)
            self.extensions.append(extensions(meld, self.ways))
        self._after_building()

    def add(self, place: int, at: int, to: ExtendedMeld) -> None:
        """Add a card of the hand to a meld, in place.

        Args:
            place: the card, from the hand of the seat to move.
            at: number of the meld, from 0.
            to: the meld after it, one that `extend` found.
        """
        self.spend(place)
        self.melds[at] = to.meld
        self.extensions[at] = extensions(to.meld, self.ways)
        self._after_building()

    def _after_building(self) -> None:
        """Pick up a pozzetto, in place, if the hand to move is now empty."""
        self.quiet = False
        if not self.size[self.turn]:
            for place in self._pozzetto():
                self.receive(place)

    def _pozzetto(self) -> list[int]:
        """Take the upper pozzetto for the seat to move, in place; return its cards as numbers."""
        self.took.append(self.turn)
        if self.options.players == 3:
            self._set_sides()
        return self.pozzetti.pop(0)

    def discard(self, place: int) -> None:
        """Discard a card and pass the turn, or end the deal, in place."""
        seat, options = self.turn, self.options
        self.spend(place)
        self.picked = NOTHING
        self.discards.append(place)
        self.drawn = False
        self.idle = self.idle + 1 if self.quiet else 0
        self.quiet = False
        if not self.size[seat]:
            if self.has_pozzetto(seat):
                self.closer, self.ended = seat, "closed"
                return
            self.waiting[seat] = self._pozzetto()
        if len(self.stock) <= LAST[options.stock_end]:
            self.ended = "stock"
        elif self.idle >= STILL * options.players:
            self.ended = "still"
        if self.ended:
            return
        self.turn = seat = (seat + 1) % len(self.once)
        if not self.size[seat]:
            for card in self.waiting[seat]:
                self.receive(card)
            self.waiting[seat] = []

    def play(self, move: Move) -> None:
        """Make a move of the game; the deal changes in place."""
        match move:
            case Draw():
                self.draw()
            case Take():
                self.take()
            case Lay():
                self.lay(map(meld_numbers, melds_of(move, melding(self.options)) or ()))
            case Add():
                self.add(PLACED[move.card], move.meld - 1, self._grown(move))
            case Discard(card):
                self.discard(PLACED[card])

    def _grown(self, move: Add) -> ExtendedMeld:
        """Return the extended meld that a legal addition leads to."""
        meld = self.melds[move.meld - 1]
        after = meld_numbers(growths_of_move(meld_of(meld), move, melding(self.options))[0].meld)
        found = extend(meld, PLACED[move.card], self.ways)
        return next(each for each in found if each.meld == after)


def end_to_name(place: int, each: ExtendedMeld) -> End | None:
    """Return which end an added card goes to, where a move has to say so; else None.

    Args:
        place: the card that was added.
        each: the meld after it.

    Returns:
        The card that went to an end, and which; None where there is nothing to say.
    """
    if not each.end:
        return None
    if each.stands % LANE == 0:
        return End(NAMED[place], each.end)
    return None if each.moved == NOTHING else End(NAMED[each.moved], each.end)


def useful(deal: BurracoDeal, seat: int) -> int:
    """Return a bit mask of the cards that fit melds of other sides.

    Args:
        deal: simulated deal.
        seat: its number, from 0.

    Returns:
        The cards as bits, wild ones apart.
    """
    cards, side = 0, deal.side
    for each, by in zip(deal.extensions, deal.meld_owners, strict=True):
        if side[by] != side[seat]:
            cards |= each.cards
    return cards


class BurracoRecording(Recording, BurracoDeal):
    """A deal and the moves made in it; melds are laid one by one, as a table lists them.

    Where the first melds have to be worth something, they are laid at once.
    """

    def lay(self, melds: Iterable[MeldNumbers]) -> None:
        """Lay new melds, in place, and record them as one move."""
        part = list(melds)
        if part:
            self.moves.append(moves.BurracoLay.melds(*map(meld_of, part)))
        super().lay(part)

    def add(self, place: int, at: int, to: ExtendedMeld) -> None:
        """Add a card to a meld, in place, and record the move.

        Args:
            place: the card.
            at: number of the meld, from 0.
            to: the meld after it, one that `extend` found.
        """
        stands = NAMED[to.stands]
        alike = [each for each in extend(self.melds[at], place, self.ways)
                 if (each.wild, each.stands) == (to.wild, to.stands)]  # fmt: skip
        end = end_to_name(place, to) if len(alike) > 1 else None
        part = Part(NAMED[place], stands) if to.wild else Part.of(NAMED[place])
        self.moves.append(moves.BurracoAdd(part, at + 1, end))
        super().add(place, at, to)
