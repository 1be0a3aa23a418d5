"""Questions about cards in any game: recognising them, legal moves, cards still out."""

from __future__ import annotations

from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.game import Game
from italiancards.questions.choices import numbers, others, pictures, read_cards, yes_or_no
from italiancards.questions.parallels import CARDS, with_parallel
from italiancards.questions.question import Question
from italiancards.questions.texts import Text, Words, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.table import Table


@with_parallel(changes=CARDS)
def which_card(
    game: Game[Any, Any, Any], /, card: str, among: str, text: BilingualText | None = None
) -> Question:
    """Return a question: which one of these cards is the one named?

    Args:
        game: the game whose cards they are.
        card: the card that is meant.
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> which_card(ic.game("briscola"), "CS", "FS CD CS").right
    2
    """
    words, cards, (wanted,) = Words(game), read_cards(among, game), read_cards(card, game)
    place = cards.index(wanted)
    return Question(
        lesson_text(text, words.say("question-which-card", card=wanted)),
        pictures(cards),
        place,
        words.say("question-which-card-because", card=wanted, place=place + 1),
    )


@with_parallel()
def may_play(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question: may this card be played?

    Args:
        table: the table.
        move: the move.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S")
    >>> may_play(table, "2D")
    May you play the two of coins here?
      ✓ Yes
        No
    You may play any card: you need not follow suit, trump or beat.
    """
    words, card = Words(table.game), table.read(move).uses.card
    return _legality_question(
        table, move, lesson_text(text, words.say("question-may-play", card=card))
    )


@with_parallel()
def may_do(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question: may this move, named by its effect, be made?

    Args:
        table: the table.
        move: the move.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("tresette", hand="AD 3S 7B", signals="off")
    >>> may_do(table, "3S !busso")
    May you play the three of swords and say “busso”?
        Yes
      ✓ No
    This table plays without signals.
    """
    words, read = Words(table.game), table.read(move)

    asked = lesson_text(text, lambda voice: words.of(voice).whether(read))
    return _legality_question(table, move, asked)


def _legality_question(table: Table, move: str, asked: Text) -> Question:
    """Return a question on a move, with yes or no as the rules judge it."""
    why = table.why(move)
    because = Words(table.game).verdict(why.verdict)
    return Question(asked, *yes_or_no(table, right=why.ok), because, record=table.record())


@with_parallel()
def which_is_unseen(table: Table, among: str, text: BilingualText | None = None) -> Question:
    """Return a question: which of these cards have you not seen yet? Raise unless it is one.

    Args:
        table: the table.
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: all of them were seen, or several were not.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S")
    >>> which_is_unseen(table, "6S AD 3S 4S").right
    2
    """
    words, read = Words(table.game), read_cards(among, table.game, table.options)
    unseen = [card for card in read if card in table.view(LEARNER).unseen]
    if len(unseen) != 1:
        raise ItalianCardsError("several-unseen", among=among, count=len(unseen))
    facts = {"card": unseen[0], "cards": tuple(card for card in read if card != unseen[0])}
    return Question(
        lesson_text(text, words.say("question-which-unseen")),
        pictures(read),
        read.index(unseen[0]),
        words.say("question-which-unseen-because", **facts),
        record=table.record(),
    )


@with_parallel()
def rank_unseen(table: Table, card: str, text: BilingualText | None = None) -> Question:
    """Return a question: how many cards of this card's rank have you not seen yet?

    Args:
        table: the table.
        card: any card of that rank.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="5S 2B 5C", table="5D RB", stock=24)
    >>> rank_unseen(table, "5B").answer
    '1'
    """
    words, asked = Words(table.game), table.game.read_card(card, table.options)
    alike = tuple(each for each in table.game.pack.cards if each.rank == asked.rank)
    return count_unseen(words, table, alike, "question-rank-unseen", text, cards=(asked,))


def count_unseen(
    words: Words,
    table: Table,
    among: Cards,
    sentence: str,
    text: BilingualText | None,
    **facts: object,
) -> Question:
    """Return a question: how many of these cards have you not seen yet?

    Args:
        words: the words of the game's questions.
        table: the table.
        among: the cards that are counted.
        sentence: the name of the question; with `-because` after it, of the answer.
        text: the question in words of the lesson's own.
        facts: what else fills both sentences.
    """
    unseen = tuple(card for card in among if card in table.view(LEARNER).unseen)
    seen = tuple(card for card in among if card not in unseen)
    facts |= {"seen": seen, "number": len(seen), "unseen": unseen, "left": len(unseen)}
    facts["all"] = len(among)
    return Question(
        lesson_text(text, words.say(sentence, **facts)),
        *numbers(len(unseen), most=len(among)),
        words.say(f"{sentence}-because", **facts),
        record=table.record(),
    )


OFTEN = ("never", "seldom", "mostly", "always")
"""The answers on frequency: not once, less than half the time, more than that, each time."""


@with_parallel()
def how_likely_beaten(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question: how likely is it that the next opponent beats this lead?

    Args:
        table: the table.
        move: the card.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: nothing is known of that, or it happens half the time.

    >>> import italiancards as ic
    >>> how_likely_beaten(ic.position("briscola", hand="AS RB 3C", upcard="4S"), "AS").answer
    'Never'
    """
    words, led = Words(table.game), table.read(move)
    weighed = {each.move: each.reasons for each in table.hint(by="beginner").advice.weighed}
    reason = next((each for each in weighed.get(led, ()) if "chance" in each.facts), None)
    if reason is None:
        raise ItalianCardsError("neither-led-nor-left", move=move)
    chance = reason.facts["chance"]
    if chance == 50:
        raise ItalianCardsError("beaten-half-the-time", move=move)
    often = "never" if not chance else "always" if chance == 100 else OFTEN[1 + (chance > 50)]
    return Question(
        lesson_text(text, words.say("question-how-likely", card=led.uses.card)),
        others(table.game, (f"question-{name}" for name in OFTEN)),
        OFTEN.index(often),
        words.finding(reason),
        record=table.record(),
    )
