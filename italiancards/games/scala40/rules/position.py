"""Positions of Scala Quaranta: from what matters to a deal that can be played, and back.

Fields of cards; where there is one part for each seat they stand in turn order from the seat to
move, parted by `/`: `hand`, `others` (the other hands), `shown` (cards in hand that everybody
knows), `stock` or `next` (the next ones first; or how many), `discards` (the last one at the end),
`melds` (parted by `|`, as in a move), `picked` (the card taken from the discards, still to be
used).

Fields of seats, by their numbers: `seat` (whose hand it is), `dealer`, `out` (of the match),
`opened`, `laid` (who laid each meld), `closed` (who closed; `void` where nobody did).

Others: `held` (how many cards the others have), `drawn=yes` (the seat has drawn), `opening=yes` (it
opened in this turn), `turns` (how many of the first round are over), `renewed` (how often the stock
was made anew), `scores` (the count of the match, which tells too who is out).
"""

from __future__ import annotations

from random import Random

from italiancards.core.cards import Cards
from italiancards.core.errors import BadPosition, quoted
from italiancards.core.game import DealStart
from italiancards.core.language import said
from italiancards.core.melds import Lay, Meld
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
from italiancards.games.scala40.rules.melds import melds_of
from italiancards.games.scala40.rules.options import Scala40Options
from italiancards.games.scala40.rules.state import HAND, RENEWALS, Scala40State, deck, seating

LARGEST = 20
"""Maximum hand size here; in a deal nobody holds more than one above those dealt."""
CARDS = ("hand", "melds", "discards", "picked", "shown", "others", "stock", "next")
FIELDS = (
    *("seat", "dealer", "out", "drawn", "opened", "opening", "laid", "held", "turns", "renewed"),
    *("closed", "scores", *CARDS),
)


def place(
    options: Scala40Options, fields: Fields, chance: Random
) -> tuple[Scala40State, tuple[str, ...]]:
    """Set up a deal in which the cards lie as the fields say, the rest by chance.

    Args:
        options: what was agreed.
        fields: texts by name; the module lists them.
        chance: source of the cards that no field names.

    Returns:
        The state, and the names of the fields that were filled by chance.

    Raises:
        BadPosition: cards that cannot lie like that.
        BadOption: a field that Scala Quaranta does not have.
    """
    known_fields(fields, FIELDS, "Scala Quaranta")
    count = options.players
    pool = CardPool(deck(options), FRENCH, fields, chance)
    me = pool.seat("seat", count)
    order = tuple(seating(options).order(me))
    out = set(seats_in(fields, "out", count))
    scores = pool.scores(count, _scores(options, out))
    out |= {seat for seat in order if scores[seat] >= options.target}
    playing = [seat for seat in order if seat not in out]
    if me in out or len(playing) < 2:
        name = "scores" if "scores" in fields else "out"
        raise BadPosition(
            said(
                en=f"{name}={quoted(fields.get(name, ''))} leaves nobody to play next.",
                it=f"{name}={quoted(fields.get(name, ''))}: non resta nessuno a giocare.",
            )
        )

    hand = pool.cards("hand")
    melds = _melds(pool, options)
    discards = pool.cards("discards")
    is_number, stock = pool.is_number("stock"), pool.stock()
    meld_owners = _meld_owners(fields, melds, order, playing)
    opened = {*seats_in(fields, "opened", count), *meld_owners}
    picked = pool.look("picked")
    shown = pool.parts("shown", count)
    others = _others(pool, order, out, shown)
    closer, void = _closed(fields, count)
    drawn = bool(picked) or pool.says("drawn")
    if len(picked) > 1 or not set(picked) <= set(hand):
        raise BadPosition(
            said(
                en=f"picked={quoted(fields['picked'])} must be one card of the hand.",
                it=f"picked={quoted(fields['picked'])}: ci vuole una carta della mano.",
            )
        )
    if is_number:  # the rest lies under the discards that are told
        hidden = len(pool.left) + len(stock)
        left = pool.number("stock", range(hidden + 1), 0)
        pool.check_next(left)
        discards = pool.draw("discards", hidden - left) + discards
    elif not drawn and not closer and not void:
        discards = discards or pool.draw("discards", 1)
    stock += pool.draw("stock", len(pool.left))
    dealer = pool.seat("dealer", count, playing[-1])
    state = Scala40State(
        DealStart(options, dealer, (), scores, tuple(sorted(playing))),
        by_seat((hand, *others), order),
        stock,
        discards,
        me,
        melds,
        meld_owners,
        drawn,
        picked,
        frozenset(opened),
        pool.says("opening"),
        by_seat(shown, order),
        pool.number("turns", range(count + 1), default=len(playing)),
        pool.number("renewed", range(RENEWALS + 1), default=0),
        closer,
        void,
    )
    if (most := max(map(len, state.hands))) > LARGEST:
        raise BadPosition(
            said(
                en=f"A hand has at most {LARGEST} cards, not {most}.",
                it=f"In mano ci sono al massimo {LARGEST} carte, non {most}.",
            )
        )
    if not hand and not state.over:
        raise BadPosition(
            said(
                en="The hand of the seat to move is empty: give hand=, or say who closed.",
                it="Chi deve giocare non ha carte in mano: indica hand, o chi ha chiuso.",
            )
        )
    if not (stock or drawn or state.over):
        raise BadPosition(
            said(en="There is nothing left to draw.", it="Non c’è più niente da pescare.")
        )
    return state, tuple(pool.sampled)


def _melds(pool: CardPool, options: Scala40Options) -> tuple[Meld, ...]:
    text = pool.fields.get("melds", "")
    if not text:
        return ()
    lay = Lay.read(text, pool.pack)
    melds = melds_of(lay, any_suit=options.set_joker == "either_missing_suit")
    if len(melds) < len(lay.groups):
        raise BadPosition(
            said(
                en=f"melds={quoted(text)} must be melds, with the card each joker stands for.",
                it=f"melds={quoted(text)}: ci vogliono combinazioni, ogni jolly con la sua carta.",
            )
        )
    pool.take(lay.cards)
    return tuple(melds)


def _meld_owners(
    fields: Fields, melds: tuple[Meld, ...], order: tuple[Seat, ...], playing: list[Seat]
) -> tuple[Seat, ...]:
    """The seats that laid each meld; the next player in turn where nothing is said."""
    if "laid" not in fields:
        opened = sorted(set(seats_in(fields, "opened", len(order))))
        return (opened[0] if opened else playing[1],) * len(melds)
    seats = [set(seats_in({"laid": word}, "laid", len(order))) for word in fields["laid"].split()]
    if len(seats) != len(melds):
        raise BadPosition(
            said(
                en=f"laid={quoted(fields['laid'])} must name a seat for each meld.",
                it=f"laid={quoted(fields['laid'])}: ci vuole un posto per ogni combinazione.",
            )
        )
    return tuple(seat for found in seats for seat in found)


def _others(
    pool: CardPool, order: tuple[Seat, ...], out: set[Seat], shown: tuple[Cards, ...]
) -> tuple[Cards, ...]:
    """The other hands in turn order: what is named, what everybody knows, the rest by chance."""
    hands = list(pool.groups("others", len(order) - 1))
    words = pool.fields.get("held", "").split()
    sizes = [size for size in map(whole, words) if size is not None]
    if len(words) > len(hands) or len(sizes) < len(words):
        raise BadPosition(
            said(
                en=f"held={quoted(pool.fields['held'])} must be {len(hands)} numbers.",
                it=f"held={quoted(pool.fields['held'])}: ci vogliono {len(hands)} numeri.",
            )
        )
    for place in range(len(hands)):
        known = [card for card in shown[place + 1] if card not in hands[place]]
        hands[place] += pool.take(tuple(known))
    for place, seat in enumerate(order[1:]):
        full = 0 if seat in out or "closed" in pool.fields else len(hands[place]) or HAND
        size = sizes[place] if place < len(sizes) else full
        hands[place] += pool.draw("others", max(0, size - len(hands[place])))
    return tuple(hands)


def _closed(fields: Fields, count: int) -> tuple[Seat | None, bool]:
    if fields.get("closed") == "void":
        return None, True
    seats = set(seats_in(fields, "closed", count))
    return next(iter(seats), None), False


def _scores(options: Scala40Options, out: set[Seat]) -> tuple[int, ...]:
    return tuple(options.target if seat in out else 0 for seat in range(options.players))


def fields(state: Scala40State, seat: Seat | None) -> Fields:
    """The fields of a position, from the seat to move.

    Args:
        state: the deal to be written down.
        seat: the seat whose knowledge is written; None for all the cards.

    Returns:
        Texts by name, without the empty ones.
    """
    me = state.turn if seat is None else seat
    order = [*seating(state.start.options).order(me)]
    playing = [each for each in order if each in state.playing]
    out = [each for each in sorted(order) if each not in playing]
    scores = state.start.scores
    found = {
        "seat": str(me) if me else "",
        "dealer": "" if state.start.dealer == playing[-1] else str(state.start.dealer),
        "out": " ".join(map(str, out)),
        "scores": " ".join(map(str, scores)) if any(scores) else "",
        "hand": " ".join(state.hands[me]),
        "melds": f" {MELD_BAR} ".join(map(str, state.melds)),
        "laid": " ".join(map(str, state.meld_owners)),
        "opened": " ".join(map(str, sorted(state.opened))),
        "drawn": "yes" if state.drawn and not state.picked else "",
        "picked": " ".join(state.picked),
        "opening": "yes" if state.opening else "",
        "discards": " ".join(state.discards),
        "shown": groups_text(state.shown[each] for each in order),
        "turns": str(state.turns) if state.first_round else "",
        "renewed": str(state.renewed) if state.renewed else "",
        "closed": "void" if state.void else "" if state.closer is None else str(state.closer),
    }
    sizes = [len(state.hands[each]) for each in order[1:]]
    if seat is None or state.over:  # then the hands lie open, and count
        found["others"] = groups_text(state.hands[each] for each in order[1:])
    else:
        found["held"] = " ".join(map(str, sizes))
    if seat is None:
        found["stock"] = " ".join(state.stock)
    return nonempty_fields(found)
