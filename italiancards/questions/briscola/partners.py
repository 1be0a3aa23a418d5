"""Questions for three, four and six at Briscola: whose the trick is, who wins, what is signed."""

from __future__ import annotations

from itertools import combinations

from italiancards.core.cards import Card, Cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.language import said
from italiancards.core.seats import named_party, party_of
from italiancards.games.briscola import GAME
from italiancards.games.briscola.options import Options
from italiancards.games.briscola.state import deck, points
from italiancards.games.briscola.talk import SIGNS
from italiancards.questions.offered import pictures, players, sides
from italiancards.questions.question import Question
from italiancards.questions.telling import Words, worded
from italiancards.questions.tricks import taking
from italiancards.questions.wording import LEARNER, Say
from italiancards.records import position, read
from italiancards.table import Table

WORDS = Words(GAME)
THREE = Options(players=3)


def whose_trick(table: Table, move: str, text: Say | None = None) -> Question:
    """Whose points a trick is that a card completes: which side’s.

    Args:
        table: a table where that card completes the trick; any seat may be to move.
        move: the card.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", players=4, hand="AB 2D 6S", trick="5B 3B 2C", upcard="4S")
    >>> whose_trick(table, "AB").answer
    'You and Aldo'
    """
    record, event = taking(table, move)
    seat = event.facts["seat"]
    facts = {"seat": seat, "points": event.facts["points"], "turn": table.to_move}
    right = party_of(table.parties, seat)
    return Question(
        worded(text, WORDS.say("question-whose-trick", card=table.read(move).uses.card, **facts)),
        sides(table),
        right,
        WORDS.say("question-whose-trick-because", party=named_party(table.parties, right), **facts),
        reveal=move,
        record=record,
    )


def who_wins_of_three(counts: str, text: Say | None = None) -> Question:
    """Who of three players wins a deal with so many points each: one of them, or nobody.

    Args:
        counts: the points of each, the learner first, such as `41 40 39`.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: the points of a deal cannot be shared out so.

    >>> [who_wins_of_three(counts).right for counts in ("41 40 39", "41 41 38", "30 44 46")]
    [0, 3, 2]
    """
    told = tuple(map(int, counts.split()))
    table = _ended(told)
    sheet = table.score().sheet
    assert sheet.result is not None  # the deal is over
    return Question(
        worded(text, WORDS.say("question-wins-of-three", **dict(zip("abc", told, strict=True)))),
        players(table, "question-draw"),
        sheet.winners[0] if sheet.winners else len(sheet.parties),
        WORDS.finding(sheet.result),
    )


def _ended(counts: tuple[int, ...]) -> Table:
    """A deal of three that is over, in which the seats have so many points."""
    pack = deck(THREE)
    counting = tuple(card for card in pack if points((card,)))
    rest = [card for card in pack if card not in counting]
    piles, left = list[Cards](), counting
    for wanted in counts[:-1]:
        pile = _making(wanted, left)
        piles.append(pile)
        left = tuple(card for card in left if card not in pile)
    piles.append(left)
    if points(left) != counts[-1]:
        raise _impossible(counts)
    whole = []
    for pile in piles[:-1]:
        spare = -len(pile) % 3
        whole.append((*pile, *rest[:spare]))
        del rest[:spare]
    whole.append((*piles[-1], *rest))
    taken = " / ".join(map(" ".join, whole))
    return position(GAME.name, players=3, taken=taken, hand="", trump="D", stock=0)


def _making(wanted: int, cards: Cards) -> Cards:
    """The fewest of some cards that count so many points."""
    for number in range(len(cards) + 1):
        for chosen in combinations(cards, number):
            if points(chosen) == wanted:
                return chosen
    raise _impossible((wanted,))


def _impossible(counts: tuple[int, ...]) -> ItalianCardsError:
    told = " ".join(map(str, counts))
    return ItalianCardsError(
        said(
            en=f"{told}: the points of a deal cannot be shared out so.",
            it=f"{told}: i punti di una mano non si possono dividere così.",
        )
    )


def what_is_signed(table: Table, move: str, text: Say | None = None) -> Question:
    """Which trump a player has who makes a sign that the learner sees.

    Args:
        table: a table where that player is to move.
        move: the sign.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: it is no sign, or the learner does not see which.

    >>> import italiancards as ic
    >>> table = ic.position(
    ...     "briscola", players=4, table_talk="signals", seat=2, hand="3S 4C 5C", upcard="6S"
    ... )
    >>> what_is_signed(table, "sign 3").answer
    'Three of swords'
    """
    seat = table.to_move
    played = read(table.record()).play(move)
    event = played.log(LEARNER, played.now)[-1][1]
    if event.said is None or "card" not in event.facts:
        raise ItalianCardsError(
            said(
                en=f"{move}: no sign that you would see.",
                it=f"{move}: nessun segno che tu possa vedere.",
            )
        )
    high = tuple(Card(rank, table.view().trump) for rank in SIGNS)
    return Question(
        worded(text, WORDS.say("question-what-is-signed", seat=seat, face=event.facts["face"])),
        pictures(high),
        high.index(event.facts["card"]),
        WORDS.events([event]),
    )
