"""What every game, under every preset, owes to the rest of the house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from support import secrets, tiny
from support.thorough import TIMES

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.score import Line, Sheet
from italiancards.core.seats import Seat
from italiancards.records import read

GAMES = {name: ic.game(name) for name in ic.GAMES} | tiny.GAMES
PRESETS = [(name, preset) for name, game in GAMES.items() for preset in game.presets]
EVERY = pytest.mark.parametrize(("name", "preset"), PRESETS)


@pytest.fixture(autouse=True)
def _tiny_games_registered() -> Iterator[None]:
    with tiny.registered():
        yield


def _played(name: str, preset: str, seed: int) -> ic.Table:
    return ic.deal(name, preset=preset, seed=seed).autoplay("random")


@EVERY
def test_no_card_is_lost_or_doubled_at_any_moment(name: str, preset: str) -> None:
    """All seats together see the pack, but for what lies face down for all of them."""
    for seed in range(2 * TIMES):
        table = _played(name, preset, seed)
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
    for seed in range(6 * TIMES):
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
    for seed in range(2 * TIMES):
        table = _played(name, preset, seed)
        if not table.standing.over:
            table.next_deal().play(table.legal()[0])
        assert read(table.record()) == table
        assert read(table.record()).record() == table.record()


@EVERY
def test_the_lines_of_the_sheet_sum_to_its_totals(name: str, preset: str) -> None:
    sheet = _played(name, preset, 1).score().sheet
    for side, total in enumerate(sheet.totals):
        assert total == sum(line.points[side] for line in sheet.lines if line.points)


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY
def test_everything_that_can_be_said_has_words(name: str, preset: str, language: str) -> None:
    table = _played(name, preset, 2)
    for seat in (0, 1, None):
        voice = table.voice(seat, language)
        for _, event in table.log(seat):
            assert voice.event(event)
        for line in table.score().sheet.lines:
            assert voice.line(line)
        assert voice.finding(table.score().sheet.result)
        assert voice.finding(table.standing.result)
    while _something_to_undo(table):
        table.undo()
        for viewer in range(table.seating.count):
            view = table.view(viewer)
            for line in _lines(table.game.count(view)):
                voice = table.voice(viewer, language)
                assert voice.line(line)
                assert line.note is None or voice.finding(line.note)
                for zone in line.out:
                    assert voice.say(f"out-{zone.name}")
            assert view.over or table.voice(viewer, language).finding(table.game.prompt(view))
            for move in table.game.candidates(view):
                assert table.voice(viewer, language).verdict(table.game.rules.judge(view, move))


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
        while not table.over and table.now < 24:
            for seat in map(Seat, range(table.seating.count)):
                mine = secrets.told(table, seat)
                for other in secrets.others(table, seat, chance):
                    assert secrets.told(other, seat) == mine
                    compared += 1
            for _ in range(3):
                if table.to_move is not None:
                    table.play(chance.choice(table.legal()))
    assert compared > 10


@EVERY
def test_a_deal_that_is_over_is_counted_alike_from_every_seat(name: str, preset: str) -> None:
    for seed in range(2 * TIMES):
        table = _played(name, preset, seed)
        sheets = [table.score(seat=seat).sheet for seat in range(table.seating.count)]
        assert all(sheet == sheets[0] for sheet in sheets)


def _lines(sheet: Sheet) -> tuple[Line, ...]:
    """The lines of a sheet, part by part."""
    return tuple(each for line in sheet.lines for each in (line, *line.parts))


@EVERY
def test_events_tell_a_seat_nothing_that_is_secret_from_it(name: str, preset: str) -> None:
    table = _played(name, preset, 6)
    for seat in range(table.seating.count):
        for (_, event), (_, whole) in zip(table.log(seat), table.log(), strict=True):
            if whole.seen_by is not None and Seat(seat) not in whole.seen_by:
                assert not set(whole.secret) & set(event.facts)
