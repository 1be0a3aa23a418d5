"""Everything a lesson does at its beginning, done once in the template.

What is loaded late (catalogues, the deck, a bot), and what is worked out once (an example, what a
card counts), is then there in every kernel, and its memory is shared. Nothing of it may start a
thread, or be remembered by a kernel.
"""

from __future__ import annotations

import io
import json
import traceback
from contextlib import redirect_stdout

import ipywidgets
from IPython.core.inputtransformer2 import TransformerManager

import italiancards as ic
import widgets
from app.site.lessons import FOLDER, lessons
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from widgets.screen.layouts import tables


def rehearse() -> None:
    """Play a deal of every game, put a table on the screen, open every lesson, and forget it."""
    for name in ic.GAMES:
        ic.deal(name, seed=1).autoplay().score()
        for language in LANGUAGES:
            Voice(language, (ic.game(name).words,)).say("game")
    for name in tables():
        widgets.Practice(name)._repr_mimebundle_()
    with redirect_stdout(io.StringIO()):
        for lesson in lessons():
            try:
                _open(lesson.name)
            except Exception:  # its page will say so too; the others are no worse for it
                traceback.print_exc()
    ipywidgets.Widget.close_all()


def _open(lesson: str) -> None:
    """Run the cells that make a page, as a kernel would."""
    notebook = json.loads((FOLDER / f"{lesson}.ipynb").read_text("utf-8"))
    known: dict[str, object] = {}
    for cell in notebook["cells"]:
        for_readers = "lab-only" in cell["metadata"].get("tags", [])
        if cell["cell_type"] == "code" and not for_readers:
            code = TransformerManager().transform_cell("".join(cell["source"]))
            exec(compile(code, lesson, "exec"), known)
