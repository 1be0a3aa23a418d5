"""Questions about declaring, signals and partners at Tresette."""

from __future__ import annotations

from typing import Any

from italiancards.core.cards import ITALIAN, shuffled
from italiancards.core.errors import BadOption
from italiancards.core.rules import Finding
from italiancards.core.words import Voice
from italiancards.games.tresette.game import GAME
from italiancards.games.tresette.hints.sides import with_signal
from italiancards.games.tresette.rules.declarations import combinations_in
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.score import thirds_text
from italiancards.games.tresette.rules.signals import SIGNALS, Signal
from italiancards.games.tresette.rules.state import lots, thirds
from italiancards.questions.choices import number, others, players, read_cards, yes_or_no
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.records import deal
from italiancards.table import Table

WORDS = Words(GAME)
HAND = WORDS.say("question-hand")


@with_parallel(GAME)
def what_to_declare(hand: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the points that can be declared of a hand.

    Args:
        hand: the cards as they were dealt.
        text: the question in words of the lesson's own.

    >>> what_to_declare("3D 3C 3S 2D AD 7B").answer
    '6'
    """
    cards = read_cards(hand, GAME)
    own = combinations_in(cards)
    total = sum(each.points for each in own)
    offered = sorted({0, 3, 4, 6, 7, total})

    def because(voice: Voice) -> str:
        own_words = WORDS.of(voice)
        lines = (f"{own_words.say('combination', each.facts)}: {each.points}." for each in own)
        capital = (line[:1].upper() + line[1:] for line in lines)
        return " ".join(capital) or own_words.say("question-declare-nothing")

    return Question(
        lesson_text(text, WORDS.say("question-declare")),
        tuple(number(each) for each in offered),
        offered.index(total),
        because,
        spreads=((HAND, cards),),
    )


@with_parallel(GAME)
def is_dealt_again(hand: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return the question whether so weak a hand is dealt again, where the table agreed on it.

    Args:
        hand: ten cards.
        text: the question in words of the lesson's own.
        options: the table's, by name.

    >>> is_dealt_again("3D 2C 7D 6D 5D 4D 7C 6C 5C 4C", weak_hand_redeal=True).answer
    'Yes'
    """
    cards = read_cards(hand, GAME)
    table = deal(GAME.name, seed=1, dealer=3, top=hand, **options)
    again = any(
        event.name == "redealt" and set(event.facts["cards"]) == set(cards)
        for _, event in table.log(everything=True)
    )
    facts = {"worth": thirds_text(thirds(cards)), "again": "yes" if again else "no"}
    return Question(
        lesson_text(text, WORDS.say("question-again")),
        *yes_or_no(table, right=again),
        WORDS.say("question-again-because", **facts),
        spreads=((HAND, cards),),
        house=House(GAME, table.options),
    )


@with_parallel()
def what_to_say(table: Table, card: str, text: BilingualText | None = None) -> Question:
    """Return a question about the signal of a truthful player with a card that is led, if any.

    Args:
        table: a table where the learner leads.
        card: the card.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("tresette", hand="4D 3S RS 7C", declarations=False)
    >>> what_to_say(table, "4D").answer, what_to_say(table, "RS").answer
    ('Volo', 'Busso')
    """
    (read,) = read_cards(card, GAME, table.options)
    move = with_signal(table.view(LEARNER), read)
    word = move.word if isinstance(move, Signal) else "silence"
    return Question(
        lesson_text(text, WORDS.say("question-say", card=read)),
        others(GAME, (f"question-say-{each}" for each in (*SIGNALS, "silence"))),
        (*SIGNALS, "silence").index(word),
        WORDS.say("question-say-because", word=word, suit=read.suit),
        record=table.record(),
    )


def what_is_said(word: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the meaning of a signal to the partner.

    Args:
        word: `busso`, `volo` or `striscio`.
        text: the question in words of the lesson's own.

    Raises:
        BadOption: there is no such signal.

    >>> what_is_said("volo").right
    1
    """
    if word not in SIGNALS:
        raise BadOption("no-signal", word, SIGNALS)
    return Question(
        lesson_text(text, WORDS.say("question-said", word=word)),
        others(GAME, (f"question-said-{each}" for each in SIGNALS)),
        SIGNALS.index(word),
        WORDS.finding(Finding("known-signal", True, {"word": word})),
    )


def who_plays_with(lot: int, text: BilingualText | None = None, **options: Any) -> Question:
    """Return a question that asks who plays with the learner where partners are drawn.

    Args:
        lot: the number of the deal whose partners are drawn.
        text: the question in words of the lesson's own.
        options: the table's, by name.

    >>> who_plays_with(7, partners="drawn").right  # the options: Rosa, Aldo, Bice
    2
    """
    table = deal(GAME.name, seed=1)
    drawn = shuffled(ITALIAN.cards, f"{lot}/partners")[: table.seating.count]
    partner = lots(TresetteOptions(**options), lot)[2]
    return Question(
        lesson_text(text, WORDS.say("question-drawn")),
        players(table)[1:],
        partner - 1,
        WORDS.say("question-drawn-because"),
        spreads=tuple(
            (each.label, (card,)) for each, card in zip(players(table), drawn, strict=True)
        ),
        house=House(GAME, TresetteOptions(**options)),
    )
