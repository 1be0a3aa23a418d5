"""Questions about captures: the cards that a card takes, and what makes a scopa."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.cards import Card, Cards
from italiancards.core.errors import ItalianCardsError
from italiancards.core.events import Event
from italiancards.core.moves import Capture, Move, Play
from italiancards.core.rules import Verdict
from italiancards.core.seats import party_of
from italiancards.core.words import Voice
from italiancards.games.scopa.game import GAME
from italiancards.games.scopa.rules.captures import goal, sets_of_sum
from italiancards.games.scopa.rules.captures import worth as sum_of
from italiancards.questions.choices import pictures, read_cards, sides, yes_or_no
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Option, Question
from italiancards.questions.texts import Text, Words, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import position, read
from italiancards.table import Table

WORDS = Words(GAME)
NEAR = 2
"""Most sets that nearly make its value which are offered beside a card's captures."""


def _verdicts(table: Table, card: Card) -> tuple[list[Verdict], list[Verdict]]:
    """Return the verdicts on each capture with a card, and on laying it down; raise if not held."""
    view = table.view()
    judge = table.game.rules.judge
    moves = [move for move in table.game.candidates(view) if move.uses.card == card]
    if not moves:
        raise ItalianCardsError("not-in-hand-to-move", card=card)
    takes = [judge(view, move) for move in moves if isinstance(move, Capture)]
    return takes, [judge(view, move) for move in moves if isinstance(move, Play)]


@with_parallel()
def what_it_takes(
    table: Table, card: str, text: BilingualText | None = None, *, apart: bool = False
) -> Question:
    """Return a question that asks for the cards that a card takes from the table, or nothing.

    The answers are the sets of cards that make its value, as they lie on the table, sets that
    nearly do, all of them together, a free choice, and nothing.

    Args:
        table: a table where the learner is to move.
        card: a card of the learner's hand.
        text: the question in words of the lesson's own.
        apart: whether it is asked without that table, the cards that lie there shown above it.

    Raises:
        ItalianCardsError: the card is not in hand.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="5S 2B FC", table="3C 5D 2D RB")
    >>> what_it_takes(table, "5S").right  # the options: 3C and 2D, 5D, either, all three, nothing
    1
    """
    played = table.game.read_card(card, table.options)
    takes, left_there = _verdicts(table, played)
    legal = [each for each in takes if each.ok]
    every = _sets(takes)
    right: Cards | Sets = _sets(legal) if len(legal) > 1 else legal[0].move.cards if legal else ()
    lying: Cards = table.view().table
    answers = _answers(every, _sets(legal), goal(table.options, played), lying)
    facts = {"card": played, "kind": "equal" if _singles(_sets(legal)) else "sums"}

    choice = WORDS.say("question-what-it-takes-choice", **facts)
    return Question(
        lesson_text(text, WORDS.say("question-what-it-takes", card=played)),
        tuple(_option(answer, every, [*takes, *left_there], played) for answer in answers),
        answers.index(right),
        choice if len(legal) > 1 else WORDS.verdict((legal or left_there)[0]),
        reveal=None if apart or len(legal) > 1 else str((legal or left_there)[0].move),
        record=None if apart else table.record(),
        spreads=((ON_THE_TABLE, lying),) if apart else (),
        house=House(GAME, table.options),
    )


ON_THE_TABLE = WORDS.say("question-on-the-table")


Sets = tuple[Cards, ...]


def _sets(verdicts: Sequence[Verdict]) -> Sets:
    """Return the sets of cards taken in some verdicts."""
    return tuple(each.move.cards for each in verdicts)


def _singles(sets: Sets) -> bool:
    """Return True if every set is a single card."""
    return all(len(cards) == 1 for cards in sets)


def _answers(takes: Sets, legal: Sets, total: int, lying: Cards) -> list[Cards | Sets]:
    """Return answers to offer: sets of cards, legal or nearly, choices among them, and nothing."""
    near = [cards for cards in _near(total, lying) if cards not in takes]
    sets = [*takes, *(near[:NEAR] if len(takes) < 2 else ())]
    sets.sort(key=lambda cards: sorted(lying.index(each) for each in cards))
    together = tuple(each for each in lying if any(each in cards for cards in takes))
    answers: list[Cards | Sets] = [*sets]
    if len(takes) > 1:
        answers += [takes, *([legal] if 1 < len(legal) < len(takes) else [])]
        answers += [] if set(together) in map(set, sets) else [together]
    return [*answers, ()]


def _near(total: int, lying: Cards) -> list[Cards]:
    """Return sets of cards whose sum just misses the one wanted, the nearest first."""
    totals = (total + off for off in (1, -1, 2, -2))
    nearest = (next(sets_of_sum(each, lying), ()) for each in totals if each > 0)
    return [cards for cards in nearest if cards]


def _option(answer: Cards | Sets, takes: Sets, verdicts: Sequence[Verdict], card: Card) -> Option:
    """Return an answer to choose, labelled by its cards, with what it breaks where it is wrong."""
    label: Text = lambda voice: _label(WORDS.of(voice), answer, takes)  # noqa: E731
    broken = [each for each in verdicts if not each.ok and _taken(each.move) == answer]
    if broken:
        return Option(label, reply=WORDS.verdict(broken[0]))
    if answer and isinstance(answer[0], Card) and answer not in takes:
        total = sum_of(answer)
        return Option(label, reply=WORDS.say("question-sum-misses", sum=total, card=card))
    return Option(label)


def _taken(move: Move) -> Cards:
    """Return the cards that a move takes from the table; none where a card is laid down."""
    return move.cards if isinstance(move, Capture) else ()


def _label(voice: Voice, answer: Cards | Sets, takes: Sets) -> str:
    """Return the label of an answer: cards, a choice among sets, any of them, or nothing."""
    if not answer:
        return voice.say("question-takes-nothing")
    if answer == takes:
        return voice.say("question-any", {"number": len(takes)})
    if isinstance(answer[0], Card):
        return voice.say("question-cards", {"cards": answer})
    named = [voice.phrase("question-cards", {"cards": cards}) for cards in answer]
    first, last = "; ".join(named[:-1]), named[-1]
    return voice.say("question-either", {"first": first, "last": last})


@with_parallel()
def may_take(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks whether some cards may be taken, or a card laid down.

    Args:
        table: a table where the learner is to move.
        move: a capture, or a card to lay down.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="5S 2B FC", table="3C 5D 2D RB")
    >>> may_take(table, "5S x 3C+2D").right  # the options: yes, no
    1
    >>> may_take(table, "5S x 5D").right
    0
    """
    why = table.why(move)
    lays = isinstance(why.move, Play)
    facts = {"card": why.move.uses.card} | ({} if lays else {"cards": why.move.uses.table})
    return Question(
        lesson_text(text, WORDS.say("question-may-lay" if lays else "question-may-take", **facts)),
        *yes_or_no(table, right=why.ok),
        WORDS.verdict(why.verdict),
        reveal=move if why.ok else None,
        record=table.record(),
    )


@with_parallel(GAME)
def which_can_take(lying: str, among: str, text: BilingualText | None = None) -> Question:
    """Return a question about the one card, of some, that can take something from the table.

    Args:
        lying: the cards on the table.
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: none can, or several can.

    >>> which_can_take("3C 4D FD", "AS 7B RC").right
    1
    """
    able = []
    cards = read_cards(among, GAME)
    for number, card in enumerate(cards):
        table = position(GAME.name, hand=card, table=lying, stock=0)
        takes = [each for each in _verdicts(table, card)[0] if each.ok]
        able += [(number, takes[0])] if takes else []
    if len(able) != 1:
        raise ItalianCardsError("several-can-take", among=among, count=len(able))
    ((right, verdict),) = able
    return Question(
        lesson_text(text, WORDS.say("question-which-can-take")),
        pictures(cards),
        right,
        WORDS.verdict(verdict),
        spreads=((ON_THE_TABLE, read_cards(lying, GAME)),),
    )


def _happens(table: Table, move: str) -> list[tuple[int, Event]]:
    """Return events, with their moments, after a move made in a copy of the table."""
    return read(table.record()).play(move).log(since=table.now + 1, everything=True)


@with_parallel()
def is_scopa(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks whether taking some cards is a scopa.

    Args:
        table: a table where the learner is to move.
        move: the capture.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: nothing is taken.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="7S 2B FC", table="3C 4D")
    >>> is_scopa(table, "7S x 3C+4D").right  # the options: yes, no
    0
    """
    taken = table.read(move)
    if not isinstance(taken, Capture):
        raise ItalianCardsError("takes-nothing", move=move)
    events = [event for _, event in _happens(table, move)]
    left = tuple(card for card in table.view().table if card not in taken.cards)
    scopa_event = next((event for event in events if "scopa" in event.name), None)
    still = WORDS.say("question-scopa-left", cards=left)
    return Question(
        lesson_text(text, WORDS.say("question-is-scopa", card=taken.card, cards=taken.cards)),
        *yes_or_no(table, right=scopa_event is not None and scopa_event.name == "scopa"),
        WORDS.events([scopa_event]) if scopa_event else still,
        reveal=move,
        record=table.record(),
    )


@with_parallel()
def who_gets_the_rest(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return the question who gets the cards left on the table after the last card of a deal.

    Args:
        table: a table where the last card is to be played.
        move: a capture with it, or the card itself to lay it down.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: it is not the last card, or nothing is left.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="7S", table="3C FD", others="", stock=0, last=1, dealer=0)
    >>> who_gets_the_rest(table, "7S").right  # the options: you, Rosa, nobody
    1
    """
    events = [event for _, event in _happens(table, move)]
    rest = next((event for event in events if event.name == "rest-taken"), None)
    if rest is None:
        raise ItalianCardsError("nothing-left-over", move=move)
    played = table.read(move)
    name = "question-rest-take" if isinstance(played, Capture) else "question-rest-lay"
    return Question(
        lesson_text(text, WORDS.say(name, card=played.uses.card)),
        sides(table, "question-nobody"),
        party_of(table.parties, rest.facts["seat"]),
        WORDS.events([rest]),
        reveal=move,
        record=table.record(),
    )
