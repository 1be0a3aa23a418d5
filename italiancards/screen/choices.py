"""Moves as a browser offers them."""

from __future__ import annotations

from italiancards.core.gestures import Gesture, Gestures
from italiancards.core.moves import Move
from italiancards.core.rules import Verdict
from italiancards.core.words import Voice
from italiancards.screen.cards import named_card
from italiancards.screen.model import Choice, GestureModel

SAID = "said-"
"""How the sentences begin that tell what is said, word for word."""


def choice(verdict: Verdict, voice: Voice, gestures: Gestures) -> Choice:
    """A move with all that it uses, whether it may be played, and why."""
    move, uses = verdict.move, verdict.move.uses
    gesture = gestures.get(uses.said or "")
    return {
        "move": str(move),
        "control": move.control,
        "touches": move.touches,
        "hand": list(map(str, uses.hand)),
        "table": list(map(str, uses.table)),
        "onto": uses.onto,
        "number": uses.number,
        "names": None if uses.names is None else named_card(uses.names, voice),
        "said": said_with(move, voice),
        "gesture": None if gesture is None else gesture_model(gesture),
        "label": voice.move(move),
        "short": voice.short(move),
        "ok": verdict.ok,
        "why": voice.verdict(verdict),
    }


def said_with(move: Move, voice: Voice) -> str:
    """What is said aloud with a move, word for word; nothing with most."""
    said = move.uses.said
    return "" if said is None else voice.say(f"{SAID}{said}.ok")


def gesture_model(gesture: Gesture) -> GestureModel:
    """A gesture as the browser draws it."""
    return {"eyes": gesture.eyes, "mouth": gesture.mouth, "shoulders": gesture.shoulders}
