"""Time in the loop of each kind of message, and of the jobs that it wants.

`python -m tools.bench_messages` plays deals of every game, takes every lesson and puzzle, goes on
from every place, pastes records and asks a class; then says what nobody means. CPU time, ms.
"""

from __future__ import annotations

import gc
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

import italiancards as ic
from italiancards.jobs import Want
from italiancards.lesson.lesson_activity import LessonActivity, begin
from italiancards.puzzles import games_with_puzzles
from italiancards.session import practice_page, puzzle_activity
from italiancards.session.desk import OnAnswer
from italiancards.session.messages import BadMessage, read_message
from italiancards.session.session import Session
from italiancards.session.shelf import id_of
from italiancards.session.token import Token
from italiancards.site.pages.lessons import FOLDER
from italiancards.widgets import Classroom
from tools.lesson_minutes import run_lesson

TABLES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in ic.GAMES),
    *(("briscola", {"players": number}) for number in (4, 5, 6)),
    *(("briscola", {"players": 4, "table_talk": "signals"}), ("scopa", {"players": 4})),
    *(("tresette", {"players": 4}), ("scala40", {"players": 6}), ("burraco", {"players": 4})),
]
"""Games and options played."""
LESSON_STEPS = 400
"""Most messages of a lesson."""
LONG = 190_000
"""Characters of the longest records."""

times: dict[str, list[float]] = defaultdict(list)
worst: dict[str, tuple[float, str]] = {}


def run_timed(name: str, act: Callable[[], Any], about: str) -> Any:
    """Run a function, and note the time it took.

    Args:
        name: the row it is counted in.
        act: the function.
        about: what is printed of it if it is the slowest.

    Returns:
        Its result.
    """
    began = process_time()
    found = act()
    took = (process_time() - began) * 1e3
    times[name].append(took)
    if took > worst.get(name, (0.0, ""))[0]:
        worst[name] = (took, about)
    return found


def done(name: str, want: Want, about: str) -> Any:
    """Run a job slice by slice, and note its time and that of its longest slice.

    Args:
        name: the kind of message that wanted it.
        want: the want of the job.
        about: what is printed of it if it is the slowest.

    Returns:
        The answer to the job.
    """
    began, job, found = process_time(), want.job.run(), None
    slices = [0.0]
    while True:
        start = process_time()
        step = next(job, times)
        slices.append((process_time() - start) * 1e3)
        if step is times:
            break
        found = step
    kind = f"{name}: {type(want.job).__name__}"
    for what, took in ((kind, (process_time() - began) * 1e3), (f"{kind}, slice", max(slices))):
        times[what].append(took)
        worst[what] = max(worst.get(what, (0.0, "")), (took, about))
    return found


def say(session: Session, kind: str, most: int = 3, /, **texts: str) -> None:
    """Say something to a session, and run the jobs that it wants then.

    Args:
        session: the session.
        kind: the kind of message.
        most: how many jobs are run at most.
        texts: the message's texts.
    """
    content = {"type": kind, "revision": session.revision, **texts}
    about = f"{session.table.game.name}: {json.dumps(content)[:60]}"

    def hear() -> object:
        try:
            session.handle(read_message(content))
        except BadMessage as error:
            session.answer_unreadable(str(error))
        return shown(session)

    run_timed(kind, hear, about)
    while (want := session.want) is not None and most:
        found, most = done(kind, want, about), most - 1
        run_timed(f"{kind}, answer", partial(_answer_want, session, want, found), about)


def _answer_want(session: Session, want: Want, found: Any) -> object:
    """Give a session an answer; return the whole screen then."""
    session.give(want, found)
    return shown(session)


def shown(session: Session) -> list[Any]:
    """Return all that the page is sent."""
    return [session.model(), session.labels(), session.form()]


def at_page(game: str, options: dict[str, Any], seed: int) -> Session:
    """Seat a learner at the practice page.

    Args:
        game: the game.
        options: what was agreed.
        seed: the deal number.
    """
    agreed = {name: str(value) for name, value in options.items()}
    table = ic.deal(game, seed=seed, **options)
    return practice_page.sit_down(table, 0, None, Token(game, agreed, str(seed)))


def play(session: Session, chance: Random, hints: int) -> Iterator[str]:
    """Play a deal to its end; yield the token at each of the learner's turns.

    Args:
        session: the session at the table.
        chance: what decides the moves.
        hints: how many hints are asked for, at the first turns.
    """
    while not session.table.over or session.waiting is not None:
        if session.waiting is not None:
            say(session, "go_on")
            continue
        yield session.token
        moves = list(map(str, session.table.legal()))
        say(session, "ask", move=chance.choice(moves))
        say(session, "pick", hand=moves[0].split()[0][:2], table="", onto="", begun="")
        if hints:
            say(session, "hint", 2)
            hints -= 1
        if chance.random() < 0.1:
            say(session, "undo")
            say(session, "redo")
            continue
        say(session, "move", move=chance.choice(moves))
    yield session.token


def tables(seeds: range) -> None:
    """Play deals, resume them from tokens, and paste everything that can be saved."""
    for game, options in TABLES:
        for seed in seeds:
            chance = Random(seed)
            session, other = at_page(game, options, seed), at_page("scopa", {}, 1)
            tokens = [*play(session, chance, 2)]
            for token in tokens[::3] + tokens[-1:]:
                say(other, "sit", at=token)
            say(other, "paste", text=session.table.record())
            say(other, "paste", text=f"#{tokens[-1]}")
            say(other, "paste", text=tokens[0])
            say(other, "paste", text=session.table.position(everything=True))
            for kind, texts in (
                *(
                    ("form", {"game": game}),
                    ("cards", {}),
                    ("setting", {"name": "pace", "value": "slow"}),
                ),
                *(("review", {"to": "open"}), ("review", {"to": "0"}), ("review", {"to": "close"})),
                ("deal", {}),
            ):
                say(session, kind, **texts)
            say(other, "paste", text=longer(session.table, 20_000).record())


def longer(table: ic.Table, length: int) -> ic.Table:
    """Play a match on until it is over, or its record long enough.

    Args:
        table: the table, which is changed.
        length: the characters of the record.
    """
    while not table.match_score.over and len(table.record()) < length:
        if table.over:
            table.next_deal()
        table.autoplay("random")
    return table


def lessons() -> None:
    """Take every lesson as a class sees it, go back, and resume from each place."""
    for path in sorted(FOLDER.glob("*.ipynb")):
        lesson = run_lesson(json.loads(path.read_text(encoding="utf-8")), path.name)
        if lesson is None:
            continue
        session, other = begin(lesson.steps), begin(lesson.steps)
        taking, places = session.activity, dict[str, None]()
        assert isinstance(taking, LessonActivity)
        for _ in range(LESSON_STEPS):
            places[session.token] = None
            if taking.task.done:
                if taking.at + 1 == len(taking.steps):
                    break
                say(session, "step", to="next", at=str(taking.at))
            elif session.waiting is not None:
                say(session, "go_on")
            elif taking.step.hand and (legal := session.table.legal()):
                say(session, "move", move=str(legal[0]))
            else:
                say(session, "step", to="show", at=str(taking.at))
        for place in [*places][::4]:
            say(other, "sit", at=place)
        say(session, "step", to="back", at=str(taking.at))
        ids = [each for step in taking.steps if (each := taking.question_id(step))]
        say(session, "repeat", questions=" ".join(ids[:5]))


def puzzles() -> None:
    """Solve puzzles, wrongly first, and resume from there."""
    for game in games_with_puzzles():
        every = ic.puzzles(game)
        session, other = puzzle_activity.sit_down(every[0]), puzzle_activity.sit_down(every[1])
        for puzzle in every[::3]:
            say(session, "sit", at=id_of(puzzle))
            if puzzle.wrong:
                say(session, "move", move=str(puzzle.wrong[0].move))
                say(other, "sit", at=session.token)
                while session.waiting is not None:
                    say(session, "go_on")
                say(session, "review", to="again")
            say(session, "move", move=str(puzzle.best[0]))


class QueueDesk:
    """A desk that keeps the jobs it is asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[Want, OnAnswer]] = []

    def ask(self, want: Want, done: OnAnswer) -> None:
        """Keep a job, to be run later.

        Args:
            want: the want of the job.
            done: takes its answer.
        """
        self.asked.append((want, done))


def classes() -> None:
    """Plan a class of deals of every game, hand them in, and read the results."""
    room, desk, answers = Classroom(), QueueDesk(), list[dict[str, Any]]()
    room.connection.desk, room.send = desk, answers.append

    def ask(**content: Any) -> dict[str, Any]:
        kind, about = content["type"], str(content)[:60]
        run_timed(kind, lambda: room.connection.hear(content), about)
        want, on_answer = desk.asked.pop()
        found = done(kind, want, about)
        run_timed(f"{kind}, answer", lambda: on_answer(want, lambda: found), about)
        return answers.pop()

    results, items = [], []
    for game, options in TABLES:
        table = ic.deal(game, seed=5, **options).autoplay()
        token = Token(game, {name: str(value) for name, value in options.items()}, "5")
        results.append(str(token.at(table, 1, table.seating.seats[0], table.now)))
        items.append(str(token))
    for _ in range(10):
        task = ask(type="plan", title="3B", items=[*items, "100_briscola_the_trick"])["task"]
        ask(type="open", task=task)
        fields = {"name": "Anna", "when": "2026-11-22 21:40", "lessons": {}, "missed": {}}
        text = ask(type="write", task=task, works=results, **fields)["text"]
        for each in (text, f"> {text}", text[:-40], text.replace("->", "- >", 2), "x" * 24_000):
            ask(type="read", text=each)
        for sign in (">", "&gt;", " ", "- ", "name: ", "sum: ", text):
            ask(type="read", text=(sign * 200_000)[:200_000])


def hostile() -> None:
    """Send hostile messages: junk, and the longest texts that are allowed."""
    sys.path.insert(0, str(FOLDER.parent / "tests"))
    from support.junk import many  # the tests know what breaks a text

    session, puzzle = at_page("scopa", {}, 1), puzzle_activity.sit_down(ic.puzzles("scopa")[0])
    for number, text in enumerate(many(3, 300, LONG)):
        say(session, "paste", text=text)
        say(session if number % 4 else puzzle, "sit", at=text[:20_000])
    for game, options in TABLES:
        table = longer(ic.deal(game, seed=1, **options), LONG // 4)
        say(session, "paste", text=table.record())
        say(session, "paste", text=table.record() + "\n9. ZZ")
        say(session, "sit", at=f"{game}; number=1; moves={'?, ' * 6000}")
        say(session, "sit", at=f"{game}; number=1; moves={'next, ' * 3000}")


def main() -> None:
    """Measure and print; the garbage collector, which may run in any message, apart."""
    gc.disable()
    for part in (partial(tables, range(3, 5)), lessons, puzzles, classes):
        part()
        run_timed("a full collection", gc.collect, "whatever is told meanwhile waits for it")
    print_rows("honest")
    times.clear()
    worst.clear()
    hostile()
    print_rows("hostile")


def print_rows(what: str) -> None:
    """Print the measurements."""
    print(f"\n{what:<34}{'n':>6}{'p50':>8}{'p99':>8}{'max':>8}   the longest")
    for name, took in sorted(times.items()):
        cut = quantiles([*took, *took], n=100, method="inclusive")
        row = "".join(f"{each:>8.1f}" for each in (cut[49], cut[98], max(took)))
        print(f"{name:<34}{len(took):>6}{row}   {worst[name][1][:70]}")


if __name__ == "__main__":
    main()
