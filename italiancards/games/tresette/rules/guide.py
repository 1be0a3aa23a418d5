"""Tresette as one player tells it to another: the chapters of its rules page."""

from __future__ import annotations

from italiancards.core.descriptions import Chapter, Guide
from italiancards.core.rules import Facts
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.score import thirds_text
from italiancards.games.tresette.rules.signals import MANY
from italiancards.games.tresette.rules.state import (
    ORDER,
    PACKET,
    THIRDS,
    WHOLE,
    deck,
    hand_size,
    thirds,
)

CHAPTERS = (
    Chapter("need", ("players", "pack", "french")),
    Chapter("deal", ("first", "cards", "leader")),
    Chapter("play", ("rule-your-turn", "rule-hold-the-card", "rule-follow-suit", "beat")),
    Chapter("trick", ("highest", "other", "pile")),
    Chapter("count", ("rule-deal-is-on", "thirds", "last", "whole", "all"), ladder=True),
    Chapter(
        "declare",
        (
            "rule-declarations-agreed",
            "combinations",
            "rule-declare-in-time",
            "rule-answer-first",
            "rule-hold-the-combination",
            "rule-name-the-missing",
            "rule-declared-once",
        ),
    ),
    Chapter(
        "signals",
        (
            "rule-signals-agreed",
            "rule-leader-signals",
            "rule-known-signal",
            "busso",
            "volo",
            "striscio",
            "rule-from-second-trick",
            "rule-true-signal",
        ),
    ),
    Chapter("match", ("usual", "tie")),
    Chapter("three", ("alone",)),
    Chapter("two", ("half", "packets")),
)


def facts(options: TresetteOptions) -> Facts:
    """Return the game's numbers for its guide, by name: players, cards, points, what wins."""
    cards = deck(options)
    return {
        "players": options.players,
        "cards": len(cards),
        "hand": hand_size(options),
        "thirds": thirds(cards),
        "points": thirds(cards) // WHOLE + 1,
        "packet": PACKET,
        "many": MANY,
        "target": options.target,
    }


def ladder(options: TresetteOptions) -> tuple[tuple[str, str], ...]:
    """Return the ranks from high to low, each with a card's worth in points and thirds.

    >>> ladder(TresetteOptions())[:4]
    (('3', '1/3'), ('2', '1/3'), ('A', '1'), ('R', '1/3'))
    """
    return tuple((rank, thirds_text(THIRDS.get(rank, 0))) for rank in ORDER.ranks)


GUIDE = Guide(CHAPTERS, facts, ladder)
