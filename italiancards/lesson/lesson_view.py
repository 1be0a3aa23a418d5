"""A lesson being taken, as a view model: step, question, reply, sentences kept, buttons."""

from __future__ import annotations

from italiancards.core.words import Voice
from italiancards.lesson.agreement import agreed_text
from italiancards.lesson.board import ladder, sentences_to_keep
from italiancards.lesson.end import LessonEnding, quiz
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
    first, at_end, proves = first_own_step(steps), at + 1 == len(steps), lesson.proving
    like, fails = lesson.parallel is not None, lesson.fails
    goes_on = not at_end or like or fails
    ends = task.settled and not goes_on
    end = LessonEnding(lesson.whole if proves else steps, lesson.helped, lesson.question_id, voice)
    learnt = steps[: at + task.readable]  # what a step leaves is seen once it is done
    return {
        "at": task.key,
        "step": max(0, at + task.settled - first),
        "steps": len(steps) - first,
        "count": step_count_text(steps, at, voice, proves=proves),
        "title": "" if step.title is None else step.title.in_language(voice.language),
        "text": voice.say("lesson-parallel") if lesson.parallels.origin else task.text(voice),
        "task": task.task(voice),
        "press": task.asked_button,
        "named": asked_view(step if task.playing else None, lesson.session, voice),
        "question": _question(lesson, voice),
        "agreed": agreed_text(step, lesson.taught, voice),
        "reply": task.reply_view(voice),
        "kept": [] if step.plain or task.asking else sentences_to_keep(learnt, voice),
        "learnt": end.learnt() if ends else [],
        "asked": end.asked() if ends else [],
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
        "quiz": quiz(steps, lesson.question_id) if at_end else [],
        "table": shows_table(step, steps[:at]),
        "repeating": lesson.repeating,
        "proves": proves,
        "proved": _proved(lesson) if proves and ends else [],
        "recall": recall_views(steps) if at == first else [],
    }


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
