"""Stills: what a file, an export, a preview or a terminal shows of a widget."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import nbformat
import pytest
from comm import DummyComm
from ipywidgets import HBox, VBox, Widget
from ipywidgets.embed import dependency_state, embed_data
from nbclient import NotebookClient
from nbconvert import HTMLExporter, MarkdownExporter
from support.site import ROOT

import italiancards as ic
from italiancards.screen.layouts import tables
from italiancards.session import still
from italiancards.widgets import CardTable, Classroom, Lesson, Practice, Puzzles, say
from italiancards.widgets.recipe import recipe_of

VIEW = "application/vnd.jupyter.widget-view+json"
MOST = 60_000
"""Characters that a still may add to a saved notebook."""
SYMBOL = re.compile(r'ic-((?:it|fr)-\w+)-(?:art|corner|letters|pictures|numbers)"')


def lesson() -> Lesson:
    lesson_widget = Lesson()
    lesson_widget.step(
        en="Lead your “ace” & see.",
        it="Gioca l’asso.",
        table=ic.deal("briscola", seed=7, dealer=1),
        do="AS",
    )
    lesson_widget.remember(en="An ace counts.", it="L’asso vale.")
    return lesson_widget


def sentence() -> Lesson:
    """A lesson whose first step has no table."""
    lesson_widget = Lesson()
    lesson_widget.step(en="Look.", it="Guarda.", then=say(en="So.", it="Così."))
    return lesson_widget


MADE: list[Callable[[], Any]] = [
    lambda: CardTable("scopa", seed=7),
    lambda: CardTable("burraco", seed=7),
    lambda: Practice("briscola", seed=7),
    lambda: Puzzles("scopa"),
    lesson,
    sentence,
    Classroom,
    Lesson,
]


@pytest.fixture
def italian() -> Iterator[None]:
    ic.speak("it")
    yield
    ic.speak("en")


class Tags(HTMLParser):
    """The elements of a page, each with what is written in it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def stills(page: str) -> list[dict[str, str]]:
    """What is written in each still of a page, its style apart."""
    found = [tag for _, tag in Tags(page).found if "italiancards-still" in tag.get("class", "")]
    return [{name: each for name, each in tag.items() if name != "style"} for tag in found]


def image(page: str) -> dict[str, str]:
    """What is written in the one still of a page."""
    (still_tag,) = stills(page)
    return still_tag


def picture(page: str) -> str:
    """The SVG document of the still of a page."""
    kind, _, data = image(page)["src"].partition(",")
    assert kind == "data:image/svg+xml"
    text = unquote(data)
    ET.fromstring(text)
    return text.replace("'", '"')


def bundle(widget: Any) -> dict[str, Any]:
    data, _ = widget._repr_mimebundle_()
    return dict(data)


@pytest.mark.parametrize("made", MADE)
def test_a_widget_carries_a_still_and_a_text_the_same_at_every_run(
    made: Callable[[], Any],
) -> None:
    first, again, other = made(), made(), None
    output, other = bundle(first), bundle(again)
    for kind in ("text/plain", "text/html"):
        assert output[kind] == other[kind] == bundle(first)[kind]
    assert (VIEW in output) == (not isinstance(first, Lesson) or bool(first.steps))
    assert [tag for tag, _ in Tags(output["text/html"]).found] == ["img"]
    assert image(output["text/html"])["alt"] == output["text/plain"] == str(first)
    alive = {"script", "a", "foreignObject", "animate", "button"}
    drawn = picture(output["text/html"])
    inside = [*ET.fromstring(drawn).iter()]
    assert not alive & {each.tag.split("}")[1] for each in inside}
    assert not [name for each in inside for name in each.attrib if name.startswith("on")]
    assert "url(" not in drawn
    assert drawn.count("http") == 1  # the name of SVG itself
    assert len(output["text/html"]) < MOST


@pytest.mark.parametrize("game", tables())
def test_a_still_has_the_cards_that_the_view_model_tells_and_no_other(game: str) -> None:
    widget, chance = CardTable(game, seed=5), Random(5)
    for _ in range(8):
        shown = {card["face"] for zone in widget.model["zones"] for card in zone["cards"]}
        page = widget.still()["text/html"]
        drawn = picture(page)
        used = {*SYMBOL.findall(drawn)}
        assert used <= shown
        middle = [zone for zone in widget.model["zones"] if zone["spread"] not in ("pile",)]
        seen = [zone for zone in middle if zone["area"] != "hidden"]
        assert {card["face"] for zone in seen for card in zone["cards"]} <= used
        ids = re.findall(r' id="([^"]+)"', drawn)
        assert len(ids) == len({*ids})
        assert {*re.findall(r' href="#([^"]+)"', drawn)} <= {*ids}
        assert len(page) < MOST
        for _ in range(5):
            if widget.table.to_move is not None:
                widget.table.play(chance.choice([*widget.table.legal()]))
        widget.session.show(widget.table.now)
        widget.refresh()


def test_the_text_is_what_print_shows_of_a_table_to_that_seat() -> None:
    table = ic.deal("briscola", seed=7)
    widget = CardTable(table)
    assert bundle(widget)["text/plain"] == str(table)
    assert f"{CardTable(table, seat=1)}".splitlines()[2] == "Anna’s hand: 3 cards"


def test_a_lessons_still_tells_its_step_and_hides_what_the_step_hides() -> None:
    lesson_widget = Lesson()
    lesson_widget.step(
        en="Look.", it="Guarda.", table=ic.deal("briscola", seed=7), hide="stock signs"
    )
    text = bundle(lesson_widget)["text/plain"]
    assert text.startswith("Briscola\nStep 1 of 1\nLook.\nBriscola, deal 1\n")
    assert "Stock" not in text + picture(bundle(lesson_widget)["text/html"])
    assert "Trumps" not in text
    assert "hand" not in bundle(sentence())["text/plain"]
    assert "Lead your “ace” &amp; see." in picture(bundle(lesson())["text/html"])


def test_whatever_a_lesson_says_is_text_in_its_still() -> None:
    lesson_widget, sentence = Lesson(), "<script>\"1\"</script> 'q' &amp; \n\n    > a\x00b\ud800"
    lesson_widget.step(en=sentence, it="Guarda.")
    page = lesson_widget.still()["text/html"]
    assert [tag for tag, _ in Tags(page).found] == ["img"]
    assert "\n" not in page
    assert image(page)["alt"].endswith("<script>\"1\"</script> 'q' &amp; \n\n    > a\ufffdb\ufffd")
    _, _, data = image(page)["src"].partition(",")
    (*_, last) = ET.fromstring(unquote(data)).iter()
    assert last.text == "<script>\"1\"</script> 'q' &amp; > a\ufffdb\ufffd"


@pytest.mark.usefixtures("italian")
def test_a_still_speaks_the_language_of_its_widget() -> None:
    for widget, sentence in [
        (CardTable("scopa", seed=7), "Tocca a te."),
        (lesson(), "Gioca l’asso."),
        (Classroom(), "Una classe"),
        (Lesson(), "Una lezione ha bisogno di almeno un passo."),
    ]:
        output = bundle(widget)
        assert sentence in output["text/plain"]
        assert sentence in picture(output["text/html"])
        assert image(output["text/html"])["lang"] == "it"


def test_a_still_shows_the_moment_on_the_screen() -> None:
    widget = CardTable("briscola", seed=7)
    widget.table.play("2D")
    assert "On the table: nothing" in bundle(widget)["text/plain"]  # nobody has seen it yet
    widget.refresh()
    widget.session.show(1)
    widget.refresh()
    assert "On the table: 2D (Anna)" in bundle(widget)["text/plain"]


def test_a_still_is_made_for_who_shows_a_widget_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(still, "_html", lambda model, text: made.append(text) or text)
    widget = CardTable("briscola", seed=7)
    VBox([widget, lesson()])
    for _ in range(3):
        widget.refresh()
    repr(widget)
    assert made == []
    bundle(widget)
    assert len(made) == 1


# What a widget is called


def test_a_widget_says_what_it_is() -> None:
    shown = lesson()
    assert repr(shown) == "<Lesson: 2 steps, not begun>"
    assert repr(sentence()) == "<Lesson: 1 step, not begun>"
    bundle(shown)
    for widget, said in [
        (CardTable("scopa", seed=7), "<CardTable: Scopa, deal 7, your turn>"),
        (Practice("briscola", seed=7), "<Practice: Briscola, deal 7, your turn: you lead>"),
        (Puzzles("scopa"), "<Puzzles: Scopa, puzzle 1 · Easy, your turn: which play scores most?>"),
        (shown, "<Lesson: Briscola, step 1 of 2>"),
        (Lesson(), "<Lesson: A lesson needs at least one step.>"),
        (Classroom(), "<Classroom: A class>"),
    ]:
        assert repr(widget) == said


@pytest.mark.usefixtures("italian")
def test_a_widget_says_what_it_is_in_italian() -> None:
    assert repr(CardTable("scopa", seed=7)) == "<CardTable: Scopa, mano 7, tocca a te>"
    assert repr(lesson()) == "<Lesson: 2 passi, non iniziata>"


@pytest.mark.parametrize(
    "made", ["CardTable('scopa')", "Puzzles('scopa')", "Lesson()", "Classroom()"]
)
def test_a_widget_is_printed_in_a_cell_that_is_run_for_its_recipe(
    made: str, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe_of(f"from italiancards.widgets import *\nshown = {made}\nprint(shown)\nshown")
    assert capsys.readouterr().out.startswith(f"<{made.split('(')[0]}")


# A lesson begins however it is shown first


SHOWN: dict[str, Callable[[Lesson], object]] = {
    "in a cell": lambda shown: shown._repr_mimebundle_(),
    "in a column": lambda shown: VBox([shown]).get_state(),
    "in a row of a column": lambda shown: VBox([HBox([shown])]).get_state(),
    "by its name": lambda shown: shown.model_id,
    "by its view": lambda shown: shown.get_view_spec()["model_id"].strip(),
    "by its state": lambda shown: shown.get_state(),
    "in a page": lambda shown: embed_data([shown]),
    "in a page with its own state": lambda shown: dependency_state([shown]),
    "in print": str,
}


@pytest.mark.parametrize("way", SHOWN)
def test_a_lesson_begins_when_it_is_shown_first(way: str) -> None:
    lesson_widget = lesson()
    SHOWN[way](lesson_widget)
    assert lesson_widget.model["lesson"]["count"] == "Step 1 of 2"
    assert lesson_widget.comm is not None
    session = lesson_widget.session
    VBox([lesson_widget])
    SHOWN[way](lesson_widget)
    assert lesson_widget.session is session  # once


def test_a_lesson_that_is_told_only_does_not_begin() -> None:
    lesson_widget = lesson()
    repr(lesson_widget)
    assert lesson_widget.minutes
    assert not hasattr(lesson_widget, "connection")


def test_an_empty_lesson_says_what_is_missing() -> None:
    lesson_widget, sentence = Lesson(), "A lesson needs at least one step."
    assert bundle(lesson_widget)["text/plain"] == str(lesson_widget) == sentence
    assert lesson_widget.get_state()["model"] == {}  # a host may ask before a step is told
    for box in (VBox, HBox):
        with pytest.raises(ic.ItalianCardsError, match=sentence):
            box([lesson_widget]).get_state()
    lesson_widget.step(en="Look.", it="Guarda.")
    assert VIEW in bundle(lesson_widget)


def test_a_lesson_begins_for_a_host_that_opens_its_line_when_it_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Marimo does, before a step is told, and reads the state where the lesson is shown."""

    def opens(made: Widget) -> None:
        assert "model" not in made.keys or made.get_state()["model"] == {}
        made.comm = DummyComm(comm_id="its own", target_name="jupyter.widget", primary=False)

    monkeypatch.setattr(Widget, "_widget_construction_callback", staticmethod(opens))
    lesson_widget = Lesson()
    assert lesson_widget.model_id == "its own"
    lesson_widget.step(en="Look.", it="Guarda.")
    assert lesson_widget.get_state()["model"]["lesson"]["text"] == "Look."


# A saved notebook, and what it is exported to


CELLS = {
    "table": 'from italiancards.widgets import *\nCardTable("scopa", seed=7)',
    "practice": 'Practice("briscola", seed=7)',
    "puzzle": 'Puzzles("scopa")',
    "lesson": """lesson = Lesson()
lesson.step(en="Look at these.", it="Guarda.")
lesson""",
    "class": "Classroom()",
    "empty": "Lesson()",
}
SAID = ("Your turn.", "Trumps: coins", "which play scores most?", "Look at these.", "A class")


@pytest.fixture(scope="module")
def saved() -> nbformat.NotebookNode:
    """A notebook that was run, with the state of its widgets."""
    cells = [nbformat.v4.new_code_cell(source, id=name) for name, source in CELLS.items()]
    notebook = nbformat.v4.new_notebook(cells=cells)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        NotebookClient(notebook, kernel_name="python3").execute()
    return notebook


def without_state(notebook: nbformat.NotebookNode) -> nbformat.NotebookNode:
    less = nbformat.from_dict(json.loads(json.dumps(notebook)))
    del less.metadata["widgets"]
    return less


def outputs(notebook: nbformat.NotebookNode) -> list[dict[str, Any]]:
    """All that each cell has put out, by MIME type."""
    merged = []
    for cell in notebook.cells:
        told = {}
        for each in reversed(cell.outputs):
            told.update(each.data)
        merged.append(told)
    return merged


@pytest.mark.parametrize("exporter", [HTMLExporter, MarkdownExporter])
def test_a_file_without_state_is_exported_with_its_stills(
    saved: nbformat.NotebookNode, exporter: type[Any]
) -> None:
    page, _ = exporter().from_notebook_node(without_state(saved))
    assert stills(page) == [stills(output["text/html"])[0] for output in outputs(saved)]
    assert VIEW not in page
    for sentence in SAID:
        assert sentence in page
    assert " object at 0x" not in page


def test_a_file_with_state_is_exported_with_it_and_keeps_its_stills(
    saved: nbformat.NotebookNode,
) -> None:
    page, _ = HTMLExporter().from_notebook_node(saved)
    for output in outputs(saved)[:-1]:
        assert output[VIEW]["model_id"] in page
    for exporter in (HTMLExporter, MarkdownExporter):
        page, _ = exporter().from_notebook_node(saved)
        assert stills(page) == [stills(output["text/html"])[0] for output in outputs(saved)]


def test_a_still_adds_little_to_a_saved_notebook(
    saved: nbformat.NotebookNode, tmp_path: Path
) -> None:
    path = tmp_path / "saved.ipynb"
    nbformat.write(without_state(saved), path)
    assert path.stat().st_size < 2.5 * MOST
    text = path.read_text(encoding="utf-8")
    assert " object at 0x" not in unescape(text)
