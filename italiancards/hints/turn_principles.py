"""Principles of games in which a turn has several moves: what parts one turn from another.

They read the findings of each turn, so what they say is as true as these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from italiancards.core.cards import Card
from italiancards.core.melds import Add, Discard, Draw, Take
from italiancards.core.rules import Finding
from italiancards.hints.advice import LineEvaluation
from italiancards.hints.contrast import contrasts, tied_in_front, with_rival
from italiancards.hints.montecarlo import Moves

MUCH, SOME = 5, 3
"""Points fewer in the hand that are worth a word where somebody may close, and may at once."""
AT_ONCE = 2
"""Cards with which somebody may close at once."""


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
    def cards_down(self) -> int:
        """Number of cards that the turn lays and adds."""
        return sum(len(move.uses.hand) for move in self.line if not move.ends_turn)

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
    """True if somebody may close soon, and the one turn leaves far fewer points in the hand."""
    least = SOME if best.number("danger", default=AT_ONCE + 1) <= AT_ONCE else MUCH
    return fewer_points(best, other) >= least


def fewer_points(best: TurnFacts, other: TurnFacts) -> int:
    """Return the points fewer that one turn leaves where somebody may close; 0 where nobody may."""
    both = best.has("danger") and other.has("danger")
    return other.number("danger", "points") - best.number("danger", "points") if both else 0


def discard_facts(
    value: Callable[[Card], int], best: TurnFacts, other: TurnFacts
) -> dict[str, object]:
    """Return the points of both discards; and who may close soon, how near, and what is saved.

    Args:
        value: returns the points of a card in hand.
        best: the turn.
        other: the turn that it is compared with.
    """
    own, cost = (0 if each is None else value(each) for each in (best.discard, other.discard))
    facts: dict[str, object] = {"own": own, "cost": cost}
    if best.has("danger"):
        found = best.found["danger"]
        facts |= {"seat": found["seat"], "number": found["number"]}
        facts["fewer"] = fewer_points(best, other)
    facts["near"] = "yes" if best.has("danger") else "no"
    facts["same"] = "yes" if facts.get("fewer", 0) == own - cost else "no"
    return facts


def _discards(best: TurnFacts, other: TurnFacts) -> Mapping[str, object]:
    """Return the discards of two turns."""
    return {"card": best.discard, "other": other.discard}


def no_facts(best: TurnFacts, other: TurnFacts) -> Mapping[str, object]:
    """Return {}: the sentences of the principles tell nothing beside the two discards."""
    return {}


@dataclass(frozen=True)
class TurnPrinciples:
    """A game's principles of whole turns.

    Args:
        by_name: the principles, the weightiest first; the catalogue has each as `principle-<name>`.
        major: names of the great ones: what the second best turn does too is said as a thing done
            either way, by the sentence `alike-<name>`.
        facts: what the sentences of the principles tell beside the two discards.
        says: names of the findings that a principle says already, by its own.
        costly: names of the findings of discards that cost much: of others that are equally plain
            one is as good as the other.
        idle: whether a turn takes the discards for nothing; one that draws is plainer, if level.
        plain: numbers of a turn, of which a teacher names the lowest among turns that are level and
            differ in the discard alone.
        way: numbers of what a turn does before its discard, of which a teacher names the lowest
            among turns that are level.
    """

    by_name: Mapping[str, TurnPrinciple] = field(default_factory=dict)
    major: Sequence[str] = ()
    facts: Callable[[TurnFacts, TurnFacts], Mapping[str, object]] = no_facts
    says: Mapping[str, Sequence[str]] = field(default_factory=dict)
    costly: Sequence[str] = ()
    idle: Callable[[TurnFacts], bool] = lambda turn: False
    plain: Callable[[TurnFacts], tuple[int, ...]] = lambda turn: ()
    way: Callable[[TurnFacts], tuple[int, ...]] = lambda turn: ()

    def plainest(self, turns: Sequence[LineEvaluation]) -> Moves:
        """Return the line that a teacher would name of turns that are level with the first.

        It draws where the first takes the discards for nothing; else what it does before its
        discard comes first, then the discard.

        Args:
            turns: the turns, with their reasons.
        """
        found = [TurnFacts.of(each.line, each.reasons) for each in turns]
        first = found[0]
        if self.idle(first):
            return next((each for each in found if each.draws), first).line
        done = min((each for each in found if not self.idle(each)), key=self.way)
        return min(
            (each for each in found if each.line[:-1] == done.line[:-1]), key=self.plain
        ).line

    def _is_same(self, best: TurnFacts, other: TurnFacts) -> bool:
        """Return True if two discards are equally plain, and neither costs much."""
        both = bool(self.costly) and best.discard is not None and other.discard is not None
        return both and self.plain(best) == self.plain(other) and not best.has(*self.costly)

    def reasons(
        self, best: LineEvaluation, others: Sequence[LineEvaluation]
    ) -> tuple[Finding, ...]:
        """Return what parts the best turn from the second, and what both do for good.

        Where nothing parts them, and they are tied, it is what parts it from the next.

        Args:
            best: the turn.
            others: the other turns, the better ones first.
        """
        one, *rest = (TurnFacts.of(each.line, each.reasons) for each in (best, *others))
        tied = tied_in_front(others)
        found = contrasts(self.by_name, one, rest, tied)
        other_way = next((each for each in rest if each.line[:-1] != best.line[:-1]), None)
        found = with_rival(self.by_name, one, found, other_way)
        second = rest[0] if rest else NOTHING_DONE
        alike = [
            name
            for name in self.major
            if self.by_name[name](one, NOTHING_DONE) and self.by_name[name](second, NOTHING_DONE)
        ][:1]
        said = [each for name, _ in found[:1] for each in self.says.get(f"principle-{name}", ())]
        parting = [
            Finding(f"principle-{name}", True, {**_discards(one, other), **self.facts(one, other)})
            for name, other in found
            if name not in alike and f"principle-{name}" not in said
        ]
        if not found and tied and self._is_same(one, second):
            parting = [Finding("principle-either", True, _discards(one, second))]
        both = [Finding(f"alike-{name}", True, {}) for name in alike]
        return (*parting[:1], *both, *parting[1:])
