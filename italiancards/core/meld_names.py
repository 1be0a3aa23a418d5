"""Names of melds in few words, for whoever hears them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from italiancards.core.cards import FRENCH_RANKS, Card
from italiancards.core.names import PLURALS, RANKS, SUITS, brief_names, card_name


def meld_name(cards: Iterable[Card], language: str = "en", look: str = "italian") -> str:
    """Return the name of a meld in few words: a run by its ends, a set by number and rank.

    >>> from italiancards.core.cards import RUMMY
    >>> run, kings, wild = (
    ...     [*map(RUMMY.card, text.split())] for text in ("9d 10d Jd", "Kc Kd Kh", "Kc Kd JK")
    ... )
    >>> meld_name(run), meld_name(kings), meld_name(wild)
    ('nine to jack of diamonds', 'three kings', 'two kings with joker')
    >>> meld_name(run, "it"), meld_name(wild, "it")
    ('dal nove al fante di quadri', 'due re con jolly')
    """
    cards = [*cards]
    first, last = cards[0], cards[-1]
    ranks = [card.rank for card in cards if card.suit]
    common = max(set(ranks), key=ranks.count)
    others = [card for card in cards if card.rank != common or not card.suit]
    if len(others) <= 1 and len(cards) > 2:
        number, plural = str(len(cards) - len(others)), PLURALS[language][common]
        name = f"{RANKS[language].get(number, number)} {plural}"
        joined = "with" if language == "en" else "con"
        return f"{name} {joined} {card_name(others[0], language, look=look)}" if others else name
    if len({card.suit for card in cards}) > 1 or not _are_in_sequence(cards):
        return brief_names(cards, language, look)
    if language == "en":
        return f"{RANKS['en'][first.rank]} to {card_name(last)}"
    start = card_name(first, "it", "from").removesuffix(f" di {SUITS['it'][first.suit]}")
    return f"{start} {card_name(last, 'it', 'to')}"


def _are_in_sequence(cards: Sequence[Card]) -> bool:
    """Return True if each rank follows the one before, the ace below the two or above the king."""
    places = [FRENCH_RANKS.index(card.rank) for card in cards]
    rising = [(place - places[0]) % len(FRENCH_RANKS) for place in places]
    return rising == [*range(len(cards))]
