"""What a page is told, as it is declared in Python, and from that in TypeScript."""

from __future__ import annotations

import json

from support.type_checks import Declared, fields
from support.walks import WALKS

from tools import view_types


def test_the_types_of_the_front_end_are_those_declared_here() -> None:
    """After a change: `python -m tools.view_types`."""
    assert view_types.FILE.read_text(encoding="utf-8") == view_types.types_text()


def test_what_is_told_is_declared_and_what_is_declared_is_told() -> None:
    """In sessions of every kind; where a key is optional, it is told in one of them."""
    declared, breaches = Declared(), set()
    for name, walk in WALKS.items():
        for value, kind in walk():
            plain_value = json.loads(json.dumps(value))
            breaches |= {f"{name}: {each}" for each in declared.breaches(plain_value, kind)}
    assert sorted(breaches) == []
    models = view_types.reached(view_types.ROOTS)
    every = {(model.__name__, name) for model in models for name in fields(model)}
    assert sorted(every - declared.met) == []
