"""What every game, under every preset, owes to the rest of the house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from support import secrets, tiny
from support.depth import TIMES, often, slow_but, some

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.records import read

GAMES = {name: ic.game(name) for name in ic.GAMES} | tiny.GAMES
PRESETS = [(name, preset) for name, game in GAMES.items() for preset in game.presets]
OWN = [(name, next(iter(game.presets))) for name, game in GAMES.items()]
"""Each game as it is played where nothing is said: the others are among the slow tests."""
EVERY = pytest.mark.parametrize(
    ("name", "preset"),
    slow_but([*OWN, *some([each for each in PRESETS if each not in OWN], 2)], OWN),
)


@pytest.fixture(autouse=True)
def _tiny_games_registered() -> Iterator[None]:
    with tiny.registered():
        yield


def _played(name: str, preset: str, seed: int) -> ic.Table:
    return ic.deal(name, preset=preset, seed=seed).autoplay("random")


@cache
def _over(name: str, preset: str, seed: int = 1) -> ic.Table:
    """A deal that was played, to be looked at and never changed."""
    return _played(name, preset, seed)


@EVERY
def test_no_card_is_lost_or_doubled_at_any_moment(name: str, preset: str) -> None:
    """All seats together see the pack, but for what lies face down for all of them."""
    for seed in range(1, TIMES + 1):
        table = _over(name, preset, seed)
        pack = Counter(table.game.deck(table.options))
        for number in range(table.now + 1):
            views = [table.view(seat, number) for seat in range(table.seating.count)]
            seen = Counter(card for view in views for card in view.hand)
            down = 0
            for zone in table.game.zones(views[0]):
                if zone.name != "hand" and not zone.again:
                    seen.update(card for card in zone.cards if card is not None)
                    down += zone.face_down
            assert seen <= pack
            assert seen.total() + down == pack.total()


@EVERY
def test_somebody_can_always_move_until_an_end_is_reached(name: str, preset: str) -> None:
    for seed in range(3 * TIMES):
        table = ic.deal(name, preset=preset, seed=seed)
        chance = Random(seed)
        for _ in range(1000):
            if table.over:
                break
            assert table.legal()
            table.play(chance.choice(table.legal()))
        assert table.over
        assert table.to_move is None
        assert table.score().sheet.result is not None


@EVERY
def test_moves_and_positions_read_back_as_they_were_written(name: str, preset: str) -> None:
    table = _played(name, preset, 3)
    while True:
        for why in table.choices():
            assert table.read(str(why.move)) == why.move
        told = table.position(everything=True)
        again = ic.position(told)
        assert not again.sampled
        assert again.position(everything=True) == told
        assert again.position() == table.position()
        assert again.legal() == table.legal()
        if not _something_to_undo(table):
            break
        table.undo()


def _something_to_undo(table: ic.Table) -> bool:
    return any(moment.move for moment in table.moments[: table.now + 1])


@EVERY
def test_a_record_replays_to_the_same_table(name: str, preset: str) -> None:
    for seed in range(TIMES):
        table = _played(name, preset, seed)
        if not table.match_score.over:
            table.next_deal().play(table.legal()[0])
        assert read(table.record()) == table
        assert read(table.record()).record() == table.record()


@EVERY
def test_the_lines_of_the_sheet_sum_to_its_totals(name: str, preset: str) -> None:
    sheet = _over(name, preset).score().sheet
    for side, total in enumerate(sheet.totals):
        assert total == sum(line.points[side] for line in sheet.lines if line.points)


@EVERY
def test_everything_that_can_be_said_has_words(name: str, preset: str) -> None:
    table = _over(name, preset)
    voices = [table.voice(seat, each) for seat in (0, 1, None) for each in LANGUAGES]
    for voice in voices:
        assert all(map(voice.event, (event for _, event in table.log(voice.me))))
        assert all(map(voice.line, table.score().sheet.lines))
        assert voice.finding(table.score().sheet.result)
        assert voice.finding(table.match_score.result)
    for number in some(range(table.now), 3):
        for viewer in range(table.seating.count):
            view = table.view(viewer, number)
            for language in LANGUAGES:
                _asked(table.game, view, table.voice(viewer, language))


def _asked(game: ic.Game, view: Any, voice: Voice) -> None:
    """All that may be asked at a moment has words."""
    for line in _lines(game.count(view)):
        assert voice.line(line)
        assert line.note is None or voice.finding(line.note)
        assert all(voice.say(f"out-{zone.name}") for zone in line.out)
    assert view.over or voice.finding(game.prompt(view))
    for move in game.candidates(view):
        assert voice.verdict(game.rules.judge(view, move))


@EVERY
def test_judging_and_asking_change_nothing(name: str, preset: str) -> None:
    table = ic.deal(name, preset=preset, seed=4)
    before = (table.record(), table.moment, repr(table))
    table.choices()
    table.hint("random")
    table.score()
    str(table)
    for card in table.game.deck(table.options):
        table.why(str(card))
    assert (table.record(), table.moment, repr(table)) == before


@EVERY
def test_what_a_seat_may_not_know_changes_nothing_that_it_is_told(name: str, preset: str) -> None:
    compared = 0
    for seed in range(TIMES):
        table = ic.deal(name, preset=preset, seed=seed)
        chance = Random(seed)
        while not table.over and table.now < often(24, 4):
            seats = list(map(Seat, range(table.seating.count)))
            for seat in some(seats[table.now % 2 :], 2):
                mine = secrets.knowledge(table, seat)
                for other in secrets.others(table, seat, chance):
                    assert secrets.knowledge(other, seat) == mine
                    compared += 1
            for _ in range(3):
                if table.to_move is not None:
                    table.play(chance.choice(table.legal()))
    assert compared > 3


@EVERY
def test_a_deal_that_is_over_is_counted_alike_from_every_seat(name: str, preset: str) -> None:
    for seed in range(1, TIMES + 1):
        table = _over(name, preset, seed)
        sheets = [table.score(seat=seat).sheet for seat in range(table.seating.count)]
        assert all(sheet == sheets[0] for sheet in sheets)


def _lines(sheet: Sheet) -> tuple[ScoreLine, ...]:
    """The lines of a sheet, part by part."""
    return tuple(each for line in sheet.lines for each in (line, *line.parts))


@EVERY
def test_events_tell_a_seat_nothing_that_is_secret_from_it(name: str, preset: str) -> None:
    table = _over(name, preset)
    for seat in range(table.seating.count):
        for (_, event), (_, whole) in zip(table.log(seat), table.log(everything=True), strict=True):
            if whole.seen_by is not None and Seat(seat) not in whole.seen_by:
                assert not set(whole.secret) & set(event.facts)
