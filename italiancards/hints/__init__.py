"""Bots and hints: who plays the other seats, and what they would say of a move.

A bot sees a view, never the state: what its seat does not know, it cannot use. What a game lends to
all this is its `Adviser`, entered in `italiancards.registry`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.match import MatchScore
from italiancards.core.rules import Finding
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat
from italiancards.hints.advice import Advice, LineEvaluation, last
from italiancards.hints.adviser import Adviser, Bot, Foresight, NoHint
from italiancards.hints.comparison import CERTAIN
from italiancards.hints.montecarlo import PLAYOUTS, Budget, Estimate, Moves, Rollout, rank_proven
from italiancards.hints.roster import (
    BOTS,
    HINT,
    LEVELS,
    NAMED_LEVELS,
    adviser_of,
    best,
    bots,
    check_bot,
    level_bot,
    level_number,
    nearest,
)
from italiancards.registry import game as game_of


def foresight(game: Game[Any, Any, Any]) -> Foresight[Any]:
    """Return a game's functions for hint, review and puzzles; raise `NoHint` if it has none.

    Raises:
        NoHint: the game has none.
    """
    found = adviser_of(game).foresight
    if found is None:
        raise NoHint(game)
    return found


def by_chance(game: Game[Any, Any, Any], view: Any, chance: Random) -> Advice:
    """Return the random bot's advice: a legal move drawn at random, then the others, all worth 0.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.
        chance: source of the draw; one number is used.

    Returns:
        Advice with every legal move, the chosen one first; all values are 0.
    """
    legal = game.legal(view)
    chosen = legal.pop(int(chance.random() * len(legal)))
    reason = Finding("advice-by-chance", True, {})
    others = (LineEvaluation((move,), 0.0) for move in legal)
    return Advice("random", (LineEvaluation((chosen,), 0.0, (reason,)), *others))


@dataclass(frozen=True, slots=True)
class Advise:
    """A job: the advice of a bot on a view, better from slice to slice.

    Args:
        game: the game, by name.
        view: what the seat to move knows.
        chance: seed of the bot's random numbers, a text.
        bot: a name in `BOTS`.
        budget: how many deals a hint plays out.
        also: lines that the hint must evaluate, even those it would not consider.
        first: whether to stop after the first advice.
    """

    game: str
    view: Any
    chance: str
    bot: str
    budget: Budget
    also: tuple[Moves, ...] = ()
    first: bool = False

    def run(self) -> Iterator[Advice | None]:
        """Yield the bot's advice after each slice of its search, and None at each pause before."""
        game = game_of(self.game)
        look, chance = game.notation(self.view.options).look, Random(self.chance)
        for thought in slices(self.bot, game, self.view, chance, self.budget, self.also):
            yield thought and thought.by(look)
            if thought and self.first:
                return


def think(
    name: str,
    game: Game[Any, Any, Any],
    view: Any,
    chance: Random,
    budget: Budget,
    also: Sequence[Moves] = (),
) -> Iterator[Advice]:
    """Yield a bot's advice, better from slice to slice; most bots give only one.

    Args:
        name: a name in `BOTS`.
        game: the rules.
        view: what the seat to move knows.
        chance: source of the bot's random numbers.
        budget: how many deals a hint plays out; other bots play out none.
        also: lines that the hint must evaluate, even those it would not consider.

    Returns:
        Advice, each piece whole, so that a caller may stop after any.

    Raises:
        BadOption: there is no such bot.
        NoHint: the game has no hint.
    """
    return filter(None, slices(name, game, view, chance, budget, also))


def slices(
    name: str,
    game: Game[Any, Any, Any],
    view: Any,
    chance: Random,
    budget: Budget,
    also: Sequence[Moves] = (),
) -> Iterator[Advice | None]:
    """Yield a bot's advice after each slice, None at each pause before; refuse an unknown bot."""
    if check_bot(name, game) == HINT:
        yield from foresight(game).with_lines(also).think(game, view, chance, budget)
    elif name == BOTS[0]:
        yield by_chance(game, view, chance)
    else:
        yield adviser_of(game).bots[name](game, view, chance)


def rollout(game: Game[Any, Any, Any], view: Any) -> Rollout:
    """Return the rollout that tries a seat's legal moves on deals consistent with its view.

    Args:
        game: the rules; its adviser makes the rollout.
        view: what the seat to move knows.

    Returns:
        The rollout of all legal moves, or of the turns that begin with them.

    Raises:
        NoHint: the game has no hint.
    """
    return foresight(game).rollout(view, game.legal(view))


def evaluate_open(
    game: Game[Any, Any, Any],
    seat: Seat,
    views: Sequence[Any],
    later: Sequence[Event],
    also: Sequence[Moves] = (),
) -> list[Estimate]:
    """Return estimates of a seat's lines of play with all cards open, the best first: hindsight.

    Args:
        game: the rules.
        seat: the seat to move.
        views: what each seat knows, in the order of seats.
        later: all that happened afterwards in the deal, from which the stock is known.
        also: lines that must be evaluated too.

    Returns:
        Proven estimates, in points, the best first.

    Raises:
        NoHint: the game has no hint.
    """
    return rank_proven(open_values(game, seat, views, later, also))


def open_values(
    game: Game[Any, Any, Any],
    seat: Seat,
    views: Sequence[Any],
    later: Sequence[Event],
    also: Sequence[Moves] = (),
) -> Iterator[tuple[float, Moves]]:
    """Yield value and moves of each line of play of a seat, worked out with all cards open.

    Args:
        game: the rules.
        seat: the seat to move.
        views: what each seat knows, in the order of seats.
        later: all that happened afterwards in the deal, from which the stock is known.
        also: lines that must be evaluated too.

    Returns:
        Pairs of points and line, in no order.
    """
    return foresight(game).with_lines(also).evaluate_open(game, seat, views, later)


def tie_value(game: Game[Any, Any, Any], options: object) -> float:
    """Return the estimate, in points, at which no side is ahead under these options.

    Args:
        game: the rules.
        options: what the table agreed on; the tie value may depend on it.

    Returns:
        Points: half of those in the pack at some games, 0 where estimates are differences.

    Raises:
        NoHint: the game has no hint.

    >>> from italiancards.registry import game
    >>> briscola, scopa = game("briscola"), game("scopa")
    >>> tie_value(briscola, briscola.options()), tie_value(scopa, scopa.options())
    (60.0, 0.0)
    """
    return foresight(game).tie_value(options)


def deal_value(game: Game[Any, Any, Any], sheet: Sheet, party: int) -> float:
    """Return the value of a finished deal to a party, in points as the game's hints count.

    Args:
        game: the rules.
        sheet: the score of the deal.
        party: its number, as in the columns of the sheet.

    Returns:
        Points, on the scale of the hint's estimates.

    Raises:
        NoHint: the game has no hint.
    """
    return foresight(game).worth(sheet.totals, party)


def deal_won(game: Game[Any, Any, Any], sheet: Sheet, party: int) -> float:
    """Return a party's share in winning a finished deal: 1 won alone, 0 lost, between for draws.

    Args:
        game: the rules.
        sheet: the score of the deal.
        party: its number, as in the columns of the sheet.

    Returns:
        1 for a win, 0 for a loss, an equal share of a draw.

    Raises:
        NoHint: the game has no hint.
    """
    return foresight(game).deal_won(sheet, party)


def match_won(
    game: Game[Any, Any, Any], options: object, before: MatchScore, sheet: Sheet, party: int
) -> float:
    """Return the chance, 0 to 1, of a party to win the match once a finished deal is counted.

    Args:
        game: the rules.
        options: what the table agreed on.
        before: the match score before the deal.
        sheet: the score of the deal.
        party: its number, as in the columns of the sheet.

    Returns:
        A number from 0 to 1.

    Raises:
        NoHint: the game has no hint.
    """
    return foresight(game).match_won(game.match(options, before, sheet), party)


__all__ = [
    "BOTS",
    "CERTAIN",
    "HINT",
    "LEVELS",
    "NAMED_LEVELS",
    "PLAYOUTS",
    "Advice",
    "Advise",
    "Adviser",
    "Bot",
    "Budget",
    "Estimate",
    "Foresight",
    "LineEvaluation",
    "Moves",
    "NoHint",
    "Rollout",
    "adviser_of",
    "best",
    "bots",
    "by_chance",
    "check_bot",
    "deal_value",
    "deal_won",
    "evaluate_open",
    "foresight",
    "last",
    "level_bot",
    "level_number",
    "match_won",
    "nearest",
    "open_values",
    "rank_proven",
    "rollout",
    "think",
    "tie_value",
]
