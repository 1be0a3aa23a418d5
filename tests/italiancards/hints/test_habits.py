"""Habits laid over bots: what each does where it comes up, and that it comes up by chance alone."""

from __future__ import annotations

from random import Random

import pytest

import italiancards as ic
from italiancards.core.moves import Capture
from italiancards.games.briscola.hints import habits as briscola
from italiancards.games.burraco.hints import habits as burraco
from italiancards.games.scala40.hints import habits as scala40
from italiancards.games.scopa.hints import habits as scopa
from italiancards.games.tresette.hints import habits as tresette
from italiancards.hints import (
    LEVELS,
    NAMED_LEVELS,
    Advice,
    Budget,
    bots,
    last,
    level_bot,
    level_number,
    think,
)
from italiancards.hints.habits import Habit, overlook_discards
from italiancards.table import Table

GAMES = tuple(ic.game(name) for name in ic.GAMES)


def _made(habit: Habit, table: Table) -> str:
    """Return the move that a habit makes at a table, as text; "" where it has nothing to do."""
    move = habit(table.view(), table.legal(), Random(1))
    return "" if move is None else str(move)


def _thought(bot: str, table: Table, number: int) -> Advice:
    """Return a bot's advice at a table, by the chance of a number."""
    return last(think(bot, table.game, table.view(), Random(number), Budget(1)))


def test_habits_of_briscola() -> None:
    leads = ic.position("briscola", hand="AD 4B RS", upcard="2C")
    assert _made(briscola.lead_dear, leads) == "AD"
    follows = ic.position("briscola", hand="AD 4B RS", trick="2B", upcard="2C")
    assert _made(briscola.lead_dear, follows) == ""
    assert _made(briscola.play_any, follows) in {"AD", "4B", "RS"}
    assert _made(briscola.play_any, ic.deal("briscola", seed=1, players=5)) == ""


def test_habits_of_scopa() -> None:
    sums = ic.position("scopa", hand="7D RB 2C", table="3C 4S")
    assert _made(scopa.overlook_sums, sums) in {"RB", "2C"}
    pair = ic.position("scopa", hand="7D 2C", table="3C 4S 2B")
    assert _made(scopa.overlook_sums, pair) == "2C x 2B"
    assert _made(scopa.overlook_any, pair) == ""
    assert _made(scopa.lay_dear, ic.position("scopa", hand="7C RB 2C", table="AS")) == "7C"


def test_habits_of_tresette() -> None:
    leads = ic.position("tresette", hand="3D AC 4B 5S 6S 7S 4S RC FC CB")
    assert _made(tresette.lead_high, leads) == "3D"
    follows = ic.position("tresette", hand="AC RC 4C 5B", trick="5C")
    assert _made(tresette.take_all, follows) == "AC"
    lost = ic.position("tresette", hand="AC RC 4C 5B", trick="3C")
    assert (_made(tresette.take_all, lost), _made(tresette.throw_points, lost)) == ("", "AC")


def test_habits_of_scala() -> None:
    drawn = ic.position("scala40", hand="Kd 4c 4h 9s JK Qc Qd Qh 2s 3s 8h 6d 7c 5h", drawn="yes")
    assert _made(scala40.discard_dear, drawn) == "discard Kd"
    assert _made(overlook_discards, ic.deal("scala40", seed=1)) == "draw"


def test_habits_of_burraco() -> None:
    begun = ic.deal("burraco", seed=1)
    assert _made(overlook_discards, begun) == "draw"
    assert _made(burraco.hold_melds, begun) == _made(burraco.discard_any, begun) == ""


@pytest.mark.parametrize("game", GAMES, ids=ic.GAMES)
def test_each_level_has_a_bot_of_its_own(game: ic.Game) -> None:
    own = [level_bot(level, game) for level in LEVELS]
    assert (*own,) == bots(game)[1:]
    assert [level_number(level, game) for level in LEVELS] == [*LEVELS]


@pytest.mark.parametrize("game", GAMES, ids=ic.GAMES)
def test_the_levels_of_earlier_releases_have_their_bots(game: ic.Game) -> None:
    for level, bot in NAMED_LEVELS.items():
        assert level_bot(level, game) == bot
        assert level_bot(level_number(level, game), game) == bot


@pytest.mark.parametrize("game", GAMES, ids=ic.GAMES)
def test_a_bot_with_habits_ranks_every_move_and_can_be_replayed(game: ic.Game) -> None:
    table = ic.deal(game.name, seed=3)
    for number in range(6):
        for bot in bots(game)[1:-1]:
            one, other = (_thought(bot, table, number) for _ in range(2))
            assert one.bot == bot
            assert one == other
            assert {each.move for each in one.weighed} == {*table.legal()}
        table.play(one.move)


def test_a_habit_comes_up_by_chance() -> None:
    table = ic.position("scopa", hand="7D RB 2C", table="3C 4S")
    made = [_thought("newcomer", table, number).move for number in range(40)]
    taken = sum(isinstance(move, Capture) for move in made)
    assert 0 < taken < 40
