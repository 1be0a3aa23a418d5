"""What has to be agreed beside an option, so that it applies."""

from __future__ import annotations

from typing import Any

from italiancards.core.options import OptionDeclaration, declared_options


def needed(options: Any, each: OptionDeclaration) -> dict[str, object]:
    """The other options that an option hangs on, at a value under which it applies."""
    others = {other.name: other for other in declared_options(options)}
    found: dict[str, object] = {}
    for name, values in each.when.items():
        found |= needed(options, others[name]) | {name: values[-1]}
    return found
