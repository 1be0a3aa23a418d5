"""Links that somebody set into a sentence: the punctuation behind them is none of theirs."""

from __future__ import annotations

from typing import Any

import pytest

from italiancards import GAMES
from italiancards.classroom.task import ClassTask
from italiancards.session.link import MOST, TRAILING_SIGNS
from italiancards.session.token import Token
from italiancards.widgets import CardTable, Classroom, Practice

BEHIND = (*TRAILING_SIGNS, ").", '".', "?!", "».", ")).")


def say(table: CardTable, **content: object) -> dict[str, Any]:
    """What is shown once something was said."""
    revision = table.model["revision"]
    table._on_message(table, {**content, "revision": revision}, [])
    return table.model


@pytest.mark.parametrize("behind", BEHIND)
@pytest.mark.parametrize("link", ["tresette; number=7", "tresette; number=7; players=2"])
def test_a_link_is_followed_without_the_punctuation_behind_it(link: str, behind: str) -> None:
    model = say(Practice("briscola", seed=1), type="sit", at=link + behind)
    assert model["answer"] is None
    assert Token.read(model["token"]).number == "7"


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_and_a_pasted_link_are_found_in_a_sentence_too(game: str) -> None:
    table = Practice(game, seed=7)
    token = table.model["token"]
    link = f"https://cards.example.org/voila/render/010_practice#{token}".replace(" ", "+")
    for content in ({"type": "sit", "at": f"{token})"}, {"type": "paste", "text": f"{link})."}):
        model = say(Practice("briscola" if game != "briscola" else "scopa", seed=1), **content)
        assert (model["answer"], model["token"]) == (None, token)


def test_the_name_of_a_deal_may_end_in_any_sign() -> None:
    model = say(Practice("briscola", seed=1), type="sit", at="scopa; number=ciao!")
    assert "number=ciao!" in model["token"]


def test_what_cannot_be_read_is_refused_as_it_was_written_and_changes_nothing() -> None:
    table = Practice("briscola", seed=1)
    before = table.model["token"]
    model = say(table, type="sit", at=f"briscolla{')' * (MOST + 2)}.")
    assert model["answer"]["kind"] == "note"
    assert f"briscolla{')' * (MOST + 2)}." in model["answer"]["text"]
    assert model["token"] == before


def test_the_link_of_a_class_and_what_a_teacher_pastes_are_read_too() -> None:
    task = ClassTask.of("3B", ["scopa; number=7"])
    plan = {"type": "plan", "title": "3B", "items": ["scopa; number=7)."]}
    for content in ({"type": "open", "task": f"{task})."}, plan):
        page, said = Classroom(), list[dict[str, Any]]()
        page.send = said.append
        page.connection.hear(content)
        assert said[0]["task"] == str(task)
