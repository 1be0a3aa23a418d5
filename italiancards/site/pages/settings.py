"""Settings in the bar of every page: what can be chosen, and what each is called."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from italiancards.core.words import Voice
from italiancards.screen.words import WORDS
from italiancards.session.settings import SETTINGS, UI

LOOKS = {"scheme": ("system", "light", "dark"), "size": ("usual", "large", "small")}
"""Settings that only the browser knows, with their values; the first is the default."""
SHOWN = ("scheme", "colours", "index", "size", "pace", "sound")
"""Settings in the bar, in their order; the language stands beside them."""


class SettingsField(NamedTuple):
    """A setting that is chosen from a few values.

    Args:
        name: its name, as the browser keeps it.
        label: what it is called.
        values: its values with what each is called; the first is the default.
    """

    name: str
    label: str
    values: list[tuple[str, str]]


class SettingsForm(NamedTuple):
    """The settings in the bar of a page, in one language.

    Args:
        title: what they are called together.
        settings: those that are chosen from a few values.
        own_name: what the name of a player is called.
    """

    title: str
    settings: list[SettingsField]
    own_name: str


@lru_cache(maxsize=4)
def settings_form(language: str) -> SettingsForm:
    """Return the settings in the bar of a page; cached.

    Args:
        language: `en` or `it`.

    >>> settings_form("en").settings[0].values[0]
    ('system', 'Same as system')
    """
    voice = Voice(language, WORDS)
    settings = [
        SettingsField(
            name,
            voice.say(f"{UI}{name}"),
            [(each, voice.say(f"{UI}{name}-{each}")) for each in {**SETTINGS, **LOOKS}[name]],
        )
        for name in SHOWN
    ]
    return SettingsForm(voice.say(f"{UI}settings"), settings, voice.say(f"{UI}own-name"))
