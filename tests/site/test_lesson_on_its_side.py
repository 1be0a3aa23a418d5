"""A lesson for five on a telephone on its side: the felt stands beside it, and is half as wide."""

from __future__ import annotations

import pytest
from support.page_checks import Open

pytestmark = pytest.mark.browser

LESSON = "voila/render/440_briscola_playing_as_caller"
LEAST = 44
"""Pixels that a card of the hand is wide at least."""
BOXES = """() => {
  const box = (each) => each.getBoundingClientRect().toJSON();
  const all = (found) => [...document.querySelectorAll(found)].map(box);
  return {
    stage: box(document.querySelector(".ic-stage")), rail: box(document.querySelector(".ic-rail")),
    hand: all(".ic-hand button"), facts: all(".ic-far .ic-holds span"),
    backs: all(".ic-far .ic-fan .ic-card").filter(({ width }) => width),
  };
}"""


def test_hand_rail_and_the_points_of_the_others_have_room(site: str, open_page: Open) -> None:
    page = open_page(f"{site}{LESSON}", width=844, height=390)
    page.wait_for_selector(".ic-hand button")
    found = page.evaluate(BOXES)
    assert found["rail"]["width"] >= found["stage"]["width"] - 1
    assert len(found["hand"]) > 4
    for card in found["hand"]:
        assert card["width"] >= LEAST
        assert card["right"] <= found["stage"]["right"]
    for fact in found["facts"]:
        over = [each for each in found["backs"] if each["left"] < fact["right"]]
        assert not [each for each in over if each["right"] > fact["left"]]
