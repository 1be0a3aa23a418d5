"""Rules of melds, and of what a player must say of a wild card."""

from __future__ import annotations

from italiancards.core.cards import Card, Cards
from italiancards.core.melds import Add, Lay, Meld, MeldRules, arrange, gates, read_as, to_say
from italiancards.core.melds.parts import Parts
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.burraco.rules.meaning import (
    end_of,
    growths_of_move,
    melds_of,
    to_add,
    wild_in,
)
from italiancards.games.burraco.rules.state import VALUES
from italiancards.games.burraco.rules.view import BurracoView

MELDING: RuleBook[BurracoView, Move] = RuleBook()


MELDING.enter(gates.three_cards, Lay, source="S0: a meld must have at least 3 cards")


@MELDING.rule(Lay, source="S0: there can only be one wildcard in a meld")
def one_wild(view: BurracoView, move: Lay) -> Judgement | None:
    """A meld holds at most one wild card; a two of the suit in its own place is none."""
    rules = view.melding
    if not any(map(rules.may_be_wild, move.cards)):
        return None
    wild = max((wild_in(group, rules) for group in move.groups), key=len)
    return ok() if len(wild) <= rules.most_wild else broken(cards=wild)


@MELDING.rule(Lay | Add, source="own: what could be several melds has to be said")
def wild_is_said(view: BurracoView, move: Lay | Add) -> Judgement | None:
    """A wild card that has more than one place is laid with the place it takes."""
    if isinstance(move, Add):
        return _judge_wild(view, move)
    rules = view.melding
    stands: list[Card] = []
    for group in move.groups:
        found = read_as(group, rules)
        if len(found) > 1:
            could = tuple(dict.fromkeys(meld.joker for meld in found))
            wild = next(p.card for m in found for p in m.parts if p.wild)
            return broken(card=wild, cards=could, why="place", way=" / ".join(to_say(found)))
        stands += [meld.joker for meld in found if meld.joker]
    return ok(cards=tuple(stands)) if stands else None


def _judge_wild(view: BurracoView, move: Add) -> Judgement | None:
    """Return the judgement on the wild card in an addition, broken if ambiguous; else None."""
    meld = view.meld(move.meld)
    found = growths_of_move(meld, move, view.melding) if meld else ()
    if len(found) > 1:
        could = tuple(each.part.stands for each in found if each.part.stands)
        way = " / ".join(to_add(move, found))
        if len({*could}) > 1:
            return broken(card=move.card, cards=could, why="place", way=way)
        goes = next(end.card for end in map(end_of, found) if end is not None)
        return broken(card=goes, cards=could, why="end", way=way)
    wild = [each.part.stands for each in found if each.part.wild]
    return ok(cards=tuple(wild)) if wild else None


@MELDING.rule(Lay, source="S0: sequences and groups; FIBUR")
def sequence_or_set(view: BurracoView, move: Lay) -> Judgement:
    """A meld is a sequence of one suit, or cards of one rank, whatever their suits."""
    rules = view.melding
    for group in move.groups:
        if all(rules.may_be_wild(part.card) for part in group):
            return broken(why="wild", cards=_cards(group))
        if len(group) < rules.shortest or len(wild_in(group, rules)) > rules.most_wild:
            continue  # that is said already
        if not read_as(group, rules):
            return broken(why=_why_none(group, rules), cards=_cards(group))
    return ok(number=len(move.groups))


def _why_none(group: Parts, rules: MeldRules) -> str:
    """Return the reason why cards make no meld, as a word for the sentence."""
    found = arrange(tuple(part for part in group if part.stands), rules)
    if found != "mixed":
        return found if isinstance(found, str) else "room"
    others = (part for part in group if part.itself or not rules.may_be_wild(part.card))
    found = arrange(tuple(others), rules)
    return found if isinstance(found, str) else "room"


@MELDING.rule(Lay, source="FIBUR: the opening of equal melds; house")
def no_second_set(view: BurracoView, move: Lay) -> Judgement | None:
    """A side has one set of each rank: more cards of it are added to that."""
    new_melds = [meld for group in move.groups for meld in read_as(group, view.melding)[:1]]
    ranks = [_rank(meld) for meld in new_melds if meld.kind == "set"]
    if not ranks:
        return None
    if view.options.duplicate_sets:
        return ok(way="agreed")
    there = [_rank(meld) for meld in view.own if meld.kind == "set"]
    for place, rank in enumerate(ranks):
        if rank in there or rank in ranks[:place]:
            cards = next(
                m.cards for m in (*view.own, *new_melds) if m.kind == "set" and _rank(m) == rank
            )
            return broken(cards=cards)
    return ok(way="first")


def _rank(meld: Meld) -> str:
    """Return the rank of a set."""
    first = meld.parts[0].stands
    assert first is not None  # in a meld every wild card stands for something
    return first.rank


@MELDING.rule(Lay, source="S0: some versions require a certain amount of points; house", yet=True)
def first_meld_worth(view: BurracoView, move: Lay) -> Judgement | None:
    """By agreement, a side's first melds, laid at once, are worth so many points."""
    least = view.options.min_first_meld
    if not least or any(True for _ in view.own):
        return None
    new_melds = melds_of(move, view.melding)
    if new_melds is None:
        return None  # what is no meld has no worth
    total = VALUES.hand(move.cards)
    return (ok if total >= least else broken)(points=total, least=least, short=least - total)


def _cards(parts: Parts) -> Cards:
    """Return the cards of the parts of a meld."""
    return tuple(part.card for part in parts)
