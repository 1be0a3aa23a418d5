"""What a seat may not know: the same deal with other hidden cards, and all that is told of it.

Which cards are hidden is not asked of the game: hidden is what never lay open to all, was never in
the seat's own hand, and was never played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import italiancards as ic
from italiancards.core.cards import Card, Cards
from italiancards.core.errors import IllegalMove
from italiancards.core.moves import Move
from italiancards.core.options import changed_options
from italiancards.core.seats import Seat
from italiancards.deals import Decks
from italiancards.hints import Advice, Budget, bots, last, think
from italiancards.session.coach import Coach
from italiancards.session.observation import observation
from italiancards.session.practice_activity import sit_down
from italiancards.session.token import Token, differing_options

PLAYOUTS = 40
"""Deals that a hint is tried on here: what it may look at does not depend on how long it thinks."""


class AsDealt(Decks):
    """Decks that a deal number seems to deal: what a seat cannot tell from the real ones."""

    def usual(self, deal: int) -> Cards:
        """The deck that was told."""
        return self.overrides.get(deal) or super().usual(deal)


def others(table: ic.Table, seat: Seat, chance: Random, number: int = 2) -> Iterator[ic.Table]:
    """Tables that came about in the same way as far as a seat saw, with other hidden cards."""
    start = table.deals.start(1)
    assert start is not None
    known = _open_cards(table, seat)
    free = [place for place, card in enumerate(start.deck) if card not in known]
    found = 0
    for _ in range(40 * number):
        deck, mixed = list(start.deck), chance.sample(free, len(free))
        for place, source in zip(free, mixed, strict=True):
            deck[place] = start.deck[source]
        other = ic.deal(
            table.game.name,
            seed=table.seed,
            order=" ".join(deck),
            dealer=int(start.dealer),
            names=table.names,
            **changed_options(table.options),
        )
        other.deals._decks = AsDealt(other.deals._decks.pack, table.seed, {1: tuple(deck)})
        if _dealt_alike(table, other) and _replayed(table, other, seat, chance):
            yield other
            found += 1
            if found == number:
                return


def _open_cards(table: ic.Table, seat: Seat) -> set[Card]:
    """The cards that a seat has seen by right."""
    known: set[Card] = set()
    for number, moment in enumerate(table.moments[: table.now + 1]):
        known |= set(table.view(seat, number).hand)
        seen = [_shown(table, each, number) for each in range(table.seating.count)]
        known |= set.intersection(*seen)
        known |= _shown_to(table, seat, number)
        if moment.move is not None and moment.move_known_to(seat) is not None:
            known |= set(moment.move.uses.hand)
    return known


def _shown_to(table: ic.Table, seat: Seat, number: int) -> set[Card]:
    """The cards that others made known to a seat and not to all, by what they did themselves."""
    findings = [
        event.facts
        for event in table.moments[number].events
        if event.by not in (None, seat) and event.seen_by is not None and seat in event.seen_by
    ]
    cards = [card for facts in findings for card in (*facts.get("cards", ()), facts.get("card"))]
    return {card for card in cards if card is not None}


def _shown(table: ic.Table, seat: int, number: int) -> set[Card]:
    """What a seat sees lie; not what is only shown once more, wherever it lies."""
    zones = table.game.zones(table.view(seat, number))
    return {card for zone in zones if not zone.again for card in zone.cards if card is not None}


def _dealt_alike(table: ic.Table, other: ic.Table) -> bool:
    """Whether the deal went alike for all to see: no other cards were dealt again or put back."""
    here, there = ([event.name for event in each.moments[0].events] for each in (table, other))
    return here == there


def _replayed(table: ic.Table, other: ic.Table, seat: Seat, chance: Random) -> bool:
    """Play the same moves, those that are secret as they come; whether that is possible."""
    for number in range(1, table.now + 1):
        if table.moments[number].move is None:
            continue
        made = table.history.move_known_to(number, seat)
        moves = chance.sample(other.legal(), len(other.legal())) if made is None else [made]
        if not any(_looks_alike(table, other, seat, number, move) for move in moves):
            return False
    return other.now == table.now


def _looks_alike(table: ic.Table, other: ic.Table, seat: Seat, number: int, move: Move) -> bool:
    """Make a move; whether the seat sees the same happen, or it is taken back."""
    try:
        other.play(move)
    except IllegalMove:
        return False
    here, there = (
        [event.seen_from(seat).name for event in each.moments[number].events]
        for each in (table, other)
    )
    if here == there:
        return True
    other.undo()
    return False


def knowledge(table: ic.Table, seat: Seat) -> str:
    """All that is told to a seat, on the screen, beside it and to bots in its place."""
    game, voice = table.game, table.voice(seat)
    view = table.view(seat)
    score = table.score(seat=seat)
    answers: dict[str, Any] = {
        "view": repr(view),
        "zones": repr(game.zones(view)),
        "signs": [voice.finding(each) for each in game.signs(view)],
        "score": str(score) + repr(score.sheet),
        "log": [repr(event) for _, event in table.log(seat)],
        "position": repr(game.fields(table.moment.state, seat)),
    }
    if view.to_move == seat:
        judged = [game.rules.judge(view, move) for move in game.candidates(view)]
        answers["why"] = [voice.verdict(each) for each in judged]
        answers["prompt"] = voice.finding(game.prompt(view))
        answers["advice"] = repr(_advice(table, view))
    if game.layout is not None:
        answers["screen"] = _on_screen(table, seat)
    return json.dumps(answers, default=repr)


def _advice(table: ic.Table, view: Any) -> list[Advice]:
    """What each bot would do in the seat's place."""
    return [
        last(think(bot, table.game, view, Random(1), Budget(PLAYOUTS))) for bot in bots(table.game)
    ]


def _on_screen(table: ic.Table, seat: Seat) -> list[dict[str, Any]]:
    """The whole view model, the news of the last moments in it, the token and the coach too."""
    number = str(table.seed)
    origin = Token(table.game.name, differing_options(table), number)
    session = sit_down(table, seat, origin=origin)
    session.shown = max(0, table.now - 3)
    session.show(table.now)
    models = [session.model()]
    beside = observation(session, models[0])
    for advice in _advice(table, session.view) if session.view.to_move == seat else ():
        session.coach = Coach()
        session.coach.advice, session.coach.step = advice, 3
        models.append(session.model())
    return [dict(beside), *(model | {"id": ""} for model in models)]
