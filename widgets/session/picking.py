"""What somebody has chosen on the screen, answered with what it can do."""

from __future__ import annotations

from italiancards import Table
from italiancards.core.game import View
from italiancards.core.moves import Uses
from italiancards.core.words import Voice
from widgets.screen.twins import named
from widgets.screen.view_model import ViewModel, choice
from widgets.session.token import whole_number


def chosen(table: Table, hand: str, lying: str) -> Uses:
    """The cards that some keys name: of the hand, and of the table.

    Raises:
        Unreadable: a key of no card of the game.
    """
    card = table.game.pack.card
    return Uses(*(tuple(map(card, map(named, keys.split()))) for keys in (hand, lying)))


def picked(table: Table, view: View, keys: tuple[str, str, str], voice: Voice) -> ViewModel:
    """The answer: what the chosen cards can do, or why nothing, and the moves that do it.

    Args:
        table: the table.
        view: what the learner's seat knows.
        keys: the keys of cards of the hand, of cards of the table, and the number of a meld.
        voice: who says it.

    Raises:
        Unreadable: a key of no card of the game, or something that is no number.
    """
    game, (hand, lying, onto) = table.game, keys
    uses = chosen(table, hand, lying)._replace(onto=whole_number("onto", onto) if onto else None)
    verdicts = [game.rules.judge(view, move) for move in game.chosen(uses)]
    allowed = [verdict for verdict in verdicts if verdict.ok]
    said = [voice.verdict(verdict) for verdict in allowed or verdicts]
    if game.offer is not None and view.to_move == view.seat:
        said = [voice.finding(game.offer(view, uses))]
    return {
        "kind": "picked" if allowed else "illegal",
        "text": " ".join(dict.fromkeys(said)) or voice.say("ui-nothing-to-do"),
        "moves": [choice(verdict, voice) for verdict in allowed],
    }
