"""A game's declarations in words: options and their values, presets, rules, sources.

The words are in the files `about.en.ftl` and `about.it.ftl` of core and of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from italiancards.core.options import OptionDeclaration
from italiancards.core.rules import Facts, Rule
from italiancards.core.words import Voice


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a game's rules as one player tells them to another.

    Args:
        name: `about-<name>` is its heading.
        lines: its sentences in order; `rule-<name>` is a rule of the game, anything else an
            attribute of the heading.
        ladder: whether the cards are shown in it, with what each is worth.
    """

    name: str
    lines: tuple[str, ...]
    ladder: bool = False

    def message(self, line: str) -> str:
        """Return the catalogue id of the sentence for one line of this chapter.

        >>> Chapter("deal", ("cards", "rule-any-card")).message("cards")
        'about-deal.cards'
        """
        return line if line.startswith("rule-") else f"about-{self.name}.{line}"


@dataclass(frozen=True, slots=True)
class Guide:
    """Contents of a game's rules page: its chapters, and the figures in them.

    Args:
        chapters: in the order of the page; every rule of the game stands in one of them.
        facts: the numbers that fill their sentences, under some options.
        ladder: the ranks, the highest first, each with the points it is worth, as they are written.
    """

    chapters: tuple[Chapter, ...]
    facts: Callable[[Any], Facts]
    ladder: Callable[[Any], tuple[tuple[str, int | str], ...]]


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option as a reader meets it.

    Args:
        label: what it is called, in a word or two.
        about: what it means at the table, in a sentence.
        values: what each value is called, by the value itself; a number is called by its figures.
        source: who plays it so.
    """

    label: str
    about: str
    values: Mapping[object, str]
    source: str


def describe_option(voice: Voice, option: OptionDeclaration) -> OptionWords:
    """Return an option's words: its label, a sentence, its values, its source.

    Args:
        voice: who says it; it has to know the words of the option's game.
        option: the option.

    Raises:
        KeyError: the option, or a value of it, has no words in this language.

    >>> from italiancards.core.options import declared_options
    >>> from italiancards.registry import game
    >>> briscola = game("briscola")
    >>> tie = next(each for each in declared_options(briscola.options) if each.name == "tie")
    >>> words = describe_option(Voice("en", (briscola.words,)), tie)
    >>> words.label, words.values["draw"]
    ('At 60 points each', 'Nobody: the deal is drawn')
    """
    name = f"option-{_hyphened(option.name)}"
    return OptionWords(
        voice.say(name),
        voice.say(f"{name}.about"),
        {value: _value(voice, name, value) for value in option.values},
        describe_source(voice, option.source, short=True),
    )


def _value(voice: Voice, name: str, value: object) -> str:
    """Return an option's value in words, numbers as they are."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return voice.say(f"{name}.v-{_hyphened(str(value))}")


def _hyphened(name: str) -> str:
    """Return a name in lower case with hyphens, as ids in catalogues have it."""
    return name.lower().replace("_", "-")


def describe_preset(voice: Voice, name: str) -> tuple[str, str]:
    """Return a preset's label and a sentence about it.

    Args:
        voice: who says it; it has to know the words of the preset's game.
        name: the preset, as the game declares it.

    Raises:
        KeyError: the preset has no words in this language.
    """
    message = f"preset-{_hyphened(name)}"
    return voice.say(message), voice.say(f"{message}.about")


def describe_rule(voice: Voice, rule: Rule[Any, Any]) -> str:
    """Return a rule as a sentence.

    Args:
        voice: who says it; it has to know the words of the rule's game.
        rule: the rule; its sentence is `rule-<name>`.

    Raises:
        KeyError: the rule has no words in this language.
    """
    return voice.say(f"rule-{rule.name}")


def source_names(source: str) -> list[list[str]]:
    """Return the short source names in a text, in one list for each group that agrees.

    Args:
        source: names separated by blanks; after a semicolon come those who play it otherwise, after
            a colon the place that is meant.

    >>> source_names("S1 S2; S0 S4"), source_names("S1: no obligation to follow suit")
    ([['S1', 'S2'], ['S0', 'S4']], [['S1']])
    """
    return [part.partition(":")[0].split() for part in source.split(";")]


def describe_source(voice: Voice, source: str, *, short: bool = False) -> str:
    """Return the sources of a rule or an option as words, without page or passage.

    Args:
        voice: who says it.
        source: as the rule or the option has it.
        short: whether a name is enough, where the title stands elsewhere.

    Raises:
        KeyError: a source that nobody has named in this language.

    >>> describe_source(Voice("it"), "S4: the two of trump; std")[-72:]
    'Altrimenti: Il modo consueto di giocare, dove le fonti non dicono niente'
    """
    agreeing = [
        "; ".join(source_title(voice, name, short=short) for name in names)
        for names in source_names(source)
    ]
    return f". {voice.say('otherwise')} ".join(agreeing)


def source_title(voice: Voice, name: str, *, short: bool = False) -> str:
    """Return the title of a source by its short name, in full or in short.

    Args:
        voice: who says it.
        name: the short name of the source, such as `S1`.
        short: True for the author or site alone, without the full title.

    Raises:
        KeyError: the source has no title in this language.
    """
    return voice.phrase(f"source-{name}.short") if short else voice.say(f"source-{name}")
