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

from dataclasses import replace
from random import Random

from italiancards.core.cards import Cards
from italiancards.core.errors import BadPosition, quoted
from italiancards.core.game import DealStart
from italiancards.core.language import said
from italiancards.core.notation import notation
from italiancards.core.position import CardPool, Fields, by_seat, in_turn, known_fields
from italiancards.games.tresette.rules import position_cards, position_facts
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.position_text import fields
from italiancards.games.tresette.rules.score import is_match_won
from italiancards.games.tresette.rules.state import (
    HAND,
    TresetteState,
    asks_all_at_once,
    deck,
    drawing,
    hand_size,
    parties,
    seating,
)
from italiancards.games.tresette.rules.view import view

__all__ = ["fields", "place"]

FIELDS = ("seat", "leader", "dealer", "hand", "trick", "taken", "shown", "others", "stock", "next",
          "packets", "dealt", "drawn", "void", "said", "declared", "asking", "answers",
          "scores")  # fmt: skip


def place(
    options: TresetteOptions, fields: Fields, chance: Random
) -> tuple[TresetteState, tuple[str, ...]]:
    """A deal in which the cards lie as told, and the fields that were left to chance.

    Args:
        options: the table's; they fix the number of seats, piles and packets.
        fields: the texts of a position, by name; those left out are filled by chance.
        chance: the source of the cards that no field names.

    Raises:
        BadPosition: cards that cannot lie like that.
        BadOption: a field that Tresette does not have.
    """
    known_fields(fields, FIELDS, "Tresette")
    count = options.players
    pool = CardPool(deck(options), notation(look=options.deck), fields, chance)
    me = pool.seat("seat", count)
    order = tuple(seating(options).order(me))
    sides = in_turn(parties(options), order)
    hand, trick = pool.cards("hand"), pool.cards("trick")
    asking = pool.says("asking")
    _check(pool, options, hand, trick, asking=asking)
    usual = (me - len(trick)) % count
    leader = pool.seat("leader", count, usual)
    if leader != usual and not asking:
        raise BadPosition(
            said(
                en=f"leader={leader} applies only where everyone is asked to declare.",
                it=f"leader={leader}: si indica solo quando si chiedono le accuse a tutti.",
            )
        )
    taken, others = pool.groups("taken", len(sides)), pool.groups("others", count - 1)
    stock = pool.stock()
    named = position_cards.read_packets(pool, options, count)
    known_cards, void_suits = (
        position_cards.known_cards(pool, hand, count),
        position_facts.void_suits(pool, count),
    )
    hands = position_cards.hands(pool, (hand, *others), named, trick, known_cards, void_suits)
    packets = position_cards.fill_packets(pool, named)
    full = len(hand) == HAND or asking
    early = options.win_check == "immediate" and "stock" in fields  # it may end before all drew
    number_to_draw = position_cards.number_to_draw(
        pool, stock, full=drawing(options) and (full or early)
    )
    pool.check_next(number_to_draw)
    stock += pool.draw("stock", number_to_draw - len(stock))
    piles = position_cards.piles(pool, taken, count)
    dealt_hands = position_facts.dealt_hands(pool, hands, trick)
    answers = position_facts.answers(pool, (me - leader) % count, asking=asking)
    by_side = dict(zip(sides, piles, strict=True))
    state = TresetteState(
        DealStart(
            options,
            pool.seat("dealer", count, (leader - 1) % count),
            (),
            _running_scores(options, pool.scores(len(sides)), fields.get("scores", "")),
            seating(options).seats,
        ),
        by_seat(hands, order),
        leader,
        trick,
        tuple(by_side[side] for side in range(len(sides))),
        by_seat(dealt_hands, order),
        by_seat(known_cards, order),
        by_seat(void_suits, order),
        stock,
        by_seat(packets, order) if packets else (),
        by_seat(position_facts.drawn_cards(pool, hands), order),
        asking=asking,
        answers=answers,
        declared=tuple(
            (seat, each)
            for seat, combinations in zip(
                order, position_facts.declarations(pool, count), strict=True
            )
            for each in combinations
        ),
        said=position_facts.signals(pool, order),
    )
    stopped = not asking and is_match_won(view(state, me))
    if stock and not (full or stopped):
        raise position_cards.draw_error(len(stock))
    return replace(state, stopped=stopped), tuple(pool.sampled)


def _running_scores(
    options: TresetteOptions, scores: tuple[int, ...], text: str
) -> tuple[int, ...]:
    """The scores of a match that still lasts: else the deal would not be played."""
    if max(scores) >= options.target and scores.count(max(scores)) == 1:
        raise BadPosition(
            said(
                en=f"scores={quoted(text)}: the match is already won.",
                it=f"scores={quoted(text)}: la partita è già vinta.",
            )
        )
    return scores


def _check(
    pool: CardPool, options: TresetteOptions, hand: Cards, trick: Cards, *, asking: bool
) -> None:
    most = hand_size(options)
    if len(hand) > most:
        raise BadPosition(
            said(
                en=f"A hand has at most {most} cards, not {len(hand)}: {pool.write(hand)}.",
                it=f"In mano ci sono al massimo {most} carte, non {len(hand)}: {pool.write(hand)}.",
            )
        )
    if len(trick) >= options.players or (trick and asking):
        raise BadPosition(
            said(
                en=f"The trick {pool.write(trick)} leaves nobody to play next.",
                it=f"Con la presa {pool.write(trick)} non tocca più a nessuno.",
            )
        )
    if asking and not asks_all_at_once(options):
        raise BadPosition(
            said(
                en="asking=yes: at this table nobody is asked to declare.",
                it="asking=yes: a questo tavolo non si chiedono le accuse.",
            )
        )
