"""What the tiny games share: gates, and positions that are a deck and the moves made with it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from italiancards.core import gates
from italiancards.core.cards import Cards, shuffled
from italiancards.core.errors import BadPosition
from italiancards.core.game import DealStart, Game
from italiancards.core.moves import Move
from italiancards.core.position import Fields
from italiancards.core.rules import RuleBook
from italiancards.core.seats import Seat


def gated() -> RuleBook[Any, Move]:
    """Rules that begin with whose turn it is and what one holds."""
    rules: RuleBook[Any, Move] = RuleBook()
    for gate in (gates.deal_is_on, gates.your_turn, gates.hold_the_cards):
        rules.enter(gate, source="tests", gate=True)
    return rules


def dealt(start: DealStart[Any], players: int, each: int) -> tuple[Cards, ...]:
    """Cards to each seat in packets, and the rest."""
    packets = [start.deck[each * seat : each * (seat + 1)] for seat in range(players)]
    return (*packets, start.deck[each * players :])


def fields(state: Any, seat: Seat | None) -> Fields:
    """The deck and the moves; with a seat, its hand alone."""
    if seat is not None:
        return {"hand": " ".join(state.hands[seat])}
    moves = ", ".join(map(str, state.moves))
    texts = {"dealer": str(state.start.dealer), "deck": " ".join(state.start.deck)}
    return texts | ({"moves": moves} if moves else {})


def placing(game: Callable[[], Game[Any, Any, Any]]) -> Callable[..., tuple[Any, tuple[str, ...]]]:
    """How a position becomes a state: the deck is dealt, and the moves are made."""

    def place(options: Any, texts: Fields, chance: Random) -> tuple[Any, tuple[str, ...]]:
        rules = game()
        if unknown := set(texts) - {"dealer", "deck", "moves", "hand"}:
            raise BadPosition(f"no field {min(unknown)!r}")
        known = texts.get("deck")
        whole = rules.deck(options)
        deck = tuple(map(rules.pack.card, known.split())) if known else shuffled(whole, chance)
        standing = rules.match(options, None, None)
        dealer = Seat(int(texts.get("dealer", "0")))
        start = DealStart(options, dealer, deck, standing.scores, standing.playing)
        state, _ = rules.deal(start)
        for text in filter(None, texts.get("moves", "").split(", ")):
            state, _ = rules.play(state, rules.read_move(text, options))
            while (step := rules.advance(state)) is not None:
                state, _ = step
        return state, () if known else ("deck",)

    return place
