"""Every kind of reason where three, four or six play, found again by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest
from support.depth import in_part

import italiancards as ic
from italiancards.core.announcements import Say, Show, Sign
from italiancards.core.cards import Card
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.knowledge import DOUBT, chance_held
from italiancards.games.briscola.hints.search import BriscolaRollout

POINTS = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}
ORDER = "A3RCF76542"
FEW = 800
"""Up to so many hands are looked at one by one; where there are more, a chance is not checked."""
WAYS: tuple[dict[str, object], ...] = (
    {"players": 3, "exchange_seven": True},
    {"players": 4},
    {"players": 4, "exchange_two": "first_trick", "table_talk": "signals"},
    {"players": 4, "table_talk": "signals", "signs_seen_by": "all", "partner_show_start": True},
    {"players": 6},
    {"players": 6, "table_talk": "open", "partner_show_end": "stock_empty"},
    {"players": 4, "table_talk": "open"},
)


def _tables(number: int) -> Iterator[ic.Table]:
    """That many decisions met in play, under every way of playing; late ones more often."""
    seed = 0
    while number:
        seed += 1
        table = ic.deal("briscola", seed=seed, **WAYS[seed % len(WAYS)])
        chance = Random(seed)
        stop = chance.choice((0.2, 0.7, 0.8, 0.9)) * 46
        exchanges = False
        while table.to_move is not None and table.now < stop and not exchanges:
            greedy = seed % 5 == 0
            table.play(table.hint("greedy").move if greedy else chance.choice(table.legal()))
            exchanges = any(move.verb == "exchange" for move in table.legal())
        if table.to_move is not None and len(table.legal()) > 1:
            number -= 1
            yield table


def _worth(cards: Sequence[Any]) -> int:
    return sum(POINTS.get(card[0], 0) for card in cards)


def _beats(view: Any, card: str, best: str) -> bool:
    if card[1] == best[1]:
        return ORDER.index(card[0]) < ORDER.index(best[0])
    return card[1] == view.trump


def _best(view: Any, cards: Sequence[str]) -> int:
    best = 0
    for place, card in enumerate(cards):
        if _beats(view, card, cards[best]):
            best = place
    return best


def _taker(view: Any, cards: Sequence[str]) -> int:
    return int((view.leader + _best(view, cards)) % view.players)


def _ours(view: Any, seat: int) -> bool:
    return seat == view.seat or seat in view.partners


def _later(view: Any, *, partners: bool) -> list[int]:
    """Who plays after this seat, of one side."""
    steps = range(1, view.players - len(view.trick))
    seats = [(view.seat + step) % view.players for step in steps]
    return [seat for seat in seats if (seat in view.partners) == partners]


def _known(table: ic.Table, seat: int) -> set[str]:
    """The cards that a seat is known to hold: open, shown, or signed and not seen since."""
    view = table.view()
    seen = {*view.hand, *view.trick, view.upcard, *(card for pile in view.taken for card in pile)}
    signed = {
        event.facts["card"]
        for _, event in table.log(view.seat)
        if event.name == "signed" and event.facts["seat"] == seat and "card" in event.facts
    }
    return {*view.shown[seat], *signed} - seen


def _unseen(table: ic.Table) -> list[str]:
    """The cards whose place is not known."""
    view = table.view()
    gone = {*view.hand, *view.trick, view.upcard, *(card for pile in view.taken for card in pile)}
    for seat in range(view.players):
        gone |= _known(table, seat)
    return [card for card in table.game.deck(table.options) if card not in gone]


def _told(view: Any, seat: int, hand: Sequence[str]) -> bool:
    """Whether a hand fits what its player said in this trick, before he played."""
    place = (seat - view.leader) % view.players
    held = [*hand, *view.trick[place : place + 1]]
    plain = [card for card in held if card[0] in "A3" and card[1] != view.trump]
    trumps = [card for card in held if card[1] == view.trump]
    fits = {"briscola": trumps, "carico": plain, "prendi": [1]}
    fits["liscio"] = [] if trumps or _worth(held) else [1]
    return all(fits[words] for words in view.said[seat])


def _chance(table: ic.Table, best: str, seats: Sequence[int]) -> float | None:
    """The share of all ways to deal their hands in which one of some seats beats a card.

    The hands of those who said something are dealt too; None where there are too many ways.
    """
    view, unseen = table.view(), _unseen(table)
    if any(_beats(view, card, best) for seat in seats for card in _known(table, seat)):
        return 1.0
    speakers = [seat for seat in range(view.players) if view.said[seat] and seat != view.seat]
    dealt = [*seats, *(seat for seat in speakers if seat not in seats)]
    ways, left = 1, len(unseen)
    for seat in dealt:
        missing = view.hand_sizes[seat] - len(_known(table, seat))
        ways, left = ways * comb(left, missing), left - missing
    if ways > FEW:
        return None
    good = total = 0
    for hands in _hands(table, dealt, unseen):
        if all(_told(view, seat, hand) for seat, hand in hands.items()):
            total += 1
            good += any(_beats(view, card, best) for seat in seats for card in hands[seat])
    return good / total


def _hands(
    table: ic.Table, seats: Sequence[int], unseen: Sequence[str]
) -> Iterator[dict[int, tuple[str, ...]]]:
    if not seats:
        yield {}
        return
    first, *others = seats
    known = _known(table, first)
    for drawn in combinations(unseen, table.view().hand_sizes[first] - len(known)):
        rest = [card for card in unseen if card not in drawn]
        for hands in _hands(table, others, rest):
            yield {first: (*known, *drawn), **hands}


def _near(told: int, share: float | None) -> bool:
    if share is None:
        return True
    return (
        abs(told - 100 * share) <= 1 and (told == 100) == (share == 1) and (told > 0 or not share)
    )


def _after(table: ic.Table, move: Move) -> list[Any]:
    """What happens at a move, the last of its trick."""
    before = table.now
    table.play(move)
    events = [event for _, event in table.log(None, before + 1, everything=True)]
    table.undo()
    return events


def _taken(table: ic.Table, move: Move) -> Any:
    return next(event.facts for event in _after(table, move) if event.name == "trick-taken")


def _so_far(table: ic.Table, move: Any, facts: Any) -> int:
    """Whose the trick is so far, if the facts tell it and its points."""
    view = table.view()
    cards = (*view.trick, move.card)
    assert _later(view, partners=True) + _later(view, partners=False)
    assert facts["points"] == _worth(cards)
    assert facts["seat"] == _taker(view, cards)
    return _taker(view, cards)


def _may_beat(table: ic.Table, move: Any, facts: Any) -> bool:
    view = table.view()
    cards = (*view.trick, move.card)
    best, seats = cards[_best(view, cards)], _later(view, partners=False)
    unseen = _unseen(table)
    beating = [card for card in unseen if _beats(view, card, best)]
    assert facts["card"] == best
    assert _ours(view, _taker(view, cards))
    share = _chance(table, best, seats)
    if "chance" in facts and facts["chance"] < 100:
        assert (facts["number"], facts["unseen"]) == (len(beating), len(unseen))
    return facts["opponents"] == len(seats) > 0 and _near(facts["chance"], share)


def _partner_may(table: ic.Table, move: Any, facts: Any) -> bool:
    view = table.view()
    cards = (*view.trick, move.card)
    best, seats = cards[_best(view, cards)], _later(view, partners=True)
    assert list(facts["seats"]) == seats
    return facts["card"] == best and _near(facts["chance"], _chance(table, best, seats))


def _decided(table: ic.Table, move: Any, facts: Any, *, mine: bool) -> bool:
    view = table.view()
    side = [seat for seat in range(view.players) if _ours(view, seat) == mine]
    had = sum(_worth(view.taken[seat]) for seat in side)
    gained = _taken(table, move)
    return gained["seat"] in side and had <= 60 < had + gained["points"] == facts["points"]


def _trumps_left(table: ic.Table, move: Any, facts: Any) -> bool:
    view = table.view()
    left = [card for card in view.hand if card != move.card and card[1] == view.trump]
    return bool(facts["number"] == len(left))


def _signed(table: ic.Table, move: Any, facts: Any, seen_by: str) -> bool:
    assert isinstance(move, Sign)
    card = Card(move.words, table.view().trump)
    told = facts["card"] == card in table.view().hand and table.options.signs_seen_by == seen_by
    return told and facts["partners"] == table.view().partners


def _gives(table: ic.Table, move: Any, facts: Any) -> bool:
    gained = _taken(table, move)
    same = gained["seat"] == facts["seat"] and gained["points"] == facts["points"]
    return same and facts["own"] == _worth([move.card]) == facts["points"] - facts["rest"]


Check = Callable[[ic.Table, Any, Any], bool]
CHECKS: dict[str, Check] = {
    "advice-later-may-beat": _may_beat,
    "advice-later-surely-beaten": lambda t, m, f: _may_beat(t, m, f) and f["chance"] == 100,
    "advice-later-nothing-beats": lambda t, m, f: _may_beat(t, m, f) and f["chance"] == 0,
    "advice-takes-so-far": lambda t, m, f: _so_far(t, m, f) == t.to_move,
    "advice-partner-so-far": lambda t, m, f: _so_far(t, m, f) in t.view().partners,
    "advice-theirs-so-far": lambda t, m, f: not _ours(t.view(), _so_far(t, m, f)),
    "advice-partner-may-take": _partner_may,
    "advice-partners": lambda t, m, f: _gives(t, m, f) and f["seat"] in t.view().partners,
    "advice-takes": lambda t, m, f: _gives(t, m, f) and f["seat"] == t.to_move,
    "advice-gives": lambda t, m, f: (
        _gives(t, m, f) and f["points"] > 0 and not _ours(t.view(), f["seat"])
    ),
    "advice-gives-nothing": lambda t, m, f: (
        _gives(t, m, f) and f["points"] == 0 and not _ours(t.view(), f["seat"])
    ),
    "advice-draws-upcard": lambda t, m, f: (
        f["upcard"] == t.view().upcard
        and f["seat"] == next(e.facts["seat"] for e in _after(t, m) if e.name == "drew-upcard")
    ),
    "advice-spends-trump": lambda t, m, f: m.card[1] == t.view().trump and _trumps_left(t, m, f),
    "advice-keeps-trumps": lambda t, m, f: (
        m.card[1] != t.view().trump and _trumps_left(t, m, f) and f["number"] > 0
    ),
    "advice-wins-deal": lambda t, m, f: _decided(t, m, f, mine=True),
    "advice-loses-deal": lambda t, m, f: _decided(t, m, f, mine=False),
    "advice-lead-worth": lambda t, m, f: not t.view().trick and f["points"] == _worth([m.card]) > 0,
    "advice-lead-free": lambda t, m, f: not t.view().trick and _worth([m.card]) == 0,
    "advice-exchange": lambda t, m, f: _beats(t.view(), f["upcard"], m.card),
    "advice-exchange-down": lambda t, m, f: _beats(t.view(), m.card, f["upcard"]),
    "advice-show": lambda t, m, f: isinstance(m, Show) and f["partners"] == t.view().partners,
    "advice-sign": lambda t, m, f: _signed(t, m, f, "partner"),
    "advice-sign-to-all": lambda t, m, f: _signed(t, m, f, "all"),
    "advice-say": lambda t, m, f: (
        isinstance(m, Say) and list(f["partners"]) == _later(t.view(), partners=True) != []
    ),
}


def _look(table: ic.Table, finding: Any) -> bool:
    view, facts = table.view(), finding.facts
    later = len(_later(view, partners=True)) + len(_later(view, partners=False))
    if finding.name in ("advice-look-partner", "advice-look-between"):
        mine = facts["seat"] in view.partners
        assert mine == (finding.name == "advice-look-partner")
        told = (facts["points"], facts["seat"], facts["later"])
        return told == (_worth(view.trick), _taker(view, view.trick), later)
    if finding.name == "advice-look-follow":
        takers = sum(_best(view, (*view.trick, card)) == len(view.trick) for card in view.hand)
        return later == 0 and (facts["points"], facts["number"]) == (_worth(view.trick), takers)
    if finding.name == "advice-look-lead-to-all":
        return not view.trick and facts["number"] == len(_later(view, partners=False))
    if finding.name == "advice-look-last-draw-of-all":
        return view.stock_size == facts["number"] == view.players and facts["upcard"] == view.upcard
    if finding.name == "advice-look-ending":
        hands = table.moment.state.hands
        theirs = [card for seat, hand in enumerate(hands) if seat != view.seat for card in hand]
        return sorted(facts["cards"]) == sorted(theirs)
    sides = [[], []]
    for seat in range(view.players):
        sides[_ours(view, seat)] += view.taken[seat]
    theirs, mine = map(_worth, sides)
    told = (facts["mine"], facts["theirs"], facts["need"], facts["left"])
    assert told == (mine, theirs, 61 - mine, 120 - mine - theirs)
    won, lost = finding.name == "advice-look-won", finding.name == "advice-look-lost"
    return won == (mine > 60) and lost == (theirs > 60) and view.players != 3


@in_part
def test_every_reason_and_every_look_is_true(whole: bool) -> None:
    """One check for each kind, and every kind is met often enough to mean something."""
    met: Counter[str] = Counter()
    for table in _tables(400 if whole else 25):
        advice = table.hint("greedy").advice
        for weighed in advice.weighed:
            for reason in weighed.reasons:
                check = CHECKS[reason.name]
                assert check(table, weighed.move, reason.facts), (
                    f"{reason} {weighed.move} {table!r}"
                )
                met[reason.name] += 1
        for finding in advice.look:
            assert _look(table, finding), f"{finding} {table!r}"
            met[finding.name] += 1
    if whole:
        assert set(CHECKS) <= set(met)
        assert len(met) == len(CHECKS) + 9
        assert min(met.values()) >= 2, met


@pytest.mark.parametrize(
    ("cards", "seen_by"), [("3S", "partner"), ("RS CS", "partner"), ("3S", "all")]
)
def test_a_sign_is_counted_in_by_whoever_saw_it(cards: str, seen_by: str) -> None:
    """What was signed lies in that hand in every deal that fits; unseen, some high trump does."""
    hand = f"{cards} 4C 5C".split()[:3]
    table = ic.position(
        f"briscola; players=4; table_talk=signals; signs_seen_by={seen_by}; "
        f"hand={' '.join(hand)}; upcard=4S; others=6C 7C FC / 2S 4D 5D / 2B 4B 5B"
    )
    signs = [move for move in table.legal() if isinstance(move, Sign)]
    signed = {Card(sign.words, "S") for sign in signs}
    assert signed == {*map(Card, *zip(*cards.split(), strict=True))}
    for sign in signs:
        table.play(sign)
    table.play("4C")
    high = {Card(rank, "S") for rank in "A3RCF"}
    for seat in (1, 2, 3):
        view = table.view()
        trial = BriscolaRollout(view, table.legal())
        drawn = [{*trial.pack.named(trial.deal(Random(seed)).hands[0])} for seed in range(40)]
        knows = seat == 2 or seen_by == "all"
        assert all(signed <= hand for hand in drawn) == knows
        assert all(len(high & hand) >= len(signed) for hand in drawn)
        table.play(table.legal()[0])


def test_what_is_said_and_may_be_false_is_believed_four_times_out_of_five() -> None:
    told = "briscola; players=4; table_talk=open; must_be_true=False; hand=2C 4C 5C; upcard=4S"
    table = ic.position(f"{told}; others=6C 7C FC / 2S 4D 5D / 2B 4B 5B", seed=1)
    table.play("say carico").play("2C")
    view, chance = table.view(), Random(2)
    trial = BriscolaRollout(view, table.legal())
    loaded = 0
    for _ in range(400):
        cards = [*trial.pack.named(trial.deal(chance).hands[0])]
        loaded += any(card.rank in "A3" and card.suit != "S" for card in cards)
    free = chance_held(view, tuple(Card(r, s) for r in "A3" for s in "DCB"), (Seat(0),))
    expected = free / (free + DOUBT * (1 - free))
    assert loaded / 400 == pytest.approx(expected, abs=0.08)
    assert trial.layouts() is None
