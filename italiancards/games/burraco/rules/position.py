"""Positions of Burraco: from what matters to a deal that can be played, and back.

Fields of cards; where there is one part for each seat they stand in turn order from the seat to
move, parted by `/`: `hand`, `others` (the other hands), `shown` (cards in hand that everybody
knows), `waiting` (pozzetti that were taken by a discard and not looked at), `stock` or `next` (the
next ones first; or how many), `discards` (the last one at the end), `melds` (parted by `|`, as in a
move), `pozzetti` (those that nobody took, the upper one first, parted by `/`), `picked` (the one
card that was taken from the discards).

Fields of seats, by their numbers: `seat` (whose hand it is), `dealer`, `laid` (who laid each meld),
`took` (who has taken a pozzetto, in that order), `ended` (who closed; or `stock`, `still`).

Others: `held` (how many cards the others have; who has none and took a pozzetto waits for it),
`drawn=yes` (the seat has drawn), `quiet=yes` (it took a single discard and has laid nothing),
`idle` (turns in a row that were so), `scores` (the count of the match).
"""

from __future__ import annotations

from random import Random

from italiancards.core.cards import Cards
from italiancards.core.dealing import Groups
from italiancards.core.errors import BadPosition, quoted
from italiancards.core.game import DealStart
from italiancards.core.language import said
from italiancards.core.melds import Meld
from italiancards.core.melds.moves import MELD_BAR
from italiancards.core.notation import FRENCH
from italiancards.core.numbers import whole
from italiancards.core.position import (
    CardPool,
    Fields,
    by_seat,
    groups_text,
    known_fields,
    nonempty_fields,
    seats_in,
)
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

CARDS = (
    *("hand", "melds", "discards", "picked", "shown", "others", "waiting", "pozzetti"),
    *("stock", "next"),
)
FIELDS = (
    *("seat", "dealer", "drawn", "laid", "took", "held", "quiet", "idle", "ended", "scores"),
    *CARDS,
)
ENDED = ("stock", "still")


def place(
    options: BurracoOptions, fields: Fields, chance: Random
) -> tuple[BurracoState, tuple[str, ...]]:
    """Set up a deal in which the cards lie as the fields say, the rest by chance.

    Args:
        options: what was agreed.
        fields: texts by name; the module lists them.
        chance: source of the cards that no field names.

    Returns:
        The state, and the names of the fields that were filled by chance.

    Raises:
        BadPosition: cards that cannot lie like that.
        BadOption: a field that Burraco does not have.
    """
    known_fields(fields, FIELDS, "Burraco")
    count = options.players
    pool = CardPool(deck(options), FRENCH, fields, chance)
    me = pool.seat("seat", count)
    order = tuple(seating(options).order(me))
    scores = pool.scores(len(parties(options)))
    hand = pool.cards("hand")
    melds = _melds(pool, options)
    discards = pool.cards("discards")
    is_number, stock = pool.is_number("stock"), pool.stock()
    meld_owners = _meld_owners(fields, melds, order)
    took = _pozzetto_takers(options, scores, seats_in(fields, "took", count))
    picked = pool.look("picked")
    shown = pool.parts("shown", count)
    closer, ended = _ended(fields, count)
    waiting, pozzetti = pool.groups("waiting", count), pool.groups("pozzetti", count)
    others = _others(pool, order, shown, running=not ended, took=took)
    drawn = bool(picked) or pool.says("drawn")
    if len(picked) > 1 or not set(picked) <= set(hand):
        raise _field_error(
            fields,
            "picked",
            en="must be one card of the hand",
            it="dev’essere una carta della mano",
        )
    waiting = _waiting(pool, options, scores, order, (hand, *others), waiting, took)
    pozzetti = _pozzetti(pool, pozzetti_of(options, scores)[len(took) :], pozzetti)
    if is_number:  # the rest lies under the discards that are told
        hidden = len(pool.left) + len(stock)
        size = pool.number("stock", range(hidden + 1), 0)
        pool.check_next(size)
        discards = pool.draw("discards", hidden - size) + discards
    elif not drawn and not ended:
        discards = discards or pool.draw("discards", 1)
    stock += pool.draw("stock", len(pool.left))
    state = BurracoState(
        DealStart(options, pool.seat("dealer", count, order[-1]), (), scores, tuple(sorted(order))),
        by_seat((hand, *others), order),
        stock,
        discards,
        pozzetti,
        me,
        melds,
        meld_owners,
        drawn,
        picked,
        by_seat(shown, order),
        took,
        by_seat(waiting, order),
        _quiet(pool, picked),
        _idle(pool, STILL * count, ended),
        closer,
        ended,
    )
    if not hand and not ended:
        raise BadPosition(
            said(
                en="The hand of the seat to move is empty: give hand=, or say how the deal ended.",
                it="Chi gioca non ha carte in mano: indica hand, o come è finita la mano.",
            )
        )
    if not ended and len(stock) <= LAST[options.stock_end] - drawn:
        raise BadPosition(
            said(en="There is nothing left to draw.", it="Non c’è più niente da pescare.")
        )
    if not drawn and not ended and not discards:
        raise BadPosition(
            said(
                en="There are no discards: give discards=, or say the seat has drawn.",
                it="Non ci sono scarti: indica discards, o che si è già pescato.",
            )
        )
    return state, tuple(pool.sampled)


def _field_error(fields: Fields, name: str, *, en: str, it: str) -> BadPosition:
    """The error of a field that cannot be so, with what it would have to be."""
    text = f"{name}={quoted(fields.get(name, ''))}"
    return BadPosition(said(en=f"{text}: {en}.", it=f"{text}: {it}."))


def _quiet(pool: CardPool, picked: Cards) -> bool:
    """True if the seat took a single discard, laid nothing, and still holds it."""
    quiet = pool.says("quiet")
    if quiet and not picked:
        raise _field_error(
            pool.fields,
            "quiet",
            en="tell which card was taken, as picked",
            it="di’ quale carta è stata presa, come picked",
        )
    return quiet


def _idle(pool: CardPool, most: int, ended: str) -> int:
    """Number of turns in a row that brought nothing: the deal ends with the last that may."""
    valid = [most] if ended == "still" else range(most + (ended != ""))
    return pool.number("idle", valid, default=valid[0])


def _pozzetto_takers(
    options: BurracoOptions, scores: tuple[int, ...], seats: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    """The seats that took a pozzetto: one of a side."""
    for side in sides(options, scores, seats):
        if sum(seat in side for seat in seats) > 1:
            raise BadPosition(
                f"took={quoted(' '.join(map(str, seats)))}: "
                + said(en="one of each side.", it="uno per coppia.")
            )
    return seats


def _melds(pool: CardPool, options: BurracoOptions) -> tuple[Meld, ...]:
    text = pool.fields.get("melds", "")
    if not text:
        return ()
    lay = BurracoLay.read(text, pool.pack)
    found = melds_of(lay, melding(options))
    if found is None:
        raise _field_error(
            pool.fields,
            "melds",
            en="must be melds, with the place of each wild card",
            it="devono essere combinazioni, ogni matta col suo posto",
        )
    pool.take(lay.cards)
    return found


def _meld_owners(
    fields: Fields, melds: tuple[Meld, ...], order: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    """The seats that laid each meld; the seat to move where nothing is said."""
    if "laid" not in fields:
        return (order[0],) * len(melds)
    seats = seats_in(fields, "laid", len(order))
    if len(seats) != len(melds):
        raise _field_error(
            fields,
            "laid",
            en="must name a seat for each meld",
            it="deve dire un posto per ogni combinazione",
        )
    return seats


def _others(
    pool: CardPool,
    order: tuple[Seat, ...],
    shown: Groups,
    *,
    running: bool,
    took: tuple[Seat, ...],
) -> Groups:
    """The other hands in turn order: what is named, what everybody knows, the rest by chance."""
    hands = list(pool.groups("others", len(order) - 1))
    words = pool.fields.get("held", "").split()
    sizes = [size for size in map(whole, words) if size is not None]
    if len(words) > len(hands) or len(sizes) < len(words):
        raise _field_error(
            pool.fields,
            "held",
            en=f"must be {len(hands)} numbers",
            it=f"devono essere {len(hands)} numeri",
        )
    for number in range(len(hands)):
        known = list(shown[number + 1])
        for card in hands[number]:
            if card in known:
                known.remove(card)
        hands[number] += pool.take(tuple(known))
    for number, seat in enumerate(order[1:]):
        usual = len(hands[number]) or (HAND if running else 0)
        size = sizes[number] if number < len(sizes) else usual
        if not size and running and seat not in took:
            raise BadPosition(
                said(
                    en=f"Seat {seat} holds no cards: say who took a pozzetto.",
                    it=f"Il posto {seat} non ha carte: di’ chi ha preso un pozzetto.",
                )
            )
        hands[number] += pool.draw("others", max(0, size - len(hands[number])))
    return tuple(hands)


def _waiting(
    pool: CardPool,
    options: BurracoOptions,
    scores: tuple[int, ...],
    order: tuple[Seat, ...],
    hands: Groups,
    named: Groups,
    took: tuple[Seat, ...],
) -> Groups:
    """The pozzetti before players without cards: as told, or by chance."""
    groups = list(named)
    for number, seat in enumerate(order):
        if groups[number] and (hands[number] or seat not in took):
            raise _field_error(
                pool.fields,
                "waiting",
                en=f"seat {seat} has cards, or took no pozzetto",
                it=f"il posto {seat} ha carte, o non ha preso un pozzetto",
            )
        if not hands[number] and seat in took and "ended" not in pool.fields and not groups[number]:
            groups[number] = pool.draw("waiting", pozzetti_of(options, scores)[took.index(seat)])
    return tuple(groups)


def _pozzetti(pool: CardPool, sizes: tuple[int, ...], named: Groups) -> Groups:
    """The pozzetti that nobody took: as told, or by chance."""
    groups = []
    for number, cards in enumerate(named):
        size = sizes[number] if number < len(sizes) else 0
        if len(cards) > size:
            raise _field_error(
                pool.fields,
                "pozzetti",
                en=f"pozzetto {number + 1} has {size} cards",
                it=f"il pozzetto {number + 1} ha {size} carte",
            )
        groups.append(cards + pool.draw("pozzetti", size - len(cards)))
    return tuple(groups[: len(sizes)])


def _ended(fields: Fields, count: int) -> tuple[Seat | None, str]:
    text = fields.get("ended", "")
    if text in ENDED or not text:
        return None, text
    seats = seats_in(fields, "ended", count)
    return seats[0], "closed"


def fields(state: BurracoState, seat: Seat | None) -> Fields:
    """The fields of a position, from the seat to move.

    Args:
        state: the deal to be written down.
        seat: the seat whose knowledge is written; None for all the cards.

    Returns:
        Texts by name, without the empty ones.
    """
    me = state.turn if seat is None else seat
    order = [*seating(state.start.options).order(me)]
    found = {
        "seat": str(me) if me else "",
        "dealer": "" if state.start.dealer == order[-1] else str(state.start.dealer),
        "scores": " ".join(map(str, state.start.scores)) if any(state.start.scores) else "",
        "hand": " ".join(state.hands[me]),
        "melds": f" {MELD_BAR} ".join(map(str, state.melds)),
        "laid": " ".join(map(str, state.meld_owners)),
        "took": " ".join(map(str, state.took)),
        "drawn": "yes" if state.drawn and not state.picked else "",
        "picked": " ".join(state.picked),
        "quiet": "yes" if state.quiet else "",
        "idle": str(state.idle) if state.idle else "",
        "discards": " ".join(state.discards),
        "shown": groups_text(state.shown[each] for each in order),
        "ended": str(state.closer) if state.closer is not None else state.ended,
    }
    sizes = [len(state.hands[each]) for each in order[1:]]
    if seat is None or state.over:  # then the hands lie open, and count
        found["others"] = groups_text(state.hands[each] for each in order[1:])
        found["held"] = " ".join(map(str, sizes)) if 0 in sizes else ""
        found["waiting"] = groups_text(state.waiting[each] for each in order)
    else:
        found["held"] = " ".join(map(str, sizes))
    if seat is None:
        found["pozzetti"] = groups_text(state.pozzetti)
        found["stock"] = " ".join(state.stock)
    return nonempty_fields(found)
