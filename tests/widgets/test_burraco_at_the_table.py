"""What chosen cards can do at a table of Burraco, and how a burraco lies there."""

from __future__ import annotations

import json
from random import Random

import pytest
from support.learner import send
from support.picks import moves, pick, refused

import italiancards as ic
from italiancards.hints import Budget, last, think
from italiancards.session.play_activity import sit_down
from italiancards.session.session import Session

HAND = "9c 10c Jc Kc 2c 3h 4h 9h Jh 5s 8s Qs As JK 2d 3d 9d 9s Ac"
MELDS = "5c 6c 7c 8c | 8d 9d 10d Jd 2s=Qd Kd Ad | 3s 4s 5s | Kh Ks Kd"
MOST = 60_000
"""Characters that a model has at most."""


def seated(hand: str = HAND, **cards: object) -> Session:
    position = {"melds": MELDS, "laid": "0 1 1 2", "discards": "4h", "drawn": "yes", **cards}
    return sit_down(ic.position("burraco", hand=hand, **position))


def does(session: Session, hand: str, move: str) -> str:
    """What is said of a move that some cards can make."""
    (way,) = (way for way in pick(session, hand)["ways"] if way["move"] == move)
    return str(way["does"])


def test_several_cards_onto_a_meld_are_told_by_what_they_make_of_it() -> None:
    session = seated()
    line = "add 9c to 1; add 10c to 1; add Jc to 1"
    assert does(session, "9c 10c Jc", line).endswith("Makes it a clean burraco: +200.")
    way = next(way for way in pick(session, "9c 10c Jc")["ways"] if way["move"] == line)
    assert way["brief"] == "A burraco: +200."  # what the rail says beside its button
    send(session, "move", move=line)
    zone = next(zone for zone in session.model()["zones"] if zone["id"] == "meld-1")
    assert (zone["told"], zone["across"]) == ("Clean 200", 2)
    theirs = next(zone for zone in session.model()["zones"] if zone["id"] == "meld-2")
    assert (theirs["told"], theirs["across"]) == ("Dirty 100", 1)


def test_a_wild_card_is_asked_about_where_its_place_matters_alone() -> None:
    session = seated()
    assert moves(pick(session, "3h 4h JK")) == ["lay JK=2h 3h 4h", "lay 3h 4h JK=5h"]
    assert moves(pick(session, "9h 9d 9s JK")) == ["lay 9h 9d 9s JK=9h"]
    assert moves(pick(session, "JK", onto="4")) == ["add JK to 4"]
    assert "Uses one of your 3 wild cards." in does(session, "9h 9d 9s JK", "lay 9h 9d 9s JK=9h")
    assert "Uses your only wild card." in does(seated("3h 4h JK Ks"), "3h 4h JK", "lay 3h 4h JK=5h")


def test_a_card_that_can_do_nothing_but_be_discarded_is_told() -> None:
    session = seated("9c Ks 10s 3c 3h JK")
    assert [pick(session, card)["only"] for card in ("9c", "Ks", "10s")] == [False, False, True]
    assert not pick(session, "3c")["only"]  # with the other three and the joker it makes a meld
    assert not pick(session, "10s 3c")["only"]
    assert not pick(session, "10s", onto="1")["only"]


def test_partners_melds_are_added_to_and_the_others_are_not() -> None:
    session = seated()
    assert moves(pick(session, "Kc", onto="4")) == ["add Kc to 4"]
    answer = pick(session, "Kc", onto="2")
    assert answer["kind"] == "illegal"
    assert "not your side’s" in refused(answer)["add Kc to 2"]


@pytest.mark.parametrize(
    ("cards", "onto", "rule"),
    [
        ("2c 2d JK", "", "there are no sets of twos"),
        ("3h 4h 9h", "", "are not consecutive"),
        ("9c 9d", "1", "The nine of diamonds does not fit meld 1"),
        ("As", "1", "The ace of spades does not fit meld 1"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_rule(cards: str, onto: str, rule: str) -> None:
    assert rule in " ".join(refused(pick(seated(), cards, onto=onto)).values())


def test_what_ends_a_hand_is_said_before() -> None:
    assert does(seated("9c Ks"), "9c", "discard 9c").startswith("Ends your turn:")
    assert "you get the pozzetto" in does(seated("9c"), "9c", "discard 9c")
    assert "you take the pozzetto" in does(seated("9c"), "9c", "add 9c to 1")
    ready = {"melds": f"{MELDS} | 3d 4d 5d 6d 7d 8d 9d", "laid": "0 1 1 2 0", "took": "0"}
    assert "you close, +100" in does(seated("Kc", **ready), "Kc", "discard Kc")


def test_first_melds_that_need_points_are_put_together() -> None:
    table = ic.position("burraco", hand=HAND, discards="4h", drawn="yes", min_first_meld=60)
    session = sit_down(table)
    (way,) = pick(session, "9c 10c Jc")["ways"]
    assert way["begins"] == "lay 9c 10c Jc"
    assert "30 more needed" in way["does"]
    both = pick(session, "9h 9d 9s", begun=way["begins"])
    assert both["so_far"] == [60, 60]
    send(session, "move", move=moves(both)[0])
    assert len(session.view.melds) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_model_is_small_to_the_end_of_a_deal(players: int) -> None:
    table = ic.deal("burraco", seed=2, players=players)
    session, most = sit_down(table), 0
    while not session.view.over:
        if session.waiting is not None:
            send(session, "go_on")
        else:
            advice = last(think("greedy", table.game, session.view, Random(1), Budget(1)))
            send(session, "move", move=str(advice.move))
        most = max(most, len(json.dumps(session.model())))
    assert len(session.view.melds) > 5
    assert most < MOST


def test_a_meld_that_is_touched_takes_the_one_card_that_fits() -> None:
    session = seated("9c Kc 4d Jh", melds="5c 6c 7c 8c | 8d 9d 10d Jd | Kh Ks Kd", laid="0 1 2")
    answer = pick(session, onto="1")
    assert (moves(answer), answer["only"]) == (["add 9c to 1"], True)
    none = pick(session, onto="2")  # it is the others'
    assert (none["text"], none["ways"]) == ("None of your cards fits there.", [])
    several = pick(seated("9c 4c JK Jh"), onto="1")
    assert not several["only"]
    assert {"add 9c to 1", "add 4c to 1"} < set(moves(several))
    wild = pick(seated("JK Jh 10h"), onto="4")
    assert (moves(wild), wild["only"]) == (["add JK to 4"], False)  # it is asked
