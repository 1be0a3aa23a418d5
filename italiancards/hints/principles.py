"""Principles: what parts the best line from the second, as a rule that a player can use again.

A principle is a small function of a view: whether it speaks for one move against another. The first
that does is the first reason of a hint; then come facts of the best line alone, and at the end what
speaks against it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from italiancards.core.cards import Card
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.hints.advice import Advice, LineEvaluation
from italiancards.hints.contrast import contrasts, tied_in_front, with_rival

ViewT = TypeVar("ViewT")

MANY = 50
"""Deals in all of which two moves must come to the same to be told as equal, if not proven."""

Principle = Callable[[ViewT, Move, Move], bool]
"""A principle: whether it speaks for the first move against the second, by what a view knows."""


@dataclass(frozen=True)
class Principles(Generic[ViewT]):
    """A game's principles, and the names of its facts that are no reason for a move.

    Args:
        by_name: the principles, the weightiest first; the catalogue has each as `principle-<name>`.
        costs: names of the findings that speak against a move.
        neutral: names of those that speak for none.
        says: names of the findings that a principle says already, by its own.
        facts: what the sentences of the principles tell beside the two cards.
        decides: names of the findings that settle a point: they come before a principle.
        leads: names of the principles that say what a move is for: they come first, even where
            they part it from a worse move alone.
        tempts: whether a learner would rather play the other move: it is compared with too.
        equal: whether two moves are one choice, as a four and a five of a suit may be: nobody asks
            what parts them, unless there is no other.
    """

    by_name: Mapping[str, Principle[ViewT]]
    costs: Collection[str]
    neutral: Collection[str]
    says: Mapping[str, Collection[str]] = field(default_factory=dict)
    facts: Callable[[ViewT, Move, Move], Mapping[str, Any]] = lambda view, best, other: {}
    decides: Collection[str] = ()
    leads: Collection[str] = ()
    tempts: Principle[ViewT] = lambda view, best, other: False
    equal: Principle[ViewT] = lambda view, best, other: False

    def of(self, view: ViewT, best: Move, other: Move) -> Finding | None:
        """Return the weightiest principle that speaks for the one move; None without one."""
        name = next(self.names(view, best, other), None)
        return None if name is None else self.finding(name, view, best, other)

    def names(self, view: ViewT, best: Move, other: Move) -> Iterator[str]:
        """Yield the names of the principles that speak for the one move, the weightiest first."""
        return (name for name, speaks in self.by_name.items() if speaks(view, best, other))

    def finding(self, name: str, view: ViewT, best: Move, other: Move) -> Finding:
        """Return what a principle says of two moves."""
        uses = {"card": best.uses, "other": other.uses}
        cards = {role: each.card or each.names for role, each in uses.items()}
        return Finding(f"principle-{name}", True, {**cards, **self.facts(view, best, other)})


def with_principles(advice: Advice, view: ViewT, principles: Principles[ViewT]) -> Advice:
    """Return advice whose reasons say what parts the best line from the second.

    Where nothing parts these two, and they are tied, it is the next line that is compared with. A
    cost that only the best line has is left out: it is no reason to play it; beside a principle
    those of both lines are too.

    Args:
        advice: the advice, each of its lines with its own reasons.
        view: the seat to move.
        principles: what the game says of moves.
    """
    best, *others = advice.played
    if not others:
        return advice
    alike = best.move.uses.card is not None and all(map(_is_same, others))
    others = [each for each in others if not _is_same(each)] or others
    others = [each for each in others if not principles.equal(view, best.move, each.move)] or others
    second = others[0]
    found = [] if alike else _deciding(view, best, others, principles)
    alone = [each for each in best.reasons if each not in second.reasons]
    plain = [each for each in alone if each.name in principles.neutral]
    said = _said(found, principles)
    own = [each for each in alone if each.name not in principles.costs and each not in plain]
    own, plain = ([each for each in some if each.name not in said] for some in (own, plain))
    first = [*found, *own]
    if alike or not first:
        first = [_by_figures(view, best, second, principles), *first]
    if not found and own and principles.facts(view, best.move, second.move).get("known") == "yes":
        first = (
            own
            if any(each.name in principles.decides for each in own)
            else [_by_figures(view, best, second, principles), *own]
        )
    first.sort(key=lambda each: each.name not in principles.decides)
    both = [each for each in best.reasons if each in second.reasons]
    if found:
        both = [each for each in both if each.name not in (*principles.costs, *said)]
    both.sort(key=lambda each: each.name in principles.costs)
    return replace(advice, compared=(*first, *plain, *both))


def _is_same(evaluated: LineEvaluation) -> bool:
    """Return True if a line came to the same as the best in all deals, at least in very many."""
    found = evaluated.estimate
    return found is not None and found.best and not 0 < found.deals < MANY


def _deciding(
    view: ViewT,
    best: LineEvaluation,
    others: Sequence[LineEvaluation],
    principles: Principles[ViewT],
) -> list[Finding]:
    """Return the principles for the best line against the second, and against the first worse."""
    tied = tied_in_front(others)
    by_name = {name: partial(speaks, view) for name, speaks in principles.by_name.items()}
    found = contrasts(by_name, best.move, [each.move for each in others], tied)
    tempting = (each.move for each in others if principles.tempts(view, best.move, each.move))
    found = with_rival(by_name, best.move, found, next(tempting, None))
    reasons = [principles.finding(name, view, best.move, other) for name, other in found]
    reasons.sort(key=lambda each: each.name not in principles.leads)
    return [
        *reasons[:1],
        *(each for each in reasons[1:] if each.name not in _said(reasons[:1], principles)),
    ]


def _said(found: Iterable[Finding], principles: Principles[ViewT]) -> set[str]:
    """Return the names of the findings that some principles say already."""
    return {name for each in found for name in principles.says.get(each.name, ())}


def _by_figures(
    view: ViewT, best: LineEvaluation, second: LineEvaluation, principles: Principles[ViewT]
) -> Finding:
    """Return the finding that parts two lines where no principle does: their figures, or none."""
    facts = second.estimate.less if second.estimate else {"points": 0.0, "sign": "fewer", "lost": 0}
    names = {"card": best.move.uses.card, "other": second.move.uses.card}
    own = principles.facts(view, best.move, second.move)
    if second.estimate is None or second.estimate.as_good:
        same = best.move.uses.card is not None and _is_same(second)
        name = "principle-same" if same else "principle-either"
        return Finding(name, True, {**own, **names})
    more = facts["sign"] == "fewer" and facts["points"]
    return Finding("principle-more" if more else "principle-wins", True, {**own, **facts, **names})


def advice_names(*names: str) -> frozenset[str]:
    """Return the names of findings of a hint, from what follows `advice-` in them."""
    return frozenset(f"advice-{name}" for name in names)


def of_cards(
    card_of: Callable[[Move], Card | None], speaks: Callable[[ViewT, Card, Card], bool]
) -> Principle[ViewT]:
    """Return a principle of cards as one of moves; it is silent where a move plays no card.

    Args:
        card_of: gives the card that a move plays, or None.
        speaks: the principle, of a view and two cards.
    """

    def speaks_of(view: ViewT, best: Move, other: Move) -> bool:
        one, two = card_of(best), card_of(other)
        return one is not None and two is not None and speaks(view, one, two)

    return speaks_of


def touch(ranks: Sequence[str], one: Card, two: Card, out: Iterable[Card]) -> bool:
    """True if two cards of a suit have none that is out between them.

    Args:
        ranks: the ranks in their order.
        one: a card.
        two: another card of its suit.
        out: the cards that are out, of any suit.
    """
    low, high = sorted(map(ranks.index, (one.rank, two.rank)))
    between = ranks[low + 1 : high]
    return not any(card.suit == one.suit and card.rank in between for card in out)


class _Counted(Protocol):
    """A view, as far as it tells whether the last cards can be counted."""

    @property
    def stock_size(self) -> int:
        """Number of cards to be drawn or dealt."""

    @property
    def players(self) -> int:
        """Number of players."""


def count_hands(view: _Counted, best: Move, other: Move) -> bool:
    """True if the others' cards are known, so that the rest can be played through in the head."""
    return not view.stock_size and view.players == 2


def parts(test: Callable[[ViewT, Move], bool]) -> Principle[ViewT]:
    """Return the principle that speaks for a move that passes a test, against one that does not.

    Args:
        test: the condition, of a view and a move.
    """
    return lambda view, best, other: test(view, best) and not test(view, other)


def less(measure: Callable[[ViewT, Move], float]) -> Principle[ViewT]:
    """Return the principle that speaks for the move of which a measure is less.

    Args:
        measure: what there should be little of, of a view and a move.
    """
    return lambda view, best, other: measure(view, best) < measure(view, other)
