"""What one asks of a hand: its melds, how it opens, and what some chosen cards can do."""

from __future__ import annotations

from italiancards.core.cards import RUMMY, Card, Cards, split_cards
from italiancards.core.melds import LayDown, Meld
from italiancards.core.names import read_card
from italiancards.core.rules import Finding
from italiancards.games.scala40.options import Options
from italiancards.games.scala40.state import FINDER
from italiancards.games.scala40.view import Scala40View


def cards(text: str) -> Cards:
    """The cards that a text names.

    Raises:
        Unreadable, Ambiguous: it names something else.
    """
    return tuple(read_card(word, RUMMY) for word in split_cards(text))


def melds(hand: str) -> tuple[Meld, ...]:
    """Every meld that some cards hold, a joker in each of its places.

    >>> [str(meld) for meld in melds("5c 6c 7c JK")][:3]
    ['JK=4c 5c 6c', 'JK=4c 5c 6c 7c', '5c 6c 7c']
    """
    return tuple(FINDER.melds(cards(hand)))


def best(hand: str, by: str = "value", keep: int = 1) -> LayDown:
    """The melds of a hand that are best laid together.

    Args:
        hand: its cards.
        by: what they are best by: the `value` on the table, the fewest `cards` left in hand, or
            the fewest `points` left.
        keep: how many cards must stay, to be discarded.

    >>> best("10c Jc Qc Kc Kd Ks 2h 5s").value
    60
    """
    return FINDER.best(cards(hand), by, keep=keep)


def opening(hand: str, options: Options | None = None) -> LayDown | None:
    """How a hand opens, each joker with its place, or None where it does not.

    >>> found = opening("Qc Kc JK 7d 7s 7h 2h")
    >>> [str(meld) for meld in found.melds], found.value, opening("Qc Kc 7d 7s 7h 2h")
    (['Qc Kc JK=Ac', '7h 7d 7s'], 52, None)
    """
    agreed = options or Options()
    jokers = not agreed.opening_without_joker
    return FINDER.opening(cards(hand), agreed.opening_min, jokers=jokers)


def chosen(view: Scala40View, picked: Cards) -> Finding:
    """What some cards of the hand can do, in points where they are melds.

    Args:
        view: what the seat knows.
        picked: the cards.

    >>> import italiancards as ic
    >>> table = ic.position("scala40", hand="10c Jc Qc 7h 9s", discards="2d", drawn="yes")
    >>> finding = chosen(table.view(), cards("10c Jc Qc"))
    >>> table.voice(0, "en").finding(finding)
    '30 of 40: one card more opens, any of the king of clubs and the joker.'
    """
    if not picked:
        return Finding("chosen-nothing", True, {})
    if len(picked) == 1:
        return _one(view, picked[0])
    laid = FINDER.best(picked, "cards")
    if laid.left:
        return Finding("chosen-no-meld", True, {})
    least = view.options.opening_min
    facts = {"points": laid.value, "least": least}
    if view.has_opened:
        return Finding("chosen-melds", True, facts)
    if laid.value >= least:
        return Finding("chosen-opens", True, facts)
    enough = tuple(card for card in RUMMY.known.values() if _opens((*picked, card), least))
    return Finding("chosen-short", True, {**facts, "cards": enough, "number": len(enough)})


def _opens(together: Cards, least: int) -> bool:
    """Whether cards, all laid, are worth enough."""
    laid = FINDER.best(together, "cards")
    return not laid.left and laid.value >= least


def _one(view: Scala40View, card: Card) -> Finding:
    adds = swaps = 0
    for number, meld in enumerate(view.melds, start=1):
        fits = any(meld.extended(part, any_suit=view.any_suit) for part in meld.ways(card))
        adds = adds or number * fits
        swaps = swaps or number * (meld.swapped(card, any_suit=view.any_suit) is not None)
    return Finding("chosen-card", True, {"card": card, "adds": adds, "swaps": swaps})
