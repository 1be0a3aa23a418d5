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

RULES: RuleBook[BriscolaView, Move] = RuleBook()
RULES.enter(gates.deal_is_on, source="all", gate=True)
RULES.enter(gates.your_turn, source="S1: B plays after A, the winner leads", gate=True)
RULES.enter(gates.hold_the_card, source="all", gate=True)
RULES.enter(talk.show_agreed, source="S4: team players may show each other their cards", gate=True)
RULES.enter(talk.show_when_asked, source="S4 adamoli: before the first hand, before the last")
RULES.enter(bidding.five_bid, source="S1 S2 S3 S4: the version for five players", gate=True)
RULES.enter(
    bidding.in_its_time, source="S1 S2 S3 S4: bidding, then the call, then the play", gate=True
)


def candidates(view: BriscolaView) -> Iterator[Move]:
    """Every card of the hand, to play or (where the table exchanges) to exchange; or a bid."""
    if view.auction is not None and view.auction.phase != "playing":
        yield from bidding.candidates(view)
        return
    for card in view.hand:
        yield Play(card)
    if view.options.exchange_seven or view.options.exchange_two != "off":
        for card in view.hand:
            yield Exchange(card)
    yield from talk.candidates(view)


@RULES.rule(source="S1: no obligation to follow suit or to trump", permission=True)
def any_card(view: BriscolaView, move: Move) -> Judgement | None:
    """Any card may be played: no duty to follow suit, to trump or to beat.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a card to play.

    Returns:
        The judgement with its facts; None for any other move.
    """
    if not isinstance(move, Play):
        return None
    return ok(card=move.card, led=view.trick[0] if view.trick else None)


@RULES.rule(source="S4")
def exchange_agreed(view: BriscolaView, move: Move) -> Judgement | None:
    """The two, and the seven, are exchanged only where the table agreed on it.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is an exchange.

    Returns:
        The judgement with its facts; None for any other move.
    """
    if not isinstance(move, Exchange):
        return None
    if move.card.rank == "2" and view.options.exchange_two == "off":
        return broken(card=move.card)
    if move.card.rank == "7" and not view.options.exchange_seven:
        return broken(card=move.card)
    return ok(card=move.card)


@RULES.rule(source="S4: the deuce of trump, the seven of trump")
def two_or_seven_of_trump(view: BriscolaView, move: Move) -> Judgement | None:
    """Only the two and the seven of the trump suit can be exchanged.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is an exchange.

    Returns:
        The judgement with its facts; None for any other move.
    """
    if not isinstance(move, Exchange):
        return None
    right = move.card.suit == view.trump and move.card.rank in "27"
    return (ok if right else broken)(card=move.card, suit=view.trump)


@RULES.rule(source="S4: only at the beginning of the game or first hand")
def two_in_first_trick(view: BriscolaView, move: Move) -> Judgement | None:
    """The two of trump is exchanged before or during the first trick.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is an exchange of a two.

    Returns:
        The judgement with its facts; None for any other move.
    """
    if not isinstance(move, Exchange) or move.card.rank != "2":
        return None
    in_time = view.trick_number == 1
    return (ok if in_time else broken)(card=move.card, number=view.trick_number)


@RULES.rule(source="S4: only if the player has won a hand")
def seven_after_a_trick(view: BriscolaView, move: Move) -> Judgement | None:
    """The seven of trump is exchanged by a player who has taken a trick, or whose team has.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is an exchange of a seven.

    Returns:
        The judgement with its facts; None for any other move.
    """
    if not isinstance(move, Exchange) or move.card.rank != "7":
        return None
    team = view.options.requires_trick == "team"
    seats = (view.seat, *(view.partners or ())) if team else (view.seat,)
    taken = any(view.taken[seat] for seat in seats)
    return (ok if taken else broken)(card=move.card, who="team" if team else "player")


@RULES.rule(source="S4 own: as long as the up-card is still on the table")
def upcard_lies_there(view: BriscolaView, move: Move) -> Judgement | None:
    """The up-card can be exchanged as long as it lies under the stock.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is an exchange.

    Returns:
        The judgement with its facts; None for any other move.
    """
    if not isinstance(move, Exchange):
        return None
    return broken(card=move.card) if view.upcard is None else ok(upcard=view.upcard)


RULES.enter(talk.talk_agreed, source="S1 S2: avoid talking, signals, or open talk")
RULES.enter(talk.sign_of_a_trump, source="S1: signals for the high Briscola cards")
RULES.enter(talk.sign_once, source="own: each sign once in a deal")
RULES.enter(talk.sign_is_true, source="own")
RULES.enter(talk.known_sentence, source="own: what can be checked")
RULES.enter(talk.said_once, source="own: each sentence once in a trick")
RULES.enter(talk.saying_is_true, source="own")
RULES.enter(talk.partner_follows, source="own: who is asked to take it plays later")
RULES.enter(bidding.bid_in_kind, source="S1 S2 S4: points; S1 S4: ranks; S3: ranks, then points")
RULES.enter(bidding.bid_higher, source="S1 S2 S3: each bid must be higher than the previous one")
RULES.enter(
    bidding.plain_two_first, source="S3: if a player bids '2', players may bid '2' with points"
)
RULES.enter(
    bidding.pass_is_final,
    source="S1: a player who has passed cannot bid again during the auction",
    permission=True,
)
RULES.enter(bidding.somebody_bids, source="own: dealt again, or the last one bids")
RULES.enter(bidding.called_suit, source="S1: the called card identifies the suit; S2: two rights")
RULES.enter(bidding.called_rank, source="S1 S3 S4: the rank of the Briscola they wish to call")
RULES.enter(bidding.own_card, source="S1 S2 S3 S4: the caller may call a card he holds")
