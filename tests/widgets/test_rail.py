"""The rail: one sentence of thirty characters at most, in both languages, at every table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from support.learner import send
from support.rail import ROOM, Measure, in_the_rail

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.screen.layouts import tables
from italiancards.session.play_activity import sit_down
from italiancards.session.session import Session

GAMES = sorted({ic.game(name).name for name in tables()})
PRESETS = [(game, preset) for game in GAMES for preset in ic.game(game).presets]
MOMENTS = 24
"""Moments of a deal that are looked at."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_that_can_stand_in_the_rail_is_longer_than_the_rail(
    game: str, language: str
) -> None:
    measure = Measure(game, language)
    ids = [*in_the_rail(measure)]
    assert len(ids) > 60
    longer = {each: measure.on_rail(each) for each in ids if measure.on_rail(each) > ROOM}
    assert longer == {}


def _choose(session: Session, chance: random.Random) -> Iterator[str]:
    """What is said of a move that is refused, and of some cards that are chosen."""
    hand = [card for zone in session.model()["zones"] if zone["playable"] for card in zone["cards"]]
    for number in range(1, min(4, len(hand)) + 1):
        keys = " ".join(card["key"] for card in chance.sample(hand, number))
        answer = send(session, "pick", hand=keys, table="", onto="", begun="")["answer"]
        yield answer["brief"]
        yield from (way["brief"] for way in answer.get("ways", ()) if way["ok"])
    for card in hand:
        if card["move"] and not card["ok"]:
            yield send(session, "move", move=card["move"])["answer"]["brief"]


def _play(session: Session, chance: random.Random) -> None:
    """One more moment, by a random move or by itself."""
    if session.waiting == "table":
        send(session, "go_on")
        return
    session.table.play(chance.choice(session.table.legal()))
    session.catch_up()
    session.show(session.shown + 1)


def _sentences(game: str, preset: str, language: str) -> Iterator[str]:
    """What stands in the rail in some moments of a deal."""
    table = ic.deal(game, seed=7, preset=preset)
    session = sit_down(table)
    session.settings["language"] = language
    chance = random.Random(7)
    for _ in range(MOMENTS):
        model: Any = session.model()
        yield from (model["rail"][each] for each in ("status", "said"))
        yield from (choice["brief"] for choice in model["choices"])
        if session.waiting is None and not session.view.over:
            yield from _choose(session, chance)
        if session.view.over and session.waiting is None:
            break
        _play(session, chance)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_at_every_table_the_rail_says_short_sentences(
    game: str, preset: str, language: str
) -> None:
    said = {*_sentences(game, preset, language)}
    assert len(said) > 5
    assert [each for each in said if len(each) > ROOM] == []


def test_a_short_sentence_keeps_its_whole_one() -> None:
    table = ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S")
    model: Any = send(sit_down(table), "move", move="AB")
    assert model["rail"]["status"] == "You win the trick."
    assert model["rail"]["said"] == "You: the ace of clubs."
    assert model["status"].startswith("You win the trick. Same suit, and the ace")


def test_a_voice_without_a_short_form_says_the_whole_sentence() -> None:
    voice = sit_down(ic.deal("briscola", seed=1)).voice
    assert voice.on_rail.say("status-over") == voice.say("status-over")
    assert replace(voice.on_rail, terse=False) == voice


@pytest.mark.parametrize(("language", "takes"), [("en", "takes"), ("it", "prende")])
def test_the_rail_says_a_capture_by_its_sum(language: str, takes: str) -> None:
    session = sit_down(ic.position("scopa; hand=7D 5C RB; table=4C 3S 2D FB 6B"))
    session.settings["language"] = language
    briefs = {each["move"]: each["brief"] for each in session.model()["choices"] if each["ok"]}
    assert briefs["7D x 3S+4C"] == f"7 {takes} 4 + 3."
    assert briefs["RB x 2D+FB"] == f"10 {takes} 8 + 2."


def test_a_refused_capture_is_answered_with_the_sum_that_goes() -> None:
    session = sit_down(ic.position("scopa; hand=7D 5C RB; table=4C 3S 2D FB 6B"))
    answer = send(session, "move", move="7D x 6B")["answer"]
    assert [each["label"] for each in answer["shown"]] == ["", "7 takes 4 + 3."]


@pytest.mark.parametrize("game", ["scala40", "burraco"])
def test_a_card_chosen_before_a_card_is_drawn_is_answered_by_what_comes_first(game: str) -> None:
    session = sit_down(ic.deal(game, players=2, seed=5, dealer=1))
    hand = [card for zone in session.model()["zones"] if zone["playable"] for card in zone["cards"]]
    for card in hand:
        answer = send(session, "pick", hand=card["key"], table="", onto="", begun="")["answer"]
        assert answer["brief"].startswith("Draw"), answer["brief"]
