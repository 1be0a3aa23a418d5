"""A coach at a whole hand: a few words at the moments that matter, each said once."""

from __future__ import annotations

from functools import partial

import pytest
from support.depth import across
from support.learner import WORDS, send, taking
from support.notebooks import FOLDER, lesson_of

import italiancards as ic
from italiancards.core.rules import Finding
from italiancards.lesson.lesson_activity import begin
from italiancards.questions import material_of
from italiancards.questions.material import Questions
from italiancards.questions.moments import DecisionPoint
from italiancards.session.session import Session
from italiancards.widgets import Lesson, remark

BEFORE_THE_LAST_DRAW = {
    "hand": "2D 3D 4B",
    "trick": "4C",
    "others": "5C FS",
    "stock": "AC 2S 6B",
    "upcard": "RD",
    "taken": "7B 7D 2B 2C 4S 5D FC 5S RS 4D 5B FB CC CB RC FD 6D 6S 3B 6C AD 3C "
    "/ 7C 7S CS CD RB AB 3S AS",
}


def coached(*whens: str) -> Session:
    """A hand of five tricks with a remark for each of some moments."""
    lesson = Lesson()
    remarks = [remark(when, en=f"At {when}.", it=f"A {when}.") for when in whens]
    table = ic.position("briscola", **BEFORE_THE_LAST_DRAW)
    lesson.hand(**WORDS, table=table, remarks=remarks)
    return taking(lesson)


def text(session: Session) -> str:
    text_of_step: str = session.model()["lesson"]["text"]
    return text_of_step


def test_at_the_first_card_the_words_of_the_step_stand() -> None:
    session = coached("need")
    assert text(session) == WORDS["en"]
    play(session)
    assert text(session).startswith("At need.")


def test_the_coach_says_the_words_and_what_the_engine_finds_there() -> None:
    session = coached("last-draw")
    play(session)
    assert text(session) == (
        "At last-draw. After this trick the last two cards are drawn: "
        "the loser gets the king of coins."
    )
    send(session, "setting", name="language", value="it")
    assert text(session).startswith("A last-draw. Dopo questa presa")


def test_a_remark_is_made_once_and_the_words_of_the_step_come_back() -> None:
    session = coached("last-draw")
    play(session)
    assert text(session) != WORDS["en"]
    play(session)
    assert text(session) == WORDS["en"]


def test_of_two_remarks_that_fit_the_first_is_made_and_the_other_waits() -> None:
    session = coached("need", "last-draw", "ending")
    play(session)
    assert text(session).startswith("At need.")
    play(session)
    assert text(session).startswith("At ending.")


def test_undo_takes_a_remark_back_with_the_card() -> None:
    session = coached("last-draw", "ending")
    play(session)
    before = text(session)
    play(session)
    assert text(session) != before
    send(session, "undo")
    assert text(session) == before


def test_the_coach_looks_at_a_decision_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is told again of a hand is known; what is played otherwise is looked at anew."""
    looked = list[tuple[str, int]]()
    moments = material_of(ic.game("briscola")).moments

    def look(name: str, decision: DecisionPoint) -> Finding | None:
        looked.append((name, decision.at))
        return moments[name](decision)

    spying = Questions(moments={name: partial(look, name) for name in moments})
    session = coached("need", "last-draw", "ending")
    monkeypatch.setattr("italiancards.lesson.remarks.material_of", lambda game: spying)
    pairs = []
    for _ in range(3):
        play(session)
        pairs.append((text(session), text(session)))
    assert all(first == again for first, again in pairs)
    assert looked
    assert len(looked) == len({*looked})
    before = len(looked)
    at = session.table.now
    send(session, "undo")
    assert len(looked) == before
    send(session, "move", move=str(session.table.legal()[-1]))
    assert {at for _, at in looked[before:]} <= {*range(session.table.now - 3, at + 1)}


def play(session: Session) -> None:
    """Play the first card of the hand, and go on until it is the learner's turn again."""
    send(session, "move", move=str(session.table.legal()[0]))
    while session.waiting is not None:
        send(session, "go_on")


def test_a_moment_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(ic.ItalianCardsError, match="no moment 'later'; there is: lead, "):
        coached("later")


OF_PAIRS = {"lead-to-all", "partner", "between"}
"""The moments of a hand of Briscola that come only where more than two play."""
OF_FIVE = {"lead-to-four", "bid", "call", "hide"}
"""Those that come only where five play."""


def test_the_moments_of_pairs_are_spoken_of_in_the_deal_for_pairs() -> None:
    steps = lesson_of(FOLDER / "190_briscola_in_pairs.ipynb").steps
    assert {each.when for step in steps for each in step.remarks} > OF_PAIRS


MET = {
    "170_briscola_a_guided_hand": {"lead", "need", "last-draw", "ending"},
    "240_scopa_a_guided_deal": {"takers", "nothing", "sum", "ending"},
}
"""The moments that come whoever plays."""


@pytest.mark.parametrize(("lesson", "bot"), across(MET, ["hint", "greedy"]))
def test_the_guided_hand_meets_its_moments_played_well_or_plainly(lesson: str, bot: str) -> None:
    (hand,) = (step for step in lesson_of(FOLDER / f"{lesson}.ipynb").steps if step.remarks)
    table = hand.table()
    assert table is not None
    moments = set(material_of(table.game).moments)
    assert {each.when for each in hand.remarks} == moments - OF_PAIRS - OF_FIVE
    session = begin([hand])
    said = set()
    while session.activity.phase == "play":
        if session.waiting is not None:
            send(session, "go_on")
            continue
        for each in hand.remarks:
            if text(session).startswith(each.words.en):
                said.add(each.when)
        send(session, "move", move=str(session.table.hint(by=bot, playouts=300).move))
    assert said >= MET[lesson]
