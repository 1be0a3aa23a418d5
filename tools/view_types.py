"""Types of the view model in TypeScript: `python -m tools.view_types` writes them.

The file is `src/types.d.ts`. They are declared once, as TypedDicts in Python; what only JavaScript
uses is in `src/globals.d.ts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Never,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import widgets
from italiancards.classroom.model import ClassModel, FullRegister, RefusalModel, RowModel, TaskModel
from italiancards.session.messages import KINDS
from italiancards.session.model import Translation

FILE = Path(widgets.__file__).parent / "src" / "types.d.ts"
ROOTS = (Translation, ClassModel, TaskModel, RowModel, RefusalModel, FullRegister)
"""Types of all that pages are sent: a table's, and a class's with the answers."""
HEAD = "/* Written by `python -m tools.view_types` from TypedDicts: edit those. */\n"
NAMES: dict[Any, str] = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    NoneType: "null",
    Never: "never",
}


def types_text() -> str:
    """Return the text of the file."""
    return "\n".join([HEAD, *map(interface, reached(ROOTS)), message()])


def reached(kinds: Iterable[Any], found: tuple[type, ...] = ()) -> tuple[type, ...]:
    """Return the TypedDicts that some types are made of, in the order they are met.

    Args:
        kinds: the types.
        found: the TypedDicts met before, which come first.

    >>> [each.__name__ for each in reached([dict[str, RowModel]])]
    ['RowModel', 'DoneModel', 'MistakeCount']
    """
    for kind in kinds:
        if not is_typeddict(kind):
            found = reached(get_args(kind), found)
        elif kind not in found:
            found = reached(get_type_hints(kind).values(), (*found, kind))
    return found


def message() -> str:
    """Return the type of a message to a table, as one of its kinds."""
    kinds = (
        "; ".join([f'type: "{kind}"', *(f"{name}: string" for name in names)])
        for kind, names in KINDS.items()
    )
    union = "\n".join(f"  | {{ {each} }}" for each in kinds)
    return f"/** A message to a table, without its revision. */\ntype Message =\n{union};\n"


def interface(model: type) -> str:
    """Return a TypedDict as an interface, inherited fields included.

    >>> print(interface(FullRegister))
    /** The size of a full register. */
    interface FullRegister {
      full: number;
    }
    <BLANKLINE>
    """
    lines = [f"/** {model.__doc__} */", f"interface {model.__name__} {{"]
    for name, kind in get_type_hints(model, include_extras=True).items():
        optional = get_origin(kind) is NotRequired
        kind = get_args(kind)[0] if optional else kind
        lines.append(f"  {name}{'?' * optional}: {typescript(kind)};")
    return "\n".join([*lines, "}", ""])


def typescript(kind: Any) -> str:
    """Return a type in TypeScript.

    >>> typescript(dict[str, list[int | None]])
    'Record<string, (number | null)[]>'

    Raises:
        TypeError: there is no such type there.
    """
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return str(kind.__name__)
    if kind in NAMES:
        return NAMES[kind]
    if origin is Annotated:
        return str(args[1])
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in args)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(typescript, args)))
    if origin is dict:
        return f"Record<{', '.join(map(typescript, args))}>"
    if origin in (list, Sequence):
        each = typescript(args[0])
        return f"({each})[]" if " | " in each else f"{each}[]"
    raise TypeError(f"{kind} cannot be told in TypeScript")


if __name__ == "__main__":
    FILE.write_text(types_text(), encoding="utf-8")
