"""Rules of melds, of opening, and of building on the table."""

from __future__ import annotations

from italiancards.core.cards import Card
from italiancards.core.melds import (
    JOKER,
    Add,
    Lay,
    Meld,
    Swap,
    arrange,
    gates,
    possible_melds,
    read_as,
    to_say,
)
from italiancards.core.melds.parts import Parts
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.scala40.rules.state import MELDS, VALUES
from italiancards.games.scala40.rules.view import Scala40View

MELDING: RuleBook[Scala40View, Move] = RuleBook()


# Melds


def meanings(group: Parts, *, any_suit: bool) -> tuple[Meld, ...]:
    """Return the melds that a group of cards may be; () if it is none.

    Args:
        group: the cards of one meld.
        any_suit: whether the joker of a set stands for every suit that is missing.

    Returns:
        Several where a player must say which; none for what is no meld.
    """
    found = read_as(group, MELDS)
    need_not = any_suit and all(meld.kind == "set" for meld in found)
    return found[:1] if need_not else found


def melds_of(move: Lay, *, any_suit: bool) -> list[Meld]:
    """Return the melds of a lay-down, leaving out groups that are none or ambiguous.

    Args:
        move: the lay-down, a group of cards for each meld.
        any_suit: whether the joker of a set stands for every suit that is missing.

    Returns:
        Melds, fewer than the groups where one is left out.
    """
    found = (meanings(group, any_suit=any_suit) for group in move.groups)
    return [melds[0] for melds in found if len(melds) == 1]


def melds_after(melds: tuple[Meld, ...], move: Move, *, any_suit: bool) -> tuple[Meld, ...] | None:
    """Return all melds on the table after a move; None if its cards make no meld.

    Args:
        melds: the melds before it.
        move: a lay-down, an addition or a swap; any other move builds nothing.
        any_suit: whether the joker of a set stands for every suit that is missing.

    Returns:
        All melds, in the order of the table; None where the move builds nothing, or is not clear.
    """
    if isinstance(move, Lay):
        new_melds = melds_of(move, any_suit=any_suit)
        return (*melds, *new_melds) if len(new_melds) == len(move.groups) else None
    if not isinstance(move, Add | Swap) or not 1 <= move.meld <= len(melds):
        return None
    meld = melds[move.meld - 1]
    if isinstance(move, Add):
        changed = meld.extended(move.part, any_suit=any_suit)
    else:
        changed = meld.swapped(move.card, any_suit=any_suit)
    return None if changed is None else (*melds[: move.meld - 1], changed, *melds[move.meld :])


MELDING.enter(gates.three_cards, Lay, source="S0: 3 or more")


@MELDING.rule(Lay, source="S0: one, and no more than one, joker")
def one_joker(view: Scala40View, move: Lay) -> Judgement | None:
    """A meld holds at most one joker.

    Returns:
        Broken with the `number` of jokers of the worst group; None if no joker is laid. A joker
        added to a meld is for `fits_the_meld`.
    """
    if JOKER not in move.cards:
        return None
    most = max(sum(part.wild for part in group) for group in move.groups)
    return ok() if most <= MELDS.most_wild else broken(number=most)


@MELDING.rule(
    Lay | Add, source="S0: it must be declared exactly what card the joker is substituting for"
)
def joker_declared(view: Scala40View, move: Lay | Add) -> Judgement | None:
    """A joker is laid with the card it stands for, its suit too.

    Returns:
        Broken with the `cards` that it could stand for, and the texts that would say which (`way`);
        ok with those it stands for; None if no joker is laid, or it fits nowhere.
    """
    if isinstance(move, Add):
        return _joker_added(view, move)
    stands: list[Card] = []
    for group in move.groups:
        found = meanings(group, any_suit=view.any_suit)
        if len(found) > 1:
            could = tuple(dict.fromkeys(meld.joker for meld in found))
            return broken(cards=could, way=" / ".join(to_say(found)))
        lies = found[0].parts if found else group
        stands += [part.stands for part in lies if part.wild and part.stands]
    return ok(cards=tuple(stands)) if stands else None


def _joker_added(view: Scala40View, move: Add) -> Judgement | None:
    """Return the judgement on an added joker, broken if it is undeclared; None if none fits."""
    if not move.part.wild:
        return None
    if move.part.stands is not None:
        return ok(cards=(move.part.stands,))
    ways = _ways(view, move)
    could = tuple(part.stands for part in ways)
    return broken(cards=could, way=" / ".join(map(str, ways))) if ways else None


def _ways(view: Scala40View, move: Add) -> Parts:
    """Return the ways in which a joker can be added to the meld of a move; () for none."""
    meld = view.meld(move.meld)
    return tuple(meld.ways(JOKER)) if meld else ()


@MELDING.rule(Lay, source="S0: sequences, sets")
def sequence_or_set(view: Scala40View, move: Lay) -> Judgement:
    """A meld is a sequence of one suit, or cards of one rank and of different suits.

    Returns:
        Broken with the `cards` of the first group that is no meld, and the reason (`why`); ok with
        the `number` of groups; None if the move lays no melds.
    """
    for group in move.groups:
        if possible_melds(group, MELDS):
            continue
        named_parts = tuple(part for part in group if part.stands is not None)
        found, silent = (
            arrange(named_parts, MELDS) if named_parts else "",
            len(group) - len(named_parts),
        )
        if isinstance(found, str) and found and (found != "gap" or silent < 2):
            return broken(why=found, cards=tuple(part.stands for part in named_parts))
        if silent == 1:
            return broken(why="room", cards=tuple(part.card for part in group))
    return ok(number=len(move.groups))


# Opening


def _closes(view: Scala40View, move: Lay) -> bool:
    """True if a lay-down leaves just the card to discard, so that it closes."""
    return len(view.hand) - len(move.cards) == 1 == view.keep


@MELDING.rule(
    Lay,
    source="S0: new sets and sequences with a total value of at least 40; casinosanremo",
    yet=True,
)
def forty_to_open(view: Scala40View, move: Lay) -> Judgement | None:
    """To open, new melds worth forty points or more are laid at once, from the hand.

    Returns:
        Judgement with the `points` laid and the `least` that opens, by the options; `short` is what
        is missing. None after opening, if the move lays no melds, or if a group is none.
    """
    if view.has_opened:
        return None
    melds = melds_of(move, any_suit=view.any_suit)
    if len(melds) < len(move.groups):
        return None  # what is no meld has no worth
    total = sum(map(VALUES.meld, melds))
    least = view.options.opening_min
    if total >= least:
        return ok(points=total, least=least, way="enough")
    if view.options.close_in_hand == "any_total" and _closes(view, move):
        return ok(points=total, least=least, way="closing")
    return broken(points=total, least=least, short=least - total)


@MELDING.rule(Lay, source="house")
def open_without_joker(view: Scala40View, move: Lay) -> Judgement | None:
    """By agreement, no joker may be laid to open.

    Returns:
        Judgement without facts; None after opening, without the agreement, or for other moves.
    """
    if view.has_opened or not view.options.opening_without_joker:
        return None
    return broken() if JOKER in move.cards else ok()


@MELDING.rule(Lay, source="casinosanremo gaetashop", yet=True)
def open_with_picked_card(view: Scala40View, move: Lay) -> Judgement | None:
    """A top discard that is taken to open is laid in that opening.

    Returns:
        Judgement with that `card`; None after opening, if none was taken or it need not be used, or
        for other moves.
    """
    if view.has_opened or not view.picked:
        return None
    if not view.options.picked_must_be_used:
        return None
    card = view.picked[0]
    return (ok if card in move.cards else broken)(card=card)


@MELDING.rule(
    Add | Swap, source="S0: until you have opened, you cannot add cards or replace jokers", yet=True
)
def open_first(view: Scala40View, move: Add | Swap) -> Judgement:
    """Cards are added and jokers swapped only after opening; then at once, in that turn.

    Returns:
        Judgement with the `least` points that open; None for other moves.
    """
    return (ok if view.has_opened else broken)(least=view.options.opening_min)


# What lies on the table


@MELDING.rule(Add, source="S0: players may add cards to any set or sequence")
def fits_the_meld(view: Scala40View, move: Add) -> Judgement | None:
    """A card is added to anybody's meld if that is still a sequence or a set, with one joker.

    Returns:
        Judgement with the `card`, the `number` of the meld, from 1, and its `cards`; None for other
        moves, without such a meld, or where it must be said what an added joker stands for.
    """
    meld = view.meld(move.meld)
    if meld is None:
        return None
    if move.part.stands is None and _ways(view, move):
        return None  # it has to be said where
    fits = meld.extended(move.part, any_suit=view.any_suit) is not None
    facts = {"card": move.part.stands or JOKER, "number": move.meld, "cards": meld.cards}
    if fits:
        return ok(**facts)
    return broken(**facts, why="joker" if move.part.wild and meld.joker else "no")


@MELDING.rule(Swap, source="S0: the exact card it is substituting for")
def card_of_the_joker(view: Scala40View, move: Swap) -> Judgement | None:
    """A joker is had only for the very card it stands for.

    Returns:
        Judgement with the `card`, what the joker `stands` for, and the `number` of the meld, from
        1; None for other moves, or without such a meld.
    """
    meld = view.meld(move.meld)
    if meld is None:
        return None
    facts = {"card": move.card, "stands": meld.joker, "number": move.meld}
    if meld.swapped(move.card, any_suit=view.any_suit) is not None:
        return ok(**facts)
    return broken(**facts, why="aces" if move.card == meld.joker else "other")
