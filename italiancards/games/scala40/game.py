"""Scala Quaranta: melds from two packs, forty points to open, the last card closes."""

from pathlib import Path

from italiancards.core.cards import RUMMY
from italiancards.core.game import Game
from italiancards.core.melds import Add, Discard, Draw, Lay, Swap, Take
from italiancards.games.scala40.rules.candidates import candidates
from italiancards.games.scala40.rules.guide import GUIDE
from italiancards.games.scala40.rules.layout import LAYOUT
from italiancards.games.scala40.rules.offers import further, offer, offer_finding
from italiancards.games.scala40.rules.options import PRESETS, Scala40Options
from italiancards.games.scala40.rules.play import advance, play
from italiancards.games.scala40.rules.position import fields, place
from italiancards.games.scala40.rules.rules import RULES
from italiancards.games.scala40.rules.score import count, match_score
from italiancards.games.scala40.rules.state import (
    FINDER,
    Scala40State,
    deal,
    deck,
    parties,
    seating,
)
from italiancards.games.scala40.rules.view import Scala40View, prompt, signs, view, zones

GAME: Game[Scala40State, Scala40View, Scala40Options] = Game(
    name="scala40",
    options=Scala40Options,
    presets=PRESETS,
    pack=RUMMY,
    moves=(Discard, Draw, Take, Lay, Add, Swap),
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
    fewest_win=True,
    finder=FINDER,
    layout=LAYOUT,
)
