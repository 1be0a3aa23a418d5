"""Whatever is written is taken, or refused with a documented error, in one sentence and soon."""

from __future__ import annotations

from typing import Any

import pytest
from support.depth import TIMES
from support.junk import answered, many

import italiancards as ic
from italiancards.core.errors import BadPosition, ItalianCardsError, Unreadable, quoted
from italiancards.core.numbers import whole
from italiancards.core.record import LONGEST

HUGE = "9" * 5000


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_any_record_position_standing_or_move_is_taken_or_refused_soon(seed: int) -> None:
    tables = [ic.deal(game, seed=1) for game in ic.GAMES]
    for number, text in enumerate(many(seed, 600 * TIMES, LONGEST)):
        table = tables[number % len(tables)]
        answered(ic.read, text, ItalianCardsError)
        answered(ic.position, text, ItalianCardsError)
        answered(table.why, text[:300], ItalianCardsError)
        stands = table.game.read_match_score
        answered(lambda text, t=table, r=stands: r(text, t.options), text, ItalianCardsError)


@pytest.mark.parametrize("text", [HUGE, "٣", "²", "-1", "1.0", "", "1e3"])
def test_what_is_no_number_of_a_table_is_no_number_anywhere(text: str) -> None:
    assert whole(text) is None
    for game, fields in {
        "briscola": ("seat", "dealer", "stock"),
        "scopa": ("seat", "dealer", "stock", "last"),
        "scala40": ("seat", "dealer", "out", "opened", "laid", "held", "turns", "renewed", "stock"),
    }.items():
        for field in fields if text else ():
            with pytest.raises(ItalianCardsError) as caught:
                ic.position(game, **{field: text})
            assert len(str(caught.value)) < 300
    for move in (f"add 7d to {text}", f"swap 7d in {text}"):
        with pytest.raises(Unreadable):
            ic.deal("scala40", seed=1).why(move)


def test_a_million_bars_are_refused_before_they_are_read() -> None:
    with pytest.raises(BadPosition, match="melds='|||.* is longer than 2,000 characters"):
        ic.position("scala40", melds="|" * 1_000_000)


@pytest.mark.parametrize("number", [10**5000, -(10**5000)], ids=["long", "below"])
def test_numbers_that_python_does_not_write_are_refused_in_one_sentence(number: int) -> None:
    calls: list[Any] = [
        lambda: ic.deal("briscola", seed=number),
        lambda: ic.deal("briscola", dealer=number),
        lambda: ic.deal("briscola", best_of=number),
        lambda: ic.deal("briscola", preset=number),
        lambda: ic.position("briscola", seed=number, hand="AB RC 6S"),
        lambda: ic.position("briscola", hand="AB RC 6S", stock=number),
        lambda: ic.deal("briscola").view(number),
        lambda: ic.deal("briscola").score(number),
    ]
    for call in calls:
        with pytest.raises(ItalianCardsError) as caught:
            call()
        assert len(str(caught.value)) < 300
    assert len(quoted(number)) < 20


def test_a_dealer_of_thousands_of_digits_is_refused_in_any_deal_of_a_record() -> None:
    record = ic.deal("scopa", seed=7).autoplay("random").next_deal().record()
    first, second, third = record.split("[Dealer ")
    for text in (
        f'{first}[Dealer "{HUGE}"{third[3:]}',
        f'{first}[Dealer {second}[Dealer "{HUGE}"{third[3:]}',
    ):
        with pytest.raises(ItalianCardsError, match="ealer") as caught:
            ic.read(text)
        assert len(str(caught.value)) < 300


def test_a_field_is_named_by_a_word() -> None:
    for name in ("hand " * 200, "a\nb", "9", "ha-nd"):
        with pytest.raises(Unreadable, match="name=value"):
            ic.position(f"briscola; {name}=1; {name}=1")
