"""Checks of a step's arguments where it is declared, so that an error shows its own line."""

from __future__ import annotations

from collections.abc import Iterable

import italiancards as ic
from italiancards.core.errors import BadOption, IllegalMove, ItalianCardsError, Unreadable
from italiancards.core.messages import Message
from italiancards.core.phrases import Judgement
from italiancards.questions import material_of
from italiancards.questions.question import Question
from italiancards.questions.wording import LEARNER
from italiancards.screen.layouts import zones

PRESSES = ("go_on", "undo", "ask", "hint")
"""The buttons that can complete a step."""


def moves(texts: Iterable[object], table: ic.Table | None, own: bool) -> tuple[str, ...]:
    """Return moves as the table writes them, read from texts; raise if one cannot be made.

    Args:
        texts: the moves, as one may write them anywhere.
        table: the table of the step, or the last one before it.
        own: whether it is the step's own, so that its cards are known.

    Raises:
        Unreadable, Ambiguous: a text that is no move.
        IllegalMove: a move that the learner may not make there.
        ItalianCardsError: there is no table.
    """
    return tuple(_move(text, table, own) for text in texts)


def _move(text: object, table: ic.Table | None, own: bool) -> str:
    """Return a move as the table writes it, read from a text; raise if it cannot be made."""
    if table is None:
        raise ItalianCardsError("no-table-for-move", text=text)
    read = table.read(text)  # type: ignore[arg-type]  # what is no text is refused like any other
    if own and table.to_move == LEARNER:
        why = table.why(read)
        if not why.ok:
            raise IllegalMove(why.verdict, Judgement(why.verdict, table.voice(LEARNER)))
    return str(read)


def hidden_zones(text: object, table: ic.Table | None = None) -> frozenset[str]:
    """Return the names of zones to hide, read from a text; raise if there is none so named.

    Args:
        text: their names, separated by spaces.
        table: the table of the step, or the last one before it; without one, any table.

    Raises:
        Unreadable, BadOption: it is no text, or names what the table does not have.

    >>> sorted(hidden_zones("stock signs", ic.deal("scopa", seed=7)))
    ['signs', 'stock']
    """
    names = _words(text, Message("expected-zones"))
    if not names:
        return frozenset()
    known = zones() if table is None else zones(table.game)
    valid = (*dict.fromkeys(known), "signs", "points")
    return frozenset(_one_of("nothing-to-hide", names, valid))


def ranks(text: object, table: ic.Table | None) -> tuple[str, ...]:
    """Return the letters of ranks to light up, read from a text; raise if one is no rank here.

    Args:
        text: the ranks, separated by spaces.
        table: the step's own table, whose ranks are shown.

    Raises:
        Unreadable, BadOption: it is no text, or names a rank that the pack does not have.
        ItalianCardsError: the step has no table of its own.
    """
    lit = _words(text, Message("expected-ranks"))
    if lit and table is None:
        raise ItalianCardsError("lit-without-table", text=repr(text))
    if table is None or not lit:
        return ()
    row = material_of(table.game).row
    if row is None:
        raise ItalianCardsError("lit-without-ranks", text=repr(text))
    return _one_of("no-rank-to-light", lit, [card.rank for card in row(table.view())])


def check_button(name: str, table: ic.Table | None) -> str:
    """Return the name of a button unchanged ("" too); raise if there is none so named.

    Args:
        name: the button.
        table: the table of the step, or the last one before it.

    Raises:
        BadOption: there is no such button.
        ItalianCardsError: there is no table.
    """
    if not name:
        return ""
    _one_of("no-button", [name], PRESSES)
    if table is None:
        raise ItalianCardsError("press-without-table", name=repr(name))
    return name


def examples(cards: object, table: ic.Table) -> int:
    """Return a number of cards to play for the learner unchanged; raise if it is too high.

    Args:
        cards: how many.
        table: where the example starts.

    Raises:
        Unreadable: it is no number from 1.
        ItalianCardsError: the learner holds or draws fewer cards there.
    """
    if not isinstance(cards, int) or isinstance(cards, bool) or cards < 1:
        raise Unreadable(cards, Message("expected-card-count"))
    played = ic.read(table.record()).autoplay("random")
    to_come = sum(moment.seat == LEARNER for moment in played.moments[table.now + 1 :])
    if cards > to_come:
        raise ItalianCardsError("cards-to-come", cards=cards, to_come=to_come)
    return cards


def check_question(question: object) -> Question:
    """Return a question unchanged; raise if it is no `Question`.

    Raises:
        Unreadable: it is none.
    """
    if not isinstance(question, Question):
        raise Unreadable(question, Message("expected-question"))
    return question


def _words(text: object, expected: Message) -> list[str]:
    """Return the words of a text, split at spaces; raise if it is no text."""
    if not isinstance(text, str):
        raise Unreadable(text, expected)
    return text.split()


def _one_of(what: str, names: Iterable[str], valid: Iterable[str]) -> tuple[str, ...]:
    """Return names as a tuple; raise for the first that is not valid."""
    names = tuple(names)
    for name in names:
        if name not in valid:
            raise BadOption(what, name, valid)
    return names
