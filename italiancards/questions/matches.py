"""Questions about a match: the next dealer, and the winner."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.game import Game
from italiancards.core.messages import Message
from italiancards.core.numbers import whole
from italiancards.core.score import ScoreLine, Sheet
from italiancards.questions.choices import players, sides
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, join_texts, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import deal, read
from italiancards.table import Table


def expected() -> Message:
    """Return a message on how the points of deals are written, for an error."""
    return Message("expected-deals")


Points = tuple[int, ...]
"""The points of each side in a deal, the learner's first."""
Scored = Callable[[Table, Points], Sheet]
"""The sheet of a deal at a table with so many points for each side."""


def who_deals_next(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question: who deals next?

    Args:
        table: the table.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> who_deals_next(ic.deal("briscola", seed=7, dealer=0)).right  # the options: you, Rosa
    1
    """
    words, dealer = Words(table.game), table.view().dealer
    after = read(table.record()).autoplay("random").next_deal().view().dealer
    return Question(
        lesson_text(text, words.say("question-deals-next", dealer=dealer)),
        players(table),
        int(after),
        words.say("question-deals-next-because", seat=after, direction=table.seating.direction),
        scene=table.record(),
    )


def points_alone(table: Table, points: Points) -> Sheet:
    """Return a score sheet with one line: each party's points.

    Args:
        table: the table, for its parties.
        points: the points of each party.
    """
    return Sheet(table.parties, (ScoreLine("points", {}, ((),) * len(points), points),))


@with_parallel()
def who_wins_match(
    game: Game[Any, Any, Any],
    /,
    deals: str,
    text: BilingualText | None = None,
    *,
    scored: Scored = points_alone,
    last: Table | None = None,
    **options: Any,
) -> Question:
    """Return a question: who has won the match after these deals?

    Args:
        game: the game.
        deals: the learner's points and the others' in each, such as `67-53 60-60`.
        text: the question in words of the lesson's own.
        scored: the sheet of a deal with so many points for each.
        last: a deal that is over and comes after them, where its lines decide.
        options: what the table has agreed on.

    Raises:
        Unreadable: they are not deals of so many sides.
        ItalianCardsError: the match was over before the last of them.

    >>> import italiancards as ic
    >>> who_wins_match(ic.game("scopa"), "4-2 5-4 3-5").right  # the options: you, Rosa, nobody yet
    0
    """
    words, table = Words(game), deal(game.name, seed=1, **options)
    sheets = [scored(table, points) for points in _read_deals(deals, len(table.parties))]
    sheets += [] if last is None else [last.score().sheet]
    match_score = table.match_score
    for sheet in sheets:
        if match_score.over:
            raise ItalianCardsError("match-over-before", deals=deals)
        match_score = game.match(table.options, match_score, sheet)
    results = [_join_scores(sheet.totals) for sheet in sheets]
    counts = {
        "sides": len(match_score.scores),
        "mine": match_score.scores[0],
        "theirs": match_score.scores[1],
        "scores": _join_scores(match_score.scores),
    }
    return Question(
        lesson_text(
            text, words.say("question-match", deals=", ".join(results), number=len(sheets))
        ),
        sides(table, "question-draw" if match_score.alone else "question-nobody-yet"),
        match_score.winners[0] if match_score.winners else len(match_score.scores),
        join_texts(
            words.say("question-match-count", unit=match_score.unit, **counts),
            words.finding(match_score.result),
        ),
        house=House(game, table.options),
    )


def _join_scores(scores: Iterable[int]) -> str:
    """Return scores as text joined by a dash, or by spaces if one is negative."""
    texts = [str(each).replace("-", "−") for each in scores]
    return (" " if any("−" in each for each in texts) else "–").join(texts)


def _read_number(text: str) -> int | None:
    """Return the whole number, perhaps negative, that a text writes; None if it is none."""
    number = whole(text.removeprefix("-"))
    return number if number is None or not text.startswith("-") else -number


def _read_deals(deals: str, sides: int) -> list[Points]:
    """Return each side's points in each deal of a text; raise if malformed."""
    found = []
    for text in deals.split():
        read = [_read_number(each) for each in re.split("(?<=[0-9])-", text)]
        points = tuple(each for each in read if each is not None)
        if not len(read) == len(points) == sides:
            raise Unreadable(text, expected())
        found.append(points)
    if not found:
        raise Unreadable(deals, expected())
    return found
