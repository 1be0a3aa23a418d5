"""The first reason of a hint: what parts the best move from the second, and never a cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from support.depth import often
from support.situations import moments

import italiancards as ic
from italiancards.core.cards import RUMMY, Card
from italiancards.core.names import LANGUAGES
from italiancards.core.seats import Seat
from italiancards.games.briscola.hints.five import how_often
from italiancards.games.briscola.hints.principles import PRINCIPLES as OF_BRISCOLA
from italiancards.games.burraco.hints.principles import PRINCIPLES as OF_BURRACO
from italiancards.games.scala40.hints.principles import PRINCIPLES as OF_SCALA40
from italiancards.games.scala40.hints.turn_plan import plan
from italiancards.games.scopa.hints.principles import PRINCIPLES as OF_SCOPA
from italiancards.games.tresette.hints.principles import PRINCIPLES as OF_TRESETTE
from italiancards.glossary import terms
from italiancards.hints import Advice, Budget, last, think
from italiancards.hints.melds.plan_facts import groups, plan_findings
from italiancards.hints.principles import Principles

GAMES: dict[str, Principles[Any]] = {
    "briscola": OF_BRISCOLA,
    "tresette": OF_TRESETTE,
    "scopa": OF_SCOPA,
}
NAMES = {game: {*found.by_name} for game, found in GAMES.items()} | {
    "burraco": {*OF_BURRACO.by_name},
    "scala40": {*OF_SCALA40.by_name},
}
FIRST = 20
"""Most words of a principle, its name and the cards that it speaks of among them."""
FACTS: dict[str, Any] = {
    "own": 4, "cost": 10, "trick": 3, "seat": Seat(1), "next": Seat(1), "number": 2, "fewer": 10,
    "use": "joker", "alone": 0, "company": 2, "whose": "partner", "later": Seat(1), "suit": "S",
    "called": Card("3", "S"), "high": (Card("A", "S"),), "highs": 1, "need": 63, "more": 70,
    "often": "rather", "then": "seldom", "same": "no", "partners": (Seat(1),),
    "gone": (Card("3", "S"),), "tops": (Card("3", "S"),), "length": 4,
    "cards": (Card("7", "S"),), "few": 1, "many": 3, "sweep": 1, "sweeps": 3, "coins": 2,
    "lose": "yes", "there": (Card("7", "S"),), "wait": 2, "team": "yes", "spare": 3,
    "feared": "many", "fears": (Card("7", "S"),), "fear": 3, "dread": 5, "known": "no",
    "prey": 2, "twin": "no", "two": "no", "void": "no", "threats": 2, "over": "card", "total": 12,
    "shorter": 1, "chance": "no", "mates": 1, "home": 14, "kind": "set", "why": "coin",
    "long": "yes",
    "sum": (Card("2", "S"), Card("3", "S")),
    "lacking": 1, "lacks": (Card("3", "S"),), "gain": "coins", "mine": 4, "rival": 3,
    "beside": (Card("A", "S"),), "guards": 1, "poor": "S", "held": Card("7", "S"), "near": "yes",
    "live": 6, "lives": 4, "left": 8, "runs": (Card("7", "S"),),
}  # fmt: skip


FIVE = "briscola; players=5; called=AS; dealer=4;"
ALDO, BICE = "bids=pass / pass / 69 / pass / pass", "bids=pass / pass / pass / 69 / pass"


def _decisions(game: str, number: int) -> Iterator[tuple[ic.Table, Advice]]:
    """Decisions met in play, at each number of players, with a quick hint."""
    ways = tuple({"players": each} for each in (2, 4))
    for table in moments(game, number, ways, range(36), 0.8):
        advice = last(think("hint", table.game, table.view(), Random(1), Budget(60)))
        if len(advice.played) > 1:
            yield table, advice


@pytest.mark.parametrize("game", GAMES)
def test_the_first_reason_is_no_cost_and_false_of_the_second_best(game: str) -> None:
    number = true_of_both = 0
    for _, advice in _decisions(game, often(200)):
        first, second = advice.reasons[0], advice.played[1]
        assert first.name not in GAMES[game].costs
        number += 1
        true_of_both += first.name == "principle-either" or first in second.reasons
    assert number > often(150)
    assert true_of_both <= number / 10


@pytest.mark.parametrize("game", GAMES)
def test_no_cost_is_told_that_the_best_move_has_alone(game: str) -> None:
    for _, advice in _decisions(game, 12):
        second = advice.played[1].reasons
        alone = {each.name for each in advice.reasons if each not in second}
        assert not alone & {*GAMES[game].costs}


@pytest.mark.parametrize("game", GAMES)
def test_a_principle_speaks_for_one_of_two_moves_at_most(game: str) -> None:
    """By the same principle the other move is not better too."""
    for table, advice in _decisions(game, 12):
        best, second = (each.move for each in advice.played[:2])
        for name, speaks in GAMES[game].by_name.items():
            both = speaks(table.view(), best, second) and speaks(table.view(), second, best)
            assert not both, name


@pytest.mark.parametrize("game", NAMES)
def test_every_principle_is_said_by_its_name_in_the_glossary(game: str) -> None:
    table = ic.deal(game, seed=1)
    names = {term.id: term for term in terms(game) if not term.ipa}
    assert len(names) >= 12
    assert {f"{game}-{name}" for name in NAMES[game]} == {*names}
    one, two = table.view(table.to_move).hand[:2]
    for name in NAMES[game]:
        for language in LANGUAGES:
            voice = table.voice(0, language)
            text = voice.say(f"principle-{name}.ok", {"card": one, "other": two, **FACTS})
            (called,) = names[f"{game}-{name}"].forms[language]
            assert text.lower().startswith(f"{called}:")
            assert len(text.split()) <= FIRST
            assert text.endswith(".")


@pytest.mark.parametrize(
    ("position", "best", "other", "name"),
    [
        ("briscola; hand=AD RC 5B; upcard=4S", "5B", "RC", "fewer-points"),
        ("briscola; hand=AD RC 5B; upcard=4S", "5B", "AD", "carico-risk"),
        ("briscola; hand=6S RB 3C; trick=AD; upcard=4S", "6S", "RB", "carico-cut"),
        ("briscola; hand=2S AC 3D; trick=5B; upcard=7S", "2S", "3D", "cheap-cut"),
        ("briscola; hand=3B AC 2S; trick=5B; upcard=4S", "3B", "2S", "carico-home"),
        ("briscola; hand=6B 2C 3D; trick=4B; upcard=7S", "2C", "6B", "empty-trick"),
        ("briscola; hand=2S 4C 5D; trick=RB; upcard=7S", "2S", "4C", "small-trump"),
        ("briscola; hand=3S 4S 2D; trick=AC; upcard=6S", "3S", "4S", "three-first"),
        ("briscola; hand=3S 4S AS; trick=AC; upcard=6S", "4S", "AS", "least-trump"),
        ("briscola; hand=2D 3D 4B; trick=4C; upcard=RD; stock=2", "4B", "2D", "upcard"),
        ("briscola; players=4; hand=CC 2B 5D; trick=4C 5B 6C; upcard=AS; stock=4", "2B", "CC",
         "upcard"),
        ("briscola; players=4; hand=AD 5C 2S; trick=4C RC 2B; upcard=7S", "AD", "2S",
         "load-partner"),
        ("briscola; players=4; hand=AS 6D RB; trick=3C 2S 5C; upcard=7S", "6D", "AS",
         "partner-has-it"),
        ("briscola; players=4; hand=3D 5D 2B; trick=AC 5C; upcard=7S", "2B", "3D", "carico-risk"),
        ("briscola; players=4; hand=AC 2S 5D; trick=4C 5B RC; upcard=7S", "AC", "5D",
         "carico-home"),
        ("briscola; players=4; hand=2S 5D 6B; trick=4C 2D RC; upcard=7S", "5D", "2S",
         "trumps-stay"),
        (f"{FIVE} hand=RD 3B 7C CC AS CS; trick=6D; {BICE}", "7C", "AS", "stay-hidden"),
        (f"{FIVE} hand=RD 3B 7C CC AS CS; trick=4S 2S 3S; {BICE}", "AS", "7C", "show-called"),
        (f"{FIVE} hand=3B 7C AS 5B 4C 2B FB CD; trick=4D 2C 6D; {ALDO}", "7C", "3B",
         "not-for-three"),
        (f"{FIVE} hand=3B 7C AS 5B 4C 2B FB CD; trick=4D 2C; {BICE}", "3B", "7C",
         "load-caller"),
        (f"{FIVE} hand=3B 7C 6S 5B 4C 2B FB CD; trick=4D 2C; {BICE}", "7C", "3B",
         "nothing-for-caller"),
        (f"{FIVE} hand=3B 7C 6D 5B 4C 2B FB CD; trick=4D 2C; {BICE}", "6D", "7C",
         "cut-caller"),
        ("tresette; declarations=no; hand=AD RD 7D 6C; trick=4D 5D 3D", "7D", "AD", "give-nothing"),
        ("tresette; declarations=no; hand=AD RD 7D 6C; trick=4D 3D 5D", "AD", "7D", "load-partner"),
        ("tresette; declarations=no; hand=3D RD 7D 6C; trick=4D", "7D", "3D", "tops-stay"),
        ("tresette; declarations=no; hand=3D 7D 6D 6C; trick=AD 5D 4D", "3D", "7D", "catch-ace"),
        ("tresette; declarations=no; hand=2D RD 7D; trick=4D 5D; said= / / 4D busso", "2D", "7D",
         "knock-highest"),
        ("tresette; declarations=no; hand=AC 5D 6D 4S 7B FB 6B 5B 4B RB", "5D", "AC", "ace-waits"),
        ("tresette; declarations=no; hand=6S 5S 4S 7C", "4S", "7C", "long-suit"),
        ("tresette; declarations=no; hand=3D 5D 4S 7C", "5D", "4S", "under-tops"),
        ("tresette; declarations=no; hand=RD FD 2D 7C; trick=4D 6D 7D", "RD", "2D", "points-home"),
        ("briscola; players=4; hand=RD FD 2C; trick=5D 4C; upcard=7S", "RD", "FD", "win-safely"),
        ("briscola; players=4; hand=RC CB RS; trick=RB 4C 5S; upcard=4B", "RC", "CB", "lost-trick"),
        ("briscola; players=5; seat=2; dealer=4; hand=6B 7C AC 2C FC 4D 5C 2S; called=3C;"
         " trick=7B AB; bids=119 / pass / pass / pass / pass", "2C", "2S", "must-take"),
        ("briscola; players=5; seat=0; dealer=0; hand=AB 2C 5C 6C 7C FC 4D 5D; called=AS;"
         " trick=RB 4B 5B 6B; bids=pass / 119 / pass / pass / pass", "AB", "2C", "break-bid"),
        ("tresette; seat=2; dealer=3; hand=4D 2S 6D 3D CB 5S FB; trick=3S; taken=RB 5B 6B 3B /"
         " 6C 7C 5C RC FC 4C CC AC", "5S", "2S", "keep-master"),
        ("tresette; players=2; seat=1; dealer=1; hand=CS FS RS RD 2S; taken=4D 3D 4C 5C AD 6D 3B 5B"
         " 2B 7B 6B FB RB CB / FD 2D 4S AS AB 4B RC 6C 3C 5D 2C CC AC 6S FC CD; shown=RS RD 2S /"
         " 5S 3S 7S 7D", "FS", "RD", "put-in"),
        ("tresette; seat=1; dealer=3; hand=6B 2D CD 7B; trick=RD 7D; taken=5D 4D 6C FD 3D 6D AD 5S"
         " 4B 3B AB RB / 3C CC AC 4C 5C FC FB 2C 3S 7S AS 4S", "2D", "CD", "take-over"),
        ("scopa; hand=6D FB 6B; table=6S FD; taken=CS CC CD 2C 7D 5C 5B FS FC 3S 3C 7S AB 6C 7C 3D"
         " 4S / 2B 2S 7B 3B 4B RC RD 4D 4C AC AD 5S 5D RS RB", "6D x 6S", "6B x 6S", "coins"),
        ("scopa; hand=AS RS CS; table=6D 7B FB RD 4S", "AS", "RS x RD", "can-wait"),
        ("scopa; hand=5C RS; table=5D", "5C x 5D", "RS", "scopa"),
        ("scopa; hand=7C 2S RB; table=7D 4C 3S FB", "7C x 7D", "2S", "settebello"),
        ("scopa; hand=7B RC FS; table=4C 3S 2B", "7B x 3S+4C", "FS", "take"),
        ("scopa; hand=CC 3S 2B; table=4D AC", "CC", "3S", "no-sweep"),
        ("scopa; hand=5B RC 2S; table=5D 5C RS", "5B x 5D", "5B x 5C", "coins"),
        ("scopa; hand=7C RS 2B; table=5D FS", "RS", "7C", "sevens-stay"),
        ("scopa; hand=4S 4B FC; table=RD CS", "4S", "FC", "double"),
    ],
)  # fmt: skip
def test_a_principle_stands_where_a_teacher_says_it(
    position: str, best: str, other: str, name: str
) -> None:
    table = ic.position(position, seed=1)
    legal = {str(each): each for each in table.legal()}
    found = GAMES[table.game.name].of(table.view(), legal[best], legal[other])
    assert found is not None
    assert found.name == f"principle-{name}"


def test_what_is_said_of_a_move_before_the_answer_gives_nothing_away() -> None:
    """The reasons of each move are its own; only the whole advice compares."""
    for _, advice in _decisions("briscola", 4):
        assert advice.reasons == advice.compared
        for each in advice.weighed:
            assert not any(reason.name.startswith("principle-") for reason in each.reasons)
        assert replace(advice, compared=()).reasons == advice.weighed[0].reasons


@pytest.mark.parametrize(
    ("position", "equal", "different"),
    [
        ("briscola; hand=6C 7C 2C; upcard=4S", "6C 7C", "2C 6C"),
        ("tresette; declarations=no; hand=4D 5D FD 7C", "4D 5D", "5D FD"),
        ("tresette; declarations=no; hand=4D 5D 4C 7C", "4D 5D", "4D 4C"),
        ("scopa; hand=5C 5B 5D; table=4D 2D", "5C 5B", "5C 5D"),
    ],
)
def test_two_cards_of_a_suit_with_none_between_are_one_choice(
    position: str, equal: str, different: str
) -> None:
    table = ic.position(position, seed=1)
    legal = {str(each): each for each in table.legal()}
    found = GAMES[table.game.name].equal
    assert found(table.view(), *map(legal.__getitem__, equal.split()))
    assert not found(table.view(), *map(legal.__getitem__, different.split()))


def test_of_five_nobody_counts_friends_once_the_partner_is_known() -> None:
    position = (
        "briscola; players=5; seat=2; dealer=4; hand=AB AC FS; bids=pass / 69 / pass / pass / pass;"
        " called=CS; trick=CS; taken= / 5D FC CB RD 3D / 7B CC FD 6D FB /"
        " 4B 5C 4C 2C 2D 7D 6C 2B 7C 4D / RC 5B CD 6S RB"
    )
    table = ic.position(position, seed=1)
    legal = {str(each): each for each in table.legal()}
    assert not OF_BRISCOLA.by_name["two-in-three"](table.view(), legal["AC"], legal["FS"])


@pytest.mark.parametrize(
    ("hand", "bids", "first", "then"),
    [
        ("AS RB FS 4S 2D 5S 4C AD", "- / - / - / 61 / 62", "bid-least", "bid-long"),
        ("3B 6D 5C 3S 2C 3D RD 4S", "64 / 65 / 66 / pass / 67", "bid-least", "bid-high"),
        ("FB 6D 5C 4B 2C 2D 7S 4S", "64 / 65 / 66 / pass / 67", "bid-stop", ""),
    ],
)
def test_a_bid_says_how_high_and_whether_at_all(
    hand: str, bids: str, first: str, then: str
) -> None:
    table = ic.position("briscola", players=5, seat=2, dealer=4, hand=hand, bids=bids, seed=1)
    advice = last(table.think("hint", Budget(400)))
    names = [each.name.removeprefix("principle-") for each in advice.reasons]
    assert names[: 1 + bool(then)] == [first, then][: 1 + bool(then)]
    facts = advice.reasons[bool(then)].facts
    made = {str(each.move): each.reasons[0].facts.get("chance", 0) for each in advice.weighed}
    assert facts["often"] == how_often(made[f"bid {facts['need']}"])
    assert facts["number"] == sum(facts["suit"] in str(card) for card in table.view().hand)


def test_a_level_turn_is_told_as_done_either_way_and_the_discard_parts() -> None:
    table = ic.position(
        "scala40", players=4, seat=1, dealer=3, hand="Qd Ad 7s 10d JK 4d 3d Kh Jd 10s 7s 9h 10c Ac",
        melds="10c Jc Qc | 5d 5c 5s", laid="0 0", opened="0", drawn="yes", discards="As 10d",
        turns=1, held="13 13 7",
    )  # fmt: skip
    advice = last(table.think("hint", Budget(60)))
    turns = {str(each.line[-1]): each for each in advice.weighed if len(each.line) == 2}
    best, second = turns["discard Ac"], turns["discard Kh"]
    parting, alike = OF_SCALA40.reasons(best, [second])[:2]
    assert (alike.name, parting.name) == ("alike-open", "principle-high-first")
    assert (
        table.voice(0, "en")
        .finding(parting)
        .endswith("the ace of clubs counts 11, the king of hearts 10.")
    )


def test_a_turn_says_whom_its_discard_helps() -> None:
    hand = "7d 3h 3h 10c 10h 9h 6c 3s 10d Jh Ah 4h 7h Qd"
    table = ic.position(
        "scala40", seat=1, dealer=1, hand=hand, melds="Qh Kh JK=Ah | Jd JK=Qd Kd | 5h 6h 7h",
        laid="0 0 0", opened="0", drawn="yes", discards="2d 10s Kd 9d 8s Jc Qc Kc", held="4",
    )  # fmt: skip
    for card, name in (("Qd", "gives-joker"), ("4h", "gives"), ("3s", "gives-nothing")):
        assert plan(table.view(), (table.read(f"discard {card}"),))[-1].name == f"plan-{name}"


def _waits(cards: tuple[Card, ...]) -> dict[Card, int]:
    """Two copies of one card that jacks wait for, and one that others do."""
    return {cards[0]: 2 if cards[0].rank == "J" else 1}


def test_of_two_pairs_the_one_is_kept_together_that_waits_for_more() -> None:
    cards = tuple(map(RUMMY.card, ["7d", "Jc", "7h", "Jd", "2s"]))
    found = groups(cards, lambda one, two: one.rank == two.rank)
    assert found == [("7d", "7h"), ("Jc", "Jd")]
    keep, wait = plan_findings(found, 0, _waits)
    assert (keep.facts["cards"], wait.facts["cards"]) == (("Jc", "Jd"), ("Jc",))
