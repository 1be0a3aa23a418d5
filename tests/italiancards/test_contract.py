"""What every game, under every preset, owes to the rest of the house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from support import tiny_game

import italiancards as ic
from italiancards import games
from italiancards.core.names import LANGUAGES
from italiancards.core.score import Line, Sheet
from italiancards.core.seats import Seat
from italiancards.hints import Budget, bots, last, think
from italiancards.records import read

GAMES = {**{name: ic.game(name) for name in ic.GAMES}, "tiny": tiny_game.GAME}
PRESETS = [(name, preset) for name, game in GAMES.items() for preset in game.presets]
NO_CARDS = {
    *("seat", "dealer", "scores", "shown", "trump", "scope", "last"),
    *("out", "laid", "opened", "drawn", "picked", "opening", "turns", "renewed", "closed"),
}
"""Fields of positions that place no card: seats, numbers, and cards that are placed elsewhere."""
EVERY = pytest.mark.parametrize(("name", "preset"), PRESETS)


@pytest.fixture(autouse=True)
def _tiny_game_registered() -> Iterator[None]:
    games.REGISTRY.add("tiny", tiny_game.GAME)
    yield
    games.REGISTRY.remove("tiny")


def _played(name: str, preset: str, seed: int) -> ic.Table:
    return ic.deal(name, preset=preset, seed=seed).autoplay("random")


def _cards(state: Any, game: Any) -> Counter[str]:
    told = game.fields(state, None)
    named = " ".join(value for field, value in told.items() if field not in NO_CARDS)
    cards = named.replace("/", " ").replace("|", " ").split()
    return Counter(card.partition("=")[0] for card in cards)


@EVERY
def test_no_card_is_lost_or_doubled_at_any_moment(name: str, preset: str) -> None:
    for seed in range(5):
        table = _played(name, preset, seed)
        pack = Counter(map(str, table.game.deck(table.options)))
        for moment in table.moments:
            assert _cards(moment.state, table.game) == pack


@EVERY
def test_somebody_can_always_move_until_an_end_is_reached(name: str, preset: str) -> None:
    for seed in range(20):
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
    for seed in range(5):
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
def test_what_a_seat_may_not_know_changes_neither_its_view_nor_its_hint(
    name: str, preset: str
) -> None:
    for seed in range(10):
        table = ic.deal(name, preset=preset, seed=seed)
        chance = Random(seed)
        for _ in range(6):
            if table.over:
                break
            seat = table.to_move
            assert seat is not None
            for other in _resampled(table, chance):
                assert table.game.view(other, seat) == table.view()
                assert table.game.count(table.game.view(other, seat)) == table.score().sheet
                for bot_name in bots(table.game):
                    here, there = (
                        last(think(bot_name, table.game, view, Random(1), Budget(60)))
                        for view in (table.view(), table.game.view(other, seat))
                    )
                    assert here == there
            table.play(chance.choice(table.legal()))


def _lines(sheet: Sheet) -> tuple[Line, ...]:
    """The lines of a sheet, part by part."""
    return tuple(each for line in sheet.lines for each in (line, *line.parts))


def _resampled(table: ic.Table, chance: Random) -> list[Any]:
    """States that the seat to move cannot tell from the real one: the hidden cards dealt anew."""
    real = table.moment.state
    told = dict(table.game.fields(real, None))
    known = table.game.fields(real, table.to_move)
    open_cards = set(told.get("shown", "").replace("/", " ").split()) | {"/"}
    secret = {field: told[field].split() for field in told if field not in known}
    hidden = [card for cards in secret.values() for card in cards if card not in open_cards]
    states = []
    for _ in range(3):
        swap = iter(chance.sample(hidden, len(hidden)))
        anew = {
            field: " ".join(card if card in open_cards else next(swap) for card in cards)
            for field, cards in secret.items()
        }
        state, sampled = table.game.place(table.options, {**told, **anew}, chance)
        assert not sampled
        untold = {
            name: getattr(real, name)
            for name in ("start", "last_trick", "last_capture")
            if hasattr(real, name)
        }
        states.append(replace(state, **untold))
    return states


@EVERY
def test_events_tell_a_seat_nothing_that_is_secret_from_it(name: str, preset: str) -> None:
    table = _played(name, preset, 6)
    for seat in range(table.seating.count):
        for (_, event), (_, whole) in zip(table.log(seat), table.log(), strict=True):
            if whole.seen_by is not None and Seat(seat) not in whole.seen_by:
                assert not set(whole.secret) & set(event.facts)
