"""Who may do what in Scopa: a card that can take must take; what it takes, the player chooses."""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.cards import Card
from italiancards.core.moves import Capture, Move, Play
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.scopa.captures import captures, equals, goal, making, sweeps, value, worth
from italiancards.games.scopa.view import ScopaView

RULES: RuleBook[ScopaView, Move] = RuleBook()


def candidates(view: ScopaView) -> Iterator[Move]:
    """Every card of the hand, to lay down or to take with: each set of cards that it might take.

    A card might take what makes its value (or makes fifteen with it); an ace, all there is. No
    other set of cards can ever be taken.
    """
    for card in view.hand:
        yield Play(card)
        sets = list(making(goal(view.options, card), view.table))
        if view.options.ace_takes_all and card.rank == "A" and view.table not in sets:
            sets += [view.table] if view.table else []
        yield from (Capture(card, cards) for cards in sets)


def _played(move: Move) -> Card:
    assert isinstance(move, (Play, Capture))
    return move.card


@RULES.rule(source="all", gate=True)
def deal_is_on(view: ScopaView, move: Move) -> Judgement | None:
    """When every card has been played, the deal is over."""
    return broken() if view.over else None


@RULES.rule(source="S0: play starts with the player to the dealer's right", gate=True)
def your_turn(view: ScopaView, move: Move) -> Judgement | None:
    """Players play in turn; the dealer's right begins, after every three cards again."""
    return None if view.to_move == view.seat else broken(turn=view.to_move)


@RULES.rule(source="S0: a single card from your hand", gate=True)
def hold_the_card(view: ScopaView, move: Move) -> Judgement | None:
    """Only a card of one's own hand can be played."""
    card = _played(move)
    return None if card in view.hand else broken(card=card)


@RULES.rule(source="S0: cards from the table", gate=True)
def cards_lie_there(view: ScopaView, move: Move) -> Judgement | None:
    """Only cards that lie on the table can be taken."""
    if not isinstance(move, Capture):
        return None
    missing = tuple(card for card in move.cards if card not in view.table)
    return broken(cards=missing, number=len(missing)) if missing else None


@RULES.rule(source="S0 vipgames: you may choose", permission=True)
def any_card(view: ScopaView, move: Move) -> Judgement | None:
    """Any card may be played, also one that takes nothing where another would take."""
    if not isinstance(move, Play):
        return None
    others = tuple(
        card for card in view.hand if card != move.card and captures(view.options, card, view.table)
    )
    return ok(cards=others) if others else None


@RULES.rule(source="S0: if there are no cards that you can capture, leave the card")
def must_take(view: ScopaView, move: Move) -> Judgement | None:
    """A card that can take must take; only one that cannot is left on the table."""
    if not isinstance(move, Play):
        return None
    possible = captures(view.options, move.card, view.table)
    return broken(card=move.card, cards=possible[0]) if possible else ok(card=move.card)


@RULES.rule(source="S0: the same value, or a sum equal to it")
def same_value(view: ScopaView, move: Move) -> Judgement | None:
    """A card takes one card of its value, or several that make it together."""
    if not isinstance(move, Capture) or view.options.scopa_a_15:
        return None
    if sweeps(view.options, move.card, view.table):
        return None
    found, wanted = worth(move.cards), value(move.card)
    facts = {"card": move.card, "cards": move.cards, "number": len(move.cards)}
    judged = ok if found == wanted else broken
    return judged(sum=found, value=wanted, **facts)


@RULES.rule(source="spazioinwind: Scopa a quindici")
def make_fifteen(view: ScopaView, move: Move) -> Judgement | None:
    """Where the table plays to fifteen, a card takes what makes fifteen together with it."""
    if not isinstance(move, Capture) or not view.options.scopa_a_15:
        return None
    if sweeps(view.options, move.card, view.table):
        return None
    found = worth(move.cards)
    judged = ok if found == goal(view.options, move.card) else broken
    return judged(card=move.card, cards=move.cards, sum=found + value(move.card))


@RULES.rule(source="S0: obliged to capture the card of exactly equal value")
def equal_card(view: ScopaView, move: Move) -> Judgement | None:
    """Where a card of the same value lies, it must be taken: one such card, and no sum."""
    if not isinstance(move, Capture) or sweeps(view.options, move.card, view.table):
        return None
    equal = equals(view.options, move.card, view.table)
    if not equal:
        return None
    facts = {"card": move.card, "equal": equal, "number": len(equal)}
    if move.cards not in [(each,) for each in equal]:
        return broken(**facts)
    sums = (cards for cards in making(value(move.card), view.table) if len(cards) > 1)
    return ok(**facts) if any(sums) else None


@RULES.rule(source="Cuperativa: the capture of fewest cards")
def fewest_cards(view: ScopaView, move: Move) -> Judgement | None:
    """Where the table agreed on it, of several sums one with the fewest cards must be taken."""
    options = view.options
    if not isinstance(move, Capture) or options.sum_choice != "fewest_cards":
        return None
    if sweeps(options, move.card, view.table) or equals(options, move.card, view.table):
        return None
    fewest = next(making(goal(options, move.card), view.table), ())
    if not fewest:
        return None
    judged = ok if len(move.cards) <= len(fewest) else broken
    return judged(card=move.card, cards=fewest, number=len(fewest))


@RULES.rule(source="iogames Parlett")
def ace_takes_all(view: ScopaView, move: Move) -> Judgement | None:
    """Where the table agreed on it, an ace takes every card on the table."""
    if not isinstance(move, Capture) or not sweeps(view.options, move.card, view.table):
        return None
    judged = ok if set(move.cards) == set(view.table) else broken
    return judged(card=move.card, number=len(view.table))
