"""Talk of bots with their partners, where agreed: they show hands, sign, and speak truly.

How a card is chosen is for each bot; telling comes before it, and is the same for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from italiancards.core.announcements import Say, Show, Sign
from italiancards.core.cards import Card
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.sides import partners_later, sides, with_cards
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.talk import LOAD, NOTHING, TAKE, meaning
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.advice import Advice, LineEvaluation
from italiancards.hints.montecarlo import Estimate


def with_talk(view: BriscolaView, legal: Sequence[Move], advice: Advice) -> Advice:
    """Return a bot's advice with talk added: useful words before its best move, the rest last.

    Args:
        view: the seat to move.
        legal: its legal moves.
        advice: the estimates of those made with a card; the card it would play follows
            whatever it tells.
    """
    talk_moves = [move for move in legal if move not in set(with_cards(legal))]
    if not talk_moves:
        return advice
    best = advice.weighed[0]
    first = [_before(view, move, best) for move in talk_moves if is_useful(view, move)]
    last = [
        LineEvaluation((move,), _least(advice)) for move in talk_moves if not is_useful(view, move)
    ]
    compared = () if first else advice.compared
    return replace(advice, weighed=(*first, *advice.weighed, *last), compared=compared)


def asked(view: BriscolaView, legal: Sequence[Move], bot: str) -> Advice:
    """Return a bot's advice when asked to show its hand to its partners: show it.

    Args:
        view: the seat that is asked.
        legal: to show, and to pass.
        bot: the name of the bot, for the advice.

    Returns:
        Both moves; to show is worth 1, to pass 0.
    """
    shows, why = lambda move: float(isinstance(move, Show)), partial(_reasons, view)
    return Advice.by_value(bot, (), legal, shows, why)


def _before(view: BriscolaView, move: Move, best: LineEvaluation) -> LineEvaluation:
    """Return the best line with a sign or sentence before it, at no cost."""
    line = (move, *best.line)
    estimate: Estimate | None = best.estimate and replace(best.estimate, line=line)
    return replace(best, line=line, reasons=_reasons(view, move), estimate=estimate)


def _least(advice: Advice) -> float:
    """Return a value one below that of the worst move in a bot's advice."""
    return min(each.value for each in advice.weighed) - 1


def is_useful(view: BriscolaView, move: Move) -> bool:
    """True if a sign or sentence is true and some partner can use it; also for showing the hand.

    Args:
        view: the seat that would tell it.
        move: a sign; a sentence, of use only to a partner who plays later; or a hand to show.
    """
    if isinstance(move, Sign):
        return Card(move.words, view.trump) in view.hand
    if not isinstance(move, Say) or not partners_later(view):
        return isinstance(move, Show)
    if move.words == TAKE:
        return _should_be_taken(view)
    return bool(meaning(view.hand, move.words, view.trump)) != (move.words == NOTHING)


def _should_be_taken(view: BriscolaView) -> bool:
    """True if the trick is rich and the other side wins it so far."""
    if points(view.trick) < LOAD:
        return False
    return sides(view)[view.taker()] != sides(view)[view.seat]


def _reasons(view: BriscolaView, move: Move) -> tuple[Finding, ...]:
    """Return the finding why to sign, say or show something, in a tuple; () for other moves."""
    if isinstance(move, Sign):
        card = Card(move.words, view.trump)
        name = "advice-sign" if view.options.signs_seen_by == "partner" else "advice-sign-to-all"
        return (Finding(name, True, _partner_facts(view.partners or ()) | {"card": card}),)
    if isinstance(move, Say):
        return (Finding("advice-say", True, _partner_facts(partners_later(view))),)
    if isinstance(move, Show):
        return (Finding("advice-show", True, _partner_facts(view.partners or ())),)
    return ()


def _partner_facts(partners: tuple[Seat, ...]) -> dict[str, object]:
    """Return the facts that name partners and their number."""
    return {"partners": partners, "number": len(partners)}
