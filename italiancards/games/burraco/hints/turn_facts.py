"""Facts about a whole turn at Burraco, with numbers: the reasons of the hint.

Every sentence is a fact that the seat can prove from what it knows. What decides comes first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from italiancards.core.cards import RUMMY, Card, Cards, without
from italiancards.core.melds import Discard, Draw, Meld, Take, growths, readings
from italiancards.core.melds.lanes import PLACED, completions
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.games.burraco.hints.exits import emptied_hands
from italiancards.games.burraco.hints.hand_melds import NEAR
from italiancards.games.burraco.hints.simulator import BurracoDeal, BurracoRecording
from italiancards.games.burraco.rules.candidates import melds
from italiancards.games.burraco.rules.ends import enough_to_close
from italiancards.games.burraco.rules.finish import view_after
from italiancards.games.burraco.rules.kinds import BONUS, kind
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.burraco.rules.state import VALUES, seating
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.montecarlo import Moves

AGAINST = {
    "advice-waits", "advice-spends", "advice-holds", "advice-danger", "advice-throws-wild",
    "advice-throws", "advice-gives", "advice-wastes", "advice-pile", "advice-wanted",
}  # fmt: skip
"""Reasons that speak against their own line, mostly."""
PAIR = 2
"""Players at a table where each discard is for one other player."""
FEW = 4
"""Hand size of another player, or one's own, that is worth a warning.

With so few cards somebody may close at any time, or take the pozzetto.
"""


def speaks_against(reason: Finding) -> bool:
    """True if a reason speaks against its own line.

    Args:
        reason: a finding of `reasons`.
    """
    if reason.name == "advice-throws":
        return bool(reason.facts["number"])
    if reason.name == "advice-live":
        return not reason.facts["number"]
    return reason.name in AGAINST or reason.facts.get("way") == "less"


def look(view: BurracoView) -> tuple[Finding, ...]:
    """Return the finding that says what to look at first, in a tuple of one."""
    if can_close(view):
        return (Finding("advice-look-closing", True, {}),)
    if not view.drawn:
        facts = {"number": len(view.discards), "points": VALUES.hand(view.discards)}
        return (Finding("advice-look-pile", True, facts),)
    if view.has_pozzetto:
        done = "yes" if enough_to_close(view) else "no"
        return (Finding("advice-look-close", True, {"done": done}),)
    return (Finding("advice-look-pozzetto", True, {"number": len(view.hand)}),)


@lru_cache(maxsize=1 << 6)
def can_close(view: BurracoView) -> bool:
    """True if the seat to move can close this turn: as it is, or once it has taken the discards."""
    if not view.has_pozzetto or not (view.drawn or view.discards):
        return False
    deal = BurracoRecording.solo_turn(view)
    if not view.drawn:
        deal.take()
    return any(emptied_hands(deal, int(view.seat)))


def reasons(view: BurracoView, line: Moves) -> tuple[Finding, ...]:
    """Return findings on a turn's moves: its gains and its costs.

    Args:
        view: what the seat to move knows before it.
        line: its moves, all of them playable.

    Returns:
        Sentences, the decisive ones first.
    """
    if isinstance(line[0], Draw):
        waits = [Finding("advice-waits", True, {})] if can_close(view) else []
        return (*waits, *_leaves_pile(view), _draws(view))
    built = line[1:] if isinstance(line[0], Take) else line
    last = built[-1].card if built and isinstance(built[-1], Discard) else None
    before = after_taking(view) if isinstance(line[0], Take) else view
    start = before
    for move in built[:-1] if last is not None else built:
        after = view_after(before, move)
        assert after is not None  # it was thought of, so it can be played
        before = after
    return tuple(_turn_findings(view, start, before, line, last))


def _turn_findings(
    view: BurracoView, start: BurracoView, before: BurracoView, line: Moves, last: Card | None
) -> Iterator[Finding]:
    """Yield findings on a turn's moves: the end, burrachi, cards taken and laid, the discard."""
    out = len(before.hand) == (last is not None)
    if out and start.has_pozzetto:
        yield Finding("advice-closes", True, {"points": view.options.closing_bonus})
    elif out:
        way = "discard" if last is not None else "at-once"
        yield Finding("advice-out", True, {"number": view.pozzetti[0], "way": way})
    elif can_close(view):
        yield Finding("advice-waits", True, {})
    yield from _burraco_findings(start, before)
    if isinstance(line[0], Take):
        if view.players == PAIR:
            yield Finding("advice-gathers", True, {"number": len(view.discards)})
        yield _takes(view, before, last)
    yield from _lay_findings(start, before)
    if last is not None and not out:
        yield from _holding_finding(before)
        yield from _danger(before, last)
        yield from _discard_findings(view, before, last)


# What comes of it


def after_taking(view: BurracoView) -> BurracoView:
    """Return the view after the discards are taken into the hand."""
    pile = view.discards
    single = len(pile) == 1
    return view.after_taking(pile, picked=pile if single else (), quiet=single)


def _leaves_pile(view: BurracoView) -> Iterator[Finding]:
    """Yield a finding that no discard could be laid down at once."""
    if view.discards and not any(usable_at_once(view, card) for card in {*view.discards}):
        number, held = len(view.discards), len(view.hand)
        yield Finding("advice-leaves-pile", True, {"number": number, "held": held})


def _draws(view: BurracoView) -> Finding:
    """Return the finding on how many unseen cards would be of use at once after a draw."""
    usable = {card for card in dict.fromkeys(view.unseen) if usable_at_once(view, card)}
    number = sum(card in usable for card in view.unseen)
    return Finding("advice-draws", True, {"number": number, "unseen": len(view.unseen)})


def usable_at_once(view: BurracoView, card: Card) -> bool:
    """True if a card fits a meld of the side, or makes one with two cards of the hand.

    Args:
        view: what the seat to move knows.
        card: a card that may come.

    Returns:
        For a wild card also True where two natural cards of the hand go together.
    """
    if any(growths(meld, card, view.melding) for meld in view.own):
        return True
    plain = [each for each in view.hand if not MELDS.may_be_wild(each)]
    if MELDS.may_be_wild(card):
        return any(go_together(one, other) for one, other in combinations(plain, 2))
    return any(readings((card, one, other), view.melding) for one, other in combinations(plain, 2))


def go_together(one: Card, other: Card) -> bool:
    """True if two cards, neither wild, could become a meld with one card more.

    Args:
        one: a card.
        other: another card, or its twin.

    Returns:
        The answer by the usual rules of melds (`MELDS`), whatever a table agreed on.
    """
    return one == other or bool(NEAR[PLACED[one]] >> PLACED[other] & 1)


def _burraco_findings(start: BurracoView, before: BurracoView) -> Iterator[Finding]:
    """Yield findings on burrachi that a turn makes, or whose kind it changes."""
    options = start.options
    for number, meld in enumerate(before.melds, start=1):
        old = start.melds[number - 1] if number <= len(start.melds) else None
        was, now = kind(old, options) if old else "", kind(meld, options)
        if now != was:
            gain = BONUS[now] - BONUS[was]
            way = "more" if gain > 0 else "less"
            yield Finding("advice-makes", True, {"made": now, "way": way, "gain": abs(gain)})


def _takes(view: BurracoView, before: BurracoView, last: Card | None) -> Finding:
    """Return the finding on discards taken: number, points, how many are laid, the discard."""
    hand_left = [*before.hand]
    used = 0
    for card in view.discards:
        if card in hand_left:
            hand_left.remove(card)
        else:
            used += 1
    facts = {"number": len(view.discards), "points": VALUES.hand(view.discards), "used": used}
    return Finding("advice-takes", True, {**facts, "card": last})


def _lay_findings(start: BurracoView, before: BurracoView) -> Iterator[Finding]:
    """Yield findings on the cards that a turn lays, and on wild ones among them."""
    new_cards = without(start.hand, before.hand)
    if not new_cards:
        return
    yield Finding("advice-lays", True, {"number": len(new_cards), "points": VALUES.hand(new_cards)})
    wild = sum(meld.wild for meld in before.melds) - sum(meld.wild for meld in start.melds)
    if wild > 0:
        left = sum(map(MELDS.may_be_wild, before.hand))
        yield Finding("advice-spends", True, {"number": wild, "left": left})


def _holding_finding(before: BurracoView) -> Iterator[Finding]:
    """Yield a finding on the longest meld without wild card kept in hand, if there is one."""
    longest = _longest(before)
    if longest:
        points = VALUES.hand(longest)
        yield Finding("advice-holds", True, {"cards": longest, "points": points})


def _longest(view: BurracoView) -> Cards:
    """Return the cards of the longest meld without wild card that could be laid; () for none."""
    if view.options.min_first_meld and not any(True for _ in view.own):
        return ()  # several may have to be laid at once
    ranks = {meld.parts[0].card.rank for meld in view.own if meld.kind == "set"}
    best: Cards = ()
    for meld in _natural(view):
        second = meld.kind == "set" and meld.parts[0].card.rank in ranks
        if second and not view.options.duplicate_sets:
            continue
        if len(best) < len(meld.parts) <= len(view.hand) - 2:
            best = meld.cards
    return best


def _natural(view: BurracoView) -> Iterator[Meld]:
    """Yield the melds without wild card that the hand holds."""
    plain = tuple(card for card in view.hand if not MELDS.may_be_wild(card))
    return melds(plain)


def _danger(before: BurracoView, last: Card) -> Iterator[Finding]:
    """Yield a finding that another side may soon close, with the points left in one's hand."""
    points_left = VALUES.hand(without(before.hand, [last]))
    others = [
        seat
        for seat in range(before.players)
        if seat not in before.side and _may_close(before, Seat(seat))
    ]
    seat = min(others, key=lambda each: before.hand_sizes[each], default=None)
    if seat is not None and before.hand_sizes[seat] <= FEW:
        facts = {"seat": Seat(seat), "number": before.hand_sizes[seat], "points": points_left}
        yield Finding("advice-danger", True, facts)


def _may_close(view: BurracoView, seat: Seat) -> bool:
    """True if another seat's side has its pozzetto, and the burraco that closing needs."""
    side = _side_of(view, seat)
    clean = view.options.close_requires == "clean_burraco"
    kinds = [kind(meld, view.options) for _, meld in view.melds_by(side)]
    enough = "clean" in kinds if clean else any(kinds)
    return enough and not view.waiting[seat] and any(each in side for each in view.took)


def _side_of(view: BurracoView, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that play with a seat, itself among them."""
    deal = BurracoDeal.visible_deal(view)
    return tuple(Seat(n) for n, each in enumerate(deal.side) if each == deal.side[seat])


# What is thrown


def _discard_findings(view: BurracoView, before: BurracoView, card: Card) -> Iterator[Finding]:
    """Yield findings on a discard: cards that go with it, players it helps, the pile."""
    points = VALUES.card(card)
    hand_left = without(before.hand, [card])
    if MELDS.may_be_wild(card):
        yield Finding("advice-throws-wild", True, {"card": card, "points": points})
    else:
        friends = sum(
            not MELDS.may_be_wild(other) and go_together(card, other) for other in hand_left
        )
        if friends and _has_least_company(before.hand, friends):
            yield Finding("advice-throws-least", True, {"card": card, "number": friends})
        else:
            facts = {"card": card, "points": points, "number": friends}
            yield Finding("advice-throws", True, facts)
    yield from _gift_findings(before, card)
    yield from _wanted(before, card)
    yield from _live(before, hand_left)
    pile = (*before.discards, card)
    seat = seating(view.options).next(view.seat)
    facts = {"seat": seat, "number": len(pile), "points": VALUES.hand(pile)}
    yield Finding("advice-pile", True, facts)
    if not before.has_pozzetto and len(hand_left) <= FEW:
        yield Finding("advice-near", True, {"number": len(hand_left)})


def _has_least_company(hand: Cards, number: int) -> bool:
    """True if every card of a hand goes with `number` others of it or more; wild cards apart."""
    plain = [card for card in hand if not MELDS.may_be_wild(card)]
    return all(
        sum(go_together(card, other) for other in without(plain, [card])) >= number
        for card in dict.fromkeys(plain)
    )


def _live(before: BurracoView, hand_left: Cards) -> Iterator[Finding]:
    """Yield the finding on how many unseen cards make a meld with two that stay in the hand."""
    plain = [each for each in hand_left if not MELDS.may_be_wild(each)]
    if len(plain) > 1:
        pairs = combinations(plain, 2)
        wanted = {card for one, other in pairs for card in _melded_by(one, other)}
        number = sum(card in wanted for card in before.unseen)
        yield Finding("advice-live", True, {"number": number})


def _melded_by(one: Card, other: Card) -> tuple[Card, ...]:
    """Return the cards that make a meld with these two, which may be twins; no wild ones."""
    if one.rank == other.rank:
        return tuple(Card(one.rank, suit) for suit in RUMMY.suits)
    return completions(one, other)


def _wanted(before: BurracoView, card: Card) -> Iterator[Finding]:
    """Yield a finding that the discard goes with a card that the next player has picked up."""
    seat = seating(before.options).next(before.seat)
    held = [each for each in before.shown[seat] if not MELDS.may_be_wild(each)]
    held = [] if MELDS.may_be_wild(card) else [each for each in held if each != card]
    near = [each for each in held if go_together(card, each)]
    if near:
        near.sort(key=lambda each: each.rank != card.rank)
        yield Finding("advice-wanted", True, {"card": card, "seat": seat, "held": near[0]})


def _gift_findings(before: BurracoView, card: Card) -> Iterator[Finding]:
    """Yield findings on melds that the discard fits, others' or one's own, and on its twin."""
    fits = [number for number, meld in enumerate(before.melds, start=1)
            if growths(meld, card, before.melding)]  # fmt: skip
    theirs = [number for number in fits if not before.of_own(number)]
    own = [number for number in fits if before.of_own(number)]
    if theirs:
        yield Finding("advice-gives", True, {"number": theirs[0]})
    if own and not MELDS.may_be_wild(card):
        yield Finding("advice-wastes", True, {"number": own[0]})
    twin = card in before.discards
    if twin and not theirs:
        yield Finding("advice-twin", True, {"card": card})
