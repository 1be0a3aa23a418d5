"""What is asked about Tresette is answered by the engine, and agrees with counting by hand."""

from __future__ import annotations

from random import Random

import pytest

import italiancards as ic
from italiancards.core.cards import ITALIAN
from italiancards.core.errors import ItalianCardsError
from italiancards.core.words import Voice
from italiancards.games.tresette.questions import (
    how_many_scored,
    how_many_tricks,
    how_many_whole,
    is_dealt_again,
    is_known,
    is_over,
    may_do,
    suit_unseen,
    what_is_said,
    what_it_holds,
    what_they_count,
    what_to_declare,
    what_to_say,
    which_takes,
    who_draws_first,
    who_has_none,
    who_plays_with,
    who_wins_match,
    worth_most,
)
from italiancards.games.tresette.questions.counts import finished_deal

HIGH_TO_LOW = "32ARCF7654"
WORTH = {"A": 3, "3": 1, "2": 1, "R": 1, "C": 1, "F": 1}
EN = Voice("en")
NEAR = {
    "declarations": False,
    "scores": "20 3",
    "hand": "AD 4S",
    "trick": "RD CD FD",
    "others": "5S / 6S / 7S",
    "taken": "4D 5D 6D 7D / 3D 3C 3S 3B 2D 2C 2S 2B AC AS AB RC CC FC RS CS FS RB CB FB 4C 5C 6C "
    "7C 4B 5B 6B 7B",
}


def written(number: int) -> str:
    whole, part = divmod(number, 3)
    thirds = f"{part}/3" if part else ""
    return f"{whole} {thirds}".strip() if whole or not part else thirds


@pytest.mark.parametrize("seed", range(40))
def test_the_card_that_takes_and_what_cards_count_are_those_counted_by_hand(seed: int) -> None:
    chance = Random(seed)
    trick = chance.sample(ITALIAN.cards, 4)
    led = [card for card in trick if card.suit == trick[0].suit]
    highest = min(led, key=lambda card: HIGH_TO_LOW.index(card.rank))
    assert which_takes(" ".join(trick)).right == trick.index(highest)
    pile = chance.sample(ITALIAN.cards, chance.randrange(4, 24, 4))
    thirds = sum(WORTH.get(card.rank, 0) for card in pile)
    told = " ".join(pile)
    assert what_they_count(told).answer == written(thirds)
    assert how_many_whole(told).answer == str(thirds // 3)
    assert how_many_whole(told, rounding="nearest").answer == str((thirds + 1) // 3)


def test_a_trick_of_one_card_cannot_be_asked_about() -> None:
    with pytest.raises(ItalianCardsError, match="several cards"):
        which_takes("3S")


def test_the_card_worth_most_is_the_ace_and_two_aces_are_no_question() -> None:
    assert worth_most("3D AC 7B RS").answer == "Ace of cups"
    with pytest.raises(ItalianCardsError):
        worth_most("AD AC 7B")


@pytest.mark.parametrize("thirds", range(33))
def test_the_two_sides_of_a_deal_that_is_over_always_make_eleven(thirds: int) -> None:
    for last in (True, False):
        mine, theirs = finished_deal(thirds, last=last, declarations=False).score().sheet.totals
        assert (mine, theirs) == (thirds // 3 + last, (32 - thirds) // 3 + (not last))


def test_what_is_declared_is_added_for_its_side_alone_and_cappotto_may_cancel_it() -> None:
    assert how_many_scored(17, last=True, declared="napoletana D").answer == "9"
    assert how_many_scored(17, last=True, declared="/ napoletana D").answer == "6"
    assert how_many_scored(17, last=False, declared="/ / napoletana D").answer == "8"
    swept = {"last": False, "declared": "3 without B"}
    assert how_many_scored(0, **swept).answer == "3"
    asked = how_many_scored(0, cappotto_cancels_declarations=True, **swept)
    assert asked.answer == "0"
    assert "Declarations: 3" in asked.text(EN)
    with pytest.raises(ItalianCardsError):
        finished_deal(33)


def test_what_can_be_declared_is_what_is_said_and_nothing_is_told_as_such() -> None:
    assert what_to_declare("3D 3C 3S 2D AD 7B").answer == "6"
    assert what_to_declare("2D 2C 2S 2B AD 3D").answer == "7"
    nothing = what_to_declare("3D 2C AS RB CB FB")
    assert nothing.answer == "0"
    assert nothing.because(EN).startswith("Nothing: ")


def test_a_truthful_player_says_volo_striscio_busso_or_nothing() -> None:
    table = ic.position("tresette", hand="4D RD 3S RS 7C 6C 5C 4C 7B", declarations=False)
    said = {card: what_to_say(table, card).answer for card in ("7B", "RS", "7C", "4D")}
    assert said == {"7B": "Volo", "RS": "Busso", "7C": "Striscio", "4D": "Nothing"}
    assert [what_is_said(each).right for each in ("busso", "volo", "striscio")] == [0, 1, 2]
    with pytest.raises(ItalianCardsError, match="asso"):
        what_is_said("asso")


def test_a_move_that_is_refused_is_told_with_its_reason() -> None:
    asked = may_do(ic.position("tresette", hand="AD 3S 7B", signals="off"), "3S !busso")
    assert (asked.answer, asked.because(EN)) == ("No", "This table plays without signals.")


def test_who_has_none_of_a_suit_is_who_has_shown_it() -> None:
    table = ic.position("tresette", hand="3D 4D", void="/ D / / C", declarations=False)
    assert [who_has_none(table, suit).answer for suit in "DCS"] == ["Rosa", "Bice", "Nobody"]
    several = ic.position("tresette", hand="3D 4D", void="/ D / D", declarations=False)
    with pytest.raises(ItalianCardsError):
        who_has_none(several, "D")


def test_the_cards_still_out_are_ten_less_those_seen() -> None:
    table = ic.position(
        "tresette", players=2, declarations=False, hand="3D 4D", others="5D 6D", trick=""
    )
    assert suit_unseen(table, "D").answer == "2"


def test_a_card_is_known_once_it_was_shown() -> None:
    for shown, answer in (("3D", "Yes"), ("4S", "No")):
        table = ic.position("tresette", players=2, hand="3D 4S", shown=shown)
        assert is_known(table, "3D").answer == answer


def test_the_match_is_over_at_once_only_where_that_is_agreed() -> None:
    assert is_over(ic.position("tresette", **NEAR), "AD").answer == "No"
    assert is_over(ic.position("tresette", win_check="immediate", **NEAR), "AD").answer == "Yes"


def test_a_match_of_pairs_is_won_by_a_pair() -> None:
    names = [option.label(EN) for option in who_wins_match("8-3").options]
    assert len(names) == 3
    assert who_wins_match("8-3 9-2").right == 2
    assert who_wins_match("8-3 9-2 7-4").right == 0
    assert who_wins_match("11-0").right == 2
    assert who_wins_match("0-11", cappotto_wins=True).right == 1


@pytest.mark.parametrize(("top", "again"), [("3D 2C", True), ("AD", False), ("3D 2C RS", False)])
def test_a_hand_is_dealt_again_below_a_whole_point(top: str, again: bool) -> None:
    low = ["7D", "6D", "5D", "4D", "7C", "6C", "5C", "4C", "7S", "6S"]
    cards = [*top.split(), *low][:10]
    assert is_dealt_again(" ".join(cards), weak_hand_redeal=True).right == (0 if again else 1)


@pytest.mark.parametrize("lot", range(12))
def test_drawn_partners_are_the_two_highest(lot: int) -> None:
    asked = who_plays_with(lot, partners="drawn")
    drawn = [cards[0] for _, cards in asked.spreads]
    ranked = sorted(drawn, key=lambda card: (HIGH_TO_LOW.index(card.rank), "DCSB".index(card.suit)))
    pair = ranked[:2] if drawn[0] in ranked[:2] else ranked[2:]
    (partner,) = (drawn.index(card) for card in pair if card != drawn[0])
    assert asked.right == partner - 1


def test_in_two_ten_tricks_are_followed_by_drawing_and_ten_are_not() -> None:
    table = ic.deal("tresette", players=2, seed=4)
    told = [how_many_tricks(table, drawing).answer for drawing in (None, True, False)]
    assert told == ["20", "10", "10"]
    answer = ic.position(
        "tresette", players=2, declarations=False, hand="FD 4S", trick="RD", others="5D", stock=0
    )
    assert who_draws_first(answer, "FD").right == 2
    assert what_it_holds(answer, "FD").answer == "2/3"
