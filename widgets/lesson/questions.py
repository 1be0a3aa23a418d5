"""Questions that the engine answers: no answer is typed in by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import italiancards as ic
from italiancards.core.cards import Card, Cards, split_cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.events import Event
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from widgets.lesson.wording import LEARNER, Say
from widgets.screen.view_model import face_of, named_card, side

Told = Callable[[Voice], str]
"""A sentence that a voice says."""
Spread = tuple[Told, Cards]
"""Cards spread out above the answers, and what they are called."""


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
        spreads: cards that it is about, such as each player's pile.
    """

    text: Told
    options: tuple[Option, ...]
    right: int
    because: Told
    reveal: str | None = None
    record: str | None = None
    spreads: tuple[Spread, ...] = ()

    def answered(self, voice: Voice, chosen: int) -> str:
        """What is said first of an answer: that it is right, or what was chosen instead."""
        if chosen == self.right:
            return voice.say("lesson-right")
        card = self.options[chosen].card
        return voice.say("lesson-chose" if card else "lesson-wrong", {"card": card})

    def id(self, voice: Voice) -> str:
        """What the question is known by, as a voice asks it: eight hexadecimal digits."""
        asked = [self.text(voice), self.record, *(option.label(voice) for option in self.options)]
        asked += [" ".join(cards) for _, cards in self.spreads]
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
        spreads = [
            {
                "label": label(voice),
                "cards": [named_card(card, voice) for card in cards],
            }
            for label, cards in self.spreads
        ]
        right = None if chosen is None else self.right
        asked = {"text": self.text(voice), "options": options, "spreads": spreads}
        return asked | {"chosen": chosen, "right": right}


def worded(en_it: Say | None, sentence: str, **facts: object) -> Told:
    """The words of the lesson, or else a sentence of the catalogue."""
    if en_it is not None:
        return lambda voice: en_it.in_language(voice.language)
    return lambda voice: voice.say(sentence, facts)


def numbers(right: int, step: int = 1, most: int | None = None) -> tuple[tuple[Option, ...], int]:
    """Four numbers to choose from, from low to high, and the place of the right one.

    Its place depends on the number alone, so that it is not the same in every question.

    Args:
        right: the number that is right.
        step: how far they lie apart.
        most: the highest number that makes sense.

    >>> options, place = numbers(15, step=4)
    >>> [option.label(Voice()) for option in options], place
    (['3', '7', '11', '15'], 3)
    """
    lowest = right - min(right % 4, right // step) * step
    while most is not None and lowest + 3 * step > most and lowest >= step:
        lowest -= step
    offered = range(lowest, lowest + 4 * step, step)
    options = tuple(Option(lambda voice, number=number: str(number)) for number in offered)
    return options, offered.index(right)


def players(table: ic.Table, *more: str) -> tuple[Option, ...]:
    """The players to choose from, in the order of their seats, then other answers.

    Args:
        table: where they sit.
        more: the sentences of the other answers.
    """

    def name(voice: Voice, seat: Seat) -> str:
        return voice.say("ui-you") if seat == voice.me else voice.name(seat)

    seats = tuple(table.seating.order(LEARNER))
    named = (Option(lambda voice, seat=seat: name(voice, seat)) for seat in seats)
    return (*named, *_said(more))


def sides(table: ic.Table, *more: str) -> tuple[Option, ...]:
    """The sides to choose from, each with its players, the learner's first; then other answers.

    Args:
        table: where they sit.
        more: the sentences of the other answers.

    >>> from widgets.session.session import Session
    >>> table = ic.deal("scopa", seed=1, players=4)
    >>> [each.label(Session(table).voice) for each in sides(table)]
    ['You and Aldo', 'Rosa and Bice']
    """
    parties = table.parties
    named = (Option(lambda voice, party=party: side(party, voice)) for party in parties)
    return (*named, *_said(more))


def _said(sentences: Iterable[str]) -> Iterator[Option]:
    """Sentences of the catalogue to choose from."""
    return (Option(lambda voice, each=each: voice.say(each)) for each in sentences)


YES_OR_NO = tuple(_said(("question-yes", "question-no")))


def named(cards: str, game: str) -> Cards:
    """Some cards of a game's pack, as they are written."""
    pack = ic.game(game).pack
    return tuple(pack.card(each) for each in split_cards(cards))


def pictures(cards: Iterable[Card]) -> tuple[Option, ...]:
    """Cards to choose from."""
    return tuple(Option(lambda voice, card=card: voice.card(card), card) for card in cards)


def completed(table: ic.Table, move: str) -> tuple[str, list[Event]]:
    """The record before a move that completes a trick, and what happens then.

    Raises:
        ItalianCardsError: it completes none.
    """
    record = table.record()
    played = ic.read(record).play(move)
    events = [event for _, event in played.log(since=table.now + 1)]
    if not any(event.name == "trick-taken" for event in events):
        raise ItalianCardsError(f"{move} completes no trick here.")
    return record, events


def taking(table: ic.Table, move: str) -> tuple[str, Event]:
    """The trick that a move completes: the record before it, and who takes."""
    record, events = completed(table, move)
    return record, next(event for event in events if event.name == "trick-taken")


def deciding(taken: Event) -> Finding:
    """The rule that decides who takes a trick."""
    assert taken.because is not None  # a trick of two cards is always decided by a rule
    return taken.because


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
    led = next(zone for zone in table.game.zones(table.view()) if zone.name == "trick")
    card = table.read(move).uses.card
    because = deciding(event)
    asked = worded(text, "question-who-takes", seat=led.owners[0], led=led.cards[0], card=card)
    return Question(
        asked,
        players(table, "question-nobody"),
        int(event.facts["seat"]),
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
    options, right = numbers(points, step=1 if points < 4 else 4)
    card = table.read(move).uses.card
    facts = {"points": points}
    return Question(
        worded(text, "question-points", card=card),
        options,
        right,
        lambda voice: voice.say("question-points-because", facts),
        reveal=move,
        record=record,
    )


def which_card(card: str, among: str, game: str = "briscola", text: Say | None = None) -> Question:
    """Which of some cards is the one that is named.

    >>> which_card("CS", "FS CD CS").right
    2
    """
    cards, wanted = named(among, game), ic.game(game).pack.card(card)
    facts = {"card": wanted}
    return Question(
        worded(text, "question-which-card", card=wanted),
        pictures(cards),
        cards.index(wanted),
        lambda voice: voice.say("question-which-card-because", facts),
    )


def which_takes(
    led: str, among: str, trump: str, game: str = "briscola", text: Say | None = None
) -> Question:
    """Which one of some cards takes from a card that is led.

    Args:
        led: the card led.
        among: the cards to choose from.
        trump: the trump suit.
        game: the game.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: none of them takes, or several do.

    >>> which_takes("RC", "7C 3C AD", trump="S").right
    1
    """
    options, takers = [], []
    for number, written in enumerate(split_cards(among)):
        table = ic.position(game, hand=written, trick=led, trump=trump, stock=0)
        options.append(table.game.pack.card(written))
        _, event = taking(table, written)
        if event.facts["seat"] == table.to_move:
            takers.append((number, event))
    if len(takers) != 1:
        raise ItalianCardsError(f"{among}: {len(takers)} of these take {led}; ask about one.")
    ((right, event),) = takers
    because = deciding(event)
    return Question(
        worded(text, "question-which-takes", suit=trump, led=table.game.pack.card(led)),
        pictures(options),
        right,
        lambda voice: voice.finding(because),
    )


def may_play(table: ic.Table, move: str, text: Say | None = None) -> Question:
    """Whether a move is allowed.

    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S")
    >>> may_play(table, "2D").right  # the options: yes, no
    0
    """
    why = table.why(move)
    card = why.move.uses.card
    return Question(
        worded(text, "question-may-play", card=card),
        YES_OR_NO,
        0 if why.ok else 1,
        lambda voice: voice.verdict(why.verdict),
        record=table.record(),
    )
