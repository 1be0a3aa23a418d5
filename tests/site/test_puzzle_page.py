"""The puzzle page in a browser: by keyboard, on a phone, and what it keeps."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from support.depth import some
from support.page_checks import Open, axe, sideways, table

import italiancards as ic
from italiancards.ladders import ladders
from italiancards.puzzles import Puzzle
from italiancards.session.shelf import id_of

pytestmark = pytest.mark.browser

PAGE = "voila/render/020_puzzles"
ALL = ic.puzzles("scopa")
PLAIN = next(each for each in ALL if not any(" " in move for move in each.best))
TAKING = next(each for each in ALL if " x " in each.best[0])
EQUAL = next(each for each in ic.puzzles("briscola") if len(each.best) > 1)


def at(open_page: Open, site: str, puzzle: Puzzle, **how: object) -> Page:
    """The page with a puzzle on the table."""
    page = table(open_page(f"{site}{PAGE}#{quote(id_of(puzzle))}", **how))
    number = ic.puzzles(puzzle.game).index(puzzle) + 1
    expect(page.locator(".ic-heading")).to_contain_text(re.compile(f"(puzzle|problema) {number} "))
    return page


def play(page: Page, move: str) -> None:
    """Play a move with the mouse."""
    card, _, taken = move.partition(" x ")
    for key in taken.split("+") if taken else []:
        page.locator(f".ic-laid [data-key='{key}']").click()
    page.locator(f".ic-hand [data-key='{card}']").click()


RIGHT, WRONG = ".ic-found", ".ic-refusal"
"""The rail once it says why a play was right, or wrong."""


def said(page: Page, verdict: str) -> None:
    """The rail has the verdict in the end; a capture on the way waits for the learner to go on."""
    go_on = page.get_by_role("button", name="Continue", exact=True)
    page.add_locator_handler(go_on, lambda: page.keyboard.press("Enter"))
    page.locator(f"{verdict} .ic-status strong").hover(timeout=20_000)
    page.remove_locator_handler(go_on)


@pytest.mark.parametrize("width", some([1280, 390], 2))
def test_a_wrong_card_is_refuted_on_the_table_and_the_right_one_is_explained(
    site: str, open_page: Open, width: int
) -> None:
    page = at(open_page, site, TAKING, width=width)
    assert axe(page) == []
    wrong = TAKING.wrong[-1]
    play(page, wrong.move)
    said(page, WRONG)
    expect(page.locator(".ic-told-moves p")).to_have_count(1)
    assert axe(page) == []
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".ic-told-moves p")).to_have_count(0)
    play(page, TAKING.best[0])
    said(page, RIGHT)
    moves = len(TAKING.best) + len(TAKING.wrong)
    expect(page.locator(".ic-told-moves p")).to_have_count(moves)
    expect(page.locator(".ic-rail .ic-main")).to_have_text("Next")
    if width < 600:  # the trick that was solved stays in sight
        expect(page.locator(".ic-dock")).not_to_be_in_viewport()
    mark = page.locator(".ic-laid .ic-verdict").bounding_box()
    assert mark
    assert abs(mark["width"] - mark["height"]) < 2, mark
    assert sideways(page) <= 0
    assert axe(page) == []


@pytest.mark.parametrize("place", some(range(len(EQUAL.best)), 2))
def test_every_equal_answer_is_right(site: str, open_page: Open, place: int) -> None:
    page = at(open_page, site, EQUAL)
    play(page, EQUAL.best[place])
    said(page, RIGHT)
    expect(page.locator(".ic-told-moves")).to_contain_text("Exactly as good.")


def test_puzzles_are_solved_one_after_another_by_keyboard_alone(site: str, open_page: Open) -> None:
    page = at(open_page, site, PLAIN)
    card = page.locator(f".ic-hand [data-key='{PLAIN.best[0]}']")
    page.locator(".ic-hand button[tabindex='0']").focus()
    for _ in range(3):
        if card.evaluate("card => card === document.activeElement"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    said(page, RIGHT)
    following = page.get_by_role("button", name="Next", exact=True)
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    number = ALL.index(PLAIN) + 2
    expect(page.locator(".ic-heading")).to_contain_text(f"puzzle {number} ")
    assert page.evaluate("document.activeElement.closest('.ic-hand') !== null")


def test_what_was_solved_is_kept_and_what_was_missed_comes_back(site: str, open_page: Open) -> None:
    page = at(open_page, site, TAKING)
    play(page, TAKING.best[0])
    said(page, RIGHT)
    page.get_by_role("button", name="Next", exact=True).click()
    failed_puzzle = ALL[ALL.index(TAKING) + 1]
    expect(page.locator(".ic-told-moves p")).to_have_count(0)
    play(page, failed_puzzle.wrong[0].move)
    said(page, WRONG)
    page.reload()
    expect(page.locator(f"{WRONG} .ic-status strong")).to_contain_text(".")
    page.get_by_text("All puzzles").click()
    solved = page.get_by_role("button", name=f"Puzzle {ALL.index(TAKING) + 1}: Solved", exact=True)
    expect(solved.first).to_be_visible()
    open_again = page.get_by_role("button", name=re.compile(r"Puzzle \d+: Not yet solved"))
    expect(open_again).to_have_count(1)
    later = "Date.now() + 2 * 24 * 60 * 60 * 1000"
    page.add_init_script(f"(() => {{ const then = {later}; Date.now = () => then; }})()")
    page.goto(site)
    page.get_by_role("link", name="Start", exact=True).click()
    number = ALL.index(failed_puzzle) + 1
    expect(table(page).locator(".ic-heading")).to_contain_text(f"puzzle {number} ")


@pytest.mark.parametrize("width", some([1280, 390], 2))
def test_the_puzzles_of_every_game_are_near(site: str, open_page: Open, width: int) -> None:
    page = at(open_page, site, PLAIN, width=width)
    panel = page.locator(".ic-act", has_text="Puzzle")
    if width < 900:
        panel.click()
    for game, name in ((each, ic.deal(each).voice(0, "en").say("game")) for each in ic.GAMES):
        chip = page.get_by_role("button", name=f"{name} 0/{len(ic.puzzles(game))}", exact=True)
        expect(chip).to_be_in_viewport(ratio=1)
    chip.click()
    expect(page.locator(".ic-heading")).to_contain_text(name)
    if width < 900:
        expect(page.locator(".ic-dock")).not_to_be_in_viewport()
        panel.click()
    page.get_by_text("All puzzles").click()
    numbers = page.locator(".ic-every ol").first.locator("button")
    first, second = (numbers.nth(each).bounding_box() for each in range(2))
    assert first
    assert second
    assert first["y"] == second["y"]
    assert first["x"] < second["x"]


def test_a_puzzle_that_there_is_not_is_refused_in_words(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{PAGE}#{quote('scopa; puzzle=none')}"))
    expect(page.locator(".ic-answer")).to_contain_text("'none'")


def test_a_hand_of_a_ladder_is_played_until_right_and_counted_at_home(
    site: str, open_page: Open
) -> None:
    ladder = ladders("scopa")[0]
    hand = next(each for each in ladder.hands if not any(" " in move for move in each.best))
    page = table(open_page(f"{site}{PAGE}#{quote(id_of(hand))}"))
    heading = page.locator(".ic-heading")
    expect(heading).to_contain_text(f"hand {ladder.number(hand)} of {len(ladder.hands)}")
    play(page, hand.wrong[-1].move)
    said(page, WRONG)
    page.locator(".ic-rail").get_by_role("button", name="Try again").click()
    expect(page.locator(f"{WRONG} .ic-status")).to_have_count(0)
    play(page, hand.best[0])
    said(page, RIGHT)
    expect(page.locator(".ic-idea")).to_contain_text(".")
    page.goto(site)
    game = page.locator(".gp[data-game='scopa']")
    game.locator(".open").click()
    link = game.locator(".ladder")
    expect(link.locator("small")).to_have_text(f"1/{len(ladder.hands)}")
    link.click()
    expect(table(page).locator(".ic-heading")).to_contain_text("hand 1 of")
