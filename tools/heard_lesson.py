"""A lesson by ear: each sentence of its steps is to be heard."""

from __future__ import annotations

import re
import time

from tools.heard_player import BlindPlayer
from tools.heard_speech import Act, Hearing, telling_words, utterances


def take(player: BlindPlayer, name: str, steps: int) -> Hearing:
    """Take a lesson to its end, or some steps of it, and return what was heard.

    Args:
        player: at its page.
        name: the page's.
        steps: after how many the player leaves.
    """
    sentences: dict[tuple[str, str], tuple[float, int]] = {}

    def note() -> None:
        state = player.look()
        for text in state["text"]:
            for sentence in re.split(r"(?<=[.!?])\s+", " ".join(text.split())):
                if sentence:
                    sentences.setdefault((state["step"], sentence), (time.time(), len(player.went)))

    tries = 0
    player.look()
    begun = player.state["step"]  # it was read by arrow keys
    seen: set[str] = set()
    while not player.look()["ended"] and len(seen) <= steps and tries < 12 * steps:
        note()
        seen.add(player.state["step"])
        player.turn()
        note()
        tries += 1
    player.listen()
    acts = []
    for (step, sentence), (start, presses) in sentences.items():
        if step == begun:
            continue
        end = player.went[presses] if presses < len(player.went) else time.time()
        acts.append(Act(sentence, telling_words(sentence), start, end))
    spoken = utterances(player.log, player.keys, player.rate)
    keys = [key for key in player.keys if key.at >= player.began]
    return Hearing(name, len(seen), spoken, acts, keys)
