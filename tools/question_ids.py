"""Record of the ids of each lesson's questions, where it is not written yet.

A lesson that asks something else than before is a new one here; its old line stays, for old links.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from zlib import crc32

from italiancards.lesson.lesson_activity import LessonActivity, begin
from italiancards.lesson.place import lesson_number
from italiancards.lesson.question_ids import FILE
from italiancards.site.pages.lessons import FOLDER
from italiancards.widgets import Lesson
from tools.lesson_minutes import run_lesson as run_lesson


def ids_of(lesson: Lesson) -> list[str]:
    """Return the ids of a lesson's questions, each as it is asked at its table."""
    session, ids = begin(lesson.steps), []
    assert isinstance(session.activity, LessonActivity)
    for number, step in enumerate(lesson.steps):
        if step.question is not None:
            session.activity.enter(number)
            asked = session.model()["lesson"]["question"]
            assert asked is not None
            ids.append(asked["id"])
    return ids


def distinct(ids: Iterable[str]) -> list[str]:
    """Return ids, each once: of questions in the same words the later ones get another id.

    >>> distinct(["1e262058", "3b8ff3af", "1e262058"])
    ['1e262058', '3b8ff3af', '2659564a']
    """
    found: list[str] = []
    for each in ids:
        number = 1
        own = each
        while own in found:
            number += 1
            own = f"{crc32(f'{each} {number}'.encode()):08x}"
        found.append(own)
    return found


def main() -> None:
    """Write a line for every lesson that has questions and no line."""
    text = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    for path in sorted(FOLDER.glob("*.ipynb")):
        lesson = run_lesson(json.loads(path.read_text(encoding="utf-8")), path.name)
        if not isinstance(lesson, Lesson) or f"{lesson_number(lesson.steps)} = " in text:
            continue
        if ids := distinct(ids_of(lesson)):
            text += f'{lesson_number(lesson.steps)} = "{" ".join(ids)}"\n'
            print(f"{path.stem}: {len(ids)}")
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
