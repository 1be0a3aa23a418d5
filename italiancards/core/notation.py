"""The notation of a table: cards, suits and ranks, read and written by the pack on it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from italiancards.core.cards import ITALIAN, LOOKS, RUMMY, Card, Pack
from italiancards.core.names import read_card, read_rank, read_suit

_CARD = re.compile(r"(?<![A-Za-z0-9])[A2-7FCR][DCSB](?![A-Za-z0-9])")
"""A card in Italian letters, in the middle of a text."""
_SUIT = re.compile(r"(?<=trump )[DCSB]\b|(?<=without )[DCSB]\b|(?<=napoletana )[DCSB]\b")
_RANK = re.compile(r"(?:(?<=bid )|(?<=sign )|(?<=declare ))[A2-7FCR](?!\w)")
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True)
class Notation:
    """Reader and writer of a pack.

    A game keeps its cards in the letters of its own pack; a table with another look reads and
    writes them in that pack's letters, and still reads its own.

    Args:
        pack: the pack of the game.
        look: the pack on the table (see `LOOKS`).
        older: whether a rank without a suit is read in the game's letters first, as earlier
            releases wrote it; a suit tells the two packs apart by its case, a rank alone cannot.

    >>> french = Notation(ITALIAN, "french")
    >>> french.card("Kh"), french.suit("clubs"), french.rank("K")
    ('RC', 'B', 'R')
    >>> french.write(ITALIAN.card("RC")), french.write_suit("B"), french.write_rank("R")
    ('Kh', 'c', 'K')
    """

    pack: Pack = ITALIAN
    look: str = "italian"
    older: bool = False

    def __str__(self) -> str:
        return f"{self.pack.name}, shown as {self.look}"

    __repr__ = __str__

    def card(self, text: str) -> Card:
        """Return the card that a text means; raise if it means none or several.

        Returns:
            The card of the game's own pack.

        Raises:
            Unreadable: no card of the pack is called that.
            Ambiguous: several cards are.
        """
        return read_card(text, self.pack, self.look)

    def suit(self, text: str) -> str:
        """Return the letter of the suit that a text means; raise if it means none.

        Returns:
            The letter of the suit in the game's own pack.

        Raises:
            Unreadable: no suit of the pack is called that.
        """
        return read_suit(text, self.pack, self.look)

    def rank(self, text: str) -> str:
        """Return the letter of the rank that a text means; raise if it means none.

        Returns:
            The letter of the rank in the game's own pack; with `older`, a letter of that pack is
            returned as it is.

        Raises:
            Unreadable: no rank of the pack is called that.
        """
        own = text.strip().upper()
        if self.older and own in self.pack.ranks:
            return own
        return read_rank(text, self.pack, self.look)

    def write(self, card: Card) -> str:
        """Return a card's text in the letters of the table's pack."""
        return str(self._shown.get(card, card))

    def write_cards(self, cards: Iterable[Card]) -> str:
        """Return the texts of cards in the table's letters, with spaces between."""
        return " ".join(map(self.write, cards))

    def write_suit(self, suit: str) -> str:
        """Return the table's letter for the game's letter of a suit."""
        return self._written_suits.get(suit, suit)

    def write_rank(self, rank: str) -> str:
        """Return the table's letter for the game's letter of a rank."""
        return self._written_ranks.get(rank, rank)

    def rewrite(self, text: str) -> str:
        """Return a text with its cards changed from Italian letters to the table's.

        >>> Notation(ITALIAN, "french").rewrite("others=AD RC / 2S")
        'others=Ad Kh / 2s'
        """
        if self.look == "italian":
            return text
        return _CARD.sub(lambda found: self.write(ITALIAN.known[found[0]]), text)

    def own(self, text: str) -> str:
        """Return a text with its cards changed from the table's letters to the game's.

        >>> Notation(ITALIAN, "french").own("others=Ad Kh / 2s")
        'others=AD RC / 2S'
        """
        cards = {str(shown): card for card, shown in self._pairs}
        return _WORD.sub(lambda found: cards.get(found[0], found[0]), text)

    def example(self, text: str) -> str:
        """Return an example of a move changed from Italian letters to the table's.

        >>> Notation(ITALIAN, "french_10_as_three").example("declare 3 without B, bid 71, bid R")
        'declare 10 without c, bid 71, bid K'
        """
        if self.look == "italian":
            return text
        text = _SUIT.sub(lambda found: self.write_suit(found[0]), self.rewrite(text))
        return _RANK.sub(lambda found: self.write_rank(found[0]), text)

    def of(self, texts: Iterable[str]) -> Notation:
        """Return the notation in which some texts are written: the game's letters or the table's.

        >>> french = notation(ITALIAN, "french_10_as_three")
        >>> french.of(["bid 3", "3D"]).rank("3"), french.of(["bid 3", "3d"]).rank("3")
        ('3', '4')
        """
        if self.look == "italian":
            return self
        words = {word for text in texts for word in _WORD.findall(text)}
        return replace(self, older=bool(words & self.pack.known.keys()))

    @cached_property
    def _shown(self) -> Mapping[Card, Card]:
        """Cards in the letters of the table's pack, by the game's cards."""
        return LOOKS[self.look]

    @cached_property
    def _pairs(self) -> list[tuple[Card, Card]]:
        """Pairs of each card of the game and that card in the letters of the table's pack."""
        return [(card, self._shown.get(card, card)) for card in self.pack.known.values()]

    @cached_property
    def _written_suits(self) -> Mapping[str, str]:
        """Letters of the table's suits by those of the game's."""
        return {card.suit: shown.suit for card, shown in self._pairs if card.suit}

    @cached_property
    def _written_ranks(self) -> Mapping[str, str]:
        """Letters of the table's ranks by those of the game's."""
        return {card.rank: shown.rank for card, shown in self._pairs if card.suit}


@lru_cache
def notation(pack: Pack = ITALIAN, look: str = "italian") -> Notation:
    """Return the notation of a pack and a look; cached.

    Args:
        pack: the pack of the game.
        look: the pack on the table (see `LOOKS`).
    """
    return Notation(pack, look)


PLAIN, FRENCH = notation(), notation(RUMMY)
"""The notation of the Italian pack, and that of the rummy games."""
