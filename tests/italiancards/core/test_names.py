"""What a table prints can be typed back at that table, whatever pack lies on it."""

from __future__ import annotations

import pytest

import italiancards as ic
from italiancards.core.cards import ITALIAN, LOOKS, RUMMY
from italiancards.core.errors import BadPosition, Unreadable
from italiancards.core.names import read_card, read_suit

PACKS = [look for look in LOOKS if look in ("italian", "french")]


@pytest.mark.parametrize("look", PACKS)
def test_every_card_that_a_table_prints_is_read_back_at_that_table(look: str) -> None:
    table = ic.deal("briscola", deck=look, seed=1)
    for card in ITALIAN.cards:
        assert table.read(table.voice().symbol(card)).card == card
        assert table.read(f"exchange {table.voice().symbol(card)}").card == card


@pytest.mark.parametrize("look", LOOKS)
def test_every_card_is_read_from_its_picture_and_from_its_italian_notation(look: str) -> None:
    for card, shown in LOOKS[look].items():
        assert read_card(shown, ITALIAN, look) == card
        assert read_card(f" {shown.rank.lower()} {shown.suit} ", ITALIAN, look) == card
        assert read_card(card, ITALIAN, look) == card


def test_the_case_of_the_suit_tells_the_french_seven_of_clubs_from_the_seven_of_cups() -> None:
    assert read_card("7c", ITALIAN, "french") == "7B"
    assert read_card("7C", ITALIAN, "french") == "7C"
    assert read_card("7c", ITALIAN, "italian") == "7C"
    assert read_card("7C", RUMMY) == "7c"
    assert [read_card(text, ITALIAN, "french") for text in ("kc", "rd", "Q D")] == [
        "RB",
        "RD",
        "CD",
    ]


def test_a_card_printed_by_a_french_table_can_be_played_there() -> None:
    table = ic.deal("briscola", deck="french", top="7B AS RD", seed=7)
    assert "7c" in str(table)
    assert table.play("7c").view().trick == ("7B",)


@pytest.mark.parametrize(
    ("look", "told", "trump"),
    [("french", told, trump) for told, trump in zip("cdhsBDCSH", "BDCSBDCSC", strict=True)]
    + [("italian", told, told.upper()) for told in "BDCSbdcs"]
    + [("french", "hearts", "C"), ("french", "Fiori", "B"), ("italian", "coppe", "C")],
)
def test_trumps_are_told_in_the_suits_of_either_pack(look: str, told: str, trump: str) -> None:
    table = ic.position("briscola", deck=look, hand="RB FB CS", trump=told)
    assert table.view().trump == trump
    again = ic.position(table.position())
    assert again.view().trump == trump


def test_a_suit_that_is_none_and_one_that_the_upcard_contradicts_are_refused() -> None:
    for look, junk in [("italian", "h"), ("italian", "x"), ("french", "x"), ("french", "")]:
        with pytest.raises(Unreadable, match=f"Cannot read '{junk}': expected a suit"):
            read_suit(junk, ITALIAN, look)
    with pytest.raises(BadPosition, match="trump='h' must be the suit of the up-card, 4s"):
        ic.position("briscola", deck="french", hand="AB RC 6S", upcard="4S", trump="h")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("7 di denari", "7D"),
        ("settebello", "7D"),
        ("il settebello", "7D"),
        ("Re bello", "RD"),
        ("donna di denari", "FD"),
        ("la donna di spade", "FS"),
        ("seven of coins", "7D"),
        ("7 of coins", "7D"),
        ("the 3 of cups", "3C"),
        ("A di bastoni", "AB"),
        ("jack of swords", "FS"),
    ],
)
def test_a_card_is_read_as_players_call_it(text: str, card: str) -> None:
    assert read_card(text, ITALIAN) == card
    assert ic.deal("scopa", seed=7).read(text) == ic.deal("scopa", seed=7).read(card)


def test_a_french_queen_is_the_knight_and_an_italian_donna_the_knave() -> None:
    assert read_card("donna di quadri", ITALIAN, "french") == "CD"
    assert read_card("donna di denari", ITALIAN, "french") == "FD"
    assert read_card("7 of diamonds", ITALIAN, "french") == "7D"
    assert read_card("7 di fiori", RUMMY) == "7c"
    with pytest.raises(Unreadable):
        read_card("settebello", RUMMY)


def test_cards_are_taken_by_their_names() -> None:
    table = ic.position("scopa", hand="7C", table="7D")
    assert str(table.read("7 di coppe x settebello")) == "7C x 7D"


def test_a_list_of_cards_may_name_them() -> None:
    table = ic.position("scopa", hand="settebello, re di coppe A di spade", table="two of cups")
    assert table.view().hand == ("7D", "RC", "AS")
    assert table.view().table == ("2C",)
    assert ic.ask.briscola.points("asso di coppe, 3 di denari").value == 21
    for junk in ("di", "7D di", "di denari", "7 di", "7 di di denari", "of of of"):
        with pytest.raises(ic.ItalianCardsError, match="di|of|7"):
            ic.position("scopa", hand=junk)
