"""A learner at a table: takes messages, and says what there is to show.

No browser and no notebook is needed here: a widget passes messages in and view models out. What is
done at the table is an activity (`activity.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, cast
from uuid import uuid4

from italiancards import Table
from italiancards.core.events import Event
from italiancards.core.game import View
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.hints import HINT, Budget, bots, level, no_hint
from italiancards.jobs import FIRST, Job, Want
from italiancards.registry import MissingCode
from widgets.screen.twins import Changes, Twins
from widgets.screen.view_model import Shown, held, view_model
from widgets.screen.words import WORDS
from widgets.session.activity import BUTTONS, Activity, Acts
from widgets.session.answering import Answering, picks, told, verdicts
from widgets.session.coach import Coach
from widgets.session.messages import ANY_TIME, Message
from widgets.session.model import (
    AnswerKind,
    AnswerModel,
    Form,
    SessionModel,
    TableModel,
    Translation,
    Words,
)
from widgets.session.narration import Narration
from widgets.session.places import seated
from widgets.session.settings import LEVEL, REMINDERS, SETTINGS, labels

LARGE = 7
"""So many cards make a hand that is fanned, and sorted."""
REFUSED = {
    **dict.fromkeys(("step", "answer", "repeat"), "ui-no-lesson"),
    **dict.fromkeys(("paste", "form", "cards"), "ui-no-practice"),
    "review": "ui-no-review",
    "sit": "ui-no-token",
    "undo": "ui-nothing-to-undo",
    "redo": "ui-nothing-to-redo",
    "hint": "ui-no-hint-now",
    "deal": "ui-not-over",
}
"""What is said of a message that the activity does not know, or that cannot be acted on now."""
PRESSES = {
    "undo": {"undo"},
    "redo": {"redo"},
    "hint": {"hint"},
    "deal": {"next_deal", "new_match"},
}
"""The messages that come from buttons: they are heard where one of these can be pressed."""
PLACING = ("sit", "repeat")
"""The messages that put another hand on the table, for which a page waits."""


class Session:
    """A learner in one seat of a table, and what is on the screen.

    Args:
        table: the table.
        begin: makes what the learner does there.
        seat: the learner's seat.
        hide: the zones that are not shown.

    The table may be ahead of what is shown: a finished trick stays on the screen until the learner
    goes on. `shown` is the moment on the screen, `news` what has just happened there.
    """

    def __init__(
        self,
        table: Table,
        begin: Callable[[Session], Activity],
        seat: int = 0,
        hide: frozenset[str] = frozenset(),
    ) -> None:
        self.table = table
        self.seat, _ = seated(table, seat, None)
        self.hide = hide
        self.settings = {name: values[0] for name, values in SETTINGS.items() if name != LEVEL}
        self.coach = Coach()
        self._postponed: Message | None = None
        self.narration = Narration(self.seat)
        self.twins = Twins()
        self.shown = table.now
        self.id = uuid4().hex
        self.revision = 0
        self.placing = 0  # how often somebody asked to go on here from elsewhere
        self.placed = 0  # the same, as far as it was answered
        self.reading: Want | None = None
        self.answer: AnswerModel | None = None
        self.news: list[Event] = []
        self._left = table.moment
        self.activity = begin(self)

    # What there is to show

    def voice_in(self, language: str | None = None) -> Voice:
        """Who speaks to the learner, in a language; without one, in the one that is set."""
        voice = self.table.voice(self.seat, language or self.settings["language"])
        return replace(voice, folders=(*voice.folders, *WORDS))

    @property
    def voice(self) -> Voice:
        """Who speaks to the learner."""
        return self.voice_in()

    @property
    def view(self) -> View:
        """What the learner's seat knew at the moment on the screen."""
        view: View = self.table.view(self.seat, at=self.shown)
        return view

    @property
    def deal(self) -> int:
        """Which deal of the match is on the screen."""
        return self.table.moments[self.shown].deal

    @property
    def waiting(self) -> str | None:
        """What comes next without the learner's doing: see `Activity.waiting`."""
        return self.activity.waiting

    @property
    def token(self) -> str:
        """Where the learner is, for another kernel to go on from; empty where none can."""
        return self.activity.token

    def translated(self, language: str) -> Translation:
        """All that is told of the table, in a language: the model, the words and the form."""
        return {
            "model": self.model(language),
            "words": self.labels(language),
            "form": self.form(language),
        }

    def model(self, language: str | None = None) -> TableModel:
        """The view model: everything the browser needs, whole."""
        voice, waiting, pressed = self.voice_in(language), self.waiting, self.activity.pressed
        dealt = self._dealt
        shown = Shown(
            self.table.game,
            self.view,
            self.table.seating,
            replace(self.table.score(self.shown, self.seat), voice=voice),
            verdicts(self.table, self.view) if waiting is None and self.activity.asks else (),
            self.deal,
            self.hide,
            self.activity.others,
            self.news,
            lying=self.twins.lying(self.table, self.seat, self.shown),
            reminded=self.settings[REMINDERS] == "on",
            letters=self.settings["index"] == "letters",
            dealer=self._dealer,
            large=picks(self.table.game) or dealt >= LARGE,
        )
        table: SessionModel = {
            **view_model(shown, voice),
            "heading": self.activity.heading(voice),
            "id": self.id,
            "revision": self.revision,
            "placed": self.placed,
            "dealt": dealt,
            "settings": self._settable | {"language": voice.language},
            "status": self.activity.status(voice),
            "said": " ".join(voice.event(event) for event in self.news),
            "came": self.narration.came(self.table, self.shown) if self.news else None,
            "log": self.narration.log(self.table, self.shown, voice),
            "just": self.narration.just(self.table, self.shown, voice),
            "wait": None if waiting is None else self.activity.wait(),
            "answer": self.answer,
            "coach": self.coach.told(voice),
            "can": {name: name in pressed for name in BUTTONS},
            "token": self.token,
        }
        model = cast(TableModel, table)  # the activity may add what is not required
        self.activity.add_to(model, voice)
        return model

    @property
    def _settable(self) -> dict[str, str]:
        """What can be set at this table, as it is set."""
        lacking = () if self.table.game.reminders else (REMINDERS,)
        return {name: value for name, value in self.settings.items() if name not in lacking}

    @property
    def _dealer(self) -> Seat | None:
        """Who dealt what is on the screen, where it was dealt."""
        start = self.table.deals.start(self.deal)
        return None if start is None else start.dealer

    @property
    def _dealt(self) -> int:
        """How many cards the learner was dealt into the hand."""
        view = self.table.view(self.seat, self.table.deals.dealt(self.deal))
        return held(self.table.game.zones(view), self.seat)

    def labels(self, language: str | None = None) -> Words:
        """What the buttons say, by their names without `ui-`, and the words of the glossary."""
        voice = self.voice_in(language)
        return labels(voice, self.table.seating.direction, self.table.game.name)

    def form(self, language: str | None = None) -> Form:
        """What else can be put on the table, if anything."""
        return self.activity.form(self.voice_in(language))

    def heading(self, voice: Voice) -> str:
        """The game, and the number that deals its cards."""
        return self.narration.heading(self.table, self.shown, voice)

    def status(self, voice: Voice) -> str:
        """What is about to happen at the table, or whose turn it is."""
        return self.narration.status(self.table, self.shown, self.waiting, voice)

    @property
    def keeps_last(self) -> bool:
        """Whether what was taken last can be looked at."""
        return any(zone.name.startswith("last-") for zone in self.table.game.zones(self.view))

    @property
    def advised(self) -> bool:
        """Whether there is a coach for the game, and a look back at its deals."""
        return HINT in bots(self.table.game)

    # What the learner does

    @property
    def _acts(self) -> Acts:
        """What is done for each kind of message: the same at every table, then the activity's."""
        own: Acts = {
            "ask": self._ask,
            "pick": self._pick,
            "setting": self._set,
            "hint": self.advise,
        }
        return {**own, **self.activity.acts}

    def handle(self, message: Message) -> bool:
        """Do what a message asks, or answer why not; the next view model tells.

        Returns:
            Whether anything may be shown anew: False where it was only postponed.
        """
        waited, kind = self.waiting, message.kind
        answered, postponed = self.answer is not None, self._postponed
        self.answer = None
        self.catch_up()
        if message.revision != self.revision and kind not in ANY_TIME:
            self.say("stale", "ui-stale")
        else:
            self.placing += kind in PLACING
            self._act(message)
            if self.reading is None:
                self.placed = self.placing
        self.activity.followed(kind, waited)
        return answered or self._postponed is postponed

    def _act(self, message: Message) -> None:
        kind, act = message.kind, self._acts.get(message.kind)
        if kind == "hint" and not self.advised:
            self.unadvised()
        elif act is None or (kind in PRESSES and not PRESSES[kind] & {*self.activity.pressed}):
            self.say("note", REFUSED[kind])
        elif kind == "move":
            self._make(act, message.texts["move"].split(";"))
        else:
            act(**message.texts)

    def _make(self, act: Callable[..., object], moves: Sequence[str]) -> None:
        """Make the moves that a text tells, one after another, while nothing is in the way."""
        for move in moves:
            act(move=move.strip())
            if self.answer is not None or self.waiting is not None:
                break

    def _ask(self, move: str) -> None:
        self.answer = self._answering.why(move)

    def _pick(self, hand: str, table: str, onto: str, begun: str) -> None:
        self.answer = self._answering.pick(hand, table, onto, begun)

    @property
    def _answering(self) -> Answering:
        """Who answers at the moment on the screen."""
        return Answering(self.table, self.view, self.voice)

    def _set(self, name: str, value: str) -> None:
        if name not in self.settings or value not in SETTINGS[name]:
            self.say("note", "ui-no-setting", name=name, value=value)
            return
        self.settings[name] = value

    def advise(self) -> None:
        """Open the coach's next step."""
        even = level(self.table.game, self.table.options)
        self.coach.more(lambda: self.table.advise(HINT, Budget()), even)

    @property
    def want(self) -> Want | None:
        """Want of the moment, to be answered by `give`."""
        return self.reading or self.coach.want or self.activity.want

    def give(self, want: Want, result: Any) -> bool:
        """Take the answer to a job, if it is still wanted; True if that changes what is shown."""
        if want is not self.want:
            return False
        shows = want.take(result) is not False
        return self._make_up() or shows

    def read(self, job: Job, take: Callable[[Any], None]) -> None:
        """Want a text to be read, instead of any other that is being read.

        What is heard meanwhile is done at the table as it is.

        Args:
            job: reads it.
            take: takes what was read.
        """
        self.reading = Want(FIRST, job, partial(self._have_read, take), self.stop_reading)

    def _have_read(self, take: Callable[[Any], None], found: Any) -> None:
        waited = self.waiting
        self.stop_reading()
        self.answer = None
        self.catch_up()
        take(found)
        self.activity.followed("sit", waited)

    def stop_reading(self) -> None:
        """Read no more: whoever waits for a table waits no longer."""
        self.reading, self.placed = None, self.placing

    def give_up(self) -> None:
        """Want nothing any more: something went wrong."""
        if self.want is not None:
            self.want.leave()
        self.coach, self._postponed = Coach(), None

    def postpone(self, kind: str, **texts: str) -> None:
        """Do something as soon as an answer that it lacks is there.

        It is dropped where the screen shows another moment by then.

        Args:
            kind: the kind of message that asks for it.
            texts: what that carries.
        """
        self._postponed = Message(kind, self.revision, texts)

    def _make_up(self) -> bool:
        """Do what was postponed, if nothing is lacking any more; True if it was done."""
        message, self._postponed = self._postponed, None
        if message is None or message.revision != self.revision:
            return False
        waited, answer, self.answer = self.waiting, self.answer, None
        self._act(message)
        if self._postponed is not None:
            self.answer = answer
            return False
        self.activity.followed(message.kind, waited)
        return True

    def catch_up(self) -> None:
        """Where somebody else played or took back at this table, look at it again."""
        if self.table.moment is not self._left:
            self.show(min(self.shown, self.table.now))

    # What an activity does with it

    def say(self, kind: AnswerKind, sentence: str, **facts: object) -> None:
        """Answer the learner in a sentence of the table's: see `tell`."""
        self.tell(kind, self.voice.say(sentence, facts))

    def tell(self, kind: AnswerKind, text: str) -> None:
        """Answer the learner: `why`, `illegal`, `stale`, `note` or `trouble`."""
        self.answer = told(kind, text)

    def unheard(self, error: str) -> None:
        """Answer a message that is none."""
        self.say("trouble", "ui-unheard", error=error)

    def trouble(self, error: Exception) -> None:
        """Answer a message that something went wrong with, unless the page says what."""
        if isinstance(error, MissingCode):
            return
        self.say("trouble", "ui-trouble", error=f"{type(error).__name__}: {error}")

    def unadvised(self) -> None:
        """Answer that there is no coach for the game."""
        self.tell("note", no_hint(self.table.game, self.voice))

    def allowed(self, text: str) -> Move | None:
        """The move that a text means, where this seat may make it now; else the answer why not."""
        move, refused = self._answering.allowed(text)
        self.answer = refused or self.answer
        return move

    def show(self, moment: int) -> None:
        """Go to a moment; what happened on the way is news."""
        log = self.table.log(self.seat, self.shown + 1, moment) if moment > self.shown else []
        self.news = [event for _, event in log]
        self.shown = moment
        self.changed()

    def lay(
        self,
        table: Table,
        shown: int | None = None,
        seat: Seat | None = None,
        numbers: Sequence[Changes] = (),
    ) -> None:
        """Put another table on the screen, of which nothing is news.

        Args:
            table: the table.
            shown: the moment; without it, the last.
            seat: where the learner sits there; without it, where they sat before.
            numbers: the numbers of equal cards there, where they were found elsewhere.
        """
        self.table = table
        self.shown = table.now if shown is None else shown
        if seat is not None and seat != self.seat:
            self.seat, self.narration = seat, Narration(seat)
        if numbers:
            self.twins.know(table, self.seat, self.shown, numbers)
        self.news = []
        self.changed()

    def changed(self) -> None:
        """What is on the screen is another: what was sent for it before comes too late."""
        self.revision += 1
        self.coach = Coach()
        self._left = self.table.moment
