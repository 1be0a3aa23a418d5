"""Questions about the auction of five: what may be bid, how often it is made, what to call."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from statistics import fmean

from italiancards.core.announcements import Bid, Call
from italiancards.core.errors import ItalianCardsError
from italiancards.core.rules import Finding
from italiancards.core.words import Voice
from italiancards.games.briscola.game import GAME
from italiancards.games.briscola.hints.bid_value import points_reached, sample_hands
from italiancards.games.briscola.hints.five_sampler import Hands
from italiancards.games.briscola.rules.ladder import ladder, need
from italiancards.hints.comparison import half_width
from italiancards.questions.choices import others, pictures, read_cards
from italiancards.questions.question import House, Option, Question, Spread
from italiancards.questions.texts import Text, Words, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.records import read
from italiancards.table import Table

WORDS = Words(GAME)
TRIED = 300
"""Deals on which a call is tried for a question."""
HALF, CLEAR = 0.5, 0.1
"""Chance that separates often from seldom, and the distance from it that is clear."""


def lowest_bid(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the least that the seat to move can bid.

    Args:
        table: a table where bids are made.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: nothing can be bid there.

    >>> import italiancards as ic
    >>> hand = "AS 3S CS 5S AD 7C 6B 2B"
    >>> table = ic.position("briscola", players=5, hand=hand, bids="- / - / 65 / pass / 71")
    >>> lowest_bid(table).answer
    '72'
    """
    bids = [move for move in table.legal() if isinstance(move, Bid)]
    rungs = ladder(table.options)
    if not bids:
        raise ItalianCardsError("nobody-bids")
    least = rungs.index(bids[0])
    first = max(0, min(least - 1 - least % 2, len(rungs) - 4))
    offered = rungs[first : first + 4]
    return Question(
        lesson_text(text, WORDS.say("question-lowest-bid")),
        tuple(Option(_bid_text(bid)) for bid in offered),
        offered.index(bids[0]),
        WORDS.verdict(table.why(bids[0]).verdict),
        record=table.record(),
    )


def _bid_text(bid: Bid) -> Text:
    """Return a bid's words, to be spoken by any bot."""
    return WORDS.finding(Finding("said-bid", True, bid.facts))


def how_often_made(
    table: Table, bid: str, call: str, text: BilingualText | None = None, *, spread: bool = False
) -> Question:
    """Return a question that asks whether a bid is made more often than not with a given call.

    Args:
        table: a table where the learner is to bid, or to call.
        bid: the bid, such as `bid 75`.
        call: the call, such as `call RS`.
        text: the question in words of the lesson's own.
        spread: whether the hand is spread out, and no table shown.

    Raises:
        ItalianCardsError: nobody could tell.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", players=5, hand="AS 3S CS 5S AD 7C 6B 2B")
    >>> how_often_made(table, "bid 61", "call RS").answer
    'More than half the time'
    """
    made, called = table.read(bid), table.read(call)
    assert isinstance(made, Bid)
    assert isinstance(called, Call)
    points = _points_reached(table.record(), str(called))
    chance = fmean(each >= need(made) for each in points)
    if abs(chance - HALF) < CLEAR:
        raise ItalianCardsError("bid-too-close", bid=bid, call=call, chance=f"{chance:.2f}")
    facts = {
        "card": called.card,
        "chance": round(100 * chance),
        "reached": round(fmean(points)),
        "deals": TRIED,
        **made.facts,
        "need": need(made),
    }
    return Question(
        lesson_text(text, WORDS.say("question-often-made", **facts)),
        others(GAME, ("question-seldom", "question-mostly")),
        int(chance > HALF),
        WORDS.say("question-often-made-because", **facts),
        record=None if spread else table.record(),
        spreads=_hand(table) if spread else (),
        house=House(GAME, table.options),
    )


def _hand(table: Table) -> tuple[Spread, ...]:
    """Return the learner's hand as a spread of cards beside a question, in a tuple of one."""
    return ((WORDS.say("question-hand"), table.view(LEARNER).hand),)


def best_call(
    table: Table, among: str, text: BilingualText | None = None, *, spread: bool = False
) -> Question:
    """Return a question about the card, of some, that brings most points when the learner calls it.

    Args:
        table: a table where the learner is to bid, or to call.
        among: the cards to choose from, offered in the pack's order.
        text: the question in words of the lesson's own.
        spread: whether the hand is spread out, and no table shown.

    Raises:
        ItalianCardsError: no card of these is better than all others for certain.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", players=5, hand="AS 3S CS 5S AD 7C 6B 2B")
    >>> best_call(table, "RS AC 4S 3B").answer
    'King of swords'
    """
    cards = sorted(read_cards(among, GAME, table.options), key=GAME.deck(table.options).index)
    found = [_points_reached(table.record(), str(Call(card))) for card in cards]
    means = [fmean(points) for points in found]
    right = means.index(max(means))
    for place, points in enumerate(found):
        more = [best - own for best, own in zip(found[right], points, strict=True)]
        if place != right and fmean(more) <= half_width(more):
            raise ItalianCardsError(
                "cards-as-good", among=among, card=cards[place], right=cards[right]
            )

    def because(voice: Voice) -> str:
        own = WORDS.of(voice)
        texts = [
            own.say("question-best-call-each", {"card": card, "points": round(mean)})
            for card, mean in zip(cards, means, strict=True)
        ]
        return own.say("question-best-call-because", {"deals": TRIED, "each": "; ".join(texts)})

    return Question(
        lesson_text(text, WORDS.say("question-best-call")),
        pictures(cards),
        right,
        because,
        record=None if spread else table.record(),
        spreads=_hand(table) if spread else (),
        house=House(GAME, table.options),
    )


@lru_cache(maxsize=256)
def _points_reached(record: str, call: str) -> tuple[int, ...]:
    """Return the points of caller and partner after a call, in each of the same sampled deals."""
    table = read(record)
    move = table.read(call)
    assert isinstance(move, Call)
    return tuple(points_reached(table.view(LEARNER), move, _deals(record)))


@lru_cache(maxsize=64)
def _deals(record: str) -> tuple[Hands, ...]:
    """Return sampled deals that fit the learner's knowledge, each all hands; cached by record."""
    return tuple(sample_hands(read(record).view(LEARNER), TRIED, Random(1)))


def on_which_side(table: Table, text: BilingualText | None = None) -> Question:
    """Return the question on which side of the dealer the first to speak sits: turns go that way.

    Args:
        table: a table where it is being bid.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> on_which_side(ic.deal("briscola", players=5, seed=1)).answer
    'On the right'
    """
    direction = table.seating.direction
    facts = {"dealer": table.view(LEARNER).dealer, "direction": direction}
    return Question(
        lesson_text(text, WORDS.say("question-which-side", **facts)),
        others(GAME, ("question-on-the-right", "question-on-the-left")),
        ("ccw", "cw").index(direction),
        WORDS.say("question-which-side-because", **facts),
        record=table.record(),
    )
