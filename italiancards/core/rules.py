"""Legality as a judgement: rules that each allow, forbid, or have nothing to say.

A rule is a small function of a view and a move that returns `None` (not relevant), `ok(...)` or
`broken(...)` with facts: the cards, seats and numbers that fill its sentence. Gates (your turn, you
hold it, the right phase) stop the judgement; all other broken rules are reported together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import UnionType
from typing import Any, Generic, TypeVar

from italiancards.core.rows import as_html, as_text, printable

Facts = Mapping[str, Any]
"""Cards, seats and numbers by name, to fill a sentence."""

Judgement = tuple[bool, Facts]
ViewT = TypeVar("ViewT", contravariant=True)
MoveT = TypeVar("MoveT", contravariant=True)
RuleFunction = Callable[[ViewT, MoveT], "Judgement | None"]
Kinds = type[Any] | UnionType
"""Kinds of moves: a class, or a union of several."""


def ok(**facts: Any) -> Judgement:
    """Return the judgement that a move keeps a rule, with facts for its sentence."""
    return (True, facts)


def broken(**facts: Any) -> Judgement:
    """Return the judgement that a move breaks a rule, with facts for its sentence."""
    return (False, facts)


@dataclass(frozen=True, slots=True)
class Finding:
    """Something true that can be said: a rule kept or broken, a reason, a result.

    Args:
        name: which sentence says it (`name` in the words of the game, with `.ok` or `.broken`).
        ok: whether it speaks for the move.
        facts: what fills the sentence.
    """

    name: str
    ok: bool
    facts: Facts

    @property
    def message(self) -> str:
        """Catalogue id of the finding's sentence."""
        return f"{self.name}.{'ok' if self.ok else 'broken'}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement on one move: every rule that had something to say.

    Args:
        move: the move judged.
        findings: what the rules found, in their order.
        gates: the names of those that are gates.
    """

    move: Any
    findings: tuple[Finding, ...]
    gates: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """True if no rule forbids the move."""
        return all(finding.ok for finding in self.findings)

    @property
    def reasons(self) -> tuple[Finding, ...]:
        """Findings worth saying: the broken rules, or if there are none those that allow.

        That a gate is open is worth saying only where nothing else is.
        """
        broken = tuple(finding for finding in self.findings if not finding.ok)
        beside = tuple(finding for finding in self.findings if finding.name not in self.gates)
        return broken or beside or self.findings


@dataclass(frozen=True, slots=True, repr=False)
class Rule(Generic[ViewT, MoveT]):
    """One rule of a game.

    Args:
        name: its name, in words joined by hyphens.
        judge: the function that knows it; its docstring quotes the rule.
        source: where the rule comes from.
        gate: whether nothing else is worth saying when it is broken.
        permission: whether it only ever allows: said so that "why may I?" has an answer.
        yet: whether what it forbids may be allowed later in the turn, or with more of the same.
        moves: the kinds of moves that it is about; it has nothing to say of others.
    """

    name: str
    judge: RuleFunction[ViewT, MoveT]
    source: str
    gate: bool = False
    permission: bool = False
    yet: bool = False
    moves: Kinds = object

    @property
    def row(self) -> tuple[str, str]:
        """The rule's name and its docstring's first paragraph, as a row of a table."""
        return self.name, " ".join((self.judge.__doc__ or "").partition("\n\n")[0].split())

    def __repr__(self) -> str:
        return printable(": ".join(self.row))


@dataclass(repr=False)
class RuleBook(Generic[ViewT, MoveT]):
    """The rules of a game, the only judges of legality. Prints rule by rule.

    >>> book = RuleBook()
    >>> @book.rule(source="the house")
    ... def no_sevens(view, move):
    ...     return broken(move=move) if move == "7" else ok()
    >>> book.judge(None, "7").ok, book.allows(None, "6"), book.judge(None, "7").reasons[0].name
    (False, True, 'no-sevens')
    """

    rules: list[Rule[ViewT, MoveT]] = field(default_factory=list)

    @property
    def lines(self) -> tuple[str, ...]:
        """Catalogue ids of the sentences that state the rules, in order."""
        return tuple(f"rule-{rule.name}" for rule in self.rules)

    def __repr__(self) -> str:
        return as_text([rule.row for rule in self.rules])

    def _repr_html_(self) -> str:
        return as_html([rule.row for rule in self.rules])

    def rule(
        self, moves: Kinds = object, **about: Any
    ) -> Callable[[RuleFunction[ViewT, Any]], RuleFunction[ViewT, Any]]:
        """Return a decorator that enters a function into the book as a rule.

        Args:
            moves: the kinds of moves that it is about, and that the function is given.
            about: the rest that `enter` takes.
        """

        def enter(judge: RuleFunction[ViewT, Any]) -> RuleFunction[ViewT, Any]:
            self.enter(judge, moves, **about)
            return judge

        return enter

    def enter(
        self,
        judge: RuleFunction[ViewT, Any],
        moves: Kinds = object,
        *,
        source: str,
        gate: bool = False,
        permission: bool = False,
        yet: bool = False,
    ) -> None:
        """Enter a function into the book as a rule named after it.

        Args:
            judge: the function that knows the rule; its name becomes the rule's.
            moves: the kinds of moves that it is about, and that the function is given.
            source: where the rule comes from.
            gate: whether nothing else is worth saying when it is broken.
            permission: whether it only ever allows.
            yet: whether a move it forbids may be allowed later in the turn.
        """
        name = judge.__name__.replace("_", "-")
        self.rules.append(Rule(name, judge, source, gate, permission, yet, moves))

    def judge(self, view: ViewT, move: MoveT) -> Verdict:
        """Return the verdict on a move: the finding of each rule, up to a broken gate.

        Args:
            view: what the seat knows.
            move: a move the seat might make, legal or not.
        """
        findings, gates = [], []
        for rule in self.rules:
            judgement = rule.judge(view, move) if isinstance(move, rule.moves) else None
            if judgement is not None:
                allowed, facts = judgement
                findings.append(Finding(rule.name, allowed, facts))
                if rule.gate:
                    gates.append(rule.name)
                    if not allowed:
                        break
        return Verdict(move, tuple(findings), tuple(gates))

    def not_yet(self, verdict: Verdict) -> bool:
        """Return True if the move breaks only rules that it may still come to keep."""
        waiting = {rule.name for rule in self.rules if rule.yet}
        return not verdict.ok and {each.name for each in verdict.reasons} <= waiting

    def allows(self, view: ViewT, move: MoveT) -> bool:
        """Return True if no rule forbids the move, without collecting reasons.

        Args:
            view: what the seat knows.
            move: a move the seat might make.
        """
        for rule in self.rules:
            judgement = rule.judge(view, move) if isinstance(move, rule.moves) else None
            if judgement is not None and not judgement[0]:
                return False
        return True

    def legal(self, view: ViewT, candidates: Iterable[MoveT]) -> list[MoveT]:
        """Return those of some candidate moves that are legal.

        Args:
            view: what the seat knows.
            candidates: moves to judge; their order is kept.
        """
        return [move for move in candidates if self.allows(view, move)]
