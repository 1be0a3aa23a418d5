"""A coach at a whole hand: a few words at moments that matter, each said once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import italiancards as ic
from italiancards.core.errors import BadOption
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.questions import material_of
from italiancards.questions.moments import DecisionPoint
from italiancards.questions.texts import Words
from italiancards.questions.wording import BilingualText


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark that the coach makes the first time a moment comes.

    Args:
        when: the moment, one of those that the game of the hand names.
        words: what is said; what the engine finds at that moment is said after it.
    """

    when: str
    words: BilingualText


def remark(when: str, en: str | None = None, it: str | None = None) -> Remark:
    """Return a remark that the coach makes at a kind of moment, in both languages.

    Args:
        when: the moment, such as `ending`; which there are, the game of the hand says.
        en: what is said.
        it: the same in Italian.

    >>> remark("ending", en="Look what lies there.", it="Guarda che cosa c’è.").when
    'ending'
    """
    return Remark(when, BilingualText(en, it))


def at_moments(remarks: Sequence[Remark], table: ic.Table) -> tuple[Remark, ...]:
    """Return remarks as a tuple; raise if a game has no such kind of moment.

    Args:
        remarks: the remarks.
        table: the table of the hand.

    Raises:
        BadOption: there is no such moment; the message names those there are.
    """
    moments = material_of(table.game).moments
    for each in remarks:
        if each.when not in moments:
            raise BadOption("no-moment-of-coach", each.when, moments)
    return tuple(remarks)


@dataclass(frozen=True, slots=True)
class RemarkOccurrence:
    """A remark that was made: the words, and the facts of the moment.

    Args:
        remark: what is said.
        found: what the engine found there.
        words: who says it.
    """

    remark: Remark
    found: Finding
    words: Words

    def text(self, voice: Voice) -> str:
        """Return the remark's words and the facts of its moment, in the voice's language."""
        found = self.words.of(voice).finding(self.found)
        return f"{self.remark.words.in_language(voice.language)} {found}"


class RemarkCoach:
    """A coach at a hand, who looks at each decision once.

    Args:
        remarks: what there is to say, what matters most first.
    """

    def __init__(self, remarks: Sequence[Remark]) -> None:
        self.remarks = remarks
        self._seen: dict[tuple[int, int], _MomentFindings] = {}

    def remark_at(
        self, table: ic.Table, seat: int, first: int, upto: int
    ) -> RemarkOccurrence | None:
        """Return the coach's remark on the seat's latest decision; None without one.

        At each decision of the seat but its first, where the words of the step are read, the first
        remark that fits is made, unless it was made before; so it is the same however the learner
        came there.

        Args:
            table: the table.
            seat: the seat that is coached.
            first: the moment at which the hand starts.
            upto: the moment on the screen.
        """
        left = list(self.remarks)
        made: RemarkOccurrence | None = None
        seen = [self._look(table, seat, at) for at in range(first, upto + 1)]
        decisions = [each for each in seen if each.decides]
        for each in decisions[1:]:
            made = each.first_remark(left)
            if made is not None:
                left.remove(made.remark)
        return made

    def _look(self, table: ic.Table, seat: int, at: int) -> _MomentFindings:
        """Return the findings at a moment; cached while the table there stays as it is."""
        seen = self._seen.get((seat, at))
        if seen is None or seen.decision.table is not table or seen.moment is not table.moments[at]:
            seen = self._seen[seat, at] = _MomentFindings(DecisionPoint(table, Seat(seat), at))
        return seen


class _MomentFindings:
    """A moment of a hand, and the findings there.

    Args:
        decision: the moment, as a decision of the seat.
    """

    def __init__(self, decision: DecisionPoint) -> None:
        self.decision = decision
        self.moment = decision.table.moments[decision.at]
        self.decides = decision.view.to_move == decision.seat
        self._found: dict[str, Finding | None] = {}

    def first_remark(self, remarks: Sequence[Remark]) -> RemarkOccurrence | None:
        """Return the first of some remarks that is true at this moment, or None."""
        game = self.decision.table.game
        for each in remarks:
            if each.when not in self._found:
                self._found[each.when] = material_of(game).moments[each.when](self.decision)
            found = self._found[each.when]
            if found is not None:
                return RemarkOccurrence(each, found, Words(game))
        return None
