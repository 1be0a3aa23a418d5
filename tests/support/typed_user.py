"""What somebody writes at home, for `test_types.py`: mypy knows every type in it."""

import italiancards as ic
from italiancards.games.scopa.rules.view import ScopaView


def advised(table: ic.Table) -> str:
    """The hint of any table, and whether it may be played."""
    hint = table.hint(playouts=200)
    return f"{hint.move}: {hint.why} {table.why(hint).ok}"


table: ic.Table[ScopaView] = ic.deal("scopa", seed=7)
ranks = [card.rank for card in table.view(0).hand]
moves = table.legal()
verdicts = [f"{why.move} {why.ok}: {why.text}" for why in table.choices()]
advice = advised(table)
table.play(moves[0]).undo().redo().autoplay("greedy")
again = ic.read(table.record())
points = again.score().sheet.totals
