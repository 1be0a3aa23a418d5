"""Files that pages load, each named after its content: browsers may keep them for good."""

from __future__ import annotations

import gzip
import hashlib
import re
import struct
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tornado.web import RequestHandler

from italiancards.widgets.port import STATIC

NAMES = (
    *("cards.svg", "icon.svg", "header.js", "home.js", "table.js", "table.css"),
    *("classroom.js", "classroom.css"),
    "page.js",
)
SIGNS = ("sign-192.png", "sign-512.png")
"""Pictures of the site's sign on the felt, by size: a phone may round their corners."""
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
"""Media types by suffix; `mimetypes` knows others on each machine and version of Python."""
YEAR = 365 * 24 * 60 * 60


@dataclass(frozen=True)
class Asset:
    """A file as it is sent.

    Args:
        served: its name on the site, with a hash: `table.js` becomes `table.HASH.js`.
        body: what is in it.
        packed: the same, by the names of how it is packed; the best first.
        kind: its media type.
    """

    served: str
    body: bytes
    packed: dict[str, bytes]
    kind: str


def read_asset(path: Path) -> Asset:
    """Return a file read and compressed, with a served name that contains its digest.

    >>> asset = read_asset(STATIC / "home.js")
    >>> asset.served.startswith("home."), asset.served.endswith(".js"), asset.kind
    (True, True, 'text/javascript')
    """
    body = path.read_bytes()
    kind = KINDS[path.suffix]
    packed = {"gzip": gzip.compress(body, mtime=0)}
    best = path.with_name(f"{path.name}.br")
    if best.exists():  # browsers take it on a safe line, and from their own machine
        packed = {"br": best.read_bytes(), **packed}
    return Asset(with_digest(path.name, body), body, packed, kind)


def with_digest(name: str, body: bytes) -> str:
    """Return a file's name with a digest of its content before the ending.

    Args:
        name: the name, with an ending.
        body: the content, whose digest is the mark.

    >>> with_digest("table.js", b"")
    'table.e3b0c44298fc.js'
    """
    stem, _, ending = name.rpartition(".")
    return f"{stem}.{hashlib.sha256(body).hexdigest()[:12]}.{ending}"


@cache
def assets() -> dict[str, Asset]:
    """Return all files that pages load, by their plain names; cached."""
    own = {name: read_asset(Path(__file__).with_name(name)) for name in SIGNS}
    return {name: read_asset(STATIC / name) for name in NAMES} | own


def favicon() -> bytes:
    r"""Return the site's sign as the bytes of a `favicon.ico`.

    >>> favicon()[:4]
    b'\x00\x00\x01\x00'
    """
    picture = assets()[SIGNS[0]].body
    head = struct.pack("<3H", 0, 1, 1)  # a picture, one of them
    entry = struct.pack("<4B2H2I", 192, 192, 0, 0, 1, 32, len(picture), 22)
    return head + entry + picture


@dataclass(frozen=True)
class CardPart:
    """A part of the deck that a card is drawn from: its name there, and its kind."""

    name: str
    kind: str = ""


@cache
def drawn(face: str) -> tuple[CardPart, ...]:
    """Return the parts of the deck that draw a card, bottom first: paper, art, corner; cached.

    >>> [part.name for part in drawn("it-7D")]
    ['ic-paper', 'ic-it-7D-art', 'ic-it-7D-corner']
    """
    deck = assets()["cards.svg"].body.decode()
    paper = "ic-paper" if face.startswith("it-") else "ic-paper-fr"
    corners = (f"ic-{face}-{kind}" for kind in ("corner", "pictures"))
    corner = next(each for each in corners if f'id="{each}"' in deck)
    own = " pips" if corner.endswith("corner") and paper == "ic-paper" else ""
    return CardPart(paper), CardPart(f"ic-{face}-art", f"art{own}"), CardPart(corner, "idx")


def addresses(base: str) -> dict[str, str]:
    """Return the addresses of the files that pages load, by their plain names."""
    return {name: f"{base}static/{asset.served}" for name, asset in assets().items()}


class Assets(RequestHandler):
    """Handler of the files. A browser asks for each once: other content has another name."""

    def get(self, served: str) -> None:
        """Send a file by its served name, compressed if accepted; 404 if there is none."""
        asset = next((each for each in assets().values() if each.served == served), None)
        if asset is None:
            self.send_error(404)
            return
        self.set_header("Content-Type", asset.kind)
        self.set_header("Cache-Control", f"public, max-age={YEAR}, immutable")
        self.set_header("X-Content-Type-Options", "nosniff")
        taken = re.findall(r"[a-z]+", self.request.headers.get("Accept-Encoding", ""))
        way = next((each for each in asset.packed if each in taken), None)
        if way is not None:
            self.set_header("Content-Encoding", way)
        self.finish(asset.body if way is None else asset.packed[way])

    def compute_etag(self) -> None:
        """Return None, since a file's name already changes with its content."""
