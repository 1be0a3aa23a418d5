"""Links of pages: the same addresses on a server and, relative to a page, among files."""

from __future__ import annotations

from pathlib import Path

from italiancards.site.pages.assets import addresses


def lesson_at(name: str) -> str:
    """Return the path of a lesson's page on the site.

    >>> lesson_at("000_welcome")
    'voila/render/000_welcome'
    """
    return f"voila/render/{name}"


def rules_at(game: str = "", kind: str = "") -> str:
    """Return the path of a game's rules on the site, of a kind of page, or of their list.

    Args:
        game: the game; empty for the list of all.
        kind: `short` for one page at the table, `pad` for a score pad, or empty.

    >>> rules_at(), rules_at("scopa"), rules_at("scopa", "pad")
    ('rules', 'rules/scopa', 'rules/scopa/pad')
    """
    return "/".join(filter(None, ("rules", game, kind)))


DOWNLOAD = "italiancards.zip"
"""Name of the edition without a server as one file."""
EDITION = Path(__file__).parents[3] / "dist" / DOWNLOAD
"""Path at which `make static` puts it."""


def edition_size() -> str:
    """Return the size of the downloadable edition in MB as text; "" if it was not built."""
    return f"{EDITION.stat().st_size / 1e6:.0f}" if EDITION.is_file() else ""


class Links:
    """The addresses that a page is drawn with.

    Args:
        base: where the site begins.
        language: the language that each is to ask for, where no cookie is kept.
        origin: the name of the site, with how it is asked, where that is known.

    >>> Links("/").lesson("000_welcome"), Links("/").rules("scopa", "pad")
    ('/voila/render/000_welcome', '/rules/scopa/pad')
    >>> Links("/", "it").rules("scopa")
    '/rules/scopa?lang=it'
    """

    apart = False
    """True if the pages are files without a server of ours."""

    def __init__(self, base: str, language: str = "", origin: str = "") -> None:
        self.base, self.origin = base, origin
        self.asking = f"?lang={language}" if language else ""
        self.home = f"{base}{self.asking}"
        self.glossary = f"{base}glossary{self.asking}"
        self.download = f"{base}{DOWNLOAD}"

    @property
    def files(self) -> dict[str, str]:
        """Addresses of the files that pages load, by plain name."""
        return addresses(self.base)

    @property
    def picture(self) -> str:
        """Full address of the site's picture, for previews of links to a page."""
        return self.origin + self.files["sign-512.png"]

    def lesson(self, name: str) -> str:
        """Return the address of a lesson's page, or of a page to play."""
        return f"{self.base}{lesson_at(name)}{self.asking}"

    def rules(self, game: str = "", kind: str = "") -> str:
        """Return the address of a page of rules, or of their list.

        Args:
            game: the game; empty for the list of all.
            kind: `short`, `pad`, or empty for all the rules.
        """
        return f"{self.base}{rules_at(game, kind)}{self.asking}"

    def language(self, code: str) -> str:
        """Return the address of the same page in another language."""
        return f"?lang={code}"
