"""Measure what a blind player hears: `python -m tools.heard [GAME or LESSON]… [--rounds N]`.

On a desktop of its own, without a monitor, it starts Orca with a voice that writes down what it
would say, and Firefox on our site. With keys alone a deal of each game is played, and a lesson is
taken. Printed are the words that are said in a trick or a turn without being asked for, how much of
what others did stood in no utterance that was heard to its end, and how many utterances the page
itself cut off; then the worst of them. Speech takes its time: 180 words a minute.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from italiancards import GAMES
from tools.bench_servers import OURS, start_server
from tools.heard_desktop import check_programs, desktop
from tools.heard_lesson import take
from tools.heard_player import BlindPlayer, begin, play
from tools.heard_speech import RATE, Hearing, table_text

PRACTICE = "010_practice"
LESSON = "100_briscola_the_trick"
WORST = 3
"""Number of the worst utterances of each kind that are shown."""


def hear(name: str, options: argparse.Namespace, site: str, folder: Path) -> Hearing:
    """Play a game or take a lesson on a desktop of its own.

    Args:
        name: of the game, what was agreed after it (`briscola; players=5`), or the lesson's page.
        options: of the command line.
        site: its address.
        folder: an empty one.
    """
    with desktop(folder, options.language) as screen:
        is_table = name.partition(";")[0] in GAMES
        page = PRACTICE if is_table else name
        player = BlindPlayer(screen, page, options.rate)
        query = f"?lang={options.language}"
        choice = f"#{name}; number={options.deal}" if is_table else ""
        begin(player, f"{site}voila/render/{page}{query}{choice}")
        if options.ear:
            player.focus_hand()
            player.press("e")
            player.by_ear = True
            player.began = time.time()
        if is_table:
            return play(player, name, options.rounds)
        return take(player, name, options.rounds)


@contextmanager
def _site(address: str) -> Iterator[str]:
    """Yield the address of the site, or of one of its own."""
    if address:
        yield address
    else:
        with start_server(OURS) as server:
            yield server.address


def main(arguments: list[str] | None = None) -> int:
    """Listen to the games and lessons named, or to all games and a lesson; print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.heard", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", default=[*GAMES, LESSON])
    parser.add_argument("--rounds", type=int, default=100, help="tricks, turns or steps at most")
    parser.add_argument("--rate", type=float, default=RATE, help="words a minute")
    parser.add_argument("--deal", default="7", help="the deal's number")
    parser.add_argument("--language", default="en", choices=("en", "it"))
    parser.add_argument("--site", default="", metavar="ADDRESS", help="one that is served already")
    parser.add_argument("--ear", action="store_true", help="turn on the setting by ear")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where the logs are kept")
    options = parser.parse_args(arguments)
    check_programs()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended
    found = []
    with _site(options.site) as site, tempfile.TemporaryDirectory() as temporary:
        for name in options.names:
            folder = (options.keep or Path(temporary)) / name
            folder.mkdir(parents=True)
            found.append(hear(name, options, site, folder))
            print(table_text(found[-1:]), *found[-1].worst(WORST), sep="\n", flush=True)
    print(table_text(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
