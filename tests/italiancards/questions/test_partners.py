"""Questions about partners, pairs of cards and the last word are answered by the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from support.questions import right, voice, well_put

import italiancards as ic
from italiancards.core.moves import Capture
from italiancards.games.scopa.questions import (
    ended_with,
    how_likely_beaten,
    rank_unseen,
    which_breaks_pairs,
    who_gets_the_rest,
    who_plays_last,
    who_scores,
    whose_pile,
)
from italiancards.questions.question import Question

PAIRS = ic.position("scopa", players=4, seat=2, hand="7S 2B FC", table="3C 4D RD")
SWEPT = ic.position("scopa", players=4, seat=2, hand="7S 2B FC", table="3C 4D")
SIX = ic.position("scopa", players=6, seat=5, hand="5S 2B FC", table="5D RC")
ALONE = ic.position("scopa", players=3, seat=1, hand="5S 2B FC", table="5D RC")
THREE = ended_with(
    "7D 3D 5D AD 7C 4C RC 6S 3S RS 7B 4B CB 2B FC / 6D 2D 4D CD 6C 3C CC 7S 4S FS 6B 3B RB / "
    "FD RD 5C 2C AC 5S 2S AS CS 5B AB FB",
    players=3,
)
EVEN = ic.position(
    "scopa",
    players=4,
    scopone="nine",
    hand="7S 5C RC",
    table="5D 3C 4D RS",
    others="7B 6S RB / 3B 4B 6B / FS FB RD",
    taken="AD AC 2D 2C 6D 6C 7D 7C 3D 3S 5S 5B / FD FC CD CC CS CB 4C 4S 2S 2B AS AB",
)
EMPTY = ic.position(
    "scopa", players=4, scopone="ten", hand="FC FS FB 2D 5C 6S 7B 4D 3B CB", table=""
)
LAST = ic.position(
    "scopa", players=4, dealer=0, hand="3S", table="FD RB", others="", stock=0, last=2
)
QUESTIONS: dict[str, tuple[Callable[[], Question], str]] = {
    "pile": (lambda: whose_pile(PAIRS, "7S x 3C+4D"), "You and Aldo"),
    "scopa": (lambda: whose_pile(SWEPT, "7S x 3C+4D"), "You and Aldo"),
    "six": (lambda: whose_pile(SIX, "5S x 5D"), "Rosa, Bice and Dina"),
    "alone": (lambda: whose_pile(ALONE, "5S x 5D"), "Rosa"),
    "most of three": (lambda: who_scores(THREE, "carte"), "You"),
    "tie of three": (lambda: who_scores(THREE, "denari"), "Nobody"),
    "rest": (lambda: who_gets_the_rest(LAST, "3S"), "You and Aldo"),
    "last": (lambda: who_plays_last(ic.deal("scopa", seed=7, players=4, dealer=2)), "Aldo"),
    "last, two": (lambda: who_plays_last(ic.deal("scopa", seed=7, dealer=0)), "You"),
    "unseen": (lambda: rank_unseen(EVEN, "6D"), "2"),
    "pairs": (
        lambda: which_breaks_pairs(EVEN),
        "Take the three of cups and the four of coins with the seven of swords",
    ),
    "how often": (lambda: how_likely_beaten(EMPTY, "2D"), "More than half the time"),
    "how seldom": (lambda: how_likely_beaten(EMPTY, "FC"), "Less than half the time"),
}
"""Each question, and what a player would answer."""


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_and_its_reason_are_told_in_both_languages(name: str, language: str) -> None:
    well_put(QUESTIONS[name][0](), language)


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_right_answer_is_the_one_that_a_player_would_give(name: str) -> None:
    ask, told = QUESTIONS[name]
    assert right(ask()) == told


def test_a_pile_of_ones_own_is_told_from_that_of_partners() -> None:
    assert "plays alone" in whose_pile(ALONE, "5S x 5D").because(voice())
    assert "here yours" in whose_pile(PAIRS, "7S x 3C+4D").because(voice())
    assert "here Rosa, Bice and Dina" in whose_pile(SIX, "5S x 5D").because(voice())


def test_a_scopa_is_asked_about_as_a_point_and_not_as_cards() -> None:
    assert "Whose point" in whose_pile(SWEPT, "7S x 3C+4D").text(voice())
    assert "Whose pile" in whose_pile(PAIRS, "7S x 3C+4D").text(voice())


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("agreed", [{}, {"draw": "after_each_play"}, {"scopone": "nine"}])
def test_the_dealer_plays_the_last_card_however_many_play(
    players: int, agreed: dict[str, str]
) -> None:
    for dealer in range(players):
        table = ic.deal("scopa", seed=3, players=players, dealer=dealer, **agreed)
        assert who_plays_last(table).right == dealer


def test_what_is_not_seen_of_a_rank_is_what_lies_neither_in_hand_nor_on_the_table() -> None:
    for seed in range(12):
        dealt = ic.deal("scopa", seed=seed, preset="scopone", dealer=3)
        view = dealt.view(0)
        seen = Counter(card.rank for card in (*view.hand, *view.table))
        for rank in "A234567FCR":
            question = rank_unseen(dealt, f"{rank}D")
            assert right(question) == str(4 - seen[rank])


def test_the_capture_that_breaks_pairs_is_the_one_after_which_ranks_are_odd() -> None:
    question = which_breaks_pairs(EVEN)
    gone = [card for pile in EVEN.view(0).taken for card in pile]
    odd = []
    for move in EVEN.legal():
        if isinstance(move, Capture):
            left = Counter(card.rank for card in (*gone, move.card, *move.cards))
            odd.append(any(left[card.rank] % 2 for card in (move.card, *move.cards)))
    assert odd == [place == question.right for place in range(len(odd))]


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: whose_pile(PAIRS, "2B"), "2B takes nothing"),
        (lambda: which_breaks_pairs(SIX), "0 captures here break a pair"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused_with_what_is_wrong(
    ask: Callable[[], Question], says: str
) -> None:
    with pytest.raises(ic.ItalianCardsError, match=says):
        ask()
