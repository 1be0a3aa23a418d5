"""The command line: `italiancards serve`, `lessons`, `export`, `replay` and `arena`."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from italiancards import BOTS, GAMES, ItalianCardsError, game
from italiancards.core.errors import quoted
from italiancards.core.numbers import whole
from italiancards.core.options import changed_options, make_options
from italiancards.hints import PLAYOUTS
from italiancards.replay import replay

LAST_PORT = 65535


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line's arguments."""
    top = argparse.ArgumentParser(
        prog="italiancards", description="Learn Italian card games by playing them."
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="serve the lessons and tables as a site")
    serve.add_argument(
        "--port", type=_port, default=8866, help="the port, or 0 for any (default 8866)"
    )
    serve.add_argument(
        "--host", default="localhost", help="the address to listen on (default localhost)"
    )
    serve.add_argument(
        "--host-name",
        action="append",
        default=[],
        type=_host_name,
        metavar="NAME",
        help="what the site is called, beside this machine's own name and its addresses",
    )
    serve.add_argument(
        "--base-url",
        type=_base_url,
        default="/",
        metavar="PATH",
        help="where the site begins, if something in front has other addresses too (default /)",
    )
    serve.add_argument(
        "--tables",
        type=positive,
        default=200,
        help="how many people may play at once (default 200)",
    )
    serve.add_argument(
        "--kernels",
        type=_count,
        default=4,
        metavar="N",
        help="how many pages of other notebooks may be open at once (default 4)",
    )
    serve.add_argument(
        "--workers",
        type=positive,
        metavar="N",
        help="processes that think, for what is urgent and for the rest each (default: the cores)",
    )
    serve.add_argument(
        "--executor",
        default="",
        metavar="dask=ADDRESS",
        help="think of whole hints and reviews there too: on the cluster of this scheduler",
    )
    _add_lessons(serve)
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")

    copies = commands.add_parser("lessons", help="copy the lessons into a folder, for JupyterLab")
    copies.add_argument("folder", type=Path, metavar="FOLDER", help="where")
    copies.add_argument(
        "--again", action="store_true", help="write anew those that were run or changed there"
    )

    files = commands.add_parser("export", help="write the site as files that any host can serve")
    files.add_argument("folder", type=Path, metavar="FOLDER", help="where: a folder of its own")
    files.add_argument(
        "--zip", action="store_true", help="and as one file beside it, which the site gives away"
    )
    files.add_argument(
        "--pyodide",
        type=Path,
        metavar="FOLDER",
        help="Python for browsers, as `npm ci` in `widgets` brings it (default: there)",
    )

    files.add_argument(
        "--address",
        type=_address,
        metavar="URL",
        help="where it will lie, so that links to it are shown with a picture",
    )

    _add_lessons(files)

    again = commands.add_parser("replay", help="check records and print their scores")
    again.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record")

    arena = commands.add_parser("arena", help="let two bots play each other")
    arena.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    bots = f"one of {', '.join(BOTS)}"
    arena.add_argument("--a", required=True, metavar="BOT", help=f"in one seat or side: {bots}")
    arena.add_argument("--b", required=True, metavar="BOT", help="in all others")
    arena.add_argument("--deals", type=positive, default=100, help="how many (default 100)")
    arena.add_argument("--seed", type=int, default=1, help="the first deal's number (default 1)")
    add_options(arena)
    arena.add_argument(
        "--standing",
        metavar="TEXT",
        help="how the match stands before each deal: '0 0 after 0' (default: the deal decides it)",
    )
    arena.add_argument(
        "--playouts", type=positive, default=PLAYOUTS, help="deals a hint is tried on"
    )
    arena.add_argument(
        "--jobs", type=positive, help="processes (default 1; on Dask as many as there are cores)"
    )
    arena.add_argument(
        "--executor",
        default="",
        metavar="dask[=ADDRESS]",
        help="play on Dask: on this machine, or where the scheduler with this address says",
    )
    arena.add_argument("--records", type=Path, metavar="FOLDER", help="write every game there")
    arena.add_argument("--json", action="store_true", help="the result for a program")

    return top


def _add_lessons(command: argparse.ArgumentParser) -> None:
    """Add the argument for a folder of lessons to a command's parser, in place."""
    command.add_argument(
        "--lessons",
        type=Path,
        metavar="FOLDER",
        help="a folder of your own lesson notebooks, beside ours; "
        "one with the file name of one of ours takes its place",
    )


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the arguments that set a game's options to a command's parser, in place."""
    command.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="K=V",
        help="an option of the game, or preset=NAME",
    )
    command.add_argument("--players", type=positive, help="how many play")


def options_of(arguments: argparse.Namespace) -> dict[str, object]:
    """Return the game options named in a command's arguments, without those at default.

    Raises:
        ItalianCardsError: a game or an option that there is not.
    """
    options = dict(arguments.option)
    if arguments.players is not None:
        options["players"] = str(arguments.players)
    rules, preset = game(arguments.game), options.pop("preset", None)
    return changed_options(make_options(rules.name, rules.options, rules.presets, preset, options))


def positive(text: str) -> int:
    """Return the whole number from 1 that an argument writes; raise if it is none.

    Raises:
        argparse.ArgumentTypeError: the text is none.
    """
    number = whole(text)
    if not number:
        raise argparse.ArgumentTypeError(f"a whole number from 1 is needed, not {quoted(text)}")
    return number


def _count(text: str) -> int:
    """Return the whole number from 0 that an argument writes; raise if it is none."""
    number = whole(text)
    if number is None:
        raise argparse.ArgumentTypeError(f"a whole number from 0 is needed, not {quoted(text)}")
    return number


def _port(text: str) -> int:
    """Return the port number that an argument writes; raise if it is none."""
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {LAST_PORT}, not {text!r}")
    return int(text)


def _host_name(text: str) -> str:
    """Return a host name unchanged; raise if it is malformed."""
    if not re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)*", text, re.IGNORECASE):
        raise argparse.ArgumentTypeError(f"a name is written as cards.example.org, not {text!r}")
    return text


def _base_url(text: str) -> str:
    """Return a URL path such as `/cards/` unchanged; raise if it is malformed."""
    if not re.fullmatch(r"/([\w.~%@-]+/)*", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"it is written as /cards/, not {text!r}")
    return text


def _address(text: str) -> str:
    """Return a web address unchanged; raise if it is malformed."""
    if not re.fullmatch(r"https?://[\w.:-]+/([\w.~%@-]+/)*", text, re.ASCII):
        raise argparse.ArgumentTypeError(
            f"it is written as https://cards.example.org/, not {text!r}"
        )
    return text


def _option(text: str) -> tuple[str, str]:
    """Return the name and value in `name=value`; raise if it is malformed."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"an option is written name=value, not {text!r}")
    return name, value


def _arena(arguments: argparse.Namespace) -> int:
    """Run `italiancards arena`: play and print a contest; return the exit status."""
    try:
        from italiancards.arena.contest import Contest, contest  # numpy takes a while to load
    except ModuleNotFoundError as error:
        return _without("arena", error)

    try:
        read = options_of(arguments)
        asked = Contest(
            arguments.game,
            read,
            arguments.a,
            arguments.b,
            arguments.deals,
            arguments.seed,
            arguments.playouts,
            arguments.records,
            arguments.standing,
        )
        outcome = contest(asked, arguments.jobs, arguments.executor)
    except ItalianCardsError as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(outcome.json()) if arguments.json else outcome)
    return 0


def _export(arguments: argparse.Namespace) -> int:
    """Run `italiancards export`: write the edition; return the exit status."""
    try:
        from italiancards.site.export.edition import export, zip_edition
        from italiancards.site.export.python import PYODIDE, PyodideMissing
    except ModuleNotFoundError as error:
        return _without("site", error)

    try:
        pages, size = export(
            arguments.folder,
            arguments.pyodide or PYODIDE,
            arguments.address or "",
            arguments.lessons,
        )
    except (PyodideMissing, ItalianCardsError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{arguments.folder}: {pages} pages, {size / 1e6:.1f} MB")
    if arguments.zip:
        place = zip_edition(arguments.folder)
        print(f"{place}: {place.stat().st_size / 1e6:.1f} MB")
    return 0


def _lessons(arguments: argparse.Namespace) -> int:
    """Run `italiancards lessons`: copy the lessons to a folder; return the exit status."""
    from italiancards.site.pages.lessons import copy_lessons

    try:
        handed = copy_lessons(arguments.folder, again=arguments.again)
    except OSError as error:
        print(error, file=sys.stderr)
        return 1
    left, renewed = len(handed.left), len(handed.renewed)
    unchanged = f", {left} left as they were (--again writes them anew)" if left else ""
    lines = f", but that {renewed} import from italiancards.widgets now" if renewed else ""
    print(f"{arguments.folder}: {handed.written} lessons written{unchanged}{lines}")
    return 0


def _without(extra: str, error: ModuleNotFoundError) -> int:
    """Print which package is missing and how to install it; return exit status 1."""
    needed = f"pip install 'italiancards[{extra}]' brings what the {extra} needs"
    print(f"{error}: {needed}.", file=sys.stderr)
    return 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line's command; return its exit status, 0 for success.

    Returns:
        0 where all went well, 1 where something was refused.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a name in a record may hold any sign
            stream.reconfigure(errors="backslashreplace")
    try:
        status = _run(parser().parse_args(arguments))
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read it has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _run(arguments: argparse.Namespace) -> int:
    """Run the command that the arguments name; return the exit status."""
    if arguments.command == "replay":
        return replay(arguments.files, sys.stdout, sys.stderr)
    if arguments.command == "arena":
        return _arena(arguments)
    if arguments.command == "export":
        return _export(arguments)
    if arguments.command == "lessons":
        return _lessons(arguments)
    try:
        from italiancards.site.start import (
            serve,  # the site's libraries are not there for everybody
        )

        return serve(
            host=arguments.host,
            port=arguments.port,
            tables=arguments.tables,
            browser=not arguments.no_browser,
            kernels=arguments.kernels,
            names=arguments.host_name,
            base=arguments.base_url,
            workers=arguments.workers,
            executor=arguments.executor,
            lessons=arguments.lessons,
        )
    except ModuleNotFoundError as error:
        return _without("site", error)


if __name__ == "__main__":
    sys.exit(main())
