"""A coach at a whole hand: a few words at the moments that matter, each said once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import italiancards as ic
from italiancards.core.errors import BadOption
from italiancards.core.rules import Finding
from italiancards.core.words import Voice
from italiancards.hints import Budget, last
from widgets.lesson.wording import Say

CARICO = 10
"""The points from which a trick is a rich one: an ace or a three lies in it."""

Looked = Mapping[str, Finding]
"""What a hint would first point to at a moment, by name."""


def _found(name: str) -> Callable[[Looked], Finding | None]:
    return lambda looked: looked.get(name)


def _following(fits: Callable[[int, int], bool]) -> Callable[[Looked], Finding | None]:
    """A trick to be answered: its points, and how many cards of the learner's take it."""

    def found(looked: Looked) -> Finding | None:
        follow = looked.get("advice-look-follow")
        if follow is None or not fits(follow.facts["points"], follow.facts["number"]):
            return None
        return follow

    return found


TRICKS: Mapping[str, Callable[[Looked], Finding | None]] = {
    "lead": _found("advice-look-lead"),
    "worthless": _following(lambda points, takers: points == 0 and takers > 0),
    "rich": _following(lambda points, takers: points >= CARICO and takers > 0),
    "lost": _following(lambda points, takers: takers == 0),
    "need": _found("advice-look-need"),
    "last-draw": _found("advice-look-last-draw"),
    "ending": _found("advice-look-ending"),
    "won": _found("advice-look-won"),
    "behind": _found("advice-look-lost"),
}
"""The moments of a game of tricks: the learner leads; follows to a trick without points, or to a
rich one, and can take it; cannot take it; can count what is needed; the last cards are about to be
drawn; nothing is hidden any more; the deal is won, or lost, already."""
CAPTURES: Mapping[str, Callable[[Looked], Finding | None]] = {
    "scopa": _found("advice-look-scopa"),
    "settebello": _found("advice-look-settebello"),
    "nothing": _found("advice-look-nothing"),
    "sum": _found("advice-look-sum"),
    "takers": _found("advice-look-takers"),
    "ending": _found("advice-look-ending"),
}
"""The moments of a game of captures: a card of the learner's makes a scopa; the settebello lies
there; no card of the learner's takes anything; what lies there makes little more than a card can
take; some card takes something; nothing is hidden any more."""
MOMENTS = {**TRICKS, **CAPTURES}
"""The moments a coach can speak at."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What the coach says the first time that a moment comes.

    Args:
        when: the moment, one of `MOMENTS`.
        words: what is said; what the engine finds at that moment is said after it.
    """

    when: str
    words: Say

    def __post_init__(self) -> None:
        if self.when not in MOMENTS:
            raise BadOption("There is no moment", self.when, MOMENTS)


def remark(when: str, en: str, it: str) -> Remark:
    """A remark of the coach, in both languages.

    Args:
        when: the moment, such as `rich`, `last-draw` or `ending`.
        en: what is said.
        it: the same in Italian.

    Raises:
        BadOption: there is no such moment; the message names those there are.

    >>> remark("rich", en="Look what lies there.", it="Guarda che cosa c’è.").when
    'rich'
    """
    return Remark(when, Say(en, it))


@dataclass(frozen=True, slots=True)
class Remarked:
    """A remark that is made: the words, and the facts of the moment.

    Args:
        remark: what is said.
        found: what the engine found there.
    """

    remark: Remark
    found: Finding

    def told(self, voice: Voice) -> str:
        """All of it in the language of a voice."""
        return f"{self.remark.words.in_language(voice.language)} {voice.finding(self.found)}"


def remarked(
    table: ic.Table, seat: int, remarks: Sequence[Remark], first: int, upto: int
) -> Remarked | None:
    """What the coach says at a moment, to the seat that is to play or has just played.

    At each decision of the seat but its first, where the words of the step are read, the first
    remark that fits is made, unless it was made before; so it is the same however the learner came
    there.

    Args:
        table: the table.
        seat: the seat that is coached.
        remarks: what there is to say, what matters most first.
        first: the moment at which the hand starts.
        upto: the moment on the screen.
    """
    left = list(remarks)
    made: Remarked | None = None
    decisions = [
        moment for moment in range(first, upto + 1) if table.view(seat, at=moment).to_move == seat
    ]
    for moment in decisions[1:]:
        made = _fitting(table, left, moment) if left else None
        if made is not None:
            left.remove(made.remark)
    return made


def _fitting(table: ic.Table, remarks: Sequence[Remark], moment: int) -> Remarked | None:
    """The first remark that fits a moment, if any does."""
    advice = last(table.think("beginner", Budget(), at=moment))
    looked = {found.name: found for found in advice.look}
    for each in remarks:
        found = MOMENTS[each.when](looked)
        if found is not None:
            return Remarked(each, found)
    return None
