"""Questions about the run of a deal: who draws, who leads, how many tricks there are."""

from __future__ import annotations

import italiancards as ic
from italiancards.core.errors import ItalianCardsError
from widgets.lesson.questions import Question, completed, deciding, numbers, players, taking, worded
from widgets.lesson.wording import Say

DRAWS = ("drew", "drew-upcard")
"""The events of a card that is drawn."""


def who_draws_first(table: ic.Table, move: str, text: Say | None = None) -> Question:
    """Who draws first after the trick that a card completes.

    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S", others="7D FB")
    >>> who_draws_first(table, "RB").right  # the options: you, Rosa, nobody
    1
    """
    record, events = completed(table, move)
    drawn = [event.facts["seat"] for event in events if event.name in DRAWS]
    first = drawn[0] if drawn else None
    _, taken = taking(table, move)
    decided = deciding(taken)
    name = "question-no-draw-because" if first is None else "question-draws-first-because"
    card = table.read(move).uses.card
    return Question(
        worded(text, "question-draws-first", card=card),
        players(table, "question-nobody"),
        table.seating.count if first is None else int(first),
        lambda voice: f"{voice.finding(decided)} {voice.say(name, {'seat': first})}",
        reveal=move,
        record=record,
    )


def who_gets_the_upcard(table: ic.Table, move: str, text: Say | None = None) -> Question:
    """Who draws the card that lies face up, after the trick that a card completes.

    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S", stock="7D")
    >>> who_gets_the_upcard(table, "RB").right  # the options: you, Rosa, nobody yet
    0
    """
    record, events = completed(table, move)
    view = table.view()
    if view.upcard is None:
        raise ItalianCardsError(f"{move}: no up-card lies there any more.")
    seat = next((each.facts["seat"] for each in events if each.name == "drew-upcard"), None)
    name = "question-upcard-later-because" if seat is None else "question-upcard-because"
    facts = {"seat": seat, "upcard": view.upcard, "number": view.stock_size - 1}
    return Question(
        worded(text, "question-upcard", upcard=view.upcard, card=table.read(move).uses.card),
        players(table, "question-nobody-yet"),
        table.seating.count if seat is None else int(seat),
        lambda voice: voice.say(name, facts),
        reveal=move,
        record=record,
    )


def who_leads(table: ic.Table, move: str | None = None, text: Say | None = None) -> Question:
    """Who leads: the first trick of a deal, or the one after the trick that a card completes.

    Raises:
        ItalianCardsError: nobody leads now.

    >>> who_leads(ic.deal("briscola", seed=7, dealer=0)).right  # the options: you, Rosa
    1
    """
    if move is not None:
        return _leads_next(table, move, text)
    view = table.view()
    if view.trick or any(view.taken) or view.to_move is None:
        raise ItalianCardsError("Nobody is about to lead the first trick here.")
    facts = {"dealer": view.dealer, "seat": view.to_move}
    return Question(
        worded(text, "question-leads-first", dealer=view.dealer),
        players(table),
        int(view.to_move),
        lambda voice: voice.say("question-leads-first-because", facts),
    )


def _leads_next(table: ic.Table, move: str, text: Say | None) -> Question:
    record, taken = taking(table, move)
    facts = {"seat": ic.read(record).play(move).to_move}
    decided = deciding(taken)
    card = table.read(move).uses.card
    return Question(
        worded(text, "question-leads-next", card=card),
        players(table),
        int(facts["seat"]),
        lambda voice: f"{voice.finding(decided)} {voice.say('question-leads-next-because', facts)}",
        reveal=move,
        record=record,
    )


def who_deals_next(table: ic.Table, text: Say | None = None) -> Question:
    """Who deals after this deal.

    >>> who_deals_next(ic.deal("briscola", seed=7, dealer=0)).right  # the options: you, Rosa
    1
    """
    dealer = table.view().dealer
    after = ic.read(table.record()).autoplay("random").next_deal().view().dealer
    return Question(
        worded(text, "question-deals-next", dealer=dealer),
        players(table),
        int(after),
        lambda voice: voice.say("question-deals-next-because", {"seat": after}),
    )


def how_many_tricks(
    table: ic.Table, drawing: bool | None = None, text: Say | None = None
) -> Question:
    """How many tricks are still to be played in a deal, the one that lies there among them.

    Args:
        table: the table.
        drawing: only those after which cards are drawn, or only those after which none are.
        text: the question in words of the lesson's own.

    >>> table = ic.deal("briscola", seed=7)
    >>> for drawing in (None, True, False):
    ...     question = how_many_tricks(table, drawing)
    ...     print(question.options[question.right].label(table.voice()))
    20
    17
    3
    """
    played = ic.read(table.record()).autoplay("random")
    moments = [moment.events for moment in played.moments[table.now + 1 :]]
    tricks = [[each.name for each in events] for events in moments]
    tricks = [names for names in tricks if "trick-taken" in names]
    drawn = [names for names in tricks if set(DRAWS) & set(names)]
    right = {None: tricks, True: drawn, False: [each for each in tricks if each not in drawn]}
    number = len(right[drawing])
    kind = {None: "tricks-all", True: "tricks-drawing", False: "tricks-last"}[drawing]
    facts = {
        "number": number,
        "players": table.seating.count,
        "cards": len(tricks) * table.seating.count,
        "drawn": sum(name in DRAWS for names in drawn for name in names),
    }
    options, place = numbers(number)
    return Question(
        worded(text, f"question-{kind}"),
        options,
        place,
        lambda voice: voice.say(f"question-{kind}-because", facts),
    )
