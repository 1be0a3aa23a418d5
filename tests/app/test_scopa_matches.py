"""Whole matches of Scopa on the site: to eleven points and back, by keyboard alone or by touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page
from support.looking import Open, sideways, table
from support.site import PRACTICE
from support.thorough import across, some

from widgets.session.settings import THINKING

pytestmark = pytest.mark.browser

HURRIED = f"""
const wait = window.setTimeout;
window.setTimeout = (act, time, ...rest) => wait(act, time === {THINKING} ? 0 : time, ...rest);
"""
"""The others play at once: over a match the time in which they are seen to think adds up."""

MATCHES = {
    "two": "scopa; number=6; level=easy",
    "three": "scopa; number=8; level=easy; players=3",
    "four in pairs": "scopa; number=5; level=easy; players=4",
    "six in two teams": "scopa; number=11; level=easy; players=6",
    "scopone": "scopa; number=4; level=easy; players=4; scopone=nine",
    "scopone scientifico": "scopa; number=6; level=easy; players=4; scopone=ten",
}
"""Matches of few deals, where the first card is always played and takes what it first can."""

MOMENT = """[
    document.querySelector('.ic').dataset.revision,
    ...['.ic-taking', '.ic-main', '.ic-hand .ic-lifted']
        .map((each) => document.querySelectorAll(each).length)].join(' ')
"""
"""Tells one moment of the table from the next."""
LOOK = f"""() => {{
    const rows = ['.ic-ways', '.ic-steps', '.ic-closing'].map((each) => `${{each}} .ic-main`);
    const main = [...document.querySelectorAll(rows.join())];
    const at = (node) => {{
        node?.scrollIntoView({{ block: 'nearest' }});
        const rect = node?.getBoundingClientRect();
        return rect && [rect.x + rect.width / 2, rect.y + rect.height / 2];
    }};
    const card = document.querySelector('.ic-hand button[aria-disabled=false]');
    return {{
        moment: {MOMENT},
        buttons: main.map((each) => each.innerText),
        choices: document.querySelectorAll('.ic-taking').length,
        next: at(main[0] ?? card),
        undo: at(document.querySelector('.ic-act[aria-keyshortcuts=Z]:not(:disabled)')),
    }};
}}"""
"""What can be done on the page now, and where: what goes on, and what goes back."""


def seated(open_page: Open, site: str, token: str, width: int) -> Page:
    """A table of hurried players."""
    page = table(open_page(f"{site}{PRACTICE}#{quote(token)}", width=width))
    page.add_init_script(HURRIED)
    page.reload()
    return table(page)


def hand(page: Page) -> list[str]:
    """The cards of the hand."""
    return page.locator(".ic-hand button").evaluate_all("all => all.map(each => each.dataset.key)")


def changed(page: Page, moment: str) -> dict[str, Any]:
    """What can be done once the table has moved on, and the others have played."""
    page.wait_for_function(f"before => {MOMENT} !== before", arg=moment)
    while not (seen := page.evaluate(LOOK))["next"]:
        page.wait_for_function(f"before => {MOMENT} !== before", arg=seen["moment"])
    return seen


def pressed(page: Page, seen: dict[str, Any]) -> None:
    """Go one step on with a key; the next deal is one tab further: nobody deals unasked."""
    if "Next deal" in seen["buttons"]:
        page.keyboard.press("Tab")
    page.keyboard.press("1" if seen["choices"] else "Enter")


def tapped(page: Page, seen: dict[str, Any]) -> None:
    """Go one step on with a finger."""
    page.touchscreen.tap(*seen["next"])


@pytest.mark.parametrize(("players", "step"), some(across(MATCHES, [pressed, tapped]), 3))
def test_a_match_is_played_to_eleven_and_taken_back_to_its_start(
    site: str, open_page: Open, players: str, step: Callable[[Page, dict[str, Any]], None]
) -> None:
    page = seated(open_page, site, MATCHES[players], 1280 if step is pressed else 390)
    first = hand(page)
    page.locator(".ic-hand button").first.focus()
    seen = page.evaluate(LOOK)
    while "New match" not in seen["buttons"]:
        step(page, seen)
        seen = changed(page, seen["moment"])
    scores = page.locator(".ic-slip tfoot tr").last.locator("td").all_inner_texts()
    assert max(map(int, scores)) >= 11
    assert sideways(page) <= 0
    while seen["undo"]:
        if step is pressed:
            page.keyboard.press("z")
        else:
            page.touchscreen.tap(*seen["undo"])
        seen = changed(page, seen["moment"])
    assert sorted(hand(page)) == sorted(first)  # a card goes back to the slot that is free
