"""Types of the package, as the mypy of somebody who uses it sees them."""

from __future__ import annotations

from pathlib import Path

from support.mypy_output import USER, checked

# Lines that are added to the user's own, each with a piece of what mypy says of it.
SAID = {
    "reveal_type(table.view(0).hand)": '"tuple[italiancards.core.cards.Card, ...]"',
    "reveal_type(table.branch(0).view(1).last_taker)": '"italiancards.core.seats.Seat | None"',
    "reveal_type(table.play(moves[0]).undo())": "scopa.rules.view.ScopaView]",
    "reveal_type(ic.deal('scopa').view())": '"Any"',
    "reveal_type(table.why('7D').verdict)": '"italiancards.core.rules.Verdict"',
    "reveal_type(table.hint().move)": '"italiancards.core.moves.Move"',
    "reveal_type(table.score().sheet.totals)": '"tuple[int, ...]"',
    "reveal_type(table.record())": '"str"',
    "table.view(0).tricks": '"ScopaView" has no attribute "tricks"',
    "table.hint().card": '"Hint" has no attribute "card"',
    "table.shuffle()": '"Table[ScopaView]" has no attribute "shuffle"',
    "table.play(7)": 'Argument 1 to "play" of "Table" has incompatible type "int"',
}


def test_what_a_user_writes_is_typed_without_a_word_more() -> None:
    assert checked(USER) == ["Success: no issues found in 1 source file"]


def test_what_a_user_gets_wrong_is_found(tmp_path: Path) -> None:
    own, more = USER.read_text(encoding="utf-8").splitlines(), [*SAID]
    file = tmp_path / "wrong.py"
    file.write_text("\n".join([*own, *more]) + "\n", encoding="utf-8")
    said = checked(file)
    for number, line in enumerate(more, start=len(own) + 1):
        found = [each for each in said if each.startswith(f"{file.name}:{number}: ")]
        assert any(SAID[line] in each for each in found), f"{line}: {found}"
    assert said[-1].startswith("Found 4 errors"), said
