"""Front end of the tables, and their cards. Python's part is `italiancards.widgets`.

`from widgets import CardTable`, as lessons said before, goes on working beside a checkout.
"""

import warnings
from typing import Any

import italiancards.widgets


def __getattr__(name: str) -> Any:
    found = getattr(italiancards.widgets, name)
    import_line = f"from italiancards.widgets import {name}"
    warnings.warn(
        f"`{import_line}` takes the place of `from widgets`", DeprecationWarning, stacklevel=2
    )
    return found
