"""Sentences filled with every name, number and card that changes the words around them.

Each Fluent sentence is said with the six names, with 1, 8, 11 and 80, with cards of both packs
and with every variant of its selectors; what comes out is read for what nobody says: `1 points`,
`a Aldo`, `il 8`, `la asso`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor
from support.depth import often

import italiancards as ic
from italiancards.core.cards import ITALIAN, Card
from italiancards.core.catalogue import CORE, SHELVES
from italiancards.core.names import LANGUAGES
from italiancards.core.words import _card_list, _shelf

NAMES = ("Anna", "Rosa", "Aldo", "Bice", "Ciro", "Dina")
NUMBERS = (0, 1, 2, 8, 11, 80)
ROOT = Path(ic.__file__).parents[1]
FOLDERS = sorted(
    {path.parent for path in ROOT.glob("*/**/en.ftl") if "node_modules" not in path.parts}
    - {CORE}
    - {path.parent for path in (ROOT / "tests").rglob("en.ftl")}
)
MOST = often(600)
"""Fillings of one sentence that are tried, drawn over all."""
PLURALS = {
    "en": "points|cards|tricks|deals|matches|melds|games|times|rounds|layouts|packets|hands|thirds|"
    "scopas|coins|players|puzzles|lessons|learners|minutes|days|"
    "jokers|trumps|burracos|decisions|steps|questions|mistakes",
    "it": "punti|carte|prese|mani|partite|combinazioni|volte|giri|mucchietti|terzi|scope|denari|"
    "giocatori|assi|tre uguali|problemi|lezioni|minuti|giorni|jolly in|briscole|burrachi|decisioni|"
    "passi|domande|errori|carichi|posti|squadre|coppie",
}
WRONG = {
    "en": (
        rf"(?<![\d.,/–−-])\b1 (?:more )?({PLURALS['en']})\b",
        r"(?<![\d.,/–−-])\b1 (?!you)\w+ are\b",
        r"\ban? (?:1|2|7)\b(?= \w+s\b)",
        r"\ba (8|11|18|8\d)\b",
        r"\ban (1|2|7)\b",
        r"\ba (ace|eight)\b",
        r"\b(the|a|an) (the|a|an)\b",
        r"\bone \w+ are\b",
    ),
    "it": (
        rf"(?<![\d.,/–−-])\b1 ({PLURALS['it']})\b",
        r"\ba (anna|aldo|asso|otto)\b",
        r"\b(il|del|al|dal|nel|sul|i|dei|ai|nei|sui|un) (8|11|8\d)\b",
        r"\b(il|lo|la|del|della|al|alla|dal|dalla|un’|una) asso\b",
        r"\b(il|lo|del|al|dal) (otto|undici)\b",
        r"\b(il|del|al|un) donna\b",
        r"\b(la|della|alla|una) (re|due|tre|quattro|cinque|sei|sette|fante|cavallo)\b",
        r"\b(di|a|da|in|su) (il|lo|la|l’|i|gli|le)(?= ?(asso|due|tre|re|donna|fante)\b)",
        r"\brestano? un[ao]? .* restano\b",
    ),
}


class _Uses(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    """Values worth trying for each variable of a sentence."""

    def __init__(self) -> None:
        self.values: dict[str, list[object]] = {}

    def visit_FunctionReference(  # noqa: N802
        self, node: syntax.FunctionReference
    ) -> None:
        first = node.arguments.positional[0]
        if node.id.name in KINDS and isinstance(first, syntax.VariableReference):
            self._offer(first.id.name, KINDS[node.id.name])
        else:
            self.visit(first)

    def visit_VariableReference(  # noqa: N802
        self, node: syntax.VariableReference
    ) -> None:
        self._offer(node.id.name, _numbers(node.id.name))

    def visit_SelectExpression(  # noqa: N802
        self, node: syntax.SelectExpression
    ) -> None:
        keys = [getattr(each.key, "name", None) or each.key.value for each in node.variants]
        plural = {"zero", "one", "two", "few", "many", "other"} >= {
            key for key in keys if not key.isdecimal()
        }
        if isinstance(node.selector, syntax.VariableReference):
            name = node.selector.id.name
            self._offer(name, _numbers(name) if plural and "other" in keys else list(keys))
        for each in node.variants:
            self.visit(each.value)

    def _offer(self, name: str, values: list[object]) -> None:
        known = self.values.setdefault(name, values)
        if known != values and (known[0] in NUMBERS) and not name.endswith("-name"):
            self.values[name] = values


def _numbers(name: str) -> list[object]:
    """Fillings of a name or a number."""
    return list(NAMES) if name.endswith(("-name", "-side")) else list(NUMBERS)


CARDS: list[object] = [
    *(ITALIAN.card(f"{rank}B") for rank in ITALIAN.ranks),
    *(Card(rank, "h") for rank in ("A", "8", "Q", "K")),
]
LISTS: list[object] = [
    _card_list((ITALIAN.card("AD"),)),
    _card_list((Card("Q", "h"), Card("8", "h"))),
]
KINDS = {"CARD": CARDS, "CARDS": LISTS, "RANKS": LISTS, "SUITS": LISTS, "SUIT": list("DCSB")}


def _sentences(folder: Path, language: str) -> Iterator[tuple[str, Any, dict[str, list[object]]]]:
    """Each sentence of a folder, with what fills it."""
    for kind in SHELVES:
        shelf = _shelf(language, () if folder == CORE else (folder,), "italian", kind)
        for path in sorted(folder.glob(kind.format(language))):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if not isinstance(entry, syntax.Message):
                    continue
                said = shelf[entry.id.name]
                parts = [("", entry.value, said.value)] if entry.value else []
                parts += [
                    (f".{a.id.name}", a.value, said.attributes[a.id.name]) for a in entry.attributes
                ]
                for suffix, pattern, compiled in parts:
                    uses = _Uses()
                    uses.visit(pattern)
                    if entry.id.name.startswith("about-"):  # of a table: how many cards, players …
                        uses.values |= {
                            n: [8, 11] for n, v in uses.values.items() if v == list(NUMBERS)
                        }
                    if path.name.startswith("messages"):  # of several, and of most and fewest
                        uses.values |= {
                            n: [2, 10, 120] for n, v in uses.values.items() if v == list(NUMBERS)
                        }
                    yield f"{entry.id.name}{suffix}", (shelf.bundle, compiled), uses.values


def _fillings(values: dict[str, list[object]]) -> Iterator[dict[str, object]]:
    """Fillings of a sentence: all, or as many as `MOST` where there are more."""
    whole = prod(map(len, values.values()))
    for number in Random(0).sample(range(whole), min(whole, MOST)):
        filling: dict[str, object] = {"look": "italian"}
        for name, each in values.items():
            number, place = divmod(number, len(each))
            filling[name] = each[place]
        yield filling


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [CORE, *FOLDERS], ids=lambda path: "-".join(path.parts[-3:]))
def test_no_name_number_or_card_breaks_a_sentence(folder: Path, language: str) -> None:
    wrong = re.compile("|".join(WRONG[language]), re.IGNORECASE)
    found = {}
    for name, (bundle, pattern), values in _sentences(folder, language):
        for filling in _fillings(values):
            text, _ = bundle.format_pattern(pattern, filling)
            if hit := wrong.search(" ".join(str(text).split())):
                found[name] = (hit[0], " ".join(str(text).split()))
                break
    assert found == {}
