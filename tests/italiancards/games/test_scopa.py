"""Scopa at the table: what is dealt, told and refused, and one whole record of each preset."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from support.scopa_ways import EVERY_WAY, WAYS

import italiancards as ic
from italiancards.core.cards import ITALIAN

GOLDEN = Path(__file__).parent / "golden"


@EVERY_WAY
def test_cards_are_conserved_and_positions_read_back_under_every_agreement(way: int) -> None:
    table = ic.deal("scopa", seed=way, **WAYS[way]).autoplay("random")
    state = table.moment.state
    assert Counter(chain(state.table, *state.taken)) == Counter(ITALIAN.cards)
    assert ic.read(table.record()) == table
    while any(moment.move for moment in table.moments[1 : table.now + 1]):
        text = table.position(everything=True)
        again = ic.position(text)
        assert (again.sampled, again.position(everything=True)) == ((), text)
        assert ic.position(table.position()).view() == replace(
            table.view(), last_capture=None, scores=(0,) * len(table.parties)
        )
        table.undo()


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 3), (6, 2)])
def test_the_cards_come_out_even_and_every_round_begins_at_the_dealers_right(
    players: int, rounds: int
) -> None:
    table = ic.deal("scopa", players=players, seed=3, dealer=1)
    table.autoplay("random")
    log = table.log()
    assert [event.name for _, event in log].count("dealt") == rounds
    plays = [moment for moment in table.moments if moment.move is not None]
    assert len(plays) == 36
    for number in range(0, 36, 3 * players):
        assert plays[number].seat == 2 % players


def test_three_or_four_kings_never_lie_on_the_first_table() -> None:
    redealt = 0
    for seed in range(3000):
        table = ic.deal("scopa", seed=seed)
        redealt += table.log()[0][1].name == "redealt"
        assert sum(card.rank == "R" for card in table.view().table) < 3
        assert Counter(chain(*table.moment.state.hands, table.view().table,
                             table.moment.state.stock)) == Counter(ITALIAN.cards)  # fmt: skip
    assert redealt > 0


# What is told


def test_the_score_prints_its_lines_with_their_cards() -> None:
    position = (
        "scopa; hand=4B; table=3B; dealer=0; last=1; "
        "taken=7D 7C 7S AD 2D 3D AC 2C 3C 6D 6C 6S AS 2S 3S RD RC RS CD CC / "
        "FD FC FS FB CS CB RB 7B 6B 5B AB 2B 4D 4C 4S 5D 5C 5S; scope=7C RD"
    )
    text = str(ic.position(position).play("4B").score()).splitlines()
    rows = [" ".join(line.split()) for line in text]
    assert rows[0] == "Anna Rosa"
    assert rows[1].startswith("Cards, 20–20 0 (7D")
    assert rows[2] == "Coins, 7–3 1 (7D AD 2D 3D 6D RD CD) 0 (FD 4D 5D)"
    assert rows[3] == "Settebello 1 (7D) 0"
    assert rows[4] == "Primiera, ×–66 0 (7D 7C 7S) 1 (5D 5C 5S 7B)"
    assert rows[5].startswith("Counting sevens, the primiera would go to Anna 0 (7D 7C 7S 6D")
    assert rows[6] == "Scopas 2 (7C RD) 0"
    assert rows[-1] == "4 to 1: Anna wins the deal."


@pytest.mark.parametrize(
    ("me", "language", "text"),
    [
        (0, "en", "your side wins the deal"),
        (1, "en", "Anna and Aldo win the deal"),
        (2, "it", "vincete la mano"),
        (3, "it", "Anna e Aldo vincono la mano"),
    ],
)
def test_partners_are_told_of_together(me: int, language: str, text: str) -> None:
    for seed in range(20):
        table = ic.deal("scopa", players=4, seed=seed).autoplay("random")
        result = table.score().sheet.result
        assert result is not None
        if result.facts["winner"] == (0, 2):
            assert text in table.voice(me, language).finding(result)
            return
    raise AssertionError("nobody won")


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (
            "RC x AD+4D",
            "The ace of coins and the four of coins add up to 5, but the king of cups is "
            "worth 10. The king of clubs on the table has the same value as the king of cups: "
            "you must take that card and no other.",
        ),
        ("RC", "The king of cups can take the king of clubs, and a card that can take must take."),
        ("RC x RB", "The king of cups takes the king of clubs, of the same value."),
        ("king of cups x RB", "The king of cups takes the king of clubs, of the same value."),
        ("RCxRB", "The king of cups takes the king of clubs, of the same value."),
        ("6S x AD 5C", "The five of cups is not on the table."),
    ],
)
def test_why_a_capture_is_allowed_or_not(move: str, text: str) -> None:
    table = ic.position("scopa", hand="RC 2S 6S", table="AD 4D RB FS")
    assert table.why(move).text == text


@pytest.mark.parametrize("junk", ["RC x", "x RB", "RC x RB x AD", "RC x RB+RB", "RC x 7X", "x"])
def test_junk_is_refused_with_the_offending_text(junk: str) -> None:
    table = ic.position("scopa", hand="RC 2S 6S", table="AD 4D RB FS")
    with pytest.raises(ic.ItalianCardsError) as caught:
        table.why(junk)
    assert repr(junk) in str(caught.value)


def test_a_capture_lies_there_until_it_is_gathered() -> None:
    table = ic.position("scopa", hand="RC 2S 6S", table="AD 4D RB FS", stock=6)
    table.play("RC x RB")
    view = table.view(1, at=1)
    assert view.to_move is None
    zone = next(zone for zone in table.game.zones(view) if zone.name == "table")
    assert (zone.cards, zone.best, zone.going) == (("AD", "4D", "RB", "FS", "RC"), 4, (2, 4))
    zone = next(zone for zone in table.game.zones(table.view(1)) if zone.name == "table")
    assert (zone.cards, zone.going) == (("AD", "4D", "FS"), ())
    last = next(zone for zone in table.game.zones(table.view(1)) if zone.name == "last-capture")
    assert (last.cards, last.owners) == (("RC", "RB"), (0, 0))


@pytest.mark.parametrize("preset", sorted(ic.game("scopa").presets))
def test_the_golden_record_replays_and_is_written_the_same(preset: str) -> None:
    path = GOLDEN / f"scopa_{preset}.ic"
    table = ic.load(path)
    assert table.match_score.over
    assert table.record() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("parts", "error"),
    [
        ({"hand": "AD 2D 3D 4D"}, "A hand has at most 3 cards"),
        ({"hand": "AD", "table": "AD"}, "AD appears twice"),
        ({"hand": "AD 2D 3D", "stock": 5}, "5 cards do not divide evenly"),
        ({"hand": "AD 2D", "draw": "after_each_play", "stock": 2}, "2 cards do not divide evenly"),
        ({"hand": "AD", "others": "2D 3D"}, "a hand must have 1 cards, not 2"),
        ({"hand": "AD", "taken": "2D 3D", "scope": "4D"}, "names a card twice, or one not in"),
        ({"hand": "AD", "taken": "2D / 3D / 4D"}, "names 3 of 2"),
        ({"hand": "AD", "last": 2}, "last='2' must be from 0 to 1"),
        ({"hand": "AD", "trump": "D"}, "A position of Scopa has no field 'trump'"),
    ],
)
def test_cards_that_cannot_lie_so_are_refused(parts: dict[str, Any], error: str) -> None:
    with pytest.raises(ic.ItalianCardsError, match=error):
        ic.position("scopa", **parts)


def test_what_is_not_told_of_a_position_is_filled_in_sensibly() -> None:
    table = ic.position("scopa", hand="7C 2S RB", table="7D 4C 3S FB")
    assert table.sampled == ("others", "stock")
    assert (table.view().hand_sizes, table.view().stock_size) == ((3, 3), 30)
    table = ic.position("scopa", hand="7C 2S", table="7D 4C 3S", players=3, dealer=1)
    assert table.view().hand_sizes == (2, 2, 1)  # seat 2 is the eldest and has played
    assert len(table.moment.state.taken[1]) != 1


@pytest.mark.parametrize(("language", "text"), [("en", "Diamonds"), ("it", "Quadri")])
def test_with_a_french_pack_the_coins_are_diamonds(language: str, text: str) -> None:
    table = ic.position("scopa", hand="Kd 2s 6s", table="Ad 4d Kc Jc", deck="french")
    table.play("Kd x Kc")
    line = table.score().sheet.lines[1]
    assert table.voice(0, language).line(line) == text
    assert str(table.moments[1].move) == "Kd x Kc"
