"""Burraco: melds with wild twos, the pozzetto, and seven cards that make a burraco."""

from pathlib import Path

from italiancards.core.cards import RUMMY
from italiancards.core.game import Game
from italiancards.core.melds import Discard, Draw, Take
from italiancards.games.burraco.rules.candidates import candidates
from italiancards.games.burraco.rules.dealers import first_dealer
from italiancards.games.burraco.rules.guide import GUIDE
from italiancards.games.burraco.rules.layout import LAYOUT
from italiancards.games.burraco.rules.moves import Add, Lay
from italiancards.games.burraco.rules.offering import further, offer, tells
from italiancards.games.burraco.rules.options import PRESETS, Options
from italiancards.games.burraco.rules.play import advance, play
from italiancards.games.burraco.rules.position import fields, place
from italiancards.games.burraco.rules.rules import RULES
from italiancards.games.burraco.rules.score import count, standing
from italiancards.games.burraco.rules.state import State, deal, deck, parties, seating
from italiancards.games.burraco.rules.view import BurracoView, prompt, signs, view, zones

GAME: Game[State, BurracoView, Options] = Game(
    name="burraco",
    options=Options,
    presets=PRESETS,
    pack=RUMMY,
    moves=(Discard, Draw, Take, Lay, Add),
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
    offer=offer,
    further=further,
    tells=tells,
    layout=LAYOUT,
    dealer=first_dealer,
    celebrated=("burraco",),
)
