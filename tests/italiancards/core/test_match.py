"""A match goes from standing to standing, and a standing is one line of text."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import italiancards as ic
from italiancards.core import match
from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.match import MatchScore
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat

THREE = tuple((Seat(number),) for number in range(3))
TWO = THREE[:2]


def sheet(*points: int) -> Sheet:
    """A deal of some points; the most wins it."""
    best = [party for party, mine in enumerate(points) if mine == max(points)]
    parties = tuple((Seat(party),) for party in range(len(points)))
    line = ScoreLine("points", {}, ((),) * len(points), points)
    return Sheet(parties, (line,), tuple(best) if len(best) == 1 else ())


def lasting(before: MatchScore | None, after: Sheet | None) -> MatchScore:
    return match.last_in(101, before, after, THREE, back=True)


def test_whoever_comes_back_does_so_once_and_the_standing_knows_it() -> None:
    once = lasting(None, sheet(0, 101, 40))
    assert (once.text, once.playing) == ("0 40 40 after 1, back 1", (Seat(0), Seat(1), Seat(2)))
    again = match.read_match_score(once.text, lambda before: lasting(before, None))
    assert again == once
    assert lasting(again, sheet(0, 70, 10)).playing == (Seat(0), Seat(2))
    assert lasting(again, sheet(0, 0, 70)).text == "0 40 40 after 2, back 1 2"


def test_a_player_who_was_out_before_does_not_come_back() -> None:
    out = match.last_in(101, None, sheet(0, 101, 40), THREE)
    assert lasting(out, sheet(0, 0, 10)).scores == (0, 101, 50)


def test_a_deal_of_the_match_that_counts_for_nobody_is_a_deal_played() -> None:
    void = Sheet(THREE, (), void=True)
    assert lasting(lasting(None, void), void).text == "0 0 0 after 2"


def test_a_lead_that_the_order_of_the_lines_decided_is_read_back() -> None:
    def stands(before: MatchScore | None, after: Sheet | None = None) -> MatchScore:
        return match.first_to(11, before, after, TWO, line_by_line=True)

    lines = tuple(
        ScoreLine(name, {}, ((), ()), points) for name, points in (("a", (2, 1)), ("b", (0, 1)))
    )
    won = stands(stands(None, sheet(9, 9)), Sheet(TWO, lines))
    assert won.text == "11 11 after 2, won 0"
    assert match.read_match_score(won.text, stands) == won
    assert match.read_match_score("11 11 after 2", stands).result.name == "match-tied"


@pytest.mark.parametrize("game", ic.GAMES)
def test_every_standing_of_random_matches_is_read_back_as_it_was(game: str) -> None:
    chance = Random(game)
    rules = ic.game(game)
    for preset in rules.presets:
        for target in (101, 301) if game == "scala40" else (11, 21):
            options: Any = ic.deal(game, preset=preset, seed=1).options
            if hasattr(options, "reentry"):
                options = type(options)(players=4, target=target, reentry="once")
            standing = rules.match(options, None, None)
            count = len(standing.scores)
            while not standing.over:
                assert rules.read_match_score(standing.text, options) == standing
                points = [chance.randrange(60) for _ in range(count)]
                points[chance.randrange(count)] = 0
                before = standing
                played = sheet(*points)
                standing = rules.match(options, standing, played)
                assert standing.deals == before.deals + 1
            assert rules.read_match_score(standing.text, options) == standing


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Cannot read ''"),
        ("3 1", "such as '67 53 after 1'"),
        ("3 1 after", "such as"),
        ("3 after 4", "2 scores"),
        ("3 1 0 after 4", "2 scores"),
        ("1 0 after 0", "'0 0 after 0', where no deal has been played"),
        ("1 1 after 4, won 0", "expected '1 1 after 4'"),
        ("2 1 after 4", "expected '2 1 after 4, won 0'"),
        ("1 1 after 4, back 0", "expected '1 1 after 4'"),
        ("01 1 after 4", "expected '1 1 after 4'"),
        ("1 ١ after 4", "such as"),
        (f"{'9' * 5000} 1 after 4", "such as"),
        (f"1 1 after {'9' * 5000}", "such as"),
        ("1 1 after 4; dealer=0", "such as"),
        (" 1 1 after 4", "such as"),
    ],
)
def test_a_standing_that_is_none_is_refused_in_one_sentence(text: str, said: str) -> None:
    game = ic.game("briscola")
    with pytest.raises(Unreadable) as caught:
        game.read_match_score(text, game.options())
    assert said in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_standing_with_nobody_left_or_with_a_stranger_back_is_refused() -> None:
    game = ic.game("scala40")
    options = game.options(players=3, reentry="once")
    with pytest.raises(Unreadable, match="at least two players still in the match"):
        game.read_match_score("101 130 200 after 3", options)
    for back in ("3", "-1", "1 0", "1 1"):
        with pytest.raises(Unreadable):
            game.read_match_score(f"0 40 40 after 1, back {back}", options)


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="0123456789 -,abckfterwon;", max_size=30), st.sampled_from(ic.GAMES))
def test_any_text_is_a_standing_or_gets_a_clear_error(text: str, name: str) -> None:
    game = ic.game(name)
    try:
        assert game.read_match_score(text, game.options()).text == text
    except ItalianCardsError as error:
        assert len(str(error)) < 300
