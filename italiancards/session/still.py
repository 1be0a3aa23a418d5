"""Stills of a session: what a file, an export or a terminal shows of it, as text and as HTML."""

from __future__ import annotations

from italiancards.answers import table_text
from italiancards.core.language import language
from italiancards.core.names import LANGUAGES
from italiancards.core.rows import printable
from italiancards.core.words import Voice
from italiancards.session.lesson_model import LessonModel
from italiancards.session.model import TableModel
from italiancards.session.session import Session


def still_of(session: Session) -> dict[str, str]:
    """Return the screen as text and as HTML without script, by MIME type."""
    chosen = page_language(session)
    model = session.model(chosen)
    text = _text(session, model, session.voice_in(chosen))
    return {"text/plain": text, "text/html": _html(model, text)}


def text_bundle(language: str, heading: str, *lines: str) -> dict[str, str]:
    """Return a heading and lines as plain text and as HTML without script, by MIME type."""
    from italiancards.screen.still import notice

    text = "\n".join([heading, *lines])
    return {"text/plain": printable(text), "text/html": notice(heading, lines, text, language)}


def page_language(session: Session) -> str:
    """Return the language chosen on the page, else the notebook's."""
    chosen = session.settings["language"]
    return language() if chosen == LANGUAGES[0] else chosen


def _text(session: Session, model: TableModel, voice: Voice) -> str:
    """Return the screen as plain text: lesson or puzzle sentences, then the table."""
    asked = [model["heading"], model["status"]] if "puzzle" in model else []
    lines = [model["heading"], *_words(model)] if "lesson" in model else asked
    table = [_table(session, voice)] if _has_table(model) else []
    return printable("\n".join([*lines, *table]))


def _html(model: TableModel, text: str) -> str:
    """Return the screen as static HTML without script."""
    from italiancards.screen.still import still  # nobody who only plays waits for it

    question = model["lesson"]["question"] if "lesson" in model else None
    bare: TableModel = {**model, "zones": []}
    return still(
        model if _has_table(model) else bare,
        model["heading"],
        _words(model),
        text,
        model["settings"]["language"],
        question["spreads"] if question else (),
    )


def _has_table(model: TableModel) -> bool:
    """Return True if the screen shows a table; some lesson steps show none."""
    return "lesson" not in model or model["lesson"]["table"]


def _table(session: Session, voice: Voice) -> str:
    """Return the table on the screen as plain text, as the learner's seat sees it."""
    game, view = session.table.game, session.view
    zones = tuple(zone for zone in game.zones(view) if zone.name not in session.hide)
    signs = () if "signs" in session.hide else tuple(game.signs(view))
    return table_text(voice.say("game"), session.deal, view, zones, signs, voice)


def _words(model: TableModel) -> list[str]:
    """Return the sentences on screen: a lesson's step, or status, signs and the deal's result."""
    if "lesson" in model:
        return _step(model["lesson"])
    result = model["score"]["result"] if model["over"] else ""
    return [*filter(None, [model["status"], *model["signs"], result])]


def _step(lesson: LessonModel) -> list[str]:
    """Return a lesson step as lines: text, question, answers to choose, and the reply."""
    question, reply = lesson["question"], lesson["reply"]
    lines = [lesson["count"], lesson["text"], lesson["agreed"]]
    if question is not None:
        lines += [question["text"], *(f"– {each['label']}" for each in question["options"])]
    return [*filter(None, [*lines, reply["text"] if reply else ""])]
