"""Turns of Burraco met where the rollout policy plays, as tables to ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import italiancards as ic
from italiancards.games.burraco.hints import rollout
from italiancards.games.burraco.hints.simulator import BurracoRecording
from italiancards.games.burraco.hints.worth import deal_for_fit
from italiancards.games.burraco.rules.options import PRESETS
from italiancards.hints.melds.hands import NOTHING
from support.meld_turns import cards_text, fields


def turns(first: int, deals: int, players: int) -> Iterator[BurracoRecording]:
    """Yield each turn of some deals once a card is drawn or the discards are taken.

    Args:
        first: the number of the first deal.
        deals: how many.
        players: how many play.
    """
    for number in range(first, first + deals):
        deal = deal_for_fit(number, players, "burraco" if number % 2 else "fibur")
        while not deal.over:
            rollout.begin(deal, deal.turn)
            recorded = BurracoRecording.of(deal)
            recorded.moves = []
            yield recorded
            rollout.turn(deal)


def table_of(deal: BurracoRecording) -> ic.Table:
    """Return a table whose seat to move sees what it sees in a simulated deal."""
    agreed: dict[str, Any] = {**PRESETS["fibur"]} if deal.options.semi_clean else {}
    return ic.position(
        "burraco",
        **agreed,
        **fields(deal, len(deal.side)),
        laid=" ".join(map(str, deal.meld_owners)),
        took=" ".join(map(str, deal.took)),
        picked="" if deal.picked == NOTHING else cards_text([deal.picked]),
    )
