"""The one folder that the site writes into: its own, and gone with it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OURS = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
"""Where libraries are told to keep what they would keep in a home folder."""

ROOM, SHORT = 23, "/tmp"
"""Characters the usual place may have, for sockets in it have 103 at most; and another place."""


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder for all that the site, its libraries and its kernels write, as long as it runs.

    Raises:
        SystemExit: this machine lets us write nowhere.
    """
    try:
        usual = tempfile.gettempdir()
        place = SHORT if len(usual) > ROOM and os.path.isdir(SHORT) else usual
        kept = tempfile.TemporaryDirectory(prefix="cards_", dir=place, ignore_cleanup_errors=True)
    except OSError as error:
        raise SystemExit(f"A temporary folder is needed, and none can be made: {error}.") from None
    with kept as name:
        folder = Path(name)
        os.environ.update({each: str(folder / each.lower()) for each in OURS})
        yield folder
