"""Names of cards in English and Italian, and readers of cards, ranks and suits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from italiancards.core.cards import FRENCH_RANKS, LOOKS, RUMMY, Card, Pack
from italiancards.core.errors import Ambiguous, Unreadable
from italiancards.core.grammar import SINGULARS as SINGULARS
from italiancards.core.grammar import dative as dative
from italiancards.core.grammar import enumerated
from italiancards.core.grammar import quantity as quantity
from italiancards.core.messages import Message

LANGUAGES = ("en", "it")
"""The languages of every sentence; the first is the default."""

_NUMBERS = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "it": ("due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"),
}
_COURT_LETTERS = ("A", "F", "C", "R", "J", "Q", "K", "JK")
_COURTS = {
    "en": ("ace", "knave", "knight", "king", "jack", "queen", "king", "joker"),
    "it": ("asso", "fante", "cavallo", "re", "fante", "donna", "re", "jolly"),
}
RANKS: Mapping[str, Mapping[str, str]] = {
    language: {str(number): name for number, name in enumerate(_NUMBERS[language], start=2)}
    | dict(zip(_COURT_LETTERS, _COURTS[language], strict=True))
    for language in LANGUAGES
}
PLURALS: Mapping[str, Mapping[str, str]] = {
    "en": {rank: f"{name}{'es' if name[-1] == 'x' else 's'}" for rank, name in RANKS["en"].items()},
    "it": {**RANKS["it"], "A": "assi", "F": "fanti", "C": "cavalli", "J": "fanti", "Q": "donne"},
}
"""Plural names of the ranks."""
SUITS: Mapping[str, Mapping[str, str]] = {
    "en": {"D": "coins", "C": "cups", "S": "swords", "B": "clubs"}
    | {"d": "diamonds", "h": "hearts", "s": "spades", "c": "clubs"},
    "it": {"D": "denari", "C": "coppe", "S": "spade", "B": "bastoni"}
    | {"d": "quadri", "h": "cuori", "s": "picche", "c": "fiori"},
}
_SAID = {
    "settebello": "7D",
    "re bello": "RD",
    "rebello": "RD",
    **{f"donna di {suit}": f"F{letter}" for letter, suit in SUITS["it"].items() if letter < "a"},
}
"""Other names of Italian cards.

The `donna` of a pack with Italian suits is its knave, as southern packs draw it; that of a French
pack is the queen: so a `donna` alone is neither.
"""
_RANKS_TOO = {
    "F": ("jack",),
    "C": ("horse",),
    "2": ("pinella", "pinelle"),
    "10": ("t",),
    "JK": ("jollies", "jokers"),
}
"""Other names of ranks; in a French pack the twos are the pinelle."""
_SUITS_TOO = {
    "D": ("ori", "oro", "denaro", "danari"),
    "C": ("coppa",),
    "S": ("spada",),
    "B": ("batons", "bastone"),
    "d": ("diamond", "♦", "♢"),
    "h": ("heart", "♥", "♡"),
    "c": ("club", "♣", "♧"),
    "s": ("spade", "♠", "♤"),
}
"""Other names of suits, and the signs of French ones."""
_OF = re.compile(r"\s+(?:of|di)\s+|\s+d'\s*|\s+|(?=[♦♢♥♡♣♧♠♤])")
"""The space or the word between a rank and a suit."""

_ITALIAN_FORMS: Mapping[str, tuple[str, str, str]] = {  # masculine, before a vowel, feminine
    "plain": ("", "", ""),
    "the": ("il ", "l’", "la "),
    "a": ("un ", "un ", "una "),
    "of": ("del ", "dell’", "della "),
    "to": ("al ", "all’", "alla "),
    "from": ("dal ", "dall’", "dalla "),
    "on": ("sul ", "sull’", "sulla "),
    "with": ("col ", "con l’", "con la "),
}
_ENGLISH_FORMS: Mapping[str, str] = {
    "plain": "",
    "the": "the ",
    "of": "of the ",
    "to": "to the ",
    "from": "from the ",
    "on": "on the ",
    "with": "with the ",
}


def card_name(card: Card, language: str = "en", form: str = "plain", look: str = "italian") -> str:
    """Return a card's name in a language, in a grammatical form, as the table's pack calls it.

    Args:
        card: the card, in the notation of its game.
        language: `en` or `it`.
        form: what stands before it: `plain`, `the`, `a`, `of`, `to`, `from`, `on`, `with`; or
            `pronoun`, what stands for it as an object.
        look: the pack an Italian card is played with (see `LOOKS`).

    >>> ace = LOOKS["italian"][Card("A", "D")]
    >>> card_name(ace), card_name(ace, "it", "of"), card_name(ace, "en", "the", "french")
    ('ace of coins', 'dell’asso di denari', 'the ace of diamonds')
    """
    shown = LOOKS[look].get(card, card)
    rank = RANKS[language][shown.rank]
    if form == "pronoun":
        return "it" if language == "en" else "la" if rank == "donna" else "lo"
    if language == "it":
        name = f"{rank} di {SUITS['it'][shown.suit]}" if shown.suit else rank
        masculine, vowel, feminine = _ITALIAN_FORMS[form]
        return (vowel if rank[0] in "ao" else feminine if rank == "donna" else masculine) + name
    name = f"{rank} of {SUITS['en'][shown.suit]}" if shown.suit else rank
    if form == "a":
        return f"{'an' if rank[0] in 'ae' else 'a'} {name}"
    return _ENGLISH_FORMS[form] + name


def card_names(
    cards: Iterable[Card],
    language: str = "en",
    form: str = "plain",
    look: str = "italian",
    joined: str = "and",
) -> str:
    """Return the names of cards in a row, with `and` or `or` before the last.

    Args:
        cards: the cards, in the notation of their game.
        language: `en` or `it`.
        form: the article or preposition before each; see `card_name`.
        look: the pack an Italian card is played with (see `LOOKS`).
        joined: `and` or `or`, in either language.

    >>> card_names([Card("A", "D"), Card("2", "C"), Card("R", "S")], "it", "the")
    'l’asso di denari, il due di coppe e il re di spade'
    """
    return enumerated((card_name(card, language, form, look) for card in cards), language, joined)


def brief_names(cards: Iterable[Card], language: str = "en", look: str = "italian") -> str:
    """Return the names of cards in a row; a rank or suit that all share is said once.

    >>> brief_names([Card("A", "D"), Card("2", "D"), Card("3", "D")])
    'ace, two and three of coins'
    >>> brief_names([Card("R", "D"), Card("R", "C"), Card("R", "S")], "it")
    're di denari, coppe e spade'
    >>> brief_names([Card("A", "D"), Card("2", "D"), Card("3", "C")])
    'ace of coins, two of coins and three of cups'
    >>> brief_names([Card("7", "D"), Card("7", "D")])
    'seven and seven of coins'
    """
    names = [card_name(card, language, "plain", look) for card in cards]
    parts = [name.partition(" ") for name in names]
    suited = [place for place, (_, _, suit) in enumerate(parts) if suit]
    if len({parts[place][2] for place in suited}) == 1:
        for place in suited[:-1]:
            names[place] = parts[place][0]
    elif len({parts[place][0] for place in suited}) == 1:
        for place in suited[1:]:
            names[place] = parts[place][2].partition(" ")[2]
    return enumerated(names, language)


@lru_cache
def _readings(pack: Pack, look: str) -> dict[str, set[Card]]:
    """Return the cards that each text may mean, in a pack and look; cached."""
    found: dict[str, set[Card]] = {}
    for wearing in (LOOKS[look], {}):
        readings: dict[str, set[Card]] = {}
        for card in pack.known.values():
            for text in _called(wearing.get(card, card)):
                readings.setdefault(text.lower(), set()).add(card)
        found = readings | found
    for text, name in _SAID.items():
        if name in pack.known:
            found.setdefault(text, {pack.known[name]})
    return found


def _called(card: Card) -> Iterator[str]:
    """Yield the texts that may mean a card: notation, rank alone, names in both languages."""
    yield from (str(card), card.rank, *(RANKS[each][card.rank] for each in LANGUAGES))
    yield from (card_name(card, language) for language in LANGUAGES)
    if card.suit:  # 7 di denari, 7 of diamonds
        suits = {language: SUITS[language][card.suit] for language in LANGUAGES}
        yield from (f"{card.rank} of {suits['en']}", f"{card.rank} di {suits['it']}")
    if card.rank == "10":
        yield f"T{card.suit}"


@lru_cache
def _written(pack: Pack, look: str) -> dict[str, Card]:
    """Return a pack's cards by their notation, in its own letters and in the look's; cached."""
    cards = pack.known.values()
    return {str(LOOKS[look].get(card, card)): card for card in cards} | dict(pack.known)


@lru_cache
def _ranks(pack: Pack, look: str) -> dict[str, str]:
    """Return a pack's rank letters by every name that ranks have, in a look; cached."""
    pairs = {card.rank: LOOKS[look].get(card, card).rank for card in pack.known.values()}
    french = "JK" in pairs or "J" in pairs.values()
    found: dict[str, str] = {}
    for worn in ([*pairs.items()], [(rank, rank) for rank in pairs]):
        for rank, called in worn:
            too = () if called == "2" and not french else _RANKS_TOO.get(called, ())
            names = (words[each][called] for each in LANGUAGES for words in (RANKS, PLURALS))
            for name in (called.lower(), *names, *too):
                found.setdefault(name, rank)
    return found


@lru_cache
def _suits(pack: Pack, look: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return a pack's suits, first by exact letter, then by name in lower case; cached."""
    exact: dict[str, str] = {}
    called: dict[str, str] = {}
    pairs = ((card.suit, LOOKS[look].get(card, card).suit) for card in pack.known.values())
    for suit, shown in dict.fromkeys(pairs):
        if suit:
            exact |= {suit: suit, shown: suit}
    for suit, shown in dict.fromkeys((s, w) for w, s in exact.items()):
        called.setdefault(shown.lower(), suit)
    for shown, suit in exact.items():
        names = (SUITS[language][shown] for language in LANGUAGES)
        called |= dict.fromkeys((*names, *_SUITS_TOO[shown]), suit)
    return exact, called


def read_card(text: str, pack: Pack, look: str = "italian") -> Card:
    """Return the card that a text means; raise if it means none or several.

    Where the case of the suit tells two packs apart, it decides: with a French pack on the table
    `7c` is the seven of clubs, `7C` the Italian seven of cups.

    Args:
        text: the card as somebody wrote it.
        pack: the pack of the game.
        look: the pack on the table (see `LOOKS`).

    Raises:
        Unreadable: no card of the pack is called that.
        Ambiguous: several are.

    >>> from italiancards.core.cards import ITALIAN
    >>> [read_card(text, ITALIAN) for text in ("7D", "7 d", "Asso di coppe", "the king of swords")]
    ['7D', '7D', 'AC', 'RS']
    >>> [read_card(text, ITALIAN, "french") for text in ("7c", "7C", "k h")]
    ['7B', '7C', 'RC']
    >>> parts = ("7 di denari", "il settebello", "donna di coppe", "7 of coins", "seven of coins")
    >>> [read_card(text, ITALIAN) for text in parts]
    ['7D', '7D', 'FC', '7D', '7D']
    """
    if not isinstance(text, str):
        raise Unreadable(text, expected(pack, look))
    written = _written(pack, look)
    close = "".join(text.split())
    exact = written.get(text) or written.get(close[:-1].upper() + close[-1:])
    if exact is not None:
        return exact
    words = _plain(text)
    readings = _readings(pack, look)
    found = (
        readings.get(words)
        or readings.get(words.replace(" ", ""))
        or _put_together(words, pack, look)
    )
    if len(found) > 1:
        raise Ambiguous(text, [LOOKS[look].get(c, c) for c in sorted(found, key=pack.cards.index)])
    if not found:
        raise Unreadable(text, expected(pack, look))
    return next(iter(found))


def _plain(text: str) -> str:
    """Return a text in lower case without a leading article."""
    words = " ".join(text.lower().replace("’", "'").replace("\ufe0f", "").split())
    for article in ("the ", "il ", "l'", "la ", "le ", "i "):
        words = words.removeprefix(article)
    return words


def _put_together(words: str, pack: Pack, look: str) -> set[Card]:
    """Return the cards that a rank, or a rank and a suit by any names, may mean; maybe none."""
    ranks, (_, suits) = _ranks(pack, look), _suits(pack, look)
    if words in ranks:
        return {card for card in pack.known.values() if card.rank == ranks[words]}
    parts = [part for part in _OF.split(words) if part]
    if len(parts) != 2 or parts[0] not in ranks or parts[1] not in suits:
        return set()
    card = Card(ranks[parts[0]], suits[parts[1]])
    return {card} if card in pack.known else set()


def expected(pack: Pack, look: str = "italian") -> Message:
    """Return a message on how a card is written with a pack and look, for an error.

    Args:
        pack: the pack of the game.
        look: the pack on the table (see `LOOKS`).
    """
    return pack.expected if look == "italian" else _looking(look).expected


@lru_cache
def _looking(look: str) -> Pack:
    """Return a pack with the ranks and suits of a look, for its error messages; cached."""
    shown = LOOKS[look].values()
    ranks = sorted({card.rank for card in shown}, key=FRENCH_RANKS.index)
    return Pack(look, tuple(ranks), RUMMY.suits)


def read_rank(text: str, pack: Pack, look: str = "italian") -> str:
    """Return the letter of the rank that a text means; raise if it means none.

    Args:
        text: the rank as somebody wrote it.
        pack: the pack of the game.
        look: the pack on the table, whose letters go first.

    Raises:
        Unreadable: no rank of the pack is called that.

    >>> from italiancards.core.cards import ITALIAN
    >>> [read_rank(text, ITALIAN) for text in ("r", "King", "tre", "assi")]
    ['R', 'R', '3', 'A']
    >>> [read_rank(text, ITALIAN, "french_10_as_three") for text in ("10", "3", "K", "F")]
    ['3', '4', 'R', 'F']
    """
    found = _ranks(pack, look).get(_plain(text)) if isinstance(text, str) else None
    if found is None:
        ranks = " ".join(pack.ranks if look == "italian" else _looking(look).ranks)
        raise Unreadable(text, Message("expected-rank", ranks=ranks))
    return found


def read_suit(text: str, pack: Pack, look: str = "italian") -> str:
    """Return the letter of the suit that a text means; raise if it means none.

    Args:
        text: the suit as somebody wrote it.
        pack: the pack of the game.
        look: the pack on the table, whose letters go first.

    Raises:
        Unreadable: no suit of the pack is called that.

    >>> from italiancards.core.cards import ITALIAN
    >>> [read_suit(text, ITALIAN, "french") for text in ("c", "C", "H", "clubs", "Coppe")]
    ['B', 'C', 'C', 'B', 'C']
    """
    exact, called = _suits(pack, look)
    word = text.strip()
    found = exact.get(word) or called.get(_plain(word))
    if found is None:
        suits = " ".join(dict.fromkeys(_looking(look).suits if look != "italian" else pack.suits))
        raise Unreadable(text, Message("expected-suit", suits=suits))
    return found
