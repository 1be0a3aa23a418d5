"""Stills: a table as a picture without script, for a saved notebook, an export or a preview.

It shows the view model and nothing else, so never more than a seat may see. The cards are those of
our deck; a picture stands in `<img>`, where no style or id of its page or of another still reaches.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap
from urllib.parse import quote

from italiancards.screen.deck import deck
from italiancards.screen.model import LabelledCards, ScreenModel, ZoneModel

WIDTH, MARGIN, LINE = 720, 16, 20
"""Width and margin of the picture, and the height of a line of text, in pixels."""
CARD, BACK = (64, 102), (40, 64)
"""Width and height of a card that is seen, and of one that lies face down."""
LETTER = 6.7
"""Width of a letter, at most, on average."""
ESCAPED = {'"': "'", **{sign: quote(sign) for sign in "%#<>&{}"}}
"""Signs that cannot stand in the address of a picture; in its words a quote is an entity."""
NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML may have."""
LARGEST = 52_000
"""Bytes of a picture whose cards are drawn whole; in larger ones most show their corner alone."""
GAP = 6
FAN = 27
COVERING = ("fan", "meld")
AREAS = (("far",), ("side", "middle"), ("near",))
"""The areas of a table, those in one row together."""
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#fff}.h{font-size:18px;font-weight:600}"
    ".s{font-size:12px;fill:#e0eee6}"
)
BACK_OF_CARD = (
    '<rect x="1" y="1" width="248" height="398" rx="16" fill="#fdf8ec" stroke="#b9a988"'
    ' stroke-width="5"/><rect x="20" y="20" width="210" height="360" rx="8" fill="#1c4a80"/>'
)


@dataclass(frozen=True)
class StillCard:
    """A card as it lies: its face, None where it is down, and the words below it."""

    face: str | None
    below: str = ""


@dataclass(frozen=True)
class StillGroup:
    """Cards that lie together, under a label."""

    label: str
    cards: Sequence[StillCard]
    covering: bool = False

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of one of the group's cards, in units of the picture."""
        return CARD if any(card.face for card in self.cards) else BACK

    @property
    def step(self) -> float:
        """Distance from one card to the next, in units of the picture; less for many cards."""
        width = self.size[0]
        usual = FAN if self.covering else width + GAP
        room = (WIDTH - 2 * MARGIN - width) / max(1, len(self.cards) - 1)
        return min(usual, room)

    @property
    def width(self) -> float:
        """Width of the group (its cards, or a longer label), in units of the picture."""
        cards = self.size[0] + self.step * (len(self.cards) - 1) if self.cards else 0
        return min(WIDTH - 2 * MARGIN, max(cards, LETTER * len(self.label)))

    @property
    def height(self) -> int:
        """Height of the group with label and words below, in units of the picture."""
        below = LINE if any(card.below for card in self.cards) else 0
        return LINE + (self.size[1] + 8 if self.cards else 0) + below


def still(
    seen: ScreenModel,
    heading: str,
    lines: Sequence[str],
    text: str,
    language: str,
    beside: Sequence[LabelledCards] = (),
) -> str:
    """Return the table as one HTML image without script, with its text as alternative.

    Args:
        seen: the table as a seat sees it; its zones may be left out.
        heading: the first line of the picture.
        lines: the text under it.
        text: the table as text.
        language: the language of the words.
        beside: other cards to show, such as those of a question.
    """
    rows = [[StillGroup(each["label"], _faces(each))] for each in beside]
    rows += [[*_groups(seen["zones"], areas)] for areas in AREAS]
    pictures = (_picture(heading, lines, rows, seen["corners"], art) for art in ("all", "top", ""))
    picture = next((each for each in pictures if len(each) <= LARGEST), None)
    return figure(
        picture or _picture(heading, lines, rows, seen["corners"], ""), heading, text, language
    )


def figure(picture: str, heading: str, text: str, language: str) -> str:
    """Return an SVG picture as one HTML image, with a text as its alternative.

    Args:
        picture: the SVG document.
        heading: its title.
        text: the text for who does not see it.
        language: the language of the words.
    """
    for sign, entity in ESCAPED.items():
        picture = picture.replace(sign, entity)
    data = re.sub(r"[^ -~]+", lambda found: quote(found[0]), picture)
    lines = _escape(text).replace("\n", "&#10;")  # one line: Markdown keeps it as it is
    return (
        f'<img class="italiancards-still" lang="{language}" title="{_escape(heading)}" '
        f'alt="{lines}" width="{WIDTH}" style="max-width: 100%; height: auto" '
        f'src="data:image/svg+xml,{data}">'
    )


def notice(heading: str, lines: Sequence[str], text: str, language: str) -> str:
    """Return a heading and lines as one HTML image, without any cards."""
    return figure(_picture(heading, lines, (), "pictures", ""), heading, text, language)


def _faces(cards: LabelledCards) -> list[StillCard]:
    """Return labelled cards as cards of the static picture."""
    return [StillCard(card["face"]) for card in cards["cards"]]


def _groups(zones: Iterable[ZoneModel], areas: Sequence[str]) -> Iterator[StillGroup]:
    """Yield the card groups to draw for the zones of some areas; empty zones mostly left out."""
    for zone in zones:
        if zone["area"] not in areas:
            continue
        pile = zone["down"] or zone["spread"] == "pile"
        notes = [zone["told"], zone["count"] if pile else ""]
        if not (zone["cards"] or zone["down"]):
            notes = [zone["told"], zone["empty"]]
            if not any(notes) and zone["area"] != "middle":
                continue
        label = ": ".join(filter(None, [zone["label"], ", ".join(filter(None, notes))]))
        yield StillGroup(
            label, _still_cards(zone), zone["spread"] in COVERING or bool(zone["down"])
        )


def _still_cards(zone: ZoneModel) -> list[StillCard]:
    """Return a zone's cards from left to right, face up or down; of a pile, the top one."""
    cards = {card["key"]: card for card in zone["cards"]}
    order = zone["sorted"].get("suit") or cards
    trick = zone["spread"] == "trick"
    face_up = [StillCard(cards[key]["face"], (trick and cards[key]["by"]) or "") for key in order]
    down = [StillCard(None)] * zone["down"]
    return (down + face_up)[-1:] if zone["spread"] == "pile" else down + face_up


def _picture(
    heading: str,
    lines: Sequence[str],
    rows: Iterable[Sequence[StillGroup]],
    corners: str,
    art: str,
) -> str:
    """Return the whole SVG picture: heading, lines of text, and rows of card groups.

    Args:
        heading: the first line.
        lines: the lines under it, wrapped here.
        rows: the cards, row by row.
        corners: what the corner of a court card shows.
        art: which cards are drawn whole: `all`, `top` (those that none covers), or none.
    """
    drawn, used = [_text(MARGIN, 30, heading, "h")], set[str]()
    y = 36.0
    for line in lines:
        for part in wrap(" ".join(line.split()), int((WIDTH - 2 * MARGIN) / 7.2)):
            y += LINE
            drawn.append(_text(MARGIN, y, part))
    y += MARGIN
    for row in rows:
        x, low = float(MARGIN), 0
        for group in row:
            if x > MARGIN and x + group.width > WIDTH - MARGIN:
                x, y, low = float(MARGIN), y + low + 8, 0
            drawn += _group(group, x, y, corners, art, used)
            x, low = x + group.width + 2 * MARGIN, max(low, group.height)
        y += low + 8 if row else 0
    height = round(y + 8)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}"><style>{STYLE}</style><defs>{deck().parts(used)}</defs>'
        f'<rect width="{WIDTH}" height="{height}" rx="12" fill="#1d5a41"/>{"".join(drawn)}</svg>'
    )


def _escape(text: str) -> str:
    """Return a text escaped for XML and HTML, with forbidden characters replaced."""
    return escape(NO_XML.sub("\ufffd", text))


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    """Return a text at a place of the picture, as an SVG element."""
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.4g}" y="{y:.4g}"{named}>{_escape(text)}</text>'


def _group(
    group: StillGroup, x: float, y: float, corners: str, art: str, used: set[str]
) -> Iterator[str]:
    """Yield a group's label and cards as SVG; add the deck's parts they need to `used`."""
    width, height = group.size
    yield _text(x, y + 13, group.label, "s")
    for number, card in enumerate(group.cards):
        left, top = x + number * group.step, y + LINE
        whole = art == "all" or (art == "top" and card is group.cards[-1]) or not group.covering
        inside = _face(card.face, corners, bool(art) and whole, used) if card.face else BACK_OF_CARD
        yield (
            f'<svg x="{left:.4g}" y="{top:.4g}" width="{width}" height="{height}" '
            f'viewBox="0 0 250 400">{inside}</svg>'
        )
        if card.below:
            yield _text(left, top + height + 15, card.below, "s")


def _face(face: str, corners: str, art: bool, used: set[str]) -> str:
    """Return a card's face as SVG; add the parts of the deck that it needs to `used`."""
    own = f"ic-{face}-corner"
    paper = "ic-paper-bare" if face.startswith("it-") else "ic-paper-fr"
    corner, picture = own if own in deck() else f"ic-{face}-{corners}", f"ic-{face}-art"
    used |= {paper, corner, *([picture] if art else [])}
    drawn = f'<use href="#{picture}" transform="translate(25 40)scale(.9)"/>' if art else ""
    large = "translate(-2 -2)scale(1.32)" if art else "translate(2 -10)scale(2.1)"
    return f'<use href="#{paper}"/>{drawn}<use href="#{corner}" transform="{large}"/>'
