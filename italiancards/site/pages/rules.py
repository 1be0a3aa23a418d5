"""Content of a game's rules pages: all of it is declared, nothing is typed here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import italiancards as ic
from italiancards.core.cards import ITALIAN, LOOKS, Card
from italiancards.core.descriptions import (
    OptionWords,
    describe_option,
    describe_preset,
    source_names,
    source_title,
)
from italiancards.core.game import Game
from italiancards.core.options import (
    OptionDeclaration,
    changed_options,
    choices,
    declared_options,
    make_options,
)
from italiancards.core.words import Voice
from italiancards.screen.form import typed_numbers
from italiancards.site.pages.lessons import LessonInfo, lessons
from italiancards.site.pages.pictures import Picture, pictures, tricks

MANY = 8
"""Number of values from which on only the first and the last are named."""
COLUMNS = 10
"""Columns of points that a score pad has room for."""


def games_with_guide() -> tuple[str, ...]:
    """Return the names of the games that have a guide to their rules."""
    return tuple(name for name in ic.GAMES if ic.game(name).guide is not None)


class Sources:
    """Sources of a game, numbered in the order in which they are first named."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def of(self, field: str) -> list[list[int]]:
        """Return the numbers of the sources named in a field, grouped; new ones are numbered.

        >>> sources = Sources()
        >>> sources.of("S1 S4: the deal"), sources.of("S2; S1"), sources.of("all")
        ([[1, 2]], [[3], [1]], [])
        """
        groups = [[name for name in names if name != "all"] for names in source_names(field)]
        for names in groups:
            for name in names:
                self.numbers.setdefault(name, len(self.numbers) + 1)
        return [[self.numbers[name] for name in names] for names in groups if names]


@dataclass(frozen=True)
class RuleLine:
    """A sentence, the numbers of its sources, and a picture of it, if there is one."""

    text: str
    sources: list[list[int]]
    picture: Picture | None


@dataclass(frozen=True)
class Section:
    """A chapter with its sentences.

    Args:
        name: the chapter.
        title: its heading.
        lines: its sentences.
        ladder: whether the cards are shown in it.
        pictures: what else is shown of it.
        lessons: those that teach it.
    """

    name: str
    title: str
    lines: list[RuleLine]
    ladder: bool
    pictures: list[Picture]
    lessons: list[LessonInfo]


@dataclass(frozen=True)
class Rung:
    """A rank: its cards, its names with each pack, and the points of a card of it."""

    faces: list[str]
    names: list[str]
    points: int | str


@dataclass(frozen=True)
class Variant:
    """An option that offers a choice.

    Args:
        words: its label, and what is said about it.
        default: what is usual.
        others: the other values, in words.
        sources: the numbers of its sources.
        option: its name.
        values: each other value as an address has it, and in words; "" and "" for any number.
    """

    words: OptionWords
    default: str
    others: str
    sources: list[list[int]]
    option: str
    values: list[tuple[str, str]]


@dataclass(frozen=True)
class NamedVariant:
    """A preset: its meaning, and its differences from the defaults."""

    name: str
    title: str
    about: str
    differs: list[tuple[str, str]]


@dataclass(frozen=True)
class RulesPage:
    """All parts of a game's rules page in one language."""

    name: str
    title: str
    heading: str
    lead: str
    sections: list[Section]
    ladder: list[Rung]
    looks: list[str]
    variants: list[Variant]
    presets: list[NamedVariant]
    sources: list[str]


@dataclass(frozen=True)
class PadRow:
    """A row of a score pad.

    Args:
        text: its heading.
        option: the option that brings the row, agreed on as `value`; "" if every table has it.
        value: the value, as an address has it.
    """

    text: str
    option: str = ""
    value: str = ""


@dataclass(frozen=True)
class Pad:
    """A score pad: its rows, and as many deals as there is room for."""

    name: str
    title: str
    variants: list[Variant]
    rows: list[PadRow]
    sides: int
    pairs: bool
    deals: int
    match: str


def rules_page(name: str, voice: Voice) -> RulesPage:
    """Return the contents of a game's rules page in the voice's language.

    Args:
        name: a game that has a guide.
        voice: who tells it; it has to know the words of the game.
    """
    game = ic.game(name)
    options, sources = game.options(), Sources()
    assert game.guide is not None
    facts = game.guide.facts(options)
    found = {f"rule-{rule.name}": rule.source for rule in game.rules.rules}
    drawn = {f"rule-{rule}": each for rule, each in pictures(name, voice).items()}
    taught = [lesson for lesson in lessons() if lesson.game == name]

    def rule_line(line: str, message: str) -> RuleLine:
        return RuleLine(
            voice.say(message, facts), sources.of(found.get(line, "all")), drawn.get(line)
        )

    sections = [
        Section(
            chapter.name,
            voice.say(f"about-{chapter.name}", facts),
            [rule_line(line, chapter.message(line)) for line in chapter.lines],
            chapter.ladder,
            tricks(name, voice.language) if chapter.name == "trick" else [],
            [lesson for lesson in taught if chapter.name in lesson.teaches],
        )
        for chapter in game.guide.chapters
    ]
    looks = [look for look in LOOKS if _can_look(game, look)] or [_own_pack(game)]
    return RulesPage(
        name,
        voice.say("game"),
        voice.say("about-game", facts),
        voice.say("about-game.lead", facts),
        sections,
        _ladder(game, options, looks, voice),
        looks,
        [_variant(each, voice, sources) for each in choices(game.options)],
        [_preset(game, preset, voice) for preset in game.presets],
        [source_title(voice, each) for each in sources.numbers],
    )


def _can_look(game: Game[Any, Any, Any], look: str) -> bool:
    """Return True if a game can be played with a pack's look."""
    values = {each.name: each.values for each in declared_options(game.options)}
    return look in values.get("deck", ())


def _own_pack(game: Game[Any, Any, Any]) -> str:
    """Return the look of the pack of a game without a choice: `italian` or `french`."""
    return "italian" if game.pack == ITALIAN else "french"


def _ladder(game: Game[Any, Any, Any], options: Any, looks: list[str], voice: Voice) -> list[Rung]:
    """Return the ranks of a game from high to low, with pictures, names and points."""
    assert game.guide is not None
    rungs = []
    pack = _own_pack(game)[:2]
    for rank, points in game.guide.ladder(options):
        cards = [Card(rank, suit) for suit in game.pack.suits]
        names = [Voice(voice.language, look=look).rank(cards[0]) for look in looks]
        rungs.append(Rung([f"{pack}-{card}" for card in cards], names, points))
    return rungs


def _variant(each: OptionDeclaration, voice: Voice, sources: Sources) -> Variant:
    """Return an option in words: usual value, other values, sources."""
    words = describe_option(voice, each)
    others = [words.values[value] for value in each.values if value != each.default]
    if len(each.values) >= MANY:
        others = [*others[:2], "…", others[-1]]
    separator = ", " if all(isinstance(value, int) for value in each.values) else "; "
    usual = words.values[each.default]
    values = [(str(value), words.values[value]) for value in each.values if value != each.default]
    if typed_numbers(each) is not None:
        values = [("", "")]
    numbers = sources.of(each.source)
    return Variant(words, usual, separator.join(others), numbers, each.name, values)


def _preset(game: Game[Any, Any, Any], preset: str, voice: Voice) -> NamedVariant:
    """Return a preset in words, with its differences from the defaults."""
    title, about = describe_preset(voice, preset)
    words = {each.name: describe_option(voice, each) for each in declared_options(game.options)}
    changed = changed_options(make_options(game.name, game.options, game.presets, preset))
    differs = [(words[name].label, words[name].values[value]) for name, value in changed.items()]
    return NamedVariant(preset, title, about, differs)


def score_pad(name: str, voice: Voice) -> Pad:
    """Return the contents of a score pad with the rows of a game's score sheet.

    Args:
        name: the game.
        voice: who tells it; it has to know the words of the game.
    """
    score = ic.deal(name, seed=1).score()
    parties = score.sheet.parties
    sides = len(parties)
    return Pad(
        name,
        voice.say("game"),
        [_variant(each, voice, Sources()) for each in choices(ic.game(name).options)],
        _pad_rows(name, voice),
        sides,
        len(parties[0]) > 1,
        max(1, COLUMNS // sides),
        voice.say("sheet-match", {"unit": score.match_score.unit}),
    )


def _pad_rows(name: str, voice: Voice) -> list[PadRow]:
    """Return the rows of a game's score sheet, with those that one option alone brings."""
    usual = ic.deal(name, seed=1).score().sheet.lines
    names = [line.name for line in usual]
    rows = [PadRow(voice.line(line)) for line in usual]
    alone = (each for each in choices(ic.game(name).options) if not each.when)
    for option, value in ((each.name, value) for each in alone for value in each.values):
        agreed: dict[str, Any] = {option: value}
        before = -1
        for line in ic.deal(name, seed=1, **agreed).score().sheet.lines:
            if line.name in names:
                before = names.index(line.name)
                continue
            before += 1
            names.insert(before, line.name)
            rows.insert(before, PadRow(voice.line(line), option, str(value)))
    return rows
