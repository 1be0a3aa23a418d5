"""Long matches: a deal costs the same however many were before it, and any can be gone on with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import italiancards as ic
from italiancards.core.errors import BadPosition, BadRecord, Unreadable
from italiancards.registry import REGISTRY

COUNTED = ("count", "match", "deal", "play", "view")
"""The functions of a game whose calls are counted."""


@pytest.fixture
def calls() -> Iterator[Counter[str]]:
    """How often a game called `counted`, else Briscola, was asked for what."""
    called: Counter[str] = Counter()
    game = ic.game("briscola")

    def counting(name: str) -> Callable[..., Any]:
        def count(*given: Any) -> Any:
            called[name] += 1
            return getattr(game, name)(*given)

        return count

    counted = {name: counting(name) for name in COUNTED}
    REGISTRY.add("counted", game=replace(game, name="counted", **counted))
    yield called
    REGISTRY.remove("counted")


def drawn(deals: int) -> str:
    """The record of a match in which every deal is drawn: it never ends."""
    table = next(
        table
        for seed in range(10_000)
        if not (table := ic.deal("briscola", seed=seed, best_of=99).autoplay("random"))
        .score()
        .sheet.winners
    )
    tags, _, deal = table.record().replace("briscola", "counted").partition('\n\n[Deal "1"]')
    dealt = (
        deal.replace('[Dealer "1"]', f'[Dealer "{number % 2}"]') for number in range(1, deals + 1)
    )
    told = (f'\n\n[Deal "{number}"]{each}' for number, each in enumerate(dealt, start=1))
    return tags + "".join(told)


def test_reading_and_writing_a_record_ask_the_game_as_often_for_each_deal(
    calls: Counter[str],
) -> None:
    asked = {}
    for deals in (10, 40):
        text = drawn(deals)
        calls.clear()
        table = ic.read(text)
        assert table.moment.deal == deals
        asked[deals] = dict(calls)
        assert calls["count"] == deals - 1
        assert calls["match"] == deals
        calls.clear()
        assert table.record().count("[Deal ") == deals
        assert not calls
    each = {name: (asked[40][name] - asked[10][name]) / 30 for name in COUNTED}
    assert all(asked[10][name] <= 11 * each[name] for name in COUNTED)


def test_a_finished_deal_is_counted_once_however_often_it_is_asked_about(
    calls: Counter[str],
) -> None:
    table = ic.deal("counted", seed=7).autoplay("random")
    calls.clear()
    for _ in range(5):
        table.score()
        table.match_score  # noqa: B018
    assert (calls["count"], calls["match"]) == (1, 1)
    table.next_deal()
    for moment in range(table.now):
        assert table.match_score_at(moment).deals == 0 or moment == table.now - 1
    assert (calls["count"], calls["match"]) == (1, 1)


@pytest.mark.parametrize(
    ("game", "options"), [("briscola", {"best_of": 9}), ("scopa", {}), ("scala40", {"players": 3})]
)
def test_a_deal_that_starts_from_a_standing_is_the_deal_of_the_whole_match(
    game: str, options: dict[str, Any]
) -> None:
    whole = ic.deal(game, seed=7, **options).autoplay("random")
    for number in (2, 3):
        before = whole.match_score.text
        whole.next_deal()
        start = whole.deals.start(number)
        assert start is not None
        again = ic.deal(game, seed=7, standing=before, dealer=int(start.dealer), **options)
        assert again.starts == [start]
        assert again == whole
        assert again.moment.deal == number
        assert again.match_score == whole.match_score
        assert ic.read(again.record()).record() == again.record()
        assert f'[Standing "{before}"]' in again.record()
        for table in (whole, again):
            table.autoplay("random")
        assert again.match_score == whole.match_score
        assert ic.read(again.record()).match_score == whole.match_score


def test_undo_ends_where_a_match_was_gone_on_with() -> None:
    table = ic.deal("scopa", seed=7, standing="3 1 after 4")
    with pytest.raises(ic.ItalianCardsError, match="no move has been made"):
        table.undo()


def test_a_deal_is_dealt_to_those_who_are_still_in() -> None:
    table = ic.deal("scala40", seed=7, players=4, standing="0 101 40 120 after 3")
    assert table.starts[0] is not None
    assert table.starts[0].playing == (0, 2)
    assert [len(hand) for hand in table.moment.state.hands] == [13, 0, 13, 0]
    assert table.starts[0].dealer == 2
    with pytest.raises(BadPosition, match="players still in the match: 0 2"):
        ic.deal("scala40", players=4, standing="0 101 40 120 after 3", dealer=1)


@pytest.mark.parametrize(
    ("told", "error", "said"),
    [
        ({"standing": "2 0 after 2, won 0"}, BadPosition, "the match is over"),
        ({"standing": "9"}, Unreadable, "how a match stands"),
        ({"standing": "1 1 after 2", "dealer": 2}, BadPosition, "there are seats 0 to 1"),
    ],
)
def test_a_match_that_cannot_be_gone_on_with_is_refused(
    told: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        ic.deal("briscola", **told)


GONE_ON = ic.deal("briscola", seed=7, standing="1 0 after 1").record()


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (GONE_ON.replace('[Deal "2"]', '[Deal "1"]'), 6, "deal '1': this is deal 2"),
        (GONE_ON.replace("1 0 after 1", "1 0"), 4, "how a match stands"),
        (GONE_ON.replace("1 0 after 1", "1 0 0 after 1"), 4, "2 scores"),
        (GONE_ON.replace("1 0 after 1", "2 0 after 1, won 0"), 4, "the match is over"),
        (GONE_ON.replace('[Standing "1 0 after 1"]\n', ""), 5, "deal '2': this is deal 1"),
    ],
)
def test_a_record_that_goes_on_from_no_standing_is_refused(text: str, line: int, said: str) -> None:
    with pytest.raises(BadRecord, match=said) as caught:
        ic.read(text)
    assert caught.value.line == line


def test_a_branch_that_goes_on_leaves_the_table_as_it_was() -> None:
    table = ic.deal("briscola", seed=7).autoplay("random").next_deal().autoplay("random")
    before = table.record()
    branch = table.branch(1)
    branch.autoplay("greedy").next_deal()
    assert table.record() == before
