"""Recomputation of the claims of hints, at positions of every game, and of their wording.

`python -m tools.verify_claims [positions] [first seed]` draws so many positions over all games,
under every agreement that the tests play, asks for a hint at each, and finds each kind of claim
again by the independent code of `tests/italiancards/hints`: over all consistent deals, or by
playing on. What is false is listed; so are reasons of more than forty words, or than twelve in the
first, what is said twice, and a zero written as less than nothing.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.words import MOST_WORDS
from italiancards.hints import HINT, Advice, Budget, last

POSITIONS, FIRST_SEED = 600, 100_001
"""Positions over all games, and the first deal they are drawn from; no test uses these."""
DEEPEST = 60
"""Moves of a deal before a position, at most."""
PLAYOUTS = 40
"""Deals on which a hint is tried: its reasons are the same with any number."""
FIRST_WORDS = 12
"""Most words of the first reason."""
TESTS = Path(__file__).parents[1] / "tests"

VerifiedClaims = Iterator[tuple[str, bool]]
"""Claims, each with whether it is true."""


@dataclass(frozen=True)
class ClaimChecks:
    """The independent code for one game.

    Args:
        game: the game.
        module: the tests that have it: its `CHECKS`, by the name of a claim.
        ways: the module that has what is agreed, table by table: its `WAYS`.
        known: what in that module finds out what a check asks, from the table and the line; without
            it a check asks the table itself.
        whole: whether a check knows the line by that, and asks for no move.
    """

    game: str
    module: str
    ways: str
    known: str = ""
    whole: bool = False

    def check_claims(self, table: ic.Table, advice: Advice) -> VerifiedClaims:
        """Judge every claim of a hint.

        Args:
            table: the table.
            advice: the hint.

        Yields:
            The claim, and whether it is true.
        """
        module = import_module(self.module)
        checks: Mapping[str, Callable[..., Any]] = module.CHECKS
        for weighed in advice.weighed:
            for reason in weighed.reasons:
                if self.whole:
                    asked = [getattr(module, self.known)(table, weighed.line)]
                else:
                    known = getattr(module, self.known)(table) if self.known else table
                    asked = [known, weighed.move]
                yield f"{weighed.move} {reason}", bool(checks[reason.name](*asked, reason.facts))

    def positions(self, number: int, seed: int) -> Iterator[ic.Table]:
        """Yield decisions of deals begun by greedy and by random players.

        Args:
            number: how many positions.
            seed: the number of the first deal.
        """
        ways = import_module(self.ways).WAYS
        while number:
            table, chance = ic.deal(self.game, seed=seed, **ways[seed % len(ways)]), Random(seed)
            by, seed = chance.choice(("greedy", "random")), seed + 1
            for _ in range(chance.randrange(DEEPEST)):
                if table.to_move is not None:
                    table.play(table.hint(by).move)
            if table.to_move is not None and len(table.legal()) > 1:
                number -= 1
                yield table


EVERY = {
    "briscola": ClaimChecks("briscola", "test_facts", "support.situations"),
    "briscola, more": ClaimChecks("briscola", "test_facts_of_more", "test_facts_of_more"),
    "scopa": ClaimChecks("scopa", "test_scopa_facts", "support.scopa_ways"),
    "tresette": ClaimChecks("tresette", "test_tresette_facts", "support.tresette", "Facts"),
    "scala40": ClaimChecks("scala40", "test_scala40_facts", "support.scala40", "At", whole=True),
    "burraco": ClaimChecks(
        "burraco", "test_burraco_facts", "support.burraco_deals", "At", whole=True
    ),
}
"""Games, Briscola apart for two and for more; bids of five are checked by their own tests."""


@dataclass
class ClaimCounts:
    """The findings at the positions of a game."""

    positions: int = 0
    claims: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    long: int = 0
    wrong: list[str] = field(default_factory=list)


def check_game(checked: ClaimChecks, number: int, seed: int) -> ClaimCounts:
    """Check every claim of the hints at some positions of a game.

    Args:
        checked: the independent code for it.
        number: how many positions.
        seed: the number of the first deal.
    """
    found = ClaimCounts()
    for table in checked.positions(number, seed):
        advice = last(table.think(HINT, Budget(PLAYOUTS)))
        found.positions += 1
        for claim, right in checked.check_claims(table, advice):
            found.claims += 1
            if not right:
                found.wrong.append(f"{claim} in {table!r}")
        found.kinds.update(each.name for weighed in advice.weighed for each in weighed.reasons)
        found.long += any(_long(table, advice, language) for language in LANGUAGES)
        for language in LANGUAGES:
            found.wrong += [f"{text!r} in {table!r}" for text in odd(table, advice, language)]
    return found


def hint_texts(table: ic.Table, advice: Advice, language: str) -> tuple[str, str]:
    """Return the first reason of a hint, and its whole text.

    Args:
        table: the table.
        advice: the hint.
        language: `en` or `it`.
    """
    best, voice = advice.weighed[0], table.voice(table.to_move, language)
    first = voice.brief(best.reasons[0]) if best.reasons else ""
    return first, voice.briefly(best.reasons, [best.worth] if best.worth else [])


def _long(table: ic.Table, advice: Advice, language: str) -> bool:
    first, text = hint_texts(table, advice, language)
    return len(first.split()) > FIRST_WORDS or len(text.split()) > MOST_WORDS


def odd(table: ic.Table, advice: Advice, language: str) -> Iterator[str]:
    """Yield the text of a hint with a negative nought, or with the same sentence twice.

    Args:
        table: the table.
        advice: the hint.
        language: `en` or `it`.
    """
    _, text = hint_texts(table, advice, language)
    sentences = re.split(r"(?<=[.:]) ", text)
    if re.search(r"[-−]0\b(?![.,]\d*[1-9])|±0[.,]0\b", text) or len({*sentences}) < len(sentences):
        yield text


def lines(positions: int = POSITIONS, seed: int = FIRST_SEED) -> Iterator[str]:
    """Yield a line for each game, with the errors below it.

    Args:
        positions: how many positions, over all games.
        seed: the number of the first deal.
    """
    sys.path += [str(TESTS), str(TESTS / "italiancards" / "hints")]
    yield f"{'':16}positions  claims  kinds  false  long"
    for name, checked in EVERY.items():
        found = check_game(checked, positions // len(EVERY), seed)
        yield (
            f"{name:16}{found.positions:9}{found.claims:8}{len(found.kinds):7}"
            f"{len(found.wrong):7}{found.long:6}"
        )
        yield from found.wrong


if __name__ == "__main__":
    for line in lines(*map(int, sys.argv[1:])):
        print(line, flush=True)
