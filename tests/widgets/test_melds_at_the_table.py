"""What chosen cards can do, way by way, at a table where melds are laid."""

from __future__ import annotations

import json
from random import Random

import pytest
from support.learner import send
from support.picks import moves, pick, refused

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.seats import Seat
from italiancards.screen.acts import acts_of, melds_in
from italiancards.session.play_activity import sit_down
from italiancards.session.session import Session
from italiancards.session.token import moves_of

HAND = "5h 6h 7h Qc Qd Qs 2c 8c JK 9s 9c As Kd 2d"
MOST = 60_000
"""Characters that a model for six players has at most."""


def seated(opened: str = "1 2", **cards: object) -> Session:
    fields = {"hand": HAND, "melds": "4c 5c 6c 7c | 9h 9d JK=9s", "laid": "1 2", **cards}
    table = ic.position("scala40", players=3, discards="4h", drawn=True, opened=opened, **fields)
    return sit_down(table)


def test_melds_are_put_together_before_they_are_laid() -> None:
    session = seated()
    first = pick(session, "5h 6h 7h")
    assert first["so_far"] == [18, 40]
    assert moves(first) == []
    (way,) = first["ways"]
    assert way["begins"] == "lay 5h 6h 7h"
    assert "22 more" in way["does"]
    second = pick(session, "Qc Qd Qs", begun=way["begins"])
    assert second["so_far"] == [48, 40]
    assert moves(second) == ["lay 5h 6h 7h | Qd Qc Qs"]
    session = seated()
    whole = pick(session, begun="lay 5h 6h 7h | Qd Qc Qs")
    assert [(part["points"], part["rest"]) for part in whole["begun"]] == [
        (18, "lay Qd Qc Qs"),
        (30, "lay 5h 6h 7h"),
    ]
    send(session, "move", move=moves(whole)[0])
    assert len(session.view.melds) == 4


def test_several_melds_may_be_chosen_at_once() -> None:
    (move,) = moves(pick(seated(), "Qc Qd Qs 5h 6h 7h"))
    assert sorted(move.removeprefix("lay ").split(" | ")) == ["5h 6h 7h", "Qd Qc Qs"]


def test_a_joker_with_two_places_is_asked_about_with_pictures() -> None:
    shown = [
        [card["stands"] and card["stands"]["face"] for card in way["lies"][0]]
        for way in pick(seated(), "5h 6h JK")["ways"]
    ]
    assert shown == [["fr-4h", None, None], [None, None, "fr-7h"]]
    added = pick(seated("0 1 2"), "JK")
    assert moves(added)[:2] == ["add JK=3c to 1", "add JK=8c to 1"]
    assert "on either end" in added["text"]


def test_what_fits_and_what_frees_is_said_with_its_meld() -> None:
    session = seated("0 1 2")
    assert moves(pick(session, "8c")) == ["add 8c to 1", "discard 8c"]
    assert moves(pick(session, "9s")) == ["swap 9s in 2", "discard 9s"]
    assert "frees the joker" in pick(session, "9s")["text"]
    assert moves(pick(session, "8c", onto="1")) == ["add 8c to 1"]
    assert pick(session, "2c", onto="1")["kind"] == "illegal"


def test_several_cards_go_onto_one_meld() -> None:
    session = seated("0 1 2")
    answer = pick(session, "9c 8c")
    line = moves(answer)
    assert line == ["add 8c to 1; add 9c to 1"]
    assert answer["ways"][0]["does"].endswith("17 fewer points in hand.")  # of both cards
    send(session, "move", move=line[0])
    assert str(session.view.melds[0]) == "4c 5c 6c 7c 8c 9c"


def test_what_cannot_be_done_yet_is_said_with_its_rule() -> None:
    refusals = refused(pick(seated(), "8c"))
    assert "You have not opened" in refusals["add 8c to 1"]
    assert "may not discard" in refusals["discard 8c"]
    assert refused(pick(seated(), "2c")) == {}
    assert "add 2c to 1" not in refused(pick(seated(), "2d"))


def test_a_card_that_waits_for_an_opening_is_more_than_a_discard() -> None:
    session = seated()
    told = {card: pick(session, card)["only"] for card in ("5h", "8c", "9s", "Qc")}
    assert not any(told.values())
    assert pick(seated(hand="5h 6h 7h 2c 8c Kd", melds="", laid="", opened=""), "2c")["only"]


def test_where_a_turn_could_not_be_finished_the_line_is_told_that_would_work() -> None:
    table = ic.position(
        "scala40", hand="7c 7d 7h 5c 6c", picked="7c", discards="2h", opened="0", drawn=True
    )
    session = sit_down(table)
    refusals = refused(pick(session, "7c 7d 7h")) | refused(pick(session, "5c 6c 7c"))
    for why in refusals.values():
        assert "What would work: Lay" in why


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_chosen_gets_an_answer(language: str) -> None:
    """Every way that may be gone is a move that the table allows."""
    chance = Random(7)
    for seed in range(4):
        session = sit_down(ic.deal("scala40", seed=seed, players=2))
        send(session, "setting", name="language", value=language)
        for _ in range(60):
            if session.waiting is not None:
                send(session, "go_on")
                continue
            if session.view.over:
                break
            hand = session.view.hand
            some = chance.sample(hand, chance.randint(1, min(5, len(hand))))
            answer = pick(session, " ".join(some))
            assert answer["text"]
            for move in moves(answer):
                assert session.table.why(move.split(";")[0]).ok
            send(session, "move", move=str(session.table.hint("greedy").move))


def test_a_model_for_six_players_is_small_to_the_end_of_a_deal() -> None:
    table = ic.deal("scala40", seed=2, players=6)
    session, most = sit_down(table), 0
    while not session.view.over:
        if session.waiting is not None:
            send(session, "go_on")
        else:
            send(session, "move", move=str(table.hint("greedy").move))
        most = max(most, len(json.dumps(session.model())))
    assert len(session.view.melds) > 5
    assert most < MOST


@pytest.mark.parametrize("game", ["scala40", "burraco"])
@pytest.mark.parametrize("number", [7, 8])
def test_no_two_rows_of_a_hint_look_alike(game: str, number: int) -> None:
    table = ic.deal(game, seed=number)
    while table.to_move != 0:
        table.play(table.hint(by="greedy").move)
    table.play(table.legal()[0])
    session = sit_down(table)
    for _ in range(3):
        send(session, "hint")
    rows = session.model()["coach"][1]["lines"]
    assert len(rows) > 1
    shown = [str(row.get("acts") or row["cards"]) for row in rows]
    assert len(set(shown)) == len(shown)


def test_a_row_of_a_hint_shows_what_is_laid_and_added_and_the_meld_it_goes_onto() -> None:
    table = ic.position(
        "burraco", players=2, hand="8c 9c 3h 3d 3s Kd", melds="5c 6c 7c | Qh Qd Qs", laid="0 0",
        discards="2h", drawn=True,
    )  # fmt: skip
    texts = ("add 8c to 1", "add 9c to 1", "lay 3h 3d 3s", "discard Kd")
    line = [table.why(text).move for text in texts]
    melds = melds_in(table.game.zones(table.view(0)))
    added, melded, discarded = acts_of(line, melds, table.voice(0, "en"))
    faces = [[[each["face"] for each in act[part]] for part in ("cards", "onto")]
             for act in (added, melded, discarded)]  # fmt: skip
    assert faces[0] == [["fr-8c", "fr-9c"], ["fr-5c", "fr-6c", "fr-7c"]]
    assert [sorted(faces[1][0]), faces[1][1]] == [["fr-3d", "fr-3h", "fr-3s"], []]
    assert faces[2] == [["fr-Kd"], []]
    assert [act["label"] for act in (added, melded, discarded)] == ["Add", "Lay down", "Discard"]


def test_a_row_of_a_hint_shows_the_cards_by_which_its_turn_parts_from_the_others() -> None:
    table = ic.deal("burraco", seed=7, players=4)
    while table.to_move != 0:
        table.play(table.hint(by="greedy").move)
    table.play("take")
    session = sit_down(table)
    for _ in range(3):
        send(session, "hint")
    _, weighed, best = session.model()["coach"]
    advice, voice = session.coach.advice, session.voice
    assert advice is not None
    assert best["label"] == voice.move(advice.move)
    differing = {
        tuple(map(voice.card, advice.own(each.line)[0].uses.hand)) for each in advice.played
    }
    assert {tuple(card["name"] for card in row["cards"]) for row in weighed["lines"]} == differing
    assert len({len(each.line) for each in advice.played}) > 1
    lone = next(each for each in advice.played if len(advice.own(each.line)) == 1)
    spoken = next(row["said"] for row in weighed["lines"] if row["play"] == str(lone.move)
                and row["said"].startswith(voice.move_name(lone.line[-1])))  # fmt: skip
    assert spoken == f"{voice.move_name(lone.line[-1])}."
    gold = [bar for bar in best["bars"] if bar and bar["good"]]
    assert bool(best["alike"]) == (len(gold) > 1)
    turn = best["play"].split("; ")
    assert turn == [*map(str, advice.played[0].line)]
    assert len(turn) > 1
    now = session.table.now
    send(session, "move", move=best["play"])
    assert list(moves_of(session.table, Seat(0), now)[: len(turn)]) == turn
