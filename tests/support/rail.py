"""The longest that a sentence of the catalogue can become, whatever fills it.

An upper bound: each choice in a sentence counts with its longest variant, each card and each name
with the longest of the game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, get_args

from fluent.syntax import FluentParser  # type: ignore[import-untyped]
from fluent.syntax import ast as syntax

import italiancards as ic
from italiancards.core.catalogue import CORE, RAIL, SHELVES, texts
from italiancards.core.grammar import quantity
from italiancards.core.names import PLURALS, RANKS, SUITS, card_name
from italiancards.screen.words import WORDS
from italiancards.session.attempt import Phase
from italiancards.session.model import AnswerKind
from italiancards.table import NAMES

ROOM = 30
"""Most characters of a sentence in the rail."""
ENDLESS = 999
"""The length of what can be as long as it likes: several cards, an error."""
TEXTS = {"button": "Continue", "word": "striscio", "worth": "10 2/3", "counts": "22–18"}
"""Facts that are short texts."""
NUMBER = "120"
"""The longest number that is said in the rail."""
FREE = {"error", "game", "name", "choice", "fields", "options"}
"""Facts that are texts of any length."""


class Measure:
    """The longest of each sentence that is said at a table of a game, in one language.

    Args:
        game: the game.
        language: the language.
    """

    def __init__(self, game: str, language: str) -> None:
        self.game, self.language = ic.game(game), language
        self.folders = (CORE, self.game.words, *WORDS)
        kinds = [kind for kind in SHELVES if kind != RAIL]
        self.whole = self._entries(reversed(kinds))
        self.brief = self._entries([RAIL])

    def _entries(self, kinds: Iterable[str]) -> dict[str, Any]:
        """The parsed sentences of some kinds of files, by name."""
        found: dict[str, str] = {}
        for kind in kinds:
            for folder in self.folders:
                for path in sorted(folder.glob(kind.format(self.language))):
                    found |= texts(path)
        return {name: _parsed(text) for name, text in found.items()}

    def ids(self) -> Iterator[str]:
        """Every sentence, with each of its attributes."""
        for name, entry in self.whole.items():
            if entry.value is not None:
                yield name
            yield from (f"{name}.{each.id.name}" for each in entry.attributes)

    def on_rail(self, message: str) -> int:
        """The longest that a sentence can be in the rail."""
        brief = self._pattern(self.brief, message)
        return self.longest(message) if brief is None else self._length(brief, self.brief)

    def longest(self, message: str) -> int:
        """The longest that a whole sentence can be."""
        pattern = self._pattern(self.whole, message)
        return ENDLESS if pattern is None else self._length(pattern, self.whole)

    def _pattern(self, entries: Mapping[str, Any], message: str) -> Any:
        name, _, attribute = message.partition(".")
        entry = entries.get(name)
        if entry is None or not attribute:
            return entry and entry.value
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def _length(self, node: Any, entries: Mapping[str, Any]) -> int:
        match node:
            case syntax.Pattern():
                return sum(self._length(each, entries) for each in node.elements)
            case syntax.TextElement():
                return len(" ".join(f"|{node.value}|".split())) - 2
            case syntax.Placeable():
                return self._length(node.expression, entries)
            case syntax.StringLiteral() | syntax.NumberLiteral():
                return len(node.value)
            case syntax.SelectExpression():
                return max(self._length(each.value, entries) for each in node.variants)
            case syntax.TermReference() | syntax.MessageReference():
                mark = "-" if isinstance(node, syntax.TermReference) else ""
                return self._length(entries[mark + node.id.name].value, entries)
            case syntax.VariableReference():
                return self._fact(node.id.name)
            case syntax.FunctionReference():
                return self._called(node)
        raise TypeError(node)

    def _fact(self, name: str) -> int:
        if name.endswith("-side"):
            return len(", ".join(NAMES[:3]))
        if name.endswith("-name"):
            return max(map(len, NAMES))
        if name in FREE:
            return ENDLESS
        return len(TEXTS.get(name, NUMBER))

    def _called(self, node: Any) -> int:
        first = node.arguments.positional[0]
        named = {each.name.name: each.value.value for each in node.arguments.named}
        form = named.get("form", "plain")
        match node.id.name:
            case "CARD" | "TO":
                return max(self._card(form)) if node.id.name == "CARD" else len("ad Anna")
            case "CARDS":
                return ENDLESS
            case "SUIT" | "SUITS":
                return max(len(SUITS[self.language][each]) for each in self.game.pack.suits)
            case "RANKS":
                called = PLURALS if form == "plural" else RANKS
                return max(len(called[self.language][card.rank]) for card in self._pack)
            case "COUNT":
                things = node.arguments.positional[1]
                words = things.value if isinstance(things, syntax.StringLiteral) else "diamonds"
                return len(quantity(NUMBER, words, self.language))
            case "NUMBER":
                return len(NUMBER)
        raise TypeError(node.id.name, first)

    @property
    def _pack(self) -> Any:
        return self.game.pack.known.values()

    def _card(self, form: str) -> list[int]:
        looks = ("italian", "french")
        return [
            len(card_name(card, self.language, form, look)) for card in self._pack for look in looks
        ]


@cache
def _parsed(text: str) -> Any:
    """A sentence parsed."""
    return FluentParser(with_spans=False).parse_entry(text)


def status_ids() -> set[str]:
    """Names that functions called `status` say, and the notes and refusals of sessions.

    Of a name that is put together, each beginning with each end that is written there.
    """
    found: set[str] = set()
    for folder in ("session", "lesson"):
        for path in sorted((CORE.parent / folder).glob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if _is_status(node) or _is_note(node):
                    found |= _said_in(node)
    return found


def _is_status(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name in {"status", "_next_step"}


def _is_note(node: ast.AST) -> bool:
    """Whether it says an answer: `session.say("note", "name of the sentence")`."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
        return False
    first = node.args[0]
    kind = first.value if isinstance(first, ast.Constant) else None
    return node.func.attr == "say" and kind in get_args(AnswerKind)


def _said_in(node: ast.AST) -> set[str]:
    texts_in = {each.value for each in ast.walk(node) if isinstance(each, ast.Constant)}
    found = {text for text in texts_in if isinstance(text, str)}
    starts = {text for text in found if text.endswith("-")}
    return found | {start + end for start in starts for end in (*found, *get_args(Phase))}


def in_the_rail(measure: Measure) -> Iterator[str]:
    """Every sentence of a game that can stand in the rail: refusals, events, tasks, notes."""
    rules = {rule.name for rule in measure.game.rules.rules}
    notes = status_ids() | {"ui-ask-card", "ui-resumed", "ui-say-card"}
    starts = ("event-", "prompt-", "chosen-", "offered-", "move-", "lesson-", "reply-")
    for message in measure.ids():
        name, _, attribute = message.partition(".")
        riddle = name.startswith("riddle-") and not name.endswith("-behind")
        refuses = name in rules and attribute == "broken"
        if attribute in ("short", "heard", "soon", "may"):
            continue  # on a button, or said aloud
        if refuses or riddle or name in notes or name.startswith(starts):
            yield message
