"""Layout of a game's zones on a screen: plain data that each game declares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Area = Literal["far", "side", "middle", "near", "hidden"]
Spread = Literal["row", "fan", "trick", "pile", "crosswise", "meld", "shown"]


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """A place on the table.

    Args:
        area: `far` (across the table), `side`, `middle`, `near` (the learner's) or `hidden` (shown
            only on demand).
        spread: how the cards lie: `row` (apart), `fan` (overlapping), `trick` (in front of who
            played them), `pile` (only the top is seen), `crosswise` (under the pile before it),
            `meld` (overlapping, on the mat of who laid them; cards can go onto them), `shown` (a
            card that lies elsewhere, to be kept in sight).
        playable: whether the learner plays from there.
        choosable: whether cards are chosen there, to be taken with one of the hand.
        sorts: the ranks of a hand in the order in which they lie where it is large; the learner
            may sort such a hand by suit, by rank, or card by card.
        means_empty: whether it means something that nothing lies there, which is then said.
    """

    area: Area
    spread: Spread
    playable: bool = False
    choosable: bool = False
    sorts: tuple[str, ...] = ()
    means_empty: bool = False


Layout = Mapping[tuple[str, bool], ZonePlace]
"""For each zone by name, and whether it is the learner's own: its place."""
