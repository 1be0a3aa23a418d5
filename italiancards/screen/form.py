"""Form of the choices before a deal, made from a game's declarations."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from italiancards import game
from italiancards.core.cards import Card
from italiancards.core.descriptions import describe_option, describe_preset
from italiancards.core.game import Game
from italiancards.core.grammar import enumerated
from italiancards.core.options import OptionDeclaration, choices, declared_options, make_options
from italiancards.core.words import Voice
from italiancards.hints import LEVELS
from italiancards.screen.cards import face_of
from italiancards.screen.layouts import tables
from italiancards.screen.model import FormModel, GameTile, OptionModel

LEVEL = "level-{}"
"""Catalogue id of the habits of a level."""

MOST_LISTED = 12
"""Most values listed for an option; a number from a longer range is typed in."""


def form(name: str, voice: Voice) -> FormModel:
    """Return the form's choices for a game: presets, options and seats; cached.

    Args:
        name: the game.
        voice: who says it, in the words of any game.

    >>> from italiancards.screen.words import WORDS
    >>> counts_text = form("briscola", Voice(folders=WORDS))
    >>> [each["value"] for each in counts_text["presets"]][:2], counts_text["options"][0]["label"]
    (['briscola', 'briscola_three'], 'Players')
    """
    return _form(name, voice, tables())


@lru_cache(maxsize=8)
def _form(name: str, voice: Voice, games: tuple[str, ...]) -> FormModel:
    """Return the form's choices for a game, with tiles of all games; cached."""
    rules = game(name)
    own = replace(voice, folders=(*voice.folders, rules.words))
    presets = {
        each: make_options(rules.name, rules.options, rules.presets, each) for each in rules.presets
    }
    chosen = choices(rules.options)
    return {
        "game": name,
        "games": [
            _tile(each, replace(voice, folders=(*voice.folders, game(each).words)))
            for each in games
        ],
        "presets": [
            {
                "value": each,
                "label": about[0],
                "about": about[1],
                "options": {option.name: str(option.of(options)) for option in chosen},
            }
            for each, options in presets.items()
            for about in [describe_preset(own, each)]
        ],
        "options": [_option(each, own) for each in chosen],
        "players": str(rules.seating(rules.options()).count),
        "seats": [
            own.say("form-seat", {"number": number})
            for number in range(1, max(_players(rules)) + 1)
        ],
    }


def _tile(name: str, voice: Voice) -> GameTile:
    """Return a game as a tile to choose: name, sentence, three cards, numbers of players."""
    numbers = _players(game(name))
    counts_text = enumerated(map(str, sorted(numbers)), voice.language, "or")
    return {
        "value": name,
        "label": voice.say("game"),
        "about": voice.say("about-game.short"),
        "faces": [face_of(card, voice) for card in sign_cards(name)],
        "told": voice.say("form-for-players", {"players": counts_text}),
        "players": [
            {"value": str(number), "label": _sides(game(name), number, voice)} for number in numbers
        ],
        "levels": _habits(voice),
    }


def _habits(voice: Voice) -> list[str]:
    """Return the habits of each level as a game's catalogue has them; "" where it has none."""
    return [voice.say(each) if voice.knows(each) else "" for each in map(LEVEL.format, LEVELS)]


def _players(rules: Game[Any, Any, Any]) -> tuple[int, ...]:
    """Return the numbers of players that a game allows."""
    values = next(
        (each.values for each in declared_options(rules.options) if each.name == "players"), ()
    )
    return tuple(int(str(each)) for each in values) or (rules.seating(rules.options()).count,)


def _sides(rules: Game[Any, Any, Any], number: int, voice: Voice) -> str:
    """Return the words on how a number of players is split into sides, as “2 against 2”."""
    options = rules.options()
    if hasattr(options, "players"):
        options = replace(options, players=number)
    sides = rules.parties(options)
    return voice.say("form-sides", {"sides": len(sides), "each": len(sides[0])})


def sign_cards(name: str) -> tuple[Card, ...]:
    """Return three cards for a game's tile: its highest ranks, each of another suit.

    Args:
        name: a game that has a guide.

    >>> sign_cards("scopa")
    ('7D', '6C', 'AS')
    """
    rules = game(name)
    assert rules.guide is not None
    ranks = (rank for rank, _ in rules.guide.ladder(rules.options()))
    suits = rules.pack.suits[:3]
    return tuple(rules.pack.card(f"{rank}{suit}") for suit, rank in zip(suits, ranks, strict=False))


def title(name: str, voice: Voice) -> str:
    """Return the name of a game in the voice's language.

    Args:
        name: the game.
        voice: who says it; it need not know the game's words.
    """
    return replace(voice, folders=(game(name).words,)).say("game")


def typed_numbers(option: OptionDeclaration) -> range | None:
    """Return the numbers of which one is typed in for an option; None if its values are listed.

    Args:
        option: the option.
    """
    values = option.values
    return values if isinstance(values, range) and len(values) > MOST_LISTED else None


def _option(option: OptionDeclaration, voice: Voice) -> OptionModel:
    """Return an option for the form: its words, its values or range, and its conditions."""
    words = describe_option(voice, option)
    numbers = typed_numbers(option)
    return {
        "name": option.name,
        "label": words.label,
        "about": words.about,
        "source": words.source,
        "default": str(option.default),
        "when": {name: list(map(str, values)) for name, values in option.when.items()},
        "range": [] if numbers is None else [numbers[0], numbers[-1], numbers.step],
        "values": [
            {"value": str(each), "label": words.values[each]}
            for each in (option.values if numbers is None else ())
        ],
    }
