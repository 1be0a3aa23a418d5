"""Callable modules: `ic.review(table)`, and `import italiancards.review` all the same."""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import signature
from types import ModuleType
from typing import Any


def callable_module(function: Callable[..., Any]) -> None:
    """Make a function's module callable as that function, in place.

    A package that offers a function by the name of its module would hide the module behind it.

    >>> import italiancards as ic, italiancards.puzzles as module
    >>> ic.puzzles is module, ic.puzzles("scopa") == module.puzzles("scopa")
    (True, True)
    """
    module = sys.modules[function.__module__]
    module.__class__ = type("Called", (ModuleType,), {"__call__": staticmethod(function)})
    module.__dict__["__signature__"] = signature(function)  # what a prompt shows of it
