"""Parts of questions about melds: melds on no table yet, and the one right card of some."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from italiancards.answers import Why
from italiancards.core.cards import Card, Cards, without
from italiancards.core.errors import IllegalMove, ItalianCardsError, Unreadable
from italiancards.core.game import Game
from italiancards.core.melds import Lay, Meld
from italiancards.core.messages import Message
from italiancards.core.phrases import Judgement
from italiancards.questions.choices import pictures, read_cards
from italiancards.questions.loose_cards import Answer, CardQuery, CardsText
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import position
from italiancards.table import Table

Readings = tuple[tuple[Meld, ...], ...]
"""Meld by meld, all that its cards may be: none if it is no meld, several if one must say which."""
Worth = Callable[[Sequence[Meld]], tuple[int, str]]
"""Function from melds to their points, and a sentence that tells those."""


@dataclass(frozen=True)
class LooseMelds:
    """Melds that are on no table yet, judged as if the seat to move held them.

    Args:
        table: a table made up for the question.
        view: what the seat to move knows there, with these cards in its hand.
        move: the move that lays them, a group of cards for each meld.
        readings: what each group may be, in the same order.
    """

    table: Table
    view: Any
    move: Lay
    readings: Readings

    def why(self, move: Lay | None = None) -> Why:
        """Return whether the melds, or another lay, may be laid, with the reasons."""
        verdict = self.table.game.rules.judge(self.view, move or self.move)
        return Why(verdict, self.table.voice(self.view.seat).verdict(verdict))

    def read(self, choose: Callable[[tuple[Meld, ...]], Meld]) -> Lay:
        """Return the move with one reading chosen for each meld; unchanged if one has none."""
        if not all(self.readings):
            return self.move
        return type(self.move).melds(*map(choose, self.readings))

    @property
    def first(self) -> Lay:
        """The move with the first reading of each meld."""
        return self.read(lambda melds: melds[0])

    @property
    def ambiguities(self) -> list[str]:
        """Sentences asking which meld is meant, one for each group with several readings."""
        pairs = zip(self.move.groups, self.readings, strict=True)
        return [self.why(type(self.move)((group,))).text for group, each in pairs if len(each) > 1]

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds in their first readings; raises if they may not be laid.

        Raises:
            IllegalMove: a group is no meld, or may be several, or a rule forbids the lay-down.
        """
        why = self.why()
        if not why.ok:
            voice = self.table.voice(self.view.seat)
            raise IllegalMove(why.verdict, Judgement(why.verdict, voice))
        return tuple(each[0] for each in self.readings)

    def answer(self, worth: Worth) -> Answer[int | None]:
        """Return an answer with the melds' points; None in it if illegal or ambiguous.

        Args:
            worth: counts the points of melds, and tells them in a sentence.

        Returns:
            The total, with its sentence. The value is None where the melds may not be laid (the
            text is the reason), and where the points depend on the reading (the text has those of
            each). Where a meld has several readings, the text also asks which is meant.
        """
        why = self.why(self.first)
        if not why.ok:
            return Answer(None, why.text)
        points, text = worth([each[0] for each in self.readings])
        several = [melds for melds in self.readings if len(melds) > 1]
        each = {meld: worth([meld]) for melds in several for meld in melds}
        if all(len({each[meld][0] for meld in melds}) == 1 for melds in several):
            return Answer(points, " ".join([text, *self.ambiguities]))
        texts = (f"{meld}: {words}" for meld, (_, words) in each.items())
        return Answer(None, " ".join([*self.ambiguities, *texts]))


def loose_melds(
    cards: CardsText,
    game: Game[Any, Any, Any],
    read: Callable[[Lay, Any], Readings],
    options: Mapping[str, Any],
    *,
    hand: int,
    **parts: Any,
) -> LooseMelds:
    """Return melds that a text writes, on a table set up so that the seat to move holds them.

    Args:
        cards: their cards in one text, or one by one; melds are separated by `|`.
        game: the game.
        read: finds the readings of a lay-down, in a view.
        options: options by name; others have their defaults.
        hand: fewest cards that the seat holds; one card is left after the lay-down in any case.
        parts: more fields of the position, by name.

    Raises:
        ItalianCardsError: cards or options that there are not.
    """
    move = read_lay(cards, game, options)
    left = without(game.pack.cards, move.cards)
    others = [card for card in dict.fromkeys(left) if card not in move.cards] or [*left]
    spare = others[: max(1, hand - len(move.cards))]
    asked = {"drawn": True, "dead_end": True, **parts, **options}
    table = position(game.name, hand=" ".join(others[:1]), **asked)
    view = replace(table.view(), hand=(*move.cards, *spare))
    return LooseMelds(table, view, move, read(move, view))


def read_lay(cards: CardsText, game: Game[Any, Any, Any], options: Mapping[str, Any]) -> Lay:
    """Return the move to lay the melds that a text writes; raise if unreadable.

    Args:
        cards: their cards, in one text, melds separated by `|`, or one by one.
        game: the game; its own kind of `Lay` is returned.
        options: options by name, which tell the pack on the table; others have their defaults.

    Raises:
        ItalianCardsError: cards or options that there are not.
    """
    melds = " ".join(cards) if isinstance(cards, list | tuple) else cards
    if not isinstance(melds, str):
        raise Unreadable(melds, Message("expected-melds"))
    agreed = CardQuery(game, options).options
    kind = next(kind for kind in game.moves if issubclass(kind, Lay))
    return kind.read(melds.strip().removeprefix("lay "), game.notation(agreed))


def only_one(
    game: Game[Any, Any, Any],
    sentence: str,
    among: str,
    right: Iterable[Card | None],
    shown: Cards,
    text: BilingualText | None,
    house: House | None = None,
    joker: Card | None = None,
    **facts: Any,
) -> Question:
    """Return a question on which one of some cards is right; raise unless just one is.

    Args:
        game: the game.
        sentence: name of the sentence that asks; with `-because`, of the one that explains.
        among: the cards to choose from, as text.
        right: all cards that would be right, offered or not; None among them is passed over.
        shown: the cards that the question is about, drawn beside it.
        text: the question in the lesson's own words; None for the game's sentence.
        house: what the table has agreed on, if anything.
        joker: the card that a wild one among those shown represents, which is said beside them.
        facts: more facts that fill both sentences.

    Raises:
        ItalianCardsError: none of the cards would be right, or several.
    """
    words, offered, could = Words(game), read_cards(among, game), {*right}
    found = [card for card in offered if card in could]
    if len(found) != 1:
        raise ItalianCardsError("several-right", offered=" ".join(offered), count=len(found))
    facts = {"cards": shown, **facts}
    label = words.say("question-these-cards")
    if joker is not None:
        label = words.say("question-these-cards-with", card=joker)
    return Question(
        lesson_text(text, words.say(sentence, **facts)),
        pictures(offered),
        offered.index(found[0]),
        words.say(f"{sentence}-because", card=found[0], **facts),
        spreads=((label, shown),),
        house=house,
    )
