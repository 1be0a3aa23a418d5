"""What a game declares can be said in both languages, and nothing is said of what it has not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import italiancards as ic
from italiancards.core.catalogue import CORE
from italiancards.core.descriptions import (
    describe_option,
    describe_preset,
    describe_rule,
    describe_source,
    source_names,
    source_title,
)
from italiancards.core.names import LANGUAGES
from italiancards.core.options import OptionDeclaration, declared_options
from italiancards.core.words import Voice

SPOKEN = [(name, language) for name in ic.GAMES for language in LANGUAGES]
KINDS = ("option", "preset", "rule", "about")


def _voice(name: str, language: str) -> Voice:
    return Voice(language, (ic.game(name).words,))


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_option_of_a_game_has_words_and_every_value_words_of_its_own(
    name: str, language: str
) -> None:
    voice = _voice(name, language)
    for each in declared_options(ic.game(name).options):
        words = describe_option(voice, each)
        assert words.label
        assert words.about.endswith(".")
        assert list(words.values) == list(each.values)
        assert len(set(words.values.values())) == len(each.values), each.name


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_preset_rule_and_score_line_of_a_game_has_words(name: str, language: str) -> None:
    voice, game = _voice(name, language), ic.game(name)
    for preset in game.presets:
        label, sentence = describe_preset(voice, preset)
        assert label
        assert sentence.endswith(".")
        for line in ic.deal(name, preset=preset, seed=1).score().sheet.lines:
            assert voice.line(line)
    for rule in game.rules.rules:
        assert describe_rule(voice, rule).endswith("."), rule.name


def _messages(path: Path) -> set[str]:
    """What a file says of rules, options, presets and chapters."""
    there, message = set[str](), ""
    for line in path.read_text("utf-8").splitlines():
        if found := re.match(rf"((?:{'|'.join(KINDS)})-\S+) =", line):
            message = found[1]
            there |= {message} if message.startswith("rule-") else set()
        elif re.match(r"\S+ =", line):
            message = ""
        elif message and (found := re.match(r"    (\.\S+) =", line)):
            there.add(message + found[1])
    return there


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_need_not_say_again_what_every_game_has(language: str) -> None:
    core = Voice(language, ())
    own = Voice(language, (ic.game("scala40").words,))
    for name in _messages(CORE / f"about.{language}.ftl"):
        assert core.say(name).endswith(".")
    assert own.say("rule-deal-is-on") != core.say("rule-deal-is-on")
    assert own.say("deal-is-on.broken") == core.say("deal-is-on.broken")
    assert own.say("your-turn.broken", {"turn": None}) != core.say(
        "your-turn.broken", {"turn": None}
    )


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_no_words_are_left_over_of_what_a_game_does_not_declare(name: str, language: str) -> None:
    game, voice = ic.game(name), _voice(name, language)
    assert game.guide is not None
    needed = {"about-game.lead", "about-game.short"}
    for chapter in game.guide.chapters:
        assert chapter.lines
        needed |= {chapter.message(line) for line in chapter.lines}
    needed |= {f"preset-{preset}.about".replace("_", "-") for preset in game.presets}
    needed |= {f"rule-{rule.name}" for rule in game.rules.rules}
    for each in declared_options(game.options):
        named = [v for v in each.values if v is None or isinstance(v, str | bool)]
        tails = ["about", *(f"v-{value}".lower() for value in named)]
        needed |= {f"option-{each.name}.{tail}".replace("_", "-") for tail in tails}
    there = _messages(game.words / f"about.{language}.ftl")
    assert there <= needed
    assert needed - there <= _messages(CORE / f"about.{language}.ftl")
    facts = game.guide.facts(game.options())
    for chapter in game.guide.chapters:
        assert voice.say(f"about-{chapter.name}", facts)
    assert all(voice.say(name, facts) for name in there)


@pytest.mark.parametrize("name", ic.GAMES)
def test_every_rule_of_a_game_stands_in_one_chapter_of_its_guide(name: str) -> None:
    game = ic.game(name)
    assert game.guide is not None
    told = [line for chapter in game.guide.chapters for line in chapter.lines]
    rules = [line for line in told if line.startswith("rule-")]
    assert sorted(rules) == sorted(f"rule-{rule.name}" for rule in game.rules.rules)
    assert sum(chapter.ladder for chapter in game.guide.chapters) == 1


@pytest.mark.parametrize(
    ("name", "preset"), [(name, preset) for name in ic.GAMES for preset in ic.game(name).presets]
)
def test_the_ladder_holds_every_rank_once(name: str, preset: str) -> None:
    game = ic.game(name)
    assert game.guide is not None
    ladder = game.guide.ladder(ic.deal(name, preset=preset, seed=1).options)
    assert sorted(rank for rank, _ in ladder) == sorted(game.pack.ranks)


@pytest.mark.parametrize("preset", ["briscola", "sicilian"])
def test_the_ladder_of_briscola_comes_to_the_points_of_the_pack(preset: str) -> None:
    game = ic.game("briscola")
    assert game.guide is not None
    ladder = game.guide.ladder(ic.deal("briscola", preset=preset, seed=1).options)
    sheet = ic.deal("briscola", preset=preset, seed=1).autoplay().score().sheet
    assert sum(points for _, points in ladder) * len(game.pack.suits) == sum(sheet.totals)


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_source_has_a_title_that_a_reader_can_recognise(name: str, language: str) -> None:
    game, voice = ic.game(name), _voice(name, language)
    fields = [each.source for each in (*declared_options(game.options), *game.rules.rules)]
    used = {each for field in fields for names in source_names(field) for each in names}
    titles = {source_title(voice, each) for each in used}
    assert len(titles) == len(used) > 3
    assert not any(title.split(maxsplit=1)[0] in used for title in titles)


def test_a_source_names_those_that_agree_and_then_those_who_play_otherwise() -> None:
    voice = Voice("it")
    one, other = source_title(voice, "S4"), source_title(voice, "S0")
    assert describe_source(voice, "S4; S0") == f"{one}. Altrimenti: {other}"
    assert describe_source(voice, "S4 S0: where the deal is told") == f"{one}; {other}"


def test_what_has_no_words_is_named_in_the_error() -> None:
    voice = Voice("en", (CORE,))
    with pytest.raises(KeyError, match="no sentence 'option-jokers' in en"):
        describe_option(voice, OptionDeclaration("jokers", 0, (0, 1), "std"))
    with pytest.raises(KeyError, match="no sentence 'source-S9' in en"):
        describe_source(voice, "S1; S9")


def test_words_that_are_only_read_cost_nothing_where_cards_are_played() -> None:
    from italiancards.core.words import _shelf

    voice = Voice("en", (ic.game("briscola").words,))
    _shelf.cache_clear()
    voice.say("game")
    assert _shelf.cache_info().currsize == 1
    voice.say("preset-briscola")
    assert _shelf.cache_info().currsize == 2
