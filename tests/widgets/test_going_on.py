"""A table is gone on with in another kernel: tokens of tables, moments and reviews."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.learner import send

import italiancards as ic
from italiancards.core.options import declared
from widgets import CardTable
from widgets.layouts import tables
from widgets.practice import PracticeSession
from widgets.token import Token

GAMES = [(name, preset) for name in tables() for preset in ic.game(name).presets]


def shown(session: PracticeSession) -> dict[str, Any]:
    """What is on the screen, without what another session must have otherwise or may forget."""
    model = session.model()
    left_out = ("id", "revision", "placed", "said", "came", "answer", "coach")
    model["can"] = {name: can for name, can in model["can"].items() if name not in ("redo", "hint")}
    return {name: value for name, value in model.items() if name not in left_out}


def opened(token: str, game: str = "briscola") -> PracticeSession:
    """Another kernel's table, gone on with from a token."""
    session = CardTable(game).session
    assert isinstance(session, PracticeSession)
    assert send(session, "sit", at=token)["answer"] is None
    while session.thinking:
        session.think()
    return session


def act(session: PracticeSession, chance: Random) -> None:
    """Do something that a learner could do at the table now."""
    model = session.model()
    if session.waiting is not None:
        send(session, "go_on")
    elif model["can"]["next_deal"] or model["can"]["new_match"]:
        send(session, "deal")
    elif chance.random() < 0.03 and model["can"]["undo"]:
        send(session, "undo")
    elif chance.random() < 0.02 and model["can"]["hint"]:
        send(session, "hint")
    else:
        send(session, "move", move=str(chance.choice(session.table.legal())))


@pytest.mark.parametrize(("game", "preset"), GAMES)
def test_at_every_moment_of_a_match_another_kernel_shows_the_same(game: str, preset: str) -> None:
    session = CardTable(game, preset=preset, seed=5).session
    assert isinstance(session, PracticeSession)
    chance = Random(3)
    deals = set()
    for number in range(260):
        act(session, chance)
        deals.add(session.table.moment.deal)
        if number % 9 == 0:
            other = opened(session.token, game)
            assert shown(other) == shown(session)
            assert other.token == session.token
    assert len(deals) > 1


def test_a_token_holds_no_card_that_its_seat_has_not_seen() -> None:
    session = CardTable("briscola", seed=7).session
    chance = Random(1)
    for _ in range(30):
        act(session, chance)
        seen = set(session.view.hand)
        for moment in session.table.moments[: session.table.now + 1]:
            if moment.move is not None:
                seen.add(moment.move.card)
        told = session.token.partition("moves=")[2].partition(";")[0]
        assert {move.split()[-1] for move in told.split(", ") if move} <= seen


def test_a_table_whose_cards_were_told_has_no_token() -> None:
    deck = " ".join(ic.deal("briscola", seed=7).starts[0].deck)  # type: ignore[union-attr]
    assert CardTable("briscola", order=deck).session.token == ""
    assert CardTable("briscola", top="2D AS RD").session.token == ""
    assert CardTable(ic.deal("briscola", seed=7)).session.token == ""


def test_every_option_a_level_a_seat_a_dealer_and_names_go_with_the_token() -> None:
    for each in declared(ic.game("briscola").options):
        for value in tuple(each.values)[:4]:
            token = opened(f"briscola; number=7; {each.name}={value}").token
            assert getattr(opened(token).table.options, each.name) == value
    session = opened("briscola; number=7; seat=1; level=hard; dealer=0; names=Nora, Pia")
    assert (session.seat, session.settings["level"], session.table.names) == (
        1,
        "hard",
        ("Nora", "Pia"),
    )
    assert session.table.starts[0].dealer == 0  # type: ignore[union-attr]
    assert opened(session.token).token == session.token


def test_the_names_in_a_token_are_no_options_of_any_game() -> None:
    own = {"number", "dealer", "names", "text", "seat", "level", "moves", "shown", "hinted"}
    own |= {"opened", "review", "hindsight", "tried", "preset"}
    for name in ic.GAMES:
        assert not own & {each.name for each in declared(ic.game(name).options)}


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("", "Cannot read ''"),
        ("chess; number=1", "There is no game 'chess'"),
        ("briscola; colour=red", "briscola has no option 'colour'"),
        ("briscola; number=7; moves=9X", "Cannot read '9X'"),
        ("briscola; number=7; moves=AD", "AD"),
        ("briscola; number=7; moves=next", "this one is not over"),
        ("briscola; number=7; seat=2", "There is no seat '2'"),
        ("briscola; number=7; seat=one", "Cannot read 'one'"),
        ("briscola; number=7; dealer=9", "dealer='9'"),
        ("briscola; number=7; shown=40", "There is no moment '40'"),
        ("briscola; number=7; level=grandmaster", "There is no level 'grandmaster'"),
        ("briscola; number=7; hinted=all", "Cannot read 'all'"),
        ("briscola; number=7; names=Anna", "names="),
        ("briscola; number=7; number=8", "number once only"),
        ("briscola; text=briscola%3B hand=ZZ", "ZZ"),
    ],
)
def test_a_token_that_is_none_says_why_and_changes_nothing(token: str, said: str) -> None:
    session = CardTable("briscola", seed=5).session
    send(session, "move", move=str(session.table.legal()[0]))
    before = shown(session)
    answer = send(session, "sit", at=token)["answer"]
    assert answer["kind"] == "note"
    assert said in answer["text"]
    assert answer["text"].endswith("The table is as it was.")
    assert shown(session) == before


def test_a_record_and_a_position_go_with_the_token_they_were_set_up_from() -> None:
    dealt = ic.deal("briscola", seed=9)
    record = dealt.play(dealt.legal()[0]).record()
    position = "briscola; hand=AB RC 6S; trick=5B; upcard=4S"
    for text, moves in ((record, ""), (position, "AB")):
        session = opened(str(Token("briscola", text=text)))
        if moves:
            send(session, "move", move=moves)
        other = opened(session.token)
        assert other.table == session.table
        assert shown(other) == shown(session)


# Reviews


@pytest.fixture(scope="module")
def reviewed() -> PracticeSession:
    """A deal played badly, being reviewed."""
    session = CardTable("briscola", seed=7).session
    assert isinstance(session, PracticeSession)
    chance = Random(2)
    while not (session.view.over and session.waiting is None):
        if session.waiting is not None:
            send(session, "go_on")
        else:
            send(session, "move", move=str(chance.choice(session.table.legal())))
    send(session, "review", to="open")
    while session.thinking:
        session.think()
    return session


def test_a_review_is_gone_on_with_wherever_it_is(reviewed: PracticeSession) -> None:
    session = opened(reviewed.token)
    model = session.model()
    number = model["review"]["decisions"][0]["number"]
    for asked in (number, "show", "again"):
        model = send(session, "review", to=asked)
        other = opened(session.token)
        assert other.model()["review"] == model["review"]
        assert shown(other) == shown(session)
    wrong = session.back.at.move  # type: ignore[union-attr]
    for kind, texts in (("move", {"move": str(wrong)}), ("go_on", {})):
        send(session, kind, **texts)
    assert session.back.phase == "wrong"  # type: ignore[union-attr]
    other = opened(session.token)
    send(other, "go_on")
    assert shown(other) == shown(session)
    send(session, "review", to="cards")
    assert opened(session.token).model()["review"]["open"]
    send(session, "review", to="close")
    assert opened(session.token).back is None


def test_the_dearest_mistakes_come_back_as_the_question_they_were(
    reviewed: PracticeSession,
) -> None:
    mistakes = reviewed.model()["mistakes"]
    assert 1 <= len(mistakes) <= 3
    decisions = reviewed.model()["review"]["decisions"]
    for token, decision in zip(mistakes, decisions, strict=False):
        again = opened(token).model()["review"]
        assert again["phase"] == "try"
        assert next(each for each in again["decisions"] if each["current"]) == decision | {
            "current": True
        }
    assert opened(mistakes[0]).model()["mistakes"] == mistakes


def test_where_nothing_is_reviewed_no_mistake_is_told() -> None:
    assert CardTable("briscola", seed=7).session.model()["mistakes"] == []
