"""Burraco: melds with wild twos, the pozzetto, and seven cards that make a burraco."""

from pathlib import Path

from italiancards.core.cards import RUMMY
from italiancards.core.game import Game
from italiancards.core.melds import Discard, Draw, Take
from italiancards.games.burraco.rules.candidates import candidates
from italiancards.games.burraco.rules.dealers import first_dealer
from italiancards.games.burraco.rules.guide import GUIDE
from italiancards.games.burraco.rules.layout import LAYOUT
from italiancards.games.burraco.rules.moves import BurracoAdd, BurracoLay
from italiancards.games.burraco.rules.offers import further, offer, offer_finding
from italiancards.games.burraco.rules.options import PRESETS, BurracoOptions
from italiancards.games.burraco.rules.play import advance, play
from italiancards.games.burraco.rules.position import fields, place
from italiancards.games.burraco.rules.rules import RULES
from italiancards.games.burraco.rules.score import count, match_score
from italiancards.games.burraco.rules.state import BurracoState, deal, deck, parties, seating
from italiancards.games.burraco.rules.view import BurracoView, prompt, signs, view, zones

GAME: Game[BurracoState, BurracoView, BurracoOptions] = Game(
    name="burraco",
    options=BurracoOptions,
    presets=PRESETS,
    pack=RUMMY,
    moves=(Discard, Draw, Take, BurracoLay, BurracoAdd),
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
    offer=offer,
    further=further,
    offer_finding=offer_finding,
    layout=LAYOUT,
    dealer=first_dealer,
    first_table=PRESETS["burraco_a_due"],
    celebrated=("burraco", "pozzetto-taken"),
)
