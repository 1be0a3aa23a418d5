"""The words that a table sends out to be explained."""

from __future__ import annotations

import json

import pytest

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.glossary import terms
from italiancards.session.messages import read_message
from italiancards.session.play_activity import sit_down
from italiancards.widgets import CardTable


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_sends_the_words_of_its_language_with_stress_and_meaning(language: str) -> None:
    session = sit_down(ic.deal("briscola", seed=7))
    session.settings["language"] = language
    sent = {term["id"]: term for term in session.labels()["terms"]}
    assert sent["briscola"]["word"] == "brìscola"
    assert sent["briscola"]["gloss"] == {"en": "trump", "it": ""}[language]
    for term in terms("briscola"):
        if term.forms[language]:
            assert sent[term.id]["means"] == term.means[language]
            assert sent[term.id]["forms"] == list(term.forms[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_sent_is_small(language: str) -> None:
    session = sit_down(ic.deal("briscola", seed=7))
    session.settings["language"] = language
    assert (
        len(json.dumps(session.labels()["terms"], ensure_ascii=False).encode()) < 19_000
    )  # principles too


def test_the_words_follow_the_language_and_are_not_sent_again_with_every_move() -> None:
    widget = CardTable("briscola", seed=7)
    changes: list[object] = []
    widget.observe(changes.append, "words")
    widget.session.handle(read_message({"type": "move", "move": "2D", "revision": 0}))
    widget.refresh()
    assert changes == []
    message = {"type": "setting", "name": "language", "value": "it", "revision": 1}
    widget.session.handle(read_message(message))
    widget.refresh()
    assert len(changes) == 1
    assert widget.words["terms"][0]["means"] == terms("briscola")[0].means["it"]
