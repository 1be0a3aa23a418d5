"""Facts about a move at Tresette, with numbers: the reasons that bots and hints give.

Every sentence here is a fact that the seat can prove from what it knows. Chances take every deal
that fits as equally likely: who has shown to be out of a suit holds none of it, what was seen to go
to a hand lies there; what was said is not believed here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from italiancards.core.announcements import Pass
from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Move, Play
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.tresette.hints.chance import chance_held, may_hold
from italiancards.games.tresette.hints.plainness import is_certain
from italiancards.games.tresette.hints.sides import declaration_points, suit_out
from italiancards.games.tresette.rules.declarations import combinations_in
from italiancards.games.tresette.rules.score import round_thirds, thirds_text
from italiancards.games.tresette.rules.signals import HIGH, MANY, Signal
from italiancards.games.tresette.rules.state import ORDER, WHOLE, thirds
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.chances import percent

LIKELY = 0.5
"""Chance from which it is worth a word that the partner may hold the best card of a suit."""
NAMED = 3
"""Most cards that are named as beating one; of more only the number is given."""


def look(view: TresetteView) -> tuple[Finding, ...]:
    """Return findings that say what to look at before choosing; they name no card of the hand."""
    if view.asking:
        return (Finding("advice-look-declare", True, {}),)
    found = [_trick(view)]
    had = thirds(view.taken[view.side])
    missing = WHOLE - had % WHOLE
    if view.options.rounding == "floor":
        facts = {"worth": thirds_text(had), "missing": missing}
        found.append(Finding("advice-look-thirds", True, facts))
    if len(view.playable) == 1 and not view.stock_size:
        found.append(Finding("advice-look-last", True, {}))
    return tuple(found)


def _trick(view: TresetteView) -> Finding:
    """Return the finding on the trick to answer: its thirds and winner; or that one leads."""
    if not view.trick:
        return Finding("advice-look-lead", True, {})
    worth, own = thirds(view.trick), _same_suit(view)
    facts = {
        "thirds": worth,
        "worth": thirds_text(worth),
        "seat": view.taker(),
        "number": len(own),
        "side": "ours" if view.taker() in (view.partners or ()) else "theirs",
    }
    return Finding("advice-look-follow", True, facts)


def _same_suit(view: TresetteView) -> Cards:
    """Return the playable cards of the suit led."""
    return tuple(card for card in view.playable if card.suit == view.trick[0].suit)


def reasons(view: TresetteView, moves: Sequence[Move]) -> Mapping[Move, tuple[Finding, ...]]:
    """Return findings on each move, by move: gains, risks and costs, in that order.

    Args:
        view: the seat to move.
        moves: cards, with a signal or without, and declarations or a pass.
    """
    cards = dict.fromkeys(move.card for move in moves if isinstance(move, Play))
    card_facts = {card: tuple(_of_card(view, card)) for card in cards}
    return {
        move: (*card_facts[move.card], *_signal_finding(view, move))
        if isinstance(move, Play)
        else _declaration_finding(view, move)
        for move in moves
    }


def _signal_finding(view: TresetteView, move: Play) -> tuple[Finding, ...]:
    """Return the finding on a signal said with a card, and if true, in a tuple; () without one."""
    if not isinstance(move, Signal):
        return ()
    true = "yes" if _true(view, move) else "no"
    facts = {"word": move.word, "suit": move.card.suit, "true": true}
    return (Finding("advice-says", True, facts),)


def _of_card(view: TresetteView, card: Card) -> list[Finding]:
    """Return findings on playing a card: gains, risks and costs; signals are not considered."""
    if view.trick and card.suit != view.trick[0].suit:
        found = [Finding("advice-thrown", True, {"card": card, "suit": view.trick[0].suit})]
        found += _ends(view, card)
    elif view.trick and not view.yet_to_play:
        found = _ends(view, card)
    else:
        found = _risk_findings(view, card) + (_leading(view, card) if not view.trick else [])
    return found + _hand_findings(view, card)


def _declaration_finding(view: TresetteView, move: Move) -> tuple[Finding, ...]:
    """Return the finding on points declared, or given up by passing, in a tuple of one."""
    points = declaration_points(move)
    declared = {each for seat, each in view.declared if seat == view.seat}
    most = sum(each.points for each in combinations_in(view.dealt) if each not in declared)
    facts = {"points": points, "left": most - points}
    if isinstance(move, Pass):
        return (Finding("advice-passes" if most else "advice-nothing-to-declare", True, facts),)
    return (Finding("advice-declares", True, facts),)


def _true(view: TresetteView, move: Signal) -> bool:
    """True if a signal is true in the sense in which bots use it."""
    left = [card for card in view.hand if card.suit == move.card.suit and card != move.card]
    said = {
        "volo": not left,
        "striscio": len(left) >= MANY,
        "busso": any(card.rank in HIGH for card in left),
    }
    return said.get(move.word, False)


def _ends(view: TresetteView, card: Card) -> list[Finding]:
    """Return findings on a card that ends or cannot win the trick: winner, thirds given or won."""
    seat, worth = view.taker(card), thirds((*view.trick, card))
    facts = {
        "seat": seat,
        "thirds": worth,
        "worth": thirds_text(worth),
        "own": thirds_text(thirds((card,))),
    }
    if view.yet_to_play:
        return [Finding("advice-adds", True, facts | {"thirds": thirds((card,))})]
    if seat == view.seat:
        name = "advice-takes"
    else:
        name = "advice-partner-takes" if seat in (view.partners or ()) else "advice-gives"
    return [Finding(name, True, facts), *_whole(view, seat, worth)]


def _whole(view: TresetteView, seat: Seat, worth: int) -> list[Finding]:
    """Return [the finding] on whole points that a trick brings the own side; else []."""
    side = view.side_of(seat)
    had = thirds(view.taken[side])
    before, after = (round_thirds(number, view.options) for number in (had, had + worth))
    short = -(had + worth) % WHOLE
    if side != view.side or not worth or view.options.rounding != "floor":
        return []
    facts = {"points": after - before, "number": short, "worth": thirds_text(had + worth)}
    return [Finding("advice-whole" if after > before else "advice-short", True, facts)]


def _risk_findings(view: TresetteView, card: Card) -> list[Finding]:
    """Return [the finding] on the chance that a card is beaten later, or that it is now."""
    if view.trick and view.taker(card) != view.seat:
        seat = view.taker(card)
        side = "ours" if seat in (view.partners or ()) else "theirs"
        return [Finding("advice-below", True, {"seat": seat, "side": side})]
    beating = tuple(each for each in suit_out(view, card.suit) if ORDER.beats(each, card).ok)
    seats = view.later_opponents
    chance = chance_held(view, beating, seats)
    named = "yes" if len(beating) <= NAMED else "no"
    facts = {"card": card, "cards": beating, "number": len(beating), "named": named,
             "suit": card.suit, "chance": percent(chance)}  # fmt: skip
    if not beating:
        return [Finding("advice-nothing-beats", True, facts)]
    if not chance:
        return [Finding("advice-they-cannot", True, facts)]
    return [Finding("advice-some-beat", True, facts)]


def _leading(view: TresetteView, card: Card) -> list[Finding]:
    """Return findings on leading a suit: cards out, seats without it, the partner's best card."""
    out = suit_out(view, card.suit)
    found = [Finding("advice-suit-out", True, {"suit": card.suit, "number": len(out)})]
    for seat in view.others:
        if out and not may_hold(view, seat, out):
            name = "advice-partner-out-of" if seat in (view.partners or ()) else "advice-out-of"
            found.append(Finding(name, True, {"seat": seat, "suit": card.suit}))
    if not out:
        return found
    partner = (view.partners or (None,))[0]
    if partner is not None and ORDER.beats(out[0], card).ok and may_hold(view, partner, out[:1]):
        chance = chance_held(view, out[:1], (partner,))
        if chance >= LIKELY:
            facts = {"card": out[0], "seat": partner, "chance": percent(chance)}
            found.append(Finding("advice-partner-top", True, facts))
    ace = next((each for each in out if each.rank == "A"), None)
    if ace is not None and not ORDER.beats(out[0], card).ok:
        found.append(Finding("advice-ace-out", True, {"card": ace}))
    return found


def _hand_findings(view: TresetteView, card: Card) -> list[Finding]:
    """Return findings on the rest of the hand: winners to run, a bare ace, the last card; or []."""
    left = tuple(each for each in view.playable if each != card)
    same = [each for each in left if each.suit == card.suit]
    out = suit_out(view, card.suit)
    sure = [each for each in same if not out or not ORDER.beats(out[0], each).ok]
    found = []
    if sure and not view.trick:
        facts = {"suit": card.suit, "number": len(sure), "cards": tuple(sure)}
        found.append(Finding("advice-runs", True, facts))
    bare = len(same) == 1 and same[0].rank == "A" and out and ORDER.beats(out[0], same[0]).ok
    if bare and not view.stock_size:
        facts = {"card": same[0], "cards": tuple(e for e in out if ORDER.beats(e, same[0]).ok)}
        found.append(Finding("advice-bares-ace", True, facts))
    ends = len(left) == 1 and not view.stock_size and not any(map(sum, view.under))
    if ends and view.taker(card) == view.seat and is_certain(view, card):  # it leads the last trick
        last = left[0]
        highest = suit_out(view, last.suit)[:1]
        if not highest or not ORDER.beats(highest[0], last).ok:
            found.append(Finding("advice-keeps-last", True, {"card": last}))
    return found
