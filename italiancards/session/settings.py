"""Settings of a learner, durations on the screen, and the labels of the buttons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from italiancards import glossary
from italiancards.core.catalogue import places
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.hints import LEVELS
from italiancards.screen.words import WORDS
from italiancards.session.model import TermModel, Words

BOT_PLAYOUTS = 1000
"""Playouts of an opponent that searches many deals."""

LEVEL = "level"
"""The setting of the opponents' strength; only where nobody chose them by name.

The browser is told of it as one of `LEVELS`, whatever name it was set by.
"""

REMINDERS = "reminders"
"""The setting that keeps public cards in sight; only in games with such reminders."""

TALK = "talk"
"""The setting that offers what is said with a card; only in games where something is."""

EACH = "each"
"""The pace at which the table waits for the learner after each card of another."""

SETTINGS: Mapping[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "pace": ("usual", "quick", "slow", "wait", EACH),
    "index": ("auto", "letters"),
    "sound": ("off", "on"),
    "colours": ("two", "four"),
    REMINDERS: ("off", "on"),
    TALK: ("off", "on"),
    LEVEL: ("medium", "easy", "hard", *LEVELS),
}
"""Settings with their values; the first is the default."""

PAUSES: Mapping[str, int | None] = {
    "usual": 2000,
    "quick": 1000,
    "slow": 4000,
    "wait": None,
    EACH: None,
}
"""Milliseconds that a finished trick stays; None until the learner goes on."""

UI = "ui-"
"""Beginning of the names of the labels that the browser draws."""

BOT_DELAY = 350
"""Milliseconds before another player's card: long enough to see who plays it."""


@cache
def drawn() -> tuple[str, ...]:
    """Return the ids of all catalogue texts that the browser draws: those with the prefix `ui-`."""
    files = (folder / f"{LANGUAGES[0]}.ftl" for folder in WORDS)
    return tuple(name for file in files for name in places(file, UI))


@lru_cache(maxsize=8)
def labels(voice: Voice, direction: str, game: str) -> Words:
    """Return the browser's label texts by name (without `ui-`), with the glossary of a game.

    They are asked for with every view model, and change with the voice alone.

    Args:
        voice: who says them.
        direction: the direction of play, `ccw` or `cw`, which one label names.
        game: the name of the game, whose glossary is added.
    """
    words = {name: voice.say(UI + name, {"direction": direction}) for name in drawn()}
    return {**words, "total": voice.say("sheet-total"), "terms": _terms(game, voice.language)}


@cache
def _terms(game: str, language: str) -> list[TermModel]:
    """Return a game's glossary in one language for the browser: words, meanings, forms.

    In Italian a word needs no translation.
    """
    return [
        {
            "id": term.id,
            "word": term.italian,
            "ipa": term.ipa,
            "gloss": term.gloss if language == "en" else "",
            "means": term.means[language],
            "forms": list(term.forms[language]),
        }
        for term in glossary.terms(game)
        if term.forms[language]
    ]
