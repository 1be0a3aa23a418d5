"""Rules of bids and calls; without five players there is no auction."""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.cards import ITALIAN
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.briscola.rules.ladder import LEAST, MOST, highest, ladder
from italiancards.games.briscola.rules.state import trick_order
from italiancards.games.briscola.rules.view import BriscolaView

PHASES: RuleBook[BriscolaView, Move] = RuleBook()
BIDS: RuleBook[BriscolaView, Move] = RuleBook()
CALLS: RuleBook[BriscolaView, Move] = RuleBook()


def candidates(view: BriscolaView) -> Iterator[Move]:
    """Yield all moves that the rules may judge before the play: bids and a pass, or calls."""
    if view.auction is None or view.auction.phase == "bidding":
        yield from (*ladder(view.options), Pass())
        return
    suits = ITALIAN.suits if view.options.called_card == "may_be_any" else ""
    for card in ITALIAN.cards:
        yield from (Call(card), *(Call(card, suit) for suit in suits if suit != card.suit))


@PHASES.rule(Bid | Call, source="S1 S2 S3 S4: the version for five players", gate=True)
def five_bid(view: BriscolaView, move: Bid | Call) -> Judgement:
    """There is something to bid, and to call, only where five play.

    Args:
        view: the deal as the mover knows it.
        move: a bid or a call.
    """
    return (ok if view.auction is not None else broken)(number=view.players)


@PHASES.rule(source="S1 S2 S3 S4: bidding, then the call, then the play", gate=True)
def in_its_time(view: BriscolaView, move: Move) -> Judgement | None:
    """First it is bid, then the winner of the bidding calls a card, then it is played.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a move of a deal of five.

    Returns:
        The judgement with its facts; None for a table without an auction.
    """
    if view.auction is None:
        return None
    phase = view.auction.phase
    kinds = {"bidding": Bid | Pass, "calling": Call}
    right = isinstance(move, kinds[phase]) if phase in kinds else move.plays
    return (ok if right else broken)(phase=phase)


@BIDS.rule(Bid, source="S1 S2 S4: points; S1 S4: ranks; S3: ranks, then points")
def bid_in_kind(view: BriscolaView, move: Bid) -> Judgement | None:
    """Bids are points, from 61 to 120; or ranks; or ranks and then, for the two, points.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a bid.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if view.auction is None:
        return None
    options = view.options
    least = options.two_points_min if options.bidding == "rank_then_points" else LEAST
    known = move in ladder(options)
    return (ok if known else broken)(bidding=options.bidding, least=least, most=MOST)


@BIDS.rule(Bid, source="S1 S2 S3: each bid must be higher than the previous one")
def bid_higher(view: BriscolaView, move: Bid) -> Judgement | None:
    """Each bid goes over the last one: more points, or a rank that is lower in a trick.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a bid that the table knows.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if view.auction is None or move not in ladder(view.options):
        return None
    held = highest(view.auction, view.options)
    if held is None:
        return ok(seat=None, **Bid(points=LEAST).facts)
    seat, bid = held
    bids = ladder(view.options)
    return (ok if bids.index(move) > bids.index(bid) else broken)(seat=seat, **bid.facts)


@BIDS.rule(Bid, source="S3: if a player bids '2', players may bid '2' with points")
def plain_two_first(view: BriscolaView, move: Bid) -> Judgement | None:
    """A two with points is bid only once somebody has bid a plain two.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a two with points.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if move.facts["kind"] != "both" or view.auction is None:
        return None
    if view.options.direct_two_points:
        return ok(direct="yes")
    held = highest(view.auction, view.options)
    two = Bid(trick_order(view.options, "").ranks[-1])
    heard = held is not None and held[1].rank == two.rank
    return (ok if heard else broken)(direct="no")


@BIDS.rule(
    source="S1: a player who has passed cannot bid again during the auction", permission=True
)
def pass_is_final(view: BriscolaView, move: Move) -> Judgement | None:
    """A player who passes bids no more in this deal.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a pass in an auction.

    Returns:
        The judgement with its facts; None for any other move.
    """
    return ok() if isinstance(move, Pass) and view.auction is not None else None


@BIDS.rule(Pass, source="own: dealt again, or the last one bids")
def somebody_bids(view: BriscolaView, move: Pass) -> Judgement | None:
    """A last bidder may pass like all others; then it is dealt again, if the table allows.

    Where the table agreed on it, the last has to bid.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a pass after all others have passed.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    auction = view.auction
    if auction is None or not auction.alone_left:
        return None
    return (broken if view.options.all_pass == "forced_dealer" else ok)()


@CALLS.rule(Call, source="S1: the called card identifies the suit; S2: two rights")
def called_suit(view: BriscolaView, move: Call) -> Judgement | None:
    """The called card is a trump: it names the suit, unless both may be named apart.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a call.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if view.auction is None:
        return None
    apart = move.trump is not None and view.options.called_card == "must_be_trump"
    return (broken if apart else ok)(card=move.card, suit=move.trump or move.card.suit)


@CALLS.rule(Call, source="S1 S3 S4: the rank of the Briscola they wish to call")
def called_rank(view: BriscolaView, move: Call) -> Judgement | None:
    """A called card has the rank that was bid, if ranks are bid; otherwise it is any card.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a call.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if view.auction is None or view.auction.caller is None:
        return None
    bid = view.auction.bid_of(view.auction.caller)
    if bid is None or bid.rank is None:
        return ok(card=move.card, rank=(), kind="points")
    facts = {"card": move.card, **bid.facts}
    return (ok if move.card.rank == bid.rank else broken)(**facts)


@CALLS.rule(Call, source="S1 S2 S3 S4: the caller may call a card he holds")
def own_card(view: BriscolaView, move: Call) -> Judgement | None:
    """A caller of a card of his own hand plays alone against the four others.

    Where the table does not want that, it is left to who holds all cards that he could call.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a call of a card that the mover holds.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if move.card not in view.hand or view.auction is None:
        return None
    bid = None if view.auction.caller is None else view.auction.bid_of(view.auction.caller)
    others = [
        card
        for card in ITALIAN.cards
        if card not in view.hand and (bid is None or bid.rank in (None, card.rank))
    ]
    allowed = view.options.call_own or not others
    return (ok if allowed else broken)(card=move.card)
