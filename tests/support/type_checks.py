"""What is told, held against the types that declare it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


@cache
def fields(model: type) -> dict[str, tuple[Any, bool]]:
    """The type of each key, and whether it has to be told."""
    hints = get_type_hints(model, include_extras=True)
    optional = {name for name, kind in hints.items() if get_origin(kind) is NotRequired}
    return {name: (kind, name not in optional) for name, kind in get_type_hints(model).items()}


class Declared:
    """Types, and which of their keys were met: those of what was read from JSON.

    >>> from italiancards.screen.model import NamedCard
    >>> list(Declared().breaches({"face": "it-7D", "nome": None}, NamedCard))
    ['.nome is not declared', '.name is not told']
    """

    def __init__(self) -> None:
        self.met: set[tuple[str, str]] = set()

    def breaches(self, value: Any, kind: Any, at: str = "") -> Iterator[str]:
        """Everything in which a value is not as a type says, with where it stands."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            yield from self.breaches(value, args[0], at)
        elif origin in (Union, UnionType):
            yield from min((list(self.breaches(value, each, at)) for each in args), key=len)
        elif origin is Literal:
            if value not in args:
                yield f"{at} is {value!r}, none of {args}"
        elif is_typeddict(kind) and isinstance(value, dict):
            yield from self._keys(value, kind, at)
        elif origin is dict and isinstance(value, dict):
            for name, each in value.items():
                yield from self.breaches(each, args[1], f"{at}[{name!r}]")
        elif origin in (list, Sequence) and isinstance(value, list):
            for each in value:
                yield from self.breaches(each, args[0], f"{at}[]")
        elif type(value) is not kind and (type(value), kind) != (int, float):
            yield f"{at} is {value!r:.40}, no {kind}"

    def _keys(self, value: dict[str, Any], model: type, at: str) -> Iterator[str]:
        declared = fields(model)
        yield from (f"{at}.{name} is not declared" for name in value if name not in declared)
        for name, (kind, required) in declared.items():
            if name in value:
                self.met.add((model.__name__, name))
                yield from self.breaches(value[name], kind, f"{at}.{name}")
            elif required:
                yield f"{at}.{name} is not told"
