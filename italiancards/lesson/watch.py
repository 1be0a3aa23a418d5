"""Looking on: a deal goes by itself to its end, with stops for comments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import italiancards as ic
from italiancards.core.errors import BadOption, ItalianCardsError
from italiancards.core.words import Voice
from italiancards.lesson.example import Example
from italiancards.questions.wording import BilingualText
from italiancards.session.activity import ActivityWrapper
from italiancards.session.model import Wait
from italiancards.session.settings import PAUSES

FASTER = 4
"""Factor by which each pause is shorter: nothing has to be decided."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A stop of a deal that the learner looks on at.

    Args:
        event: what has just happened there, as the game names it.
        words: what is said of it.
    """

    event: str
    words: BilingualText


def stop(event: str, en: str | None = None, it: str | None = None) -> Stop:
    """Return a stop, with a comment in both languages, at an event of a replayed deal.

    Args:
        event: what happens there, such as `dealt`: the next time after the stop before.
        en: what is said.
        it: the same in Italian.

    >>> stop("dealt", en="Three more each.", it="Altre tre a testa.").event
    'dealt'
    """
    return Stop(event, BilingualText(en, it))


def stops_at(table: ic.Table, stops: Sequence[Stop]) -> tuple[int, ...]:
    """Return the numbers of the moments at which a replayed deal stops; raise if one never comes.

    Args:
        table: the deal, played to its end.
        stops: where it stops, in the order in which that happens.

    Returns:
        The number of a moment for each stop, rising.

    Raises:
        ItalianCardsError: the deal is not over.
        BadOption: something does not happen, or no more then; the message names what does.

    >>> deal = ic.deal("briscola", seed=7).autoplay()
    >>> stops_at(deal, [stop("trick-taken", en="Two cards.", it="Due carte.")])
    (3,)
    """
    if table.to_move is not None:
        raise ItalianCardsError("watch-unfinished")
    found, number = list[int](), 0
    for each in stops:
        later = range(number + 1, table.now + 1)
        names = [[event.name for event in table.moments[moment].events] for moment in later]
        if not any(each.event in happened for happened in names):
            raise BadOption(
                "no-event-after",
                each.event,
                dict.fromkeys(name for happened in names for name in happened),
            )
        number += 1 + next(place for place, now in enumerate(names) if each.event in now)
        found.append(number)
    return tuple(found)


class WatchActivity(ActivityWrapper):
    """Look on at a deal that was played already, from its first moment.

    Args:
        example: playing at the table.
        stops: where it stops.
    """

    def __init__(self, example: Example, stops: Sequence[Stop]) -> None:
        self.example = example
        self.stops = stops

    @property
    def inner(self) -> Example:
        """The play at the table, to which the rest is passed on."""
        return self.example

    @property
    def stops_passed(self) -> int:
        """Number of stops at or before the moment on the screen."""
        session = self.example.session
        return sum(at <= session.shown for at in stops_at(session.table, self.stops))

    def wait(self) -> Wait:
        """Return for whom the screen waits: until a click at a stop, else milliseconds."""
        session = self.example.session
        if session.shown in (0, *stops_at(session.table, self.stops)):
            return {"for": "table", "ms": None}
        pause = PAUSES[session.settings["pace"]]
        return {"for": "table", "ms": None if pause is None else pause // FASTER}

    def comment(self, voice: Voice) -> str | None:
        """Return the comment of the last stop passed; None before the first."""
        behind = self.stops[: self.stops_passed]
        return behind[-1].words.in_language(voice.language) if behind else None
