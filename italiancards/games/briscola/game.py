"""Briscola: tricks with a trump, any card at any time, 61 of 120 points.

Two play, three each alone, four in pairs or six in two teams; five bid, and whoever bids most calls
the card of a secret partner.
"""

from pathlib import Path

from italiancards.core.announcements import Bid, Call, Pass, Say, Show, Sign
from italiancards.core.cards import ITALIAN
from italiancards.core.game import Game
from italiancards.core.moves import Exchange, Play
from italiancards.games.briscola.rules.guide import GUIDE
from italiancards.games.briscola.rules.layout import LAYOUT
from italiancards.games.briscola.rules.options import PRESETS, BriscolaOptions
from italiancards.games.briscola.rules.play import advance, play
from italiancards.games.briscola.rules.position import fields, place
from italiancards.games.briscola.rules.rules import RULES, candidates
from italiancards.games.briscola.rules.score import count
from italiancards.games.briscola.rules.score import match_score as match
from italiancards.games.briscola.rules.state import BriscolaState, deal, deck, parties, seating
from italiancards.games.briscola.rules.talk import GESTURES, gestured
from italiancards.games.briscola.rules.view import (
    BriscolaView,
    active_statements,
    prompt,
    signs,
    view,
    zones,
)

GAME: Game[BriscolaState, BriscolaView, BriscolaOptions] = Game(
    name="briscola",
    options=BriscolaOptions,
    presets=PRESETS,
    pack=ITALIAN,
    moves=(Play, Exchange, Show, Pass, Sign, Say, Bid, Call),
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
    match=match,
    zones=zones,
    signs=signs,
    place=place,
    fields=fields,
    guide=GUIDE,
    layout=LAYOUT,
    gestures=GESTURES,
    gestured=gestured,
    active_statements=active_statements,
)
