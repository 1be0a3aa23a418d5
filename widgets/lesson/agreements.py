"""Questions about what a table has agreed on: exchanges, ranks, the up-card, deals and matches."""

from __future__ import annotations

import italiancards as ic
from italiancards.core.cards import Card, Cards, split_cards
from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.numbers import whole
from italiancards.core.score import Line, Sheet
from italiancards.core.words import Voice
from widgets.lesson.counting import ended, worth
from widgets.lesson.questions import YES_OR_NO, Option, Question, pictures, players, worded
from widgets.lesson.wording import LEARNER, Say


def may_exchange(table: ic.Table, card: str, text: Say | None = None) -> Question:
    """Whether the learner may exchange a card for the up-card, whoever is to move.

    Args:
        table: the table, with its agreements.
        card: the card that would be given for the up-card.
        text: the question in words of the lesson's own.

    >>> table = ic.position("briscola", hand="2S RB 3C", upcard="AS", exchange_two="first_trick")
    >>> may_exchange(table, "2S").right  # the options: yes, no
    0
    """
    move = table.read(f"exchange {card}")
    verdict = table.game.rules.judge(table.view(LEARNER), move)
    facts = {"card": verdict.move.card}
    return Question(
        worded(text, "question-may-exchange", **facts),
        YES_OR_NO,
        0 if verdict.ok else 1,
        lambda voice: voice.verdict(verdict),
        record=table.record(),
    )


def _among(right: Card, cards: Cards) -> tuple[tuple[Option, ...], int]:
    """Cards as answers, and the place of the right one."""
    if right not in cards:
        raise ItalianCardsError(f"{right} is the answer, and not among {' '.join(cards)}.")
    return pictures(cards), cards.index(right)


def _cards(table: ic.Table, among: str) -> Cards:
    return tuple(table.game.read_card(each, table.options) for each in split_cards(among))


def highest(table: ic.Table, among: str, text: Say | None = None) -> Question:
    """Which of some cards of one suit is the highest, with the ranks that the table agreed on.

    Raises:
        ItalianCardsError: they are not of one suit.

    >>> table = ic.position("briscola", hand="3S", upcard="", trump="S", three_as_three=True)
    >>> highest(table, "2S 3S 4S").right
    2
    """
    cards = _cards(table, among)
    if len({card.suit for card in cards}) != 1:
        raise ItalianCardsError(f"{among}: only cards of one suit can be put in order.")
    order = table.view().order
    options, right = _among(cards[order.winner(cards)], cards)
    suit = cards[0].suit
    ranked = [table.game.pack.card(f"{rank}{suit}") for rank in order.ranks]

    def because(voice: Voice) -> str:
        return voice.say("question-highest-because", {"ranks": ", ".join(map(voice.rank, ranked))})

    return Question(
        worded(text, "question-highest"), options, right, because, record=table.record()
    )


def turned_up(table: ic.Table, among: str, text: Say | None = None) -> Question:
    """Which card names the trumps after a deal, where some are too strong to stay turned up.

    Args:
        table: a table just dealt.
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: the table was not dealt, or the card is not among them.
    """
    events = [event for _, event in table.log(seat=0)]
    turned = [event for event in events if event.name == "upcard-turned"]
    if not turned:
        raise ItalianCardsError("A card is turned up in a deal, not in a position.")
    told = [event for event in events if event.name in ("upcard-returned", "upcard-turned")]
    options, right = _among(turned[-1].facts["card"], _cards(table, among))
    return Question(
        worded(text, "question-turned-up"),
        options,
        right,
        lambda voice: " ".join(map(voice.event, told)),
    )


def drawn_last(table: ic.Table, among: str, text: Say | None = None) -> Question:
    """Which card is drawn last: the one that lies face up under the stock.

    Raises:
        ItalianCardsError: none lies there, or it is not among the cards to choose from.

    >>> table = ic.position("briscola", hand="7S RB 3C", upcard="AS")
    >>> drawn_last(table, "2S 7S AS").right
    2
    """
    upcard: Card | None = table.view().upcard
    if upcard is None:
        raise ItalianCardsError("Nothing is drawn any more: no card lies under the stock.")
    options, right = _among(upcard, _cards(table, among))
    return Question(
        worded(text, "question-drawn-last"),
        options,
        right,
        lambda voice: voice.say("question-drawn-last-because", {"card": upcard}),
        record=table.record(),
    )


# Matches

DEALS = "deals such as '67-53 60-60'"


def who_wins_match(
    deals: str, text: Say | None = None, game: str = "briscola", **options: object
) -> Question:
    """Who has won the match after some deals.

    Args:
        deals: the learner's points and the other's in each, such as `67-53 60-60`.
        text: the question in words of the lesson's own.
        game: the game.
        options: what the table has agreed on.

    Raises:
        Unreadable: they are not deals.
        ItalianCardsError: the match was over before the last of them.

    >>> who_wins_match("67-53 60-60").right  # the options: you, the other player, nobody yet
    2
    >>> who_wins_match("60-60 61-59", match="points").right
    0
    >>> who_wins_match("4-2 5-4 3-5", game="scopa").right
    0
    """
    table = ic.deal(game, seed=1, **options)
    sheets = [_scored(table, *points, **options) for points in _read_deals(deals)]
    standing = table.standing
    for sheet in sheets:
        if standing.over:
            raise ItalianCardsError(f"{deals}: the match was over before the last of these deals.")
        standing = table.game.match(table.options, standing, sheet)
    scores = ", ".join("–".join(map(str, sheet.totals)) for sheet in sheets)
    counted = {"unit": standing.unit, "mine": standing.scores[0], "theirs": standing.scores[1]}

    def because(voice: Voice) -> str:
        return f"{voice.say('question-match-count', counted)} {voice.finding(standing.result)}"

    return Question(
        worded(text, "question-match", deals=scores, number=len(sheets)),
        players(table, "question-draw" if standing.alone else "question-nobody-yet"),
        standing.winners[0] if standing.winners else len(standing.scores),
        because,
    )


def _scored(table: ic.Table, mine: int, theirs: int, **options: object) -> Sheet:
    """The sheet of a deal with so many points for the learner and for the other.

    Raises:
        Unreadable: the cards of the deal count together, and do not come to that.
    """
    if not worth(table.game.name):
        return Sheet(table.parties, (Line("points", {}, ((), ()), (mine, theirs)),))
    sheet = ended(mine, table.game.name, **options).score().sheet
    if sheet.totals[1] != theirs:
        expected = f"{DEALS}, adding up to all the points of a deal"
        raise Unreadable(f"{mine}-{theirs}", expected)
    return sheet


def _read_deals(deals: str) -> list[tuple[int, int]]:
    """The learner's points and the other's in each deal."""
    read = []
    for deal in deals.split():
        own, _, theirs = deal.partition("-")
        points = whole(own), whole(theirs)
        if points[0] is None or points[1] is None:
            raise Unreadable(deal, DEALS)
        read.append((points[0], points[1]))
    if not read:
        raise Unreadable(deals, DEALS)
    return read
