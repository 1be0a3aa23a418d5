"""Matches: the standing after a deal, from the standing before it and the deal's sheet.

Each function here takes what a table agreed on, the standing `before` (None where the match begins)
and the `sheet` of the deal that was played (None where none was), and gives the standing after. A
standing is also one short line of text, from which a match can be gone on with: `67 53 after 1`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from italiancards.core.errors import Unreadable
from italiancards.core.messages import Message
from italiancards.core.rules import Finding
from italiancards.core.score import Sheet
from italiancards.core.seats import Parties, Seat, named_party


def expected() -> Message:
    """Return a message on how a match score is written, for an error."""
    return Message("expected-standing")


ENDED = ("match-won", "match-drawn")
"""The results that end a match."""

_NUMBERS = r"-?[0-9]{1,6}(?: -?[0-9]{1,6})*"
_TEXT = re.compile(
    rf"({_NUMBERS}) after ([0-9]{{1,6}})(?:, back ({_NUMBERS}))?(?:, won ({_NUMBERS}))?"
)


@dataclass(frozen=True, slots=True)
class MatchScore:
    """The state of a match between deals.

    Args:
        unit: what is counted: `deals` won, or `points`.
        scores: the count of each party.
        winners: the numbers of the parties that won it; none while it lasts, or when drawn.
        result: the sentence that says how it stands.
        playing: the seats that are still in it.
        deals: how many deals were played, void ones among them.
        returned: the numbers of the parties that were out and came back.
        alone: whether the match is one deal, so that there is no more to say of it than of the
            deal; the best of one is more, for a drawn deal is followed by another.
    """

    unit: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    result: Finding
    playing: tuple[Seat, ...]
    deals: int = 0
    returned: tuple[int, ...] = ()
    alone: bool = False

    @property
    def over(self) -> bool:
        """True if the match has ended."""
        return self.result.name in ENDED

    @property
    def text(self) -> str:
        """The match score as one line: counts, deals played, who came back, who has won.

        >>> two = ((Seat(0),), (Seat(1),))
        >>> best_of(3, best_of(3, None, None, two), Sheet(two, (), winners=(1,)), two).text
        '0 1 after 1'
        """
        text = f"{_written(self.scores)} after {self.deals}"
        text += f", back {_written(self.returned)}" if self.returned else ""
        return text + (f", won {_written(self.winners)}" if self.winners else "")


def _written(numbers: Sequence[int]) -> str:
    """Return numbers as text with spaces between."""
    return " ".join(map(str, numbers))


def _read(numbers: str | None) -> tuple[int, ...]:
    """Return the numbers that a text writes, () for None."""
    return tuple(map(int, (numbers or "").split()))


def deals_played(text: str) -> int:
    """Return the number of deals played that a match score's text gives; raise if unreadable.

    Raises:
        Unreadable: the text is no standing.

    >>> deals_played("67 53 after 1")
    1
    """
    found = _TEXT.fullmatch(text)
    if found is None:
        raise Unreadable(text, expected())
    return int(found[2])


def read_match_score(text: str, stands: Callable[[MatchScore | None], MatchScore]) -> MatchScore:
    """Return the match score that a text writes; raise unless `stands` confirms it.

    Args:
        text: what `MatchScore.text` wrote.
        stands: how the match of a table stands from a standing on, no deal having been played
            since; from None where it begins.

    Raises:
        Unreadable: it is no standing that a match of this table can come to.

    >>> two = ((Seat(0),), (Seat(1),))
    >>> read_match_score("1 1 after 4", lambda before: best_of(3, before, None, two)).scores
    (1, 1)
    >>> read_match_score("2 0 after 2", lambda before: best_of(3, before, None, two))
    Traceback (most recent call last):
    italiancards.core.errors.Unreadable: Cannot read '2 0 after 2': expected '2 0 after 2, won 0'.
    """
    found = _TEXT.fullmatch(text)
    begun = stands(None)
    if found is None:
        raise Unreadable(text, expected())
    scores, back, won = (_read(found[each]) for each in (1, 3, 4))
    if len(scores) != len(begun.scores):
        raise Unreadable(
            text, Message("expected-scores", count=len(begun.scores), standing=expected())
        )
    after = stands(replace(begun, scores=scores, deals=int(found[2]), returned=back, winners=won))
    if after.text != text or not {*back} <= {*range(len(scores))}:
        raise Unreadable(text, repr(after.text))
    if not after.deals and after != begun:
        raise Unreadable(text, Message("expected-scores-of-start", scores=repr(begun.text)))
    if not after.over and len(after.playing) < 2:
        raise Unreadable(text, Message("expected-two-in-match"))
    return after


def _deals(before: MatchScore | None, sheet: Sheet | None) -> int:
    """Return the number of deals played before, plus one if there is a sheet."""
    return (before.deals if before else 0) + (sheet is not None)


def _add_scores(
    before: MatchScore | None, earned: Sequence[int] | None, parties: Parties
) -> tuple[int, ...]:
    """Return the parties' scores before a deal plus those earned in it."""
    had = before.scores if before else (0,) * len(parties)
    return had if earned is None else tuple(map(sum, zip(had, earned, strict=True)))


def _won(sheet: Sheet | None, parties: Parties) -> tuple[int, ...] | None:
    """Return True by party for the deal's only winner; None without a sheet."""
    if sheet is None:
        return None
    return tuple(sheet.winners == (party,) for party in range(len(parties)))


def _totals(sheet: Sheet | None) -> tuple[int, ...] | None:
    """Return each party's points on a deal's sheet; None without a sheet."""
    return None if sheet is None else sheet.totals


def _result(
    name: str, unit: str, target: int, winners: tuple[int, ...], parties: Parties
) -> Finding:
    """Return the finding on how a match stands: won, drawn, tied or going on."""
    winner = named_party(parties, winners[0]) if winners else None
    if len(winners) > 1:
        winner = tuple(seat for party in winners for seat in parties[party])
    return Finding(name, True, {"unit": unit, "target": target, "winner": winner})


def _seats(parties: Parties) -> tuple[Seat, ...]:
    """Return the seats of all parties in order."""
    return tuple(sorted(seat for party in parties for seat in party))


def single(
    before: MatchScore | None, sheet: Sheet | None, parties: Parties, *, drawn: bool = True
) -> MatchScore:
    """Return the score of a one-deal match; with `drawn` false a draw is replayed.

    Args:
        before: how the match stood before the deal.
        sheet: the deal.
        parties: who keeps score together.
        drawn: whether it may be drawn.

    >>> two = ((Seat(0),), (Seat(1),))
    >>> single(None, None, two).alone, best_of(1, None, None, two).alone
    (True, False)
    >>> single(None, Sheet(two, ()), two).result.name
    'match-drawn'
    >>> three = (*two, (Seat(2),))
    >>> single(None, Sheet(three, (), winners=(0, 2)), three).result.facts["winner"]
    (Seat(0), Seat(2))
    """
    won = None if sheet is None else [party in sheet.winners for party in range(len(parties))]
    scores, deals = _add_scores(before, won, parties), _deals(before, sheet)
    winners = tuple(party for party, won in enumerate(scores) if won)
    name = "match-won" if winners else "match-drawn" if deals and drawn else "match-on"
    result = _result(name, "deals", 1, winners, parties)
    return MatchScore("deals", scores, winners, result, _seats(parties), deals, alone=True)


def best_of(
    number: int, before: MatchScore | None, sheet: Sheet | None, parties: Parties
) -> MatchScore:
    """Return the score of a match for the first party to win over half of `number` deals.

    Args:
        number: the deals of the match, an odd number.
        before: the standing before the deal; None at the start.
        sheet: the deal; None if none has been played since.
        parties: the seats that keep score together.

    >>> two = ((Seat(0),), (Seat(1),))
    >>> won, drawn = Sheet(two, (), winners=(1,)), Sheet(two, ())
    >>> after = best_of(3, best_of(3, None, won, two), drawn, two)
    >>> after.over, best_of(3, after, won, two).winners
    (False, (1,))
    """
    scores = _add_scores(before, _won(sheet, parties), parties)
    target = number // 2 + 1
    winners = tuple(party for party, won in enumerate(scores) if won >= target)
    result = _result("match-won" if winners else "match-on", "deals", target, winners, parties)
    return MatchScore("deals", scores, winners, result, _seats(parties), _deals(before, sheet))


def first_to(
    target: int,
    before: MatchScore | None,
    sheet: Sheet | None,
    parties: Parties,
    *,
    line_by_line: bool = False,
) -> MatchScore:
    """Return the score of a match for the first party to reach a target; leaders who tie play on.

    Args:
        target: the points that are enough.
        before: how the match stood before the deal; None before the first.
        sheet: the deal; None where none is over yet.
        parties: who keeps score together.
        line_by_line: whether of an equal lead the party wins that gets there first when the deal
            is counted in the order of its lines.

    Looked at after each deal: of several that are there, the one with more wins.

    Returns:
        The score after the deal; `winners` is () while the match goes on or is tied.
    """
    scores = _add_scores(before, _totals(sheet), parties)
    best = max(scores)
    there = [party for party, score in enumerate(scores) if score == best >= target]
    if len(there) > 1 and line_by_line:
        earlier_winners = [party for party in there if before and party in before.winners]
        there = _first_there(target, scores, sheet, there) if sheet else earlier_winners or there
    winners = tuple(there) if len(there) == 1 else ()
    name = "match-won" if winners else "match-tied" if there else "match-on"
    result = _result(name, "points", target, winners, parties)
    return MatchScore("points", scores, winners, result, _seats(parties), _deals(before, sheet))


def last_in(
    target: int,
    before: MatchScore | None,
    sheet: Sheet | None,
    parties: Parties,
    *,
    back: bool = False,
) -> MatchScore:
    """Return the score of a match that players leave at a target; the last one in wins.

    Args:
        target: the points that put a player out.
        before: how the match stood before the deal.
        sheet: the deal.
        parties: the players, each a party.
        back: whether a player who is out comes back once, with the highest count still in, as long
            as two or more are in.

    >>> from italiancards.core.score import ScoreLine
    >>> three = ((Seat(0),), (Seat(1),), (Seat(2),))
    >>> sheet = Sheet(three, (ScoreLine("hands", {}, ((),) * 3, (0, 101, 40)),))
    >>> last_in(101, None, sheet, three).playing
    (Seat(0), Seat(2))
    >>> last_in(101, None, sheet, three, back=True).text
    '0 40 40 after 1, back 1'
    """
    had = _add_scores(before, None, parties)
    scores = list(_add_scores(before, _totals(sheet), parties))
    returned = list(before.returned if back and before else ())
    was_in = [party for party, score in enumerate(had) if score < target]
    still_in = [party for party in was_in if scores[party] < target]
    for party in was_in if back and len(still_in) > 1 else ():
        if party not in still_in and party not in returned:
            returned.append(party)
            scores[party] = max(scores[each] for each in still_in)
    left = tuple(party for party, score in enumerate(scores) if score < target)
    winners = left if len(left) == 1 else ()
    name = "match-won" if winners else "match-last-in"
    return MatchScore(
        "points",
        tuple(scores),
        winners,
        _result(name, "points", target, winners, parties),
        tuple(parties[party][0] for party in left),
        _deals(before, sheet),
        tuple(sorted({*returned})),
    )


def _first_there(
    target: int, scores: Sequence[int], last: Sheet, there: Sequence[int]
) -> list[int]:
    """Return the parties that reach the target first if the last sheet is added line by line."""
    counted = {party: scores[party] - last.totals[party] for party in there}
    for line in last.lines:
        for party in there:
            counted[party] += line.points_of(party)
        first = [party for party in there if counted[party] >= target]
        if first:
            return first
    return list(there)
