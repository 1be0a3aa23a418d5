"""Questions about the secret partner of five: who it is or may be, and points still needed."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from italiancards.core.errors import ItalianCardsError
from italiancards.core.seats import Seat
from italiancards.games.briscola.game import GAME
from italiancards.games.briscola.hints.five_sampler import partner_chances, partner_finding
from italiancards.games.briscola.rules.ladder import highest, need
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.questions.choices import numbers, players
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.records import read
from italiancards.table import Table

WORDS = Words(GAME)
CLEAR = 0.15
"""Margin by which one player has to be likelier than any other, to be asked for."""


@with_parallel()
def who_plays_with_caller(table: Table, text: BilingualText | None = None) -> Question:
    """Return the question who plays with the caller, for all the learner knows: perhaps nobody.

    Args:
        table: a table where a card has been called.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> five = {"players": 5, "bids": "pass / pass / pass / 75 / pass", "called": "RS"}
    >>> who_plays_with_caller(ic.position("briscola", hand="3C RS 4D", **five)).answer
    'You'
    >>> who_plays_with_caller(ic.position("briscola", hand="3C 6S 4D", **five)).answer
    'Nobody can tell yet'
    """
    view = table.view(LEARNER)
    auction, caller = view.auction, _caller(view)
    mine = auction.called in view.hand
    holder = auction.holder if auction.holder is not None else view.seat if mine else None
    facts = {"caller": caller, "seat": holder, "card": auction.called}
    facts |= {"how": "hidden" if holder is None else "shown" if not mine else "yours"}
    return Question(
        lesson_text(text, WORDS.say("question-plays-with", **facts)),
        players(table, "question-not-told"),
        table.seating.count if holder is None else int(holder),
        WORDS.say("question-plays-with-because", **facts),
        record=table.record(),
    )


def who_is_likeliest(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question that asks who is likeliest to play with the caller, by all bids and plays.

    Args:
        table: a table where a card has been called, and not been seen.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: no player is likelier than all others by much.
    """
    chances = _chances(table.record())
    ranking = sorted(chances, key=lambda seat: -chances[seat])
    if chances[ranking[0]] - chances[ranking[1]] < CLEAR:
        raise ItalianCardsError("nobody-likelier", position=table.position())
    view = table.view(LEARNER)
    caller = _caller(view)
    if ranking[0] == caller:
        raise ItalianCardsError("nobody-likelier", position=table.position())
    seated = zip(table.seating.order(LEARNER), players(table), strict=True)
    offered = {seat: option for seat, option in seated if seat not in (LEARNER, caller)}
    return Question(
        lesson_text(text, WORDS.say("question-likeliest", caller=caller)),
        tuple(offered.values()),
        list(offered).index(ranking[0]),
        WORDS.finding(partner_finding(view, chances)),
        record=table.record(),
    )


@lru_cache(maxsize=64)
def _chances(record: str) -> dict[Seat, float]:
    """Return each other seat's chance, 0 to 1, to hold the called card, as the learner knows."""
    return partner_chances(read(record).view(LEARNER), Random(1))


@with_parallel()
def callers_still_need(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question about the points that the caller's side, known to the learner, still needs.

    Args:
        table: a table where a card has been called.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: the learner does not know who plays with the caller.
    """
    view = table.view(LEARNER)
    caller, partners = _caller(view), view.partners
    held = highest(view.auction, view.options)
    if partners is None or held is None:
        raise ItalianCardsError("partner-unknown")
    own = {view.seat, *partners}
    side = own if caller in own else {*table.seating.seats} - own
    had, wanted = sum(points(view.taken[seat]) for seat in side), need(held[1])
    facts = {"points": had, "need": wanted, "left": max(0, wanted - had)}
    options, right = numbers(max(0, wanted - had), step=4)
    return Question(
        lesson_text(text, WORDS.say("question-callers-need")),
        options,
        right,
        WORDS.say("question-callers-need-because", **facts),
        record=table.record(),
    )


def _caller(view: BriscolaView) -> Seat:
    """Return the seat that has called a card; raise an error if no card is called.

    Raises:
        ItalianCardsError: nobody has.
    """
    if view.auction is None or view.auction.caller is None or view.auction.called is None:
        raise ItalianCardsError("no-card-called")
    return view.auction.caller
