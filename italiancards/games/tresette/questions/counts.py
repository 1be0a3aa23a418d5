"""Questions about the count of cards at Tresette: thirds, made whole once over a pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.score import ScoreLine
from italiancards.core.words import Voice
from italiancards.games.tresette.game import GAME
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.score import round_thirds, thirds_text
from italiancards.games.tresette.rules.state import THIRDS, WHOLE, deck, thirds
from italiancards.questions.card_points import best_of
from italiancards.questions.choices import numbers, pictures, read_cards
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, join_texts, lesson_text
from italiancards.questions.tricks import take_trick
from italiancards.questions.wording import BilingualText
from italiancards.records import position
from italiancards.table import Table

WORDS = Words(GAME)
EACH = WORDS.say("question-thirds-each")
"""The thirds of every card, in one sentence."""


@with_parallel(GAME)
def worth_most(among: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the card, of some, that counts most.

    Args:
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: two of them count as much.

    >>> worth_most("3D AC 7B").right
    1
    """
    cards = read_cards(among, GAME)
    return Question(
        lesson_text(text, WORDS.say("question-worth-most")),
        pictures(cards),
        best_of(among, [thirds((card,)) for card in cards]),
        EACH,
    )


@with_parallel(GAME)
def what_they_count(cards: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the sum of some cards, in points and thirds.

    Args:
        cards: the cards.
        text: the question in words of the lesson's own.

    >>> what_they_count("AD 3C RB 7S").answer
    '1 2/3'
    """
    read = read_cards(cards, GAME)
    worth = thirds(read)
    return Question(
        lesson_text(text, WORDS.say("question-thirds", cards=read)),
        *numbers(worth, write=thirds_text),
        join_texts(EACH, WORDS.say("question-thirds-because", worth=thirds_text(worth))),
    )


@with_parallel()
def what_it_holds(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question about the value of the trick that a card completes, in points and thirds.

    Args:
        table: a table where that card completes the trick.
        move: the card.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("tresette", hand="AD 4S", trick="RD 3D 5C", declarations=False)
    >>> what_it_holds(table, "AD").answer
    '1 2/3'
    """
    record, event = take_trick(table, move)
    worth = event.facts["thirds"]
    return Question(
        lesson_text(text, WORDS.say("question-holds", card=table.read(move).uses.card)),
        *numbers(worth, write=thirds_text),
        join_texts(EACH, WORDS.say("question-thirds-because", worth=thirds_text(worth))),
        reveal=move,
        record=record,
    )


@with_parallel(GAME)
def how_many_whole(pile: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return a question that asks for the whole points that the cards of a pile make.

    Args:
        pile: its cards.
        text: the question in words of the lesson's own.
        options: the table's, by name.

    >>> how_many_whole("AD AC 3C RB").answer
    '2'
    >>> how_many_whole("AD AC 3C RB", rounding="nearest").answer
    '3'
    """
    cards, agreed = read_cards(pile, GAME), TresetteOptions(**options)
    worth = thirds(cards)
    points = round_thirds(worth, agreed)
    facts = {"worth": thirds_text(worth), "points": points, "way": agreed.rounding}
    rest = worth % WHOLE
    return Question(
        lesson_text(text, WORDS.say("question-whole")),
        *numbers(points),
        WORDS.say("question-whole-because", rest=rest, **facts),
        spreads=((WORDS.say("question-pile"), cards),),
        house=House(GAME, agreed),
    )


@with_parallel(GAME)
def how_many_scored(
    had: int,
    text: BilingualText | None = None,
    *,
    last: bool = False,
    declared: str = "",
    **options: Any,
) -> Question:
    """Return a question about the score of the learner's side with so many thirds in its pile.

    Args:
        had: the thirds of the cards it has taken.
        text: the question in words of the lesson's own.
        last: whether it took the last trick.
        declared: what has been declared: by the learner, then by each other player.
        options: the table's, by name.

    Raises:
        ItalianCardsError: a pile cannot hold that many thirds.

    >>> how_many_scored(17, last=True, declared="napoletana D").answer
    '9'
    """
    table = finished_deal(had, last=last, declared=declared, **options)
    lines = table.score().sheet.lines
    total = sum(line.points_of(0) for line in lines)

    def score_text(voice: Voice, had: Callable[[ScoreLine], str]) -> str:
        own = WORDS.of(voice)
        scored = (line for line in lines if line.points is not None)
        return f"{'; '.join(f'{own.line(line)}: {had(line)}' for line in scored)}."

    def listed(voice: Voice) -> str:
        return score_text(voice, _had)

    def counted(voice: Voice) -> str:
        return score_text(voice, lambda line: str(line.points_of(0)))

    return Question(
        lesson_text(text, join_texts(listed, WORDS.say("question-scored"))),
        *numbers(total, most=40),
        join_texts(counted, WORDS.say("question-scored-because", points=total)),
        house=House(GAME, table.options),
    )


def _had(line: ScoreLine) -> str:
    """Return the first side's share of a score line as text, before rounding or voiding."""
    if line.name == "declarations":
        return str(sum(int(part.counts[0]) for part in line.parts if part.cards[0]))
    return line.counts[0] if line.counts and line.name == "cards" else str(line.points_of(0))


def finished_deal(had: int, *, last: bool = False, declared: str = "", **options: Any) -> Table:
    """Return a finished deal in which the first side's pile has these thirds; raise if impossible.

    Args:
        had: the thirds of its cards.
        last: whether it took the last trick.
        declared: what has been declared: by the first seat, then by each other.
        options: the table's, by name.

    Raises:
        ItalianCardsError: a pile cannot hold that many thirds.

    >>> finished_deal(17, last=True).score().sheet.totals
    (6, 5)
    """
    pack = deck(TresetteOptions(**options))
    aces = [card for card in pack if card.rank == "A"][: had // WHOLE]
    others = [card for card in pack if THIRDS.get(card.rank) == 1]
    nothing = [card for card in pack if card.rank not in THIRDS]
    rest = had - WHOLE * len(aces)
    if not 0 <= rest <= len(others):
        raise ItalianCardsError("too-many-thirds", had=had)
    pile: Cards = (*aces, *others[:rest])
    pile += tuple(nothing[: -len(pile) % 4])
    piles = [" ".join(pile), " ".join(card for card in pack if card not in pile)]
    seat = 0 if last else 1
    parts = (declared.split("/") + [""] * 4)[:4]
    heard = " / ".join((*parts[seat:], *parts[:seat])) if declared else ""
    return position(
        GAME.name,
        hand="",
        seat=seat,
        taken=" / ".join(piles if last else reversed(piles)),
        declared=heard,
        **options,
    )
