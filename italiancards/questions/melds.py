"""What questions about melds share: cards told as melds, and the one card that does something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from italiancards.core.cards import Card, Cards
from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.game import Game
from italiancards.core.language import said
from italiancards.core.moves import Move
from italiancards.questions.loose import Asked, Told
from italiancards.questions.offered import named, pictures
from italiancards.questions.question import Question
from italiancards.questions.telling import Words, worded
from italiancards.questions.wording import Say


def laying(told: Told, game: Game[Any, Any, Any], options: Mapping[str, Any]) -> Move:
    """The move that lays some melds.

    Args:
        told: their cards, in one text, melds parted by `|`, or one by one.
        game: the game.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.
    """
    melds = " ".join(told) if isinstance(told, list | tuple) else told
    if not isinstance(melds, str):
        raise Unreadable(
            melds,
            said(
                en="cards such as 5c 6c JK=7c, with melds separated by |",
                it="carte come 5c 6c JK=7c, le combinazioni divise da |",
            ),
        )
    agreed = Asked(game, options).options
    return game.read_move(f"lay {melds.strip().removeprefix('lay ')}", agreed)


def only_one(
    game: Game[Any, Any, Any],
    sentence: str,
    among: str,
    right: Iterable[Card | None],
    shown: Cards,
    text: Say | None,
    **facts: Any,
) -> Question:
    """A question that just one of some cards answers.

    Args:
        game: the game.
        sentence: the sentence that asks; with `-because` the one that answers.
        among: the cards to choose from.
        right: those that would be right.
        shown: the cards that it is about.
        text: the question in words of the lesson's own.
        facts: what else the sentences tell.

    Raises:
        ItalianCardsError: none of the cards would be right, or several.
    """
    words, offered, could = Words(game), named(among, game), {*right}
    found = [card for card in offered if card in could]
    if len(found) != 1:
        raise ItalianCardsError(
            said(
                en=f"{' '.join(offered)}: {len(found)} of these would be right; offer one.",
                it=f"{' '.join(offered)}: di queste ne vanno bene {len(found)}; ce ne vuole una.",
            )
        )
    told = {"cards": shown, **facts}
    return Question(
        worded(text, words.say(sentence, **told)),
        pictures(offered),
        offered.index(found[0]),
        words.say(f"{sentence}-because", card=found[0], **told),
        spreads=((words.say("question-these-cards"), shown),),
    )
