"""Questions that the engine answers: no answer is typed in by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import italiancards as ic
from italiancards.core.cards import Card, split_cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.events import Event
from italiancards.core.words import Voice
from widgets.lesson.steps import Say
from widgets.view_model import face_of

Told = Callable[[Voice], str]
"""A sentence that a voice says."""


@dataclass(frozen=True)
class Option:
    """One answer to choose: words, and for a card its picture.

    Args:
        label: what it is called.
        card: the card it shows, if any.
    """

    label: Told
    card: Card | None = None


@dataclass(frozen=True)
class Question:
    """A question with its answers.

    Args:
        text: what is asked.
        options: the answers in the order they are shown.
        right: the place of the right one, as the engine found it.
        because: the rule or the fact that makes it right.
        reveal: the move that shows it on the table, if there is one.
        record: the table it is asked at, if any.
    """

    text: Told
    options: tuple[Option, ...]
    right: int
    because: Told
    reveal: str | None = None
    record: str | None = None

    def answered(self, voice: Voice, chosen: int) -> str:
        """What is said first of an answer: that it is right, or what was chosen instead."""
        if chosen == self.right:
            return voice.say("lesson-right")
        card = self.options[chosen].card
        return voice.say("lesson-chose" if card else "lesson-wrong", {"card": card})

    def id(self, voice: Voice) -> str:
        """What the question is known by, as a voice asks it.

        >>> len(which_card("CS", "FS CD CS").id(Voice()))
        8
        """
        asked = [self.text(voice), self.record, *(option.label(voice) for option in self.options)]
        return f"{crc32(repr(asked).encode()):08x}"

    def model(self, voice: Voice, chosen: int | None) -> dict[str, Any]:
        """The question as the browser is told of it; the answer only once it was given."""
        options = [
            {
                "label": option.label(voice),
                "face": None if option.card is None else face_of(option.card, voice),
            }
            for option in self.options
        ]
        right = None if chosen is None else self.right
        return {"text": self.text(voice), "options": options, "chosen": chosen, "right": right}


def _asked(en_it: Say | None, sentence: str, **facts: object) -> Told:
    """The words of the lesson, or else the question as the catalogue has it."""
    if en_it is not None:
        return lambda voice: en_it.in_language(voice.language)
    return lambda voice: voice.say(sentence, facts)


def taking(table: ic.Table, move: str) -> tuple[str, Event]:
    """The trick that a move completes: the record before it, and who takes."""
    record = table.record()
    played = ic.read(record).play(move)
    for _, event in played.log(since=table.now + 1):
        if event.name == "trick-taken":
            return record, event
    raise ItalianCardsError(f"{move} completes no trick here.")


def who_takes(table: ic.Table, move: str, text: Say | None = None) -> Question:
    """Who takes the trick when the seat to move plays a card: me, the other, or nobody.

    Args:
        table: a table where that card completes the trick.
        move: the card.
        text: the question in words of the lesson's own.

    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S")
    >>> who_takes(table, "RB").right  # the options: you, the other player, nobody
    1
    """
    record, event = taking(table, move)
    mine = event.facts["seat"] == table.to_move
    led = next(zone for zone in table.game.zones(table.view()) if zone.name == "trick")
    other = led.owners[0]
    options = (
        Option(lambda voice: voice.say("ui-you")),
        Option(lambda voice: voice.name(other)),
        Option(lambda voice: voice.say("question-nobody")),
    )
    card = table.read(move).card  # type: ignore[attr-defined]  # a move that completes a trick
    because = event.because
    assert because is not None  # a trick of two cards is always decided by a rule
    asked = _asked(text, "question-who-takes", seat=other, led=led.cards[0], card=card)
    return Question(
        asked,
        options,
        0 if mine else 1,
        lambda voice: voice.finding(because),
        reveal=move,
        record=record,
    )


def how_many_points(table: ic.Table, move: str, text: Say | None = None) -> Question:
    """How many points the trick holds that a card completes.

    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="AB", upcard="4S")
    >>> question = how_many_points(table, "RB")
    >>> question.options[question.right].label(Voice())
    '15'
    """
    record, event = taking(table, move)
    points: int = event.facts["points"]
    others = sorted({points, points + 1, max(0, points - 4), points + 4, 10})[:4]
    numbers = others if points in others else [*others[:3], points]
    card = table.read(move).card  # type: ignore[attr-defined]  # a move that completes a trick
    facts = {"points": points}
    return Question(
        _asked(text, "question-points", card=card),
        tuple(Option(lambda voice, number=number: str(number)) for number in numbers),
        numbers.index(points),
        lambda voice: voice.say("question-points-because", facts),
        reveal=move,
        record=record,
    )


def which_card(card: str, among: str, game: str = "briscola", text: Say | None = None) -> Question:
    """Which of some cards is the one that is named.

    >>> which_card("CS", "FS CD CS").right
    2
    """
    rules = ic.game(game)
    cards = tuple(rules.pack.card(each) for each in split_cards(among))
    wanted = rules.pack.card(card)
    facts = {"card": wanted}
    return Question(
        _asked(text, "question-which-card", card=wanted),
        tuple(Option(lambda voice, each=each: voice.card(each), each) for each in cards),
        cards.index(wanted),
        lambda voice: voice.say("question-which-card-because", facts),
    )


def may_play(table: ic.Table, move: str, text: Say | None = None) -> Question:
    """Whether a move is allowed.

    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S")
    >>> may_play(table, "2D").right  # the options: yes, no
    0
    """
    why = table.why(move)
    card = why.move.card  # type: ignore[attr-defined]  # every move names a card so far
    return Question(
        _asked(text, "question-may-play", card=card),
        (
            Option(lambda voice: voice.say("question-yes")),
            Option(lambda voice: voice.say("question-no")),
        ),
        0 if why.ok else 1,
        lambda voice: voice.verdict(why.verdict),
        record=table.record(),
    )
