"""Questions of a hand at the memory trainer: when each comes, and about which topic."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from italiancards.questions.memory import SeenDeal
from italiancards.questions.question import Question
from italiancards.questions.trainer import MemoryTrainer
from italiancards.table import Table


@dataclass(frozen=True, slots=True)
class PlannedQuestion:
    """A question of a hand: the moment at which it is asked, and about which topic."""

    moment: int
    topic: str
    question: Question


GRADES = (1, 1, 2, 2, 3, 3)
"""The hardest grade of each question of a hand, in their order."""
EARLIEST = 0.2
"""Share of a hand that is over before the first question."""


def plan_questions(
    table: Table, trainer: MemoryTrainer, seed: object
) -> tuple[PlannedQuestion, ...]:
    """Return the questions of a hand that was played to its end, in their order.

    They grow harder, and no topic comes twice before each has had its turn.

    Args:
        table: the table, its deal over.
        trainer: what is asked.
        seed: decides which of the questions that are possible.
    """
    chance, used, planned = Random(f"memory {seed}"), list[str](), list[PlannedQuestion]()
    for moment in _moments(table, trainer):
        seen, hardest = SeenDeal(table.branch(moment)), GRADES[len(planned)]
        topics = [each for each in trainer.topics if each.grade <= hardest]
        chance.shuffle(topics)
        topics.sort(key=lambda each: (used.count(each.name), -each.grade))
        for topic in topics:
            question = topic.ask(seen, chance)
            if question is not None:
                used.append(topic.name)
                planned.append(PlannedQuestion(moment, topic.name, question))
                break
    return tuple(planned)


def _moments(table: Table, trainer: MemoryTrainer) -> list[int]:
    """Return the moments at which the questions of a hand come, as evenly as can be."""
    first = table.deals.moment_of(table.moment.deal)
    ends = [
        number
        for number in range(first + 1, table.now)
        if any(event.name in trainer.ends for event in table.moments[number].events)
        and not table.moments[number].state.over
    ]
    ends = ends[int(len(ends) * EARLIEST) :]
    count = min(len(GRADES), len(ends))
    return [ends[place * (len(ends) - 1) // max(1, count - 1)] for place in range(count)]
