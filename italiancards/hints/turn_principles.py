"""Principles of games in which a turn has several moves: what parts one turn from another.

They read the findings of each turn, so what they say is as true as these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from italiancards.core.cards import Card
from italiancards.core.melds import Add, Discard, Draw, Take
from italiancards.core.rules import Finding
from italiancards.hints.advice import LineEvaluation
from italiancards.hints.montecarlo import Moves


@dataclass(frozen=True)
class TurnFacts:
    """A turn, and what is known of it.

    Args:
        line: its moves.
        found: the facts of its findings, by what follows `advice-` in their names.
    """

    line: Moves
    found: Mapping[str, Mapping[str, object]]

    @classmethod
    def of(cls, line: Moves, reasons: Iterable[Finding]) -> TurnFacts:
        """Return the facts of a turn from its findings.

        Args:
            line: its moves.
            reasons: its findings.
        """
        return cls(line, {each.name.removeprefix("advice-"): each.facts for each in reasons})

    @property
    def discard(self) -> Card | None:
        """The card that ends the turn; None where it ends otherwise."""
        last = self.line[-1]
        return last.card if isinstance(last, Discard) else None

    @property
    def draws(self) -> bool:
        """True if the turn begins by drawing."""
        return isinstance(self.line[0], Draw)

    @property
    def takes(self) -> bool:
        """True if the turn begins with the discards."""
        return isinstance(self.line[0], Take)

    @property
    def added(self) -> int:
        """Number of cards added to melds that lie there."""
        return sum(isinstance(move, Add) for move in self.line)

    def has(self, *names: str) -> bool:
        """True if some finding has one of these names.

        Args:
            names: what follows `advice-` in them.
        """
        return any(name in self.found for name in names)

    def number(self, name: str, fact: str = "number", default: int = 0) -> int:
        """Return a number of a finding.

        Args:
            name: what follows `advice-` in the finding's name.
            fact: the fact.
            default: the number where there is no such finding.
        """
        value = self.found.get(name, {}).get(fact, default)
        assert isinstance(value, int)
        return value


NOTHING_DONE = TurnFacts((Draw(),), {})
"""A turn in which nothing is laid, to compare with what any other does."""

TurnPrinciple = Callable[[TurnFacts, TurnFacts], bool]
"""A principle of whole turns: whether it speaks for the first against the second."""


def only(*names: str) -> TurnPrinciple:
    """Return the principle that speaks for a turn that alone has such a finding.

    Args:
        names: what follows `advice-` in the findings' names.
    """
    return lambda best, other: best.has(*names) and not other.has(*names)


def unlike(*names: str) -> TurnPrinciple:
    """Return the principle that speaks for a turn without such a finding, against one that has it.

    Args:
        names: what follows `advice-` in the findings' names.
    """
    return lambda best, other: other.has(*names) and not best.has(*names)


def light(best: TurnFacts, other: TurnFacts) -> bool:
    """True if somebody may close soon, and the one turn leaves fewer points in the hand."""
    both = best.has("danger") and other.has("danger")
    return both and best.number("danger", "points") < other.number("danger", "points")


def turn_principles(
    principles: Mapping[str, TurnPrinciple],
    best: LineEvaluation,
    others: Sequence[LineEvaluation],
    major: Sequence[str] = (),
) -> tuple[Finding, ...]:
    """Return the principles of a turn: the greatest it follows, and what parts it from the second.

    Where nothing parts it from the second, and these are tied, it is compared with the next.

    Args:
        principles: the principles by name, the weightiest first.
        best: the turn.
        others: the other turns, the better ones first.
        major: names of principles that come first even where the second turn follows them too.
    """
    one = TurnFacts.of(best.line, best.reasons)
    great = {name: principles[name] for name in major}
    found = [(name, NOTHING_DONE) for name in _speaking(great, one, NOTHING_DONE)][:1]
    for each in others:
        other = TurnFacts.of(each.line, each.reasons)
        parting = [(name, other) for name in _speaking(principles, one, other)][:1]
        found += parting
        if parting or not each.as_good:
            break
    by_name = {
        name: Finding(f"principle-{name}", True, {"card": one.discard, "other": other.discard})
        for name, other in reversed(found)
    }
    return tuple(reversed(by_name.values()))


def _speaking(
    principles: Mapping[str, TurnPrinciple], one: TurnFacts, other: TurnFacts
) -> Iterator[str]:
    """Yield the names of the principles that speak for one turn against the other."""
    return (name for name, speaks in principles.items() if speaks(one, other))
