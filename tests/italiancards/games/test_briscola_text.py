"""What Briscola tells of a deal, in figures and cards written by hand."""

from __future__ import annotations

import pytest

import italiancards as ic
from italiancards.core.seats import Seat

LAST = {"hand": "AB", "trump": "D", "others": "2B"}
PILES = (
    "AS AD AC 3S 2S 2D RS FS 4S 4D 5S 5D 6S 6D 7S 7D 4C 5C 6C 7C"
    " / 3D 3C 3B RD RC RB CS CD CC CB FD FC FB 2C 4B 5B 6B 7B"
)


def _exchanged() -> ic.Table:
    """The second player has exchanged the two of trump for the seven, and it is his turn again."""
    table = ic.deal("briscola", exchange_two="first_trick", top="AB 7S CB 2D AS RD 7D", seed=7)
    return table.play("CB").play("exchange 2D")


def test_the_sheet_tells_each_rank_its_cards_and_its_points() -> None:
    score = ic.position("briscola", **LAST, taken=PILES).play("AB").play("2B").score()
    rows = {line.name: (line.facts["each"], line.points, line.cards) for line in score.sheet.lines}
    assert rows == {
        "aces": (11, (44, 0), (("AS", "AD", "AC", "AB"), ())),
        "threes": (10, (10, 30), (("3S",), ("3D", "3C", "3B"))),
        "kings": (4, (4, 12), (("RS",), ("RD", "RC", "RB"))),
        "knights": (3, (0, 12), ((), ("CS", "CD", "CC", "CB"))),
        "knaves": (2, (2, 6), (("FS",), ("FD", "FC", "FB"))),
    }
    assert score.sheet.totals == (60, 60)


def test_the_score_prints_its_lines_its_totals_and_its_results() -> None:
    piles = PILES.replace("4B", "x").replace("3S", "4B").replace("x", "3S")
    table = ic.position("briscola", **LAST, taken=piles)
    text = str(table.play("AB").play("2B").score()).splitlines()
    assert [" ".join(line.split()) for line in text] == [
        "Anna Rosa",
        "Aces, 11 each 44 (AS AD AC AB) 0",
        "Threes, 10 each 0 40 (3D 3C 3B 3S)",
        "Kings, 4 each 4 (RS) 12 (RD RC RB)",
        "Knights, 3 each 0 12 (CS CD CC CB)",
        "Knaves, 2 each 2 (FS) 6 (FD FC FB)",
        "Total 50 70",
        "70 to 50: Rosa has more than half of the 120 points and wins the deal.",
    ]


def test_the_score_of_a_longer_match_tells_the_match_too() -> None:
    order = " ".join(ic.game("briscola").pack.cards)
    table = ic.deal("briscola", order=order, match="points").autoplay("random")
    text = str(table.score()).splitlines()
    assert text[-3].split()[:4] == ["Points", "in", "the", "match"]
    assert text[-3].split()[4:] == [str(points) for points in table.match_score.scores]
    assert text[-1] == "The match continues: 121 points win it."


def test_an_exchange_tells_the_card_given_and_the_upcard_received() -> None:
    table = _exchanged()
    number, event = table.log(0)[-1]
    assert (number, event.name) == (2, "exchanged")
    assert event.facts == {"seat": Seat(1), "card": "2D", "upcard": "7D"}
    assert table.voice(0, "en").event(event) == (
        "Rosa exchanges the two of coins for the seven of coins."
    )
    assert table.view(0).upcard == "2D"


def test_a_trick_gathered_is_remembered_with_who_led_it() -> None:
    table = _exchanged().play("AS")
    assert table.view(0).last_trick == (Seat(0), ("CB", "AS"))
    table.play("7S").play("7D")
    assert table.view(0).last_trick == (Seat(0), ("7S", "7D"))
    led = table.to_move
    assert led == Seat(1)
    table.play(table.legal()[0]).play(table.legal()[0])
    assert table.view(0).last_trick[0] == Seat(1)


def test_an_upcard_that_goes_back_is_told() -> None:
    table = ic.deal("briscola", return_ace_three=True, top="2C 4C 5C 6C 7C FC AD 3S 4B", seed=1)
    rows = [(event.name, event.facts.get("card")) for _, event in table.log()][3:]
    assert rows == [("upcard-returned", "AD"), ("upcard-returned", "3S"), ("upcard-turned", "4B")]


def _zones(table: ic.Table, seat: int) -> dict[tuple[str, int | None], object]:
    return {(zone.name, zone.seat): zone for zone in table.game.zones(table.view(seat))}


def test_the_stock_lies_beside_the_upcard() -> None:
    table = ic.deal("briscola", seed=7)
    zones = _zones(table, 0)
    assert zones["stock", None].cards == (None,) * 33
    assert zones["upcard", None].cards == ("7D",)
    assert table.view().stock_size == 34
    assert "Stock: 33 cards" in str(table)


def test_a_trick_lies_there_with_its_owners_and_the_card_that_takes_so_far() -> None:
    table = ic.deal("briscola", top="2C 5C 6C AC 7C FC 4B", seed=1)
    table.play("2C")
    trick = _zones(table, 0)["trick", None]
    assert (trick.cards, trick.owners, trick.best) == (("2C",), (Seat(0),), 0)
    table.play("AC")
    full = table.game.zones(table.view(1, at=2))[-1]
    assert (full.cards, full.owners, full.best) == (("2C", "AC"), (Seat(0), Seat(1)), 1)
    last = _zones(table, 0)["last-trick", None]
    assert (last.cards, last.owners, last.best) == (("2C", "AC"), (Seat(0), Seat(1)), 1)
    assert "Last trick: 2C (Anna)  AC (Rosa)" in str(table)


def test_the_card_led_by_the_second_player_is_his() -> None:
    table = ic.deal("briscola", top="2C 5C 6C AC 7C FC 4B", seed=1).play("2C").play("AC")
    table.play("7C")
    assert _zones(table, 0)["trick", None].owners == (Seat(1),)


def test_what_everybody_knows_of_a_hand_is_seen_by_the_opponent() -> None:
    table = _exchanged()
    assert _zones(table, 0)["hand", 1].cards == ("7D", None, None)
    assert _zones(table, 1)["hand", 0].cards == (None, None)
    assert _zones(table, 1)["hand", 1].cards == ("7D", "AS", "RD")


def test_a_card_whose_place_is_known_is_not_unseen() -> None:
    view = _exchanged().view(0)
    seen = {*view.hand, "CB", "2D", "7D"}
    assert len(seen) == 5
    assert set(view.unseen) == set(ic.game("briscola").pack.cards) - seen
    assert view.unseen[:2] == ("AD", "3D")


@pytest.mark.parametrize(
    ("seat", "text"),
    [(0, "It is not your turn: it is Rosa’s turn."), (1, "You may play any card: you need not")],
)
def test_who_is_to_play_is_told_by_name(seat: int, text: str) -> None:
    table = ic.deal("briscola", top="2C 5C 6C AC 7C FC 4B", seed=1).play("2C")
    view = table.view(seat)
    verdict = table.game.rules.judge(view, table.read("AC" if seat else "5C"))
    assert table.voice(seat, "en").verdict(verdict).startswith(text)


def test_while_a_trick_is_gathered_it_is_nobodys_turn() -> None:
    table = ic.deal("briscola", top="2C 5C 6C AC 7C FC 4B", seed=1).play("2C").play("AC")
    view = table.view(0, at=2)
    verdict = table.game.rules.judge(view, table.read("5C"))
    assert table.voice(0, "en").verdict(verdict) == "Wait: the trick is being collected."


def test_who_leads_and_who_follows_are_told_different_reasons() -> None:
    table = ic.deal("briscola", top="2C 5C 6C AC 7C FC 4B", seed=1)
    assert str(table.why("2C")) == "2C ✓ You lead: you may play any card."
    table.play("2C")
    assert str(table.why("AC")).startswith("AC ✓ You may play any card: you need not follow")


def test_redo_stops_where_the_next_deal_begins_and_crosses_it_with_the_next_move() -> None:
    table = ic.deal("briscola", seed=7).autoplay("random")
    end = table.now
    table.next_deal()
    dealt = table.now
    table.play(table.legal()[0])
    table.undo().undo()
    assert (table.now, table.moment.deal) == (end - 2, 1)
    table.redo()
    assert (table.now, table.moment.deal, table.over) == (end, 1, True)
    table.redo()
    assert (table.now, table.moment.deal) == (dealt + 1, 2)


def test_a_record_tells_the_deals_that_were_played_and_none_that_was_taken_back() -> None:
    table = ic.deal("briscola", seed=7).autoplay("random").next_deal()
    table.play(table.legal()[0])
    once = table.record()
    table.undo().undo().redo().next_deal()
    assert len(table.starts) == 2
    assert once.startswith(table.record())
    assert ic.read(table.record()) == table
    table.undo().play(table.legal()[-1]).next_deal()
    assert len(table.starts) == 2
    assert table.record().count("[Deal ") == 2
