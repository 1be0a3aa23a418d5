"""Parallels of questions: the same kind of question, decided by the same rule, with other cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, wraps
from inspect import signature
from random import Random
from typing import Any, ParamSpec
from zlib import crc32

from italiancards.core.cards import Pack
from italiancards.core.errors import ItalianCardsError
from italiancards.core.game import Game
from italiancards.core.rules import Facts
from italiancards.core.words import Voice
from italiancards.questions.question import Question, QuestionCall
from italiancards.questions.wording import LEARNER
from italiancards.records import read
from italiancards.table import NAMES, Table

Asks = ParamSpec("Asks")
Change = Callable[[str], str]
"""Function from a text that names cards or numbers to the same text with others."""

CARDS, MELDS = "cards", "melds"
"""Changes of cards: of any of them, or of all by as many ranks, for melds."""
TRIES: Mapping[str, Sequence[str]] = {
    CARDS: ("kin",) * 5 + ("ranks",) * 5 + ("any",) * 5 + ("suits",) * 3,
    MELDS: ("shift",) * 5 + ("suits",) * 3,
}
"""Kinds of change that are tried in turn, by what may change."""
KIN = (("F", "C", "R"), ("J", "Q", "K"), ("4", "5", "6", "7"))
"""Ranks of which one teaches the others: an ace, a two and a three have a place of their own in
each game, which a lesson may not have taught yet."""
TWO = 2
"""Number of answers of which whoever was wrong knows the right one."""
NUMBER_TRIES = 8
"""Number of changes that are tried where only numbers are named."""

UNFIT = (ItalianCardsError, AssertionError, LookupError, StopIteration, ValueError)
"""Errors of a question that cannot be asked of other cards."""

PLAIN_NUMBERS = re.compile(r"[\d\s,./-]+")
WHOLE = re.compile(r"\d+")
STEP = 5
"""Distance between numbers that are all multiples of it."""
FURTHEST = 6
"""Most steps by which a number changes."""
INNER = slice(2, -1)
"""Ranks that melds may be moved between: the others have rules of their own."""


@dataclass(frozen=True, slots=True)
class _Record:
    """The record of a table that a question was asked at.

    Args:
        text: the record.
    """

    text: str


@dataclass(frozen=True)
class _RuleVoice(Voice):
    """A voice that notes the names of the sentences it says.

    Args:
        said: the names, in the order they are said.
    """

    said: list[str] = field(default_factory=list, compare=False)

    def say(self, message: str, facts: Facts | None = None) -> str:
        self.said.append(message)
        return super().say(message, facts)


def with_parallel(
    game: Game[Any, Any, Any] | None = None, changes: str = ""
) -> Callable[[Callable[Asks, Question]], Callable[Asks, Question]]:
    """Return a decorator of functions that ask: their questions can be drawn anew.

    Args:
        game: the game that they ask about; None if a table or their first argument says it.
        changes: what may change, `CARDS` or `MELDS`; "" for the one that fits the game's pack.
    """

    def decorate(ask: Callable[Asks, Question]) -> Callable[Asks, Question]:
        @wraps(ask)
        def asked(*args: Asks.args, **kwargs: Asks.kwargs) -> Question:
            question = ask(*args, **kwargs)
            bound = signature(ask).bind(*args, **kwargs)
            bound.arguments.pop("text", None)  # a lesson's own words name its own cards
            stored = tuple(_stored(each, question) for each in bound.args)
            named = {name: _stored(each, question) for name, each in bound.kwargs.items()}
            about = game or next(filter(None, map(_game_of, args)), None)
            assert about is not None  # each asks about a game
            usual = MELDS if about.pack.jokers else CARDS
            return replace(question, call=QuestionCall(ask, stored, named, about, changes or usual))

        return asked

    return decorate


def _stored(argument: object, question: Question) -> object:
    """Return an argument as a question keeps it: of a table only its record."""
    if isinstance(argument, Table):
        return _Record(question.shown or argument.record())
    return argument


def _game_of(argument: object) -> Game[Any, Any, Any] | None:
    """Return the game of a table, or a game itself; None of anything else."""
    if isinstance(argument, Table):
        return argument.game
    return argument if isinstance(argument, Game) else None


@lru_cache(maxsize=4096)  # a lesson's questions are the same for all who take it
def draw_parallel(
    question: Question, number: int = 0, others: tuple[Question, ...] = ()
) -> Question | None:
    """Return a question of the same kind and rule with other cards; None if there is none.

    Args:
        question: the question.
        number: how many were drawn before; each number has its own.
        others: questions asked before it. Where there are two answers, one of the same kind whose
            answer is the other may be drawn anew: else the right answer would be known.

    >>> from italiancards.games.briscola.questions import which_takes
    >>> like = draw_parallel(which_takes("RC", "7C 3C AD", trump="S"))
    >>> like.answer if like else None
    'Three of coins'
    """
    if question.call is None:
        return None
    chance = Random(crc32(f"{question.id(_voice())} {number}".encode()))
    models = [question]
    if len(question.options) == TWO and chance.random() < 1 / 2:
        models = [*filter(question.is_opposite, reversed(others)), question]
    return next(filter(None, (_drawn_like(each, chance) for each in models)), None)


def _drawn_like(question: Question, chance: Random) -> Question | None:
    """Return the first question that is a parallel of another; None if none of the tries is."""
    assert question.call is not None  # asked for only where another can be drawn
    for change in _changes(question.call, chance):
        like = _asked_again(question.call, change)
        if like is not None and _is_parallel(question, like):
            return like
    return None


def _asked_again(call: QuestionCall, change: Change) -> Question | None:
    """Return the question that a call asks with its texts changed; None if it cannot be asked."""
    try:
        args = [_changed(each, change) for each in call.args]
        named = {
            name: each if isinstance(each, int) else _changed(each, change)  # an option stays
            for name, each in call.named.items()
        }
        return call.ask(*args, **named)
    except UNFIT:
        return None


def _changed(argument: object, change: Change) -> object:
    """Return an argument with its cards or numbers changed."""
    if isinstance(argument, _Record):
        return read(change(argument.text))
    if isinstance(argument, str):
        return change(argument)
    if isinstance(argument, tuple):
        return tuple(_changed(each, change) for each in argument)
    if isinstance(argument, int) and not isinstance(argument, bool):
        return int(change(str(argument)))
    return argument


def _is_parallel(question: Question, parallel: Question) -> bool:
    """Return True if a question is seen to be another, of the same rule, with its own number."""
    words, others = _words(question), _words(parallel)
    numbers = all(label.isdecimal() for label in (words.right, others.right))
    return (
        words.rule == others.rule
        and words.seen != others.seen
        and not (numbers and words.right == others.right)
    )


@dataclass(frozen=True)
class _QuestionWords:
    """The words of a question.

    Args:
        seen: what a learner reads and sees.
        right: the right answer.
        rule: the names of the sentences that say why it is right.
    """

    seen: tuple[object, ...]
    right: str
    rule: tuple[str, ...]


def _words(question: Question) -> _QuestionWords:
    """Return the words of a question in English."""
    voice = _voice()
    labels = tuple(each.label(voice) for each in question.options)
    voice.said.clear()
    because = question.because(voice)
    rule = tuple(voice.said)
    cards = tuple(cards for _, cards in question.spreads)
    return _QuestionWords(
        (question.text(voice), labels, because, cards), labels[question.right], rule
    )


def _voice() -> _RuleVoice:
    """Return a voice that speaks English to the learner, and names every seat."""
    return _RuleVoice(me=LEARNER, names=NAMES)


# Other cards, other numbers


def _changes(call: QuestionCall, chance: Random) -> Iterator[Change]:
    """Yield changes of a call's texts, the furthest first; of numbers if it names no card."""
    pack = call.game.pack
    texts = list(_texts((*call.args, *call.named.values())))
    named = [each for text in texts for each in _card_letters(pack).findall(text)]
    has_table = any(isinstance(each, _Record) for each in (*call.args, *call.named.values()))
    if not named and not has_table:
        yield from (_other_numbers(texts, chance) for _ in range(NUMBER_TRIES))
        return
    for kind in TRIES[call.changes]:
        suits = dict(zip(pack.suits, chance.sample(pack.suits, len(pack.suits)), strict=True))
        cards = _other_cards(pack, kind, named, suits, chance)
        if cards is not None:
            yield _with_cards(pack, cards, {} if kind == "any" else suits)


def _texts(arguments: Iterable[object]) -> Iterator[str]:
    """Yield each text among arguments, but for records of tables."""
    for each in arguments:
        if isinstance(each, str):
            yield each
        elif isinstance(each, tuple):
            yield from _texts(each)


def _card_letters(pack: Pack) -> re.Pattern[str]:
    """Return a pattern of a card of a pack in a text, where it stands by itself."""
    ranks, suits = "|".join(pack.ranks), "".join(pack.suits)
    return re.compile(rf"(?<!\w)(?:{ranks})[{suits}](?!\w)")


def _other_cards(
    pack: Pack, kind: str, named: Sequence[str], suits: Mapping[str, str], chance: Random
) -> dict[str, str] | None:
    """Return another card for each of a pack; None if none fits the cards named.

    Args:
        pack: the pack.
        kind: `suits` (only suits change), `ranks` (each rank becomes another one as well), `kin`
            (one of its kin), `shift` (all by as many ranks), or `any` (each card any other).
        named: the cards that are named beside a table.
        suits: another suit for each.
        chance: chooses.
    """
    cards = [each for each in pack.known if each[-1] in pack.suits]
    if kind == "any":
        return dict(zip(cards, chance.sample(cards, len(cards)), strict=True))
    ranks = dict(zip(pack.ranks, pack.ranks, strict=True))
    if kind == "ranks":
        ranks = dict(zip(pack.ranks, chance.sample(pack.ranks, len(pack.ranks)), strict=True))
    for group in KIN if kind == "kin" else ():
        ranks |= dict(zip(group, chance.sample(group, len(group)), strict=True))
    if kind == "shift":
        inner = pack.ranks[INNER]
        places = [inner.index(each[:-1]) for each in named if each[:-1] in inner]
        if len(places) < len(named):
            return None
        last = len(inner) - 1
        by = chance.randint(-min(places, default=0), last - max(places, default=0))
        ranks = {
            rank: pack.ranks[(at + by) % len(pack.ranks)] for at, rank in enumerate(pack.ranks)
        }
    return {each: f"{ranks[each[:-1]]}{suits[each[-1]]}" for each in cards}


def _with_cards(pack: Pack, cards: Mapping[str, str], suits: Mapping[str, str]) -> Change:
    """Return a change of the cards of a text, and of the suits that stand there alone."""
    letters = _card_letters(pack)
    alone = re.compile(rf"(?<!\w)[{''.join(pack.suits)}](?!\w)")

    def change(text: str) -> str:
        changed = letters.sub(lambda found: cards[found[0]], text)
        return alone.sub(lambda found: suits.get(found[0], found[0]), changed)

    return change


def _other_numbers(texts: Sequence[str], chance: Random) -> Change:
    """Return a change of numbers: one grows by as much as the next becomes less."""
    by = chance.choice([each for each in range(-FURTHEST, FURTHEST + 1) if each])
    swaps = chance.random() < 1 / 2

    def change(text: str) -> str:
        if not PLAIN_NUMBERS.fullmatch(text):
            return text
        numbers = [int(each) for each in WHOLE.findall(text)]
        step = STEP if all(each % STEP == 0 for each in numbers) and max(numbers) > 99 else 1
        signs = [-1 if at % 2 else 1 for at in range(len(numbers))]
        if len(numbers) % 2 and len(numbers) > 1:
            signs[-1] = 0  # the sum stays as it was
        moved = [
            max(1, each + sign * by * step) if each else 0  # who closed, or won nothing, still did
            for each, sign in zip(numbers, signs, strict=True)
        ]
        if swaps and len(moved) > 1 and len(moved) % 2 == 0:
            moved = [moved[at + (-1 if at % 2 else 1)] for at in range(len(moved))]
        left = iter(moved)
        return WHOLE.sub(lambda _: str(next(left)), text)

    return change
