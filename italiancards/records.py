"""Tables from text: records replayed, beside new deals and positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from italiancards.core.errors import BadRecord, ItalianCardsError, Unreadable, quoted
from italiancards.core.game import Game
from italiancards.core.mail import decoded
from italiancards.core.messages import Message
from italiancards.core.options import applicable_changes, make_options
from italiancards.core.position import read_position
from italiancards.core.record import DealText, RecordText, names_of, read_record, seed_of
from italiancards.registry import game as game_named
from italiancards.start import deal, fresh_seed, match_score_from, new_table, position, whole_deck
from italiancards.table import NAMES, Table

__all__ = ["deal", "fresh_seed", "load", "position", "read", "replay_steps"]


def load(path: str | Path) -> Table:
    """Return the table replayed from a record file; raise if that is unreadable.

    Raises:
        BadRecord: it cannot be replayed; the error has the line, the reason, and the table so far.
        Unreadable: no file can be called that.
        OSError: the file cannot be opened.
    """
    try:
        text = decoded(Path(path).read_bytes())
    except UnicodeDecodeError:
        raise BadRecord(1, Message("record-no-text-file")) from None
    except (TypeError, ValueError):
        raise Unreadable(path, Message("expected-file-path")) from None
    return read(text)


def read(text: str) -> Table:
    """Return the table replayed from a record's text; raise at the line that cannot be.

    Raises:
        BadRecord: it cannot be replayed; the error has the line, the reason, and the table so far.

    >>> table = deal("briscola", seed=7).play("2D")
    >>> read(table.record()) == table
    True
    """
    *_, table = replay_steps(text)
    return table


def read_house(text: str) -> tuple[Game[Any, Any, Any], Any]:
    """Return the game of a record and the options agreed there; no move is replayed.

    Raises:
        ItalianCardsError: it is no record, or of a game or options that there are not.

    >>> rules, options = read_house(deal("scopa", seed=7, target=21).record())
    >>> rules.name, options.target
    ('scopa', 21)
    """
    tags = read_record(text).tags
    rules = game_named(tags["Game"][1])
    changes = applicable_changes(rules.options, _changes(tags.get("Options", (1, ""))[1]))
    return rules, make_options(rules.name, rules.options, rules.presets, None, changes)


def replay_steps(text: str) -> Iterator[Table]:
    """Yield the table while a record is replayed on it, complete at last; raise at a bad line.

    Raises:
        BadRecord: see `read`.
    """
    record = read_record(text)
    if not record.deals:
        raise BadRecord(1, Message("record-no-deal"))
    table = _first_table(record)
    letters = table.notation.of(
        value for each in record.deals for name, (_, value) in each.tags.items() if name in CARDS
    )
    for number, dealt in enumerate(record.deals, start=record.first):
        if number > record.first:
            _deal_again(table, dealt, number)
        for place, (line, move) in enumerate(dealt.moves, start=1):
            try:
                table.play(table.game.read_move(move, table.options, letters))
            except ItalianCardsError as error:
                raise BadRecord(line, error.message, table) from None
            if place % SLICE == 0:
                yield table
        yield table


SLICE = 20
"""Number of moves replayed between two yields."""


CARDS = ("Deck", "Position")
"""Tags that hold cards, in the letters that the whole record is written in."""


def _first_table(record: RecordText) -> Table:
    """Return the table of a record before its first move; raise if its tags are wrong."""
    line, name = record.tags.get("Game", (1, ""))
    first = record.deals[0]
    try:
        rules = game_named(name)
        line, value = record.tags.get("Options", (line, ""))
        changes = applicable_changes(rules.options, _changes(value))
        options = make_options(rules.name, rules.options, rules.presets, None, changes)
        line, value = record.tags.get("Names", (line, ", ".join(NAMES)))
        called = [each.strip() for each in value.split(",")]
        names = names_of(called, rules.seating(options).count)
        line, value = record.tags.get("Seed", (line, "0"))
        seed = seed_of(value)
        line, match_score = record.tags.get("Standing", (line, None))
        before = match_score_from(rules, options, match_score)
        if "Position" in first.tags:
            line, text = first.tags["Position"]
            if read_position(text)[0] != rules.name:
                raise Unreadable(text, Message("expected-position-of", game=rules.name))
            table = position(text, seed=seed, names=names, dead_end=True, **changes)
        known = {}
        for number, dealt in enumerate(record.deals, start=record.first):
            if "Position" not in dealt.tags:
                line, deck = dealt.tags.get("Deck", (dealt.line, ""))
                known[number] = whole_deck(rules, options, deck)
        if "Position" in first.tags:
            table.deals.set_decks(known)
            return table
        line, dealer = first.tags.get("Dealer", (first.line, ""))
        seats = {str(seat): seat for seat in before.playing}
        if dealer not in seats:
            raise Unreadable(dealer, Message("expected-dealer", seats=" ".join(seats)))
        return new_table(rules, options, before, seats[dealer], seed, known, names)
    except ItalianCardsError as error:
        raise BadRecord(line, error.message) from None


def _changes(text: str) -> dict[str, str]:
    """Return the options in a record's tag, as texts by name; raise if malformed."""
    changes: dict[str, str] = {}
    for word in text.split():
        option, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(word, Message("expected-option-value"))
        if option in changes:
            raise Unreadable(word, Message("expected-option-once", option=option))
        changes[option] = value
    return changes


def _deal_again(table: Table, dealt: DealText, number: int) -> None:
    """Deal a record's next deal on the table; raise if that is not due, or its dealer is wrong."""
    try:
        table.next_deal()
    except ItalianCardsError as error:
        raise BadRecord(dealt.line, error.message, table) from None
    start = table.deals.start(number)
    line, dealer = dealt.tags.get("Dealer", (dealt.line, ""))
    if start is not None and dealer != str(start.dealer):
        raise BadRecord(
            line, Message("record-wrong-dealer", dealer=quoted(dealer), due=start.dealer), table
        )
