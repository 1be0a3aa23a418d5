"""Texts that nobody means: junk, and good texts with something wrong in them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

import italiancards as ic
from italiancards.core.seats import Seat
from italiancards.session.token import Token, moves_of

BITS = (
    *("; ", "=", ", ", " ", "/", "|", "-", "+", "%", "%3B", "#", "\n", "\x00", "\ud800", '"', "]"),
    *("9" * 5000, "99999", "-1", "١", "²", "7D", "AD", "JK", "JK=7c", "RC x AD+4D"),
    *("next", "draw", "take", "lay ", "add ", "swap ", "discard ", " to ", " in "),
    *("moves=", "number=", "standing=", "text=", "hinted=", "shown=", "dealer=", "seat="),
    *("names=", "review=1", "tried=", "preset=", "game=", "seed=", "top=", "order=", "self="),
    *("hand=", "table=", "melds=", "out=", "closed=", "stock=", "taken=", "told=", "now="),
    *(" after 3", ", back 1", ", won 0", "[Deal ", "[Standing ", "[Deck ", "puzzle="),
)
"""What good texts are made of, and what breaks them."""

LONGEST_ANSWER = 400
"""Characters that an answer has at most: one sentence, the offending text among them."""
SECONDS = 2.0
"""Seconds of the processor that one text may take."""


def good(chance: Random) -> list[str]:
    """Records, positions, tokens, standings and moves as they are written, of every game."""
    texts = []
    for game in ic.GAMES:
        table = ic.deal(game, seed=chance.randrange(99)).autoplay("random")
        if not table.match_score.over:
            table.next_deal()
        for _ in range(chance.randrange(1, 12)):
            if not table.over:
                table.play(chance.choice(table.legal()))
        deal = table.moment.deal
        token = Token(game, number=str(table.seed))
        texts += [table.record(), table.position(), table.position(everything=True)]
        texts += [
            str(token.at(table, deal, Seat(0), table.now)),
            f"{token}; moves={', '.join(moves_of(table, Seat(0)))}",
        ]
        texts += [str(Token(game, text=table.record())), table.deals.before(deal).text]
        texts += map(str, table.legal()[:2])
    return texts


def junk(chance: Random, texts: list[str], longest: int) -> str:
    """A text of up to so many characters: bits strung together, or a good text that was damaged."""
    kind = chance.random()
    if kind < 0.15:
        return "".join(chance.choices(BITS, k=chance.randrange(12)))[:longest]
    if kind < 0.3:
        times = chance.choice((10, 1000, longest))
        return (chance.choice(texts)[:30] + chance.choice(BITS) * times)[:longest]
    text = chance.choice(texts)
    for _ in range(chance.randrange(1, 4)):
        first = chance.randrange(len(text) + 1)
        last = min(len(text), first + chance.randrange(6))
        twice = text[first:last] * chance.choice((2, 500))
        new = chance.choice((chance.choice(BITS), "", twice, chance.choice(texts)[:40]))
        text = text[:first] + new + text[last:]
    return text[:longest]


def answered(act: Callable[[str], object], text: str, *errors: type[Exception]) -> None:
    """A text is taken, or refused with one of the errors in one sentence, and soon."""
    began = time.process_time()
    try:
        act(text)
    except errors as error:
        assert len(str(error)) <= LONGEST_ANSWER, str(error)
        assert "\n" not in str(error)
    assert time.process_time() - began < SECONDS, text[:200]


def many(seed: int, times: int, longest: int) -> Iterator[str]:
    """So many of them."""
    chance = Random(seed)
    texts = good(chance)
    return (junk(chance, texts, longest) for _ in range(times))
