"""Whole matches on the site, in each form: to the end and back, by keyboard alone or by touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page
from support.depth import across, some
from support.page_checks import CUT, Open, sideways, tab_to, table
from support.resume import goes_on
from support.site import PRACTICE

from italiancards.session.token import Token

pytestmark = pytest.mark.browser

BY_RANKS = "preset=declaration_rank; target=None"
PLAYED = "players=4; match=points; exchange_two=first_trick; exchange_seven=True"
SHOWN = "partner_show_start=True; partner_show_end=last_trick"
MATCHES = {
    "briscola, six in two teams": "briscola; number=2; level=easy; players=6",
    "briscola in three": "briscola; number=2; level=easy; players=3",
    "briscola in pairs with signs": "briscola; number=2; level=easy; players=4; table_talk=signals",
    "briscola, Sicilian pairs": f"briscola; number=1; level=easy; {PLAYED}; {SHOWN}",
    "scopa in two": "scopa; number=6; level=easy",
    "scopa in three": "scopa; number=8; level=easy; players=3",
    "scopa in pairs": "scopa; number=5; level=easy; players=4",
    "scopa, six in two teams": "scopa; number=11; level=easy; players=6",
    "scopone": "scopa; number=4; level=easy; players=4; scopone=nine",
    "scopone scientifico": "scopa; number=6; level=easy; players=4; scopone=ten",
    "tresette": "tresette; number=3; level=easy",
    "tresette, tournament": "tresette; number=4; level=easy; declarations=False",
    "tresette in two": "tresette; number=5; level=easy; players=2",
    "pizzichino": "tresette; number=6; level=easy; players=2; two_player_form=pizzichino",
    "five by ranks": "briscola; number=4; level=easy; players=5; bidding=rank; target=None",
    "tresette in three": "tresette; number=7; level=easy; players=3",
    "five, bastarda": "briscola; number=2; level=easy; players=5; target=None",
    "five as in S3": "briscola; number=6; level=easy; preset=chiamata_s3",
    "five, declaration": "briscola; number=8; level=easy; preset=declaration; target=None",
    "five, declaration by ranks": f"briscola; number=3; level=easy; {BY_RANKS}",
}
"""Matches of few deals, where the first card is always played and takes what it first can; those
that are always looked at are the shortest of their game."""

MIDST = 9
"""After so many steps a deal is in its midst: in the second trick of four, and declared."""

MOMENT = """[
    document.querySelector('.ic').dataset.revision,
    ...['.ic-taking', '.ic-main', '.ic-offered', '.ic-hand .ic-lifted']
        .map((each) => document.querySelectorAll(each).length)].join(' ')
"""
"""Tells one moment of the table from the next."""
LOOK = f"""() => {{
    const rows = ['.ic-ways', '.ic-steps', '.ic-closing'].map((each) => `${{each}} .ic-main`);
    const main = [...document.querySelectorAll([...rows, '.ic-offered'].join())];
    const at = (node) => {{
        node?.scrollIntoView({{ block: 'nearest' }});
        const rect = node?.getBoundingClientRect();
        const seen = node?.matches('.ic-hand button') ? 0.2 : 1; // a neighbour covers the rest
        return rect && [rect.x + seen * rect.width / 2, rect.y + seen * rect.height / 2];
    }};
    const card = document.querySelector('.ic-hand button[aria-disabled=false]');
    const named = document.querySelector('.ic-named label');
    return {{
        moment: {MOMENT},
        cut: ({CUT})(),
        buttons: main.map((each) => each.innerText),
        choices: document.querySelectorAll('.ic-taking, .ic-ways .ic-main').length,
        asked: document.querySelectorAll('.ic-offered').length,
        lifted: document.querySelectorAll('.ic-hand .ic-lifted').length,
        named: document.querySelectorAll('.ic-named').length,
        said: document.querySelectorAll('.ic-offered.ic-main').length,
        next: at(document.querySelector('.ic-offered.ic-main') ?? main[0] ?? named ?? card),
        undo: at(document.querySelector('.ic-act[aria-keyshortcuts=Z]:not(:disabled)')),
    }};
}}"""
"""What can be done on the page now, and where: what goes on, and what goes back."""


GOES = "document.activeElement.getAttribute('aria-disabled') !== 'true'"
"""Whether the keys are on a card that may be played."""


def seated(open_page: Open, site: str, token: str, width: int) -> Page:
    """A table of hurried players."""
    return table(open_page(f"{site}{PRACTICE}#{quote(token)}", width=width, hurried=True))


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
    """Go one step on with keys; the next deal is one tab further: nobody deals unasked."""
    if "Next deal" in seen["buttons"]:
        page.keyboard.press("Tab")
    if seen["asked"]:
        tab_to(page, ".ic-offered.ic-main" if seen["said"] else ".ic-offered")
    elif seen["named"]:
        tab_to(page, ".ic-named")
        page.keyboard.press("Space")
        return
    elif not seen["buttons"]:
        for _ in hand(page):
            if page.evaluate(GOES):
                break
            page.keyboard.press("ArrowRight")
    page.keyboard.press("1" if seen["choices"] else "Enter")


def tapped(page: Page, seen: dict[str, Any]) -> None:
    """Go one step on with a finger."""
    page.touchscreen.tap(*seen["next"])


def least(agreed: Any) -> int:
    """The least score that wins a match: the target, most of so many deals, or 121 points."""
    if not hasattr(agreed, "best_of"):
        return agreed.target
    if agreed.players == 5:
        return agreed.target or 1
    return 121 if agreed.match == "points" else agreed.best_of // 2 + 1


Step = Callable[[Page, dict[str, Any]], None]


@pytest.mark.parametrize(("form", "step"), some(across(MATCHES, [pressed, tapped]), 20))
def test_a_match_is_played_to_its_end_and_taken_back_to_its_start(
    site: str, open_page: Open, form: str, step: Step
) -> None:
    page = seated(open_page, site, MATCHES[form], 1280 if step is pressed else 390)
    first = hand(page)
    page.locator(".ic-hand button").first.focus()
    seen = page.evaluate(LOOK)
    while "New match" not in seen["buttons"]:
        step(page, seen)
        seen = changed(page, seen["moment"])
        assert seen["cut"] == []
    agreed = Token.read(MATCHES[form]).table().options
    scores = page.locator(".ic-race b, .ic-slip tfoot tr + tr td").all_inner_texts()
    assert max(map(int, scores), default=1) >= least(agreed)  # one deal is no race
    assert sideways(page) <= 0
    while seen["undo"]:
        if step is pressed:
            page.keyboard.press("z")
        else:
            page.touchscreen.tap(*seen["undo"])
        seen = changed(page, seen["moment"])
    assert sorted(hand(page)) == sorted(first)  # a card goes back to the slot that is free


@pytest.mark.thorough
@pytest.mark.parametrize(("form", "step"), across(MATCHES, [tapped, pressed]))
def test_a_match_goes_on_when_its_session_ends_in_the_midst_of_a_deal(
    site: str, open_page: Open, form: str, step: Step
) -> None:
    page = seated(open_page, site, MATCHES[form], 1280 if step is pressed else 390)
    page.locator(".ic-hand button").first.focus()
    seen = page.evaluate(LOOK)
    steps = 0
    while steps < MIDST or seen["lifted"]:  # a card that is held up is put back
        step(page, seen)
        seen = changed(page, seen["moment"])
        steps += 1
    goes_on(page, "010_practice")
    seen = page.evaluate(LOOK)
    while not {"Next deal", "New match"} & {*seen["buttons"]}:
        step(page, seen)
        seen = changed(page, seen["moment"])
