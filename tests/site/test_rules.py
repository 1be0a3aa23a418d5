"""What stands on the rules pages, without a browser and without a server."""

from __future__ import annotations

import pytest
from support.tiny.rummy.game import GAME as TINY

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.core.options import declared_options
from italiancards.core.words import Voice
from italiancards.site.pages.lessons import LessonInfo, lessons
from italiancards.site.pages.rules import games_with_guide, rules_page, score_pad
from italiancards.site.pages.sheets import WORDS


def _voice(language: str, game: str = "briscola") -> Voice:
    return Voice(language, (ic.game(game).words, WORDS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_every_rule_option_preset_and_source(language: str) -> None:
    game, page = ic.game("briscola"), rules_page("briscola", _voice(language))
    lines = {line.text for section in page.sections for line in section.lines}
    assert {_voice(language).say(f"rule-{rule.name}") for rule in game.rules.rules} <= lines
    choices = [each for each in declared_options(game.options) if len(each.values) > 1]
    assert len(page.variants) == len(choices)
    assert len(page.presets) == len(game.presets)
    used = {number for section in page.sections for line in section.lines
            for group in line.sources for number in group}  # fmt: skip
    used |= {number for each in page.variants for group in each.sources for number in group}
    assert used == set(range(1, len(page.sources) + 1))


def test_the_numbers_on_the_page_are_those_of_the_engine() -> None:
    page = rules_page("briscola", _voice("en"))
    text = " ".join(line.text for section in page.sections for line in section.lines)
    for words in ("40 cards", "deal 3 cards", "120 in all", "61 points or more", "best of 3 deals"):
        assert words in text
    assert [rung.points for rung in page.ladder] == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]
    assert page.ladder[3].names == ["knight", "queen", "queen"]
    assert page.ladder[1].names == ["three", "three", "ten"]
    assert page.ladder[0].faces == ["it-AD", "it-AC", "it-AS", "it-AB"]


def test_where_points_come_in_thirds_they_are_told_so() -> None:
    page = rules_page("tresette", _voice("en", "tresette"))
    points = [rung.points for rung in page.ladder]
    assert points == ["1/3", "1/3", "1", "1/3", "1/3", "1/3", "0", "0", "0", "0"]


@pytest.mark.parametrize("game", games_with_guide())
def test_pictures_show_what_a_rule_forbids_and_what_goes_instead(game: str) -> None:
    page = rules_page(game, _voice("en", game))
    shown = [line.picture for section in page.sections for line in section.lines if line.picture]
    shown += [picture for section in page.sections for picture in section.pictures]
    assert len(shown) >= 2
    for picture in shown:
        assert picture.rows
        for row in picture.rows:
            assert row.hand
            assert row.why.endswith(".")
    broken = [line.picture for section in page.sections for line in section.lines if line.picture]
    assert all(not picture.rows[0].ok for picture in broken)
    assert any(row.ok for picture in shown for row in picture.rows)


def test_a_picture_of_scopa_says_which_card_must_be_taken() -> None:
    page = rules_page("scopa", _voice("it", "scopa"))
    pictures = {line.picture.rule: line.picture
                for section in page.sections for line in section.lines if line.picture}  # fmt: skip
    equal = pictures["equal-card"]
    assert [card["name"] for card in equal.middle] == [
        "Cavallo di bastoni", "Sette di denari", "Due di coppe"
    ]  # fmt: skip
    assert [(row.ok, len(row.table)) for row in equal.rows] == [(False, 2), (True, 1)]


@pytest.mark.parametrize("lesson", [each for each in lessons() if each.teaches])
def test_a_lesson_teaches_chapters_of_its_own_game(lesson: LessonInfo) -> None:
    guide = ic.game(lesson.game).guide
    assert guide is not None
    assert set(lesson.teaches) <= {chapter.name for chapter in guide.chapters}
    page = rules_page(lesson.game, _voice("en", lesson.game))
    led = {section.name for section in page.sections if lesson in section.lessons}
    assert led == set(lesson.teaches)


def test_a_preset_is_told_by_what_it_changes() -> None:
    presets = rules_page("briscola", _voice("it")).presets
    names = [*ic.game("briscola").presets]
    plain, sicilian = (presets[names.index(name)] for name in ("briscola", "sicilian"))
    assert plain.differs == []
    assert ("La partita", "I punti sommati di più mani") in sicilian.differs


def test_of_many_values_only_the_ends_are_named() -> None:
    page = rules_page("briscola", _voice("en"))
    best_of = next(each for each in page.variants if each.words.label == "Best of")
    assert (best_of.default, best_of.others) == ("3", "1, 5, …, 99")


def test_a_score_pad_has_the_rows_of_the_games_own_sheet() -> None:
    pad = score_pad("briscola", _voice("en"))
    assert [row.text for row in pad.rows[:2]] == ["Aces, 11 each", "Threes, 10 each"]
    assert (len(pad.rows), pad.sides, pad.deals, pad.match) == (5, 2, 5, "Deals won")
    assert not pad.pairs
    assert score_pad("tresette", _voice("en", "tresette")).pairs


def test_a_score_pad_has_a_row_for_what_an_option_scores() -> None:
    rows = {row.option: row for row in score_pad("scopa", _voice("en", "scopa")).rows if row.option}
    assert {*rows} == {"primiera", "napola", "rebello"}
    assert (rows["napola"].text, rows["napola"].value) == ("Napola", "True")
    _, clean, semi_clean, *_ = score_pad("burraco", _voice("en", "burraco")).rows
    assert (clean.option, semi_clean.option) == ("", "semi_clean")


def test_a_later_game_appears_by_itself_once_it_declares_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = {"briscola": ic.game("briscola"), "tiny_rummy": TINY}
    monkeypatch.setattr(ic, "GAMES", tuple(games))
    monkeypatch.setattr(ic, "game", games.__getitem__)
    assert games_with_guide() == ("briscola", "tiny_rummy")
    page = rules_page("tiny_rummy", _voice("it", "tiny_rummy"))
    assert page.heading == "A tiny game"
    assert [line.text for line in page.sections[0].lines] == [
        "How many. 2",
        *["1.", "2.", "3.", "4.", "5.", "6."],
    ]
    assert page.sources == ["The tests"]
    assert [variant.others for variant in page.variants] == ["3"]
