"""Questions where five play Briscola: computed by the engine, and told in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.questions import right, voice, well_put

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.games.briscola.questions import (
    best_call,
    callers_still_need,
    deal_won,
    how_often_made,
    lowest_bid,
    on_which_side,
    what_is_won,
    who_deals_next,
    who_is_likeliest,
    who_leads,
    who_plays_with_caller,
    who_wins_match,
)
from italiancards.questions.question import Question

HAND = "AS 3S CS 5S AD 7C 6B 2B"
MINE = "75 / pass / pass / pass / pass"


def five(bids: str = "", hand: str = HAND, **more: object) -> ic.Table:
    return ic.position("briscola", players=5, hand=hand, bids=bids, seed=3, **more)


LOADED = five(
    "pass / pass / pass / pass / 75",
    "FB 6B RB 3B 2S CD 7D",
    called="RS",
    trick="6C",
    taken="/ / / / AS 5C 4D 7B 3D",
    dealer=3,
)
"""Ciro called and led the ace; Bice, the last to play, gave it the three of coins."""
FALLEN = five(
    "pass / pass / pass / pass / 75",
    "FB 6B RB 3B 2S CD",
    called="RS",
    taken="AB 5C 4D 3D 7B / / RS 4B AD 4C 5B",
    holder=2,
)
ASKED: dict[str, Callable[[], Question]] = {
    "least": lambda: lowest_bid(five("- / - / 65 / pass / 71")),
    "least rank": lambda: lowest_bid(five("- / A / R / pass / 7", bidding="rank")),
    "least two": lambda: lowest_bid(five("- / - / A / - / 2", bidding="rank_then_points")),
    "made": lambda: how_often_made(five(), "bid 61", "call RS"),
    "not made": lambda: how_often_made(five(), "bid 110", "call AC"),
    "a rank made": lambda: how_often_made(five(bidding="rank"), "bid R", "call RS"),
    "call": lambda: best_call(five(MINE), "RS AC 4S 3B"),
    "spread": lambda: best_call(five(), "RS AC 4S 3B", spread=True),
    "spread, made": lambda: how_often_made(five(), "bid 61", "call RS", spread=True),
    "side": lambda: on_which_side(ic.deal("briscola", players=5, direction="cw", dealer=1, seed=1)),
    "mine": lambda: on_which_side(ic.deal("briscola", players=5, dealer=0, seed=1)),
    "hidden": lambda: who_plays_with_caller(LOADED),
    "shown": lambda: who_plays_with_caller(FALLEN),
    "mine to call": lambda: who_plays_with_caller(
        five(MINE, "3S RS 4D", called="CS", others="CS / / / ")
    ),
    "likeliest": lambda: who_is_likeliest(LOADED),
    "need": lambda: callers_still_need(FALLEN),
    "leads": lambda: who_leads(five(MINE, called="RS", first_lead="declarer", dealer=2)),
    "leads, left": lambda: who_leads(five(MINE, called="RS", direction="cw", dealer=0, seat=1)),
    "deals": lambda: who_deals_next(
        ic.deal("briscola", players=5, direction="cw", dealer=0, seed=1)
    ),
    "match": lambda: who_wins_match("4--1--1--1--1 2--1-1--1--1", players=5),
    **{
        f"{role} {bid}": lambda role=role, bid=bid: what_is_won(bid, 80, role)  # type: ignore[misc]
        for role in ("caller", "partner", "other", "alone")
        for bid in ("75", "81")
    },
}


@pytest.mark.slow
@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_has_different_answers_and_a_reason_in_both_languages(
    name: str, language: str
) -> None:
    well_put(ASKED[name](), language)


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("least", "72"),
        ("least rank", "Six"),
        ("least two", "Two and 62"),
        ("made", "More than half the time"),
        ("not made", "Less than half the time"),
        ("a rank made", "More than half the time"),
        ("call", "King of swords"),
        ("side", "On the left"),
        ("mine", "On the right"),
        ("hidden", "Nobody can tell yet"),
        ("shown", "Aldo"),
        ("mine to call", "Nobody can tell yet"),
        ("likeliest", "Bice"),
        ("need", "60"),
        ("leads", "You"),
        ("leads, left", "Rosa"),
        ("deals", "Rosa"),
        ("match", "Nobody yet"),
    ],
)
def test_the_answer_is_what_the_engine_says(name: str, answer: str) -> None:
    assert right(ASKED[name]()) == answer


@pytest.mark.parametrize("name", ["spread", "spread, made"])
def test_a_hand_that_is_spread_out_needs_no_table(name: str) -> None:
    question = ASKED[name]()
    assert question.record is None
    ((label, cards),) = question.spreads
    assert " ".join(cards) == HAND
    assert label(voice("it")) == "Le tue carte"


def _played(bid: str, points: int, role: str) -> int:
    """What the learner wins in plain lines: flat, the caller's side with so many points."""
    made = 1 if points >= int(bid) else -1
    return made * {"caller": 2, "partner": 1, "other": -1, "alone": 4}[role]


@pytest.mark.parametrize("role", ["caller", "partner", "other", "alone"])
@pytest.mark.parametrize(("bid", "points"), [("61", 61), ("61", 60), ("75", 80), ("120", 119)])
def test_flat_stakes_in_plain_lines(bid: str, points: int, role: str) -> None:
    assert right(what_is_won(bid, points, role)).replace("−", "-") == str(
        _played(bid, points, role)
    )


@pytest.mark.parametrize(
    ("bid", "points", "role", "agreed", "won"),
    [
        ("85", 90, "caller", {"scoring": "bands"}, "6"),
        ("85", 90, "partner", {"scoring": "bands"}, "3"),
        ("85", 90, "partner", {"scoring": "bands", "bands_partner": "same"}, "6"),
        ("105", 104, "alone", {"scoring": "bands"}, "−20"),
        ("75", 120, "caller", {"cappotto_double": True}, "4"),
        ("75", 119, "caller", {"cappotto_double": True}, "2"),
        ("A", 60, "other", {"bidding": "rank"}, "1"),
    ],
)
def test_stakes_as_a_table_agreed(
    bid: str, points: int, role: str, agreed: dict[str, object], won: str
) -> None:
    question = what_is_won(bid, points, role, **agreed)
    assert right(question) == won
    for language in LANGUAGES:
        assert won in question.because(voice(language))


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: what_is_won("60", 70), "60: at this table nobody bids that"),
        (lambda: what_is_won("75", 121), "121: a deal has 120 points"),
        (lambda: what_is_won("75", 70, "cook"), "no role 'cook'"),
        (lambda: lowest_bid(five(MINE)), "Nobody bids here"),
        (lambda: how_often_made(five(), "bid 87", "call RS"), "too close to half"),
        (lambda: best_call(five(MINE), "6S 7S AC"), "could be as good as"),
        (lambda: who_plays_with_caller(five()), "No card was called"),
        (lambda: who_is_likeliest(five(MINE, HAND[3:], called="AC", taken="AS 2D 4D 5D 6D")), "no"),
        (lambda: callers_still_need(LOADED), "is not known here"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_the_reason(
    ask: Callable[[], Question], told: str
) -> None:
    with pytest.raises(ic.ItalianCardsError, match=told):
        ask()


def test_the_goal_of_a_deal_for_five_is_to_be_on_the_side_that_wins() -> None:
    table = five(MINE).play("call RS").autoplay("greedy")
    won = table.score().sheet.totals[0]
    assert deal_won(won).is_reached(table, 0)
    assert not deal_won(won + 1).is_reached(table, 0)
    for language, begins in (("en", "You won the deal"), ("it", "La mano è tua")):
        assert deal_won(won).outcome(table, 0)(voice(language)).startswith(begins)
        assert not deal_won(won + 1).outcome(table, 0)(voice(language)).startswith(begins)
