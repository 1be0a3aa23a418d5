"""Names of melds in few words, for whoever hears them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from italiancards.core.cards import FRENCH_RANKS, Card
from italiancards.core.names import PLURALS, RANKS, SUITS, brief_names, card_name

WILD = "2"
"""The rank that may stand for another in a run, as a joker does."""


def meld_name(
    cards: Iterable[Card], language: str = "en", look: str = "italian", form: str = "whole"
) -> str:
    """Return the name of a meld in few words: a run by its ends, a set by number and rank.

    Args:
        cards: in the order in which they lie.
        language: `en` or `it`.
        look: the pack on the table.
        form: `whole`; or `ends`, without the place of a wild card in a run, or its suit in a set.

    >>> from italiancards.core.cards import RUMMY
    >>> run, kings, wild, two = (
    ...     [*map(RUMMY.card, text.split())]
    ...     for text in ("9d 10d Jd", "Kc Kd Kh", "Kc Kd JK", "As 2s 2h")
    ... )
    >>> meld_name(run), meld_name(kings), meld_name(wild)
    ('nine to jack of diamonds', 'three kings', 'two kings with joker')
    >>> meld_name(two), meld_name([*two[:2], RUMMY.card("JK")])
    ('ace to three of spades, two as three', 'ace to three of spades, joker as three')
    >>> meld_name(two, form="ends")
    'ace to three of spades'
    >>> meld_name(run, "it"), meld_name(wild, "it"), meld_name(two, "it")
    ('dal nove al fante di quadri', 'due re con jolly', 'dall’asso al tre di picche, due per tre')
    """
    cards = [*cards]
    for run, wild in _runs(cards):
        name = _run_name(run, language)
        if wild is None or form == "ends":
            return name
        stands = RANKS[language][run[wild].rank]
        lying = card_name(cards[wild], language, look=look)
        lying = lying if lying.partition(" ")[0] == stands else lying.partition(" ")[0]
        return f"{name}, {lying} {'as' if language == 'en' else 'per'} {stands}"
    ranks = [card.rank for card in cards if card.suit]
    common = max(set(ranks), key=ranks.count)
    others = [card for card in cards if card.rank != common or not card.suit]
    if len(others) > 1 or len(cards) <= len(others) + 1:
        return brief_names(cards, language, look)
    number, plural = str(len(cards) - len(others)), PLURALS[language][common]
    name = f"{RANKS[language].get(number, number)} {plural}"
    joined = "with" if language == "en" else "con"
    if not others:
        return name
    other = card_name(others[0], language, look=look)
    return f"{name} {joined} {other.partition(' ')[0] if form == 'ends' else other}"


def is_run(cards: Sequence[Card]) -> bool:
    """Return True if some cards, as they lie, are a run with one wild card at most.

    Args:
        cards: in the order in which they lie.

    >>> from italiancards.core.cards import RUMMY
    >>> [is_run([*map(RUMMY.card, text.split())]) for text in ("2h 2c 4h", "4h 4c 2c")]
    [True, False]
    """
    return any(_runs(cards))


def _may_be_wild(card: Card) -> bool:
    """Return True for a joker and a two."""
    return not card.suit or card.rank == WILD


def _runs(cards: Sequence[Card]) -> Iterator[tuple[list[Card], int | None]]:
    """Yield each run that some cards make, as they count, with the place of a wild card in it."""
    wilds = (place for place, card in enumerate(cards) if _may_be_wild(card))
    for wild in (None, *wilds):
        if run := _run(cards, wild):
            yield run, wild


def _run(cards: Sequence[Card], wild: int | None) -> list[Card]:
    """Return the cards of a run as they count; [] where they are none.

    Args:
        cards: in the order in which they lie, three or more.
        wild: the place of one that stands for another.

    The ace lies below the two or above the king.
    """
    plain = [(place, card) for place, card in enumerate(cards) if place != wild]
    suits = {card.suit for _, card in plain}
    if len(cards) <= 2 or len(suits) > 1 or not all(suits):
        return []
    count, (at, first) = len(FRENCH_RANKS), plain[0]
    start = FRENCH_RANKS.index(first.rank) - at
    run = [Card(FRENCH_RANKS[(start + each) % count], first.suit) for each in range(len(cards))]
    return run if all(run[place].rank == card.rank for place, card in plain) else []


def _run_name(run: Sequence[Card], language: str) -> str:
    """Return the name of a run by its ends."""
    first, last = run[0], run[-1]
    if language == "en":
        return f"{RANKS['en'][first.rank]} to {card_name(last)}"
    start = card_name(first, "it", "from").removesuffix(f" di {SUITS['it'][first.suit]}")
    return f"{start} {card_name(last, 'it', 'to')}"
