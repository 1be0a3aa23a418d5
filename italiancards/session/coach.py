"""The coach: three steps, each opened at the learner's request."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial

from italiancards.core.cards import Card, Cards
from italiancards.core.meld_names import is_run
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.core.words import Voice
from italiancards.hints import Advice, LineEvaluation, Moves
from italiancards.jobs import FIRST, WHOLE, Advise, Want
from italiancards.screen.acts import Melds, acts_of, has_acts, onto_melds, shared_acts
from italiancards.screen.bars import bars
from italiancards.screen.cards import named_card
from italiancards.screen.choices import spoken_words
from italiancards.session.model import CoachLine, CoachStep

STEPS = ("look", "candidates", "move")
"""Steps of the coach: where to look; the effect of each card; the move and why."""
NAMED_MELDS = {"add": "named-add", "swap": "named-swap"}
"""Sentences of moves that name a meld on the table, by their verbs."""
MOST_NAMED = 3
"""Most moves named as about as good as the best; of more there is the number."""


def line_text(line: Moves, voice: Voice, melds: Melds | None = None) -> str:
    """Return a sequence of moves in words, joined by semicolons.

    Args:
        line: the moves; at least one.
        voice: the words and the language in which they are said.
        melds: the melds on the table before it, which are named by their cards; else by number.

    Returns:
        The moves, separated by semicolons, without a full stop.
    """
    named = [_onto_text(move, onto, voice) for move, onto in onto_melds(line, melds or {})]
    first, *others = line
    begun = [voice.move_name(first), *map(voice.inside, others)]
    later = [named[0], *(text[:1].lower() + text[1:] for text in named[1:])]
    return "; ".join(text or plain for text, plain in zip(later, begun, strict=True))


def _onto_text(move: Move, onto: Cards, voice: Voice) -> str:
    """Return the sentence that adds cards to a meld by its name; "" for any other move."""
    name = NAMED_MELDS.get(move.verb)
    if not onto or name is None:
        return ""
    kind = "sequence" if is_run(onto) else "set"
    facts = {"stands": "nobody", "end": "none", **move.facts, "cards": onto, "kind": kind}
    return voice.say(name, facts)


def _cards_in(finding: Finding) -> list[str]:
    """Return the texts of the cards among a finding's facts."""
    values = (fact if isinstance(fact, tuple) else (fact,) for fact in finding.facts.values())
    return [str(each) for some in values for each in some if isinstance(each, Card)]


def main_reason(weighed: LineEvaluation, own: Moves) -> Finding:
    """Return a line's first reason about the cards that set it apart from others, or its first.

    Args:
        weighed: the line, with at least one reason.
        own: its moves that no other line shares.
    """
    differing = own if own != weighed.line else ()
    own_cards = {str(card) for move in differing for card in move.uses.hand}
    about = (each for each in weighed.reasons if own_cards.intersection(_cards_in(each)))
    return next(about, weighed.reasons[0])


def _evaluation_text(evaluated: LineEvaluation, voice: Voice, melds: Melds | None = None) -> str:
    """Return a line in words, and the later moves that its value counts on."""
    return line_text((*evaluated.line, *evaluated.plan), voice, melds)


def _pictured(own: Moves, plan: Moves) -> Cards:
    """Return the cards to show beside a line: of the hand, or named by it or by its plan."""
    named = (move.uses.names for move in (own[0], *plan))
    return own[0].uses.hand or tuple(card for card in named if card is not None)


def _spoken_text(own: Moves, plan: Moves, kinds: Collection[str], voice: Voice) -> str:
    """Return the words to show beside a move's pictures; "" for a plain play of a card."""
    move, *others = own
    if plan or move.uses.names is not None:
        return f"{line_text((*own, *plan), voice)}."
    if not others and (len(kinds) < 2 or not move.verb or move.uses.table or move.uses.said):
        return spoken_words(move, voice)
    return f"{line_text(own, voice)}."


class Coach:
    """Advice on one moment, opened step by step and never unasked.

    Attributes:
        step: number of steps opened, from 0 to `len(STEPS)`.
        advice: the latest advice; None until its first result is there.
        want: the job to be run next; None where nothing is wanted.
        tie: the estimate that means a tie, where the bars begin.
        silent: True if nothing is said with a card.
        melds: the melds on the table, by whose cards they are named.
    """

    def __init__(self) -> None:
        self.step = 0
        self.advice: Advice | None = None
        self.want: Want | None = None
        self.tie = 0.0
        self.silent = False
        self.melds: Melds = {}

    @property
    def complete(self) -> bool:
        """True if all three steps of the coach are open."""
        return self.step == len(STEPS)

    def more(self, advise: Callable[[], Advise], tie: float = 0.0, *, silent: bool = False) -> None:
        """Open the next step; the first time, also set the job of finding advice.

        The job's first result is wanted, then its whole advice, unless that result is proven. The
        caller runs `want`; after the last step nothing more is opened.

        Args:
            advise: makes the job; called at the first step alone.
            tie: the estimate that means a tie, in points.
            silent: True if nothing is said with a card.
        """
        self.tie, self.silent = tie, silent
        if not self.step:
            whole = advise()
            self.want = Want(FIRST, replace(whole, first=True), partial(self._begin, whole))
        self.step = min(self.step + 1, len(STEPS))

    def _begin(self, whole: Advise, advice: Advice) -> None:
        """Store the first advice; unless it is proven, set the job of the full search."""
        self._take(advice)
        if not advice.proven:
            self.want = Want(WHOLE, whole, self._take)

    def _take(self, advice: Advice) -> None:
        """Store advice, of silent moves where no words are offered; drop the job."""
        self.advice, self.want = advice.silent if self.silent else advice, None

    def steps_view(self, voice: Voice, melds: Melds | None = None) -> list[CoachStep]:
        """Return the steps opened so far, each with name, title and lines; [] before any advice.

        The last step also has the bars of all moves and the move to play.

        Args:
            voice: the words and the language in which they are said.
            melds: the melds on the table, which cards are added to.

        Returns:
            Empty while there is no advice yet.
        """
        if self.advice is None:
            return []
        self.melds = melds or {}
        steps: list[CoachStep] = []
        for name in STEPS[: self.step]:
            lines = getattr(self, f"_{name}")(self.advice, voice)
            steps.append({"step": name, "title": voice.say(f"coach-{name}"), "lines": lines})
        if len(steps) > 1:
            self._add_acts(steps[1], self.advice, melds or {}, voice)
        if self.complete:
            self._show(steps[-1], self.advice, voice)
        return steps

    def _add_acts(self, step: CoachStep, advice: Advice, melds: Melds, voice: Voice) -> None:
        """Add to the lines of a step what each turn does in cards, where turns are compared."""
        rows = self._in_order(advice)
        if has_acts(each.line for each in rows):
            turns = [acts_of(each.line, melds, voice) for each in rows]
            step["shared"] = shared_acts(turns)
            for line, acts in zip(step["lines"], turns, strict=True):
                line["acts"] = acts[len(step["shared"]) :]

    def _show(self, step: CoachStep, advice: Advice, voice: Voice) -> None:
        """Add the turn to play, what is as good, and the figures to a step, in place."""
        step["alike"] = self._alike(advice, voice)
        shown = bars(self._in_order(advice), self.tie, voice)
        tried = [bar for bar in shown if bar]
        step["bars"], step["figures"] = shown, self._figures(advice, voice)
        step["untried"] = voice.say("coach-untried") if tried and None in shown else ""
        step["axis"] = [voice.say("coach-behind"), voice.say("coach-ahead")]
        step["play"] = "; ".join(map(str, advice.played[0].line))
        planned = advice.played[0].plan
        step["label"] = (
            line_text((advice.move, *planned), voice) if planned else voice.move(advice.move)
        )
        step["brief"] = voice.on_rail.move(advice.move)

    def _alike(self, advice: Advice, voice: Voice) -> str:
        """Return the sentence on all lines that are about as good as the best; "" for none."""
        tied = advice.tied
        if not tied:
            return ""
        few = len(tied) <= MOST_NAMED and all(len(each.line) == 1 for each in tied)
        names = [_evaluation_text(each, voice, self.melds) for each in tied] if few else []
        facts = {"proven": "yes" if advice.proven else "no", "number": len(tied)}
        if not few:
            return voice.say("coach-alike-many", facts)
        inside = (name[:1].lower() + name[1:] for name in names)
        return voice.say("coach-alike", facts | {"moves": "; ".join(inside)})

    def _in_order(self, advice: Advice) -> list[LineEvaluation]:
        """Return the evaluated lines of play sorted by card: the order gives nothing away."""
        return sorted(advice.played, key=lambda each: [*map(str, each.line)])

    def _look(self, advice: Advice, voice: Voice) -> list[CoachLine]:
        """Return the lines of the step that says what to look at."""
        return [
            {"move": None, "text": voice.finding(finding), "cards": _cards_in(finding)}
            for finding in advice.look
        ]

    def _candidates(self, advice: Advice, voice: Voice) -> list[CoachLine]:
        """Return the lines of the step on all candidate moves, with their cards and reasons."""
        rows = [(each, advice.own(each.line)) for each in self._in_order(advice)]
        kinds = {own[0].verb for _, own in rows if not own[0].uses.table}
        return [
            {
                "move": _evaluation_text(each, voice, self.melds),
                "text": voice.briefly(each.reasons),
                "short": voice.brief(main_reason(each, own)) if each.reasons else "",
                "said": _spoken_text(own, each.plan, kinds, voice),
                "play": str(each.move),
                "cards": [named_card(card, voice) for card in _pictured(own, each.plan)],
                "hand": list(map(str, each.move.uses.hand)),
                "table": list(map(str, each.move.uses.table)),
                "takes": [named_card(card, voice) for card in own[0].uses.table],
            }
            for each, own in rows
        ]

    def _move(self, advice: Advice, voice: Voice) -> list[CoachLine]:
        """Return the lines of the last step: the best move and why, then the plan behind a turn."""
        text = voice.briefly(advice.reasons)
        move = _evaluation_text(advice.played[0], voice, self.melds)
        lines: list[CoachLine] = [{"move": move, "text": text}]
        if advice.plan:
            plan_text = " ".join(map(voice.finding, advice.plan))
            lines.append({"move": None, "text": plan_text})
        return lines

    def _figures(self, advice: Advice, voice: Voice) -> list[CoachLine]:
        """Return the figures: what the best move is worth, how far others are behind, the error."""
        best, *others = advice.played
        worth = [best.worth] if best.worth else []
        lines: list[CoachLine] = [
            {"move": _evaluation_text(best, voice, self.melds), "text": voice.finding(each)}
            for each in worth
        ]
        for each in others:
            compared = None if each in advice.tied else advice.against_best(each)
            if compared is not None:
                compared_text = voice.finding(compared)
                move = _evaluation_text(each, voice, self.melds)
                lines.append({"move": move, "text": compared_text})
        if advice.playouts:
            error_text = voice.say("coach-error", {"playouts": advice.deals_per_line})
            lines.append({"move": None, "text": error_text})
        return lines
