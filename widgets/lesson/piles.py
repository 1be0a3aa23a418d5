"""Questions about what piles count at the end of a deal: each line of the sheet, the primiera."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import italiancards as ic
from italiancards.core.cards import Cards
from italiancards.core.errors import BadOption, ItalianCardsError
from italiancards.core.score import Line
from italiancards.core.seats import Seat, named_party
from italiancards.core.words import Voice
from italiancards.games.scopa import primiera
from italiancards.games.scopa.score import SETTEBELLO
from widgets.lesson.questions import (
    Question,
    Spread,
    Told,
    named,
    numbers,
    pictures,
    sides,
    worded,
)
from widgets.lesson.wording import Say
from widgets.screen.view_model import side

GAME = "scopa"
SHOWN: Mapping[str, Callable[[Cards], Cards]] = {
    "carte": lambda pile: (),
    "denari": lambda pile: tuple(card for card in pile if card.suit == SETTEBELLO.suit),
    "settebello": lambda pile: tuple(card for card in pile if card.rank == SETTEBELLO.rank),
    "primiera": primiera.best_cards,
}
"""For each line that can be asked about: the cards of a pile that are laid out for it."""


def ended_with(taken: str, scope: str = "", **options: object) -> ic.Table:
    """A deal that is over: the learner's pile, a stroke, and each other side's.

    Args:
        taken: the piles; what is named in neither is left to chance.
        scope: the cards of each pile that made a scopa.
        options: what the table has agreed on.
    """
    return ic.position(GAME, hand="", table="", stock=0, taken=taken, scope=scope, **options)


def _spreads(table: ic.Table, shown: Callable[[Cards], Cards]) -> tuple[Spread, ...]:
    """What is laid out of each pile."""
    spreads = []
    for pile, seats in zip(table.view(0).taken, table.parties, strict=True):
        cards = tuple(sorted(shown(pile), key=table.game.pack.cards.index))
        if cards:
            spreads.append((_whose(seats), cards))
    return tuple(spreads)


def _whose(seats: Sequence[Seat]) -> Told:
    return lambda voice: side(seats, voice)


def who_scores(table: ic.Table, line: str, text: Say | None = None) -> Question:
    """Who gets the point of a line of the sheet, in a deal that is over.

    Args:
        table: the deal.
        line: `carte`, `denari`, `settebello` or `primiera`.
        text: the question in words of the lesson's own.

    Raises:
        BadOption: there is no such line.
        ItalianCardsError: the deal is not over.

    >>> table = ended_with("7D 7C 7S 6B 5D 4D 3D 2D AD FD / 6D CD RD")
    >>> who_scores(table, "denari").right  # the options: you, Rosa, nobody
    0
    """
    if line not in SHOWN:
        raise BadOption("Nobody is asked about the line", line, SHOWN)
    counted = next(each for each in _sheet(table) if each.name == line)
    winner = next((place for place in range(len(table.parties)) if counted.points_of(place)), None)
    party = None if winner is None else named_party(table.parties, winner)

    def asked(voice: Voice) -> str:
        numbers = ", ".join(
            f"{side(seats, voice)} {len(cards)}"
            for seats, cards in zip(table.parties, counted.cards, strict=True)
        )
        return voice.say(f"question-scores-{line}", {"numbers": numbers})

    return Question(
        asked if text is None else worded(text, ""),
        sides(table, "question-nobody"),
        len(table.parties) if winner is None else winner,
        lambda voice: (
            f"{voice.line(counted)}. {voice.say('question-scores-because', {'winner': party})}"
        ),
        spreads=_spreads(table, SHOWN[line]),
    )


def _sheet(table: ic.Table) -> tuple[Line, ...]:
    if not table.over:
        raise ItalianCardsError("The deal is not over: nothing can be counted yet.")
    lines: tuple[Line, ...] = table.score().sheet.lines
    return lines


def how_many_scored(table: ic.Table, text: Say | None = None) -> Question:
    """How many points the learner scores in a deal that is over.

    >>> table = ended_with("7D 7C 7S 6B 5D 4D 3D 2D AD FD / 6D CD RD")  # and 21 cards to 19
    >>> question = how_many_scored(table)
    >>> question.options[question.right].label(table.voice())
    '4'
    """
    lines = [line for line in _sheet(table) if not line.name.endswith("otherwise")]
    total = sum(line.points_of(0) for line in lines)
    options, right = numbers(total)

    def told(voice: Voice, line: Line) -> str:
        counts = "" if "counts" in line.facts else f", {'–'.join(str(len(c)) for c in line.cards)}"
        return f"{voice.line(line)}{counts}"

    def asked(voice: Voice) -> str:
        sheet = ". ".join(told(voice, line) for line in lines)
        return f"{sheet}. {voice.say('question-scored')}"

    def because(voice: Voice) -> str:
        counted = "; ".join(f"{told(voice, line)}: {line.points_of(0)}" for line in lines)
        return f"{counted}. {voice.say('question-together-because', {'points': total})}"

    return Question(asked if text is None else worded(text, ""), options, right, because)


# The primiera


def _counts(cards: Cards) -> Told:
    """What each of some cards counts for the primiera, in words."""
    facts = [{"card": card, "points": primiera.prime(card)} for card in cards]
    return lambda voice: " ".join(voice.say("question-card-worth", each) for each in facts)


def best_for_primiera(among: str, text: Say | None = None) -> Question:
    """Which of some cards counts most for the primiera.

    Raises:
        ItalianCardsError: two of them count as much.

    >>> best_for_primiera("RD 5D AD 2D").right
    2
    """
    read = named(among, GAME)
    counted = [primiera.prime(card) for card in read]
    best = max(counted)
    if counted.count(best) > 1:
        raise ItalianCardsError(f"{among}: no card of these counts more than all others.")
    return Question(
        worded(text, "question-primiera-best"),
        pictures(read),
        counted.index(best),
        _counts(read),
    )


def primiera_of(cards: str, text: Say | None = None) -> Question:
    """What a pile comes to for the primiera: the best card of each suit, added up.

    Raises:
        ItalianCardsError: a suit is missing, so that it comes to nothing.

    >>> question = primiera_of("7D 6D 5C AS RB")
    >>> question.options[question.right].label(ic.deal(GAME, seed=1).voice())
    '62'
    """
    pile = named(cards, GAME)
    (total,) = primiera.sums((pile,), missing_suit="cannot_win")
    if total is None:
        raise ItalianCardsError(f"{cards}: a suit is missing.")
    options, right = numbers(total, step=3)
    best = primiera.best_cards(pile)
    each = _counts(best)
    told: Told = lambda voice: voice.say("question-primiera-cards")  # noqa: E731
    return Question(
        worded(text, "question-primiera-of"),
        options,
        right,
        lambda voice: f"{each(voice)} {voice.say('question-together-because', {'points': total})}",
        spreads=((told, pile),),
    )


def who_wins_primiera(
    mine: str, theirs: str, way: str = "exact", text: Say | None = None
) -> Question:
    """Who wins the primiera with two piles, or with what counts of them.

    Args:
        mine: the learner's cards.
        theirs: the other's.
        way: `exact`, or `rough` where a table counts sevens instead.
        text: the question in words of the lesson's own.

    Raises:
        BadOption: another way of reckoning.
        ItalianCardsError: a card lies in both piles.

    >>> who_wins_primiera("7D 7C 7S RB", "6D 6C 6S 7B").right  # the options: you, Rosa, nobody
    1
    >>> who_wins_primiera("7D 7C 7S RB", "6D 6C 6S 7B", way="rough").right
    0
    """
    piles = named(mine, GAME), named(theirs, GAME)
    twice = set(piles[0]) & set(piles[1])
    if twice:
        raise ItalianCardsError(f"{' '.join(sorted(twice))} cannot lie in both piles.")
    table = ic.deal(GAME, seed=1, primiera=way)
    reckon = primiera.exact if way == "exact" else primiera.rough
    winner = reckon(piles, missing_suit=table.options.primiera_missing_suit)
    parties = table.parties
    party = None if winner is None else named_party(table.parties, winner)
    added = _added if way == "exact" else _sevens

    def because(voice: Voice) -> str:
        counted = " ".join(
            f"{side(seats, voice)}: {added(voice, pile)}."
            for seats, pile in zip(parties, piles, strict=True)
        )
        return f"{counted} {voice.say('question-scores-because', {'winner': party})}"

    return Question(
        worded(text, f"question-scores-primiera-{way}"),
        sides(table, "question-nobody"),
        len(piles) if winner is None else winner,
        because,
        spreads=tuple((_whose(seats), pile) for seats, pile in zip(parties, piles, strict=True)),
    )


def _added(voice: Voice, pile: Cards) -> str:
    """The sum of a pile, or the suits it misses."""
    best = primiera.best_cards(pile)
    (total,) = primiera.sums((pile,), missing_suit="cannot_win")
    if total is not None:
        return f"{' + '.join(str(primiera.prime(card)) for card in best)} = {total}"
    missing = next(suit for suit in ic.game(GAME).pack.suits if suit not in {c.suit for c in best})
    return voice.phrase("question-primiera-missing", {"suit": missing})


def _sevens(voice: Voice, pile: Cards) -> str:
    """The sevens of a pile, and its sixes."""
    facts = {rank: sum(card.rank == rank for card in pile) for rank in "76"}
    return voice.phrase("question-primiera-rough", {"sevens": facts["7"], "sixes": facts["6"]})
