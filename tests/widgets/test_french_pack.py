"""A table with a French pack: what a browser is sent, and what it may send back."""

from __future__ import annotations

import re
from random import Random

import pytest
from support.learner import hear, post, read, think

from italiancards.session.token import Token
from italiancards.widgets import CardTable

ITALIAN = re.compile(r"(?<![\w-])[A2-7FCR][DCSB](?!\w)")


@pytest.mark.parametrize("game", ["briscola", "scopa", "tresette"])
def test_moves_are_in_the_letters_of_the_pack_and_the_coach_means_one_of_them(game: str) -> None:
    table = CardTable(game, seed=7, deck="french")
    offered = {choice["move"] for choice in table.model["choices"]}
    assert offered
    assert not any(map(ITALIAN.search, offered))
    for _ in range(3):
        post(table, "hint")
    model = table.model
    assert model["coach"]
    assert str(table.session.coach.advice.move) in offered


@pytest.mark.slow
def test_what_is_tried_in_a_review_is_found_again_with_all_cards_open() -> None:
    table, chance = CardTable("briscola", seed=7, deck="french_10_as_three"), Random(1)
    session = table.session
    while not (session.view.over and session.waiting is None):
        if session.waiting is not None:
            post(table, "go_on")
        else:
            post(table, "move", move=str(chance.choice(session.table.legal())))
    post(table, "review", to="open")
    model = post(table, "review", to="cards")
    model = post(table, "review", to=model["review"]["decisions"][0]["number"])
    decision = session.activity.back.at
    model = post(table, "move", move=str(decision.open[0].move))
    assert len(model["review"]["lines"]) == len(decision.open)
    token = Token.read(model["token"])
    assert token.tried == decision.open[0].move.plain
    assert token.moves is not None
    assert all(map(ITALIAN.fullmatch, token.moves))
    other = CardTable("briscola", seed=7).session
    hear(other, "sit", at=model["token"])
    read(other)
    while other.activity.back.at is None:
        think(other, 1)
    assert other.activity.back.attempt.move == session.activity.back.attempt.move
