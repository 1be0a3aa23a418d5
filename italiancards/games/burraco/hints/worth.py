"""Predicted final points of a side of Burraco, at the beginning of a turn.

A sum of features, each with a weight that was fitted to deals of rollout players.
`python -m tools.fit_turn_weights burraco` fits them, writes `worth.toml` and prints its error.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from italiancards.core.cards import Cards, shuffled
from italiancards.core.melds.lanes import LANES, SUIT, runs
from italiancards.games.burraco.hints.meld_numbers import VALUE, bonus, points
from italiancards.games.burraco.hints.rollout import addable_cards, turn
from italiancards.games.burraco.hints.simulator import TWOS, BurracoDeal
from italiancards.games.burraco.rules.options import PRESETS, BurracoOptions
from italiancards.games.burraco.rules.state import (
    BURRACO,
    HAND,
    LAST,
    deck,
    parties,
    pozzetti_of,
)
from italiancards.hints.feature_weights import FeatureWeights
from italiancards.hints.melds.hands import NOTHING

FEATURES = (
    "one", "order", "laid", "short", "five", "six", "burrachi", "cards", "points", "least",
    "least_points", "fitting", "in_runs", "in_sets", "wild", "waiting", "other_least",
    "other_burrachi", "other_cards", "other_laid", "stock", "pile", "pile_points",
)  # fmt: skip
"""Features of a side, in the order of the weights."""
CASES = ("none", "other", "own", "both")
"""Takers of a pozzetto: nobody, another side, this one, or both."""
FIVE, SIX = BURRACO - 2, BURRACO - 1
ROUND = 4
"""Number of players at a table of two teams, each of two seats."""


def case(deal: BurracoDeal, seat: int) -> int:
    """Return a seat's case, an index in `CASES`: own pozzetto taken or not, others' or not.

    Args:
        deal: simulated deal.
        seat: its number, from 0.

    Returns:
        0 to 3.
    """
    own = deal.has_pozzetto(seat)
    return 2 * own + (len(deal.took) > own)


def features(deal: BurracoDeal, seat: int) -> list[float]:
    """Return features of a seat's side before a turn, for the weights that predict its points.

    Args:
        deal: simulated deal.
        seat: a seat of that side, from 0.

    Returns:
        Numbers in the order of `FEATURES`: cards, points, melds.
    """
    side, ways = deal.side, deal.ways
    mine = [each for each, of in enumerate(side) if of == side[seat]]
    others = [each for each in range(len(side)) if side[each] != side[seat]]
    table_points = other_table_points = short = five = six = made = other_made = fits = 0
    for meld, by in zip(deal.melds, deal.meld_owners, strict=True):
        worth, length = points(meld) + bonus(meld, ways.semi), meld.length
        if side[by] != side[seat]:
            other_table_points += worth
            other_made += length >= BURRACO
            continue
        table_points += worth
        made += length >= BURRACO
        short += length < FIVE
        five += length == FIVE
        six += length == SIX
        fits |= addable_cards(meld, ways)
    hand_points = in_runs = in_sets = fit = wild = 0
    for each in mine:
        once, both = deal.once[each], deal.twice[each]
        plain = once & ~TWOS
        hand_points += deal.hand_points(each)
        in_runs += runs(plain).bit_count()
        one, two, three, four = (plain >> lane & SUIT for lane in LANES)
        in_sets += (one & two & (three | four) | three & four & (one | two)).bit_count()
        fit += (once & fits).bit_count() + (both & fits & ~TWOS).bit_count()
        wild += deal.jokers[each] + (once & TWOS).bit_count() + (both & TWOS).bit_count()
    first = min(mine, key=deal.size.__getitem__)
    return [
        1.0,
        min((each - deal.turn) % len(side) for each in mine),
        table_points,
        short,
        five,
        six,
        made,
        sum(deal.size[each] for each in mine),
        hand_points,
        deal.size[first],
        deal.hand_points(first),
        fit,
        in_runs,
        in_sets,
        wild,
        sum(len(deal.waiting[each]) for each in mine),
        min(deal.size[each] for each in others),
        other_made,
        sum(deal.size[each] for each in others),
        other_table_points,
        len(deal.stock) - LAST[deal.options.stock_end],
        len(deal.discards) * (side[deal.turn] == side[seat]),
        sum(VALUE[place] for place in deal.discards if place != NOTHING)
        * (side[deal.turn] == side[seat]),
    ]


def deal_for_fit(number: int, players: int, preset: str) -> BurracoDeal:
    """Return a dealt deal before its first turn, reproducible by number, to fit weights on.

    Args:
        number: seed of the shuffle.
        players: how many play.
        preset: the options' name in `PRESETS`.

    Returns:
        Simulated deal in which seat 0 is to move.
    """
    agreed: Mapping[str, Any] = PRESETS[preset]
    options = BurracoOptions(**{**agreed, "players": players})
    cards = [*shuffled(deck(options), f"judging/{number}")]
    scores = (0,) * len(parties(options))
    hands = [[cards.pop() for _ in range(HAND)] for _ in range(players)]
    pozzetti = [[cards.pop() for _ in range(size)] for size in pozzetti_of(options, scores)]
    first = cards.pop()
    nothing: list[Cards] = [()] * players
    return BurracoDeal(options, hands, cards, [first], pozzetti, nothing, (), 0, (), (), scores)


def ahead(totals: Sequence[float], seat: int) -> float:
    """Return a seat's lead: over the average of the others; of four, over the other side.

    Args:
        totals: points of each seat's side.
        seat: its number, from 0.

    Returns:
        Points, negative where the seat is behind.

    >>> ahead((100, 30), 0), ahead((40, 10, 70), 2), ahead((50, 20, 50, 20), 0)
    (70.0, 45.0, 30)
    """
    if len(totals) != ROUND:
        return totals[seat] - fmean(each for other, each in enumerate(totals) if other != seat)
    return totals[seat] - totals[seat - 1]


MODEL = FeatureWeights(
    Path(__file__).with_name("worth.toml"),
    {"two": (2,), "three": (3,), "four": (4,)},
    CASES,
    FEATURES,
    ("burraco", "burraco", "fibur"),
    case,
    features,
    deal_for_fit,
    turn,
    BurracoDeal.totals,
    ahead,
)
"""Evaluation function of a side."""


def predicted_lead(deal: BurracoDeal, seat: int) -> float:
    """Return a seat's lead at the end, in points: counted once it is over, else predicted.

    Args:
        deal: simulated deal, over or at the beginning of a turn.
        seat: its number, from 0.

    Returns:
        Points, negative where the seat is behind.
    """
    players = len(deal.once)
    if deal.over:
        return ahead(deal.totals(), seat)
    sides = {side: each for each, side in enumerate(deal.side)}  # partners have the same
    predict = {side: MODEL.predict(deal, each, players) for side, each in sides.items()}
    return ahead([predict[side] for side in deal.side], seat)


def worth(totals: Sequence[float], party: int) -> float:
    """Return a party's lead over the average of the others in a finished deal, in points.

    Args:
        totals: points of each party.
        party: its number, as in the columns of the sheet.

    Returns:
        Points, on average of the other parties.
    """
    return totals[party] - fmean(each for other, each in enumerate(totals) if other != party)
