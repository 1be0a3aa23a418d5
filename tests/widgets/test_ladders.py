"""Hands of a ladder without a browser: played until right, then all hands and one sentence."""

from __future__ import annotations

import pytest
from support.depth import some
from support.learner import post

from italiancards.core.names import LANGUAGES
from italiancards.ladders import Ladder, all_ladders
from italiancards.puzzles import Puzzle
from italiancards.session.shelf import id_of, token_of
from italiancards.widgets import Puzzles

ALL = [*all_ladders()]
EACH = pytest.mark.parametrize("ladder", ALL, ids=str)
SOME = pytest.mark.parametrize(
    "hand",
    some([each for ladder in ALL for each in ladder.hands], 18),
    ids=lambda each: f"{each.game}-{each.name}",
)


def at(text: str) -> Puzzles:
    """The page where a token leads to."""
    page = Puzzles("scopa")
    post(page, "sit", at=text)
    assert page.model["answer"] is None
    return page


def hidden(page: Puzzles) -> int:
    """Return the number of cards of hands that lie face down."""
    return sum(zone["down"] for zone in page.model["zones"] if zone["name"] == "hand")


@SOME
def test_a_hand_is_played_again_until_it_is_right_and_then_all_hands_are_open(hand: Puzzle) -> None:
    page = at(id_of(hand))
    before = hidden(page)
    for wrong in hand.wrong[:4]:
        post(page, "move", move=wrong.move)
        while page.model["puzzle"]["phase"] == "reply":
            post(page, "go_on")
        assert page.model["puzzle"]["phase"] == "wrong"
        assert page.model["puzzle"]["idea"] == ""
        assert page.model["puzzle"]["lines"][0]["text"]
        post(page, "review", to="again")
        assert page.model["puzzle"]["phase"] == "try"
    for move in hand.best[:2]:
        post(page, "move", move=move)
        assert page.model["puzzle"]["phase"] == "right"
        assert not hidden(page)
        ideas = {
            post(page, "setting", name="language", value=language)["puzzle"]["idea"]
            for language in LANGUAGES
        }
        assert len(ideas) == len(LANGUAGES)
        assert all(ideas)
        post(page, "review", to="again")
        assert hidden(page) == before


@EACH
def test_the_last_eight_give_no_hint_and_show_no_answer_before_a_try(ladder: Ladder) -> None:
    for eight, helped in zip(ladder.eights, (True, True, False), strict=True):
        page = at(id_of(eight[0]))
        assert page.model["can"]["hint"] == helped
        assert page.model["puzzle"]["shows"] == helped
        if not helped:
            post(page, "review", to="show")
            assert page.model["puzzle"]["phase"] == "try"
            assert page.model["answer"]


@EACH
def test_a_ladder_is_listed_in_eights_and_its_token_opens_the_first_hand(ladder: Ladder) -> None:
    page = at(token_of(ladder))
    assert page.model["puzzle"]["id"] == id_of(ladder.hands[0])
    for language in LANGUAGES:
        post(page, "setting", name="language", value=language)
        assert " 1 " in page.model["heading"]
        (listed,) = (each for each in page.form["puzzles"] if each["value"] == token_of(ladder))
        assert listed["ladder"] == ladder.game
        assert [each["puzzles"] for each in listed["grades"]] == [
            list(map(id_of, eight)) for eight in ladder.eights
        ]
        assert len({each["label"] for each in listed["grades"]}) == 3
        assert page.model["puzzle"]["list"] == listed["value"]


@SOME
def test_another_kernel_goes_on_from_the_token(hand: Puzzle) -> None:
    page = at(id_of(hand))
    post(page, "move", move=hand.best[0])
    other = at(page.model["token"])
    for name in ("puzzle", "zones", "status", "heading", "token"):
        assert other.model[name] == page.model[name]


def test_melds_stay_what_they_are_where_all_hands_lie_open() -> None:
    """Each meld is a zone of its own: with open hands they all became the last one."""
    hand = next(
        each
        for ladder in ALL
        for each in ladder.hands
        if each.riddle and len(each.table().view().melds) > 3 and each.best[0].startswith("discard")
    )
    page = at(id_of(hand))

    def melds() -> list[list[str]]:
        zones = (zone for zone in page.model["zones"] if zone["name"] == "meld")
        return [[card["face"] for card in zone["cards"]] for zone in zones]

    before = melds()
    assert len({*map(str, before)}) > 1
    post(page, "move", move=hand.best[0])
    assert melds() == before
