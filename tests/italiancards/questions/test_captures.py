"""Questions about captures, piles and the primiera are answered by the engine."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from support.questions import right, voice, well_put

import italiancards as ic
from italiancards.core.moves import Capture
from italiancards.games.scopa.questions import (
    best_for_primiera,
    ended_with,
    how_many_scored,
    is_scopa,
    may_take,
    primiera_of,
    what_it_takes,
    which_can_take,
    who_gets_the_rest,
    who_scores,
    who_wins_match,
    who_wins_primiera,
)
from italiancards.questions.question import Question

EQUAL = ic.position("scopa", hand="5S 2B FC", table="3C 5D 2D RB")
TWINS = ic.position("scopa", hand="5B 7C AS", table="5S CC 5D RC")
SUMS = ic.position("scopa", hand="RB 5C FS", table="6C 7D 4B 3S")
FIFTEEN = ic.position("scopa", hand="7C RB 2S", table="7D FD 3C", scopa_a_15=True)
SWEEPING = ic.position("scopa", hand="AB 7C 5B", table="RC 5D 2C", ace_takes_all=True)
NOTHING = ic.position("scopa", hand="6C FD 3S", table="4D 7C RB")
SWEEP = ic.position("scopa", hand="7S 2B FC", table="3C 4D")
LAST = ic.position("scopa", hand="4S", table="4C", others="", stock=0, dealer=0)
LEFT = ic.position("scopa", hand="3S", table="3C FD", others="", stock=0, dealer=0, last=1)
OVER = ended_with(
    "AD 2D 5D FD RD 7C 7S 6B 6C 6S 5C 5B AC AS CC CB FC FS RB RS 3C 2S / "
    "3D 4D 6D 7D CD 7B 4C 5S 2C RC AB 2B 3B 4B FB 3S 4S CS",
    scope="FC 2S / 3B",
)
QUESTIONS: dict[str, Callable[[], Question]] = {
    "equal": lambda: what_it_takes(EQUAL, "5S"),
    "twins": lambda: what_it_takes(TWINS, "5B"),
    "sums": lambda: what_it_takes(SUMS, "RB"),
    "nothing": lambda: what_it_takes(NOTHING, "6C"),
    "fifteen": lambda: what_it_takes(FIFTEEN, "7C"),
    "ace": lambda: what_it_takes(SWEEPING, "AB"),
    "apart": lambda: what_it_takes(EQUAL, "5S", apart=True),
    "may": lambda: may_take(EQUAL, "5S x 5D"),
    "may not": lambda: may_take(EQUAL, "5S x 3C+2D"),
    "may lay": lambda: may_take(NOTHING, "6C"),
    "may not lay": lambda: may_take(SUMS, "RB"),
    "can take": lambda: which_can_take("7C 2D 5S", "FB CS RD"),
    "scopa": lambda: is_scopa(SWEEP, "7S x 3C+4D"),
    "no scopa": lambda: is_scopa(EQUAL, "5S x 5D"),
    "last": lambda: is_scopa(LAST, "4S x 4C"),
    "rest": lambda: who_gets_the_rest(LEFT, "3S x 3C"),
    "cards": lambda: who_scores(OVER, "carte"),
    "coins": lambda: who_scores(OVER, "denari"),
    "settebello": lambda: who_scores(OVER, "settebello"),
    "primiera": lambda: who_scores(OVER, "primiera"),
    "scored": lambda: how_many_scored(OVER),
    "best": lambda: best_for_primiera("RS 5S AS 2S"),
    "sum": lambda: primiera_of("7D 6D 6C 2C AS 4B FB"),
    "three sevens": lambda: who_wins_primiera("7D 7C 7S RB", "6D 6C 6S 7B"),
    "missing suit": lambda: who_wins_primiera("7D 7C 7S", "2D 2C 2S RB"),
    "rough": lambda: who_wins_primiera("7D 7C 7S RB", "6D 6C 6S 7B", primiera="rough"),
    "match": lambda: who_wins_match("4-3 5-4 2-5"),
}
RIGHT = {
    "equal": "The five of coins",
    "twins": "My choice: either of these two",
    "nothing": "Nothing: it stays on the table",
    "fifteen": "The knave of coins",
    "ace": "The two of cups, the five of coins and the king of cups",
    "apart": "The five of coins",
    "may": "Yes",
    "may not": "No",
    "may lay": "Yes",
    "may not lay": "No",
    "can take": "Knight of swords",
    "scopa": "Yes",
    "no scopa": "No",
    "last": "No",
    "rest": "You",
    "cards": "You",
    "coins": "Nobody",
    "settebello": "Rosa",
    "primiera": "You",
    "scored": "4",
    "best": "Ace of swords",
    "sum": "69",
    "three sevens": "Rosa",
    "missing suit": "Rosa",
    "rough": "You",
    "match": "Rosa",
}


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_question_has_different_answers_and_a_reason_in_both_languages(
    name: str, language: str
) -> None:
    well_put(QUESTIONS[name](), language)


@pytest.mark.parametrize("name", RIGHT)
def test_the_right_answer_is_the_one_that_a_player_would_give(name: str) -> None:
    assert right(QUESTIONS[name]()) == RIGHT[name]


def test_where_an_equal_card_lies_the_sum_is_offered_and_wrong() -> None:
    question = what_it_takes(EQUAL, "5S")
    labels = [option.label(voice()) for option in question.options]
    assert "The two of coins and the three of cups" in labels
    assert "of the same value" in question.because(voice())


def test_all_that_lies_there_is_offered_once_where_an_ace_might_take_it() -> None:
    table = ic.position("scopa", hand="AB 6C 3S", table="AD 5C 2S", ace_takes_all=True)
    labels = [option.label(voice()) for option in what_it_takes(table, "AB").options]
    assert len([label for label in labels if not label.startswith("My choice")]) == 3


@pytest.mark.slow
def test_what_a_card_takes_is_what_the_engine_allows_at_any_table() -> None:
    for seed in range(40):
        table = ic.deal("scopa", seed=seed)
        for _ in range(Random(seed).randrange(20)):
            if table.to_move is not None:
                table.play(table.hint("beginner").move)
        if table.to_move != 0:
            continue
        for card in table.view(0).hand:
            takes = [move for move in table.legal() if getattr(move, "card", None) == card]
            legal = [move for move in takes if isinstance(move, Capture)]
            question = what_it_takes(table, card)
            if len(legal) < 2:
                assert question.reveal == str(takes[0])
            else:
                assert right(question).startswith("My choice")


def test_what_is_asked_apart_shows_the_cards_on_the_table_and_no_table() -> None:
    question = what_it_takes(EQUAL, "5S", apart=True)
    assert question.record is None
    assert question.reveal is None
    ((label, cards),) = question.spreads
    assert label(voice("it")) == "In tavola"
    assert cards == EQUAL.view().table


def test_questions_about_other_cards_are_known_apart() -> None:
    asked = [which_can_take("7C 2D", "CS RD"), which_can_take("7C 2S", "CS RD")]
    assert len({question.id(voice()) for question in asked}) == 2


def test_no_card_counts_less_for_the_primiera_than_one_that_a_question_ranks_below() -> None:
    order = ["7", "6", "A", "5", "4", "3", "2", "R"]
    for better, worse in combinations(order, 2):
        assert best_for_primiera(f"{worse}S {better}S").right == 1


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: what_it_takes(EQUAL, "7D"), "7D is not in the hand"),
        (lambda: which_can_take("3C 4D", "RS CS"), "0 of these can take"),
        (lambda: which_can_take("3C 4D", "3S 4S"), "2 of these can take"),
        (lambda: is_scopa(NOTHING, "6C"), "6C takes nothing"),
        (lambda: who_gets_the_rest(NOTHING, "6C"), "6C: nothing is left over"),
        (lambda: who_scores(OVER, "re"), "'re'"),
        (lambda: who_scores(EQUAL, "carte"), "not over"),
        (lambda: best_for_primiera("RS FS"), "RS FS: none of these cards"),
        (lambda: primiera_of("7D 7C 7S"), "7D 7C 7S: a suit is missing"),
        (lambda: who_wins_primiera("7D", "7D 6C"), "7D cannot be in both"),
        (lambda: who_wins_primiera("7D", "6D", primiera="odd"), "'odd'"),
        (lambda: who_wins_match("11-2 4-3"), "over before the last"),
        (lambda: who_wins_match("4"), "4"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused_with_what_is_wrong(
    ask: Callable[[], Question], says: str
) -> None:
    with pytest.raises(ic.ItalianCardsError, match=says):
        ask()
