"""New tables: a deal dealt, or a position set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from italiancards.core import match
from italiancards.core.cards import Cards, split_cards, without
from italiancards.core.errors import (
    BadOption,
    BadPosition,
    Unreadable,
    quoted,
)
from italiancards.core.game import DealStart, Game, Moment
from italiancards.core.match import MatchScore
from italiancards.core.messages import Message
from italiancards.core.numbers import as_number
from italiancards.core.options import changed_options, declared_options, make_options
from italiancards.core.position import LONGEST, field_text, read_position
from italiancards.core.record import names_of, seed_of
from italiancards.core.seats import Seat
from italiancards.deals import Deals, Decks, usual_dealer
from italiancards.registry import game as game_named
from italiancards.registry import resolve_game
from italiancards.table import NAMES, Table


def fresh_seed() -> int:
    """Return a random deal number of four digits."""
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
    """Return a new table with a match's first deal dealt, or its next if `standing` resumes one.

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
    called, meant = resolve_game(game)
    if meant is not None and preset not in (None, meant):
        raise BadOption("no-preset", preset, [meant], game=quoted(game))
    rules = game_named(called)
    agreed_on = make_options(rules.name, rules.options, rules.presets, meant or preset, options)
    number = fresh_seed() if seed is None else seed_of(seed)
    before = match_score_from(rules, agreed_on, standing)
    known: dict[int, Cards] = {}
    if order is not None and top is not None:
        raise BadPosition("order-and-top", order=quoted(order), top=quoted(top))
    cards = top if order is None else order
    if cards is not None:
        stacked = whole_deck if order is not None else _deck_from_top
        usual = Decks(rules.deck(agreed_on), number).of(before.deals + 1)
        known[before.deals + 1] = stacked(rules, agreed_on, cards, usual)
    if dealer is not None and dealer not in before.playing:
        seats, remark = _seats(before), as_number(dealer)
        raise BadPosition("no-such-dealer", dealer=quoted(dealer), seats=seats, remark=remark)
    first = usual_dealer(rules, agreed_on, before, number) if dealer is None else Seat(dealer)
    if names is NAMES and rules.lots is not None:
        names = [NAMES[player] for player in rules.lots(agreed_on, number)]
    return new_table(rules, agreed_on, before, first, number, known, names)


def match_score_from(rules: Game[Any, Any, Any], options: Any, text: str | None) -> MatchScore:
    """Return the match score that a text writes, for None that of a new match; raise if it is over.

    Args:
        rules: the game.
        options: what was agreed.
        text: the standing, as `table.standing.text` writes it, or None.

    Raises:
        Unreadable: it is no standing of such a match.
        BadPosition: the match is over.
    """
    if text is None:
        return rules.match(options, None, None)
    if not isinstance(text, str):
        raise Unreadable(text, match.expected())
    match_score = rules.read_match_score(text, options)
    if match_score.over:
        raise BadPosition("standing-over", text=quoted(text))
    return match_score


def _seats(before: MatchScore) -> Message:
    """Return a message that lists the seats that can deal, for an error."""
    first, *_, last = before.playing
    if last - first + 1 == len(before.playing):
        return Message("seats-from-to", first=first, last=last)
    playing = " ".join(map(str, before.playing))
    return Message("seats-in-match", playing=playing)


def new_table(
    rules: Game[Any, Any, Any],
    options: Any,
    before: MatchScore,
    dealer: Seat,
    seed: object,
    known: Mapping[int, Cards],
    names: Sequence[str],
) -> Table:
    """Return a new table with its first deal dealt, from checked arguments.

    Args:
        rules: the game.
        options: what was agreed.
        before: how the match stood before that deal.
        dealer: who deals it.
        seed: the deal number of the match.
        known: the decks that are given, by the number of their deal.
        names: what the players are called, by seat.
    """
    called = names_of(names, rules.seating(options).count)
    decks, number = Decks(rules.deck(options), seed, known), before.deals + 1
    start = DealStart(options, dealer, decks.of(number), before.scores, before.playing)
    first = Moment(*rules.deal(start), number)
    deals = Deals(rules, options, decks, start, before)
    return Table(rules, options, first, deals, seed=seed, names=called)


def _deck_from_top(rules: Game[Any, Any, Any], options: Any, text: str, usual: Cards) -> Cards:
    """Return a deck with the cards of a text on top, the others in usual order."""
    cards = tuple(rules.read_card(card, options) for card in split_cards(text))
    return cards + without(usual, cards, rules.notation(options).write)


def whole_deck(
    rules: Game[Any, Any, Any], options: Any, text: str, usual: Cards | None = None
) -> Cards:
    """Return the deck that a text writes; raise if cards are missing from it.

    Args:
        rules: the game.
        options: what was agreed, which decides the deck and its letters.
        text: every card, in the order it is dealt.
        usual: unused here; the order by the deal number.

    Raises:
        Unreadable: a card that the game does not have.
        BadPosition: a card is missing, or named twice.
    """
    cards = tuple(rules.read_card(card, options) for card in split_cards(text))
    pack, write = rules.deck(options), rules.notation(options).write
    rest = without(pack, cards, write)
    if rest:
        raise BadPosition(
            "order-incomplete", count=len(cards), all=len(pack), missing=write(rest[0])
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
    """Return a new table set up at a position, from its text and parts; raise if it cannot be.

    Args:
        game: the game's name, or a whole position as text.
        seed: decides the hidden cards that are not named; `table.sampled` says which parts.
        names: what the players are called, by seat.
        dead_end: whether nobody need be able to move, as where a table is only asked why not.
        parts: what lies where (`hand`, `trick`, `upcard`, `next` …), `scores` and options, by name;
            as text, or as lists, numbers, `True` and `False`. `table.ignored` names the options
            about a match, which change nothing where no scores are given.

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
    called, preset = resolve_game(name)
    rules = game_named(called)
    declared_names = {each.name for each in declared_options(rules.options)}
    for part, value in parts.items():
        none = value is None and part in declared_names  # an option may be; a field is then empty
        fields[part] = str(value) if none else field_text(value)
    for part, text in fields.items():
        if len(text) > LONGEST:
            raise BadPosition("part-too-long", part=part, text=quoted(text), most=LONGEST)
    changes = {part: value for part, value in fields.items() if part in declared_names}
    options = make_options(rules.name, rules.options, rules.presets, preset, changes)
    players = names_of(names, rules.seating(options).count)
    cards = {part: value for part, value in fields.items() if part not in declared_names}
    state, sampled = rules.place(options, cards, Random(str(seed_of(seed))))
    of_match = {*changed_options(options)} - {*changed_options(options, of_match=False)}
    before = _before(rules, options, state.start.scores, match_options={*changes} & of_match)
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
    rules: Game[Any, Any, Any], options: Any, scores: tuple[int, ...], *, match_options: set[str]
) -> MatchScore:
    """Return the match score before a position's deal; without scores a match of one deal.

    Earlier releases wrote scores without the options of the match: what would have ended a usual
    match is one deal alone too.
    """
    alone = match.single(None, None, rules.parties(options))
    if not any(scores):
        return alone
    before = rules.match(options, replace(rules.match(options, None, None), scores=scores), None)
    if before.over and match_options:
        shown = quoted(" ".join(map(str, scores)))
        raise BadPosition("scores-won", shown=shown)
    return alone if before.over else before


def _playable(rules: Game[Any, Any, Any], state: Any, fields: Mapping[str, str]) -> None:
    """Raise if nobody can move in a position whose deal is not over."""
    view = rules.view(state, Seat(0))
    if view.over:
        return
    view = rules.view(state, Seat(0) if view.to_move is None else view.to_move)
    if rules.stuck(view):
        hand = quoted(fields.get("hand", ""))
        raise BadPosition("hand-without-moves", text=hand)
