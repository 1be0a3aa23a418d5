"""A table that is heard: one log of plain text says all, each thing once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from support.depth import some
from support.page_checks import Open, recalling, table
from support.site import PRACTICE

pytestmark = pytest.mark.browser

LISTEN = """() => {
  window.heard = [];
  const line = document.querySelector(".ic-spoken");
  const hear = (all) => all.forEach(({ addedNodes }) =>
    window.heard.push(...[...addedNodes].map((each) => each.textContent)));
  new MutationObserver(hear).observe(line, { childList: true });
}"""
ANSWERS = {
    "t": "Trumps: coins. Stock: 33 cards. Up-card: Seven of coins.",
    "b": "Nothing lies on the table.",
    "p": "You 0, Rosa 0.",
    "g": "You: 3 cards, to play. Rosa: 3 cards, dealer.",
    "k": "K these keys, E by ear or not.",
}
UNMARKED = """() => {
  const drawn = (selector, part, pseudo) =>
    [...document.querySelectorAll(selector)].every(
      (each) => !["none", "0px"].includes(getComputedStyle(each, pseudo)[part]));
  return [
    [".ic-turn .ic-ava", "outlineStyle"], [".ic-deal", "borderTopWidth"],
    [".ic-tabs [aria-selected=true]", "textDecorationLine"], [".ic-act", "borderTopWidth"],
    [".ic-hand button", "borderTopWidth"], [".ic-three [aria-current]", "outlineStyle"],
  ].filter((each) => !document.querySelector(each[0]) || !drawn(...each));
}"""
"""Script that finds outlines that vanish where the system's colours replace ours."""
FOCUS = """() => {
  window.lost = 0;
  document.querySelector(".ic-hand").addEventListener("focusout", (event) => {
    if (!event.relatedTarget) window.lost++;
  });
}"""
"""Script that counts how often the focus is in nothing: a screen reader then names all anew."""
CHANGES = """() => {
  window.changes = [];
  const hear = (all) => {
    for (const { target, type, attributeName: name, oldValue, addedNodes, removedNodes } of all) {
      const nodes = [...addedNodes, ...removedNodes];
      const comments = nodes.length && nodes.every((each) => each.nodeType === 8);
      const mute = comments || /^(class|style|data-.*)$/.test(name);
      const kept = type === "attributes" && target.getAttribute(name) === oldValue;
      const same = kept && name !== "data-measured";
      const at = target.nodeType === 1 ? target : target.parentElement;
      if (same || !(mute || !at || at.closest("[aria-hidden=true]")))
        window.changes.push({ what: `${name ?? type} of ${at.className}`, same });
    }
  };
  const attributes = { attributes: true, attributeOldValue: true };
  const what = { subtree: true, childList: true, characterData: true, ...attributes };
  new MutationObserver(hear).observe(document.querySelector(".ic"), what);
}"""
"""Script that keeps what changes on a table, and whether an attribute is the same as before."""
MOST_CHANGES = 230
"""Changes while three others play; each is an event to a screen reader."""
SAID = "window.heard.join(' ').toLowerCase()"
LIVE = """() => [...document.querySelectorAll(".ic :is([role=status], [role=log], [aria-live])")]
  .filter((each) => !each.matches(".ic-spoken, .ic-practice *"))
  .map((each) => each.outerHTML.slice(0, 90))"""
"""Live regions of a table beside the one that speaks."""


def heard(page: Page, last: str) -> list[str]:
    """Wait until something has been said; all that was said until then."""
    page.wait_for_function("(last) => window.heard.some((each) => each.includes(last))", arg=last)
    texts: list[str] = page.evaluate("window.heard.splice(0)")
    return texts


def test_a_trick_is_said_whole_and_once_in_plain_text(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{PRACTICE}#briscola; number=7", pace="wait"))
    page.evaluate(LISTEN)
    page.locator(".ic-hand [aria-label='Two of coins']").press("Enter")
    trick = " ".join(heard(page, "win the trick"))
    assert trick.endswith("Rosa plays the seven of swords. You win the trick.")
    page.keyboard.press("Enter")
    (after,) = heard(page, "Your turn")
    assert after.startswith("You win the trick: no points. You draw the ace of cups.")
    assert after.count("Your turn") == 1
    page.keyboard.press("h")
    (look,) = heard(page, "Where to look")
    assert "Which card can you afford to lose?" in look
    page.keyboard.press("?")
    assert heard(page, "You lead") == ["You lead: you may play any card."]
    page.keyboard.press("Escape")
    for last in ("Weigh", "Show"):
        page.keyboard.press("h")
        expect(page.locator(".ic-three [aria-current]")).to_contain_text(last)
    row = page.locator(".ic-rows > li").first.aria_snapshot()
    card = page.locator(".ic-rows .ic-hidden").first.inner_text()
    assert row.count(card.rstrip(".")) == 1, row
    assert page.locator(".ic-spoken:not([aria-atomic]) > p").count() > 1  # none is overwritten
    assert page.locator(".ic-spoken > p *").count() == 0
    assert page.evaluate(LIVE) == []


def test_a_lesson_says_each_reply_and_its_next_step_once(site: str, open_page: Open) -> None:
    page = open_page(f"{site}voila/render/000_welcome")
    page.wait_for_selector(".ic-hand button")
    page.evaluate(LISTEN)
    page.locator(".ic-hand [aria-disabled=false]").first.press("Enter")
    page.wait_for_selector(".ic-reply")
    _said_once(page, ".ic-reply")
    page.locator(".ic-rail .ic-main").press("Enter")
    page.wait_for_selector(".ic-reply", state="detached")
    _said_once(page, ".ic-step > .ic-text")
    assert page.evaluate(LIVE) == []


def test_at_a_question_the_keys_go_to_its_answers_and_digits_answer(
    site: str, open_page: Open
) -> None:
    page = recalling(open_page, site, "voila/render/300_tresette_follow_suit")
    page.evaluate(LISTEN)
    page.keyboard.press("1")  # nothing has the focus
    page.wait_for_selector(".ic-reply")
    page.keyboard.press("Enter")
    expect(page.locator(".ic-rail .ic-main")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(".ic-reply", state="detached")
    expect(page.locator(".ic-question button").first).to_be_focused()
    page.wait_for_function(f"() => {SAID}.includes(' 1: ') && {SAID}.includes(' 2: ')")
    page.keyboard.press("2")
    expect(page.locator(".ic-question [aria-pressed=true]")).to_have_attribute(
        "aria-keyshortcuts", "2"
    )


def test_keys_of_the_table_work_where_nothing_has_the_focus(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{PRACTICE}#briscola; number=7", pace="wait"))
    page.evaluate(LISTEN)
    page.keyboard.press("h")
    heard(page, "Where to look")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    heard(page, "You lead")
    assert page.locator(".ic-stage h2").all_inner_texts() == ["Table", "Your hand", "Actions"]
    page.locator(".ic-settings summary").click()
    page.locator(".ic-settings input").press("h")
    expect(page.locator(".ic-settings input")).to_have_value("h")
    expect(page.locator(".ic-coach")).to_have_count(0)


def _said_once(page: Page, what: str) -> None:
    """Wait until every text of a step has been said, and nothing twice."""
    for text in page.locator(what).all_inner_texts():
        plain = " ".join(text.split()).lower()
        page.wait_for_function(f"(it) => {SAID}.includes(it)", arg=plain)
        assert page.evaluate(SAID).count(plain) == 1


def test_keys_are_told_at_the_first_table_and_each_answers(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{PRACTICE}#briscola; number=7", pace="wait"))
    expect(page.locator(".ic-spoken")).to_contain_text("press K to hear all keys, E to play by ear")
    expect(page.locator(".ic-hand")).to_have_attribute("role", "toolbar")
    page.evaluate(LISTEN)
    for key, answer in ANSWERS.items():
        page.keyboard.press(key)
        assert answer in " ".join(heard(page, answer))
    page.reload()
    expect(page.locator(".ic-spoken")).to_have_text("Your turn: you lead.")
    page = table(open_page(f"{site}{PRACTICE}#tresette; number=7", pace="wait"))
    page.evaluate(LISTEN)
    page.keyboard.press("s")
    assert heard(page, "By rank")


def test_by_ear_a_round_is_a_few_words_and_waits(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{PRACTICE}#briscola; number=7", pace="quick"))
    page.evaluate(LISTEN)
    page.locator(".ic-hand [aria-label='Two of coins']").press("e")
    heard(page, "By ear")
    expect(page.locator(".ic-hand[role=listbox] [role=option]")).to_have_count(4)
    expect(page.locator(".ic-rest")).to_have_attribute("aria-setsize", "3")  # it is not counted
    page.keyboard.press("Enter")
    assert heard(page, "Your trick") == ["Rosa: seven of swords. Your trick."]
    expect(page.locator(".ic[data-paused]")).to_be_attached()
    page.keyboard.press("Enter")
    assert heard(page, "You?") == ["New: ace of cups. You?"]
    expect(page.locator(".ic-rest")).to_be_focused()  # one word, and no card unasked
    page.keyboard.press("Enter")
    expect(page.locator(".ic-hand [data-key]:focus")).to_have_count(1)
    expect(page.locator(".ic-hand [data-key]")).to_have_count(3)


def test_no_card_is_grey_while_none_can_be_played_and_the_focus_never_leaves_the_hand(
    site: str, open_page: Open
) -> None:
    page = table(open_page(f"{site}{PRACTICE}#briscola; number=7", pace="wait"))
    page.evaluate(FOCUS)
    page.locator(".ic-hand [aria-label='Two of coins']").press("Enter")
    expect(page.locator(".ic[data-paused]")).to_be_attached()
    assert page.locator(".ic-hand [aria-disabled=true]").count() == 0
    assert page.evaluate("window.lost") == 0


def test_three_turns_of_others_change_only_what_is_another(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{PRACTICE}#burraco; number=7", pace="quick"))
    page.locator(".ic-stock").click()
    expect(page.locator(".ic-hand [data-key]")).to_have_count(12)
    page.locator(".ic-hand [data-key]").nth(3).click()
    page.evaluate(CHANGES)
    page.locator(".ic-rail .ic-offered").last.click()
    expect(page.locator(".ic-turn .ic-me")).to_have_count(0)
    expect(page.locator(".ic-stock[aria-disabled=false]")).to_be_attached(timeout=20_000)
    changes = page.evaluate("window.changes")
    assert [each for each in changes if each["same"] or "id" in each["what"].split()] == []
    assert len(changes) < MOST_CHANGES


@pytest.mark.parametrize("scheme", some(["light", "dark"], 2))
def test_under_forced_colours_all_that_matters_has_a_line_of_its_own(
    site: str, open_page: Open, scheme: str
) -> None:
    page = open_page(f"{site}{PRACTICE}#briscola; number=7", scheme=scheme)
    page.emulate_media(forced_colors="active")
    table(page)
    for _ in range(2):
        page.keyboard.press("h")
    expect(page.locator(".ic-three [aria-current]")).to_have_count(1)
    assert page.evaluate(UNMARKED) == []


def test_with_more_contrast_whose_turn_it_is_and_what_is_chosen_has_a_line(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}#briscola; number=7")
    page.emulate_media(contrast="more")
    table(page)
    for _ in range(2):
        page.keyboard.press("h")
    expect(page.locator(".ic-three [aria-current]")).to_have_css("outline-style", "solid")
    ring = page.locator(".ic-turn .ic-ava").evaluate(
        "each => [getComputedStyle(each).outlineColor, getComputedStyle(each.parentElement).color]"
    )
    assert ring[0] == ring[1]  # the felt's own writing, not the ink of the coin


CHOSEN = """() => {
  const line = (each, part) => !["none", "0px"].includes(getComputedStyle(each)[part]);
  return [...document.querySelectorAll(".ic label:has(input:checked)")].every((each) =>
    line(each, "outlineStyle")) && line(document.querySelector(".ic-sit"), "borderTopWidth");
}"""


def test_under_forced_colours_what_is_chosen_before_a_deal_is_seen(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}")
    page.emulate_media(forced_colors="active")
    page.wait_for_selector(".ic-sit")
    assert page.evaluate(CHOSEN)
    page.goto(site)
    assert (
        page.locator(".go").first.evaluate("each => getComputedStyle(each).borderTopWidth") == "3px"
    )
