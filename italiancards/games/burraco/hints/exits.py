"""Turns that empty a hand at Burraco, for the pozzetto or to close: exact, and quick.

Every way to lay all cards, or all but the discard, is found among the blocks that `blocks` offers.
"""

from __future__ import annotations

from collections.abc import Iterator

from italiancards.core.melds.block_search import NEVER, Block, BlockChoice, BlockSearch
from italiancards.core.melds.lanes import WILD
from italiancards.games.burraco.hints.blocks import find_blocks
from italiancards.games.burraco.hints.lay_down import LayDown, LayDownBuilder
from italiancards.games.burraco.hints.meld_numbers import VALUE, may_be_wild
from italiancards.games.burraco.hints.shapes import ABLE, card_bits
from italiancards.games.burraco.hints.simulator import BurracoRecording
from italiancards.games.burraco.hints.simulator_rules import may_discard, may_lay
from italiancards.hints.melds.hands import NOTHING

EACH_CARD = 4000
"""Worth of each card that is laid, beside its points: more than the bonuses of any turn."""


def emptied_hands(deal: BurracoRecording, seat: int) -> Iterator[tuple[BurracoRecording, int]]:
    """Yield the ways to be rid of all cards this turn: one for each last card, and one without.

    Args:
        deal: a deal that records its moves; it is left unchanged.
        seat: the seat to move, which has drawn.

    Returns:
        Pairs of the deal once all else is laid, and the card to discard; `NOTHING` where all are
        laid. Of each kind the one of most points.
    """
    search = _FullLayDowns(deal, seat)
    if not search.possible:
        return
    closes = deal.has_pozzetto(seat)
    last = [place for place in dict.fromkeys(search.cards) if not (closes and may_be_wild(place))]
    for place in last if closes else [NOTHING, *last]:
        found = search.beside(place)
        after = found and _after(deal, seat, found)
        if after and (place == NOTHING or may_discard(after, place)):
            yield after, place


class _FullLayDowns:
    """Search for lay-downs of a whole hand, or of all but one card.

    Args:
        deal: simulated deal.
        seat: the seat to move, which has drawn.
    """

    def __init__(self, deal: BurracoRecording, seat: int) -> None:
        self.cards, self.ways = deal.hand_of(seat), deal.ways
        self.melds = [deal.melds[at] for at in deal.own(seat)]
        self.held, self.offer = find_blocks(
            self.cards, self.melds, self.ways, deal.options.duplicate_sets, at_any_cost=True
        )
        wild = sorted(VALUE[place] for place in self.cards if may_be_wild(place))
        counted = [
            number * EACH_CARD + sum(wild[len(wild) - number :]) for number in range(len(wild) + 1)
        ]
        self.offered = {_counting_cards(block): block for block in self.offer.blocks}
        self.search = BlockSearch(self.offered, self.offer.slots, counted, ABLE)

    @property
    def possible(self) -> bool:
        """True if all cards but one can be laid, whatever may be discarded."""
        useless = ~(self.search.useful | ABLE)
        if sum((cards & useless).bit_count() for cards in self.held) > 1:
            return False
        best = self.search.best(self.held, self.cards.count(WILD))
        return _number_of_cards(best.worth) >= len(self.cards) - 1

    def beside(self, last: int) -> LayDown | None:
        """Return the lay-down of all cards but `last`, worth most points; None where none is."""
        cards = self.cards.copy()
        if last != NOTHING:
            cards.remove(last)
        found = self.search.best(card_bits(cards), cards.count(WILD))
        if _number_of_cards(found.worth) < len(cards):
            return None
        blocks = tuple((self.offered.get(block, block), wild) for block, wild in found.blocks)
        worth = found.worth - EACH_CARD * len(cards)
        builder = LayDownBuilder(cards, self.melds, self.ways)
        return builder.best(self.offer, BlockChoice(worth, blocks))


def _number_of_cards(worth: int) -> int:
    """Return the number of cards that a choice of blocks lays, from its worth."""
    return round(worth / EACH_CARD)


def _counting_cards(block: Block) -> Block:
    """Return a block that is worth more for each of its cards, a wild one apart."""
    more = EACH_CARD * (block.once.bit_count() + block.twice.bit_count())
    plain, wild = (each + more if each > NEVER else NEVER for each in (block.plain, block.wild))
    return block._replace(plain=plain, wild=wild)


def _after(deal: BurracoRecording, seat: int, found: LayDown) -> BurracoRecording | None:
    """Return the deal after a lay-down, each move allowed; None where the first melds are poor."""
    after, own = deal.branch(), deal.own(seat)
    together = bool(deal.options.min_first_meld and not own)
    if found.melds and not may_lay(deal, [*found.melds]):
        return None
    for melds in [found.melds] if together else [(meld,) for meld in found.melds]:
        after.lay(melds)
    for number, steps in found.added:
        for place, to in steps:
            after.add(place, own[number], to)
    return after
