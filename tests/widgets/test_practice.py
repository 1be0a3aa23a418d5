"""Practising at a table: levels, the mark of hints, and the review, without a browser."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from support.learner import hear, read, think

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.hints import LEVELS, Budget, level_bot
from italiancards.hints.turns import FIRST_STAGE
from italiancards.review import Decide
from italiancards.session.practice_activity import PracticeActivity
from italiancards.session.review_view import ReviewView
from italiancards.widgets import CardTable


def send(table: CardTable, kind: str, **texts: str) -> Any:
    """A message to a table, with the revision that is on the screen."""
    content = {"type": kind, "revision": table.session.revision, **texts}
    table._on_message(table, content, [])
    return table.model


def play_out(table: CardTable, seed: int = 1) -> Any:
    """Play the deal by chance to its end."""
    chance, session = Random(seed), table.session
    while not (session.view.over and session.waiting is None):
        if session.waiting is not None:
            send(table, "go_on")
        else:
            send(table, "move", move=str(chance.choice(session.table.legal())))
    return table.model


@pytest.fixture
def over() -> CardTable:
    """A table at the end of a deal that was played by chance."""
    table = CardTable("briscola", seed=7)
    play_out(table)
    return table


@pytest.fixture
def reviewed(over: CardTable) -> CardTable:
    """The same, being reviewed."""
    send(over, "review", to="open")
    return over


# Levels and hints


def test_the_level_chooses_the_bot_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    advise = ic.Table.advise
    monkeypatch.setattr(
        ic.Table, "advise", lambda self, by, *rest: asked.append(by) or advise(self, by, *rest)
    )
    levels = {"easy": "3", "medium": "4", "hard": "5"} | {each: each for each in LEVELS}
    for level, number in levels.items():
        table = CardTable("briscola", seed=7)
        assert send(table, "setting", name="level", value=level)["settings"]["level"] == number
        send(table, "move", move="2D")
        send(table, "go_on")
        assert asked[-1] == level_bot(level, table.table.game)


def test_who_names_the_others_leaves_no_level_to_choose() -> None:
    table = CardTable("briscola", seed=7, players={1: "random"})
    assert "level" not in table.model["settings"]
    answer = send(table, "setting", name="level", value="hard")["answer"]
    assert answer["text"] == "Setting level cannot be hard."


def test_a_deal_played_with_a_hint_is_marked_and_the_next_is_not() -> None:
    table = CardTable("briscola", seed=7)
    assert table.model["score"]["note"] == ""
    assert send(table, "hint")["score"]["note"] == "Played with hints."
    send(table, "move", move="2D")
    assert send(table, "undo")["score"]["note"] == "Played with hints."
    play_out(table)
    assert send(table, "deal")["score"]["note"] == ""


def test_the_coach_is_silent_until_asked_and_says_the_numbers_last() -> None:
    table = CardTable("briscola", seed=7)
    assert table.model["coach"] == []
    look, candidates, move = (send(table, "hint")["coach"] for _ in range(3))
    assert [step["step"] for step in look] == ["look"]
    assert [line["move"] for line in candidates[1]["lines"]] == [
        "Two of coins",
        "Ace of swords",
        "King of coins",
    ]
    assert not any("±" in line["text"] for line in candidates[1]["lines"])
    best, *others, error = move[2]["figures"]
    advice = table.session.coach.advice
    assert best["move"] == table.session.voice.move_name(advice.move)
    assert best["text"].endswith(table.session.voice.finding(advice.weighed[0].worth))
    assert len(others) == 1  # what is about as good is named with the move
    assert move[2]["alike"] == "About as good: king of coins."
    assert not any("±" in line["text"] for line in move[2]["lines"])
    assert "666 deals" in error["text"]
    assert not send(table, "hint")["can"]["hint"]


def test_a_hint_is_thought_in_slices_between_which_the_kernel_answers() -> None:
    async def asked() -> tuple[int, int]:
        table = CardTable("briscola", seed=7)
        send(table, "hint")
        while table.session.coach.advice is None:
            await asyncio.sleep(0.001)
        first = table.session.coach.advice.playouts
        assert table.session.want is not None
        while table.session.want is not None:
            await asyncio.sleep(0.001)
        return first, table.session.coach.advice.playouts

    first, last = asyncio.run(asked())
    assert 0 < first < last == 1998


def test_a_thought_that_goes_wrong_is_told_and_given_up(
    monkeypatch: pytest.MonkeyPatch, over: CardTable
) -> None:
    def broken(*_: object, **__: object) -> Any:
        raise RuntimeError("no more cards")
        yield

    monkeypatch.setattr(Decide, "run", broken)
    model = send(over, "review", to="open")
    assert "no more cards" in model["answer"]["text"]
    assert model["review"] is None
    assert model["can"]["review"]


# The review


def test_a_review_lists_what_cost_something_the_dearest_first(reviewed: CardTable) -> None:
    back = reviewed.session.activity.back
    model = reviewed.model["review"]
    costs = [back.decisions[int(each["number"])].cost for each in model["decisions"]]
    assert costs == sorted(costs, reverse=True)
    assert all(cost >= 0.5 for cost in costs)
    assert len(model["line"]) == 19


def test_a_review_opens_on_the_dearest_decision_with_its_board_full(reviewed: CardTable) -> None:
    model, at = reviewed.model, reviewed.session.activity.back.at
    dearest, review = model["review"]["decisions"][0], model["review"]
    assert (dearest["current"], review["phase"]) == (True, "shown")
    assert model["status"] == "This is the better card."
    assert not model["over"]
    held = {card["key"] for zone in model["zones"] if zone["playable"] for card in zone["cards"]}
    assert review["played"]["hand"] == [str(at.move)]
    assert review["better"]["hand"] == [str(at.advice.move)]
    assert {*review["played"]["hand"], *review["better"]["hand"]} <= held
    assert [row["good"] for row in review["rows"]] == [True, False]
    assert all(len(row["text"].split()) <= 12 for row in review["rows"])
    assert model["wait"] is None


def test_what_a_better_card_takes_is_marked_on_the_table() -> None:
    table = CardTable("scopa", seed=7)
    play_out(table)
    send(table, "review", to="open")
    back, marked = table.session.activity.back, 0
    for number, each in enumerate(back.decisions):
        send(table, "review", to=str(number))
        better = send(table, "review", to="show")["review"]["better"]
        assert better["table"] == [str(card) for card in each.advice.move.uses.table]
        marked += bool(better["table"])
    assert marked


def test_a_card_that_wins_a_trick_is_marked_with_the_one_it_beats(reviewed: CardTable) -> None:
    back, beaten = reviewed.session.activity.back, 0
    for number in range(len(back.decisions)):
        send(reviewed, "review", to=str(number))
        model = send(reviewed, "review", to="show")
        trick = next(zone for zone in model["zones"] if zone["name"] == "trick")
        lying = [card["key"] for card in trick["cards"]]
        better = model["review"]["better"]
        assert better["table"] in ([], lying)
        beaten += len(better["table"])
    assert beaten


def test_show_me_lights_the_better_card_and_then_plays_it(reviewed: CardTable) -> None:
    number = reviewed.model["review"]["decisions"][0]["number"]
    send(reviewed, "review", to=number)
    better = str(reviewed.session.activity.back.at.advice.move)
    model = send(reviewed, "review", to="show")
    assert model["review"]["better"]["hand"] == [better]
    assert (model["came"], model["wait"]["for"]) == (None, "table")
    model = send(reviewed, "go_on")
    assert model["came"]["card"].split("#")[0] == better
    while model["wait"] is not None:
        model = send(reviewed, "go_on")
    assert (model["review"]["phase"], model["status"]) == ("shown", "This is the better card.")


def test_a_review_walks_through_the_deal_move_by_move(reviewed: CardTable) -> None:
    back = reviewed.session.activity.back
    number = next(at for at, each in enumerate(back.decisions) if not each.is_mistake())
    send(reviewed, "review", to=str(number))
    moment = back.at.moment
    model = send(reviewed, "review", to="next")
    assert reviewed.session.shown == moment + 1
    assert model["said"]
    at, last = model["review"]["step"]
    assert model["status"] in (f"Move {at} of {last}", "This is the better card.")
    send(reviewed, "review", to="back")
    assert reviewed.session.shown == moment
    for _ in range(last + 1):
        model = send(reviewed, "review", to="next")
    assert model["review"]["step"] == [last, last]
    for _ in range(last + 1):
        model = send(reviewed, "review", to="back")
    assert model["review"]["step"] == [0, last]
    assert sum(each["reached"] for each in model["review"]["line"]) <= 1


def test_only_hindsight_shows_the_cards_of_others(reviewed: CardTable) -> None:
    def faces(model: Any) -> int:
        hands = [zone for zone in model["zones"] if zone["name"] == "hand" and not zone["mine"]]
        return sum(len(zone["cards"]) for zone in hands)

    number = reviewed.model["review"]["line"][0]["number"]
    before = send(reviewed, "review", to=number)
    assert faces(before) == 0
    after = send(reviewed, "review", to="cards")
    assert faces(after) == 3
    assert next(each for each in after["review"]["line"] if each["current"])["number"] == number
    assert faces(send(reviewed, "review", to="cards")) == 0


def test_a_review_says_how_far_it_is_and_is_left_between_two_decisions(over: CardTable) -> None:
    session = over.session
    session.activity.review("open")
    shown = []
    for _ in range(4):
        model = session.model()
        shown.append((model["status"], model["review"]["progress"]))
        think(session, 1)
    assert shown == [(f"Reviewing your moves: {at} of 19.", [at, 19]) for at in range(4)]
    assert session.model("it")["status"] == "Rivedo le tue mosse: 4 di 19."
    session.activity.review("close")
    assert session.want is None
    model = session.model()
    assert (model["review"], model["can"]["review"]) == (None, True)
    session.activity.review("open")
    think(session)
    assert session.model()["review"]["progress"] == [19, 19]


def test_a_decision_can_be_chosen_while_others_are_worked_out(over: CardTable) -> None:
    session = over.session
    session.activity.review("open")
    while not session.model()["review"]["decisions"]:
        think(session, 1)
    listed = session.model()["review"]["decisions"][0]["number"]
    session.activity.review("cards")
    assert not session.model()["review"]["open"], "hindsight before all is worked out"
    session.activity.review(listed)
    model, back = session.model(), session.activity.back
    assert (model["status"], back.complete) == ("Find the better card.", False)
    assert model["mistakes"] == []
    revision = session.revision
    think(session)
    assert (session.model()["status"], session.revision) == ("Find the better card.", revision)
    assert str(back.decisions.index(back.at)) == listed
    assert len(session.model()["review"]["line"]) == 19


def test_a_decision_that_a_token_names_is_looked_at_as_soon_as_it_is_worked_out(
    reviewed: CardTable,
) -> None:
    number = reviewed.model["review"]["decisions"][0]["number"]
    token = send(reviewed, "review", to=number)["token"]
    session = CardTable("briscola", seed=7).session
    hear(session, "sit", at=token)
    read(session)
    while session.activity.back.at is None:
        think(session, 1)
    assert len(session.activity.back.decisions) == int(number) + 1 < 19


def test_the_better_card_is_found_on_the_table_before_it_is_shown(reviewed: CardTable) -> None:
    number = reviewed.model["review"]["decisions"][0]["number"]
    model = send(reviewed, "review", to=number)
    decision = reviewed.session.activity.back.at
    assert model["review"]["lines"] == []
    assert model["status"] == "Find the better card."
    assert {choice["move"] for choice in model["choices"]} == {
        str(each.move) for each in decision.advice.weighed
    }
    model = send(reviewed, "move", move=str(decision.advice.move))
    assert model["status"] == "That is right."
    assert len(model["review"]["lines"]) == len(decision.advice.weighed)


def test_a_wrong_card_is_answered_on_the_table_before_it_is_explained(reviewed: CardTable) -> None:
    number = reviewed.model["review"]["decisions"][0]["number"]
    send(reviewed, "review", to=number)
    decision = reviewed.session.activity.back.at
    model = send(reviewed, "move", move=str(decision.move))
    trick = next(zone for zone in model["zones"] if zone["name"] == "trick")
    assert [str(decision.move) in card["key"] for card in trick["cards"]].count(True) == 1
    assert len(trick["cards"]) == 2
    assert model["review"]["lines"] == []
    assert model["wait"]["ms"] > 0
    model = send(reviewed, "go_on")
    assert model["status"] == "That costs points too."
    assert [line["move"] for line in model["review"]["lines"]] == [
        reviewed.session.voice.card(decision.move.card)
    ]
    assert send(reviewed, "review", to="again")["status"] == "Find the better card."
    assert send(reviewed, "review", to="show")["status"] == "This is the better card."


def test_hindsight_is_a_list_of_its_own_and_says_so(reviewed: CardTable) -> None:
    model = send(reviewed, "review", to="cards")["review"]
    assert model["open"]
    assert model["note"].startswith("Hindsight")
    back = reviewed.session.activity.back
    costs = [back.decisions[int(each["number"])].hindsight.behind for each in model["decisions"]]
    assert costs == sorted(costs, reverse=True)
    assert not send(reviewed, "review", to="cards")["review"]["open"]


def test_the_table_is_as_it_was_after_a_review(over: CardTable) -> None:
    before, record = over.model, over.table.record()
    number = send(over, "review", to="open")["review"]["decisions"][0]["number"]
    send(over, "review", to=number)
    send(over, "move", move=over.model["choices"][0]["move"])
    after = send(over, "review", to="close")
    assert over.table.record() == record
    changing = dict.fromkeys(("revision", "said", "rail", "sent"))
    assert {**after, **changing} == {**before, **changing}


@pytest.mark.parametrize("to", ["", "99", "-1", "open", "cards?", "²"])
def test_what_a_review_does_not_have_is_a_sentence(reviewed: CardTable, to: str) -> None:
    before = reviewed.model["review"]
    model = send(reviewed, "review", to=to)
    assert model["answer"]["text"] == "There is nothing to review yet."
    assert model["review"] == before


def test_there_is_no_review_before_the_end_nor_moves_and_hints_in_one(over: CardTable) -> None:
    assert send(CardTable("briscola", seed=7), "review", to="open")["review"] is None
    send(over, "review", to="open")
    for kind, texts in (("move", {"move": "2D"}), ("undo", {}), ("hint", {}), ("deal", {})):
        model = send(over, kind, **texts)
        assert model["answer"] is not None, kind
        assert model["review"]["phase"] == "shown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_review_stands_in_both_languages(
    reviewed: CardTable, language: str
) -> None:
    send(reviewed, "setting", name="language", value=language)
    for to in [str(number) for number in range(19)]:
        assert send(reviewed, "review", to=to)["status"]
        assert send(reviewed, "review", to="show")["review"]["lines"]
        assert send(reviewed, "move", move="2D")["answer"] is not None


def test_no_hidden_card_of_a_new_deal_is_in_a_review() -> None:
    """A review tells of a deal that is over; in the deal that follows there is none."""
    table = CardTable("briscola", seed=7)
    play_out(table)
    send(table, "review", to="open")
    send(table, "review", to="close")
    assert send(table, "deal")["review"] is None
    assert isinstance(table.session.activity, PracticeActivity)


@pytest.mark.parametrize(("game", "counted"), [("scala40", "Turn 1:"), ("scopa", "Card 1:")])
def test_a_review_counts_whole_turns_where_a_turn_is_more_than_a_card(
    game: str, counted: str
) -> None:
    table = ic.deal(game, seed=4).autoplay("greedy")
    decision = next(iter(ic.review(table, 0, budget=Budget(FIRST_STAGE + 60))))
    voice = CardTable(table).session.voice
    deal_view = ReviewView(table, [decision], None, False, voice).deal_view()
    assert deal_view["line"][0]["label"].startswith(counted)
