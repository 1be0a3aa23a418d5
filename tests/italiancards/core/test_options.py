"""Options: there are never any that a game does not have, wherever they are made."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from support.options import needed

import italiancards as ic
from italiancards.core.errors import BadOption, BadRecord, NotHere
from italiancards.core.language import SPOKEN
from italiancards.core.options import OptionDeclaration, applicable_changes, declared_options
from italiancards.registry import resolve_game, variants
from italiancards.session.token import Token


@pytest.mark.parametrize("name", ic.GAMES)
def test_options_that_are_made_directly_are_checked_too(name: str) -> None:
    options = ic.game(name).options
    with pytest.raises(BadOption, match="The option 'players' cannot be 7; there is: [24]"):
        options(players=7)
    with pytest.raises(BadOption, match="The option 'players' cannot be '2'"):
        options(players="2")
    with pytest.raises(BadOption, match="cannot be"):
        options(players=[2])
    with pytest.raises(BadOption, match="cannot be"):
        replace(options(), players=1)


@pytest.mark.parametrize("name", ic.GAMES)
def test_every_value_that_is_declared_can_be_agreed_on(name: str) -> None:
    options = ic.game(name).options
    for each in declared_options(options):
        for value in each.values:
            made = options(**needed(options, each), **{each.name: value})
            assert getattr(made, each.name) == value


CONDITIONS = [
    (name, each, other)
    for name in ic.GAMES
    for each in declared_options(ic.game(name).options)
    for other in each.when
]


@pytest.mark.parametrize(("name", "each", "other"), CONDITIONS)
def test_an_option_that_does_not_apply_stays_at_its_default(
    name: str, each: OptionDeclaration, other: str
) -> None:
    options = ic.game(name).options
    missing = next(
        value
        for value in next(opt for opt in declared_options(options) if opt.name == other).values
        if value not in each.when[other]
    )
    given = next(value for value in each.values if value != each.default)
    told = {**needed(options, each), each.name: given}
    assert getattr(options(**told), each.name) == given
    rest = {key: value for key, value in told.items() if key not in (each.name, other)}
    around = applicable_changes(options, {other: missing, **rest})
    assert getattr(options(**around, **{each.name: each.default}), each.name) == each.default
    with pytest.raises(NotHere, match=f"{each.name!r} cannot be .*{other!r} is"):
        options(**around, **{each.name: given})
    assert each.name not in applicable_changes(options, {**around, each.name: str(given)})
    assert applicable_changes(options, told) == told


def test_texts_of_earlier_releases_may_tell_options_that_do_not_apply() -> None:
    record = ic.deal("briscola", seed=7, match="single").play("2D").record()
    told = record.replace("match=single", "match=single best_of=5 points_rule=at_least_120")
    assert "best_of" in told
    assert ic.read(told) == ic.read(record)
    with pytest.raises(BadRecord, match="no option"):
        ic.read(record.replace("match=single", "match=single best=5"))
    token = Token.read("briscola; match=single; best_of=5; number=7")
    assert token.table().options.best_of == 3
    with pytest.raises(NotHere):
        ic.deal("briscola", match="single", best_of=5)


def test_the_refusal_is_said_in_both_languages() -> None:
    for language, words in (("en", "it applies only where"), ("it", "vale solo se")):
        token = SPOKEN.set(language)
        try:
            with pytest.raises(NotHere, match=f"{words} 'players' is 4 or 6|{words} 'players' è"):
                ic.deal("briscola", table_talk="open")
        finally:
            SPOKEN.reset(token)


def test_a_number_is_no_yes_or_no_and_a_text_is() -> None:
    with pytest.raises(BadOption, match="'three_as_three' cannot be 1; there is: False, True"):
        ic.game("briscola").options(three_as_three=1)
    for told, meant in {"yes": True, "No": False, "true": True, True: True}.items():
        assert ic.deal("briscola", three_as_three=told).options.three_as_three is meant


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("scopone", {"players": 4, "scopone": "nine"}),
        ("Scopone", {"players": 4, "scopone": "nine"}),
        ("scopone scientifico", {"players": 4, "scopone": "ten"}),
        ("scopone-scientifico", {"players": 4, "scopone": "ten"}),
        ("Scala Quaranta", {"players": 2}),
        ("Burraco italiano", {"players": 4}),
        ("Burraco a due", {"players": 2}),
        ("BRISCOLA", {"players": 2}),
        ("briscola in tre", {"players": 3}),
        ("Briscola a coppie", {"players": 4}),
        ("briscola in sei", {"players": 6}),
    ],
)
def test_a_game_is_found_by_what_people_call_it(name: str, options: dict[str, Any]) -> None:
    table = ic.deal(name, seed=7)
    assert {each: getattr(table.options, each) for each in options} == options


def test_a_position_is_found_by_what_people_call_the_game_too() -> None:
    assert ic.position("scopone", hand="7D").options.scopone == "nine"
    assert ic.position("Scopone scientifico; hand=7D").options.scopone == "ten"


def test_every_other_name_is_a_preset_that_its_game_has() -> None:
    for game, preset in variants().values():
        assert preset is None or preset in ic.game(game).presets


def test_a_name_that_means_a_preset_takes_no_other() -> None:
    assert ic.deal("scopone", preset="scopone", seed=7) == ic.deal("scopone", seed=7)
    with pytest.raises(BadOption, match="'scopone' has no preset 'scopa'"):
        ic.deal("scopone", preset="scopa")
    with pytest.raises(BadOption, match="no game 'tarocchi'"):
        ic.deal("tarocchi")


@pytest.mark.parametrize("name", [*ic.GAMES, "scopone"])
def test_a_game_loads_no_other(name: str) -> None:
    code = (
        "import sys, italiancards as ic;"
        "from italiancards.hints import HINT, bots;"
        f"table = ic.deal({name!r}, seed=1); table.choices(); str(table);"
        "HINT in bots(table.game) and table.hint(playouts=9);"
        "print(*sorted({each.split('.')[2] for each in sys.modules"
        " if each.startswith(('italiancards.games.', 'italiancards.hints.',"
        " 'italiancards.questions.'))} & set(ic.GAMES)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == [resolve_game(name)[0]]
