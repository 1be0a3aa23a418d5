"""A match: a pure function over the deals that were played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from italiancards.core.rules import Finding
from italiancards.core.score import Sheet
from italiancards.core.seats import Parties, Seat, named_party


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands.

    Args:
        unit: what is counted: `deals` won, or `points`.
        scores: the count of each party.
        over: whether the match has ended.
        winners: the numbers of the parties that won it; none while it lasts, or when drawn.
        result: the sentence that says how it stands.
        alone: whether the match is one deal, so that there is no more to say of it than of the
            deal; the best of one is more, for a drawn deal is followed by another.
        playing: the seats that are still in it; none where nobody can be put out.
    """

    unit: str
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    result: Finding
    alone: bool = False
    playing: tuple[Seat, ...] = ()


def _standing(
    unit: str,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    target: int,
    name: str,
    parties: Parties,
) -> Standing:
    winner = named_party(parties, winners[0]) if winners else None
    facts = {"unit": unit, "target": target, "winner": winner}
    over = name in ("match-won", "match-drawn")
    return Standing(unit, scores, over, winners, Finding(name, True, facts))


def _deals_won(sheets: Sequence[Sheet], parties: Parties) -> tuple[int, ...]:
    return tuple(
        sum(sheet.winners == (party,) for sheet in sheets) for party in range(len(parties))
    )


def single(sheets: Sequence[Sheet], parties: Parties) -> Standing:
    """A match of one deal, which may be drawn.

    >>> two = ((Seat(0),), (Seat(1),))
    >>> single([], two).alone, best_of(1, [], two).alone
    (True, False)
    """
    winners = sheets[0].winners if sheets else ()
    name = "match-on" if not sheets else "match-won" if winners else "match-drawn"
    standing = _standing("deals", _deals_won(sheets, parties), winners, 1, name, parties)
    return replace(standing, alone=True)


def best_of(number: int, sheets: Sequence[Sheet], parties: Parties) -> Standing:
    """The party that wins more than half of an odd number of deals; a drawn deal counts for nobody.

    >>> two = ((Seat(0),), (Seat(1),))
    >>> won, drawn = Sheet(two, (), winners=(1,)), Sheet(two, ())
    >>> best_of(3, [won, drawn, won], two).winners, best_of(3, [won, drawn], two).over
    ((1,), False)
    """
    scores = _deals_won(sheets, parties)
    target = number // 2 + 1
    winners = tuple(party for party, won in enumerate(scores) if won >= target)
    return _standing(
        "deals", scores, winners, target, "match-won" if winners else "match-on", parties
    )


def first_to(
    target: int, sheets: Sequence[Sheet], parties: Parties, *, line_by_line: bool = False
) -> Standing:
    """The party whose points over the deals reach a target first; an equal lead is played on.

    Args:
        target: the points that are enough.
        sheets: the deals played so far.
        parties: the seats of each party.
        line_by_line: whether of an equal lead the party wins that gets there first when the last
            deal is counted in the order of its lines.

    Looked at after each deal: of several that are there, the one with more wins.
    """
    scores = tuple(sum(sheet.totals[party] for sheet in sheets) for party in range(len(parties)))
    best = max(scores)
    there = [party for party, score in enumerate(scores) if score == best >= target]
    if len(there) > 1 and line_by_line:
        there = _first_there(target, scores, sheets[-1], there)
    winners = tuple(there) if len(there) == 1 else ()
    name = "match-won" if winners else "match-tied" if there else "match-on"
    return _standing("points", scores, winners, target, name, parties)


def last_in(
    target: int, sheets: Sequence[Sheet], parties: Parties, *, back: bool = False
) -> Standing:
    """Whoever reaches a target is out, and the last one in wins.

    Args:
        target: the points that put a player out.
        sheets: the deals played so far.
        parties: the seats of each party.
        back: whether a player who is out comes back once, with the highest count still in, as long
            as two or more are in.

    >>> from italiancards.core.score import Line
    >>> three = ((Seat(0),), (Seat(1),), (Seat(2),))
    >>> line = Line("hands", {}, ((),) * 3, (0, 101, 40))
    >>> sheets = [Sheet(three, (line,))]
    >>> last_in(101, sheets, three).playing, last_in(101, sheets, three, back=True).scores
    ((Seat(0), Seat(2)), (0, 40, 40))
    """
    scores, returned = [0] * len(parties), set[int]()
    for sheet in sheets:
        was_in = [party for party, score in enumerate(scores) if score < target]
        scores = [score + more for score, more in zip(scores, sheet.totals, strict=True)]
        still_in = [party for party in was_in if scores[party] < target]
        for party in was_in if back and len(still_in) > 1 else ():
            if party not in still_in and party not in returned:
                returned.add(party)
                scores[party] = max(scores[each] for each in still_in)
    left = tuple(party for party, score in enumerate(scores) if score < target)
    winners = left if len(left) == 1 else ()
    name = "match-won" if winners else "match-last-in"
    standing = _standing("points", tuple(scores), winners, target, name, parties)
    return replace(standing, playing=tuple(parties[party][0] for party in left))


def _first_there(
    target: int, scores: Sequence[int], last: Sheet, there: Sequence[int]
) -> list[int]:
    """Of the parties that reached a target with the last deal, those whose line did it first."""
    counted = {party: scores[party] - last.totals[party] for party in there}
    for line in last.lines:
        for party in there:
            counted[party] += line.points_of(party)
        first = [party for party in there if counted[party] >= target]
        if first:
            return first
    return list(there)
