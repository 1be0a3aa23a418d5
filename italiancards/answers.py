"""What a table answers when it is asked: objects that print as words."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.cards import Cards
from italiancards.core.game import View
from italiancards.core.match import Standing
from italiancards.core.moves import Move
from italiancards.core.rules import Finding, Verdict
from italiancards.core.score import Sheet
from italiancards.core.words import Voice
from italiancards.core.zones import Zone
from italiancards.hints import Advice


@dataclass(frozen=True)
class Why:
    """Whether a move may be played, and why; prints as the reason.

    Args:
        verdict: the judgement.
        text: what it comes to, in words.
    """

    verdict: Verdict
    text: str

    @property
    def move(self) -> Move:
        """The move asked about."""
        return self.verdict.move  # type: ignore[no-any-return]

    @property
    def ok(self) -> bool:
        """Whether it may be played."""
        return self.verdict.ok

    def __str__(self) -> str:
        return f"{self.move} {'✓' if self.ok else '✗'} {self.text}"


@dataclass(frozen=True)
class Hint:
    """A move and the reasons for it; prints as both.

    Args:
        advice: what the bot weighed.
        why: its reasons, in words.
    """

    advice: Advice
    why: str

    @property
    def move(self) -> Move:
        """The move it would make."""
        return self.advice.move

    def __str__(self) -> str:
        return f"{self.move}: {self.why}"


@dataclass(frozen=True)
class Score:
    """The score of a deal and the standing of the match; prints as a sheet.

    Args:
        sheet: the deal's lines, totals and result.
        standing: the match.
        voice: who says it.
    """

    sheet: Sheet
    standing: Standing
    voice: Voice

    def _entry(self, written: str, cards: Cards) -> str:
        return f"{written}  ({' '.join(map(self.voice.symbol, cards))})" if cards else written

    def __str__(self) -> str:
        heads = [" & ".join(self.voice.name(seat) for seat in side) for side in self.sheet.parties]
        rows = [["", *heads]]
        for line in self.sheet.lines:
            for each in (line, *line.parts):
                rows.append([self.voice.line(each), *map(self._entry, each.written, each.cards)])
        rows.append([self.voice.say("sheet-total"), *map(str, self.sheet.totals)])
        if not self.standing.alone:
            match = self.voice.say("sheet-match", {"unit": self.standing.unit})
            rows.append([match, *map(str, self.standing.scores)])
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        text = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]
        if self.sheet.result is not None:
            text.append(self.voice.finding(self.sheet.result))
        if not self.standing.alone:
            text.append(self.voice.finding(self.standing.result))
        return "\n".join(text)


def drawn(
    game: str,
    number: int,
    view: View,
    zones: tuple[Zone, ...],
    signs: tuple[Finding, ...],
    voice: Voice,
) -> str:
    """A table as text, as the seat of the view sees it.

    Args:
        game: what the game is called.
        number: which deal of the match it is, from 1.
        view: what the seat knows.
        zones: where the cards lie.
        signs: what everybody keeps in mind.
        voice: who says it, to that seat.
    """
    lines = [voice.say("table-deal", {"game": game, "number": number})]
    lines += [voice.finding(sign) for sign in signs]
    for zone in zones:
        stands = dict(zone.stands)
        shown = " ".join(
            voice.symbol(card) + (f"={voice.symbol(stands[place])}" if place in stands else "")
            for place, card in enumerate(zone.cards)
            if card is not None
        )
        if zone.owners:
            shown = "  ".join(
                f"{voice.symbol(card)} ({voice.name(owner)})"
                for card, owner in zip(zone.cards, zone.owners, strict=True)
                if card is not None
            )
        if zone.face_down:
            hidden = voice.say("face-down", {"number": zone.face_down})
            shown = f"{shown} + {hidden}" if shown else hidden
        label = voice.say(f"zone-{zone.name}", {"seat": zone.seat, "number": zone.number})
        lines.append(f"{label}: {shown or voice.say('nothing').lower()}")
    lines.append(voice.say("table-turn", {"seat": view.to_move}))
    return "\n".join(lines)
