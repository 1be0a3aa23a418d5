"""Scopa as one player tells it to another: the chapters of its rules page."""

from __future__ import annotations

from italiancards.core.descriptions import Chapter, Guide
from italiancards.core.rules import Facts
from italiancards.games.scopa.rules.options import ScopaOptions
from italiancards.games.scopa.rules.primiera import PRIME
from italiancards.games.scopa.rules.state import deal_sizes, deck

CHAPTERS = (
    Chapter("need", ("players", "pack", "french", "values")),
    Chapter("deal", ("first", "cards", "kings", "again")),
    Chapter("play", ("rule-your-turn", "rule-hold-the-card", "rule-any-card", "rule-must-take")),
    Chapter(
        "take",
        ("rule-cards-lie-there", "rule-same-value", "rule-equal-card", "choice", "pile"),
    ),
    Chapter("scopa", ("sweep", "last")),
    Chapter("count", ("rule-deal-is-on", "rest", "carte", "denari", "settebello", "ties")),
    Chapter("primiera", ("four", "missing", "rough"), ladder=True),
    Chapter("match", ("usual", "tie")),
    Chapter("otherwise", ("rule-fewest-cards", "rule-ace-takes-all", "rule-make-fifteen")),
)


def facts(options: ScopaOptions) -> Facts:
    """Return the game's numbers for its guide, by name: players, cards dealt, target."""
    hand, table = deal_sizes(options)
    return {
        "players": options.players,
        "cards": len(deck(options)),
        "hand": hand,
        "table": table,
        "target": options.target,
    }


def ladder(options: ScopaOptions) -> tuple[tuple[str, int], ...]:
    """Return the ranks, the best for the primiera first, each with its primiera points.

    >>> ladder(ScopaOptions())[:3]
    (('7', 21), ('6', 18), ('A', 16))
    """
    return tuple(PRIME.items())


GUIDE = Guide(CHAPTERS, facts, ladder)
