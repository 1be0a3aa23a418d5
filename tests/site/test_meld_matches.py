"""Whole matches where melds are laid, to their end and back, by keyboard alone or by touch."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from support.depth import across, some
from support.own_page import Finger, Keys, Mouse, opened
from support.page_checks import CUT, sideways

import italiancards as ic
from italiancards.core.melds import Lay
from italiancards.core.moves import Move
from italiancards.hints import Budget, last, think
from italiancards.widgets import CardTable

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WAYS: dict[str, tuple[type[Mouse], int, int]] = {
    "keyboard": (Keys, 1280, 800),
    "touch": (Finger, 390, 844),
}
MATCHES = {
    ("scala40", 2, 101): "16",
    ("scala40", 3, 101): "2",
    ("scala40", 4, 101): "1",
    ("scala40", 6, 101): "5",
    ("burraco", 2, None): "1",
    ("burraco", 4, None): "3",
    ("burraco", 3, None): "1",
    ("burraco", 2, 1005): "1",
    ("burraco", 3, 1005): "1",
    ("burraco", 4, 1005): "3",
}
"""A deal number for each game, number of players and target; without one, for a single deal."""
PLAYED = some(across(MATCHES, WAYS), 10)

SHOWN = "Number(document.body.dataset.sent)"
"""How often the table has told the page something, as far as it shows that."""
CORNER = {"x": 12, "y": 12}


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others play at once: over a match the time in which they are seen to think adds up."""
    monkeypatch.setattr("italiancards.session.play_activity.BOT_DELAY", 0)


def moved_on(page: Page, sent: int) -> None:
    """Wait until the table has answered, and the page shows it."""
    page.wait_for_function(f"sent => {SHOWN} > sent", arg=sent)


class Player:
    """Whoever plays at the page what a bot would play in his place, seeing what he sees."""

    def __init__(self, page: Page, hand: Mouse, widget: CardTable) -> None:
        self.page, self.hand, self.widget = page, hand, widget

    @property
    def model(self) -> dict[str, Any]:
        return self.widget.model

    def sent(self) -> int:
        """How often the table has told something, once the page shows all of it: a key that comes
        before that was meant for an earlier moment, and does nothing."""
        while (sent := self.model["sent"]) > int(self.page.evaluate(SHOWN)):
            moved_on(self.page, sent - 1)
        return sent

    def press(self, selector: str) -> None:
        """Press something, and wait for what the table says to it."""
        sent = self.sent()
        self.hand.press(self.page.locator(selector).first)
        moved_on(self.page, sent)

    def act(self, key: str, selector: str) -> None:
        """Press a key, where there is nothing but keys; else the thing itself."""
        if not isinstance(self.hand, Keys):
            self.press(selector)
            return
        sent = self.sent()
        self.page.keyboard.press(key)
        moved_on(self.page, sent)

    def choose(self, cards: list[str]) -> None:
        """Choose cards of the hand, of twins each once."""
        held = self.page.locator(".ic-hand [data-key]")
        keys = sorted(held.evaluate_all("all => all.map(each => each.dataset.key)"))
        for card in cards:
            key = next(each for each in keys if each.partition("#")[0] == card)
            keys.remove(key)
            sent = self.sent()
            shown = self.page.locator(f".ic-hand [data-key='{key}']")
            if isinstance(self.hand, Finger):
                shown.tap(position=CORNER)  # of a card in a fan only its left edge is seen
            else:
                self.hand.choose(shown)
            moved_on(self.page, sent)

    def way(self, text: str) -> None:
        """Press the button of one of the ways: in the panel, on a phone on the rail, where that has
        none after a touch on its meld."""
        ways = self.model["answer"]["ways"]
        matching = [n for n, way in enumerate(ways) if text in (way["move"], way["begins"])]
        move = self.widget.table.read(text) if not matching else None
        place = matching[0] if move is None else next(  # shorter: there is one place
            n for n, way in enumerate(ways)
            if way["ok"] and self.widget.table.read(way["move"]).uses == move.uses
        )  # fmt: skip
        way, button = ways[place], f".ic-rail [aria-keyshortcuts='{place + 1}']"
        if not isinstance(self.hand, Finger):
            self.act(str(place + 1), f".ic-way >> nth={place} >> .ic-action")
        elif self.page.locator(button).count():
            self.press(button)
        else:
            moments = len(self.widget.table.moments)
            self.press(f".ic-meld[data-number='{way['onto']}']")
            self.settle()
            if len(self.widget.table.moments) == moments:
                self.way(text)

    def settle(self) -> None:
        """Wait for what the page does by itself once it knows what a card can do."""
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        self.sent()

    def make(self, move: Move) -> None:
        """Make a move: by its pile, or by choosing its cards and the button that does it."""
        if not move.uses.hand:
            number = [str(move) for move in self.widget.table.legal()].index(str(move))
            self.act(str(number + 1), f".ic-touched[data-zone='{move.touches}-']")
            return
        if isinstance(move, Lay) and len(move.groups) > 1:
            for number in range(1, len(move.groups)):
                self.choose([str(part.card) for part in move.groups[number - 1]])
                begun = str(Lay(move.groups[:number]))
                if begun not in [way["begins"] for way in self.model["answer"]["ways"]]:
                    break  # these alone open: they are laid by themselves
                self.way(begun)
            else:
                self.choose([str(part.card) for part in move.groups[-1]])
                self.way(str(move))
                return
            self.way(str(Lay(move.groups[:number])))
            return
        moments = len(self.widget.table.moments)
        self.choose(list(map(str, move.uses.hand)))
        if (self.model["answer"] or {}).get("only") and isinstance(self.hand, Finger):
            self.settle()  # a card that can do nothing else goes at once
        if len(self.widget.table.moments) == moments:
            self.way(str(move))

    def turn(self) -> None:
        """Make the next move, whatever it is."""
        table = self.widget.table
        view = table.view(0)
        advice = last(think("greedy", table.game, view, Random(1), Budget(1)))
        before = len(table.moments)
        self.make(advice.move)
        assert len(table.moments) > before, advice.move


@pytest.mark.parametrize(
    ("match", "way"), PLAYED, ids=lambda each: each if each in WAYS else "-".join(map(str, each))
)
def test_a_match_is_played_to_its_end_and_taken_back_to_its_start(
    match: tuple[str, int, int | None], way: str, browser: Browser
) -> None:
    kind, width, height = WAYS[way]
    game, players, target = match
    widget = CardTable(ic.deal(game, seed=MATCHES[match], players=players, target=target))
    first = widget.table.view(0).hand
    with opened(browser, widget, width, height) as page:
        player = Player(page, kind(page), widget)
        page.locator(".ic-hand button").first.focus()
        for _ in range(5000):
            model = widget.model
            if model["wait"] is not None:
                moved_on(page, model["sent"])
            elif model["can"]["next_deal"]:
                player.press(".ic-actions .ic-main")
            elif model["over"]:
                break
            else:
                player.turn()
            assert sideways(page) <= 0
            assert page.evaluate(CUT) == []
        assert widget.table.match_score.over
        assert target is None or max(widget.table.match_score.scores) >= target
        while widget.model["can"]["undo"]:
            player.act("z", ".ic-act[aria-keyshortcuts=Z]")
        assert widget.table.view(0).hand == first
