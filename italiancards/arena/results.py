"""Results of contests as a table and as a plot, for a notebook: `arena.ipynb` shows both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pandas as pd
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from italiancards.arena.contest import ContestResult

EVEN = {"margin": 0.0, "win_share": 0.5}
"""Figures that can be drawn, with their values between equals."""


def table(outcomes: Iterable[ContestResult]) -> pd.DataFrame:
    """Return a data frame with a row for each contest.

    >>> from italiancards.arena.contest import Contest, contest
    >>> played = contest(Contest("briscola", {}, "greedy", "greedy", deals=2), quiet=True)
    >>> table([played])[["a", "b", "margin", "win_share"]]
            a       b  margin  win_share
    0  greedy  greedy     0.0        0.5
    """
    return pd.DataFrame([each.json() for each in outcomes])


def plot(results: pd.DataFrame, of: str = "margin", ax: Axes | None = None) -> Axes:
    """Draw contests as points with their 95 % intervals; return the axes.

    Args:
        results: a table of contests.
        of: `margin`, points a deal, or `win_share`, of the deals.
        ax: where to draw; where nothing is said on a figure of its own.

    >>> results = pd.DataFrame(
    ...     {"game": ["scopa"], "players": [2], "a": ["hint"], "b": ["greedy"], "options": [{}]}
    ...     | {"margin": [1.05], "margin_ci95": [0.16]}
    ... )
    >>> [label.get_text() for label in plot(results).get_yticklabels()]
    ['scopa, 2: hint against greedy']
    """
    ax = plt.subplots(layout="constrained")[1] if ax is None else ax
    places = range(len(results))
    ax.errorbar(results[of], places, xerr=results[f"{of}_ci95"], fmt="o", capsize=4)
    ax.axvline(EVEN[of], color="grey", linewidth=1)
    ax.set_yticks(places, [_contest_text(row) for _, row in results.iterrows()])
    ax.invert_yaxis()
    ax.set_xlabel({"margin": "points a deal", "win_share": "share of deals won"}[of])
    return ax


def _contest_text(row: Any) -> str:
    """Return a text that names a contest: game, options and bots."""
    agreed = "".join(f", {name}={value}" for name, value in row.options.items())
    return f"{row.game}, {row.players}{agreed}: {row.a} against {row.b}"
