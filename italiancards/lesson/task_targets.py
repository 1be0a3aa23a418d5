"""Cards and zones that the task of a step names: they glow, and the rest is veiled."""

from __future__ import annotations

import re
from collections.abc import Sequence

from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Move
from italiancards.core.words import Voice
from italiancards.lesson.steps import Step
from italiancards.lesson.task import own_task
from italiancards.screen.view_model import hand_cards
from italiancards.session.lesson_model import AskedModel
from italiancards.session.session import Session

PLURALS = "(?:s|es)?"
"""Endings of a rank that is named for several cards."""


def asked_view(step: Step | None, session: Session, voice: Voice) -> AskedModel:
    """Return what a step's task names: the cards to play, or the zone to touch.

    Where a move is to be found, nothing is veiled that the rules forbid.

    Args:
        step: the step; None if nothing is to be played at it now.
        session: whose table it is played at.
        voice: who says the task.
    """
    if step is None or not step.moves or step.free:
        return {"cards": [], "zone": "", "veils": step is None or not step.free, "any": False}
    task = own_task(step.text.in_language(voice.language) if step.text else "", voice)
    moves = [session.table.read(each) for each in step.moves]
    hand = tuple(filter(None, hand_cards(session.table.game.zones(session.view), session.seat)))
    cards = named_cards(moves, hand, task, voice)
    zone = touched_zone(moves, task)
    free = set(hand) == {card for move in moves for card in move.uses.hand}
    return {"cards": cards, "zone": zone, "veils": bool(cards or zone), "any": bool(hand) and free}


def named_cards(moves: Sequence[Move], hand: Cards, task: str, voice: Voice) -> list[str]:
    """Return the cards of a hand that a task names, if they are those of one of its moves; else [].

    A card is named by its name, or by its rank where no other card of the hand has that.

    Args:
        moves: the moves that the step asks for.
        hand: the learner's cards.
        task: the sentence that asks for it; "" if it names nothing.
        voice: who says it.
    """
    for move in moves:
        cards = move.uses.hand
        if cards and all(_names(task, card, cards, hand, voice) for card in cards):
            return list(map(str, cards))
    return []


def touched_zone(moves: Sequence[Move], task: str) -> str:
    """Return the name of the zone that all moves of a task touch without a card; "" if none.

    Args:
        moves: the moves that the step asks for.
        task: the sentence that asks for them; "" if it names nothing.
    """
    zones = {"" if move.uses.hand else move.touches or "" for move in moves}
    return zones.pop() if task and len(zones) == 1 else ""


def _names(task: str, card: Card, cards: Cards, hand: Cards, voice: Voice) -> bool:
    """Return True if a task names a card, alone or with others of its rank."""
    if _has(task, voice.card(card)):
        return True
    alike = {each for each in hand if each.rank == card.rank}
    return alike <= {*cards} and _has(task, voice.rank(card), PLURALS)


def _has(task: str, words: str, ending: str = "") -> bool:
    """Return True if words stand in a task, whole."""
    if words.casefold() not in task.casefold():
        return False  # most: to build an expression for each takes a second at a long hand
    return bool(re.search(rf"(?<!\w){re.escape(words)}{ending}(?!\w)", task, re.IGNORECASE))
