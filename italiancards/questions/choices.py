"""Answers that a question offers: numbers, players, sides, cards, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from italiancards.core.cards import Card, Cards, split_cards
from italiancards.core.game import Game
from italiancards.core.seats import Seat
from italiancards.questions.question import Option
from italiancards.questions.texts import Text, Words
from italiancards.questions.wording import LEARNER
from italiancards.table import Table


def numbers(
    right: int, step: int = 1, most: int | None = None, write: Callable[[int], str] = str
) -> tuple[tuple[Option, ...], int]:
    """Return four numbers as options, from low to high, and the index of the right one.

    Its place depends on the number alone, so that it is not the same in every question.

    Args:
        right: the number that is right.
        step: how far they lie apart.
        most: the highest number that makes sense.
        write: how a number is written.

    >>> from italiancards.core.words import Voice
    >>> options, place = numbers(15, step=4)
    >>> [option.label(Voice()) for option in options], place
    (['3', '7', '11', '15'], 3)
    """
    lowest = right - min(right % 4, right // step) * step
    while most is not None and lowest + 3 * step > most and lowest >= step:
        lowest -= step
    offered = range(lowest, lowest + 4 * step, step)
    return tuple(number(each, write) for each in offered), offered.index(right)


def number(value: int, write: Callable[[int], str] = str) -> Option:
    """Return a number as an option of a question.

    Args:
        value: the number.
        write: how it is written.
    """
    return Option(lambda voice: write(value))


def players(table: Table, *more: str) -> tuple[Option, ...]:
    """Return the players as options of a question, the learner first, then other sentences.

    Args:
        table: where they sit.
        more: the sentences of the other answers.
    """

    def player(seat: Seat) -> Option:
        return Option(lambda voice: voice.name_or_you(seat))

    return (*map(player, table.seating.order(LEARNER)), *others(table.game, more))


def sides(table: Table, *more: str) -> tuple[Option, ...]:
    """Return the sides as options of a question, by their players, then other sentences.

    Args:
        table: where they sit.
        more: the sentences of the other answers.

    >>> import italiancards as ic
    >>> table = ic.deal("scopa", seed=1, players=4)
    >>> [each.label(table.voice(0)) for each in sides(table)]
    ['You and Aldo', 'Rosa and Bice']
    """
    return (*(Option(side(party)) for party in table.parties), *others(table.game, more))


def side(seats: Sequence[Seat]) -> Text:
    """Return a text with the players' names of one side, for any voice."""
    return lambda voice: voice.side(seats)


def others(game: Game[Any, Any, Any], sentences: Iterable[str]) -> tuple[Option, ...]:
    """Return catalogue sentences as options of a question.

    Args:
        game: the game in whose words they are said.
        sentences: their names in the catalogue.
    """
    return tuple(Option(Words(game).say(each)) for each in sentences)


def yes_or_no(table: Table, *, right: bool) -> tuple[tuple[Option, ...], int]:
    """Return the options yes and no, and the index of the right one.

    Args:
        table: where it is asked.
        right: whether that is yes.
    """
    return others(table.game, ("question-yes", "question-no")), 0 if right else 1


def read_cards(cards: str, game: Game[Any, Any, Any], options: Any = None) -> Cards:
    """Return the cards that a text names in a game; raise if one is unreadable.

    Args:
        cards: the cards, as they are written.
        game: the game.
        options: those of the table, if there is one.
    """
    agreed = game.options() if options is None else options
    return tuple(game.read_card(each, agreed) for each in split_cards(cards))


def pictures(cards: Iterable[Card]) -> tuple[Option, ...]:
    """Return cards as options of a question, shown as pictures."""

    def picture(card: Card) -> Option:
        return Option(lambda voice: voice.card(card), card)

    return tuple(map(picture, cards))
