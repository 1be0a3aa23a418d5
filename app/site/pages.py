"""Our own pages: home, lessons, rules, glossary, and what is said when something is wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

from tornado.web import HTTPError, RequestHandler

import italiancards as ic
from app.site.assets import addresses, drawn, icon
from app.site.home import first_trick, paths
from app.site.lesson_page import RenderedPage
from app.site.lessons import lessons
from app.site.light import LIGHT, POLICY, without_heartbeat
from app.site.rules import rules_page, score_pad, told_games
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.glossary import glossary

COOKIE = "italiancards_language"
SCHEME = "italiancards_scheme"
SCHEMES = ("light", "dark")
WORDS = Path(__file__).parent
HOME_WORDS = {
    **{name: {} for name in ("here", "next", "todo", "done", "mastered", "again", "sure")},
    **{name: {} for name in ("back", "go-on", "play", "left", "once-more")},
    "step": {"step": "{step}", "steps": "{steps}"},
    "lesson": {"number": "{number}"},
    "next-lesson": {"title": "{title}", "minutes": "{minutes}"},
    "here-lesson": {"title": "{title}"},
    "count": {"done": "{done}", "all": "{all}"},
    "mastered-count": {"number": "{number}"},
    "due-one": {},
    "due-many": {"number": "{number}", "minutes": "{minutes}"},
    "due-later": {"number": "{number}"},
    "loaded": {"name": "{name}"},
    "not-loaded": {"name": "{name}"},
}
"""What the home page says once the browser has looked at what it keeps, with places to fill."""
NAV_WORDS = tuple(f"nav-{name}" for name in ("learn", "play", "puzzles", "rules"))
LESSON_WORDS = (
    *("site-name", "site-loading", "site-slow"),
    *("site-lost", "site-gone", "site-again"),
    *NAV_WORDS,
)
"""What the page of a lesson says, in both languages: it is made before its visitor comes."""
RETRY = 15
"""Seconds after which a visitor who found no table tries again."""


def language_of(request: RequestHandler) -> str:
    """The language chosen on this site, else the browser's first that there is, else English."""
    try:
        asked = request.get_query_argument("lang", request.get_cookie(COOKIE, "") or "")
    except HTTPError:  # what was asked for is no text
        asked = ""
    accepted = request.request.headers.get("Accept-Language", "")
    wanted = [asked, *(part.split(";")[0].strip()[:2] for part in accepted.split(","))]
    return next((each for each in wanted if each in LANGUAGES), LANGUAGES[0])


def scheme_of(request: RequestHandler) -> str:
    """Light or dark, where somebody chose; else it is as his system has it, and this is empty."""
    chosen = request.get_cookie(SCHEME, "") or ""
    return chosen if chosen in SCHEMES else ""


def remember_language(request: RequestHandler) -> str:
    """The language of a page that can be asked for in another: `?lang=it` is remembered."""
    language = language_of(request)
    if "lang" in request.request.query_arguments:
        request.set_cookie(COOKIE, language, path="/", expires_days=365, samesite="Lax")
    request.set_header("Vary", "Accept-Language, Cookie")
    return language


def page(request: RequestHandler, name: str, **facts: Any) -> str:
    """A page in the visitor's language."""
    language = language_of(request)
    voice = Voice(language, (WORDS,))
    template = request.settings["voila_jinja2_env"].get_template(name)
    base = request.settings["base_url"]
    told: str = template.render(
        say=voice.say,
        language=language,
        scheme=scheme_of(request),
        base=base,
        files=addresses(base),
        icon=icon(),
        drawn=drawn,
        **facts,
    )
    return told


def in_all_languages(*names: str) -> dict[str, dict[str, str]]:
    """Sentences for a page that is made before anybody knows the visitor's language."""
    voices = [Voice(language, (WORDS,)) for language in LANGUAGES]
    return {name: {voice.language: voice.say(name) for voice in voices} for name in names}


def problem(request: RequestHandler, status: int, name: str) -> None:
    """Answer with a page that says what is wrong, and what can be done."""
    request.set_status(status)
    request.set_header("Content-Type", "text/html; charset=utf-8")
    if name == "busy":
        request.set_header("Retry-After", str(RETRY))
    request.finish(page(request, "problem.html", problem=name, seconds=RETRY))


class Home(RequestHandler):
    """A path for each game, what is due, and the language."""

    def get(self) -> None:
        """Draw the home page; `?lang=it` chooses a language and is remembered."""
        language = remember_language(self)
        voice = Voice(language, (WORDS,))
        told = {name: voice.say(f"home-{name}", facts) for name, facts in HOME_WORDS.items()}
        found = lessons()
        led, hand = first_trick(_voice(language, "briscola"))
        facts = {
            "lessons": found,
            "paths": paths(found, partial(_voice, language)),
            "led": led,
            "hand": hand,
            "told": told,
        }
        self.finish(page(self, "home.html", here="learn", **facts))


def _voice(language: str, game: str) -> Voice:
    """Who tells of a game on these pages."""
    return Voice(language, (ic.game(game).words, WORDS))


class RulesPages(RequestHandler):
    """The rules of a game: all of them, on one page for the table, and a pad for the score."""

    def get(self, name: str, kind: str | None) -> None:
        """Draw the rules, or one of the pages beside them."""
        if name not in told_games():
            problem(self, 404, "not-there")
            return
        voice = _voice(remember_language(self), name)
        if kind == "pad":
            self.finish(page(self, "pad.html", here="rules", pad=score_pad(name, voice)))
            return
        template = "rules_short.html" if kind == "short" else "rules.html"
        self.finish(page(self, template, here="rules", rules=rules_page(name, voice)))


class RulesIndex(RequestHandler):
    """The games whose rules can be read."""

    def get(self) -> None:
        """Draw them, and what else there is to read."""
        language = remember_language(self)
        games = paths(lessons(), partial(_voice, language))
        self.finish(page(self, "rules_index.html", here="rules", games=games))


class GlossaryPage(RequestHandler):
    """The words of the table."""

    def get(self) -> None:
        """Draw the glossary."""
        language = remember_language(self)
        names = {name: _voice(language, name).say("game") for name in told_games()}
        self.finish(page(self, "glossary.html", here="rules", terms=glossary(), names=names))


class LessonPage(RenderedPage):
    """A lesson or a table, each visitor with a kernel of his own, as long as there are any."""

    async def get(self, path: str = "") -> None:
        """Render a lesson by its name, with or without its ending."""
        name = path.removesuffix(".ipynb")
        if name not in {lesson.name for lesson in lessons()}:
            problem(self, 404, "not-there")
        elif self.kernel_manager.taken >= self.kernel_manager.tables:
            problem(self, 503, "busy")
        else:
            await super().get(path=f"{name}.ipynb")

    @property
    def language(self) -> str:
        """The language that the visitor chose, or his browser's."""
        return language_of(self)

    def broken_off(self) -> str:
        """A word where the rest of the page would be."""
        return page(self, "broken.html")

    async def get_generator(self, path: str | None = None) -> AsyncIterator[str]:
        """The page in parts; it may have been made in advance, for a visitor of any language."""
        light = self.voila_configuration.resources["front_end"] == LIGHT
        if light:
            self.set_header("Content-Security-Policy", POLICY)
        scheme = scheme_of(self)
        chosen = f' data-scheme="{scheme}"' if scheme else ""
        told = f'<html lang="{language_of(self)}"{chosen}>'
        async for part in super().get_generator(path=path):
            whole = part.replace('<html lang="en">', told, 1)
            yield without_heartbeat(whole) if light else whole
