"""Reads and runs the hand-written cases of a game (`cases.txt` says how they are written)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import italiancards as ic
from italiancards.core.melds.meld import parse_meld
from italiancards.core.notation import FRENCH
from italiancards.core.options import declared_options, make_options
from italiancards.core.position import read_position
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat
from italiancards.core.tricks import TrickOrder
from italiancards.games.briscola.rules.state import trick_order
from italiancards.games.burraco.rules import kinds
from italiancards.games.burraco.rules.meaning import melds_of
from italiancards.games.burraco.rules.moves import BurracoLay
from italiancards.games.burraco.rules.state import VALUES as BURRACO_VALUES
from italiancards.games.burraco.rules.state import melding
from italiancards.games.scala40.rules.state import VALUES
from italiancards.games.tresette.rules.state import ORDER


@dataclass
class Case:
    """One case: its sentence, its source, its position, and the lines that must hold."""

    line: int
    title: str
    source: str = ""
    position: str = ""
    claims: list[tuple[int, str, str]] = field(default_factory=list)


def cases_of(game: str) -> list[Case]:
    """All cases of a game, from every file that it has of them."""
    files = sorted(ic.game(game).words.parent.glob("*cases.txt"))
    return [case for file in files for case in read_cases(file.read_text(encoding="utf-8"))]


def read_cases(text: str) -> list[Case]:
    cases: list[Case] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        word, _, rest = raw.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word == "case":
            cases.append(Case(number, rest))
        elif word in ("source", "position"):
            setattr(cases[-1], word, rest)
        else:
            cases[-1].claims.append((number, word.rstrip(":"), rest))
    return cases


class Run:
    """One case being run against a game."""

    def __init__(self, game: str, case: Case) -> None:
        self.game = ic.game(game)
        self.case = case
        fields = read_position(f"{game}; {case.position}")[1]
        known = {each.name for each in declared_options(self.game.options)}
        self.changes = {name: value for name, value in fields.items() if name in known}
        self.options = make_options(game, self.game.options, self.game.presets, None, self.changes)
        placed = any(name not in known for name in fields)
        text = f"{game}; {case.position}"
        self.table = ic.position(text, dead_end=True) if placed else None

    def check(self, claim: str, rest: str) -> None:
        getattr(self, f"_{claim}")(rest)

    def _verdict(self, text: str) -> tuple[object, list[str]]:
        move, _, rules = text.rpartition(":")
        move, _, seat = move.partition(" by ")
        assert self.table is not None
        view = self.table.view(int(seat) if seat else None)
        verdict = self.game.rules.judge(view, self.table.read(move))
        return verdict, [rule.strip() for rule in rules.split(",")]

    def _may(self, text: str) -> None:
        verdict, rules = self._verdict(text)
        assert verdict.ok, f"forbidden: {verdict.reasons}"
        assert [finding.name for finding in verdict.findings] == rules

    def _no(self, text: str) -> None:
        verdict, rules = self._verdict(text)
        assert not verdict.ok, "allowed"
        assert [finding.name for finding in verdict.reasons] == rules

    def _after(self, text: str) -> None:
        moves, _, expected = text.partition(":")
        assert self.table is not None
        for move in moves.split(";"):
            self.table.play(move.strip())
        self._lies(expected)

    def _deal(self, text: str) -> None:
        cards, _, expected = text.partition(":")
        self.table = ic.deal(self.game.name, top=cards, seed=1, **self.changes)
        self._lies(expected)

    def _known(self, text: str) -> None:
        by, _, expected = text.partition(":")
        self._lies(expected, Seat(int(by.removeprefix("by "))))

    def _lies(self, expected: str, seat: Seat | None = None) -> None:
        assert self.table is not None
        lies = self.game.fields(self.table.moment.state, seat)
        for name, value in (part.split("=", 1) for part in expected.strip().split("; ")):
            found = lies.get(name, "")
            if value.endswith(" ..."):
                found = found[: len(value) - 4] + " ..."
            assert _groups(found) == _groups(value), f"{name}={found}"

    def _takes(self, text: str) -> None:
        trick, _, expected = text.partition(":")
        cards, _, trump = trick.partition(" trump ")
        lying = [self.game.read_card(card, self.options) for card in cards.split()]
        card, rule = (word.strip() for word in expected.split(","))
        place, finding = self._order(trump.strip()).decide(lying)
        assert lying[place] == card
        assert finding is not None
        assert finding.name == rule

    def _order(self, trump: str) -> TrickOrder:
        """What beats what in the game; where there are no trumps none is told."""
        return trick_order(self.options, trump) if self.game.name == "briscola" else ORDER

    def _sits(self, text: str) -> None:
        """Who sits where at a table whose deal number is told."""
        number, _, names = text.partition(":")
        table = ic.deal(self.game.name, seed=number.strip(), **self.changes)
        assert " ".join(table.names) == names.strip(), table.names

    def _score(self, text: str) -> None:
        totals, rule, winner = (word.strip() for word in text.split(","))
        assert self.table is not None
        if not self.table.over:
            self.table.play(self.table.legal()[0])
        sheet = self.table.score().sheet
        assert sheet.totals == _numbers(totals), sheet.totals
        assert sheet.result is not None
        assert sheet.result.name == rule
        assert sheet.winners == (() if winner == "-" else tuple(map(int, winner.split())))

    def _line(self, text: str) -> None:
        """One row of the sheet: its name, its points, and the cards it counts for each side."""
        name, points, *cards = (part.strip() for part in text.split(":"))
        assert self.table is not None
        lines = {line.name: line for line in self.table.score().sheet.lines}
        assert name in lines, f"no line {name}"
        assert lines[name].points == _numbers(points), lines[name].points
        for expected in cards:
            found = [" ".join(sorted(each)) for each in lines[name].cards]
            wanted = [" ".join(sorted(each.split())) for each in expected.split("/")]
            assert found == wanted, f"{name}: {' / '.join(found)}"

    def _turns(self, text: str) -> None:
        """Which way turns go round."""
        assert self.game.seating(self.options).direction == text.strip()

    def _events(self, text: str) -> None:
        """What the last move led to, by name."""
        assert self.table is not None
        last = max(n for n in range(self.table.now + 1) if self.table.moments[n].move is not None)
        names = [event.name for _, event in self.table.log(None, last, everything=True)]
        assert names == [name.strip() for name in text.split(",")], names

    def _worth(self, text: str) -> None:
        """What a meld counts; at Burraco its kind too, and what that is worth beside it."""
        meld, _, expected = text.rpartition(":")
        if self.game.name == "scala40":
            assert VALUES.meld(parse_meld(meld.strip())) == int(expected)
            return
        found = melds_of(BurracoLay.read(meld, FRENCH), melding(self.options))
        assert found is not None, "no meld"
        kind, bonus = (each(found[0], self.options) for each in (kinds.kind, kinds.bonus))
        points = BURRACO_VALUES.hand(found[0].cards)
        assert f"{points} {kind} {bonus}".replace("  ", " ") == expected.strip()

    def _draws(self, text: str) -> None:
        """Who deals first when these cards are drawn, in turn from the first seat."""
        cards, _, seat = text.partition(":")
        drawn = [self.game.read_card(card, self.options) for card in cards.split()]
        assert self.game.dealer(self.options, drawn) == int(seat)

    def _match(self, text: str) -> None:
        deals, _, expected = text.partition(":")
        scores, rule, *winner = (word.strip() for word in expected.split(","))
        standing = self.game.match(self.options, None, None)
        for deal in deals.split(","):
            standing = self.game.match(self.options, standing, _sheet(deal))
            assert self.game.read_match_score(standing.text, self.options) == standing
        assert standing.scores == _numbers(scores)
        assert standing.result.name == rule
        assert standing.winners == tuple(map(int, winner))
        assert standing.over == (rule in ("match-won", "match-drawn"))


def _numbers(text: str) -> tuple[int, ...]:
    """Numbers parted by hyphens, which may have a sign: `40--100`."""
    return tuple(map(int, _split(text)))


def _split(text: str) -> list[str]:
    return re.split(r"(?<=\d)-", text.strip())


def _groups(value: str) -> list[str]:
    groups = [" ".join(part.split()) for part in value.split("/")]
    while groups and not groups[-1]:
        groups.pop()
    return groups


def _sheet(deal: str) -> Sheet:
    """A sheet of some points, `70-50`, or line by line, `1+0+2-0+1+0`, or with `cappotto`."""
    deal, _, swept = deal.strip().partition(" ")
    by_side = [list(map(int, side.split("+"))) for side in _split(deal)]
    points = list(map(sum, by_side))
    best = [side for side, mine in enumerate(points) if mine == max(points)]
    sides = tuple((Seat(side),) for side in range(len(points)))
    lines = [
        ScoreLine("points", {}, ((),) * len(points), row) for row in zip(*by_side, strict=True)
    ]
    if swept:
        lines.append(
            ScoreLine(swept, {"side": best[0]}, ((),) * len(points), None, ("",) * len(points))
        )
    return Sheet(sides, tuple(lines), tuple(best) if len(best) == 1 else ())


def failures(game: str, cases: Iterable[Case]) -> Iterator[str]:
    """The first line of each case that does not hold, as `line: case: reason`."""
    for case in cases:
        line, claim, rest = case.line, "position", case.position
        try:
            run = Run(game, case)
            for each in case.claims:
                line, claim, rest = each
                run.check(claim, rest)
        except (AssertionError, ValueError) as error:
            yield f"{line}: {case.title}: {claim} {rest}: {error}"
