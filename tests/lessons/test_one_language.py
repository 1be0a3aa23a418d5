"""A lesson in one language: every reader gets its words, and those not in theirs are marked."""

from __future__ import annotations

import pytest
from support.learner import send, step, taking

import italiancards as ic
from italiancards.games.briscola.questions import who_takes
from italiancards.lesson.steps import only_language
from italiancards.questions.wording import BilingualText, foreign_texts
from italiancards.session.session import Session
from italiancards.widgets import Lesson, remark, say, stop

TABLE = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S", others="7D FB")


def foreign(session: Session, language: str) -> dict[str, str]:
    return dict(session.model(language)["lesson"].get("foreign", {}))


@pytest.mark.parametrize(("own", "other"), [("en", "it"), ("it", "en")])
def test_every_text_of_a_lesson_is_said_and_marked(own: str, other: str) -> None:
    lesson = Lesson()
    lesson.recall(who_takes(TABLE, "6S", say(**{own: "Recall?"})), of="000", **{own: "Above."})
    lesson.guess(who_takes(TABLE, "6S", say(**{own: "Asked?"})), then=say(**{own: "Then."}))
    lesson.step(**{own: "Find."}, table=TABLE, do="6S", keep=say(**{own: "Keep."}))
    over = ic.deal("briscola", seed=7).autoplay("random")
    deal = over.branch(over.now - 9)
    seen = stop("trick-taken", **{own: "Stop."})
    lesson.look_on(**{own: "Watch."}, table=over, stops=[seen])
    lesson.hand(**{own: "Play."}, table=deal, remarks=[remark("ending", **{own: "Now."})])
    lesson.remember(**{own: "Remember."})
    assert only_language(lesson.steps) == own
    assert lesson.minutes > 1
    session = taking(lesson)
    for language, marked in ((own, {}), (other, {"Asked?": own})):
        assert session.model(language)["lesson"]["question"]["text"] == "Asked?"
        assert foreign(session, language) == marked
    send(session, "answer", choice="0", at="1")
    assert foreign(session, other) == {"Asked?": own, "Then.": own}
    assert "Then." in session.model(other)["lesson"]["reply"]["text"]
    step(session, "next")
    send(session, "move", move="6S")
    assert foreign(session, other) == {"Find.": own, "Keep.": own}
    step(session, "next")
    told = set[str]()
    for _ in range(400):
        told |= foreign(session, other).keys()
        assert foreign(session, own) == {}
        model = session.model()["lesson"]
        if model["done"]:
            break
        if model["can"]["next"]:
            step(session, "next")
        else:
            step(session, "show")
    assert {"Watch.", "Stop.", "Play.", "Remember."} <= told
    session.activity.enter(0)
    assert foreign(session, other)["Recall?"] == own
    assert foreign(session, other)["Above."] == own


def test_a_text_without_words_is_refused_and_so_is_a_step() -> None:
    for made in (say, BilingualText, Lesson().step, Lesson().remember):
        with pytest.raises(ic.ItalianCardsError, match="needs words: en="):
            made()
    with foreign_texts() as outer:
        assert say(en="A.", it="B.").in_language("it") == "B."
    assert outer == {}


@pytest.mark.parametrize("place", ["then", "otherwise", "keep"])
def test_a_text_that_is_no_words_of_a_lesson_is_refused(place: str) -> None:
    with pytest.raises(ic.ItalianCardsError, match=r"'Bravo\.': expected words in a language"):
        Lesson().step(en="Look.", **{place: "Bravo."})
    with pytest.raises(ic.ItalianCardsError, match="expected words"):
        Lesson().step(en="Win.", table=TABLE, do="6S", but={"RB": "No."})


def test_a_lesson_in_both_languages_marks_nothing() -> None:
    lesson = Lesson()
    lesson.step(en="Look.", it="Guarda.")
    lesson.step(en="One alone.")
    assert only_language(lesson.steps) == ""
    session = taking(lesson)
    assert foreign(session, "it") == foreign(session, "en") == {}
    assert "foreign" not in session.model("it")["lesson"]
