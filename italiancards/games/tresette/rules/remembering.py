"""Facts of a position of Tresette beside the cards: dealt, shown, said and declared."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.announcements import Pass
from italiancards.core.cards import Card, Cards
from italiancards.core.errors import BadPosition, quoted
from italiancards.core.language import said
from italiancards.core.moves import Move, read_move
from italiancards.core.numbers import whole
from italiancards.core.position import Pool
from italiancards.core.seats import Seat
from italiancards.games.tresette.rules.declaring import Combination, Declaration
from italiancards.games.tresette.rules.signals import named
from italiancards.games.tresette.rules.state import Few, Said


def dealt(pool: Pool, hands: Sequence[Cards], trick: Cards) -> tuple[Cards, ...]:
    """The hands as they were dealt: as told, or else with their cards in the trick.

    Args:
        pool: the fields.
        hands: the present hands, in turn order from the seat to move.
        trick: the cards played by the last seats of that order.
    """
    told = pool.parts("dealt", len(hands))
    lying = [*[()] * (len(hands) - len(trick)), *((card,) for card in trick)]
    return tuple(
        named or (*hand, *own) for named, hand, own in zip(told, hands, lying, strict=True)
    )


def drawn(pool: Pool, hands: Sequence[Cards]) -> tuple[Card | None, ...]:
    """The card that each drew last, which is still in hand.

    Args:
        pool: the fields.
        hands: the present hands, in turn order from the seat to move.

    Returns:
        A card or None for each seat.

    Raises:
        BadPosition: several cards for a seat, or one that its hand lacks.
    """
    told = pool.parts("drawn", len(hands))
    for cards, hand in zip(told, hands, strict=True):
        if len(cards) > 1 or not set(cards) <= set(hand):
            told_text = quoted(pool.fields["drawn"])
            raise BadPosition(
                said(
                    en=f"drawn={told_text}: at most one card from each hand.",
                    it=f"drawn={told_text}: al massimo una carta per mano.",
                )
            )
    return tuple(cards[0] if cards else None for cards in told)


def parts(pool: Pool, name: str, count: int) -> list[str]:
    """The parts of a field for several seats, parted by `/`.

    Args:
        pool: the fields.
        name: the field.
        count: the number of parts; those left out are empty.

    Raises:
        BadPosition: more parts than that.
    """
    parts = [part.strip() for part in pool.fields.get(name, "").split("/")]
    if len(parts) > count:
        raise BadPosition(
            said(
                en=f"{name}={quoted(pool.fields[name])} names {len(parts)} of {count}.",
                it=f"{name}={quoted(pool.fields[name])} ne dice {len(parts)} su {count}.",
            )
        )
    return parts + [""] * (count - len(parts))


def void(pool: Pool, count: int) -> list[Few]:
    """The suits that each has shown to be out of.

    Args:
        pool: the fields.
        count: the number of seats.

    Returns:
        For each seat, suits with the number of cards drawn unseen since.

    Raises:
        BadPosition: a word that is no suit.
    """
    found = []
    for part in parts(pool, "void", count):
        suits = {}
        for word in part.split():
            letters = word.rstrip("0123456789")
            since = whole(word[len(letters) :] or "0")
            if since is None:
                suit = pool.pack.write_suit("D")
                raise BadPosition(
                    said(
                        en=f"void={quoted(word)} must be a suit such as {suit}, or {suit}2.",
                        it=f"void={quoted(word)}: ci vuole un seme come {suit}, o {suit}2.",
                    )
                )
            suits[pool.pack.suit(letters)] = since
        found.append(tuple(suits.items()))
    return found


def words_said(pool: Pool, order: Sequence[Seat]) -> tuple[Said, ...]:
    """The signals said with cards that led.

    Args:
        pool: the fields.
        order: the seats, from the seat to move.
    """
    found = list[Said]()
    for seat, part in zip(order, parts(pool, "said", len(order)), strict=True):
        for each in filter(None, part.split(",")):
            card, _, word = each.strip().rpartition(" ")
            found.append((seat, pool.read(card), named(word)))
    return tuple(found)


def declared(pool: Pool, count: int) -> list[tuple[Combination, ...]]:
    """The combinations that each has declared.

    Args:
        pool: the fields.
        count: the number of seats.
    """
    return [
        Declaration.read(part, pool.pack).combinations if part else ()
        for part in parts(pool, "declared", count)
    ]


def answers(pool: Pool, number: int, *, asking: bool) -> tuple[Move, ...]:
    """The answers so far; passes, reported as left to chance, where no field gives them.

    Args:
        pool: the fields.
        number: the seats that have answered, the leader first.
        asking: whether all are asked what they declare.
    """
    told = pool.fields.get("answers")
    if not asking or not number:
        return ()
    if told is None:
        pool.sampled.append("answers")
    return tuple(
        read_move(part or Pass.verb, (Declaration, Pass), pool.pack)
        for part in parts(pool, "answers", number)
    )
