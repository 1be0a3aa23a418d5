"""What is done to a result on its way, and what is read of it then: all of it, or nothing."""

from __future__ import annotations

import html
import re
import textwrap
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import process_time
from zlib import crc32

import pytest
from support.classroom import LESSON_ASKED, TASK, class_of_thirty, handed_in
from support.depth import TIMES

from italiancards.classroom.proof import verify
from italiancards.classroom.register import judge_text
from italiancards.classroom.result import LONGEST, Result, ResultLine
from italiancards.classroom.transit import packed, plain
from italiancards.core.errors import ItalianCardsError

SENT = handed_in("Rosa Galli")
QUESTION = ResultLine("missed", f"{LESSON_ASKED} 1a2b3c4d", "Chi prende: l’asso, il “3” – o il re?")
LINES = (*(line for line in SENT.lines if line.kind != "missed"), QUESTION)
WRITTEN = Result("3B – Scopa", SENT.task, "Nicolò D’Angelo", SENT.when, LINES)
TEXT = str(WRITTEN)
ASKED = (
    "italiancards result\nclass:\ntask: {}\nname: Nicolò\nwhen: 2026-11-25 16:02\nlesson {} -> {}"
)

Way = Callable[[str], str]


def put(old: str, new: str) -> Way:
    """Puts something in the place of something else, wherever it is."""
    return lambda text: text.replace(old, new)


def between(sign: str) -> Way:
    """Slips a sign in before every fifth word."""
    return lambda text: re.sub(r"((?:\S+\s){4}\S+\s)", rf"\1{sign}", text)


def wrapped(width: int, mark: str = "") -> Way:
    """Breaks lines, and quotes them."""

    def wrap(text: str) -> str:
        lines = [each for line in text.splitlines() for each in textwrap.wrap(line, width)]
        return "\n".join(mark + line for line in lines)

    return wrap


WAYS: dict[str, Way] = {
    **{f"space {ord(sign):x}": put(" ", sign) for sign in "\xa0\u2009\u202f\u3000\t"},
    **{
        f"arrow {sign}": put("->", sign)
        for sign in ("→", "⇒", "➔", "\uf0e0", "–>", "—>", "-->", "=>")
    },
    **{f"unseen {ord(sign):x}": between(sign) for sign in "\u200b\u200e\u202a\u2060\ufeff\u00ad"},
    **{f"dash {ord(sign):x}": put("-", sign) for sign in "\u2010\u2011–"},
    "one line": put("\n", " "),
    "no line breaks": put("\n", ""),
    "no spaces after signs": lambda text: re.sub(r"([:;,])[ \n]", r"\1", text),
    "carriage returns": put("\n", "\r\n"),
    "old line breaks": put("\n", "\r"),
    "separators": put("\n", "\u2028"),
    "empty lines": put("\n", "\n\n \n"),
    "two spaces": put(" ", "  "),
    "straight quotes": lambda text: re.sub("[“”]", '"', text.replace("’", "'")),
    "round quotes": put("'", "’"),
    "source": html.escape,
    "source with spaces": lambda text: html.escape(text).replace(" ", "&nbsp;"),
    "letters apart": lambda text: unicodedata.normalize("NFD", text),
    "fractions": lambda text: text.replace("1/2", "½").replace("3/5", "⅗").replace("4/5", "⅘"),
    "captures": put(" x ", " × "),
    "a heading": put("italiancards result", "Italiancards result"),
    "narrow": wrapped(30),
    "quoted": wrapped(70, "> "),
    "quoted twice": wrapped(60, ">> "),
    "quoted and joined": lambda text: wrapped(70, "> ")(text).replace("\n", " "),
    "a bar": wrapped(76, "| "),
    "a list": put("\n", "\n* "),
    "code": lambda text: f"```\n{text}\n```",
    "a chat": lambda text: f"[22:41, 22/11/2026] Rosa: \u200e{text}",
    "greetings": lambda text: f"Buonasera,\necco.\n\n{text}\n-- \nRosa\nsum: up",
}
"""What programs do to a text, by what it is called here."""


def said(result: Result) -> tuple[list[str], ...]:
    """What a result says, part by part, without white space and in the signs of a keyboard."""
    lines = [(line.kind, line.what, line.says) for line in result.lines]
    parts = [(result.title, result.task, result.name, result.when), *lines]
    return tuple([packed(plain(each)) for each in part] for part in parts)


@pytest.mark.parametrize("way", WAYS)
def test_what_a_program_did_is_undone_and_all_is_read(way: str) -> None:
    lines = [ResultLine("lesson", LESSON_ASKED, "done, 1/2"), *LINES[1:]]
    for sent in (WRITTEN, Result("", SENT.task, "Rosa", SENT.when, tuple(lines))):
        came = Result.read(WAYS[way](str(sent)))
        assert [(line.kind, line.what) for line in came.lines] == [
            (line.kind, line.what) for line in sent.lines
        ]
        assert said(came) == said(sent)
    assert set(verify(TASK, WAYS[way](TEXT)).done) == set(TASK.items)


@pytest.mark.parametrize("seed", range(4 * TIMES))
def test_of_what_many_programs_did_all_is_read_or_nothing(seed: int) -> None:
    chance = Random(seed)
    ways = [*WAYS.values()]
    for _ in range(100):
        text = TEXT
        for way in chance.sample(ways, 3):
            text = way(text)
        spaces = [at for at, sign in enumerate(text) if sign.isspace()]
        for at in chance.sample(spaces, min(3, len(spaces))):
            text = text[:at] + chance.choice(["", "\n", "\xa0", "\n> ", " "]) + text[at + 1 :]
        with suppress(ItalianCardsError):
            assert said(Result.read(text)) == said(WRITTEN), text


def test_no_white_space_that_is_lost_or_changed_takes_a_line_away() -> None:
    """Each space and each line break by itself."""
    for at, sign in enumerate(TEXT):
        if sign.isspace():
            for other in ("", "\n", "\xa0"):
                text = TEXT[:at] + other + TEXT[at + 1 :]
                assert said(Result.read(text)) == said(WRITTEN), text


def test_a_lesson_whose_line_break_was_lost_is_done() -> None:
    lesson = "200_scopa_capture"
    task = type(TASK).of("", [lesson])
    lines = ASKED.format(task.mark, lesson, "done, 2/2").split("\n")
    total = f"{crc32(''.join(''.join(lines).split()).encode()):08x}"
    for way in ("\n".join(lines), " ".join(lines), "\n".join(lines[:-1]) + lines[-1]):
        text = f"{way}\nsum: {total}"
        for each in (text, text.replace(" ", "\xa0")):
            assert {item.text: done.detail for item, done in verify(task, each).done.items()} == {
                lesson: "2/2"
            }


@pytest.mark.parametrize("title", ["", "3B – “Scopa” → 1/2", "task: name: when: sum: lesson"])
@pytest.mark.parametrize(
    "name", ["Rosa", "D’Angelo & figli; 3 > 2", "A\N{FRACTION SLASH}B", "&amp;"]
)
def test_texts_of_earlier_releases_are_read_to_the_byte(title: str, name: str) -> None:
    """They were summed sign by sign, and may have had any sign in what somebody wrote."""
    words = "Chi prende → l’asso ‘½’ – o\u00ad il 3?"
    lines = (*LINES[:-1], ResultLine("missed", f"{LESSON_ASKED} 1a2b3c4d", words))
    old = Result(title, SENT.task, name, SENT.when, lines)
    lines = str(old).rpartition("\n")[0].split("\n")
    total = f"{crc32(''.join(''.join(lines).split()).encode()):08x}"
    text = "\n".join((*lines, f"sum: {total}"))
    for each in (text, "> " + text.replace("\n", "\n> "), wrapped(70, "> ")(text)):
        assert Result.read(each) == old
    assert Result.read(str(old)) == old


def test_a_class_is_read_as_it_always_was() -> None:
    for text in class_of_thirty():
        row = judge_text(TASK, text)
        assert row.wrong or str(Result.read(text)) == text


def test_a_letter_or_a_digit_that_was_changed_is_noticed() -> None:
    end = TEXT.rindex("sum:")
    for at in range(len("italiancards result"), end):
        if TEXT[at].isalnum():
            other = "b" if TEXT[at] == "a" else "a"
            with pytest.raises(ItalianCardsError):
                Result.read(TEXT[:at] + other + TEXT[at + 1 :])


PIECES = (
    *("lesson100_", "lesson 100_a -", "missed 100_a 0000000", "deal", "puzzle", "-", "=", "->"),
    *("\n", ">", " >", "> ", "&nbsp;", "½", "\u0301", "name:", "when:", "sum: 0000000", "class:"),
    *("task: 00000000 name:", "italiancards result ", "italiancards result class:"),
)


@pytest.mark.parametrize("piece", PIECES)
def test_a_text_of_one_thing_over_and_over_is_judged_soon(piece: str) -> None:
    before = TEXT.partition("lesson")[0]
    began = process_time()
    for start in ("", before, f"{before}lesson {LESSON_ASKED} -> ", f"{before}deal scopa; "):
        judge_text(TASK, (start + piece * LONGEST)[:LONGEST])
    assert process_time() - began < 2


@pytest.mark.parametrize("text", ["\ud800", f"{TEXT}\udc00", TEXT.replace("Nicol", "Nicol\ud83d")])
def test_half_a_sign_is_no_fault_of_ours(text: str) -> None:
    row = judge_text(TASK, text)
    assert row.wrong or row.name == WRITTEN.name
    str(row).encode()
