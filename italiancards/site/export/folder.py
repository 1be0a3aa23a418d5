"""The folder that an edition is written into, and the links of its pages."""

from __future__ import annotations

from pathlib import Path

from italiancards.core.names import LANGUAGES
from italiancards.site.pages.assets import with_digest
from italiancards.site.pages.links import Links, lesson_at, rules_at

MANIFEST = "manifest.webmanifest"
KEEPER = "sw.js"
"""Name of the script by which a browser keeps the whole edition."""


class Folder:
    """The folder of an edition, as far as it is written.

    Args:
        root: where it is.
        address: where it will lie on the web; empty where that is not known.
    """

    def __init__(self, root: Path, address: str = "") -> None:
        self.root, self.address = root, address
        self.assets: dict[str, str] = {}
        self.written: dict[str, int] = {}

    def put(self, path: str, body: bytes) -> str:
        """Write a file into the edition's folder; return its path there.

        Args:
            path: its path in the folder, with strokes.
            body: its content.
        """
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        self.written[path] = place.write_bytes(body)
        return path

    def keep(self, folder: str, name: str, body: bytes) -> str:
        """Write a file under a name with a digest of its content; return its path in the edition.

        Args:
            folder: the folder it goes to, inside the edition's.
            name: its name without the mark, by which `assets` finds it.
            body: its content.

        Returns:
            Its path in the edition.
        """
        self.assets[name] = self.put(f"{folder}/{with_digest(name, body)}", body)
        return self.assets[name]


class FileLinks(Links):
    """The addresses that a page of files is drawn with, as seen from that page.

    Args:
        at: the page's address on the site.
        language: its language; empty where it has all.
        folder: where it is to lie.
        policy: what it may load.

    >>> links = FileLinks("rules/scopa", "it", Folder(Path()), "")
    >>> links.lesson("000_welcome"), links.rules("scopa", "pad"), links.twin
    ('../../../voila/render/000_welcome/', '../../../it/rules/scopa/pad/', '../../../rules/scopa/')
    """

    apart = True

    def __init__(self, at: str, language: str, folder: Folder, policy: str) -> None:
        self.at, self.folder, self.policy = at, folder, policy
        self.place = f"{_within(language, at)}index.html"
        self.up = "../" * self.place.count("/")
        self.own = self.up + _within(language)
        self.home = self.own or "./"
        self.glossary = f"{self.own}glossary/"
        self.manifest, self.keeper = self.up + MANIFEST, self.up + KEEPER
        others = [each for each in LANGUAGES if language and each != language]
        self.twin = "".join(self.up + _within(each, at) or "./" for each in others)

    @property
    def files(self) -> dict[str, str]:
        """Relative addresses of the files that pages load, by name."""
        return {name: self.up + place for name, place in self.folder.assets.items()}

    @property
    def picture(self) -> str:
        """Address of the site's picture, for previews of links to a page."""
        return (self.folder.address or self.up) + self.folder.assets["sign-512.png"]

    def lesson(self, name: str) -> str:
        """Return the relative address of a lesson's page, or of a page to play."""
        return f"{self.up}{lesson_at(name)}/"

    def rules(self, game: str = "", kind: str = "") -> str:
        """Return the relative address of a page of rules, or of their list.

        Args:
            game: the game; empty for the list of all.
            kind: `short`, `pad`, or empty for all the rules.
        """
        return f"{self.own}{rules_at(game, kind)}/"

    def language(self, code: str) -> str:
        """Return the relative address of the same page in another language."""
        return f"{self.up}{_within(code, self.at)}?lang={code}"


def _within(language: str, at: str = "") -> str:
    """Return a path inside a language's folder; the first language has no folder."""
    own = [language] if language in LANGUAGES[1:] else []
    return "".join(f"{each}/" for each in (*own, *filter(None, [at])))


def policy(of: str) -> str:
    """Return a server's content security policy in the form for a page's own meta tag.

    >>> policy("default-src 'none'; frame-ancestors 'self'")
    "default-src 'none'; worker-src 'self'; manifest-src 'self'"
    """
    directives = [each for each in of.split("; ") if not each.startswith("frame-ancestors")]
    return "; ".join((*directives, "worker-src 'self'", "manifest-src 'self'"))
