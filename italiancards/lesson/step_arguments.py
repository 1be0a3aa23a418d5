"""Checks of a step's arguments where it is declared, so that an error shows its own line."""

from __future__ import annotations

from collections.abc import Iterable

import italiancards as ic
from italiancards.core.errors import BadOption, IllegalMove, ItalianCardsError, Unreadable
from italiancards.core.language import said
from italiancards.questions import material_of
from italiancards.questions.question import Question
from italiancards.questions.wording import LEARNER
from italiancards.screen.layouts import zones

PRESSES = ("go_on", "undo", "ask", "hint")
"""The buttons that can complete a step."""


def moves(texts: Iterable[object], table: ic.Table | None, own: bool) -> tuple[str, ...]:
    """Read moves, and return them as the table writes them.

    Args:
        texts: the moves, as one may write them anywhere.
        table: the table of the step, or the last one told before it.
        own: whether it is the step's own, so that its cards are known.

    Raises:
        Unreadable, Ambiguous: a text that is no move.
        IllegalMove: a move that the learner may not make there.
        ItalianCardsError: there is no table.
    """
    return tuple(_move(text, table, own) for text in texts)


def _move(text: object, table: ic.Table | None, own: bool) -> str:
    if table is None:
        raise ItalianCardsError(
            said(
                en=f"{text}: there is no table to play it at, here or before.",
                it=f"{text}: non c’è un tavolo a cui giocarla, né qui né prima.",
            )
        )
    read = table.read(text)  # type: ignore[arg-type]  # what is no text is refused like any other
    if own and table.to_move == LEARNER:
        why = table.why(read)
        if not why.ok:
            raise IllegalMove(why.verdict, why.text)
    return str(read)


def hidden_zones(text: object, table: ic.Table | None = None) -> frozenset[str]:
    """Read the zones that a step does not show.

    Args:
        text: their names, parted by spaces.
        table: the table of the step, or the last one told before it; without one, any table.

    Raises:
        Unreadable, BadOption: it is no text, or names what the table does not have.

    >>> sorted(hidden_zones("stock signs", ic.deal("scopa", seed=7)))
    ['signs', 'stock']
    """
    names = _words(
        text,
        said(
            en="zone names in one string, separated by spaces",
            it="nomi di zone in un solo testo, divisi da spazi",
        ),
    )
    if not names:
        return frozenset()
    known = zones() if table is None else zones(table.game)
    valid = (*dict.fromkeys(known), "signs", "points")
    return frozenset(
        _one_of(
            said(en="There is nothing to hide called", it="Non c’è da nascondere"), names, valid
        )
    )


def ranks(text: object, table: ic.Table | None) -> tuple[str, ...]:
    """Read the ranks that a step lights up.

    Args:
        text: the ranks, parted by spaces.
        table: the step's own table, whose ranks are shown.

    Raises:
        Unreadable, BadOption: it is no text, or names a rank that the pack does not have.
        ItalianCardsError: the step has no table of its own.
    """
    lit = _words(
        text,
        said(
            en="ranks in one string, separated by spaces",
            it="valori in un solo testo, divisi da spazi",
        ),
    )
    if lit and table is None:
        raise ItalianCardsError(
            said(
                en=f"lit={text!r}: only a step with its own table can light up ranks.",
                it=f"lit={text!r}: solo un passo con un tavolo suo accende dei valori.",
            )
        )
    if table is None or not lit:
        return ()
    row = material_of(table.game).row
    if row is None:
        raise ItalianCardsError(
            said(
                en=f"lit={text!r}: this game has no row of ranks to show.",
                it=f"lit={text!r}: questo gioco non ha una fila di valori da mostrare.",
            )
        )
    return _one_of(
        said(en="There is no rank", it="Non c’è il valore"),
        lit,
        [card.rank for card in row(table.view())],
    )


def check_button(name: str, table: ic.Table | None) -> str:
    """Check the button that completes a step, or none.

    Args:
        name: the button.
        table: the table of the step, or the last one told before it.

    Raises:
        BadOption: there is no such button.
        ItalianCardsError: there is no table.
    """
    if not name:
        return ""
    _one_of(said(en="There is no button", it="Non c’è il pulsante"), [name], PRESSES)
    if table is None:
        raise ItalianCardsError(
            said(
                en=f"press={name!r}: there is no table, here or before.",
                it=f"press={name!r}: non c’è un tavolo, né qui né prima.",
            )
        )
    return name


def examples(cards: object, table: ic.Table) -> int:
    """Check the number of cards played for the learner.

    Args:
        cards: how many.
        table: where the example starts.

    Raises:
        Unreadable: it is no number from 1.
        ItalianCardsError: the learner holds or draws fewer cards there.
    """
    if not isinstance(cards, int) or isinstance(cards, bool) or cards < 1:
        raise Unreadable(
            cards,
            said(
                en="how many cards to play for the learner, at least 1",
                it="quante carte si giocano al posto di chi impara, da 1",
            ),
        )
    played = ic.read(table.record()).autoplay("random")
    to_come = sum(moment.seat == LEARNER for moment in played.moments[table.now + 1 :])
    if cards > to_come:
        raise ItalianCardsError(
            said(
                en=f"cards={cards}: the learner plays {to_come} more in this deal.",
                it=f"cards={cards}: chi impara ne gioca ancora {to_come} in questa mano.",
            )
        )
    return cards


def check_question(question: object) -> Question:
    """Check that a question is one.

    Raises:
        Unreadable: it is none.
    """
    if not isinstance(question, Question):
        raise Unreadable(
            question,
            said(
                en="a question such as who_takes(table, move)",
                it="una domanda come who_takes(table, move)",
            ),
        )
    return question


def _words(text: object, expected: str) -> list[str]:
    if not isinstance(text, str):
        raise Unreadable(text, expected)
    return text.split()


def _one_of(what: str, names: Iterable[str], valid: Iterable[str]) -> tuple[str, ...]:
    """Return the names, or refuse the first that is not valid."""
    for name in names:
        if name not in valid:
            raise BadOption(what, name, valid)
    return tuple(names)
