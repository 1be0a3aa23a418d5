"""Questions about the suit led at Tresette: the winner, the cards still out, empty hands."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.cards import Cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.rules import Finding
from italiancards.games.tresette.game import GAME
from italiancards.games.tresette.hints.sides import suit_out
from italiancards.games.tresette.rules.state import ORDER
from italiancards.games.tresette.rules.view import is_out_of
from italiancards.questions.choices import numbers, pictures, players, read_cards, yes_or_no
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import Option, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.table import Table

WORDS = Words(GAME)


@with_parallel(GAME)
def which_takes(trick: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the card that takes a trick.

    Args:
        trick: its cards in the order they were played.
        text: the question in words of the lesson's own.

    >>> which_takes("RC 3S AC 7C").answer
    'Ace of cups'
    """
    cards = read_cards(trick, GAME)
    place, because = ORDER.decide(cards)
    if because is None:
        raise ItalianCardsError("trick-of-one-card", trick=trick)
    return Question(
        lesson_text(text, WORDS.say("question-which-takes-trick")),
        tuple(_loser(option, cards, place) for option in pictures(cards)),
        place,
        WORDS.finding(because),
        spreads=((WORDS.say("question-trick"), cards),),
    )


def _loser(option: Option, cards: Cards, best: int) -> Option:
    """Return a card of a trick as an option that says, where it is wrong, why it does not win."""
    card = option.card
    assert card is not None  # a picture has its card
    against = [cards[best], card] if cards.index(card) else [card, cards[best]]
    _, why = ORDER.decide(against)
    return option if why is None else replace(option, reply=WORDS.finding(why))


@with_parallel()
def suit_unseen(table: Table, suit: str, text: BilingualText | None = None) -> Question:
    """Return a question about the number of cards of a suit still out: held, or not yet drawn.

    Args:
        table: the table.
        suit: the suit, by its letter.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("tresette", hand="3D 4D RS", trick="5D 6D", declarations=False)
    >>> suit_unseen(table, "S").options[0].label(table.voice())
    '0'
    """
    view = table.view(LEARNER)
    out = suit_out(view, suit)
    facts = {"suit": suit, "cards": out, "left": len(out), "seen": len(ORDER.ranks) - len(out)}
    return Question(
        lesson_text(text, WORDS.say("question-suit-unseen", suit=suit)),
        *numbers(len(out), most=len(ORDER.ranks)),
        WORDS.say("question-suit-unseen-because", **facts),
        record=table.record(),
    )


@with_parallel()
def who_has_none(table: Table, suit: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks who has shown to be out of a suit: one of the others, or nobody.

    Args:
        table: the table.
        suit: the suit, by its letter.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: several have.

    >>> import italiancards as ic
    >>> table = ic.position("tresette", hand="3D 4D", void="/ D", declarations=False)
    >>> who_has_none(table, "D").answer
    'Rosa'
    """
    view = table.view(LEARNER)
    others = [seat for seat in table.seating.seats if seat != LEARNER]
    found = [seat for seat in others if is_out_of(view, seat, suit)]
    if len(found) > 1:
        raise ItalianCardsError("several-without-suit", suit=suit, count=len(found))
    offered = players(table, "question-nobody")[1:]
    seat = found[0] if found else None
    because = WORDS.say("question-none-because", suit=suit)
    if seat is not None:
        because = WORDS.finding(Finding("advice-out-of", True, {"seat": seat, "suit": suit}))
    return Question(
        lesson_text(text, WORDS.say("question-none", suit=suit)),
        offered,
        len(offered) - 1 if seat is None else others.index(seat),
        because,
        record=table.record(),
    )


@with_parallel()
def is_known(table: Table, card: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks whether the others know that the learner holds a card.

    Args:
        table: the table.
        card: a card of the learner's hand.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> is_known(ic.position("tresette", players=2, hand="3D 4S", shown="3D"), "3D").answer
    'Yes'
    """
    (read,) = read_cards(card, GAME, table.options)
    known = read in table.view(LEARNER).shown[LEARNER]
    return Question(
        lesson_text(text, WORDS.say("question-known", card=read)),
        *yes_or_no(table, right=known),
        WORDS.say("question-known-because", card=read, known="yes" if known else "no"),
        record=table.record(),
    )
