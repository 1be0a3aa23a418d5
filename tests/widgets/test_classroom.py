"""A class: what is asked, what is handed in, and what replaying it proves."""

from __future__ import annotations

import textwrap
from typing import Any

import pytest
from support.classroom import (
    LESSON_ASKED,
    NAMES,
    PUZZLE,
    TASK,
    changed,
    class_of_thirty,
    handed_in,
    tampered,
)

import italiancards as ic
from italiancards.core.errors import ItalianCardsError
from widgets.classroom.proof import proven
from widgets.classroom.register import MOST, Full, Register, judged
from widgets.classroom.result import LONGEST, Result
from widgets.classroom.screened import ScreenedClass
from widgets.classroom.task import Item, Task
from widgets.classroom.writing import Kept, written
from widgets.session.shelf import id_of

WHOLE = handed_in("Rosa Galli")
CAME = next(line.says for line in WHOLE.lines if line.kind == "puzzle")
OTHERWISE = "wrong" if CAME == "right" else "right"


def test_of_thirty_results_the_three_that_are_not_true_are_named() -> None:
    register = Register(TASK)
    rows = [register.add(text) for text in class_of_thirty()]
    wrong = {row.name: row.wrong for row in rows if row.wrong}
    assert sorted(wrong) == sorted(tampered())
    scored, moved, cut = (wrong[NAMES[at]] for at in (4, 17, 29))
    assert scored["en"].startswith("deal briscola; number=7: It says '120 : 0', but played again")
    assert "ma rigiocando viene" in scored["it"]
    assert moved["en"].startswith("deal scopa; number=9: ")
    assert "You do not hold" in moved["en"]
    assert "a part is missing" in cut["en"]
    assert len(register.rows) == 27


def test_what_was_missed_most_is_counted_by_who_did_it() -> None:
    register = Register(TASK)
    counted = [text for text in class_of_thirty() if register.add(text).proven]
    puzzle = next(each for each in register.missed if each["item"] == id_of(PUZZLE))
    assert puzzle["missed"] == sum("-> wrong" in text for text in counted) > 0
    assert puzzle["of"] == 27
    question = next(each for each in register.missed if each["question"])
    assert question["question"] == "Who takes the trick?"
    assert question["missed"] == sum("missed " in text for text in counted)
    times = [each["missed"] for each in register.missed]
    assert times == sorted(times, reverse=True)


def test_a_result_is_read_however_a_mail_has_broken_and_quoted_it() -> None:
    told = "\n> ".join(line for part in str(WHOLE).splitlines() for line in textwrap.wrap(part, 70))
    assert Result.read(f"> {told}\n\nBest regards\nRosa") == WHOLE
    assert proven(TASK, told).name == "Rosa Galli"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Cannot read ''"),
        ("Hello", "'italiancards result' as its first line"),
        ("x" * (LONGEST + 1), f"{LONGEST} characters at most"),
        (str(WHOLE).replace("Rosa", "Anna"), "The text was changed"),
        (str(handed_in("Rosa", Task.of("", ["briscola; number=8"]))), "class as its list is now"),
        (changed(WHOLE, "puzzle", ("", ""), (CAME, OTHERWISE)), "played again it comes to"),
        (changed(WHOLE, "lesson", ("", ""), ("done, ", "done, 9")), "done, 4/5"),
        (changed(WHOLE, "lesson", (LESSON_ASKED, "200_scopa_capture"), ("", "")), "not asked"),
        (changed(WHOLE, "deal", ("number=7", "number=8"), ("", "")), "not asked of this class"),
        (changed(WHOLE, "deal", ("; moves=", "; hidden=1; moves="), ("", "")), "hidden"),
        (changed(WHOLE, "deal", ("; moves=", "; text=scopa; moves="), ("", "")), "by its number"),
        (changed(WHOLE, "deal", ("; moves=", "; moves=?, "), ("", "")), "?"),
        (str(Result("", TASK.mark, "", "", WHOLE.lines)), "a name of 1 to 60"),
        (str(Result("", TASK.mark, "\x07", "", WHOLE.lines)), "a name of 1 to 60"),
        (str(Result("", TASK.mark, "\ud800", "", WHOLE.lines)), "a name of 1 to 60"),
        (str(WHOLE).replace("Rosa", "R\ud800sa"), "The text was changed"),
        (str(Result("", TASK.mark, "A", "", (*WHOLE.lines, WHOLE.lines[0]))), "once only"),
    ],
)
def test_what_is_not_true_is_told_in_one_sentence_that_names_it(text: str, told: str) -> None:
    row = judged(TASK, text)
    assert row.proven is None
    assert told in row.wrong["en"]
    assert row.wrong["it"] != row.wrong["en"]
    assert len(row.wrong["en"]) < 400


def test_a_deal_that_is_not_at_its_end_counts_for_nothing() -> None:
    line = next(line for line in WHOLE.lines if line.what.startswith("briscola"))
    last = line.what.rpartition(", ")[0]
    row = judged(TASK, changed(WHOLE, "deal", (line.what, last), ("", "")))
    assert "played to its end" in row.wrong["en"]


def test_a_deal_counts_whatever_its_options_were_written_as() -> None:
    task = Task.of("", ["briscola; preset=sicilian; number=3"])
    text = handed_in("Rosa", task)
    assert "preset" not in text.lines[0].what
    assert proven(task, str(text)).done[task.items[0]].told == text.lines[0].says


def test_a_browser_s_own_deals_and_puzzles_make_a_result_that_is_proven() -> None:
    deals = [line.what for line in WHOLE.lines if line.kind in ("deal", "puzzle")]
    kept = Kept(
        {LESSON_ASKED: "done, 4/5", "200_scopa_capture": "done, 1/1"},
        {f"{LESSON_ASKED} 1a2b3c4d": "Who\ntakes it?", "200_scopa_capture 1a2b3c4d": "?"},
        [*deals, "briscola; number=8; moves=2D", "junk", "scopa; puzzle=none; tried=7D"],
    )
    result = written(TASK, " Rosa  Galli ", "2026-11-22 22:00", kept)
    assert result.name == "Rosa Galli"
    assert set(proven(TASK, str(result)).done) == set(TASK.items)
    assert [line.says for line in result.lines if line.kind == "missed"] == ["Who takes it?"]
    first = next(each for each in deals if "puzzle" in each)
    again = [first, f"{id_of(PUZZLE)}; tried={PUZZLE.best[0]}", f"{id_of(PUZZLE)}; tried=show"]
    (line,) = written(TASK, "Rosa", "", Kept({}, {}, again)).lines
    assert line.what == first


def test_of_two_results_of_one_learner_the_later_counts() -> None:
    register = Register(TASK)
    late, early = (
        str(Result(WHOLE.title, WHOLE.task, "Rosa", when, WHOLE.lines[:number]))
        for when, number in (("2026-11-22 22:00", 3), ("2026-11-22 21:00", 1))
    )
    for text in (late, early):
        register.add(text)
    assert [row.when for row in register.rows.values()] == ["2026-11-22 22:00"]


def test_a_register_holds_a_class_and_no_more() -> None:
    register = Register(TASK)
    empty = [str(Result("", TASK.mark, f"N{number}", "", ())) for number in range(MOST + 1)]
    for text in empty[:-1]:
        register.add(text)
    register.add(empty[0])  # who hands in again has a place
    with pytest.raises(Full):
        register.add(empty[-1])


@pytest.mark.parametrize(
    "text",
    [
        *("", "do=", "do=nothing", "do=scopa", "do=scopa; number=7&x=1", "do=scopa; puzzle=0"),
        *("&".join(["do=100_a"] * 50), f"class={'x' * 61}&do=100_a"),
        "do=scopa; number=7; standing=1",
    ],
)
def test_a_link_that_asks_for_nothing_that_there_is_is_refused(text: str) -> None:
    with pytest.raises(ItalianCardsError):
        Task.read(text)


def test_a_task_asks_for_each_thing_once_and_drops_who_plays_it() -> None:
    task = Task.of(" 3  B ", ["scopa;number=7;seat=1;level=hard;moves=7D", "scopa; number=7"])
    assert task.items == (Item("deal", "scopa; number=7"),)
    assert Task.read(str(task)) == task
    assert task.title == "3 B"


class Page(ScreenedClass):
    """A page that keeps what it is answered."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.send = self.heard.append
        self._open()

    def ask(self, **content: Any) -> Any:
        self._on_message(None, {"asked": 7, **content}, ())
        answer = self.heard.pop()
        assert answer["asked"] == 7
        return answer


def test_a_page_is_told_of_its_task_and_of_every_result() -> None:
    page = Page()
    told = page.ask(type="plan", title="3B", items=[item.text for item in TASK.items])
    assert [each["label"]["it"] for each in told["items"]][1:] == [
        "Scopa, problema 4",
        "Briscola, mano 7",
        "Scopa, mano 9",
    ]
    again = page.ask(type="open", task=told["task"])
    assert again == told
    kept = {"lessons": {LESSON_ASKED: "done, 4/5"}, "missed": {}, "works": [], "when": ""}
    mine = page.ask(type="write", task=told["task"], name="Rosa", **kept)
    row = page.ask(type="read", text=mine["text"])
    assert row["done"] == {LESSON_ASKED: {"state": "done", "told": "4/5", "helped": False}}
    assert page.ask(type="read", text=str(WHOLE))["wrong"]["en"]
    assert page.ask(type="forget") == {"asked": 7}
    for name in ic.GAMES:
        assert any(each["value"] == name for each in page.model["games"])


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"type": "boo"},
        {"type": "plan", "items": "x"},
        {"type": "plan", "items": [1]},
        {"type": "plan", "items": ["x"] * 999},
        {"type": "open", "task": 1},
        {"type": "open", "task": "x" * 99_999},
        {"type": "read", "text": "x"},
        {"type": "write", "task": str(TASK)},
        {"type": "write", "task": str(TASK), "works": [], "lessons": {"x": 1}, "missed": {}},
    ],
)
def test_what_no_page_says_is_answered_in_words(content: dict[str, Any]) -> None:
    assert Page().ask(**content)["wrong"]["en"]
