"""The view model: all that a browser is told of a table, made from what one seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from italiancards.answers import Score
from italiancards.core.cards import LOOKS, Card
from italiancards.core.game import Game, View
from italiancards.core.match import Standing
from italiancards.core.names import enumerated
from italiancards.core.rules import Verdict
from italiancards.core.score import Race
from italiancards.core.seats import Seat, Seating
from italiancards.core.words import Voice
from italiancards.core.zones import Zone
from widgets.layouts import LAYOUTS, Layout, Place

ViewModel = dict[str, Any]
"""Plain data, ready to be sent as JSON."""


@dataclass(frozen=True)
class Shown:
    """What there is to show of one moment.

    Args:
        game: the game.
        view: what the learner's seat knows.
        seating: the seats.
        score: the points so far.
        verdicts: the judgement on each candidate move; none while nothing can be played.
        deal: which deal of the match it is, from 1.
        hide: the zones that a lesson does not show yet, and `signs` or `points`.
        others: what other seats know, where their hands lie open.
    """

    game: Game[Any, Any, Any]
    view: View
    seating: Seating
    score: Score
    verdicts: Sequence[Verdict] = ()
    deal: int = 1
    hide: frozenset[str] = field(default_factory=frozenset)
    others: Sequence[View] = ()


def view_model(shown: Shown, voice: Voice) -> ViewModel:
    """The table as one seat sees it, in the words of a voice that speaks to that seat."""
    zones = [zone for zone in _laid_out(shown) if zone.name not in shown.hide]
    choices = [_choice(verdict, voice) for verdict in shown.verdicts]
    signs = () if "signs" in shown.hide else shown.game.signs(shown.view)
    return {
        "game": shown.game.name,
        "title": voice.say("game"),
        "deal": shown.deal,
        "look": voice.look,
        "direction": shown.seating.direction,
        "seats": [
            _seat(shown, zones, seat, voice) for seat in shown.seating.order(shown.view.seat)
        ],
        "signs": [voice.finding(sign) for sign in signs],
        "zones": _zones(shown, zones, choices, voice),
        "choices": choices,
        "score": _sheet(shown.score, voice) | {"races": _races(shown, voice)},
        "over": shown.view.over,
    }


def _laid_out(shown: Shown) -> list[Zone]:
    """The zones as the seat sees them; another's own zone as he sees it, where it lies open."""
    open_zones = {
        (zone.name, zone.seat): zone
        for view in shown.others
        for zone in shown.game.zones(view)
        if zone.seat == view.seat
    }
    return [open_zones.get((zone.name, zone.seat), zone) for zone in shown.game.zones(shown.view)]


def _choice(verdict: Verdict, voice: Voice) -> ViewModel:
    return {
        "move": str(verdict.move),
        "plays": verdict.move.plays,
        "card": str(verdict.move.card),
        "cards": [str(card) for card in getattr(verdict.move, "cards", ())],
        "label": voice.move(verdict.move),
        "ok": verdict.ok,
        "why": voice.verdict(verdict),
    }


def _seat(shown: Shown, zones: Iterable[Zone], seat: Seat, voice: Voice) -> ViewModel:
    held = sum(len(zone.cards) for zone in zones if zone.name == "hand" and zone.seat == seat)
    points = {"points": shown.score.sheet.totals[shown.seating.side_of(seat)]}
    return {
        "name": voice.say("ui-you") if seat == voice.me else voice.name(seat),
        "me": seat == voice.me,
        "seat": int(seat),
        "partner": seat != voice.me and voice.me is not None and _together(shown, seat, voice.me),
        "turn": shown.view.to_move == seat,
        "points": "" if "points" in shown.hide else voice.say("ui-points", points),
        "held": voice.say("face-down", {"number": held}),
    }


def _together(shown: Shown, seat: Seat, me: Seat) -> bool:
    """Whether two seats play for the same side."""
    return shown.seating.side_of(seat) == shown.seating.side_of(me)


def _zones(
    shown: Shown, zones: Iterable[Zone], choices: Sequence[ViewModel], voice: Voice
) -> list[ViewModel]:
    layout: Layout = LAYOUTS[shown.game.name]
    keys: Counter[str] = Counter()
    drawn = []
    for zone in zones:
        mine = zone.seat == shown.view.seat
        place = layout.get((zone.name, mine)) or layout[zone.name, False]
        cards = [
            _card(
                zone,
                number,
                card,
                keys,
                choices if place.playable else (),
                shown.game.makes if place.playable or place.choosable else None,
                voice,
            )
            for number, card in enumerate(zone.cards)
            if card is not None
        ]
        drawn.append(
            {
                "id": f"{zone.name}-{'' if zone.seat is None else zone.seat}",
                "name": zone.name,
                "label": voice.say(f"zone-{zone.name}", {"seat": zone.seat}),
                "seat": zone.seat,
                "mine": mine,
                "cards": cards,
                "down": zone.face_down,
                "count": voice.say("face-down", {"number": len(zone.cards)}),
                "empty": voice.say(f"empty-{zone.name}") if _says_empty(shown, zone, place) else "",
                **_place(place),
            }
        )
    return drawn


def _says_empty(shown: Shown, zone: Zone, place: Place) -> bool:
    """Whether it is said that nothing lies there."""
    return place.means_empty and not zone.cards and not shown.view.over


def _place(place: Place) -> ViewModel:
    return {
        "area": place.area,
        "spread": place.spread,
        "playable": place.playable,
        "choosable": place.choosable,
    }


def _card(
    zone: Zone,
    number: int,
    card: Card,
    keys: Counter[str],
    choices: Iterable[ViewModel],
    makes: Callable[[Card], int] | None,
    voice: Voice,
) -> ViewModel:
    """One card: what it shows, what it is called, and which choice it stands for."""
    owner = zone.owners[number] if zone.owners else None
    keys[card] += 1  # twins are equal: only here do they get numbers
    own = [each for each in choices if each["card"] == card and each["plays"]]
    played = next((each for each in own if each["ok"]), own[0] if own else None)
    return {
        "key": str(card) if keys[card] == 1 else f"{card}#{keys[card]}",
        **named_card(card, voice),
        "by": None if owner is None else _owner(owner, voice),
        "from": None if owner is None else f"hand-{owner}",
        "marks": _marks(zone, number),
        "makes": makes and makes(card),
        "move": played and played["move"],
        "ok": played is None or played["ok"],
        "why": played and played["why"],
    }


def _marks(zone: Zone, number: int) -> list[str]:
    """What is to be said of a card that was played or is being taken."""
    marks = []
    if zone.owners and zone.best is not None:
        marks += ["led"] if number == 0 and not zone.going else []
    if number == zone.best and len(zone.cards) > 1:
        marks += ["best"]
    elif number in zone.going:
        marks += ["going"]
    return marks


def _owner(owner: Seat, voice: Voice) -> str:
    return voice.say("ui-you") if owner == voice.me else voice.name(owner)


def side(seats: Sequence[Seat], voice: Voice) -> str:
    """What those who play together are called, the learner first."""
    mine_first = sorted(seats, key=lambda seat: seat != voice.me)
    return enumerated((_owner(seat, voice) for seat in mine_first), voice.language)


def face_of(card: Card, voice: Voice) -> str:
    """The picture of a card in the deck: `it-7D`, or `fr-7d` from a French pack."""
    shown = LOOKS[voice.look].get(card, card)
    return f"{'fr' if shown.suit.islower() or not shown.suit else 'it'}-{shown}"


def _sheet(score: Score, voice: Voice) -> ViewModel:
    """The score sheet, every line with its cards, and how the match stands."""
    sheet, standing = score.sheet, score.standing
    return {
        "heads": [side(seats, voice) for seats in sheet.sides],
        "lines": [
            {
                "label": voice.line(line),
                "points": list(line.points),
                "cards": [[named_card(card, voice) for card in cards] for cards in line.cards],
            }
            for line in sheet.lines
        ],
        "totals": list(sheet.totals),
        "result": "" if sheet.result is None else voice.finding(sheet.result),
        "match": None if standing.alone else _match(standing, voice),
    }


def _races(shown: Shown, voice: Voice) -> list[ViewModel]:
    """How the count stands while the deal runs, where the game tells of it."""
    races = shown.game.races
    return [] if races is None else [_race(race, voice) for race in races(shown.view)]


def _race(race: Race, voice: Voice) -> ViewModel:
    """One thing that is played for: what each side has of it, and what is still out."""
    return {
        "label": voice.race(race),
        "counts": list(race.counts),
        "cards": [[named_card(card, voice) for card in cards] for cards in race.cards],
        "note": "" if race.note is None else voice.finding(race.note),
        "out": [
            {
                "label": voice.phrase(f"out-{zone.name}"),
                "cards": [named_card(card, voice) for card in zone.cards if card is not None],
            }
            for zone in race.out
        ],
        "parts": [_race(part, voice) for part in race.parts],
    }


def _match(standing: Standing, voice: Voice) -> ViewModel:
    return {
        "label": voice.say("sheet-match", {"unit": standing.unit}),
        "scores": list(standing.scores),
        "result": voice.finding(standing.result),
        "over": standing.over,
    }


def named_card(card: Card, voice: Voice) -> ViewModel:
    """A card as a browser shows it by itself: its picture and its name."""
    return {"face": face_of(card, voice), "name": voice.card(card)}
