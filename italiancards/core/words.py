"""Sentences in both languages, from a finding, an event or a score line.

The sentences live in Fluent files, the core's and those of each game: what is said at a table in
`en.ftl` and `it.ftl`, what is read beside it in files like `about.en.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from italiancards.core.cards import LOOKS, Card, Cards
from italiancards.core.catalogue import RAIL, SHELVES, Shelf
from italiancards.core.errors import BadOption
from italiancards.core.events import Event
from italiancards.core.grammar import dative, enumerated, quantity
from italiancards.core.language import language as language
from italiancards.core.language import speak_here
from italiancards.core.meld_names import meld_name
from italiancards.core.moves import Move
from italiancards.core.names import (
    LANGUAGES,
    PLURALS,
    RANKS,
    SUITS,
    brief_names,
    card_name,
    card_names,
)
from italiancards.core.rules import Facts, Finding, Verdict
from italiancards.core.score import ScoreLine
from italiancards.core.seats import Seat


def speak(spoken: str) -> None:
    """Set the language of everything printed from here on; raise if it is unknown.

    Threads that have not chosen one speak as the main thread does.

    Raises:
        BadOption: a language other than `en` and `it`.

    >>> speak("en")
    """
    speak_here(check_language(spoken))


def check_language(spoken: str) -> str:
    """Return a language's code unchanged; raise `BadOption` if it is unknown."""
    if spoken not in LANGUAGES:
        raise BadOption("no-language", spoken, LANGUAGES)
    return spoken


class _CardList(str):
    """Several cards on their way through a sentence, which takes text only."""

    cards: Cards


def _card_list(cards: Cards) -> _CardList:
    """Return cards as a text that Fluent accepts, with the cards kept on it."""
    listed = _CardList(" ".join(cards))
    listed.cards = cards
    return listed


@lru_cache
def _locale(spoken: str) -> Any:
    """Return Babel's locale of a language, for writing numbers; cached."""
    from babel import Locale  # slow: only where something is said

    return Locale.parse(spoken)


@lru_cache(maxsize=128)
def _shelf(spoken: str, folders: tuple[Path, ...], look: str, kind: str) -> Shelf:
    """Return the catalogue of a language, with Fluent functions that name cards; cached."""

    def card(value: Card, form: str = "plain") -> str:
        return card_name(value, spoken, str(form), look)

    def cards(value: _CardList, form: str = "plain", joined: str = "and") -> str:
        return card_names(value.cards, spoken, str(form), look, str(joined))

    def ranks(value: _CardList | Card, form: str = "plain") -> str:
        called = RANKS[spoken] if form == "plain" else PLURALS[spoken]
        named = value.cards if isinstance(value, _CardList) else (value,)
        names = [called[LOOKS[look].get(c, c).rank] for c in named]
        if form == "all" and spoken == "it":
            names = [f"{'gli' if name[0] in 'ao' else 'i'} {name}" for name in names]
        return enumerated(names, spoken)

    def suit(value: str) -> str:
        worn = {card.suit: shown.suit for card, shown in LOOKS[look].items()}
        return SUITS[spoken][worn.get(value, value)]

    def suits(value: _CardList) -> str:
        return enumerated((suit(card.suit) for card in value.cards), spoken)

    def count(value: Any, things: str) -> str:
        number = value if isinstance(value, str) else value.format(_locale(spoken))
        return quantity(number, str(things), spoken)

    def brief(value: _CardList) -> str:
        return brief_names(value.cards, spoken, look)

    def meld(value: _CardList, form: str = "whole") -> str:
        return meld_name(value.cards, spoken, look, str(form))

    functions: Any = {
        "BRIEF": brief,
        "COUNT": count,
        "TO": dative,
        "CARD": card,
        "CARDS": cards,
        "MELD": meld,
        "RANKS": ranks,
        "SUIT": suit,
        "SUITS": suits,
    }
    return Shelf(spoken, folders, kind, functions)


MOST_WORDS = 40
"""Longest advice, in words."""


@dataclass(frozen=True)
class Voice:
    """Somebody who says things: in a language, to a seat, with the names of the players.

    Args:
        language: `en` or `it`.
        folders: where the sentences are, beside the core's.
        me: the seat that is spoken to as "you", or None.
        names: the players' names by seat.
        look: the pack on the table (see `LOOKS`).
        terse: whether a sentence's short form for the rail is said, where it has one.

    >>> Voice().say("same-suit.ok", {"card": Card("A", "B"), "best": Card("5", "B")})
    'Same suit, and the ace of clubs is higher than the five of clubs: it wins.'
    """

    language: str = LANGUAGES[0]
    folders: tuple[Path, ...] = ()
    me: Seat | None = None
    names: tuple[str, ...] = ()
    look: str = "italian"
    terse: bool = False

    def to(self, me: Seat | None) -> Voice:
        """Return a copy of the voice that addresses another seat as “you”."""
        return replace(self, me=me)

    @property
    def on_rail(self) -> Voice:
        """Copy of the voice that says the short forms that stand in the rail."""
        return replace(self, terse=True)

    def say(self, message: str, facts: Facts | None = None) -> str:
        """Return the sentence with an id, filled with facts, with a capital first letter.

        Args:
            message: its name in the catalogue, with `.attribute` where it has one.
            facts: what fills it; see `phrase`.

        Raises:
            KeyError: no such sentence in this language.
        """
        sentence = self.phrase(message, facts)
        return sentence[:1].upper() + sentence[1:]

    def phrase(self, message: str, facts: Facts | None = None) -> str:
        """Return the sentence with an id, filled with facts, as it stands in the catalogue.

        Args:
            message: its name in the catalogue, with `.attribute` where it has one.
            facts: what fills it; a seat `s` becomes `$s` (`you`, `other` or `nobody`) and its
                name `$s-name`; partners become `us` or `them`, with their names; moves become what
                their buttons say, with a small letter; `$look` is the pack on the table.

        Raises:
            KeyError: no such sentence in this language.
        """
        items = tuple((facts or {}).items())
        try:
            return _cached_phrase(self, message, items, tuple(map(_kind, items)))
        except TypeError:  # a fact that cannot be looked up
            return self._phrase(message, dict(items))

    def _phrase(self, message: str, facts: Facts) -> str:
        """Return the sentence with an id, filled with facts, without using the cache."""
        name, _, attribute = message.partition(".")
        found = (
            (shelf, entry.attributes.get(attribute) if attribute else entry.value)
            for shelf, entry in self._entries(name)
        )
        shelf, pattern = next((each for each in found if each[1] is not None), (None, None))
        if shelf is None or pattern is None:
            raise KeyError(f"no sentence {message!r} in {self.language}")
        text, errors = shelf.bundle.format_pattern(pattern, self._filled(facts))
        if errors:
            raise KeyError(f"{message!r} in {self.language}: {errors[0]}")
        return " ".join(str(text).split())

    def _entries(self, name: str) -> Iterator[tuple[Shelf, Any]]:
        """Yield each catalogue that has a sentence with its unfilled entry, the first one first."""
        for kind in (RAIL, *SHELVES) if self.terse else SHELVES:
            shelf = _shelf(self.language, self.folders, self.look, kind)
            if name in shelf:
                yield shelf, shelf[name]

    def _entry(self, name: str) -> Any:
        """Return the unfilled entry of a sentence; raise if no catalogue has one."""
        for _, entry in self._entries(name):
            return entry
        raise KeyError(f"no sentence {name!r} in {self.language}")

    def knows(self, name: str) -> bool:
        """Return True if a catalogue has a sentence.

        Args:
            name: its id.
        """
        return any(True for _ in self._entries(name))

    def _has(self, name: str, attribute: str) -> bool:
        """Return True if a sentence has such a form; raise if no catalogue has the sentence."""
        return attribute in self._entry(name).attributes

    def _filled(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts as Fluent takes them: seats as words and names, cards as lists."""
        filled: dict[str, Any] = {"look": self.look}
        for name, fact in facts.items():
            if isinstance(fact, Seat):
                filled[name] = "you" if fact == self.me else "other"
                filled[f"{name}-name"] = self.name(fact)
            elif fact is None:
                filled[name] = "nobody"
                filled[f"{name}-name"] = ""
            elif isinstance(fact, tuple) and fact and isinstance(fact[0], Seat):
                filled[name] = "us" if self.me in fact else "them"
                filled[f"{name}-name"] = self.names_of(fact)
                filled[f"{name}-side"] = self.side(fact)
            elif isinstance(fact, tuple) and fact and isinstance(fact[0], Move):
                filled[name] = "; ".join(map(self.inside, fact))
            elif isinstance(fact, tuple):
                filled[name] = _card_list(fact)
            else:
                filled[name] = fact
        return filled

    def name(self, seat: Seat) -> str:
        """Return a player's name, or the seat's number from 1 if it has none."""
        return self.names[seat] if seat < len(self.names) else f"{seat + 1}"

    def name_or_you(self, seat: Seat) -> str:
        """Return a player's name, or “you” for the seat addressed."""
        return self.say("you") if seat == self.me else self.name(seat)

    def side(self, seats: Sequence[Seat]) -> str:
        """Return the names of a party's players joined, “you” first.

        >>> Voice("it", me=Seat(2), names=("Anna", "Rosa", "Aldo")).side((Seat(0), Seat(2)))
        'Tu e Anna'
        """
        mine_first = sorted(seats, key=lambda seat: seat != self.me)
        return enumerated(map(self.name_or_you, mine_first), self.language)

    def names_of(self, seats: Sequence[Seat]) -> str:
        """Return the names of players joined with `and`.

        >>> Voice("it", names=("Anna", "Rosa", "Aldo")).names_of((Seat(0), Seat(2)))
        'Anna e Aldo'
        """
        return enumerated(map(self.name, seats), self.language)

    def symbol(self, card: Card) -> str:
        """Return a card's text in the letters of the table's pack.

        >>> Voice(look="french").symbol(Card("R", "D"))
        'Kd'
        """
        return LOOKS[self.look].get(card, card)

    def card(self, card: Card) -> str:
        """Return a card's name with a capital first letter."""
        text = card_name(card, self.language, look=self.look)
        return text[:1].upper() + text[1:]

    def rank(self, card: Card) -> str:
        """Return the name of a card's rank.

        >>> Voice("it").rank(Card("C", "D"))
        'cavallo'
        """
        shown = LOOKS[self.look].get(card, card)
        return RANKS[self.language][shown.rank]

    def move(self, move: Move) -> str:
        """Return a move as an order with a capital first letter, as for a button."""
        return self.say(f"move-{move.verb or 'play'}", move.facts)

    def inside(self, move: Move) -> str:
        """Return a move as an order with a small first letter, for inside a sentence."""
        order = self.move(move)
        return order[:1].lower() + order[1:]

    def short(self, move: Move) -> str:
        """Return a move in a short form if it has one, else as an order."""
        name = f"move-{move.verb or 'play'}"
        return self.say(f"{name}.short") if self._has(name, "short") else self.move(move)

    def whether(self, move: Move) -> str:
        """Return the question whether a move may be made."""
        name = f"move-{move.verb or 'play'}"
        if self._has(name, "may"):
            return self.say(f"{name}.may", move.facts)
        return self.say("question-may-do", {"move": self.move(move)})

    def move_name(self, move: Move) -> str:
        """Return a move's name: the card for a plain play, else its sentence as on a button."""
        card = move.uses.card
        return self.move(move) if move.verb or card is None else self.card(card)

    def finding(self, finding: Finding) -> str:
        """Return a finding's sentence."""
        return self.say(finding.message, finding.facts)

    def brief(self, finding: Finding) -> str:
        """Return a finding's short sentence if it has one, else its full one."""
        has = self._has(finding.name, "short")
        return self.say(f"{finding.name}.short", finding.facts) if has else self.finding(finding)

    def briefly(self, reasons: Sequence[Finding], worth: Sequence[Finding] = ()) -> str:
        """Return the sentences on reasons, as many as fit into forty words, then those on worth.

        Args:
            reasons: the deciding one first; none is said twice.
            worth: what is said after them in any case.
        """
        sentences = [self.brief(each) for each in reasons[:1]]
        after = [self.finding(each) for each in worth]
        for each in reasons[1:]:
            for sentence in (self.finding(each), self.brief(each)):
                if len(" ".join((*sentences, sentence, *after)).split()) <= MOST_WORDS:
                    sentences.append(sentence)
                    break
        return " ".join(dict.fromkeys((*sentences, *after)))

    def verdict(self, verdict: Verdict) -> str:
        """Return the sentences on a verdict: why the move is forbidden, or else allowed.

        A terse voice says the first of them only.
        """
        reasons = verdict.reasons[:1] if self.terse else verdict.reasons
        return " ".join(map(self.finding, reasons))

    def event(self, event: Event) -> str:
        """Return an event's sentence."""
        return self.say(event.message, event.facts)

    def heard(self, event: Event, form: str = "heard") -> str:
        """Return the few words in which an event is told to whoever plays by ear; maybe none.

        Args:
            event: what happened; what is hidden goes without saying, unless the rail has it.
            form: `heard`, or `soon` for what comes next.
        """
        name, _, kind = event.message.partition(".")
        terse = self.on_rail
        if kind != "told":
            return terse.event(event) if terse._has(name, kind) else ""
        try:
            return terse.say(f"{name}.{form}", event.facts)
        except KeyError:
            return terse.event(event) if form == "heard" else ""

    def line(self, line: ScoreLine) -> str:
        """Return the label of a score sheet's row."""
        return self.say(f"line-{line.name}", line.facts)


def _kind(item: tuple[str, Any]) -> tuple[type, ...]:
    """Return the types in a fact, so that a cache keeps a seat apart from its number."""
    fact = item[1]
    return (type(fact), type(fact[0])) if isinstance(fact, tuple) and fact else (type(fact),)


@lru_cache(maxsize=512)
def _cached_phrase(
    voice: Voice, message: str, items: tuple[tuple[str, Any], ...], kinds: tuple[Any, ...]
) -> str:
    """Return the sentence with an id, filled with facts; cached."""
    return voice._phrase(message, dict(items))
