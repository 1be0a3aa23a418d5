"""Tresette: suit is followed, no trumps, points in thirds, partners who may signal."""

from pathlib import Path

from italiancards.core.announcements import Pass
from italiancards.core.cards import ITALIAN
from italiancards.core.game import Game
from italiancards.core.moves import Play
from italiancards.games.tresette.rules.declaring import Declaration
from italiancards.games.tresette.rules.guide import GUIDE
from italiancards.games.tresette.rules.layout import LAYOUT
from italiancards.games.tresette.rules.options import PRESETS, Options
from italiancards.games.tresette.rules.play import advance, play
from italiancards.games.tresette.rules.position import fields, place
from italiancards.games.tresette.rules.rules import RULES, candidates
from italiancards.games.tresette.rules.score import count, standing
from italiancards.games.tresette.rules.signals import Signal
from italiancards.games.tresette.rules.state import State, deal, deck, lots, parties, seating
from italiancards.games.tresette.rules.view import (
    TresetteView,
    prompt,
    reminders,
    signs,
    view,
    zones,
)

GAME: Game[State, TresetteView, Options] = Game(
    name="tresette",
    options=Options,
    presets=PRESETS,
    pack=ITALIAN,
    moves=(Play, Declaration, Pass, Signal),
    rules=RULES,
    words=Path(__file__).with_name("words"),
    seating=seating,
    parties=parties,
    deck=deck,
    deal=deal,
    view=view,
    candidates=candidates,
    play=play,
    advance=advance,
    count=count,
    prompt=prompt,
    match=standing,
    zones=zones,
    signs=signs,
    place=place,
    fields=fields,
    guide=GUIDE,
    layout=LAYOUT,
    lots=lots,
    reminders=reminders,
)
