"""The best end of a turn, found by trying every way to lay and add.

Longer melds are laid as three cards and then added to, so that few moves are enough to reach them
all. Where there are too many ways to look at, nothing is proven.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Generic, TypeVar

from italiancards.core.cards import Cards, without
from italiancards.core.game import Game
from italiancards.core.melds import Discard
from italiancards.core.melds.lanes import NAMED, PLACED
from italiancards.core.moves import Move
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.recording import Recording
from italiancards.hints.montecarlo import Moves

DealT = TypeVar("DealT", bound=Recording)
Worth = Callable[[DealT, int], float]
"""Value of a turn that ends with a discard, or with `NOTHING` where something else ends it."""
Answers = Mapping[Move, tuple[float, Moves]]
"""For each legal move the value it leads to, and the rest of the turn."""


@dataclass
class TurnEnd(Generic[DealT]):
    """The best end of a turn found so far.

    Args:
        most: maximum number of states of the turn that are searched.
        top: value that nothing can exceed.
        worth: its value, in the unit of the function that judges ends.
        played: the deal at that moment, before the discard; None before any was found.
        place: the card to be discarded, or `NOTHING`.
        looked: number of states reached.
    """

    most: int
    top: float = inf
    worth: float = -10_000
    played: DealT | None = None
    place: int = NOTHING
    looked: int = 0

    @property
    def proven(self) -> bool:
        """True if all states were searched, or the upper bound of the worth was reached."""
        return self.worth == self.top or self.looked <= self.most


@dataclass(frozen=True)
class TurnEndSearch(Generic[DealT]):
    """A game's search for the best end of a turn.

    Args:
        steps: deals after one step more.
        may_discard: whether a card that is held may be discarded.
        most: maximum number of states of a turn that are searched.
    """

    steps: Callable[[DealT], Iterable[DealT]]
    may_discard: Callable[[DealT, int], bool]
    most: int

    def best(self, deal: DealT, worth: Worth[DealT], top: float = inf) -> TurnEnd[DealT]:
        """Return the best end of the turn of the seat to move, which has drawn.

        Args:
            deal: the deal as that seat sees it; it is left unchanged.
            worth: value of an end, from the deal before the discard and the card discarded.
            top: value that nothing can exceed.

        Returns:
            The end of highest value; `proven` says if nothing can be better.
        """
        found = TurnEnd[DealT](self.most, top)
        self._look(deal, worth, found, set())
        return found

    def _look(
        self, deal: Any, worth: Worth[DealT], found: TurnEnd[DealT], known: set[object]
    ) -> None:
        """Search the states of a turn from a deal on; note the best end in `found`, in place."""
        seat = deal.turn
        once, twice, jokers = deal.once[seat], deal.twice[seat], deal.jokers[seat]
        key = (once, twice, jokers, deal.picked, *sorted(deal.melds))
        if key in known or found.worth == found.top:
            return
        known.add(key)
        found.looked += 1
        if found.looked > found.most:
            return
        for place in dict.fromkeys(deal.hand_of(seat)) or (NOTHING,):
            value = worth(deal, place)
            if value > found.worth and (place == NOTHING or self.may_discard(deal, place)):
                found.worth, found.played, found.place = value, deal, place
        for after in self.steps(deal) if deal.size[seat] else ():
            self._look(after, worth, found, known)

    def answers(
        self,
        game: Game[Any, Any, Any],
        view: Any,
        make_deal: Callable[[Any], DealT],
        worth: Worth[DealT],
        top: float = inf,
    ) -> Answers:
        """Return value and further moves of each legal move; empty unless all are proven best.

        Args:
            game: the rules; it lists the legal moves.
            view: what the seat to move knows.
            make_deal: makes the deal as that seat sees it, which records moves.
            worth: value of an end.
            top: value that nothing can exceed.
        """
        answers: dict[Move, tuple[float, Moves]] = {}
        for move in game.legal(view):
            deal: Any = make_deal(view)
            if isinstance(move, Discard):
                answers[move] = float(worth(deal, PLACED[move.card])), ()
                continue
            deal.play(move)
            deal.moves.clear()
            found = self.best(deal, worth, top)
            if found.played is None or not found.proven:
                return {}
            last = () if found.place == NOTHING else (Discard(NAMED[found.place]),)
            answers[move] = float(found.worth), (*found.played.moves, *last)
        return answers


def discard_answers(legal: Sequence[Move], hand: Cards, worth: Callable[[Cards], float]) -> Answers:
    """Return answers: discards, by what the rest of the hand is worth; {} out of place.

    Args:
        legal: the legal moves.
        hand: the cards from which one is discarded.
        worth: what the cards are worth that are kept.

    Returns:
        For each discard the worth of the rest; empty where anything but a discard is legal.
    """
    if not all(isinstance(move, Discard) for move in legal):
        return {}
    return {move: (worth(without(hand, move.uses.hand)), ()) for move in legal}


def reached(answers: Answers) -> Answers:
    """Return the answers if the best is worth exactly 0, the goal; else an empty mapping."""
    return answers if answers and max(value for value, _ in answers.values()) == 0 else {}
