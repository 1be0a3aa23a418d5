"""Reviewing a deal: choose a decision, look for the better card, read the explanation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from italiancards import Table
from italiancards.core.moves import Move
from italiancards.core.numbers import whole
from italiancards.core.words import Voice
from italiancards.hints import HINT, PLAYOUTS, Advice, Budget
from italiancards.jobs import EXAMPLE, REVIEW, Want
from italiancards.review import Decision, Review
from italiancards.session.activity import Activity, Handlers
from italiancards.session.attempt import SHOW, Attempt
from italiancards.session.model import ReviewModel, ReviewPhase, Wait
from italiancards.session.review_view import ReviewView, counting_unit, dear
from italiancards.session.session import Session
from italiancards.session.token import ScreenPlace, Token, read_own

REPLY_STAYS = 1600
"""Milliseconds that the reply to a tried move stays before it is explained."""
REPEATED = 3
"""Most mistakes of a deal to repeat another day: the dearest."""


class ReviewActivity(Activity):
    """A review of a deal, step by step.

    Args:
        session: whose deal it was; its table is the deal's.
        review: the learner's decisions, as they are worked out.
        leave: comes back to the table.
        wanted: what is to be looked at once they are.

    `table` is the table of the deal, which is left as it is: on the screen lies another.
    """

    def __init__(
        self,
        session: Session,
        review: Review,
        leave: Callable[[], None],
        wanted: Token | None = None,
    ) -> None:
        self.session = session
        self.table = self.board = session.table
        self.review = review
        self.leave = leave
        self.wanted = wanted
        self.open = False
        self.at: Decision | None = None
        self.attempt: Attempt | None = None
        self._reply: Want | None = None
        self._look()
        self._want_next_decision()

    @property
    def handlers(self) -> Handlers:
        """Handlers of messages, by kind: try a card, look at its reply."""
        return {"move": self.move, "go_on": self.go_on}

    @property
    def phase(self) -> ReviewPhase:
        """Phase of the attempt at a decision; empty while none is chosen."""
        return "" if self.attempt is None else self.attempt.phase

    @property
    def waiting(self) -> str | None:
        """`table` while the reply to a card is being looked at, else None."""
        replying = self.attempt is not None and self.attempt.replying
        return "table" if replying else None

    def wait(self) -> Wait:
        """Return the time that the reply stays, once it is there."""
        if self._reply is not None:
            return {"for": "bot", "ms": None}
        return {"for": "table", "ms": REPLY_STAYS}

    @property
    def asks(self) -> bool:
        """True if a card is asked for."""
        return self.attempt is not None and self.attempt.trying

    # Working it out

    @property
    def want(self) -> Want | None:
        """Job wanted for the reply to a card tried, or for the next decision, or None."""
        return self._reply or self._want

    @property
    def decisions(self) -> Sequence[Decision]:
        """The decisions that are worked out."""
        return self.review.done

    @property
    def complete(self) -> bool:
        """True once they all are."""
        return self.review.complete

    def _take(self, decision: Decision | None) -> None:
        """Enter the result of a decision."""
        self.review.take(decision)
        self._want_next_decision()

    def _want_next_decision(self) -> None:
        """Want the next decision; look at the one asked for, once it is worked out."""
        job = self.review.job
        self._want = None if job is None else Want(REVIEW, job, self._take, self.leave)
        if self.wanted is not None and self._has(self.wanted):
            self._return_to(self.wanted)
            self.wanted = None
        elif self.complete and self.at is None:
            self.session.advance_revision()

    def _has(self, token: Token) -> bool:
        """Return True if a token's decision is worked out, or if nothing more will be."""
        number = whole(token.review)
        return self.complete or (
            not token.hindsight and number is not None and number < len(self.decisions)
        )

    def to_repeat(self) -> list[int]:
        """Return the numbers of the decisions to repeat another day."""
        if self.open or not self.complete:
            return []
        return [self.decisions.index(each) for each in dear(self.decisions)[:REPEATED]]

    # Where the learner is

    def place(self) -> ScreenPlace:
        """Return the fields of a token for the place in the review."""
        if self.wanted is not None:
            return {
                "review": self.wanted.review,
                "hindsight": self.wanted.hindsight,
                "tried": self.wanted.tried,
            }
        return {
            "review": "list" if self.at is None else str(self.decisions.index(self.at)),
            "hindsight": "yes" if self.open else "",
            "tried": "" if self.attempt is None else self._attempt_text(self.attempt),
        }

    def _attempt_text(self, attempt: Attempt) -> str:
        """Return an attempt as a token has it, in the game's own letters."""
        return self.board.read(attempt.move).plain if attempt.move else attempt.token_text

    def _return_to(self, token: Token) -> None:
        """Go back to the decision that a token names, as far as there is one."""
        if token.hindsight:
            self._turn_to("cards")
        self._turn_to(token.review)
        if token.tried == SHOW:
            self._turn_to(SHOW)
        elif self.asks and token.tried:
            self._try(read_own(self.board, token.tried))
        self._look()

    def ask(self, what: str) -> bool:
        """Carry out a request; return True if there was anything to do.

        Args:
            what: a decision by its number in the order played, `again`, `show`, or `cards` (with
                all cards open, or no more).
        """
        found = self._turn_to(what)
        if found:
            self.wanted = None
            self._look()
        return found

    def _turn_to(self, what: str) -> bool:
        if what == "cards" and self.complete:
            self.open = not self.open
            self._choose(None)
        elif what in ("again", SHOW) and self.at is not None:
            self._choose(self.at)
            if self.attempt is not None and what == SHOW:
                self.attempt.show()
        else:
            number = whole(what)
            if number is None or number >= len(self.decisions):
                return False
            self._choose(self.decisions[number])
        return True

    def _choose(self, decision: Decision | None) -> None:
        self.at = decision
        self.board = self.table if decision is None else self.table.branch(decision.moment)
        self.attempt, self._reply = None if decision is None else Attempt(), None

    def _look(self) -> None:
        """Show the table of the decision."""
        self.session.show_table(self.board)

    # What the learner does

    def move(self, move: str) -> None:
        """Try a card."""
        if not self.asks:
            self.session.say("note", "reply-no-review")
            return
        allowed = self.session.allowed(move)
        if allowed is not None:
            self._try(allowed)
            self._look()

    def _try(self, move: Move) -> None:
        """Try a card; if it is not an answer, a good player replies to it."""
        assert self.attempt is not None
        self.attempt.make(str(move), self._good(move))
        if self.attempt.replying:
            self._see(self.board.branch(self.board.now).play(move))

    def _see(self, board: Table) -> None:
        """Look at the table after a tried card; want the next reply, if one is due."""
        assert self.at is not None
        since, seat = range(self.at.moment + 1, board.now + 1), self.session.seat
        full = next((at for at in since if board.view(seat, at).to_move is None), None)
        self.board, self._reply = board.branch(board.now if full is None else full), None
        if full is None and board.to_move != seat:
            job = board.advise(HINT, Budget(PLAYOUTS))
            self._reply = Want(EXAMPLE, job, self._on_reply, self._give_up_reply)

    def _on_reply(self, advice: Advice) -> bool:
        """Take another player's reply; show the table after the last one, and then return True."""
        self._see(self.board.branch(self.board.now).play(advice.move))
        if self._reply is None:
            self._look()
        return self._reply is None

    def _give_up_reply(self) -> None:
        """Give up the reply after an error."""
        self._reply = None

    def _good(self, move: Move) -> bool:
        assert self.at is not None
        if self.open:
            return any(each.move == move and not each.behind for each in self.at.open)
        return move in self.at.advice.as_good

    def go_on(self) -> None:
        """End the reply: its moves have been looked at, and are explained now."""
        if self.attempt is not None and self.attempt.replying and self._reply is None:
            self.attempt.explain()
            self._look()

    # What there is to show

    def heading(self, voice: Voice) -> str:
        """Return the name of the game and the number of the deal."""
        return self.session.heading(voice)

    def status(self, voice: Voice) -> str:
        """Return the status line: the learner's task."""
        if not self.complete and self.attempt is None:
            reached, moves = self.review.progress
            return voice.say("review-working", {"number": reached, "all": moves})
        found = "choose" if dear(self.decisions, self.open) else "none"
        facts = {"by": counting_unit(self.decisions)}
        return voice.say(f"review-{self.phase if self.attempt else found}", facts)

    def review_view(self, voice: Voice) -> ReviewModel:
        """Return the review for the browser: the list, the line of the deal, the explanation."""
        reviewed = ReviewView(self.table, self.decisions, self.at, self.open, voice)
        return {
            "phase": self.phase,
            "complete": self.complete,
            "progress": list(self.review.progress),
            **reviewed.deal_view(),
            "lines": [] if self.attempt is None else reviewed.lines(self.attempt),
        }
