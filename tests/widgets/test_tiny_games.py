"""Three tiny games that the house knows nothing of: played to their end, their secrets kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

import pytest
from support import secrets, tiny
from support.depth import TIMES
from support.learner import send
from support.tiny.auction import rules as auction
from support.tiny.auction.game import GAME as AUCTION

import italiancards as ic
from italiancards.core.events import Event
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.hints import Advice, Adviser, LineEvaluation
from italiancards.registry import REGISTRY
from italiancards.session import token
from italiancards.session.practice_activity import sit_down
from italiancards.session.session import Session
from italiancards.session.token import Token

EVERY = pytest.mark.parametrize(
    ("name", "preset"),
    [(name, preset) for name, game in tiny.GAMES.items() for preset in game.presets],
)


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with tiny.registered():
        yield


def seated(name: str, preset: str, seed: int = 1, seat: int = 0) -> Session:
    table = ic.deal(name, preset=preset, seed=seed)
    return sit_down(table, seat, origin=Token(name, {"preset": preset}, str(seed)))


def played_on(session: Session, chance: Random) -> None:
    """The learner makes any move that is offered; everybody else goes on."""
    while session.waiting is not None:
        send(session, "go_on")
    if not session.view.over:
        send(session, "move", move=str(chance.choice(session.table.legal())))


@EVERY
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tiny_game_is_played_to_its_end_and_undone_to_its_start(
    name: str, preset: str, seat: int
) -> None:
    for seed in range(5):
        session, chance = seated(name, preset, seed, seat), Random(seed)
        for _ in range(100):
            played_on(session, chance)
            if session.view.over and session.waiting is None:
                break
        model = session.model()
        assert model["over"]
        assert model["score"]["result"]
        while session.model()["can"]["undo"]:
            send(session, "undo")
        assert not any(
            m.move and m.seat == seat for m in session.table.moments[: session.table.now]
        )


@EVERY
def test_what_is_chosen_is_answered_with_what_it_can_do(name: str, preset: str) -> None:
    """A card that may be played now gives its move; cards that make nothing, a sentence."""
    session = seated(name, preset)
    nothing = {"table": "", "onto": "", "begun": ""}
    while session.model()["choices"] == []:
        played_on(session, Random(1))
    for why in session.table.choices():
        uses = why.move.uses
        if why.move.control == "number" or uses.said or not uses.hand:
            continue
        answer = send(session, "pick", hand=" ".join(uses.hand), **nothing)["answer"]
        assert answer["kind"] == ("picked" if answer["moves"] else "illegal")
        assert answer["text"]
        offered = [each["move"] for each in answer["moves"]]
        assert (str(why.move) in offered) == why.ok
    unknown = send(session, "pick", hand="XX", **nothing)["answer"]
    assert "XX" in unknown["text"]


def test_a_turn_of_several_moves_is_thought_of_as_one_and_shown_act_by_act() -> None:
    session = seated("tiny_rummy", "tiny_rummy", seat=1)
    assert session.waiting == "bot"
    shown = []
    while session.waiting is not None:
        send(session, "go_on")
        shown.append([event.name for event in session.news])
        assert session.table.now == 2
    assert shown == [["took"], ["put"]]


def test_what_is_said_aloud_stands_at_the_seat_of_who_said_it() -> None:
    session = seated("tiny_auction", "tiny_auction", seat=3)
    while session.waiting is not None:
        model = send(session, "go_on")
        said = {each["seat"]: each["says"] for each in model["seats"] if each["says"]}
        assert set(said) == {event.by for event in session.news if event.said}
        if said:
            return
    pytest.fail("nobody said anything")


# Secrets


def comparisons(table: ic.Table, seat: Seat, chance: Random) -> int:
    """How many deals that a seat cannot tell apart were told to it alike."""
    mine, compared = secrets.knowledge(table, seat), 0
    for other in secrets.others(table, seat, chance, 1):
        assert secrets.knowledge(other, seat) == mine
        compared += 1
    return compared


def through(name: str, preset: str, deals: int) -> int:
    """Deals played by chance, the secrets of one seat looked after at one moment of each."""
    compared = 0
    for seed in range(deals):
        chance = Random(seed)
        table = ic.deal(name, preset=preset, seed=seed, dealer=chance.randrange(4))
        for _ in range(chance.randrange(1, 14)):
            if table.to_move is not None:
                table.play(chance.choice(table.legal()))
        compared += comparisons(table, Seat(chance.randrange(4)), chance)
    return compared


@pytest.mark.parametrize("preset", tiny.GAMES["tiny_auction"].presets)
def test_nobody_learns_who_the_partner_is_before_the_card_falls(preset: str) -> None:
    assert through("tiny_auction", preset, 150 * TIMES) > 120 * TIMES


def test_what_all_are_asked_at_once_is_secret_until_all_have_answered() -> None:
    assert through("tiny_tricks", "tiny_tricks", 100 * TIMES) > 60 * TIMES


@dataclass(frozen=True, slots=True)
class Leaking(auction.View):
    """A view that holds the secret, for whoever leaks it."""

    holder: Seat | None = None


def _view(state: auction.State, seat: Seat) -> Leaking:
    view = auction.view(state, seat)
    values_by_name = {each.name: getattr(view, each.name) for each in fields(view)}
    return Leaking(
        **values_by_name, holder=state.holder if state.called and not state.shown else None
    )


def _by_count(view: Leaking) -> Any:
    sheet = auction.count(view)
    note = Finding("sign-called", True, {"seat": view.holder, "card": view.called})
    first, *rest = sheet.lines
    return replace(sheet, lines=(replace(first, note=note if view.called else None), *rest))


def _by_event(state: auction.State, move: Any) -> Any:
    after, events = auction.play(state, move)
    if after.called is None:
        return after, events
    return after, tuple(
        replace(each, facts={**each.facts, "holder": after.holder}) for each in events
    )


def _by_reason(state: auction.State) -> Any:
    step = auction.advance(state)
    if step is None:
        return None
    because = Finding("took-best", True, {"card": state.called, "holder": state.holder})
    after, events = step
    return after, tuple(replace(event, because=event.because and because) for event in events)


def _by_speech(state: auction.State, move: Any) -> Any:
    after, events = auction.play(state, move)
    said = Finding("said-pass", True, {}) if after.called and state.turn == state.holder else None
    return after, (replace(events[0], said=events[0].said or said), *events[1:])


def _by_order(view: Leaking) -> Any:
    return tuple(sorted(auction.zones(view), key=lambda zone: zone.seat != view.holder))


def _by_prompt(view: Leaking) -> Any:
    return auction.prompt(view) if view.seat != view.holder else Finding("sign-you", True, {})


def _by_candidates(view: Leaking) -> Iterator[Any]:
    return iter(sorted(auction.candidates(view), key=lambda move: str(view.holder) in str(move)))


def _by_sign(view: Leaking) -> Any:
    return (Finding("prompt-bid", True, {"points": int(view.holder or 0)}),)


LEAKS: dict[str, dict[str, Callable[..., Any]]] = {
    "count": {"count": _by_count},
    "event": {"play": _by_event},
    "reason": {"advance": _by_reason},
    "speech": {"play": _by_speech},
    "order of zones": {"zones": _by_order},
    "order of choices": {"candidates": _by_candidates},
    "signs": {"signs": _by_sign},
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found_wherever_it_is(leak: str) -> None:
    REGISTRY.add("tiny_auction", game=replace(AUCTION, view=_view, **LEAKS[leak]))
    with pytest.raises(AssertionError):
        through("tiny_auction", "tiny_auction", 200)


def test_a_hint_that_knows_more_than_its_seat_is_found() -> None:
    def knowing(game: Any, view: Leaking, chance: Random) -> Advice:
        findings = (Finding("said-bid", True, {"points": int(view.holder or 0)}),)
        legal = game.legal(view)
        return Advice("greedy", tuple(LineEvaluation((move,), 0.0, findings) for move in legal))

    REGISTRY.add("tiny_auction", game=replace(AUCTION, view=_view))
    REGISTRY.add("tiny_auction", hints=Adviser({"greedy": knowing}))
    try:
        with pytest.raises(AssertionError):
            through("tiny_auction", "tiny_auction", 200)
    finally:
        REGISTRY.add("tiny_auction", hints=None)


def test_a_token_that_holds_what_is_not_revealed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(table: ic.Table, seat: Seat, first: int = 0, shown: int = 0) -> tuple[str, ...]:
        made = (moment.move for moment in table.moments[first : table.now + 1])
        return tuple(str(move) for move in made if move is not None)

    monkeypatch.setattr(token, "moves_of", everything)
    with pytest.raises(AssertionError):
        through("tiny_tricks", "tiny_tricks", 100)


def test_who_answered_in_secret_is_asked_again_when_a_hand_is_gone_on_with() -> None:
    """Before all have answered no answer of another stands in the token; then all do."""
    found = 0
    for seed in range(20):
        session = seated("tiny_tricks", "tiny_tricks", seed, seat=2)
        while session.waiting is not None:
            send(session, "go_on")
        assert session.token.count(token.SECRET) == 2
        again = sit_down(Token.read(session.token).table(), 2)
        assert again.table == session.table
        played_on(session, Random(seed))
        while session.waiting is not None:
            send(session, "go_on")
        found += "declare" in session.token
        assert token.SECRET not in session.token
    assert found


def test_a_reason_is_kept_from_whoever_may_not_know_its_facts() -> None:
    because = Finding("drew", True, {"card": "7D"})
    event = Event("drew", {"seat": Seat(1), "card": "7D"}, ("card",), (Seat(1),), because)
    assert event.seen_from(Seat(1)).because == because
    assert event.seen_from(Seat(0)).because is None
