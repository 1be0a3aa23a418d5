"""Whatever hand somebody pastes at Scala Quaranta is answered or refused, in bounded work."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from support.depth import TIMES, often

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.melds import JOKER, Lay
from italiancards.games.scala40.rules.candidates import LAY_DOWNS
from italiancards.games.scala40.rules.position import LARGEST

JOKERS = "JK JK JK JK"
FULL = f"{JOKERS} 6h 6d 6s 6h 6d 6s 7h 7d 7c 7s 7h 7d 7s 8h 8d 8c"
TABLES = (
    "",
    "3h 4h 5h JK=6h | 9c 9d 9h | 5s 6s 7s",
    "9c 9d JK=9h | 8c 8d JK=8h | 7c 7d JK=7h | 6c 6d JK=6h",
)
WAYS: tuple[dict[str, Any], ...] = (
    {},
    {"set_joker": "either_missing_suit"},
    {"draw_discard": "to_open", "close_in_hand": "any_total"},
    {"picked_must_be_used": False},
    {"discard_restriction": "everyone", "includes_joker_swap": True},
)


def _pasted(chance: Random) -> dict[str, Any]:
    """A hand of up to twenty cards that belong together, jokers and twins first."""
    melds = chance.choice(TABLES)
    table_cards = (word.partition("=")[0] for word in melds.split() if word != "|")
    free = Counter(RUMMY.cards) - Counter(map(RUMMY.card, table_cards))
    ranks = set(chance.sample(RUMMY.ranks, chance.randint(3, 6)))
    pool = sorted(
        free.elements(), key=lambda card: (card != JOKER, card.rank not in ranks, chance.random())
    )
    size = chance.randint(10, LARGEST)
    fields = {"hand": " ".join(pool[:size]), "melds": melds, "discards": pool[size]}
    fields |= {"opened": "0"} if chance.random() < 0.4 else {}
    fields |= {"picked": chance.choice(pool[:size])} if chance.random() < 0.4 else {}
    return fields | chance.choice(WAYS)


def _asked(fields: dict[str, Any]) -> None:
    table = ic.position("scala40", **fields)
    why = table.choices()
    several = [each for each in why if isinstance(each.move, Lay) and len(each.move.groups) > 1]
    assert len(several) <= LAY_DOWNS + 6
    assert [each.move for each in why if each.ok] == table.legal()
    assert table.position()
    if table.legal():
        table.hint("greedy")


@pytest.mark.slow
def test_hands_full_of_jokers_and_twins_are_answered() -> None:
    chance = Random(26)
    for _ in range(2 * TIMES):
        _asked(_pasted(chance))
    _asked({"hand": FULL, "drawn": "yes", "discards": "9c"})


def test_single_melds_take_no_room_among_the_lay_downs_of_several() -> None:
    """This hand has 394 of them, beside two dozen single melds."""
    hand = "JK Qs Qc 4d JK Qd 10d 10h 7d JK 10s 7s Qh Qd"
    table = ic.position("scala40", hand=hand, drawn="yes", discards="2c")
    last = table.read("lay JK=Qh Qd Qc | Qh Qd Qs")
    assert table.why(last).ok
    assert str(last) in map(str, table.legal())


@pytest.mark.slow
def test_many_such_hands_are_answered() -> None:
    chance = Random(27)
    for _ in range(often(40)):
        _asked(_pasted(chance))


@pytest.mark.parametrize(
    "told",
    [
        {"hand": " ".join(RUMMY.cards[:21])},
        {"hand": "5c 6c", "held": "21"},
        {"hand": "5c", "others": " ".join(RUMMY.cards[10:31])},
    ],
)
def test_hands_that_no_deal_comes_near_are_refused_in_one_sentence(told: dict[str, str]) -> None:
    with pytest.raises(ic.ItalianCardsError, match="A hand has at most 20 cards, not 21"):
        ic.position("scala40", **told)


def test_in_a_deal_nobody_holds_more_than_fourteen_cards() -> None:
    for seed in range(6):
        table = ic.deal("scala40", seed=seed, players=2 + seed % 5).autoplay("greedy")
        sizes = [len(hand) for moment in table.moments for hand in moment.state.hands]
        assert max(sizes) == 14 <= LARGEST
