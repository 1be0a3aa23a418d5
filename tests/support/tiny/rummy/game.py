"""Tiny rummy: `rules` say how it is played."""

from pathlib import Path

from italiancards.core import match
from italiancards.core.descriptions import Chapter, Guide
from italiancards.core.game import Game
from italiancards.core.layout import ZonePlace
from italiancards.core.melds import Discard, Draw, Lay, Take
from italiancards.core.rules import Finding
from italiancards.core.seats import Seating, alternating
from support.tiny.common import fields, placing
from support.tiny.rummy.rules import (
    PACK,
    RULES,
    Options,
    State,
    View,
    candidates,
    count,
    deal,
    play,
    view,
    zones,
)

GAME: Game[State, View, Options] = Game(
    name="tiny_rummy",
    options=Options,
    presets={"tiny_rummy": {}, "three": {"players": 3}},
    pack=PACK,
    moves=(Discard, Draw, Take, Lay),
    rules=RULES,
    words=Path(__file__).with_name("words"),
    seating=lambda options: Seating(options.players, "cw"),
    parties=lambda options: alternating(options.players, options.players),
    deck=lambda options: PACK.cards,
    deal=deal,
    view=view,
    candidates=candidates,
    play=play,
    advance=lambda state: None,
    count=count,
    prompt=lambda view: Finding("prompt-discard" if view.drawn else "prompt-draw", True, {}),
    match=lambda options, before, sheet: match.best_of(
        3, before, sheet, alternating(options.players, options.players)
    ),
    zones=zones,
    signs=lambda view: (),
    place=placing(lambda: GAME),
    fields=fields,
    layout={
        ("hand", False): ZonePlace("far", "fan"),
        ("meld", False): ZonePlace("middle", "meld"),
        ("stock", False): ZonePlace("side", "pile"),
        ("discards", False): ZonePlace("side", "pile"),
        ("hand", True): ZonePlace("near", "fan", playable=True, sorts=PACK.ranks),
    },
    guide=Guide(
        (Chapter("play", ("goal", *(f"rule-{rule.name}" for rule in RULES.rules)), ladder=True),),
        facts=lambda options: {"players": options.players},
        ladder=lambda options: tuple((rank, -1) for rank in PACK.ranks),
    ),
)
