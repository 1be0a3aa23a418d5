"""Gestures with a meaning: positions of face and shoulders, to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Eyes = Literal["ahead", "up"]
Mouth = Literal["smiling", "stretched", "aside", "tongue"]
Shoulders = Literal["level", "raised"]


@dataclass(frozen=True, slots=True)
class Gesture:
    """A gesture, by its parts; the default smiles and looks ahead.

    Args:
        eyes: `ahead` or `up`.
        mouth: `smiling`, `stretched` over the teeth, pulled `aside`, or `tongue`, its tip showing.
        shoulders: `level`, or one of them `raised`.

    >>> Gesture(eyes="up").mouth
    'smiling'
    """

    eyes: Eyes = "ahead"
    mouth: Mouth = "smiling"
    shoulders: Shoulders = "level"


Gestures = Mapping[str, Gesture]
"""Gestures of a game, by their meaning: `sign-3`."""
