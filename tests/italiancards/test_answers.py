"""What is typed at a prompt answers in words: a text in a console, a table in a notebook."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

import italiancards as ic
from italiancards.answers import Why
from italiancards.core.names import LANGUAGES
from italiancards.hints import Budget
from italiancards.review import Decision


@pytest.fixture
def table() -> ic.Table:
    return ic.deal("scopa", seed=7)


@cache
def _answers(language: str = "en") -> dict[str, Any]:
    ic.speak(language)
    try:
        table = ic.deal("scopa", seed=7)
        over = ic.deal("briscola", seed=7).autoplay()
        review = ic.review(over, budget=Budget(20))
        return {
            "choices": table.choices(),
            "none": over.choices(),
            "why": table.why("RC x RB"),
            "hint": table.hint(),
            "score": over.score(),
            "running": table.score(),
            "review": review,
            "decision": review[0],
            "game": ic.game("scopa"),
            "puzzle": ic.puzzles("scopa")[0],
        } | {f"{name}, drawn": each for name, each in (("score", over.score()),)}
    finally:
        ic.speak("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_at_a_prompt_is_a_dump_of_its_parts(language: str) -> None:
    for name, answer in _answers(language).items():
        shown = repr(answer)
        assert shown, name
        for trace in ("Finding(", "Verdict(", "Estimate(", "object at", "Seat(", "Line(", "facts="):
            assert trace not in shown, name


def test_an_answer_is_printed_as_it_is_shown() -> None:
    answers = _answers()
    for name in ("choices", "why", "hint", "score", "review", "decision"):
        assert repr(answers[name]) == str(answers[name]), name
    assert repr(answers["none"]) == "[]"


class _Cells(HTMLParser):
    """The tags of a page in order, and its words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        assert tag in {"table", "tr", "th", "td", "p"}
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("name", ["choices", "why", "hint", "score", "running", "review"])
def test_a_notebook_shows_an_answer_as_a_plain_table(name: str) -> None:
    answer = _answers()[name]
    cells = _Cells()
    cells.feed(answer._repr_html_())
    assert not cells.open
    for word in cells.words:
        assert word.strip() in repr(answer)


def test_a_name_that_looks_like_html_is_shown_as_it_is_written() -> None:
    table = ic.deal("scopa", seed=7, names=["<b>Anna</b>", "Rosa & Co"])
    shown = table.score()._repr_html_()
    assert "<b>" not in shown
    assert "&lt;b&gt;Anna&lt;/b&gt;" in shown
    assert "Rosa &amp; Co" in shown


def test_choices_are_still_a_list_of_reasons(table: ic.Table) -> None:
    choices = table.choices()
    assert isinstance(choices, list)
    assert all(isinstance(why, Why) for why in choices)
    assert len(choices) == 5
    assert choices[0].ok
    assert [str(why.move) for why in choices if why.ok] == ["2D", "AS x AC", "RD x RB"]
    assert repr(choices).count("\n") == 4


def test_a_review_can_be_counted_indexed_and_read_twice() -> None:
    review = ic.review(ic.deal("briscola", seed=7).autoplay(), budget=Budget(20))
    assert [*review] == [*review]
    assert len(review) == 19
    assert isinstance(review[0], Decision)
    assert review[:2] == [review[0], review[1]]


def test_a_review_is_of_the_deal_as_it_was_when_it_was_asked_for() -> None:
    table = ic.deal("briscola", seed=7).autoplay()
    review = ic.review(table, budget=Budget(20))
    for _ in range(30):
        table.undo()
    assert len(review) == 19


def test_a_review_of_a_seat_that_there_is_not_is_refused(table: ic.Table) -> None:
    with pytest.raises(ic.ItalianCardsError, match="There is no seat"):
        ic.review(table.autoplay(), seat=5)


def test_a_review_tells_what_a_decision_cost_and_what_was_better() -> None:
    review = ic.review(ic.deal("briscola", seed=7).autoplay(), budget=Budget(240))
    first, *_, total = repr(review).splitlines()
    assert first == repr(review[0])
    assert first.startswith("1. AS: It cost ")
    assert "2D was better." in first
    assert total.endswith("points in all.")


REFUSALS = {
    "Non hai in mano": lambda table: table.play("7D"),
    "'7X' non è leggibile: ci vuole una carta come 7S": lambda table: table.play("7X"),
    "'R' si può leggere come RD o RC": lambda table: table.why("R"),
    "Non c’è un posto 2: ci sono i posti da 0 a 1": lambda table: table.view(2),
    "come numeri e non come testo": lambda table: table.view("1"),
    "Non c’è un momento 9": lambda table: table.view(at=9),
    "Niente da annullare": lambda table: table.undo(),
    "Niente da rifare": lambda table: table.redo(),
    "questa non è finita": lambda table: table.next_deal(),
    "Niente aiuto: la mano è finita": lambda table: table.autoplay().hint(),
    "la partita è finita": lambda table: ic.position("scopa", hand="7D").autoplay().next_deal(),
    "7D compare due volte": lambda table: ic.position("scopa", hand="7D 7D"),
}


@pytest.mark.parametrize("sentence", REFUSALS)
def test_an_italian_table_refuses_in_italian(sentence: str, table: ic.Table) -> None:
    ic.speak("it")
    try:
        with pytest.raises(ic.ItalianCardsError, match=sentence):
            REFUSALS[sentence](table)
    finally:
        ic.speak("en")


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda table: table.view("1"), "no seat '1': .*, as numbers, not text"),
        (lambda table: table.view(2), "no seat 2: there are seats 0 to 1[.]$"),
        (lambda table: table.view(at="0"), "no moment '0': .*, as numbers, not text"),
        (lambda table: ic.deal("scopa", dealer="1"), "dealer='1': .*, as numbers"),
        (lambda table: ic.deal("scopa", dealer=7), "dealer=7: there are seats 0 to 1[.]$"),
        (lambda table: ic.deal("scopa", players="7"), "'players' cannot be '7'"),
        (lambda table: ic.deal("scopa", players=7), "'players' cannot be 7"),
        (lambda table: ic.deal(3), "no game 3"),
        (lambda table: table.play(7), "Cannot read 7: expected a card such as 7S"),
        (lambda table: table.play(None), "Cannot read None"),
        (lambda table: ic.puzzles("chess"), "no puzzles for 'chess'"),
        (lambda table: ic.speak("fr"), "No language 'fr'"),
        (lambda table: ic.speak(["it"]), "No language"),
        (lambda table: ic.deal(["scopa"]), "no game"),
        (lambda table: ic.position(7), "Cannot read 7"),
        (lambda table: ic.read(7), "7"),
        (lambda table: table.hint(["greedy"]), "no bot"),
        (lambda table: table.autoplay(7), "no bot 7"),
        (lambda table: ic.deal("scopa", order=7), "Cannot read 7"),
        (lambda table: ic.deal("scopa", preset=["scopone"]), "no preset"),
        (lambda table: ic.deal("scopa", standing=7), "7"),
        (lambda table: ic.deal("scopa", names="Anna"), "names='Anna' must be 2 names"),
        (lambda table: table.hint(playouts="many"), "many"),
        (lambda table: ic.review(table, seat="0"), "no seat '0'"),
        (lambda table: ic.review(table, deal=9), "no deal 9"),
    ],
)
def test_whatever_is_asked_wrongly_is_named_in_one_sentence(
    ask: Any, sentence: str, table: ic.Table
) -> None:
    with pytest.raises(ic.ItalianCardsError, match=sentence) as caught:
        ask(table)
    assert len(str(caught.value)) < 300
    assert "\n" not in str(caught.value)
