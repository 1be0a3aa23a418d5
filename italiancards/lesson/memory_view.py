"""The memory trainer as a view model: the question, the hand's record so far, paces and tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

import italiancards as ic
from italiancards.core.words import Voice
from italiancards.lesson.memory_place import PACES, MemoryPlace, trained_games, trainer_of
from italiancards.lesson.memory_state import MemoryState
from italiancards.lesson.question_view import answer_text, question_model, question_voice
from italiancards.questions.memory_plan import GRADES
from italiancards.questions.texts import Words
from italiancards.screen.form import title
from italiancards.session.lesson_model import LessonModel, LessonReply, QuestionModel
from italiancards.session.model import MemoryGame, MemoryModel, MemoryOption, TableModel


def veil(model: TableModel, zones: Collection[str] | None) -> None:
    """Take out of a view model, in place, what answers a question from memory.

    Args:
        model: the view model.
        zones: the names of the zones that answer an open question; None while none is open.
    """
    model["log"], model["just"] = [], 0
    model["score"]["lines"] = []
    if zones is None:
        return
    model["said"], model["came"] = "", None
    model["rail"]["said"] = model["rail"]["heard"] = ""
    model["score"]["totals"] = [0] * len(model["score"]["totals"])
    for seat in model["seats"]:
        seat["did"] = None  # what it laid and discarded last
    for zone in model["zones"]:
        if zone["name"] in zones:
            zone["cards"], zone["down"], zone["count"] = [], 0, ""


def lesson_model(memory: MemoryState, voice: Voice) -> LessonModel:
    """Return the trainer's question as a step of a lesson.

    Args:
        memory: the trainer.
        voice: who says its texts.
    """
    planned, answered = len(memory.planned) or len(GRADES), len(memory.place.answers)
    number = min(planned, answered + 1) if memory.at is None else memory.at + 1
    return {
        "at": memory.key,
        "step": answered,
        "steps": planned,
        "count": voice.say("memory-count", {"step": number, "steps": planned}),
        "title": "",
        "text": _text(memory, voice),
        "task": "",
        "press": "",
        "named": {"cards": [], "zone": "", "veils": False, "any": False},
        "question": _question(memory, voice),
        "agreed": "",
        "reply": _reply(memory, voice),
        "kept": [],
        "learnt": [],
        "asked": [],
        "ladder": [],
        "can": {
            "back": False,
            "next": memory.is_over or memory.chosen is not None,
            "parallel": False,
            "first": False,
            "prove": False,
            "leave": False,
            "skip": False,
            "again": False,
        },
        "done": False,
        "quiz": [],
        "table": True,
        "repeating": False,
        "proves": False,
        "proved": [],
        "recall": [],
    }


def _text(memory: MemoryState, voice: Voice) -> str:
    """Return what is said beside the table while no question is on the screen; else ""."""
    if memory.is_over:
        facts = {"right": memory.right, "asked": len(memory.planned)}
        return voice.say("memory-result", facts)
    if memory.asked is not None:
        return ""
    return voice.say("memory-about" if memory.is_start else "memory-watch")


def _question(memory: MemoryState, voice: Voice) -> QuestionModel | None:
    """Return the view model of the question; its cards are in it only once it is answered."""
    asked = memory.asked
    if asked is None:
        return None
    question = asked.question
    if memory.chosen is None:
        question = replace(question, spreads=())
    idea = {"name": asked.topic, "part": 0, "repeats": ""}
    own = question_voice(voice)
    return question_model(question, own, memory.chosen, asked.topic, idea)  # type: ignore[arg-type]


def _reply(memory: MemoryState, voice: Voice) -> LessonReply | None:
    """Return the reply to the answer given, with its reason; None before."""
    asked, chosen = memory.asked, memory.chosen
    if asked is None or chosen is None:
        return None
    own = question_voice(voice)
    texts = (answer_text(asked.question, own, chosen), asked.question.because(own))
    return {"good": chosen == asked.question.right, "text": " ".join(texts)}


def trainer_model(memory: MemoryState, voice: Voice) -> MemoryModel:
    """Return what there is to choose at the trainer, and how the hand has gone.

    Args:
        memory: the trainer.
        voice: who says its texts.
    """
    place, game = memory.place, ic.game(memory.place.game)
    words, topics = Words(game), trainer_of(place.game).topics
    now = replace(place, shown=memory.session.shown)
    return {
        "game": place.game,
        "label": title(place.game, voice),
        "topic": "" if memory.asked is None else memory.asked.topic,
        "topics": {each.name: words.say(f"memory-topic-{each.name}")(voice) for each in topics},
        "start": memory.is_start,
        "over": memory.is_over,
        "paces": [
            _option(voice.say(f"memory-pace-{pace}"), replace(now, pace=pace), now.pace == pace)
            for pace in sorted(PACES, key=("slow", "even", "brisk", "key").index)
        ],
        "tables": _tables(memory, voice) if memory.is_start or memory.is_over else [],
    }


def _option(label: str, place: MemoryPlace, current: bool) -> MemoryOption:
    """Return something to choose, by its token."""
    return {"label": label, "token": str(place), "current": current}


def _tables(memory: MemoryState, voice: Voice) -> list[MemoryGame]:
    """Return the tables at which hands can be watched, by numbers of players, game by game."""
    return [
        {
            "game": name,
            "label": title(name, voice),
            "players": [_players(memory, name, options) for options in trainer_of(name).tables],
        }
        for name in trained_games()
    ]


def _players(memory: MemoryState, name: str, options: Mapping[str, object]) -> MemoryOption:
    """Return one table of a game to choose, by the number of its players."""
    now, game = memory.place, ic.game(name)
    texts = {option: str(value) for option, value in options.items()}
    count = game.seating(game.options(**options)).count
    current = (now.game, dict(now.options)) == (name, texts)
    return _option(str(count), MemoryPlace(name, texts, pace=now.pace), current)
