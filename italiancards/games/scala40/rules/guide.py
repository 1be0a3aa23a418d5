"""Scala Quaranta as one player tells it to another: the chapters of its rules page."""

from __future__ import annotations

from italiancards.core.cards import FRENCH_RANKS
from italiancards.core.descriptions import Chapter, Guide
from italiancards.core.rules import Facts
from italiancards.games.scala40.rules.options import PLAYERS, Scala40Options
from italiancards.games.scala40.rules.state import HAND, RENEWALS, VALUES, deck

CHAPTERS = (
    Chapter("need", ("players", "pack")),
    Chapter("deal", ("cards", "upcard", "joker")),
    Chapter(
        "melds",
        (
            "rule-three-cards",
            "rule-sequence-or-set",
            "ace",
            "longest",
            "rule-one-joker",
            "rule-joker-declared",
        ),
    ),
    Chapter(
        "turn",
        (
            "rule-your-turn",
            "rule-draw-first",
            "rule-draw-once",
            "rule-draw-from-stock",
            "rule-take-when-opened",
            "rule-use-the-picked-card",
            "rule-not-the-picked-card",
            "rule-can-finish",
            "rule-hold-the-cards",
            "stock",
        ),
    ),
    Chapter(
        "open", ("rule-forty-to-open", "rule-open-without-joker", "rule-open-with-picked-card")
    ),
    Chapter(
        "table",
        (
            "rule-open-first",
            "rule-meld-lies-there",
            "rule-fits-the-meld",
            "joker",
            "rule-card-of-the-joker",
        ),
    ),
    Chapter("discard", ("end", "rule-nothing-useful-discarded")),
    Chapter(
        "close", ("rule-keep-one-to-discard", "rule-deal-is-on", "rule-no-close-in-first-round")
    ),
    Chapter("count", ("cards", "meld", "jokers"), ladder=True),
    Chapter("match", ("out", "last")),
)


def facts(options: Scala40Options) -> Facts:
    """Return the game's numbers for its guide, by name: players, cards, points to open."""
    return {
        "fewest": PLAYERS[0],
        "most": PLAYERS[-1],
        "cards": len(deck(options)),
        "hand": HAND,
        "least": options.opening_min,
        "joker": VALUES.joker,
        "ace": VALUES.ranks[0],
        "low": VALUES.low_ace,
        "target": options.target,
        "renewals": RENEWALS,
    }


def ladder(options: Scala40Options) -> tuple[tuple[str, int], ...]:
    """Return the ranks from the ace down, each with the points of its card in hand.

    >>> ladder(Scala40Options())[:3], ladder(Scala40Options())[-1]
    ((('A', 11), ('K', 10), ('Q', 10)), ('2', 2))
    """
    ranks = (FRENCH_RANKS[0], *reversed(FRENCH_RANKS[1:]))
    return tuple((rank, VALUES.ranks[FRENCH_RANKS.index(rank)]) for rank in ranks)


GUIDE = Guide(CHAPTERS, facts, ladder)
