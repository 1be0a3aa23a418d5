"""Questions about what cards count, and about which of them are still out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import italiancards as ic
from italiancards.core.cards import Card, Cards
from italiancards.core.errors import ItalianCardsError
from widgets.lesson.questions import (
    Option,
    Question,
    Told,
    named,
    numbers,
    pictures,
    players,
    worded,
)
from widgets.lesson.wording import LEARNER, Say


@lru_cache
def worth(game: str) -> Mapping[Card, int]:
    """What each card of a game counts, read from the score sheet of a deal that is over.

    Empty for a game in which cards do not count one by one.

    >>> worth("briscola")[Card("3", "D")]
    10
    """
    table = ic.deal(game, seed=1).autoplay("random")
    lines = table.score().sheet.lines
    if any("each" not in line.facts for line in lines):
        return {}
    counted = dict.fromkeys(table.game.pack.cards, 0)
    for line in lines:
        for cards in line.cards:
            counted |= dict.fromkeys(cards, line.facts["each"])
    return counted


def _each(cards: Cards, game: str) -> Told:
    """What each of some cards counts, in words."""
    facts = [{"card": card, "points": worth(game)[card]} for card in cards]
    return lambda voice: " ".join(voice.say("question-card-worth", each) for each in facts)


def how_many_together(cards: str, game: str = "briscola", text: Say | None = None) -> Question:
    """How many points some cards count together.

    >>> question = how_many_together("AD RC 7B")
    >>> print(question.options[question.right].label(ic.deal(game="briscola", seed=1).voice()))
    15
    """
    read = named(cards, game)
    total = sum(worth(game)[card] for card in read)
    options, right = numbers(total, step=1 if total < 4 else 4, most=sum(worth(game).values()))
    each = _each(read, game)
    facts = {"points": total}
    return Question(
        worded(text, "question-together", cards=read),
        options,
        right,
        lambda voice: f"{each(voice)} {voice.say('question-together-because', facts)}",
    )


def worth_most(among: str, game: str = "briscola", text: Say | None = None) -> Question:
    """Which of some cards counts most.

    Raises:
        ItalianCardsError: two of them count as much.

    >>> worth_most("RC 3D FS 7B").right
    1
    """
    read = named(among, game)
    counted = [worth(game)[card] for card in read]
    best = max(counted)
    if counted.count(best) > 1:
        raise ItalianCardsError(f"{among}: no card of these counts more than all others.")
    return Question(
        worded(text, "question-worth-most"),
        pictures(read),
        counted.index(best),
        _each(read, game),
    )


def who_wins(
    mine: int,
    game: str = "briscola",
    text: Say | None = None,
    last_trick: int | None = None,
    **options: object,
) -> Question:
    """Who wins the deal when the learner has so many points at its end.

    Args:
        mine: the learner's points.
        game: the game.
        text: the question in words of the lesson's own.
        last_trick: the seat that took the last trick, where that is told.
        options: what the table has agreed on.

    Raises:
        ItalianCardsError: a number of points that nobody can have.

    >>> [who_wins(number).right for number in (61, 60, 59)]  # the options: you, Rosa, a draw
    [0, 2, 1]
    >>> who_wins(60, last_trick=1, tie="last_trick").right
    1
    """
    table = ended(mine, game, last_trick or 0, **options)
    sheet = table.score().sheet
    result = sheet.result
    assert result is not None  # the deal is over
    facts = {"points": mine, "rest": sheet.totals[1]}
    asked = worded(text, "question-who-wins", **facts)
    if last_trick is not None:
        taker = table.seating.seat(last_trick)
        asked = worded(text, "question-who-wins-last", **facts, seat=taker)
    return Question(
        asked,
        players(table, "question-draw"),
        int(sheet.winners[0]) if sheet.winners else len(sheet.parties),
        lambda voice: voice.finding(result),
    )


def ended(mine: int, game: str = "briscola", last_trick: int = 0, **options: object) -> ic.Table:
    """A deal that is over, in which the first seat has so many points.

    Args:
        mine: the points of the first seat.
        game: the game.
        last_trick: the seat that took the last trick.
        options: what the table has agreed on.

    Raises:
        ItalianCardsError: a number of points that nobody can have.
        BadPosition: there is no such seat.

    >>> ended(67).score().sheet.totals
    (67, 53)
    """
    counted = worth(game)
    piles: dict[int, Cards] = {0: ()}  # for each number of points, cards that count it
    for card in sorted(counted, key=lambda card: -counted[card]):
        for points, pile in list(piles.items()):
            piles.setdefault(points + counted[card], (*pile, card))
    if mine not in piles:
        raise ItalianCardsError(f"{mine}: nobody can have so many points.")
    pile = piles[mine]
    rest = [card for card in counted if card not in pile]
    if len(pile) % 2:  # a pile is made of whole tricks
        spare = next(card for card in rest if not counted[card])
        rest.remove(spare)
        pile = (*pile, spare)
    both = [" ".join(pile), " ".join(rest)]
    parts = {"seat": last_trick, "hand": "", "trump": "D", "stock": 0}
    taken = " / ".join(reversed(both) if last_trick else both)
    return ic.position(game, taken=taken, **parts, **options)


def trumps_unseen(table: ic.Table, text: Say | None = None) -> Question:
    """How many trumps the learner has not seen: in hand, in a pile, in the trick or face up.

    >>> table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S")
    >>> question = trumps_unseen(table)
    >>> question.options[question.right].label(table.voice())
    '8'
    """
    view = table.view(LEARNER)
    trumps = tuple(card for card in table.game.pack.cards if card.suit == view.trump)
    unseen = tuple(card for card in trumps if card in view.unseen)
    seen = tuple(card for card in trumps if card not in unseen)
    options, right = numbers(len(unseen), most=len(trumps))
    facts = {
        "suit": view.trump,
        "all": len(trumps),
        "seen": seen,
        "number": len(seen),
        "unseen": unseen,
        "left": len(unseen),
    }
    return Question(
        worded(text, "question-trumps-unseen", suit=view.trump),
        options,
        right,
        lambda voice: voice.say("question-trumps-unseen-because", facts),
        record=table.record(),
    )


def which_is_unseen(table: ic.Table, among: str, text: Say | None = None) -> Question:
    """Which one of some cards the learner has not seen yet.

    Raises:
        ItalianCardsError: all of them were seen, or several were not.

    >>> table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S")
    >>> which_is_unseen(table, "6S AD 3S 4S").right
    2
    """
    read = named(among, table.game.name)
    unseen = [card for card in read if card in table.view(LEARNER).unseen]
    if len(unseen) != 1:
        raise ItalianCardsError(f"{among}: {len(unseen)} of these were not seen; ask about one.")
    facts = {"card": unseen[0], "cards": tuple(card for card in read if card != unseen[0])}
    return Question(
        worded(text, "question-which-unseen"),
        pictures(read),
        read.index(unseen[0]),
        lambda voice: voice.say("question-which-unseen-because", facts),
        record=table.record(),
    )


OFTEN = ("never", "seldom", "mostly", "always")
"""The answers to how often: not once, less than half the time, more than that, each time."""


def how_likely_beaten(table: ic.Table, move: str, text: Say | None = None) -> Question:
    """How often the next opponent can beat a card that is led, or sweep one that is laid down.

    Raises:
        ItalianCardsError: nothing is known of that, or it happens half the time.

    >>> how_likely_beaten(ic.position("briscola", hand="AS RB 3C", upcard="4S"), "AS").right
    0
    """
    led = table.read(move)
    weighed = {each.move: each.reasons for each in table.hint(by="beginner").advice.weighed}
    reason = next((each for each in weighed.get(led, ()) if "chance" in each.facts), None)
    if reason is None:
        raise ItalianCardsError(f"{move} is not led here, nor laid down to be taken.")
    chance = reason.facts["chance"]
    if chance == 50:
        raise ItalianCardsError(f"{move} is beaten half the time: neither answer would be right.")
    often = "never" if not chance else "always" if chance == 100 else OFTEN[1 + (chance > 50)]
    return Question(
        worded(text, "question-how-likely", card=led.uses.card),
        tuple(Option(lambda voice, name=name: voice.say(f"question-{name}")) for name in OFTEN),
        OFTEN.index(often),
        lambda voice: voice.finding(reason),
        record=table.record(),
    )
