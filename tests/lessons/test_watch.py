"""A whole deal is looked on at: it goes by itself, and stops where something is said."""

from __future__ import annotations

from typing import Any

import pytest
from support import tiny
from support.learner import WORDS, send, step, taking

import italiancards as ic
from italiancards.session.session import Session
from italiancards.widgets import Lesson, say, stop

SAID = {
    "dealt": stop("dealt", en="Three more.", it="Altre tre."),
    "rest-taken": stop("rest-taken", en="The rest.", it="Il resto."),
}


def deal() -> ic.Table:
    return ic.deal("scopa", seed=1).autoplay()


def looking_on(table: ic.Table, *stops: str) -> Session:
    lesson = Lesson()
    stops_said = [SAID[each] for each in stops]
    lesson.look_on(**WORDS, table=table, stops=stops_said, then=say(en="So.", it="Così."))
    lesson.step(**WORDS)
    return taking(lesson)


def gone_on(session: Session) -> list[dict[str, Any]]:
    """Every model to the end of the deal."""
    models = [session.model()]
    while not models[-1]["lesson"]["can"]["next"]:
        models.append(send(session, "go_on"))
    return models


def test_a_deal_goes_from_its_first_moment_to_its_last_one_by_one() -> None:
    session = looking_on(deal())
    models = gone_on(session)
    assert len(models) == deal().now + 1
    assert models[0]["lesson"]["text"] == "Look."
    assert models[-1]["lesson"]["reply"] == {"good": True, "text": "So."}
    assert models[-1]["over"]
    assert models[-1]["can"]["score"]


def test_it_waits_at_its_stops_only_and_says_there_what_has_happened() -> None:
    models = gone_on(looking_on(deal(), "dealt", "dealt", "rest-taken"))
    waits = [each["lesson"]["text"] for each in models[:-1] if each["wait"]["ms"] is None]
    assert waits == ["Look.", "Three more.", "Three more.", "The rest."][: len(waits)]
    assert len(waits) >= 3
    assert models[-1]["lesson"]["text"] == ""  # the reply is to the whole deal
    assert {each["wait"]["ms"] for each in models[:-1]} == {None, 500}


def test_it_goes_as_fast_as_the_learner_set_and_not_by_itself_where_that_was_set() -> None:
    for pace, ms in (("quick", 250), ("slow", 1000), ("wait", None)):
        session = looking_on(deal())
        send(session, "setting", name="pace", value=pace)
        assert send(session, "go_on")["wait"]["ms"] == ms


def test_who_looks_on_plays_no_card_and_sees_no_hidden_one() -> None:
    session = looking_on(deal())
    send(session, "go_on")
    model = send(session, "move", move="7D")
    assert model["answer"]["text"] == "The deal plays itself: press Continue when it stops."
    assert model["choices"] == []
    assert not any(model["can"][name] for name in ("hint", "undo", "last"))
    (theirs,) = [each for each in model["zones"] if each["name"] == "hand" and not each["mine"]]
    assert not any(card.get("name") for card in theirs["cards"])


def test_it_is_gone_on_with_in_another_kernel_and_seen_again_from_its_beginning() -> None:
    session = looking_on(deal(), "dealt")
    for _ in range(20):
        send(session, "go_on")
    other = looking_on(deal(), "dealt")
    send(other, "sit", at=session.token)
    assert other.shown == session.shown == 20
    assert other.model()["lesson"] == session.model()["lesson"]
    gone_on(other)
    step(other, "next")
    assert step(other, "back")["lesson"]["text"] == "Look."
    assert other.shown == 0


@pytest.mark.parametrize("game", ["tiny_tricks", "tiny_rummy", "tiny_auction"])
def test_any_game_can_be_looked_on_at(game: str) -> None:
    with tiny.registered():
        lesson = Lesson()
        table = ic.deal(game, seed=1).autoplay()
        lesson.look_on(**WORDS, table=table)
        lesson.step(**WORDS)
        assert len(gone_on(taking(lesson))) == table.now + 1


def test_a_deal_that_is_not_over_and_a_stop_that_never_comes_are_refused() -> None:
    with pytest.raises(ic.ItalianCardsError, match="play it out"):
        Lesson().look_on(**WORDS, table=ic.deal("scopa", seed=1))
    with pytest.raises(ic.ItalianCardsError, match="event is called 'sung'; there is: laid-down,"):
        Lesson().look_on(**WORDS, table=deal(), stops=[stop("sung", en="?", it="?")])
