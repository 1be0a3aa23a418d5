"""A class: what is asked, what is handed in, and what replaying it proves."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any
from zlib import crc32

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
from italiancards.classroom.connection import ClassConnection
from italiancards.classroom.proof import verify
from italiancards.classroom.register import MOST, Register, RegisterFull, judge_text
from italiancards.classroom.result import LONGEST, Result, ResultLine, check_name
from italiancards.classroom.submission import BrowserMemory, write_result
from italiancards.classroom.task import ClassTask, Item
from italiancards.core.errors import ItalianCardsError
from italiancards.session.shelf import id_of

WHOLE = handed_in("Rosa Galli")
CAME = next(line.says for line in WHOLE.lines if line.kind == "puzzle")
OTHERWISE = "wrong" if CAME == "right" else "right"


def test_of_thirty_results_the_three_that_are_not_true_are_named() -> None:
    register = Register(TASK)
    rows = [register.add(text) for text in class_of_thirty()]
    wrong = {row.name: row.wrong for row in rows if row.wrong}
    assert sorted(wrong) == sorted(tampered())
    scored, moved, cut = (wrong[NAMES[at]] for at in (4, 17, 29))
    assert scored["en"].startswith("deal briscola; number=7: It says '120 : 0', but a replay")
    assert "ma rigiocando viene" in scored["it"]
    assert moved["en"].startswith("deal scopa; number=9: ")
    assert "You do not hold" in moved["en"]
    assert "part is missing" in cut["en"]
    assert len(register.rows) == 27


def test_what_was_missed_most_is_counted_by_who_did_it() -> None:
    register = Register(TASK)
    counted = [text for text in class_of_thirty() if register.add(text).proof]
    puzzle = next(each for each in register.common_mistakes if each["item"] == id_of(PUZZLE))
    assert puzzle["missed"] == sum("-> wrong" in text for text in counted) > 0
    assert puzzle["of"] == 27
    question = next(each for each in register.common_mistakes if each["question"])
    assert question["question"] == "Who wins the trick?"
    assert question["missed"] == sum("missed " in text for text in counted)
    times = [each["missed"] for each in register.common_mistakes]
    assert times == sorted(times, reverse=True)


def test_a_result_is_read_however_a_mail_has_broken_and_quoted_it() -> None:
    wrapped = "\n> ".join(
        line for part in str(WHOLE).splitlines() for line in textwrap.wrap(part, 70)
    )
    assert Result.read(f"> {wrapped}\n\nBest regards\nRosa") == WHOLE
    assert verify(TASK, wrapped).name == "Rosa Galli"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Cannot read ''"),
        ("Hello", "'italiancards result' as its first line"),
        ("x" * (LONGEST + 1), f"{LONGEST} characters at most"),
        (str(WHOLE).replace("Rosa", "Anna"), "The text was changed"),
        (str(handed_in("Rosa", ClassTask.of("", ["briscola; number=8"]))), "class’s current list"),
        (changed(WHOLE, "puzzle", ("", ""), (CAME, OTHERWISE)), "a replay gives"),
        (changed(WHOLE, "lesson", ("", ""), ("done, ", "done, 9")), "done, 4/5"),
        (changed(WHOLE, "lesson", (LESSON_ASKED, "200_scopa_capture"), ("", "")), "not part"),
        (changed(WHOLE, "deal", ("number=7", "number=8"), ("", "")), "not part of this class"),
        (changed(WHOLE, "deal", ("; moves=", "; hidden=1; moves="), ("", "")), "hidden"),
        (changed(WHOLE, "deal", ("; moves=", "; text=scopa; moves="), ("", "")), "by its number"),
        (changed(WHOLE, "deal", ("; moves=", "; moves=?, "), ("", "")), "?"),
        (str(Result("", TASK.mark, "", "", WHOLE.lines)), "a name of 1 to 60"),
        (str(Result("", TASK.mark, "\x07", "", WHOLE.lines)), "a name of 1 to 60"),
        (str(WHOLE).replace("Rosa", "R\ud800sa"), "The text was changed"),
        (str(Result("", TASK.mark, "A", "", (*WHOLE.lines, WHOLE.lines[0]))), "once only"),
    ],
)
def test_what_is_not_true_is_told_in_one_sentence_that_names_it(text: str, told: str) -> None:
    row = judge_text(TASK, text)
    assert row.proof is None
    assert told in row.wrong["en"]
    assert row.wrong["it"] != row.wrong["en"]
    assert len(row.wrong["en"]) < 400


def test_a_deal_that_is_not_at_its_end_counts_for_nothing() -> None:
    line = next(line for line in WHOLE.lines if line.what.startswith("briscola"))
    last = line.what.rpartition(", ")[0]
    row = judge_text(TASK, changed(WHOLE, "deal", (line.what, last), ("", "")))
    assert "expected a finished deal" in row.wrong["en"]


def test_a_deal_counts_whatever_its_options_were_written_as() -> None:
    task = ClassTask.of("", ["briscola; preset=sicilian; number=3"])
    text = handed_in("Rosa", task)
    assert "preset" not in text.lines[0].what
    assert verify(task, str(text)).done[task.items[0]].detail == text.lines[0].says


def test_a_browser_s_own_deals_and_puzzles_make_a_result_that_is_proven() -> None:
    deals = [line.what for line in WHOLE.lines if line.kind in ("deal", "puzzle")]
    memory = BrowserMemory(
        {LESSON_ASKED: "done, 4/5", "200_scopa_capture": "done, 1/1"},
        {f"{LESSON_ASKED} 1a2b3c4d": "Who\ntakes it?", "200_scopa_capture 1a2b3c4d": "?"},
        [*deals, "briscola; number=8; moves=2D", "junk", "scopa; puzzle=none; tried=7D"],
    )
    result = write_result(TASK, " Rosa  Galli ", "2026-11-22 22:00", memory)
    assert result.name == "Rosa Galli"
    assert set(verify(TASK, str(result)).done) == set(TASK.items)
    assert [line.says for line in result.lines if line.kind == "missed"] == ["Who takes it?"]
    first = next(each for each in deals if "puzzle" in each)
    again = [first, f"{id_of(PUZZLE)}; tried={PUZZLE.best[0]}", f"{id_of(PUZZLE)}; tried=show"]
    (line,) = write_result(TASK, "Rosa", "", BrowserMemory({}, {}, again)).lines
    assert line.what == first


def twice(
    *names: str, when: tuple[str, ...] = ("2026-11-22 22:00", "2026-11-22 21:00")
) -> Register:
    """A register with a result of each name, of which the first does more."""
    register = Register(TASK)
    for name, date, number in zip(names, when, (3, 1), strict=True):
        lines = WHOLE.lines[:number]
        row = register.add(str(Result(WHOLE.title, WHOLE.task, name, date, lines)))
        assert not row.wrong
    return register


@pytest.mark.parametrize(
    "names", [("Rosa", "Rosa"), ("Rosa", "rosa"), ("Marco D'Angelo", "Marco D’Angelo")]
)
def test_no_result_takes_the_place_of_another(names: tuple[str, str]) -> None:
    for one, other in (names, names[::-1]):
        for dates in (
            ("2026-11-22 22:00", "2026-11-22 21:00"),
            ("2026-11-22 21:00", "9999-12-31 23:59"),
            ("", ""),
        ):
            register = twice(one, other, when=dates)
            assert [row.name for row in register.rows.values()] == [one, other]
            assert len({judge_text(TASK, text).learner for text in register.rows}) == 1
            assert len({judge_text(TASK, text).when for text in register.rows}) == len({*dates})


def test_what_comes_twice_and_is_the_same_counts_once_however_it_comes() -> None:
    register = Register(TASK)
    for text in (str(WHOLE), f"> {WHOLE}".replace("\n", "\n> "), str(WHOLE).replace("\n", " ")):
        assert register.add(text).proof
    assert [*register.rows] == [str(WHOLE)]


def test_the_teacher_leaves_a_result_out_and_counts_it_again() -> None:
    register = twice("Rosa", "Rosa")
    false, true = register.rows
    register.leave_out(f"Here it comes: {false}")
    assert [*register.rows] == [true]
    register.leave_out("Hello")
    register.leave_out(false)
    assert [*register.rows] == [true]
    register.add(false)
    assert [*register.rows] == [true, false]


@pytest.mark.parametrize(
    "when", ["9999", "x" * 9_000, "2026-02-30 10:00", "tomorrow", "٢٠٢٦-١١-٢٢ ١٠:٠٠"]
)
def test_a_date_that_is_none_is_refused_and_bars_nobody(when: str) -> None:
    text = str(Result(WHOLE.title, WHOLE.task, "Rosa", when, WHOLE.lines))
    row = judge_text(TASK, text)
    assert "expected a date such as '2026-11-22 21:40'" in row.wrong["en"]
    assert "una data come" in row.wrong["it"]
    assert row.name == "Rosa"
    assert row.when == ""


@pytest.mark.parametrize(
    "name",
    [
        *("\u202eRosa", "Ro\u200bsa", "\u3164", "\u2800 \u2800", "Rosa\u3164", "\u00ad", "\ud800"),
        *("a" + "\u0301" * 30, "x" * 61, "Rosa\x00"),
    ],
)
def test_a_name_is_seen_and_has_its_bounds(name: str) -> None:
    lines = [f"italiancards result\nclass: \ntask: {TASK.mark}\nname: {name}\nwhen: "]
    letters = "".join("".join(lines).split()).encode(errors="replace")
    row = judge_text(TASK, f"{lines[0]}\nsum: {crc32(letters):08x}")
    assert row.proof is None
    assert row.wrong["en"]
    with pytest.raises(ItalianCardsError):
        check_name(name)
    shown = row.name.encode().decode()  # can be sent on
    assert len(shown) <= 70
    assert shown.isprintable()


@pytest.mark.parametrize(
    "name", ["Zoë", "Nguyễn Thị Ánh", "Иван", "नमिता शर्मा", "محمد", "李 雷", "R2 ❤️"]
)
def test_names_of_all_the_world_are_names(name: str) -> None:
    assert verify(TASK, str(Result("", TASK.mark, name, "", WHOLE.lines))).name == name


@pytest.mark.parametrize("zero", ["٠", "०", "０"])
def test_digits_of_other_scripts_stand_for_none(zero: str) -> None:
    others = str.maketrans({str(digit): chr(ord(zero) + digit) for digit in range(10)})
    for at, line in enumerate(WHOLE.lines):
        for what, says in (
            (line.what.translate(others), line.says),
            (line.what, line.says.translate(others)),
        ):
            if (what, says) == (line.what, line.says) or (zero == "０" and what == line.what):
                continue  # a wide digit is a word processor's, and undone
            lines = (*WHOLE.lines[:at], ResultLine(line.kind, what, says), *WHOLE.lines[at + 1 :])
            row = judge_text(TASK, str(Result("", TASK.mark, "Rosa", "", lines)))
            assert row.proof is None, (what, says)
    with pytest.raises(ItalianCardsError):
        Item.read("100_briscola".translate(others))


def test_a_question_has_its_bounds_and_no_line_of_its_own() -> None:
    for words in ("x" * 20_000, "x " * 121, f"Who? lesson {LESSON_ASKED} -> done, 2/2"):
        line = ResultLine("missed", f"{LESSON_ASKED} 1a2b3c4d", words)
        row = judge_text(TASK, str(Result("", TASK.mark, "Rosa", "", (line,))))
        done = row.proof and [item.text for item in row.proof.done]
        assert done == [LESSON_ASKED] or "characters at most" in row.wrong["en"]


def test_a_text_holds_one_learner() -> None:
    other = handed_in("Bruno Neri")
    row = judge_text(TASK, f"{WHOLE}\n\n{other}")
    assert "the result of one learner" in row.wrong["en"]
    assert "una persona sola" in row.wrong["it"]


def test_a_register_holds_a_class_and_no_more() -> None:
    register = Register(TASK)
    empty = [str(Result("", TASK.mark, f"N{number}", "", ())) for number in range(MOST + 1)]
    for text in empty[:-1]:
        register.add(text)
    register.add(empty[0])  # who hands in again has a place
    with pytest.raises(RegisterFull):
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
        ClassTask.read(text)


def test_a_task_asks_for_each_thing_once_and_drops_who_plays_it() -> None:
    task = ClassTask.of(" 3  B ", ["scopa;number=7;seat=1;level=hard;moves=7D", "scopa; number=7"])
    assert task.items == (Item("deal", "scopa; number=7"),)
    assert ClassTask.read(str(task)) == task
    assert task.title == "3 B"


class Page:
    """A page that keeps what it is told and answered."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.model: dict[str, Any] = {}
        self.connection = ClassConnection(self)
        self.connection.begin()

    def tell(self, parts: Mapping[str, Any]) -> None:
        self.model = parts["model"]

    def say(self, content: Any) -> None:
        self.heard.append(content)

    def ask(self, **content: Any) -> Any:
        self.connection.hear({"asked": 7, **content})
        answer = self.heard.pop()
        assert answer["asked"] == 7
        return answer


def test_a_page_is_told_of_its_task_and_of_every_result() -> None:
    page = Page()
    answer = page.ask(type="plan", title="3B", items=[item.text for item in TASK.items])
    assert [each["label"]["it"] for each in answer["items"]][1:] == [
        "Scopa, problema 4",
        "Briscola, mano 7",
        "Scopa, mano 9",
    ]
    again = page.ask(type="open", task=answer["task"])
    assert again == answer
    memory = {"lessons": {LESSON_ASKED: "done, 4/5"}, "missed": {}, "works": [], "when": ""}
    mine = page.ask(type="write", task=answer["task"], name="Rosa", **memory)
    row = page.ask(type="read", text=mine["text"])
    assert row["done"] == {LESSON_ASKED: {"state": "done", "told": "4/5", "helped": False}}
    assert row["text"] == mine["text"]
    assert (row["learner"], row["when"]) == ("rosa", "")
    assert page.ask(type="read", text=mine["text"], counts=False) == {**row, "missed": []}
    assert page.ask(type="read", text=mine["text"], counts="no")["wrong"]["en"]
    assert page.ask(type="read", text=str(WHOLE))["wrong"]["en"]
    assert page.ask(type="forget") == {"asked": 7}
    for name in ic.GAMES:
        assert any(each["value"] == name for each in page.model["games"])


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"type": "boo"},
        {"type": ["plan"]},
        {"type": {}},
        {"type": "plan", "items": "x"},
        {"type": "plan", "items": [1]},
        {"type": "plan", "items": ["x"] * 999},
        {"type": "open", "task": 1},
        {"type": "open", "task": "do=\ud800"},
        {"type": "plan", "title": "\ud800", "items": ["\udfff"]},
        {"type": "open", "task": "x" * 99_999},
        {"type": "read", "text": "x"},
        {"type": "write", "task": str(TASK)},
        {"type": "write", "task": str(TASK), "works": [], "lessons": {"x": 1}, "missed": {}},
    ],
)
def test_what_no_page_says_is_answered_in_words(content: dict[str, Any]) -> None:
    assert Page().ask(**content)["wrong"]["en"]
