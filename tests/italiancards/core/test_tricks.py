"""What the games of tricks share, against a second opinion, for any number of players."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

import italiancards as ic
from italiancards.core.cards import ITALIAN, Cards
from italiancards.core.moves import Move, Play
from italiancards.core.rules import RuleBook
from italiancards.core.seats import Seat
from italiancards.core.tricks import (
    TrickOrder,
    draw_after_trick,
    follow_suit,
    prompt,
    suit_followers,
    to_play,
    trick_winner,
    zones,
)

BRISCOLA, TRESETTE = "A3RCF76542", "32ARCF7654"
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def _taker(ranks: str, trump: str | None, leader: int, trick: Cards) -> int:
    """The highest trump, or else the highest card of the suit led."""
    suits = [card.suit for card in trick]
    taking = trump if trump in suits else suits[0]
    best = min(
        (place for place, suit in enumerate(suits) if suit == taking),
        key=lambda place: ranks.index(trick[place].rank),
    )
    return (leader + best) % len(trick)


@PLAYERS
def test_a_trick_is_taken_by_the_highest_trump_or_the_highest_of_the_suit_led(players: int) -> None:
    chance = Random(players)
    for _ in range(2000):
        ranks, trump = chance.choice(((BRISCOLA, chance.choice("DCSB")), (TRESETTE, None)))
        leader = Seat(chance.randrange(players))
        trick = tuple(chance.sample(ITALIAN.cards, players))
        taker, because = trick_winner(TrickOrder(ranks, trump), players, leader, trick)
        assert taker == _taker(ranks, trump, leader, trick)
        assert because is not None
        assert because.facts["card"] in trick


@PLAYERS
def test_each_plays_once_in_turn_order_from_the_leader(players: int) -> None:
    for leader in map(Seat, range(players)):
        turns = [to_play(players, leader, ITALIAN.cards[:n]) for n in range(players + 1)]
        assert turns == [*(Seat((leader + n) % players) for n in range(players)), None]


@PLAYERS
def test_after_a_trick_the_taker_draws_first_and_each_sees_its_own_card(players: int) -> None:
    stock = ITALIAN.cards[: players + 1]
    taker = Seat(players - 1)
    hands, left, events = draw_after_trick(((),) * players, stock, taker)
    assert hands[taker] == stock[:1]
    assert hands[0] == stock[1:2]
    assert left == stock[-1:]
    for event in events:
        for seat in map(Seat, range(players)):
            assert ("card" in event.seen_from(seat).facts) == (seat == event.facts["seat"])
    shown = draw_after_trick(((),) * players, stock, taker, in_sight=True)[2]
    assert all("card" in event.seen_from(Seat(0)).facts for event in shown)
    assert len(draw_after_trick(((),) * players, stock[:1], taker)[2]) == 1
    assert draw_after_trick(((),) * players, (), taker) == (((),) * players, (), [])


@PLAYERS
def test_a_trick_lies_before_who_played_it_with_the_card_that_takes(players: int) -> None:
    order, trick = TrickOrder(TRESETTE), ITALIAN.cards[: players - 1]
    now, before = zones(order, players, Seat(1), trick, (Seat(0), ITALIAN.cards[10 : 10 + players]))
    assert (now.name, before.name) == ("trick", "last-trick")
    assert now.owners == tuple(Seat((1 + n) % players) for n in range(players - 1))
    assert len(before.owners) == players
    assert now.best == order.winner(trick)
    assert zones(order, players, Seat(1), (), None)[0].best is None
    assert prompt(Seat(1), ()).name == "prompt-lead"
    assert prompt(Seat(1), trick).facts == {"seat": 1, "card": trick[0]}


@dataclass(frozen=True)
class View:
    playable: Cards
    trick: Cards


BOOK: RuleBook[View, Move] = RuleBook()
BOOK.enter(follow_suit, source="tests")


def test_what_follows_suit_is_what_a_second_opinion_allows_and_the_others_name_it() -> None:
    chance = Random(3)
    seen = set()
    for _ in range(3000):
        cards = chance.sample(ITALIAN.cards, 12)
        view = View(
            tuple(cards[: chance.randint(1, 10)]), tuple(cards[10 : 10 + chance.randrange(3)])
        )
        led = view.trick[0].suit if view.trick else None
        able = {card for card in view.playable if card.suit == led}
        for card in view.playable:
            verdict = BOOK.judge(view, Play(card))
            assert verdict.ok == (not able or card in able)
            facts = verdict.findings[0].facts
            assert set(facts["cards"]) == able == set(suit_followers(view.playable, view.trick))
            seen.add(facts.get("way"))
    assert seen == {"leads", "free", "follows", None}


@pytest.mark.parametrize("name", ["briscola", "tresette"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_view_knows_who_plays_yet_and_who_takes(name: str, players: int) -> None:
    table = ic.deal(name, seed=players, players=players)
    while table.to_move is not None:
        view = table.view()
        after = [Seat((view.seat + step) % players) for step in range(1, players)]
        later = after[: players - 1 - len(view.trick)]
        assert list(view.others) == after
        assert list(view.yet_to_play) == later
        assert list(view.later_opponents) == [seat for seat in later if seat not in view.partners]
        move = table.legal()[-1]
        table.play(move)
        card = move.uses.card
        if card is not None and len(view.trick) == players - 1:
            assert view.taker(card) == table.view(0).leader
