"""Pictures on a rules page: cards that may or may not be played, and the engine's reason.

They show the hand-written cases of a game (`cases.txt`): the tests prove each of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

import italiancards as ic
from italiancards.answers import Why
from italiancards.core.cards import Card
from italiancards.core.game import Game
from italiancards.core.language import SPOKEN
from italiancards.core.words import Voice
from italiancards.screen.cards import named_card
from italiancards.screen.model import NamedCard

MOST = 2
"""Most moves shown for a rule: one that it forbids, and one that is allowed."""
WIDEST = 12
"""Most cards on the table of a picture that is seen at a glance."""


@dataclass(frozen=True)
class PictureRow:
    """A move: its cards, the cards it takes, whether it may be made, and why."""

    ok: bool
    hand: list[NamedCard]
    table: list[NamedCard]
    why: str


@dataclass(frozen=True)
class Picture:
    """The middle of a table, and conceivable moves there."""

    rule: str
    middle: list[NamedCard]
    rows: list[PictureRow]


@dataclass(frozen=True)
class Case:
    """A case as far as it can be shown: a position, and moves that are judged there."""

    position: str
    forbids: dict[str, str]
    allows: list[str]


@cache
def cases(game: str) -> tuple[Case, ...]:
    """Return a game's test cases that have a move forbidden by one rule alone; cached."""
    text = _cases_text(game)
    read = (_case(part) for part in text.split("\ncase ")[1:])
    return tuple(case for case in read if case.position and case.forbids)


def _cases_text(game: str) -> str:
    """Return the text of a game's test cases; "" if it has none."""
    files = sorted(ic.game(game).words.parent.glob("*cases.txt"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _case(part: str) -> Case:
    """Return what a picture shows of a test case, from its text up to the first change."""
    position, forbids, allows = "", dict[str, str](), list[str]()
    for line in part.splitlines()[1:]:
        word, _, rest = line.partition(" ")
        move, _, rules = rest.rpartition(":")
        if word == "position":
            position = rest
        elif " by " in move:
            continue  # seen from another seat
        elif word == "no" and "," not in rules:
            forbids.setdefault(rules.strip(), move)
        elif word == "may":
            allows.append(move)
        elif word not in ("source", "no"):
            break  # from here on the table is another
    return Case(position, forbids, allows)


@lru_cache
def pictures(name: str, voice: Voice) -> dict[str, Picture]:
    """Return pictures that illustrate a game's rules, by rule name; cached.

    Args:
        name: the game.
        voice: who tells it, in the words of the game.

    >>> wins = pictures("scopa", Voice("en", (ic.game("scopa").words,)))["equal-card"]
    >>> [(row.ok, row.hand[0]["name"], len(row.table)) for row in wins.rows]
    [(False, 'Knight of coins', 2), (True, 'Knight of coins', 1)]
    """
    game = ic.game(name)
    shown: dict[str, Picture] = {}
    for rule in game.rules.rules:
        if rule.gate:
            continue  # whose turn it is, and what one holds, needs no picture
        found = (_picture(game, rule.name, case, voice) for case in _cases_of(game.name, rule.name))
        picture = next((each for each in found if each is not None), None)
        if picture is not None:
            shown[rule.name] = picture
    return shown


@lru_cache
def tricks(game: str, language: str) -> list[Picture]:
    """Return pictures of the ways in which one card wins a trick from another; cached.

    Args:
        game: its name.
        language: the language of its words.
    """
    text = _cases_text(game)
    wins = re.findall(r"^takes (\S\S) (\S\S)(?: trump (\w))?: (\S\S), (\S+)$", text, re.MULTILINE)
    first = {rule: (led, other, trump) for led, other, trump, _, rule in reversed(wins)}
    spoken = SPOKEN.set(language)
    try:
        return [_trick(game, rule, *cards, language) for rule, cards in first.items()][::-1]
    finally:
        SPOKEN.reset(spoken)


def _trick(game: str, rule: str, led: str, other: str, trump: str, language: str) -> Picture:
    """Return a picture of one card that wins a trick, or does not, with the reason."""
    rules = ic.game(game)
    one, two = (rules.pack.card(text) for text in (led, other))
    agreed = {"trump": trump} if trump else {}
    answer = getattr(ic.ask, game).taker(f"{led} {other}", **agreed)
    voice = Voice(language, (rules.words,))
    return Picture(
        rule,
        _named([one], voice),
        [PictureRow(answer.value == two, _named([two], voice), [], answer.text.partition(": ")[2])],
    )


def _cases_of(game: str, rule: str) -> Iterator[Case]:
    """Yield the game's cases that have a move forbidden by this rule alone."""
    yield from (case for case in cases(game) if rule in case.forbids)


def _picture(game: Game[Any, Any, Any], rule: str, case: Case, voice: Voice) -> Picture | None:
    """Return a picture of a case for a rule; None if it cannot be seen at a glance."""
    table = ic.position(f"{game.name}; {case.position}", dead_end=True)
    view = table.view(0)
    layout = game.layout
    middle = [
        card
        for zone in game.zones(view)
        for card in zone.cards
        if layout and card and zone.seat is None and layout[zone.name, False].area == "middle"
    ]
    seen = replace(voice, me=view.seat, names=table.names, look=game.look(table.options))
    moves = [case.forbids[rule], *case.allows][:MOST]
    rows = [_row(rule, table.why(move), seen) for move in moves]
    melds = any(len(row.hand) > 1 for row in rows)
    if not (middle or melds) or len(middle) > WIDEST or not all(row.hand for row in rows):
        return None
    return Picture(rule, _named(middle, seen), rows)


def _row(rule: str, why: Why, voice: Voice) -> PictureRow:
    """Return a move with its cards, and the rule's sentence on it or else the verdict's."""
    verdict, uses = why.verdict, why.verdict.move.uses
    own = next((voice.finding(each) for each in verdict.findings if each.name == rule), "")
    hand, table = _named(uses.hand, voice), _named(uses.table, voice)
    return PictureRow(verdict.ok, hand, table, own or voice.verdict(verdict))


def _named(cards: Sequence[Card], voice: Voice) -> list[NamedCard]:
    """Return cards with their pictures and names."""
    return [named_card(card, voice) for card in cards]
