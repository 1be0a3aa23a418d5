"""What tiny tricks lend to lessons: a question, a goal, a moment and a row of their own."""

from __future__ import annotations

from pathlib import Path

from italiancards.core.cards import Card, Cards
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat, party_of
from italiancards.questions.choices import pictures
from italiancards.questions.goals import Goal
from italiancards.questions.material import Questions
from italiancards.questions.moments import DecisionPoint
from italiancards.questions.question import Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.table import Table
from support.tiny.tricks.game import GAME
from support.tiny.tricks.rules import PACK, View

WORDS = Words(GAME)


def which_is_led(table: Table, text: BilingualText | None = None) -> Question:
    """Which of the learner's cards has the suit that was led."""
    view = table.view(LEARNER)
    ((_, led), *_) = view.trick
    ((right, card),) = [each for each in enumerate(view.hand) if each[1].suit == led.suit]
    return Question(
        lesson_text(text, WORDS.say("question-which-is-led", card=led)),
        pictures(view.hand),
        right,
        WORDS.say("question-which-is-led-because", card=card),
        record=table.record(),
    )


def pairs(number: int) -> Goal:
    """Declare so many pairs, one's partner's too."""

    def declared(table: Table, seat: Seat, first: int) -> int:
        side = table.parties[party_of(table.parties, seat)]
        return sum(each in side for each, _ in table.view(seat).declared)

    return Goal("pairs", number, declared)


def _last_card(decision: DecisionPoint) -> Finding | None:
    view: View = decision.view
    return Finding("seen-last", True, {"card": view.hand[0]}) if len(view.hand) == 1 else None


def row(view: View) -> Cards:
    """All ranks, in coins."""
    return tuple(Card(rank, "D") for rank in PACK.ranks)


def ranks(card: str) -> int:
    """The place of a card's rank, from the highest."""
    return PACK.ranks.index(GAME.pack.card(card).rank)


QUESTIONS = Questions(
    words=Path(__file__).with_name("words") / "questions",
    moments={"last-card": _last_card},
    row=row,
    loose_cards=(ranks,),
)
