"""Positions of Scala Quaranta: from what matters to a deal that can be played, and back.

Fields of cards; where there is one part for each seat they stand in turn order from the seat to
move, separated by `/`: `hand`, `others` (the other hands), `shown` (cards in hand that everybody
knows), `stock` or `next` (the next ones first; or how many), `discards` (the last one at the end),
`melds` (separated by `|`, as in a move), `picked` (the card taken from the discards, still to be
used).

Fields of seats, by their numbers: `seat` (whose hand it is), `dealer`, `out` (of the match),
`opened`, `laid` (who laid each meld), `closed` (who closed; `void` where nobody did).

Others: `held` (how many cards the others have), `drawn=yes` (the seat has drawn), `opening=yes` (it
opened in this turn), `turns` (how many of the first round are over), `renewed` (how often the stock
was made anew), `scores` (the count of the match, which tells too who is out).
"""

from __future__ import annotations

from italiancards.core import form, meld_form
from italiancards.core.cards import Cards
from italiancards.core.form import Field, Perspective, Positions
from italiancards.core.melds import Lay, Meld
from italiancards.core.notation import FRENCH
from italiancards.core.pool import CardPool
from italiancards.core.seats import Seat
from italiancards.games.scala40.rules.melds import melds_of
from italiancards.games.scala40.rules.options import Scala40Options
from italiancards.games.scala40.rules.state import (
    HAND,
    RENEWALS,
    Scala40State,
    deck,
    parties,
    seating,
)

LARGEST = 20
"""Maximum hand size here; in a deal nobody holds more than one above those dealt."""


def _build(at: CardPool) -> Scala40State:
    """Return the state of the deal that a position's fields set up; refuse one that cannot be."""
    out, scores = {*at["out"]}, at["scores"]
    out |= {seat for seat in at.order if scores[seat] >= at.options.target}
    playing = [seat for seat in at.order if seat not in out]
    if at.me in out or len(playing) < 2:
        raise at.error("scala40-nobody", "scores" if "scores" in at.fields else "out")
    hand, melds, _, stock = at["hand"], at["melds"], at["discards"], at["stock"]
    first = playing[1] if "laid" in at.fields else min(at["opened"], default=playing[1])
    meld_owners = meld_form.meld_owners(at, melds, first, "scala40-laid")
    opened = frozenset((*at["opened"], *meld_owners))

    def size(seat: Seat, hand: Cards, words: int | None) -> int:
        none = seat in out or "closed" in at.fields
        return words if words is not None else 0 if none else len(hand) or HAND

    _, shown = at["picked"], at["shown"]
    known = zip(shown[1:], at["others"], strict=True)
    unnamed = ([card for card in cards if card not in named] for cards, named in known)
    others = meld_form.other_hands(at, unnamed, size, "scala40-held")
    closer, void = at["closed"]
    drawn = meld_form.has_drawn(at, "scala40-picked")
    stock, discards = meld_form.stock_and_discards(at, running=not (drawn or closer or void))
    state = Scala40State(
        at.start(at.seat("dealer", playing[-1]), playing),
        at.by_seat((hand, *others)),
        stock,
        discards,
        at.me,
        melds,
        meld_owners,
        drawn,
        at["picked"],
        opened,
        at["opening"],
        at.by_seat(shown),
        at.number("turns", range(at.count + 1), len(playing)),
        at["renewed"],
        closer,
        void,
    )
    most = max(map(len, state.hands))
    at.refuse(most > LARGEST, "scala40-largest", most=LARGEST, count=most)
    at.refuse(not hand and not state.over, "scala40-no-hand")
    at.refuse(not (stock or drawn or state.over), "scala40-no-stock")
    return state


def _scores(at: CardPool, name: str) -> tuple[int, ...]:
    """Return the match scores from a field; else the target for those out, 0 for the rest."""
    if at.text(name).split():
        return at.scores(name)
    return tuple(at.options.target if seat in at["out"] else 0 for seat in range(at.count))


def _melds(at: CardPool, name: str) -> tuple[Meld, ...]:
    """Return the melds on the table read from a field, their cards taken from the pool."""
    if not at.text(name):
        return ()
    lay = Lay.read(at.text(name), at.pack)
    melds = melds_of(lay, any_suit=at.options.set_joker == "either_missing_suit")
    at.refuse(len(melds) < len(lay.groups), "scala40-melds")
    at.take(lay.cards)
    return tuple(melds)


def _read_renewed(at: CardPool, name: str) -> int:
    """Return how often the stock was renewed, read from a field; 0 if it is absent."""
    return at.number(name, range(RENEWALS + 1), 0)


def _closed(at: CardPool, name: str) -> tuple[Seat | None, bool]:
    """Return who closed, or None, and if the deal is void, read from a field."""
    if at.text(name) == "void":
        return None, True
    return (at.seat(name) if at.text(name) else None), False


def _usual_dealer(deal: Perspective[Scala40State]) -> Seat:
    """Return the dealer that a position means if it names none."""
    return next(each for each in reversed(deal.order) if each in deal.state.playing)


def _write_turns(deal: Perspective[Scala40State]) -> int | None:
    """Return the number of turns ended, for a position in the first round; else None."""
    return deal.state.turns if deal.state.first_round else None


POSITIONS = Positions[Scala40State, Scala40Options](
    game="Scala Quaranta",
    rows=(
        form.SEAT,
        form.dealer(_usual_dealer),
        Field("out", lambda deal: sorted({*deal.order} - {*deal.state.playing}), CardPool.seats),
        meld_form.DRAWN,
        Field("opened", lambda deal: sorted(deal.state.opened), CardPool.seats),
        Field("opening", lambda deal: deal.state.opening, CardPool.says),
        meld_form.MELD_OWNERS,
        Field("held", meld_form.other_sizes, CardPool.text, lambda deal: not form.open_hands(deal)),
        Field("turns", _write_turns, CardPool.text),
        Field("renewed", lambda deal: deal.state.renewed or None, _read_renewed),
        Field("closed", lambda deal: "void" if deal.state.void else deal.state.closer, _closed),
        Field("scores", form.SCORES.write, _scores),
        form.HAND,
        Field("melds", meld_form.write_melds, _melds),
        meld_form.DISCARDS,
        meld_form.PICKED,
        meld_form.SHOWN,
        meld_form.OTHERS,
        form.STOCK,
        form.NEXT,
    ),
    build=_build,
    turn=lambda state: state.turn,
    deck=deck,
    seating=seating,
    parties=parties,
    pack=lambda options: FRENCH,
    order="seat dealer out scores hand melds laid opened drawn picked opening discards shown turns "
    "renewed closed others held stock",
)
place, fields = POSITIONS.place, POSITIONS.fields
