"""Narration of a table during play: the status line and the log."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards import Table
from italiancards.core.events import Event
from italiancards.core.game import Moment
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.session.model import Came

ASIDE = ("dealt", "received", "drew")
"""Names of the events that are told on the rail only where no other event happened."""

WON = {"points", "worth"}
"""Facts of an event that say what was won."""


def most_telling(events: Sequence[Event], voice: Voice, points: bool = True) -> str:
    """Return the sentence on the last event that is more than a card dealt or drawn, or "".

    Args:
        events: what happened, as one seat saw it.
        voice: who says it.
        points: whether it says what was won.
    """
    telling = [event for event in events if event.name not in ASIDE] or events
    return event_text(telling[-1], voice, points) if telling else ""


def event_text(event: Event, voice: Voice, points: bool = True) -> str:
    """Return an event's sentence.

    Args:
        event: what happened.
        voice: who says it.
        points: whether it says what was won, where it could do without.
    """
    if points or event.because is None or not WON & event.facts.keys():
        return voice.event(event)
    return voice.say(f"event-{event.name}.coming", event.facts)


def heard_text(
    news: Sequence[Event], coming: Sequence[Event], voice: Voice, points: bool = True
) -> str:
    """Return what happened, and what comes of it, in the few words of a table by ear.

    Args:
        news: what happened, as one seat saw it.
        coming: what is shown next, where it is known already.
        voice: who says it.
        points: whether it says what was won.
    """
    texts = [voice.heard(event) for event in news]
    for event in coming:
        if event.because is not None:
            hides = not points and WON & event.facts.keys()
            texts.append(
                event_text(event, voice.on_rail, points) if hides else voice.heard(event, "soon")
            )
    return " ".join(filter(None, texts))


class Narration:
    """The narration of a table to one seat.

    Args:
        seat: the listener.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._cache: dict[int, tuple[Moment, Voice, list[str]]] = {}

    def status(self, table: Table, shown: int, waiting: str | None, voice: Voice) -> str:
        """Return the status line: the coming event, whose turn it is, the task, or the end.

        Args:
            table: the table.
            shown: the moment on the screen.
            waiting: what comes next without the learner's doing (see `Session.waiting`).
            voice: who says it.
        """
        if shown < table.now:
            return self._next_step(table, shown, waiting, voice)
        view = table.view(self.seat, at=shown)
        if view.over:
            return voice.say("status-over")
        if view.to_move != self.seat:
            return voice.say("status-bot", {"seat": view.to_move})
        return voice.finding(table.game.prompt(view))

    def _next_step(self, table: Table, shown: int, waiting: str | None, voice: Voice) -> str:
        """Return the sentences on the event shown next and the rule behind it, or a shorter text.

        Where no rule does, there is nothing to say unless the learner can go on. A terse voice
        leaves the rule out.
        """
        events = self.coming(table, shown)
        first = next((event for event in events if event.because is not None), None)
        if first is None or first.because is None:
            return voice.say("status-go-on") if waiting == "table" else ""
        coming = voice.say(f"event-{first.name}.coming", first.facts)
        return coming if voice.terse else f"{coming} {voice.finding(first.because)}"

    def coming(self, table: Table, shown: int) -> list[Event]:
        """Return the events that are shown next, as the seat sees them; [] where none is known.

        Args:
            table: the table.
            shown: the moment on the screen.
        """
        events = table.moments[shown + 1].events if shown < table.now else ()
        return [event.seen_from(self.seat) for event in events]

    def heading(self, table: Table, shown: int, voice: Voice) -> str:
        """Return the name of the game and the number of the deal on the screen, as one text.

        Args:
            table: the table.
            shown: the moment on the screen.
            voice: who says it.
        """
        number = table.deal_name(table.moments[shown].deal)
        return voice.say("table-number", {"game": voice.say("game"), "number": number})

    def played_card(self, table: Table, shown: int) -> Came | None:
        """Return the card just played, if the learner may know it, and its hand's zone; or None.

        Args:
            table: the table.
            shown: the moment on the screen, made by that card's move.

        Returns:
            None if no card was played there, or the seat may not know it.
        """
        moment = table.moments[shown]
        move = moment.move_known_to(self.seat)
        if move is None or move.uses.card is None:
            return None
        return {"card": str(move.uses.card), "from": f"hand-{moment.seat}"}

    def last_turn(self, table: Table, shown: int, seat: Seat) -> list[Move]:
        """Return the moves of a seat's last turn in the deal, as far as the listener knows them.

        Args:
            table: the table.
            shown: the moment on the screen.
            seat: whose turn.
        """
        moves: list[Move] = []
        for number in range(shown, table.deals.moment_of(table.moments[shown].deal), -1):
            moment = table.moments[number]
            known = moment.move_known_to(self.seat) if moment.seat == seat else None
            if moves and (moment.seat not in (seat, None) or (known and known.ends_turn)):
                break
            if known is not None:
                moves.insert(0, known)
        return moves

    def log(self, table: Table, shown: int, voice: Voice) -> list[str]:
        """Return the sentences on every event of the deal up to the moment shown.

        Args:
            table: the table.
            shown: the moment on the screen.
            voice: who says them.
        """
        first = table.deals.moment_of(table.moments[shown].deal)
        by_moment = (self._sentences_of(table, number, voice) for number in range(first, shown + 1))
        return [sentence for moment in by_moment for sentence in moment]

    def recent_count(self, table: Table, shown: int, voice: Voice) -> int:
        """Return the number of log sentences from the learner's last move on.

        Args:
            table: the table.
            shown: the moment on the screen.
            voice: who says them.
        """
        first = table.deals.moment_of(table.moments[shown].deal)
        own = (n for n in range(shown, first, -1) if table.moments[n].seat == self.seat)
        since = range(next(own, first), shown + 1)
        return sum(len(self._sentences_of(table, number, voice)) for number in since)

    def _sentences_of(self, table: Table, number: int, voice: Voice) -> list[str]:
        """Return the sentences on one moment's events, from a cache."""
        moment = table.moments[number]
        cached = self._cache.get(number)
        if cached is None or cached[0] is not moment or cached[1] != voice:
            sentences = [voice.event(event.seen_from(self.seat)) for event in moment.events]
            cached = self._cache[number] = (moment, voice, sentences)
        return cached[2]
