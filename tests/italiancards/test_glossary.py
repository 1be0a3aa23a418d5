"""The glossary: every word said as it is written, and every form leading to one entry."""

from __future__ import annotations

import re

import pytest

import italiancards as ic
from italiancards.core.names import LANGUAGES, RANKS, SUITS
from italiancards.glossary import BadGlossary, Term, glossary, read_glossary, terms

ENTRY = """
[asso]
italian = "àsso"
ipa = "/ˈasso/"
gloss = "ace"
en = "The highest card."
it = "La carta più alta."
forms.en = ["ace"]
forms.it = ["asso"]
"""
SOUNDS = {"à": "a", "è": "ɛ", "é": "e", "ì": "i", "ò": "ɔ", "ó": "o", "ù": "u"}
"""How a stressed vowel is said, by its letter with the accent."""


def _vowels_after_the_stress(word: str) -> tuple[str, int]:
    """The sound that is stressed in a written word, and how many vowels follow it."""
    syllabic = re.sub(
        r"[iu](?=[aeiouàèéìòóù])", "", word
    )  # only colours what comes before or after
    accented = re.findall(f"[{''.join(SOUNDS)}]", syllabic)
    assert len(accented) == 1, f"{word}: one stress, marked"
    _, _, rest = syllabic.partition(accented[0])
    return SOUNDS[accented[0]], len(re.findall("[aeiouy]", rest))


def _fits(word: str, said: str) -> bool:
    vowels = re.findall("[aeiouɛɔ]", said)
    if len(vowels) == 1:
        return not set(word) & set(SOUNDS)  # one syllable needs no mark
    _, _, after = said.partition("ˈ")
    stressed, *others = re.findall("[aeiouɛɔ]", after)
    return said.count("ˈ") == 1 and (stressed, len(others)) == _vowels_after_the_stress(word)


WORDS = [term for term in glossary() if term.ipa]


@pytest.mark.parametrize("term", WORDS, ids=lambda term: term.id)
def test_the_stress_of_a_word_is_where_its_sounds_have_it(term: Term) -> None:
    assert re.fullmatch(r"/[^/]*ˈ[^/]+/", term.ipa)
    words, said = term.italian.split(), term.ipa.strip("/").split()
    assert len(words) == len(said)
    for word, sounds in zip(words, said, strict=True):
        assert _fits(word, sounds), f"{word} {sounds}"


@pytest.mark.parametrize(
    ("word", "said"), [("brìscola", "brisˈkola"), ("présa", "ˈprɛsa"), ("tallóne", "ˈtallone")]
)
def test_a_stress_elsewhere_or_another_vowel_does_not_fit(word: str, said: str) -> None:
    assert not _fits(word, said)


@pytest.mark.parametrize("term", glossary(), ids=lambda term: term.id)
def test_an_entry_is_one_sentence_in_each_language_and_is_named_by_its_word(term: Term) -> None:
    assert not term.ipa or term.id == term.plain.replace(" ", "-")
    for language in LANGUAGES:
        assert term.means[language][0].isupper()
        assert term.means[language].endswith(".")
        assert len(term.means[language].split()) <= 25
    assert set(term.games) <= set(ic.GAMES)
    assert term.forms["it"]


def test_every_suit_and_every_court_card_leads_to_an_entry() -> None:
    forms = {language: {form for term in glossary() for form in term.forms[language]}
             for language in LANGUAGES}  # fmt: skip
    for language in LANGUAGES:
        assert set(SUITS[language].values()) <= forms[language]
        assert {RANKS[language][rank] for rank in "AFCRJQK"} <= forms[language]


def test_a_table_knows_the_words_of_its_own_game_and_of_every_table() -> None:
    found = {term.id for term in terms("briscola")}
    assert {"carico", "seme"} <= found
    others = {term.id for term in terms("another game")}
    assert others == {term.id for term in glossary() if not term.games}
    assert others < found


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('gloss = "ace"\n', "", "entry 'asso' has no text 'gloss'"),
        ('gloss = "ace"', 'gloss = "ace"\ngloos = "a"', "entry 'asso' has 'gloos', which means"),
        ('forms.en = ["ace"]\n', "", "entry 'asso' needs forms in en, it"),
        ('["ace"]', '"ace"', "entry 'asso' needs a list of words as 'forms.en'"),
        ("forms.en", 'games = ["bridge"]\nforms.en', "entry 'asso' names 'bridge', which is no g"),
        ("[asso]", "[asso", "The glossary is not TOML"),
        ("\n[asso]", "\nword = 3\n[asso]", "The glossary has 'word' outside of any entry"),
    ],
)
def test_a_mistake_in_the_glossary_is_named_with_its_entry(old: str, new: str, error: str) -> None:
    assert old in ENTRY
    with pytest.raises(BadGlossary, match=error):
        read_glossary(ENTRY.replace(old, new, 1))


def test_no_word_leads_to_two_entries() -> None:
    twice = ENTRY + ENTRY.replace("[asso]", "[assi]").replace('["ace"]', '["Ace"]')
    with pytest.raises(BadGlossary, match="In en 'Ace' leads to 'assi' and to 'asso'|'asso' and"):
        read_glossary(twice)
