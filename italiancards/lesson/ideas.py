"""Ideas of a lesson: what its parts teach, asked about by the questions of a part in turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from italiancards.lesson.steps import Step


@dataclass(frozen=True)
class Idea:
    """One idea, known by the first question that asks about it.

    Args:
        part: the number of the lesson's part that teaches it, from 1; 0 if none does.
        questions: the ids of the questions about it, in their order.
    """

    part: int
    questions: tuple[str, ...]

    @property
    def name(self) -> str:
        """Id of the first question about it, under which a browser remembers the idea."""
        return self.questions[0]

    def after(self, question: str) -> str:
        """Return the id of the question that asks next; after the last one the first.

        Args:
            question: the id of the one that asked last.

        >>> idea = Idea(1, ("a", "b"))
        >>> idea.after("a"), idea.after("b")
        ('b', 'a')
        """
        return self.questions[(self.questions.index(question) + 1) % len(self.questions)]


def ideas_by_question(steps: Sequence[Step], id_of: Callable[[Step], str]) -> dict[str, Idea]:
    """Return the idea that each question of a lesson asks about, by the question's id.

    Args:
        steps: the steps of the lesson; a recalled question is an idea by itself.
        id_of: returns the id of a step's question, "" without one.
    """
    questions: dict[int, list[str]] = {}
    found: dict[str, Idea] = {}
    part, title = 0, None
    for step in steps:
        if not step.recall and step.title != title:
            part, title = part + 1, step.title
        name = id_of(step)
        if name and (step.recall or not part):
            found[name] = Idea(0, (name,))
        elif name:
            questions.setdefault(part, []).append(name)
    ideas = (Idea(part, tuple(dict.fromkeys(asked))) for part, asked in questions.items())
    return {**found, **{name: idea for idea in ideas for name in idea.questions}}


def repeated_steps(
    steps: Sequence[Step],
    questions: Sequence[str],
    ideas: Mapping[str, Idea],
    id_of: Callable[[Step], str],
) -> dict[str, Step]:
    """Return, for each question to be repeated, the step that asks next about its idea.

    Each stands at its own table; a question that the steps do not have is left out.

    Args:
        steps: the steps of the lesson.
        questions: the ids of the questions that asked last.
        ideas: the idea of each question of the lesson, by its id.
        id_of: returns the id of a step's question, "" without one.
    """
    found = {id_of(step): step for step in steps}
    following = {each: ideas[each].after(each) for each in questions if each in ideas}
    asking = {each: found[name] for each, name in following.items() if name in found}
    return {
        each: replace(step, record=own_record(step), recall="") for each, step in asking.items()
    }


def own_record(step: Step) -> str | None:
    """Return the record of a step's own table or of its question's; None if it has neither."""
    return step.record or (step.question.record if step.question else None)
