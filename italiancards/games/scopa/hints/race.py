"""The race for cards, coins, sevens and the primiera, once some cards are taken."""

from __future__ import annotations

from italiancards.core.cards import ITALIAN, Cards
from italiancards.core.rules import Finding
from italiancards.games.scopa.rules.primiera import best_cards, prime
from italiancards.games.scopa.rules.view import ScopaView

COINS = tuple(card for card in ITALIAN.cards if card.suit == "D")


def race(view: ScopaView, gained: Cards) -> list[Finding]:
    """Return findings on how cards gained bring the majorities and the primiera nearer; or [].

    Args:
        view: the seat that asks.
        gained: the cards that its side takes now.
    """
    return [
        *_majority("advice-wins-cards", view, gained, ITALIAN.cards),
        *_majority("advice-wins-coins", view, gained, COINS),
        *_sevens(view, gained),
        *_primiera(view, gained),
    ]


def _majority(winning: str, view: ScopaView, gained: Cards, kind: Cards) -> list[Finding]:
    """Return [the finding] on a majority of cards or coins won, or on the coins race; else []."""
    counts = [len(set(pile) & set(kind)) for pile in view.taken]
    new = len(set(gained) & set(kind))
    if not new:
        return []
    before, mine = counts[view.side], counts[view.side] + new
    other = max(count for side, count in enumerate(counts) if side != view.side)
    left = len(kind) - sum(counts) - new
    facts = {"mine": mine, "other": other, "left": left}
    if mine > other + left:
        won = before > other + left + new
        return [] if won else [Finding(winning, True, facts)]
    racing = winning == "advice-wins-coins"  # of cards there are too many to count each time
    return [Finding("advice-race-coins", True, facts)] if racing else []


def _sevens(view: ScopaView, gained: Cards) -> list[Finding]:
    """Return [the finding] on sevens gained, on which primiera mostly depends; [] if none are."""
    new = sum(card.rank == "7" for card in gained)
    if not new:
        return []
    mine = sum(card.rank == "7" for card in view.taken[view.side]) + new
    taken = sum(card.rank == "7" for pile in view.taken for card in pile) + new
    whose = "team" if len(view.parties) < view.players else "own"
    facts = {"mine": mine, "left": 4 - taken, "number": new, "whose": whose}
    return [Finding("advice-sevens", True, facts)]


def _primiera(view: ScopaView, gained: Cards) -> list[Finding]:
    """Return [the finding] on the primiera sum, if cards gained bring it into the lead; else []."""
    before, after = _sum(view.taken[view.side]), _sum((*view.taken[view.side], *gained))
    other = max((_sum(view.taken[side]) for side in other_sides(view)), default=0)
    if not after or not before <= other < after or not other or primiera_settled(view):
        return []
    cards = best_cards((*view.taken[view.side], *gained))
    return [Finding("advice-primiera", True, {"points": after, "other": other, "cards": cards})]


def primiera_settled(view: ScopaView) -> bool:
    """True if no card that is still to be taken can change who has the best primiera.

    Args:
        view: the seat that asks.
    """
    taken = {card for pile in view.taken for card in pile}
    left = tuple(card for card in ITALIAN.cards if card not in taken)
    now = [_sum(pile) for pile in view.taken]
    best = max(range(len(now)), key=now.__getitem__)
    return all(
        _sum((*view.taken[side], *left)) < now[best] for side in range(len(now)) if side != best
    )


def improves_primiera(view: ScopaView, gained: Cards) -> int:
    """Return by how much some cards better the own side's primiera; suits it lacks count 0.

    Args:
        view: the seat that asks.
        gained: the cards.
    """
    own = view.taken[view.side]
    before, after = (sum(map(prime, best_cards(cards))) for cards in (own, (*own, *gained)))
    return after - before


def is_won(view: ScopaView, kind: Cards) -> bool:
    """True if some side has more of a kind of cards than any other can still get.

    Args:
        view: the seat that asks.
        kind: the cards of which the most count, as the coins.
    """
    counts = sorted(len(set(pile) & set(kind)) for pile in view.taken)
    return counts[-1] > counts[-2] + len(kind) - sum(counts)


def other_sides(view: ScopaView) -> list[int]:
    """Return the numbers of the other sides.

    Args:
        view: the seat that asks.
    """
    return [side for side in range(len(view.taken)) if side != view.side]


def _sum(cards: Cards) -> int:
    """Return the primiera of some cards; 0 where a suit is missing."""
    best = best_cards(cards)
    return sum(map(prime, best)) if len(best) == 4 else 0
