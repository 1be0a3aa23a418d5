"""Our own pages: home, lessons, rules, glossary, and what is said when something is wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tornado.web import HTTPError, RequestHandler

from app.site import sheets
from app.site.assets import favicon
from app.site.lesson_page import RenderedPage
from app.site.lessons import lessons
from app.site.light import LIGHT, POLICY, without_heartbeat
from app.site.links import Links
from app.site.rules import told_games
from app.site.sheets import Sheet, filled
from italiancards.core.names import LANGUAGES

COOKIE = "italiancards_language"
SCHEME = "italiancards_scheme"
SCHEMES = ("light", "dark")
DAY = 24 * 60 * 60
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


def origin_of(request: RequestHandler) -> str:
    """Scheme and host by which the site was asked, as a proxy in front of it tells."""
    asked = request.request
    front = asked.headers.get("X-Forwarded-Proto", "")
    return f"{front if front in ('http', 'https') else asked.protocol}://{asked.host}"


def remember_language(request: RequestHandler) -> str:
    """The language of a page that can be asked for in another: `?lang=it` is remembered."""
    language = language_of(request)
    if "lang" in request.request.query_arguments:
        request.set_cookie(COOKIE, language, path="/", expires_days=365, samesite="Lax")
    request.set_header("Vary", "Accept-Language, Cookie")
    return language


def page(request: RequestHandler, sheet: Sheet) -> str:
    """A page in the visitor's language; its links ask for that too, where no cookie has come."""
    told, language = request.settings, language_of(request)
    asked = "lang" in request.request.query_arguments and not request.get_cookie(COOKIE)
    link = Links(told["base_url"], language if asked else "", origin_of(request))
    return filled(told["voila_jinja2_env"], sheet, language, link, scheme_of(request))


def problem(request: RequestHandler, status: int, name: str) -> None:
    """Answer with a page that says what is wrong, and what can be done."""
    request.set_status(status)
    request.set_header("Content-Type", "text/html; charset=utf-8")
    if name == "busy":
        request.set_header("Retry-After", str(RETRY))
    request.finish(page(request, ("problem.html", {"problem": name, "seconds": RETRY})))


class Home(RequestHandler):
    """A path for each game, what is due, and the language."""

    def get(self) -> None:
        """Draw the home page; `?lang=it` chooses a language and is remembered."""
        self.finish(page(self, sheets.home(remember_language(self), self.settings["download"]())))


class RulesPages(RequestHandler):
    """The rules of a game: all of them, on one page for the table, and a pad for the score."""

    def get(self, name: str, kind: str | None) -> None:
        """Draw the rules, or one of the pages beside them."""
        if name not in told_games():
            problem(self, 404, "not-there")
            return
        self.finish(page(self, sheets.rules(remember_language(self), name, kind or "")))


class RulesIndex(RequestHandler):
    """The games whose rules can be read."""

    def get(self) -> None:
        """Draw them, and what else there is to read."""
        self.finish(page(self, sheets.rules_index(remember_language(self))))


class ForOthers(RequestHandler):
    """The sign that browsers ask for, and what search engines may read."""

    def get(self, name: str) -> None:
        """Send it."""
        if name == "favicon.ico":
            self.set_header("Content-Type", "image/x-icon")
            self.set_header("Cache-Control", f"public, max-age={DAY}")
            self.finish(favicon())
        else:
            self.set_header("Content-Type", "text/plain; charset=utf-8")
            self.finish(robots(self.settings["base_url"]))


def robots(base: str) -> str:
    """Rules for search engines: each page of a lesson would take a table.

    Args:
        base: where the site begins.
    """
    return f"User-agent: *\nDisallow: {base}voila/\nDisallow: {base}api/\n"


class GlossaryPage(RequestHandler):
    """The words of the table."""

    def get(self) -> None:
        """Draw the glossary."""
        self.finish(page(self, sheets.words(remember_language(self))))


class LessonPage(RenderedPage):
    """A lesson or a table, each visitor with a kernel of his own, as long as there are any."""

    async def get(self, path: str = "") -> None:
        """Render a lesson by its name, with or without its ending, as files would have it too."""
        if name := self._found(path):
            await super().get(path=f"{name}.ipynb")

    def head(self, path: str = "") -> None:
        """Answer as GET would, and take no table."""
        if self._found(path):
            self.say_kind()
            self.finish()

    def _found(self, path: str) -> str:
        """The name of a lesson that can be opened now; else the answer says why not."""
        name = path.rstrip("/").removesuffix(".ipynb")
        if name not in {lesson.name for lesson in lessons()}:
            problem(self, 404, "not-there")
        elif self.kernel_manager.taken >= self.kernel_manager.tables:
            problem(self, 503, "busy")
        else:
            remember_language(self)
            return name
        return ""

    @property
    def language(self) -> str:
        """The language that the visitor chose, or his browser's."""
        return language_of(self)

    @property
    def origin(self) -> str:
        """Scheme and host by which the site was asked."""
        return origin_of(self)

    def say_kind(self) -> None:
        """Say in the headers what the page is, and what it may load."""
        super().say_kind()
        if self.voila_configuration.resources["front_end"] == LIGHT:
            self.set_header("Content-Security-Policy", POLICY)

    def broken_off(self) -> str:
        """A word where the rest of the page would be."""
        return page(self, ("broken.html", {}))

    async def get_generator(self, path: str | None = None) -> AsyncIterator[str]:
        """The page in parts; it may have been made in advance, for a visitor of any language."""
        light = self.voila_configuration.resources["front_end"] == LIGHT
        scheme = scheme_of(self)
        chosen = f' data-scheme="{scheme}"' if scheme else ""
        told = f'<html lang="{language_of(self)}"{chosen}>'
        async for part in super().get_generator(path=path):
            whole = part.replace('<html lang="en">', told, 1)
            yield without_heartbeat(whole) if light else whole
