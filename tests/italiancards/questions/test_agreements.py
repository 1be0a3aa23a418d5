"""Questions about what a table agreed on, and about endings, are answered by the engine."""

from __future__ import annotations

import pytest

import italiancards as ic
from italiancards.core.words import Voice
from italiancards.games.briscola.questions import (
    drawn_last,
    highest,
    may_exchange,
    still_needed,
    turned_up,
    who_wins,
    who_wins_match,
)
from italiancards.questions.question import Question

BOTH = {"exchange_two": "first_trick", "exchange_seven": True}
ME, ROSA, NOBODY = 0, 1, 2
YES, NO = 0, 1


@pytest.fixture
def voice() -> Voice:
    voice = ic.deal("briscola", seed=1).voice(0)
    return voice


def chosen(question: Question, voice: Voice) -> str:
    return question.options[question.right].label(voice)


# Exchanges


def test_the_two_is_exchanged_in_the_first_trick_and_no_later(voice: Voice) -> None:
    cards = {"hand": "2S RB 3C", "upcard": "AS", **BOTH}
    assert may_exchange(ic.position("briscola", **cards), "2S").right == YES
    later = may_exchange(ic.position("briscola", taken="5D 4D", **cards), "2S")
    assert later.right == NO
    assert "this is trick 2" in later.because(voice)


def test_an_exchange_is_asked_of_the_learner_whoever_is_to_move(voice: Voice) -> None:
    table = ic.position(
        "briscola", seat=1, hand="5D RB 3C", others="7S 5C FB", upcard="AS", taken="/ RD 2D", **BOTH
    )
    question = may_exchange(table, "7S")
    assert question.right == NO
    assert question.because(voice) == "It is not your turn: it is Rosa’s turn."


# Ranks, the up-card


@pytest.mark.parametrize(("three_as_three", "right"), [(False, "Three"), (True, "Four")])
def test_the_highest_card_is_that_of_the_tables_own_order(
    three_as_three: bool, right: str, voice: Voice
) -> None:
    table = ic.position("briscola", hand="RB", trump="S", stock=0, three_as_three=three_as_three)
    assert chosen(highest(table, "2S 3S 4S"), voice) == f"{right} of swords"


def test_cards_of_two_suits_have_no_highest() -> None:
    table = ic.position("briscola", hand="RB", trump="S", stock=0)
    with pytest.raises(ic.ItalianCardsError, match="2S 3D: only cards of one suit"):
        highest(table, "2S 3D")


@pytest.mark.parametrize(("returned", "right"), [(False, "Ace of swords"), (True, "Six of cups")])
def test_the_card_that_names_the_trumps_is_the_one_that_stays(
    returned: bool, right: str, voice: Voice
) -> None:
    top = "2D 5C RB 7S 4B FD AS 3D 6C"
    table = ic.deal("briscola", top=top, return_ace_three=returned)
    question = turned_up(table, "AS 3D 6C")
    assert chosen(question, voice) == right
    assert ("back into the stock" in question.because(voice)) == returned


def test_what_no_deal_turned_up_cannot_be_asked_about() -> None:
    with pytest.raises(ic.ItalianCardsError, match="turned up only in a deal, not in a position"):
        turned_up(ic.position("briscola", hand="2S RB 3C"), "AS 3D")


def test_the_card_that_was_exchanged_is_drawn_last(voice: Voice) -> None:
    table = ic.position("briscola", hand="2S RB 3C", upcard="AS", **BOTH)
    assert chosen(drawn_last(table, "2S AS"), voice) == "Ace of swords"
    assert chosen(drawn_last(table.play("exchange 2S"), "2S AS"), voice) == "Two of swords"


def test_the_answer_has_to_be_among_the_cards() -> None:
    table = ic.position("briscola", hand="2S RB 3C", upcard="AS")
    with pytest.raises(ic.ItalianCardsError, match="AS is the answer, but is not among 2S RB"):
        drawn_last(table, "2S RB")


def test_nothing_is_drawn_last_when_the_stock_is_gone() -> None:
    with pytest.raises(ic.ItalianCardsError, match="No more draws"):
        drawn_last(ic.position("briscola", hand="2S", trump="S", stock=0), "2S AS")


# Deals and matches


@pytest.mark.parametrize(
    ("mine", "last_trick", "tie", "right"),
    [
        (60, 0, "draw", NOBODY),
        (60, 0, "last_trick", ME),
        (60, 1, "last_trick", ROSA),
        (61, 1, "last_trick", ME),
    ],
)
def test_the_last_trick_decides_sixty_each_where_that_was_agreed(
    mine: int, last_trick: int, tie: str, right: int
) -> None:
    assert who_wins(mine, last_trick=last_trick, tie=tie).right == right


@pytest.mark.parametrize(
    ("deals", "options", "right"),
    [
        ("67-53 48-72 60-60", {}, NOBODY),
        ("67-53 60-60 61-59", {}, ME),
        ("50-70 44-76 59-61", {"best_of": 5}, ROSA),
        ("60-60", {"match": "single"}, NOBODY),
        ("59-61", {"match": "single"}, ROSA),
        ("75-45 45-75", {"match": "points"}, NOBODY),
        ("75-45 46-74", {"match": "points"}, ME),
        ("75-45 45-75", {"match": "points", "points_rule": "at_least_120"}, NOBODY),
        ("0-120", {"match": "points"}, NOBODY),
        ("0-120", {"match": "points", "points_rule": "at_least_120"}, ROSA),
    ],
)
def test_a_match_stands_as_the_engine_says(
    deals: str, options: dict[str, object], right: int
) -> None:
    assert who_wins_match(deals, **options).right == right


@pytest.mark.parametrize(
    ("deals", "sentence"),
    [
        ("67-54", "67-54: a deal’s points cannot be divided like that"),
        ("67", "Cannot read '67': expected deals such as"),
        ("40-40-40", "Cannot read '40-40-40': expected deals such as"),
        ("sixty", "Cannot read 'sixty': expected deals such as"),
        ("", "Cannot read '': expected deals such as"),
        ("119-1", "119-1: a deal’s points cannot be divided like that"),
        ("67-53 67-53 60-60", "the match was over before the last of these deals"),
    ],
)
def test_deals_that_nobody_can_have_played_are_refused(deals: str, sentence: str) -> None:
    with pytest.raises(ic.ItalianCardsError, match=sentence):
        who_wins_match(deals)


# Endings


def ending(taken: str) -> ic.Table:
    return ic.position(
        "briscola", hand="AD 7C 2S", others="RC 4B 6S", trump="S", stock=0, taken=taken
    )


def test_what_is_needed_is_what_is_missing_to_more_than_half(voice: Voice) -> None:
    table = ending(
        "AC 3C CC FC 2B 3B 4C RD RS CS / "
        "AB CB AS 3S 2C 4D FS 4S 5S 7S RB FB 5B 3D CD FD 6D 7D 2D 5D 5C 6C 6B 7B"
    )
    mine = table.score().sheet.totals[0]
    assert chosen(still_needed(table), voice) == str(61 - mine)


def test_what_is_needed_cannot_be_asked_early_in_a_deal() -> None:
    with pytest.raises(ic.ItalianCardsError, match="too early to count that"):
        still_needed(ic.deal("briscola", seed=7))
