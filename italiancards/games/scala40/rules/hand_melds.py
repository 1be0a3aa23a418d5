"""Questions about a hand: its melds, and its opening."""

from __future__ import annotations

from italiancards.core.cards import RUMMY, Cards, split_cards
from italiancards.core.melds import Meld, MeldChoice
from italiancards.core.names import read_card
from italiancards.games.scala40.rules.options import Scala40Options
from italiancards.games.scala40.rules.state import FINDER


def cards(text: str) -> Cards:
    """Return the cards that a text names in rummy notation; raise if it cannot be read.

    Raises:
        Unreadable, Ambiguous: it names something else.
    """
    return tuple(read_card(word, RUMMY) for word in split_cards(text))


def melds(hand: str) -> tuple[Meld, ...]:
    """Return every meld in a hand given as text, jokers in each of their places.

    >>> [str(meld) for meld in melds("5c 6c 7c JK")][:3]
    ['JK=4c 5c 6c', 'JK=4c 5c 6c 7c', '5c 6c 7c']
    """
    return tuple(FINDER.melds(cards(hand)))


def best(hand: str, by: str = "value", keep: int = 1) -> MeldChoice:
    """Return the best melds to lay together from a hand given as text, by one aim.

    Args:
        hand: its cards, as a text.
        by: the measure: the most `value` on the table, the fewest `cards` left in hand, or the
            fewest `points` left.
        keep: number of cards that must stay, to be discarded.

    Returns:
        The melds, their points, and the cards left.

    Raises:
        Unreadable, Ambiguous: the text names something else than cards.

    >>> best("10c Jc Qc Kc Kd Ks 2h 5s").value
    60
    """
    return FINDER.best(cards(hand), by, keep=keep)


def opening(hand: str, options: Scala40Options | None = None) -> MeldChoice | None:
    """Return the lay-down by which a hand given as text opens; None if it cannot.

    Args:
        hand: its cards, as a text.
        options: what was agreed about opening; None for the defaults, 40 points (S0).

    Returns:
        The melds and their points; None where the hand does not open.

    Raises:
        Unreadable, Ambiguous: the text names something else than cards.

    >>> found = opening("Qc Kc JK 7d 7s 7h 2h")
    >>> [str(meld) for meld in found.melds], found.value, opening("Qc Kc 7d 7s 7h 2h")
    (['Qc Kc JK=Ac', '7h 7d 7s'], 52, None)
    """
    agreed = options or Scala40Options()
    jokers = not agreed.opening_without_joker
    return FINDER.opening(cards(hand), agreed.opening_min, jokers=jokers)
