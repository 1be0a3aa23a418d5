"""Principles of Burraco: each speaks for one turn against another, by their findings.

Source: principles by players and teachers, each tried in contests (`docs/hints.md`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from italiancards.games.burraco.rules.state import VALUES
from italiancards.hints.turn_principles import (
    TurnFacts,
    TurnPrinciples,
    discard_facts,
    light,
    only,
    unlike,
)

CLEARLY = 2
"""Cards more, that a hand waits for, which are worth a word."""
MANY = 3
"""Discards from which they are taken for their number alone."""


def at_once(best: TurnFacts, other: TurnFacts) -> bool:
    """True if both reach the pozzetto, and only the one without a discard."""
    both = best.has("out") and other.has("out")
    return both and best.discard is None and other.discard is not None


def burraco(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn makes a burraco, or improves one, and the other makes a lesser one."""
    return _gain(best) > max(0, _gain(other))


def keep_clean(best: TurnFacts, other: TurnFacts) -> bool:
    """True if only the other turn spoils a burraco."""
    return _gain(other) < 0 <= _gain(best)


def _gain(turn: TurnFacts) -> int:
    """Return the points that a turn's burraco gains; below 0 where one is spoilt."""
    way = turn.found.get("makes", {}).get("way", "more")
    return turn.number("makes", "gain") * (1 if way == "more" else -1)


def gather(best: TurnFacts, other: TurnFacts) -> bool:
    """True if one of two players takes the pile, and the other turn draws."""
    return best.has("gathers") and other.draws


def take_use(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn lays down cards of the pile, and the other draws."""
    return best.takes and other.draws and best.number("takes", "used") > 0


def take_many(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn takes a pile of three or more, and the other draws."""
    return best.takes and other.draws and best.number("takes") >= MANY


def few_draw(best: TurnFacts, other: TurnFacts) -> bool:
    """True if a hand of five or fewer draws, where the other turn takes three discards or more."""
    few = best.number("leaves-pile", "held", 6) <= 5 and best.number("leaves-pile") >= MANY
    return best.draws and other.takes and few


def leave_pile(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn draws, where no discard is of use at once."""
    return best.draws and other.takes and best.has("leaves-pile")


def link(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn adds more cards to melds that lie there."""
    return best.added > other.added


def wild_works(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn lays more cards, and spends more wild ones for it."""
    return _cards_down(best) > _cards_down(other) and _spent(best) > _spent(other)


def lay(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn lays more cards, of as many wild ones."""
    return _cards_down(best) > _cards_down(other) and _spent(best) <= _spent(other)


def wild_waits(best: TurnFacts, other: TurnFacts) -> bool:
    """True if the one turn spends fewer wild cards, and discards none."""
    return not best.has("throws-wild") and _spent(best) < _spent(other)


def _cards_down(turn: TurnFacts) -> int:
    """Return the number of cards that a turn lays."""
    return turn.number("lays")


def _spent(turn: TurnFacts) -> int:
    """Return the number of wild cards that a turn lays."""
    return turn.number("spends")


def way(turn: TurnFacts) -> tuple[int, ...]:
    """Return the numbers that are low for the plainest way: few wild cards, many others laid.

    Args:
        turn: the turn.
    """
    spent = _spent(turn) + turn.has("throws-wild")
    return (spent, -turn.cards_down, not turn.draws)


def company(best: TurnFacts, other: TurnFacts) -> bool:
    """True if both discard, and the one discard goes with fewer cards of the hand."""
    both = best.discard is not None and other.discard is not None
    return both and _friends(best) < _friends(other)


def _friends(turn: TurnFacts) -> int:
    """Return the number of cards that go with a turn's discard."""
    return max(turn.number("throws"), turn.number("throws-least"))


def dearer(best: TurnFacts, other: TurnFacts) -> bool:
    """True if both discards go with as many cards of the hand, and the one counts more points."""
    one, two = best.discard, other.discard
    if one is None or two is None or _friends(best) != _friends(other):
        return False
    costly = best.has("throws-wild") or (best.has("gives") and not other.has("gives"))
    return not costly and VALUES.card(one) > VALUES.card(two)


def waits(best: TurnFacts, other: TurnFacts) -> bool:
    """True if after the one turn clearly more unseen cards make a meld with two of the hand."""
    both = best.has("live") and other.has("live")
    return both and best.number("live") >= other.number("live") + CLEARLY


def plain(turn: TurnFacts) -> tuple[int, ...]:
    """Return numbers of a turn's discard: it is plainer the lower they are, the first one first.

    Args:
        turn: the turn.
    """
    card = turn.discard
    costs = (turn.has(each) for each in ("throws-wild", "gives", "wastes"))
    known = (int(turn.has("wanted")), -turn.has("twin"))
    return (*map(int, costs), _friends(turn), *known, -VALUES.card(card) if card else 0)


def idle(turn: TurnFacts) -> bool:
    """True if a turn takes one or two discards, lays none of them, and several others play.

    Args:
        turn: the turn.
    """
    taken = turn.number("takes")
    return 0 < taken < MANY and not turn.has("gathers", "out") and not turn.number("takes", "used")


def _facts(best: TurnFacts, other: TurnFacts) -> Mapping[str, object]:
    """Return the points and the company of both discards, and who may close."""
    facts = discard_facts(VALUES.card, best, other)
    wanted = other.found.get("wanted", {})
    facts |= {"next": wanted["seat"], "held": wanted["held"]} if wanted else {}
    facts |= {"live": best.number("live"), "lives": other.number("live")}
    return {**facts, "alone": _friends(best), "company": _friends(other)}


PRINCIPLES = TurnPrinciples(
    MappingProxyType(
        {
            "close": only("closes"),
            "at-once": at_once,
            "pozzetto": only("out"),
            "keep-clean": keep_clean,
            "burraco": burraco,
            "gather": gather,
            "take-use": take_use,
            "take-many": take_many,
            "few-draw": few_draw,
            "leave-pile": leave_pile,
            "no-wild": unlike("throws-wild"),
            "link": link,
            "wild-works": wild_works,
            "lay": lay,
            "wild-waits": wild_waits,
            "feed-nobody": unlike("gives"),
            "own-use": unlike("wastes"),
            "light": light,
            "company": company,
            "waits": waits,
            "not-wanted": unlike("wanted"),
            "twin": only("twin"),
            "dearer": dearer,
        }
    ),
    major=("close", "at-once", "pozzetto", "burraco", "gather", "take-use", "take-many"),
    facts=_facts,
    costly=("throws-wild", "gives", "wanted", "wastes"),
    idle=idle,
    plain=plain,
    way=way,
    says={
        "principle-company": ("advice-throws", "advice-throws-least"),
        "principle-waits": ("advice-live",),
        "principle-light": ("principle-dearer",),
        "principle-dearer": ("principle-light",),
        "principle-pozzetto": ("advice-out",),
        "principle-at-once": ("advice-out",),
        "alike-pozzetto": ("advice-out",),
        "alike-at-once": ("advice-out",),
        "principle-gather": ("advice-gathers",),
        "alike-gather": ("advice-gathers",),
    },
)
"""The principles of Burraco."""
