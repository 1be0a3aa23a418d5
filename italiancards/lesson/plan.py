"""Plan of a lesson, declared step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import italiancards as ic
from italiancards.lesson import duration, step_arguments
from italiancards.lesson.example import after
from italiancards.lesson.house_rules import check_rule, is_house_page
from italiancards.lesson.remarks import Remark, at_moments
from italiancards.lesson.steps import Step
from italiancards.lesson.watch import Stop, stops_at
from italiancards.questions.goals import Goal
from italiancards.questions.question import Question
from italiancards.questions.wording import BilingualText


class LessonPlan:
    """The plan of a lesson: its steps, in the order in which they are declared.

    >>> plan = LessonPlan()
    >>> plan.step(en="Look at these cards.", it="Guarda queste carte.")
    >>> len(plan.steps)
    1
    """

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._title: BilingualText | None = None
        self._rule = ""

    @property
    def minutes(self) -> int:
        """Estimated minutes that the lesson takes, as its notebook states them."""
        return duration.minutes(self.steps)

    def part(self, en: str | None = None, it: str | None = None) -> None:
        """Begin a part of the lesson: its heading is the title of the steps that follow.

        Args:
            en: the heading, in a few words.
            it: the same in Italian.
        """
        self._title, self._rule = BilingualText(en, it), ""

    def house_rules(self, table: str, en: str | None = None, it: str | None = None) -> None:
        """Begin a page of house rules: its learner ticks those to be taught.

        Args:
            table: the game, and what all its tables have in common here: `briscola; players=5`.
            en: what is played where nothing is ticked.
            it: the same in Italian.

        Raises:
            ItalianCardsError: a step stands before it.
        """
        if self.steps:
            raise ic.ItalianCardsError("house-rules-not-first")
        self.steps.append(Step(BilingualText(en, it), plain=True, chooses=table))

    def rule(self, option: str, value: object = None) -> None:
        """Begin a rule of a page of house rules: the steps that follow teach it.

        Args:
            option: the option that is agreed on.
            value: what it is agreed to be; without one, any number but the usual.

        Raises:
            ItalianCardsError: the page has no house rules, or the game no such option or value.
        """
        if not is_house_page(self.steps):
            raise ic.ItalianCardsError("no-house-rules", option=repr(option))
        self._rule = check_rule(self.steps[0].chooses, option, value)

    def _add(self, step: Step) -> None:
        """Add a step to the plan, under the heading of its part and to its rule."""
        self.steps.append(replace(step, title=self._title, rule=self._rule))

    def step(
        self,
        en: str | None = None,
        it: str | None = None,
        table: ic.Table | None = None,
        do: str | tuple[str, ...] = (),
        then: BilingualText | None = None,
        but: Mapping[str, BilingualText] | None = None,
        otherwise: BilingualText | None = None,
        question: Question | None = None,
        hide: str = "",
        keep: BilingualText | None = None,
        lit: str = "",
        press: str = "",
    ) -> None:
        """Add a step to the plan: a text, and perhaps a move to make, a question or a button.

        Args:
            en: what it says, at most forty words.
            it: the same in Italian; of the two, one may be left out.
            table: the table it is played at; without one, the table stays as it is.
            do: the move or moves that complete it.
            then: what is said when it is done.
            but: what is said after another move, by move.
            otherwise: what is said after any other move.
            question: what is to be answered before playing.
            hide: zones that are not shown yet, separated by spaces; `signs` and `points` too.
            keep: a sentence that stays on the screen from here on.
            lit: ranks, separated by spaces, that light up in the row of all ranks.
            press: the button that completes it: `go_on`, `undo`, `ask` or `hint`.

        Raises:
            ItalianCardsError: a move, zone, rank, button or question that cannot be used, or no
                words.
        """
        there, own = table or self._last_table(), table is not None
        moves = do if isinstance(do, (tuple, list)) else (do,)
        answered = but or {}
        others = step_arguments.moves(answered, there, own)
        self._add(
            Step(
                BilingualText(en, it),
                None if table is None else table.record(),
                None if question is None else step_arguments.check_question(question),
                step_arguments.moves(moves, there, own),
                then,
                dict(zip(others, answered.values(), strict=True)),
                otherwise,
                hide=step_arguments.hidden_zones(hide, there),
                keep=keep,
                lit=step_arguments.ranks(lit, table),
                press=step_arguments.check_button(press, there),
            )
        )

    def _last_table(self) -> ic.Table | None:
        """Return a fresh copy of the last step's own table, or None if no step has one."""
        with_table = (step for step in reversed(self.steps) if step.record is not None)
        return next((step.table() for step in with_table), None)

    def _question_table(self, question: Question) -> ic.Table | None:
        """Return the table of a question, or else the last step's; None if there is neither."""
        return self._last_table() if question.shown is None else ic.read(question.shown)

    def guess(
        self,
        question: Question,
        en: str | None = None,
        it: str | None = None,
        then: BilingualText | None = None,
        hide: str = "",
        keep: BilingualText | None = None,
    ) -> None:
        """Add a step with a question to answer before the table shows the answer.

        Args:
            question: what is asked, answered by the engine.
            en: what is said above it, if anything.
            it: the same in Italian.
            then: what is said after the answer; without it, the rule that decides.
            hide: zones that are not shown yet.
            keep: a sentence that stays on the screen from here on.

        Raises:
            ItalianCardsError: a zone that does not exist, or something that is no question.
        """
        step_arguments.check_question(question)
        self._add(
            Step(
                None if en is None and it is None else BilingualText(en, it),
                question.shown,
                question,
                then=then,
                reveal=question.reveal,
                hide=step_arguments.hidden_zones(hide, self._question_table(question)),
                keep=keep,
            )
        )

    def recall(
        self, question: Question, of: str, en: str | None = None, it: str | None = None
    ) -> None:
        """Add a question of an earlier lesson at the start, for those who finished that one.

        Args:
            question: what is asked, answered by the engine.
            of: the lesson that it is from, by the name of its notebook.
            en: what is said above it, if anything.
            it: the same in Italian.

        Raises:
            ItalianCardsError: something stands before it, or what is asked is no question.
        """
        if not all(step.recall for step in self.steps):
            raise ic.ItalianCardsError("recall-not-first", of=repr(of))
        self.guess(question, en, it)
        self.steps[-1] = replace(self.steps[-1], recall=of)

    def watch(
        self,
        en: str | None = None,
        it: str | None = None,
        *,
        table: ic.Table,
        cards: int = 1,
        then: BilingualText | None = None,
        hide: str = "",
        keep: BilingualText | None = None,
        reasons: bool = True,
    ) -> None:
        """Add a worked example: cards are played for the learner, with the reasons.

        Args:
            en: what it says.
            it: the same in Italian.
            table: where it starts.
            cards: how many cards of the learner's are played, as the hint would.
            then: what is said at its end.
            hide: zones that are not shown yet; `signs` and `points` too.
            keep: a sentence that stays on the screen from here on.
            reasons: whether the reasons are shown; a first demonstration has words alone.

        Raises:
            ItalianCardsError: a zone that does not exist, or a deal that is over too soon.
        """
        self._add(
            Step(
                BilingualText(en, it),
                table.record(),
                then=then,
                hide=step_arguments.hidden_zones(hide, table),
                keep=keep,
                examples=step_arguments.examples(cards, table),
                reasons=reasons,
            )
        )

    def watched(self) -> ic.Table:
        """Return the table as the last step's worked example leaves it; raise if it is none.

        Raises:
            ItalianCardsError: the step before is no example.
        """
        step = self.steps[-1] if self.steps else Step(None)
        table = step.table()
        if table is None or not step.examples:
            raise ic.ItalianCardsError("watched-no-example")
        return after(table, step.examples)

    def look_on(
        self,
        en: str | None = None,
        it: str | None = None,
        *,
        table: ic.Table,
        stops: Sequence[Stop] = (),
        then: BilingualText | None = None,
        hide: str = "",
        keep: BilingualText | None = None,
    ) -> None:
        """Add a step that replays a finished deal by itself, with stops for comments.

        Args:
            en: what it says before the first card.
            it: the same in Italian.
            table: the deal, played to its end.
            stops: where it stops, in the order in which that happens.
            then: what is said at its end.
            hide: zones that are not shown; `signs` and `points` too.
            keep: a sentence that stays on the screen from here on.

        Raises:
            ItalianCardsError: a deal that is not over, a stop that does not come, or a zone that
                does not exist.
        """
        stops_at(table, stops)
        self._add(
            Step(
                BilingualText(en, it),
                table.record(),
                then=then,
                hide=step_arguments.hidden_zones(hide, table),
                keep=keep,
                replays_deal=True,
                stops=tuple(stops),
            )
        )

    def remember(self, en: str | None = None, it: str | None = None) -> None:
        """Add a closing step that only says one line to remember.

        Args:
            en: what it says.
            it: the same in Italian.
        """
        self.steps.append(Step(BilingualText(en, it), plain=True))  # it stands by itself

    def hand(
        self,
        en: str | None = None,
        it: str | None = None,
        *,
        table: ic.Table,
        goal: Goal | None = None,
        then: BilingualText | None = None,
        hide: str = "",
        remarks: Sequence[Remark] = (),
    ) -> None:
        """Add a step in which the learner plays a hand to its end, with hints and undo.

        Args:
            en: what it says.
            it: the same in Italian.
            table: where it starts.
            goal: what it is played for.
            then: what is said at its end.
            hide: zones that are not shown; `signs` and `points` too.
            remarks: what the coach says at moments of it, in place of the words of the step.

        Raises:
            ItalianCardsError: a zone or a moment that does not exist.
        """
        hidden_zones = step_arguments.hidden_zones(hide, table)
        self._add(
            Step(
                BilingualText(en, it),
                table.record(),
                then=then,
                goal=goal,
                hand=True,
                hide=hidden_zones,
                remarks=at_moments(remarks, table),
            )
        )
