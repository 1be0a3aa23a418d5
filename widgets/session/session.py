"""A learner at a table: takes messages, plays the other seats, and says what there is to show.

No browser and no notebook is needed here: a widget passes messages in and view models out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, Self
from uuid import uuid4

from italiancards import Table
from italiancards.core.errors import ItalianCardsError
from italiancards.core.events import Event
from italiancards.core.game import View
from italiancards.core.moves import Move, Uses
from italiancards.core.rules import Verdict
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.hints import HINT, Budget, bots, last, level, nearest, no_hint
from widgets.screen.tried import tried
from widgets.screen.view_model import Shown, ViewModel, view_model
from widgets.screen.words import WORDS
from widgets.session.coach import Coach
from widgets.session.messages import ANY_TIME, Message
from widgets.session.narration import Narration
from widgets.session.picking import chosen, picked
from widgets.session.places import seated
from widgets.session.settings import BOT_PLAYOUTS, LEVEL, PAUSES, SETTINGS, THINKING, labels

ELSEWHERE = {
    **dict.fromkeys(("step", "answer", "repeat"), "ui-no-lesson"),
    **dict.fromkeys(("paste", "form", "cards"), "ui-no-practice"),
    "review": "ui-no-review",
    "sit": "ui-no-token",
}
"""What is said of a message that is for another kind of table."""
PLACING = ("sit", "repeat")
"""The messages that put another hand on the table, for which a page waits."""


class Session:
    """A table seen from one seat.

    Args:
        table: the table.
        seat: the learner's seat.
        players: the bot of each other seat; `greedy` where none is named.
        again: makes the next match when one is over; without it there is none.
        hide: the zones that are not shown.

    The table may be ahead of what is shown: a finished trick stays on the screen until the learner
    goes on. `shown` is the moment on the screen.
    """

    def __init__(
        self,
        table: Table,
        seat: int = 0,
        players: Mapping[int, str] | None = None,
        again: Callable[[], Table] | None = None,
        hide: frozenset[str] = frozenset(),
    ) -> None:
        self.table = table
        self.seat, self.players = seated(table, seat, players)
        self.again = again
        self.hide = hide
        self.settings = {name: values[0] for name, values in SETTINGS.items() if name != LEVEL}
        self.coach = Coach()
        self.narration = Narration(self.seat)
        self.shown = table.now
        self.id = uuid4().hex
        self.revision = 0
        self.placed = 0  # how often somebody went on here from elsewhere, or was refused
        self.answer: ViewModel | None = None
        self.news: list[Event] = []
        self.first = 0  # the moment before which nothing is taken back
        self._left = table.moment

    # What there is to show

    @property
    def voice(self) -> Voice:
        """Who speaks, to the learner."""
        voice = self.table.voice(self.seat, self.settings["language"])
        return replace(voice, folders=(*voice.folders, *WORDS))

    @property
    def view(self) -> View:
        """What the learner's seat knew at the moment on the screen."""
        view: View = self.table.view(self.seat, at=self.shown)
        return view

    @property
    def waiting(self) -> str | None:
        """What comes next without the learner's doing: `table` (something happens by itself),
        `bot` (another seat plays), or None.
        """
        if self.shown < self.table.now:
            return "table"
        turn = self.table.to_move
        return "bot" if turn is not None and turn != self.seat else None

    def model(self) -> ViewModel:
        """The view model: everything the browser needs, whole."""
        voice = self.voice
        shown = Shown(
            self.table.game,
            self.view,
            self.table.seating,
            replace(self.table.score(self.shown, self.seat), voice=voice),
            self._verdicts() if self.waiting is None else (),
            self.table.moments[self.shown].deal,
            self.hide,
            self._others(),
            self.news,
            letters=self.settings["index"] == "letters",
            dealer=self._dealer,
        )
        model = view_model(shown, voice)
        model["heading"] = self._heading(voice)
        model |= {
            "id": self.id,
            "revision": self.revision,
            "placed": self.placed,
            "settings": dict(self.settings),
            "status": self._status(voice),
            "said": " ".join(voice.event(event) for event in self.news),
            "came": self._came(),
            "log": self.narration.log(self.table, self.shown, voice),
            "just": self.narration.just(self.table, self.shown, voice),
            "wait": self._wait(),
            "answer": self.answer,
            "coach": self.coach.told(voice),
            "can": self._can(),
            "token": self.token,
        }
        return model

    @property
    def _dealer(self) -> Seat | None:
        """Who dealt what is on the screen, where it was dealt."""
        start = self.table.deals.start(self.table.moments[self.shown].deal)
        return start and start.dealer

    def form(self) -> dict[str, Any]:
        """What else can be put on the table; nothing, at most tables."""
        return {}

    @property
    def token(self) -> str:
        """Where the learner is, for another kernel to go on from; empty where none can."""
        return ""

    def _others(self) -> Sequence[View]:
        """What the other seats know, where their cards lie open."""
        return ()

    def _came(self) -> ViewModel | None:
        """The card that was just played, and the zone that it came from."""
        moment = self.table.moments[self.shown]
        move = moment.told(self.seat)
        if not self.news or move is None or move.uses.card is None:
            return None
        return {"card": str(move.uses.card), "from": f"hand-{moment.seat}"}

    def _status(self, voice: Voice) -> str:
        """One line: what is about to happen, or whose turn it is."""
        return self.narration.status(self.table, self.shown, self.waiting, voice)

    def _heading(self, voice: Voice) -> str:
        """What is played, and with which cards."""
        number = self.table.number_of(self.table.moments[self.shown].deal)
        return voice.say("ui-table", {"game": voice.say("game"), "number": number})

    def _verdicts(self) -> Sequence[Verdict]:
        view = self.view
        judge = self.table.game.rules.judge
        return [judge(view, move) for move in self.table.game.candidates(view)]

    def _wait(self) -> ViewModel | None:
        if self.waiting is None:
            return None
        if self.waiting == "bot":
            return {"for": "bot", "ms": THINKING}
        return {"for": "table", "ms": PAUSES[self.settings["pace"]]}

    def _can(self) -> dict[str, bool]:
        mine = self.waiting is None and self.view.to_move == self.seat
        over = self.waiting is None and self.view.over
        more = not self.table.standing.over
        return {
            "undo": self._played_before(),
            "redo": any(moment.move for moment in self.table.moments[self.table.now + 1 :]),
            "hint": mine and self.advised and not self.coach.complete,
            "next_deal": over and more,
            "new_match": over and not more and self.again is not None,
            "score": True,
            "review": False,
            "last": any(zone.name.startswith("last-") for zone in self.table.game.zones(self.view)),
        }

    def _played_before(self) -> bool:
        past = self.table.moments[self.first + 1 : self.table.now + 1]
        return any(moment.move and moment.seat == self.seat for moment in past)

    # What the learner does

    def handle(self, message: Message) -> None:
        """Do what a message asks, or answer why not; the next view model tells."""
        self.answer = None
        self.catch_up()
        if message.revision != self.revision and message.kind not in ANY_TIME:
            self._say("stale", "ui-stale")
            return
        self.placed += message.kind in PLACING
        act = getattr(self, f"_{message.kind}", None)
        if act is None:
            self._say("note", ELSEWHERE[message.kind])
        else:
            act(**message.texts)

    def _say(self, kind: str, sentence: str, **facts: object) -> None:
        self.tell(kind, self.voice.say(sentence, facts))

    def tell(self, kind: str, text: str) -> None:
        """Answer the learner: `why`, `illegal`, `stale`, `note` or `trouble`."""
        self.answer = {"kind": kind, "text": text}

    def unheard(self, error: str) -> None:
        """Answer a message that is none."""
        self._say("trouble", "ui-unheard", error=error)

    def trouble(self, error: Exception) -> None:
        """Answer a message that something went wrong with."""
        self._say("trouble", "ui-trouble", error=f"{type(error).__name__}: {error}")

    def in_language(self, language: str) -> Self:
        """The same session as it would tell of itself in another language, to be shown only."""
        other = copy(self)
        other.settings = {**self.settings, "language": language}
        return other

    def labels(self) -> dict[str, Any]:
        """What the buttons say, by their names without `ui-`, and the words of the glossary."""
        return labels(self.voice, self.table.seating.direction, self.table.game.name)

    def _changed(self) -> None:
        """The moment on the screen is another."""
        self.revision += 1
        self.coach = Coach()
        self._left = self.table.moment

    def catch_up(self) -> None:
        """Where somebody else played or took back at this table, look at it again."""
        if self.table.moment is not self._left:
            self._show(min(self.shown, self.table.now))

    def _show(self, moment: int) -> None:
        """Go to a moment; what happened on the way is news."""
        log = self.table.log(self.seat, self.shown + 1, moment) if moment > self.shown else []
        self.news = [event for _, event in log]
        self.shown = moment
        self._changed()

    def _move(self, move: str) -> None:
        allowed = self._allowed(move)
        if allowed is not None:
            before = self.table.now
            self.table.play(allowed)
            self._show(before + 1)

    def _allowed(self, text: str) -> Move | None:
        """The move that a text means, where this seat may make it now; else the answer why not."""
        verdict = self._judged(text)
        if verdict is None or verdict.ok:
            return verdict and verdict.move
        self.tell("illegal", self.voice.verdict(verdict))
        self._in_cards(verdict.move.uses)
        return None

    def _judged(self, move: str) -> Verdict | None:
        """The verdict on a move from this seat, now; or the answer that it cannot be read."""
        try:
            read = self.table.read(move)
        except ItalianCardsError as error:
            self._say("illegal", "ui-unheard", error=str(error).rstrip("."))
            return None
        return self.table.game.rules.judge(self.view, read)

    def _ask(self, move: str) -> None:
        verdict = self._judged(move)
        if verdict is not None:
            self.tell("why", self.voice.verdict(verdict))
            self._in_cards(verdict.move.uses)

    def _in_cards(self, uses: Uses) -> None:
        """Answer in cards too: what was tried, and what goes."""
        assert self.answer is not None
        self.answer["shown"] = tried(uses, self._verdicts(), self.voice)

    def _pick(self, hand: str, table: str, onto: str) -> None:
        """Say what the chosen cards can do, and which moves do it."""
        try:
            self.answer = picked(self.table, self.view, (hand, table, onto), self.voice)
            if self.answer["kind"] == "illegal":
                self._in_cards(chosen(self.table, hand, table))
        except ItalianCardsError as error:
            self._say("illegal", "ui-unheard", error=str(error).rstrip("."))

    def _go_on(self) -> None:
        if self.waiting == "table":
            self._show(self.shown + 1)
        elif self.waiting == "bot":
            self._bots_turn()

    def _bots_turn(self) -> None:
        """Another seat plays, to the end of its turn: one beat, however many moves it takes."""
        seat, shown = self.table.to_move, self.table.now
        while self.table.to_move == seat:
            move = self._bots_move()
            shown += 1
            self.table.play(move)
            if move.ends_turn or self.table.now > shown:  # or something followed by itself
                break
        self._show(shown)

    def _bots_move(self) -> Move:
        """The move of the seat whose turn it is, from what that seat knows."""
        seat = self.table.to_move
        assert seat is not None
        return last(self.table.think(self._bot_of(int(seat)), Budget(BOT_PLAYOUTS))).move

    def _bot_of(self, seat: int) -> str:
        """Who plays a seat."""
        return self.players.get(seat) or nearest("greedy", self.table.game)

    def _undo(self) -> None:
        if not self._can()["undo"]:
            self._say("note", "ui-nothing-to-undo")
            return
        self.table.undo()
        while self.table.to_move != self.seat:
            self.table.undo()
        self._show(self.table.now)

    def _redo(self) -> None:
        if not self._can()["redo"]:
            self._say("note", "ui-nothing-to-redo")
            return
        while True:
            self.table.redo()
            if self.table.to_move in (self.seat, None) or not self._can()["redo"]:
                break
        self._show(self.table.now)

    @property
    def advised(self) -> bool:
        """Whether there is a coach for the game, and a look back at its deals."""
        return HINT in bots(self.table.game)

    def _unadvised(self) -> None:
        self.tell("note", no_hint(self.table.game, self.voice))

    def _hint(self) -> None:
        if not self.advised:
            self._unadvised()
            return
        if not self._can()["hint"]:
            self._say("note", "ui-no-hint-now")
            return
        even = level(self.table.game, self.table.options)
        self.coach.more(lambda: self.table.think(HINT, Budget()), even)

    @property
    def thinking(self) -> bool:
        """Whether there is more to think about: see `think`."""
        return self.coach.thoughts is not None

    def think(self) -> None:
        """Think a little; whoever holds the table calls it again while it is `thinking`."""
        self.coach.think()

    def give_up_thinking(self) -> None:
        """Think no more: something went wrong."""
        self.coach = Coach()

    def _deal(self) -> None:
        can = self._can()
        if can["next_deal"]:
            self.table.next_deal()
            self._show(self.table.now)
        elif can["new_match"] and self.again is not None:
            self.table = self.again()
            self.shown = self.table.now
            self.news = [event for _, event in self.table.log(self.seat)]
            self._changed()
        else:
            self._say("note", "ui-not-over")

    def _setting(self, name: str, value: str) -> None:
        if name not in self.settings or value not in SETTINGS[name]:
            self._say("note", "ui-no-setting", name=name, value=value)
            return
        self.settings[name] = value
