"""Rules of taking cards from the table, and the captures of any card and table.

These rules look at the options and at the cards on the table, and at nothing else, so that they can
be asked about a card that nobody has played.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Capture, Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.scopa.rules.captures import goal, sets_of_sum, value, worth
from italiancards.games.scopa.rules.options import ScopaOptions


class TableLike(Protocol):
    """Options and table, all that the rules of taking look at: a view, or any table."""

    @property
    def options(self) -> ScopaOptions:
        """Options of the table."""

    @property
    def table(self) -> Cards:
        """Cards face up on the table."""


TAKING: RuleBook[TableLike, Move] = RuleBook()


def conceivable_sets(options: ScopaOptions, card: Card, table: Cards) -> tuple[Cards, ...]:
    """Return the sets of cards that a card might take, legal or not, the smaller first.

    It might take what makes its value (or makes fifteen with it); an ace, all there is.

    Args:
        options: the table's rules of taking.
        card: the card that takes.
        table: the cards that lie there.
    """
    sets = (*sets_of_sum(goal(options, card), table),)
    if options.ace_takes_all and card.rank == "A" and table and table not in sets:
        return (*sets, table)
    return sets


def _sweeps(view: TableLike, card: Card) -> bool:
    """True if a card is an ace that takes the whole table."""
    if not view.options.ace_takes_all or card.rank != "A" or not view.table:
        return False
    return not (view.options.ace_on_table_blocks and any(each.rank == "A" for each in view.table))


def _equals(view: TableLike, card: Card) -> Cards:
    """Return the table's cards of equal rank where such must be taken first; else ()."""
    if view.options.scopa_a_15 or not view.options.exact_match_obligation:
        return ()
    return tuple(each for each in view.table if each.rank == card.rank)


@TAKING.rule(Capture, source="S0: the same value, or a sum equal to it")
def same_value(view: TableLike, move: Capture) -> Judgement | None:
    """A card takes one card of its value, or several that make it together.

    Args:
        view: the options and the table: of a deal, or of a table that one thinks of.
        move: judged only if it is a capture by value.

    Returns:
        The judgement with its facts; None for captures in Scopa to fifteen or by an ace that takes
        all, and for other moves.
    """
    if view.options.scopa_a_15 or _sweeps(view, move.card):
        return None
    found, wanted = worth(move.cards), value(move.card)
    facts = {"card": move.card, "cards": move.cards, "number": len(move.cards)}
    judged = ok if found == wanted else broken
    return judged(sum=found, value=wanted, **facts)


@TAKING.rule(Capture, source="spazioinwind: Scopa a quindici")
def make_fifteen(view: TableLike, move: Capture) -> Judgement | None:
    """A card takes what makes fifteen together with it, where the table plays to fifteen.

    Args:
        view: the options and the table: of a deal, or of a table that one thinks of.
        move: judged only if it is a capture in Scopa to fifteen.

    Returns:
        The judgement with its facts; None for captures by an ace that takes all, and where it
        does not apply.
    """
    if not view.options.scopa_a_15 or _sweeps(view, move.card):
        return None
    found = worth(move.cards)
    judged = ok if found == goal(view.options, move.card) else broken
    return judged(card=move.card, cards=move.cards, sum=found + value(move.card))


@TAKING.rule(Capture, source="S0: obliged to capture the card of exactly equal value")
def equal_card(view: TableLike, move: Capture) -> Judgement | None:
    """A card of the same value that lies there must be taken: one such card, and no sum.

    Args:
        view: the options and the table: of a deal, or of a table that one thinks of.
        move: judged only if it is a capture while a card of the same value lies there.

    Returns:
        The judgement with its facts; None for other moves, and for the equal card where no sum
        would do instead.
    """
    if _sweeps(view, move.card):
        return None
    equal = _equals(view, move.card)
    if not equal:
        return None
    facts = {"card": move.card, "equal": equal, "number": len(equal)}
    if len(move.cards) > 1 or move.cards[0] not in equal:
        return broken(**facts)
    sums = (cards for cards in sets_of_sum(value(move.card), view.table) if len(cards) > 1)
    return ok(**facts) if any(sums) else None


@TAKING.rule(Capture, source="Cuperativa: the capture of fewest cards")
def fewest_cards(view: TableLike, move: Capture) -> Judgement | None:
    """One of the sums with the fewest cards must be taken, where the table agreed on it.

    Args:
        view: the options and the table: of a deal, or of a table that one thinks of.
        move: judged only if it is a capture of a sum where the table agreed on it.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if view.options.sum_choice != "fewest_cards":
        return None
    if _sweeps(view, move.card) or _equals(view, move.card):
        return None
    fewest = next(sets_of_sum(goal(view.options, move.card), view.table), ())
    if not fewest:
        return None
    judged = ok if len(move.cards) <= len(fewest) else broken
    return judged(card=move.card, cards=fewest, number=len(fewest))


@TAKING.rule(Capture, source="iogames Parlett")
def ace_takes_all(view: TableLike, move: Capture) -> Judgement | None:
    """An ace takes every card on the table, where the table agreed on it.

    Args:
        view: the options and the table: of a deal, or of a table that one thinks of.
        move: judged only if it is a capture by an ace that takes all.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if not _sweeps(view, move.card):
        return None
    judged = ok if set(move.cards) == set(view.table) else broken
    return judged(card=move.card, number=len(view.table))


@dataclass(frozen=True, slots=True)
class _Table:
    """A table that one thinks of."""

    options: ScopaOptions
    table: Cards


def may_take(options: ScopaOptions, card: Card, cards: Cards, table: Cards) -> bool:
    """True if the rules let a card take these cards of a table.

    Args:
        options: the table's rules of taking.
        card: the card that takes.
        cards: the cards to be taken.
        table: the cards that lie there, in the order they came.

    >>> table = (Card("5", "D"), Card("2", "B"))
    >>> may_take(ScopaOptions(), Card("7", "S"), table, table)
    True
    """
    return TAKING.allows(_Table(options, table), Capture(card, cards))


@lru_cache(maxsize=1 << 12)
def captures(options: ScopaOptions, card: Card, table: Cards) -> tuple[Cards, ...]:
    """Return every set of cards that a card may legally take; () where it must be laid down.

    Args:
        options: the table's rules of taking.
        card: the card that takes.
        table: the cards that lie there; a set keeps their order.

    Returns:
        The sets, the smaller first; none where the card is laid down.

    >>> table = (Card("5", "D"), Card("3", "C"), Card("2", "B"), Card("R", "S"))
    >>> captures(ScopaOptions(), Card("5", "S"), table)
    (('5D',),)
    >>> captures(ScopaOptions(), Card("7", "S"), table)
    (('5D', '2B'),)
    """
    sets = conceivable_sets(options, card, table)
    return tuple(cards for cards in sets if may_take(options, card, cards, table))
