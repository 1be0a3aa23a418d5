"""Questions where three, four or six play Briscola: computed, and told in both languages."""

from __future__ import annotations

from itertools import product

import pytest
from support.questions import right, voice, well_put

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.games.briscola.game import GAME
from italiancards.games.briscola.questions import (
    may_do,
    not_in_pack,
    trumps_unseen,
    what_is_signed,
    who_gets_the_upcard,
    who_sees,
    who_wins,
    who_wins_match,
    who_wins_of_three,
    whose_trick,
)
from italiancards.table import NAMES


def _trick(players: int, seat: int) -> ic.Table:
    """The last card of a trick of coins; whoever leads has the ace."""
    trick = "AD 4D 5D 6D 7D"[: 3 * (players - 1)].strip()
    return ic.position(
        "briscola",
        players=players,
        seat=seat,
        hand="3S 5C 4C",
        trick=trick,
        upcard="7B",
        stock=2 * players,
        seed=3,
    )


@pytest.mark.parametrize(("players", "seat"), [*product((4, 6), range(4))])
def test_a_trick_is_its_takers_side(players: int, seat: int) -> None:
    table = _trick(players, seat)
    question = whose_trick(table, "4C")
    leader = (seat + 1) % players
    assert question.right == leader % 2
    for language in LANGUAGES:
        told = question.because(voice(language))
        assert NAMES[leader] in told or leader == 0
        assert "11" in told


@pytest.mark.parametrize(
    ("counts", "right"),
    [("41 40 39", 0), ("39 40 41", 2), ("30 60 30", 1), ("41 41 38", 3), ("40 40 40", 3)],
)
def test_of_three_the_one_with_most_wins_and_a_shared_first_place_wins_nothing(
    counts: str, right: int
) -> None:
    question = who_wins_of_three(counts)
    assert question.right == right
    for language in LANGUAGES:
        assert all(each in question.text(voice(language)) for each in counts.split())
        assert question.because(voice(language))


def test_points_that_a_deal_does_not_have_are_refused() -> None:
    for counts in ("41 40 40", "1 60 59"):
        with pytest.raises(ic.ItalianCardsError, match="cannot be divided"):
            who_wins_of_three(counts)


@pytest.mark.parametrize(("sign", "place"), [("A", 0), ("3", 1), ("R", 2), ("C", 3), ("F", 4)])
def test_a_sign_means_its_trump(sign: str, place: int) -> None:
    table = ic.position(
        f"briscola; players=4; table_talk=signals; seat=2; hand={sign}S 4C 5C; upcard=6S"
    )
    question = what_is_signed(table, f"sign {sign}")
    assert question.right == place
    for language in LANGUAGES:
        assert "Aldo" in question.text(voice(language))


def test_a_sign_of_an_opponent_is_not_seen() -> None:
    table = ic.position("briscola; players=4; table_talk=signals; seat=1; hand=AS 4C 5C; upcard=6S")
    with pytest.raises(ic.ItalianCardsError, match="you would see no such signal"):
        what_is_signed(table, "sign A")


SIGNED = {"players": 4, "table_talk": "signals", "hand": "3S 4C 5C", "upcard": "6S"}


@pytest.mark.parametrize("sign", "A3RCF")
def test_a_question_about_a_sign_shows_a_gesture_of_its_own(sign: str) -> None:
    table = ic.position(
        f"briscola; players=4; table_talk=signals; seat=2; hand={sign}S; trump=S; stock=0"
    )
    shown = what_is_signed(table, f"sign {sign}").gesture
    assert [name for name, each in GAME.gestures.items() if each == shown] == [
        f"sign-{sign.lower()}"
    ]


@pytest.mark.parametrize(
    ("players", "agreed", "told"),
    [
        (4, "partner", "Aldo"),
        (4, "all", "Rosa, Aldo and Bice"),
        (6, "partner", "Aldo and Ciro"),
        (6, "all", "Rosa, Aldo, Bice, Ciro and Dina"),
    ],
)
def test_a_sign_is_seen_by_partners_or_by_all_as_agreed(
    players: int, agreed: str, told: str
) -> None:
    fields = SIGNED | {"players": players, "signs_seen_by": agreed}
    question = who_sees(ic.position("briscola", **fields), "sign 3")
    assert right(question) == told
    for language in LANGUAGES:
        well_put(question, language)


@pytest.mark.parametrize(
    ("move", "agreed", "answer"),
    [
        ("sign 3", {}, "Yes"),
        ("sign A", {}, "No"),
        ("sign A", {"must_be_true": False}, "Yes"),
        ("sign 3", {"signs": "3"}, "No"),
        ("say liscio", {}, "No"),
        ("say briscola", {"table_talk": "open"}, "Yes"),
        ("show", {"partner_show_start": True}, "No"),
        ("show", {"partner_show_start": True, "asked": "- / - / - / -"}, "Yes"),
    ],
)
def test_what_partners_may_tell_each_other_is_what_the_rules_say(
    move: str, agreed: dict[str, object], answer: str
) -> None:
    question = may_do(ic.position("briscola", **(SIGNED | agreed)), move)
    assert right(question) == answer
    for language in LANGUAGES:
        well_put(question, language)


@pytest.mark.parametrize(
    ("points", "options", "told"),
    [
        (61, {"players": 4}, "You and Aldo"),
        (60, {"players": 4}, "Nobody: a draw"),
        (59, {"players": 6}, "Rosa, Bice and Dina"),
        (60, {"players": 4, "tie": "last_trick", "last_trick": 2}, "You and Aldo"),
        (60, {"players": 6, "tie": "last_trick", "last_trick": 5}, "Rosa, Bice and Dina"),
    ],
)
def test_partners_win_with_more_than_half_and_a_tie_by_the_last_trick_of_either(
    points: int, options: dict[str, object], told: str
) -> None:
    question = who_wins(points, **options)
    assert right(question) == told
    for language in LANGUAGES:
        well_put(question, language)
        assert {"en": "your side", "it": "tua squadra"}[language] in question.text(voice(language))


@pytest.mark.parametrize(
    ("deals", "options", "told"),
    [
        ("50-30-40 30-50-40 44-36-40", {"players": 3}, "You"),
        ("50-30-40 30-50-40 36-40-44", {"players": 3}, "Nobody yet"),
        ("41-40-39 35-45-40 30-46-44", {"players": 3, "match": "points"}, "Rosa"),
        ("40-40-40", {"players": 3, "match": "single"}, "Nobody: a draw"),
        ("70-50 60-60 55-65", {"players": 4}, "Nobody yet"),
        ("70-50 60-60 61-59", {"players": 6}, "You, Aldo and Ciro"),
    ],
)
def test_a_match_of_three_four_and_six_stands_as_the_engine_says(
    deals: str, options: dict[str, object], told: str
) -> None:
    question = who_wins_match(deals, **options)
    assert right(question) == told
    for language in LANGUAGES:
        well_put(question, language)


@pytest.mark.parametrize(("players", "out"), [(3, ["2D"]), (6, ["2D", "2C", "2S", "2B"])])
def test_what_was_taken_out_is_not_in_the_pack(players: int, out: list[str]) -> None:
    table = ic.deal("briscola", seed=1, players=players)
    for card in out:
        question = not_in_pack(table, f"AS 7D {card}")
        assert question.right == 2
        for language in LANGUAGES:
            well_put(question, language)
    with pytest.raises(ic.ItalianCardsError, match="AS 7D: 0 of these"):
        not_in_pack(table, "AS 7D")


def test_trumps_are_counted_in_the_pack_that_is_played_with() -> None:
    table = ic.position("briscola", players=6, hand="AS 4S 3C", upcard="FS", stock=18, seed=5)
    assert "3 of the 9 trumps" in trumps_unseen(table).because(voice())


@pytest.mark.parametrize(("players", "card", "taker"), [(3, "4C", 1), (4, "AD", 0), (6, "4C", 1)])
def test_the_up_card_goes_to_whoever_sits_before_the_taker(
    players: int, card: str, taker: int
) -> None:
    lowest = " ".join(["RD", "4D", "5D", "6D", "7D"][: players - 1])
    table = ic.position(
        "briscola", players=players, hand=f"{card} 4S 5S", trick=lowest, upcard="7B", stock=players
    )
    question = who_gets_the_upcard(table, card)
    assert question.right == (taker - 1) % players
    assert "The last cards are drawn in turn" in question.because(voice())
