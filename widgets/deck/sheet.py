"""A page that shows the whole deck in every size, to look at while drawing."""

from . import french_pack, italian_pack
from .sprite import sprite

FELTS = ("#1e5b40", "#10241b")
FOUR_COLOURS = "--ic-suit-s:#111111;--ic-suit-h:#a8102f;--ic-suit-d:#a85a00;--ic-suit-c:#1456b8"
ITALIAN = [f"it-{rank}{suit}" for suit in italian_pack.SUITS for rank in italian_pack.RANKS]
FRENCH = [
    *(f"fr-{rank}{suit}" for suit in french_pack.SUITS for rank in french_pack.RANKS),
    "fr-JK",
]
FRAMED = 96
"""From this width on a card has its thin frame."""
SCALES = {96: (1, 1), 64: (0.9, 1.32), 0: (0.8, 1.78)}
"""From which width on art and corner have which size; as in the sheet of the table."""
HAND = ["it-2D", "it-7D", "it-RC", "it-4S", "it-3B", "it-AC", "it-7B", "it-CS", "it-FB", "it-AS"]
RUN = ["fr-Ah", "fr-10d", "fr-Jc", "fr-Qs", "fr-Kd", "fr-7c", "fr-JK", "fr-9h"]


def card(name: str, width: int, covered: float = 0) -> str:
    """One card as a table draws it; `covered` is the share hidden by the next card."""
    art, corner = scales(width)
    court = name[3:4] if name.startswith("it-") else ""
    way = "pictures" if court in italian_pack.FIGURES else "corner"
    paper = "paper-fr" if name.startswith("fr-") else "paper" if width >= FRAMED else "paper-bare"
    drawn = f'<use href="#ic-{paper}"/>'
    drawn += f'<g transform="translate(246 396)scale({art})translate(-246 -396)">'
    drawn += f'<use href="#ic-{name}-art"/></g><g transform="translate(6 6)scale({corner})'
    drawn += f'translate(-6 -6)"><use href="#ic-{name}-{way}"/></g>'
    if name == "back":
        drawn = '<use href="#ic-back"/>'
    margin = f"margin-right:-{round(width * covered)}px" if covered else "margin:3px"
    size = f'width="{width}" height="{round(width * 1.6)}"'
    return f'<svg viewBox="0 0 250 400" {size} style="{margin}">{drawn}</svg>'


def scales(width: int) -> tuple[float, float]:
    """How large art and corner are on a card of some width: the corner stays to be read."""
    return next(scale for least, scale in SCALES.items() if width >= least)


def row(cards: list[str], style: str = "") -> str:
    """Cards side by side."""
    return f'<div style="margin:10px;{style}">{"".join(cards)}</div>'


def sizes() -> list[str]:
    """Both packs from the big faces of a lesson down to a crowded phone."""
    packs = (ITALIAN, [*FRENCH, "back"])
    widths = (220, 120, 90, 64, 44)
    return [row([card(name, width) for name in pack]) for pack in packs for width in widths]


def fans() -> list[str]:
    """Overlapping hands, and four suit colours."""
    rows = [
        row([card(name, width, covered) for name in HAND])
        for width, covered in ((120, 0.7), (100, 0.7), (90, 0.4))
    ]
    rows.append(row([card(name, 100, 0.7) for name in RUN]))
    rows.append(row([card(name, 100) for name in RUN], FOUR_COLOURS))
    return rows


def sheet() -> str:
    """The page."""
    shown = "".join(fans() + sizes())
    felts = "".join(f'<div style="background:{felt};padding:8px">{shown}</div>' for felt in FELTS)
    return f'<!doctype html><meta charset="utf-8"><body style="margin:0">{sprite()}{felts}</body>'
