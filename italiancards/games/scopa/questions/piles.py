"""Questions about the count of piles at the end of a deal: each line of the sheet, or all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.errors import BadOption, ItalianCardsError
from italiancards.core.score import ScoreLine
from italiancards.core.seats import named_party
from italiancards.core.words import Voice
from italiancards.games.scopa.game import GAME
from italiancards.games.scopa.rules.primiera import best_cards
from italiancards.games.scopa.rules.score import SETTEBELLO
from italiancards.questions.choices import numbers, side, sides
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Question, Spread
from italiancards.questions.texts import Words, join_texts, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import position
from italiancards.table import Table

WORDS = Words(GAME)
SHOWN: Mapping[str, Callable[[Cards], Cards]] = {
    "carte": lambda pile: (),
    "denari": lambda pile: tuple(card for card in pile if card.suit == SETTEBELLO.suit),
    "settebello": lambda pile: tuple(card for card in pile if card.rank == SETTEBELLO.rank),
    "primiera": best_cards,
}
"""The cards of a pile that are laid out for each line that can be asked about."""


def ended_with(taken: str, scope: str = "", **options: Any) -> Table:
    """Return a deal that is over: the learner's pile, a stroke, and each other side's.

    Args:
        taken: the piles; what is named in neither is left to chance.
        scope: the cards of each pile that made a scopa.
        options: the table's, by name.
    """
    return position(GAME.name, hand="", table="", stock=0, taken=taken, scope=scope, **options)


def _spreads(table: Table, shown: Callable[[Cards], Cards]) -> tuple[Spread, ...]:
    """Return each side's pile as a spread of the cards shown; sides without any left out."""
    spreads = []
    for pile, seats in zip(table.view(0).taken, table.parties, strict=True):
        cards = tuple(sorted(shown(pile), key=table.game.pack.cards.index))
        if cards:
            spreads.append((side(seats), cards))
    return tuple(spreads)


@with_parallel()
def who_scores(table: Table, line: str, text: BilingualText | None = None) -> Question:
    """Return the question who gets the point of a line of the sheet, in a deal that is over.

    Args:
        table: the deal.
        line: `carte`, `denari`, `settebello` or `primiera`.
        text: the question in words of the lesson's own.

    Raises:
        BadOption: there is no such line.
        ItalianCardsError: the deal is not over.

    >>> table = ended_with("7D 7C 7S 6B 5D 4D 3D 2D AD FD / 6D CD RD")
    >>> who_scores(table, "denari").right  # the options: you, Rosa, nobody
    0
    """
    if line not in SHOWN:
        raise BadOption("no-questions-about-line", line, SHOWN)
    counted = next(each for each in _sheet(table) if each.name == line)
    winner = next((place for place in range(len(table.parties)) if counted.points_of(place)), None)
    party = None if winner is None else named_party(table.parties, winner)

    def asked(voice: Voice) -> str:
        numbers = ", ".join(
            f"{voice.side(seats)} {len(cards)}"
            for seats, cards in zip(table.parties, counted.cards, strict=True)
        )
        return WORDS.of(voice).say(f"question-scores-{line}", {"numbers": numbers})

    return Question(
        lesson_text(text, asked),
        sides(table, "question-nobody"),
        len(table.parties) if winner is None else winner,
        join_texts(
            lambda voice: f"{WORDS.of(voice).line(counted)}.",
            WORDS.say("question-scores-because", winner=party),
        ),
        spreads=_spreads(table, SHOWN[line]),
        house=House(GAME, table.options),
    )


def _sheet(table: Table) -> tuple[ScoreLine, ...]:
    """Return the lines of a finished deal's sheet; raise an error while it is not over."""
    if not table.over:
        raise ItalianCardsError("nothing-to-count")
    lines: tuple[ScoreLine, ...] = table.score().sheet.lines
    return lines


@with_parallel()
def how_many_scored(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the points that the learner scores in a deal that is over.

    Args:
        table: the deal.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: the deal is not over.

    >>> table = ended_with("7D 7C 7S 6B 5D 4D 3D 2D AD FD / 6D CD RD")  # and 21 cards to 19
    >>> how_many_scored(table).answer
    '4'
    """
    lines = [line for line in _sheet(table) if not line.name.endswith("otherwise")]
    total = sum(line.points_of(0) for line in lines)

    def line_text(voice: Voice, line: ScoreLine) -> str:
        counts = "" if "counts" in line.facts else f", {'–'.join(str(len(c)) for c in line.cards)}"
        return f"{WORDS.of(voice).line(line)}{counts}"

    def listed(voice: Voice) -> str:
        return f"{'. '.join(line_text(voice, line) for line in lines)}."

    def counted(voice: Voice) -> str:
        return f"{'; '.join(f'{line_text(voice, line)}: {line.points_of(0)}' for line in lines)}."

    return Question(
        lesson_text(text, join_texts(listed, WORDS.say("question-scored"))),
        *numbers(total),
        join_texts(counted, WORDS.say("question-together-because", points=total)),
        house=House(GAME, table.options),
    )
