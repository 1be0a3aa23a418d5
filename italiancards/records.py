"""Tables to and from text: new deals, positions, records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from italiancards.core import match
from italiancards.core.cards import Cards, split_cards, without
from italiancards.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    ItalianCardsError,
    Unreadable,
    quoted,
)
from italiancards.core.game import DealStart, Game, Moment
from italiancards.core.language import said
from italiancards.core.mail import decoded
from italiancards.core.match import Standing
from italiancards.core.numbers import as_number
from italiancards.core.options import agreed, applying, declared, differing
from italiancards.core.position import LONGEST, read_position, told_as_text
from italiancards.core.record import DealText, RecordText, names_of, read_record, seed_of
from italiancards.core.seats import Seat
from italiancards.deals import Deals, Decks, usual_dealer
from italiancards.registry import game as game_named
from italiancards.registry import named
from italiancards.table import NAMES, Table


def fresh_seed() -> int:
    """A deal number that nobody has seen: four digits, to be read out loud."""
    import secrets

    return secrets.randbelow(9000) + 1000


def deal(
    game: str,
    *,
    seed: object = None,
    order: str | None = None,
    top: str | None = None,
    dealer: int | None = None,
    standing: str | None = None,
    preset: str | None = None,
    names: Sequence[str] = NAMES,
    **options: object,
) -> Table:
    """A table with a match, its first deal dealt, or the next where one is gone on with.

    Args:
        game: its name; `italiancards.GAMES` has them all. `scopone` means Scopa with that preset.
        seed: the deal number; the same number deals the same cards for ever. Without one, a fresh.
        order: the whole deck of that deal, in the order it is dealt.
        top: the first cards of that order only; the rest is shuffled.
        dealer: who deals it; without one the last seat in play, so that the first seat leads, or
            who draws the card for it, where the game has that.
        standing: how the match stood before it, as `table.standing.text` tells; without one the
            match begins.
        preset: a named variant of the game.
        names: what the players are called, by seat; without them the usual ones, as the lots fall
            where partners are drawn.
        options: what else is agreed, by name.

    Raises:
        BadOption: a game, preset, option or value that does not exist.
        Unreadable: cards in `order` or `top` that the game does not have; no standing of it.
        BadPosition: cards named twice, or both in `order` and in `top`; a dealer who is nobody.
        ItalianCardsError: names or a deal number that a record cannot hold.

    >>> table = deal("briscola", seed=7, exchange_two="first_trick")
    >>> table.to_move, table.view().hand
    (Seat(0), ('2D', 'AS', 'RD'))
    """
    called, meant = named(game)
    if meant is not None and preset not in (None, meant):
        raise BadOption(
            said(en=f"{quoted(game)} has no preset", it=f"{quoted(game)} non ha la variante"),
            preset,
            [meant],
        )
    rules = game_named(called)
    agreed_on = agreed(rules.name, rules.options, rules.presets, meant or preset, options)
    number = fresh_seed() if seed is None else seed_of(seed)
    before = _standing(rules, agreed_on, standing)
    known: dict[int, Cards] = {}
    if order is not None and top is not None:
        raise BadPosition(
            said(
                en=f"order={quoted(order)} and top={quoted(top)}: give only one of them.",
                it=f"order={quoted(order)} e top={quoted(top)}: dinne uno solo.",
            )
        )
    told = top if order is None else order
    if told is not None:
        stacked = _whole if order is not None else _topped
        usual = Decks(rules.deck(agreed_on), number).of(before.deals + 1)
        known[before.deals + 1] = stacked(rules, agreed_on, told, usual)
    if dealer is not None and dealer not in before.playing:
        raise BadPosition(f"dealer={quoted(dealer)}: {_seats(before)}{as_number(dealer)}.")
    first = usual_dealer(rules, agreed_on, before, number) if dealer is None else Seat(dealer)
    if names is NAMES and rules.lots is not None:
        names = [NAMES[player] for player in rules.lots(agreed_on, number)]
    return _new(rules, agreed_on, before, first, number, known, names)


def _standing(rules: Game[Any, Any, Any], options: Any, told: str | None) -> Standing:
    """How a match stands that is to be gone on with."""
    if told is None:
        return rules.match(options, None, None)
    if not isinstance(told, str):
        raise Unreadable(told, match.expected())
    standing = rules.read_standing(told, options)
    if standing.over:
        raise BadPosition(
            said(
                en=f"standing={quoted(told)}: the match is over.",
                it=f"standing={quoted(told)}: la partita è finita.",
            )
        )
    return standing


def _seats(before: Standing) -> str:
    """Who can deal, in words."""
    first, *_, last = before.playing
    if last - first + 1 == len(before.playing):
        return said(
            en=f"there are seats {first} to {last}", it=f"ci sono i posti da {first} a {last}"
        )
    playing = " ".join(map(str, before.playing))
    return said(en=f"players still in the match: {playing}", it=f"sono ancora in partita {playing}")


def _new(
    rules: Game[Any, Any, Any],
    options: Any,
    before: Standing,
    dealer: Seat,
    seed: object,
    known: Mapping[int, Cards],
    names: Sequence[str],
) -> Table:
    called = names_of(names, rules.seating(options).count)
    decks, number = Decks(rules.deck(options), seed, known), before.deals + 1
    start = DealStart(options, dealer, decks.of(number), before.scores, before.playing)
    first = Moment(*rules.deal(start), number)
    deals = Deals(rules, options, decks, start, before)
    return Table(rules, options, first, deals, seed=seed, names=called)


def _topped(rules: Game[Any, Any, Any], options: Any, told: str, usual: Cards) -> Cards:
    """A deck whose first cards are told, the rest in the usual order."""
    cards = tuple(rules.read_card(card, options) for card in split_cards(told))
    return cards + without(usual, cards, rules.notation(options).write)


def _whole(
    rules: Game[Any, Any, Any], options: Any, told: str, usual: Cards | None = None
) -> Cards:
    """A deck that is told whole."""
    cards = tuple(rules.read_card(card, options) for card in split_cards(told))
    pack, write = rules.deck(options), rules.notation(options).write
    rest = without(pack, cards, write)
    if rest:
        raise BadPosition(
            said(
                en=f"order names {len(cards)} of {len(pack)} cards: {write(rest[0])} is missing.",
                it=f"order dice {len(cards)} di {len(pack)} carte; manca {write(rest[0])}.",
            )
        )
    return cards


def position(
    game: str,
    *,
    seed: object = 0,
    names: Sequence[str] = NAMES,
    dead_end: bool = False,
    **parts: object,
) -> Table:
    """A table set up from what matters: a match of one deal, or with `scores` one that goes on.

    Args:
        game: the game's name, or a whole position as text.
        seed: decides the hidden cards that are not named; `table.sampled` says which parts.
        names: what the players are called, by seat.
        dead_end: whether nobody need be able to move, as where a table is only asked why not.
        parts: what lies where (`hand`, `trick`, `upcard`, `next` …), `scores` and options, by name;
            as text, or as lists, numbers, `True` and `False`. `table.ignored` names the options
            about a match, which change nothing where no scores are told.

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
    called, preset = named(name)
    rules = game_named(called)
    declared_names = {each.name for each in declared(rules.options)}
    for part, value in parts.items():
        none = value is None and part in declared_names  # an option may be; a field is then empty
        fields[part] = str(value) if none else told_as_text(value)
    for part, told in fields.items():
        if len(told) > LONGEST:
            raise BadPosition(
                said(
                    en=f"{part}={quoted(told)} is longer than {LONGEST:,} characters.",
                    it=f"{part}={quoted(told)} è più lungo di {LONGEST} caratteri.",
                )
            )
    changes = {part: value for part, value in fields.items() if part in declared_names}
    options = agreed(rules.name, rules.options, rules.presets, preset, changes)
    players = names_of(names, rules.seating(options).count)
    cards = {part: value for part, value in fields.items() if part not in declared_names}
    state, sampled = rules.place(options, cards, Random(str(seed_of(seed))))
    of_match = {*differing(options)} - {*differing(options, of_match=False)}
    before = _before(rules, options, state.start.scores, told={*changes} & of_match)
    if not dead_end:
        _playable(rules, state, fields)
    deals = Deals(rules, options, Decks(rules.deck(options), seed), None, before)
    first = Moment(state, (), 1)
    ignored = tuple(name for name in changes if name in of_match and before.alone)
    return Table(
        *(rules, options, first, deals),
        seed=seed, names=players, sampled=sampled, ignored=ignored,
    )  # fmt: skip


def _before(
    rules: Game[Any, Any, Any], options: Any, scores: tuple[int, ...], *, told: set[str]
) -> Standing:
    """Score of the match in which a position arises; without scores it is one deal alone.

    Earlier releases wrote scores without the options of the match: what would have ended a usual
    match is one deal alone too.
    """
    alone = match.single(None, None, rules.parties(options))
    if not any(scores):
        return alone
    before = rules.match(options, replace(rules.match(options, None, None), scores=scores), None)
    if before.over and told:
        shown = quoted(" ".join(map(str, scores)))
        raise BadPosition(
            said(
                en=f"scores={shown}: the match is already won.",
                it=f"scores={shown}: la partita è già vinta.",
            )
        )
    return alone if before.over else before


def _playable(rules: Game[Any, Any, Any], state: Any, fields: Mapping[str, str]) -> None:
    """Refuse a position in which nobody can do anything, though it is not over."""
    view = rules.view(state, Seat(0))
    if view.over:
        return
    view = rules.view(state, Seat(0) if view.to_move is None else view.to_move)
    if rules.stuck(view):
        told = quoted(fields.get("hand", ""))
        raise BadPosition(
            said(
                en=f"hand={told}: there is no legal move here, so play cannot come to this.",
                it=f"hand={told}: qui non c’è nessuna mossa lecita, quindi giocando non ci si "
                "arriva.",
            )
        )


def load(path: str | Path) -> Table:
    """The table that a record file describes.

    Raises:
        BadRecord: it cannot be replayed; the error has the line, the reason, and the table so far.
        Unreadable: no file can be called that.
        OSError: the file cannot be opened.
    """
    try:
        text = decoded(Path(path).read_bytes())
    except UnicodeDecodeError:
        raise BadRecord(1, said(en="not a text file", it="non è un file di testo")) from None
    except (TypeError, ValueError):
        raise Unreadable(path, said(en="the path of a file", it="il percorso di un file")) from None
    return read(text)


def read(text: str) -> Table:
    """The table that a record describes.

    Raises:
        BadRecord: it cannot be replayed; the error has the line, the reason, and the table so far.

    >>> table = deal("briscola", seed=7).play("2D")
    >>> read(table.record()) == table
    True
    """
    *_, table = replayed(text)
    return table


def replayed(text: str) -> Iterator[Table]:
    """Replay a record some moves at a time: the table as far as it is, whole at last.

    Raises:
        BadRecord: see `read`.
    """
    record = read_record(text)
    if not record.deals:
        raise BadRecord(
            1,
            said(
                en='no [Deal "1"]: this is not a record',
                it='manca [Deal "1"]: non è una registrazione',
            ),
        )
    table = _opened(record)
    letters = table.notation.of(
        told for each in record.deals for name, (_, told) in each.tags.items() if name in CARDS
    )
    for number, dealt in enumerate(record.deals, start=record.first):
        if number > record.first:
            _deal_again(table, dealt, number)
        for place, (line, move) in enumerate(dealt.moves, start=1):
            try:
                table.play(table.game.read_move(move, table.options, letters))
            except ItalianCardsError as error:
                raise BadRecord(line, str(error), table) from None
            if place % SLICE == 0:
                yield table
        yield table


SLICE = 20
"""Moves that are made again in one piece."""


CARDS = ("Deck", "Position")
"""The tags that hold cards, in the letters that the whole record is written in."""


def _opened(record: RecordText) -> Table:
    """The table before its first move."""
    line, name = record.tags.get("Game", (1, ""))
    first = record.deals[0]
    try:
        rules = game_named(name)
        line, told = record.tags.get("Options", (line, ""))
        changes = applying(rules.options, _changes(told))
        options = agreed(rules.name, rules.options, rules.presets, None, changes)
        line, told = record.tags.get("Names", (line, ", ".join(NAMES)))
        called = [each.strip() for each in told.split(",")]
        names = names_of(called, rules.seating(options).count)
        line, told = record.tags.get("Seed", (line, "0"))
        seed = seed_of(told)
        line, stood = record.tags.get("Standing", (line, None))
        before = _standing(rules, options, stood)
        if "Position" in first.tags:
            line, text = first.tags["Position"]
            if read_position(text)[0] != rules.name:
                raise Unreadable(
                    text,
                    said(en=f"a position of {rules.name}", it=f"una posizione di {rules.name}"),
                )
            table = position(text, seed=seed, names=names, dead_end=True, **changes)
        known = {}
        for number, dealt in enumerate(record.deals, start=record.first):
            if "Position" not in dealt.tags:
                line, deck = dealt.tags.get("Deck", (dealt.line, ""))
                known[number] = _whole(rules, options, deck)
        if "Position" in first.tags:
            table.deals.tell(known)
            return table
        line, dealer = first.tags.get("Dealer", (first.line, ""))
        seats = {str(seat): seat for seat in before.playing}
        if dealer not in seats:
            raise Unreadable(
                dealer,
                said(
                    en=f"a dealer, one of {' '.join(seats)}",
                    it=f"chi dà le carte, fra {' '.join(seats)}",
                ),
            )
        return _new(rules, options, before, seats[dealer], seed, known, names)
    except ItalianCardsError as error:
        raise BadRecord(line, str(error)) from None


def _changes(told: str) -> dict[str, str]:
    """The options that a record names."""
    changes: dict[str, str] = {}
    for word in told.split():
        option, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(word, said(en="option=value", it="opzione=valore"))
        if option in changes:
            raise Unreadable(word, said(en=f"{option} once only", it=f"{option} una volta sola"))
        changes[option] = value
    return changes


def _deal_again(table: Table, dealt: DealText, number: int) -> None:
    """The next deal of a record."""
    try:
        table.next_deal()
    except ItalianCardsError as error:
        raise BadRecord(dealt.line, str(error), table) from None
    start = table.deals.start(number)
    line, dealer = dealt.tags.get("Dealer", (dealt.line, ""))
    if start is not None and dealer != str(start.dealer):
        raise BadRecord(
            line,
            said(
                en=f"dealer {quoted(dealer)}: seat {start.dealer} deals now",
                it=f"dealer {quoted(dealer)}: ora dà le carte il posto {start.dealer}",
            ),
            table,
        )
