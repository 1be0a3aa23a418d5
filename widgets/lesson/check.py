"""A check for readers in JupyterLab: say what you think, and the engine answers."""

from __future__ import annotations

import italiancards as ic
from widgets.lesson.questions import taking


def check(
    table: ic.Table, move: str, *, takes: str | None = None, legal: bool | None = None
) -> None:
    """Print whether an answer is right, and the rule that makes it so.

    Args:
        table: the table asked about.
        move: the card that the seat to move plays.
        takes: who takes then: `me`, or the name of a player.
        legal: whether the move is allowed.

    Raises:
        ItalianCardsError: an answer that is none, or a move that cannot be judged.

    >>> table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S")
    >>> check(table, "6S", takes="Rosa")
    Not this time: me. The six of swords is a trump: it takes the ace of coins, as it would any ...
    """
    if legal is not None:
        why = table.why(move)
        print("Right." if why.ok == legal else "Not this time.", why.text)
        return
    seat = table.to_move
    if seat is None:
        raise ic.ItalianCardsError("The deal is over: nobody can take.")
    seats = {name: number for number, name in enumerate(table.names[: table.seating.count])}
    names, seats["me"] = ", ".join(seats), seat
    if takes not in seats:
        raise ic.ItalianCardsError(f"takes={takes!r}: say 'me' or one of {names}.")
    _, event = taking(table, move)
    taker = event.facts["seat"]
    reason = "" if event.because is None else table.voice().finding(event.because)
    right = "me" if taker == seat else table.names[taker]
    print("Right." if seats[takes] == taker else f"Not this time: {right}.", reason)
