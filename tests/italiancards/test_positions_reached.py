"""Positions that play reaches, and those changed at random that are accepted, are read back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest
from support.depth import TIMES, often, slow_but, some
from support.options import needed
from support.positions import reads_back

import italiancards as ic
from italiancards.core.options import declared_options
from italiancards.core.position import read_position, write_position

ASIDE = ("take", "exchange", "declare", "sign", "say", "show")
"""Verbs of moves that players at random make seldom, and that a position has to tell."""


def _played(options: Mapping[str, object], game: str, seed: int, deals: int) -> Iterator[ic.Table]:
    """A match as it is played at random, at each moment at which somebody is to move, or nobody."""
    table, chance = ic.deal(game, seed=seed, **options), Random(seed)
    while True:
        yield table
        if not table.over:
            moves = table.legal()
            aside = [move for move in moves if move.verb in ASIDE]
            table.play(chance.choice(aside if aside and chance.random() < 0.6 else moves))
        elif table.match_score.over or table.moment.deal == deals:
            return
        else:
            table.next_deal()


PRESETS = [(game, preset) for game in ic.GAMES for preset in ic.game(game).presets]
OWN = [(game, next(iter(ic.game(game).presets))) for game in ic.GAMES]
OTHERWISE = [
    (game, each.name, value)
    for game in ic.GAMES
    for each in declared_options(ic.game(game).options)
    for value in each.values[:6]
    if value != each.default
]
AT_ONCE = {"win_check": "immediate", "target": 11}


@pytest.mark.parametrize(("game", "preset"), slow_but(PRESETS, OWN))
def test_every_position_that_play_reaches_is_read_back(game: str, preset: str) -> None:
    for seed in range(TIMES):
        for number, table in enumerate(_played({"preset": preset}, game, seed, deals=2)):
            if table.over or number % 8 == seed % 8:
                reads_back(table)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name", "value"), some(OTHERWISE, 4))
def test_it_is_under_every_option(game: str, name: str, value: object) -> None:
    options = ic.game(game).options
    each = next(each for each in declared_options(options) if each.name == name)
    agreed_on = needed(options, each) | {name: value}
    for number, table in enumerate(_played(agreed_on, game, 3, deals=3)):
        if table.over or number % 16 == 0:
            reads_back(table)


@pytest.mark.parametrize("preset", ic.game("tresette").presets)
def test_a_tresette_that_ends_before_its_cards_are_played_is_read_back(preset: str) -> None:
    for seed in range(4 * TIMES):
        table = ic.deal("tresette", preset=preset, seed=seed, standing="9 9 after 3", **AT_ONCE)
        table.autoplay("random")
        assert table.moment.state.stopped
        reads_back(table)


def test_a_burraco_in_which_nobody_goes_on_is_read_back() -> None:
    table = ic.position("burraco", players=2, hand="Kd Qh 5d", discards="7d", idle=9)
    table.play("take").play("discard Kd")
    assert table.over
    assert "idle=10" in table.position()
    reads_back(table)


def _changed(fields: dict[str, str], other: dict[str, str], chance: Random) -> dict[str, str]:
    """A position with something left out, moved, doubled, put in from another, or one more."""
    name, into = chance.choice([*fields]), chance.choice([*fields])
    words = fields[name].split(" ")
    word = words.pop(chance.randrange(len(words)))
    way = chance.randrange(6)
    if way == 0:
        return {each: value for each, value in fields.items() if each != name}
    if way == 1:
        taken = chance.choice([*other])
        return fields | {taken: other[taken]}
    if way == 2:
        return fields | {name: " ".join(words)}
    if way == 3:
        return fields | {name: " ".join(words)} | {into: f"{fields[into]} {word}"}
    if way == 4:
        more = str(int(word) + chance.choice((-1, 1))) if word.isdigit() else ""
        return fields | {name: " ".join([*words, more]).strip()}
    parts = fields[name].split("/")
    parts[chance.randrange(len(parts))] = " "
    return fields | {name: "/".join(parts)}


@pytest.mark.parametrize("game", slow_but([(game,) for game in ic.GAMES], [("scopa",)]))
def test_a_position_that_is_accepted_is_played_to_its_end(game: str) -> None:
    chance = Random(game)
    preset = chance.choice([*ic.game(game).presets])
    reached = [
        read_position(table.position(everything=chance.random() < 0.6))[1]
        for number, table in enumerate(_played({"preset": preset}, game, 7, deals=2))
        if number % 7 == 0
    ]
    accepted = 0
    for number in range(often(400)):
        fields = _changed(chance.choice(reached), chance.choice(reached), chance)
        text = write_position(game, fields)
        try:
            table = ic.position(text, seed=number)
        except ic.ItalianCardsError:
            continue
        accepted += 1
        reads_back(table)
        assert " ".join(map(str, (table, table.match_score, table.log(), table.choices())))
        table.autoplay("random")
        sheets = [table.score(seat=seat).sheet for seat in range(table.seating.count)]
        assert all(sheet == sheets[0] for sheet in sheets), text
        if not table.match_score.over:
            assert table.next_deal().legal(), text
    assert accepted > often(400) // 8
