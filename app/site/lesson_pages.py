"""The page of a lesson, or of a table to play at: the same for everybody who reads its language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.site.lessons import Lesson
from app.site.links import Links


def lesson_page(
    environment: Any,
    lesson: Lesson,
    language: str,
    told: Mapping[str, Any],
    link: Links,
    front: str = "table",
) -> str:
    """The page (a stand-in)."""
    template = environment.from_string(
        """<!doctype html><html lang="{{ language }}"><head><title>{{ lesson.title[language] }}</title>
<meta name="description" content="{{ lesson.goal[language] }}">
<meta property="og:image" content="{{ link.picture }}"></head><body data-page="{{ lesson.name }}">
<script id="ic-page" type="application/json">{{ told | tojson }}</script>
<script type="module" src="{{ link.files["page.js"] }}"></script></body></html>"""
    )
    page = {"line": f"line/{lesson.name}", "front": front, "told": told}
    return template.render(lesson=lesson, language=language, link=link, told=page)
