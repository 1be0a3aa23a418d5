"""Simulator of Scala Quaranta, built for speed: hands are bits, melds a few numbers.

The rules are in `italiancards.games.scala40`; this is proven equal to them move by move. The
the policy that finishes a deal is in `rollout`. Nobody knows the order of a stock that is made
anew: here it is another shuffle than at a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Self

from italiancards.core.cards import Card
from italiancards.core.melds import JOKER, Add, Discard, Draw, Lay, Part, Swap, Take
from italiancards.core.melds.lanes import NAMED, PLACED, WILD
from italiancards.core.moves import Move
from italiancards.core.packets import replaced
from italiancards.games.scala40.hints.meld_numbers import (
    VALUE,
    add_card,
    extensions,
    meld_numbers,
    points,
    swap_joker,
    with_joker,
)
from italiancards.games.scala40.rules.melds import melds_of
from italiancards.games.scala40.rules.options import Scala40Options
from italiancards.games.scala40.rules.state import RENEWALS
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.melds.hands import NOTHING, MeldDeal
from italiancards.hints.melds.meld_numbers import MeldNumbers, cards_of, meld_of
from italiancards.hints.melds.recording import Recording

KEEP = 2
"""Cards kept where nobody may close: one, beside the discard."""


class Scala40Deal(MeldDeal):
    """A deal with all cards known, from somewhere in it, while it is played on.

    Args:
        options: what was agreed.
        hands: the cards of each seat; none where it is out of the match.
        stock: the cards to be drawn, the next one first.
        discards: the cards discarded, the last one at the end.
        turn: the seat to move, from 0.
        melds: those on the table, in the order they were laid.
        playing: the seats in the match.
        opened: the seats that have opened.
    """

    __slots__ = (
        "any_suit", "fits", "free", "opened", "opening", "playing", "renewed", "seen", "seen_both",
        "turns", "void",
    )  # fmt: skip

    def __init__(
        self,
        options: Scala40Options,
        hands: Sequence[Iterable[Card]],
        stock: Iterable[Card],
        discards: Iterable[Card],
        turn: int,
        melds: Iterable[MeldNumbers],
        playing: Sequence[int],
        opened: Iterable[int],
    ) -> None:
        super().__init__(hands, stock, discards, turn)
        self.options: Scala40Options = options
        self.any_suit = options.set_joker == "either_missing_suit"
        self.melds = list(melds)
        self.playing = tuple(playing)
        self.opened = [seat in opened for seat in range(len(self.once))]
        self.opening = self.void = False
        self.turns = len(self.playing)
        self.renewed = 0
        self.closer = NOTHING
        self._set_seen()

    @classmethod
    def of(cls, deal: Any) -> Self:
        """Return a copy of a deal as one of this class."""
        other = super().of(deal)
        other.any_suit, other.playing, other.opened = deal.any_suit, deal.playing, deal.opened[:]
        other.opening, other.void = deal.opening, deal.void
        other.turns, other.renewed = deal.turns, deal.renewed
        other.fits, other.free = deal.fits, deal.free
        other.seen, other.seen_both = deal.seen, deal.seen_both
        return other

    @staticmethod
    def visible_deal(view: Scala40View) -> Scala40Deal:
        """Return the simulated deal that a view shows: own hand, others' known cards, no stock."""
        deal = Scala40Deal(
            view.options,
            replaced(view.shown, view.seat, view.hand),
            (),
            view.discards,
            int(view.seat),
            map(meld_numbers, view.melds),
            [int(seat) for seat in view.playing],
            {int(seat) for seat in view.opened},
        )
        deal.drawn, deal.opening, deal.renewed = view.drawn, view.opening, view.renewed
        deal.turns = 0 if view.first_round else len(deal.playing)
        deal.picked = PLACED[view.picked[0]] if view.picked else NOTHING
        return deal

    # What lies there

    def _set_seen(self) -> None:
        """Work out the cards that all have seen, and what fits the melds, in place."""
        self.seen = self.seen_both = 0
        for place in self.discards:
            self._see(place)
        for meld in self.melds:
            for place in cards_of(meld):
                self._see(place)
        self._set_extensions()

    def _see(self, place: int) -> None:
        """Mark a card as seen by all, in place."""
        if place >= 0:
            bit = 1 << place
            self.seen_both |= self.seen & bit
            self.seen |= bit

    def _set_extensions(self) -> None:
        """Work out what fits the melds, and if one takes a joker, in place."""
        self.extensions = [extensions(meld, self.any_suit) for meld in self.melds]
        self.fits, self.free = 0, False
        for each in self.extensions:
            self.fits |= each.cards
            if each.joker:
                self.free = True

    @property
    def over(self) -> bool:
        """True if somebody has closed, or the deal is void."""
        return self.void or self.closer != NOTHING

    @property
    def keep(self) -> int:
        """Number of cards that must stay in hand before the discard."""
        first = self.options.first_round_no_close and self.turns < len(self.playing)
        return KEEP if first else 1

    def points(self) -> list[int]:
        """Return the points that each hand costs its player; all 0 while the deal is not closed."""
        if self.void or self.closer == NOTHING:
            return [0] * len(self.once)
        times = 2 if self.opening and self.options.close_in_hand_double else 1
        return [times * self.hand_points(seat) for seat in range(len(self.once))]

    def hand_points(self, seat: int) -> int:
        """Return the points of the cards in a hand."""
        return points(self.once[seat]) + points(self.twice[seat]) + VALUE[WILD] * self.jokers[seat]

    # What moves do

    def take(self) -> None:
        """Move the last discard into the hand of the seat to move, in place, as picked."""
        place = self.discards.pop()
        if place >= 0:
            bit = 1 << place
            if self.seen_both & bit:
                self.seen_both ^= bit
            else:
                self.seen ^= bit
        self.receive(place)
        self.picked, self.drawn = place, True

    def lay(self, melds: Iterable[MeldNumbers]) -> None:
        """Lay new melds from the hand to move, which has then opened, in place."""
        for meld in melds:
            for place in cards_of(meld):
                self.spend(place)
                self._see(place)
            self.melds.append(meld)
        if not self.opened[self.turn]:
            self.opened[self.turn] = self.opening = True
        self._set_extensions()

    def add(self, place: int, at: int) -> None:
        """Add a card of the hand to a meld, in place.

        Args:
            place: the card, from the hand of the seat to move.
            at: number of the meld, from 0.
        """
        self.spend(place)
        self._see(place)
        self.melds[at] = add_card(self.melds[at], place)
        self._set_extensions()

    def add_joker(self, stands: Card, at: int) -> None:
        """Add a joker of the hand to a meld, standing for a card, in place.

        Args:
            stands: the card that it stands for.
            at: number of the meld, from 0.
        """
        self.spend(WILD)
        self.melds[at] = with_joker(self.melds[at], stands)
        self._set_extensions()

    def swap(self, place: int, at: int) -> None:
        """Swap a card of the hand for the joker of a meld, in place.

        Args:
            place: the card, from the hand of the seat to move.
            at: number of the meld, from 0.
        """
        self.spend(place)
        self._see(place)
        self.melds[at] = swap_joker(self.melds[at], place)
        self.receive(WILD)
        self._set_extensions()

    def discard(self, place: int) -> None:
        """Discard a card and pass the turn, or end the deal, in place."""
        self.spend(place)
        self.picked = NOTHING
        self.discards.append(place)
        self._see(place)
        self.drawn = False
        seat, playing = self.turn, self.playing
        if not self.size[seat]:
            self.closer = seat
            return
        self.turns += self.turns < len(playing)
        self.turn = playing[(playing.index(seat) + 1) % len(playing)]
        self.opening = False
        if not self.stock:
            self._renew()

    def _renew(self) -> None:
        """Make a new stock from the discards but the last, or end the deal as void, in place."""
        way = self.options.stock_out
        if way == "void" or len(self.discards) < 2 or self.renewed == RENEWALS:
            self.void = True
            return
        under, self.discards = self.discards[:-1], self.discards[-1:]
        if way == "flip":
            under.reverse()
        else:
            Random(sum(under) + 1000 * self.once[0]).shuffle(under)
        self.stock = under
        self.renewed += 1
        self._set_seen()

    def play(self, move: Move) -> None:
        """Make a move of the game; the deal changes in place."""
        match move:
            case Draw():
                self.draw()
            case Take():
                self.take()
            case Lay():
                self.lay(map(meld_numbers, melds_of(move, any_suit=self.any_suit)))
            case Add(part, number):
                if part.wild and part.stands is not None:
                    self.add_joker(part.stands, number - 1)
                else:
                    self.add(PLACED[part.card], number - 1)
            case Swap(card, number):
                self.swap(PLACED[card], number - 1)
            case Discard(card):
                self.discard(PLACED[card])


class Scala40Recording(Recording, Scala40Deal):
    """A deal, and the moves made in it.

    After opening, melds are laid one by one, as a table lists them.
    """

    def lay(self, melds: Iterable[MeldNumbers]) -> None:
        """Lay new melds, in place, and record the moves."""
        new = list(melds)
        named = [meld_of(each) for each in new]
        together = [named] if not self.opened[self.turn] else [[meld] for meld in named]
        self.moves += [Lay.melds(*each) for each in together]
        super().lay(new)

    def add(self, place: int, at: int) -> None:
        """Add a card to a meld, in place, and record the move.

        Args:
            place: the card.
            at: number of the meld, from 0.
        """
        self.moves.append(Add(Part.of(NAMED[place]), at + 1))
        super().add(place, at)

    def add_joker(self, stands: Card, at: int) -> None:
        """Add a joker to a meld, in place, and record the move.

        Args:
            stands: the card that it stands for.
            at: number of the meld, from 0.
        """
        self.moves.append(Add(Part(JOKER, stands), at + 1))
        super().add_joker(stands, at)

    def swap(self, place: int, at: int) -> None:
        """Swap a card for a joker, in place, and record the move.

        Args:
            place: the card.
            at: number of the meld, from 0.
        """
        self.moves.append(Swap(NAMED[place], at + 1))
        super().swap(place, at)
