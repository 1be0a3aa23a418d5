"""Briscola as one player tells it to another: the chapters of its rules page."""

from __future__ import annotations

from italiancards.core.descriptions import Chapter, Guide
from italiancards.core.rules import Facts
from italiancards.games.briscola.rules.bidding import BIDS, PHASES
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import HAND, POINTS, deck, points, trick_order
from italiancards.games.briscola.rules.talk import ASKING, TALK

CHAPTERS = (
    Chapter("need", ("players", "pack", "french")),
    Chapter("deal", ("first", "cards", "upcard")),
    Chapter("play", ("lead", "rule-your-turn", "rule-hold-the-card", "rule-any-card")),
    Chapter("trick", ("same", "trump", "other", "pile")),
    Chapter("draw", ("each", "last", "without")),
    Chapter("count", ("rule-deal-is-on", "cards", "win"), ladder=True),
    Chapter("more", ("three", "four", "six", "turns", "drawing")),
    Chapter("partners", (*ASKING.lines, *TALK.lines)),
    Chapter(
        "five",
        (
            "deal",
            "auction",
            *PHASES.lines,
            *BIDS.lines,
            "rule-called-rank",
            "rule-called-suit",
            "rule-own-card",
            "secret",
            "play",
            "made",
            "stakes",
            "match",
        ),
    ),
    Chapter("match", ("usual", "otherwise")),
    Chapter(
        "exchange",
        (
            "rule-exchange-agreed",
            "rule-two-in-first-trick",
            "rule-seven-after-a-trick",
            "rule-upcard-lies-there",
            "rule-two-or-seven-of-trump",
        ),
    ),
)


def facts(options: BriscolaOptions) -> Facts:
    """Return the game's numbers for its guide, by name: players, cards, points, what wins."""
    cards = deck(options)
    half, third = points(cards) // 2, points(cards) // 3
    return {
        "players": options.players,
        "cards": len(cards),
        "hand": HAND,
        "total": points(cards),
        "half": half,
        "enough": half + 1,
        "three": third + 1,
        "deals": options.best_of,
        "won": options.best_of // 2 + 1,
        "target": options.target or 0,
    }


def ladder(options: BriscolaOptions) -> tuple[tuple[str, int], ...]:
    """Return the ranks from high to low, each with the card points of a card of it.

    >>> ladder(BriscolaOptions())[:3], ladder(BriscolaOptions(three_as_three=True))[-2:]
    ((('A', 11), ('3', 10), ('R', 4)), (('3', 10), ('2', 0)))
    """
    return tuple((rank, POINTS.get(rank, 0)) for rank in trick_order(options, None).ranks)


GUIDE = Guide(CHAPTERS, facts, ladder)
