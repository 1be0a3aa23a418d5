"""Help is marked: what was seen and undone tells as a hint does, in tokens and to a class."""

from __future__ import annotations

import pytest
from support.learner import send

from italiancards import puzzles
from italiancards.classroom.proof import judge_puzzle, total, verify
from italiancards.classroom.result import Result, ResultLine
from italiancards.classroom.task import ClassTask
from italiancards.screen.layouts import tables
from italiancards.session.session import Session
from italiancards.session.shelf import id_of
from italiancards.session.token import Token
from italiancards.widgets import CardTable, Practice, Puzzles


def answered(session: Session) -> None:
    """Make a move, and look at what another seat does next."""
    while session.waiting is not None:
        send(session, "go_on")
    before = session.shown
    while not any(
        moment.move and moment.seat != session.seat
        for moment in session.table.moments[before + 1 : session.shown + 1]
    ):
        if session.waiting is not None:
            send(session, "go_on")
        else:
            send(session, "move", move=str(session.table.hint("greedy").move))


def undone(session: Session) -> str:
    """The deals of a token in which moves were undone."""
    return Token.read(session.token).undone


@pytest.mark.parametrize("game", tables())
def test_an_answer_that_was_seen_and_undone_marks_the_deal(game: str) -> None:
    session = CardTable(game, seed=7).session
    answered(session)
    assert undone(session) == ""
    send(session, "undo")
    assert undone(session) == str(session.deal)
    assert session.model()["score"]["note"] == "Played with moves undone."
    assert "Giocata annullando delle mosse." in session.model("it")["score"]["note"]
    send(session, "redo")
    assert undone(session) == str(session.deal)


def test_a_move_undone_before_its_answer_was_seen_marks_nothing() -> None:
    session = CardTable("briscola", seed=7).session
    send(session, "move", move=str(session.table.legal()[0]))
    send(session, "undo")
    assert undone(session) == ""


def until_asked(session: Session) -> list[str]:
    """Look on until a move is asked for; the legal ones."""
    while session.waiting is not None:
        send(session, "go_on")
    return [str(move) for move in session.table.legal()]


@pytest.mark.parametrize("game", ["burraco", "scala40"])
def test_a_card_drawn_and_undone_marks_the_deal(game: str) -> None:
    session = CardTable(game, seed=7).session
    assert "draw" in until_asked(session)
    send(session, "move", move="draw")
    send(session, "undo")
    assert undone(session) == "1"


def test_a_meld_undone_in_the_same_turn_marks_nothing() -> None:
    session = CardTable("burraco", seed=7).session
    while not (melds := [move for move in until_asked(session) if move.startswith("lay")]):
        send(session, "move", move=str(session.table.hint("greedy").move))
    send(session, "move", move=melds[0])
    send(session, "undo")
    assert undone(session) == ""


def test_taking_back_into_an_earlier_deal_marks_both() -> None:
    session = CardTable("scopa", seed=7).session
    while not session.view.over or session.waiting:
        if session.waiting:
            send(session, "go_on")
        else:
            send(session, "move", move=str(session.table.legal()[0]))
    send(session, "deal")
    answered(session)
    while session.deal > 1:
        send(session, "undo")
    assert undone(session) == "1 2"


@pytest.mark.parametrize("how", ["deal", "begun", "paste"])
def test_a_deal_begun_again_after_cards_of_it_were_seen_is_marked(how: str) -> None:
    session = Practice("briscola", seed=7).session
    begun = session.token
    answered(session)
    if how == "paste":
        send(session, "paste", text="7")
    else:
        again = session.model()["practice"]["deal"] if how == "deal" else begun
        send(session, "sit", at=again)
    assert undone(session) == "1"


def test_help_with_a_deal_goes_with_it_where_it_is_laid_again() -> None:
    session = Practice("briscola", seed=7).session
    again = session.model()["practice"]["deal"]
    send(session, "hint")
    send(session, "cards")
    send(session, "sit", at=again)
    token = Token.read(session.token)
    assert (token.hinted, token.opened, token.undone) == ("1", "", "1")
    send(session, "sit", at=again.replace("number=7", "number=8"))
    assert not Token.read(session.token).hinted


def test_a_hand_that_is_resumed_where_it_was_has_no_new_mark() -> None:
    session = Practice("briscola", seed=7).session
    answered(session)
    before = session.token
    send(session, "sit", at=before)
    assert session.token == before


def test_a_class_hears_that_moves_were_undone_and_reads_tokens_without_that() -> None:
    task = ClassTask.of("", ["briscola; number=7"])
    token = Token("briscola", number="7")
    table = token.table().autoplay("greedy")
    played = token.at(table, 1, table.seating.seats[0], table.now)

    def helped(token: str) -> bool:
        line = ResultLine("deal", token, total(table))
        result = Result("", task.mark, "Rosa", "2026-11-22 21:10", (line,))
        return verify(task, str(result)).done[task.items[0]].helped

    assert not helped(str(played))
    assert helped(f"{played}; undone=1")


def test_a_mark_that_is_no_deal_is_refused() -> None:
    session = CardTable("briscola", seed=7).session
    model = send(session, "sit", at="briscola; number=7; undone=all")
    assert "'all'" in model["answer"]["text"]


def test_a_hint_at_a_puzzle_goes_with_it_and_a_class_hears_of_it() -> None:
    puzzle = puzzles("scopa")[0]
    task = ClassTask.of("", [id_of(puzzle)])
    session = Puzzles("scopa").session
    send(session, "hint")
    hinted = session.token
    assert hinted == f"{id_of(puzzle)}; hinted=1"
    send(session, "move", move=str(puzzle.best[0]))
    send(session, "review", to="again")
    assert session.token == hinted  # it was seen
    other = Puzzles("scopa").session
    send(other, "sit", at=hinted)
    assert other.token == hinted
    for begun, helped in ((hinted, True), (id_of(puzzle), False)):
        token = f"{begun}; tried={puzzle.best[0]}"
        line = ResultLine("puzzle", token, judge_puzzle(token))
        result = Result("", task.mark, "Rosa", "2026-11-22 21:10", (line,))
        assert verify(task, str(result)).done[task.items[0]].helped is helped
    send(session, "sit", at=id_of(puzzles("scopa")[1]))
    assert "hinted" not in session.token
