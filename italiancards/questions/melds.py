"""Parts of questions about melds: melds on no table yet, and the one right card of some."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from italiancards.answers import Why
from italiancards.core.cards import Card, Cards, without
from italiancards.core.errors import IllegalMove, ItalianCardsError, Unreadable
from italiancards.core.game import Game
from italiancards.core.language import said
from italiancards.core.melds import Lay, Meld
from italiancards.questions.loose import Answer, Asked, Told
from italiancards.questions.offered import named, pictures
from italiancards.questions.question import Question
from italiancards.questions.telling import Words, worded
from italiancards.questions.wording import Say
from italiancards.records import position
from italiancards.table import Table

Readings = tuple[tuple[Meld, ...], ...]
"""Readings of each of some melds; several if it has to be said which is meant."""
Worth = Callable[[Sequence[Meld]], tuple[int, str]]
"""The points of melds, and a sentence that tells them."""


@dataclass(frozen=True)
class LooseMelds:
    """Melds that are on no table yet, judged as if the seat to move held them.

    Args:
        table: where that seat sits.
        view: what it knows, these cards in its hand.
        move: the move that lays them.
        readings: what they may be.
    """

    table: Table
    view: Any
    move: Lay
    readings: Readings

    def why(self, move: Lay | None = None) -> Why:
        """Judge the lay-down, or another one of these cards, and return the reason."""
        verdict = self.table.game.rules.judge(self.view, move or self.move)
        return Why(verdict, self.table.voice(self.view.seat).verdict(verdict))

    def read(self, choose: Callable[[tuple[Meld, ...]], Meld]) -> Lay:
        """Return the lay-down with one reading chosen of each meld, unchanged if one has none."""
        if not all(self.readings):
            return self.move
        return type(self.move).melds(*map(choose, self.readings))

    @property
    def first(self) -> Lay:
        """The lay-down with each meld read in the first way."""
        return self.read(lambda melds: melds[0])

    @property
    def unsaid(self) -> list[str]:
        """Texts that must be said, one for each meld that may be several."""
        pairs = zip(self.move.groups, self.readings, strict=True)
        return [self.why(type(self.move)((group,))).text for group, each in pairs if len(each) > 1]

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds, if they may be laid.

        Raises:
            IllegalMove: they are none, or it has to be said which.
        """
        why = self.why()
        if not why.ok:
            raise IllegalMove(why.verdict, why.text)
        return tuple(each[0] for each in self.readings)

    def answer(self, worth: Worth) -> Answer[int | None]:
        """Answer with their worth if all readings agree, else with each reading or the refusal.

        Args:
            worth: the points of melds, in words too.
        """
        why = self.why(self.first)
        if not why.ok:
            return Answer(None, why.text)
        points, text = worth([each[0] for each in self.readings])
        several = [melds for melds in self.readings if len(melds) > 1]
        each = {meld: worth([meld]) for melds in several for meld in melds}
        if all(len({each[meld][0] for meld in melds}) == 1 for melds in several):
            return Answer(points, " ".join([text, *self.unsaid]))
        told = (f"{meld}: {words}" for meld, (_, words) in each.items())
        return Answer(None, " ".join([*self.unsaid, *told]))


def loose(
    told: Told,
    game: Game[Any, Any, Any],
    read: Callable[[Lay, Any], Readings],
    options: Mapping[str, Any],
    *,
    hand: int,
    **parts: Any,
) -> LooseMelds:
    """Judge melds as if the seat to move held them.

    Args:
        told: their cards, melds parted by `|`.
        game: the game.
        read: what the melds of a lay-down may be to a view.
        options: what is agreed.
        hand: how many cards the seat holds at least; one stays in any case.
        parts: what else is to be said of the position.

    Raises:
        ItalianCardsError: cards or options that there are not.
    """
    move = laying(told, game, options)
    left = without(game.pack.cards, move.cards)
    others = [card for card in dict.fromkeys(left) if card not in move.cards] or [*left]
    spare = others[: max(1, hand - len(move.cards))]
    asked = {"drawn": True, "dead_end": True, **parts, **options}
    table = position(game.name, hand=" ".join(others[:1]), **asked)
    view = replace(table.view(), hand=(*move.cards, *spare))
    return LooseMelds(table, view, move, read(move, view))


def laying(told: Told, game: Game[Any, Any, Any], options: Mapping[str, Any]) -> Lay:
    """Read the move that lays some melds.

    Args:
        told: their cards, in one text, melds parted by `|`, or one by one.
        game: the game.
        options: what is agreed.

    Raises:
        ItalianCardsError: cards or options that there are not.
    """
    melds = " ".join(told) if isinstance(told, list | tuple) else told
    if not isinstance(melds, str):
        raise Unreadable(
            melds,
            said(
                en="cards such as 5c 6c JK=7c, with melds separated by |",
                it="carte come 5c 6c JK=7c, le combinazioni divise da |",
            ),
        )
    agreed = Asked(game, options).options
    kind = next(kind for kind in game.moves if issubclass(kind, Lay))
    return kind.read(melds.strip().removeprefix("lay "), game.notation(agreed))


def only_one(
    game: Game[Any, Any, Any],
    sentence: str,
    among: str,
    right: Iterable[Card | None],
    shown: Cards,
    text: Say | None,
    **facts: Any,
) -> Question:
    """Make a question that just one of some cards answers.

    Args:
        game: the game.
        sentence: the sentence that asks; with `-because` the one that answers.
        among: the cards to choose from.
        right: those that would be right.
        shown: the cards that it is about.
        text: the question in words of the lesson's own.
        facts: what else the sentences tell.

    Raises:
        ItalianCardsError: none of the cards would be right, or several.
    """
    words, offered, could = Words(game), named(among, game), {*right}
    found = [card for card in offered if card in could]
    if len(found) != 1:
        raise ItalianCardsError(
            said(
                en=f"{' '.join(offered)}: {len(found)} of these would be right; offer one.",
                it=f"{' '.join(offered)}: di queste ne vanno bene {len(found)}; ce ne vuole una.",
            )
        )
    told = {"cards": shown, **facts}
    return Question(
        worded(text, words.say(sentence, **told)),
        pictures(offered),
        offered.index(found[0]),
        words.say(f"{sentence}-because", card=found[0], **told),
        spreads=((words.say("question-these-cards"), shown),),
    )
