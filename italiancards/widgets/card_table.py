"""The card table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import italiancards as ic
from italiancards.session.observation import observation
from italiancards.session.practice_activity import sit_down
from italiancards.session.seats import split_players
from italiancards.session.session import Session
from italiancards.session.still import page_language, still_of
from italiancards.session.token import Token, differing_options, usual_names
from italiancards.widgets.port import TableWidget
from italiancards.widgets.recipe import RECIPE_ONLY, TableRecipe

SessionMaker = Callable[[ic.Table, int, Mapping[int, str] | None, Token], Session]
"""Makes the session of a learner: of a table, a seat, the bots of the others, how it was dealt."""
DEAL_ARGUMENTS = {"seed", "order", "top"}
"""Arguments that say which cards are dealt."""


class CardTable(TableWidget):
    """A table to play at: the learner in one seat, bots in the others.

    Args:
        table: a table, or the name of a game to deal a new one of.
        seat: the learner's seat.
        players: how many play; or, as in `bots`, who plays the other seats.
        bots: the bot of each other seat by number; the chosen level where none is named.
        deal: what `italiancards.deal` takes beside the name of the game.

    Raises:
        ItalianCardsError: a seat, a bot, or something agreed that does not exist.

    The browser owns nothing here: `model` is what it shows, and messages are all it sends.

    >>> table = CardTable("briscola", seed=7)
    >>> table.model["status"]
    'Your turn: you lead.'
    >>> four = CardTable("scopa", players=4, bots={1: "hint"})
    >>> [seat["name"] for seat in four.model["seats"]]
    ['You', 'Rosa', 'Aldo', 'Bice']

    Who plays at `table.table` from Python shows it by `refresh`.

    Traits that change with what the learner sees, for `table.observe(deed, names="score")`:

    - `position`: what the learner's seat knows, in one line; None where a lesson hides some of it;
    - `last_move`: the last move of the deal that the learner's seat knows, None before the first;
    - `turn`: the number of the seat to move, None between tricks and at the end;
    - `score`: what each party has counted so far in the deal;
    - `over`: whether the deal is over.

    >>> table.position, table.turn, table.score, table.over
    ('briscola; hand=2D AS RD; upcard=7D', 0, [0, 0], False)
    """

    def __init__(
        self,
        table: ic.Table | str = ic.GAMES[0],
        seat: int = 0,
        players: int | str | Mapping[int, str] | None = None,
        *,
        bots: Mapping[int, str] | None = None,
        **deal: Any,
    ) -> None:
        number, others = split_players(players, bots)
        if number is not None:
            deal = {"players": number, **deal}
        self._show(_recipe(table, seat, others, deal, self._sit))

    @staticmethod
    def _sit(
        table: ic.Table, seat: int, players: Mapping[int, str] | None, origin: Token
    ) -> Session:
        """Return a new session at a table dealt by name."""
        return sit_down(table, seat, players, origin)

    def _show(self, recipe: TableRecipe) -> None:
        """Store the recipe and, unless only that is wanted, open the widget with a session."""
        self.recipe = recipe
        if RECIPE_ONLY.get():
            return
        super().__init__()
        self.on_msg(self._on_message)
        self._open()

    def _open(self) -> None:
        """Begin the session, and open the line to the page."""
        self.connection = self.recipe.open(self)
        self.connection.begin()
        self.open()

    @property
    def session(self) -> Session:
        """The learner's session at the table."""
        return self.connection.session

    @property
    def table(self) -> ic.Table:
        """The table that is played at, as a Python object."""
        return self.session.table

    def tell(self, parts: Mapping[str, Any]) -> None:
        """Set parts of the page's state; with a view model also the observed traits."""
        super().tell(parts)
        if "model" in parts:
            with self.hold_sync(), self.hold_trait_notifications():
                super().tell(observation(self.session, parts["model"]))

    def refresh(self) -> None:
        """Show the page the moves made or taken back at the table from Python.

        >>> from italiancards.widgets import CardTable
        >>> widget = CardTable("briscola", seed=7)
        >>> played = widget.table.play("2D")
        >>> widget.refresh()
        >>> widget.model["status"]
        'Continue when you are ready.'
        """
        self.connection.refresh()

    def still(self) -> dict[str, str]:
        """Return the table as static text and HTML, by MIME type.

        >>> from italiancards.widgets import CardTable
        >>> print(CardTable("briscola", seed=7).still()["text/plain"].splitlines()[0])
        Briscola, deal 1
        """
        return still_of(self.session)

    def __repr__(self) -> str:
        """Return the kind of widget, its deal and whose turn it is.

        >>> CardTable("scopa", seed=7)
        <CardTable: Scopa, deal 7, your turn>
        """
        if not hasattr(self, "connection"):
            return f"<{type(self).__name__}>"
        model = self.session.model(page_language(self.session))
        status = model["status"].rstrip(".")
        if not status.startswith(tuple(seat["name"] for seat in model["seats"][1:])):
            status = status[:1].lower() + status[1:]
        return f"<{type(self).__name__}: {model['heading']}, {status}>"

    def _on_message(self, widget: object, content: Any, buffers: object) -> None:
        """Handle a message from the browser."""
        self.connection.hear(content)


def _recipe(
    table: ic.Table | str,
    seat: int,
    others: Mapping[int, str] | None,
    deal: Mapping[str, Any],
    sit: SessionMaker,
) -> TableRecipe:
    """Return a recipe that opens sessions at a given table, or at one dealt by a game's name."""
    if isinstance(table, ic.Table):
        if deal:
            arguments = ", ".join(f"{name}={value!r}" for name, value in deal.items())
            raise ic.ItalianCardsError("only-for-game-name", text=arguments)
        own = RECIPE_ONLY.get()  # each visitor's; in a notebook it is played at from Python too

        def open_session(number: int | None) -> Session:
            own_table = table.branch(table.now) if own else table
            return sit_down(own_table, seat, others, _table_token(own_table))

        return TableRecipe(open_session)
    chance = not DEAL_ARGUMENTS & deal.keys()

    def deal_session(number: int | None) -> Session:
        arguments = {**deal, "seed": number} if chance and number is not None else deal
        first = ic.deal(table, **arguments)
        return sit(first, seat, others, _deal_token(first, arguments))

    return TableRecipe(deal_session, chance)


def _deal_token(table: ic.Table, deal: Mapping[str, Any]) -> Token:
    """Return the token of a dealt table's start; without a number if its cards were stacked."""
    return Token(
        table.game.name,
        differing_options(table),
        number="" if {"order", "top"} & deal.keys() else str(table.seed),
        dealer=str(deal.get("dealer", "")),
        names=", ".join(table.names) if "names" in deal else "",
    )


def _table_token(table: ic.Table) -> Token | None:
    """Return the token of a table's start; None if its cards were stacked or set up."""
    deals = table.deals
    if not all(map(deals.by_number, range(deals.first, deals.first + len(table.starts)))):
        return None
    usual = table.names == usual_names(table)
    names = "" if usual else ", ".join(table.names)
    return Token(table.game.name, differing_options(table), number=str(table.seed), names=names)
