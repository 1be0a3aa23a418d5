"""Questions about melds: their validity and points, cards that fit them, opening."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from italiancards.core.cards import RUMMY, Card
from italiancards.core.melds import JOKER, Part, Swap, places
from italiancards.core.melds.parts import Parts
from italiancards.core.rules import Finding
from italiancards.games.scala40.game import GAME
from italiancards.games.scala40.questions.loose_cards import hand_holding
from italiancards.games.scala40.rules.offers import offer_facts
from italiancards.games.scala40.rules.state import VALUES
from italiancards.questions.choices import numbers, others, read_cards
from italiancards.questions.melds import only_one
from italiancards.questions.parallels import CARDS, with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, join_texts, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.records import position
from italiancards.table import Table

WORDS = Words(GAME)
THESE = WORDS.say("question-these-cards")
YES_NO = others(GAME, ("question-yes", "question-no"))
STEP = 5
"""Distance between the points offered as answers."""


@with_parallel(GAME)
def is_meld(cards: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return a question that asks whether some cards make a meld.

    Args:
        cards: the cards; of a joker what it stands for, as in `JK=7c`.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question with the answers yes and no.

    >>> is_meld("5c 6c 7d").answer, is_meld("5c 6c JK=7c").answer
    ('No', 'Yes')
    """
    held = hand_holding(cards, options, opened="0")
    why, may = held.why(), held.why(held.first).ok
    first = why.verdict.reasons[:1]
    if why.ok:
        first = (Finding("chosen-melds", True, offer_facts(held.melds)),)
    return Question(
        lesson_text(text, WORDS.say("question-is-meld")),
        YES_NO,
        0 if may else 1,
        join_texts(*map(WORDS.finding, first)),
        spreads=((THESE, held.move.cards),),
        house=House(GAME, held.table.options),
    )


@with_parallel(GAME)
def what_melds_count(melds: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the points of some melds on the table.

    Args:
        melds: their cards, melds separated by `|`.
        text: the question in words of the lesson's own; None for the game's.

    Returns:
        A question whose answers are points.

    >>> what_melds_count("Qc Kc Ac").answer, what_melds_count("Ac 2c 3c").answer
    ('31', '6')
    """
    held = hand_holding(melds, {}, opened="0")
    points = sum(map(VALUES.meld, held.melds))
    parts = tuple(part.stands for meld in held.melds for part in meld.parts)
    return Question(
        lesson_text(text, WORDS.say("question-melds-count")),
        *numbers(points, STEP),
        WORDS.say("question-melds-count-because", cards=parts, points=points),
        spreads=((THESE, held.move.cards),),
    )


@with_parallel(GAME)
def opens(melds: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return a question that asks whether some melds, laid together, open.

    Args:
        melds: their cards, melds separated by `|`.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question with the answers yes and no.

    >>> opens("10c Jc Qc").answer, opens("10c Jc Qc | 7h 7d 7s").answer
    ('No', 'Yes')
    """
    held = hand_holding(melds, options)
    why = held.why()
    return Question(
        lesson_text(text, WORDS.say("question-opens")),
        YES_NO,
        0 if why.ok else 1,
        join_texts(*map(WORDS.finding, _deciding(why.verdict.findings))),
        spreads=((THESE, held.move.cards),),
        house=House(GAME, held.table.options),
    )


def _deciding(findings: Iterable[Finding]) -> list[Finding]:
    """Return what is against a lay-down; where nothing is, what is on the points to open."""
    broken = [each for each in findings if not each.ok]
    return broken or [each for each in findings if each.name == "forty-to-open"]


@with_parallel(GAME, changes=CARDS)
def what_a_hand_counts(
    cards: str, text: BilingualText | None = None, *, in_hand: bool = False, **options: Any
) -> Question:
    """Return a question that asks for the points that the cards left in a hand cost.

    Args:
        cards: those left in the learner's hand.
        text: the question in words of the lesson's own; None for the game's.
        in_hand: whether the other has opened and closed in one turn.
        options: what the table has agreed on; `close_in_hand_double` doubles the points then.

    Returns:
        A question whose answers are points.

    >>> what_a_hand_counts("Ac Kd JK").answer
    '46'
    >>> what_a_hand_counts("Ac Kd", in_hand=True, close_in_hand_double=True).answer
    '42'
    """
    hand = read_cards(cards, GAME)
    table = position(GAME.name, hand=cards, closed=1, opening=in_hand, **options)
    points = table.score().sheet.totals[LEARNER]
    counts = [(card, VALUES.card(card)) for card in hand]
    once = VALUES.hand(hand)
    return Question(
        lesson_text(text, WORDS.say("question-hand-counts")),
        *numbers(points, STEP),
        join_texts(
            *(WORDS.say("question-card-worth", card=card, points=each) for card, each in counts),
            WORDS.say("question-together-because", points=once),
            *([WORDS.say("question-twice-because", points=points)] if points != once else ()),
        ),
        spreads=((THESE, hand),),
        house=House(GAME, table.options),
    )


@with_parallel(GAME)
def what_the_joker_is(cards: str, among: str, text: BilingualText | None = None) -> Question:
    """Return a question: which of some cards a joker beside given cards can stand for.

    Args:
        cards: the cards with a joker, of which nothing is said.
        among: the cards to choose from.
        text: the question in words of the lesson's own; None for the game's.

    Returns:
        A question whose answers are cards.

    Raises:
        ItalianCardsError: it can be none of them, or several.

    >>> what_the_joker_is("5c 6c JK", "8c 7c 7d").answer
    'Seven of clubs'
    """
    shown = read_cards(cards, GAME)
    could = places(tuple(map(Part.of, shown)))
    return only_one(GAME, "question-joker-is", among, could, shown, text)


@with_parallel(GAME)
def which_fits(meld: str, among: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the one of some cards that can be added to a meld.

    Args:
        meld: cards that lie on the table, a joker with the card it stands for.
        among: the cards to choose from.
        text: the question in words of the lesson's own; None for the game's.

    Returns:
        A question whose answers are cards.

    Raises:
        ItalianCardsError: none of them fits, or several.

    >>> which_fits("5c 6c 7c", "8d 8c 9c").answer
    'Eight of clubs'
    """
    table = position(GAME.name, hand=among, melds=meld, laid=1, opened="0 1", drawn=True)
    lying = table.view().melds[0]
    fits = (card for card in read_cards(among, GAME) if any(map(lying.extended, lying.ways(card))))
    return only_one(GAME, "question-fits", among, fits, lying.cards, text, joker=lying.joker)


@with_parallel(GAME)
def which_frees(
    meld: str, among: str, text: BilingualText | None = None, **options: Any
) -> Question:
    """Return a question about the one of some cards that can be put in the place of a joker.

    Args:
        meld: the meld on the table, its joker with the card it stands for.
        among: the cards to choose from.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question whose answers are cards.

    Raises:
        ItalianCardsError: none of them frees it, or several.

    >>> which_frees("5c 6c JK=7c", "4c 7c 7d").answer
    'Seven of clubs'
    """
    table = position(GAME.name, hand=among, melds=meld, laid=1, opened="0 1", drawn=True, **options)
    lying, house = table.view().melds[0], House(GAME, table.options)
    frees = (card for card in read_cards(among, GAME) if table.why(Swap(card, 1)).ok)
    return only_one(
        GAME, "question-frees", among, frees, lying.cards, text, house=house, joker=lying.joker
    )


@with_parallel()
def how_many_complete(table: Table, cards: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the number of unseen cards that make a meld with two others.

    Args:
        table: the table, with the learner's view of the unseen cards.
        cards: the two cards.
        text: the question in words of the lesson's own; None for the game's.

    Returns:
        A question whose answers are numbers of cards, both copies counted, jokers apart.

    >>> table = position("scala40", hand="Kc Kd 5h 6h", discards="4h", drawn=True)
    >>> how_many_complete(table, "Kc Kd").answer, how_many_complete(table, "5h 6h").answer
    ('4', '3')
    """
    pair: Parts = (*map(Part.of, read_cards(cards, GAME)), Part.of(JOKER))
    wanted = places(pair)
    unseen = table.view(LEARNER).unseen
    left = {card: unseen.count(card) for card in wanted}
    return Question(
        lesson_text(text, WORDS.say("question-complete", cards=read_cards(cards, GAME))),
        *numbers(sum(left.values())),
        join_texts(*(_left(card, number) for card, number in left.items())),
        record=table.record(),
    )


def _left(card: Card, number: int) -> Any:
    """Return a text on how many copies of a card are unseen, of all."""
    copies = RUMMY.cards.count(card)
    return WORDS.say("question-complete-because", card=card, number=number, all=copies)
