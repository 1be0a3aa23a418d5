"""Traits that tell code beside a table what the learner sees."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.learner import WORDS, following, post

import italiancards as ic
from italiancards.core.position import read_position
from italiancards.widgets import CardTable, Lesson, Practice, Puzzles

PLAIN = ("position", "last_move", "turn", "score", "over")
PAGE = Path(__file__).parents[2] / "docs" / "observe.md"
TABLES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in ic.GAMES),
    ("briscola", {"players": 5}),
    ("briscola", {"deck": "french"}),
    ("scopa", {"players": 4}),
]
DEEDS = 60
"""Cards and pauses of a deal that is looked at: all but the games with melds are over by then."""


def plain(widget: CardTable) -> dict[str, Any]:
    """The traits as they are now."""
    return {name: getattr(widget, name) for name in PLAIN}


def go_on(widget: CardTable, chance: Random) -> None:
    """A card of the learner's, or whatever is waited for."""
    if widget.session.waiting is not None:
        post(widget, "go_on")
    else:
        post(widget, "move", move=str(chance.choice(widget.table.legal())))


def finished(widget: CardTable) -> bool:
    return widget.over and widget.session.waiting is None


@pytest.mark.parametrize(("game", "agreed"), TABLES, ids=str)
def test_what_is_observed_is_what_the_learner_sees(game: str, agreed: dict[str, Any]) -> None:
    widget = CardTable(game, seed=7, bots={1: "random"}, **agreed)
    chance, session, moves = Random(game), widget.session, list[str]()
    widget.observe(lambda change: moves.append(change.new), names="last_move")
    for _ in range(DEEDS):
        if finished(widget):
            break
        go_on(widget, chance)
        table, shown = widget.table, session.shown
        values = plain(widget)
        assert json.loads(json.dumps(values)) == values
        assert values["score"] == list(table.score(shown, 0).sheet.last_row)
        assert (values["turn"], values["over"]) == (session.view.to_move, session.view.over)
        _, fields = read_position(values["position"])
        hand = table.game.fields(table.moments[shown].state, 0).get("hand", "")
        assert fields.get("hand", "") == hand
        if values["turn"] == 0:
            again = ic.position(values["position"])
            assert again.view().hand == session.view.hand
            assert again.position() == values["position"] == table.position()
    made = [str(each.move) for each in table.moments if each.move is not None]
    assert set(moves) <= {*made, None}
    assert len(moves) > DEEDS / 6


def test_what_is_observed_is_of_one_moment() -> None:
    widget, seen = CardTable("briscola", seed=7), list[dict[str, Any]]()
    widget.observe(lambda change: seen.append(plain(widget)), names=list(PLAIN))
    post(widget, "move", move="2D")
    assert [each["last_move"] for each in seen] == ["2D"] * 3
    assert [each["turn"] for each in seen] == [1] * 3
    assert {each["position"] for each in seen} == {"briscola; hand=AS RD; trick=2D; upcard=7D"}


@pytest.mark.parametrize("kind", [CardTable, Practice, Puzzles])
def test_each_table_can_be_observed_from_the_start(kind: type[CardTable]) -> None:
    widget = kind("scopa")
    assert widget.position == widget.table.position(seat=widget.session.seat)
    assert (widget.last_move, widget.turn, widget.over) == (None, widget.table.to_move, False)
    assert {*PLAIN} <= {*widget.get_state()}  # of a trait that is not synced marimo tells nothing


def test_another_table_is_observed_as_it_lies() -> None:
    widget = Practice("briscola", seed=7)
    post(widget, "move", move="2D")
    post(widget, "undo")
    assert (widget.last_move, widget.turn) == (None, 0)
    post(widget, "sit", at="scopa; number=7")
    assert widget.position is not None
    assert widget.position.startswith("scopa; hand=")


def test_of_what_a_lesson_hides_no_position_tells() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), hide="stock upcard")
    lesson.step(**WORDS, table=following())
    seen = list[str | None]()
    lesson.observe(lambda change: seen.append(change.new), names="position")
    lesson.begin()
    assert lesson.position is None
    post(lesson, "step", to="next", at="0")
    assert seen == ["briscola; hand=AB RC 6S; trick=5B; upcard=4S"]


def test_a_move_made_in_secret_is_not_observed() -> None:
    table, seats = ic.deal("tresette", seed=1), dict[int, str | None]()
    while not (made := str(table.moment.move)).startswith("declare"):
        legal = table.legal()
        table.play(next((each for each in legal if "declare" in str(each)), legal[0]))
    by = table.moment.seat
    for seat in table.seating.seats:
        seats[seat] = CardTable(table, seat=seat).last_move
    assert seats.pop(by) == made
    assert {*seats.values()} == {"6C"}  # it led; each answer is secret yet


def test_whoever_observes_with_an_error_stops_no_game(caplog: pytest.LogCaptureFixture) -> None:
    widget = CardTable("briscola", seed=7)
    widget.observe(lambda change: {}[change.new], names="last_move")
    model = post(widget, "move", move="2D")
    assert "KeyError: '2D'" in model["answer"]["text"]
    assert "could not be handled" in caplog.text
    for _ in range(4):
        go_on(widget, Random(1))
    assert widget.session.view.hand != ("AS", "RD")
    assert plain(widget) == {**plain(widget), "turn": widget.session.view.to_move}


def test_a_browser_overwrites_none_of_it() -> None:
    widget = CardTable("briscola", seed=7)
    before = plain(widget)
    widget.set_state({"position": "briscola; hand=AB", "turn": 1, "over": True, "score": [1]})
    assert plain(widget) == before


def test_the_page_that_tells_of_it_holds() -> None:
    """The part without a drawing: what is counted after each trick."""
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    exec(next(each for each in code if "shares" in each), names)
    widget, shares, chance = names["table"], names["shares"], Random(1)
    while not finished(widget):
        go_on(widget, chance)
    mine, theirs = widget.table.score().sheet.totals
    assert len(shares) == 20
    assert shares[-1] == mine / (mine + theirs)
    assert all(0 <= share <= 1 for share in shares)
