"""A review of a deal: which decision is looked at, what was tried, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any

from italiancards import Table
from italiancards.core.moves import Move
from italiancards.core.numbers import whole
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.hints import HINT, PLAYOUTS, Budget, Moves, Weighed, last, level
from italiancards.hints.montecarlo import of_line
from italiancards.review import Decision
from widgets.session.coach import made
from widgets.session.token import Token

REPLY_STAYS = 1600
"""Milliseconds that the answer to a tried move is looked at before it is talked about."""
WORTH_REPEATING, REPEATED = 2.0, 3
"""Points that a decision has to cost to come back another day, and how many of a deal do."""
WORTH_TELLING = 0.5
"""Points that a decision has to cost to be listed: less is nothing to learn from."""

SHOWN = 0.05
"""Points that are seen where one digit is shown after the point."""
ROOM = 1.1
"""How much higher the scale is than the points on it."""


class LookingBack:
    """A learner who looks back at a deal.

    Args:
        table: the table of the deal, which is left as it is.
        seat: the learner's seat.
        work: its decisions, as they are worked out.

    A decision goes through phases: `try` (find the better card), `reply` (what a good player
    answers to it, without words), then `right`, `wrong` or `shown`.
    """

    def __init__(self, table: Table, seat: Seat, work: Iterator[Decision]) -> None:
        self.table = table
        self.board = table
        self.seat = seat
        self.work = work
        self.decisions: list[Decision] = []
        self.complete = False
        self.open = False
        self.at: Decision | None = None
        self.phase = ""
        self.move: Move | None = None

    @property
    def trying(self) -> bool:
        """Whether a card is asked for."""
        return self.phase == "try"

    @property
    def replying(self) -> bool:
        """Whether the answer to a card is being looked at."""
        return self.phase == "reply"

    def think(self) -> None:
        """Work out one decision more, or find that there is none."""
        decision = next(self.work, None)
        if decision is None:
            self.complete = True
        else:
            self.decisions.append(decision)

    def ranked(self) -> list[Decision]:
        """What cost something, the dearest first."""
        dear = [each for each in self.decisions if self._cost(each) >= WORTH_TELLING]
        return sorted(dear, key=lambda each: -self._cost(each))

    def to_repeat(self) -> list[int]:
        """The numbers of the decisions that come back another day."""
        dear = [each for each in self.ranked() if self._cost(each) >= WORTH_REPEATING]
        known = [] if self.open or not self.complete else dear[:REPEATED]
        return [self.decisions.index(each) for each in known]

    def _cost(self, decision: Decision) -> float:
        return decision.hindsight.behind if self.open else decision.cost

    # Where the learner is

    def place(self) -> dict[str, str]:
        """What a token tells of it."""
        tried = "show" if self.phase == "shown" else "" if self.move is None else str(self.move)
        return {
            "review": "list" if self.at is None else str(self.decisions.index(self.at)),
            "hindsight": "yes" if self.open else "",
            "tried": tried,
        }

    def return_to(self, token: Token) -> None:
        """Look at the decision again that a token names, as far as there is one."""
        if token.hindsight:
            self.ask("cards")
        self.ask(token.review)
        if token.tried == "show":
            self.ask("show")
        elif self.trying and token.tried:
            self.tried(self.board.read(token.tried))

    def ask(self, what: str) -> bool:
        """Do what is asked; says whether there was anything to do.

        Args:
            what: a decision by its number in the order played, `again`, `show`, or `cards` (with
                all cards open, or no more).
        """
        if what == "cards" and self.complete:
            self.open = not self.open
            self._choose(None)
        elif what in ("again", "show") and self.at is not None:
            self._choose(self.at)
            self.phase = "try" if what == "again" else "shown"
        else:
            number = whole(what)
            if not self.complete or number is None or number >= len(self.decisions):
                return False
            self._choose(self.decisions[number])
        return True

    def _choose(self, decision: Decision | None) -> None:
        self.at = decision
        self.move = None
        self.board = self.table if decision is None else self.table.branch(decision.moment)
        self.phase = "" if decision is None else "try"

    def tried(self, move: Move) -> None:
        """A card is tried: a good player answers it, for all to see."""
        assert self.at is not None
        self.move = move
        if self._good(move):
            self.phase = "right"
            return
        board = self.board.branch(self.board.now)
        board.play(move)
        while board.to_move not in (None, self.seat):
            board.play(last(board.think(HINT, Budget(PLAYOUTS))).move)
        self.board = board.branch(self._looked_at(board))
        self.phase = "reply"

    def _looked_at(self, board: Table) -> int:
        """The moment to look at: when the trick that the tried card is in lies there whole."""
        assert self.at is not None
        full = range(self.at.moment + 1, board.now + 1)
        return next((at for at in full if board.view(self.seat, at).to_move is None), board.now)

    def explain(self) -> None:
        """The answer has been looked at: now the words."""
        if self.replying:
            self.phase = "wrong"

    def _good(self, move: Move) -> bool:
        assert self.at is not None
        if self.open:
            return any(each.move == move and not each.behind for each in self.at.open)
        return move in self.at.advice.as_good

    # What there is to show

    def wait(self) -> dict[str, Any]:
        """How long the answer stays."""
        return {"for": "table", "ms": REPLY_STAYS}

    def status(self, voice: Voice) -> str:
        """One line: what is to be done."""
        if not self.complete:
            return voice.say("review-working", {"number": len(self.decisions)})
        if self.phase == "":
            return voice.say("review-none" if not self.ranked() else "review-choose")
        return voice.say(f"review-{self.phase}")

    def model(self, voice: Voice) -> dict[str, Any]:
        """The review for the browser: the list, the line of the deal, and what is told."""
        numbers = {each.moment: number for number, each in enumerate(self.decisions)}
        return {
            "phase": self.phase,
            "complete": self.complete,
            "open": self.open,
            "note": voice.say("review-note-open" if self.open else "review-note"),
            "decisions": [
                {
                    "number": str(numbers[each.moment]),
                    "label": self._label(each, voice),
                    "cost": self._said_cost(each, voice),
                    "current": each is self.at,
                }
                for each in (self.ranked() if self.complete else [])
            ],
            **self._line_of_the_deal(voice),
            "lines": self._told(voice),
        }

    def _line_of_the_deal(self, voice: Voice) -> dict[str, Any]:
        """What was to be expected from decision to decision, and the scale that holds all of it."""
        made = enumerate(self.decisions) if self.complete else ()
        line = [self._point(each, number, voice) for number, each in made]
        even = level(self.table.game, self.table.options)
        told = [point[when] for point in line for when in ("before", "after")]
        spread = ceil(ROOM * max((abs(points - even) for points in told), default=0)) or 1
        scale = [round(even - spread), round(even), round(even + spread)]
        return {"line": line, "scale": scale, "caption": voice.say("worth-line")}

    def _label(self, decision: Decision, voice: Voice) -> str:
        facts = {"number": decision.trick, "move": voice.made(decision.move)}
        return voice.say("review-decision", facts)

    def _said_cost(self, decision: Decision, voice: Voice) -> str:
        if self.open or not decision.advice.playouts:
            return voice.say("review-lost-proven", {"points": round(self._cost(decision))})
        facts = {"points": decision.cost, "error": decision.known.behind_error}
        return voice.say("review-lost", facts)

    def _point(self, decision: Decision, number: int, voice: Voice) -> dict[str, Any]:
        """One decision on the line: the points to be expected before it and after it."""
        estimates = decision.open if self.open else [decision.known]
        best = max(each.mean + (0 if self.open else each.behind) for each in estimates)
        after = decision.hindsight.mean if self.open else decision.known.mean
        played = voice.made(decision.move)
        ahead = after - level(self.table.game, self.table.options)
        sign = "level" if abs(ahead) < SHOWN else "ahead" if ahead > 0 else "behind"
        worth = voice.phrase("worth-point", {"points": abs(after), "sign": sign})
        facts = {"number": decision.trick, "move": played, "worth": worth}
        return {
            "number": str(number),
            "label": voice.say("review-point", facts),
            "trick": decision.trick,
            "played": played,
            "before": round(best, 1),
            "after": round(after, 1),
            "cost": round(self._cost(decision), 1),
            "current": decision is self.at,
        }

    def _told(self, voice: Voice) -> list[dict[str, str]]:
        """What is said of the decision once it is no longer a question."""
        if self.at is None or self.phase not in ("right", "wrong", "shown"):
            return []
        if self.phase == "wrong":
            assert self.move is not None
            return [self._line((self.move,), voice)]
        told = self.at.open if self.open else self.at.advice.weighed
        found = of_line((self.move,), told) if self.phase == "right" and self.move else None
        best = (found or told[0]).line
        return [self._line(line, voice) for line in dict.fromkeys((best, *(e.line for e in told)))]

    def _line(self, line: Moves, voice: Voice) -> dict[str, str]:
        assert self.at is not None
        weighed = self.at.advice.of(line)
        assert weighed is not None  # what can be tried is weighed
        told = [*weighed.reasons, *self._compared(weighed)]
        return {"move": made(weighed.line, voice), "text": " ".join(map(voice.finding, told))}

    def _compared(self, weighed: Weighed) -> list[Finding]:
        assert self.at is not None
        if not self.open:
            found = self.at.advice.against_best(weighed)
            worth = weighed.worth if weighed is self.at.advice.weighed[0] else found
            return [worth] if worth is not None else []
        found = of_line(weighed.line, self.at.open)
        behind = found.behind if found else 0.0
        name = "advice-behind-proven" if behind else "advice-equal"
        return [Finding(name, True, {"points": round(behind)})]
