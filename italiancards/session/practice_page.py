"""The practice page: any table, to set up, share, lay open and review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import italiancards as ic
from italiancards.core.errors import quoted
from italiancards.core.game import View
from italiancards.core.messages import Message
from italiancards.core.options import declared_options
from italiancards.core.words import Voice
from italiancards.registry import REGISTRY
from italiancards.screen.form import form
from italiancards.screen.layouts import tables
from italiancards.screen.model import FormModel
from italiancards.session.activity import ActivityWrapper, Handlers
from italiancards.session.model import PracticeModel, TableModel
from italiancards.session.practice_activity import PracticeActivity
from italiancards.session.session import Session
from italiancards.session.settings import LEVEL
from italiancards.session.token import Token

LONG_TEXT = 2_000
"""Most characters read without a note on it: a position, a record of a deal."""


def sit_down(
    table: ic.Table, seat: int, players: Mapping[int, str] | None, origin: Token
) -> Session:
    """Return a new session of a learner at a table of the practice page.

    Args:
        table: the first table.
        seat: the learner's seat.
        players: the bot of each other seat; the level's where none is named.
        origin: how it was dealt.

    Raises:
        ItalianCardsError: a seat or a bot that does not exist, or a game without a card table.
    """
    return Session(table, lambda session: PracticePage(session, players, origin), seat)


class PracticePage(ActivityWrapper):
    """The practice page: setting up tables, and practising at them.

    Args:
        session: whose table it is.
        players: the bot of each other seat; the level's where none is named.
        origin: how the first table was dealt.
    """

    def __init__(self, session: Session, players: Mapping[int, str] | None, origin: Token) -> None:
        self.session = session
        self.practice = PracticeActivity(session, players, origin)
        self.form_game = session.table.game.name
        self.open_deal: int | None = None  # the deal whose hands lie open now
        self.pasted_length = 0  # the characters that are being read

    @property
    def inner(self) -> PracticeActivity:
        """The practice (play or review) at the table that was set up."""
        return self.practice

    @property
    def handlers(self) -> Handlers:
        """Methods that act on messages, by kind: practice's, and those to set up a table."""
        own: Handlers = {
            "form": self.fill,
            "paste": self.paste,
            "cards": self.uncover,
            "sit": self.sit,
        }
        return {**self.practice.handlers, **own}

    def status(self, voice: Voice) -> str:
        """Return the status line of practice, or a note that a long text is being read."""
        if self.session.reading is not None and self.pasted_length > LONG_TEXT:
            return voice.say("practice-reading")
        return self.practice.status(voice)

    def form(self, voice: Voice) -> FormModel:
        """Return the form to set up a table, with the options of the game chosen in it."""
        return form(self.form_game, voice)

    def fill(self, game: str) -> None:
        """Choose the game whose options the form shows; set a note if there is none so named."""
        if game in {*tables(), *REGISTRY.missing}:
            self.form_game = ic.game(game).name
        else:
            error = Message("no-such-game", game=quoted(game))
            language = self.session.voice.language
            self.session.say("note", "reply-no-table", error=error.in_language(language))

    def sit(self, at: str) -> None:
        """Request the table that a token names; it is read in a job."""
        self.pasted_length = 0
        self.practice.read(at, then=self._on_seated)

    def paste(self, text: str) -> None:
        """Request the table that a pasted text leads to; it is read in a job."""
        self.pasted_length = len(text)
        self.practice.read(text, self._origin.fresh(self.session.table), self._on_seated)

    def _on_seated(self) -> None:
        """Set the form to the new table's game, and cover all hands."""
        self.form_game, self.open_deal = self.session.table.game.name, None

    @property
    def _origin(self) -> Token:
        """Token from which the table was set up."""
        origin = self.practice.origin
        assert origin is not None  # the page always knows
        return origin

    def uncover(self) -> None:
        """Show all hands face up, or cover them again; mark the deal as opened."""
        deal = self.session.deal
        self.open_deal = None if self.open_deal == deal else deal
        self.practice.marks.opened.add(deal)

    @property
    def others(self) -> Sequence[View]:
        """Views of all seats while all hands lie open, here or in the review; else none."""
        is_open = self.open_deal == self.session.deal
        return self.session.all_views if is_open else self.practice.others

    def add_to(self, model: TableModel, voice: Voice) -> None:
        """Add practice's parts, and outside a review the table's setup, to a view model, in place.

        Args:
            model: the view model of the table, changed in place.
            voice: who says the texts.
        """
        self.practice.add_to(model, voice)
        model["practice"] = None if self.practice.back is not None else self._practice_view()

    def _practice_view(self) -> PracticeModel:
        """Return the view model of the table's setup, with the texts to share it."""
        session, table = self.session, self.session.table
        level = session.settings.get(LEVEL, "")
        own_token = replace(self._origin, seat=str(int(session.seat)), level=level)
        mine = session.waiting is None and session.view.to_move == session.seat
        known = table.over or session.deal in self.practice.marks.opened  # a record tells all cards
        options = declared_options(table.game.options)
        return {
            "game": table.game.name,
            "seat": str(int(session.seat)),
            "options": {each.name: str(each.of(table.options)) for each in options},
            "deal": str(own_token.deal(table)),
            "fresh": str(replace(own_token.fresh(table), dealer="")),
            "position": table.position() if mine else "",
            "record": table.record() if known else "",
            "file": f"{table.game.name}-{table.seed}.ic".replace("/", "-"),
            "uncovered": self.open_deal == session.deal,
        }
