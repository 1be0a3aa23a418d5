"""Burraco as one player tells it to another: the chapters of its rules page."""

from __future__ import annotations

from italiancards.core.cards import FRENCH_RANKS
from italiancards.core.descriptions import Chapter, Guide
from italiancards.core.rules import Facts
from italiancards.games.burraco.rules.kinds import BONUS
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import (
    BURRACO,
    FIRST_OF_THREE,
    HAND,
    LAST,
    LATER,
    STILL,
    VALUES,
    deck,
)

CHAPTERS = (
    Chapter("need", ("players", "pack")),
    Chapter("deal", ("dealer", "pozzetti", "cards")),
    Chapter("values", ("cards",), ladder=True),
    Chapter(
        "melds",
        (
            "rule-three-cards",
            "rule-sequence-or-set",
            "aces",
            "rule-one-wild",
            "rule-wild-is-said",
            "rule-no-second-set",
            "rule-first-meld-worth",
        ),
    ),
    Chapter("burraco", ("seven", "dirty", "semi")),
    Chapter(
        "turn",
        (
            "rule-your-turn",
            "rule-draw-first",
            "rule-draw-once",
            "rule-draw-from-stock",
            "rule-take-the-discards",
            "rule-hold-the-cards",
            "rule-discard-ends-turn",
            "rule-not-thrown-back",
        ),
    ),
    Chapter(
        "table",
        ("rule-own-melds", "rule-meld-lies-there", "rule-fits-the-meld", "freed", "shift"),
    ),
    Chapter("pozzetto", ("first", "rule-pozzetto-at-once", "rule-pozzetto-by-discard")),
    Chapter(
        "close",
        (
            "rule-burraco-to-close",
            "rule-no-wild-to-close",
            "rule-can-finish",
            "rule-deal-is-on",
            "stock",
            "still",
        ),
    ),
    Chapter("count", ("plus", "minus")),
    Chapter("three", ("alone", "half", "later")),
    Chapter("match", ("target",)),
)


def facts(options: BurracoOptions) -> Facts:
    """Return the game's numbers for its guide, by name: cards, bonuses, penalties, target."""
    return {
        "cards": len(deck(options)),
        "hand": HAND,
        "joker": VALUES.joker,
        "seven": BURRACO,
        "clean": BONUS["clean"],
        "semi": BONUS["semi"],
        "dirty": BONUS["dirty"],
        "closing": options.closing_bonus,
        "missed": options.pozzetto_penalty,
        "last": LAST[options.stock_end],
        "rounds": STILL,
        "first": FIRST_OF_THREE,
        "later": LATER,
        "target": options.target or 0,
    }


def ladder(options: BurracoOptions) -> tuple[tuple[str, int], ...]:
    """Return the ranks from most points down, each with the points of a card of it.

    >>> ladder(BurracoOptions())[:3]
    (('2', 20), ('A', 15), ('K', 10))
    """
    ranks = ("2", "A", *reversed(FRENCH_RANKS[2:]))
    return tuple((rank, VALUES.ranks[FRENCH_RANKS.index(rank)]) for rank in ranks)


GUIDE = Guide(CHAPTERS, facts, ladder)
