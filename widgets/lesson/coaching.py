"""A coach at a whole hand: a few words at the moments that matter, each said once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import italiancards as ic
from italiancards.core.errors import BadOption
from italiancards.core.language import said
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.questions import lent_by
from italiancards.questions.moments import Decision
from italiancards.questions.telling import Words
from italiancards.questions.wording import Say


@dataclass(frozen=True, slots=True)
class Remark:
    """What the coach says the first time that a moment comes.

    Args:
        when: the moment, one of those that the game of the hand names.
        words: what is said; what the engine finds at that moment is said after it.
    """

    when: str
    words: Say


def remark(when: str, en: str, it: str) -> Remark:
    """A remark of the coach, in both languages.

    Args:
        when: the moment, such as `ending`; which there are, the game of the hand says.
        en: what is said.
        it: the same in Italian.

    >>> remark("ending", en="Look what lies there.", it="Guarda che cosa c’è.").when
    'ending'
    """
    return Remark(when, Say(en, it))


def at_moments(remarks: Sequence[Remark], table: ic.Table) -> tuple[Remark, ...]:
    """Remarks on a hand, if its game has all their moments.

    Raises:
        BadOption: there is no such moment; the message names those there are.
    """
    moments = lent_by(table.game).moments
    for each in remarks:
        if each.when not in moments:
            raise BadOption(
                said(en="There is no moment", it="Non c’è il momento"), each.when, moments
            )
    return tuple(remarks)


@dataclass(frozen=True, slots=True)
class Remarked:
    """A remark that is made: the words, and the facts of the moment.

    Args:
        remark: what is said.
        found: what the engine found there.
        words: who says it.
    """

    remark: Remark
    found: Finding
    words: Words

    def told(self, voice: Voice) -> str:
        """All of it in the language of a voice."""
        found = self.words.of(voice).finding(self.found)
        return f"{self.remark.words.in_language(voice.language)} {found}"


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
        made = _fitting(Decision(table, Seat(seat), moment), left) if left else None
        if made is not None:
            left.remove(made.remark)
    return made


def _fitting(decision: Decision, remarks: Sequence[Remark]) -> Remarked | None:
    """The first remark that fits a decision, if any does."""
    game = decision.table.game
    for each in remarks:
        found = lent_by(game).moments[each.when](decision)
        if found is not None:
            return Remarked(each, found, Words(game))
    return None
