"""Speech module that Orca loads in place of a synthesizer: it writes down what would be spoken.

`tools.heard` names it in Orca's preferences. Each line of the file named in ORCA_SPEECH_LOG is
JSON: `at` (seconds), and `say` (an utterance; with `echo`, the name of a key) or `stop` (speech and
its queue are ended). As with Orca's own module, an utterance waits for those before it; only a stop
ends one. It imports nothing but the standard library, for it runs in the Python of the system.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

NAME = ["log", "log"]
"""Name and id of the voice, as Orca shows them."""
COMPLETED = 2
"""Orca's number for an utterance that is over, of a page that is read at length."""


def _write(**entry: object) -> None:
    """Append a line to the log."""
    line = json.dumps({"at": time.time(), **entry}, ensure_ascii=False)
    with open(os.environ["ORCA_SPEECH_LOG"], "a", encoding="utf-8") as log:
        log.write(f"{line}\n")


class SpeechServer:
    """The one voice there is; the names of its methods are Orca's."""

    only: SpeechServer | None = None

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Return a method that does nothing: rate, pitch and volume are not written down."""
        return lambda *_arguments, **_options: None

    @staticmethod
    def getFactoryName() -> str:  # noqa: N802
        """Return the name of this module."""
        return NAME[0]

    @staticmethod
    def getSpeechServers() -> list[SpeechServer]:  # noqa: N802
        """Return all voices."""
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info: object = None) -> SpeechServer:  # noqa: N802
        """Return the voice, whichever is asked for."""
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers() -> None:  # noqa: N802
        """Forget the voice."""
        SpeechServer.only = None

    def getInfo(self) -> list[str]:  # noqa: N802
        """Return name and id."""
        return NAME

    def getVoiceFamilies(self) -> list[Any]:  # noqa: N802
        """Return no families."""
        return []

    def speak(self, text: object = None, acss: object = None, interrupt: bool = True) -> None:
        """Say a text after those that are spoken; Orca's own module ignores `interrupt` too."""
        if isinstance(text, str) and text.strip():
            _write(say=text)

    def speakCharacter(self, character: str, acss: object = None) -> None:  # noqa: N802
        """Say a character."""
        _write(say=character)

    def speakKeyEvent(self, event: Any, acss: object = None) -> None:  # noqa: N802
        """Say a key that was pressed, apart from what the page says."""
        _write(say=event.getKeyName(), echo=True)

    def sayAll(  # noqa: N802
        self, utterances: Iterator[tuple[Any, object]], progress: Callable[[Any, int], object]
    ) -> None:
        """Say a page from here on, without waiting for what was said to end."""
        for context, _ in utterances:
            _write(say=context.utterance)
            progress(context, COMPLETED)

    def stop(self) -> None:
        """End what is spoken and what waits."""
        _write(stop=True)
