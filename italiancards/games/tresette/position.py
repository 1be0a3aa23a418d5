"""Positions of Tresette: from what matters to a deal that can be played, and back.

Fields; where there is one part for each seat or side they stand in turn order from the seat to
move, parted by `/`: `seat` (whose hand it is), `dealer`, `hand`, `trick`, `taken` (each side's
pile), `shown` (cards in hand that everybody knows), `others` (the other hands), `stock` (the cards
still to be drawn, or how many there are), `next` (the first of them, without the rest), `packets`
(each seat's two, `|` between them, from the top; `?` lies face down), `dealt` (the hands as they
were dealt, as long as that is declared), `drawn` (the card each drew last), `void` (the suits each
has shown to be out of; `D2` where two cards were drawn since), `said` (`3S busso`), `declared`
(`3 without B and napoletana D`), `asking` (whether all are asked what they declare), `leader` and
`answers` (then: who is asked first, and what has been answered), `scores` (the count of the match).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from italiancards.core.announcements import Pass
from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.core.errors import BadPosition, quoted
from italiancards.core.game import DealStart
from italiancards.core.language import said
from italiancards.core.moves import Move
from italiancards.core.names import read_card, read_suit
from italiancards.core.numbers import whole
from italiancards.core.position import (
    Fields,
    Pool,
    by_seat,
    in_turn,
    known_fields,
    told_fields,
    told_groups,
)
from italiancards.core.seats import Seat
from italiancards.games.tresette.declaring import Combination, Declaration
from italiancards.games.tresette.options import Options
from italiancards.games.tresette.score import reached
from italiancards.games.tresette.state import (
    HAND,
    IN_TRICKS,
    PACKET,
    Few,
    Packets,
    Said,
    State,
    asked_together,
    deck,
    drawing,
    hand_size,
    parties,
    seating,
    with_packets,
)
from italiancards.games.tresette.view import view

FIELDS = ("seat", "leader", "dealer", "hand", "trick", "taken", "shown", "others", "stock", "next",
          "packets", "dealt", "drawn", "void", "said", "declared", "asking", "answers",
          "scores")  # fmt: skip
DOWN = "?"
TWO = 2
"""The players where cards are drawn."""


def place(options: Options, fields: Fields, chance: Random) -> tuple[State, tuple[str, ...]]:
    """A deal in which the cards lie as told, and the fields that were left to chance.

    Raises:
        BadPosition: cards that cannot lie like that.
        BadOption: a field that Tresette does not have.
    """
    known_fields(fields, FIELDS, "Tresette")
    count = options.players
    pool = Pool(deck(options), lambda text: read_card(text, ITALIAN, options.deck), fields, chance)
    me = pool.seat("seat", count)
    order = tuple(seating(options).order(me))
    sides = in_turn(parties(options), order)
    hand, trick = pool.cards("hand"), pool.cards("trick")
    asking = pool.says("asking")
    _check(options, hand, trick, asking=asking)
    usual = (me - len(trick)) % count
    leader = pool.seat("leader", count, usual)
    if leader != usual and not asking:
        raise BadPosition(
            said(
                en=f"leader={leader} is told where all are asked what they declare.",
                it=f"leader={leader}: si dice dove a tutti si chiede che cosa accusano.",
            )
        )
    taken, others = pool.groups("taken", len(sides)), pool.groups("others", count - 1)
    stock = pool.stock()
    packets = _packets(pool, options, count)
    shown = _shown(pool, hand, count)
    hands = _hands(pool, (hand, *others), packets, trick, shown)
    to_draw = _to_draw(pool, stock, full=drawing(options) and (len(hand) == HAND or asking))
    pool.check_next(to_draw)
    stock += pool.draw("stock", to_draw - len(stock))
    piles = _piles(pool, taken, count)
    dealt = _dealt(pool, hands, trick)
    answers = _answers(pool, (me - leader) % count, asking=asking)
    by_side = dict(zip(sides, piles, strict=True))
    state = State(
        DealStart(
            options,
            pool.seat("dealer", count, (leader - 1) % count),
            (),
            pool.scores(len(sides)),
            seating(options).seats,
        ),
        by_seat(hands, order),
        leader,
        trick,
        tuple(by_side[side] for side in range(len(sides))),
        by_seat(dealt, order),
        by_seat(shown, order),
        by_seat(_void(pool, count), order),
        stock,
        by_seat(packets, order) if packets else (),
        by_seat(_drawn(pool, hands), order),
        asking=asking,
        answers=answers,
        declared=tuple(
            (seat, each)
            for seat, told in zip(order, _declared(pool, count), strict=True)
            for each in told
        ),
        said=_said(pool, order),
    )
    if reached(view(state, me)):
        raise BadPosition(
            said(
                en=f"scores={quoted(fields.get('scores', ''))}: the match is won already.",
                it=f"scores={quoted(fields.get('scores', ''))}: la partita è già vinta.",
            )
        )
    return state, tuple(pool.sampled)


def _check(options: Options, hand: Cards, trick: Cards, *, asking: bool) -> None:
    most = hand_size(options)
    if len(hand) > most:
        raise BadPosition(
            said(
                en=f"A hand has at most {most} cards, not {len(hand)}: {' '.join(hand)}.",
                it=f"In mano ci sono al massimo {most} carte, non {len(hand)}: {' '.join(hand)}.",
            )
        )
    if len(trick) >= options.players or (trick and asking):
        raise BadPosition(
            said(
                en=f"The trick {' '.join(trick)} leaves nobody to play.",
                it=f"Con la presa {' '.join(trick)} non tocca più a nessuno.",
            )
        )
    if asking and not asked_together(options):
        raise BadPosition(
            said(
                en="asking=yes: at this table nobody is asked what he declares.",
                it="asking=yes: a questo tavolo a nessuno si chiede che cosa accusa.",
            )
        )


def _packets(pool: Pool, options: Options, count: int) -> tuple[Packets, ...]:
    """The packets before each seat; a card that lies face down is drawn by chance."""
    if not with_packets(options):
        if pool.fields.get("packets"):
            raise BadPosition(
                said(
                    en="packets: there are none at this table.",
                    it="packets: a questo tavolo non ce ne sono.",
                )
            )
        return ()
    told = [part.split("|") for part in pool.fields.get("packets", "").split("/")]
    if len(told) > count or any(len(own) > 2 for own in told):
        raise BadPosition(
            said(
                en=f"packets={quoted(pool.fields['packets'])}: each seat has two at most.",
                it=f"packets={quoted(pool.fields['packets'])}: ogni posto ne ha due al massimo.",
            )
        )
    named = [[[None if word == DOWN else pool.read(word) for word in packet.split()]
              for packet in own] for own in told]  # fmt: skip
    pool.take(tuple(card for own in named for packet in own for card in packet if card is not None))
    found = []
    for own in named + [[]] * (count - len(named)):
        if any(len(packet) > PACKET for packet in own):
            raise BadPosition(
                said(
                    en=f"A packet has at most {PACKET} cards.",
                    it=f"Un pacchetto ha al massimo {PACKET} carte.",
                )
            )
        filled = [tuple(card or pool.draw("packets", 1)[0] for card in packet) for packet in own]
        found.append((*filled, *[()] * (2 - len(filled))))
    return tuple(found)


def _shown(pool: Pool, hand: Cards, count: int) -> tuple[Cards, ...]:
    """The cards in hand that everybody knows."""
    shown = pool.parts("shown", count)
    named = [card for cards in shown for card in cards]
    if len(named) > len(set(named)) or not set(shown[0]) <= set(hand):
        told = quoted(pool.fields["shown"])
        raise BadPosition(
            said(
                en=f"shown={told} names a card twice, or one that is in no hand.",
                it=f"shown={told}: una carta è detta due volte, o non è in nessuna mano.",
            )
        )
    return shown


def _hands(
    pool: Pool,
    told: Sequence[Cards],
    packets: Sequence[Packets],
    trick: Cards,
    shown: Sequence[Cards],
) -> tuple[Cards, ...]:
    """The hands in turn order: what is named, then what everybody knows, the rest by chance."""
    piled = [sum(map(len, own)) for own in packets] or [0] * len(told)
    hands = [told[0]]
    for seat in range(1, len(told)):
        known = tuple(card for card in shown[seat] if card not in told[seat])
        played = seat >= len(told) - len(trick)
        size = len(told[0]) + piled[0] - played - piled[seat]
        hand = told[seat] + pool.take(known)
        if not 0 <= size - len(hand) <= len(pool.left):
            raise BadPosition(
                said(
                    en=f"A hand must have {size} cards, not {len(hand)}: {' '.join(hand)}.",
                    it=f"In mano ci vogliono {size} carte, non {len(hand)}: {' '.join(hand)}.",
                )
            )
        hands.append(hand)
    for seat in range(1, len(told)):
        size = len(told[0]) + piled[0] - (seat >= len(told) - len(trick)) - piled[seat]
        hands[seat] += pool.draw("others", size - len(hands[seat]))
    return tuple(hands)


def _to_draw(pool: Pool, named: Cards, *, full: bool) -> int:
    """How many cards are still to be drawn: as told, or else as many as can be.

    Args:
        pool: the cards that lie nowhere else yet.
        named: those of them that are told.
        full: whether the hands are such that something can be left to draw.
    """
    hidden = len(pool.left) + len(named)
    if "stock" not in pool.fields:
        most = min(hidden, len(ITALIAN.cards) - HAND * TWO)
        return most - most % TWO if full else 0
    size = pool.number("stock", range(hidden + 1), 0) if pool.counted("stock") else len(named)
    if size % TWO or (size and not full):
        raise BadPosition(
            said(
                en=f"{size} cards to draw do not go with these hands.",
                it=f"{size} carte da pescare non vanno con queste mani.",
            )
        )
    return size


def _piles(pool: Pool, named: tuple[Cards, ...], count: int) -> tuple[Cards, ...]:
    """What each side has taken; cards that lie nowhere else go round, trick by trick."""
    piles = list(named)
    missing = len(pool.left)
    if missing % count or sum(map(len, piles)) % count:
        raise BadPosition(
            said(
                en=f"{missing} cards are left over, which makes no whole tricks.",
                it=f"Restano {missing} carte, che non fanno prese intere.",
            )
        )
    for number in range(missing // count):
        piles[number % len(piles)] += pool.draw("taken", count)
    return tuple(piles)


def _dealt(pool: Pool, hands: Sequence[Cards], trick: Cards) -> tuple[Cards, ...]:
    """The hands as they were dealt: as told, or else what is held and lies in the trick."""
    told = pool.parts("dealt", len(hands))
    lying = [*[()] * (len(hands) - len(trick)), *((card,) for card in trick)]
    return tuple(
        named or (*hand, *own) for named, hand, own in zip(told, hands, lying, strict=True)
    )


def _drawn(pool: Pool, hands: Sequence[Cards]) -> tuple[Card | None, ...]:
    """The card that each drew last, which is still in hand."""
    told = pool.parts("drawn", len(hands))
    for cards, hand in zip(told, hands, strict=True):
        if len(cards) > 1 or not set(cards) <= set(hand):
            told_text = quoted(pool.fields["drawn"])
            raise BadPosition(
                said(
                    en=f"drawn={told_text}: one card of each hand at most.",
                    it=f"drawn={told_text}: al massimo una carta per mano.",
                )
            )
    return tuple(cards[0] if cards else None for cards in told)


def _parts(pool: Pool, name: str, count: int) -> list[str]:
    """What a field tells of several seats, parted by `/`."""
    parts = [part.strip() for part in pool.fields.get(name, "").split("/")]
    if len(parts) > count:
        raise BadPosition(
            said(
                en=f"{name}={quoted(pool.fields[name])} names {len(parts)} of {count}.",
                it=f"{name}={quoted(pool.fields[name])} ne dice {len(parts)} su {count}.",
            )
        )
    return parts + [""] * (count - len(parts))


def _void(pool: Pool, count: int) -> list[Few]:
    """The suits that each has shown to be out of."""
    found = []
    for part in _parts(pool, "void", count):
        suits = {}
        for word in part.split():
            letters = word.rstrip("0123456789")
            since = whole(word[len(letters) :] or "0")
            if since is None:
                raise BadPosition(
                    said(
                        en=f"void={quoted(word)} must be a suit such as D, or D2.",
                        it=f"void={quoted(word)}: ci vuole un seme come D, o D2.",
                    )
                )
            suits[read_suit(letters, ITALIAN)] = since
        found.append(tuple(suits.items()))
    return found


def _said(pool: Pool, order: Sequence[Seat]) -> tuple[Said, ...]:
    """What was said with cards that led."""
    found = list[Said]()
    for seat, part in zip(order, _parts(pool, "said", len(order)), strict=True):
        for each in filter(None, part.split(",")):
            card, _, word = each.strip().partition(" ")
            found.append((seat, pool.read(card), word.strip()))
    return tuple(found)


def _declared(pool: Pool, count: int) -> list[tuple[Combination, ...]]:
    """What each has declared."""
    return [
        Declaration.read(part, pool.read).combinations if part else ()
        for part in _parts(pool, "declared", count)
    ]


def _answers(pool: Pool, number: int, *, asking: bool) -> tuple[Move, ...]:
    """What has been answered so far; nothing, where that is not told."""
    told = pool.fields.get("answers")
    if not asking or not number:
        return ()
    if told is None:
        pool.sampled.append("answers")
    return tuple(
        Declaration.read(part.removeprefix("declare "), pool.read)
        if part not in ("", "pass")
        else Pass()
        for part in _parts(pool, "answers", number)
    )


def fields(state: State, seat: Seat | None) -> Fields:
    """The fields of a position, from the seat to move.

    Args:
        state: the deal.
        seat: whose knowledge to tell, or None for everything, told from the seat to move.
    """
    turn = state.leader if state.to_move is None else state.to_move
    me = turn if seat is None else seat
    order = tuple(seating(state.options).order(me))
    sides = in_turn(parties(state.options), order)
    scores, own = state.start.scores, order[:1] if seat is not None else order
    told = {
        "seat": str(me) if me else "",
        "leader": str(state.leader) if state.asking and state.leader != me else "",
        "dealer": "" if state.start.dealer == (state.leader - 1) % state.players else
                  str(state.start.dealer),
        "hand": " ".join(state.hands[me]),
        "trick": " ".join(state.trick),
        "taken": told_groups(state.taken[side] for side in sides),
        "shown": told_groups(state.shown[each] for each in order),
        "packets": _told_packets(state, order, everything=seat is None),
        "dealt": _told_dealt(state, own),
        "drawn": _told_drawn(state, order if state.options.show_drawn else own),
        "void": _parted(" ".join(f"{suit}{n or ''}" for suit, n in state.few[each])
                        for each in order),
        "said": _parted(_told_said(state, each) for each in order),
        "declared": _parted(_told_declared(state, each) for each in order),
        "asking": "yes" if state.asking else "",
        "scores": " ".join(map(str, scores)) if any(scores) else "",
    }  # fmt: skip
    if seat is None:
        told["others"] = told_groups(state.hands[each] for each in order[1:])
        told["stock"] = " ".join(state.stock)
        told["answers"] = " / ".join(map(str, state.answers))
    return told_fields(told)


def _parted(parts: Iterable[str]) -> str:
    """Some texts parted by `/`; nothing where they are all empty."""
    told = list(parts)
    return " / ".join(told) if any(told) else ""


def _told_packets(state: State, order: Sequence[Seat], *, everything: bool) -> str:
    """The packets before each seat; what lies face down is told only with everything."""
    if not any(any(map(any, own)) for own in state.packets):
        return ""
    return " / ".join(
        " | ".join(
            " ".join(card if everything or not n else DOWN for n, card in enumerate(packet))
            for packet in state.packets[seat]
        )
        for seat in order
    )


def _told_dealt(state: State, seats: Sequence[Seat]) -> str:
    """The hands as they were dealt, as long as something can be declared of them."""
    lying = {Seat((state.leader + n) % state.players): c for n, c in enumerate(state.trick)}
    held = [{*state.hands[each], *([lying[each]] if each in lying else ())} for each in seats]
    same = all({*state.dealt[each]} == own for each, own in zip(seats, held, strict=True))
    return "" if same or not _declaring(state) else told_groups(state.dealt[each] for each in seats)


def _declaring(state: State) -> bool:
    """Whether a dealt hand can still be declared, or will be."""
    timing, gathered = state.options.declaration_timing, any(state.taken)
    if timing in IN_TRICKS:
        tricks = sum(map(len, state.taken)) // state.players
        return state.options.declarations and tricks < IN_TRICKS[timing]
    return state.asking or (state.options.declarations and not gathered)


def _told_drawn(state: State, seats: Sequence[Seat]) -> str:
    """The card each drew last and still holds, where that can complete a combination."""
    if not state.options.declarations_by_draw:
        return ""
    drawn = ((each, state.drawn[each]) for each in seats)
    return told_groups(
        (card,) if card is not None and card in state.hands[each] else () for each, card in drawn
    )


def _told_said(state: State, seat: Seat) -> str:
    return ", ".join(f"{card} {word}" for who, card, word in state.said if who == seat)


def _told_declared(state: State, seat: Seat) -> str:
    own = [each for who, each in state.declared if who == seat]
    return Declaration.of(own).words if own else ""
