"""Cards that a step's words say are still out, or in somebody's hand, lie so on its table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.notebooks import LESSONS, lesson_of

import italiancards as ic
from italiancards.lesson.steps import Step
from italiancards.questions.wording import LEARNER

TRESETTE = [path for path in LESSONS if path.stem.startswith("3")]
RANKS = {"ace": "A", "two": "2", "three": "3", "king": "R"}
RANK = "|".join(RANKS)
OUT = re.compile(
    rf"\bthe ({RANK})(?: (?:and|or)(?: the)? ({RANK}))? (?:could take|(?:is|are) (?:still )?out\b)"
    rf"|fall to the ({RANK})|keeps the ({RANK})|hold the ({RANK}) or the ({RANK})",
    re.IGNORECASE,
)
"""Words that a card is not played yet: “the two could take it”, “keeps the two”."""


def claims(step: Step, table: ic.Table) -> Iterator[str]:
    """The cards, of the suit of the trick or of the lead asked for, that a step says are out."""
    view = table.view(LEARNER)
    lead = view.trick[0] if view.trick else None
    if lead is None:
        return
    said = [step.text, step.then, step.otherwise]
    for each in said:
        for found in OUT.findall(each.in_language("en") if each else ""):
            yield from (f"{RANKS[rank.lower()]}{lead.suit}" for rank in found if rank)


@pytest.mark.parametrize("path", TRESETTE, ids=lambda path: path.stem[:3])
def test_a_card_that_a_step_says_is_out_has_not_been_played(path: Path) -> None:
    for number, step in enumerate(lesson_of(path).steps):
        table = step.table()
        if table is None or step.question is not None or step.hand:
            continue
        unseen = [str(card) for card in table.view(LEARNER).unseen]
        for card in claims(step, table):
            assert card in unseen, f"{path.stem}, step {number}: {card} is out, says the text"


def step_of(number: str, words: str) -> Step:
    """The step of a lesson whose English text begins with some words."""
    path = next(path for path in LESSONS if path.stem.startswith(number))
    steps = lesson_of(path).steps
    return next(each for each in steps if each.text and (each.text.en or "").startswith(words))


def test_the_partner_who_asked_for_a_suit_back_holds_its_two() -> None:
    table = step_of("360", "You won that trick").table()
    assert table is not None
    assert "2S" in table.view(2).hand


def test_the_opponent_whose_pozzetto_is_near_holds_few_cards() -> None:
    table = step_of("660", "Rosa plays after you").table()
    assert table is not None
    assert len(table.view(2).hand) < 4
