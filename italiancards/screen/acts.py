"""Acts of a turn in cards: what is laid, what is added to which meld, what is discarded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from italiancards.core.cards import Card, Cards
from italiancards.core.meld_names import is_run
from italiancards.core.moves import Move
from italiancards.core.words import Voice
from italiancards.core.zones import Zone
from italiancards.screen.cards import named_card
from italiancards.screen.model import ActModel, DidModel

Melds = dict[int, list[Card]]
"""Cards of the melds on the table, by number."""


def melds_in(zones: Iterable[Zone]) -> Melds:
    """Return the cards of the numbered zones that lie open: the melds on the table.

    Args:
        zones: the zones as one seat sees them.
    """
    return {
        zone.number: [card for card in zone.cards if card is not None]
        for zone in zones
        if zone.number is not None and not zone.face_down
    }


def has_acts(lines: Iterable[Sequence[Move]]) -> bool:
    """Return True if some of these lines of play have several moves or lay melds: they are acts.

    Args:
        lines: the lines that are shown together.
    """
    return any(len(line) > 1 or line[0].lies for line in lines)


def acts_of(line: Sequence[Move], melds: Melds, voice: Voice) -> list[ActModel]:
    """Return the acts of a line of play, each with its cards and the meld that they go onto.

    Cards added to one meld in a row are one act; each meld that is laid is one.

    Args:
        line: the moves.
        melds: the melds on the table before it.
        voice: the words and the language in which they are said.
    """
    melds = {number: [*cards] for number, cards in melds.items()}
    acts: list[ActModel] = []
    before: Move | None = None
    for move in line:
        uses, same = move.uses, before is not None and before.verb == move.verb
        before_onto = before.uses.onto if before is not None else None
        before = move
        if same and uses.onto is not None and uses.onto == before_onto:
            acts[-1]["cards"].extend(named_card(card, voice) for card in uses.hand)
            continue
        onto = [] if uses.onto is None else melds.get(uses.onto, [])
        groups = [[card for card, _ in group] for group in move.lies] or [[*uses.hand]]
        for place, group in enumerate(groups):
            acts.append(
                {
                    "label": "" if place else voice.short(move),
                    "cards": [named_card(card, voice) for card in group],
                    "onto": [named_card(card, voice) for card in onto],
                }
            )
            if uses.onto is None and move.lies:
                melds[max(melds, default=0) + 1] = group
    return acts


def onto_melds(line: Sequence[Move], melds: Melds) -> list[tuple[Move, Cards]]:
    """Return each move of a line with the cards of the meld that it adds to, as they lie then.

    Args:
        line: the moves.
        melds: the melds on the table before it.
    """
    melds, found = dict(melds), []
    for move in line:
        onto = move.uses.onto
        found.append((move, () if onto is None else tuple(melds.get(onto, ()))))
        if onto in melds:
            melds[onto] = _grown(melds[onto], move)
        for group in move.lies if onto is None else ():
            melds[max(melds, default=0) + 1] = [card for card, _ in group]
    return found


def _grown(meld: Sequence[Card], move: Move) -> list[Card]:
    """Return the cards of a meld after a move that adds to it, or takes its joker, as they lie."""
    if len(move.uses.hand) != 1:
        return [*meld, *move.uses.hand]
    card = move.uses.hand[0]
    jokers = [place for place, each in enumerate(meld) if not each.suit]
    if move.verb == "swap" and jokers:
        return [*meld[: jokers[0]], card, *meld[jokers[0] + 1 :]]
    front = [card, *meld]
    low = move.facts.get("end") != "high" and is_run(front)
    return front if low else [*meld, card]


def shared_acts(rows: Sequence[Sequence[ActModel]]) -> list[ActModel]:
    """Return the acts with which all rows begin, short of the last act of any.

    Args:
        rows: the acts of each turn.
    """
    if len(rows) < 2:
        return []
    found = takewhile(lambda acts: all(act == acts[0] for act in acts), zip(*rows, strict=False))
    most = min(map(len, rows)) - 1
    return [acts[0] for acts in found][:most]


def last_turn_model(moves: Sequence[Move], voice: Voice) -> DidModel | None:
    """Return what a turn laid and threw, to stand beside its seat; None if neither.

    Args:
        moves: its moves.
        voice: the words and the language in which they are said.
    """
    melded = sum(len(move.uses.hand) for move in moves if move.lies)
    thrown = next((move.uses.card for move in moves if move.ends_turn), None)
    if not melded and thrown is None:
        return None
    said = [voice.say("seat-laid", {"number": melded})] if melded else []
    if thrown is not None:
        said.append(voice.say("seat-threw", {"card": thrown}))
    card = None if thrown is None else named_card(thrown, voice)
    return {"text": ", ".join(said), "melded": melded, "thrown": card}
