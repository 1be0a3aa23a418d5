"""A game in which nobody can look ahead: coach and review say so, and opponents still play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.learner import playing

from italiancards.hints import Adviser
from italiancards.registry import REGISTRY
from italiancards.session.move_answers import text_answer
from italiancards.widgets import CardTable

SENTENCE = {
    "en": "Briscola has no hints yet.",
    "it": "Briscola non ha ancora aiuti.",
}


@pytest.fixture(autouse=True)
def _without_hints() -> Iterator[None]:
    REGISTRY.add("briscola", hints=Adviser())
    yield
    REGISTRY.add("briscola", hints="italiancards.games.briscola.hints:ADVISER")


def _send(table: CardTable, kind: str, **texts: str) -> Any:
    content = {"type": kind, "revision": table.session.revision, **texts}
    table._on_message(table, content, [])
    return table.model


def _played_out(table: CardTable) -> CardTable:
    chance, session = Random(1), table.session
    while not (session.view.over and session.waiting is None):
        if session.waiting is not None:
            _send(table, "go_on")
        else:
            _send(table, "move", move=str(chance.choice(session.table.legal())))
    return table


@pytest.mark.parametrize("language", ["en", "it"])
def test_who_asks_for_a_hint_is_told_that_there_is_none(language: str) -> None:
    table = CardTable("briscola", seed=7)
    _send(table, "setting", name="language", value=language)
    assert not table.model["can"]["hint"]
    model = _send(table, "hint")
    assert model["answer"] == text_answer("note", SENTENCE[language])
    assert model["coach"] == []
    assert model["score"]["note"] == ""


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_deal_cannot_be_looked_back_at_and_the_table_says_so(language: str) -> None:
    table = _played_out(CardTable("briscola", seed=7))
    _send(table, "setting", name="language", value=language)
    assert not table.model["can"]["review"]
    model = _send(table, "review", to="open")
    assert model["answer"] == text_answer("note", SENTENCE[language])
    assert model["review"] is None


def test_opponents_of_every_level_play_as_well_as_the_game_has_bots() -> None:
    table = CardTable("briscola", seed=7)
    for level in ("easy", "hard"):
        _send(table, "setting", name="level", value=level)
        assert playing(table.session)._bot_of(1) == "random"
    assert _played_out(table).model["can"]["next_deal"]
