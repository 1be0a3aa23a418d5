"""Records: what may stand in one is read back as it was, what may not is refused with its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import italiancards as ic
from italiancards.core.errors import BadPosition, BadRecord, ItalianCardsError, Unreadable

BAD_NAMES: list[Any] = [
    ("A#", "C"),
    ("A\nB", "C"),
    ("A\x0cB", "C"),
    ("A,B", "C"),
    (" A ", "C"),
    ("A", "C "),
    (),
    ("",),
    ("", "C"),
    ("A",),
    "Anna",
    ("\ud800", "x"),
    ("x" * 61, "y"),
    None,
    5,
    (1, 2),
    [None, None],
]
BAD_SEEDS: list[Any] = ["a#b", "a\nb", "", " 7", "\ud800", "x" * 61]


@pytest.mark.parametrize("names", BAD_NAMES, ids=repr)
def test_names_that_a_record_cannot_hold_are_refused_where_a_table_is_made(names: Any) -> None:
    for make in (lambda: ic.deal("briscola", seed=7, names=names), lambda: _placed(names=names)):
        with pytest.raises(ItalianCardsError, match="names?") as caught:
            make()
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=repr)
def test_seeds_that_a_record_cannot_hold_are_refused_where_a_table_is_made(seed: Any) -> None:
    for make in (
        lambda: ic.deal("briscola", seed=seed),
        lambda: ic.deal("briscola", seed=seed, top="7D"),
        lambda: _placed(seed=seed),
    ):
        with pytest.raises(ItalianCardsError, match="The seed .* cannot be written in a record"):
            make()


def _placed(**parts: Any) -> ic.Table:
    return ic.position("briscola", hand="AB RC 6S", trick="5B", upcard="4S", **parts)


def _same(table: ic.Table) -> None:
    again = ic.read(table.record())
    assert again == table
    assert again.record() == table.record()
    assert (again.names, str(again.seed)) == (table.names, str(table.seed))


@settings(max_examples=200, deadline=None)
@given(st.tuples(st.text(max_size=8), st.text(max_size=8)), st.text(max_size=8))
def test_any_names_and_seed_are_refused_or_read_back(names: tuple[str, str], seed: str) -> None:
    for make in (lambda **told: ic.deal("briscola", **told), _placed):
        try:
            table = make(names=names, seed=seed)
        except ItalianCardsError as error:
            assert "cannot be written in a record" in str(error)
        else:
            _same(table.play(table.legal()[0]))


def test_names_with_quotes_brackets_and_accents_are_read_back() -> None:
    _same(ic.deal("briscola", names=('Pè "il Re"', "[x]"), seed='12; "a" [b]'))
    assert ic.deal("briscola", seed=1).names == ("Anna", "Rosa")


@pytest.mark.parametrize(
    "options",
    [
        {"match": "points"},
        {"match": "single", "tie": "last_trick"},
        {"best_of": 5, "deck": "french"},
        {"match": "points", "points_rule": "at_least_120", "exchange_seven": True},
    ],
    ids=str,
)
def test_a_table_from_a_position_keeps_its_options_in_its_record(options: dict[str, Any]) -> None:
    table = _placed(**options)
    _same(table)
    _same(table.play("AB").autoplay("random"))
    assert ic.read(table.record()).options == table.options


def _record(*lines: str) -> str:
    good = ic.deal("briscola", seed=7).play("2D").record()
    tags, _, deal = good.partition("\n\n")
    return "\n".join((tags, *lines, deal))


SECOND = '[Deal "2"]\n[Position "briscola; hand=AB RC 6S; trick=5B; upcard=4S"]'
PLACED = _placed(match="points").record()
DAMAGED = [
    (_record('[Option "match=points"]'), 4, "no tag 'Option'.*Did you mean 'Options'"),
    (_record('[Dealer "1"]'), 4, "no tag 'Dealer'; known tags: Game, Options, Names, Seed"),
    (_record().replace('[Deal "1"]', '[Deal "9"]'), 4, "deal '9': this is deal 1"),
    (_record().replace('[Deal "1"]', '[Deal "x"]'), 4, "deal 'x': this is deal 1"),
    (_record().replace('[Dealer "1"]', '[Dealr "1"]'), 5, "no tag 'Dealr'.*Did you mean 'Dealer'"),
    (_record().replace('[Dealer "1"]', '[Seed "1"]'), 5, "no tag 'Seed'; known tags: Deal"),
    (_record() + SECOND, 9, "a position must be alone, in the first deal"),
    (_record() + '[Deal "3"]', 8, "deal '3': this is deal 2"),
    (PLACED.replace("[Position", '[Dealer "1"]\n[Position'), 8, "a position must be alone"),
    (PLACED + '[Deck "7D"]', 8, "a position must be alone"),
    (PLACED.replace('"briscola; ', '"brisola; '), 7, "expected a position of briscola"),
    (PLACED.replace("match=points", "hand=AB"), 2, "no option 'hand'"),
    (_record().replace("1. 2D", '1. 2D\n[Dealer "1"]'), 8, "'Dealer' appears twice"),
    (_record().replace('[Dealer "1"]\n', "") + '[Dealer "1"]', 7, "comes after the moves"),
    (_record('[Options "match=points match=single"]'), 4, "match once only"),
    (_record('[Options "match=points match=points"]'), 4, "match once only"),
    (_record().replace("Anna, Rosa", "Anna"), 2, "must be 2 names"),
    (_record().replace("Anna, Rosa", "Anna, "), 2, "The name '' cannot be written"),
    (_record().replace('"7"', '""'), 3, "The seed '' cannot be written"),
    ("x" * 5000, 1, "comes before any"),
]


@pytest.mark.parametrize(("text", "line", "reason"), DAMAGED)
def test_a_damaged_record_is_refused_with_its_line_and_its_reason(
    text: str, line: int, reason: str
) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        ic.read(text)
    assert caught.value.line == line
    assert len(str(caught.value)) < 300


def test_a_record_with_the_mark_that_some_editors_put_first_is_read(tmp_path: Path) -> None:
    table = ic.deal("briscola", seed=7).play("2D")
    assert ic.read("\ufeff" + table.record()) == table
    (tmp_path / "game.ic").write_text(table.record(), encoding="utf-8-sig")
    assert ic.load(tmp_path / "game.ic") == table


def test_a_table_that_cannot_be_written_destroys_no_file(tmp_path: Path) -> None:
    path = tmp_path / "game.ic"
    table = ic.deal("briscola", seed=7)
    table.save(path)
    before = path.read_bytes()
    table.names = ("\ud800", "x")
    with pytest.raises(UnicodeEncodeError):
        table.save(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("junk", [None, 1, b"x", []])
def test_what_is_no_text_is_no_record(junk: Any) -> None:
    with pytest.raises(BadRecord, match="expected the text of a record"):
        ic.read(junk)


@pytest.mark.parametrize("path", ["a\0b", "\ud800", None, 5, b"x"])
def test_what_can_be_no_file_is_refused(path: Any) -> None:
    with pytest.raises(Unreadable, match="expected the path of a file"):
        ic.load(path)


@pytest.mark.parametrize("cards", [1, ["AD"], b"AD", {}])
@pytest.mark.parametrize("where", ["order", "top"])
def test_a_deck_that_is_no_text_is_refused(where: str, cards: Any) -> None:
    with pytest.raises(Unreadable, match="expected cards such as"):
        ic.deal("briscola", **{where: cards})


def test_a_deck_is_told_in_one_way() -> None:
    order = " ".join(ic.game("briscola").pack.cards)
    with pytest.raises(BadPosition, match="top='7D': give only one of them."):
        ic.deal("briscola", order=order, top="7D")


@pytest.mark.parametrize("preset", [[], {}, "", 0])
def test_a_preset_that_is_none_names_those_there_are(preset: Any) -> None:
    with pytest.raises(ItalianCardsError, match="no preset .*; there is: briscola, briscola_three"):
        ic.deal("briscola", preset=preset)


@pytest.mark.parametrize("dealer", [2, -1, "0", [], 0.5])
def test_a_dealer_who_is_nobody_is_refused(dealer: Any) -> None:
    with pytest.raises(BadPosition, match="there are seats 0 to 1"):
        ic.deal("briscola", dealer=dealer)
