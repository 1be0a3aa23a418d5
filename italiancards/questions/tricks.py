"""Questions about tricks, in every game that has them: winner, points, leader."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from italiancards.core.cards import split_cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.questions.choices import numbers, pictures, players, read_cards
from italiancards.questions.goals import Goal
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import Option, Question
from italiancards.questions.texts import Words, join_texts, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import position, read
from italiancards.table import Table

TAKEN = "trick-taken"
"""The event of a trick that is taken."""


def complete_trick(table: Table, move: str) -> tuple[str, list[Event]]:
    """Return a table's record, and the events when a move completes a trick on a copy; or raise.

    Args:
        table: the table, which is left as it is.
        move: the move.

    Raises:
        ItalianCardsError: it completes none.
    """
    record = table.record()
    played = read(record).play(move)
    events = [event for _, event in played.log(since=table.now + 1, everything=True)]
    if not any(event.name == TAKEN for event in events):
        raise ItalianCardsError("completes-no-trick", move=move)
    return record, events


def take_trick(table: Table, move: str) -> tuple[str, Event]:
    """Return a table's record, and the event when a move wins a trick on a copy; or raise.

    Args:
        table: the table, which is left as it is.
        move: the move.

    Raises:
        ItalianCardsError: it completes no trick.
    """
    record, events = complete_trick(table, move)
    return record, next(event for event in events if event.name == TAKEN)


def deciding_rule(taken: Event) -> Finding:
    """Return the finding on the rule by which a trick was won."""
    assert taken.because is not None  # a trick of two cards is always decided by a rule
    return taken.because


@with_parallel()
def who_takes(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question: who takes the trick that this card completes?

    Args:
        table: a table where that card completes the trick.
        move: the card.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S")
    >>> who_takes(table, "RB")
    Rosa led the five of cups. You play the king of clubs. Who wins the trick?
        You
      ✓ Rosa
        Nobody
    The king of clubs is not of the suit led: it cannot win, however high.
    """
    words, (record, event) = Words(table.game), take_trick(table, move)
    led = next(zone for zone in table.game.zones(table.view()) if zone.name == "trick")
    card = table.read(move).uses.card
    asked = words.say("question-who-takes", seat=led.owners[0], led=led.cards[0], card=card)
    return Question(
        lesson_text(text, asked),
        players(table, "question-nobody"),
        int(event.facts["seat"]),
        words.finding(deciding_rule(event)),
        reveal=move,
        record=record,
    )


@with_parallel()
def how_many_points(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question: how many points are in the trick that this card completes?

    Args:
        table: a table where that card completes the trick.
        move: the card.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="AB", upcard="4S")
    >>> how_many_points(table, "RB").answer
    '15'
    """
    words, (record, event) = Words(table.game), take_trick(table, move)
    points: int = event.facts["points"]
    return Question(
        lesson_text(text, words.say("question-points", card=table.read(move).uses.card)),
        *numbers(points, step=1 if points < 4 else 4),
        words.say("question-points-because", points=points),
        reveal=move,
        record=record,
    )


@with_parallel()
def which_takes(
    game: Game[Any, Any, Any],
    /,
    led: str,
    among: str,
    trump: str,
    text: BilingualText | None = None,
) -> Question:
    """Return a question: which one of these cards beats the card led?

    Args:
        game: the game.
        led: the card led.
        among: the cards to choose from.
        trump: the trump suit.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: none of them takes, or several do.

    >>> import italiancards as ic
    >>> which_takes(ic.game("briscola"), "RC", "7C 3C AD", trump="S").right
    1
    """
    words, options, takers = Words(game), list[Option](), []
    suit, (card,) = game.notation(game.options()).suit(trump), read_cards(led, game)
    for number, written in enumerate(split_cards(among)):
        table = position(game.name, hand=written, trick=led, trump=trump, stock=0)
        _, event = take_trick(table, written)
        (picture,) = pictures(read_cards(written, game))
        options.append(replace(picture, reply=words.finding(deciding_rule(event))))
        if event.facts["seat"] == table.to_move:
            takers.append((number, event))
    if len(takers) != 1:
        raise ItalianCardsError("several-take", among=among, count=len(takers), led=led)
    ((right, event),) = takers
    return Question(
        lesson_text(text, words.say("question-which-takes", suit=suit, led=card)),
        tuple(options),
        right,
        words.finding(deciding_rule(event)),
    )


@with_parallel()
def who_leads(table: Table, move: str | None = None, text: BilingualText | None = None) -> Question:
    """Return a question: who leads the deal's first trick, or the one after this card?

    Args:
        table: the table.
        move: the card that completes a trick, if that is asked.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: nobody leads now.

    >>> import italiancards as ic
    >>> who_leads(ic.deal("briscola", seed=7, dealer=0)).right  # the options: you, Rosa
    1
    """
    if move is not None:
        return _leads_next(table, move, text)
    words, view = Words(table.game), table.view()
    if view.trick or any(view.taken) or view.to_move is None:
        raise ItalianCardsError("no-first-trick")
    return Question(
        lesson_text(text, words.say("question-leads-first", dealer=view.dealer)),
        players(table),
        int(view.to_move),
        words.say(
            "question-leads-first-because", **_leader_facts(table, view.dealer, view.to_move)
        ),
        scene=table.record(),
    )


def _leader_facts(table: Table, dealer: Seat, leader: Seat) -> dict[str, object]:
    """Return facts on the leader: its seat, and on which side of the dealer it sits."""
    seats = table.seating
    side = seats.direction if leader == seats.next(dealer) else "elsewhere"
    return {"seat": leader, "side": side}


def _leads_next(table: Table, move: str, text: BilingualText | None) -> Question:
    """Return a question: who leads the next trick, after the one this card completes?"""
    words, (record, taken) = Words(table.game), take_trick(table, move)
    leader = read(record).play(move).to_move
    assert leader is not None  # a deal that goes on has somebody to lead
    return Question(
        lesson_text(text, words.say("question-leads-next", card=table.read(move).uses.card)),
        players(table),
        int(leader),
        join_texts(
            words.finding(deciding_rule(taken)),
            words.say("question-leads-next-because", seat=leader),
        ),
        reveal=move,
        record=record,
    )


@with_parallel()
def highest(table: Table, among: str, text: BilingualText | None = None) -> Question:
    """Return a question: which of these cards of one suit is the highest?

    Args:
        table: the table.
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: they are not of one suit.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="3S", upcard="", trump="S", three_as_three=True)
    >>> highest(table, "2S 3S 4S").answer
    'Four of swords'
    """
    words = Words(table.game)
    cards = tuple(table.game.read_card(each, table.options) for each in split_cards(among))
    if len({card.suit for card in cards}) != 1:
        raise ItalianCardsError("suits-in-order", among=among)
    order = table.view().order
    ranked = [table.game.pack.card(f"{rank}{cards[0].suit}") for rank in order.ranks]
    return Question(
        lesson_text(text, words.say("question-highest")),
        pictures(cards),
        order.winner(cards),
        lambda voice: words.of(voice).say(
            "question-highest-because", {"ranks": ", ".join(map(voice.rank, ranked))}
        ),
        record=table.record(),
    )


def tricks(number: int) -> Goal:
    """Return a goal: win at least so many tricks from the hand's start."""
    return Goal("tricks", number, _tricks)


def _tricks(table: Table, seat: Seat, first: int) -> int:
    """Return the number of tricks a seat has won since a moment."""
    log = table.log(since=first + 1, everything=True)
    return sum(event.name == TAKEN and event.facts["seat"] == seat for _, event in log)
