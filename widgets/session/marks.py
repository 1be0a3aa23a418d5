"""The marks that deals bear: how they were played, told beside the score and kept in tokens."""

from __future__ import annotations

from dataclasses import dataclass, field

from italiancards.core.words import Voice
from widgets.session.token import Token, whole_number


@dataclass
class Marks:
    """How the deals of a match were played, by their numbers.

    Args:
        hinted: with hints.
        opened: with all cards open.

    >>> marks = Marks(hinted={1, 3})
    >>> marks.since(2)
    {'hinted': '3', 'opened': ''}
    """

    hinted: set[int] = field(default_factory=set)
    opened: set[int] = field(default_factory=set)

    @classmethod
    def read(cls, token: Token) -> Marks:
        """The marks that a token tells.

        Raises:
            Unreadable: something else than numbers of deals.
        """
        told = (token.hinted, token.opened)
        return cls(*({whole_number("deals", deal) for deal in deals.split()} for deals in told))

    def since(self, deal: int) -> dict[str, str]:
        """What a token tells of them: those of a deal and of later ones."""
        marked = {"hinted": self.hinted, "opened": self.opened}
        return {
            name: " ".join(str(each) for each in sorted(deals) if each >= deal)
            for name, deals in marked.items()
        }

    def told(self, voice: Voice, deal: int) -> str:
        """What is said of a deal."""
        marked = {"score-hinted": self.hinted, "score-opened": self.opened}
        return " ".join(voice.say(name) for name, deals in marked.items() if deal in deals)
