"""The view model of tables set up by hand, with what a player would read off them."""

from __future__ import annotations

from typing import Any

import pytest
from support.learner import keys, send, zone

import italiancards as ic
from italiancards.session.messages import PageMessage
from italiancards.session.play_activity import sit_down
from italiancards.session.session import Session


def five_of_clubs() -> ic.Table:
    """Rosa has led; twelve points lie in front of the learner, eleven in front of her."""
    return ic.position(
        "briscola",
        hand="AB RC 6S",
        trick="5B",
        upcard="4S",
        others="2D 7C",
        taken="3C FB / AD 2C",
    )


def last_card() -> ic.Table:
    """One card each; the learner has 69 points already."""
    rosa = "AB CC CD CS 2B 2C 2S 4B 4C 4D 4S 5B 5C 5D 5S 6B 6C 6D 6S 7B 7C 7D 7S"
    rest = "FB FC FD FS RB RC RS"
    mine = "AC AS CB 3B 3C 3D 3S RD"
    return ic.position(
        "briscola", hand="AD", trick="2D", trump="S", taken=f"{mine} / {rosa} {rest}", stock="0"
    )


@pytest.fixture
def session() -> Session:
    return sit_down(five_of_clubs())


def test_each_player_has_the_points_of_their_own_side(session: Session) -> None:
    me, rosa = session.model()["seats"]
    assert (me["name"], me["points"]) == ("You", "12 points")
    assert (rosa["name"], rosa["points"]) == ("Rosa", "11 points")


def test_the_turn_is_of_the_seat_that_is_to_play(session: Session) -> None:
    assert [seat["turn"] for seat in session.model()["seats"]] == [True, False]
    waiting = sit_down(ic.deal("briscola", seed=7, dealer=0))
    assert [seat["turn"] for seat in waiting.model()["seats"]] == [False, True]


def _trick(model: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
    return [(card["key"], card["by"], card["marks"]) for card in zone(model, "trick")["cards"]]


def test_a_trick_says_who_played_which_card_which_was_led_and_which_takes(
    session: Session,
) -> None:
    assert _trick(session.model()) == [("5B", "Rosa", ["led"])]
    taken = send(session, "move", move="AB")
    assert _trick(taken) == [("5B", "Rosa", ["led"]), ("AB", "You", ["best"])]
    lost = send(sit_down(five_of_clubs()), "move", move="RC")
    assert _trick(lost) == [("5B", "Rosa", ["led", "best"]), ("RC", "You", [])]


def test_a_card_in_the_hand_was_played_by_nobody(session: Session) -> None:
    hand = zone(session.model(), "hand", mine=True)["cards"]
    assert [(card["by"], card["marks"]) for card in hand] == [(None, [])] * 3


def test_points_are_counted_when_the_trick_is_gathered_and_not_before(session: Session) -> None:
    lying = send(session, "move", move="AB")
    assert [seat["points"] for seat in lying["seats"]] == ["12 points", "11 points"]
    assert lying["score"]["totals"] == [12, 11]
    gathered = send(session, "go_on")
    assert [seat["points"] for seat in gathered["seats"]] == ["23 points", "11 points"]


def test_the_score_sheet_has_a_column_for_each_side_under_its_name(session: Session) -> None:
    score = session.model()["score"]
    assert score["heads"] == ["You", "Rosa"]
    lines = {line["label"]: line for line in score["lines"]}
    assert lines["Aces, 11 each"]["counts"] == ["0", "11"]
    assert lines["Threes, 10 each"]["counts"] == ["10", "0"]
    named = [[card["name"] for card in cards] for cards in lines["Threes, 10 each"]["cards"]]
    assert named == [["Three of cups"], []]
    assert score["totals"] == [12, 11]


def test_a_deal_has_a_result_once_it_is_over_and_none_before() -> None:
    session = sit_down(last_card())
    assert session.model()["score"]["result"] == ""
    send(session, "move", move="AD")
    over = send(session, "go_on")
    assert over["over"]
    expected = "80 to 40: you have more than half of the 120 points, so you win the deal."
    assert over["score"]["result"] == expected
    assert over["status"] == "Have a look at the score."


def test_a_match_is_told_where_there_is_more_than_one_deal() -> None:
    assert sit_down(last_card()).model()["score"]["match"] is None
    match = sit_down(ic.deal("briscola", seed=7)).model()["score"]["match"]
    assert (match["label"], match["scores"], match["over"]) == ("Deals won", [0, 0], False)
    assert match["result"]


def test_what_is_hidden_is_not_in_the_model() -> None:
    shown = sit_down(five_of_clubs()).model()
    names = {each["name"] for each in shown["zones"]}
    hidden = sit_down(five_of_clubs(), hide=frozenset({"stock", "upcard", "signs", "points"}))
    model = hidden.model()
    assert {each["name"] for each in model["zones"]} == names - {"stock", "upcard"}
    assert (shown["signs"], model["signs"]) == (["Trumps: swords"], [])
    assert [seat["points"] for seat in model["seats"]] == ["", ""]


def test_an_exchange_that_the_rules_forbid_is_a_choice_that_is_not_ok() -> None:
    table = ic.position("briscola", hand="2S RC 6B", upcard="AS", exchange_two="first_trick")
    choices = {choice["move"]: choice for choice in sit_down(table).model()["choices"]}
    assert choices["exchange 2S"]["ok"]
    assert not choices["exchange RC"]["ok"]
    assert choices["exchange RC"]["why"].startswith("Only the two and the seven of trump")
    assert choices["RC"]["ok"]


def test_the_heading_has_the_number_of_the_deal_and_of_a_later_one() -> None:
    session = sit_down(ic.deal("briscola", seed=7))
    assert session.model()["heading"] == "Briscola, deal 7"
    session.table.autoplay()
    while session.waiting is not None:
        send(session, "go_on")
    assert send(session, "deal")["heading"] == "Briscola, deal 7/2"


def test_redo_goes_on_by_one_card_of_the_learner() -> None:
    session = sit_down(ic.deal("briscola", seed=7))
    for move in ("2D", "AS"):
        send(session, "move", move=move)
        while session.waiting is not None:
            send(session, "go_on")
    send(session, "undo")
    send(session, "undo")
    once = send(session, "redo")
    hand = keys(once, "hand", mine=True)
    assert ("2D" in hand, "AS" in hand) == (False, True)
    assert once["can"]["redo"]
    assert not send(session, "redo")["can"]["redo"]


def test_the_bot_that_is_named_sits_in_the_other_seat() -> None:
    answers = {name: _answers(name) for name in ("greedy", "random")}
    assert answers["greedy"] == _answers(None)
    assert answers["random"] != answers["greedy"]


def _answers(name: str | None) -> list[str]:
    """What Rosa answers to the same card in twelve deals."""
    answers = []
    for seed in range(12):
        session = sit_down(ic.deal("briscola", seed=seed), players=name and {1: name})
        send(session, "move", move=str(session.table.legal()[0]))
        answers.append(keys(send(session, "go_on"), "trick")[1])
    return answers


@pytest.mark.parametrize("seat", range(4))
def test_the_others_are_told_in_the_order_in_which_they_play_after_the_learner(seat: int) -> None:
    seats = sit_down(ic.deal("scopa", preset="scopone", seed=7), seat).model()["seats"]
    assert [each["seat"] for each in seats] == [(seat + step) % 4 for step in range(4)]
    assert [each["partner"] for each in seats] == [False, False, True, False]


def test_the_coach_has_one_row_for_a_card_and_tells_what_is_said_with_it() -> None:
    session = sit_down(ic.position("tresette", declarations=False, hand="4D 3S RS 7C 6C"))
    session.settings["talk"] = "on"
    for _ in range(3):
        send(session, "hint")
    _, weighed, best = session.model()["coach"]
    assert [row["play"] for row in weighed["lines"]] == ["3S", "4D !volo", "6C", "7C", "RS !busso"]
    assert [row["said"] for row in weighed["lines"]] == ["", "Volo!", "", "", "Busso!"]
    assert len(best["bars"]) == 5


def test_the_coach_says_nothing_with_a_card_where_no_words_are_offered() -> None:
    session = sit_down(ic.position("tresette", declarations=False, hand="4D 3S RS 7C 6C"))
    for _ in range(3):
        send(session, "hint")
    _, weighed, _ = session.model()["coach"]
    assert [row["play"] for row in weighed["lines"]] == ["3S", "4D", "6C", "7C", "RS"]
    assert {row["said"] for row in weighed["lines"]} == {""}


def test_what_others_are_out_of_is_kept_in_sight_for_whoever_wants_that() -> None:
    table = ic.position("tresette", declarations=False, hand="3D 2D 4S", void="/ C S / / B")
    session = sit_down(table)
    assert (session.model()["signs"], session.model()["settings"]["reminders"]) == ([], "off")
    session.handle(PageMessage("setting", session.revision, {"name": "reminders", "value": "on"}))
    assert session.model()["signs"] == ["Rosa is out of cups and swords", "Bice is out of clubs"]
    assert session.model("it")["signs"][0] == "Rosa è senza coppe e spade"
    assert "reminders" not in sit_down(ic.deal("scopa", seed=1)).model()["settings"]


@pytest.mark.parametrize(("game", "rows"), [("burraco", 5), ("scala40", 1)])
def test_a_deal_with_melds_is_counted_in_the_few_lines_of_a_club(game: str, rows: int) -> None:
    table = ic.deal(game, seed=3)
    table.autoplay("greedy")
    score = sit_down(table).model()["score"]
    assert len(score["short"]) == rows
    for party, total in enumerate(score["totals"]):
        assert sum(int(row["counts"][party]) for row in score["short"]) == total
    assert not any(row["parts"] or any(row["cards"]) for row in score["short"])
    assert len(score["lines"]) > rows


def test_a_seat_says_points_and_thirds_as_the_sheet_writes_them() -> None:
    table = ic.deal("tresette", seed=7, declarations=False)
    for _ in range(12):
        table.play(table.legal()[0])
    model: Any = sit_down(table).model()
    written = {f"Points: {count}" for count in model["score"]["lines"][0]["counts"]}
    assert any("/" in each for each in written)
    assert {seat["points"] for seat in model["seats"]} == written
