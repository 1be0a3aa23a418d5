"""A worked example: cards are played for the learner, and the reasons stand beside them."""

from __future__ import annotations

from functools import lru_cache

import italiancards as ic
from italiancards.core.words import Voice
from italiancards.hints import HINT, PLAYOUTS, Advice, Budget
from italiancards.jobs import EXAMPLE, Advise, Want, answer
from italiancards.screen.acts import Melds
from italiancards.session.activity import ActivityWrapper, Handlers
from italiancards.session.coach import STEPS, Coach
from italiancards.session.model import CoachLine, CoachStep, Wait
from italiancards.session.play_activity import PlayActivity
from italiancards.session.session import Session

MOST_WORSE = 3
"""Most moves that are told as worse beside one that was made."""


class Reasons(Coach):
    """Advice that was followed: the move and its reasons, shown at once and unasked.

    Args:
        advice: the advice.
    """

    def __init__(self, advice: Advice) -> None:
        super().__init__()
        self.advice = advice
        self.step = len(STEPS)

    def steps_view(self, voice: Voice, melds: Melds | None = None) -> list[CoachStep]:
        """Return only one step: the move with its reasons, and what can be said of the worse ones.

        The move is played already: none is offered. Estimates are left out; what is certain stays.
        """
        last = super().steps_view(voice, melds)[-1:]
        for step in last:
            step.pop("play", None)
            step.pop("brief", None)
            figures = step.pop("figures", [])
            if self.advice is not None and not self.advice.proven:
                step["lines"] = _in_words(self.advice, voice)
                step.pop("bars", None)
            elif figures:
                best, *others = figures
                step["lines"][0]["text"] += f" {best['text']}"
                step["lines"] += others
        return last


def _in_words(advice: Advice, voice: Voice) -> list[CoachLine]:
    """Return the lines of an advice without estimates: the best move, then the clearly worse."""
    best, *others = advice.played
    worse = [each for each in others if each.move not in advice.as_good][:MOST_WORSE]
    by_text = {voice.briefly(each.reasons): each for each in reversed([best, *worse])}
    return [
        {"move": voice.move_name(each.move), "text": text}
        for text, each in reversed(by_text.items())
        if text or each is best
    ]


class MoveSearch:
    """The hint's move for the learner at a moment, wanted until it is there.

    Args:
        table: the table, as it stands.
    """

    def __init__(self, table: ic.Table) -> None:
        self.moment = table.moment
        self.advice: Advice | None = None
        self.want: Want | None = Want(EXAMPLE, hint_job(table), self._take, self._leave)

    def _take(self, advice: Advice) -> bool:
        """Store the advice found, and drop the job; return False, since nothing is shown yet."""
        self.want, self.advice = None, advice
        return False

    def _leave(self) -> None:
        """Drop the job, after an error."""
        self.want = None


def hint_job(table: ic.Table) -> Advise:
    """Return the job of finding the hint's move at a table, with a fixed budget of playouts."""
    return table.advise(HINT, Budget(PLAYOUTS))


class Example(ActivityWrapper):
    """Play at a table where the hint plays some of the learner's cards.

    Args:
        session: whose table it is.
        remaining: number of those cards still to come.

    Nothing goes on by itself then, whatever the pace: the reasons want to be read. `explains` says
    that they are shown.
    """

    def __init__(self, session: Session, remaining: int = 0) -> None:
        self.session = session
        self.playing = PlayActivity(session)
        self.remaining = remaining
        self.explains = True
        self._move_search: MoveSearch | None = None

    @property
    def inner(self) -> PlayActivity:
        """The play at the table, to which the rest is passed on."""
        return self.playing

    @property
    def handlers(self) -> Handlers:
        """Methods that act on messages, by kind: play's; going on may also play the hint's move."""
        return {**self.playing.handlers, "go_on": self.go_on}

    @property
    def waiting(self) -> str | None:
        """`example` if a card is played for the learner next, else play's own word or None."""
        waiting = self.playing.waiting
        mine = waiting is None and self.session.table.to_move == self.session.seat
        return "example" if mine and self.remaining else waiting

    @property
    def want(self) -> Want | None:
        """Job of finding the learner's move or a bot's, or None."""
        if self.waiting == "example":
            return self._search().want
        thought = self._move_search
        if thought is not None and thought.moment is self.session.table.moment and thought.want:
            return thought.want
        return self.playing.want

    def _search(self) -> MoveSearch:
        """Return the search for the learner's move at this moment, new if there is none yet."""
        table = self.session.table
        if self._move_search is None or self._move_search.moment is not table.moment:
            self._move_search = MoveSearch(table)
        return self._move_search

    @property
    def is_finished(self) -> bool:
        """True if all cards of the example have been played and the replies shown."""
        waiting = self.playing.waiting
        if self.remaining or waiting == "table":
            return False
        return waiting is None or self.session.table.moments[self.session.shown].seat is None

    def go_on(self) -> None:
        """Play the hint's move for the learner and show its reasons, or go on as in play."""
        waiting, coach = self.waiting, self.session.coach
        if waiting == "example":
            advice = self.hint_advice()
            if advice is None:
                self.session.postpone("go_on")
                return
            self._play(advice)
            coach = Reasons(advice) if self.explains else coach
        else:
            self.playing.go_on()
        if isinstance(coach, Reasons) and (waiting != "table" or not self.remaining):
            self.session.coach = coach

    def _play(self, advice: Advice) -> None:
        """Play the hint's move for the learner and show it; count it off."""
        table = self.session.table
        before = table.now
        table.play(advice.move)
        self.remaining -= 1
        self.session.show(before + 1)

    def hint_advice(self) -> Advice | None:
        """Return the hint's move for the learner; None while it is searched."""
        thought = self._search()
        if thought.advice is None and thought.want is None:  # something went wrong: once more
            self._move_search = None
            self._search()
        return thought.advice

    def restore(self, advice: Advice | None) -> None:
        """Count off the cards already played for the learner; show `advice` as their reasons.

        Args:
            advice: the reasons for the last of it, if they stand there.
        """
        session = self.session
        self.remaining -= len(own_cards(session.table, session.seat, self.playing.first))
        if advice is not None and self.explains:
            session.coach = Reasons(advice)

    def wait(self) -> Wait:
        """Return whom the screen waits for; a bot moves by itself, all else awaits a click."""
        wait = self.playing.wait()
        return wait if wait["for"] == "bot" else {"for": "table", "ms": None}

    def status(self, voice: Voice) -> str:
        """Return the status line of play, or that a card is played for the learner next."""
        if self.session.waiting == "example":
            return voice.say("lesson-example")
        return self.playing.status(voice)


def own_cards(table: ic.Table, seat: int, first: int) -> list[int]:
    """Return the numbers of the moments after `first` at which a seat moved.

    Args:
        table: the table.
        seat: the seat.
        first: the number of that moment.
    """
    played = range(first + 1, table.now + 1)
    return [number for number in played if table.moments[number].seat == seat]


def unfinished(table: ic.Table, played: int, shown: int) -> bool:
    """Return True if every moment from a card played to the one shown is a player's move.

    Args:
        table: the table.
        played: the number of the moment of that card.
        shown: the number of the moment on the screen.
    """
    return all(moment.seat is not None for moment in table.moments[played : shown + 1])


def after(table: ic.Table, cards: int) -> ic.Table:
    """Return a table played on to the end of an example of so many cards.

    Args:
        table: where it starts.
        cards: how many cards are played for the learner.

    >>> table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S", others="7D FB")
    >>> after(table, 1).view(0).taken[0]
    ('AD', '6S')
    """
    return ic.read(_after(table.record(), cards))


@lru_cache
def _after(record: str, cards: int) -> str:
    """Return the record of a table at the end of an example; cached."""
    session = Session(ic.read(record), lambda session: Example(session, cards))
    example = session.activity
    assert isinstance(example, Example)
    while not example.is_finished:
        example.go_on()
        while (want := session.want) is not None and not example.is_finished:
            session.give(want, answer(want.job))
    return session.table.record()
