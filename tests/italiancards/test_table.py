"""The table: what it answers, what it refuses, and that it can always go back."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.depth import TIMES

import italiancards as ic
from italiancards.core.cards import ITALIAN
from italiancards.core.errors import (
    Ambiguous,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    Unreadable,
)


@pytest.fixture
def table() -> ic.Table:
    return ic.deal("briscola", seed=7)


def test_the_same_deal_number_deals_the_same_cards_for_ever(table: ic.Table) -> None:
    assert " ".join(table.view().hand) == "2D AS RD"
    assert table.view().upcard == "7D"
    assert ic.deal("briscola", seed="7") == table
    assert ic.deal("briscola", seed=8) != table


def test_a_deal_without_a_number_gets_one_that_deals_it_again() -> None:
    table = ic.deal("briscola")
    assert ic.deal("briscola", seed=table.seed) == table


def test_a_whole_deck_can_be_told_or_only_its_top() -> None:
    order = " ".join(ITALIAN.cards)
    assert ic.deal("briscola", order=order).view().hand == ITALIAN.cards[:3]
    assert ic.deal("briscola", top="7D RC", seed=1).view().hand[:2] == ("7D", "RC")
    with pytest.raises(BadPosition, match="order names 39 of 40 cards: AD is missing"):
        ic.deal("briscola", order=" ".join(ITALIAN.cards[1:]))
    with pytest.raises(BadPosition, match="7D appears twice"):
        ic.deal("briscola", top="7D 7D")


def test_an_illegal_move_says_why_and_changes_nothing(table: ic.Table) -> None:
    before = table.record()
    with pytest.raises(IllegalMove, match="7C: You do not hold the seven of cups") as caught:
        table.play("7C")
    assert [finding.name for finding in caught.value.verdict.reasons] == ["hold-the-card"]
    assert table.why("7C").text in str(caught.value)
    assert table.record() == before


@pytest.mark.parametrize("junk", ["", "  ", "7", "7X", "exchange", "lay 5c 6c", "x" * 5000, "💥"])
def test_junk_moves_are_refused_in_one_sentence_and_change_nothing(
    table: ic.Table, junk: str
) -> None:
    before = table.record()
    with pytest.raises((Unreadable, Ambiguous)) as caught:
        table.play(junk)
    assert len(str(caught.value)) < 300
    assert "\n" not in str(caught.value)
    assert table.record() == before


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"exchnge_two": "off"}, "no option 'exchnge_two'.*Did you mean 'exchange_two'"),
        ({"exchange_two": "last_trick"}, "'exchange_two' cannot be 'last_trick'; there is: off"),
        ({"best_of": 4}, "'best_of' cannot be 4; there is: 1, 3, 5, …, 99"),
        ({"players": 7}, "'players' cannot be 7; there is: 2"),
        ({"three_as_three": 1}, "'three_as_three' cannot be 1; there is: False, True"),
        ({"preset": "sicilain"}, "no preset 'sicilain'.*Did you mean 'sicilian'"),
    ],
)
def test_a_wrong_option_names_the_right_ones(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        ic.deal("briscola", **wrong)


def test_an_unknown_game_or_bot_names_those_there_are(table: ic.Table) -> None:
    with pytest.raises(BadOption, match="There is no game 'brisola'.*Did you mean 'briscola'"):
        ic.deal("brisola")
    with pytest.raises(BadOption, match="There is no bot 'gready'.*Did you mean 'greedy'"):
        table.hint("gready")


def test_a_preset_sets_options_and_more_can_be_changed() -> None:
    options = ic.deal("briscola", preset="sicilian", exchange_seven=False).options
    assert (options.match, options.exchange_two, options.exchange_seven) == (
        "points",
        "first_trick",
        False,
    )


def test_every_move_can_be_undone_to_the_start_and_redone_to_the_end(table: ic.Table) -> None:
    table.autoplay("random").next_deal().autoplay("random")
    end, moves = table.record(), 0
    while True:
        try:
            table.undo()
        except ic.ItalianCardsError as error:
            assert "no move has been made" in str(error)
            break
        moves += 1
    assert moves == 80
    assert table == ic.deal("briscola", seed=7)
    for _ in range(moves):
        table.redo()
    assert table.record() == end
    with pytest.raises(ic.ItalianCardsError, match="no move has been undone"):
        table.redo()


def test_a_new_move_after_undoing_forgets_what_was_undone(table: ic.Table) -> None:
    table.play("2D").undo().play("AS")
    with pytest.raises(ic.ItalianCardsError, match="Nothing to redo"):
        table.redo()


def test_no_new_deal_while_one_is_played_or_after_the_match(table: ic.Table) -> None:
    with pytest.raises(ic.ItalianCardsError, match="Finish this deal first"):
        table.next_deal()
    table = ic.deal("briscola", match="single", seed=7).autoplay()
    with pytest.raises(ic.ItalianCardsError, match="the match is over"):
        table.next_deal()


def test_a_deal_dealt_again_after_undoing_is_the_same_deal(table: ic.Table) -> None:
    table.autoplay("random").next_deal()
    second = table.position(everything=True)
    table.undo()
    table.play(table.legal()[0])
    assert table.next_deal().position(everything=True) == second


def test_after_the_end_there_is_nobody_to_move_and_no_hint(table: ic.Table) -> None:
    table.autoplay()
    assert table.to_move is None
    assert table.choices() == []
    with pytest.raises(ic.ItalianCardsError, match="the deal is over"):
        table.hint()
    with pytest.raises(IllegalMove, match="The deal is over"):
        table.play("7D")


def test_a_table_draws_itself_for_the_seat_to_move_and_hides_the_rest(table: ic.Table) -> None:
    text = str(table)
    assert "Your hand: 2D AS RD" in text
    assert "Rosa’s hand: 3 cards" in text
    for card in table.game.view(table.moment.state, 1).hand:
        assert card not in text
        assert card not in repr(table)


def test_the_repr_of_a_table_is_its_position() -> None:
    table = ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S")
    assert repr(eval(repr(table), {"position": ic.position})) == repr(table)


def test_a_position_says_what_it_left_to_chance() -> None:
    table = ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S", others="2D 7C")
    assert table.sampled == ("stock",)
    assert "chosen at random: stock" in str(table)
    assert ic.position("briscola", hand="AB RC", trump="S").sampled == ("others", "taken")


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"hand": "AB AB"}, "AB appears twice"),
        ({"hand": "AB", "trick": "AB"}, "AB appears twice"),
        ({"hand": "AB 2C 3C 4C"}, "at most 3 cards, not 4: AB 2C 3C 4C"),
        ({"hand": "AB RC 6S", "trick": "5B 6B"}, "leaves nobody to play"),
        ({"hand": "AB RC", "upcard": "4S"}, "4S cannot be there"),
        ({"hand": "AB RC 6S", "upcard": "4S 5S"}, "one up-card, not 2"),
        (
            {"hand": "AB RC 6S", "upcard": "4S", "trump": "D"},
            "trump='D' must be the suit",
        ),
        ({"hand": "AB RC 6S", "others": "2C 3C 4C 5C"}, "too many cards"),
        ({"hand": "AB RC 6S", "others": "2C / 3C"}, "names 2 of 1"),
        ({"hand": "AB RC 6S", "taken": "2C"}, "cannot have 1 cards"),
        ({"hand": "AB RC 6S", "stock": "7"}, "7 cards to draw"),
        ({"hand": "AB RC 6S", "seat": "2"}, "seat='2' must be from 0 to 1"),
        ({"hand": "AB RC 6S", "shown": "2C"}, "in no hand"),
    ],
)
def test_cards_that_cannot_lie_like_that_are_refused(parts: dict[str, str], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        ic.position("briscola", **parts)


def test_a_position_that_cannot_be_read_is_refused() -> None:
    for text in ("", "=", "briscola; hand", "briscola; hand=AB; hand=2C"):
        with pytest.raises(Unreadable):
            ic.position(text)
    with pytest.raises(BadOption, match="no field 'hnad'.*Did you mean 'hand'"):
        ic.position("briscola", hnad="AB")


def test_a_saved_table_is_loaded_as_it_was(table: ic.Table, tmp_path: Path) -> None:
    table.play("2D").play(table.legal()[0])
    table.save(tmp_path / "game.ic")
    assert ic.load(tmp_path / "game.ic") == table
    assert ic.load(tmp_path / "game.ic").log() == table.log()


def test_a_table_from_a_position_is_saved_too(tmp_path: Path) -> None:
    table = ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S", exchange_seven="True")
    table.play("AB").autoplay("random").save(tmp_path / "game.ic")
    again = ic.load(tmp_path / "game.ic")
    assert again == table
    assert again.match_score.over


BAD_RECORDS = [
    ("", 1, 'no \\[Deal "1"\\]'),
    ('[Game "brisola"]\n[Deal "1"]', 1, "no game 'brisola'"),
    ('[Game "briscola"]\n[Options "exchange_tow=off"]\n[Deal "1"]', 2, "no option 'exchange_tow'"),
    ('[Game "briscola"]\n[Options "exchange_two"]\n[Deal "1"]', 2, "Cannot read 'exchange_two'"),
    ('[Game "briscola"]\n[Game "briscola"]', 2, "'Game' appears twice"),
    ('[Game "briscola"', 1, "expected a tag"),
    ("5B AB", 1, "comes before any"),
    ('[Game "briscola"]\n[Deal "1"]\n[Dealer "1"]\n[Deck "7D 7D"]', 4, "7D appears twice"),
    ('[Game "briscola"]\n[Deal "1"]\n[Dealer "1"]\n[Deck "7D"]', 4, "order names 1 of 40 cards"),
    ('[Game "briscola"]\n[Deal "1"]\n[Position "briscola; hand=9D"]', 3, "Cannot read '9D'"),
]


@pytest.mark.parametrize(("text", "line", "reason"), BAD_RECORDS)
def test_a_bad_record_names_its_line_and_its_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        ic.read(text)
    assert caught.value.line == line


def test_a_record_with_a_bad_move_gives_the_good_part(table: ic.Table) -> None:
    table.play("2D").play(table.legal()[0])
    text = table.record() + "2. 2D\n"
    with pytest.raises(BadRecord, match="You do not hold the two of coins") as caught:
        ic.read(text)
    assert caught.value.line == text.count("\n")
    assert caught.value.good == table


def test_comments_and_blank_lines_in_a_record_are_passed_over(table: ic.Table) -> None:
    table.play("2D")
    commented = "# my first game\n\n" + table.record().replace("1. 2D", "1. 2D   # hm")
    assert ic.read(commented) == table


def test_a_file_that_is_no_text_is_a_bad_record(tmp_path: Path) -> None:
    path = tmp_path / "picture.ic"
    path.write_bytes(b"\xff\xfe\x00\xd8")
    with pytest.raises(BadRecord, match="not a text file"):
        ic.load(path)


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=80))
def test_any_text_is_a_move_or_gets_a_clear_error(text: str) -> None:
    table = ic.deal("briscola", seed=7)
    try:
        assert table.read(str(table.read(text))) == table.read(text)
    except (Unreadable, Ambiguous) as error:
        assert len(str(error)) < 300


RECORD = ic.deal("briscola", seed=7).autoplay("random").record()


@settings(max_examples=100 * TIMES, deadline=None)
@given(st.data())
def test_a_damaged_record_replays_or_gets_a_clear_error(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(RECORD) - 1))
    damaged = RECORD[:place] + data.draw(st.text(max_size=3)) + RECORD[place + 1 :]
    try:
        ic.read(damaged)
    except BadRecord as error:
        assert 1 <= error.line <= damaged.count("\n") + 3


def test_importing_the_rules_loads_neither_a_notebook_nor_numpy() -> None:
    code = (
        "import italiancards, sys; table = italiancards.deal('briscola', seed=1);"
        "assert '7X' not in table.legal() and not hasattr(table, 'shape'); table.autoplay();"
        "heavy = {'IPython', 'ipywidgets', 'anywidget', 'traitlets', 'numpy', 'fluent'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
