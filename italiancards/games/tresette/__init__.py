"""Tresette: suit is followed, no trumps, points in thirds, partners who may signal.

Read in this order: `options`, `declaring`, `state`, `view`, `signals`, `rules`, `play`, `score`,
`position`, `layout`, `guide`.
"""

from pathlib import Path

from italiancards.core.announcements import Pass
from italiancards.core.cards import ITALIAN
from italiancards.core.game import Game
from italiancards.core.moves import Play
from italiancards.games.tresette.declaring import Declaration
from italiancards.games.tresette.guide import GUIDE
from italiancards.games.tresette.layout import LAYOUT
from italiancards.games.tresette.options import PRESETS, Options
from italiancards.games.tresette.play import advance, play
from italiancards.games.tresette.position import fields, place
from italiancards.games.tresette.rules import RULES, candidates
from italiancards.games.tresette.score import count, standing
from italiancards.games.tresette.signals import Signal
from italiancards.games.tresette.state import State, deal, deck, lots, parties, seating
from italiancards.games.tresette.view import TresetteView, prompt, reminders, signs, view, zones

GAME: Game[State, TresetteView, Options] = Game(
    name="tresette",
    options=Options,
    presets=PRESETS,
    pack=ITALIAN,
    moves=(Play, Declaration, Pass, Signal),
    rules=RULES,
    words=Path(__file__).parent,
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
