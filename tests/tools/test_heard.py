"""Tests of what counts as heard: the parts of `tools.heard` that need no screen reader."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import italiancards as ic
from tools.heard_desktop import check_programs
from tools.heard_player import acts
from tools.heard_speech import (
    Act,
    Entry,
    Hearing,
    Key,
    hear,
    table_text,
    telling_words,
    utterances,
)
from tools.orca_speech import SpeechServer

KING, TURN = "Rosa: the king of cups.", "Your turn: play a card."
"""Two utterances of five words: two seconds each at 150 words a minute."""
RATE = 150


def said(*entries: tuple[float, str | None], keys: tuple[Key, ...] = ()) -> list[tuple[str, int]]:
    """The end of each utterance, and after how many words; a text of None is a stop."""
    log: list[Entry] = [
        {"at": at, "stop": True} if text is None else {"at": at, "say": text}
        for at, text in entries
    ]
    return [(each.fate, each.said) for each in utterances(log, keys, RATE)]


def test_an_utterance_waits_for_those_before_it() -> None:
    log: list[Entry] = [{"at": 10, "say": KING}, {"at": 11, "say": TURN}]
    times = [(each.start, round(each.end, 3)) for each in utterances(log, (), RATE)]
    assert times == [(10, 12), (12, 14)]


def test_a_stop_of_the_page_cuts_what_is_spoken_and_what_waits() -> None:
    assert said((10, KING), (10, TURN), (11, None)) == [("cut", 2), ("cut", 0)]


def test_a_stop_after_the_end_cuts_nothing_and_the_voice_is_free() -> None:
    assert said((10, KING), (12.1, None), (12.2, TURN)) == [("whole", 5), ("whole", 5)]


def test_a_key_of_the_player_leaves_what_is_spoken_and_only_for_a_while() -> None:
    soon, late = (Key(11, asks=False),), (Key(10, asks=False),)
    assert said((10, KING), (11.2, None), keys=soon) == [("left", 3)]
    assert said((10, KING), (11.2, None), keys=late) == [("cut", 3)]


def test_what_a_stop_ended_no_later_one_ends_again() -> None:
    assert said((10, KING), (11, None), (11.2, None), keys=(Key(11.1, asks=False),)) == [("cut", 2)]


def test_asked_for_is_what_follows_a_key_that_only_looks() -> None:
    log: list[Entry] = [{"at": 10.2, "say": KING}, {"at": 20.2, "say": TURN}]
    keys = (Key(10, asks=True), Key(20, asks=False))
    spoken = utterances(log, keys, RATE)
    assert [each.asked for each in spoken] == [True, False]
    hearing = Hearing("briscola", 2, spoken, (), keys)
    assert (hearing.words(asked=True), hearing.words(asked=False)) == (2.5, 2.5)


@pytest.mark.parametrize(
    ("texts", "heard"),
    [
        ((KING,), True),
        (("Rosa: king of cups. Aldo: two.",), True),
        (("Rosa plays the  of .", "king", "cups"), False),
        (("Rosa is to play.", "The king of cups."), False),
        (("Rosa: the knight of cups.",), False),
    ],
)
def test_an_act_is_heard_where_one_utterance_tells_all_of_it(
    texts: tuple[str, ...], heard: bool
) -> None:
    act = Act("Rosa plays the king of cups.", telling_words("Rosa king of cups"), 10, 30)
    log: list[Entry] = [{"at": 11, "say": each} for each in texts]
    assert (hear(act, utterances(log)) is not None) == heard


def test_what_was_cut_or_comes_when_the_player_went_on_is_not_heard() -> None:
    act = Act("Rosa plays the king of cups.", ("rosa", "king", "cups"), 10, 20)
    assert hear(act, utterances([{"at": 11, "say": KING}, {"at": 12, "stop": True}])) is None
    assert hear(act, utterances([{"at": 21, "say": KING}])) is None


def test_figures_and_the_worst_stand_in_the_table() -> None:
    log: list[Entry] = [
        {"at": 11, "say": KING},
        {"at": 30, "say": TURN},
        {"at": 31, "stop": True},
        {"at": 32, "say": "return", "echo": True},
    ]
    heard = Act("Rosa plays the king of cups.", ("rosa", "king", "cups"), 10, 20)
    lost = Act("Rosa plays the two of cups.", ("rosa", "two", "cups"), 10, 20)
    keys = [Key(5, asks=False)]
    hearing = Hearing("briscola", 1, utterances(log, keys, RATE), [heard, lost], keys)
    row = table_text([hearing]).splitlines()[-1]
    assert row == "| briscola | 1 | 7 | 7.0 | 0 | 1.0 | 2 | 1 | 0 | 1 | 3 s |"
    assert hearing.worst(1) == [
        f"cut after 2 words: {TURN}",
        "not heard: Rosa plays the two of cups.",
        f"5 words: {KING}",
    ]


def test_what_the_listeners_own_key_ended_is_told_from_what_was_never_said() -> None:
    log: list[Entry] = [{"at": 11, "say": KING}, {"at": 12, "stop": True}]
    ended = Act("Rosa plays the king of cups.", ("rosa", "king", "cups"), 10, 20)
    unsaid = Act("Rosa plays the two of cups.", ("rosa", "two", "cups"), 10, 20)
    keys = [Key(11.9, asks=False)]
    hearing = Hearing("briscola", 1, utterances(log, keys, RATE), [ended, unsaid], keys, turns=4)
    assert (hearing.unheard, hearing.left) == ([ended, unsaid], [ended])
    assert table_text([hearing]).splitlines()[-1].startswith("| briscola | 1 | 2 | 0.5 |")


@pytest.mark.parametrize("game", ic.GAMES)
def test_others_known_moves_are_acts_that_name_them_and_their_cards(game: str) -> None:
    table = ic.deal(game, seed=7)
    for _ in range(12):
        table.play(table.legal()[0])
    shown = dict.fromkeys(range(table.now + 1), 5.0)
    player: Any = SimpleNamespace(table=table, shown=shown, began=1.0, went=[9.0], by_ear=False)
    found = list(acts(player))
    others = [each for each in table.moments if each.seat not in (None, 0)]
    assert 0 < len(found) <= len(others)
    names = {each.lower() for each in table.names[1:]}
    for act in found:
        assert act.needs[0] in names
        assert len(act.needs) > 1
        assert (act.start, act.end) == (5.0, 9.0)


def test_the_voice_writes_down_what_is_said_and_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORCA_SPEECH_LOG", str(tmp_path / "log"))
    voice = SpeechServer.getSpeechServer()
    voice.updatePunctuationLevel()
    voice.speak(KING)
    voice.speak(None)
    voice.speakCharacter("B")
    voice.speakKeyEvent(SimpleNamespace(getKeyName=lambda: "return"))
    voice.sayAll(iter([(SimpleNamespace(utterance=TURN), None)]), lambda _context, _how: None)
    voice.stop()
    SpeechServer.shutdownActiveServers()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert all(line.pop("at") for line in lines)
    assert lines == [
        {"say": KING},
        {"say": "B"},
        {"say": "return", "echo": True},
        {"say": TURN},
        {"stop": True},
    ]


def test_where_there_is_no_orca_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit) as missing:
        check_programs()
    assert str(missing.value).count("\n") == 0
    assert "apt-get install orca firefox-esr xvfb xdotool" in str(missing.value)
