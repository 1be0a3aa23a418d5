"""Questions about points, counting and the run of a deal are answered by the engine."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest
from support.questions import right, voice, well_put

import italiancards as ic
from italiancards.games.briscola.questions import (
    how_likely_beaten,
    how_many_points,
    how_many_together,
    how_many_tricks,
    trumps_unseen,
    which_is_unseen,
    which_takes,
    who_deals_next,
    who_draws_first,
    who_gets_the_upcard,
    who_leads,
    who_wins,
    worth_most,
)
from italiancards.questions.choices import numbers
from italiancards.questions.question import Question

TABLE = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S", others="7D FB")
LAST_DRAW = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S", stock="7D")
LEADING = ic.position("briscola", hand="3D 2B 6S", upcard="4S")
QUESTIONS: dict[str, Callable[[], Question]] = {
    "together": lambda: how_many_together("AD RC 7B"),
    "which takes": lambda: which_takes("AD", "3C RD 4S", trump="S"),
    "most": lambda: worth_most("RC 3D FS 7B"),
    "won": lambda: who_wins(61),
    "drawn": lambda: who_wins(60),
    "trumps": lambda: trumps_unseen(TABLE),
    "unseen": lambda: which_is_unseen(TABLE, "6S 5C 3S 4S"),
    "likely": lambda: how_likely_beaten(LEADING, "3D"),
    "draws": lambda: who_draws_first(TABLE, "6S"),
    "no draw": lambda: who_draws_first(
        ic.position("briscola", hand="RB 2D", trick="5C", trump="S", stock=0), "RB"
    ),
    "upcard": lambda: who_gets_the_upcard(LAST_DRAW, "RB"),
    "upcard, Rosa": lambda: who_gets_the_upcard(LAST_DRAW, "6S"),
    "upcard later": lambda: who_gets_the_upcard(TABLE, "RB"),
    "leads": lambda: who_leads(TABLE, "RB"),
    "leads first": lambda: who_leads(ic.deal("briscola", seed=7, dealer=0)),
    "deals": lambda: who_deals_next(ic.deal("briscola", seed=7, dealer=1)),
    "tricks": lambda: how_many_tricks(TABLE),
    "drawing": lambda: how_many_tricks(TABLE, drawing=True),
    "last": lambda: how_many_tricks(TABLE, drawing=False),
    "points": lambda: how_many_points(TABLE, "RB"),
}


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_question_has_different_answers_and_a_reason_in_both_languages(
    name: str, language: str
) -> None:
    well_put(QUESTIONS[name](), language)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "together",
            "The king of cups: 4. The seven of clubs: 0. 15 in all.",
        ),
        ("which takes", "The four of swords is a trump: it beats the ace of coins"),
        ("won", "61 to 59: you have more than half of the 120 points, so you win the deal."),
        ("drawn", "60 each: the deal is drawn."),
        ("trumps", "You have seen 2 of the 10 trumps, the four of swords and the six of swords; 8"),
        ("draws", "The six of swords is a trump: it beats the five of cups"),
        ("no draw", "it cannot win, however high. The stock is gone, so nobody draws."),
        ("upcard", "you lost the trick, so you draw the four of swords."),
        ("upcard, Rosa", "Rosa lost the trick, and draws the four of swords."),
        ("upcard later", "The up-card is drawn last, and 33 cards come before it."),
        ("deals", "The deal passes to the dealer’s right: that is you."),
        ("drawing", "With 34 cards left to draw, 2 after each trick, that makes 17 tricks."),
    ],
)
def test_the_reason_is_the_rule_or_the_fact_that_decides(name: str, told: str) -> None:
    assert told.lower() in QUESTIONS[name]().because(voice()).lower()


def test_cards_count_what_the_score_sheet_says() -> None:
    for cards, total in (("AD 3C", 21), ("RB CB FB", 9), ("7D 6D 5D 4D 2D", 0), ("3S", 10)):
        assert right(how_many_together(cards)) == str(total)


def test_of_cards_that_count_as_much_none_is_worth_most() -> None:
    assert right(worth_most("7D FS 5C")) == "Knave of swords"
    with pytest.raises(ic.ItalianCardsError, match="RC RD: none of these cards is worth more"):
        worth_most("RC RD")


def test_more_than_half_wins_for_every_number_of_points_that_one_can_have() -> None:
    impossible = []
    for mine in range(121):
        try:
            answer = right(who_wins(mine))
        except ic.ItalianCardsError:
            impossible.append(mine)
            continue
        assert answer == ("You" if mine > 60 else "Rosa" if mine < 60 else "Nobody: a draw")
    assert impossible == [1, 119]


def test_trumps_are_counted_down_as_they_are_seen() -> None:
    table = ic.deal("briscola", seed=3)
    while table.to_move is not None:
        view = table.view(0)
        seen = [*view.hand, *(card for pile in view.taken for card in pile)]
        seen += [view.upcard] if view.upcard else []
        seen += [card for cards in view.shown for card in cards]
        left = 10 - len({card for card in seen if card.suit == view.trump})
        assert right(trumps_unseen(table)) == str(left)
        table.play(table.legal()[0]).play(table.legal()[0])


def test_what_was_seen_is_no_answer_to_what_is_still_out() -> None:
    with pytest.raises(ic.ItalianCardsError, match="6S 5C: 0 of these have not been seen"):
        which_is_unseen(TABLE, "6S 5C")
    with pytest.raises(ic.ItalianCardsError, match="3S AS: 2 of these have not been seen"):
        which_is_unseen(TABLE, "3S AS")


def test_how_often_a_card_is_beaten_agrees_with_the_chance_that_the_hint_tells() -> None:
    chances = set()
    for number in range(40):
        table = ic.deal("briscola", seed=number)
        for move in table.legal():
            question = how_likely_beaten(table, str(move))
            told = question.because(voice())
            chance = int(told.rpartition(" ")[2].rstrip("%.")) if "chance" in told else None
            answer = right(question)
            if chance is not None:
                expected = "Less" if chance < 50 else "More"
                assert answer.startswith(expected)
                chances.add(expected)
            else:
                assert answer in ("Never", "Every time")
    assert chances == {"Less", "More"}
    with pytest.raises(ic.ItalianCardsError, match="RB is neither led here"):
        how_likely_beaten(TABLE, "RB")


def test_a_whole_deal_agrees_with_who_draws_and_who_leads() -> None:
    table = ic.deal("briscola", seed=5, dealer=0)
    table.play(table.legal()[0])
    for _ in range(19):
        if table.to_move != 0 or not table.view().trick:
            table.play(table.legal()[0])
            continue
        move = str(table.legal()[0])
        draws, leads = who_draws_first(table, move), who_leads(table, move)
        table.play(move)
        assert leads.right == table.to_move == draws.right


def test_the_first_lead_and_the_deal_go_to_the_right_of_the_dealer() -> None:
    for dealer, leader in ((0, "Rosa"), (1, "You")):
        table = ic.deal("briscola", seed=5, dealer=dealer)
        assert right(who_leads(table)) == right(who_deals_next(table)) == leader


def test_tricks_to_come_are_counted_from_where_the_deal_stands() -> None:
    table = ic.deal("briscola", seed=5)
    for trick in range(20):
        told = [right(how_many_tricks(table, each)) for each in (None, True, False)]
        assert told == [str(20 - trick), str(max(0, 17 - trick)), str(min(3, 20 - trick))]
        table.play(table.legal()[0]).play(table.legal()[0])


def test_numbers_to_choose_from_do_not_give_the_right_one_away_by_its_place() -> None:
    places = {number: numbers(number)[1] for number in range(40)}
    assert set(islice(places.values(), 4, None)) == {0, 1, 2, 3}
    for right_one in range(121):
        for step in (1, 4, 20):
            options, place = numbers(right_one, step, most=121)
            offered = [int(option.label(voice())) for option in options]
            assert offered[place] == right_one
            assert offered == sorted(set(offered))
            assert offered[0] >= 0
            assert offered[-1] <= 121 + 3 * step * (right_one < 3 * step)


def test_which_takes_has_one_answer() -> None:
    with pytest.raises(ic.ItalianCardsError, match="3C AC: 2 of these take RC; ask about one"):
        which_takes("RC", "3C AC", trump="S")
    with pytest.raises(ic.ItalianCardsError, match="2C: 0 of these take RC"):
        which_takes("RC", "2C", trump="S")
