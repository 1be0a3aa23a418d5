"""Speed of the rules and the hints on this machine: `python -m tools.bench [GAME …]`."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import italiancards as ic
from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.cards import Card
from italiancards.core.melds import Meld
from italiancards.core.melds.pieces import AIMS
from italiancards.games.burraco.hints.lay_down import best_of
from italiancards.games.burraco.hints.meld_numbers import meld_options
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.tresette.hints.endings import TresetteEndgame
from italiancards.games.tresette.hints.pack import BITS, CARDS
from italiancards.hints import HINT, PLAYOUTS, Budget, last, rollout, think
from italiancards.hints.melds.hands import places_of
from italiancards.hints.melds.meld_numbers import meld_numbers as numbers_of

SECONDS = 2.0
"""Seconds for which each rate is measured."""
DEALS = 6
"""Deals whose decisions are timed."""

ROWS = {
    "table_games_per_s": "random games on a Table",
    "random_games_per_s": "random games in the simulator",
    "greedy_games_per_s": "greedy playouts in the simulator",
    "hint_playouts": "deals a hint is tried on",
    "tried_ms_median": "until they are all tried, median, ms",
    "hint_ms_median": "a hint, what is thought again with it, median, ms",
    "hint_ms_p95": "a hint, 95 in 100, ms",
    "bid_ms_median": "a hint to bid, call or pass, median, ms",
    "bid_ms_p95": "the same, 95 in 100, ms",
    "exact_ms_median": "an ending played out, median, ms",
    "known_ms_median": "five known tricks solved, median, ms",
    "melds_14_ms_median": "the best melds of 14 cards, median, ms",
    "melds_14_ms_p95": "the same, 95 in 100, ms",
    "melds_26_ms_median": "the best melds of 26 cards, median, ms",
    "melds_26_ms_p95": "the same, 95 in 100, ms",
    "first_ms_median": "the first answer of a hint, median, ms",
    "hint_ms_most": "the slowest hint, ms",
    "turns_22_ms_median": "the turns of 22 cards beside eight melds, median, ms",
    "turns_22_ms_p95": "the same, 95 in 100, ms",
    "laid_22_ms_median": "the best lay-down of 22 cards on eight melds, median, ms",
    "laid_22_ms_p95": "the same, 95 in 100, ms",
}
"""Figures by key, with their names in words; each game has the rows that concern it."""

HANDS = 500
"""Hands in which melds are looked for."""
CROWDED = {"burraco": {"players": 2, "took": "0 1", "held": "7", "drawn": "yes"}}
"""Games with a hand of 22 cards beside eight melds, and the rest of such a position."""

TABLES = (*ic.GAMES, "bastarda")
"""Games measured: each with its defaults, and Briscola for five with bids and calls."""


def bench(name: str) -> dict[str, float]:
    """Return the figures of one game or preset, by the keys of `ROWS`."""
    game = ic.deal(name, seed=1).game

    def table(number: int) -> None:
        ic.deal(name, seed=number).autoplay("random")

    figures = {"table_games_per_s": _rate(table)} | _simulator_figures(name, game)
    if name in CROWDED:
        figures |= _turns(game, CROWDED[name]) | _meld_times(name)
    if name == "tresette":
        figures |= _known_times()
    return figures if game.finder is None else figures | _melds(game)


def _simulator_figures(name: str, game: Any) -> dict[str, float]:
    """Return the figures of a game with a simulator, and of hints from it."""
    chance, table = Random(1), ic.deal(name, seed=1)
    start = rollout(game, table.view())
    while not hasattr(start.deal(chance), "finish"):  # it is not played before it is called
        table.play(table.hint("greedy"))
        start = rollout(game, table.view())
    deals = [start.deal(chance) for _ in range(1000)]

    def at_random(number: int) -> None:
        deal = deals[number % len(deals)].copy()
        while moves := deal.legal():
            deal.play(moves[int(chance.random() * len(moves))])

    def greedily(number: int) -> None:
        deals[number % len(deals)].copy().finish()

    figures: dict[str, float] = {
        "greedy_games_per_s": _rate(greedily),
        "hint_playouts": PLAYOUTS,
    }
    if hasattr(deals[0], "legal"):  # a simulator whose hint weighs whole turns lists no moves
        figures["random_games_per_s"] = _rate(at_random)
    for kind, spent in _hints(name, game).items():
        figures[f"{kind}_ms_median"] = median(spent)
        if kind in ("hint", "bid"):
            figures[f"{kind}_ms_p95"] = quantiles(spent, n=20)[-1]
        if kind == "hint":
            figures["hint_ms_most"] = max(spent)
    return figures


def _known_times() -> dict[str, float]:
    """Time the solution of the last five tricks of four players who see all cards."""
    chance, spent = Random(1), []
    for _ in range(HANDS // 5):
        cards = [BITS[card] for card in chance.sample(CARDS, 20)]
        hands = tuple(sum(cards[seat::4]) for seat in range(4))
        start = perf_counter()
        TresetteEndgame((True, False, True, False)).best(hands, chance.randrange(4))
        spent.append(1000 * (perf_counter() - start))
    return {"known_ms_median": median(spent)}


def _melds(game: Any) -> dict[str, float]:
    """Time the search for the best melds of a hand, each aim in turn."""
    chance, figures = Random(1), dict[str, float]()
    for size in (14, 26):
        spent = []
        for number in range(HANDS):
            hand = chance.sample(game.pack.cards, size)
            start = perf_counter()
            game.finder.best(hand, AIMS[number % len(AIMS)])
            spent.append(1000 * (perf_counter() - start))
        figures[f"melds_{size}_ms_median"] = median(spent)
        figures[f"melds_{size}_ms_p95"] = quantiles(spent, n=20)[-1]
    return figures


def _turns(game: Any, stands: Mapping[str, Any]) -> dict[str, float]:
    """Time the search for the turns that are worth weighing, from the legal moves on."""
    chance, spent = Random(1), []
    for _ in range(HANDS // 5):
        cards = [*game.pack.cards]
        chance.shuffle(cards)
        hand, on_table = cards[:22], _eight(cards[22:], chance)
        view = ic.position(
            game.name,
            hand=" ".join(map(str, hand)),
            melds=" | ".join(map(str, on_table)),
            laid=" ".join(str(number % 2) for number in range(len(on_table))),
            **stands,
        ).view()
        start = perf_counter()
        rollout(game, view)
        spent.append(1000 * (perf_counter() - start))
    return {"turns_22_ms_median": median(spent), "turns_22_ms_p95": quantiles(spent, n=20)[-1]}


def _meld_times(name: str) -> dict[str, float]:
    """Time the search for the most valuable lay-down of 22 cards on eight melds.

    Every other time they lie as late in a deal, else as random cards make them.
    """
    spent = []
    for number in range(HANDS // 5):
        chance, table = Random(number), ic.deal(name, seed=number, players=2)
        if number % 2:
            while table.to_move is not None and len(_distinct_melds(table.view().melds)) < 8:
                table.play(table.hint("greedy").move)
        view = table.view()
        on_table, cards = _distinct_melds(view.melds)[:8], Counter(table.game.pack.cards)
        for used in (view.hand, *(meld.cards for meld in on_table)):
            cards -= Counter(used)
        rest = [*cards.elements()]
        chance.shuffle(rest)
        hand = [*view.hand, *rest][:22]
        on_table = _eight(rest[22:], chance, on_table)
        start = perf_counter()
        best_of(places_of(hand), [*map(numbers_of, on_table)], meld_options(table.options), keep=1)
        spent.append(1000 * (perf_counter() - start))
    return {"laid_22_ms_median": median(spent), "laid_22_ms_p95": quantiles(spent, n=20)[-1]}


def _distinct_melds(melds: Iterable[Meld]) -> list[Meld]:
    """Return the melds of all sides without a second set of a rank, as if of one."""
    by_rank = {str(meld) if meld.kind == "sequence" else meld.parts[0].card.rank: meld
            for meld in melds}  # fmt: skip
    return [*by_rank.values()]


def _eight(cards: list[Card], chance: Random, there: Iterable[Meld] = ()) -> list[Meld]:
    """Make eight melds of some cards, no two sets of a rank, and remove their cards.

    Args:
        cards: the cards.
        chance: what chooses.
        there: the first of the melds.
    """
    left = [card for card in cards if not MELDS.may_be_wild(card)]
    on_table = [*there]
    while len(on_table) < 8:
        ranks = {meld.parts[0].card.rank for meld in on_table if meld.kind == "set"}
        found = [meld for meld in melds(tuple(left))
                 if meld.kind == "sequence" or meld.parts[0].card.rank not in ranks]  # fmt: skip
        on_table.append(chance.choice(found))
        for card in on_table[-1].cards:
            left.remove(card)
    return on_table


def _rate(play: Callable[[int], None]) -> float:
    """Return the number of games a second."""
    start, number = perf_counter(), 0
    while (spent := perf_counter() - start) < SECONDS:
        play(number)
        number += 1
    return number / spent


def _hints(name: str, game: Any) -> dict[str, list[float]]:
    """Return the milliseconds of each hint in some deals, by the first word of their rows."""
    spent: dict[str, list[float]] = defaultdict(list)
    for seed in range(DEALS):
        table = ic.deal(name, seed=seed)
        while table.to_move is not None:
            view = table.view()
            start = perf_counter()
            thinking = think(HINT, game, view, Random(1), Budget(PLAYOUTS))
            thoughts = [(advice, 1000 * (perf_counter() - start)) for advice in thinking]
            advice, whole = thoughts[-1]
            if len(advice.weighed) > 1:
                said = isinstance(advice.move, Bid | Call | Pass)
                kind = "exact" if advice.proven else "bid" if said else "hint"
                spent[kind].append(whole)
                if not advice.proven:
                    spent["first"].append(thoughts[0][1])
                if advice.playouts:
                    tried = (ms for each, ms in thoughts if each.playouts == advice.playouts)
                    spent["tried"].append(next(tried))
            table.play(last(table.think("greedy", Budget())).move)
    return spent


def table_text(name: str, figures: dict[str, float]) -> str:
    """Return the figures as a table.

    Args:
        name: the heading: the game or preset.
        figures: the figures, by the keys of `ROWS`.
    """
    rows = [f"{figures[key]:>12,.2f}  {ROWS[key]}" for key in ROWS if key in figures]
    return "\n".join([name, *rows])


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print.

    Returns:
        0 where all went well, 1 where a game is refused.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which (all, where none is named)")
    parser.add_argument("--json", action="store_true", help="the result for a program")
    asked = parser.parse_args(arguments)
    try:
        figures = {name: bench(name) for name in asked.games or TABLES}
    except ic.ItalianCardsError as error:
        print(error, file=sys.stderr)
        return 1
    tables = "\n\n".join(table_text(name, each) for name, each in figures.items())
    print(json.dumps(figures) if asked.json else tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
