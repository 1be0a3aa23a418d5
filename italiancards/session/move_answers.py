"""Answers to a learner at a moment: reasons for and against a move, uses of some cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Any

from italiancards import Table
from italiancards.core.cards import Cards, without
from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.game import Game, View
from italiancards.core.messages import Message
from italiancards.core.moves import Move, Uses
from italiancards.core.rules import Finding, Verdict
from italiancards.core.words import Voice
from italiancards.core.zones import Zone
from italiancards.screen.alternatives import alternatives
from italiancards.screen.cards import card_groups, named_card
from italiancards.screen.choices import choice
from italiancards.screen.model import Choice, PartModel, WayModel
from italiancards.screen.twins import card_in_key
from italiancards.screen.view_model import hand_cards, takes_cards
from italiancards.session.model import AnswerKind, AnswerModel
from italiancards.session.token import whole_number

MoveSequence = list[tuple[Move, View]]
"""Moves made one after another, each with the seat's view before it."""

MOST_TRIES = 60
"""Most moves tried when several cards are put onto one meld."""


def text_answer(kind: AnswerKind, text: str, brief: str = "") -> AnswerModel:
    """Return an answer of a kind with a text, without cards or moves.

    Args:
        kind: `why`, `illegal`, `stale`, `note`, `trouble`, or `picked`, to which moves are added.
        text: the sentence, in the learner's language.
        brief: its short form, for the rail; by default the same.
    """
    return {"kind": kind, "text": text, "brief": brief or text}


def verdicts(table: Table, view: View) -> list[Verdict]:
    """Return the verdicts (legal or why not) on the moves a learner may choose from.

    Where several cards of a hand may be used at once the moves are too many: listed are those that
    need no card, and the kernel is asked what chosen cards can do.

    Args:
        table: the table.
        view: the view of the learner's seat.
    """
    game = table.game
    moves = game.chosen(Uses()) if picks(game) else game.candidates(view)
    return [game.rules.judge(view, move) for move in game.in_table_letters(moves, table.options)]


def picks(game: Game[Any, Any, Any]) -> bool:
    """Return True if learners of this game pick several hand cards for one move."""
    return any(move.several for move in game.moves)


@dataclass(frozen=True)
class MoveAnswers:
    """Answers at one moment of a table.

    Args:
        table: the table.
        view: what the learner's seat knows.
        voice: who says it.
    """

    table: Table
    view: View
    voice: Voice

    def why(self, move: str) -> AnswerModel:
        """Return an answer on why a move may or may not be made; also if it cannot be read."""
        try:
            verdict = self._judge(move)
        except ItalianCardsError as error:
            return self._unreadable(error)
        return self._in_cards(self._verdict_answer("why", verdict), verdict.move.uses)

    def allowed(self, move: str) -> tuple[Move | None, AnswerModel | None]:
        """Return (move, None) if this seat may make it now, else (None, the answer why not)."""
        try:
            verdict = self._judge(move)
        except ItalianCardsError as error:
            return None, self._unreadable(error)
        if verdict.ok:
            return self._in_full(verdict.move), None
        answer = self._verdict_answer("illegal", verdict)
        return None, self._in_cards(answer, verdict.move.uses)

    def _verdict_answer(self, kind: AnswerKind, verdict: Verdict) -> AnswerModel:
        """Return an answer of a kind with the sentences on a verdict."""
        return text_answer(kind, self.voice.verdict(verdict), self.voice.on_rail.verdict(verdict))

    def pick(self, hand: str, table_keys: str, onto: str, begun: str) -> AnswerModel:
        """Return the answer to picked cards: the moves they can make, or why there are none.

        Args:
            hand: the keys of cards of the hand.
            table_keys: the keys of cards of the table.
            onto: the number of a meld, if one was chosen.
            begun: the move that was begun, if one was.
        """
        card, game = self.table.game.pack.card, self.table.game
        try:
            cards = [
                tuple(map(card, map(card_in_key, keys.split()))) for keys in (hand, table_keys)
            ]
            number = whole_number("onto", onto) if onto else None
            started = self._read_started(begun) if begun else None
            uses = Uses(cards[0], cards[1], onto=number, begun=started)
            only_meld = uses == Uses(onto=number) and picks(game)
            judged = [*self._fits(number)] if only_meld else self._ways(uses)
            lines = [*self._lines(uses)] if picks(game) else []
            if not judged and not lines:
                judged = self._card_by_card(uses)
        except ItalianCardsError as error:
            return self._unreadable(error)
        allowed = [verdict for verdict in judged if verdict.ok]
        offers = game.offer is not None and self.view.to_move == self.view.seat
        answer = text_answer("picked" if allowed or (offers and number is None) else "illegal", "")
        if game.offer is not None and offers:
            offered = game.offer(self.view, uses)
            answer |= {
                "text": self.voice.finding(offered),
                "brief": self.voice.on_rail.finding(offered),
            }
            self._add_facts(answer, offered)
        if not answer["text"] or (number is not None and len(allowed) < 2):
            answer |= {
                "text": " ".join(dict.fromkeys(self._effects(judged, self.voice))),
                "brief": self._effects(judged, self.voice.on_rail)[0],
            }
        blocked = [each for each in judged if not each.move.ends_turn] or (
            [*judged] if offers else []
        )
        if only_meld and not allowed:
            none_fits = self.voice.say("reply-none-fits")
            answer |= {"kind": "picked", "text": none_fits, "brief": none_fits}
        elif blocked and not any(verdict.ok or self._begins(verdict) for verdict in blocked):
            answer |= {  # what they could be elsewhere is not what the table says they are now
                "text": self.voice.verdict(blocked[0]),
                "brief": self.voice.on_rail.verdict(blocked[0]),
            }
        answer["moves"] = [self._choice(verdict) for verdict in allowed]
        if picks(game):
            ways = [self._sequence_way(line) for line in lines]
            answer["moves"] = [*ways, *answer["moves"]]
            answer["ways"] = [*ways, *map(self._way, judged)]
            if ways and not allowed:
                does = self._sequence_effect(lines[0], self.voice.on_rail)
                answer |= {"kind": "picked", "text": ways[0]["does"], "brief": does}
            answer["begun"] = [] if started is None else self._parts(started)
            answer["only"] = (
                self._one_goes(judged)
                if only_meld
                else uses == Uses(uses.hand[:1]) and self._only_ends_turn(judged)
            )
            return answer
        return answer if allowed else self._in_cards(answer, uses)

    def _read_started(self, text: str) -> Move:
        """Return the unfinished move that a text writes; refuse a text of any other.

        Raises:
            ItalianCardsError: it is none that more can go into.
        """
        move = self.table.read(text)
        if not move.gathers:
            raise Unreadable(text, Message("expected-unfinished-move"))
        return move

    def _ways(self, uses: Uses) -> list[Verdict]:
        """Return the verdict on each move that uses the picked cards, legal ones first.

        What could be done at a meld that was not chosen is left out where it can never be.
        """
        game, view = self.table.game, self.view
        tried = [uses]
        if uses == Uses(uses.hand) and picks(game):
            tried += [uses._replace(onto=number) for number in self._melds]
        found = (move for each in tried for move in (*game.further(view, each), *game.chosen(each)))
        moves = {str(move): move for move in game.in_table_letters(found, view.options)}
        judged = [game.rules.judge(view, move) for move in moves.values()]
        allowed = [verdict for verdict in judged if verdict.ok]
        done = {_way_key(verdict) for verdict in allowed}
        others: dict[object, Verdict] = {}
        for verdict in judged:
            onto = verdict.move.uses.onto
            asked = onto == uses.onto and not (onto and allowed)
            asked = asked or game.rules.not_yet(verdict)
            if asked and _way_key(verdict) not in done:
                way = str(verdict.move) if self._begins(verdict) else _way_key(verdict)
                others.setdefault(way, verdict)
        first = sorted(allowed, key=lambda verdict: verdict.move.ends_turn)
        return [*first, *others.values()]

    def _fits(self, number: int | None) -> Iterator[Verdict]:
        """Yield the allowed moves of single cards of the hand onto a meld; none without a meld."""
        if number is None:
            return
        held = hand_cards(self.table.game.zones(self.view), self.view.seat)
        for card in dict.fromkeys(filter(None, held)):
            yield from (verdict for verdict in self._ways(Uses((card,), onto=number)) if verdict.ok)

    def _one_goes(self, judged: list[Verdict]) -> bool:
        """Return True if just one card fits a meld, in one way and with a rank or suit of its own.

        Args:
            judged: the allowed moves onto that meld.
        """
        if len(judged) != 1:
            return False
        (card,), meld = judged[0].move.uses.hand, self._melds[judged[0].move.uses.onto]
        return any(card.suit and card.suit == each.suit for each in meld.cards if each) or all(
            each.rank == card.rank for each in meld.cards[:1] if each
        )

    def _only_ends_turn(self, judged: list[Verdict]) -> bool:
        """Return True if a card can do nothing but end the turn, alone or together with others.

        Args:
            judged: the verdicts on the moves of that card alone.
        """
        if not judged or not all(verdict.ok and verdict.move.ends_turn for verdict in judged):
            return False
        game, card = self.table.game, judged[0].move.uses.hand[0]
        others = (move for move in game.candidates(self.view) if card in move.uses.hand)
        verdicts = (game.rules.judge(self.view, move) for move in others if not move.ends_turn)
        return not any(verdict.ok or game.rules.not_yet(verdict) for verdict in verdicts)

    def _card_by_card(self, uses: Uses) -> list[Verdict]:
        """Return why the first of several picked cards cannot go onto a meld, in a list, or []."""
        if uses.onto is None or len(uses.hand) < 2:
            return []
        each = (self._ways(Uses((card,), onto=uses.onto)) for card in dict.fromkeys(uses.hand))
        return [verdict for judged in each for verdict in judged[:1] if not verdict.ok][:1]

    def _lines(self, uses: Uses) -> Iterator[MoveSequence]:
        """Yield sequences of moves that put all picked cards onto one meld, card by card."""
        if len(uses.hand) < 2 or uses != Uses(uses.hand, onto=uses.onto):
            return
        for number in self._melds if uses.onto is None else [uses.onto]:
            line = self._line(self.table, uses.hand, number, count(1))
            if line:
                yield line

    @cached_property
    def _melds(self) -> dict[int | None, Zone]:
        """Zones of the melds on the table that take cards, by meld number."""
        game = self.table.game
        zones = (zone for zone in game.zones(self.view) if takes_cards(game, zone.name))
        return {zone.number: zone for zone in zones}

    def _line(
        self, table: Table, cards: Cards, number: int | None, tried: Iterator[int]
    ) -> MoveSequence | None:
        """Return the first sequence of legal moves that puts these cards onto a meld, or None."""
        if not cards:
            return []
        game, view = table.game, table.view(self.view.seat)
        for card in dict.fromkeys(cards):
            uses = Uses((card,), onto=number)
            for move in (*game.further(view, uses), *game.chosen(uses)):
                if not game.rules.allows(view, move) or next(tried) > MOST_TRIES:
                    continue
                after = table.branch(table.now).play(move)
                rest = self._line(after, without(cards, [card]), number, tried)
                if rest is not None:
                    return [(move, view), *rest]
        return None

    def _sequence_way(self, line: MoveSequence) -> WayModel:
        """Return a sequence of moves as one way to use the picked cards, for the browser."""
        (move, view), *_ = line
        moves = [each for each, _ in line]
        first = self._way(self.table.game.rules.judge(view, move))
        return first | {
            "move": "; ".join(map(str, moves)),
            "label": "; ".join(map(self.voice.move, moves)),
            "brief": self._sequence_effect(line, self.voice.on_rail),
            "does": self._sequence_effect(line, self.voice),
            "lies": [[card for each in moves for card in card_groups(each, self.voice)[-1]]],
        }

    def _sequence_effect(self, line: MoveSequence, voice: Voice) -> str:
        """Return the sentence on a sequence of moves' effect; if the game has none, its moves."""
        moves = [move for move, _ in line]
        does = self.table.game.offer_finding(line[0][1], moves)
        return "; ".join(map(voice.move, moves)) if does is None else voice.finding(does)

    def _effects(self, judged: list[Verdict], voice: Voice) -> list[str]:
        """Return the effects of the allowed moves, else why each is forbidden, at least one."""
        allowed = [self._effect(verdict, voice) for verdict in judged if verdict.ok]
        refused = (voice.finding(each) for verdict in judged for each in verdict.reasons)
        return allowed or [*refused] or [voice.say("reply-nothing-to-do")]

    def _effect(self, verdict: Verdict, voice: Voice) -> str:
        """Return the sentence on a move's effect; if the game has none, on its legality.

        A terse voice names the move in place of the rules that allow it.
        """
        effect = None
        if verdict.ok or self._begins(verdict):
            effect = self.table.game.offer_finding(self.view, [verdict.move])
        if effect is not None:
            return voice.finding(effect)
        return voice.move(verdict.move) if voice.terse and verdict.ok else voice.verdict(verdict)

    def _begins(self, verdict: Verdict) -> bool:
        """Return True if a move cannot be made yet, but can be begun and added to."""
        return verdict.move.gathers and self.table.game.rules.not_yet(verdict)

    def _choice(self, verdict: Verdict) -> Choice:
        """Return a judged move as the browser has it."""
        return choice(verdict, self.voice, self.table.game.gestures, self.table.game.makes)

    def _way(self, verdict: Verdict) -> WayModel:
        """Return a move as a way to use the picked cards, legal or not, for the browser."""
        onto = verdict.move.uses.onto
        meld = None if onto is None else self._melds.get(onto)
        return {
            **self._choice(verdict),
            "brief": self._effect(verdict, self.voice.on_rail),
            "does": self._effect(verdict, self.voice),
            "begins": str(verdict.move) if self._begins(verdict) else "",
            "lies": card_groups(verdict.move, self.voice)[-1:],
            "meld": [named_card(card, self.voice) for card in meld.cards if card] if meld else [],
        }

    def _parts(self, move: Move) -> list[PartModel]:
        """Return the parts of an unfinished move for the browser, each with the rest without it."""
        shown: list[PartModel] = []
        for part, rest in move.split_parts:
            effect = self.table.game.offer_finding(self.view, [part])
            words = "" if effect is None else self.voice.finding(effect)
            points = None if effect is None else effect.facts.get("points")
            (cards,) = card_groups(part, self.voice)
            shown.append({"cards": cards, "told": words, "points": points, "rest": str(rest or "")})
        return shown

    def _add_facts(self, answer: AnswerModel, finding: Finding) -> None:
        """Add a finding's cards, and its points so far and needed, to an answer, in place."""
        facts = finding.facts
        so_far = [facts["points"], facts["least"]] if {"points", "least"} <= facts.keys() else []
        answer["cards"] = [named_card(card, self.voice) for card in facts.get("cards", ())]
        answer["so_far"] = so_far

    def _judge(self, move: str) -> Verdict:
        """Return the verdict (legal or why not) on a move of this seat, given as text.

        Raises:
            ItalianCardsError: it cannot be read.
        """
        return self.table.game.rules.judge(self.view, self.table.read(move))

    def _in_full(self, move: Move) -> Move:
        """Return the one legal move with this move's verb and cards, or the move itself."""
        legal = self.table.game.legal(self.view)
        if move in legal:
            return move
        meant = [each for each in legal if (each.verb, each.uses) == (move.verb, move.uses)]
        return meant[0] if len(meant) == 1 else move

    def _unreadable(self, error: ItalianCardsError) -> AnswerModel:
        """Return an answer that a text could not be read, with the error."""
        facts = {"error": error.in_language(self.voice.language).rstrip(".")}
        text, brief = (
            voice.say("reply-unheard", facts) for voice in (self.voice, self.voice.on_rail)
        )
        return text_answer("illegal", text, brief)

    def _in_cards(self, answer: AnswerModel, uses: Uses) -> AnswerModel:
        """Return a copy of an answer with cards tried and the cards that could be used instead."""
        own = self._ways(uses) if picks(self.table.game) else verdicts(self.table, self.view)
        return answer | {"shown": alternatives(uses, own, self.voice, self.table.game.makes)}


def _way_key(verdict: Verdict) -> tuple[object, ...]:
    """Return a key shared by alike ways to use cards: kind of move, meld, number of cards."""
    uses = verdict.move.uses
    return verdict.move.verb, uses.onto, len(uses.hand)
