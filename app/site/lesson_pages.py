"""The page of a lesson, or of a table to play at: the same for everybody who reads its language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from app.site.lessons import Lesson
from app.site.links import Links, line_at
from app.site.sheets import WORDS, around_lessons
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice


def lesson_page(
    environment: Any,
    lesson: Lesson,
    language: str,
    told: Mapping[str, Any],
    link: Links,
    front: str = "table",
    scheme: str = "",
    inside: Mapping[str, Any] | None = None,
) -> str:
    """The page, drawn from what it is told before its line stands.

    Args:
        environment: Jinja's, with our templates.
        lesson: what is taught or played there.
        language: the reader's; empty where the page is the same for all languages.
        told: what the page shows first, as `Connection.told` has it.
        link: where it leads.
        front: the module of the front end that draws it.
        scheme: light or dark, where somebody chose.
        inside: what a page with its own Python is told beside; None where the site goes on.
    """
    shown = {name: part for name, part in told.items() if name != "translations" or not language}
    page = {
        "line": line_at(lesson.name) if inside is None else None,
        "front": link.files[f"{front}.js"],
        "told": {**shown, "model": {**told["model"], "id": lesson.name}},
        **(inside or {}),
    }
    reader = language or LANGUAGES[0]
    written: str = environment.get_template("lesson.html").render(
        **around_lessons(),
        say=Voice(reader, (WORDS,)).say,
        language=reader,
        scheme=scheme,
        lesson=lesson,
        link=link,
        files=link.files,
        front=front,
        script="page.js" if inside is None else "inside.js",
        told=_script(page),
    )
    return written


def _script(page: Mapping[str, Any]) -> Markup:
    r"""A value as JSON that ends no script, whatever is in it.

    >>> print(_script({"text": "</script>"}))
    {"text":"\u003c/script>"}
    """
    text = json.dumps(page, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))
