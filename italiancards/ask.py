"""Answers about cards on no table: their points, their takings, their melds.

`ic.ask.briscola`, `ic.ask.scopa` and the others are each loaded when they are first asked, and each
prints its questions. They know no rule: the game itself answers, and options are given by name, as
in `italiancards.deal`.

>>> import italiancards as ic
>>> ic.ask.scopa.primiera("7D 6C AS 5B")
7D 6C AS 5B: 70
>>> ic.ask.briscola
ic.ask.briscola.points(pile, **options)         The points that the cards of a pile count.
ic.ask.briscola.taker(trick, trump, **options)  The card that takes a trick, and why.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, getdoc, signature
from typing import Any

from italiancards.core.rows import as_html, as_text
from italiancards.questions import Questions
from italiancards.registry import REGISTRY, resolve_game


class LooseCards:
    """The questions about the loose cards of one game, each a function.

    Args:
        game: its name.
        functions: the functions.
    """

    def __init__(self, game: str, functions: tuple[Callable[..., Any], ...]) -> None:
        self._game = game
        vars(self).update({each.__name__: each for each in functions})
        self._functions = functions

    @property
    def _rows(self) -> list[tuple[str, str]]:
        """Rows of texts on the questions: the call to type, and the first line of its help."""
        return [
            (
                f"ic.ask.{self._game}.{each.__name__}({_parameter_names(each)})",
                (getdoc(each) or "").split("\n")[0],
            )
            for each in self._functions
        ]

    def __getattr__(self, name: str) -> Any:
        functions = ", ".join(each.__name__ for each in self.__dict__.get("_functions", ()))
        raise AttributeError(f"{self._game} cannot be asked {name!r}; there is: {functions}.")

    def __dir__(self) -> list[str]:
        return [each.__name__ for each in self._functions]

    def __str__(self) -> str:
        return as_text(self._rows)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(self._rows)


def _parameter_names(function: Callable[..., Any]) -> str:
    """Return a function's parameter names, joined by commas."""
    parameters = signature(function).parameters.values()
    return ", ".join(
        f"**{each.name}" if each.kind is Parameter.VAR_KEYWORD else each.name for each in parameters
    )


def __getattr__(name: str) -> Any:
    game, _ = resolve_game(name)
    part: Questions | None = None if name.startswith("_") else REGISTRY.part(game, "questions")
    if part is None or not part.loose_cards:
        raise AttributeError(
            f"There is nothing to ask about {name!r}; there is: {', '.join(__dir__())}."
        )
    return LooseCards(game, part.loose_cards)


def __dir__() -> list[str]:
    return [name for name in REGISTRY if REGISTRY.part(name, "questions")]
