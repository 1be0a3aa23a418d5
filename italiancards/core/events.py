"""What happened, and which seats may see it: log, live region and animation read these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from italiancards.core.rules import Finding
from italiancards.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table.

    Args:
        name: which sentence tells it, e.g. `played`; where facts are hidden, `name.hidden` does.
        facts: the cards, seats and numbers of it.
        secret: the facts that only some may see.
        seen_by: the seats that may, or None where nothing is secret.
        because: the rule that made it so, where that is worth saying.

    >>> drew = Event("drew", {"seat": Seat(1), "card": "7D"}, ("card",), (Seat(1),))
    >>> drew.seen_from(Seat(0)).facts, drew.seen_from(Seat(0)).hidden
    ({'seat': Seat(1)}, True)
    """

    name: str
    facts: Mapping[str, Any]
    secret: tuple[str, ...] = ()
    seen_by: tuple[Seat, ...] | None = None
    because: Finding | None = None
    hidden: bool = False

    def seen_from(self, seat: Seat) -> Event:
        """The event as one seat saw it, what it may not know left out."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        open_facts = {name: fact for name, fact in self.facts.items() if name not in self.secret}
        return Event(self.name, open_facts, because=self.because, hidden=True)

    @property
    def message(self) -> str:
        """The sentence in the catalogue that tells it."""
        return f"event-{self.name}.{'hidden' if self.hidden else 'told'}"


Events = tuple[Event, ...]
