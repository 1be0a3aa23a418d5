"""The rules of Briscola: any card may be played, and the up-card at times exchanged.

Talk between partners is ruled in `talk`, bids and calls of five players in `bidding`.
"""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core import gates
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.briscola.rules import bidding, talk
from italiancards.games.briscola.rules.view import BriscolaView

RULES: RuleBook[BriscolaView, Move]
RULES = gates.rule_book(turn="S1: B plays after A, the winner leads", card="all")
RULES.rules.extend((*talk.ASKING.rules, *bidding.PHASES.rules))


def candidates(view: BriscolaView) -> Iterator[Move]:
    """Yield all moves to be judged by the rules, allowed or not: cards, exchanges, bids, talk."""
    if view.auction is not None and view.auction.phase != "playing":
        yield from bidding.candidates(view)
        return
    for card in view.hand:
        yield Play(card)
    if view.options.exchange_seven or view.options.exchange_two != "off":
        for card in view.hand:
            yield Exchange(card)
    yield from talk.candidates(view)


@RULES.rule(Play, source="S1: no obligation to follow suit or to trump", permission=True)
def any_card(view: BriscolaView, move: Play) -> Judgement | None:
    """Any card may be played: no duty to follow suit, to trump or to beat.

    Args:
        view: the deal as the mover knows it.
        move: a card to play.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    return ok(card=move.card, led=view.trick[0] if view.trick else None)


@RULES.rule(Exchange, source="S4")
def exchange_agreed(view: BriscolaView, move: Exchange) -> Judgement:
    """The two, and the seven, are exchanged only where the table agreed on it.

    Args:
        view: the deal as the mover knows it.
        move: an exchange.
    """
    if move.card.rank == "2" and view.options.exchange_two == "off":
        return broken(card=move.card)
    if move.card.rank == "7" and not view.options.exchange_seven:
        return broken(card=move.card)
    return ok(card=move.card)


@RULES.rule(Exchange, source="S4: the deuce of trump, the seven of trump")
def two_or_seven_of_trump(view: BriscolaView, move: Exchange) -> Judgement:
    """Only the two and the seven of the trump suit can be exchanged.

    Args:
        view: the deal as the mover knows it.
        move: an exchange.
    """
    right = move.card.suit == view.trump and move.card.rank in "27"
    return (ok if right else broken)(card=move.card, suit=view.trump)


@RULES.rule(Exchange, source="S4: only at the beginning of the game or first hand")
def two_in_first_trick(view: BriscolaView, move: Exchange) -> Judgement | None:
    """The two of trump is exchanged before or during the first trick.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is an exchange of a two.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if move.card.rank != "2":
        return None
    in_time = view.trick_number == 1
    return (ok if in_time else broken)(card=move.card, number=view.trick_number)


@RULES.rule(Exchange, source="S4: only if the player has won a hand")
def seven_after_a_trick(view: BriscolaView, move: Exchange) -> Judgement | None:
    """The seven of trump is exchanged by a player who has taken a trick, or whose team has.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is an exchange of a seven.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if move.card.rank != "7":
        return None
    team = view.options.requires_trick == "team"
    seats = (view.seat, *(view.partners or ())) if team else (view.seat,)
    taken = any(view.taken[seat] for seat in seats)
    return (ok if taken else broken)(card=move.card, who="team" if team else "player")


@RULES.rule(Exchange, source="S4 own: as long as the up-card is still on the table")
def upcard_lies_there(view: BriscolaView, move: Exchange) -> Judgement:
    """The up-card can be exchanged as long as it lies under the stock.

    Args:
        view: the deal as the mover knows it.
        move: an exchange.
    """
    return broken(card=move.card) if view.upcard is None else ok(upcard=view.upcard)


RULES.rules.extend((*talk.TALK.rules, *bidding.BIDS.rules, *bidding.CALLS.rules))
