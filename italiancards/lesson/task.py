"""Task of a step, in one short sentence: its text's own, or one that fits its kind."""

from __future__ import annotations

import re
from functools import cache

from italiancards.core.words import Voice
from italiancards.lesson.steps import Step

WORDS = 12
"""Most words of a step's task."""

LABELS = {"go_on": "ui-go-on", "undo": "ui-undo", "ask": "ui-why", "hint": "ui-hint"}
"""Labels of the buttons that a step can ask for."""

SENTENCE = re.compile(r"\S.*?(?:[.!?…][”’»)]*(?=\s|$)|$)", re.DOTALL)
IMPERATIVES = {
    "en": (
        "again and before first here now once so then",
        "add announce ask beat bid call choose close count declare discard do draw exchange"
        " find finish follow get give guard join keep lay lead leave listen load look make meld"
        " open pick play press put reach read save score show signal spend swap take tap tell"
        " throw touch try use watch win",
        "",
    ),
    "it": (
        "adesso allora ancora e ma ora poi prima qui stavolta",
        "accusa apri arriva arrivate ascolta attacca butta cala carica cerca chiama chiediti"
        " chiudi conta continua dagli dai di’ diglielo dillo esci fai falle fate finisci finite"
        " gioca guarda lascia leggi mantenete metti mostra offri pesca prendi premi prova"
        " raccogli regola rispondi riprendi scambia scarta scegli segui spendi striscia taglia"
        " tieni tocca(?!\\sa) trova usa vinci",
        "lo la li le ne gli mi ti ci te",
    ),
}
"""By language: words before an imperative, imperatives, and what may be written onto one."""


def task_text(step: Step, text: str, voice: Voice) -> str:
    """Return what a step asks for, in at most twelve words.

    A question asks for an answer, and what is only to be read for going on. Else it is the last of
    the text's own sentences that is short and asks for something; else a general one.

    Args:
        step: the step.
        text: what it says now.
        voice: who says it.
    """
    if step.question is not None:
        return voice.say("lesson-choose")
    if not (step.moves or step.free or step.examples or step.replays_deal):
        return voice.say("status-go-on")
    return own_task(text, voice) or _general(step, voice)


def own_task(text: str, voice: Voice) -> str:
    """Return the last sentence of a step's text that is short and asks for something; "" if none.

    Args:
        text: what the step says.
        voice: who says it.
    """
    own = [each for each in SENTENCE.findall(text) if _asks(each, voice)]
    return own[-1] if own else ""


def _asks(sentence: str, voice: Voice) -> bool:
    """Return True if a sentence is short, and one of its clauses begins with an imperative."""
    if voice.language not in IMPERATIVES or len(sentence.split()) > WORDS:
        return False
    is_question = sentence.rstrip("”’»)").endswith("?")
    return not is_question and bool(_imperative(voice.language).search(sentence.lower()))


@cache
def _imperative(language: str) -> re.Pattern[str]:
    """Return a pattern of a clause that begins with an imperative, in a language."""
    before, verbs, after = ("|".join(words.split()) for words in IMPERATIVES[language])
    return re.compile(rf"(?:^|[,;:] )(?:(?:{before}),? )*(?:{verbs})(?:{after})?(?!\w)")


def _general(step: Step, voice: Voice) -> str:
    """Return the sentence that asks for what a step of its kind wants."""
    if step.press:
        return voice.say("lesson-task-press", {"button": button_label(step.press, voice)})
    if step.examples or step.replays_deal:
        return voice.say("lesson-task-watch")
    if step.hand:
        return voice.say("lesson-task-hand")
    plain = step.moves and not any(" " in move or move.islower() for move in step.moves)
    return voice.say("lesson-task-card" if plain else "lesson-task-move")


def button_label(press: str, voice: Voice) -> str:
    """Return the label of a button that a step asks for, as it stands within a sentence."""
    return voice.say(LABELS[press]).rstrip("?")
