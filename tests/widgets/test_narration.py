"""The status line: whose turn it is, who takes and why, and never a name that is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.depth import some
from support.learner import send, step, taking
from support.notebooks import LESSONS, lesson_of

import italiancards as ic
from italiancards.session.play_activity import sit_down
from italiancards.session.session import Session
from italiancards.session.token import Token

SAME_SUIT = "Same suit, and the ace of clubs is higher than the five of clubs: it wins."
OTHER_SUIT = "The king of cups is not of the suit led: it cannot win, however high."


def _notebook(name: str) -> Path:
    return next(path for path in LESSONS if path.stem.startswith(name))


def _best(model: dict[str, Any]) -> list[str]:
    """Keys of the cards of the trick that are marked as its best."""
    (trick,) = (zone for zone in model["zones"] if zone["name"] == "trick")
    return [card["key"] for card in trick["cards"] if "best" in card["marks"]]


def _the_trick() -> Session:
    """The lesson of the trick, at its first card to play."""
    session = taking(lesson_of(_notebook("100")))
    session.activity.enter(2)
    return session


def test_who_led_and_what_is_said_to_whom_is_to_follow() -> None:
    assert _the_trick().model()["status"] == "Your turn. Rosa led the five of clubs."


def test_a_trick_that_lies_there_is_told_with_its_taker_and_the_rule() -> None:
    table = ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S")
    model = send(sit_down(table), "move", move="AB")
    assert model["status"] == f"You win the trick. {SAME_SUIT}"


def test_a_trick_that_the_other_wins_is_told_with_the_rule_too() -> None:
    table = ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S")
    model = send(sit_down(table), "move", move="RC")
    assert model["status"] == f"Rosa wins the trick. {OTHER_SUIT}"


def test_a_lesson_tells_the_taker_in_its_verdict_and_once_the_trick_is_collected() -> None:
    """The rail says what is to be done; who wins, and why, stands in the step's reply."""
    session = _the_trick()
    model = send(session, "move", move="AB")
    assert model["lesson"]["reply"]["good"]
    assert "Both cards are yours" in model["lesson"]["reply"]["text"]
    assert (model["status"], _best(model)) == ("Continue when you are ready.", ["AB"])
    assert model["wait"]["for"] == "table"
    assert send(session, "go_on")["said"].startswith("You win the trick: 11 points.")


def test_a_lesson_tells_the_taker_after_a_wrong_card_and_asks_to_try_again() -> None:
    model = send(_the_trick(), "move", move="RC")
    assert not model["lesson"]["reply"]["good"]
    assert "Rosa takes both cards" in model["lesson"]["reply"]["text"]
    assert (model["status"], _best(model)) == ("Not this one: try again.", ["5B"])


def test_a_trick_that_waits_while_the_learner_asks_is_still_told() -> None:
    session = taking(lesson_of(_notebook("000")))
    send(session, "move", move="5B")
    send(session, "step", to="next", at="0")
    lying = send(session, "go_on")["status"]
    assert " wins " in lying
    assert send(session, "ask", move="5B")["status"] == lying


def test_an_italian_trick_is_told_in_italian() -> None:
    session = sit_down(ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S"))
    send(session, "setting", name="language", value="it")
    assert send(session, "move", move="RC")["status"].startswith("Prende Rosa. ")


def test_an_italian_lesson_tells_the_taker_in_italian() -> None:
    session = _the_trick()
    send(session, "setting", name="language", value="it")
    model = send(session, "move", move="RC")
    assert model["status"] == "Non questa: riprova."
    assert "Rosa" in model["lesson"]["reply"]["text"]
    send(session, "step", to="again", at=model["lesson"]["at"])
    send(session, "move", move="AB")
    assert send(session, "go_on")["said"].startswith("Prendi tu: 11 punti.")


@pytest.mark.parametrize("path", some(LESSONS, 22), ids=lambda path: path.stem)
def test_no_step_of_a_lesson_names_nobody(path: Path) -> None:
    session = taking(lesson_of(path))
    for number, each in enumerate(session.activity.steps):
        session.activity.enter(number)
        lines = [session.model()["status"]]
        if each.question is not None:
            right = str(each.question.right)
            lines.append(send(session, "answer", choice=right, at=str(number))["status"])
        table = each.table()
        for move in map(str, table.legal()) if table and each.moves else ():
            lines.append(send(session, "move", move=move)["status"])
            if session.activity.phase == "wrong":
                step(session, "again")
            else:
                session.activity.enter(number)
        assert not [line for line in lines if line.startswith((" ", "Is ")) or "  " in line], lines


HEARD = {
    "briscola; number=7; moves=2D": ("", "Rosa: seven of swords. Your trick."),
    "scopa; number=7; moves=2D": (
        "You: two of coins.",
        "Rosa: seven of swords takes seven of coins.",
    ),
}
"""Texts told by ear of a move of one's own, and of the next."""


@pytest.mark.parametrize("text", HEARD)
def test_by_ear_ones_own_card_is_told_where_it_may_take_and_all_is_short(
    text: str,
) -> None:
    session = sit_down(Token.read(text.replace("; moves=2D", "")).table())
    own = send(session, "move", move="2D")["rail"]["heard"]
    assert (own, send(session, "go_on")["rail"]["heard"]) == HEARD[text]


def test_by_ear_a_card_drawn_unseen_goes_without_saying_and_melds_are_named() -> None:
    session, heard = sit_down(ic.deal("burraco", seed=7)), list[str]()
    for _ in range(4):
        heard.append(send(session, "go_on")["rail"]["heard"])
    assert heard[0] == ""
    assert heard[1] == "Aldo lays eight to jack of spades, joker as nine."
    assert heard[3] == "Aldo discards three of diamonds."


def test_who_wants_to_go_on_from_each_card_of_others_does_so() -> None:
    session = sit_down(ic.deal("tresette", seed=7))
    held = {"for": "table", "ms": None}
    send(session, "setting", name="pace", value="each")
    card = session.model()["choices"][0]["move"]
    assert send(session, "move", move=card)["wait"]["for"] == "bot"  # one's own was no surprise
    for _ in range(3):  # after the third the trick lies there
        assert send(session, "go_on")["wait"] == held
