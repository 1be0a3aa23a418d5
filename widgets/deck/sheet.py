"""A page that shows the whole deck in every size, to look at while drawing."""

from . import french, italian
from .sprite import sprite

FELTS = ("#1e5b40", "#10241b")
FOUR_COLOURS = "--ic-suit-s:#111111;--ic-suit-h:#a8102f;--ic-suit-d:#a85a00;--ic-suit-c:#1456b8"
ITALIAN = [f"it-{rank}{suit}" for suit in italian.SUITS for rank in italian.RANKS]
FRENCH = [f"fr-{rank}{suit}" for suit in french.SUITS for rank in french.RANKS] + ["fr-JK"]
HAND = ["it-2D", "it-7D", "it-RC", "it-4S", "it-3B", "it-AC", "it-7B", "it-CS", "it-FB", "it-AS"]
RUN = ["fr-Ah", "fr-10d", "fr-Jc", "fr-Qs", "fr-Kd", "fr-7c", "fr-JK", "fr-9h"]


def card(names: list[str], width: int, covered: float = 0) -> str:
    """One card made of stacked symbols; `covered` is the share hidden by the next card."""
    copies = "".join(f'<use href="#ic-{name}"/>' for name in names)
    margin = f"margin-right:-{round(width * covered)}px" if covered else "margin:3px"
    size = f'width="{width}" height="{round(width * 1.6)}"'
    return f'<svg viewBox="0 0 250 400" {size} style="{margin}">{copies}</svg>'


def row(cards: list[str], style: str = "") -> str:
    """Cards side by side."""
    return f'<div style="margin:10px;{style}">{"".join(cards)}</div>'


def sizes() -> list[str]:
    """Both packs from the big faces of a lesson down to a crowded phone."""
    rows = [row([card([name], width) for name in ITALIAN]) for width in (220, 120, 90)]
    rows += [row([card([f"{name}-compact"], width) for name in ITALIAN]) for width in (70, 44)]
    rows += [row([card([name], width) for name in [*FRENCH, "back"]]) for width in (220, 90)]
    rows += [row([card([f"{name}-compact"], width) for name in FRENCH]) for width in (70, 44)]
    return rows


def fans() -> list[str]:
    """Overlapping hands, and four suit colours."""
    fanned = [[name, f"{name}-index"] for name in HAND]
    rows = [
        row([card(names, width, covered) for names in fanned])
        for width, covered in ((120, 0.7), (100, 0.7), (90, 0.4))
    ]
    rows.append(row([card([name], 100, 0.7) for name in RUN]))
    rows.append(row([card([name], 100) for name in RUN], FOUR_COLOURS))
    return rows


def sheet() -> str:
    """The page."""
    shown = "".join(fans() + sizes())
    felts = "".join(f'<div style="background:{felt};padding:8px">{shown}</div>' for felt in FELTS)
    return f'<!doctype html><meta charset="utf-8"><body style="margin:0">{sprite()}{felts}</body>'
