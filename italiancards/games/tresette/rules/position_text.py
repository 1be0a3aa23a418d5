"""Text of a deal of Tresette: the fields of a position, whole or as one seat knows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from italiancards.core.notation import Notation, notation
from italiancards.core.position import Fields, groups_text, in_turn, nonempty_fields
from italiancards.core.seats import Seat
from italiancards.games.tresette.rules.declarations import Declaration
from italiancards.games.tresette.rules.state import IN_TRICKS, TresetteState, parties, seating

DOWN = "?"
"""Mark of a card of a packet that lies face down."""


def fields(state: TresetteState, seat: Seat | None) -> Fields:
    """The fields of a position, from the seat to move.

    Args:
        state: the deal.
        seat: the seat whose knowledge is written; None for everything, from the seat to move.
    """
    turn = Seat((state.leader + len(state.trick)) % state.players)  # also where it was stopped
    turn = turn if state.to_move is None else state.to_move
    me = turn if seat is None else seat
    order = tuple(seating(state.options).order(me))
    sides = in_turn(parties(state.options), order)
    pack = notation(look=state.options.deck)
    scores, own = state.start.scores, order[:1] if seat is not None else order
    values = {
        "seat": str(me) if me else "",
        "leader": str(state.leader) if state.asking and state.leader != me else "",
        "dealer": "" if state.start.dealer == (state.leader - 1) % state.players else
                  str(state.start.dealer),
        "hand": " ".join(state.hands[me]),
        "trick": " ".join(state.trick),
        "taken": groups_text(state.taken[side] for side in sides),
        "shown": groups_text(state.shown[each] for each in order),
        "packets": _packets_text(state, order, everything=seat is None),
        "dealt": _dealt_text(state, own),
        "drawn": _drawn_text(state, order if state.options.show_drawn else own),
        "void": _join(
            " ".join(f"{pack.write_suit(suit)}{n or ''}" for suit, n in state.suit_limits[each])
            for each in order
        ),
        "said": _join(_signals_text(state, each) for each in order),
        "declared": _join(_declared_text(state, each, pack) for each in order),
        "asking": "yes" if state.asking else "",
        "scores": " ".join(map(str, scores)) if any(scores) else "",
    }  # fmt: skip
    if state.stopped and state.stock:
        values["stock"] = str(len(state.stock))
    if seat is None:
        values["others"] = groups_text(state.hands[each] for each in order[1:])
        values["stock"] = " ".join(state.stock)
        values["answers"] = " / ".join(str(each.by(pack.look)) for each in state.answers)
    return nonempty_fields(values, pack)


def _join(parts: Iterable[str]) -> str:
    """Texts joined by `/`; nothing where they are all empty."""
    texts = list(parts)
    return " / ".join(texts) if any(texts) else ""


def _packets_text(state: TresetteState, order: Sequence[Seat], *, everything: bool) -> str:
    """The packets before each seat; face-down cards are named only with everything."""
    if not any(any(map(any, own)) for own in state.packets):
        return ""
    return " / ".join(
        " | ".join(
            " ".join(card if everything or not n else DOWN for n, card in enumerate(packet))
            for packet in state.packets[seat]
        )
        for seat in order
    )


def _dealt_text(state: TresetteState, seats: Sequence[Seat]) -> str:
    """The hands as they were dealt, as long as something can be declared of them."""
    lying = {Seat((state.leader + n) % state.players): c for n, c in enumerate(state.trick)}
    held = [{*state.hands[each], *([lying[each]] if each in lying else ())} for each in seats]
    same = all({*state.dealt[each]} == own for each, own in zip(seats, held, strict=True))
    return (
        ""
        if same or not _may_declare_later(state)
        else groups_text(state.dealt[each] for each in seats)
    )


def _may_declare_later(state: TresetteState) -> bool:
    """Test whether a dealt hand can still be declared, or will be."""
    timing, gathered = state.options.declaration_timing, any(state.taken)
    if timing in IN_TRICKS:
        tricks = sum(map(len, state.taken)) // state.players
        return state.options.declarations and tricks < IN_TRICKS[timing]
    return state.asking or (state.options.declarations and not gathered)


def _drawn_text(state: TresetteState, seats: Sequence[Seat]) -> str:
    """The card each drew last and still holds, where that can complete a combination."""
    if not state.options.declarations_by_draw:
        return ""
    drawn = ((each, state.drawn[each]) for each in seats)
    return groups_text(
        (card,) if card is not None and card in state.hands[each] else () for each, card in drawn
    )


def _signals_text(state: TresetteState, seat: Seat) -> str:
    return ", ".join(f"{card} {word}" for who, card, word in state.said if who == seat)


def _declared_text(state: TresetteState, seat: Seat, pack: Notation) -> str:
    own = [each for who, each in state.declared if who == seat]
    return str(Declaration.of(own).by(pack.look)).removeprefix("declare ") if own else ""
