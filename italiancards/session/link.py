"""Texts from links, perhaps with the punctuation of a sentence around them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from italiancards.core.errors import ItalianCardsError

T = TypeVar("T")

TRAILING_SIGNS = ".,;:!?…)]}>»”’\"'"
"""Punctuation that follows a link, and is often taken for its end."""
MOST = 4
"""Most of these signs removed from a link."""
DEAL_NUMBER = re.compile(rf"(.*number=[\d/]+)[{re.escape(TRAILING_SIGNS)}]+", re.DOTALL)
"""A deal number followed by such signs: any text deals cards, but none like that is ours."""


def last_piece(pieces: Iterator[T | None]) -> T:
    """Return the last piece that an iterator yields; all the others are pauses."""
    *_, found = pieces
    assert found is not None  # the others are pauses
    return found


def readings(text: str) -> Iterator[str]:
    """Yield the ways to read a link's text: whole, then without its last punctuation marks.

    >>> list(readings("scopa; players=4)."))
    ['scopa; players=4).', 'scopa; players=4)', 'scopa; players=4']
    >>> next(readings("scopa; number=7)"))
    'scopa; number=7'
    """
    numbered = DEAL_NUMBER.fullmatch(text)
    if numbered:
        yield numbered[1]
    yield text
    for _ in range(MOST):
        if not text.endswith(tuple(TRAILING_SIGNS)):
            return
        text = text[:-1]
        yield text


def read_link(text: str, read: Callable[[str], T]) -> T:
    """Return what `read` gives for a link's text, without its last punctuation if needed.

    Args:
        text: the text of the link.
        read: reads one reading, or raises an ItalianCardsError.
    """
    return last_piece(read_link_pieces(text, lambda each: iter((read(each),))))


def read_link_pieces(text: str, read: Callable[[str], Iterator[T]]) -> Iterator[T]:
    """Yield what `read` yields for a link's text, or for one with less punctuation if it raises.

    Args:
        text: what the link says.
        read: reads it, piece by piece.

    Raises:
        ItalianCardsError: none can; why the text as it is cannot.
    """
    refused: dict[str, ItalianCardsError] = {}
    for each in readings(text):
        try:
            yield from read(each)
            return
        except ItalianCardsError as error:
            refused[each] = error
    raise refused[text]
