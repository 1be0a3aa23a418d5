"""Principles of Scopa: each speaks for one move against another, by what the seat knows.

Source: principles by players and teachers, each tried over random positions (`docs/hints.md`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from italiancards.core.cards import ITALIAN, Card, Cards, without
from italiancards.core.moves import Capture, Move
from italiancards.games.scopa.hints.facts import (
    card_of,
    chance_next_holds,
    left_to_play,
    next_holds,
    sweepers,
    takers,
)
from italiancards.games.scopa.hints.race import (
    COINS,
    improves_primiera,
    is_won,
    other_sides,
    primiera_settled,
)
from italiancards.games.scopa.hints.worth import PRIMIERA, worth
from italiancards.games.scopa.rules.capture_rules import captures
from italiancards.games.scopa.rules.captures import no_scopa, value
from italiancards.games.scopa.rules.captures import worth as sum_of
from italiancards.games.scopa.rules.primiera import best_cards
from italiancards.games.scopa.rules.score import SETTEBELLO
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.principles import (
    Principle,
    Principles,
    advice_names,
    count_hands,
    less,
    parts,
)

SAFE = 10
"""Sum of a table that one card can still sweep."""
HIGH = "76A"
"""Ranks that are worth most for the primiera."""
LAST = 2
"""Cards in each hand from which it is asked who takes last."""
FEW = 4
"""Most cards left on a table of which each trick takes two."""


def _gained(move: Move) -> Cards:
    """Return the cards that a move brings; none where a card is laid down."""
    return (move.card, *move.cards) if isinstance(move, Capture) else ()


def _left(view: ScopaView, move: Move) -> Cards:
    """Return the table after a move."""
    if isinstance(move, Capture):
        return without(view.table, move.cards)
    return (*view.table, card_of(move))


def _captures(view: ScopaView, move: Move) -> bool:
    """True if a move takes cards."""
    return isinstance(move, Capture)


def _scopa(view: ScopaView, move: Move) -> bool:
    """True if a move makes a scopa."""
    if not isinstance(move, Capture) or len(move.cards) != len(view.table):
        return False
    return no_scopa(view.options, move.card, move.cards, left_to_play(view)) is None


def _settebello(view: ScopaView, move: Move) -> bool:
    """True if a move takes the settebello."""
    return SETTEBELLO in _gained(move)


def _settebello_left(view: ScopaView, move: Move) -> bool:
    """True if a move leaves the settebello where some unseen card takes it."""
    left = _left(view, move)
    return SETTEBELLO in left and bool(next_holds(view)[1] and takers(view, left, SETTEBELLO))


def _sweep_chance(view: ScopaView, move: Move) -> float:
    """Return the chance that the next player can sweep the table that a move leaves."""
    left = _left(view, move)
    if not left or not next_holds(view)[1]:
        return 0.0
    return chance_next_holds(view, len(sweepers(view, left, view.unseen, 1)))


def _makes_seven(view: ScopaView, move: Move) -> bool:
    """True if a move leaves cards that the settebello, still unseen, would take."""
    unseen = SETTEBELLO in view.unseen and not view.options.scopa_a_15
    return unseen and bool(captures(view.options, SETTEBELLO, _left(view, move)))


def _number(view: ScopaView, move: Move) -> int:
    """Return the number of cards that a move brings."""
    return len(_gained(move))


def _coins(view: ScopaView, move: Move) -> int:
    """Return the number of coins that a move brings."""
    return sum(card.suit == "D" for card in _gained(move))


def _primiera(view: ScopaView, move: Move) -> int:
    """Return by how much a move betters the own side's primiera."""
    return improves_primiera(view, _gained(move))


def _lays_seven(view: ScopaView, move: Move) -> bool:
    """True if a move lays a seven down."""
    return not isinstance(move, Capture) and card_of(move).rank == "7"


def _both_lay(best: Move, other: Move) -> bool:
    """True if both moves lay a card down."""
    return not isinstance(best, Capture) and not isinstance(other, Capture)


def _double(view: ScopaView, move: Move) -> bool:
    """True if a move lays a card down of which the hand has another of the same rank."""
    same = sum(each.rank == card_of(move).rank for each in view.hand)
    return not isinstance(move, Capture) and same > 1


def can_wait(view: ScopaView, best: Move, other: Move) -> bool:
    """True if the one move lays a card, and the other takes what few cards still out can take."""
    if _captures(view, best) or not isinstance(other, Capture):
        return False
    return _awaited(view, other) < FEW


def _awaited(view: ScopaView, move: Capture) -> int:
    """Return the number of unseen cards that take from the table some card that a move takes."""
    return len({each for card in move.cards for each in takers(view, view.table, card)})


def sevens_stay(view: ScopaView, best: Move, other: Move) -> bool:
    """True if both moves lay down, and only the other lays a seven."""
    return _both_lay(best, other) and _lays_seven(view, other) and not _lays_seven(view, best)


def no_sweep(view: ScopaView, best: Move, other: Move) -> bool:
    """True if only the other move leaves a table that an unseen card sweeps."""
    return _sweep_chance(view, other) > 0 == _sweep_chance(view, best)


def no_seven(view: ScopaView, best: Move, other: Move) -> bool:
    """True if only the other move leaves something that the unseen settebello takes."""
    return _makes_seven(view, other) and not _makes_seven(view, best)


def coins_first(view: ScopaView, best: Move, other: Move) -> bool:
    """True if both moves take, and the one takes more coins."""
    both = isinstance(best, Capture) and isinstance(other, Capture)
    return both and not is_won(view, COINS) and _coins(view, best) > _coins(view, other)


def primiera_first(view: ScopaView, best: Move, other: Move) -> bool:
    """True if both take, the one betters the primiera more, with a high card, while it is open."""
    both = isinstance(best, Capture) and isinstance(other, Capture)
    more = both and _primiera(view, best) > _primiera(view, other)
    high = any(card.rank in HIGH for card in _of_primiera(view, _gained(best)))
    return more and high and not primiera_settled(view)


def more_cards(view: ScopaView, best: Move, other: Move) -> bool:
    """True if both moves take, and the one takes more cards."""
    more = isinstance(other, Capture) and _number(view, best) > _number(view, other)
    return more and not is_won(view, ITALIAN.cards)


def two_or_four(view: ScopaView, best: Move, other: Move) -> bool:
    """True if of four players one leaves two cards or four, and the other move one or three."""
    both = isinstance(best, Capture) and isinstance(other, Capture) and view.players == FEW
    left, rest = len(_left(view, best)), len(_left(view, other))
    return both and left in (2, FEW) and rest in (1, 3)


def double(view: ScopaView, best: Move, other: Move) -> bool:
    """True if both moves lay down, and only the one lays a card that is held twice."""
    return _both_lay(best, other) and _double(view, best) and not _double(view, other)


def fewer_takers(view: ScopaView, best: Move, other: Move) -> bool:
    """True if both moves lay down, and fewer unseen cards can take the one card."""
    if not _both_lay(best, other) or not next_holds(view)[1]:
        return False
    one, two = (len(takers(view, _left(view, each), card_of(each))) for each in (best, other))
    return one < two


def low_card(view: ScopaView, best: Move, other: Move) -> bool:
    """True if both moves lay down, the one card is lower, and the other has time to take sums."""
    lower = _both_lay(best, other) and value(card_of(best)) < value(card_of(other))
    return lower and (view.stock_size > 0 or len(view.hand) > LAST)


def above_ten(view: ScopaView, best: Move, other: Move) -> bool:
    """True if only the one move leaves more on the table than a card can sweep."""
    return sum_of(_left(view, other)) <= SAFE < sum_of(_left(view, best))


def least_worth(view: ScopaView, best: Move, other: Move) -> bool:
    """True if both moves lay down, and the one card is worth less to who takes it."""
    return _both_lay(best, other) and worth(card_of(best)) < worth(card_of(other))


def dear_card(view: ScopaView, best: Move, other: Move) -> bool:
    """True if both moves take, and the one brings a card of more worth home from the hand."""
    both = isinstance(best, Capture) and isinstance(other, Capture)
    return both and worth(card_of(best)) > worth(card_of(other))


def low_table(view: ScopaView, best: Move, other: Move) -> bool:
    """True if the one move leaves fewer cards on the table."""
    return len(_left(view, best)) < len(_left(view, other))


_BY_NAME: Mapping[str, Principle[ScopaView]] = MappingProxyType(
    {
        "scopa": parts(_scopa),
        "settebello": parts(_settebello),
        "settebello-left": lambda view, best, other: parts(_settebello_left)(view, other, best),
        "no-sweep": no_sweep,
        "sevens-stay": sevens_stay,
        "two-or-four": two_or_four,
        "take": parts(_captures),
        "primiera": primiera_first,
        "coins": coins_first,
        "more-cards": more_cards,
        "no-seven": no_seven,
        "less-sweep": less(_sweep_chance),
        "above-ten": above_ten,
        "double": double,
        "fewer-takers": fewer_takers,
        "can-wait": can_wait,
        "least-worth": least_worth,
        "dear-card": dear_card,
        "low-table": low_table,
        "low-card": low_card,
    }
)
"""The principles of cards by name, the weightiest first."""


def equal(view: ScopaView, best: Move, other: Move) -> bool:
    """True if two moves do the same with two cards of one rank, neither of them a coin."""
    one, two = card_of(best), card_of(other)
    plain = "D" not in (one.suit, two.suit) and one.rank == two.rank
    return plain and _gained(best)[1:] == _gained(other)[1:]


def tempts(view: ScopaView, best: Move, other: Move) -> bool:
    """True if the other move takes, and more than the best: a capture that a learner would make."""
    return isinstance(other, Capture) and worth_of(view, other) >= worth_of(view, best)


def worth_of(view: ScopaView, move: Move) -> int:
    """Return what a move brings for all to see: coins count most, then cards.

    Args:
        view: the seat to move.
        move: the move.
    """
    return 10 * _coins(view, move) + _number(view, move)


_COSTS = (
    *("gives", "leaves-scopa", "leaves-scopa-surely", "leaves-settebello", "may-be-taken"),
    *("surely-taken", "no-scopa"),
)
_NEUTRAL = ("takes", "keeps-equal", "sevens", "race-coins")


def _facts(view: ScopaView, best: Move, other: Move) -> dict[str, Any]:
    """Return the best cards that the one move takes, and the cards that take or sweep after each.

    `few` and `many` count those that take the card laid down, `sweep` and `sweeps` those that
    clear the table.
    """
    gained = _gained(best)
    high = _of_primiera(view, gained)
    counted = (
        len(takers(view, _left(view, move), card_of(move))) if not _captures(view, move) else 0
        for move in (best, other)
    )
    sweeping = (len(sweepers(view, _left(view, move), view.unseen, 1)) for move in (best, other))
    return {
        "cards": high or tuple(card for card in gained if card.rank in PRIMIERA),
        **dict(zip(("few", "many"), counted, strict=True)),
        **dict(zip(("sweep", "sweeps"), sweeping, strict=True)),
        "there": other.cards if isinstance(other, Capture) else (),
        "wait": _awaited(view, other) if isinstance(other, Capture) else 0,
        "coins": _coins(view, best),
        "mine": _coins_of(view, view.side) + _coins(view, best),
        "rival": max(_coins_of(view, side) for side in other_sides(view)),
        "gain": _gain(view, gained),
        "left": sum_of(_left(view, best)),
        "why": _why(view, card_of(best), card_of(other)),
        "sum": _sum(view, best, other),
        "long": "yes" if _sum(view, best, other) else "no",
        "twin": "yes" if card_of(best) == card_of(other) else "no",
        "two": "yes" if view.players == 2 else "no",
        "known": "yes" if count_hands(view, best, other) else "no",
        "number": _number(view, best),
    }


def _why(view: ScopaView, card: Card, other: Card) -> str:
    """Return what makes the other card worth more: `settebello`, `coin`, `primiera`, or `cards`."""
    if other == SETTEBELLO:
        return "settebello"
    if other.suit == "D" != card.suit and not is_won(view, COINS):
        return "coin"
    more = PRIMIERA.get(other.rank, 0) > PRIMIERA.get(card.rank, 0)
    return "primiera" if more and not primiera_settled(view) else "cards"


def _sum(view: ScopaView, best: Move, other: Move) -> Cards:
    """Return the most cards that the other takes in a sum once the one is laid; () for none."""
    if not _both_lay(best, other):
        return ()
    found = captures(view.options, card_of(other), _left(view, best))
    longest = max(found, key=len, default=())
    return longest if len(longest) > 1 else ()


def _of_primiera(view: ScopaView, gained: Cards) -> Cards:
    """Return those of some cards that are the best of their suit once they are taken."""
    best = best_cards((*view.taken[view.side], *gained))
    return tuple(card for card in gained if card in best)


def _gain(view: ScopaView, gained: Cards) -> str:
    """Return the word for what cards are good for: `seven`, `coins`, `last` or `cards`."""
    if any(card.rank == "7" for card in gained) and not primiera_settled(view):
        return "seven"
    if any(card.suit == "D" for card in gained) and not is_won(view, COINS):
        return "coins"
    return "last" if not view.stock_size and max(view.hand_sizes) <= LAST else "cards"


def _coins_of(view: ScopaView, side: int) -> int:
    """Return the number of coins that a side has taken."""
    return sum(card.suit == "D" for card in view.taken[side])


PRINCIPLES: Principles[ScopaView] = Principles(
    _BY_NAME,
    costs=advice_names(*_COSTS),
    neutral=advice_names(*_NEUTRAL),
    facts=_facts,
    equal=equal,
    tempts=tempts,
    decides=advice_names("wins-cards", "wins-coins"),
    leads=("principle-scopa", "principle-settebello"),
    says={
        "principle-take": advice_names("takes"),
        **{
            f"principle-{name}": {*advice_names("takes", *also), "principle-take"}
            for name, also in (
                ("primiera", ()),
                ("coins", ("race-coins",)),
                ("more-cards", ()),
                ("scopa", ("scopa",)),
                ("settebello", ("takes-settebello",)),
            )
        },
        "principle-double": advice_names("keeps-equal"),
        "principle-no-sweep": advice_names("leaves-safe", "guards"),
    },
)
"""Principles of Scopa, and the facts that are no reason for a move."""
