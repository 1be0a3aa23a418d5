"""A lesson being taken, as a view model: step, question, reply, sentences kept, buttons."""

from __future__ import annotations

from italiancards.core.words import Voice
from italiancards.lesson.agreement import agreed_text
from italiancards.lesson.board import ladder, sentences_to_keep
from italiancards.lesson.end import LessonEnding, quiz
from italiancards.lesson.house_rules import house_rules, is_house_page
from italiancards.lesson.lesson_state import LessonState
from italiancards.lesson.proof import proved_ideas
from italiancards.lesson.question_view import question_model
from italiancards.lesson.recall import first_own_step, recall_views, step_count_text
from italiancards.lesson.steps import shows_table
from italiancards.lesson.task_targets import asked_view
from italiancards.session.attempt import WRONG
from italiancards.session.lesson_model import IdeaModel, LessonModel, ProvedIdea, QuestionModel


def lesson_view(lesson: LessonState, voice: Voice) -> LessonModel:
    """Return a lesson's view model.

    Args:
        lesson: the lesson.
        voice: who says its texts.
    """
    task, step, steps, at = lesson.task, lesson.step, lesson.steps, lesson.at
    first, proves, house = first_own_step(steps), lesson.proving, is_house_page(steps)
    span, like, fails = lesson.span, lesson.parallel is not None, lesson.fails
    at_end = at + 1 == span.stop and not lesson.teaches_rule  # after a rule others are ticked
    goes_on = not at_end or like or fails
    ends = task.settled and not goes_on and (not house or bool(lesson.taken))
    end = LessonEnding(lesson.whole if proves else steps, lesson.helped, lesson.question_id, voice)
    learnt = steps[span.start if house else 0 : at + task.readable]  # seen once a step is done
    shown: LessonModel = {
        "at": task.key,
        "step": max(0, at + task.settled - span.start),
        "steps": len(span),
        "count": _count(lesson, voice),
        "title": "" if step.title is None else step.title.in_language(voice.language),
        "text": voice.say("lesson-parallel") if lesson.parallels.origin else task.text(voice),
        "task": task.task(voice),
        "press": task.asked_button,
        "named": asked_view(step if task.playing else None, lesson.session, voice),
        "question": _question(lesson, voice),
        "agreed": agreed_text(step, lesson.taught, voice),
        "reply": task.reply_view(voice),
        "kept": [] if step.plain or task.asking else sentences_to_keep(learnt, voice),
        "learnt": end.learnt() if ends and not house else [],
        "asked": end.asked() if ends and not house else [],
        "ladder": [] if step.plain or task.asking else ladder(learnt, voice),
        "can": {
            "back": lesson.can_go_back,
            "next": task.settled and goes_on,
            "parallel": like,
            "first": fails,
            "prove": lesson.can_prove,
            "leave": task.collecting and task.readable and goes_on,
            "skip": task.playing and step.replays_deal,
            "again": task.phase == WRONG or (task.done and step.hand),
        },
        "done": ends,
        "quiz": _quiz(lesson) if at_end else [],
        "table": shows_table(step, steps[:at]),
        "repeating": lesson.repeating,
        "proves": proves,
        "proved": _proved(lesson) if proves and ends else [],
        "recall": recall_views(steps) if at == first else [],
    }
    if lesson.chooses:
        shown["rules"] = house_rules(steps, lesson.taken, voice)
    return shown


def _count(lesson: LessonState, voice: Voice) -> str:
    """Return the words for a step's number of all, or of those of its house rule."""
    steps, at, span = lesson.steps, lesson.at, lesson.span
    if lesson.chooses:
        return ""
    if lesson.teaches_rule:
        return step_count_text(steps[span.start : span.stop], at - span.start, voice)
    return step_count_text(steps, at, voice, proves=lesson.proving)


def _quiz(lesson: LessonState) -> list[str]:
    """Return the ids of the closing quiz; of house rules, of the questions about those taken."""
    if not is_house_page(lesson.steps):
        return quiz(lesson.steps, lesson.question_id)
    taken = (step for step in lesson.steps if step.rule in lesson.taken and step.question)
    return [*map(lesson.question_id, taken)]


def _proved(lesson: LessonState) -> list[ProvedIdea]:
    """Return the ideas of a lesson whose last questions were answered right."""
    return proved_ideas(lesson.steps, lesson.ideas.values(), lesson.question_id)


def _question(lesson: LessonState, voice: Voice) -> QuestionModel | None:
    """Return the view model of the step's question; None without one."""
    question, at = lesson.step.question, lesson.at
    if question is None:
        return None
    name, idea = lesson.question_id(lesson.step), lesson.ideas[lesson.question_id(lesson.steps[at])]
    repeats = lesson.repeated[at] if lesson.repeating else ""
    about = IdeaModel(name=idea.name, part=idea.part, repeats=repeats)
    like = lesson.parallels.origin is not None
    return question_model(question, voice, lesson.task.chosen, name, about, is_parallel=like)
