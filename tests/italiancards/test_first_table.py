"""The first table of somebody new is like that of the game's first whole deal."""

from __future__ import annotations

import re

import pytest
from support.learner import send
from support.site import ROOT

import italiancards as ic
from italiancards.screen.layouts import tables
from italiancards.session.practice_activity import sit_down
from italiancards.site.pages.home import first_table
from italiancards.site.pages.lessons import lessons

FIRST_DEALS = sorted((ROOT / "lessons").glob("*_a_first_deal.ipynb"))
DEAL = re.compile(r'ic\.deal\(\\"(\w+)\\"([^)]*)\)')


@pytest.mark.parametrize("game", tables())
def test_play_seats_as_many_as_the_first_deal_of_the_lessons(game: str) -> None:
    taught = [
        re.findall(r"players=(\d)", options) or [str(ic.game(name).options().players)]
        for path in FIRST_DEALS
        for name, options in DEAL.findall(path.read_text(encoding="utf-8"))
        if name == game
    ]
    first = ic.game(game).options(**ic.game(game).first_table)
    assert [str(first.players)] == taught[0]


def test_a_deal_after_a_lesson_has_nothing_that_is_taught_later() -> None:
    """Newcomers were asked for a napoletana at their first deal after a lesson."""
    tables_after = {each.name[:3]: each for each in lessons() if each.game == "tresette"}
    for number, each in tables_after.items():
        assert (each.table.get("declarations") == "no") == (number < "350")
        assert (each.table.get("signals") == "off") == (number < "360")
    first = first_table("tresette", tables_after["330"].table)
    assert first == "tresette;+declarations=no;+signals=off"
    practice = sit_down(ic.deal("briscola", seed=1))
    send(practice, "sit", at=first.replace("+", " "))
    assert practice.table.options.declarations is False
    assert practice.table.options.signals == "off"
