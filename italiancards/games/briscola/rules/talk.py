"""Talk that partners may have at Briscola: hands that are shown, signs, open talk.

Hands are shown when all are asked, before the first trick or near the end (S4). A sign tells of one
high trump (S1); open talk is a few sentences (S2 has any), each of which can be checked. Signs and
sentences come at one's turn, before one plays.
"""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.announcements import Pass, Say, Show, Sign
from italiancards.core.cards import Card, Cards
from italiancards.core.gestures import Gesture
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, RuleBook, broken, ok
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView

ASKING: RuleBook[BriscolaView, Move] = RuleBook()
TALK: RuleBook[BriscolaView, Move] = RuleBook()
SIGNS = "A3RCF"
"""Ranks of the trumps that have a sign (S1)."""
GESTURES = {
    "sign-a": Gesture(mouth="stretched"),
    "sign-3": Gesture(mouth="aside"),
    "sign-r": Gesture(eyes="up"),
    "sign-c": Gesture(mouth="tongue"),
    "sign-f": Gesture(shoulders="raised"),
}
"""Look of each sign (S1)."""
LOAD = 10
"""Least points of a carico: an ace or a three."""
TRUMP, LOADED, NOTHING, TAKE = "briscola", "carico", "liscio", "prendi"
SENTENCES = (TRUMP, LOADED, NOTHING, TAKE)
"""Sentences: a trump, a carico, neither trump nor points, and take it if you can."""


def gestured(view: BriscolaView) -> tuple[tuple[str, ...], ...]:
    """Return for each seat the signs to draw at its place: seen here, of trumps not yet played."""
    gone = {*view.trick, *(card for pile in view.taken for card in pile)}
    return tuple(
        tuple(
            name
            for sign in made
            if (name := f"sign-{sign.lower()}") in GESTURES and Card(sign, view.trump) not in gone
        )
        for made in view.signs
    )


def candidates(view: BriscolaView) -> Iterator[Move]:
    """Yield all talk that the rules may judge where the table has it: hands shown, signs, words."""
    options = view.options
    if options.partner_show_start or options.partner_show_end != "off":
        yield from (Show(), Pass())
    if options.table_talk == "signals":
        yield from map(Sign, SIGNS)
    if options.table_talk == "open":
        yield from map(Say, SENTENCES)


def meaning(hand: Cards, sentence: str, trump: str) -> Cards:
    """Return the cards of a hand that a sentence means; for "nothing" those that make it false.

    Args:
        hand: cards that somebody holds, or may hold.
        sentence: one of `SENTENCES`.
        trump: the trump suit's letter.

    >>> from italiancards.core.cards import ITALIAN
    >>> hand = tuple(map(ITALIAN.card, ("AD", "3S", "4S")))
    >>> meaning(hand, "briscola", "S"), meaning(hand, "carico", "S"), meaning(hand, "liscio", "S")
    (('3S', '4S'), ('AD',), ('AD', '3S', '4S'))
    """
    if sentence == TRUMP:
        return tuple(card for card in hand if card.suit == trump)
    if sentence == LOADED:
        return tuple(card for card in hand if points((card,)) >= LOAD and card.suit != trump)
    return tuple(card for card in hand if points((card,)) or card.suit == trump)


@ASKING.rule(Show, source="S4: team players may show each other their cards", gate=True)
def show_agreed(view: BriscolaView, move: Show) -> Judgement:
    """Partners show each other their hands only where the table agreed on it.

    Args:
        view: the deal as the mover knows it.
        move: a hand to show.
    """
    options = view.options
    agreed = options.partner_show_start or options.partner_show_end != "off"
    return (ok if agreed else broken)()


@ASKING.rule(source="S4 adamoli: before the first hand, before the last")
def show_when_asked(view: BriscolaView, move: Move) -> Judgement | None:
    """All are asked together whether they show their hands, and nobody plays before.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is to show or to pass, or any while all are asked.

    Returns:
        The judgement with its facts; None for others, and where five play.
    """
    showing = isinstance(move, Show | Pass)
    if view.auction is not None:
        return None
    if not showing and not view.asking:
        return None
    return (ok if showing == view.asking else broken)(showing=str(showing).lower())


@TALK.rule(Sign | Say, source="S1 S2: avoid talking, signals, or open talk")
def talk_agreed(view: BriscolaView, move: Sign | Say) -> Judgement:
    """Signs are made, and something is said, only where the table agreed on it.

    Args:
        view: the deal as the mover knows it.
        move: a sign or a sentence.
    """
    kind = "signals" if isinstance(move, Sign) else "open"
    return (ok if view.options.table_talk == kind else broken)(kind=kind)


@TALK.rule(Sign, source="S1: signals for the high Briscola cards")
def sign_of_a_trump(view: BriscolaView, move: Sign) -> Judgement:
    """There is a sign for the ace, the three, the king, the knight and the knave of trumps.

    Args:
        view: the deal as the mover knows it.
        move: a sign.
    """
    known = len(move.words) == 1 and move.words in SIGNS
    return (ok if known else broken)(sign=move.words)


@TALK.rule(Sign, source="own: each sign once in a deal")
def sign_once(view: BriscolaView, move: Sign) -> Judgement:
    """Each sign is made once in a deal.

    Args:
        view: the deal as the mover knows it.
        move: a sign.
    """
    again = move.words in view.signs[view.seat]
    return (broken if again else ok)(sign=move.words)


@TALK.rule(Sign, source="own")
def sign_is_true(view: BriscolaView, move: Sign) -> Judgement | None:
    """Nobody signs a trump that is not in the hand, where that was agreed on.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a sign that there is.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if move.words not in set(SIGNS):
        return None
    card = Card(move.words, view.trump)
    true = card in view.hand
    return (ok if true or not view.options.must_be_true else broken)(card=card, true=_yes(true))


@TALK.rule(Say, source="own: what can be checked")
def known_sentence(view: BriscolaView, move: Say) -> Judgement:
    """A sentence is one of four, so that the table can tell whether it is true.

    Args:
        view: the deal as the mover knows it.
        move: a sentence.
    """
    return (ok if move.words in SENTENCES else broken)(words=move.words)


@TALK.rule(Say, source="own: each sentence once in a trick")
def said_once(view: BriscolaView, move: Say) -> Judgement:
    """Each sentence is said once in a trick.

    Args:
        view: the deal as the mover knows it.
        move: a sentence.
    """
    return (broken if move.words in view.said[view.seat] else ok)()


@TALK.rule(Say, source="own")
def saying_is_true(view: BriscolaView, move: Say) -> Judgement | None:
    """A sentence about one's hand is true, where that was agreed on.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is a sentence about the hand.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if move.words not in (TRUMP, LOADED, NOTHING):
        return None
    cards = meaning(view.hand, move.words, view.trump)
    true = bool(cards) != (move.words == NOTHING)
    allowed = true or not view.options.must_be_true
    return (ok if allowed else broken)(words=move.words, cards=cards, true=_yes(true))


@TALK.rule(Say, source="own: who is asked to take it plays later")
def partner_follows(view: BriscolaView, move: Say) -> Judgement | None:
    """Only a partner who plays later in the trick can be asked to take it.

    Args:
        view: the deal as the mover knows it.
        move: judged only if it is the sentence that asks to take the trick.

    Returns:
        The judgement with its facts; None where it does not apply.
    """
    if move.words != TAKE:
        return None
    later = view.players - 1 - len(view.trick)
    seats = [seat for seat in view.partners or () if (seat - view.seat) % view.players <= later]
    return ok(partners=tuple(seats), number=len(seats)) if seats else broken()


def _yes(true: bool) -> str:
    """Return "yes" or "no", a fact of a finding."""
    return "yes" if true else "no"
