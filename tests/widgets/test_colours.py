"""The colours of a table: text can be read on its ground, in light and in dark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOKENS = ROOT / "widgets/src/css/tokens.css"
PAGES = ROOT / "italiancards/site/pages/data/voila/templates/italiancards/tokens.css"
TEXT, MARK = 4.5, 3.0
"""The contrast that WCAG AA asks for: of text, and of what is no text but means something."""

PAIRS = {
    ("ink", "paper"): TEXT,
    ("ink", "sheet"): TEXT,
    ("ink", "sunk"): TEXT,
    ("ink", "gold-wash"): TEXT,
    ("ink", "good-wash"): TEXT,
    ("ink", "bad-wash"): TEXT,
    ("soft", "paper"): TEXT,
    ("soft", "sheet"): TEXT,
    ("soft", "sunk"): TEXT,
    ("on-gold", "gold"): TEXT,
    ("on-felt", "felt"): TEXT,
    ("on-felt", "felt-hi"): TEXT,
    ("on-felt", "felt-lo"): TEXT,
    ("on-felt", "rail"): TEXT,
    ("on-felt", "refusal"): TEXT,
    ("on-felt-soft", "felt-hi"): TEXT,
    ("on-felt-soft", "rail"): TEXT,
    ("good", "sheet"): TEXT,
    ("good", "good-wash"): TEXT,
    ("bad", "sheet"): TEXT,
    ("bad", "bad-wash"): TEXT,
    ("us", "us-wash"): TEXT,
    ("them", "them-wash"): TEXT,
    ("mark", "paper"): MARK,
    ("mark", "sheet"): MARK,
    ("mark", "gold-wash"): MARK,
    ("edge", "sheet"): MARK,
    ("gold", "felt"): MARK,
    ("gold", "felt-hi"): MARK,
    ("gold", "rail"): MARK,
}
"""What stands on what."""


def tokens(scheme: str) -> dict[str, str]:
    """The colours by name; dark has those that are named again there."""
    text = TOKENS.read_text(encoding="utf-8")
    light, _, dark = text.partition('.ic[data-scheme="dark"]')
    found = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", light))
    if scheme == "dark":
        found |= dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", dark))
    return found


def luminance(colour: str) -> float:
    """How light a colour is, as WCAG reckons it.

    >>> round(luminance("#ffffff"), 3), luminance("#000000")
    (1.0, 0.0)
    """
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well a colour is told apart from another, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("above", "ground"), PAIRS)
def test_what_stands_on_a_ground_can_be_read_there(above: str, ground: str, scheme: str) -> None:
    colours = tokens(scheme)
    assert contrast(colours[above], colours[ground]) >= PAIRS[above, ground]


def test_pages_to_read_have_the_colours_of_the_table() -> None:
    named = re.compile(r"--([a-z-]+): (#[0-9a-f]{6});")
    dark, _, light = PAGES.read_text(encoding="utf-8").partition("endset")
    for scheme, text in (("dark", dark), ("light", light)):
        pages, table = dict(named.findall(text)), tokens(scheme)
        links = contrast(pages.pop("link"), pages["paper"])
        assert links >= TEXT
        assert {name: table.get(name) for name in pages} == pages
