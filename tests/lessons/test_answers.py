"""Each question can be answered: its answers differ, and its cards say what they stand for."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.learner import opened
from support.notebooks import LESSONS, lesson_of

import italiancards as ic
from italiancards.core.melds.additions import Add
from italiancards.core.melds.moves import Discard
from italiancards.core.names import LANGUAGES
from italiancards.games.burraco.questions import where_it_goes
from italiancards.games.scala40.questions import which_frees, who_is_still_in
from italiancards.lesson.question_view import question_voice
from italiancards.questions.wording import LEARNER

MELDS = [path for path in LESSONS if path.stem[0] in "56"]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:3])
def test_no_answer_is_offered_twice(path: Path) -> None:
    steps = lesson_of(path).steps
    session, lesson = opened(steps)
    for number, step in enumerate(steps):
        for language in LANGUAGES if step.question else ():
            lesson.enter(number)
            session.settings["language"] = language
            asked = session.model()["lesson"]["question"]
            assert asked
            labels = [each["label"] for each in asked["options"]]
            assert len({*labels}) == len(labels), f"{path.stem}, step {number}: {labels}"


def test_players_still_in_are_offered_once_each() -> None:
    question = who_is_still_in((140, 90), (0, 12), target=151)
    voice = question_voice(ic.deal("scala40", seed=1).voice(LEARNER))
    labels = [each.label(voice) for each in question.options]
    assert len({*labels}) == len(labels)


def test_a_wild_card_that_a_question_shows_says_what_it_stands_for() -> None:
    voice = ic.deal("scala40", seed=1).voice(LEARNER)
    ((label, _),) = which_frees("Kh Kd JK=Kc", "Ks Kc Qc").spreads
    assert label(voice) == "The cards (the joker stands for the king of clubs)"
    ((label, _),) = where_it_goes("5c 2s=6c 7c", "6c", "4c 8c 6c").spreads
    assert label(voice) == "The cards (the wild card stands for the six of clubs)"


@pytest.mark.parametrize("path", MELDS, ids=lambda path: path.stem[:3])
def test_a_card_that_fits_is_not_refused_where_a_discard_is_asked_for(path: Path) -> None:
    """Natural cards that could still be added to one's own melds have an answer of their own."""
    for number, step in enumerate(lesson_of(path).steps):
        table = step.table()
        if table is None or not step.moves or step.hand:
            continue
        if not all(isinstance(table.read(move), Discard) for move in step.moves):
            continue
        adds = {str(move) for move in table.legal() if isinstance(move, Add)}
        natural = {move for move in adds if "=" not in move}
        assert natural <= {*step.moves, *step.but}, f"{path.stem}, step {number}"
