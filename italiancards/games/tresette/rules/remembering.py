"""What a position of Tresette tells beside the cards: what was dealt, shown, said and declared."""

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
    """The hands as they were dealt: as told, or else what is held and lies in the trick."""
    told = pool.parts("dealt", len(hands))
    lying = [*[()] * (len(hands) - len(trick)), *((card,) for card in trick)]
    return tuple(
        named or (*hand, *own) for named, hand, own in zip(told, hands, lying, strict=True)
    )


def drawn(pool: Pool, hands: Sequence[Cards]) -> tuple[Card | None, ...]:
    """The card that each drew last, which is still in hand."""
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


def void(pool: Pool, count: int) -> list[Few]:
    """The suits that each has shown to be out of."""
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
    """What was said with cards that led."""
    found = list[Said]()
    for seat, part in zip(order, parts(pool, "said", len(order)), strict=True):
        for each in filter(None, part.split(",")):
            card, _, word = each.strip().rpartition(" ")
            found.append((seat, pool.read(card), named(word)))
    return tuple(found)


def declared(pool: Pool, count: int) -> list[tuple[Combination, ...]]:
    """What each has declared."""
    return [
        Declaration.read(part, pool.pack).combinations if part else ()
        for part in parts(pool, "declared", count)
    ]


def answers(pool: Pool, number: int, *, asking: bool) -> tuple[Move, ...]:
    """What has been answered so far; nothing, where that is not told."""
    told = pool.fields.get("answers")
    if not asking or not number:
        return ()
    if told is None:
        pool.sampled.append("answers")
    return tuple(
        read_move(part or Pass.verb, (Declaration, Pass), pool.pack)
        for part in parts(pool, "answers", number)
    )
