"""A check of answers typed in JupyterLab, against the engine's."""

from __future__ import annotations

from italiancards.core.errors import ItalianCardsError
from italiancards.core.messages import Message
from italiancards.questions.tricks import take_trick
from italiancards.table import Table


def check(table: Table, move: str, *, takes: str | None = None, legal: bool | None = None) -> None:
    """Print whether an answer about a move is right, and the rule that decides.

    Args:
        table: the table asked about.
        move: the card that the seat to move plays.
        takes: who takes then: `me`, or the name of a player.
        legal: whether the move is allowed.

    Raises:
        ItalianCardsError: an answer that is none, or a move that cannot be judged.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S")
    >>> check(table, "6S", takes="Rosa")
    Not this time: me. The six of swords is a trump: it beats the ace of coins, as ...
    """
    right, wrong = (str(Message(name)) for name in ("check-right", "check-wrong"))
    if legal is not None:
        why = table.why(move)
        print(right if why.ok == legal else f"{wrong}.", why.text)
        return
    seat = table.to_move
    if seat is None:
        raise ItalianCardsError("no-trick-in-finished-deal")
    seats = {name: number for number, name in enumerate(table.names[: table.seating.count])}
    names, seats["me"] = ", ".join(seats), seat
    if takes not in seats:
        raise ItalianCardsError("takes-unknown", takes=repr(takes), names=names)
    _, event = take_trick(table, move)
    taker = event.facts["seat"]
    reason = "" if event.because is None else table.voice().finding(event.because)
    winner = "me" if taker == seat else table.names[taker]
    print(right if seats[takes] == taker else f"{wrong}: {winner}.", reason)
