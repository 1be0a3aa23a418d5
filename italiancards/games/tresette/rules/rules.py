"""The rules of Tresette: follow suit, declare in time what one holds, signal as agreed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from italiancards.core import gates, tricks
from italiancards.core.announcements import Pass, SayWith
from italiancards.core.cards import Cards
from italiancards.core.moves import Move, Play
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.tresette.rules.declarations import (
    Combination,
    Declaration,
    conceivable_combinations,
)
from italiancards.games.tresette.rules.signals import MANY, SIGNALS, Signal
from italiancards.games.tresette.rules.state import IN_TRICKS, asks_all_at_once
from italiancards.games.tresette.rules.view import TresetteView

RULES: RuleBook[TresetteView, Move] = gates.rule_book(
    turn="S0: play is counterclockwise, the winner leads",
    card="S0: from their hand; spizzichino: or the top card of a packet",
)


@RULES.rule(source="S0: at the end of the first trick; Parlett", gate=True)
def answer_first(view: TresetteView, move: Move) -> Judgement | None:
    """All who are asked what they declare answer before anybody plays on.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a pass, or a card while all are asked.

    Returns:
        The judgement with its facts; None for a declaration, or a card at other times.
    """
    if isinstance(move, Declaration):
        return None
    if isinstance(move, Pass) != view.asking:
        return broken(asked="yes" if view.asking else "no")
    return ok() if view.asking else None


RULES.enter(tricks.follow_suit, source="S0: players must play the same suit if they can")


# Declarations

declaration_rule = partial(RULES.rule, Declaration)


@declaration_rule(source="S0; doczz: no declarations in tournaments")
def declarations_agreed(view: TresetteView, move: Declaration) -> Judgement:
    """Combinations are declared where the table agreed on it.

    Args:
        view: the deal as the mover knows it.
        move: a declaration.
    """
    return (ok if view.options.declarations else broken)()


@declaration_rule(source="S0: at the end of the first trick; Parlett; clubdelgioco; viniciocoletti")
def declare_in_time(view: TresetteView, move: Declaration) -> Judgement | None:
    """A dealt combination is declared when the table declares; later it is lost.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a declaration at a table that has them.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if not view.options.declarations:
        return None
    if _by_draw(view, move.combinations):
        return ok(way="by_draw")
    return (ok if _in_time(view) else broken)(
        way=view.options.declaration_timing,
        number=view.trick_number,
        tricks=IN_TRICKS.get(view.options.declaration_timing, 1),
    )


def _in_time(view: TresetteView) -> bool:
    """True if combinations among the cards dealt can be declared now."""
    if asks_all_at_once(view.options):
        return view.asking
    return view.trick_number <= IN_TRICKS[view.options.declaration_timing]


def _by_draw(view: TresetteView, chosen: tuple[Combination, ...]) -> bool:
    """True if the card drawn last is in every combination declared, where such ones count."""
    drawn = view.drawn
    if not view.options.declarations_by_draw or drawn is None or view.asking:
        return False
    return all(drawn in each.cards for each in chosen)


@declaration_rule(
    source="S0: held in the hand of a player, also if one was played in the first trick"
)
def hold_the_combination(view: TresetteView, move: Declaration) -> Judgement:
    """All cards that are declared were dealt into one's own hand; those played since count too.

    Args:
        view: the deal as the mover knows it.
        move: a declaration.
    """
    own = _declarable(view, move)
    missing = tuple(card for card in move.cards if card not in own)
    way = "by_draw" if _by_draw(view, move.combinations) else "dealt"
    return (broken if missing else ok)(cards=missing or move.cards, way=way)


def _declarable(view: TresetteView, move: Declaration) -> Cards:
    """Return the cards of which a declaration may be made: as dealt, or the hand after a draw."""
    return view.hand if _by_draw(view, move.combinations) else view.dealt


@declaration_rule(source="S0: you have to say which suit is missing")
def name_the_missing(view: TresetteView, move: Declaration) -> Judgement | None:
    """A player who declares three of a rank names the missing suit; with four he declares four.

    Args:
        view: the deal as the mover knows it.
        move: a declaration that names a missing suit.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    own = _declarable(view, move)
    named = tuple(each.missing for each in move.combinations if each.missing is not None)
    if not named:
        return None
    there = tuple(card for card in named if card in own)
    return broken(cards=there) if there else ok(cards=named)


@declaration_rule(source="S0: scores for it immediately")
def declared_once(view: TresetteView, move: Declaration) -> Judgement:
    """A combination is declared once.

    Args:
        view: the deal as the mover knows it.
        move: a declaration.
    """
    declared = [each for seat, each in view.declared if seat == view.seat]
    again = tuple(each for each in move.combinations if each in declared)
    return broken(cards=again[0].cards) if again else ok()


# Signals

signal_rule = partial(RULES.rule, SayWith)


@signal_rule(source="S0: no talking is allowed, but certain remarks to partners")
def signals_agreed(view: TresetteView, move: SayWith) -> Judgement:
    """Something is said with a card only to a partner, and where the table agreed on it.

    Args:
        view: the deal as the mover knows it.
        move: a card with a word.
    """
    if not view.partners:
        return broken(way="alone")
    return (broken if view.options.signals == "off" else ok)(way="agreed")


@signal_rule(source="S0: busso, volo (or piombo), striscio (or liscio)")
def known_signal(view: TresetteView, move: SayWith) -> Judgement:
    """Busso, volo and striscio can be said, and nothing else.

    Args:
        view: the deal as the mover knows it.
        move: a card with a word.
    """
    return ok(word=move.word) if move.word in SIGNALS else broken(word=move.word)


@signal_rule(source="S0: at the beginning of each play, the first player")
def leader_signals(view: TresetteView, move: SayWith) -> Judgement:
    """Only the leader of the trick says something with his card.

    Args:
        view: the deal as the mover knows it.
        move: a card with a word.
    """
    return broken(seat=view.leader) if view.trick else ok()


@signal_rule(source="clubdelgioco: from the second trick on")
def from_second_trick(view: TresetteView, move: SayWith) -> Judgement | None:
    """Signals are made from the second trick on, where the table agreed on it.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a card with a word, where they start late.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if view.options.signals != "lead_from_trick2":
        return None
    return broken() if view.trick_number == 1 else ok()


@signal_rule(source="S0: it indicates the last card, or many; own: how many are many")
def true_signal(view: TresetteView, move: SayWith) -> Judgement | None:
    """Volo is said with a suit's last card, striscio with many, where signals must be true.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a card with a word, where that must be true.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if not view.options.signals_must_be_true:
        return None
    left = tuple(card for card in view.hand if card.suit == move.card.suit and card != move.card)
    facts = {"word": move.word, "suit": move.card.suit, "cards": left, "number": len(left)}
    lies = {"volo": bool(left), "striscio": len(left) < MANY}
    return (broken if lies.get(move.word) else ok)(**facts, many=MANY)


def candidates(view: TresetteView) -> Iterator[Move]:
    """Yield all moves that the rules may judge: cards, with signals, declarations, a pass."""
    leads = not view.trick and not view.asking
    speaks = leads and view.partners and view.options.signals != "off"
    for card in view.playable:
        yield Play(card)
        yield from (Signal(card, word) for word in (SIGNALS if speaks else ()))
    if view.asking:
        yield Pass()
    yield from map(Declaration.of, dict.fromkeys(_open_combinations(view)))


def _open_combinations(view: TresetteView) -> Iterator[tuple[Combination, ...]]:
    """Yield the combinations that could be declared now, complete or nearly; none out of time."""
    together = asks_all_at_once(view.options)
    early = view.asking if together else view.trick_number <= max(IN_TRICKS.values())
    if view.options.declarations and early:
        yield from conceivable_combinations(view.dealt)
    if view.options.declarations_by_draw and view.drawn is not None:
        yield from conceivable_combinations(view.hand)
