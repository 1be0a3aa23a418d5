"""Questions about melds: their validity, kind and points, and the cards that fit them."""

from __future__ import annotations

from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.melds import Meld, growths, readings
from italiancards.core.rules import Finding
from italiancards.games.burraco.game import GAME
from italiancards.games.burraco.questions.loose_cards import hand_holding
from italiancards.games.burraco.rules.kinds import bonus, kind
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.score import missing
from italiancards.games.burraco.rules.state import VALUES, melding
from italiancards.questions.choices import numbers, others, read_cards
from italiancards.questions.melds import only_one
from italiancards.questions.parallels import CARDS, with_parallel
from italiancards.questions.question import House, Option, Question
from italiancards.questions.texts import Words, join_texts, lesson_text
from italiancards.questions.wording import BilingualText

WORDS = Words(GAME)
THESE = WORDS.say("question-these-cards")
YES_NO = others(GAME, ("question-yes", "question-no"))
STEP = 5
"""Distance between the points offered as answers."""
FAR = 50
"""Distance between those points where a burraco is among them."""


@with_parallel(GAME)
def is_meld(cards: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return a question that asks whether some cards make a meld.

    Args:
        cards: the cards; of a wild card that has several places, what it stands for.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question with the answers yes and no.

    >>> is_meld("5c 6c 7d").answer, is_meld("5c 6c 2d=7c").answer, is_meld("7c 7c 7d").answer
    ('No', 'Yes', 'Yes')
    """
    held = hand_holding(cards, options)
    why, may = held.why(), held.why(held.first).ok
    first = why.verdict.reasons[:1]
    if why.ok:
        first = (Finding("seen-meld", True, _facts(held.table.options, held.melds[0])),)
    return Question(
        lesson_text(text, WORDS.say("question-is-meld")),
        YES_NO,
        0 if may else 1,
        join_texts(*map(WORDS.finding, first)),
        spreads=((THESE, held.move.cards),),
        house=House(GAME, held.table.options),
    )


def _facts(options: BurracoOptions, meld: Meld) -> dict[str, Any]:
    """Return facts for a sentence on a meld: its kind, points and bonus."""
    return {
        "made": kind(meld, options) or "none",
        "way": meld.kind,
        "points": VALUES.hand(meld.cards),
        "bonus": bonus(meld, options),
        "stands": meld.joker if meld.kind == "sequence" else None,
    }


def _meld_on_table(cards: str, options: dict[str, Any]) -> tuple[BurracoOptions, Meld, Cards]:
    """Return the options, the meld that the cards make, and the cards; raise if they make none."""
    held = hand_holding(cards, options)
    return held.table.options, held.melds[0], held.move.cards


@with_parallel(GAME, changes=CARDS)
def what_cards_count(cards: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the points of some cards.

    Args:
        cards: the cards, counted each as itself.
        text: the question in words of the lesson's own; None for the game's.

    Returns:
        A question whose answers are points.

    >>> what_cards_count("Ac Kd JK 2s 3h").answer
    '80'
    """
    hand = read_cards(cards, GAME)
    points = VALUES.hand(hand)
    return Question(
        lesson_text(text, WORDS.say("question-cards-count")),
        *numbers(points, STEP),
        join_texts(
            *(WORDS.say("question-card-worth", card=card, points=VALUES.card(card))
              for card in hand),
            WORDS.say("question-together-because", points=points),
        ),
        spreads=((THESE, hand),),
    )  # fmt: skip


@with_parallel(GAME)
def what_a_meld_counts(cards: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return a question that asks for the points of a meld at the end, its bonus with it.

    Args:
        cards: the meld; of a wild card that has several places, what it stands for.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question whose answers are points.

    >>> what_a_meld_counts("3h 4h 5h 6h 7h 8h 9h").answer
    '245'
    """
    agreed, meld, shown = _meld_on_table(cards, options)
    facts = _facts(agreed, meld)
    return Question(
        lesson_text(text, WORDS.say("question-meld-counts")),
        *numbers(facts["points"] + facts["bonus"], FAR if facts["bonus"] else STEP),
        WORDS.finding(Finding("seen-meld", True, facts)),
        spreads=((THESE, shown),),
        house=House(GAME, agreed),
    )


@with_parallel(GAME)
def which_kind(cards: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return a question that asks for the kind of burraco that a meld is, if any.

    Args:
        cards: the meld; of a wild card that has several places, what it stands for.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on; `semi_clean` adds an answer.

    Returns:
        A question whose answers are the kinds, none included.

    >>> which_kind("3h 4h 5h 6h 7h 8h JK=9h").answer, which_kind("3h 4h 5h").answer
    ('A dirty burraco', 'No burraco')
    """
    agreed, meld, shown = _meld_on_table(cards, options)
    names = ["none", "dirty", *(["semi"] if agreed.semi_clean else []), "clean"]
    facts = _facts(agreed, meld)
    lacks = missing(meld, "" if facts["made"] == "none" else facts["made"])
    findings = [Finding("seen-meld", True, facts), *([lacks] if lacks else [])]
    return Question(
        lesson_text(text, WORDS.say("question-kind")),
        tuple(_kind_option(name) for name in names),
        names.index(facts["made"]),
        join_texts(*map(WORDS.finding, findings)),
        spreads=((THESE, shown),),
        house=House(GAME, agreed),
    )


def _kind_option(name: str) -> Option:
    """Return a kind of burraco, or none, as an option that says what it would need."""
    return Option(
        WORDS.say(f"question-kind-{name}"), reply=WORDS.say(f"question-kind-{name}-needs")
    )


@with_parallel(GAME)
def what_the_wild_is(
    cards: str, among: str, text: BilingualText | None = None, **options: Any
) -> Question:
    """Return a question that asks for the card that the wild card of a meld can stand for.

    Args:
        cards: the cards, one of them wild, of which nothing is said.
        among: the cards to choose from.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question whose answers are cards.

    Raises:
        ItalianCardsError: it can be none of them, or several.

    >>> what_the_wild_is("5c 2d 7c", "8c 6c 6d").answer
    'Six of clubs'
    """
    shown = read_cards(cards, GAME)
    found = readings(shown, melding(BurracoOptions(**options)))
    could = (meld.joker for meld in found)
    return only_one(
        GAME,
        "question-wild-is",
        among,
        could,
        shown,
        text,
        house=House(GAME, BurracoOptions(**options)),
    )


@with_parallel(GAME)
def which_fits(
    meld: str, among: str, text: BilingualText | None = None, **options: Any
) -> Question:
    """Return a question that asks for the one of some cards that can be added to a meld.

    Args:
        meld: cards that lie on the table, a wild one with the card it stands for.
        among: the cards to choose from.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question whose answers are cards.

    Raises:
        ItalianCardsError: none of them fits, or several.

    >>> which_fits("5c 6c 7c", "8d 8c 9c").answer
    'Eight of clubs'
    """
    agreed, lying, shown = _meld_on_table(meld, options)
    fits = (card for card in read_cards(among, GAME) if growths(lying, card, melding(agreed)))
    house = House(GAME, agreed)
    return only_one(GAME, "question-fits", among, fits, shown, text, house=house, joker=lying.joker)


@with_parallel(GAME)
def where_it_goes(
    meld: str, card: str, among: str, text: BilingualText | None = None, **options: Any
) -> Question:
    """Return a question about the card that a wild card stands for once a card was added.

    Args:
        meld: the meld on the table, with its wild card.
        card: the card that is added.
        among: the cards to choose from.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question whose answers are cards.

    Raises:
        ItalianCardsError: it can stand for none of them, or several.

    >>> where_it_goes("5c JK=6c 7c", "6c", "4c 8c 6c").answer
    'Four of clubs'
    """
    agreed, lying, shown = _meld_on_table(meld, options)
    (added,) = read_cards(card, GAME)
    after = growths(lying, added, melding(agreed))
    stands = (each.meld.joker for each in after)
    house, joker = House(GAME, agreed), lying.joker
    return only_one(GAME, "question-goes", among, stands, shown, text, house, joker, added=added)
