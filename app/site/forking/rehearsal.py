"""A little of everything a lesson does, done once in the template.

What is loaded late (catalogues, the deck, a bot) is then there in every kernel, and its memory is
shared. Nothing of it may start a thread, or be remembered by a kernel.
"""

from __future__ import annotations

import ipywidgets

import italiancards as ic
import widgets
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice


def rehearse() -> None:
    """Play a deal of every game, put a table on the screen, and forget it."""
    for name in ic.GAMES:
        ic.deal(name, seed=1).autoplay().score()
        for language in LANGUAGES:
            Voice(language, (ic.game(name).words,)).say("game")
        widgets.Practice(name)._repr_mimebundle_()
    ipywidgets.Widget.close_all()
