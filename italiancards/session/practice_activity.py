"""Practice: opponents of a chosen level, marks for hints, and a review of the deal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from itertools import takewhile

from italiancards import Table, review
from italiancards.core.language import language
from italiancards.core.words import Voice
from italiancards.hints import PLAYOUTS, Budget
from italiancards.session.activity import Activity, ActivityWrapper, Handlers
from italiancards.session.marks import Marks, learned_something
from italiancards.session.model import TableModel
from italiancards.session.play_activity import PlayActivity
from italiancards.session.review_activity import ReviewActivity
from italiancards.session.session import Session
from italiancards.session.settings import LEVEL, SETTINGS
from italiancards.session.texts import Arrival, FindTable, Refusal
from italiancards.session.token import ScreenPlace, Token, differing_options


def sit_down(
    table: Table,
    seat: int = 0,
    players: Mapping[int, str] | None = None,
    origin: Token | None = None,
) -> Session:
    """Return a new session of a learner who practises at a table against bots.

    Args:
        table: the table.
        seat: the learner's seat.
        players: the bot of each other seat; the level's where none is named.
        origin: how the table was set up: see `PracticeActivity`.

    Raises:
        ItalianCardsError: a seat or a bot that does not exist, or a game without a card table.
    """
    return Session(table, lambda session: PracticeActivity(session, players, origin), seat)


class PracticeActivity(ActivityWrapper):
    """Play with levels and marks, and reviews of the deals.

    Args:
        session: whose table it is.
        players: the bot of each other seat; the level's where none is named.
        origin: how the table was set up, so that it can be set up again and gone on from; without
            it there is no other match after this one.
    """

    def __init__(
        self,
        session: Session,
        players: Mapping[int, str] | None = None,
        origin: Token | None = None,
    ) -> None:
        self.session = session
        self.playing = PlayActivity(session, players, again=self._new_match if origin else None)
        if self._levels:
            session.settings |= {LEVEL: SETTINGS[LEVEL][0]}
        self.origin = origin
        self.marks = Marks()
        self.back: ReviewActivity | None = None

    @property
    def inner(self) -> Activity:
        """The review that is open, or else the play."""
        return self.back or self.playing

    @property
    def handlers(self) -> Handlers:
        """Methods that act on messages, by kind: the inner ones, and help, tokens and reviews."""
        own: Handlers = {
            "hint": self.hint,
            "undo": self.undo,
            "sit": self.sit,
            "review": self.review,
        }
        return {**self.inner.handlers, **own}

    @property
    def enabled_buttons(self) -> Collection[str]:
        """Names of the buttons that can be pressed; `review` too after a deal that was played."""
        session, enabled_buttons = self.session, set(self.inner.enabled_buttons)
        over = self.waiting is None and session.view.over
        if self.back is None and over and session.has_coach and self.playing.can_undo:
            enabled_buttons.add("review")
        return enabled_buttons

    @property
    def _levels(self) -> bool:
        """True if some other seat's bot is chosen by the level, not by name."""
        return len(self.playing.players) < self.session.table.seating.count - 1

    def hint(self) -> None:
        """Open the coach's next step, and mark the deal as hinted."""
        self.session.advise()
        self.marks.hinted.add(self.session.deal)

    def undo(self) -> None:
        """Go back to the learner's last decision; mark deals if something was learnt since."""
        session = self.session
        shown, last = session.shown, session.deal
        self.playing.undo()
        if learned_something(session.table, session.seat, session.shown, shown):
            self.marks.undone.update(range(session.deal, last + 1))

    # Going on from a token

    def _new_match(self) -> Table:
        """Return the table of a fresh match with the same options, and clear the marks."""
        assert self.origin is not None  # else there is no other
        self.marks = Marks()
        fresh = self.origin.fresh(self.session.table)
        table = fresh.table()
        self.origin = replace(fresh, number=str(table.seed))
        return table

    @property
    def _resumable(self) -> Token | None:
        """Token from which the table was set up; None if its cards were given one by one.

        A token would have to hold them.
        """
        return self.origin if self.origin is not None and self.origin.number else None

    @property
    def token(self) -> str:
        """Token of the table, the moment on the screen, marks and place in a review; "" if none."""
        if self._resumable is None:
            return ""
        session, screen_place = self.session, ScreenPlace()
        if self.back is not None:
            screen_place = self.back.place()
        elif session.shown < session.table.now:
            screen_place = {
                "shown": str(session.shown - session.table.deals.moment_of(session.deal))
            }
        return str(
            replace(
                self._screen_token(self._resumable),
                **screen_place,
                **self.marks.since(session.deal),
            )
        )

    def _screen_token(self, origin: Token) -> Token:
        """Return the token of the screen's deal as played from the learner's seat."""
        session = self.session
        table = session.table if self.back is None else self.back.table
        own_token = origin.at(table, session.deal, session.seat, session.shown)
        return replace(own_token, level=session.settings.get(LEVEL, ""))

    def _mistakes(self) -> list[str]:
        """Return tokens of the reviewed decisions to repeat another day; [] outside a review."""
        if self.back is None or self._resumable is None:
            return []
        played = self._screen_token(self._resumable)
        return [str(replace(played, review=str(number))) for number in self.back.to_repeat()]

    def sit(self, at: str) -> None:
        """Request the table that a token names; it is read in a job."""
        self.read(at)

    def read(
        self, text: str, fresh: Token | None = None, then: Callable[[], None] = lambda: None
    ) -> None:
        """Request the table that a text leads to, found in a job; then call `then`.

        Args:
            text: a token, or what was pasted.
            fresh: for what was pasted, how other cards would be dealt here.
            then: what is to be done once it lies there.
        """
        session, players = self.session, dict(self.playing.players)
        here = session.table.game.name, int(session.seat), players, language()
        session.read(FindTable(text, *here, fresh), partial(self._arrive, then))

    def _arrive(self, then: Callable[[], None], found: Arrival | Refusal) -> None:
        """Set up the table that was found, or show why none was."""
        if isinstance(found, Refusal):
            self.session.say("note", found.sentence, error=found.error)
            return
        self._set_up(found)
        then()

    def _set_up(self, found: Arrival) -> None:
        """Replace table, marks and play by those found; open the review that a token names."""
        session, (token, table, shown, place, players, marks, numbers) = self.session, found
        level = token.level or session.settings.get(LEVEL, SETTINGS[LEVEL][0])
        self._carry_marks(marks, table, shown, place)
        self.marks, self.back = marks, None
        options = {} if token.text else differing_options(table)
        self.origin = replace(
            token.start, game=table.game.name, options=options, number=str(table.seed)
        )
        session.show_table(table, shown, place, numbers)
        self.playing = PlayActivity(session, players, self._new_match)
        if self._levels:
            session.settings[LEVEL] = level
        if token.review:
            self._look_back(token)

    def _carry_marks(self, marks: Marks, table: Table, shown: int, seat: int) -> None:
        """Add the help that this same deal had here to the new table's marks, in place."""
        session = self.session
        old = session.table if self.back is None else self.back.table
        upto = session.shown if self.back is None else old.now
        deal, before = table.moments[shown].deal, old.moments[upto].deal
        start, played = table.deals.start(deal), old.deals.start(before)
        if start is None or played is None or start.deck != played.deck:
            return
        if before in self.marks.hinted:
            marks.hinted.add(deal)
        first = old.deals.moment_of(before)
        new_moments = table.moments[table.deals.moment_of(deal) : shown + 1]
        both = zip(new_moments, old.moments[first : upto + 1], strict=False)
        alike = sum(1 for _ in takewhile(lambda two: two[0].move == two[1].move, both))
        opened = before in self.marks.opened and deal not in marks.opened
        known = opened or before in self.marks.undone or seat != session.seat
        if known or learned_something(old, session.seat, first + alike - 1, upto):
            marks.undone.add(deal)

    # Looking back

    def review(self, to: str) -> None:
        """Open a review of the deal, pass it a request, or close it; else say there is none."""
        if self.back is None and to == "open":
            self._look_back()
        elif self.back is not None and to == "close":
            self._close()
        elif self.back is None or not self.back.ask(to):
            self._nothing_to_review()

    def _look_back(self, wanted: Token | None = None) -> None:
        """Open the review of the deal, at the decision wanted; set a note if there is none."""
        if "review" not in self.enabled_buttons:
            self._nothing_to_review()
            return
        session = self.session
        decisions = review(session.table, session.seat, budget=Budget(PLAYOUTS))
        self.back = ReviewActivity(session, decisions, self._close, wanted)

    def _nothing_to_review(self) -> None:
        """Set a note that there is nothing to review, or no coach for the game."""
        if self.session.has_coach:
            self.session.say("note", "reply-no-review")
        else:
            self.session.note_no_hint()

    def _close(self) -> None:
        """Close the review, and show its table again."""
        assert self.back is not None  # else there is nothing to close
        table, self.back = self.back.table, None
        self.session.show_table(table)

    # What there is to show

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add the inner parts, the deal's marks and the review to a view model, in place.

        Args:
            model: the view model of the table, changed in place.
            voice: who says the texts.
        """
        self.inner.add_to(model, voice)
        model["score"]["note"] = self.marks.text(voice, self.session.deal)
        model["review"] = None if self.back is None else self.back.review_view(voice)
        model["mistakes"] = self._mistakes()
