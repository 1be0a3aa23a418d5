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
    """Return [the finding] on the primiera sum, if the cards gained make it better; else []."""
    piles = [best_cards(pile) for pile in view.taken]
    before = piles[view.side]
    after = best_cards((*view.taken[view.side], *gained))
    points = sum(map(prime, after))
    others = [sum(map(prime, best)) for side, best in enumerate(piles)
              if side != view.side and len(best) == 4]  # fmt: skip
    missing = 4 - len(after)
    if missing or points == sum(map(prime, before)):
        return []
    facts = {"points": points, "other": max(others, default=0), "cards": after}
    return [Finding("advice-primiera", True, facts)]
