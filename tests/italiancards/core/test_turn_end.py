"""The search for a line that ends a turn finds the shortest, asks the rules, and stops."""

from __future__ import annotations

from collections.abc import Iterator

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.melds import Discard, Draw, Take
from italiancards.core.moves import Move
from italiancards.core.turn_end import turn_end
from italiancards.games.scala40.rules.finish import EACH_MOVE, line, moves, view_after

END = Discard(RUMMY.card("9d"))
Numbers = tuple[int, ...]


def _moves(view: Numbers) -> Iterator[Move]:
    yield from (END, Draw(), Take())


def _after(view: Numbers, move: Move) -> Numbers:
    return (*view, 1 if isinstance(move, Draw) else 2)


def _sum_of(total: int) -> object:
    return lambda view, move: sum(view) == total if move == END else sum(view) < total


def test_the_shortest_line_is_found_and_one_that_is_ended_at_once_is_empty() -> None:
    found = turn_end((), _moves, _sum_of(4), _after)  # type: ignore[arg-type]
    assert found == (Take(), Take())
    assert turn_end((), _moves, _sum_of(0), _after) == ()  # type: ignore[arg-type]


def test_what_cannot_be_ended_is_given_up_after_so_many_views() -> None:
    looked = []

    def after(view: Numbers, move: Move) -> Numbers:
        looked.append(view)
        return _after(view, move)

    assert turn_end((), _moves, lambda view, move: move != END, after, views=50) is None
    assert len(looked) <= 100


def test_the_line_that_a_rule_names_can_be_played_and_then_a_card_discarded() -> None:
    told = {
        "hand": "6h 9d 10c 2s", "melds": "3h 4h 5h JK=6h", "opened": "0", "discards": "Jc",
    }  # fmt: skip
    table = ic.position("scala40", **told)
    finding = table.why("take").verdict.findings[-1]
    assert finding.name == "can-finish"
    table.play("take")
    for move in finding.facts["line"]:
        table.play(move)
    assert any(isinstance(move, Discard) for move in table.legal())


def test_a_view_that_follows_is_the_view_after_the_move_was_played() -> None:
    told = {"hand": "5c 6c 9d 9h 2s", "melds": "3h 4h 5h | 9c 9s JK=9h", "opened": "0"}
    table = ic.position("scala40", **told, discards="7c")
    for move in ("take", "lay 5c 6c 7c", "swap 9h in 2", "add 9d to 2"):
        if not table.why(move).ok:
            continue
        view, read = table.view(), table.read(move)
        foreseen = view_after(view, read)
        table.play(read)
        assert foreseen is not None
        played = table.view()
        for field in ("hand", "hand_sizes", "melds", "laid_by", "picked", "opened", "drawn"):
            assert getattr(foreseen, field) == getattr(played, field), (move, field)


def test_no_move_of_a_line_is_one_that_the_rules_forbid() -> None:
    table = ic.position("scala40", hand="7h 8h 9d 2s", melds="3h 4h 5h JK=6h", opened="0",
                        discards="9h")  # fmt: skip
    view = view_after(table.view(), Take())
    assert view is not None
    found = line(view)
    assert found is not None
    for move in found:
        assert move in set(moves(view))
        assert EACH_MOVE.allows(view, move)
        after = view_after(view, move)
        assert after is not None
        view = after
