"""Questions about the stock of Briscola: the card face up under it, and exchanges for it."""

from __future__ import annotations

from italiancards.core.cards import Card, Cards, split_cards
from italiancards.core.errors import ItalianCardsError
from italiancards.games.briscola.game import GAME
from italiancards.questions.cards import count_unseen
from italiancards.questions.choices import pictures, players, yes_or_no
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Option, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.tricks import complete_trick
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.table import Table

WORDS = Words(GAME)


@with_parallel()
def who_gets_the_upcard(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return the question who draws the face-up card after the trick that a card completes.

    Args:
        table: a table where that card completes the trick.
        move: the card.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: no card lies face up any more.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S", stock="7D")
    >>> who_gets_the_upcard(table, "RB").right  # the options: you, Rosa, nobody yet
    0
    """
    record, events = complete_trick(table, move)
    view = table.view()
    if view.upcard is None:
        raise ItalianCardsError("upcard-gone", move=move)
    seat = next((each.facts["seat"] for each in events if each.name == "drew-upcard"), None)
    name = "question-upcard-later-because" if seat is None else "question-upcard-because"
    card = table.read(move).uses.card
    return Question(
        lesson_text(text, WORDS.say("question-upcard", upcard=view.upcard, card=card)),
        players(table, "question-nobody-yet"),
        table.seating.count if seat is None else int(seat),
        WORDS.say(
            name, seat=seat, upcard=view.upcard, number=view.stock_size - 1, players=view.players
        ),
        reveal=move,
        record=record,
    )


@with_parallel()
def may_exchange(table: Table, card: str, text: BilingualText | None = None) -> Question:
    """Return the question whether the learner may exchange a card for the up-card at any turn.

    Args:
        table: the table, with its agreements.
        card: the card that would be given for the up-card.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="2S RB 3C", upcard="AS", exchange_two="first_trick")
    >>> may_exchange(table, "2S").answer
    'Yes'
    """
    move = table.read(f"exchange {card}")
    verdict = table.game.rules.judge(table.view(LEARNER), move)
    return Question(
        lesson_text(text, WORDS.say("question-may-exchange", card=verdict.move.card)),
        *yes_or_no(table, right=verdict.ok),
        WORDS.verdict(verdict),
        record=table.record(),
    )


@with_parallel()
def turned_up(table: Table, among: str, text: BilingualText | None = None) -> Question:
    """Return a question about the card that names trumps after a deal, where strong ones go back.

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
        raise ItalianCardsError("upcard-in-position")
    exchanges = [event for event in events if event.name in ("upcard-returned", "upcard-turned")]
    options, right = _among(turned[-1].facts["card"], _cards(table, among))
    return Question(
        lesson_text(text, WORDS.say("question-turned-up")),
        options,
        right,
        WORDS.events(exchanges),
        house=House(GAME, table.options),
    )


@with_parallel()
def drawn_last(table: Table, among: str, text: BilingualText | None = None) -> Question:
    """Return a question about the card drawn last: the one face up under the stock.

    Args:
        table: the table.
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: none lies there, or it is not among the cards to choose from.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="7S RB 3C", upcard="AS")
    >>> drawn_last(table, "2S 7S AS").right
    2
    """
    upcard: Card | None = table.view().upcard
    if upcard is None:
        raise ItalianCardsError("no-card-under-stock")
    return Question(
        lesson_text(text, WORDS.say("question-drawn-last")),
        *_among(upcard, _cards(table, among)),
        WORDS.say("question-drawn-last-because", card=upcard),
        record=table.record(),
    )


@with_parallel()
def not_in_pack(table: Table, among: str, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the card, of some, that is not in the pack of the table.

    Args:
        table: the table.
        among: the cards to choose from.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: none of them is missing, or several are.

    >>> import italiancards as ic
    >>> not_in_pack(ic.deal("briscola", seed=1, players=3), "2C AD 2D 4B").answer
    'Two of coins'
    """
    pack, cards = table.game.deck(table.options), _cards(table, among)
    missing = [card for card in cards if card not in pack]
    if len(missing) != 1:
        raise ItalianCardsError("several-not-in-pack", among=among, count=len(missing))
    facts = {"card": missing[0], "number": len(pack), "players": table.seating.count}
    return Question(
        lesson_text(text, WORDS.say("question-not-in-pack")),
        *_among(missing[0], cards),
        WORDS.say("question-not-in-pack-because", **facts),
        house=House(GAME, table.options),
    )


def _among(right: Card, cards: Cards) -> tuple[tuple[Option, ...], int]:
    """Return cards as options, and the index of the right one, which must be among them."""
    if right not in cards:
        raise ItalianCardsError("answer-not-offered", right=right, cards=" ".join(cards))
    return pictures(cards), cards.index(right)


def _cards(table: Table, among: str) -> Cards:
    """Return the cards that a text names, read for this table."""
    return tuple(table.game.read_card(each, table.options) for each in split_cards(among))


@with_parallel()
def trumps_unseen(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question that asks for the number of trumps that the learner has not seen anywhere.

    Seen are those in hand, in a pile, in the trick, shown or face up.

    Args:
        table: the table.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="6S RB 3C", trick="AD", upcard="4S")
    >>> trumps_unseen(table).answer
    '8'
    """
    view = table.view(LEARNER)
    trumps = tuple(card for card in table.game.deck(table.options) if card.suit == view.trump)
    return count_unseen(WORDS, table, trumps, "question-trumps-unseen", text, suit=view.trump)
