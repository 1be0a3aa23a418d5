"""Places of right options: no kind of question keeps its own in one place."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from support.notebooks import LESSONS, lesson_of, notebook

from italiancards.questions.question import Question
from tools.lesson_minutes import code

FEWEST, MOST = 6, 0.6
"""Uses from which a kind of question is judged, and the largest share of one place."""


def _kinds(path: Path) -> Iterator[str]:
    """The functions that ask the questions of a lesson, by name, in their order."""
    calls = [
        node for node in ast.walk(ast.parse(code(notebook(path)))) if isinstance(node, ast.Call)
    ]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("guess", "recall", "step"):
            named = [each.value for each in call.keywords if each.arg == "question"]
            asked = named if call.func.attr == "step" else call.args[:1]
            for each in asked:
                assert isinstance(each, ast.Call), path.stem
                yield ast.unparse(each.func)


def test_no_kind_of_question_has_its_right_option_in_one_place() -> None:
    found: dict[str, list[Question]] = defaultdict(list)
    for path in LESSONS:
        asked = [step.question for step in lesson_of(path).steps if step.question is not None]
        for kind, question in zip(_kinds(path), asked, strict=True):
            if len(question.options) > len(("yes", "no")):
                found[kind].append(question)
    often = {
        kind: places
        for kind, questions in found.items()
        if len(questions) >= FEWEST
        and max((places := Counter(each.right for each in questions)).values())
        > MOST * len(questions)
    }
    assert not often
