"""Scopa: take cards from the table with cards of the same worth; eleven points win."""

from pathlib import Path

from italiancards.core.cards import ITALIAN
from italiancards.core.game import Game
from italiancards.core.moves import Capture, Play
from italiancards.games.scopa.rules.captures import value
from italiancards.games.scopa.rules.guide import GUIDE
from italiancards.games.scopa.rules.layout import LAYOUT
from italiancards.games.scopa.rules.options import PRESETS, ScopaOptions
from italiancards.games.scopa.rules.play import advance, play
from italiancards.games.scopa.rules.position import fields, place
from italiancards.games.scopa.rules.progress import count
from italiancards.games.scopa.rules.rules import RULES, candidates
from italiancards.games.scopa.rules.score import match_score
from italiancards.games.scopa.rules.state import ScopaState, deal, deck, parties, seating
from italiancards.games.scopa.rules.view import ScopaView, prompt, signs, view, zones

GAME: Game[ScopaState, ScopaView, ScopaOptions] = Game(
    name="scopa",
    options=ScopaOptions,
    presets=PRESETS,
    pack=ITALIAN,
    moves=(Play, Capture),
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
    makes=value,
    layout=LAYOUT,
    celebrated=("scopa",),
)
