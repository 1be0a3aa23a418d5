"""Burraco: melds from two packs with wild twos, the pozzetto, and seven cards that make a burraco.

Read in this order: `options`, `moves`, `state`, `dealers`, `view`, `kinds`, `meaning`, the rules in
`turns`, `melding`, `adding`, `ends`, `finish` and `rules`, `candidates`, `play`, `score`,
`position`, `guide`, `layout`, `offering`.
"""

from pathlib import Path

from italiancards.core.cards import RUMMY
from italiancards.core.game import Game
from italiancards.core.melds import Discard, Draw, Take
from italiancards.games.burraco.candidates import candidates
from italiancards.games.burraco.dealers import first_dealer
from italiancards.games.burraco.guide import GUIDE
from italiancards.games.burraco.layout import LAYOUT
from italiancards.games.burraco.moves import Add, Lay
from italiancards.games.burraco.offering import further, offer, tells
from italiancards.games.burraco.options import PRESETS, Options
from italiancards.games.burraco.play import advance, play
from italiancards.games.burraco.position import fields, place
from italiancards.games.burraco.rules import RULES
from italiancards.games.burraco.score import count, standing
from italiancards.games.burraco.state import State, deal, deck, parties, seating
from italiancards.games.burraco.view import BurracoView, prompt, signs, view, zones

GAME: Game[State, BurracoView, Options] = Game(
    name="burraco",
    options=Options,
    presets=PRESETS,
    pack=RUMMY,
    moves=(Discard, Draw, Take, Lay, Add),
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
    offer=offer,
    further=further,
    tells=tells,
    layout=LAYOUT,
    dealer=first_dealer,
    celebrated=("burraco",),
)
