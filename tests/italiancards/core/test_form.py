"""A game's table of fields: reading, writing, what a seat is told, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import italiancards as ic
from italiancards.core.cards import ITALIAN
from italiancards.core.errors import BadOption, BadPosition
from italiancards.core.form import Field, Perspective, Positions, everything
from italiancards.core.notation import PLAIN
from italiancards.core.pool import CardPool
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules import five
from italiancards.games.briscola.rules import position as briscola
from italiancards.games.burraco.rules import position as burraco
from italiancards.games.scala40.rules import position as scala40
from italiancards.games.scopa.rules import position as scopa
from italiancards.games.scopa.rules.options import ScopaOptions
from italiancards.games.tresette.rules import position as tresette

ALL: dict[str, Positions[Any, Any]] = {
    "briscola": briscola.POSITIONS,
    "five": five.POSITIONS,
    "scopa": scopa.POSITIONS,
    "tresette": tresette.POSITIONS,
    "scala40": scala40.POSITIONS,
    "burraco": burraco.POSITIONS,
}
DEAL = ic.deal("scopa", seed=7).moment.state
TOLD = Perspective(DEAL, Seat(0), (Seat(0), Seat(1)), (0, 1), PLAIN)


def laid_out(**fields: str) -> CardPool:
    """A pool of Scopa for two, from some fields."""
    return CardPool(scopa.POSITIONS, scopa.POSITIONS.readers, ScopaOptions(), fields, Random(1))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        (False, ""),
        (True, "yes"),
        ("", ""),
        (0, "0"),
        (Seat(0), "0"),
        ((), ""),
        (((), ()), ""),
        ((Seat(0),), "0"),
        (ITALIAN.cards[:2], "AD 2D"),
        (((), ITALIAN.cards[:2], ()), " / AD 2D / "),
        ([["show"], ["-"]], "show / -"),
    ],
)
def test_a_value_is_written_or_left_out(value: object, text: str) -> None:
    assert Field("x", lambda deal: value, CardPool.text).text(TOLD) == text


def test_a_field_that_a_seat_may_not_know_is_left_out_of_its_position() -> None:
    assert not {"others", "stock"} & scopa.fields(DEAL, Seat(0)).keys()
    assert {"others", "stock"} < scopa.fields(DEAL, None).keys()
    assert not Field("x", lambda deal: 1, CardPool.text, everything).text(TOLD)


@pytest.mark.parametrize("game", ALL)
def test_each_field_that_is_read_is_written_but_next(game: str) -> None:
    positions = ALL[game]
    written = {each.name for each in positions.writing_order} | {"next"}
    assert positions.readers.keys() | {"next"} == written


def test_a_field_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(BadOption, match=r"no field 'hnad'; there is: seat, dealer, .*'hand'\?"):
        scopa.place(ScopaOptions(), {"hnad": "7D"}, Random(1))


@pytest.mark.parametrize(
    ("read", "fields", "message"),
    [
        (CardPool.seat, {"last": "2"}, "last='2' must be from 0 to 1."),
        (CardPool.seats, {"last": "0 2"}, "last='2': there are seats 0 to 1."),
        (CardPool.says, {"last": "perhaps"}, "last='perhaps' must be yes or no."),
        (CardPool.piles, {"taken": "7D / 7D"}, "7D appears twice"),
        (CardPool.piles, {"taken": "7D / / 6D"}, "taken='7D / / 6D' names 3 of 2."),
        (CardPool.scores, {"scores": "1"}, "scores='1' must be 2 numbers."),
        (CardPool.stock, {"stock": "7D", "next": "6D"}, "stock='7D' and next='6D': give either"),
    ],
)
def test_what_a_pool_cannot_read_is_refused(
    read: Callable[[CardPool, str], Any], fields: dict[str, str], message: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        read(laid_out(**fields), next(iter(fields)))
    assert message in str(refused.value)


def test_seats_are_read_in_the_order_named_and_a_value_is_read_once() -> None:
    at = laid_out(last="1 0 1", hand="7D")
    assert at.seats("last") == (Seat(1), Seat(0), Seat(1))
    assert at["hand"] is at["hand"]
    assert len(at.left) == 39


def test_a_card_that_is_known_and_named_is_the_same_card() -> None:
    seven, six = ITALIAN.card("7D"), ITALIAN.card("6D")
    at = laid_out()
    assert [*at.add_known([(), (seven,)], [(six,), (seven,)])] == [(six,), (seven,)]
    assert six not in at.left
