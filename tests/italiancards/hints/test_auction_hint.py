"""The hint where five play: chances to make a bid, who the partner may be, what the match asks."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

import italiancards as ic
from italiancards.core.announcements import Bid, Call
from italiancards.core.names import LANGUAGES
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.bid_value import (
    BidRollout,
    CardRollout,
    points_reached,
    sample_hands,
)
from italiancards.games.briscola.hints.deal_value import match_value, near_the_end
from italiancards.games.briscola.hints.five_sampler import FiveSampler, partner_chances
from italiancards.games.briscola.hints.simulator import BriscolaDeal
from italiancards.games.briscola.rules.payoffs import Contract, payoffs
from italiancards.hints import Advice, Budget, last
from italiancards.screen.words import WORDS
from italiancards.session.coach import STEPS, Coach

HAND = "AS 3S CS 5S AD 7C 6B 2B"
MINE = "75 / pass / pass / pass / pass"
MOST_WORDS = 12


def five(bids: str = "", hand: str = HAND, **more: object) -> ic.Table:
    return ic.position("briscola", players=5, hand=hand, bids=bids, seed=3, **more)


def advice(table: ic.Table, playouts: int = 600) -> Advice:
    return last(table.think("hint", Budget(playouts)))


ENDING = five(
    "pass / pass / pass / pass / 75",
    "FB 6B",
    called="RS",
    taken="AS 5C 4D 3D 7B 3B AC 3C 4C 5D "
    "/ 2D 6D 7D CC FC / 6C 2C AB 5B 4B / 5S 6S 7S 2S 4S / 3S FS RD FD CD",
)
"""The last two tricks; the king of swords is among eight cards in four hands."""


def test_who_the_partner_may_be_is_what_all_deals_that_fit_say() -> None:
    view = ENDING.view(0)
    secret = FiveSampler(view)
    weights = dict.fromkeys(secret.others, 0.0)
    unseen = list(view.unseen)
    assert len(unseen) == 8
    for first in combinations(unseen, 2):
        left = [card for card in unseen if card not in first]
        for second in combinations(left, 2):
            rest = [card for card in left if card not in second]
            for third in combinations(rest, 2):
                fourth = [card for card in rest if card not in third]
                hands = (first, second, third, tuple(fourth))
                likely = secret.deals.likelihood([card for hand in hands for card in hand])
                holder = next(n for n, hand in enumerate(hands) if view.auction.called in hand)
                weights[secret.others[holder]] += likely
    whole = sum(weights.values())
    told = partner_chances(view, Random(1))
    assert told == pytest.approx({seat: each / whole for seat, each in weights.items()})
    assert sum(told.values()) == pytest.approx(1)


def test_drawn_deals_say_the_same_as_counted_ones() -> None:
    secret, chance = FiveSampler(ENDING.view(0)), Random(2)
    holders = [secret.holder(secret.draw(chance)) for _ in range(2000)]
    assert secret.exact_chances is not None
    for seat, exact_chances in secret.exact_chances.items():
        assert holders.count(seat) / len(holders) == pytest.approx(exact_chances, abs=0.04)


def test_nobody_is_told_chances_once_the_card_is_known() -> None:
    assert partner_chances(five(MINE, "RS 4D", called="RS").view(0), Random(1)) == {}


def test_a_chance_is_the_share_of_deals_in_which_the_bid_is_made() -> None:
    view = five().view(0)
    trial = BidRollout(view, [Bid(points=61), Bid(points=85), Bid(points=110)])
    call, chance = trial.calls[None], Random(5)
    deals = [trial.deal(chance) for _ in range(200)]
    for (bid,) in trial.lines:
        for deal in deals:
            trial.outcome((bid,), deal)
    points = points_reached(view, call, sample_hands(view, 200, Random(5)))
    assert trial.points[call] == points  # one distribution, however many bids
    for bid, needed in ((Bid(points=61), 61), (Bid(points=85), 85), (Bid(points=110), 110)):
        made, error = trial.chance(bid)
        assert made == sum(each >= needed for each in points) / 200
        assert 0 < error < 0.08


def test_the_call_with_which_a_bid_is_weighed_is_chosen_on_other_deals() -> None:
    trial = BidRollout(five().view(0), [Bid(points=61)])
    assert trial.calls[None] == Call(ic.game("briscola").pack.card("RS"))
    assert not trial.points


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "table",
    [
        five(),
        five("- / A / pass / R / 7", bidding="rank"),
        five(MINE),
        five("- / pass / pass / pass / 71"),
    ],
)
def test_what_is_told_of_a_bid_first_is_its_chance_in_few_words(
    table: ic.Table, language: str
) -> None:
    told = advice(table, 120)
    voice = ic.deal("briscola", players=5, seed=1).voice(0).__class__
    spoken = table.voice(0)
    spoken = voice(language, me=spoken.me, names=spoken.names, folders=spoken.folders)
    for finding in (*told.look, *(each.reasons[0] for each in told.weighed)):
        assert len(spoken.finding(finding).split()) <= MOST_WORDS
    for each in told.weighed:
        named = isinstance(each.move, Bid | Call)
        assert each.reasons[0].name == ("advice-made" if named else "advice-pass")


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_card_the_chances_of_who_the_partner_is_stand_in_one_line(language: str) -> None:
    for table in (five(MINE, HAND[3:], called="RS", taken="AS 2D 4D 3D 6D"), ENDING):
        told = advice(table, 120)
        (chances,) = [each for each in told.look if each.name == "advice-partner-chances"]
        shares = [value for name, value in chances.facts.items() if name.endswith("-chance")]
        alone = chances.facts["alone"]
        assert 97 <= sum(shares) + (0 if alone == "none" else alone) <= 105
        assert shares == sorted(shares, reverse=True)
        spoken = table.voice(0)
        spoken = spoken.__class__(
            language, me=spoken.me, names=spoken.names, folders=spoken.folders
        )
        assert len(spoken.finding(chances).split()) <= MOST_WORDS


def test_the_holder_is_asked_whether_to_hide_and_told_what_shows_him() -> None:
    table = five("pass / pass / pass / 75 / pass", "RS 6S 3D AC FC 5B 4D 2C", called="RS")
    told = advice(table, 120)
    assert "advice-look-hide" in [each.name for each in told.look]
    for each in told.weighed:
        shows = "advice-shows-partner" in [reason.name for reason in each.reasons]
        assert shows == (str(each.move) == "RS")


def test_who_plays_with_whom_is_known_to_the_holder_alone_until_the_card_falls() -> None:
    table = five(MINE, called="RS")
    view = table.view(0)
    trial = CardRollout(view, table.legal())
    deal = trial.deal(Random(1))
    (holder,) = [seat for seat, hand in enumerate(deal.hands) if hand & deal.secret]
    known = BriscolaDeal._known(deal)
    assert known[holder] == 1 << holder | 1
    assert [each for seat, each in enumerate(known) if seat != holder] == [
        1 << seat for seat in range(5) if seat != holder
    ]
    deal.secret = 0
    assert BriscolaDeal._known(deal)[0] == 1 << holder | 1


def test_a_deal_that_wins_the_match_is_worth_more_than_its_points() -> None:
    early, late = five(MINE), five(MINE, scores="8 7 0 0 0")
    won = payoffs(early.options, Contract(Seat(0), Seat(1), Bid(points=75)), 80)
    assert match_value(early.view(0), won) == 0
    assert match_value(late.view(0), won) > 0 > match_value(late.view(1), won)
    assert [near_the_end(table.view(0)) for table in (early, late)] == [False, True]
    worth = {each.worth.name for each in advice(late, 120).weighed if each.worth is not None}
    assert worth == {"advice-in-match"}


@pytest.mark.slow
def test_who_would_lose_the_match_to_the_caller_bids_what_he_would_else_leave() -> None:
    """Rosa needs one point: left to her, the match is lost mostly."""
    hand = "AD RC 6C 5C 4S 2S 7B 4B"
    even = five("- / 70 / pass / pass / pass", hand)
    late = five("- / 70 / pass / pass / pass", hand, scores="0 9 0 0 0")
    behind = [
        {str(each.move): each.value for each in advice(table, 2000).weighed}
        for table in (even, late)
    ]
    told = [values["pass"] - values["bid 71"] for values in behind]
    assert told[1] < told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_names_the_card_that_its_value_counts_on(language: str) -> None:
    table = five()
    told = advice(table, 120)
    calls = BidRollout(table.view(0), table.legal()).calls
    plans = {each.move: each.plan for each in told.weighed}
    assert {move for move in plans if plans[move]} == {m for m in plans if isinstance(m, Bid)}
    assert all(plan == (calls[move.rank],) for move, plan in plans.items() if plan)
    voice, coach = table.voice(0, language), Coach()
    voice = replace(voice, folders=(*voice.folders, *WORDS))
    coach.advice, coach.step = told, len(STEPS)
    _, weighed, shown = coach.steps_view(voice)
    card = voice.card(calls[None].card)
    inside = voice.inside(calls[None])
    assert shown["label"].endswith(f"; {inside}")
    for line in weighed["lines"]:
        named = line["play"].startswith("bid ")
        assert [each["name"] for each in line["cards"]] == [card] * named
        assert (inside in line["move"]) == (inside in line["said"]) == named


@pytest.mark.parametrize(
    ("hand", "call"), [("AS 3S RS CS FS 7S AD 2B", "7S"), ("AB 3B RB CB FB 7B 5D 2C", "7B")]
)
def test_six_top_trumps_are_played_alone_for_twice_the_points(hand: str, call: str) -> None:
    best, second, *_ = advice(five(MINE, hand)).weighed
    assert str(best.move) == f"call {call}"
    assert best.estimate is not None
    assert second.estimate is not None
    assert best.estimate.mean > second.estimate.mean + 1


def test_a_poor_hand_weighs_no_call_of_its_own() -> None:
    table = five(MINE, "AS 3S 5D 4D CC 7C 6B 2B")
    tried = BidRollout(table.view(0), table.legal()).lines
    assert not {str(move.uses.names) for (move,) in tried} & {*map(str, table.view(0).hand)}


@pytest.mark.parametrize(
    ("hand", "called"),
    [
        ("AS 3S RS CS FS 5D AD 2B", "7S"),
        ("3B RB FB 7B AC 5C 4D 2S", "AB"),
        ("AD 3D FD 5D RC 4S 5B 6B", "RD"),
    ],
)
def test_a_caller_leads_neither_high_trumps_nor_a_carico(hand: str, called: str) -> None:
    card = advice(five(MINE, hand, called=called)).move.uses.card
    assert card is not None
    assert card.suit != called[1]
    assert card.rank not in "A3"
