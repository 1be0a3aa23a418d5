"""Speech in time: what a listener hears whole of the utterances of a screen reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NotRequired, TypedDict

RATE = 180.0
"""Words a minute."""
REACH = 1.0
"""Seconds after a key in which what is said or stopped is the key's doing."""
SMALL = frozenset({"the", "and", "of", "di", "del", "dei", "le", "il", "la", "lo", "un", "una"})
"""Words that may be left out of a sentence."""


class Entry(TypedDict):
    """A line of the log that `orca_speech` writes; `stop` or `say`, `echo` for a key's name."""

    at: float
    say: NotRequired[str]
    echo: NotRequired[bool]
    stop: NotRequired[bool]


Fate = Literal["whole", "cut", "left"]


@dataclass(frozen=True)
class Key:
    """A key that the player pressed; `asks` is True for one that only looks."""

    at: float
    asks: bool


@dataclass(frozen=True)
class Utterance:
    """A text of a screen reader, from when to when it is spoken, and how that ended.

    Args:
        text: the text.
        start: seconds; when the voice was free for it.
        end: seconds; when it was over, or stopped.
        said: words until then.
        fate: "cut" if it was stopped before its end by no key, "left" if by a key of the player.
        asked: whether the player had just pressed a key that only looks.
        echo: whether it is the name of a key.
    """

    text: str
    start: float
    end: float
    said: int
    fate: Fate = "whole"
    asked: bool = False
    echo: bool = False


@dataclass(frozen=True)
class Act:
    """Something others did, or a sentence of a lesson, and when it is to be heard.

    Args:
        text: the sentence in which it is logged.
        needs: words without which an utterance does not tell it.
        start: seconds; when it was shown.
        end: seconds; when the player went on.
    """

    text: str
    needs: tuple[str, ...]
    start: float
    end: float


def words_of(text: str) -> list[str]:
    """Return the words of a text in small letters, numbers too.

    >>> words_of("Rosa: king of cups. 52.7?")
    ['rosa', 'king', 'of', 'cups', '52', '7']
    """
    return re.findall(r"\w+", text.lower())


def telling_words(text: str) -> tuple[str, ...]:
    """Return the words of a text that a shorter one keeps.

    >>> telling_words("Rosa plays the king of cups.")
    ('rosa', 'plays', 'king', 'cups')
    """
    return tuple(each for each in words_of(text) if each not in SMALL)


def utterances(
    log: Iterable[Entry], keys: Sequence[Key] = (), rate: float = RATE
) -> list[Utterance]:
    """Speak a log: each utterance after those before it, until a stop ends all.

    >>> log: list[Entry] = [{"at": 0, "say": "one two three"}, {"at": 0.4, "stop": True}]
    >>> [(each.said, each.fate) for each in utterances(log)]
    [(1, 'cut')]

    Args:
        log: what the speech module wrote, in its order.
        keys: those that the player pressed.
        rate: words a minute.
    """
    spoken: list[Utterance] = []
    a_word, free = 60 / rate, 0.0
    for entry in log:
        at = entry["at"]
        last = max((key for key in keys if key.at <= at), key=lambda key: key.at, default=None)
        near = last is not None and at - last.at <= REACH
        if "say" not in entry:
            _stop(spoken, at, a_word, by_key=near)
            free = min(free, at)
            continue
        number = len(words_of(entry["say"]))
        start = max(free, at)
        free = start + number * a_word
        asked = near and last is not None and last.asks
        echo = entry.get("echo", False)
        spoken.append(Utterance(entry["say"], start, free, number, asked=asked, echo=echo))
    return spoken


def _stop(spoken: list[Utterance], at: float, a_word: float, *, by_key: bool) -> None:
    """End what is spoken at a moment and what waits, in place."""
    for place in range(len(spoken) - 1, -1, -1):
        each = spoken[place]
        if each.end <= at:
            break
        said = max(0, min(each.said, int((at - each.start) / a_word + 1e-6)))
        fate: Fate = "left" if by_key else "cut"
        if each.fate == "whole":
            spoken[place] = replace(each, start=min(each.start, at), end=at, said=said, fate=fate)


def hear(act: Act, spoken: Iterable[Utterance], fate: Fate = "whole") -> Utterance | None:
    """Return the first utterance with all words of an act, while that was to be heard.

    Args:
        act: what is to be heard.
        spoken: all utterances.
        fate: how the utterance ended: whole, or else of no use to the listener.

    Words may have other endings: "kings" tells of a king.

    >>> whole = Utterance("Rosa: king of cups. Aldo: two.", 1, 4, 6)
    >>> hear(Act("Aldo plays the two of cups.", ("aldo", "two", "cups"), 0, 9), [whole]) is whole
    True
    >>> hear(Act("Aldo plays the ace of cups.", ("aldo", "ace", "cups"), 0, 9), [whole])
    """
    for each in spoken:
        if each.fate == fate and act.start - REACH <= each.start <= act.end:
            there = words_of(each.text)
            if all(is_alike_any(need, there) for need in act.needs):
                return each
    return None


def is_alike_any(need: str, words: Iterable[str]) -> bool:
    """Return True if a word is among others, but for its ending.

    >>> is_alike_any("king", ["kings"]), is_alike_any("king", ["knight"])
    (True, False)
    """
    stem, most = need[:-1] if len(need) > 2 else need, len(need) + 2
    return any(word == need or (word.startswith(stem) and len(word) <= most) for word in words)


@dataclass(frozen=True)
class Hearing:
    """Speech at a game or in a lesson, and what it should have said.

    Args:
        name: of the game.
        rounds: tricks or turns of the player, or steps.
        spoken: all utterances.
        acts: what others did.
        keys: presses.
        turns: of all players; 0 where there are none.
    """

    name: str
    rounds: int
    spoken: Sequence[Utterance]
    acts: Sequence[Act]
    keys: Sequence[Key]
    turns: int = 0

    @property
    def unheard(self) -> list[Act]:
        """Acts that no whole utterance tells."""
        return [each for each in self.acts if hear(each, self.spoken) is None]

    @property
    def left(self) -> list[Act]:
        """Acts that an utterance tells which a key of the player ended."""
        return [each for each in self.unheard if hear(each, self.spoken, "left") is not None]

    @property
    def cut(self) -> list[Utterance]:
        """Utterances that the page cut off."""
        return [each for each in self.spoken if each.fate == "cut" and not each.echo]

    @property
    def delay(self) -> float:
        """Most seconds from when an act was shown to when it had been heard."""
        heard = ((each.start, hear(each, self.spoken)) for each in self.acts)
        return max((by.end - start for start, by in heard if by is not None), default=0.0)

    def words(self, *, asked: bool) -> float:
        """Return the words said in a round, asked for by a key or not."""
        said = (each.said for each in self.spoken if each.asked is asked and not each.echo)
        return sum(said) / max(self.rounds, 1)

    def worst(self, number: int) -> list[str]:
        """Return some of the worst: cut off, then heard by nobody, then the longest."""
        cut = [f"cut after {each.said} words: {each.text}" for each in self.cut]
        unheard = [f"not heard: {each.text}" for each in self.unheard]
        unasked = [each for each in self.spoken if not each.asked and not each.echo]
        longest = sorted(unasked, key=lambda each: -len(words_of(each.text)))
        long = [f"{len(words_of(each.text))} words: {each.text}" for each in longest]
        kinds = (dict.fromkeys(each) for each in (cut, unheard, long))
        return [line for lines in kinds for line in list(lines)[:number]]


COLUMNS = (
    *("game", "rounds", "words", "a turn", "asked for", "keys"),
    *("others' acts", "not heard", "by own key", "cut", "heard after"),
)
"""Words that came by themselves by the round and by the turn of a player, words asked for and keys
by the round, then figures of all: of what was not heard, how much a key of the player ended."""


def table_text(found: Iterable[Hearing]) -> str:
    """Figures as a table of Markdown.

    >>> found = Hearing("briscola", 2, [Utterance("Rosa plays.", 0, 1, 2)], [], [], turns=4)
    >>> table_text([found]).splitlines()[-1]
    '| briscola | 2 | 1 | 0.5 | 0 | 0.0 | 0 | 0 | 0 | 0 | 0 s |'
    """
    lines = [f"| {' | '.join(COLUMNS)} |", f"|{'---|' * len(COLUMNS)}"]
    for each in found:
        words = each.words(asked=False)
        a_turn = words * each.rounds / (each.turns or each.rounds or 1)
        figures = (
            f"{each.rounds} | {words:.0f} | {a_turn:.1f} | {each.words(asked=True):.0f} | "
            f"{len(each.keys) / max(each.rounds, 1):.1f} | {len(each.acts)} | "
            f"{len(each.unheard)} | {len(each.left)} | {len(each.cut)} | {each.delay:.0f} s"
        )
        lines.append(f"| {each.name} | {figures} |")
    return "\n".join(lines)
