"""Questions for more than two players: whose the cards are, and who has the last word."""

from __future__ import annotations

import italiancards as ic
from italiancards.core.errors import ItalianCardsError
from italiancards.core.moves import Capture
from italiancards.core.seats import named_party
from widgets.lesson.questions import Question, players, sides, worded
from widgets.lesson.wording import Say


def whose_pile(table: ic.Table, move: str, text: Say | None = None) -> Question:
    """Whose pile some cards go to, or whose the point is where they make a scopa.

    Args:
        table: a table where any seat is to move.
        move: what it takes.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: nothing is taken.

    >>> table = ic.position("scopa", players=4, seat=2, hand="7S 2B FC", table="3C 4D RB")
    >>> whose_pile(table, "7S x 3C+4D").right  # the options: you and Aldo, Rosa and Bice
    0
    """
    taken = table.read(move)
    if not isinstance(taken, Capture):
        raise ItalianCardsError(f"{move} takes nothing.")
    seat, record = table.to_move, table.record()
    played = ic.read(record).play(move)
    right = next(place for place, pile in enumerate(played.view(0).taken) if taken.card in pile)
    scopa = any(event.name == "scopa" for _, event in played.log(since=table.now + 1))
    facts = {"seat": seat, "card": taken.card, "cards": taken.cards}
    party = {"party": named_party(table.parties, right)}
    return Question(
        worded(text, "question-whose-scopa" if scopa else "question-whose-pile", **facts),
        sides(table),
        right,
        lambda voice: voice.say("question-whose-because", party),
        reveal=move,
        record=record,
    )


def who_plays_last(table: ic.Table, text: Say | None = None) -> Question:
    """Who plays the last card of a deal.

    >>> who_plays_last(ic.deal("scopa", seed=7, dealer=1)).right  # the options: you, Rosa
    1
    """
    dealer = table.view().dealer
    moments = ic.read(table.record()).autoplay("random").moments
    last = next(moment.seat for moment in reversed(moments) if moment.seat is not None)
    return Question(
        worded(text, "question-plays-last", dealer=dealer),
        players(table),
        int(last),
        lambda voice: voice.say("question-plays-last-because", {"seat": last}),
    )
