"""A deal in review: its decisions, their line, and the cards of the one looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from italiancards import Table
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.core.words import Voice
from italiancards.hints import LineEvaluation, Moves, tie_value
from italiancards.hints.lines import of_line
from italiancards.review import Decision
from italiancards.screen.cards import named_card
from italiancards.session.attempt import REPLY, RIGHT, WRONG, Attempt
from italiancards.session.coach import line_text, main_reason
from italiancards.session.model import (
    AttemptModel,
    MoveLine,
    ReviewedDeal,
    ReviewMark,
    ReviewPoint,
    ReviewRow,
)

SHOWN = 0.05
"""Least difference in points that shows with one digit after the point."""
ROOM = 1.1
"""Height of the scale, as a multiple of its highest point."""


def cost(decision: Decision, opened: bool = False) -> float:
    """Return the points a decision lost, as known at the time or in hindsight.

    Args:
        decision: the decision.
        opened: whether to count with all cards open; else by what was known then.
    """
    return decision.hindsight.behind if opened else decision.cost


def dear(decisions: Iterable[Decision], opened: bool = False) -> list[Decision]:
    """Return the decisions that were mistakes, in a list by points lost, most first.

    Args:
        decisions: decisions of one deal.
        opened: whether to judge with all cards open; else by what was known then.
    """
    mistakes = [each for each in decisions if each.is_mistake(opened=opened)]
    return sorted(mistakes, key=lambda each: -cost(each, opened))


def counting_unit(decisions: Sequence[Decision]) -> str:
    """Return the unit for counting decisions: `turn` if any ends one, else `card`."""
    return "turn" if any(each.line[-1].ends_turn for each in decisions) else "card"


def better_line(decision: Decision, opened: bool = False, move: Move | None = None) -> Moves:
    """Return the best line of play at a decision, or the best that begins with a move.

    Args:
        decision: the decision.
        opened: whether it is judged with all cards open; else by what was known then.
        move: its first move; None for any.
    """
    lines = decision.open if opened else decision.advice.played
    begun = of_line((move,), lines) if move is not None else None
    return (begun or lines[0]).line


@dataclass(frozen=True)
class ReviewView:
    """A deal in review.

    Args:
        table: the table of the deal.
        decisions: the learner's decisions that are worked out, in the order played.
        at: the one that is looked at, if any.
        open: whether all cards lie open.
        voice: who tells of it.
        moment: the moment of the deal on the screen, or before the decision that is looked at.
    """

    table: Table
    decisions: Sequence[Decision]
    at: Decision | None
    open: bool
    voice: Voice
    moment: int = 0

    def deal_view(self) -> ReviewedDeal:
        """Return the view model of the deal: its mistakes, and the graph of expected points."""
        numbers = {each.moment: number for number, each in enumerate(self.decisions)}
        line = [self._point(each, number) for number, each in enumerate(self.decisions)]
        return {
            "open": self.open,
            "note": self.voice.say("review-note-open" if self.open else "review-note"),
            "decisions": [
                {
                    "number": str(numbers[each.moment]),
                    "label": self._label(each),
                    "cost": self._cost_text(each),
                    "current": each is self.at,
                }
                for each in dear(self.decisions, self.open)
            ],
            "line": line,
            "scale": self._scale(line),
            "caption": self.voice.say("worth-line"),
        }

    def _label(self, decision: Decision) -> str:
        """Return the label of a mistake in the list: its number and the move made."""
        facts = {**self._decision_facts(decision), "move": self.voice.move_name(decision.move)}
        return self.voice.say("review-decision", facts)

    def _decision_facts(self, decision: Decision) -> dict[str, Any]:
        """Return the facts that name a decision in a sentence: its number and unit."""
        return {"number": decision.trick, "by": counting_unit([decision])}

    def _cost_text(self, decision: Decision) -> str:
        """Return the sentence on the points that a decision lost."""
        points = cost(decision, self.open)
        if self.open or not decision.advice.playouts:
            return self.voice.say("review-lost-proven", {"points": round(points)})
        facts = {"points": points, "error": decision.known.behind_error}
        return self.voice.say("review-lost", facts)

    def _cost_in_short(self, decision: Decision) -> str:
        """Return the points that a decision lost, without their error."""
        return self.voice.say("review-lost-about", {"points": cost(decision, self.open)})

    def _scale(self, line: Sequence[ReviewPoint]) -> list[int]:
        """Return [low, tie, high] points for the axis of a graph of decisions."""
        tie = tie_value(self.table.game, self.table.options)
        expected = [points for each in line for points in (each["before"], each["after"])]
        spread = ceil(ROOM * max((abs(points - tie) for points in expected), default=0)) or 1
        return [round(tie - spread), round(tie), round(tie + spread)]

    def _point(self, decision: Decision, number: int) -> ReviewPoint:
        """Return a decision as a point of the graph: expected points before it and after it."""
        estimates = decision.open if self.open else [decision.known]
        best = max(each.mean + (0 if self.open else each.behind) for each in estimates)
        after = decision.hindsight.mean if self.open else decision.known.mean
        played = self.voice.move_name(decision.move)
        ahead = after - tie_value(self.table.game, self.table.options)
        sign = "level" if abs(ahead) < SHOWN else "ahead" if ahead > 0 else "behind"
        worth = self.voice.phrase("worth-point", {"points": abs(after), "sign": sign})
        facts = {**self._decision_facts(decision), "move": played, "worth": worth}
        return {
            "number": str(number),
            "label": self.voice.say("review-point", facts),
            "trick": decision.trick,
            "played": played,
            "before": round(best, 1),
            "after": round(after, 1),
            "cost": round(cost(decision, self.open), 1),
            "current": decision is self.at,
            "reached": decision.moment <= self.moment,
        }

    # The decision that is looked at

    def attempt_view(self, attempt: Attempt | None) -> AttemptModel:
        """Return the view model of an attempt: marked cards, rows of cards, and explained moves.

        Args:
            attempt: the attempt at the decision; None while none is looked at.
        """
        if self.at is None or attempt is None:
            return {"played": None, "better": None, "rows": [], "lines": []}
        wrong, moved = attempt.phase == WRONG, attempt.phase in (REPLY, WRONG)
        better = self._answer(attempt) if attempt.over and not wrong else None
        own = self._tried(attempt) if wrong else self.at.line if cost(self.at, self.open) else None
        own = None if own == better else own
        return {
            "played": self._mark(own) if own and not moved else None,
            "better": self._mark(better) if better else None,
            "rows": [] if attempt.replying else self._rows(own, better, attempt.over),
            "lines": self.lines(attempt),
        }

    def _answer(self, attempt: Attempt) -> Moves:
        """Return the line of play that answers: the one tried if it was right, else the best."""
        assert self.at is not None
        tried = self._tried(attempt)
        return better_line(self.at, self.open, tried[0] if tried else None)

    def _tried(self, attempt: Attempt) -> Moves | None:
        """Return the line of play that an attempt tried, or None."""
        assert self.at is not None
        lines = self.at.open if self.open else self.at.advice.played
        return next((each.line for each in lines if str(each.line[0]) == attempt.move), None)

    def _mark(self, line: Moves) -> ReviewMark:
        """Return the cards that a line of play uses, and what it takes, for the table to mark."""
        uses = [move.uses for move in line]
        return {
            "hand": [str(card) for each in uses for card in each.hand],
            "table": [str(card) for each in uses for card in each.table] or self._beaten(line[0]),
            "onto": [each.onto for each in uses if each.onto is not None],
        }

    def _beaten(self, move: Move) -> list[str]:
        """Return the card of a trick that a move would beat, in a list; [] if there is none."""
        assert self.at is not None
        table, seat, moment = (
            self.table,
            self.table.moments[self.at.moment + 1].seat,
            self.at.moment,
        )
        best = _best_cards(table, seat, moment)
        after = _best_cards(table.branch(moment).play(move), seat, moment + 1) if best else []
        return best if after and after[0] in map(str, move.uses.hand) else []

    def _rows(self, own: Moves | None, better: Moves | None, reasoned: bool) -> list[ReviewRow]:
        """Return the answer and the learner's move as rows of cards, the answer first."""
        return [
            *([self._row(better, good=True)] if better else []),
            *([self._row(own, good=False, reasoned=reasoned)] if own else []),
        ]

    def _row(self, line: Moves, *, good: bool, reasoned: bool = True) -> ReviewRow:
        """Return a line of play as cards, with its cost, and its main reason if it may be told."""
        assert self.at is not None
        weighed = self.at.advice.of(line)
        own = self.at.advice.own(weighed.line) if weighed else line
        reasons = weighed.reasons if weighed and reasoned else ()
        return {
            "good": good,
            "moves": [
                {
                    "label": self.voice.short(move),
                    "cards": [named_card(card, self.voice) for card in move.uses.hand],
                    "takes": [named_card(card, self.voice) for card in move.uses.table],
                }
                for move in line
                if move.uses.hand
            ],
            "text": self.voice.brief(main_reason(weighed, own)) if reasons and weighed else "",
            "cost": "" if good or line != self.at.line else self._cost_in_short(self.at),
            "label": line_text(line, self.voice),
        }

    def lines(self, attempt: Attempt) -> list[MoveLine]:
        """Return the moves to explain with reasons, once the attempt is over; else []."""
        if self.at is None or not attempt.over:
            return []
        weighed_lines = self.at.open if self.open else self.at.advice.played
        begun = (each.line[:1] for each in weighed_lines if str(each.line[0]) == attempt.move)
        tried = next(begun, None)
        if attempt.phase == WRONG:
            return [self._line(tried)] if tried else []
        found = of_line(tried, weighed_lines) if tried and attempt.phase == RIGHT else None
        lines = dict.fromkeys(
            (*([found.line] if found else []), *(each.line for each in weighed_lines))
        )
        return [self._line(line) for line in lines]

    def _line(self, line: Moves) -> MoveLine:
        """Return a line of play in words, with its reasons and its comparison."""
        assert self.at is not None
        weighed = self.at.advice.of(line)
        assert weighed is not None  # what can be tried is weighed
        best = not self.open and weighed is self.at.advice.weighed[0]
        reasons = self.at.advice.reasons if best else weighed.reasons
        text = self.voice.briefly(reasons, self._comparison(weighed))
        return {"move": line_text(weighed.line, self.voice), "text": text}

    def _comparison(self, weighed: LineEvaluation) -> list[Finding]:
        """Return findings that compare a line of play with the best, or its worth; may be empty."""
        assert self.at is not None
        if not self.open:
            found = self.at.advice.against_best(weighed)
            worth = weighed.worth if weighed is self.at.advice.weighed[0] else found
            return [worth] if worth is not None else []
        opened = of_line(weighed.line, self.at.open)
        behind = round(opened.behind) if opened else 0
        name = "advice-behind-proven" if behind else "advice-equal"
        return [Finding(name, True, {"points": behind, "sign": "fewer", "lost": 0})]


def _best_cards(table: Table, seat: int | None, moment: int) -> list[str]:
    """Return the card that takes a trick so far, as a seat sees it, in a list; maybe []."""
    zones = [zone for zone in table.game.zones(table.view(seat or 0, moment)) if not zone.again]
    return [str(zone.cards[zone.best]) for zone in zones if zone.best is not None]
