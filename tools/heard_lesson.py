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
    begun = player.look()["step"]  # it was read by arrow keys
    seen = {begun}
    while not player.look()["ended"] and len(seen) <= steps and not player.stuck:
        player.turn()
        seen.add(player.state["step"])
    player.listen()
    sentences = []
    for (step, text), (start, presses) in player.paragraphs.items():
        if step != begun:
            end = player.went[presses] if presses < len(player.went) else time.time()
            for each in re.split(r"(?<=[.!?])\s+", text):
                sentences.append(Act(each, telling_words(each), start, end))
    spoken = utterances(player.log, player.keys, player.rate)
    keys = [key for key in player.keys if key.at >= player.began]
    name = f"{name} (stuck)" if player.stuck else name
    return Hearing(name, len(seen), spoken, sentences, keys)
