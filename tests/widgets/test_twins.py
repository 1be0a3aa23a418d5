"""Equal cards of two packs: a browser knows each by a key, which it keeps from model to model."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support import tiny
from support.learner import send

import italiancards as ic
from italiancards.screen.twins import card_in_key
from italiancards.session.practice_activity import sit_down
from italiancards.session.session import Session
from italiancards.session.token import Token

NAME = "tiny_rummy"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with tiny.registered():
        yield


def seated(seed: int) -> Session:
    return sit_down(ic.deal(NAME, seed=seed), origin=Token(NAME, number=str(seed)))


def keys(model: dict[str, Any]) -> dict[str, list[str]]:
    """The keys of all cards that are seen, zone by zone."""
    return {zone["id"]: [card["key"] for card in zone["cards"]] for zone in model["zones"]}


def act(session: Session, chance: Random) -> dict[str, Any]:
    """Do something that a learner could do now."""
    model = session.model()
    if session.waiting is not None:
        return send(session, "go_on")
    if chance.random() < 0.2 and model["can"]["undo"]:
        return send(session, "undo")
    return send(session, "move", move=str(chance.choice(session.table.legal())))


def test_no_two_cards_have_one_key_and_who_stays_where_it_lay_keeps_its_own() -> None:
    twins = stayed = 0
    for seed in range(30):
        session, chance = seated(seed), Random(seed)
        before = keys(session.model())
        while not (session.view.over and session.waiting is None):
            after = keys(act(session, chance))
            every = [key for zone in after.values() for key in zone]
            assert len(set(every)) == len(every)
            twins += len({*map(card_in_key, every)}) < len(every)
            for zone in before.keys() & after.keys():
                for card in {*map(card_in_key, before[zone])}:
                    here, there = (
                        {key for key in each[zone] if card_in_key(key) == card}
                        for each in (before, after)
                    )
                    assert here <= there or there <= here, (zone, here, there)
                    stayed += bool(here & there) and "#" in "".join(here & there)
            before = after
    assert twins > 100 < stayed


def test_a_twin_that_is_played_leaves_the_other_where_it_is_with_its_key() -> None:
    """The first copy is numbered 1; where it is laid away, the second is still the second."""
    for seed in range(200):
        session = seated(seed)
        while session.waiting is not None:
            send(session, "go_on")
        model = send(session, "move", move="draw")
        hand = next(zone for zone in model["zones"] if zone["name"] == "hand" and zone["mine"])
        doubled = [card["key"] for card in hand["cards"] if "#" in card["key"]]
        if not doubled:
            continue
        card = card_in_key(doubled[0])
        after = keys(send(session, "move", move=f"discard {card}"))
        assert sum(card_in_key(key) == card for key in after["hand-0"]) == 1
        assert [key for key in after["discards-"] if card_in_key(key) == card]
        return
    pytest.fail("nobody held twins")


def test_whoever_goes_on_elsewhere_finds_the_same_keys() -> None:
    for seed in range(10):
        session, chance = seated(seed), Random(seed)
        for _ in range(25):
            if session.view.over and session.waiting is None:
                break
            act(session, chance)
            other = seated(99)
            assert send(other, "sit", at=session.token)["answer"] is None
            assert keys(other.model()) == keys(session.model())


def test_where_every_card_is_there_once_a_key_is_the_card() -> None:
    model = sit_down(ic.deal("scopa", seed=7)).model()
    assert all(key == card_in_key(key) for zone in keys(model).values() for key in zone)
