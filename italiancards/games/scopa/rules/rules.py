"""The rules of Scopa: a card that can take must take; its player chooses the cards."""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core import gates
from italiancards.core.moves import Capture, Move, Play
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.scopa.rules.capture_rules import TAKING, captures, conceivable_sets
from italiancards.games.scopa.rules.view import ScopaView

RULES: RuleBook[ScopaView, Move] = gates.rule_book(
    turn="S0: play starts with the player to the dealer's right",
    card="S0: a single card from your hand",
)


def candidates(view: ScopaView) -> Iterator[Move]:
    """Yield all moves that the rules may judge: each card, laid down or with a set to take."""
    for card in view.hand:
        yield Play(card)
        sets = conceivable_sets(view.options, card, view.table)
        yield from (Capture(card, cards) for cards in sets)


@RULES.rule(Capture, source="S0: cards from the table", gate=True)
def cards_lie_there(view: ScopaView, move: Capture) -> Judgement | None:
    """Only cards that lie on the table can be taken.

    Args:
        view: the deal as the mover knows it.
        move: a capture.

    Returns:
        The judgement with its facts; None for captures of cards that lie there, and where it
        does not apply.
    """
    missing = tuple(card for card in move.cards if card not in view.table)
    return broken(cards=missing, number=len(missing)) if missing else None


@RULES.rule(Play, source="S0 vipgames: you may choose", permission=True)
def any_card(view: ScopaView, move: Play) -> Judgement | None:
    """Any card may be played, also one that takes nothing where another would take.

    Args:
        view: the deal as the mover knows it.
        move: a card to lay down, while another would take.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    others = tuple(
        card for card in view.hand if card != move.card and captures(view.options, card, view.table)
    )
    return ok(cards=others) if others else None


@RULES.rule(Play, source="S0: if there are no cards that you can capture, leave the card")
def must_take(view: ScopaView, move: Play) -> Judgement:
    """A card that can take must take; only one that cannot is left on the table.

    Args:
        view: the deal as the mover knows it.
        move: a card to lay down.
    """
    possible = captures(view.options, move.card, view.table)
    return broken(card=move.card, cards=possible[0]) if possible else ok(card=move.card)


RULES.rules.extend(TAKING.rules)
