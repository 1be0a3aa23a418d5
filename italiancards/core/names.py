"""What cards are called in English and Italian, and how a card is read from what people write."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from italiancards.core.cards import LOOKS, Card, Pack
from italiancards.core.errors import Ambiguous, Unreadable
from italiancards.core.language import said

LANGUAGES = ("en", "it")
"""The languages that every sentence exists in; the first is the one spoken where nobody asked."""

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
"""What several cards of a rank are called."""
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
"""What Italian cards are called beside their names. The `donna` of a pack with Italian suits is its
knave, as southern packs draw it; that of a French pack is the queen: so a `donna` alone is neither.
"""
_ALSO = {
    "jack of": "knave of",
    "horse of": "knight of",
    "of batons": "of clubs",
    "di ori": "di denari",
    "d'": "di ",
}

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
    """A card in words, as the pack on the table calls it.

    Args:
        card: the card, in the notation of its game.
        language: `en` or `it`.
        form: what stands before it: `plain`, `the`, `a`, `of`, `to`, `from`, `on`, `with`.
        look: the pack an Italian card is played with (see `LOOKS`).

    >>> ace = LOOKS["italian"][Card("A", "D")]
    >>> card_name(ace), card_name(ace, "it", "of"), card_name(ace, "en", "the", "french")
    ('ace of coins', 'dell’asso di denari', 'the ace of diamonds')
    """
    shown = LOOKS[look].get(card, card)
    rank = RANKS[language][shown.rank]
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
    """Several cards in words, with `and` or `or` before the last.

    >>> card_names([Card("A", "D"), Card("2", "C"), Card("R", "S")], "it", "the")
    'l’asso di denari, il due di coppe e il re di spade'
    """
    return enumerated((card_name(card, language, form, look) for card in cards), language, joined)


SINGULARS: Mapping[str, Mapping[str, str]] = {
    "en": {
        **{
            f"{word}s": word
            for word in (
                "ace",
                "card",
                "coin",
                "deal",
                "decision",
                "discard",
                "game",
                "hand",
                "learner",
                "meld",
                "minute",
                "mistake",
                "packet",
                "player",
                "point",
                "question",
                "round",
                "team",
                "third",
                "time",
                "trick",
                "trump",
                "two",
            )
        },
        "matches": "match",
    },
    "it": {
        "accuse": "accusa",
        "briscole": "briscola",
        "carte": "carta",
        "combinazioni": "combinazione",
        "coperte": "coperta",
        "coppie": "coppia",
        "decisioni": "decisione",
        "domande": "domanda",
        "giocatori": "giocatore",
        "giri": "giro",
        "interi": "intero",
        "mani": "mano",
        "minuti": "minuto",
        "mucchietti": "mucchietto",
        "nuove": "nuova",
        "partite": "partita",
        "possibili": "possibile",
        "prese": "presa",
        "punti": "punto",
        "scarti": "scarto",
        "scoperte": "scoperta",
        "squadre": "squadra",
        "terzi": "terzo",
        "viste": "vista",
        "volte": "volta",
    },
}
"""The words that may follow a number, each with what follows one."""


def counted(number: object, things: str, language: str) -> str:
    """A number with the words for what there is so many of, in the singular after 1.

    Args:
        number: as it is written.
        things: the words in the plural; those in `SINGULARS` change.
        language: `en` or `it`.

    >>> counted(1, "more cards", "en"), counted(11, "punti", "it"), counted(1, "carte viste", "it")
    ('1 more card', '11 punti', '1 carta vista')
    """
    if str(number) == "1":
        things = " ".join(SINGULARS[language].get(word, word) for word in things.split(" "))
    return f"{number} {things}"


def given_to(name: str) -> str:
    """A name behind the Italian `a`, which is `ad` before another a.

    >>> given_to("Rosa"), given_to("Aldo e Rosa")
    ('a Rosa', 'ad Aldo e Rosa')
    """
    return f"{'ad' if name[:1].casefold() in 'aàá' and name else 'a'} {name}"


def enumerated(names: Iterable[str], language: str, joined: str = "and") -> str:
    """Several names in a row, with `and` or `or` before the last.

    >>> enumerated(["two", "three", "king"], "en"), enumerated("234", "it", "or")
    ('two, three and king', '2, 3 o 4')
    """
    *first, last = list(names) or [""]
    words = {"en": {"and": " and ", "or": " or "}, "it": {"and": " e ", "or": " o "}}
    between = words[language][joined]
    return f"{', '.join(first)}{between}{last}" if first else last


@lru_cache
def _readings(pack: Pack, look: str) -> dict[str, set[Card]]:
    readings: dict[str, set[Card]] = {}
    for card in pack.known.values():
        shown = LOOKS[look].get(card, card)
        texts = {
            str(card),
            str(shown),
            shown.rank,
            *(RANKS[each][shown.rank] for each in LANGUAGES),
        }
        if shown.rank == "10":
            texts.add(f"T{shown.suit}")
        for language in LANGUAGES:
            texts |= {card_name(card, language, look=worn) for worn in ("italian", look)}
            texts.add(RANKS[language][shown.rank])
            between = {"en": "of", "it": "di"}[language]
            for each in {card, shown} if card.suit else ():  # 7 di denari, 7 of diamonds
                texts.add(f"{each.rank} {between} {SUITS[language][each.suit]}")
        for text in texts:
            readings.setdefault(text.lower(), set()).add(card)
    for text, name in _SAID.items():
        if name in pack.known:
            readings.setdefault(text, set()).add(pack.known[name])
    return readings


@lru_cache
def _written(pack: Pack, look: str) -> dict[str, Card]:
    """Each card by its notation: the pack's own, and that of the cards it is played with."""
    cards = pack.known.values()
    return {str(LOOKS[look].get(card, card)): card for card in cards} | dict(pack.known)


def read_card(text: str, pack: Pack, look: str = "italian") -> Card:
    """The card somebody means: notation in either case, or its name in either language.

    Where the case of the suit tells two packs apart, it decides: with a French pack on the table
    `7c` is the seven of clubs, `7C` the Italian seven of cups.

    Raises:
        Unreadable: no card of the pack is called that.
        Ambiguous: several are.

    >>> from italiancards.core.cards import ITALIAN
    >>> [read_card(text, ITALIAN) for text in ("7D", "7 d", "Asso di coppe", "the king of swords")]
    ['7D', '7D', 'AC', 'RS']
    >>> [read_card(text, ITALIAN, "french") for text in ("7c", "7C", "k h")]
    ['7B', '7C', 'RC']
    >>> told = ("7 di denari", "il settebello", "donna di coppe", "7 of coins", "seven of coins")
    >>> [read_card(text, ITALIAN) for text in told]
    ['7D', '7D', 'FC', '7D', '7D']
    """
    if not isinstance(text, str):
        raise Unreadable(text, pack.expected)
    written = _written(pack, look)
    close = "".join(text.split())
    exact = written.get(text) or written.get(close[:-1].upper() + close[-1:])
    if exact is not None:
        return exact
    words = " ".join(text.lower().replace("’", "'").split())
    for article in ("the ", "il ", "l'", "la "):
        words = words.removeprefix(article)
    readings = _readings(pack, look)
    found = readings.get(words) or readings.get(words.replace(" ", "")) or set()
    if not found:
        for other, ours in _ALSO.items():
            words = words.replace(other, ours)
        found = readings.get(words, set())
    if len(found) > 1:
        raise Ambiguous(text, sorted(found, key=pack.cards.index))
    if not found:
        raise Unreadable(text, pack.expected)
    return next(iter(found))


def read_suit(text: str, pack: Pack, look: str = "italian") -> str:
    """The suit somebody means: its letter, whose case names the pack, or its name.

    Raises:
        Unreadable: no suit of the pack is called that.

    >>> from italiancards.core.cards import ITALIAN
    >>> [read_suit(text, ITALIAN, "french") for text in ("c", "C", "H", "clubs", "Coppe")]
    ['B', 'C', 'C', 'B', 'C']
    """
    exact: dict[str, str] = {}
    lenient: dict[str, str] = {}
    for card in pack.cards:
        suit, shown = card.suit, LOOKS[look].get(card, card).suit
        if suit:
            names = [SUITS[language][each] for language in LANGUAGES for each in (suit, shown)]
            exact |= {suit: suit, shown: suit}
            lenient |= dict.fromkeys([suit.lower(), shown.lower(), *names], suit)
    word = text.strip()
    found = exact.get(word) or lenient.get(word.lower())
    if found is None:
        raise Unreadable(
            text, said(en=f"a suit, one of {' '.join(exact)}", it=f"un seme fra {' '.join(exact)}")
        )
    return found
