"""Games that the house knows nothing of are drawn plainly, and played by mouse, keys and touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support import tiny
from support.depth import across
from support.own_page import Finger, Keys, Mouse, opened
from support.page_checks import sideways

import italiancards as ic
from italiancards.core.words import Voice
from italiancards.screen.choices import choice as worded
from italiancards.screen.words import WORDS
from italiancards.widgets import CardTable

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WAYS: dict[str, tuple[Callable[[Page], Mouse], int, int]] = {
    "mouse": (Mouse, 1280, 800),
    "keyboard": (Keys, 1280, 800),
    "touch": (Finger, 390, 844),
}
CONTROLS = {
    "tiny_rummy": {"button"},
    "tiny_auction": {"number", "button", "card"},
    "tiny_tricks": {"button", "card", "chips"},
}
"""What each game asks for: a card, a card with something said, a number, a button."""
FIRST = ("number", "chips", "card", "button")
"""What is tried as soon as it can be."""
SEED = 8


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with tiny.registered():
        yield


def one(page: Page, selector: str, label: str) -> Any:
    """The one button of a label."""
    return page.locator(selector).get_by_role("button", name=label, exact=True)


def make(page: Page, hand: Mouse, widget: CardTable, choice: dict[str, Any]) -> None:
    """Make a move as somebody does who sees the page."""
    control, model = choice["control"], widget.model
    keys = {card["key"] for zone in model["zones"] if zone["playable"] for card in zone["cards"]}
    cards = [page.locator(f".ic-hand [data-key='{key}']") for key in held(choice["hand"], keys)]
    if control == "number":
        numbers = [each["number"] for each in model["choices"] if each["ok"] and each["number"]]
        hand.turn(page.get_by_role("slider"), sorted(numbers).index(choice["number"]))
        hand.press(one(page, ".ic-steps", choice["label"]))
    elif control in ("card", "chips"):
        if choice["said"]:
            hand.press(page.locator(".ic-say"))
            hand.press(one(page, ".ic-ways", choice["said"]))
        hand.press(cards[0])
    else:
        if choice["names"]:
            name(page, hand, choice["names"]["name"])
        at_once = can_only_end_the_turn(widget, choice) and not isinstance(hand, Keys)
        for card in cards:
            hand.choose(card)
        if at_once:
            return  # one press does all that the card can do; the space bar chooses it
        if cards:
            expect(page.locator(".ic-hand [aria-pressed=true]")).to_have_count(len(cards))
        hand.press(one(page, ":is(.ic-steps, .ic-offers)", choice["label"]))


def can_only_end_the_turn(widget: CardTable, choice: dict[str, Any]) -> bool:
    """Return True for a move with the one card that no other move uses, after which others play."""
    if len(choice["hand"]) != 1:
        return False
    uses = [each.move for each in widget.table.choices() if each.ok]
    with_it = [move for move in uses if choice["hand"][0] in map(str, move.uses.hand)]
    return len(with_it) == 1 and with_it[0].ends_turn


def let_talk(page: Page, hand: Mouse) -> None:
    """Switch on what is said with a card, which is offered to nobody who was not taught it."""
    hand.press(page.locator(".ic-settings summary"))
    page.get_by_label("Say signals with a card").select_option("on")
    page.keyboard.press("Escape")
    expect(page.locator(".ic-settings > .ic-box")).to_be_hidden()


def name(page: Page, hand: Mouse, card: str) -> None:
    """Choose a card that is named, wherever it lies."""
    named = page.locator(".ic-named")
    if isinstance(hand, Keys):
        named.get_by_role("radio", name=card, exact=True).press("Space")
    else:
        hand.press(named.get_by_title(card, exact=True))


def held(wanted: list[str], keys: set[str]) -> list[str]:
    """The keys of the cards that a choice uses, of twins each once."""
    left, found = sorted(keys), []
    for card in wanted:
        key = next(each for each in left if each.partition("#")[0] == card)
        left.remove(key)
        found.append(key)
    return found


def moved_on(page: Page, sent: int) -> None:
    """Wait until the table has answered, and the page shows it."""
    page.wait_for_function("sent => Number(document.body.dataset.sent) > sent", arg=sent)


@pytest.mark.parametrize(("name", "way"), across(tiny.GAMES, WAYS))
def test_a_game_from_outside_is_played_to_its_end(name: str, way: str, browser: Browser) -> None:
    kind, width, height = WAYS[way]
    widget, chance = CardTable(ic.deal(name, seed=SEED)), Random(way)
    made = set()
    with opened(browser, widget, width, height) as page:
        hand = kind(page)
        if "chips" in CONTROLS[name]:
            expect(page.locator(".ic-say")).to_have_count(0)
            let_talk(page, hand)
        while not (widget.model["over"] and widget.model["wait"] is None):
            model, sent = widget.model, widget.model["sent"]
            if model["wait"] is None:
                voice = Voice(folders=(widget.table.game.words, *WORDS))
                judged = [why.verdict for why in widget.table.choices() if why.ok]
                legal = [worded(verdict, voice, widget.table.game.gestures) for verdict in judged]
                new = [each for each in FIRST if each not in made]
                kinds = ([each for each in legal if each["control"] == name] for name in new)
                choice = next((kind[-1] for kind in kinds if kind), None) or chance.choice(legal)
                made.add(choice["control"])
                moves = len(widget.table.moments)
                make(page, hand, widget, choice)
                moved_on(page, sent)
                assert len(widget.table.moments) > moves, choice
            elif model["wait"]["for"] == "table":
                hand.press(one(page, ".ic-steps", "Continue"))
                moved_on(page, sent)
            else:
                moved_on(page, sent)
            assert sideways(page) <= 0
        result = widget.model["score"]["result"]
        assert result
        expect(page.locator(".ic")).to_contain_text(result)
    assert made == CONTROLS[name]
