"""The view model: the whole table for a browser, made from one seat's view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Never

from italiancards.answers import Score
from italiancards.core.cards import Card
from italiancards.core.events import Event
from italiancards.core.game import Game, View
from italiancards.core.layout import ZonePlace
from italiancards.core.moves import Move
from italiancards.core.rules import Finding, Verdict
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat, Seating, party_of
from italiancards.core.words import Voice
from italiancards.core.zones import Zone
from italiancards.screen.acts import last_turn_model
from italiancards.screen.cards import named_card, represented_card
from italiancards.screen.choices import SPOKEN, choice, gesture_model
from italiancards.screen.model import (
    CardModel,
    Cheer,
    Choice,
    MatModel,
    PastGesture,
    ScreenModel,
    SeatModel,
    SortedKeys,
    ZoneModel,
)
from italiancards.screen.score import score_model
from italiancards.screen.twins import CopyNumbers, Keys, id_of


@dataclass(frozen=True)
class Snapshot:
    """The content of one moment on the screen.

    Args:
        game: the game.
        view: what the learner's seat knows.
        seating: the seats.
        score: the points so far.
        verdicts: the judgement on each candidate move; none while nothing can be played.
        deal: which deal of the match it is, from 1.
        hide: the zones that a lesson does not show yet, and `signs` or `points`.
        others: what other seats know, where their hands lie open.
        news: what has just happened, as the learner's seat saw it.
        copy_numbers: the numbers of equal cards, where the pack has any.
        reminded: whether what everybody has seen is shown again, in games that have such reminders.
        asked: whether a question about the table is open, which nothing here may answer.
        letters: whether court cards have their letter in the corner, in every game.
        dealer: who deals.
        large: whether hands are large in this deal, and sorted.
        turns: the last turn of each seat, in games of turns; its moves, as far as they are known.
    """

    game: Game[Any, Any, Any]
    view: View
    seating: Seating
    score: Score
    verdicts: Sequence[Verdict] = ()
    deal: int = 1
    hide: frozenset[str] = field(default_factory=frozenset)
    others: Sequence[View] = ()
    news: Sequence[Event] = ()
    copy_numbers: CopyNumbers = field(default_factory=dict)
    reminded: bool = False
    asked: bool = False
    letters: bool = False
    dealer: Seat | None = None
    large: bool = False
    turns: Mapping[Seat, Sequence[Move]] = field(default_factory=dict)


def view_model(shown: Snapshot, voice: Voice) -> ScreenModel:
    """Return the view model of the table as one seat sees it.

    Args:
        shown: the moment, with all there is to show of it.
        voice: who says its texts, to that seat.
    """
    zones = [zone for zone in _visible_zones(shown) if zone.name not in shown.hide]
    gestures, signs = shown.game.gestures, _signs(shown)
    choices = [choice(verdict, voice, gestures, shown.game.makes) for verdict in shown.verdicts]
    return {
        "game": shown.game.name,
        "title": voice.say("game"),
        "deal": shown.deal,
        "look": voice.look,
        "corners": _corners(shown),
        "direction": shown.seating.direction,
        "seats": [
            _seat(shown, zones, seat, voice) for seat in shown.seating.order(shown.view.seat)
        ],
        "signs": [voice.finding(sign) for sign in signs if not _on_mat(shown, sign)],
        "mats": _mats(shown, signs, voice),
        "zones": _zones(shown, zones, choices, voice),
        "choices": choices,
        "cheer": _cheer(shown, voice),
        "several": any(move.several for move in shown.game.moves),
        "score": score_model(shown.score, voice, counted="points" not in shown.hide),
        "over": shown.view.over,
    }


def takes_cards(game: Game[Any, Any, Any], name: str) -> bool:
    """Return True if a zone of this name holds a meld, onto which cards can be put.

    Args:
        game: the game.
        name: the name of the zone.
    """
    place = (game.layout or {}).get((name, False))
    return place is not None and place.spread == "meld"


def _melds(game: Game[Any, Any, Any]) -> bool:
    """Return True if melds are laid on the table in this game."""
    return any(place.spread == "meld" for place in (game.layout or {}).values())


def _on_mat(shown: Snapshot, sign: Finding) -> bool:
    """Return True if a line about the deal belongs on a side's mat for melds."""
    return _melds(shown.game) and "seat" in sign.facts


def _mats(shown: Snapshot, signs: Iterable[Finding], voice: Voice) -> list[MatModel]:
    """Return the mat for each side's melds, in turn order from this seat; [] without melds."""
    if not _melds(shown.game):
        return []
    order = [*shown.seating.order(shown.view.seat)]
    sides = sorted(shown.score.sheet.parties, key=lambda seats: min(map(order.index, seats)))
    return [
        {
            "seats": list(map(int, seats)),
            "label": voice.side(seats),
            "mine": shown.view.seat in seats,
            "points": shown.score.sheet.totals[shown.score.sheet.parties.index(seats)],
            "signs": [
                voice.finding(sign)
                for sign in signs
                if _on_mat(shown, sign) and sign.facts["seat"] in seats
            ],
        }
        for seats in sides
    ]


def _signs(shown: Snapshot) -> Sequence[Finding]:
    """Return the findings shown beside the table, and the reminders if these are on."""
    if "signs" in shown.hide:
        return ()
    reminders = shown.game.reminders if shown.reminded and not shown.asked else None
    return (*shown.game.signs(shown.view), *(reminders(shown.view) if reminders else ()))


def _corners(shown: Snapshot) -> Literal["letters", "pictures", "numbers"]:
    """Return the style of court cards' corners: `letters`, `pictures` or `numbers`."""
    if shown.letters:
        return "letters"
    return "pictures" if shown.game.makes is None else "numbers"


def _cheer(shown: Snapshot, voice: Voice) -> Cheer | None:
    """Return the text that celebrates an event of the news, and if it is ours; or None."""
    great = (event for event in shown.news if event.name in shown.game.celebrated)
    event = next(great, None)
    if event is None:
        return None
    return {"text": voice.say(f"cheer-{event.name}"), "mine": event.facts.get("seat") == voice.me}


def _side(view: View, seat: Seat) -> Literal["us", "them", ""]:
    """Return `us` or `them` for a seat in a game with partners, "" in any other."""
    if not view.partners:
        return ""
    return "us" if seat == view.seat or seat in view.partners else "them"


def _visible_zones(shown: Snapshot) -> list[Zone]:
    """Return the zones as the seat sees them; hands that lie open as their owners see them."""
    open_zones: dict[tuple[str, Seat | None, int | None], Zone] = {
        (zone.name, zone.seat, zone.number): zone
        for view in shown.others
        for zone in shown.game.zones(view)
        if zone.seat == view.seat
    }
    return [
        open_zones.get((zone.name, zone.seat, zone.number), zone)
        for zone in shown.game.zones(shown.view)
    ]


def _past_gestures(shown: Snapshot, seat: Seat, voice: Voice) -> list[PastGesture]:
    """Return a seat's earlier signs to its partner that still hold, as pictures with words."""
    game = shown.game
    names = () if game.gestured is None else game.gestured(shown.view)[seat]
    return [
        {"gesture": gesture_model(game.gestures[name]), "label": voice.say(f"{SPOKEN}{name}.ok")}
        for name in names
    ]


def hand_size(zones: Iterable[Zone], seat: Seat) -> int:
    """Return the number of cards in a seat's hand.

    Args:
        zones: the zones as anybody sees them; cards face down count.
        seat: the seat.
    """
    return len(hand_cards(zones, seat))


def hand_cards(zones: Iterable[Zone], seat: Seat) -> list[Card | None]:
    """Return the cards in a seat's hand, None for each that lies face down.

    Args:
        zones: the zones as anybody sees them.
        seat: the seat.
    """
    hands = (zone for zone in zones if zone.name == "hand" and zone.seat == seat)
    return [card for hand in hands for card in hand.cards]


def _active_statements(shown: Snapshot, seat: Seat) -> list[Finding]:
    """Return a seat's statement that still stands, such as a bid, in a list; [] if none does."""
    said = (
        None
        if shown.game.active_statements is None
        else shown.game.active_statements(shown.view)[seat]
    )
    return [] if said is None else [said]


def _points_text(sheet: Sheet, party: int, voice: Voice) -> str:
    """Return the points of a party so far, as the sheet of its game writes them."""
    if sheet.written:
        return voice.say("seat-written", {"points": sheet.written[party]})
    return voice.say("seat-points", {"points": sheet.so_far[party]})


def _seat(shown: Snapshot, zones: Iterable[Zone], seat: Seat, voice: Voice) -> SeatModel:
    """Return a seat's view model: player, score, turn, words and signs."""
    sheet = shown.score.sheet
    party = party_of(sheet.parties, seat)
    said = [event.said for event in shown.news if event.said and event.by == seat]
    said = said or _active_statements(shown, seat)
    gestures = [shown.game.gestures.get(each.name.removeprefix(SPOKEN)) for each in said]
    return {
        "name": voice.name_or_you(seat),
        "me": seat == voice.me,
        "seat": int(seat),
        "partner": seat in (shown.view.partners or ()),
        "side": _side(shown.view, seat),
        "dealer": seat == shown.dealer,
        "out": seat not in shown.score.match_score.playing,
        "back": party in shown.score.match_score.returned,
        "count": ""
        if shown.score.match_score.alone
        else str(shown.score.match_score.scores[party]),
        "turn": shown.view.to_move == seat and not shown.asked,
        "points": "" if "points" in shown.hide else _points_text(sheet, party, voice),
        "held": voice.say("face-down", {"number": hand_size(zones, seat)}),
        "says": " ".join(map(voice.finding, said)),
        "gestures": [gesture_model(each) for each in gestures if each is not None],
        "gestured": _past_gestures(shown, seat, voice),
        "did": last_turn_model(shown.turns.get(seat, ()), voice),
    }


def _zones(
    shown: Snapshot, zones: Iterable[Zone], choices: Sequence[Choice], voice: Voice
) -> list[ZoneModel]:
    """Return the view models of the zones with their cards, in the places of the layout."""
    layout = shown.game.layout
    assert layout is not None  # nobody sits down at a game without one
    keys = Keys(shown.copy_numbers)
    drawn: list[ZoneModel] = []
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
                shown.asked,
                voice,
            )
            for number, card in enumerate(zone.cards)
            if card is not None
        ]
        drawn.append(
            {
                "id": id_of(zone),
                "name": zone.name,
                "label": voice.say(f"zone-{zone.name}", {"seat": zone.seat, "number": zone.number}),
                "seat": zone.seat,
                "number": zone.number,
                "mine": mine,
                "cards": cards,
                "down": zone.face_down,
                "count": voice.say("face-down", {"number": len(zone.cards)}),
                "empty": voice.say(f"empty-{zone.name}") if _says_empty(shown, zone, place) else "",
                "touched": any(kind.touches == zone.name for kind in shown.game.moves),
                "told": "" if zone.caption is None else voice.finding(zone.caption),
                "across": zone.across,
                "sorted": _sort_keys(shown, cards, zone.cards, place.sorts),
                "area": place.area,
                "spread": place.spread,
                "playable": place.playable,
                "choosable": place.choosable,
            }
        )
    return drawn


def _says_empty(shown: Snapshot, zone: Zone, place: ZonePlace) -> bool:
    """Return True if a zone is empty and the screen has to say so."""
    return place.means_empty and not zone.cards and not shown.view.over


def _sort_keys(
    shown: Snapshot, models: Sequence[CardModel], cards: Sequence[Card | None], order: Sequence[str]
) -> SortedKeys | dict[str, Never]:
    """Return the keys of a large hand's cards in order of suit and of rank; {} for others."""
    if not (order and shown.large):
        return {}
    ranks, suits = (*order, "JK"), (*shown.game.pack.suits, "")
    there = [
        (each["key"], ranks.index(card.rank), suits.index(card.suit))
        for each, card in zip(models, filter(None, cards), strict=True)
    ]
    return {
        "suit": [key for key, *_ in sorted(there, key=lambda each: (each[2], each[1]))],
        "rank": [key for key, *_ in sorted(there, key=lambda each: (each[1], each[2]))],
    }


def _card(
    zone: Zone,
    number: int,
    card: Card,
    keys: Keys,
    choices: Iterable[Choice],
    makes: Callable[[Card], int] | None,
    asked: bool,
    voice: Voice,
) -> CardModel:
    """Return the view model of one card: key, picture, owner, marks, and the move it makes."""
    owner = zone.owners[number] if zone.owners else None
    own = [each for each in choices if each["control"] == "card" and each["hand"] == [card]]
    played = next((each for each in own if each["ok"]), own[0] if own else None)
    return {
        "key": keys.of(zone, card),
        **named_card(card, voice),
        "by": None if owner is None else voice.name_or_you(owner),
        "from": None if owner is None else f"hand-{owner}",
        "seat": None if owner is None else int(owner),
        "marks": _marks(zone, number, asked),
        "stands": represented_card(card, dict(zone.stands).get(number), voice),
        "makes": makes and makes(card),
        "move": played and played["move"],
        "ok": played is None or played["ok"],
        "why": played and played["why"],
    }


def _marks(zone: Zone, number: int, asked: bool) -> list[str]:
    """Return the marks of a card in a trick or about to be taken: `led`, `best`, `going`.

    While a question is open the last two are left out: they would answer it.
    """
    marks = []
    if zone.owners and zone.best is not None:
        marks += ["led"] if number == 0 and not zone.going else []
    if asked:
        return marks
    if number == zone.best and len(zone.cards) > 1:
        marks += ["best"]
    elif number in zone.going:
        marks += ["going"]
    return marks
