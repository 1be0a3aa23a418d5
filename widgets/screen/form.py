"""What can be chosen before the cards are dealt, as a form: made from what a game declares."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from italiancards import game
from italiancards.core.about import about_option, about_preset
from italiancards.core.game import Game
from italiancards.core.options import Declared, agreed, choices, declared
from italiancards.core.words import Voice
from widgets.screen.layouts import tables

FEW = 12
"""Up to so many values are listed; of more, all numbers, one is typed in."""


@lru_cache(maxsize=8)
def form(name: str, voice: Voice) -> dict[str, Any]:
    """What a learner can choose of a game; asked for with every view model, as labels are.

    Args:
        name: the game.
        voice: who says it, in the words of any game.

    >>> from widgets.screen.words import WORDS
    >>> told = form("briscola", Voice(folders=WORDS))
    >>> [each["value"] for each in told["presets"]][:2], told["options"][0]["label"]
    (['briscola', 'briscola_three'], 'Players')
    """
    rules = game(name)
    own = replace(voice, folders=(rules.words, *voice.folders))
    presets = {
        each: agreed(rules.name, rules.options, rules.presets, each) for each in rules.presets
    }
    chosen = choices(rules.options)
    return {
        "game": name,
        "games": [{"value": each, "label": title(each, voice)} for each in tables()],
        "presets": [
            {
                "value": each,
                **_named(about_preset(own, each)),
                "options": {option.name: str(getattr(options, option.name)) for option in chosen},
            }
            for each, options in presets.items()
        ],
        "options": [_option(each, own) for each in chosen],
        "players": str(rules.seating(rules.options()).count),
        "seats": [own.say("ui-seat", {"number": number}) for number in range(1, _most(rules) + 1)],
    }


def _most(rules: Game[Any, Any, Any]) -> int:
    """How many can play at most."""
    players = (each.values for each in declared(rules.options) if each.name == "players")
    return max((int(str(most)) for values in players for most in values), default=2)


def title(name: str, voice: Voice) -> str:
    """What a game is called, by somebody who speaks of any game."""
    return replace(voice, folders=(game(name).words,)).say("game")


def _named(words: tuple[str, str]) -> dict[str, str]:
    label, about = words
    return {"label": label, "about": about}


def _option(option: Declared, voice: Voice) -> dict[str, Any]:
    """One option: its words, its values or their range, and when it applies."""
    words = about_option(voice, option)
    told = {
        "name": option.name,
        "label": words.label,
        "about": words.about,
        "source": words.source,
        "usual": str(option.default),
        "when": {name: [*map(str, values)] for name, values in option.when.items()},
    }
    if len(option.values) > FEW and isinstance(option.values, range):
        numbers = option.values
        return told | {"range": [numbers[0], numbers[-1], numbers.step], "values": []}
    values = [{"value": str(each), "label": words.values[each]} for each in option.values]
    return told | {"range": [], "values": values}
