"""The deck as parts: the pictures of some cards, with all that they are drawn from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

DECK = Path(__file__).parents[1] / "static/cards.svg"
"""The whole deck, one symbol or group for each part."""
SVG = "http://www.w3.org/2000/svg"
SPACE = f' xmlns="{SVG}"'


class Deck:
    """The parts of a deck by their ids.

    Args:
        text: the SVG document.
    """

    def __init__(self, text: str) -> None:
        ET.register_namespace("", SVG)
        root = ET.fromstring(text)
        tops = [part for each in root for part in (each if each.tag.endswith("defs") else [each])]
        self.texts = {
            str(part.get("id")): ET.tostring(part, encoding="unicode").replace(SPACE, "")
            for part in tops
        }
        self.tops = {
            str(inner.get("id")): str(top.get("id"))
            for top in tops
            for inner in top.iter()
            if inner.get("id")
        }
        self.uses = {
            str(top.get("id")): [inner.get("href", "")[1:] for inner in top.iter()] for top in tops
        }

    def __contains__(self, part: str) -> bool:
        return part in self.tops

    def parts(self, wanted: Iterable[str]) -> str:
        """Return the SVG of some pictures and all that they are drawn from, each part once."""
        found: set[str] = set()
        left = [*wanted]
        while left:
            top = self.tops[left.pop()]
            if top not in found:
                found.add(top)
                left += filter(None, self.uses[top])
        return "".join(text for name, text in self.texts.items() if name in found)


@cache
def deck() -> Deck:
    """Return the deck of all cards' pictures, read from its file once."""
    return Deck(DECK.read_text(encoding="utf-8"))
