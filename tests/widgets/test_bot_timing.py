"""When a bot's move is shown tells nothing of what it thought about, at a simulated clock."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean

import pytest
from support.clock import Clock, Watched, at_clock, thinking_takes, watched
from support.secrets import others

import italiancards as ic
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.payoffs import contract_of
from italiancards.hints import LEVELS, bots, level_bot
from italiancards.session.beats import BEAT, beats_of

DEALS, SURE = 100, 2.576
"""Deals of the auction, and the standard errors that hold a true mean 99 times in 100."""
GAMES = [
    *((game, {}) for game in ic.GAMES),
    ("briscola", {"players": 5}),
    ("scopa", {"players": 4, "scopone": "ten"}),
]


def called(seed: int) -> ic.Table:
    """A deal that is played with a secret partner, before its first card; the learner is alone."""
    while True:
        table = ic.deal("briscola", players=5, seed=seed, dealer=seed % 5)
        chance = Random(seed)
        while table.to_move is not None and not table.view().trick:
            if contract_of(table.view(0).auction) is not None:
                break
            legal = table.legal()
            table.play(legal[0] if chance.random() < 0.3 else legal[-1])
        if table.to_move is not None and partner_of(table) not in (None, 0):
            return table
        seed += 1000


def partner_of(table: ic.Table) -> int | None:
    """Who holds the card that was called, if that is not the caller."""
    auction = table.view(0).auction
    if auction is None or auction.phase != "playing" or auction.caller == 0:
        return None
    hands = [table.view(seat).hand for seat in range(5)]
    holder = next((seat for seat, hand in enumerate(hands) if auction.called in hand), None)
    return None if holder == auction.caller else holder


def test_no_partner_is_told_by_the_time_of_his_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    partner, guesses = 0, list[bool]()
    thinking_takes(monkeypatch, lambda job: 0.16 if job.view.seat == partner else 0.08)

    async def playing(clock: Clock) -> None:
        nonlocal partner
        for seed in range(DEALS):
            table = called(seed)
            found = partner_of(table)
            assert found is not None
            partner, caller = found, int(table.view(0).auction.caller)
            screen, took = watched(table), dict[int, list[float]]()
            while table.view(0).taken == ((),) * 5 and len(took) < 4:
                if screen.session.waiting is None:
                    screen.say("move", move=str(table.legal()[0]))
                    continue
                if screen.session.waiting == "table":
                    break
                seat = int(table.to_move or 0)
                begun, shown = await screen.bots_turn()
                took.setdefault(seat, []).append(shown - begun)
            slow = {seat: fmean(each) for seat, each in took.items() if seat != caller}
            slowest = [seat for seat, each in slow.items() if each > max(slow.values()) - 1e-6]
            guesses.append(Random(seed).choice(slowest) == partner)

    at_clock(playing)
    chance = 1 / 3
    assert len(guesses) == DEALS
    assert abs(fmean(guesses) - chance) < SURE * sqrt(chance * (1 - chance) / DEALS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "agreed"), GAMES, ids=str)
def test_each_bots_move_is_shown_at_a_whole_beat_and_nothing_when_it_is_thought(
    game: str, agreed: dict[str, object], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, hidden = Random(game), list[float]()
    thinking_takes(monkeypatch, lambda job: hidden.append(chance.random() / 4) or hidden[-1])

    async def playing(clock: Clock) -> None:
        screen = watched(ic.deal(game, seed=7, **agreed), level)
        bot = level_bot(level, screen.session.table.game)
        for _ in range(6 if level == LEVELS[-1] else 3):
            while screen.session.waiting != "bot":
                play_on(screen)
            before = len(screen.shown)
            hidden.clear()
            beats = beats_of(screen.session.table, bot)
            begun, shown = await screen.bots_turn()
            _, *moved = [when for when, _ in screen.shown[before:]]
            assert moved in ([], [shown])  # once where it was ready, else an answer and then it
            took, beats_shown = sum(hidden), (shown - begun) / BEAT
            assert beats_shown == pytest.approx(round(beats_shown), abs=0.01)
            assert round(beats_shown) >= beats
            if took < beats * BEAT:
                assert round(beats_shown) == beats

    at_clock(playing)


def play_on(screen: Watched) -> None:
    """Go on until a bot's turn is shown."""
    if screen.session.waiting is not None:
        screen.say("go_on")
    else:
        screen.say("move", move=str(screen.session.table.legal()[0]))


@pytest.mark.parametrize(("game", "agreed"), GAMES, ids=str)
def test_how_many_beats_a_turn_takes_is_told_by_what_everybody_knows(
    game: str, agreed: dict[str, object]
) -> None:
    table, chance = ic.deal(game, seed=3, **agreed), Random(3)
    compared = 0
    while table.to_move is not None and table.now < 24:
        seat = Seat((int(table.to_move) + 1) % table.seating.count)
        if table.now % 4 == 0:
            for other in others(table, seat, chance, 1):
                compared += 1
                for bot in bots(table.game):
                    assert beats_of(other, bot) == beats_of(table, bot)
        table.play(chance.choice(table.legal()))
    assert compared
