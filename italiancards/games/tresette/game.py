"""Tresette: suit is followed, no trumps, points in thirds, partners who may signal."""

from pathlib import Path

from italiancards.core.announcements import Pass
from italiancards.core.cards import ITALIAN
from italiancards.core.game import Game
from italiancards.core.moves import Play
from italiancards.games.tresette.rules.declarations import Declaration
from italiancards.games.tresette.rules.guide import GUIDE
from italiancards.games.tresette.rules.layout import LAYOUT
from italiancards.games.tresette.rules.options import PRESETS, TresetteOptions
from italiancards.games.tresette.rules.play import advance, play
from italiancards.games.tresette.rules.position import fields, place
from italiancards.games.tresette.rules.rules import RULES, candidates
from italiancards.games.tresette.rules.score import count, match_score
from italiancards.games.tresette.rules.signals import Signal
from italiancards.games.tresette.rules.state import (
    TresetteState,
    deal,
    deck,
    lots,
    parties,
    seating,
)
from italiancards.games.tresette.rules.view import (
    TresetteView,
    prompt,
    reminders,
    signs,
    view,
    zones,
)

GAME: Game[TresetteState, TresetteView, TresetteOptions] = Game(
    name="tresette",
    options=TresetteOptions,
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
    match=match_score,
    zones=zones,
    signs=signs,
    place=place,
    fields=fields,
    guide=GUIDE,
    layout=LAYOUT,
    lots=lots,
    reminders=reminders,
)
