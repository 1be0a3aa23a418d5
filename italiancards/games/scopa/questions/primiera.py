"""Questions about the primiera: what cards count for it, and who wins it."""

from __future__ import annotations

from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.seats import named_party
from italiancards.core.words import Voice
from italiancards.games.scopa.game import GAME
from italiancards.games.scopa.rules import primiera
from italiancards.questions.card_points import best_of, each_worth
from italiancards.questions.choices import numbers, pictures, read_cards, side, sides
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Text, Words, join_texts, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import deal

WORDS = Words(GAME)


def _counts(cards: Cards) -> Text:
    """Return a text, in any bot's voice, with the primiera points of each of some cards."""
    return each_worth(cards, {card: primiera.prime(card) for card in cards}, WORDS)


@with_parallel(GAME)
def best_for_primiera(among: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the card, of some, that counts most for the primiera.

    Args:
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: two of them count as much.

    >>> best_for_primiera("RD 5D AD 2D").right
    2
    """
    read = read_cards(among, GAME)
    return Question(
        lesson_text(text, WORDS.say("question-primiera-best")),
        pictures(read),
        best_of(among, [primiera.prime(card) for card in read]),
        _counts(read),
    )


@with_parallel(GAME)
def primiera_of(cards: str, text: BilingualText | None = None) -> Question:
    """Return a question about the sum of a pile for the primiera, the best of each suit added.

    Args:
        cards: the pile.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: a suit is missing, so that it comes to nothing.

    >>> primiera_of("7D 6D 5C AS RB").answer
    '62'
    """
    pile = read_cards(cards, GAME)
    (total,) = primiera.sums((pile,), missing_suit="cannot_win")
    if total is None:
        raise ItalianCardsError("suit-missing", cards=cards)
    return Question(
        lesson_text(text, WORDS.say("question-primiera-of")),
        *numbers(total, step=3),
        join_texts(
            _counts(primiera.best_cards(pile)),
            WORDS.say("question-together-because", points=total),
        ),
        spreads=((WORDS.say("question-primiera-cards"), pile),),
    )


@with_parallel(GAME)
def who_wins_primiera(
    mine: str, theirs: str, text: BilingualText | None = None, **options: Any
) -> Question:
    """Return the question who wins the primiera with two piles, or with the cards that count.

    Args:
        mine: the learner's cards.
        theirs: the other's.
        text: the question in words of the lesson's own.
        options: what the table has agreed on, such as `primiera="rough"` where it counts sevens.

    Raises:
        BadOption: another way of reckoning.
        ItalianCardsError: a card lies in both piles.

    >>> who_wins_primiera("7D 7C 7S RB", "6D 6C 6S 7B").right  # the options: you, Rosa, nobody
    1
    >>> who_wins_primiera("7D 7C 7S RB", "6D 6C 6S 7B", primiera="rough").right
    0
    >>> who_wins_primiera("7D 7C 7S", "2D 3C FS RB", primiera_missing_suit="zero").right
    0
    """
    piles = read_cards(mine, GAME), read_cards(theirs, GAME)
    twice = set(piles[0]) & set(piles[1])
    if twice:
        raise ItalianCardsError("in-both-piles", cards=" ".join(sorted(twice)))
    table = deal(GAME.name, seed=1, **options)
    way = table.options.primiera
    reckon = primiera.exact if way == "exact" else primiera.rough
    missing = table.options.primiera_missing_suit
    winner = reckon(piles, missing_suit=missing)
    parties = table.parties
    party = None if winner is None else named_party(parties, winner)
    added = _added if way == "exact" else _sevens

    def counted(voice: Voice) -> str:
        return " ".join(
            f"{voice.side(seats)}: {added(WORDS.of(voice), pile, missing)}."
            for seats, pile in zip(parties, piles, strict=True)
        )

    return Question(
        lesson_text(text, WORDS.say(f"question-scores-primiera-{way}")),
        sides(table, "question-nobody"),
        len(piles) if winner is None else winner,
        join_texts(counted, WORDS.say("question-scores-because", winner=party)),
        spreads=tuple((side(seats), pile) for seats, pile in zip(parties, piles, strict=True)),
        house=House(GAME, table.options),
    )


def _added(voice: Voice, pile: Cards, missing_suit: str = "cannot_win") -> str:
    """Return a pile's primiera sum as text, or the words for the suit it lacks."""
    best = primiera.best_cards(pile)
    missing = [suit for suit in GAME.pack.suits if suit not in {card.suit for card in best}]
    (total,) = primiera.sums((pile,), missing_suit=missing_suit)
    if total is None:
        return voice.phrase("question-primiera-missing", {"suit": missing[0]})
    counts = [*map(primiera.prime, best), *(0 for _ in missing)]
    return f"{' + '.join(map(str, counts))} = {total}"


def _sevens(voice: Voice, pile: Cards, missing_suit: str) -> str:
    """Return the numbers of sevens and sixes in a pile, in words."""
    facts = {rank: sum(card.rank == rank for card in pile) for rank in "76"}
    return voice.phrase("question-primiera-rough", {"sevens": facts["7"], "sixes": facts["6"]})
