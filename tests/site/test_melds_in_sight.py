"""All melds are in sight at every size, with what jokers stand for; a new card wears its dot."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from support.own_page import OWN, opened

import italiancards as ic
from italiancards.widgets import CardTable

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HOST = OWN.replace("<body ", '<body data-page="table" ')
"""A page of ours: the table has all of its height."""
SIZES = ((390, 844), (360, 640), (844, 390), (1366, 657), (1280, 800))
MANY = (
    "5c 6c 7c 8c 9c 10c Jc | Qh Qd Qs | 9h 9d 9s 9c JK=9h | 3h 4h 5h 6h 2s=7h 8h 9h 10h"
    " | Kc Kd Ks Kh | 6d 7d 8d | 10s Js Qs Ks As | 8s 8h 8d | 4d 4c 4h 4s 4d 4c 2c=4h"
    " | 3s 4s 5s 6s 7s 8s 9s | Jd Jh Jc | Ac Ad As Ah | 5d 5s 5h"
)
LAID = "0 0 0 1 1 1 0 0 1 0 1 1 0"
SCALA = (
    "4c 5c 6c 7c | 9h JK=9d 9s | 2h 3h 4h 5h 6h 7h | Kc Kd Ks Kh | 6d 7d 8d | 10s Js Qs Ks As"
    " | 8s 8h 8d | 4d 4h 4s | 3s 4s 5s 6s 7s | Jd Jh Jc | Ac Ad As Ah | 5d 5s 5h | Jc Qc Kc"
)
OUTSIDE = """() => [...document.querySelectorAll(".ic-meld")].filter((meld) => {
  const mat = meld.closest(".ic-mat").getBoundingClientRect();
  return [meld, ...meld.querySelectorAll(".ic-become")].some((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < mat.left - 1 || right > mat.right + 1 || top < mat.top - 1 ||
      bottom > Math.min(mat.bottom, innerHeight) + 1;
  });
}).map((meld) => meld.getAttribute("aria-label"))"""
"""The melds that do not lie within their mat."""
FLY = """all => all.forEach((card) => card.animate(
  [{ transform: "translate(300px, 400px)" }, { transform: "none" }], { duration: 9000 }))"""
"""Let cards fly to where they lie."""
SEEN = """() => [...document.querySelectorAll(".ic-meld .ic-stands")].filter((mark) => {
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return mark.contains(there);
}).length"""
"""How many jokers show what they stand for."""


def _burraco(players: int) -> ic.Table:
    return ic.position(
        "burraco", players=players, hand="5d Kc 9d 2h 7c 7h", melds=MANY, laid=LAID,
        discards="2h", drawn=True, took="0 1" if players == 4 else "",
    )  # fmt: skip


def _scala() -> ic.Table:
    return ic.position(
        "scala40", players=3, hand="Qc Qd 2s Kd 10h", melds=SCALA, discards="7s", opened="0 1 2",
        laid="1 2 0 0 1 1 2 2 0 1 2 1 0", drawn=True,
    )  # fmt: skip


@pytest.mark.parametrize("game", ["burraco", "burraco for four", "scala40"])
def test_thirteen_melds_are_in_sight_at_every_size(game: str, browser: Browser) -> None:
    table = _scala() if game == "scala40" else _burraco(4 if game.endswith("four") else 2)
    with opened(browser, CardTable(table), *SIZES[0], host=HOST) as page:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            assert page.evaluate(OUTSIDE) == [], (width, height)
            assert page.locator(".ic-meld").count() == 13
            if game == "scala40":
                assert page.evaluate(SEEN) == 1, (width, height)


def test_the_dot_of_a_new_card_lies_on_it_and_the_sort_stays(browser: Browser) -> None:
    widget = CardTable(ic.deal("scala40", seed=3, players=2))
    with opened(browser, widget, 390, 844, host=HOST) as page:
        sort = page.locator(".ic-act[aria-keyshortcuts=S]")
        expect(sort).to_contain_text("By suit")
        sort.tap()
        expect(sort).to_contain_text("By rank")
        page.locator(".ic-touched[data-zone='stock-']").tap()
        dot = page.locator(".ic-hand .ic-fresh")
        expect(dot).to_have_count(1)
        keys = page.locator(".ic-hand [data-key]").evaluate_all(
            "all => all.map((each) => each.dataset.key)"
        )
        hand = next(zone for zone in widget.model["zones"] if zone["playable"])
        assert keys == hand["sorted"]["rank"]
        covered = dot.evaluate(
            """(dot) => {
              const next = dot.closest(".ic-card").nextElementSibling?.getBoundingClientRect();
              const { right, top } = dot.getBoundingClientRect();
              return !!next && next.top < top + 10 && next.left < right - 2;
            }"""
        )
        assert not covered


def test_cards_in_flight_make_no_melds_smaller(browser: Browser) -> None:
    table = ic.position(
        "burraco", players=2, hand="9c Kd 5h", melds="5c 6c 7c 8c | 9h 9d 9s", laid="0 1",
        discards="4s", drawn=True,
    )  # fmt: skip
    with opened(browser, CardTable(table), 390, 844, host=HOST) as page:
        page.locator(".ic-meld .ic-card").evaluate_all(FLY)
        page.set_viewport_size({"width": 390, "height": 800})
        page.wait_for_timeout(200)
        fits = page.locator(".ic-melds").evaluate_all("all => all.map((each) => each.dataset.fit)")
        assert fits == ["0", "0"]
