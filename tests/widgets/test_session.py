"""A learner at a table, without a browser: messages in, view models out."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.depth import often
from support.learner import send

import italiancards as ic
from italiancards.core.cards import ITALIAN
from italiancards.core.errors import BadOption
from italiancards.core.names import LANGUAGES
from italiancards.screen.layouts import tables
from italiancards.session.messages import KINDS, LONGER, BadMessage, PageMessage, read_message
from italiancards.session.observation import observation
from italiancards.session.play_activity import sit_down
from italiancards.session.session import Session
from italiancards.session.settings import PAUSES, SETTINGS
from italiancards.widgets import CardTable


@pytest.fixture
def session() -> Session:
    return sit_down(ic.deal("briscola", seed=7))


def play_out(session: Session, chance: Random) -> None:
    """Play to the end of the deal, going on whenever the table waits."""
    while not (session.view.over and session.waiting is None):
        if session.waiting is not None:
            send(session, "go_on")
        else:
            send(session, "move", move=str(chance.choice(session.table.legal())))


# What is shown


def test_the_first_model_has_all_that_a_browser_needs(session: Session) -> None:
    model = session.model()
    assert model["status"] == "Your turn: you lead."
    hand = next(zone for zone in model["zones"] if zone["playable"])
    assert [card["key"] for card in hand["cards"]] == ["2D", "AS", "RD"]
    assert hand["cards"][0]["name"] == "Two of coins"
    assert hand["cards"][0]["why"] == "You lead: you may play any card."
    assert model["signs"] == ["Trumps: coins"]
    assert json.loads(json.dumps(model)) == model


def test_every_zone_of_every_game_has_a_place_on_the_screen() -> None:
    for name in tables():
        table = ic.deal(name, seed=1).autoplay("random")
        for number in range(table.now + 1):
            for zone in table.game.zones(table.view(0, at=number)):
                assert {(zone.name, False), (zone.name, True)} & set(table.game.layout)


def test_no_hidden_card_is_in_any_message_over_many_games() -> None:
    for seed in range(often(20, 4)):
        session = sit_down(ic.deal("briscola", preset="sicilian", seed=seed))
        chance = Random(seed)
        while not session.view.over:
            kind, texts = "go_on", {}
            if session.waiting is None:
                kind = chance.choice(["move"] * 8 + ["hint", "undo"])
                texts = (
                    {"move": str(chance.choice(session.table.legal()))} if kind == "move" else {}
                )
            send(session, kind, **texts)
            _hides(session)


def _hides(session: Session) -> None:
    """No text of the model names a card that the learner cannot know."""
    state = session.table.moments[session.shown].state
    secret = {*state.stock[:-1], *state.hands[1]} - set(state.shown[1])
    model = session.model()
    coach = model.pop("coach")  # hints name the learner's own cards only, checked by its moves
    log = model.pop("log")
    names = _strings(model) | {line["move"] for step in coach for line in step["lines"]}
    beside = _strings({**observation(session, session.model())})
    names |= {part for text in beside for part in text.replace("=", " ").split()}
    voice = session.voice
    for card in secret:
        forms = {str(card), f"it-{card}", voice.card(card), voice.say("move-play", {"card": card})}
        assert not forms & names, card
        assert not any(voice.card(card).lower() in line for line in log), card


def _strings(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set().union(*map(_strings, value.values()))
    if isinstance(value, list):
        return set().union(*map(_strings, value))
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_table_refuses_in_its_own_language(session: Session, spoken: str) -> None:
    """A server speaks one language, its visitors each their own."""
    read = {"en": "Cannot read 'xyz': expected a card", "it": "'xyz' non è leggibile: ci vuole una"}
    failed = {"en": "BadOption: There is no game 'x';", "it": "BadOption: Non c’è il gioco 'x';"}
    ic.speak(spoken)
    try:
        for language in LANGUAGES:
            send(session, "setting", name="language", value=language)
            for kind in ("ask", "move"):
                assert read[language] in send(session, kind, move="xyz")["answer"]["text"]
            with pytest.raises(BadOption) as refused:
                ic.game("x")
            session.trouble(refused.value)
            assert failed[language] in session.answer["text"]
    finally:
        ic.speak("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_everything_that_is_said(session: Session, language: str) -> None:
    model = send(session, "setting", name="language", value=language)
    expected = {"en": "Your turn: you lead.", "it": "Tocca a te: esci tu."}
    assert model["status"] == expected[language]
    assert session.labels()["undo"] == {"en": "Undo", "it": "Annulla"}[language]


# Playing, and the pace of it


def test_a_card_is_on_the_table_before_the_other_player_answers(session: Session) -> None:
    model = send(session, "move", move="2D")
    assert [card["key"] for card in zone(model, "trick")["cards"]] == ["2D"]
    assert model["wait"]["for"] == "bot"
    assert model["choices"] == []


def test_a_finished_trick_stays_until_the_learner_goes_on(session: Session) -> None:
    send(session, "move", move="2D")
    model = send(session, "go_on")
    assert len(zone(model, "trick")["cards"]) == 2
    assert model["wait"] == {"for": "table", "ms": PAUSES["usual"]}
    assert "win" in model["status"]
    assert len(zone(model, "hand", mine=True)["cards"]) == 2  # nothing is drawn yet
    model = send(session, "go_on")
    assert zone(model, "trick")["cards"] == []
    assert len(zone(model, "hand", mine=True)["cards"]) == 3


@pytest.mark.parametrize("pace", SETTINGS["pace"])
def test_the_learner_sets_how_long_a_trick_stays(session: Session, pace: str) -> None:
    send(session, "setting", name="pace", value=pace)
    send(session, "move", move="2D")
    assert send(session, "go_on")["wait"] == {"for": "table", "ms": PAUSES[pace]}


def test_every_event_of_a_deal_is_said_once_in_order(session: Session) -> None:
    said: list[str] = []
    chance = Random(1)
    revision = -1
    while not (session.view.over and session.waiting is None):
        if session.waiting is not None:
            send(session, "go_on")
        else:
            send(session, "move", move=str(chance.choice(session.table.legal())))
        if session.revision != revision:
            said.append(session.model()["said"])
            revision = session.revision
    dealt = [session.voice.event(event) for _, event in session.table.log(0, upto=0)]
    assert " ".join([*dealt, *said]) == " ".join(session.model()["log"])


def test_an_illegal_move_is_answered_with_its_reason_and_changes_nothing(session: Session) -> None:
    before = session.table.record()
    model = send(session, "move", move="7C")
    answer = {name: model["answer"][name] for name in ("kind", "text")}
    assert answer == {"kind": "illegal", "text": "You do not hold the seven of cups."}
    first, *goes = model["answer"]["shown"]
    assert [card["name"] for card in first["hand"]] == ["Seven of cups"]
    assert not first["ok"]
    assert goes
    assert all(row["ok"] for row in goes)
    assert session.table.record() == before


def test_nobody_plays_for_another_seat(session: Session) -> None:
    send(session, "move", move="2D")
    before = session.table.record()
    for card in ITALIAN.cards:
        model = send(session, "move", move=str(card))
        assert model["answer"]["kind"] == "illegal"
    assert session.table.record() == before


def test_undo_goes_back_to_the_learners_own_last_decision(session: Session) -> None:
    send(session, "move", move="2D")
    send(session, "go_on")
    model = send(session, "undo")
    assert model["status"] == "Your turn: you lead."
    assert model["can"]["redo"]
    model = send(session, "redo")
    assert session.table.moments[1].move is not None
    assert model["can"]["undo"]


def test_a_match_can_be_undone_to_its_start() -> None:
    session = sit_down(ic.deal("briscola", seed=7))
    start = session.table.record()
    chance = Random(3)
    play_out(session, chance)
    assert send(session, "deal")["deal"] == 2
    play_out(session, chance)
    while session.model()["can"]["undo"]:
        send(session, "undo")
    assert session.table.record() == start
    assert send(session, "undo")["answer"]["text"].startswith("There is nothing to undo")


def test_where_the_other_leads_undo_stops_at_the_learners_first_decision() -> None:
    session = sit_down(ic.deal("briscola", seed=7, dealer=0))
    assert session.waiting == "bot"
    assert not session.model()["can"]["undo"]
    send(session, "go_on")
    send(session, "move", move=str(session.table.legal()[0]))
    send(session, "undo")
    assert session.table.to_move == 0
    assert not session.model()["can"]["undo"]


def test_after_a_match_there_is_a_new_one_where_the_table_was_dealt_by_name() -> None:
    widget = CardTable("briscola", seed=7, match="single")
    play_out(widget.session, Random(1))
    assert widget.session.model()["can"]["new_match"]
    send(widget.session, "deal")
    assert widget.session.view.hand
    session = sit_down(ic.deal("briscola", seed=7, match="single"))
    play_out(session, Random(1))
    assert not session.model()["can"]["new_match"]
    assert send(session, "deal")["answer"]["kind"] == "note"


def test_the_coach_says_nothing_unasked_and_then_step_by_step(session: Session) -> None:
    assert session.model()["coach"] == []
    opened = [[step["step"] for step in send(session, "hint")["coach"]] for _ in range(3)]
    assert opened == [["look"], ["look", "candidates"], ["look", "candidates", "move"]]
    assert not session.model()["can"]["hint"]
    assert send(session, "move", move="2D")["coach"] == []
    assert send(session, "hint")["answer"]["text"] == "No hint available right now."


def test_why_is_answered_for_any_card_at_any_time(session: Session) -> None:
    assert send(session, "ask", move="2D")["answer"]["text"] == "You lead: you may play any card."
    assert send(session, "ask", move="7C")["answer"]["text"].startswith("You do not hold")


def test_settings_that_do_not_exist_are_refused(session: Session) -> None:
    for name, value in (("language", "fr"), ("speed", "fast")):
        model = send(session, "setting", name=name, value=value)
        assert model["answer"]["text"] == f"Setting {name} cannot be {value}."


def test_a_french_pack_is_drawn_and_named_as_one() -> None:
    session = sit_down(ic.deal("briscola", seed=7, deck="french"))
    card = zone(session.model(), "hand", mine=True)["cards"][0]
    assert (card["key"], card["face"], card["name"]) == ("2D", "fr-2d", "Two of diamonds")


def zone(model: dict[str, Any], name: str, *, mine: bool = False) -> dict[str, Any]:
    return next(each for each in model["zones"] if each["name"] == name and each["mine"] == mine)


# Messages that are late, foreign or malformed


def test_a_late_message_is_answered_and_not_played(session: Session) -> None:
    revision = session.revision
    send(session, "move", move="2D")
    before = session.table.record()
    for kind in KINDS:
        texts = dict.fromkeys(KINDS[kind], "AS")
        if kind not in ("setting", "ask", "pick"):
            session.handle(PageMessage(kind, revision, texts))
            told = session.answer["kind"] if session.answer else "nothing"
            assert told in (("nothing",) if kind == "go_on" else ("stale", "note"))
    assert session.table.record() == before


MALFORMED: list[Any] = [
    None,
    7,
    "move",
    [],
    {},
    {"type": "boo", "revision": 0},
    {"type": ["move"], "revision": 0},
    {"type": "move", "revision": 0},
    {"type": "move", "revision": "0", "move": "2D"},
    {"type": "move", "revision": True, "move": "2D"},
    {"type": "move", "revision": 0, "move": 7},
    {"type": "move", "revision": 0, "move": "2D" * LONGER["move"]},
    {"type": "move", "revision": 0, "move": "2D", "seat": 1},
    {"type": "setting", "revision": 0, "name": "language"},
    {"method": "update", "state": {"model": {}}},
]


@pytest.mark.parametrize("content", MALFORMED, ids=repr)
def test_a_malformed_message_is_answered_in_one_sentence_and_changes_nothing(content: Any) -> None:
    widget = CardTable("briscola", seed=7)
    before = widget.table.record()
    widget._on_message(widget, content, [])
    answer = widget.model["answer"]
    assert answer["kind"] == "trouble"
    assert answer["text"].startswith("The table did not understand")
    assert len(answer["text"]) < 300
    assert widget.table.record() == before


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
NEAR = st.fixed_dictionaries(
    {"type": st.sampled_from(sorted(KINDS)), "revision": st.integers(-1, 3)},
    optional={name: st.text(max_size=12) for names in KINDS.values() for name in names},
)


@settings(max_examples=often(400, 3), deadline=None)
@given(JSON | NEAR)
def test_any_content_is_a_message_or_gets_a_clear_answer(content: Any) -> None:
    widget = CardTable("briscola", seed=7)
    widget._on_message(widget, content, [])
    assert json.dumps(widget.model)
    try:
        read_message(content)
    except BadMessage as error:
        assert str(error) in widget.model["answer"]["text"]


# The widget


def test_the_browser_owns_no_trait(caplog: pytest.LogCaptureFixture) -> None:
    widget = CardTable("briscola", seed=7)
    model, words = widget.model, widget.words
    widget.set_state({"model": {}, "words": {}, "_esm": "taken_over(1)", "seat": 1})
    assert (widget.model, widget.words) == (model, words)
    assert "taken_over" not in widget._esm
    assert "overwrite _esm, model, words" in caplog.text
    caplog.clear()
    widget.set_state({"read": 1})  # by which marimo knows that a cell is to be run again
    assert caplog.text == ""


def test_an_error_in_a_callback_reaches_the_screen_and_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    widget = CardTable("briscola", seed=7)

    def broken(move: str) -> None:
        raise RuntimeError("the cat ate the deck")

    monkeypatch.setattr(widget.table, "play", broken)
    with caplog.at_level(logging.ERROR):
        widget._on_message(widget, {"type": "move", "revision": 0, "move": "2D"}, [])
    assert "the cat ate the deck" in widget.model["answer"]["text"]
    assert "the cat ate the deck" in caplog.text
    assert widget.model["can"]["hint"]


def test_a_bot_that_does_not_exist_is_refused_when_it_sits_down() -> None:
    with pytest.raises(ic.ItalianCardsError, match="There is no bot 'gready'"):
        CardTable("briscola", players={1: "gready"})
