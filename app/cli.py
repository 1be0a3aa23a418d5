"""The command line: `italiancards serve`, `italiancards replay`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from app.replay import replay


def parser() -> argparse.ArgumentParser:
    """What can be written after `italiancards`."""
    top = argparse.ArgumentParser(
        prog="italiancards", description="Learn Italian card games by playing them."
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="serve the lessons and tables as a site")
    serve.add_argument("--port", type=int, default=8866, help="the port (default 8866)")
    serve.add_argument(
        "--host", default="localhost", help="the address to listen on (default localhost)"
    )
    serve.add_argument(
        "--tables", type=int, default=40, help="how many people may play at once (default 40)"
    )
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")

    again = commands.add_parser("replay", help="check records and print their scores")
    again.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command.

    Returns:
        0 where all went well, 1 where something was refused.
    """
    told = parser().parse_args(arguments)
    if told.command == "replay":
        return replay(told.files, sys.stdout, sys.stderr)
    from app.site.server import serve  # the site's libraries take a second to load

    return serve(host=told.host, port=told.port, tables=told.tables, browser=not told.no_browser)


if __name__ == "__main__":
    sys.exit(main())
