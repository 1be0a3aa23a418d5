"""Tiny tricks: `rules` say how it is played."""

from pathlib import Path

from italiancards.core import match
from italiancards.core.announcements import Declare, Pass, SayWith
from italiancards.core.game import Game
from italiancards.core.layout import ZonePlace
from italiancards.core.moves import Play
from support.tiny.common import fields, placing
from support.tiny.tricks.rules import (
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
    view,
    zones,
)

GAME: Game[State, View, Options] = Game(
    name="tiny_tricks",
    options=Options,
    presets={"tiny_tricks": {}, "silent": {"signals": False}},
    pack=PACK,
    moves=(Play, Declare, Pass, SayWith),
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
    match=lambda options, before, sheet: match.best_of(3, before, sheet, PARTIES),
    zones=zones,
    signs=lambda view: (),
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
