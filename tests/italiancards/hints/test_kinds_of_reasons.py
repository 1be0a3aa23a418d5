"""Reasons that players found wrong or useless, each as a kind."""

from __future__ import annotations

import re
from random import Random

import pytest

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.melds import Discard
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.games.briscola.hints.principles import PRINCIPLES as OF_BRISCOLA
from italiancards.games.burraco.hints.principles import PRINCIPLES as OF_BURRACO
from italiancards.games.burraco.hints.principles import way
from italiancards.games.burraco.hints.turn_plan import plan
from italiancards.games.scopa.hints.principles import PRINCIPLES as OF_SCOPA
from italiancards.games.tresette.hints.principles import PRINCIPLES as OF_TRESETTE
from italiancards.hints import Advice, Budget, last, think
from italiancards.hints.turn_principles import TurnFacts
from italiancards.screen.words import WORDS
from italiancards.session.coach import line_text

PRINCIPLES = {"briscola": OF_BRISCOLA, "scopa": OF_SCOPA, "tresette": OF_TRESETTE}


def _advice(position: str, playouts: int = 300) -> tuple[ic.Table, Advice]:
    table = ic.position(position, seed=1)
    return table, last(think("hint", table.game, table.view(), Random(1), Budget(playouts)))


def _texts(table: ic.Table, advice: Advice, language: str = "en") -> list[str]:
    voice = Voice(language, (table.game.words,), table.view().seat, ("Anna", "Rosa", "Aldo", "Ugo"))
    return [*map(voice.finding, advice.reasons)]


def _said(position: str, best: str, other: str, language: str = "en") -> str:
    """Return what the weightiest principle says of two moves."""
    table = ic.position(position, seed=1)
    view, legal = table.view(), {str(each): each for each in table.legal()}
    found = PRINCIPLES[position.split(";")[0]].of(view, legal[best], legal[other])
    assert found
    voice = Voice(language, (table.game.words,), view.seat, ("Anna", "Rosa", "Aldo", "Ugo"))
    return voice.finding(found)


def test_a_trick_that_cannot_be_let_go_is_told_with_what_one_would_add() -> None:
    taken = "RD AB / AS 3S AD 3C RS RC CS CC"
    place = f"briscola; hand=4B AC 2B; trick=5D; upcard=5B; taken={taken}; seat=1"
    text = _said(place, "4B", "AC")
    assert text.endswith("you can spare 3 points, and with the ace of cups they get 11.")


def test_a_discard_of_least_company_is_not_said_to_go_with_nothing() -> None:
    card = RUMMY.card("9c")
    facts = {"throws-least": {"card": card, "number": 1}}
    best = TurnFacts((Discard(card),), facts)
    other = TurnFacts((Discard(RUMMY.card("4c")),), {"throws": {"number": 2}})
    assert OF_BURRACO.facts(best, other)["alone"] == 1
    table, advice = _advice("burraco; hand=9c 9d 4s 5s Kh Kd; drawn=yes; held=11 11 11", 20)
    assert not any("goes with nothing" in text for text in _texts(table, advice))


@pytest.mark.parametrize(("hand", "early"), [("3C RB 5B", True), ("3C RB", False)])
def test_nothing_takes_more_in_sums_later_where_hardly_a_card_is_left(
    hand: str, early: bool
) -> None:
    table = ic.position(f"scopa; hand={hand}; table=4D; stock={30 if early else 0}", seed=1)
    legal = {str(each): each for each in table.legal()}
    names = [*OF_SCOPA.names(table.view(), legal["3C"], legal["RB"])]
    assert ("low-card" in names) == early


@pytest.mark.parametrize("often", ["half", "seldom"])
@pytest.mark.parametrize("name", ["principle-bid-high", "principle-bid-long"])
def test_a_bid_that_often_fails_is_told_against_a_pass(often: str, name: str) -> None:
    voice = Voice("en", (ic.game("briscola").words,), Seat(0))
    facts = {"often": often, "need": 62, "number": 3, "suit": "C", "highs": 0, "alone": "no"}
    text = voice.say(f"{name}.ok", facts | {"called": ic.game("briscola").pack.card("AC")})
    assert "to pass would bring" in text


def test_a_call_is_compared_with_no_lower_card_of_its_suit() -> None:
    table, advice = _advice(
        "briscola; players=5; seat=2; dealer=4; hand=CC AS 3S 7C CS 2C 2D RB; "
        "bids=81 / pass / pass / pass / pass"
    )
    for language in ("en", "it"):
        said = " ".join(_texts(table, advice, language))
        lower = r"(two|four|five|six|seven) of swords|(due|quattro|cinque|sei|sette) di spade"
        assert not re.search(lower, said)


@pytest.mark.parametrize(
    "position",
    [
        "briscola; seat=1; dealer=1; hand=AC AD FC; trump=S; "
        "taken=6B 3B 4C 4B 2C 4D 5S CS 7C 5D FB 7S / 6C 7B 2S AS 6S 6D 5B 2D 2B 4S RD 5C RB FD "
        "3S CD CB CC RS 7D AB RC; shown= / FS",
        "scopa; seat=1; dealer=1; hand=6S; table=FC AS 2S 5C 4B; taken=6C 6B 4D 4S AD AB RD 3S "
        "7S 5S 2C 3C CB CS 5D 5B 7C 7D 2D 2B / 3B 3D FB FS FD AC 7B RS RC CD CC RB 4C 6D; last=1",
    ],
)
def test_moves_that_come_to_the_same_are_told_so(position: str) -> None:
    table, advice = _advice(position)
    assert "principle-same" in [each.name for each in advice.reasons]
    assert not [each for each in advice.reasons if each.name == "principle-carico-risk"]
    for language in ("en", "it"):
        said = " ".join(_texts(table, advice, language))
        assert "six of swords and the six" not in said
        assert "sei di spade e il sei" not in said


def test_two_players_are_never_they() -> None:
    text = _said("scopa; hand=FS 6D 3B; table=RC; seat=1", "FS", "6D", "it")
    assert "loro" not in text


def test_points_go_to_a_trick_that_the_partner_likely_wins() -> None:
    text = _said(
        "briscola; players=4; seat=2; hand=FC 5D 7C; trick=5B CD; upcard=7B; "
        "taken=7D FD 4D 3D / 6D RD AD FB / 4S 3S 6B 3B 5S CB AB 4C / 2C 6C FS 7S",
        "FC", "7C",
    )  # fmt: skip
    assert text.startswith("Load a likely trick")


def test_a_card_is_free_where_who_plays_after_it_is_out_of_its_suit() -> None:
    text = _said(
        "tresette; players=2; seat=1; dealer=1; hand=RD 7S CB CC 7C CS 2D FB 5S 4D; "
        "taken=6D FD 3S 2S AS 4C 3C 6C 4S 4B / ; shown=CS 2D FB 5S 4D / 2C RB AD 7B FC; "
        "void= / S",
        "CS", "7C",
    )  # fmt: skip
    assert text.startswith("Lead the free card: nobody")


def test_a_lead_is_compared_with_one_of_another_suit_too() -> None:
    table = ic.position("tresette; seat=3; dealer=3; hand=2B RS 3B 7D FS 3D 6S 5C 5D; "
                        "taken=6D FD 4D CD / ; said= / 6D volo /  / ", seed=1)  # fmt: skip
    legal = {str(each): each for each in table.legal()}
    six, knave, five = (legal[name] for name in ("6S", "FS", "5C"))
    assert not OF_TRESETTE.tempts(table.view(), six, knave)
    assert OF_TRESETTE.tempts(table.view(), six, five)


def test_a_call_of_a_card_held_in_a_short_suit_is_no_rival() -> None:
    _, advice = _advice(
        "briscola; players=5; hand=6C 3D AS RS 3S CC 3C AD; bids=72 / pass / pass / pass / pass"
    )
    assert advice.reasons[0].name == "principle-call-highest"


def test_who_gives_points_is_not_told_to_give_none() -> None:
    place = (
        "tresette; seat=1; hand=2S AB CB; trick=6C; taken= / 3D 4C FD 4D 2D 5C CD 5D AD 6S RD 6D "
        "3C RC AC 2C 3S 7S FS 4S CC 4B FC 7D 7C CS FB 5B"
    )
    assert _said(place, "CB", "AB").startswith("Give them less")


def test_who_cannot_win_is_told_so() -> None:
    place = "briscola; hand=6B 4B FC; trick=AD; upcard=4S; seat=1"
    assert "nothing you hold wins" in _said(place, "6B", "FC")


def test_a_low_card_is_laid_for_the_sum_that_the_high_one_then_takes() -> None:
    place = "scopa; hand=FB AB RS; table=CB 2B 5D; seat=1"
    table = ic.position(place, seed=1)
    legal = {str(each): each for each in table.legal()}
    facts = OF_SCOPA.facts(table.view(), legal["AB"], legal["FB"])
    assert [*map(str, facts["sum"])] == ["2B", "5D", "AB"]


def test_what_a_discard_gives_away_is_named_by_its_cards() -> None:
    place = "burraco; players=2; hand=5c 9d Kh; melds=5h 5d 5s; laid=1; drawn=yes; held=11"
    table = ic.position(place, seed=1)
    line = tuple(each for each in table.legal() if str(each) == "discard 5c")
    for language, named in (("en", "to the three fives"), ("it", "alla combinazione di tre")):
        voice = Voice(language, (table.game.words,), Seat(0), ("Anna", "Rosa"))
        assert named in " ".join(map(voice.finding, plan(table.view(), line)))


def test_two_partners_are_told_as_two() -> None:
    words = (ic.game("briscola").words,)
    voice = Voice("it", words, Seat(0), ("Anna", "Rosa", "Aldo"))
    ace = ic.game("briscola").pack.card("AC")
    facts = {"partners": (Seat(1), Seat(2)), "mates": 2, "card": ace}
    assert "Rosa e Aldo possono" in voice.say("principle-load-ahead.ok", facts)


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_sequence_with_a_wild_two_is_named_as_one(language: str) -> None:
    table = ic.position("burraco; hand=5h 9d Kd; melds=2h 2c=3h 4h; laid=0; drawn=yes; held=9 9 9")
    line = tuple(each for each in table.legal() if str(each).startswith("add 5h"))[:1]
    voice = Voice(language, (table.game.words, *WORDS), Seat(0))
    text = line_text(line, voice, {1: [*map(RUMMY.card, ("2h", "2c", "4h"))]})
    assert ("sequence two" if language == "en" else "scala dal due") in text


def test_a_joker_is_taken_out_of_a_named_meld() -> None:
    card, meld = RUMMY.card("Qs"), [*map(RUMMY.card, ("Js", "JK", "Ks"))]
    voice = Voice("it", (ic.game("scala40").words, *WORDS), Seat(0))
    text = voice.say("named-swap", {"card": card, "cards": tuple(meld), "kind": "sequence"})
    assert "dalla scala dal fante al re di picche" in text


@pytest.mark.parametrize(
    "place",
    [
        "hand=RD AS 3S 4S FS AD 3D 5B; seat=1; dealer=4; bids=119 / - / pass / pass / pass",
        "hand=6C 3D AS RS 3S CC 3C AD; bids=119 / pass / pass / pass / pass",
        "hand=6C 3D AS RS 3S CC 3C AD; bids=120 / pass / pass / pass / pass",
    ],
)
def test_a_contract_that_is_never_made_is_still_spoken_of(place: str) -> None:
    table, advice = _advice(f"briscola; players=5; {place}")
    assert "bid" not in str(advice.move)
    for language in ("en", "it"):
        assert all(_texts(table, advice, language))


def test_of_calls_that_are_level_the_highest_card_of_the_long_suit_is_named() -> None:
    _, advice = _advice(
        "briscola; players=5; seat=1; dealer=4; hand=AS 7S 6S 3S 5D 7D 6D 3D; "
        "bids=80 / pass / pass / pass / pass", 2000,
    )  # fmt: skip
    assert str(advice.move) == "call RS"


def test_a_meld_is_named_as_it_lies_when_its_turn_comes() -> None:
    table = ic.position(
        "scala40; hand=3c 2h Kd; melds=Kh JK=Kd Ks; laid=0; opened=0; drawn=yes; held=9; seat=0"
    )
    line, legal = [], {}
    for start in ("swap Kd", "add JK"):
        legal = {str(each): each for each in table.legal()}
        line.append(next(move for text, move in legal.items() if text.startswith(start)))
        table.play(line[-1])
    melds = {1: [*map(RUMMY.card, ("Kh", "JK", "Ks"))]}
    text = line_text(tuple(line), Voice("en", (table.game.words, *WORDS), Seat(0)), melds)
    assert "joker in the two kings with joker" in text
    assert "to the three kings" in text


def test_a_wild_card_thrown_is_a_wild_card_spent() -> None:
    two, seven = RUMMY.card("2s"), RUMMY.card("7d")
    thrown = TurnFacts((Discard(two),), {"throws-wild": {"card": two, "points": 20}})
    laid = TurnFacts((Discard(seven),), {"spends": {"number": 1}, "lays": {"number": 1}})
    assert way(laid) <= way(thrown)


def test_a_dear_card_that_takes_is_counted_with_the_trick() -> None:
    place = "briscola; hand=CS CD AB; trick=CC; upcard=CB; seat=1; dealer=0"
    assert "14 points" in _said(place, "AB", "CS")
