"""The reply of a resumed step: judged or completed again, so that it is shown."""

from __future__ import annotations

from italiancards.lesson.resume import StepTable
from italiancards.lesson.step_activity import DONE, StepActivity
from italiancards.lesson.steps import Start
from italiancards.session.attempt import WRONG


def restore_reply(task: StepActivity, phase: str, found: StepTable, start: Start) -> None:
    """Judge or complete a resumed step again, if it had its reply.

    Args:
        task: the step.
        phase: the phase that it was in.
        found: its table, with all moves made.
        start: its start.
    """
    if phase not in (DONE, WRONG) and not _awaits_reply(task, found, start):
        return
    step, table = task.step, found.table
    moments = table.moments[found.first + 1 : table.now + 1]
    own = [str(each.move) for each in moments if each.seat == task.session.seat]
    if step.hand and table.over:
        task.judge_hand()
    elif step.press or step.examples or step.replays_deal:
        task.complete()
    elif step.moves and own:  # where all are asked at once, others have answered since
        task.judge_move(own[-1])


def _awaits_reply(task: StepActivity, found: StepTable, start: Start) -> bool:
    """Return True if the learner has made a move that the step asks for and still judges."""
    moments = found.table.moments[found.first + 1 : found.table.now + 1]
    made = [moment.seat for moment in moments if moment.move is not None]
    asked = task.step.moves and not task.step.free
    return bool(asked) and task.session.seat in made[len(start.moves) :]
