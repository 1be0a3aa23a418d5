"""First reasons of a hint, and pronouns of cards in the Italian sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import italiancards as ic
from italiancards.core.cards import ITALIAN, RUMMY
from italiancards.core.melds import Draw
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.games.briscola.hints.principles import PRINCIPLES as OF_BRISCOLA
from italiancards.games.burraco.hints.principles import wild_waits
from italiancards.games.scopa.hints.principles import PRINCIPLES as OF_SCOPA
from italiancards.games.tresette.hints.facts import reasons
from italiancards.hints import Advice, Budget, last, think
from italiancards.hints.advice import LineEvaluation
from italiancards.hints.comparison import DealResult, difference
from italiancards.hints.montecarlo import Estimate, Search
from italiancards.hints.principles import Principles, with_principles
from italiancards.hints.turn_principles import TurnFacts
from italiancards.screen.words import WORDS
from italiancards.session.coach import line_text

GAMES = Path(__file__).parents[3] / "italiancards" / "games"
SHE = re.compile(r"\b\w{2,}rl[ae]\b|\b[Ll]a (?:batt|prend)\w+\b|\bnon la \w+\b")
NOUNS = re.compile(r"carta|carte|copia|scopa|tavola|matta|briscola|presa")
"""Feminine nouns of which such a pronoun may speak, in the same sentence."""


def _sentences() -> Iterator[tuple[str, str]]:
    """Lines of the principles and facts of all games, each with the name of its sentence."""
    for path in sorted(GAMES.glob("*/words/*.ftl")):
        name = ""
        if path.name.endswith("it.ftl"):
            for line in path.read_text(encoding="utf-8").splitlines():
                name = line.split(" =")[0] if line[:1].isalpha() else name
                if name.startswith(("principle-", "advice-", "plan-")):
                    yield f"{path.parent.parent.name} {name}", line


def test_no_principle_and_no_fact_says_she_of_a_card_that_is_he() -> None:
    lines = [*_sentences()]
    assert len(lines) > 1000
    assert [each for each in lines if SHE.search(each[1]) and not NOUNS.search(each[1])] == []


@pytest.mark.parametrize(("look", "said"), [("italian", "prenderlo"), ("french", "prenderla")])
def test_a_pronoun_agrees_with_the_card_as_it_is_called(look: str, said: str) -> None:
    voice = Voice("it", (ic.game("scopa").words,), Seat(0), ("Anna", "Rosa"), look=look)
    facts = {"card": ITALIAN.card("CD"), "seat": Seat(1), "chance": 40, "number": 2, "unseen": 20}
    text = voice.say("advice-may-be-taken.ok", {**facts, "sweep": 0, "equal": 1})
    assert f"può {said} " in text


def _level(move: Move, value: float, tied: bool) -> LineEvaluation:
    """A move of some value, as good as the best or not."""
    estimate = SimpleNamespace(
        best=False, as_good=tied, less={"points": value, "sign": "fewer", "lost": 1}
    )
    return LineEvaluation((move,), -value, (), cast(Estimate, estimate))


def _reasons(position: str, principles: Principles[Any], tied: str, worse: str) -> list[Finding]:
    """Reasons where some moves are tied, the best first, and others are worse."""
    table = ic.position(position, seed=1)
    legal = {str(each): each for each in table.legal()}
    lines = [_level(legal[each], 0, True) for each in tied.split()]
    lines += [_level(legal[each], 1, False) for each in worse.split()]
    return [*with_principles(Advice("hint", tuple(lines)), table.view(), principles).reasons]


def _first(position: str, principles: Principles[Any], tied: str, worse: str) -> Finding:
    """First of these reasons."""
    return _reasons(position, principles, tied, worse)[0]


def test_the_second_move_is_compared_with_first_and_then_the_first_that_is_worse() -> None:
    """A two is no other choice than its twin; a knave of coins is worth more; a four is taken."""
    position = "scopa; players=4; scopone=nine; hand=2B 2S 6C 4C FD 4B FC; table=RC AC; last=2"
    position += "; taken=CC CB 3B 3S / FS AB 2D 5D 7D 7B"
    first, then = _reasons(position, OF_SCOPA, "2B 2S FD FC 6C", "4B 4C")[:2]
    assert (first.name, first.facts["other"]) == ("principle-least-worth", ITALIAN.card("FD"))
    assert (then.name, then.facts["other"]) == ("principle-fewer-takers", ITALIAN.card("4B"))


def test_of_principles_against_the_second_one_that_a_move_as_good_shares_comes_last() -> None:
    position = "briscola; hand=RC 2B 6B; upcard=7S; stock=30"
    assert _first(position, OF_BRISCOLA, "2B 6B", "RC").name == "principle-lowest"
    assert _first(position, OF_BRISCOLA, "2B RC 6B", "").name == "principle-fewer-points"
    assert _first(position, OF_BRISCOLA, "2B", "RC 6B").name == "principle-fewer-points"


def test_a_principle_true_of_both_moves_is_passed_over() -> None:
    position = "briscola; hand=3B 3D 5S; trick=RB; upcard=7D"
    assert _first(position, OF_BRISCOLA, "3B", "5S 3D").name == "principle-carico-home"
    assert _first(position, OF_BRISCOLA, "3B", "3D 5S").name == "principle-suit-first"


@pytest.mark.parametrize(
    ("hand", "trick", "best", "name"),
    [
        ("AB AC FS", "CS", "AC", None),  # the knave could not win: nothing is saved by keeping it
        ("RS 3D 4B", "", "4B", "trumps-stay"),
        ("6S 4B 5D", "2B", "5D", "trumps-stay"),
    ],
)
def test_a_trump_that_cannot_win_is_not_kept(
    hand: str, trick: str, best: str, name: str | None
) -> None:
    table = ic.position("briscola", hand=hand, trick=trick, upcard="7S", seed=1)
    legal = {str(each): each for each in table.legal()}
    (trump,) = (each for name, each in legal.items() if name.endswith("S"))
    found = OF_BRISCOLA.of(table.view(), legal[best], trump)
    assert (found is not None and found.name == "principle-trumps-stay") == (name is not None)


def test_a_wild_card_that_is_discarded_does_not_wait() -> None:
    spends, waits = (TurnFacts((Draw(),), {"spends": {"number": each}}) for each in (2, 1))
    throws = TurnFacts((Draw(),), {"spends": {"number": 1}, "throws-wild": {}})
    assert wild_waits(waits, spends)
    assert not wild_waits(throws, spends)


def test_no_card_is_kept_for_a_last_trick_that_somebody_else_leads() -> None:
    """The seven of clubs wins the trick; the knave of coins is thrown, and only spades are out."""
    for led, kept in (("7B", False), ("4C", True)):
        table = ic.position("tresette", players=2, hand="7C FD", trick=led, seed=1)
        legal = {str(each): each for each in table.legal()}
        names = [each.name for each in reasons(table.view(), [legal["7C"]])[legal["7C"]]]
        assert ("advice-keeps-last" in names) == kept


def test_what_settles_a_point_comes_before_a_principle() -> None:
    table = ic.position(
        "scopa", seat=1, dealer=1, hand="AS FD", table="5S 6C 2D CS", scope="7B / ", last="0",
        taken="7B 7S 6D 2C 4C RC RB FB FC RD RS 3D 3S 7C 7D 4B 4S / CC 2S 3B 4D 5D 5C AD AB CD CB",
    )  # fmt: skip
    advice = last(think("hint", table.game, table.view(), Random(1), Budget(60)))
    names = [each.name for each in advice.reasons]
    assert names[:2] == ["advice-wins-coins", "principle-take"]
    assert not {"advice-spariglio", "advice-rappaia"} & {*names}  # one helps each side


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Add the king of hearts to the three kings"), ("it", "alla combinazione di tre re")],
)
def test_a_meld_is_named_by_its_cards(language: str, said: str) -> None:
    cards = [*map(RUMMY.card, ("Kc", "Kd", "Ks"))]
    table = ic.position("burraco; hand=Kh 4c 5d; melds=Kc Kd Ks; laid=0; drawn=yes; held=9 9 9")
    line = tuple(move for move in table.legal() if str(move).startswith("add Kh"))[:1]
    voice = Voice(language, (table.game.words, *WORDS), Seat(0))
    assert said in line_text(line, voice, {1: cards})
    assert "1" in line_text(line, voice)


def test_of_many_lines_the_plainest_is_passed_over_only_where_another_is_surely_better() -> None:
    best, other = (tuple(ic.deal("briscola", seed=1).legal()[:1]) for _ in range(2))
    lines = [(*best, *other), best]
    found = [DealResult(4.0 * (number % 2), 0.5) for number in range(100)]
    worse = (1, 7, 13)  # of twenty
    plain = [
        DealResult(each.points * (number % 20 not in worse), 0.5)
        for number, each in enumerate(found)
    ]
    rollout = SimpleNamespace(lines=lines, stake=1.0, rollout_bias=0.25, slice=100)
    search = Search(cast(Any, rollout), Random(1), plainest_first=True)
    search.outcomes = [plain, found]
    less = difference(found, plain, 1.0, 0.25)
    assert less.worth_error < less.worth < 1.15 * less.worth_error
    assert search.estimates()[0].line == lines[0]
