"""What a Python programmer types who has read nothing: every answer reads as words."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from support import secrets

import italiancards as ic

TYPED: dict[str, list[tuple[str, str]]] = {
    "briscola": [
        ("t = ic.deal('Briscola', seed=7)", ""),
        ("t", "position('briscola; hand=2D AS RD; upcard=7D')"),
        ("t.hand", "table.view().hand"),
        ("t.trump", "table.view().trump"),
        ("t.winner", "there is: advise, autoplay, .*, why"),
        ("t.chioces()", "^A table has no 'chioces'. Did you mean 'choices'?"),
        ("t.legal_moves", "^A table has no 'legal_moves'. Did you mean 'legal'?"),
        ("'AS' in t.legal(), 'asso di spade' in t.legal(), '7C' in t.legal()", "True, True, False"),
        ("'7C' in t.choices(), 'AS' in t.choices()", "False, True"),
        ("t.game.rules", "hold-the-card +"),
        ("t.legal()", "AS  Play the ace of swords"),
        ("t.legal()[0]", "2D"),
        ("t.legal()[:1]", "2D  Play the two of coins"),
        ("t.play('ace of coins')", "You do not hold the ace of coins"),
        ("t.play('9 of coins')", "Cannot read '9 of coins'"),
        ("t.play('due di denari')", "trick=2D"),
        ("t.undo()", "hand=2D AS RD"),
        ("t.hint()", "2D: .* You win"),
        ("t.play(t.hint())", "trick=2D"),
        ("t.log(seat=0, since=1)", "1  You play the two of coins."),
        ("t.view()", "hand +AB 7S CB"),
        ("t.options", "best_of +3 +or 1, 5"),
        ("ic.deal('briscola', players=9)", "'players' cannot be 9"),
        ("ic.position('briscola', hand='AB', best_of=5)", "hand=AB"),
        ("t.autoplay().standing", "Deals won"),
        ("t.play('AD')", "The deal is over"),
        ("t.legal()", r"\[\]"),
        ("ic.ask.briscola", "ic.ask.briscola.taker"),
    ],
    "scopa": [
        ("t = ic.deal('scopa', seed=7)", ""),
        ("t.table", "table.view().table"),
        ("t.play('king of coins')", "a card that can take must take"),
        ("t.play('RDxRB')", "table=7D AC 4C"),
        ("t.play('take RB')", "Cannot read 'take RB'"),
        ("t.why('AS')", "AS ✗ You do not hold"),
        ("t.choices()", "AB x AC  ✓"),
        ("t.choices()[:1]", "AB  ✗"),
        ("t.to_move", "1"),
        ("t.log()[-1:]", "puts the 2 cards on the pile"),
        ("t.log(everything=True)[-1:]", "puts the 2 cards on the pile"),
        ("ic.deal('scopa', players='three')", "there is: 2, 3, 4, 6"),
        ("ic.deal('scoppa')", "Did you mean 'scopa'?"),
        ("ic.position('scopa', hand='settebello', table='3D 4C')", "hand=7D; table=3D 4C"),
        ("ic.position('scopa', hand='7D', table='7D')", "7D appears twice"),
        ("ic.position('scopa', hand='7D', table='3C', target=21)", "hand=7D"),
        ("ic.ask.scopa.primiera('7D 6C')", "7D 6C: no swords, so no primiera"),
        ("ic.ask.scopa.value('7D')", "there is: captures, primiera, pile"),
        ("ic.ask.chess", "There is nothing to ask about 'chess'"),
        ("t.autoplay().standing", "Points in the match"),
        ("t.score()", "Settebello"),
        ("ic.speak('italiano')", "No language 'italiano'; there is: en, it"),
    ],
    "scala40": [
        ("t = ic.deal('Scala quaranta', seed=7)", ""),
        ("t.legal()", "draw  Draw from the stock"),
        ("t.draw()", "It is a move: table.play('draw')"),
        ("t.play('draw')", "drawn=yes"),
        ("t.melds", "table.view().melds"),
        ("t.view()", "discards +Js"),
        ("t.play('discard')", "Cannot read 'discard': expected discard 9d"),
        ("t.play('discard Kc')", "You do not hold the king of clubs"),
        ("t.play('lay 5c 6c 7c')", "You do not hold the five of clubs"),
        ("t.hint()", "You open either way"),
        ("t.play(t.hint())", "melds="),
        ("t.legal()[:1]", "Discard|Add"),
        ("ic.ask.scala40.meld(['5c', '6c', '7c'])", "Sequence in clubs: 18 points"),
        ("ic.ask.scala40.meld('5c 6c')", "a meld needs at least three cards"),
        ("ic.ask.scala40.opens('Kc Kd Ks')", "10 short of the 40 you need"),
        ("ic.ask.scala40.hand('JK Ac')", "36"),
        ("t.autoplay().score()", "Aces, 11 each"),
        ("t.standing", "anyone who reaches 101 points is out"),
        ("ic.deal('scala40', players=9)", "'players' cannot be 9"),
        ("ic.puzzles('ramino')", "There are no puzzles for 'ramino'"),
        ("ic.deal('ramino')", "There is no game 'ramino'"),
    ],
}
DUMP = re.compile(r"\b[A-Z]\w+\(\w+=|<\w+\.|object at 0x")
"""How Python prints what has no words of its own."""


def answered(line: str, names: dict[str, Any]) -> str:
    """What a prompt shows: the answer, or the error."""
    try:
        if line.startswith("t = "):
            exec(line, names)
            return ""
        return repr(eval(line, names))
    except (ic.ItalianCardsError, AttributeError) as error:
        return str(error)


@pytest.mark.slow
@pytest.mark.parametrize("game", TYPED)
def test_what_a_stranger_types_is_answered_in_words(game: str) -> None:
    names: dict[str, Any] = {"ic": ic}
    for line, expected in TYPED[game]:
        shown = answered(line, names)
        assert re.search(expected, shown) or expected in shown, f"{line}\n{shown}"
        assert not DUMP.search(shown), f"{line}\n{shown}"


@pytest.mark.parametrize("game", ic.GAMES)
def test_nothing_that_a_table_tells_is_printed_as_a_dataclass(game: str) -> None:
    table = ic.deal(game, seed=3)
    table.play(table.legal()[0])
    asked = (table.view(), table.legal(), table.legal()[0], table.log(), table.choices())
    for each in (*asked, table.match_score_at(0), table.score(), table.game.rules, *_shown(table)):
        assert not DUMP.search(repr(each)), each
        if hasattr(each, "_repr_html_"):
            assert each._repr_html_().startswith('<table dir="ltr">')


def _shown(table: ic.Table) -> list[Any]:
    """Everything that a table shows without being called."""
    names = [each for each in (*vars(table), *dir(table)) if not each.startswith("_")]
    return [each for name in names if not callable(each := getattr(table, name))]


def _prompted(table: ic.Table) -> str:
    """What a prompt shows to whoever looks at a table without asking for what is hidden."""
    asked = (table, str(table), table.view(), table.legal(), table.choices(), table.log())
    return "\n".join(map(repr, (*asked, table.score(), *_shown(table))))


@pytest.mark.parametrize("game", ic.GAMES)
def test_a_prompt_shows_what_one_seat_may_know_unless_it_is_asked_for_more(game: str) -> None:
    table = ic.deal(game, seed=3)
    for _ in range(3):
        table.play(table.legal()[0])
    others = list(secrets.others(table, table.view().seat, Random(game)))
    assert others
    for other in others:
        assert _prompted(other) == _prompted(table)
        assert str(other.log(everything=True)) != str(table.log(everything=True))


def test_what_a_table_tells_is_what_it_was_beside_its_words() -> None:
    table = ic.deal("briscola", seed=7)
    assert isinstance(table.legal(), list)
    assert [str(move) for move in table.legal()] == ["2D", "AS", "RD"]
    assert table.log()[0][1].name == "dealt"
    assert table.match_score == ic.deal("briscola", seed=8).match_score
    assert table.match_score.text == "0 0 after 0"
    ic.speak("it")
    try:
        assert "Gioca il due di denari" in repr(table.legal())
        assert "La partita continua" in repr(table.match_score)
        assert "o True" in repr(table.options)
    finally:
        ic.speak("en")


def test_a_position_says_which_options_it_ignores() -> None:
    table = ic.position("briscola", hand="AB RC 6S", best_of=5, exchange_seven=True)
    assert table.ignored == ic.read(table.record()).ignored == ("best_of",)
    assert "best_of=5" in str(table)
    for other in (
        ic.position("briscola", hand="AB RC 6S", best_of=3, exchange_seven=True),
        ic.position("scopone", hand="AB RC 6S"),
        ic.deal("briscola", seed=7, best_of=5),
    ):
        assert other.ignored == ()
        assert "changes nothing" not in str(other)
