"""Tiny auction: `rules` say how it is played."""

from pathlib import Path

from italiancards.core import match
from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.game import Game
from italiancards.core.layout import ZonePlace
from italiancards.core.moves import Play
from support.tiny.auction.rules import (
    PACK,
    PARTIES,
    RULES,
    SEATS,
    Options,
    State,
    View,
    advance,
    candidates,
    count,
    deal,
    play,
    prompt,
    signs,
    view,
    zones,
)
from support.tiny.common import fields, placing

GAME: Game[State, View, Options] = Game(
    name="tiny_auction",
    options=Options,
    presets={"tiny_auction": {}, "low": {"most": 12}},
    pack=PACK,
    moves=(Play, Bid, Pass, Call),
    rules=RULES,
    words=Path(__file__).with_name("words"),
    seating=lambda options: SEATS,
    parties=lambda options: PARTIES,
    deck=lambda options: PACK.cards,
    deal=deal,
    view=view,
    candidates=candidates,
    play=play,
    advance=advance,
    count=count,
    prompt=prompt,
    match=lambda options, before, sheet: match.first_to(2, before, sheet, PARTIES),
    zones=zones,
    signs=signs,
    place=placing(lambda: GAME),
    fields=fields,
    layout={
        ("hand", False): ZonePlace("far", "fan"),
        ("taken", False): ZonePlace("far", "pile"),
        ("trick", False): ZonePlace("middle", "trick"),
        ("taken", True): ZonePlace("near", "pile"),
        ("hand", True): ZonePlace("near", "row", playable=True),
    },
)
