"""A position says what a seat knows, and a table set up from it knows the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from support.depth import TIMES
from support.positions import reads_back

import italiancards as ic
from italiancards.core.errors import BadPosition, Unreadable

OPTIONS = [
    {"preset": "briscola"},
    {"preset": "sicilian"},
    {"exchange_two": "first_trick"},
    {"exchange_seven": True},
    {"return_ace_three": True},
    {"three_as_three": True},
    {"tie": "last_trick"},
    {"deck": "french", "preset": "sicilian"},
    {"match": "single"},
    {"match": "points", "points_rule": "at_least_120"},
    {"best_of": 7},
    {"preset": "briscola_three", "removed_two": "2S"},
    {"preset": "briscola_six", "table_talk": "open"},
    {"preset": "sicilian_pairs", "table_talk": "signals", "requires_trick": "team"},
    {"preset": "briscola_signals", "signs_seen_by": "all", "partner_show_end": "stock_empty"},
]


def _told(table: ic.Table, seat: int | None = None) -> Any:
    """A view without what no position tells: the trick before, the match, the way it is counted."""
    view = table.view(seat)
    plain = replace(view.options, match="single", best_of=3, points_rule="more_than_120")
    return replace(view, last_trick=None, scores=(), options=plain)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_a_seat_knows_reads_back_to_the_same_view(options: dict[str, object]) -> None:
    for seed in range(TIMES):
        table = ic.deal("briscola", seed=seed, **options)
        chance = Random(seed)
        while not table.over:
            for other in (0, 7, "x"):
                again = ic.position(table.position(), seed=other)
                assert again.position() == table.position()
                assert _told(again) == _told(table)
                assert again.legal() == table.legal()
            moves = table.legal()
            exchanges = [move for move in moves if move.verb == "exchange"]
            table.play(chance.choice(exchanges or moves))


def test_a_card_that_the_opponent_exchanged_for_lies_in_his_hand() -> None:
    table = ic.deal("briscola", exchange_two="first_trick", top="AB 7S CB 2D AS RD 7D", seed=7)
    table.play("CB").play("exchange 2D").play("AS")
    assert "shown= / 7D" in table.position()
    for seed in range(50):
        again = ic.position(table.position(), seed=seed)
        assert "7D" in again.game.view(again.moment.state, 1).hand
        assert again.view().shown == ((), ("7D",))


def test_a_card_may_be_told_both_in_a_hand_and_as_shown() -> None:
    parts = {"hand": "AB RC 6S", "upcard": "4S", "others": "2D 7C", "shown": "RC / 7C"}
    table = ic.position("briscola", **parts)
    assert table.view().shown == (("RC",), ("7C",))
    assert {"2D", "7C"} < set(table.view(1).hand)


@pytest.mark.parametrize(
    ("shown", "message"),
    [
        (" / 2C / 3C", "names 3 of 2"),
        (" / 2C 2C", "names a card twice"),
        ("RC RC", "names a card twice"),
        ("RC / RC", "names a card twice"),
        (" / RC", "RC appears twice"),
        (" / 4S", "4S appears twice"),
        (" / 2C 3C 4C 5C", "2C 3C 4C 5C: too many cards in one hand"),
    ],
)
def test_shown_cards_that_cannot_lie_like_that_are_refused(shown: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        ic.position("briscola", hand="AB RC 6S", upcard="4S", shown=shown)


@pytest.mark.parametrize("junk", [None, 1, [], b"x", {"hand": "AB"}])
def test_a_position_that_is_no_text_is_refused(junk: Any) -> None:
    with pytest.raises(Unreadable, match="expected a position such as"):
        ic.position(junk)


@pytest.mark.parametrize("text", ["0 1", "x", " ", "9"])
@pytest.mark.parametrize(("game", "field"), [("scala40", "closed"), ("burraco", "ended")])
def test_a_deal_is_closed_by_one_seat(game: str, field: str, text: str) -> None:
    with pytest.raises(BadPosition, match=f"{field}='{text}' must be from 0 to"):
        ic.position(game, hand="7c", **{field: text})


def test_a_position_takes_the_scores_as_text_or_as_numbers() -> None:
    for game, told in {"scopa": "9 7", "briscola": "1 0", "scala40": "80 30"}.items():
        hand = "7c" if game == "scala40" else "7C"
        table = ic.position(game, hand=hand, scores=told)
        assert table == ic.position(game, hand=hand, scores=tuple(map(int, told.split())))
        assert f"scores={told}" in repr(table)


def test_a_position_takes_lists_of_cards_and_nothing_for_what_is_not_told() -> None:
    table = ic.position(
        "scopa", hand=["7C", "2S"], table=("7D",), taken=[["3C", "3S"], ["4C", "4D"]]
    )
    assert table == ic.position("scopa", hand="7C 2S", table="7D", taken="3C 3S / 4C 4D")
    assert ic.position("scopa", hand="7C", table=None) == ic.position("scopa", hand="7C")


@pytest.mark.parametrize(
    ("game", "hand", "coming"),
    [
        ("scopa", "7C 2S RB", "AD 2D"),
        ("briscola", "7C 2S RB", "AD 2D"),
        ("scala40", "7c 2s Kh 5d", "Ad 2d"),
    ],
)
def test_the_next_cards_of_a_stock_can_be_told_without_the_rest(
    game: str, hand: str, coming: str
) -> None:
    table = ic.position(game, hand=hand, next=coming)
    stock = table.moment.state.stock
    assert " ".join(stock[:2]) == coming
    assert len(stock) == len(ic.position(game, hand=hand).moment.state.stock)
    assert "stock" in table.sampled
    assert coming not in repr(table)  # nobody knows them
    counted = ic.position(game, hand=hand, next=coming, stock="12").moment.state.stock
    assert (" ".join(counted[:2]), len(counted)) == (coming, 12)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (
            {"stock": "AD 2D"},
            "stock='AD 2D': 2 cards do not divide evenly; give only the first ones, as next=",
        ),
        (
            {"stock": "AD 2D", "next": "3D"},
            "stock='AD 2D' and next='3D': give either the whole stock",
        ),
        (
            {"stock": "0", "next": "3D"},
            "next='3D' names 1 cards, but the number still to come is 0",
        ),
        ({"next": "7C"}, "7C appears twice"),
    ],
)
def test_a_stock_that_cannot_be_is_refused(parts: dict[str, str], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        ic.position("scopa", hand="7C 2S RB", **parts)


def test_more_cards_than_are_to_come_are_refused_before_any_is_drawn() -> None:
    with pytest.raises(
        BadPosition, match="next='AD 2D' names 2 cards, but the number still to come is 1"
    ):
        ic.position("briscola", hand="7C 2S RB", stock="2", next="AD 2D")


@pytest.mark.parametrize("told", ["no", "No", "false", False, None, ""])
def test_no_means_no(told: object) -> None:
    for field in ("drawn", "opening"):
        table = ic.position("scala40", hand="10c Jc Qc 7h 9s", discards="2d", **{field: told})
        assert f"{field}=" not in repr(table)
        assert not table.view().drawn


@pytest.mark.parametrize("told", ["yes", "Yes", "true", True, "sì"])
def test_yes_means_yes(told: object) -> None:
    table = ic.position("scala40", hand="10c Jc Qc 7h 9s", discards="2d", drawn=told)
    assert table.view().drawn
    assert "drawn=yes" in repr(table)


def test_what_is_neither_yes_nor_no_is_refused() -> None:
    with pytest.raises(BadPosition, match="drawn='perhaps' must be yes or no"):
        ic.position("scala40", hand="10c Jc Qc", drawn="perhaps")


def test_an_option_of_a_position_may_be_none() -> None:
    assert ic.position("burraco", hand="5c 6c", target=None).options.target is None
    with pytest.raises(ic.ItalianCardsError, match="'players' cannot be 'None'"):
        ic.position("burraco", hand="5c 6c", players=None)


# Scores


def test_scores_are_those_of_a_match_that_goes_on() -> None:
    table = ic.position("tresette", scores="3 6", hand="AD", trick="RD CD FD", declarations=False)
    assert table.match_score.scores == (3, 6)
    assert (table.match_score.unit, table.match_score.alone) == ("points", False)
    table.play("AD")
    earned = table.score().sheet.totals
    assert table.match_score.scores == (3 + earned[0], 6 + earned[1])
    assert table.next_deal().view().scores == table.match_score.scores
    assert ic.read(table.record()) == table
    assert ic.read(table.record()).match_score == table.match_score
    deck = " ".join(table.starts[1].deck)
    stacked = table.record().replace(deck, " ".join(reversed(deck.split())))
    assert " ".join(ic.read(stacked).starts[1].deck) == " ".join(reversed(deck.split()))


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("scopa", {"hand": "7C", "scores": "12 14", "target": 16}),
        ("briscola", {"hand": "7C 2S RB", "scores": "2 3", "best_of": 7}),
        ("scala40", {"hand": "7c 2s Kh 5d", "scores": "120 30", "target": 151}),
        ("burraco", {"hand": "7c 2s Kh 5d", "scores": "1500 1900", "target": 2005, "players": 2}),
    ],
)
def test_the_target_of_a_match_is_told_with_its_scores(game: str, told: dict[str, Any]) -> None:
    table = ic.position(game, **told)
    assert table.ignored == ()
    assert table.match_score.scores == tuple(map(int, told["scores"].split()))
    reads_back(table)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("tresette", {"hand": "7C", "scores": "21 3"}),
        ("scopa", {"hand": "7C", "scores": "17 14", "target": 16}),
        ("briscola", {"hand": "7C 2S RB", "scores": "4 3", "best_of": 7}),
        ("burraco", {"hand": "7c 5d", "scores": "2100 1900", "target": 2005, "players": 2}),
    ],
)
def test_scores_that_end_the_match_are_refused(game: str, told: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=f"scores='{told['scores']}': the match is already won"):
        ic.position(game, **told)


def test_scores_of_an_earlier_release_are_read_without_the_target_that_it_did_not_write() -> None:
    assert ic.position("briscola; hand=7C 2S RB; scores=3 2").view().scores == (3, 2)
    assert ic.position("scopa; hand=7C; scores=14 12").view().scores == (14, 12)


# Empty parts


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("tresette", {"hand": "3S AS", "taken": " / 4D 5D 6D 7D"}),
        ("briscola", {"hand": "3S AS", "taken": " / 4D 5D"}),
        ("bastarda", {"hand": "3S AS", "taken": " / 4D 5D 6D 7D 2D / / / "}),
        ("scopa", {"hand": "3S AS", "stock": "0", "taken": " / 4D 5D"}),
    ],
)
def test_a_pile_that_is_told_to_be_empty_is_empty(game: str, told: dict[str, str]) -> None:
    for seed in range(5):
        piles = ic.position(game, seed=seed, **told).view(0).taken
        assert piles[0] == ()
        assert set(told["taken"].strip(" /").split()) <= set(piles[1])


@pytest.mark.parametrize("game", ["tresette", "briscola", "bastarda", "scopa"])
def test_piles_that_are_all_told_to_be_empty_leave_no_place_for_the_rest(game: str) -> None:
    seats = ic.deal(game, seed=1).view().taken
    with pytest.raises(BadPosition, match="taken=.* cards lie nowhere"):
        ic.position(game, hand="3S AS", taken=" / ".join("" for _ in seats))


# What cannot arise

DEAD = "hand=JK; drawn=yes; melds=3c 4c 5c 6c 7c 8c 9c; laid=0; took=0; others=3h 4h; discards=Kd"


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (f"burraco; players=2; {DEAD}", "hand='JK': there is no legal move here"),
        ("scopa; hand=; table=AD 5C; taken=7S 2D / 3S", "there is no legal move here"),
        ("burraco; hand=7d 5d; drawn=yes; discards=Kd; quiet=yes", "tell which card was taken"),
        ("burraco; players=2; hand=7d 5d; discards=Kd; idle=10", "idle='10' must be from 0 to 9"),
        ("burraco; players=2; hand=7d; ended=still; idle=3", "idle='3' must be from 10 to 10"),
        ("tresette; hand=AD 2D; others=3S 4S; void= / S", "void='/ S': no remaining cards"),
        ("tresette; hand=AD 2D; void=D", "void='D': no remaining cards allow this"),
    ],
)
def test_what_cannot_arise_is_refused_where_it_is_said(position: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        ic.position(position)


def test_a_dead_end_that_is_told_as_such_can_be_asked_why_not() -> None:
    table = ic.position(f"burraco; players=2; {DEAD}", dead_end=True)
    assert table.legal() == []
    reasons = table.why("discard JK").verdict.reasons
    assert [finding.name for finding in reasons] == ["no-wild-to-close"]
    assert ic.read(table.record()) == table
    for ask in (table.hint, table.autoplay):
        with pytest.raises(ic.ItalianCardsError, match=r"There is no legal move here\."):
            ask()
