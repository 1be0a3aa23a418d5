"""Who sits where: a partner opposite, the next to play on the right, nobody over another."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser
from support.own_page import OWN, opened
from support.page_checks import Open, at, until

import italiancards as ic
from italiancards.widgets import CardTable

pytestmark = pytest.mark.browser

SIZES = (
    *((1280, 800), (1366, 657), (1920, 1080), (848, 600)),
    *((390, 844), (360, 640), (844, 390), (384, 512)),
)
"""Laptops, a large screen, a notebook's cell, telephones, and a laptop at 200 %."""
LOOK = """() => {
  const box = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const all = (each) => [...document.querySelectorAll(each)].map(box);
  return {
    felt: all(".ic-felt")[0],
    seats: Object.fromEntries([...document.querySelectorAll(".ic-felt .ic-seat")].map(
      (each) => [each.querySelector("strong").textContent, box(each)])),
    stock: all(".ic-side .ic-pile > .ic-card"),
    avatars: all(".ic-seat .ic-ava"),
    trick: all(".ic-trick .ic-card"),
    names: all(".ic-trick figcaption"),
  };
}"""
"""Where seats, stock and the cards of a trick lie: left, top, right and bottom of each."""
CLEAR = 4
"""Pixels by which two boxes may meet: round corners, and air round a name."""
NAMES = {
    2: ["Rosa"],
    3: ["Rosa", "Aldo"],
    4: ["Rosa", "Aldo", "Bice"],
    5: ["Rosa", "Aldo", "Bice", "Ciro"],
    6: ["Rosa", "Aldo", "Bice", "Ciro", "Dina"],
}
"""The others in turn order: the first on the right."""

Box = list[float]

NAMING = ((1280, 800), (1366, 657), (1920, 1080), (390, 844), (360, 640))
"""Sizes at which forty cards to be named have room beside the seats."""
CALL = {"hand": "AD 3D FD 7D RC 5C AS 6B", "bids": "75 / pass / pass / pass / pass"}
"""A hand that won the auction, and calls one of forty cards."""


def over(one: Box, other: Box) -> bool:
    """Return True where two boxes cover each other."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > CLEAR and down > CLEAR


def centre(box: Box) -> tuple[float, float]:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def check(found: dict[str, Any], number: int) -> None:
    """Hold that everybody sits where he should, and that no card lies over another or a seat."""
    felt, seats = found["felt"], found["seats"]
    assert sorted(seats) == sorted(NAMES[number])
    for name, (left, top, right, bottom) in seats.items():
        assert min(left - felt[0], top - felt[1]) >= -CLEAR, name
        assert max(right - felt[2], bottom - felt[3]) <= CLEAR, name
    places = {name: centre(box) for name, box in seats.items()}
    wide = felt[2] - felt[0]
    if number in (4, 6):
        opposite = NAMES[number][number // 2 - 1]
        assert abs(places[opposite][0] - centre(felt)[0]) < wide / 6, opposite
        assert places[opposite][1] == min(y for _, y in places.values())
    if number > 2:
        rightmost = max(x for x, _ in places.values())
        assert rightmost - places["Rosa"][0] < wide / 20  # whose points make her box wider
        assert places[NAMES[number][-1]][0] == min(x for x, _ in places.values())
    boxes = [*seats.values(), *found["trick"]]
    for one, other in combinations(boxes, 2):
        assert not over(one, other), one
    for name in found["names"]:
        assert not any(over(name, other) for other in (*boxes, *found["names"]) if other != name)
    for card in found["stock"]:
        assert not any(over(card, avatar) for avatar in found["avatars"])


@pytest.mark.parametrize(("game", "number"), [
    *(("briscola", number) for number in (2, 3, 4, 5, 6)), ("scopa", 6),
])  # fmt: skip
def test_everybody_sits_where_he_should_at_every_size(
    site: str, open_page: Open, game: str, number: int
) -> None:
    page = at(open_page, site, f"{game}; number=7; players={number}", SIZES[0], hurried=True)
    if game == "briscola" and number != 5:
        page.locator(".ic-hand button[aria-disabled=false]").first.click()
        until(page, f"document.querySelectorAll('.ic-trick .ic-card').length === {number}")
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        try:
            check(page.evaluate(LOOK), number)
        except AssertionError as error:
            wrong[width, height] = str(error).splitlines()[0]
    assert not wrong


def test_cards_to_be_named_cover_nobody(browser: Browser) -> None:
    table = CardTable(ic.position("briscola", players=5, **CALL))
    wrong = {}
    with opened(browser, table, *NAMING[0], OWN.replace("<body ", "<body data-page=1 ")) as page:
        for width, height in NAMING:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            panel = page.locator(".ic-naming").bounding_box()
            assert panel
            left, top = panel["x"], panel["y"]
            named = [left, top, left + panel["width"], top + panel["height"]]
            seats = page.evaluate(LOOK)["seats"]
            if covered := [name for name, seat in seats.items() if over(named, seat)]:
                wrong[width, height] = covered
            assert page.locator(".ic-named").evaluate("it => it.scrollHeight <= it.clientHeight")
    assert not wrong


DID = """() => {
  const boxes = (each) => [...document.querySelectorAll(each)].flatMap((it) => {
    const all = document.createRange();
    all.selectNodeContents(it);
    const { left, top, right, bottom } = it.matches(".ic-holds, strong")
      ? all.getBoundingClientRect() : it.getBoundingClientRect();
    return [[left, top, right, bottom]];
  });
  const said = ".ic-ava, .ic-seat strong, .ic-seat .ic-tag, .ic-mat .ic-holds";
  return [boxes(".ic-did .ic-mini"), boxes(said)];
}"""
"""Boxes of what others threw last; and of what their seats say of them."""


@pytest.mark.parametrize(("game", "players"), [("burraco", 4), ("scala40", 5)])
def test_what_somebody_threw_lies_over_nothing_said_of_him(
    browser: Browser, game: str, players: int
) -> None:
    table, chance = ic.deal(game, players=players, seed=7), random.Random(3)
    while len(table.moments) < 60 or table.to_move != 0:
        table.play(chance.choice(table.legal()))
    page_host = OWN.replace("<body ", "<body data-page=1 ")
    with opened(browser, CardTable(table), 360, 640, page_host) as page:
        for width, height in ((360, 640), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            cards, said = page.evaluate(DID)
            assert cards
            assert not [one for one in cards if any(over(one, other) for other in said)]
