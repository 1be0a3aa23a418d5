"""Positions of Burraco: from what matters to a deal that can be played, and back.

Fields of cards; where there is one part for each seat they stand in turn order from the seat to
move, separated by `/`: `hand`, `others` (the other hands), `shown` (cards in hand that everybody
knows), `waiting` (pozzetti that were taken by a discard and not looked at), `stock` or `next` (the
next ones first; or how many), `discards` (the last one at the end), `melds` (separated by `|`, as
in a move), `pozzetti` (those that nobody took, the upper one first, separated by `/`), `picked`
(the one card that was taken from the discards).

Fields of seats, by their numbers: `seat` (whose hand it is), `dealer`, `laid` (who laid each meld),
`took` (who has taken a pozzetto, in that order), `ended` (who closed; or `stock`, `still`).

Others: `held` (how many cards the others have; who has none and took a pozzetto waits for it),
`drawn=yes` (the seat has drawn), `quiet=yes` (it took a single discard and has laid nothing),
`idle` (turns in a row that were so), `scores` (the count of the match).
"""

from __future__ import annotations

from italiancards.core import form, meld_form
from italiancards.core.cards import Cards
from italiancards.core.errors import quoted
from italiancards.core.form import Field, Perspective, Positions
from italiancards.core.melds import Meld
from italiancards.core.notation import FRENCH
from italiancards.core.packets import Groups
from italiancards.core.pool import CardPool
from italiancards.core.seats import Seat
from italiancards.games.burraco.rules.meaning import melds_of
from italiancards.games.burraco.rules.moves import BurracoLay
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import (
    HAND,
    LAST,
    STILL,
    BurracoState,
    deck,
    melding,
    parties,
    pozzetti_of,
    seating,
    sides,
)

ENDED = ("stock", "still")


def _build(at: CardPool) -> BurracoState:
    """Return the state of the deal that a position's fields set up; refuse one that cannot be."""
    scores, hand, melds, _, _ = at["scores"], at["hand"], at["melds"], at["discards"], at["stock"]
    meld_owners, took = meld_form.meld_owners(at, melds, at.me, "burraco-laid"), at["took"]
    _, shown, (closer, ended) = at["picked"], at["shown"], at["ended"]
    waiting, pozzetti = at["waiting"], at["pozzetti"]

    def size(seat: Seat, hand: Cards, number: int | None) -> int:
        size = number if number is not None else len(hand) or (0 if ended else HAND)
        at.refuse(not (size or ended or seat in took), "burraco-nothing-held", seat=seat)
        return size

    hands = (hand, *meld_form.other_hands(at, shown[1:], size, "burraco-held"))
    drawn = meld_form.has_drawn(at, "burraco-picked")
    sizes = pozzetti_of(at.options, scores)
    waiting = _waiting(at, hands, waiting, sizes)
    pozzetti = _pozzetti(at, sizes[len(took) :], pozzetti)
    stock, discards = meld_form.stock_and_discards(at, running=not (drawn or ended))
    state = BurracoState(
        at.start(at.seat("dealer", at.order[-1])),
        at.by_seat(hands),
        stock,
        discards,
        pozzetti,
        at.me,
        melds,
        meld_owners,
        drawn,
        at["picked"],
        at.by_seat(shown),
        took,
        at.by_seat(waiting),
        at["quiet"],
        at["idle"],
        closer,
        ended,
    )
    at.refuse(not hand and not ended, "burraco-no-hand")
    at.refuse(not ended and len(stock) <= LAST[at.options.stock_end] - drawn, "burraco-no-stock")
    at.refuse(not drawn and not ended and not discards, "burraco-no-discards")
    return state


def _quiet(at: CardPool, name: str) -> bool:
    """Return True if a field says that the turn has been idle so far; refuse it if it cannot be."""
    quiet = at.says(name)
    at.refuse(quiet and not at["picked"], "burraco-quiet")
    return quiet


def _idle(at: CardPool, name: str) -> int:
    """Return the number of idle turns in a row, read from a field."""
    most, (_, ended) = STILL * at.count, at["ended"]
    valid = [most] if ended == "still" else range(most + (ended != ""))
    return at.number(name, valid, default=valid[0])


def _pozzetto_takers(at: CardPool, name: str) -> tuple[Seat, ...]:
    """Return the seats that took a pozzetto, read from a field; refuse two of one side."""
    seats = at.seats(name)
    for side in sides(at.options, at["scores"], seats):
        if sum(seat in side for seat in seats) > 1:
            raise at.error("burraco-took", seats=quoted(" ".join(map(str, seats))))
    return seats


def _melds(at: CardPool, name: str) -> tuple[Meld, ...]:
    """Return the melds on the table read from a field, their cards taken from the pool."""
    if not at.text(name):
        return ()
    lay = BurracoLay.read(at.text(name), at.pack)
    found = melds_of(lay, melding(at.options))
    if found is None:
        raise at.error("burraco-melds")
    at.take(lay.cards)
    return found


def _waiting(at: CardPool, hands: Groups, named: Groups, sizes: tuple[int, ...]) -> Groups:
    """Return, by seat, pozzetti waiting to be picked up: named, or drawn by chance."""
    groups, took = list(named), at["took"]
    for number, seat in enumerate(at.order):
        waits = not hands[number] and seat in took
        at.refuse(groups[number] and not waits, "burraco-waiting", seat=seat)
        if waits and "ended" not in at.fields and not groups[number]:
            groups[number] = at.draw("waiting", sizes[took.index(seat)])
    return tuple(groups)


def _pozzetti(at: CardPool, sizes: tuple[int, ...], named: Groups) -> Groups:
    """Return the pozzetti not taken: named cards, filled up with cards drawn by chance."""
    groups = []
    for number, cards in enumerate(named):
        size = sizes[number] if number < len(sizes) else 0
        at.refuse(len(cards) > size, "burraco-pozzetti", number=number + 1, size=size)
        groups.append(cards + at.draw("pozzetti", size - len(cards)))
    return tuple(groups[: len(sizes)])


def _ended(at: CardPool, name: str) -> tuple[Seat | None, str]:
    """Return who closed, or None, and how the deal ended ("" if not), read from a field."""
    text = at.text(name)
    return (None, text) if text in ENDED or not text else (at.seat(name), "closed")


def _write_end(deal: Perspective[BurracoState]) -> object:
    """Return how the deal ended, or the seat that closed it, for a position."""
    return deal.state.ended if deal.state.closer is None else deal.state.closer


def _shows_sizes(deal: Perspective[BurracoState]) -> bool:
    """True if a position has to tell the sizes of other hands: closed hands, or an empty one."""
    return not form.open_hands(deal) or 0 in meld_form.other_sizes(deal)


POSITIONS = Positions[BurracoState, BurracoOptions](
    game="Burraco",
    rows=(
        form.SEAT,
        form.DEALER,
        meld_form.DRAWN,
        meld_form.MELD_OWNERS,
        Field("took", lambda deal: deal.state.took, _pozzetto_takers),
        Field("held", meld_form.other_sizes, CardPool.text, _shows_sizes),
        Field("quiet", lambda deal: deal.state.quiet, _quiet),
        Field("idle", lambda deal: deal.state.idle or None, _idle),
        Field("ended", _write_end, _ended),
        form.SCORES,
        form.HAND,
        Field("melds", meld_form.write_melds, _melds),
        meld_form.DISCARDS,
        meld_form.PICKED,
        meld_form.SHOWN,
        meld_form.OTHERS,
        Field(
            "waiting", lambda deal: deal.each(deal.state.waiting), CardPool.groups, form.open_hands
        ),
        Field("pozzetti", lambda deal: deal.state.pozzetti, CardPool.groups, form.everything),
        form.STOCK,
        form.NEXT,
    ),
    build=_build,
    turn=lambda state: state.turn,
    deck=deck,
    seating=seating,
    parties=parties,
    pack=lambda options: FRENCH,
    order="seat dealer scores hand melds laid took drawn picked quiet idle discards shown ended "
    "others held waiting pozzetti stock",
)
place, fields = POSITIONS.place, POSITIONS.fields
