"""Taking steps: trying again, going back, and what completes a step and what does not."""

from __future__ import annotations

from collections.abc import Callable

from support.learner import WORDS, following, go, keys, leading, send, step, taking, zone
from support.notebooks import LESSONS, lesson_of

import italiancards as ic
from italiancards.games.briscola.questions import points, tricks, which_card, who_takes
from italiancards.session.messages import PageMessage
from italiancards.session.session import Session
from italiancards.widgets import Lesson, say


def welcome(number: int) -> Session:
    """The welcome, at one of its steps."""
    session = taking(lesson_of(LESSONS[0]))
    session.activity.enter(number)
    return session


# Trying again and going back


def test_a_step_without_a_table_of_its_own_can_be_tried_again() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=leading())
    lesson.step(**WORDS, do="RC")
    session = taking(lesson)
    step(session, "next")
    assert send(session, "move", move="AD")["lesson"]["can"]["again"]
    again = step(session, "again")
    assert keys(again, "trick") == []
    assert keys(again, "hand", mine=True) == ["5B", "RC", "AD"]
    assert send(session, "move", move="RC")["lesson"]["done"]


def test_the_next_step_goes_on_from_the_trick_that_lies_there() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), do="AB")
    lesson.step(**WORDS, do="RC")
    session = taking(lesson)
    send(session, "move", move="AB")
    assert step(session, "next")["wait"]["for"] == "table"
    send(session, "go_on")
    send(session, "move", move="6S")
    assert step(session, "again")["wait"]["for"] == "table"
    send(session, "go_on")
    assert send(session, "move", move="RC")["lesson"]["done"]


def test_back_shows_every_step_with_the_cards_it_started_with() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), do="AB")
    lesson.step(**WORDS)
    lesson.guess(which_card("5C", "5D 5C"))
    lesson.step(**WORDS, press="go_on")
    lesson.step(**WORDS, table=leading(), do="RC")
    session = taking(lesson)
    started = [session.model()]
    send(session, "move", move="AB")
    started.append(step(session, "next"))
    started.append(step(session, "next"))
    send(session, "answer", choice="1", at="2")
    started.append(step(session, "next"))
    send(session, "go_on")
    step(session, "next")
    send(session, "move", move="AD")
    for number in (3, 2, 1, 0):
        model = step(session, "back")
        assert model["lesson"]["at"] == str(number)
        assert [model["zones"], model["wait"]] == [
            started[number]["zones"],
            started[number]["wait"],
        ]


def test_back_from_a_wrong_card_does_not_leave_its_trick_on_the_step_before() -> None:
    session = taking(lesson_of(LESSONS[1]))
    session.activity.enter(5)
    send(session, "move", move="RB")
    assert "AD" not in keys(step(session, "back"), "trick")
    assert session.activity.at == 4


def test_a_wrong_lead_is_answered_on_the_table_before_it_is_said() -> None:
    lesson = Lesson()
    table = ic.position("briscola", hand="5B RC AD", upcard="4S", others="7S 4C FB")
    lesson.step(**WORDS, table=table, do="5B", otherwise=say(en="A trump.", it="Una briscola."))
    session = taking(lesson)
    model = send(session, "move", move="AD")
    assert keys(model, "trick") == ["AD", "7S"]
    assert model["lesson"]["reply"]["text"].endswith(" A trump.")
    assert not model["lesson"]["reply"]["good"]
    assert model["wait"] is None
    again = step(session, "again")
    assert keys(again, "trick") == []
    assert keys(again, "hand", mine=True) == ["5B", "RC", "AD"]


def test_after_a_wrong_card_the_right_one_is_simply_played() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), do="AB")
    lesson.step(**WORDS, do="RC")
    touch = {"table": "", "onto": "", "begun": ""}
    session = taking(lesson)
    assert send(session, "move", move="6S")["lesson"]["can"]["again"]
    taken = send(session, "pick", hand="AB", **touch)
    assert keys(taken, "trick") == ["5B", "AB"]
    assert taken["lesson"]["can"]["leave"]
    send(session, "go_on")
    step(session, "next")
    assert send(session, "move", move="6S")["lesson"]["can"]["again"]
    assert send(session, "move", move="RC")["lesson"]["done"]


def test_after_a_wrong_card_one_that_is_not_allowed_is_refused_with_its_reason() -> None:
    table = ic.position("tresette", hand="4C FC AD", trick="RC", others="5C 6D / CC 5D / 7C RS")
    lesson = Lesson()
    lesson.step(**WORDS, table=table, do="FC")
    session = taking(lesson)
    send(session, "move", move="4C")
    model = send(session, "pick", hand="AD", table="", onto="", begun="")
    assert model["answer"]["kind"] == "illegal"
    assert keys(model, "hand", mine=True) == ["4C", "FC", "AD"]


# What completes a step


def test_a_late_message_completes_no_step() -> None:
    session = welcome(0)
    send(session, "move", move="RC")
    step(session, "next")
    send(session, "go_on")
    assert session.waiting == "table"
    session.handle(PageMessage("go_on", session.revision - 1, {}))
    assert session.answer is None  # the table has gone on: there is nothing to be told
    assert session.activity.phase == "play"
    assert send(session, "go_on")["lesson"]["can"]["next"]


def test_only_a_question_about_a_card_completes_the_step_that_asks_why() -> None:
    session = welcome(4)
    refused = send(session, "ask", move="zzz")
    assert refused["answer"]["kind"] == "illegal"
    assert not refused["lesson"]["can"]["next"]
    assert send(session, "ask", move="4C")["lesson"]["can"]["next"]


def test_undo_with_nothing_to_undo_completes_no_step() -> None:
    session = welcome(2)
    assert not send(session, "undo")["lesson"]["can"]["next"]


def test_a_hint_step_takes_all_three_hints() -> None:
    session = welcome(5)
    done = [send(session, "hint")["lesson"]["can"]["next"] for _ in range(3)]
    assert done == [False, False, True]


# A hand that starts with moves already made


def begun(move: str = "AB") -> ic.Table:
    """The end of a deal, of which the teacher has played the first trick."""
    table = ic.position(
        "briscola", hand="AB RC 6S", trick="5B", trump="S", others="2D 7C", stock="0"
    )
    return table.play(move)


def test_undo_stops_where_the_hand_starts() -> None:
    lesson = Lesson()
    lesson.hand(**WORDS, table=begun())
    session = taking(lesson)
    assert not session.model()["can"]["undo"]
    start = session.table.record()
    assert send(session, "undo")["answer"]["kind"] == "note"
    assert session.table.record() == start
    send(session, "move", move="RC")
    assert send(session, "undo")["answer"] is None
    assert session.table.record() == start


def play(session: Session, *moves: str, say: Callable[..., object] = send) -> str:
    """Play these cards to the end of the hand; what is said of it then."""
    for move in moves:
        while session.waiting is not None:
            say(session, "go_on")
        say(session, "move", move=move)
    while session.activity.phase == "play":
        say(session, "go_on")
    text: str = session.model()["lesson"]["reply"]["text"]
    return text


def test_the_tricks_of_a_goal_are_those_of_the_hand() -> None:
    lesson = Lesson()
    lesson.hand(**WORDS, table=begun(), goal=tricks(2))
    verdict_text = play(taking(lesson), "RC", "6S")
    assert verdict_text == "You won 2 tricks; 2 were needed. Well played."


def test_no_second_try_is_offered_of_a_card_that_the_teacher_played() -> None:
    lesson = Lesson()
    lesson.hand(**WORDS, table=begun("RC"), goal=tricks(3))
    assert play(taking(lesson), "6S", "AB") == "You won 2 tricks; 3 were needed."


def ending() -> ic.Table:
    """The last two tricks: the learner has 32 points, and 21 are still to be taken."""
    return ic.position(
        "briscola",
        hand="AB 5S",
        others="4S 3D",
        trump="S",
        stock=0,
        taken="AD 2S AS 3S 4C 5C 6C 7C 2C 4D 5D 6D / RD RC RS RB CD CC CS CB FD FC FS FB "
        "3C 3B 2D AC 7D 6S 7S 2B 4B 5B 6B 7B",
    )


def test_the_points_of_a_goal_are_those_of_the_score_sheet() -> None:
    lesson = Lesson()
    lesson.hand(**WORDS, table=ending(), goal=points(53))
    verdict_text = play(taking(lesson), "5S", "AB")
    assert verdict_text == "You have 53 points; 53 were needed. Well played."


def test_a_second_try_at_points_goes_back_to_the_card_that_reaches_them() -> None:
    lesson = Lesson()
    lesson.hand(**WORDS, table=ending(), goal=points(53))
    session = taking(lesson)
    verdict_text = play(session, "AB", "5S")
    assert verdict_text.startswith("You have 42 points; 53 were needed. There was a better card")
    model = step(session, "again")
    assert keys(model, "hand", mine=True) == ["AB", "5S"]
    assert play(session, "5S", "AB").endswith("Well played.")


def test_a_hand_can_be_tried_again_while_its_second_try_is_sought_or_where_that_fails() -> None:
    lesson = Lesson()
    lesson.hand(**WORDS, table=ending(), goal=points(53))
    for fails in (True, False):
        session = taking(lesson)
        verdict_text = play(session, "AB", "5S", say=go)
        assert verdict_text == "You have 42 points; 53 were needed."
        assert session.want is not None
        if fails:
            session.give_up()
            assert session.want is None
        want = session.want
        assert keys(step(session, "again"), "hand", mine=True) == ["AB", "5S"]
        if want is not None:
            session.give(want, 1)
        assert (session.want, session.model()["lesson"]["reply"]) == (None, None)


# What a step shows


def test_a_step_hides_what_it_is_told_to() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), hide="stock upcard signs")
    lesson.step(**WORDS)
    session = taking(lesson)
    model = session.model()
    assert {each["name"] for each in model["zones"]} == {"hand", "taken", "trick"}
    assert model["signs"] == []
    later = step(session, "next")
    assert zone(later, "upcard")["cards"][0]["key"] == "4S"
    assert later["signs"] == ["Trumps: swords"]


def test_the_ranks_that_a_step_names_light_up_when_it_is_done_and_no_other() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), do="AB", lit="3 R")
    session = taking(lesson)
    assert session.model()["lesson"]["ladder"] == []
    ladder = send(session, "move", move="AB")["lesson"]["ladder"]
    assert [each["rank"] for each in ladder][:3] == ["ace", "three", "king"]
    assert [each["lit"] for each in ladder] == [False, True, True] + [False] * 7


def test_a_lesson_counts_the_steps_that_are_done() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), do="AB", then=say(en="Yes.", it="Sì."))
    lesson.guess(who_takes(following(), "AB"))
    session = taking(lesson)
    models = [session.model(), send(session, "move", move="AB"), send(session, "go_on")]
    models += [step(session, "next"), send(session, "answer", choice="0", at="1")]
    models.append(send(session, "go_on"))
    progress = [(each["lesson"]["step"], each["lesson"]["steps"]) for each in models]
    assert progress == [(0, 2), (0, 2), (1, 2), (1, 2), (1, 2), (2, 2)]
    assert [each["lesson"]["count"] for each in models] == ["Step 1 of 2"] * 3 + ["Step 2 of 2"] * 3
