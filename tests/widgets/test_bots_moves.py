"""Bots play as they did while they still thought inside a message, to the last move.

`bots_moves.txt` was written by that code, at the commit before: the moves of the whole table, from
deals of every game, by each bot.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest
from support.learner import hear, think

import italiancards as ic
from italiancards.hints import HINT, bots
from italiancards.session.play_activity import sit_down

STORED = Path(__file__).with_name("bots_moves.txt")
GAMES = (
    *ic.GAMES,
    *("briscola players=4", "briscola players=5", "scopa players=4 scopone=ten"),
    *("tresette players=2", "scala40 players=3", "burraco players=2"),
)
SEEDS = (1, 2)
MOST = {HINT: 8}
"""Moves of a table, by the bot that plays there."""
LITTLE = 40
"""Deals that a hint is tried on here, so that it is quick."""


def played(game: str, bot: str, seed: int) -> str:
    """The moves of a table at which a learner plays by chance, and a bot in each other seat."""
    name, *options = game.split()
    agreed = dict(each.split("=") for each in options)
    table = ic.deal(name, seed=seed, **agreed)
    seats = range(1, table.seating.count)
    session = sit_down(table, players=dict.fromkeys(seats, bot))
    chance = Random(seed)
    while table.now < MOST.get(bot, 30) and not (session.waiting is None and table.over):
        if session.waiting is None:
            hear(session, "move", move=str(chance.choice(table.legal())))
        else:
            hear(session, "go_on")
        think(session)
    return ", ".join(each.move.plain for each in table.moments[1:] if each.move is not None)


def cases() -> list[tuple[str, str, int]]:
    """Each game with each of its bots, and the numbers of some deals."""
    return [
        (game, bot, seed)
        for game, seed in product(GAMES, SEEDS)
        for bot in bots(ic.game(game.split()[0]))
    ]


def test_each_bot_plays_the_very_moves_that_it_played_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("italiancards.session.bot_turn.BOT_PLAYOUTS", LITTLE)
    stored = STORED.read_text(encoding="utf-8").splitlines()
    moves_text = [
        f"{game}; {bot}; {seed}: {played(game, bot, seed)}" for game, bot, seed in cases()
    ]
    assert moves_text == stored
