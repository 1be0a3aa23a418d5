"""The ladders: enough hands, each harder eight solved by fewer, each idea told and true.

That each answer is proven is tested with the puzzles: see `test_puzzles`.
"""

from __future__ import annotations

import pytest

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.rules import Finding
from italiancards.hints import NAMED_LEVELS, adviser_of
from italiancards.ladders import EIGHT, Ladder, all_ladders, ladder_of
from italiancards.puzzles import Puzzle
from tools.ladder import shares, solved

ALL = [*all_ladders()]
EACH = pytest.mark.parametrize("ladder", ALL, ids=str)
EVERY = pytest.mark.parametrize(
    "hand", [each for ladder in ALL for each in ladder.hands], ids=lambda each: each.name
)
SECOND_LOWEST = [*NAMED_LEVELS.values()][1]
"""The bot of the second-lowest level."""


@EACH
def test_a_ladder_has_three_eights_of_many_ideas(ladder: Ladder) -> None:
    assert len(ladder.hands) >= 3 * EIGHT
    assert {len(eight) for eight in ladder.eights} == {EIGHT}
    assert len({hand.position for hand in ladder.hands}) == len(ladder.hands)
    assert len({hand.principle for hand in ladder.hands}) >= 6
    assert [ladder.is_hinted(eight[0]) for eight in ladder.eights] == [True, True, False]


@EACH
def test_fewer_hands_are_solved_from_eight_to_eight(ladder: Ladder) -> None:
    first, second, third = (solved(eight, SECOND_LOWEST) for eight in ladder.eights)
    assert first > second > third
    easy, _, hard = (solved(eight, "beginner") for eight in ladder.eights)
    assert easy > hard


def test_the_shares_are_printed_of_every_ladder() -> None:
    assert [line.partition(":")[0] for line in shares()] == [
        f"{each.game} {each.name}" for each in ALL
    ]


@EVERY
def test_the_idea_speaks_for_an_answer_against_another_move(hand: Puzzle) -> None:
    table = hand.table()
    speaks = adviser_of(table.game).ideas[hand.principle]
    best, wrong = hand.best, [each.move for each in hand.wrong]
    assert any(
        speaks(table.view(), table.read(one), table.read(other)) for one in best for other in wrong
    )


@EVERY
def test_the_idea_is_said_in_both_languages(hand: Puzzle) -> None:
    finding = Finding(f"idea-{hand.principle}", True, {})
    said = {hand.table().voice(0, language).finding(finding) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(text.endswith(".") for text in said)


@EVERY
def test_a_hand_knows_its_ladder(hand: Puzzle) -> None:
    ladder = ladder_of(hand)
    assert ladder is not None
    assert ladder.hands[ladder.number(hand) - 1] is hand


def test_a_puzzle_stands_in_no_ladder() -> None:
    assert ladder_of(ic.puzzles("scopa")[0]) is None
