"""The widget beside Python: what it is opened with, and a table that somebody else changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import comm
import pytest
from comm import DummyComm
from support.learner import keys, playing, post

import italiancards as ic
from italiancards.session.messages import PageMessage
from italiancards.widgets import CardTable, Classroom, Lesson, Practice, Puzzles


@pytest.fixture
def widget() -> CardTable:
    return CardTable(ic.deal("briscola", seed=7))


def a_trick(widget: CardTable) -> None:
    """The learner leads the two of coins, and the trick is gathered."""
    post(widget, "move", move="2D")
    post(widget, "go_on")
    post(widget, "go_on")


def test_a_table_that_was_taken_back_and_played_from_python_is_shown_as_it_is(
    widget: CardTable,
) -> None:
    a_trick(widget)
    widget.table.undo()
    widget.table.undo()
    widget.table.play("AS")
    model = post(widget, "hint")
    assert model["answer"]["kind"] == "stale"
    assert keys(model, "trick") == ["AS"]
    assert model["status"] == "It is Rosa’s turn."
    assert len(keys(post(widget, "go_on"), "trick")) == 2


def test_a_table_that_was_taken_back_from_python_is_played_on_from_there(
    widget: CardTable,
) -> None:
    a_trick(widget)
    before = widget.model["revision"]
    widget.table.undo()
    widget.table.undo()
    model = post(widget, "ask", move="2D")
    assert model["revision"] > before
    assert model["status"] == "Your turn: you lead."
    assert keys(post(widget, "move", move="2D"), "trick") == ["2D"]


def test_who_played_from_python_can_show_it(widget: CardTable) -> None:
    widget.table.play("2D")
    widget.refresh()
    assert widget.model["wait"]["for"] == "table"
    assert keys(post(widget, "go_on"), "trick") == ["2D"]
    widget.table.undo()
    widget.refresh()
    assert widget.model["status"] == "Your turn: you lead."
    unchanged = widget.model["revision"]
    widget.refresh()
    assert widget.model["revision"] == unchanged


def test_an_answer_given_twice_is_sent_twice(widget: CardTable) -> None:
    """A browser that hears nothing calls the table silent; equal traits are not sent."""
    first, second = (post(widget, "ask", move="2D") for _ in range(2))
    assert first["answer"] == second["answer"]
    assert first != second


def test_a_model_that_cannot_be_made_is_answered_on_the_screen(
    widget: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> dict[str, Any]:
        raise RuntimeError("the cat ate the deck")

    hand = keys(widget.model, "hand", mine=True)
    monkeypatch.setattr(widget.session, "model", broken)
    model = post(widget, "hint")
    assert "the cat ate the deck" in model["answer"]["text"]
    assert keys(model, "hand", mine=True) == hand


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"seat": 2}, "There is no seat 2; there is: 0, 1."),
        ({"seat": -1}, "There is no seat -1; there is: 0, 1."),
        ({"players": ["random"]}, r"Cannot read .*: expected a number of players, or bots by seat"),
        ({"players": "random"}, r"Cannot read 'random': .* such as bots=\{1: \"greedy"),
        ({"players": True}, "Cannot read True: expected a number of players"),
        ({"players": 7}, "The option 'players' cannot be 7; there is: 2, 3, 4, 5, 6"),
        ({"bots": "random"}, "Cannot read 'random': expected bots by seat, such as bots="),
        ({"players": {1: "greedy"}, "bots": {1: "hint"}}, "bots by seat are already given"),
        ({"players": {5: "greedy"}}, "There is no other player in seat 5; there is: 1."),
        ({"players": {0: "greedy"}}, "There is no other player in seat 0; there is: 1."),
        ({"players": {1: 7}}, "There is no bot 7"),
        ({"foo": 1}, "'foo'"),
    ],
    ids=repr,
)
def test_a_seat_or_a_player_that_does_not_exist_is_refused(
    told: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ic.ItalianCardsError, match=sentence):
        CardTable("briscola", **told)


@pytest.mark.parametrize("kind", [CardTable, Practice])
@pytest.mark.parametrize("told", [4, "4"])
def test_a_number_of_players_is_how_many_sit_down(kind: type[CardTable], told: Any) -> None:
    table = kind("scopa", players=told, seed=7)
    assert table.table.seating.count == 4
    assert "level" in table.model["settings"]


@pytest.mark.parametrize("kind", [CardTable, Practice])
def test_bots_by_seat_are_told_beside_a_number_of_players(kind: type[CardTable]) -> None:
    table = kind("scopa", players=4, bots={1: "random", 3: "hint"}, seed=7)
    assert playing(table.session).players == {1: "random", 3: "hint"}
    assert table.table.seating.count == 4
    assert playing(kind("briscola", players={1: "random"}).session).players == {1: "random"}
    assert kind("briscola", seat=1).session.seat == 1


@pytest.mark.parametrize("game", ["scopone", "scopone scientifico"])
def test_a_card_table_finds_a_game_by_what_people_call_it(game: str) -> None:
    assert CardTable(game).table.seating.count == 4
    assert Practice(game).model["practice"]["game"] == "scopa"


def test_a_table_that_is_dealt_already_takes_nothing_agreed() -> None:
    sentence = "seed=3, foo=1: this works only for a table started by game name."
    with pytest.raises(ic.ItalianCardsError, match=sentence):
        CardTable(ic.deal("briscola", seed=7), seed=3, foo=1)
    with pytest.raises(
        ic.ItalianCardsError, match="players=4: this works only for a table started by game name"
    ):
        CardTable(ic.deal("scopa", seed=7), players=4)


@pytest.mark.parametrize("stacked", ["order", "top", "seed"])
def test_a_new_match_has_new_cards_and_what_was_agreed(stacked: str) -> None:
    deck = ic.deal("briscola", seed=7).starts[0]
    assert deck is not None
    cards = {"order": " ".join(deck.deck), "top": " ".join(deck.deck[:39]), "seed": "7"}
    widget = CardTable("briscola", match="single", dealer=0, **{stacked: cards[stacked]})
    widget.table.autoplay()
    while widget.session.waiting is not None:
        widget.session.handle(PageMessage("go_on", widget.session.revision, {}))
    assert widget.session.model()["can"]["new_match"]
    widget.refresh()
    post(widget, "deal")
    second = widget.table.starts[0]
    assert second is not None
    assert second.deck != deck.deck
    assert (second.dealer, widget.table.options.match) == (0, "single")


@pytest.mark.parametrize("widget", [CardTable("briscola", seed=7), Practice(seed=7)])
def test_a_table_tells_at_first_what_it_shows_to_who_speaks_another_language(
    widget: CardTable,
) -> None:
    first = widget.translations["it"]
    model = post(widget, "setting", name="language", value="it")
    assert first["model"]["status"] == "Tocca a te: esci tu."
    assert first == {
        "model": {name: value for name, value in model.items() if name != "sent"},
        "words": widget.words,
        "form": widget.form,
    }
    assert widget.translations == {}


def test_what_a_table_tells_at_first_changes_nothing_of_it() -> None:
    widget = CardTable("briscola", seed=7)
    assert widget.session.settings["language"] == "en"
    assert widget.model["status"] == "Your turn: you lead."
    assert set(widget.translations) == {"it"}


def lesson_with_steps() -> Lesson:
    lesson = Lesson()
    lesson.step(en="Look.", it="Guarda.")
    return lesson


@pytest.mark.parametrize(
    "made", [CardTable, Practice, lambda: Puzzles("scopa"), lesson_with_steps, Classroom]
)
def test_a_browser_hears_of_a_widget_once_there_is_something_to_show(
    made: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What draws it looks at once: it has to find a model there, however slow the line."""
    states: list[dict[str, Any]] = []

    def opened(**message: Any) -> DummyComm:
        states.append(message["data"]["state"])
        return DummyComm()

    monkeypatch.setattr(comm, "create_comm", opened)
    widget = made()
    widget._repr_mimebundle_()
    (state,) = (each for each in states if "_esm" in each)
    for part in ("model", "words", "form", "translations"):
        assert state.get(part) == getattr(widget, part, None), part
    assert state["model"]
