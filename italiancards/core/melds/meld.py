"""Sequences and sets: the conditions for one, the order of their cards, their wild cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from italiancards.core.cards import RUMMY, Card, Cards
from italiancards.core.melds.parts import NATURALS, PLACE, TOP, Part, Parts, read_parts
from italiancards.core.melds.rules import JOKER, ONE_JOKER, MeldRules
from italiancards.core.notation import FRENCH


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld, its cards in the order they lie.

    Args:
        kind: `sequence` or `set`.
        parts: its cards; an ace that lies first in a sequence is low.
    """

    kind: str
    parts: Parts

    def __str__(self) -> str:
        return " ".join(map(str, self.parts))

    @property
    def cards(self) -> Cards:
        """The cards of the meld, in the order they lie."""
        return tuple(part.card for part in self.parts)

    @property
    def joker(self) -> Card | None:
        """The card that the meld's first wild card represents, or None without one."""
        return next((part.stands for part in self.parts if part.wild), None)

    @property
    def wild(self) -> int:
        """Number of wild cards in the meld."""
        return sum(part.wild for part in self.parts)

    def extended(
        self, part: Part, *, any_suit: bool = False, rules: MeldRules = ONE_JOKER
    ) -> Meld | None:
        """Return the meld with one more card, or None if that does not fit.

        Args:
            part: the card.
            any_suit: whether the joker of a set gives way to a card of the suit it stood for.
            rules: what makes a meld; where wild cards move by themselves, see `grown`.

        >>> set_of_kings = parse_meld("Kh Kd JK=Kc")
        >>> str(set_of_kings.extended(Part.of(RUMMY.card("Ks"))))
        'Kh Kd JK=Kc Ks'
        >>> set_of_kings.extended(Part.of(RUMMY.card("Kc")))
        >>> str(set_of_kings.extended(Part.of(RUMMY.card("Kc")), any_suit=True))
        'Kh Kd Kc JK=Ks'
        """
        if part.stands is None or (part.wild and self.wild >= rules.most_wild):
            return None
        if any_suit and self.kind == "set" and part.stands == self.joker:
            own = tuple(each for each in self.parts if not each.wild)
            there = [*places((*own, part, Part.of(JOKER)), rules)]
            return _meld((*own, part, Part(JOKER, there[0])), rules) if there else None
        return _meld((*self.parts, part), rules)

    def alike(self, card: Card) -> bool:
        """Return True if a card has a set's rank or a sequence's suit."""
        first = self.parts[0].stands
        assert first is not None  # in a meld every joker stands for something
        return card.rank == first.rank if self.kind == "set" else card.suit == first.suit

    def ways(self, card: Card, rules: MeldRules = ONE_JOKER) -> Iterator[Part]:
        """Yield the ways to add a card: as itself, and as a wild card for each card that fits.

        Args:
            card: the card; whether more cards fit in is not judged for a card that stands for
                itself.
            rules: which cards may be wild, and how many.

        >>> [str(part) for part in parse_meld("5c 6c 7c").ways(JOKER)]
        ['JK=4c', 'JK=8c']
        """
        if card != JOKER and self.alike(card):
            yield Part.of(card)
        if not rules.may_be_wild(card):
            return
        for stands in RUMMY.known.values():
            part = Part(card, stands)
            stands_for_other = stands not in (JOKER, card) and self.alike(stands)
            if stands_for_other and self.extended(part, rules=rules):
                yield part

    def swapped(
        self, card: Card, *, any_suit: bool = False, rules: MeldRules = ONE_JOKER
    ) -> Meld | None:
        """Return the meld with a card in place of its joker, or None if it may not go there.

        Args:
            card: the card.
            any_suit: whether the joker of a set stands for every suit that is missing.
            rules: what makes a meld; only where a freed wild card goes to the hand is it swapped.

        >>> str(parse_meld("5c 6c JK=7c").swapped(RUMMY.card("7c")))
        '5c 6c 7c'
        """
        if self.joker is None or card == JOKER or rules.freed != "hand":
            return None
        if card != self.joker and not (any_suit and self.kind == "set"):
            return None
        return _meld(tuple(Part.of(card) if part.wild else part for part in self.parts), rules)


def _meld(parts: Parts, rules: MeldRules) -> Meld | None:
    """Return the meld that parts make, or None if they make none."""
    found = arrange(parts, rules)
    return found if isinstance(found, Meld) else None


def parse_meld(text: str) -> Meld:
    """Return the meld that a text writes, for examples and tests."""
    found = arrange(read_parts(text.split(), FRENCH))
    assert isinstance(found, Meld), found
    return found


def arrange(parts: Parts, rules: MeldRules = ONE_JOKER) -> Meld | str:
    """Return the meld that cards make, or a word for the reason why they make none.

    How many cards and jokers there are is not looked at here, nor jokers of which nothing was said.

    Args:
        parts: the cards; where an ace fits at both ends, the first one written lies low.
        rules: what makes a meld.

    Returns:
        The meld, its cards in order, or a word: `mixed` (neither one rank nor one suit), `suits` (a
        suit twice in a set), `long` (too many cards in a set), `wild` (a set of a wild rank), `gap`
        (a card missing, or twice), `wrap` (round the ace), `aces` (two aces that are not wild).

    >>> [str(arrange(read_parts(text.split(), FRENCH))) for text in ("7c 5c 6c", "Kc Ac 2c")]
    ['5c 6c 7c', 'wrap']
    """
    ranks = {part.stands.rank for part in parts if part.stands}
    suits = [part.stands.suit for part in parts if part.stands]
    if len(ranks) == 1:
        if not rules.repeats and len(set(suits)) < len(suits):
            return "suits"
        if ranks <= {*rules.wild_ranks}:
            return "wild"
        if len(parts) > rules.longest_set:
            return "long"
        order = {suit: number for number, suit in enumerate(RUMMY.suits)}
        by_suit = sorted(parts, key=lambda part: order[part.stands.suit] if part.stands else 9)
        if rules.repeats:  # what a wild card stands for has no suit that matters: it lies last
            stands = Card(next(iter(ranks)), RUMMY.suits[0])
            naturals = [part for part in by_suit if not part.wild]
            by_suit = naturals + [Part(part.card, stands) for part in by_suit if part.wild]
        return Meld("set", tuple(by_suit))
    return _sequence(parts, rules) if len(set(suits)) == 1 else "mixed"


def _sequence(parts: Parts, rules: MeldRules) -> Meld | str:
    """Return the sequence that parts make, or a word for the reason why they make none."""
    aces = [part for part in parts if part.stands and part.stands.rank == "A"]
    others = [part for part in parts if part.stands and part.stands.rank != "A"]
    at = {PLACE[part.stands.rank]: part for part in others if part.stands}
    low, high = min(at), max(at)
    if len(at) < len(others) or high - low >= len(at):
        return "wrap" if aces and 1 in at and TOP - 1 in at else "gap"
    if len(aces) > 2 or sum(not ace.wild for ace in aces) > 1 + rules.two_aces:
        return "aces"
    ends = [end for end, there in ((0, low == 1), (TOP, high == TOP - 1)) if there]
    if len(ends) < len(aces):
        return "gap"
    if len(ends) > len(aces) == 1:
        ends = ends[:1] if parts[0] == aces[0] else ends[1:]
    at |= dict(zip(ends, aces, strict=False))
    return Meld("sequence", tuple(at[place] for place in sorted(at)))


def places(parts: Parts, rules: MeldRules = ONE_JOKER) -> Sequence[Card]:
    """Return the cards that the one undeclared wild card among some could represent.

    Where suits may repeat, a wild card of a set stands for the rank alone, written as the first
    suit.

    Args:
        parts: the cards.
        rules: what makes a meld.

    >>> [*places(read_parts(["5c", "6c", "JK"], FRENCH))]
    ['4c', '7c']
    >>> [*places(read_parts(["5c", "5d", "JK"], FRENCH), MeldRules(repeats=True))]
    ['5h']
    """
    return list(dict.fromkeys(stands for stands, _ in fill_wild(parts, rules)))


def fill_wild(parts: Parts, rules: MeldRules = ONE_JOKER) -> Iterator[tuple[Card, Meld]]:
    """Yield each card that the one undeclared wild card could represent, with the meld it makes.

    Where it may lie as an ace, it may do so at either end; beside another ace, as it is written.

    Args:
        parts: the cards.
        rules: what makes a meld.
    """
    silent = [part for part in parts if part.stands is None]
    if len(silent) != 1:
        return
    declared_parts = tuple(part for part in parts if part.stands is not None)
    place = parts.index(silent[0])
    ace = any(part.stands and part.stands.rank == "A" for part in declared_parts)
    known: set[str] = set()
    for card in NATURALS:
        if card == silent[0].card:
            continue  # where it stands for itself it is not wild
        part = Part(silent[0].card, card)
        ways = [(*declared_parts[:place], part, *declared_parts[place:])]
        if card.rank == "A" and not ace:  # of two ends for an ace, the first lies low
            ways = [(*declared_parts, part), (part, *declared_parts)]
        for order in ways:
            meld = _meld(order, rules)
            if meld is None:
                break
            if meld.kind == "set" and rules.repeats and card.suit != RUMMY.suits[0]:
                break
            if str(meld) not in known:
                known.add(str(meld))
                yield card, meld


@lru_cache(maxsize=1 << 12)
def possible_melds(parts: Parts, rules: MeldRules = ONE_JOKER) -> tuple[Meld, ...]:
    """Return all melds that cards could mean with a wild card undeclared; cached.

    A card of a wild rank of which nothing is said stands for itself, where that makes a meld.

    Args:
        parts: the cards.
        rules: what makes a meld.

    >>> twos = MeldRules(wild_ranks=("2",), repeats=True)
    >>> def parts(text):
    ...     return [str(meld) for meld in possible_melds(read_parts(text.split(), FRENCH), twos)]
    >>> parts("4h 2h 3h"), parts("7h 2h 7c"), parts("5h 6h 2c")
    (['2h 3h 4h'], ['7h 7c 2h=7h'], ['2c=4h 5h 6h', '5h 6h 2c=7h'])
    """
    lies = tuple(Part(part.card, part.stands) for part in parts)
    if any(part.stands is None for part in parts):
        return tuple(meld for _, meld in fill_wild(lies, rules))
    found = arrange(lies, rules)
    if isinstance(found, Meld):
        return (found,)
    melds: dict[str, Meld] = {}
    for part in dict.fromkeys(parts):
        if not part.wild and not part.itself and rules.may_be_wild(part.card):
            place = parts.index(part)
            silent = (*lies[:place], Part(part.card, None), *lies[place + 1 :])
            melds |= {str(meld): meld for _, meld in fill_wild(silent, rules)}
    return tuple(melds.values())


def read_as(parts: Parts, rules: MeldRules = ONE_JOKER) -> tuple[Meld, ...]:
    """Return the melds that cards could be laid as, within the limits on length and wild cards.

    Args:
        parts: the cards, nothing being said of a wild card perhaps.
        rules: what makes a meld.

    >>> [str(meld) for meld in read_as(read_parts(["Qc", "Kc", "JK"], FRENCH))]
    ['Qc Kc JK=Ac', 'JK=Jc Qc Kc']
    >>> read_as(read_parts(["Qc", "Kc"], FRENCH))
    ()
    """
    if len(parts) < rules.shortest:
        return ()
    return tuple(meld for meld in possible_melds(parts, rules) if meld.wild <= rules.most_wild)


def to_say(melds: Sequence[Meld]) -> tuple[str, ...]:
    """Return one text for each meld that cards could be, short but distinct.

    Each is a wild card with what it stands for; where that leaves its place open, a whole meld.

    >>> to_say(read_as(read_parts(["Qc", "Kc", "JK"], FRENCH)))
    ('JK=Ac', 'JK=Jc')
    """
    texts = [next(str(part) for part in meld.parts if part.wild) for meld in melds]
    return tuple(texts if len({*texts}) == len(texts) else map(str, melds))
