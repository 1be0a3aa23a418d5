"""A teacher's own lessons beside ours: in one language, in the place of one of ours, or broken."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect
from support.depth import some
from support.own_lessons import own_site, write_notebook
from support.page_checks import Open, axe, forward
from support.site import ROOT, serving, with_few

import italiancards as ic
from italiancards.classroom.task import Item
from italiancards.cli import main
from italiancards.site.pages.lessons import FOLDER
from italiancards.site.pages.own_lessons import check_lessons, page_name

ITALIAN = """
import italiancards as ic
from italiancards.games.briscola.questions import who_takes
from italiancards.widgets import Lesson, remark, say, stop

table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S", others="7D FB")
lesson = Lesson()
lesson.recall(who_takes(table, "6S"), of="100_briscola_the_trick", it="Ti ricordi?")
question = who_takes(table, "6S", say(it="Di chi è la presa?"))
lesson.guess(question, then=say(it="La briscola taglia."))
lesson.step(
    it="Prendi l’asso.", table=table, do="6S", keep=say(it="Una briscola prende."),
    but={"RB": say(it="Il re non è una briscola.")}, then=say(it="Bravo."),
)
lesson.remember(it="Si taglia con la briscola.")
lesson
"""
WHOLE = """
import italiancards as ic
from italiancards.widgets import Lesson, remark, say, stop

deal = ic.deal("briscola", seed=7)
lesson = Lesson()
first = stop("trick-taken", it="Ecco la prima presa.")
lesson.look_on(it="Guarda.", table=deal.branch(0).autoplay(), stops=[first])
lesson.hand(it="Gioca.", table=deal, remarks=[remark("ending", it="Siamo alla fine.")])
lesson
"""
PLAIN = """
from italiancards.widgets import Lesson
lesson = Lesson()
lesson.step(en="Look.", it="Guarda.")
lesson
"""


def write_lessons(folder: Path) -> Path:
    folder.mkdir()
    write_notebook(folder, "02 La briscola", ITALIAN, ours=False)
    write_notebook(folder, "01_both", PLAIN, ours=False)
    write_notebook(folder, "03_whole", WHOLE, ours=False)
    write_notebook(folder, "100_briscola_the_trick", PLAIN)
    return folder


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    mine = write_lessons(tmp_path_factory.mktemp("own") / "mine")
    with serving("--lessons", str(mine), folder=ROOT) as (site, _):
        yield site


LESSON = "voila/render/900_02_la_briscola"
OWN = ("900_01_both", "900_02_la_briscola", "900_03_whole")


def read(address: str) -> str:
    with urlopen(address) as answer:
        return answer.read().decode()


def test_the_home_page_lists_them_in_the_order_of_their_file_names(own: str) -> None:
    page = read(f"{own}?lang=en")
    section = page[page.index('<section id="own">') : page.index("Before you start")]
    assert "Lessons for your class" in section
    listed = re.findall(r'data-page="(900_\w+)"', section)
    assert listed == list(OWN)
    assert '<bdi lang="it">La briscola</bdi>' in section
    assert "Lezioni per la tua classe" in read(f"{own}?lang=it")
    assert "<bdi" not in read(f"{own}?lang=it")


def test_one_with_the_name_of_ours_is_in_its_place(own: str) -> None:
    assert "Look." in read(f"{own}voila/render/100_briscola_the_trick?lang=en")
    assert read(own).count('data-page="100_briscola_the_trick"') == 1


def test_a_class_can_be_told_to_do_them(own: str) -> None:
    page = read(f"{own}voila/render/030_class")
    (text,) = re.findall(r'id="ic-lessons">(.*?)</script>', page)
    listed = json.loads(text)
    titles = {each["name"]: each["title"] for each in listed}
    assert [each["name"] for each in listed if each["game"] == "own"] == list(OWN)
    assert titles["900_02_la_briscola"] == {"en": "La briscola", "it": "La briscola"}
    assert Item.read("900_02_la_briscola").kind == "lesson"


def own_words(page: Page, selector: str, text: str, foreign: bool) -> None:
    """Look for words in a place; they are marked where the page is in the other language."""
    place = page.locator(selector)
    expect(place).to_contain_text(text)
    expect(place.locator("[lang=it]", has_text=text)).to_have_count(int(foreign))


@pytest.mark.browser
@pytest.mark.parametrize("language", some(["it-IT", "en-GB"], 2))
def test_a_lesson_in_one_language_is_taken_to_its_end_on_a_page_in_either(
    own: str, open_page: Open, language: str
) -> None:
    foreign = language == "en-GB"
    page = open_page(own + LESSON, language=language)
    expect(page.locator(".ic-heading")).to_have_text("La briscola")
    expect(page.locator(".ic-heading [lang=it]")).to_be_visible()
    own_words(page, ".ic-step .ic-text", "Di chi è la presa?", foreign)
    answers = page.locator(".ic-question button")
    answers.filter(has_text="You" if foreign else "Tu").click()
    reply = page.locator(".ic-reply")
    expect(reply).to_contain_text(
        "Right. La briscola taglia." if foreign else "Giusto. La briscola"
    )
    own_words(page, ".ic-reply", "La briscola taglia.", foreign)
    if foreign:
        assert reply.locator("[lang=it]").inner_text() == "La briscola taglia."
    assert axe(page) == []
    forward(page)
    own_words(page, ".ic-step .ic-text", "Prendi l’asso.", foreign)
    page.locator(".ic-hand button[data-card='RB'], .ic-hand [data-key='RB']").first.click()
    own_words(page, ".ic-reply", "Il re non è una briscola.", foreign)
    page.locator(".ic-steps button:visible").first.click()
    page.locator(".ic-hand button[data-card='6S'], .ic-hand [data-key='6S']").first.click()
    own_words(page, ".ic-reply", "Bravo.", foreign)
    own_words(page, ".ic-kept", "Una briscola prende.", foreign)
    forward(page)
    own_words(page, ".ic-step .ic-text", "Si taglia con la briscola.", foreign)
    page.locator(".ic-rail .ic-main").click()
    end = page.locator(".ic-lesson-end")
    own_words(page, ".ic-learnt", "Una briscola prende.", foreign)
    expect(end.locator("a [lang=it]")).to_have_text("Whole →")
    page.goto(own)
    expect(page.locator("#start")).to_have_attribute("href", re.compile("900_"))  # goes on there
    expect(page.locator("#own [data-page='900_02_la_briscola'] .state")).not_to_be_empty()
    page.goto(f"{own}voila/render/030_class")
    group = page.locator("details", has_text="Whole")
    group.locator("summary").click()
    expect(group.locator("summary")).to_have_text(
        "Lessons for your class" if foreign else "Lezioni per la tua classe"
    )
    expect(group.locator("label")).to_have_text(["Both", "La briscola", "Whole"])


def test_every_part_of_a_lesson_may_be_in_one_language(tmp_path: Path) -> None:
    folder = write_lessons(tmp_path / "mine")
    infos = {each.name: each for each in check_lessons(folder)}
    assert infos["900_03_whole"].title == {"it": "Whole"}
    assert infos["900_01_both"].title == {"en": "Both", "it": "Both"}
    assert infos["900_03_whole"].minutes > 1


def test_a_heading_with_a_stroke_is_the_title_in_both_languages(tmp_path: Path) -> None:
    path = write_notebook(tmp_path, "a", PLAIN, ours=False)
    notebook = json.loads(path.read_text())
    heading = {"cell_type": "markdown", "metadata": {}, "source": "# The trick / La presa\n\nText."}
    empty = {"cell_type": "code", "metadata": {}, "source": "", "outputs": []}
    lab = {"cell_type": "code", "metadata": {"tags": ["lab-only"]}, "source": "1 / 0"}
    notebook["cells"] = [heading, *notebook["cells"], lab, empty]
    path.write_text(json.dumps(notebook))
    assert check_lessons(tmp_path)[0].title == {"en": "The trick", "it": "La presa"}


def test_one_that_is_written_while_the_site_runs_is_opened_and_one_that_is_changed_too(
    tmp_path: Path,
) -> None:
    import asyncio

    ours, mine = tmp_path / "ours", write_lessons(tmp_path / "mine")
    ours.mkdir()
    write_notebook(ours, "000_welcome", PLAIN)

    async def run() -> None:
        async with asyncio.timeout(60), own_site(ours, own=mine) as (hall, _):
            await hall.recipes.run_all()
            write_notebook(mine, "00_new", PLAIN, ours=False)
            os.utime(write_notebook(mine, "01_both", ITALIAN, ours=False), ns=(1, 1))
            await hall.recipes.look()
            names = [each.name for each in hall.own_lessons]
            assert names[:2] == ["900_00_new", "900_01_both"]
            assert hall.own_lessons[1].title == {"it": "Both"}
            assert hall.recipes.ready("900_00_new")
            (mine / "00_new.ipynb").unlink()
            assert [each.name for each in hall.own_lessons] == names[1:]

    asyncio.run(run())


# What is refused

BROKEN = {
    "nothing.ipynb, cell 1, line 2: ZeroDivisionError: division by zero.": "x = 1\n1 / 0",
    "nothing.ipynb, cell 1, line 1: SyntaxError: invalid syntax.": "lesson lesson",
    "nothing.ipynb, cell 1: the last line must show a lesson": "x = 1",
    "nothing.ipynb, cell 1, line 3: A text of a lesson needs words": (
        "from italiancards.widgets import Lesson\nlesson = Lesson()\nlesson.step()\nlesson"
    ),
    "nothing.ipynb, cell 1, line 2: A lesson needs at least one step.": (
        "from italiancards.widgets import Lesson\nLesson()"
    ),
    "nothing.ipynb: the notebook has no cell with code.": "",
}


@pytest.mark.parametrize("sentence", BROKEN)
def test_a_notebook_that_fails_is_named_with_its_cell(tmp_path: Path, sentence: str) -> None:
    write_notebook(tmp_path, "nothing", BROKEN[sentence], ours=False)
    with pytest.raises(ic.ItalianCardsError) as refused:
        check_lessons(tmp_path)
    assert str(refused.value).startswith(sentence)
    assert refused.value.in_language("it") != str(refused.value) or "Error: " in sentence


def test_the_cell_is_counted_among_all_of_the_notebook(tmp_path: Path) -> None:
    path = write_notebook(tmp_path, "two", PLAIN, ours=False)
    notebook = json.loads(path.read_text())
    text = {"cell_type": "markdown", "metadata": {}, "source": "# x"}
    failing = {**notebook["cells"][0], "source": "x = 1\ny = z"}
    notebook["cells"] = [text, *notebook["cells"], failing]
    path.write_text(json.dumps(notebook))
    with pytest.raises(ic.ItalianCardsError, match=r"two\.ipynb, cell 3, line 2: NameError"):
        check_lessons(tmp_path)


@pytest.mark.parametrize("command", ["serve", "export"])
def test_what_cannot_be_served_or_written_is_said_in_one_sentence(
    tmp_path: Path, command: str
) -> None:
    empty, odd, two = (tmp_path / name for name in ("empty", "odd", "two"))
    for folder in (empty, odd, two):
        folder.mkdir()
    (odd / "no.ipynb").write_text("{")
    for name in ("a b", "a-b"):
        write_notebook(two, name, PLAIN, ours=False)
    sentences = {
        tmp_path / "nowhere": f"{tmp_path / 'nowhere'}: there is no such folder.",
        empty: f"{empty}: there is no notebook (.ipynb) in this folder.",
        odd: "no.ipynb cannot be read as a notebook.",
        two: "a b.ipynb and a-b.ipynb would be the same page: rename one of them.",
    }
    arguments = {"serve": ["serve", "--port", "0", "--no-browser"], "export": ["export", "out"]}
    for folder, sentence in sentences.items():
        run = subprocess.run(
            [sys.executable, "-m", "italiancards.cli", *arguments[command], "--lessons", folder],
            capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False,
        )  # fmt: skip
        assert (run.returncode, run.stdout, run.stderr.strip()) == (1, "", sentence)
    assert not (tmp_path / "out").exists()


def test_the_help_says_that_they_come_beside_ours(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("serve", "export"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        text = " ".join(capsys.readouterr().out.split())
        assert "beside ours; one with the file name of one of ours takes its place" in text


def test_a_page_name_fits_every_address_and_link() -> None:
    for path in FOLDER.glob("*.ipynb"):
        assert page_name(path) == path.stem
    for stem in ("Lezione 1", "1", "èà", "x" * 200, "010 own", "250_own"):
        assert Item.read(page_name(Path(f"{stem}.ipynb"))).kind == "lesson"


@pytest.mark.thorough
@pytest.mark.slow
def test_the_edition_has_them_too(tmp_path: Path) -> None:
    out, mine = tmp_path / "out", write_lessons(tmp_path / "mine")
    export = [sys.executable, "-m", "italiancards.cli", "export", out, "--lessons", mine]
    subprocess.run(export, cwd=with_few(), check=True, stdout=subprocess.DEVNULL)
    home = (out / "index.html").read_text()
    assert '<section id="own">' in home
    assert 'href="voila/render/900_02_la_briscola/"' in home
    page = (out / LESSON / "index.html").read_text()
    assert "Di chi è la presa?" in page
    assert '<bdi lang="it">La briscola</bdi>' in page
    assert "Look." in (out / "voila/render/100_briscola_the_trick/index.html").read_text()
