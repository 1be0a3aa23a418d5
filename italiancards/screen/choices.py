"""Moves as a browser offers them."""

from __future__ import annotations

from collections.abc import Callable

from italiancards.core.cards import Card
from italiancards.core.gestures import Gesture, Gestures
from italiancards.core.moves import Move
from italiancards.core.rules import Verdict
from italiancards.core.words import Voice
from italiancards.screen.cards import face_of, named_card
from italiancards.screen.model import Choice, GestureModel

SPOKEN = "said-"
"""Prefix of the sentences that are said aloud, word for word."""


Makes = Callable[[Card], int] | None
"""The value of a card in a sum, in games that have such."""
MOST_SUMMED = 4
"""Most cards of a sum that has room in the rail."""


def choice(verdict: Verdict, voice: Voice, gestures: Gestures, makes: Makes = None) -> Choice:
    """Return a move as the browser has it: cards, labels, whether it is legal, and why.

    Args:
        verdict: the judgement on the move.
        voice: who says its label and the reason.
        gestures: the gestures of the game, by the name of what is said.
        makes: the value of a card in a sum, where cards of the table are taken by their sum.
    """
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
        "rank": "" if uses.rank is None else face_of(uses.rank, voice),
        "said": spoken_words(move, voice),
        "gesture": None if gesture is None else gesture_model(gesture),
        "label": voice.move(move),
        "short": voice.short(move),
        "brief": rail_text(move, voice, makes),
        "ok": verdict.ok,
        "why": voice.verdict(verdict),
    }


def rail_text(move: Move, voice: Voice, makes: Makes) -> str:
    """Return a move as the rail says it: a capture by its sum, as in `7 takes 4 + 3`.

    Args:
        move: the move.
        voice: who says it.
        makes: the value of a card in a sum, if cards have any.
    """
    return sum_text(move, voice, makes) or voice.on_rail.move(move)


def sum_text(move: Move, voice: Voice, makes: Makes) -> str:
    """Return a capture by its sum, as in `7 takes 4 + 3`; "" for any other move.

    Args:
        move: the move.
        voice: who says it.
        makes: the value of a card in a sum, if cards have any.
    """
    played, taken = move.uses.hand, move.uses.table
    if makes is None or len(played) != 1 or not 0 < len(taken) <= MOST_SUMMED:
        return ""
    value, values = makes(played[0]), sorted(map(makes, taken), reverse=True)
    if sum(values) != value:
        return ""
    return voice.say("takes-sum", {"value": value, "sum": " + ".join(map(str, values))})


def spoken_words(move: Move, voice: Voice) -> str:
    """Return the words said aloud with a move; "" if there are none, as with most.

    Args:
        move: the move.
        voice: who says them.
    """
    said = move.uses.said
    return "" if said is None else voice.say(f"{SPOKEN}{said}.ok")


def gesture_model(gesture: Gesture) -> GestureModel:
    """Return a player's sign (eyes, mouth, shoulders) as the browser draws it."""
    return {"eyes": gesture.eyes, "mouth": gesture.mouth, "shoulders": gesture.shoulders}
