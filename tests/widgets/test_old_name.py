"""The name that tables were imported by before: lessons in a checkout still say it."""

from __future__ import annotations

import pytest

import italiancards.widgets


@pytest.mark.parametrize("name", italiancards.widgets.__all__)
def test_whatever_was_imported_from_widgets_is_still_found_there(name: str) -> None:
    scope: dict[str, object] = {}
    with pytest.warns(DeprecationWarning, match=f"from italiancards.widgets import {name}"):
        exec(f"from widgets import {name}", scope)
    assert scope[name] is getattr(italiancards.widgets, name)


def test_what_is_nowhere_is_no_part_of_either() -> None:
    with pytest.raises(ImportError, match="CardTabel"):
        exec("from widgets import CardTabel", {})
