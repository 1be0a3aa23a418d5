"""Display: a moment of a table on a learner's screen, and its view model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast
from uuid import uuid4

from italiancards import Table
from italiancards.core.events import Event
from italiancards.core.game import View
from italiancards.core.moves import Move
from italiancards.core.rules import Verdict
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.hints import level_number
from italiancards.screen.acts import melds_in
from italiancards.screen.twins import Changes, Twins, card_in_key
from italiancards.screen.view_model import Snapshot, hand_size, view_model
from italiancards.screen.words import WORDS
from italiancards.session.activity import BUTTONS, Activity
from italiancards.session.coach import Coach
from italiancards.session.model import (
    AnswerModel,
    Form,
    SessionModel,
    TableModel,
    Translation,
    Words,
)
from italiancards.session.move_answers import picks, verdicts
from italiancards.session.narration import Narration, event_text, heard_text, most_telling
from italiancards.session.seats import check_seats
from italiancards.session.settings import LEVEL, REMINDERS, SETTINGS, TALK, labels

LARGE = 7
"""Fewest cards of a hand that is fanned and sorted."""


WITH_CARD = "chips"
"""Kind of control of moves that play a card and say something with it."""


class Display:
    """A learner's screen at a table.

    Args:
        table: the table.
        seat: the learner's seat.
        hide: the names of the zones that are not shown.

    The table may be ahead of what is shown: a finished trick stays on the screen until the learner
    goes on. `shown` is the moment on the screen, an index of `table.moments`; `news` lists the
    events that led to it from the one shown before; `activity` is what the learner does there;
    `revision` counts the changes of the screen.
    """

    activity: Activity

    def __init__(self, table: Table, seat: int, hide: frozenset[str]) -> None:
        self.table = table
        self.seat, _ = check_seats(table, seat, None)
        self.hide = hide
        self.settings = {name: values[0] for name, values in SETTINGS.items() if name != LEVEL}
        self.coach = Coach()
        self.narration = Narration(self.seat)
        self.twins = Twins()
        self.shown = table.now
        self.id = uuid4().hex
        self.revision = 0
        self.placed = 0  # how often somebody who asked to go on here from elsewhere was answered
        self.answer: AnswerModel | None = None
        self.news: list[Event] = []
        self._last_moment = table.moment

    def voice_in(self, language: str | None = None) -> Voice:
        """Return the voice (words in one language) for the learner, by default the settings'.

        Args:
            language: `en` or `it`; None for the one in the settings.
        """
        voice = self.table.voice(self.seat, language or self.settings["language"])
        return replace(voice, folders=(*voice.folders, *WORDS))

    @property
    def voice(self) -> Voice:
        """Voice (words in one language) for the learner, in the language of the settings."""
        return self.voice_in()

    @property
    def view(self) -> View:
        """The learner's view of the table at the moment on the screen."""
        view: View = self.table.view(self.seat, at=self.shown)
        return view

    @property
    def all_views(self) -> Sequence[View]:
        """Views of all seats at the moment on the screen, for where all hands lie open."""
        return [self.table.view(seat, at=self.shown) for seat in self.table.seating.seats]

    @property
    def deal(self) -> int:
        """Number of the deal on the screen, in the match."""
        return self.table.moments[self.shown].deal

    @property
    def waiting(self) -> str | None:
        """Word for the next thing that happens without the learner, or None."""
        return self.activity.waiting

    @property
    def token(self) -> str:
        """Token (one line of text) to resume the learner's place from; "" if there is none."""
        return self.activity.token

    def translation(self, language: str) -> Translation:
        """Return the whole screen in a language: view model, labels and form."""
        return {
            "model": self.model(language),
            "words": self.labels(language),
            "form": self.form(language),
        }

    def model(self, language: str | None = None) -> TableModel:
        """Return the view model: everything about the table that the browser draws."""
        voice, waiting, enabled_buttons = (
            self.voice_in(language),
            self.waiting,
            self.activity.enabled_buttons,
        )
        dealt, points = self._hand_size, "points" not in self.hide
        shown = Snapshot(
            self.table.game,
            self.view,
            self.table.seating,
            replace(self.table.score(self.shown, self.seat), voice=voice),
            self._offered if waiting is None and self.activity.asks else (),
            self.deal,
            self.hide,
            self.activity.others,
            self.news,
            copy_numbers=self.twins.copy_numbers(self.table, self.seat, self.shown),
            reminded=self.settings[REMINDERS] == "on",
            asked=self.activity.is_question_open,
            letters=self.settings["index"] == "letters",
            dealer=self._dealer,
            large=picks(self.table.game) or dealt >= LARGE,
            turns=self._last_turns,
        )
        table: SessionModel = {
            **view_model(shown, voice),
            "heading": self.activity.heading(voice),
            "id": self.id,
            "revision": self.revision,
            "placed": self.placed,
            "dealt": dealt,
            "settings": self._visible_settings | {"language": voice.language},
            "status": self.activity.status(voice),
            "said": " ".join(event_text(event, voice, points) for event in self.news),
            "rail": {
                "status": self.activity.status(voice.on_rail),
                "said": most_telling(self.news, voice.on_rail, points),
                "heard": heard_text(
                    self.news, self.narration.coming(self.table, self.shown), voice, points
                ),
            },
            "came": self.narration.played_card(self.table, self.shown) if self.news else None,
            "log": self.narration.log(self.table, self.shown, voice),
            "just": self.narration.recent_count(self.table, self.shown, voice),
            "wait": None if waiting is None else self.activity.wait(),
            "answer": self.answer,
            "coach": self.coach.steps_view(voice, melds_in(self.table.game.zones(self.view))),
            "can": {name: name in enabled_buttons for name in BUTTONS},
            "token": self.token,
        }
        model = cast(TableModel, table)  # the activity may add what is not required
        self.activity.add_to(model, voice)
        return model

    @property
    def _offered(self) -> list[Verdict]:
        """Verdicts on the moves to choose from; with words said with a card if these are wanted."""
        return verdicts(self.table, self.view) if self.talks else self._silent

    @property
    def talks(self) -> bool:
        """True if words said with a card are offered."""
        return self.settings[TALK] == "on" or self.activity.talks

    @property
    def _silent(self) -> list[Verdict]:
        """Verdicts on the moves that say no words with a card."""
        found = verdicts(self.table, self.view)
        return [verdict for verdict in found if verdict.move.control != WITH_CARD]

    def ways_to_play(self, key: str) -> list[str]:
        """Return the moves that may be made with one card of the hand, without a word said.

        Args:
            key: the card's key.
        """
        allowed = (verdict.move for verdict in self._silent if verdict.ok)
        return [str(move) for move in allowed if [*map(str, move.uses.hand)] == [card_in_key(key)]]

    @property
    def _visible_settings(self) -> dict[str, str]:
        """Names and values of the settings that apply at this table."""
        game = self.table.game
        says = any(kind.control == WITH_CARD for kind in game.moves)
        lacking = {REMINDERS: not game.reminders, TALK: not says}
        found = {name: value for name, value in self.settings.items() if not lacking.get(name)}
        if LEVEL in found:
            found[LEVEL] = level_number(found[LEVEL], game)
        return found

    @property
    def _last_turns(self) -> dict[Seat, list[Move]]:
        """Moves of each other seat's last turn, in games of turns; {} in others."""
        if not picks(self.table.game):
            return {}
        seats = [seat for seat in self.table.seating.order(self.seat) if seat != self.seat]
        return {seat: self.narration.last_turn(self.table, self.shown, seat) for seat in seats}

    @property
    def _dealer(self) -> Seat | None:
        """Seat that dealt the deal on the screen; None if its cards were set up."""
        start = self.table.deals.start(self.deal)
        return None if start is None else start.dealer

    @property
    def _hand_size(self) -> int:
        """Number of cards first dealt into the learner's hand in this deal."""
        view = self.table.view(self.seat, self.table.deals.moment_of(self.deal))
        return hand_size(self.table.game.zones(view), self.seat)

    def labels(self, language: str | None = None) -> Words:
        """Return the texts of the labels by name, and the glossary."""
        voice = self.voice_in(language)
        return labels(voice, self.table.seating.direction, self.table.game.name)

    def form(self, language: str | None = None) -> Form:
        """Return the form to choose another table or puzzle, in a language; maybe empty."""
        return self.activity.form(self.voice_in(language))

    def heading(self, voice: Voice) -> str:
        """Return the name of the game and the number of the deal, as one text."""
        return self.narration.heading(self.table, self.shown, voice)

    def status(self, voice: Voice) -> str:
        """Return the status line: the next event, the seat to move, or the end."""
        return self.narration.status(self.table, self.shown, self.waiting, voice)

    @property
    def has_last_cards(self) -> bool:
        """True if the last cards taken can be looked at."""
        return any(zone.name.startswith("last-") for zone in self.table.game.zones(self.view))

    @property
    def position(self) -> str | None:
        """Text of the position as the learner knows it; None where a lesson hides some of it."""
        return None if self.hide else self.table.position(seat=self.seat, at=self.shown)

    @property
    def last_move(self) -> str | None:
        """Text of the deal's last move that the learner knows at the screen's moment, or None."""
        first = self.table.deals.moment_of(self.deal)
        for number in range(self.shown, first, -1):
            move = self.table.history.move_known_to(number, self.seat, self.shown)
            if move is not None:
                return str(move)
        return None

    # Which moment it is

    def catch_up(self) -> None:
        """Show the table as it is now if somebody else played or took back a move there."""
        if self.table.moment is not self._last_moment:
            self.show(min(self.shown, self.table.now))

    def show(self, moment: int) -> None:
        """Show a moment; set `news` to the events since the one shown before.

        Args:
            moment: index of `table.moments`; going back leaves no news.
        """
        log = self.table.log(self.seat, self.shown + 1, moment) if moment > self.shown else []
        self.news = [event for _, event in log]
        self.shown = moment
        self.advance_revision()

    def show_table(
        self,
        table: Table,
        shown: int | None = None,
        seat: Seat | None = None,
        numbers: Sequence[Changes] = (),
    ) -> None:
        """Replace the table (and perhaps the seat) on the screen, with no news.

        The coach begins anew, and messages sent before it come too late: see `advance_revision`.

        Args:
            table: the table.
            shown: the moment, an index of `table.moments`; None for the last.
            seat: the learner's seat there; None for the same as before.
            numbers: numbers of the equal cards, one mapping for each moment of the deal up to
                `shown`, where another kernel gave them out; else empty.
        """
        self.table = table
        self.shown = table.now if shown is None else shown
        if seat is not None and seat != self.seat:
            self.seat, self.narration = seat, Narration(seat)
        if numbers:
            self.twins.know(table, self.seat, self.shown, numbers)
        self.news = []
        self.advance_revision()

    def advance_revision(self) -> None:
        """Count one more change of the screen, and close the coach."""
        self.revision += 1
        self.coach = Coach()
        self._last_moment = self.table.moment
