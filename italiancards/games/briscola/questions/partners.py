"""Questions about partners at Briscola: whose the trick is, signs, and who sees them."""

from __future__ import annotations

from italiancards.core.cards import Card
from italiancards.core.errors import ItalianCardsError
from italiancards.core.seats import named_party, party_of
from italiancards.core.words import Voice
from italiancards.games.briscola.game import GAME
from italiancards.games.briscola.rules.talk import SIGNS
from italiancards.questions.choices import pictures, side, sides
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Option, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.tricks import take_trick
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.records import read
from italiancards.table import Table

WORDS = Words(GAME)


@with_parallel()
def whose_trick(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks whose points a trick is that a card completes: which side’s.

    Args:
        table: a table where that card completes the trick; any seat may be to move.
        move: the card.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", players=4, hand="AB 2D 6S", trick="5B 3B 2C", upcard="4S")
    >>> whose_trick(table, "AB").answer
    'You and Aldo'
    """
    record, event = take_trick(table, move)
    seat = event.facts["seat"]
    facts = {"seat": seat, "points": event.facts["points"], "turn": table.to_move}
    right = party_of(table.parties, seat)
    return Question(
        lesson_text(
            text, WORDS.say("question-whose-trick", card=table.read(move).uses.card, **facts)
        ),
        sides(table),
        right,
        WORDS.say("question-whose-trick-because", party=named_party(table.parties, right), **facts),
        reveal=move,
        record=record,
    )


@with_parallel()
def what_is_signed(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return the question which trump a player holds who makes a sign that the learner sees.

    Args:
        table: a table where that player is to move.
        move: the sign.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: it is no sign, or the learner does not see which.

    >>> import italiancards as ic
    >>> table = ic.position(
    ...     "briscola", players=4, table_talk="signals", seat=2, hand="3S 4C 5C", upcard="6S"
    ... )
    >>> what_is_signed(table, "sign 3").answer
    'Three of swords'
    """
    seat = table.to_move
    played = read(table.record()).play(move)
    event = played.log(LEARNER, played.now)[-1][1]
    if event.said is None or "card" not in event.facts:
        raise ItalianCardsError("no-such-signal-seen", move=move)
    high = tuple(Card(rank, table.view().trump) for rank in SIGNS)
    return Question(
        lesson_text(
            text, WORDS.say("question-what-is-signed", seat=seat, face=event.facts["face"])
        ),
        pictures(high),
        high.index(event.facts["card"]),
        WORDS.events([event]),
        gesture=GAME.gestures[event.facts["face"]],
        house=House(GAME, table.options),
    )


@with_parallel()
def who_sees(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return the question who sees the learner's sign: the partners, the opponents, or all.

    Args:
        table: a table where the learner is to move.
        move: the sign.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", players=4, table_talk="signals", hand="3S 4C", trump="S")
    >>> who_sees(table, "sign 3").answer
    'Aldo'
    """
    own, made = table.view(LEARNER).partners or (), table.read(move)
    played = read(table.record()).play(made)
    others = [seat for seat in table.seating.order(LEARNER) if seat != LEARNER]
    seeing = [seat for seat in others if played.log(seat, played.now)[-1][1].said is not None]
    offered = (list(own), [seat for seat in others if seat not in own], others)

    def asked(voice: Voice) -> str:
        return WORDS.of(voice).say("question-who-sees", {"move": WORDS.of(voice).move(made)})

    return Question(
        lesson_text(text, asked),
        tuple(Option(side(seats)) for seats in offered),
        offered.index(seeing),
        WORDS.say("question-who-sees-because", kind=table.options.signs_seen_by),
        record=table.record(),
        gesture=GAME.gestures.get(made.uses.said or ""),
    )
