"""Tables to and from text: new deals, positions, records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from italiancards.core.cards import Cards, shuffled, split_cards, without
from italiancards.core.errors import BadPosition, BadRecord, ItalianCardsError, Unreadable, quoted
from italiancards.core.game import DealStart, Game, Moment
from italiancards.core.options import agreed, declared
from italiancards.core.position import read_position
from italiancards.core.record import DealText, RecordText, names_of, read_record, seed_of
from italiancards.core.seats import Seat
from italiancards.games import game as game_named
from italiancards.table import NAMES, Table


def fresh_seed() -> int:
    """A deal number that nobody has seen: four digits, to be read out loud."""
    import secrets

    return secrets.randbelow(9000) + 1000


def _decks(
    game: Game[Any, Any, Any], options: Any, seed: object, known: Mapping[int, Cards]
) -> Callable[[int], Cards]:
    """The deck of each deal of a match: those that are known, else the deal number's."""
    pack = game.deck(options)

    def deck(number: int) -> Cards:
        return known.get(number) or shuffled(pack, seed if number == 1 else f"{seed}/{number}")

    return deck


def deal(
    game: str,
    *,
    seed: object = None,
    order: str | None = None,
    top: str | None = None,
    dealer: int | None = None,
    preset: str | None = None,
    names: Sequence[str] = NAMES,
    **options: object,
) -> Table:
    """A table with a new match, the first deal dealt.

    Args:
        game: its name; `italiancards.GAMES` has them all.
        seed: the deal number; the same number deals the same cards for ever. Without one, a fresh.
        order: the whole deck of the first deal, in the order it is dealt.
        top: the first cards of that order only; the rest is shuffled.
        dealer: who deals first; without one the last seat, so that the first seat leads.
        preset: a named variant of the game.
        names: what the players are called, by seat.
        options: what else is agreed, by name.

    Raises:
        BadOption: a game, preset, option or value that does not exist.
        Unreadable: cards in `order` or `top` that the game does not have.
        BadPosition: cards named twice, or both in `order` and in `top`; a dealer who is nobody.
        ItalianCardsError: names or a deal number that a record cannot hold.

    >>> table = deal("briscola", seed=7, exchange_two="first_trick")
    >>> table.to_move, table.view().hand
    (Seat(0), ('2D', 'AS', 'RD'))
    """
    rules = game_named(game)
    agreed_on = agreed(rules.name, rules.options, rules.presets, preset, options)
    number = fresh_seed() if seed is None else seed_of(seed)
    known: dict[int, Cards] = {}
    if order is not None and top is not None:
        raise BadPosition(f"order={quoted(order)} and top={quoted(top)}: tell one of them.")
    told = top if order is None else order
    if told is not None:
        known[1] = _stacked(rules, agreed_on, number, told, whole=order is not None)
    count = rules.seating(agreed_on).count
    first = count - 1 if dealer is None else dealer
    if first not in range(count):
        raise BadPosition(f"dealer={quoted(dealer)}: there are seats 0 to {count - 1}.")
    return _new(rules, agreed_on, Seat(first), number, known, names)


def _new(
    rules: Game[Any, Any, Any],
    options: Any,
    dealer: Seat,
    seed: object,
    known: Mapping[int, Cards],
    names: Sequence[str],
) -> Table:
    seating = rules.seating(options)
    called = names_of(names, seating.count)
    deck = _decks(rules, options, seed, known)
    zero = (0,) * len(rules.parties(options))
    start = DealStart(options, dealer, deck(1), zero)
    first = Moment(*rules.deal(start), 1)
    return Table(rules, options, first, deck, starts=[start], seed=seed, names=called)


def _stacked(
    rules: Game[Any, Any, Any], options: Any, seed: object, told: str, *, whole: bool
) -> Cards:
    """The deck of the first deal where its top is told, or the whole of it."""
    cards = tuple(rules.read_card(card, options) for card in split_cards(told))
    pack = rules.deck(options)
    rest = without(pack, cards)
    if whole and rest:
        raise BadPosition(f"order names {len(cards)} of {len(pack)} cards; without {rest[0]}.")
    shuffled_all = _decks(rules, options, seed, {})(1)
    return cards + without(shuffled_all, cards)


def position(
    game: str, *, seed: object = 0, names: Sequence[str] = NAMES, **parts: object
) -> Table:
    """A table set up from what matters, in a match of one deal.

    Args:
        game: the game's name, or a whole position as text.
        seed: decides the hidden cards that are not named; `table.sampled` says which parts.
        names: what the players are called, by seat.
        parts: what lies where (`hand`, `trick`, `upcard` …) and options, by name.

    Raises:
        Unreadable, BadPosition, BadOption: the text, the cards, or a name that does not exist.
        ItalianCardsError: names or a deal number that a record cannot hold.

    >>> table = position("briscola", hand="AB RC 6S", trick="5B", upcard="4S")
    >>> table
    position('briscola; hand=AB RC 6S; trick=5B; upcard=4S')
    >>> table.sampled
    ('others', 'stock')
    """
    name, fields = read_position(game)
    rules = game_named(name)
    fields.update({part: str(value) for part, value in parts.items()})
    declared_names = {each.name for each in declared(rules.options)}
    changes = {part: value for part, value in fields.items() if part in declared_names}
    options = agreed(rules.name, rules.options, rules.presets, None, changes)
    called = names_of(names, rules.seating(options).count)
    cards = {part: value for part, value in fields.items() if part not in declared_names}
    state, sampled = rules.place(options, cards, Random(str(seed_of(seed))))
    deck = _decks(rules, options, seed, {})
    first = Moment(state, (), 1)
    return Table(
        rules, options, first, deck, starts=[None], seed=seed, names=called, sampled=sampled
    )


def load(path: str | Path) -> Table:
    """The table that a record file describes.

    Raises:
        BadRecord: it cannot be replayed; the error has the line, the reason, and the table so far.
        Unreadable: no file can be called that.
        OSError: the file cannot be opened.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(1, "not a text file") from None
    except (TypeError, ValueError):
        raise Unreadable(path, "the path of a file") from None
    return read(text)


def read(text: str) -> Table:
    """The table that a record describes.

    Raises:
        BadRecord: it cannot be replayed; the error has the line, the reason, and the table so far.

    >>> table = deal("briscola", seed=7).play("2D")
    >>> read(table.record()) == table
    True
    """
    record = read_record(text)
    if not record.deals:
        raise BadRecord(1, 'no [Deal "1"]: this is not a record')
    table = _opened(record)
    for number, dealt in enumerate(record.deals, start=1):
        if number > 1:
            _deal_again(table, dealt, number)
        for line, move in dealt.moves:
            try:
                table.play(move)
            except ItalianCardsError as error:
                raise BadRecord(line, str(error), table) from None
    return table


def _opened(record: RecordText) -> Table:
    """The table before its first move."""
    line, name = record.tags.get("Game", (1, ""))
    first = record.deals[0]
    try:
        rules = game_named(name)
        line, told = record.tags.get("Options", (line, ""))
        changes = _changes(told)
        options = agreed(rules.name, rules.options, rules.presets, None, changes)
        line, told = record.tags.get("Names", (line, ", ".join(NAMES)))
        called = [each.strip() for each in told.split(",")]
        names = names_of(called, rules.seating(options).count)
        line, told = record.tags.get("Seed", (line, "0"))
        seed = seed_of(told)
        if "Position" in first.tags:
            line, text = first.tags["Position"]
            if read_position(text)[0] != rules.name:
                raise Unreadable(text, f"a position of {rules.name}")
            return position(text, seed=seed, names=names, **changes)
        known = {}
        for number, dealt in enumerate(record.deals, start=1):
            line, deck = dealt.tags.get("Deck", (dealt.line, ""))
            known[number] = _stacked(rules, options, seed, deck, whole=True)
        line, dealer = first.tags.get("Dealer", (first.line, ""))
        seats = {str(seat): seat for seat in rules.seating(options).order(Seat(0))}
        if dealer not in seats:
            raise Unreadable(dealer, f"a dealer, one of {' '.join(seats)}")
        return _new(rules, options, seats[dealer], seed, known, names)
    except ItalianCardsError as error:
        raise BadRecord(line, str(error)) from None


def _changes(told: str) -> dict[str, str]:
    """The options that a record names."""
    changes: dict[str, str] = {}
    for word in told.split():
        option, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(word, "option=value")
        if option in changes:
            raise Unreadable(word, f"{option} once only")
        changes[option] = value
    return changes


def _deal_again(table: Table, dealt: DealText, number: int) -> None:
    """The next deal of a record."""
    try:
        table.next_deal()
    except ItalianCardsError as error:
        raise BadRecord(dealt.line, str(error), table) from None
    start = table.starts[number - 1]
    line, dealer = dealt.tags.get("Dealer", (dealt.line, ""))
    if start is not None and dealer != str(start.dealer):
        raise BadRecord(line, f"dealer {dealer!r}: seat {start.dealer} deals now", table)
