"""Reviewing a deal: choose a decision, look for the better card, read the explanation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from italiancards import Table
from italiancards.core.game import View
from italiancards.core.moves import Move
from italiancards.core.numbers import whole
from italiancards.core.words import Voice
from italiancards.hints import HINT, PLAYOUTS, Advice, Budget
from italiancards.jobs import EXAMPLE, REVIEW, Want
from italiancards.review import Decision, Review
from italiancards.session.acted_line import ActedLine
from italiancards.session.activity import Activity, Handlers
from italiancards.session.attempt import SHOW, SHOWN, Attempt
from italiancards.session.model import ReviewModel, ReviewPhase, Wait
from italiancards.session.review_view import ReviewView, better_line, counting_unit, dear
from italiancards.session.session import Session
from italiancards.session.token import ScreenPlace, Token, read_own

REPLY_STAYS = 1600
"""Milliseconds that a move stays before what follows from it: an explanation, or the next."""
STEPS = {"next": 1, "back": -1}
"""Requests to walk through the deal, each with the number of moments to go on by."""
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
        self.acted: ActedLine | None = None
        self._reply: Want | None = None
        self._first = self.table.deals.moment_of(self.table.moment.deal)
        self.moment = self._first  # where the deal is walked through; no decision is chosen there
        self._walked = False
        self._show_board()
        self._want_next_decision()

    @property
    def handlers(self) -> Handlers:
        """Methods that act on messages, by kind: a move to try, and going on."""
        return {"move": self.move, "go_on": self.go_on}

    @property
    def phase(self) -> ReviewPhase:
        """Phase of the attempt at the chosen decision; "" while none is chosen."""
        return "" if self.attempt is None else self.attempt.phase

    @property
    def waiting(self) -> str | None:
        """`table` while a line of play is shown on the table, else None."""
        replying = self.attempt is not None and self.attempt.replying
        acting = self.acted is not None and not self.acted.over
        return "table" if replying or acting else None

    def wait(self) -> Wait:
        """Return for whom the screen waits: a bot's reply, or milliseconds that a move stays."""
        if self._reply is not None:
            return {"for": "bot", "ms": None}
        return {"for": "table", "ms": REPLY_STAYS}

    @property
    def asks(self) -> bool:
        """True if the learner is to try a move at the chosen decision."""
        return self.attempt is not None and self.attempt.trying

    @property
    def others(self) -> Sequence[View]:
        """Views of all seats while all cards lie open; else none."""
        return self.session.all_views if self.open else ()

    # Working it out

    @property
    def want(self) -> Want | None:
        """Job of the reply to a move tried, or of reviewing the next decision; or None."""
        return self._reply or self._want

    @property
    def decisions(self) -> Sequence[Decision]:
        """Reviewed decisions of the deal, as far as they are worked out."""
        return self.review.done

    @property
    def complete(self) -> bool:
        """True once all decisions are reviewed."""
        return self.review.complete

    def _take(self, decision: Decision | None) -> None:
        """Store a reviewed decision, and set the job of the next."""
        self.review.take(decision)
        self._want_next_decision()

    def _want_next_decision(self) -> None:
        """Set the job of the next decision's review; show the wanted or dearest one in time."""
        job = self.review.job
        self._want = None if job is None else Want(REVIEW, job, self._take, self.leave)
        if self.wanted is not None and self._has(self.wanted):
            self._return_to(self.wanted)
            self.wanted = None
        elif self.complete and self.at is None:
            self._begin()
            self._show_board()

    def _begin(self) -> None:
        """Choose the dearest mistake, with its answer shown, unless the learner is elsewhere."""
        mistakes = dear(self.decisions, self.open)
        if mistakes and self.at is None and not self._walked:
            self._show_answer(mistakes[0])

    def _has(self, token: Token) -> bool:
        """Return True if a token's decision is reviewed already, or if none is left to review."""
        number = whole(token.review)
        return self.complete or (
            not token.hindsight and number is not None and number < len(self.decisions)
        )

    def to_repeat(self) -> list[int]:
        """Return the numbers of the dearest mistakes, to repeat later; [] until all are known."""
        if self.open or not self.complete:
            return []
        return [self.decisions.index(each) for each in dear(self.decisions)[:REPEATED]]

    # Where the learner is

    def place(self) -> ScreenPlace:
        """Return the place in the review as texts, by token field."""
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
        """Return the text a token keeps of an attempt: its move, `show`, or "" for neither."""
        return self.board.read(attempt.move).plain if attempt.move else attempt.token_text

    def _return_to(self, token: Token) -> None:
        """Restore the decision and the attempt that a token names, as far as they exist."""
        if token.hindsight:
            self._turn_to("cards")
        self._turn_to(token.review)
        if self.at is None:
            self._walked = True
        elif token.tried == SHOW:
            self._show_answer(self.at)
        elif self.asks and token.tried:
            self._try(read_own(self.board, token.tried))
        self._show_board()

    def ask(self, what: str) -> bool:
        """Do what a page asks (a decision's number, `again` …); return False if unknown.

        Args:
            what: a decision by its number in the order played, `again`, `show` (light the answer;
                act it out if it is lit), `cards` (with all cards open, or no more), or `next` and
                `back` (walk through the deal).
        """
        if what in STEPS:
            self.wanted = None
            self._walk(STEPS[what])
            return True
        lit = self.attempt is not None and self.attempt.phase == SHOWN
        found = self._turn_to(what)
        if found:
            self.wanted = None
            self._show_board()
            if lit and what == SHOW:
                self.go_on()
        return found

    def _turn_to(self, what: str) -> bool:
        """Choose the decision or hindsight a page asks for; return False if there is none."""
        if what == "cards" and self.complete:
            self._toggle_cards()
        elif what == SHOW and self.at is not None:
            self._show_answer(self.at)
            self.acted = ActedLine(self.board, better_line(self.at, self.open))
        elif what == "again" and self.at is not None:
            self._set_decision(self.at)
        else:
            number = whole(what)
            if number is None or number >= len(self.decisions):
                return False
            self._set_decision(self.decisions[number])
        return True

    def _set_decision(self, decision: Decision | None) -> None:
        """Choose a decision (None for the list), with a new attempt at it."""
        self.at = decision
        self.board = self.table if decision is None else self.table.branch(decision.moment)
        self.attempt, self._reply = None if decision is None else Attempt(), None
        self.acted = None
        if decision is not None:
            self.moment = decision.moment

    def _show_answer(self, decision: Decision) -> None:
        """Choose a decision, with its answer lit on the table."""
        self._set_decision(decision)
        assert self.attempt is not None
        self.attempt.show()

    def _toggle_cards(self) -> None:
        """Open all cards, or cover them; a chosen decision stays, its answer shown if it was."""
        over = self.attempt is not None and self.attempt.over
        self.open = not self.open
        if self.at is None:
            self._begin()
        elif over:
            self._show_answer(self.at)
        else:
            self._set_decision(self.at)

    def _walk(self, by: int) -> None:
        """Walk a moment on or back in the deal, if there is one; a mistake shows its answer."""
        to = self.moment + by
        if to not in range(self._first, self.table.now + 1):
            return
        self._walked = True
        mistakes = dear(self.decisions, self.open)
        mistake = next((each for each in mistakes if each.moment == to), None)
        if mistake is None:
            self._set_decision(None)
            self.moment = to
        else:
            self._show_answer(mistake)
        self._show_step(self.table, to - max(by, 0), to)

    def _show_step(self, table: Table, before: int, shown: int) -> None:
        """Show a moment of a table, with what happened since the moment before it."""
        self.session.show_table(table, before)
        if shown > before:
            self.session.show(shown)

    def _show_board(self) -> None:
        """Show the table of the chosen decision, or the moment of the deal that is walked to."""
        if self.at is None:
            self.session.show_table(self.table, self.moment)
        else:
            self.session.show_table(self.board)

    # What the learner does

    def move(self, move: str) -> None:
        """Try the learner's move, or set the answer why it cannot be tried."""
        if not self.asks:
            self.session.say("note", "reply-no-review")
            return
        allowed = self.session.allowed(move)
        if allowed is not None:
            self._try(allowed)
            self._show_board()

    def _try(self, move: Move) -> None:
        """Try a move; if it is not good enough, start the other players' replies to it."""
        assert self.at is not None
        assert self.attempt is not None
        self.attempt.make(str(move), self._is_good(move))
        if self.attempt.replying:
            self._await_reply(self.board.branch(self.board.now).play(move))
        else:
            self.acted = ActedLine(self.board, better_line(self.at, self.open, move))

    def _await_reply(self, board: Table) -> None:
        """Set the board after a move tried; set the job of the next bot's reply, if one is due."""
        assert self.at is not None
        since, seat = range(self.at.moment + 1, board.now + 1), self.session.seat
        full = next((at for at in since if board.view(seat, at).to_move is None), None)
        self.board, self._reply = board.branch(board.now if full is None else full), None
        if full is None and board.to_move != seat:
            job = board.advise(HINT, Budget(PLAYOUTS))
            self._reply = Want(EXAMPLE, job, self._on_reply, self._give_up_reply)

    def _on_reply(self, advice: Advice) -> bool:
        """Play a bot's reply; return True if it was the last, and is now shown."""
        self._await_reply(self.board.branch(self.board.now).play(advice.move))
        if self._reply is None:
            self._show_board()
        return self._reply is None

    def _give_up_reply(self) -> None:
        """Drop the job of a bot's reply, after an error."""
        self._reply = None

    def _is_good(self, move: Move) -> bool:
        """Return True if a move is as good as the best at the chosen decision."""
        assert self.at is not None
        if self.open:
            return any(each.move == move and not each.behind for each in self.at.open)
        return move in self.at.advice.as_good

    def go_on(self) -> None:
        """Act out the next moment of an answer, or explain a wrong move; else do nothing."""
        if self.acted is not None and not self.acted.over:
            before = self.acted.shown
            shown = self.acted.step()
            self._show_step(self.acted.board, before, shown)
        elif self.attempt is not None and self.attempt.replying and self._reply is None:
            self.attempt.explain()
            self._show_board()

    # What there is to show

    def heading(self, voice: Voice) -> str:
        """Return the name of the game and the number of the deal, as one text."""
        return self.session.heading(voice)

    def status(self, voice: Voice) -> str:
        """Return the status line: progress of the review, or the learner's task."""
        if not self.complete and self.attempt is None and not self._walked:
            reached, moves = self.review.progress
            return voice.say("review-working", {"number": reached, "all": moves})
        if self.attempt is None and self._walked:
            steps = {"number": self.moment - self._first, "all": self.table.now - self._first}
            return voice.say("review-walk", steps)
        facts = {"by": counting_unit(self.decisions)}
        return voice.say(f"review-{self.phase or 'none'}", facts)

    def review_view(self, voice: Voice) -> ReviewModel:
        """Return the review's view model: decisions, their graph, and the explained moves."""
        reviewed = ReviewView(self.table, self.decisions, self.at, self.open, voice, self.moment)
        return {
            "phase": self.phase,
            "complete": self.complete,
            "progress": list(self.review.progress),
            "step": [self.moment - self._first, self.table.now - self._first],
            **reviewed.deal_view(),
            **reviewed.attempt_view(self.attempt),
        }
