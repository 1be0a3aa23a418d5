"""Content of the home page: each game's path, and the trick that can be tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import italiancards as ic
from italiancards.core.language import in_language
from italiancards.core.position import write_position
from italiancards.core.words import Voice
from italiancards.ladders import OWN, Ladder, ladders
from italiancards.lesson.memory_place import trained_games
from italiancards.puzzles import games_with_puzzles
from italiancards.screen.cards import face_of, named_card
from italiancards.screen.form import sign_cards
from italiancards.screen.model import NamedCard
from italiancards.session.shelf import id_of, ladder_title, token_of
from italiancards.site.pages.lessons import LessonInfo, by_game
from italiancards.site.pages.rules import games_with_guide

LED, HAND, TRUMP = "7C", ("4S", "RC", "2B"), "D"
"""The trick on the home page: the card led, the hand that answers, and the trump suit."""


@dataclass(frozen=True)
class GamePath:
    """A game with its lessons in their order.

    Args:
        game: its name.
        title: what it is called.
        table: the table at which somebody sits down who was at none, as an address has it.
        about: what one does in it, in a few words.
        faces: three cards that stand for it, the first of them before all.
        lessons: none, where it is not taught yet.
        played: whether there is a table to play it at.
        puzzled: whether there are puzzles of it.
        ladders: its ladders of hands to solve.
        trained: whether the memory trainer has it.
    """

    game: str
    title: str
    table: str
    about: str
    faces: list[str]
    lessons: list[LessonInfo]
    played: bool
    puzzled: bool
    ladders: list[LadderLink]
    trained: bool


@dataclass(frozen=True)
class LadderLink:
    """A ladder on the home page.

    Args:
        label: what it is called there.
        first: its token, as an address has it.
        hands: the ids of its hands, by which a browser knows which are solved.
    """

    label: str
    first: str
    hands: list[str]


@dataclass(frozen=True)
class TrickCard:
    """A card that can be tried: whether it wins, and why."""

    face: str
    name: str
    takes: bool
    why: str


def paths(found: list[LessonInfo], voice_of: Callable[[str], Voice]) -> list[GamePath]:
    """Return each game that has lessons or rules with its lessons, games with lessons first.

    Args:
        found: all lessons.
        voice_of: who tells of a game.
    """
    taught = dict(by_game(found))
    games = sorted(games_with_guide(), key=lambda name: name not in taught)
    return [_path(name, taught.get(name, []), voice_of(name)) for name in games]


def _path(name: str, lessons: list[LessonInfo], voice: Voice) -> GamePath:
    """Return a game with its title, cards and lessons, for the home page."""
    faces = [face_of(card, voice) for card in sign_cards(name)]
    title, about = voice.say("game"), voice.say("about-game.short")
    played = ic.game(name).layout is not None
    puzzled = played and name in games_with_puzzles()
    steps = [_ladder(each, voice) for each in ladders(name)] if played else []
    trained = name in trained_games()
    table = first_table(name)
    return GamePath(name, title, table, about, faces, lessons, played, puzzled, steps, trained)


def _ladder(ladder: Ladder, voice: Voice) -> LadderLink:
    """Return a ladder for the home page; the game's own is called after nothing."""
    label = voice.say("nav-ladder")
    if ladder.name != OWN:
        label = f"{ladder_title(ladder, voice)}: {label[0].lower()}{label[1:]}"
    hands = list(map(id_of, ladder.hands))
    return LadderLink(label, token_of(ladder).replace(" ", "+"), hands)


def first_table(name: str, taught: Mapping[str, str] | None = None) -> str:
    """Return the table of a game for somebody who was at none, as it stands in an address.

    Args:
        name: the game.
        taught: options in place of those that are not taught yet.

    >>> first_table("scopa"), first_table("burraco")
    ('scopa', 'burraco;+players=2')
    """
    options = {**ic.game(name).first_table, **(taught or {})}
    return write_position(name, options).replace(" ", "+")


def first_trick(voice: Voice) -> tuple[NamedCard, list[TrickCard]]:
    """Return the card led on the home page, and for each hand card if it would win, and why."""
    game = ic.game("briscola")
    led, *hand = (game.pack.card(text) for text in (LED, *HAND))
    taker = ic.ask.briscola.taker
    verdicts = in_language(voice.language, (taker([led, card], TRUMP) for card in hand))
    answers = [
        TrickCard(face_of(card, voice), voice.card(card), each.value == card, each.why)
        for card, each in zip(hand, verdicts, strict=True)
    ]
    return named_card(led, voice), answers
