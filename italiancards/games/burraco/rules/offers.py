"""Descriptions of chosen cards and offered moves, and further moves beside the plain ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Any

from italiancards.core.cards import Card, Cards
from italiancards.core.melds import (
    Add,
    Discard,
    Lay,
    Meld,
    Part,
    groups_so_far,
    growths,
    meld_facts,
    read_as,
)
from italiancards.core.moves import Move, Uses
from italiancards.core.rules import Finding
from italiancards.games.burraco.rules.candidates import adds
from italiancards.games.burraco.rules.candidates import melds as melds_in
from italiancards.games.burraco.rules.ends import enough_to_close, left_after
from italiancards.games.burraco.rules.kinds import bonus, kind
from italiancards.games.burraco.rules.meaning import growths_of_move, melds_of
from italiancards.games.burraco.rules.moves import BurracoAdd as AddHere
from italiancards.games.burraco.rules.moves import BurracoLay as LayHere
from italiancards.games.burraco.rules.state import BURRACO, VALUES
from italiancards.games.burraco.rules.view import BurracoView

TRIED = 400
"""Maximum number of melds tried to find those that some cards make together."""


def melds_of_all(view: BurracoView, cards: Cards) -> tuple[Meld, ...]:
    """Return melds that use up all these cards, few if possible; () if none are found.

    Args:
        view: what the seat to move knows; it has the rules of melds.
        cards: the cards to be used up.

    Returns:
        Melds that use every card once; none where there are none, or `TRIED` was not enough.

    >>> import italiancards as ic
    >>> from italiancards.core.cards import RUMMY
    >>> view = ic.position("burraco", hand="5c 6c 7c 9d 9h 2s Ks", drawn="yes").view()
    >>> [str(meld) for meld in melds_of_all(view, view.hand[:6])]
    ['5c 6c 7c', '9h 9d 2s=9h']
    """
    whole = read_as(tuple(map(Part.of, cards)), view.melding)
    return whole[:1] or _melds_of_all(Counter(cards), view, count(1)) or ()


def _melds_of_all(
    cards: Counter[Card], view: BurracoView, tried: Iterator[int]
) -> tuple[Meld, ...] | None:
    """Return melds that use up all these cards, longest first; None if none do in time."""
    if not cards:
        return ()
    left = tuple(sorted(cards.elements()))
    melds = {tuple(sorted(meld.cards)): meld for meld in melds_in(left)}
    for meld in sorted(melds.values(), key=lambda meld: -len(meld.parts)):
        used = Counter(meld.cards)
        if next(tried) > TRIED:
            return None
        if used <= cards and read_as(meld.parts, view.melding):
            rest = _melds_of_all(cards - used, view, tried)
            if rest is not None:
                return (meld, *rest)
    return None


def offer(view: BurracoView, chosen: Uses) -> Finding:
    """Return a finding on the cards chosen: their melds and points, or that they make none.

    Args:
        view: what the seat to move knows.
        chosen: the cards that were clicked, and the melds begun.

    Returns:
        A sentence `chosen-…`, with points and bonus as facts.

    >>> import italiancards as ic
    >>> from italiancards.core.cards import RUMMY
    >>> table = ic.position("burraco", hand="5c 6c 7c 8c 9c 10c 2d Ks", drawn="yes")
    >>> finding = offer(table.view(), Uses(tuple(table.view().hand[:7])))
    >>> table.voice(0, "en").finding(finding)
    'Sequence in clubs: 65 points, and 100 as a dirty burraco.'
    """
    first = melds_of(LayHere(groups_so_far(chosen)), view.melding) or ()
    if not chosen.hand and not first:
        return Finding("chosen-nothing", True, {})
    if len(chosen.hand) == 1 and not first:
        return _card_finding(view, chosen.hand[0])
    new_melds = melds_of_all(view, chosen.hand) if chosen.hand else ()
    if chosen.hand and not new_melds:
        return Finding("chosen-no-meld", True, {"number": len(chosen.hand)})
    facts = _meld_facts(view, (*first, *new_melds))
    least = _required_points(view)
    if not least:
        return Finding("chosen-melds", True, facts)
    return Finding("chosen-first", True, {**facts, "least": least})


def _meld_facts(view: BurracoView, melds: Sequence[Meld]) -> dict[str, Any]:
    """Return facts for a sentence on some melds together: kind, points and bonus."""
    return {
        **meld_facts(melds),
        "points": sum(VALUES.hand(meld.cards) for meld in melds),
        "bonus": sum(bonus(meld, view.options) for meld in melds),
        "made": kind(melds[0], view.options) or "none" if len(melds) == 1 else "several",
    }


def _required_points(view: BurracoView) -> int:
    """Return the points that a side's first melds must be worth; 0 once it has some."""
    return 0 if any(True for _ in view.own) else view.options.min_first_meld


def _card_finding(view: BurracoView, card: Card) -> Finding:
    """Return a finding on a single chosen card: its side's melds that it fits."""
    fits = [
        meld
        for number, meld in enumerate(view.melds, start=1)
        if view.of_own(number) and growths(meld, card, view.melding)
    ]
    wild = "yes" if view.melding.may_be_wild(card) else "no"
    return Finding("chosen-card", True, {"card": card, "adds": len(fits), "wild": wild,
                                         **meld_facts(fits[:1])})  # fmt: skip


def further(view: BurracoView, chosen: Uses) -> Iterator[Move]:
    """Yield further moves for the chosen cards: ways to add, several melds, or no meld at all.

    Args:
        view: what the seat to move knows.
        chosen: the cards that were clicked, and where they were dropped.

    Returns:
        Moves, allowed or not, beside those that cards alone suggest.
    """
    meld = view.meld(chosen.onto) if chosen.onto is not None else None
    if meld is not None and chosen.onto is not None and chosen.card is not None:
        plain = AddHere(Part.of(chosen.card), chosen.onto)
        if len(growths_of_move(meld, plain, view.melding)) > 1:  # else nothing need be said of it
            yield from adds(view, chosen.card, chosen.onto)
    if chosen != Uses(chosen.hand, begun=chosen.begun) or len(chosen.hand) < view.melding.shortest:
        return
    new_melds = melds_of_all(view, chosen.hand)
    if len(new_melds) != 1:
        groups = tuple(meld.parts for meld in new_melds) or (tuple(map(Part.of, chosen.hand)),)
        yield LayHere((*groups_so_far(chosen), *groups))


def offer_finding(view: BurracoView, moves: Sequence[Move]) -> Finding | None:
    """Return a finding on moves offered: points, burraco, wild cards; None if nothing is to say.

    Args:
        view: what the seat to move knows.
        moves: one move, or additions that follow each other onto one meld.

    Returns:
        A sentence `offered-…`; None where there is nothing to say.
    """
    move = moves[0]
    if isinstance(move, Lay):
        melds = melds_of(move, view.melding)
        if not melds:
            return None
        facts = _meld_facts(view, melds)
        short = max(0, _required_points(view) - facts["points"])
        return Finding(
            "offered-lay", True, {**facts, "short": short, **_wild_facts(view, moves, melds)}
        )
    if isinstance(move, Add):
        meld = after = view.meld(move.meld)
        for each in moves:
            found = (
                growths_of_move(after, each, view.melding)
                if after and isinstance(each, Add)
                else ()
            )
            after = found[0].meld if len(found) == 1 else None
        if meld is None or after is None:
            return None
        alone = len(moves) == 1
        gain = bonus(after, view.options) - bonus(meld, view.options)
        facts = {**_meld_facts(view, [after]), "number": len(after.parts), "gain": gain,
                 "loss": -gain, "way": "more" if gain > 0 else "less" if gain < 0 else "same",
                 "short": max(0, BURRACO - len(after.parts)),
                 "moved": found[0].moved if alone else None,
                 "stands": _place(after, found[0].part) if alone else None}  # fmt: skip
        return Finding(
            "offered-add", True, {**facts, **_wild_facts(view, moves, [after], meld.wild)}
        )
    if isinstance(move, Discard) and move.card in view.hand:
        left = VALUES.card(move.card)
        return Finding("offered-discard", True, {"left": left, "way": _ending(view, move)})
    return None


def _place(meld: Meld, part: Part) -> Card | None:
    """Return the card that a wild card stands for; None in a set, or if it is not wild."""
    return part.stands if part.wild and meld.kind == "sequence" else None


def _wild_facts(
    view: BurracoView, moves: Iterable[Move], melds: Iterable[Meld], before: int = 0
) -> dict[str, Any]:
    """Return facts on offered moves: wild cards used and held, and if the hand runs out."""
    used = [card for move in moves for card in move.uses.hand]
    held = sum(map(view.melding.may_be_wild, view.hand))
    spends_wild = any(map(view.melding.may_be_wild, used))
    wild = sum(meld.wild for meld in melds) - before if spends_wild else 0
    out = len(used) == len(view.hand) and not view.has_pozzetto
    using = "none" if wild < 1 else "only" if held == wild == 1 else "some"
    return {"using": using, "wild": wild, "held": held, "out": "yes" if out else "no"}


def _ending(view: BurracoView, move: Discard) -> str:
    """Return what a discard does, as a word: `stays`, takes the `pozzetto`, or `closes`."""
    if left_after(view, move):
        return "stays"
    if not view.has_pozzetto:
        return "pozzetto"
    return "closes" if enough_to_close(view) else "stays"
