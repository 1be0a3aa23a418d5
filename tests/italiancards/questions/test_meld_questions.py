"""Questions about melds are answered, whatever a text may say of wild cards.

What is worth how much is compared with brute force (`support/reference_melds.py`), which shares no
code with the rules.
"""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from support import reference_melds as reference
from support.depth import some
from support.options import needed
from support.reference_melds import RANKS, House, Reading, said, said_twice, shuffled, silent

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.options import declared_options

BURRACO = House(twos=True, longest_set=9, twins=True, two_aces=True)
HOUSES = {"burraco": BURRACO, "scala40": reference.SCALA40}
BOTH = pytest.mark.parametrize("game", HOUSES)


def _worth(game: str, reading: Reading, semi: bool) -> int:
    """What a meld is worth, its bonus with it, by RULES.md."""
    if game == "scala40":
        return sum(_tens(it[:-1]) for _, it in reading.cards) - 10 * (
            reading.kind == "sequence" and reading.low == 0
        )
    points = sum(_burraco(card) for card, _ in reading.cards)
    if len(reading.cards) < 7:
        return points
    if not reading.wild:
        return points + 200
    natural = [card == it for card, it in reading.cards]
    runs = "".join("x" if each else " " for each in natural).split()
    most = sum(natural) if reading.kind == "set" else max(map(len, runs))
    return points + (150 if semi and most >= 7 else 100)


def _tens(rank: str) -> int:
    return 11 if rank == "A" else 10 if rank in "JQK" else int(rank)


def _burraco(card: str) -> int:
    if card == "JK":
        return 30
    rank = card[:-1]
    return {"A": 15, "2": 20}.get(rank, 5 if RANKS.index(rank) < 7 else 10)


def _holdable(words: tuple[str, ...]) -> bool:
    cards = [word.partition("=")[0] for word in words]
    return all(cards.count(card) <= (4 if card == "JK" else 2) for card in cards)


def _asked(game: str, every: int) -> list[tuple[str, ...]]:
    house = HOUSES[game]
    one = shuffled(chain(said(house), said_twice(house)), every)
    return [words for words in (*one, *shuffled(silent(house), 13)) if _holdable(words)]


@BOTH
def test_a_meld_is_worth_what_brute_force_reckons_wherever_its_readings_agree(game: str) -> None:
    every = 997 if game == "burraco" else 43
    options = {"semi_clean": True} if game == "burraco" else {}
    ask, several = getattr(ic.ask, game).meld, 0
    for words in _asked(game, every):
        found = reference.readings(words, HOUSES[game])
        worth = {_worth(game, each, semi=True) for each in found}
        answer = ask(" ".join(words), **options)
        assert answer.value == (worth.pop() if len(worth) == 1 else None), (words, found)
        assert answer.text
        assert (" / " in answer.text) == (len(found) > 1), (words, answer)
        several += len(found) > 1
        if worth:
            offered = [line.rpartition(". ")[2] for line in answer.text.split(": ") if "=" in line]
            each = {ask(text).value for text in offered if " " in text and "/" not in text}
            assert each == {_worth(game, reading, semi=True) for reading in found}, answer
    assert several > 5


@BOTH
def test_whether_cards_are_a_meld_is_what_brute_force_says(game: str) -> None:
    is_meld = __import__(f"italiancards.games.{game}.questions", fromlist=["is_meld"]).is_meld
    for words in _asked(game, 4001 if game == "burraco" else 211):
        found = reference.readings(words, HOUSES[game])
        question = is_meld(" ".join(words))
        assert question.answer == ("Yes" if found else "No"), words
        assert str(question)


@pytest.mark.parametrize(
    ("melds", "least", "most"),
    [
        ("Qc Kc JK", 30, 31),
        ("Qc Kc JK | 4d 3d 2d", 39, 40),
        ("Qc Kc JK | 10d Jd Qd", 60, 61),
        ("7h 7d JK | 7s 7c JK", 42, 42),
        ("2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc JK", 85, 95),
    ],
)
def test_melds_open_where_every_reading_of_them_does(melds: str, least: int, most: int) -> None:
    why = ic.ask.scala40.opens(melds)
    assert why.ok == (least >= 40)
    assert "JK=" in why.text
    assert f"{least}" in why.text or why.ok
    if least < 40 <= most:
        assert f"{most}" in why.text


@pytest.mark.parametrize(
    ("ask", "cards", "value", "told"),
    [
        ("burraco", "3h 4h 5h 6h 7h 8h JK", 165, ["65 + 100", "JK=2h / JK=9h", " or "]),
        ("burraco", "5h 6h 2h JK=7h", None, ["the two of hearts and the joker"]),
        ("burraco", "7h 7c 2h=2h", None, ["neither of one suit nor of one rank"]),
        ("burraco", "2h=2h 3h 4h", 30, []),
        ("scala40", "7h 7d 7s 7c JK", None, ["the joker has no place left"]),
        (
            "scala40",
            "JK Qc Kc",
            None,
            ["JK=Ac / JK=Jc", " or ", "Qc Kc JK=Ac: ", "31 points", "JK=Jc Qc Kc: ", "30 points"],
        ),
        ("scala40", "7h 7d JK | 4s 5s 6s", 36, ["2 melds: 36 points.", "JK=7c / JK=7s"]),
        ("scala40", "JK", None, ["three cards"]),
        ("scala40", "JK JK JK", None, ["3"]),
        ("scala40", "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc JK", 96, ["96 points"]),
    ],
)
def test_what_is_asked_of_wild_cards_is_answered(
    ask: str, cards: str, value: int | None, told: list[str]
) -> None:
    answer = getattr(ic.ask, ask).meld(cards)
    assert answer.value == value
    assert all(each in answer.text for each in told), answer.text
    assert (" / " in answer.text) == any(" / " in each for each in told), answer.text


def test_what_a_hand_counts_at_burraco_is_what_it_counts_on_the_sheet() -> None:
    chance = Random(3)
    for size in (1, 5, 11, 25):
        cards = chance.sample(RUMMY.cards, size)
        count = ic.ask.burraco.hand(cards)
        assert count.value == sum(map(_burraco, map(str, cards)))
        table = ic.position("burraco", hand=cards, ended="stock", players=2)
        line = next(line for line in table.score().sheet.lines if line.name == "hands")
        assert count.value == -line.points_of(0)
    assert "Jokers, 30 each" in str(ic.ask.burraco.hand("JK 2s Ac Kd 3h"))
    assert ic.ask.burraco.hand("").value == 0


@BOTH
def test_any_number_of_melds_is_answered(game: str) -> None:
    runs = [" ".join(f"{rank}{suit}" for rank in RANKS) for suit in "hdcs"]
    ask = getattr(ic.ask, game).meld
    each = 85 if game == "scala40" else _run()
    assert ask(" | ".join(runs)).value == 4 * each
    assert ask(" | ".join([*runs, *runs])).value == 8 * each


def _run() -> int:
    return sum(_burraco(f"{rank}h") for rank in RANKS) + 200


def test_three_cards_do_not_close_a_hand() -> None:
    assert not ic.ask.scala40.opens("5c 6c 7c", close_in_hand="any_total").ok
    closing = "Ah 2h 3h 4h | Ah 2h 3h 4h | Ad 2d 3d 4d 5d"
    assert ic.ask.scala40.opens(closing, close_in_hand="any_total").ok
    assert not ic.ask.scala40.opens(closing).ok


@BOTH
def test_a_question_about_what_melds_count_is_of_melds_that_are_said(game: str) -> None:
    questions = __import__(f"italiancards.games.{game}.questions", fromlist=["is_meld"])
    count = questions.what_melds_count if game == "scala40" else questions.what_a_meld_counts
    for cards in ("Qc Kc JK", "5c 6c 8c", "5c 6c JK=7c JK=8c"):
        with pytest.raises(ic.ItalianCardsError, match="lay "):
            count(cards)


WORDS = ("JK", "2h", "2s", "JK=7h", "2s=7h", "2h=2h", "JK=2h")


def _anything(chance: Random, game: str, *, wild: bool) -> str:
    """Cards that the pack holds, in any order, some of them wild and said to be others."""
    pack = list(RUMMY.cards)
    suit, rank = chance.choice("hdcs"), chance.choice(RANKS)
    near = [card for card in pack if suit == card.suit or rank == card.rank]
    words = chance.sample(chance.choice([pack, near]), chance.randint(1, 12))
    if wild:
        known = WORDS if game == "burraco" else ("JK", "JK=7h", "JK=2h")
        words += chance.sample(known, chance.randint(0, 2))
    chance.shuffle(words)
    bars = {chance.randrange(20) for _ in range(2)} if wild else set()
    return " ".join(f"{word} |" if n in bars and n + 1 < len(words) else str(word)
                    for n, word in enumerate(words))  # fmt: skip


@BOTH
def test_whatever_can_be_read_is_answered_in_words(game: str) -> None:
    """Each function about the loose cards of a game, under each value of each option."""
    chance, refused = Random(7), 0
    ask = getattr(ic.ask, game)
    agreed = [
        {option.name: value} | needed(ic.game(game).options, option)
        for option in declared_options(ic.game(game).options)
        for value in option.values
    ]
    for name in dir(ask):
        for options in some(agreed * 2, 2):
            cards = _anything(chance, game, wild=name in ("meld", "opens"))
            try:
                answer = getattr(ask, name)(cards, **options)
            except ic.ItalianCardsError as error:
                told = ("named twice", "a card for each player")
                assert any(each in str(error) for each in told), (name, cards, options)
                refused += 1
            else:
                assert str(answer) or name == "melds", (name, cards, options)
    assert refused < len(agreed) * len(dir(ask)) / 2
