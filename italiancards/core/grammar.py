"""English and Italian grammar: numbers with their words, the Italian `a`, words in a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
                "step",
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
        "passi": "passo",
        "possibili": "possibile",
        "prese": "presa",
        "punti": "punto",
        "scarti": "scarto",
        "scoperte": "scoperta",
        "squadre": "squadra",
        "terzi": "terzo",
        "vinte": "vinta",
        "viste": "vista",
        "volte": "volta",
    },
}
"""Words that may follow a number, each with its singular."""


def quantity(number: object, things: str, language: str) -> str:
    """Return a number with its noun, which is made singular after 1.

    Args:
        number: as it is written.
        things: the words in the plural; those in `SINGULARS` change.
        language: `en` or `it`.

    >>> quantity(1, "more cards", "en"), quantity(1, "carte viste", "it")
    ('1 more card', '1 carta vista')
    """
    if str(number) == "1":
        things = " ".join(SINGULARS[language].get(word, word) for word in things.split(" "))
    return f"{number} {things}"


def dative(name: str) -> str:
    """Return a name after the Italian preposition `a`, or `ad` before a name in A.

    >>> dative("Rosa"), dative("Aldo e Rosa")
    ('a Rosa', 'ad Aldo e Rosa')
    """
    return f"{'ad' if name[:1].casefold() in 'aàá' and name else 'a'} {name}"


def enumerated(names: Iterable[str], language: str, joined: str = "and") -> str:
    """Return names in a row with commas, and `and` or `or` before the last, in a language.

    Args:
        names: the names; none at all give an empty text.
        language: `en` or `it`.
        joined: `and` or `or`, in either language.

    >>> enumerated(["two", "three", "king"], "en"), enumerated("234", "it", "or")
    ('two, three and king', '2, 3 o 4')
    """
    *first, last = list(names) or [""]
    words = {"en": {"and": " and ", "or": " or "}, "it": {"and": " e ", "or": " o "}}
    between = words[language][joined]
    return f"{', '.join(first)}{between}{last}" if first else last
