"""What makes a meld, and what may be added to the melds of one's own side."""

from __future__ import annotations

from functools import lru_cache

from italiancards.core.cards import Card, Cards
from italiancards.core.melds import (
    JOKER,
    Add,
    End,
    Growth,
    Lay,
    Meld,
    MeldRules,
    arranged,
    completed,
    growths,
)
from italiancards.core.melds.parts import PLACE, TOP, Parts
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.burraco.state import VALUES
from italiancards.games.burraco.view import BurracoView

MELDING: RuleBook[BurracoView, Move] = RuleBook()


# What a move tells


def wild_in(parts: Parts, rules: MeldRules) -> int:
    """How many of some cards cannot but stand for others.

    >>> from italiancards.core.cards import RUMMY
    >>> from italiancards.core.melds.parts import read_parts
    >>> from italiancards.games.burraco.moves import MELDS
    >>> def told(text): return wild_in(read_parts(text.split(), RUMMY.card, MELDS), MELDS)
    >>> told("7h 2s 7c JK"), told("3h 2h 4h JK"), told("3h 2h 4h 2h=5h")
    (2, 1, 1)
    """
    able = [part for part in parts if rules.may_be_wild(part.card)]
    others = [part.card for part in parts if not rules.may_be_wild(part.card)]
    same = len({card.rank for card in others}) == 1 < len(others)
    own = {card.suit for card in others}
    itself = any(not part.wild and part.card.suit in own for part in able) and not same
    return len(able) - itself


@lru_cache(maxsize=1 << 12)
def read_as(parts: Parts, rules: MeldRules) -> tuple[Meld, ...]:
    """The melds that some cards may mean under the rules of a table, each with one wild card."""
    if len(parts) < rules.shortest:
        return ()
    return tuple(m for m in completed(parts, rules) if m.wild <= rules.most_wild)


def melds_of(move: Lay, rules: MeldRules) -> tuple[Meld, ...] | None:
    """The melds that a lay-down makes; None where one of them is none, or may be several."""
    found = [read_as(group, rules) for group in move.groups]
    return tuple(each[0] for each in found) if all(len(each) == 1 for each in found) else None


def end_of(growth: Growth) -> End | None:
    """What says how a meld grew, where a card added to it may do so in several ways."""
    if not growth.end:
        return None
    laid = growth.part
    ace = laid.stands is not None and laid.stands.rank == "A"
    card = laid.card if ace else growth.moved
    return None if card is None else End(card, growth.end)


def ways_of(meld: Meld, move: Add, rules: MeldRules) -> tuple[Growth, ...]:
    """What a meld may become by a move, as far as that tells.

    Args:
        meld: the meld.
        move: the move; a card that may be wild, of which nothing is said, lies as itself if it can.
        rules: what makes a meld at the table.
    """
    found = growths(meld, move.card, rules)
    told = move.part
    if told.wild and told.stands is not None:
        ranks = meld.kind == "set"  # there a wild card stands for the rank alone
        found = tuple(
            each
            for each in found
            if each.part.wild
            and (each.part.stands == told.stands
                 or (ranks and each.part.stands and each.part.stands.rank == told.stands.rank))
        )  # fmt: skip
    else:
        found = tuple(each for each in found if not each.part.wild) or found
    if move.goes is not None:
        found = tuple(each for each in found if end_of(each) == move.goes)
    return found


def built(view: BurracoView, move: Move) -> tuple[Meld, ...] | None:
    """The melds on the table after a move; None where it builds nothing, or not what it tells."""
    if isinstance(move, Lay):
        laid = melds_of(move, view.melding)
        return None if laid is None else (*view.melds, *laid)
    meld = view.meld(move.meld) if isinstance(move, Add) else None
    if not isinstance(move, Add) or meld is None:
        return None
    found = ways_of(meld, move, view.melding)
    if len(found) != 1:
        return None
    return (*view.melds[: move.meld - 1], found[0].meld, *view.melds[move.meld :])


# New melds


@MELDING.rule(source="S0: a meld must have at least 3 cards")
def three_cards(view: BurracoView, move: Move) -> Judgement | None:
    """A meld has at least three cards."""
    if not isinstance(move, Lay):
        return None
    short = next((group for group in move.groups if len(group) < view.melding.shortest), None)
    return ok() if short is None else broken(cards=_cards(short))


@MELDING.rule(source="S0: there can only be one wildcard in a meld")
def one_wild(view: BurracoView, move: Move) -> Judgement | None:
    """A meld holds at most one wild card; a two of the suit in its own place is none."""
    if not isinstance(move, Lay):
        return None
    rules = view.melding
    if not any(map(rules.may_be_wild, move.cards)):
        return None
    group = max(move.groups, key=lambda group: wild_in(group, rules))
    if wild_in(group, rules) <= rules.most_wild:
        return ok()
    return broken(cards=tuple(card for card in _cards(group) if rules.may_be_wild(card)))


@MELDING.rule(source="own: what could be several melds has to be said")
def wild_is_said(view: BurracoView, move: Move) -> Judgement | None:
    """Where a wild card has more than one place, whoever lays it says which."""
    if isinstance(move, Add):
        return _said_of(view, move)
    if not isinstance(move, Lay):
        return None
    rules = view.melding
    stands: list[Card] = []
    for group in move.groups:
        found = read_as(group, rules)
        if len(found) > 1:
            could = tuple(meld.joker for meld in found if meld.joker)
            wild = next(p.card for m in found for p in m.parts if p.wild)
            told = tuple(f"{wild}={each}" for each in dict.fromkeys(could))
            return broken(card=wild, cards=could, why="place", way=" / ".join(told))
        stands += [meld.joker for meld in found if meld.joker]
    return ok(cards=tuple(stands)) if stands else None


def _said_of(view: BurracoView, move: Add) -> Judgement | None:
    """What has to be said of a card that is added."""
    meld = view.meld(move.meld)
    found = ways_of(meld, move, view.melding) if meld else ()
    if len(found) > 1:
        could = tuple(each.part.stands for each in found if each.part.stands)
        if len({*could}) > 1:
            told = tuple(str(each.part) for each in found)
            return broken(card=move.card, cards=could, why="place", way=" / ".join(told))
        ends = [end for end in map(end_of, found) if end is not None]
        told = tuple(f"{move} with {end}" for end in ends)
        return broken(card=ends[0].card, cards=could, why="end", way=" / ".join(told))
    wild = [each.part.stands for each in found if each.part.wild]
    return ok(cards=tuple(wild)) if wild else None


@MELDING.rule(source="S0: sequences and groups; FIBUR")
def sequence_or_set(view: BurracoView, move: Move) -> Judgement | None:
    """A meld is a sequence of one suit, or cards of one rank, whatever their suits."""
    if not isinstance(move, Lay):
        return None
    rules = view.melding
    for group in move.groups:
        if all(rules.may_be_wild(part.card) for part in group):
            return broken(why="wild", cards=_cards(group))
        if wild_in(group, rules) <= rules.most_wild and not completed(group, rules):
            return broken(why=_why_none(group, rules), cards=_cards(group))
    return ok(number=len(move.groups))


def _why_none(group: Parts, rules: MeldRules) -> str:
    """Why some cards make no meld, in a word."""
    found = arranged(tuple(part for part in group if part.stands), rules)
    if found != "mixed":
        return found if isinstance(found, str) else "room"
    others = tuple(part for part in group if not rules.may_be_wild(part.card))
    found = arranged(others, rules)
    return found if isinstance(found, str) else "room"


@MELDING.rule(source="FIBUR: the opening of equal melds; house")
def no_second_set(view: BurracoView, move: Move) -> Judgement | None:
    """A side has one set of each rank: more cards of it are added to that."""
    if not isinstance(move, Lay):
        return None
    laid = [meld for group in move.groups for meld in read_as(group, view.melding)[:1]]
    ranks = [_rank(meld) for meld in laid if meld.kind == "set"]
    if not ranks:
        return None
    if view.options.duplicate_sets:
        return ok(way="agreed")
    there = [_rank(meld) for meld in view.own if meld.kind == "set"]
    for place, rank in enumerate(ranks):
        if rank in there or rank in ranks[:place]:
            cards = next(
                m.cards for m in (*view.own, *laid) if m.kind == "set" and _rank(m) == rank
            )
            return broken(cards=cards)
    return ok(way="first")


def _rank(meld: Meld) -> str:
    first = meld.parts[0].stands
    assert first is not None  # in a meld every wild card stands for something
    return first.rank


@MELDING.rule(source="S0: some versions require a certain amount of points; house")
def first_meld_worth(view: BurracoView, move: Move) -> Judgement | None:
    """Where it is agreed, a side's first melds, laid at once, are worth so many points."""
    least = view.options.min_first_meld
    if not isinstance(move, Lay) or not least or any(True for _ in view.own):
        return None
    laid = melds_of(move, view.melding)
    if laid is None:
        return None  # what is no meld has no worth
    total = VALUES.hand(move.cards)
    return (ok if total >= least else broken)(points=total, least=least, short=least - total)


# Adding


@MELDING.rule(source="S0: never to their opponents' melds")
def own_melds(view: BurracoView, move: Move) -> Judgement | None:
    """Cards are added to the melds of one's own side, never to others'."""
    if not isinstance(move, Add) or view.meld(move.meld) is None:
        return None
    return (ok if view.of_own(move.meld) else broken)(number=move.meld)


@MELDING.rule(
    source="S0: it is possible to replace the wildcard, moving it to the lower end; FIBUR"
)
def fits_the_meld(view: BurracoView, move: Move) -> Judgement | None:
    """A card is added where that is still a meld; the wild card in it may have to move for that."""
    meld = view.meld(move.meld) if isinstance(move, Add) else None
    if not isinstance(move, Add) or meld is None:
        return None
    facts = {"card": move.card, "number": move.meld, "cards": meld.cards}
    found = ways_of(meld, move, view.melding)
    if found:
        moved = found[0].moved if len(found) == 1 else None
        return ok(**facts, moved=moved)
    return broken(**facts, why=_why_not(meld, move, view.melding), moved=None)


def _why_not(meld: Meld, move: Add, rules: MeldRules) -> str:
    """Why a card does not fit a meld, in a word."""
    card = move.card
    if meld.wild and rules.may_be_wild(card) and not (meld.alike(card) and card == meld.joker):
        return "wild"
    if card == meld.joker:
        return "nowhere"
    if meld.kind == "set":
        return "full" if meld.alike(card) and card != JOKER else "no"
    if meld.joker and not (meld.parts[0].wild or meld.parts[-1].wild) and _skips(meld, card):
        return "locked"
    return "no"


def _skips(meld: Meld, card: Card) -> bool:
    """Whether between a sequence and a card of its suit there is just one place."""
    first, last = meld.parts[0].stands, meld.parts[-1].stands
    if first is None or last is None or card == JOKER or card.suit != first.suit:
        return False
    low, high = PLACE[first.rank], PLACE[first.rank] + len(meld.parts) - 1
    return bool({low - 2, high + 2} & ({0, TOP} if card.rank == "A" else {PLACE[card.rank]}))


def _cards(parts: Parts) -> Cards:
    return tuple(part.card for part in parts)
