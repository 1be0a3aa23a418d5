"""Bots and hints: who plays the other seats, and what they would say of a move.

A bot sees a view, never the state: what its seat does not know, it cannot use. What a game lends to
all this is its `Adviser`, entered in `italiancards.registry`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from italiancards.core.errors import BadOption
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.language import said
from italiancards.core.match import Standing
from italiancards.core.rules import Finding
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat
from italiancards.hints.advice import Advice, Weighed, last
from italiancards.hints.adviser import Adviser, Bot, Foresight, NoHint, no_hint
from italiancards.hints.comparing import CERTAIN
from italiancards.hints.montecarlo import PLAYOUTS, Budget, Estimate, Moves, Trial, ranked
from italiancards.registry import REGISTRY
from italiancards.registry import game as game_of

BOTS = ("random", "beginner", "greedy", "hint")
"""The bots that a game may have, the weakest first; `bots` says which of them it has."""

HINT = "hint"
"""The bot that gives the hints."""

LEVELS = {"easy": "beginner", "medium": "greedy", "hard": "hint"}
"""What an opponent's level comes to. None of them sees a hidden card."""

NOTHING: Adviser[Any] = Adviser()
"""What a game lends that has no adviser."""


def adviser_of(game: Game[Any, Any, Any]) -> Adviser[Any]:
    """What a game lends to hints."""
    lent: Adviser[Any] | None = REGISTRY.lent(game.name, "hints")
    return lent or NOTHING


def foresight(game: Game[Any, Any, Any]) -> Foresight[Any]:
    """What a game lends to the hint.

    Raises:
        NoHint: nothing.
    """
    lent = adviser_of(game).foresight
    if lent is None:
        raise NoHint(game)
    return lent


def bots(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """The bots that a game has, the weakest first.

    >>> from italiancards.registry import game
    >>> bots(game("briscola"))
    ('random', 'beginner', 'greedy', 'hint')
    """
    lent = adviser_of(game)
    return (BOTS[0], *lent.bots, *([HINT] if lent.foresight else []))


def best(game: Game[Any, Any, Any]) -> str:
    """The best bot that a game has.

    Raises:
        NoHint: it has none but the one that draws lots.
    """
    *_, strongest = bots(game)
    if strongest == BOTS[0]:
        raise NoHint(game)
    return strongest


def nearest(name: str, game: Game[Any, Any, Any]) -> str:
    """The bot of that name, or the next weaker that the game has.

    >>> from italiancards.registry import game
    >>> nearest("hint", game("scopa"))
    'hint'
    """
    own = bots(game)
    return next(each for each in reversed(BOTS[: BOTS.index(name) + 1]) if each in own)


def by_chance(game: Game[Any, Any, Any], view: Any, chance: Random) -> Advice:
    """Any legal move, each as likely."""
    legal = game.legal(view)
    chosen = legal.pop(int(chance.random() * len(legal)))
    reason = Finding("advice-by-chance", True, {})
    others = (Weighed((move,), 0.0) for move in legal)
    return Advice("random", (Weighed((chosen,), 0.0, (reason,)), *others))


@dataclass(frozen=True, slots=True)
class Advise:
    """A job: what a bot thinks of a view, better from slice to slice.

    Args:
        game: the game, by name.
        view: what the seat to move knows.
        chance: the text that its chances come from.
        bot: which bot.
        budget: how much to think.
        also: lines of which the hint is to tell too, whatever it thinks of them.
        first: whether the first thought is enough.
    """

    game: str
    view: Any
    chance: str
    bot: str
    budget: Budget
    also: tuple[Moves, ...] = ()
    first: bool = False

    def run(self) -> Iterator[Advice | None]:
        """Yield the thoughts, and None at each pause before the first."""
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
    """What the bot of that name thinks, better from slice to slice; most have only one thought.

    Whoever has heard enough need not ask on: each thought is whole.

    Args:
        name: the bot.
        game: the game.
        view: what the seat to move knows.
        chance: where its chances come from.
        budget: how much to think, for a bot that tries many deals.
        also: lines of which the hint is to tell too, whatever it thinks of them.

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
    """Yield the thoughts of a bot (see `think`), and None at each pause before the first."""
    if checked(name, game) == HINT:
        yield from foresight(game).weighing(also).think(game, view, chance, budget)
    elif name == BOTS[0]:
        yield by_chance(game, view, chance)
    else:
        yield adviser_of(game).bots[name](game, view, chance)


def trial(game: Game[Any, Any, Any], view: Any) -> Trial:
    """A seat's decision, to be tried on deals that fit what it knows."""
    return foresight(game).trial(view, game.legal(view))


def opened(
    game: Game[Any, Any, Any],
    seat: Seat,
    views: Sequence[Any],
    later: Sequence[Event],
    also: Sequence[Moves] = (),
) -> list[Estimate]:
    """What each line of a seat comes to when all cards lie open, the best first: hindsight."""
    return ranked(opened_lines(game, seat, views, later, also))


def opened_lines(
    game: Game[Any, Any, Any],
    seat: Seat,
    views: Sequence[Any],
    later: Sequence[Event],
    also: Sequence[Moves] = (),
) -> Iterator[tuple[float, Moves]]:
    """Yield what each line of a seat comes to when all cards lie open: a pause after each.

    Args:
        game: the game.
        seat: whose move it is.
        views: what each seat knows.
        later: all that happened afterwards in the deal, from which the stock is known.
        also: lines of which is told too, whatever is thought of them.
    """
    return foresight(game).weighing(also).opened(game, seat, views, later)


def level(game: Game[Any, Any, Any], options: object) -> float:
    """What an estimate of the game comes to where nobody is ahead, under some options.

    >>> from italiancards.registry import game
    >>> briscola, scopa = game("briscola"), game("scopa")
    >>> level(briscola, briscola.options()), level(scopa, scopa.options())
    (60.0, 0.0)
    """
    return foresight(game).level(options)


def ended(game: Game[Any, Any, Any], sheet: Sheet, party: int) -> float:
    """What a party has of a deal that is over, as the game's hints count it.

    Args:
        game: the game.
        sheet: the score of the deal.
        party: which party.
    """
    return foresight(game).worth(sheet.totals, party)


def deal_won(game: Game[Any, Any, Any], sheet: Sheet, party: int) -> float:
    """What a party has of winning a deal that is over, from 0 to 1; a draw is shared.

    Args:
        game: the game.
        sheet: the score of the deal.
        party: which party.
    """
    return foresight(game).deal_won(sheet, party)


def match_won(
    game: Game[Any, Any, Any], options: object, before: Standing, sheet: Sheet, party: int
) -> float:
    """What a party has of winning the match once a deal is counted, from 0 to 1.

    Args:
        game: the game.
        options: the table's.
        before: how the match stood before the deal.
        sheet: the score of the deal.
        party: which party.
    """
    return foresight(game).match_won(game.match(options, before, sheet), party)


def checked(name: str, game: Game[Any, Any, Any] | None = None) -> str:
    """The name, if there is a bot of that name, and if the game has it.

    Raises:
        BadOption: there is no such bot; the message names those there are.
        NoHint: it is the hint that the game does not have.
    """
    own = BOTS if game is None else bots(game)
    if name in own:
        return name
    if name not in BOTS or game is None:
        raise BadOption(said(en="There is no bot", it="Non c’è il giocatore automatico"), name, own)
    if name == HINT:
        raise NoHint(game)
    raise BadOption(
        said(en=f"{game.name} has no bot", it=f"{game.name} non ha il giocatore automatico"),
        name,
        own,
    )


__all__ = [
    "BOTS",
    "CERTAIN",
    "HINT",
    "LEVELS",
    "PLAYOUTS",
    "Advice",
    "Advise",
    "Adviser",
    "Bot",
    "Budget",
    "Estimate",
    "Foresight",
    "Moves",
    "NoHint",
    "Trial",
    "Weighed",
    "adviser_of",
    "best",
    "bots",
    "by_chance",
    "checked",
    "deal_won",
    "ended",
    "foresight",
    "last",
    "level",
    "match_won",
    "nearest",
    "no_hint",
    "opened",
    "opened_lines",
    "ranked",
    "think",
    "trial",
]
