"""The puzzle page without a browser: answers, refutations, going on, in both languages."""

from __future__ import annotations

import pytest
from support.depth import some
from support.learner import post, zone

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.puzzles import Puzzle, every
from italiancards.session.shelf import games, id_of
from italiancards.widgets import Puzzles

EVERY = pytest.mark.parametrize(
    "puzzle",
    some([each for game in games() for each in ic.puzzles(game)], 16),
    ids=lambda each: f"{each.game}-{each.name}",
)


def at(puzzle: Puzzle, **more: str) -> Puzzles:
    """The page with a puzzle on it."""
    page = Puzzles("scopa")
    fields = "".join(f"; {name}={value}" for name, value in more.items())
    post(page, "sit", at=id_of(puzzle) + fields)
    assert page.model["answer"] is None
    return page


@EVERY
def test_every_answer_is_right_and_told_in_both_languages(puzzle: Puzzle) -> None:
    for move in puzzle.best:
        page = at(puzzle)
        assert page.model["puzzle"]["lines"] == []
        post(page, "move", move=move)
        assert page.model["puzzle"]["phase"] == "right"
        for language in LANGUAGES:
            puzzle_view = post(page, "setting", name="language", value=language)["puzzle"]
            assert len(puzzle_view["lines"]) == len(puzzle.best) + len(puzzle.wrong)
            assert all(line["move"] and line["text"] for line in puzzle_view["lines"])
            assert puzzle_view["note"]


@EVERY
def test_every_other_move_is_answered_on_the_table_and_then_in_words(puzzle: Puzzle) -> None:
    page = at(puzzle)
    for wrong in puzzle.wrong:
        post(page, "move", move=wrong.move)
        assert page.model["puzzle"]["phase"] == "reply"
        assert page.model["puzzle"]["lines"] == []
        while page.model["puzzle"]["phase"] == "reply":
            assert page.model["wait"]
            post(page, "go_on")
        assert page.model["puzzle"]["phase"] == "wrong"
        assert page.model["wait"] is None
        assert page.session.shown == page.table.now
        made = [str(each.move) for each in page.table.moments if each.move is not None]
        assert made == [wrong.move, *wrong.line]
        assert len(page.model["puzzle"]["lines"]) == 1
        post(page, "review", to="again")
        assert page.model["puzzle"]["phase"] == "try"
        assert page.table == puzzle.table()


def test_the_answer_is_marked_on_its_card_and_what_it_won_is_collected() -> None:
    puzzle = next(each for each in ic.puzzles("scopa") if " x " in each.best[0])
    page = at(puzzle)
    assert page.model["puzzle"]["tried"] == []
    model = post(page, "move", move=puzzle.best[0])
    assert model["puzzle"]["tried"] == [puzzle.best[0].partition(" ")[0]]
    assert model["wait"] == {"for": "table", "ms": 2000}
    while page.model["wait"]:
        post(page, "go_on")
    assert page.session.shown == page.table.now
    assert page.model["puzzle"]["phase"] == "right"
    assert len(zone(page.model, "table")["cards"]) < len(zone(model, "table")["cards"])
    wrong = post(at(puzzle), "move", move=puzzle.wrong[0].move)["puzzle"]
    assert (wrong["phase"], len(wrong["tried"])) == ("reply", 1)


def test_a_retired_puzzle_is_offered_no_more_and_its_link_still_opens_it() -> None:
    offered = len(ic.puzzles("scopa"))
    retired = every("scopa")[offered:]
    assert retired
    for number, each in enumerate(retired, offered + 1):
        page = at(each)
        assert page.model["puzzle"]["id"] == id_of(each)
        assert f" {number}" in page.model["heading"]
        assert id_of(each) not in str(page.session.activity.form(page.session.voice))


@pytest.fixture
def puzzle() -> Puzzle:
    """A puzzle whose wrong move is answered by several events."""
    return next(each for each in ic.puzzles("scopa") if len(each.best) == 1)


def test_what_is_not_allowed_is_explained_and_is_no_answer(puzzle: Puzzle) -> None:
    page = at(puzzle)
    held = {card["key"] for card in zone(page.model, "hand", mine=True)["cards"]}
    missing = next(card for card in puzzle.table().game.deck(puzzle.table().options)
                   if str(card) not in held)  # fmt: skip
    assert post(page, "move", move=str(missing))["answer"]["kind"] == "illegal"
    assert post(page, "move", move="nonsense")["answer"]["kind"] == "illegal"
    assert page.model["puzzle"]["phase"] == "try"


def test_the_answer_can_be_shown_and_the_puzzle_tried_again(puzzle: Puzzle) -> None:
    page = at(puzzle)
    model = post(page, "review", to="show")
    assert model["puzzle"]["phase"] == "shown"
    assert str(page.table.moments[1].move) == puzzle.best[0]
    assert post(page, "move", move=puzzle.best[0])["answer"]["text"]
    assert post(page, "review", to="again")["puzzle"]["phase"] == "try"
    assert post(page, "review", to="again")["answer"]["text"]
    assert post(page, "review", to="open")["answer"]["text"]


def test_the_hint_says_where_to_look_and_never_the_answer(puzzle: Puzzle) -> None:
    page = at(puzzle)
    assert page.model["can"]["hint"]
    model = post(page, "hint")
    assert [each["step"] for each in model["coach"]] == ["look"]
    assert not model["can"]["hint"]


def test_nothing_can_be_taken_back_or_dealt(puzzle: Puzzle) -> None:
    page = at(puzzle)
    for move in (None, puzzle.wrong[0].move):
        if move:
            post(page, "move", move=move)
        allowed = {name for name, can in page.model["can"].items() if can}
        assert allowed <= {"score", "hint", "last"}
        for kind in ("undo", "redo", "deal"):
            before = page.model["puzzle"]
            assert post(page, kind)["answer"]["text"]
            assert page.model["puzzle"] == before


@EVERY
def test_another_kernel_goes_on_from_the_token(puzzle: Puzzle) -> None:
    for act in ({"move": puzzle.best[0]}, {"move": puzzle.wrong[0].move}, {}):
        page = at(puzzle)
        post(page, "move", **act) if act else post(page, "review", to="show")
        while page.model["puzzle"]["phase"] == "reply":
            post(page, "go_on")
        other = Puzzles("briscola")
        post(other, "sit", at=page.model["token"])
        for name in ("puzzle", "zones", "status", "heading", "token"):
            assert other.model[name] == page.model[name]


@pytest.mark.parametrize(
    "text",
    ["", "scopa; puzzle=none", "burraco; puzzle=1", "tarocchi; puzzle=1", "scopa; puzzle"],
)
def test_a_token_that_names_no_puzzle_changes_nothing(text: str, puzzle: Puzzle) -> None:
    page = at(puzzle)
    before = page.model["puzzle"], page.model["zones"]
    assert post(page, "sit", at=text)["answer"]["text"]
    assert (page.model["puzzle"], page.model["zones"]) == before


def test_a_token_with_a_move_that_there_is_not_changes_nothing(puzzle: Puzzle) -> None:
    page = at(puzzle)
    before = page.model["puzzle"]
    assert "'9X'" in post(page, "sit", at=f"{id_of(puzzle)}; tried=9X")["answer"]["text"]
    assert page.model["puzzle"] == before


def test_every_puzzle_is_listed_once_in_both_languages(puzzle: Puzzle) -> None:
    page = at(puzzle)
    for language in LANGUAGES:
        post(page, "setting", name="language", value=language)
        listed = [each for each in page.form["puzzles"] if not each["ladder"]]
        assert [each["value"] for each in listed] == list(games())
        for each in listed:
            ids = [name for grade in each["grades"] for name in grade["puzzles"]]
            assert ids == [id_of(one) for one in ic.puzzles(each["value"])]
            assert all(grade["label"] for grade in each["grades"])


def test_no_hidden_card_is_told(puzzle: Puzzle) -> None:
    page = at(puzzle)
    shown = {card["key"] for each in page.model["zones"] for card in each["cards"]}
    unseen = {str(card) for card in puzzle.table().view().unseen}
    assert unseen
    assert not shown & unseen
    assert "others" not in page.model["token"]


def test_a_wild_card_is_added_at_a_puzzle_without_saying_what_it_stands_for() -> None:
    meant = "add 2d=3h to 2"
    page = at(
        next(each for each in ic.puzzles("burraco") if meant in {one.move for one in each.wrong})
    )
    post(page, "move", move="add 2d to 2")
    assert page.model["answer"] is None
    assert page.model["puzzle"]["phase"] == "reply"
    assert page.session.activity.attempt.move == meant
