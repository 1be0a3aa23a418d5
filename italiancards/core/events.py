"""Events: each tells something that happened, who did it, and which seats may see it.

Views, log, live region, speech bubbles, animation and the inference of bots read these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat

MOVE = "move"
"""Name of the fact that is the move itself, where not all see it: a secret declaration.

The move stays unknown to a seat that may not see it until an event tells it openly.
"""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table.

    Args:
        name: which sentence tells it, e.g. `played`; where facts are hidden, `name.hidden` does.
        facts: the cards, seats and numbers of it.
        secret: the facts that only some may see.
        seen_by: the seats that may, or None where nothing is secret.
        because: the rule that made it so, where that is worth saying.
        hidden: whether facts were taken out, for a seat that may not see them.
        by: whose doing it was, or None where it happened by itself.
        said: what was said with it: aloud, for all to hear, or by a sign that names what is secret.

    Raises:
        ValueError: facts that are secret from nobody, or seats from which nothing is.

    What is secret in the facts is secret too in the reason and in what is said: a seat that may not
    see a fact sees no reason, and no sign, that names it.

    >>> drew = Event("drew", {"seat": Seat(1), "card": "7D"}, ("card",), (Seat(1),), by=Seat(1))
    >>> drew.seen_from(Seat(0)).facts, drew.seen_from(Seat(0)).hidden
    ({'seat': Seat(1)}, True)
    """

    name: str
    facts: Mapping[str, Any]
    secret: tuple[str, ...] = ()
    seen_by: tuple[Seat, ...] | None = None
    because: Finding | None = None
    hidden: bool = False
    by: Seat | None = None
    said: Finding | None = None

    def __post_init__(self) -> None:
        if bool(self.secret) != (self.seen_by is not None):
            raise ValueError(f"{self.name}: {self.secret} is seen by {self.seen_by}")

    def seen_from(self, seat: Seat) -> Event:
        """Return the event as a seat may know it, without the facts hidden from it."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        facts = {name: fact for name, fact in self.facts.items() if name not in self.secret}
        because, heard = (
            found if found is None or found.facts.items() <= facts.items() else None
            for found in (self.because, self.said)
        )
        return Event(self.name, facts, because=because, hidden=True, by=self.by, said=heard)

    def tells_move(self, seat: Seat, by: Seat | None, move: Move) -> bool:
        """Return True if a seat learns from this event that `by` made this very move.

        Args:
            seat: the seat that looks.
            by: the seat that may have moved; None for what happened by itself.
            move: the move; it counts whatever pack its letters are of.
        """
        matches = self.by == by and self.facts.get(MOVE) == move.plain
        return matches and not self.hides_move_from(seat)

    def hides_move_from(self, seat: Seat) -> bool:
        """Return True if the event keeps its move secret from a seat."""
        return MOVE in self.secret and self.seen_by is not None and seat not in self.seen_by

    @property
    def message(self) -> str:
        """Catalogue id of the sentence that tells the event."""
        return f"event-{self.name}.{'hidden' if self.hidden else 'told'}"


Events = tuple[Event, ...]
