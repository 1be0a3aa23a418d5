"""Checks of records: each is replayed under the rules, and its score printed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

import italiancards as ic
from italiancards.core.errors import BadRecord


def replay(files: Iterable[Path], out: TextIO, err: TextIO) -> int:
    """Replay record files; print each one's score or error; return the exit status.

    Args:
        files: the records.
        out: where scores go.
        err: where the reasons go of those that do not replay, as `file:line: reason`.

    Returns:
        0 where every record replays, else 1.
    """
    status = 0
    for path in files:
        try:
            table = ic.load(path)
        except BadRecord as error:
            print(f"{path}:{error.line}: {error.reason}", file=err)
            status = 1
        except OSError as error:
            print(f"{path}: {error.strerror}", file=err)
            status = 1
        else:
            print(f"{path}: {table.game.name}, deal {table.moment.deal}", file=out)
            print(table.score(), file=out)
    return status
