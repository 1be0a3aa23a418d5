"""Handlers of our own pages: home, lessons, rules, glossary, and errors."""

from __future__ import annotations

from html import escape

from tornado.web import HTTPError, RequestHandler

from italiancards.core.moved_lessons import MOVED_LESSONS
from italiancards.core.names import LANGUAGES
from italiancards.site.hall import ORIGIN, hall_of
from italiancards.site.headers import LESSON_POLICY
from italiancards.site.pages import sheets
from italiancards.site.pages.assets import favicon
from italiancards.site.pages.links import Links, edition_size
from italiancards.site.pages.rules import games_with_guide
from italiancards.site.pages.sheets import Sheet, fill_template
from italiancards.site.recipes import BrokenNotebook, UnknownNotebook

COOKIE = "italiancards_language"
SCHEME = "italiancards_scheme"
SCHEMES = ("light", "dark")
DAY = 24 * 60 * 60
RETRY = 15
"""Seconds after which a visitor who found no table tries again."""


def language_of(request: RequestHandler) -> str:
    """Return the language of a request, by address, cookie or browser: `en` or `it`.

    It is the one that the address asks for (`?lang=it`), else the one in the cookie, else the first
    of ours that the browser accepts, else English.
    """
    try:
        asked = request.get_query_argument("lang", request.get_cookie(COOKIE, "") or "")
    except HTTPError:  # what was asked for is no text
        asked = ""
    accepted = request.request.headers.get("Accept-Language", "")
    wanted = [asked, *(part.split(";")[0].strip()[:2] for part in accepted.split(","))]
    return next((each for each in wanted if each in LANGUAGES), LANGUAGES[0])


def scheme_of(request: RequestHandler) -> str:
    """Return the colour scheme in a request's cookie: `light`, `dark`, or "" for the system's."""
    chosen = request.get_cookie(SCHEME, "") or ""
    return chosen if chosen in SCHEMES else ""


def origin_of(request: RequestHandler) -> str:
    """Return the origin by which a visitor reached the site, such as `https://example.org`.

    The scheme is that of `X-Forwarded-Proto`, where a proxy in front sets it.
    """
    asked = request.request
    front = asked.headers.get("X-Forwarded-Proto", "")
    return f"{front if front in ('http', 'https') else asked.protocol}://{asked.host}"


def remember_language(request: RequestHandler) -> str:
    """Return a request's language; set a cookie if the address chose it (`?lang=it`)."""
    language = language_of(request)
    if "lang" in request.request.query_arguments:
        request.set_cookie(COOKIE, language, path="/", expires_days=365, samesite="Lax")
    request.set_header("Vary", "Accept-Language, Cookie")
    return language


def page(request: RequestHandler, sheet: Sheet) -> str:
    """Return a page's HTML in the visitor's language and colours.

    Args:
        request: the handler of the request.
        sheet: the name of the template, and the facts that fill it.

    Returns:
        HTML, to be sent by the caller.
    """
    hall, language = hall_of(request), language_of(request)
    asked = "lang" in request.request.query_arguments and not request.get_cookie(COOKIE)
    link = Links(hall.base, language if asked else "", origin_of(request))
    return fill_template(hall.environment, sheet, language, link, scheme_of(request))


def problem(request: RequestHandler, status: int, name: str) -> None:
    """Send an error page with a status, which ends the request.

    Args:
        request: the handler of the request.
        status: the HTTP status.
        name: the problem: `not-there`, `busy`, `broken` or `refused`.
    """
    request.set_status(status)
    request.set_header("Content-Type", "text/html; charset=utf-8")
    if name == "busy":
        request.set_header("Retry-After", str(RETRY))
    request.finish(page(request, ("problem.html", {"problem": name, "seconds": RETRY})))


class Home(RequestHandler):
    """Handler of the home page: a path for each game, what is due, and the language."""

    def get(self) -> None:
        """Send the home page; `?lang=it` chooses and remembers a language."""
        own = hall_of(self).own_lessons
        self.finish(page(self, sheets.home(remember_language(self), edition_size(), own)))


class RulesPages(RequestHandler):
    """Handler of a game's rules: all of them, a page for the table, and a score pad."""

    def get(self, name: str, kind: str | None) -> None:
        """Send a game's rules, short rules or score pad; 404 for a game without rules.

        Args:
            name: the game, as the address has it.
            kind: `short`, `pad`, or None for all the rules.
        """
        if name not in games_with_guide():
            problem(self, 404, "not-there")
            return
        self.finish(page(self, sheets.rules(remember_language(self), name, kind or "")))


class RulesIndex(RequestHandler):
    """Handler of the list of games whose rules can be read."""

    def get(self) -> None:
        """Send the list of games with rules."""
        self.finish(page(self, sheets.rules_index(remember_language(self))))


class IconAndRobots(RequestHandler):
    """Handler of `favicon.ico` for browsers, and of `robots.txt` for search engines."""

    def get(self, name: str) -> None:
        """Send `favicon.ico` or `robots.txt`.

        Args:
            name: `favicon.ico`; anything else is `robots.txt`.
        """
        if name == "favicon.ico":
            self.set_header("Content-Type", "image/x-icon")
            self.set_header("Cache-Control", f"public, max-age={DAY}")
            self.finish(favicon())
        else:
            self.set_header("Content-Type", "text/plain; charset=utf-8")
            self.finish(robots(hall_of(self).base))


def robots(base: str) -> str:
    """Return the text of `robots.txt`, which keeps search engines from lessons and the API.

    Args:
        base: path of the site, with `/` at its end.
    """
    return f"User-agent: *\nDisallow: {base}voila/\nDisallow: {base}api/\n"


class GlossaryPage(RequestHandler):
    """Handler of the glossary."""

    def get(self) -> None:
        """Send the glossary."""
        self.finish(page(self, sheets.words(remember_language(self))))


class LessonPage(RequestHandler):
    """Handler of a lesson or a page to play: the same for everybody, taking no table."""

    async def get(self, path: str) -> None:
        """Send a lesson's page, or an error page if it cannot be opened.

        Args:
            path: name of the notebook, with or without `.ipynb`.
        """
        try:
            if await can_open(self, name_of(path)):
                self.finish(lesson_page(self, name_of(path)))
        except UnknownNotebook:
            send_elsewhere(self, name_of(path))


def send_elsewhere(request: RequestHandler, name: str) -> None:
    """Send the address of the lesson in which an earlier one stands now, else an error page.

    Args:
        request: the handler of the request.
        name: the name of the notebook that is not there.
    """
    if name not in MOVED_LESSONS:
        problem(request, 404, "not-there")
        return
    folder, query = request.request.path.rstrip("/").rpartition("/")[0], request.request.query
    request.redirect(f"{folder}/{MOVED_LESSONS[name]}{query and '?'}{query}", permanent=True)


def name_of(path: str) -> str:
    """Return the notebook name in an address's path, without `.ipynb` or a final slash."""
    return path.rstrip("/").removesuffix(".ipynb")


async def can_open(request: RequestHandler, name: str) -> bool:
    """Return True if a lesson can be opened now; else send an error page and return False.

    Args:
        request: the handler of the request.
        name: the name of the notebook.

    Raises:
        UnknownNotebook: there is no lesson of ours by that name.
    """
    hall = hall_of(request)
    try:
        await hall.recipes.lesson(name)
    except BrokenNotebook:
        problem(request, 500, "broken")
        return False
    if hall.visits.full:
        problem(request, 503, "busy")
    return not hall.visits.full


def lesson_page(request: RequestHandler, name: str) -> str:
    """Return a lesson's HTML page, and set the answer's headers; raise a 500 if not ready.

    Args:
        request: the handler of the request.
        name: the name of the lesson.

    Raises:
        tornado.web.HTTPError: with status 500: its cell has not been run.
    """
    language, scheme = remember_language(request), scheme_of(request)
    request.set_header("Content-Type", "text/html; charset=utf-8")
    request.set_header("Cache-Control", "no-cache, no-store, must-revalidate")
    request.set_header("Content-Security-Policy", LESSON_POLICY)
    lesson = hall_of(request).recipes.ready(name)
    if lesson is None:
        raise HTTPError(500)
    made = lesson.pages[language].replace(ORIGIN, escape(origin_of(request)))
    begun = f'<html lang="{language}"'
    return made.replace(begun, f'{begun} data-scheme="{scheme}"', 1) if scheme else made
