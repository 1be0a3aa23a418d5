"""Questions about the points of cards, in games where each card counts by itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from italiancards.core.cards import Card, Cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.game import Game
from italiancards.questions.choices import numbers, pictures, read_cards
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import Question
from italiancards.questions.texts import Text, Words, join_texts, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import deal


@lru_cache
def worth(game: str) -> Mapping[Card, int]:
    """Return the points of each card of a game; {} where cards do not count one by one.

    >>> worth("briscola")[Card("3", "D")]
    10
    """
    table = deal(game, seed=1).autoplay("random")
    lines = table.score().sheet.lines
    if any("each" not in line.facts for line in lines):
        return {}
    counted = dict.fromkeys(table.game.pack.cards, 0)
    for line in lines:
        for cards in line.cards:
            counted.update((card, line.facts["each"]) for card in cards)
    return counted


def each_worth(cards: Cards, points: Mapping[Card, int], words: Words) -> Text:
    """Return a text on the points of each of some cards.

    Args:
        cards: the cards, in the order they are listed.
        points: the points of every card.
        words: the words of the game's questions.
    """
    return join_texts(
        *(words.say("question-card-worth", card=card, points=points[card]) for card in cards)
    )


@with_parallel()
def how_many_together(
    game: Game[Any, Any, Any], /, cards: str, text: BilingualText | None = None
) -> Question:
    """Return a question: how many points do these cards count together?

    Args:
        game: the game.
        cards: the cards.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> how_many_together(ic.game("briscola"), "AD RC 7B").answer
    '15'
    """
    words, read, points = Words(game), read_cards(cards, game), worth(game.name)
    total = sum(points[card] for card in read)
    return Question(
        lesson_text(text, words.say("question-together", cards=read)),
        *numbers(total, step=1 if total < 4 else 4, most=sum(points.values())),
        join_texts(
            each_worth(read, points, words), words.say("question-together-because", points=total)
        ),
    )


@with_parallel()
def worth_most(
    game: Game[Any, Any, Any], /, among: str, text: BilingualText | None = None
) -> Question:
    """Return a question: which one of these cards counts most?

    Args:
        game: the game.
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: two of them count as much.

    >>> import italiancards as ic
    >>> worth_most(ic.game("briscola"), "RC 3D FS 7B").right
    1
    """
    words, read, points = Words(game), read_cards(among, game), worth(game.name)
    return Question(
        lesson_text(text, words.say("question-worth-most")),
        pictures(read),
        best_of(among, [points[card] for card in read]),
        each_worth(read, points, words),
    )


def best_of(among: str, counted: list[int]) -> int:
    """Return the index of the highest number; raise if two are the highest.

    Args:
        among: the cards as they were written, for the error.
        counted: the points of each, in the same order.

    Raises:
        ItalianCardsError: two of them count as much.
    """
    best = max(counted)
    if counted.count(best) > 1:
        raise ItalianCardsError("none-worth-more", among=among)
    return counted.index(best)
