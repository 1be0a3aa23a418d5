"""What a learner asks at a moment, answered: why a move may be made, what some cards can do."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards import Table
from italiancards.core.errors import ItalianCardsError
from italiancards.core.game import View
from italiancards.core.moves import Move, Uses
from italiancards.core.rules import Verdict
from italiancards.core.words import Voice
from widgets.screen.tried import tried
from widgets.screen.twins import named
from widgets.screen.view_model import ViewModel, choice
from widgets.session.token import whole_number


def told(kind: str, text: str) -> ViewModel:
    """An answer in words: `why`, `illegal`, `stale`, `note` or `trouble`."""
    return {"kind": kind, "text": text}


def verdicts(table: Table, view: View) -> list[Verdict]:
    """The judgement on each move that the learner could think of."""
    return [table.game.rules.judge(view, move) for move in table.game.candidates(view)]


@dataclass(frozen=True)
class Answering:
    """Whoever answers at one moment.

    Args:
        table: the table.
        view: what the learner's seat knows.
        voice: who says it.
    """

    table: Table
    view: View
    voice: Voice

    def why(self, move: str) -> ViewModel:
        """Why a move may be made, or why not."""
        try:
            verdict = self._judged(move)
        except ItalianCardsError as error:
            return self._unread(error)
        return self._in_cards(told("why", self.voice.verdict(verdict)), verdict.move.uses)

    def allowed(self, move: str) -> tuple[Move | None, ViewModel | None]:
        """The move that a text means, where this seat may make it now; else the answer why not."""
        try:
            verdict = self._judged(move)
        except ItalianCardsError as error:
            return None, self._unread(error)
        if verdict.ok:
            return verdict.move, None
        answer = told("illegal", self.voice.verdict(verdict))
        return None, self._in_cards(answer, verdict.move.uses)

    def pick(self, hand: str, lying: str, onto: str) -> ViewModel:
        """What the chosen cards can do, or why nothing, and the moves that do it.

        Args:
            hand: the keys of cards of the hand.
            lying: the keys of cards of the table.
            onto: the number of a meld, if one was chosen.
        """
        card, game = self.table.game.pack.card, self.table.game
        try:
            cards = [tuple(map(card, map(named, keys.split()))) for keys in (hand, lying)]
            uses = Uses(cards[0], cards[1], onto=whole_number("onto", onto) if onto else None)
            judged = [game.rules.judge(self.view, move) for move in game.chosen(uses)]
        except ItalianCardsError as error:
            return self._unread(error)
        allowed = [verdict for verdict in judged if verdict.ok]
        said = [self.voice.verdict(verdict) for verdict in allowed or judged]
        if game.offer is not None and self.view.to_move == self.view.seat:
            said = [self.voice.finding(game.offer(self.view, uses))]
        text = " ".join(dict.fromkeys(said)) or self.voice.say("ui-nothing-to-do")
        answer = told("picked" if allowed else "illegal", text)
        answer["moves"] = [choice(verdict, self.voice, game.gestures) for verdict in allowed]
        return answer if allowed else self._in_cards(answer, uses)

    def _judged(self, move: str) -> Verdict:
        """The verdict on a move from this seat, now.

        Raises:
            ItalianCardsError: it cannot be read.
        """
        return self.table.game.rules.judge(self.view, self.table.read(move))

    def _unread(self, error: ItalianCardsError) -> ViewModel:
        return told("illegal", self.voice.say("ui-unheard", {"error": str(error).rstrip(".")}))

    def _in_cards(self, answer: ViewModel, uses: Uses) -> ViewModel:
        """The answer in cards too: what was tried, and what goes."""
        return answer | {"shown": tried(uses, verdicts(self.table, self.view), self.voice)}
