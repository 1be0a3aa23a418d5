"""Pages to be read: the template of each, and the facts it is filled with."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

import italiancards as ic
from italiancards.core.catalogue import places
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.glossary import glossary
from italiancards.site.pages.assets import drawn
from italiancards.site.pages.home import first_table, first_trick, paths
from italiancards.site.pages.lessons import LessonInfo, in_all, lessons
from italiancards.site.pages.links import Links
from italiancards.site.pages.rules import games_with_guide, rules_page, score_pad
from italiancards.site.pages.settings import settings_form

WORDS = Path(__file__).parent
TEMPLATES = WORDS / "data/voila/templates/italiancards"
NAV_WORDS = tuple(f"nav-{name}" for name in ("learn", "play", "puzzles", "rules"))
LESSON_WORDS = (
    *("site-name", "site-loading", "site-slow"),
    *("site-lost", "site-refused", "site-gone", "site-again", "site-scripts"),
    *(f"site-{why}" for why in ("lacks", "missing", "away", "newer", "failed")),
    *(f"site-late-{why}" for why in ("missing", "away", "newer", "again")),
    *NAV_WORDS,
)
"""Sentences of a lesson's page, in both languages: it is made before its visitor comes."""
OWN = "own"
"""A teacher's own lessons, in the place of a game where lessons are chosen."""
Sheet = tuple[str, dict[str, Any]]
"""A template's name, and the facts it is filled with."""


def environment() -> jinja2.Environment:
    """Return Jinja's environment for our templates."""
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), extensions=["jinja2.ext.i18n"], autoescape=True
    )
    made.globals["settings_form"] = settings_form
    return made


def fill_template(
    environment: Any, sheet: Sheet, language: str, link: Links, scheme: str = ""
) -> str:
    """Return a page as HTML, its template filled with its facts.

    Args:
        environment: Jinja's, with our templates.
        sheet: what it tells.
        language: the reader's.
        link: where it leads.
        scheme: light or dark, where somebody chose.
    """
    name, facts = sheet
    page: str = environment.get_template(name).render(
        say=Voice(language, (WORDS,)).say,
        language=language,
        scheme=scheme,
        link=link,
        files=link.files,
        drawn=drawn,
        **facts,
    )
    return page


def voice_of(language: str, game: str) -> Voice:
    """Return a voice with the sentences of a game and of the site's pages.

    Args:
        language: `en` or `it`.
        game: the game whose words it knows.
    """
    return Voice(language, (ic.game(game).words, WORDS))


def home(language: str, download: str = "", own: Sequence[LessonInfo] = ()) -> Sheet:
    """Return the home page's template name and facts.

    Args:
        language: the reader's.
        download: how many MB the edition without a server has, where it can be had here.
        own: a teacher's own lessons.
    """
    voice = Voice(language, (WORDS,))
    sentences = {  # the script looks at what the browser keeps before it chooses among them
        name: voice.say(f"script-{name}", {each: f"{{{each}}}" for each in facts})
        for name, facts in places(WORDS / f"{language}.ftl", "script-").items()
    }
    found = lessons()
    led, hand = first_trick(voice_of(language, "briscola"))
    facts = {
        "here": "learn",
        "lessons": found,
        "own": own,
        "paths": paths(found, partial(voice_of, language)),
        "led": led,
        "hand": hand,
        "sentences": sentences,
        "download": download,
    }
    return "home.html", facts


def rules(language: str, game: str, kind: str = "") -> Sheet:
    """Return the template name and facts of a game's rules, short rules or score pad.

    Args:
        language: the reader's.
        game: the game.
        kind: `short` for one page at the table, `pad` for a score pad, or empty for all.
    """
    voice = voice_of(language, game)
    if kind == "pad":
        return "pad.html", {"here": "rules", "pad": score_pad(game, voice)}
    template = "rules_short.html" if kind == "short" else "rules.html"
    return template, {"here": "rules", "rules": rules_page(game, voice)}


def rules_index(language: str) -> Sheet:
    """Return the template name and facts of the list of games with rules."""
    games = paths(lessons(), partial(voice_of, language))
    return "rules_index.html", {"here": "rules", "games": games}


def words(language: str) -> Sheet:
    """Return the template name and facts of the glossary."""
    names = {name: voice_of(language, name).say("game") for name in games_with_guide()}
    return "glossary.html", {"here": "rules", "terms": glossary(), "names": names}


def in_all_languages(*names: str) -> dict[str, dict[str, str]]:
    """Return sentences by name and language, for pages that choose the language later."""
    voices = [Voice(language, (WORDS,)) for language in LANGUAGES]
    facts = {"what": "{what}"}  # which the page fills
    return {name: {voice.language: voice.say(name, facts) for voice in voices} for name in names}


def around_lessons(name: str, own: Sequence[LessonInfo] = ()) -> dict[str, Any]:
    """Return the facts for a lesson page's template beside its own: all lessons, words.

    Args:
        name: the lesson; after the last of a teacher's own lessons come the pages to play at.
        own: a teacher's own lessons.
    """
    ours = lessons()
    among_own = any(each.name == name for each in own)
    found = [*own, *(each for each in ours if each.kind == "play")] if among_own else ours
    return {
        "words": in_all_languages(*LESSON_WORDS),
        "lessons": [{"name": each.name, "title": each.title} for each in _in_order(found)],
        "all_lessons": [
            {
                "name": each.name,
                "title": in_all(each.title),
                "game": OWN if each in own else each.game,
            }
            for each in _in_order([*ours, *own])
        ],
    }


def _in_order(found: Sequence[LessonInfo]) -> list[LessonInfo]:
    """Return lessons first, then the pages to play."""
    return [each for kind in ("lesson", "play") for each in found if each.kind == kind]


def lesson_page(
    environment: jinja2.Environment,
    name: str,
    about: dict[str, Any],
    language: str,
    link: Links,
    page_values: dict[str, Any],
    own: Sequence[LessonInfo] = (),
) -> str:
    """Return a lesson's or table's page as HTML, alike for all visitors of a language.

    Args:
        environment: Jinja's, with our templates.
        name: the lesson's.
        about: what its notebook says of it.
        language: the visitor's; empty where the page is the same for all languages.
        link: where it leads.
        page_values: values that its front end reads: its `line`, the module of its `front`, the
            `told` of the start; and of a page with its own Python what that is to do.
        own: a teacher's own lessons.
    """
    front, reader = page_values["front"], language or LANGUAGES[0]
    return environment.get_template("lesson.html").render(
        **around_lessons(name, own),
        say=Voice(reader, (WORDS,)).say,
        first_table=first_table,
        language=reader,
        name=name,
        about=about,
        link=link,
        files=link.files,
        front=front,
        script="inside.js" if link.apart else "page.js",
        page_values=script({**page_values, "front": link.files[f"{front}.js"]}),
    )


def script(value: Any) -> Markup:
    r"""Return a value as JSON that is safe inside an HTML script element.

    >>> print(script({"text": "</script>"}))
    {"text":"\u003c/script>"}
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))
