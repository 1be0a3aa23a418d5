"""Settings of a learner, durations on the screen, and the labels of the buttons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from italiancards import glossary
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.session.model import TermModel, Words

BOT_PLAYOUTS = 1000
"""Playouts of an opponent that searches many deals."""

LEVEL = "level"
"""The setting of the opponents' strength; only where nobody chose them by name."""

REMINDERS = "reminders"
"""The setting that keeps public cards in sight; only in games with such reminders."""

SETTINGS: Mapping[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "pace": ("usual", "quick", "slow", "wait"),
    "index": ("auto", "letters"),
    "sound": ("off", "on"),
    "colours": ("two", "four"),
    REMINDERS: ("off", "on"),
    LEVEL: ("medium", "easy", "hard"),
}
"""Settings with their values; the first is the default."""

PAUSES: Mapping[str, int | None] = {"usual": 2000, "quick": 1000, "slow": 4000, "wait": None}
"""Milliseconds that a finished trick stays; None until the learner goes on."""

BOT_DELAY = 350
"""Milliseconds before another player's card: long enough to see who plays it."""

LABELS = (
    *("play", "go-on", "why", "hint", "undo", "redo", "last", "spread", "score", "so-far"),
    *("log", "settings", "language", "pace", "pace-usual", "pace-wait", "pace-slow", "pace-quick"),
    *("index", "sound", "sound-off", "sound-on", "colours", "colours-two", "colours-four"),
    *("reminders", "reminders-off", "reminders-on"),
    *(
        "leave",
        "leave-class",
        "count",
        "actions",
        "choose-again",
        "just",
        "close",
        "by-itself",
        "new",
        "us",
        "them",
    ),
    *(
        "look",
        "weigh",
        "show",
        "play-it",
        "more",
        "next-step",
        "lesson",
        "puzzle",
        "sitting",
    ),
    *("mine", "dealer", "ask-hint", "finish", "lesson-end", "lesson-once-more", "lesson-quiz"),
    *("lesson-home", "decided"),
    *("scheme", "scheme-system", "scheme-light", "scheme-dark", "own-name"),
    *("size", "size-usual", "size-large", "size-small"),
    *(
        "index-auto",
        "index-letters",
        "next-deal",
        "new-match",
        "keys",
        "keys-table",
        "coach",
        "turn",
    ),
    *(
        "led",
        "best",
        "me-led",
        "me-best",
        "captures",
        "going",
        "take",
        "direction",
        "silent",
        "silent-cell",
        "progress",
        "back",
        "again",
        "next",
    ),
    *(
        "answered",
        "ask-card",
        "glossary",
        "ladder",
        "level",
        "level-easy",
        "level-medium",
        "level-hard",
    ),
    *("review", "review-show", "review-again", "review-cards", "review-close"),
    "review-stop",
    *("unread", "unkept-refused", "unkept-full", "unkept-newer"),
    "review-table",
    *(
        "practice",
        "new-deal",
        "same-deal",
        "deal-number",
        "deal-it",
        "other-table",
        "preset",
    ),
    *("preset-own", "seat-label", "source", "paste", "paste-it", "share"),
    *("choose-table", "players", "plays-like", "plays-easy", "plays-medium", "plays-hard"),
    *("deal", "table-more", "table-less", "agreed", "at-table", "other-ways"),
    *("copy-position", "copy-deal", "copy-moment", "copied", "not-copied", "save-record"),
    *(
        "record-later",
        "uncover",
        "cover",
        "resumed",
        "start-over",
        "go-on-here",
        "dead",
        "cut",
        "unreachable",
        "coming",
        "stopped",
    ),
    *("puzzle-next", "puzzle-unseen", "puzzle-all", "puzzle-one", "puzzle-solved", "puzzle-missed"),
    *("chosen", "chosen-title", "chosen-begun", "chosen-more", "put-in", "take-back"),
    *("keys-melds", "keys-notebook"),
    *("sort", "sort-suit", "sort-rank", "sort-own", "out", "came-back"),
    *("review-trick", "review-played", "review-before", "review-after", "review-cost"),
)
"""The buttons and labels that the browser draws."""


@lru_cache(maxsize=8)
def labels(voice: Voice, direction: str, game: str) -> Words:
    """Return the text of each label, by its name without `ui-`, and the glossary.

    They are asked for with every view model, and change with the voice alone.

    Args:
        voice: who says them.
        direction: the direction of play, `ccw` or `cw`, which one label names.
        game: the name of the game, whose glossary is added.
    """
    words = {name: voice.say(f"ui-{name}", {"direction": direction}) for name in LABELS}
    return {**words, "total": voice.say("sheet-total"), "terms": _terms(game, voice.language)}


@cache
def _terms(game: str, language: str) -> list[TermModel]:
    """Return the glossary of a game for the browser: each word, its meaning, its forms.

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
