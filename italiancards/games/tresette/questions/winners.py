"""Questions about a match of Tresette: its winner, and whether it ends at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from italiancards.core.score import ScoreLine, Sheet
from italiancards.games.tresette.game import GAME
from italiancards.questions import matches
from italiancards.questions.choices import yes_or_no
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.records import read
from italiancards.table import Table

WORDS = Words(GAME)


@with_parallel(GAME)
def who_wins_match(deals: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return the question who has won the match after some deals; no point at all is a cappotto.

    Args:
        deals: the points of the learner's side and of the other in each, such as `8-3 11-0`.
        text: the question in words of the lesson's own.
        options: the table's, by name.

    Raises:
        Unreadable: they are not deals.
        ItalianCardsError: the match was over before the last of them.

    >>> who_wins_match("11-0").right, who_wins_match("11-0", cappotto_wins=True).right
    (2, 0)
    """

    def scored(table: Table, points: matches.Points) -> Sheet:
        sheet = matches.points_alone(table, points)
        if all(points):
            return sheet
        swept = ScoreLine("cappotto", {"side": int(not points[0])}, ((), ()), None, ("", ""))
        return replace(sheet, lines=(*sheet.lines, swept))

    return matches.who_wins_match(GAME, deals, text, scored=scored, **options)


@with_parallel()
def is_over(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks whether the match is over as soon as a card is played.

    Args:
        table: a table where the learner's side is near the points of the match.
        move: the card.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> near = {"hand": "AD 4S", "trick": "RD CD FD", "scores": "20 3", "declarations": False}
    >>> is_over(ic.position("tresette", **near), "AD").answer
    'No'
    """
    record = table.record()
    after = read(record).play(move)
    over = bool(after.over)
    points = table.view().scores[0] + after.score(seat=LEARNER).sheet.totals[0]
    facts = {"points": points, "target": table.options.target, "way": table.options.win_check}
    return Question(
        lesson_text(text, WORDS.say("question-over", card=table.read(move).uses.card)),
        *yes_or_no(table, right=over),
        WORDS.say("question-over-because", **facts),
        reveal=move,
        record=record,
        house=House(GAME, table.options),
    )
