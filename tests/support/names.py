"""Identifiers of our Python: what is declared where, and which names stand on the wire."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from itertools import chain
from pathlib import Path

from italiancards.core.catalogue import texts

ROOT = Path(__file__).parents[2]
PACKAGES = ("italiancards", "tools", "widgets")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@cache
def parsed(place: str) -> ast.Module:
    """Parse a source, by its path below the root."""
    return ast.parse((ROOT / place).read_text(encoding="utf-8"))


@cache
def trees() -> dict[str, ast.Module]:
    """Parse every source of the packages, by its path below the root."""
    places = (
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
        if "node_modules" not in path.parts
    )
    return {place: parsed(place) for place in places}


def bases_of(node: ast.ClassDef) -> set[str]:
    """Names of a class's bases, without their modules and their types."""
    found = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
    return {ast.unparse(each).rpartition(".")[2] for each in found}


def fields_of(node: ast.ClassDef) -> Iterator[tuple[str, ast.AnnAssign]]:
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            yield each.target.id, each


class Names:
    """Identifiers of some modules, and which of them are texts of the wire.

    Args:
        modules: the parsed modules, by path.
        facts: variables of sentences.
    """

    def __init__(self, modules: dict[str, ast.Module], facts: Iterable[str] = ()) -> None:
        self.modules = modules
        self.classes: dict[str, list[tuple[str, ast.ClassDef]]] = defaultdict(list)
        for path, tree in modules.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    self.classes[node.name].append((path, node))
        self.typed_dicts = {"TypedDict", *self._called_with_name("TypedDict")}
        self.on_the_wire = {*facts, *self._called_with_name("Field")}
        self.declarations = {*self._declared_on_the_wire()}
        self.on_the_wire |= {name for name, _ in self.declarations}

    def is_typed_dict(self, name: str) -> bool:
        """Return True for a class of messages, whose keys stand on the wire."""
        found = self.classes.get(name, ())
        return name in self.typed_dicts or any(
            self.is_typed_dict(base) for _, node in found for base in bases_of(node) - {name}
        )

    def _called_with_name(self, function: str) -> Iterator[str]:
        """Yield the names that calls begin with: a field of positions is `Field("laid", …)`."""
        for node in chain.from_iterable(map(ast.walk, self.modules.values())):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func.id if isinstance(node.func, ast.Name) else ""
                if called == function and isinstance(node.args[0].value, str):
                    yield node.args[0].value

    def _declared_on_the_wire(self) -> Iterator[tuple[str, ast.AST]]:
        """Yield the keys of TypedDicts and the options of tables, where they are declared."""
        for _, node in chain.from_iterable(self.classes.values()):
            for name, field in fields_of(node):
                value = field.value
                option = isinstance(value, ast.Call) and ast.unparse(value.func) == "option"
                if option or self.is_typed_dict(node.name):
                    yield name, field.target

    def all(self) -> Iterator[tuple[str, str]]:
        """Yield every identifier with its place, but those of the wire."""
        declared = {id(node) for _, node in self.declarations}
        for path, tree in self.modules.items():
            for node in ast.walk(tree):
                if id(node) in declared:
                    continue
                name = identifier(node)
                if name and not (isinstance(node, ast.keyword) and name in self.on_the_wire):
                    yield name, f"{path}:{getattr(node, 'lineno', 0)}"

    @cached_property
    def used(self) -> set[str]:
        """All identifiers, with those of the wire, and the modules."""
        nodes = chain.from_iterable(map(ast.walk, self.modules.values()))
        stems = (part for path in self.modules for part in path.removesuffix(".py").split("/"))
        return {*filter(None, map(identifier, nodes)), *stems}

    def everything_in(self, name: str) -> set[str]:
        """Return the members of a class and its bases: fields, methods, attributes, constants."""
        found = self.members(name) or set()
        for _, node in self.classes.get(name, ()):
            found |= {each.name for each in node.body if isinstance(each, FUNCTIONS)}
            assigned = (each.targets for each in node.body if isinstance(each, ast.Assign))
            found |= set(filter(None, map(identifier, chain.from_iterable(assigned))))
            for base in bases_of(node) - {name}:
                found |= self.everything_in(base)
        return found

    def fields_to_describe(self, node: ast.ClassDef) -> set[str]:
        """Return the fields of a dataclass or a NamedTuple; of another class its parameters."""
        made = {ast.unparse(each).partition("(")[0] for each in node.decorator_list}
        if "dataclass" in made or "NamedTuple" in bases_of(node):
            kinds = {name: ast.unparse(field) for name, field in fields_of(node)}
            hidden = ("ClassVar", "init=False")
            return {
                name
                for name, text in kinds.items()
                if name[0] != "_" and not any(each in text for each in hidden)
            }
        functions = (each for each in node.body if isinstance(each, ast.FunctionDef))
        makers = [parameters_of(each) for each in functions if each.name == "__init__"]
        described = "Args:" in (ast.get_docstring(node) or "")
        return makers[0] if makers and described else set()

    def twice(self) -> dict[str, list[str]]:
        """Return the classes of one name, with their files."""
        return {
            name: [path for path, _ in found]
            for name, found in self.classes.items()
            if len(found) > 1
        }

    def members(self, name: str, seen: frozenset[str] = frozenset()) -> set[str] | None:
        """Return the fields and parameters of a class with its bases; None for a strange base."""
        if name in {"Protocol", "Generic", "NamedTuple", "TypedDict", "ABC", "object"}:
            return set()
        found: set[str] = set()
        if name not in self.classes or name in seen:
            return None
        for _, node in self.classes[name]:
            found |= {field for field, _ in fields_of(node)}
            for each in node.body:
                if isinstance(each, ast.FunctionDef):
                    is_property = "property" in map(ast.unparse, each.decorator_list)
                    found |= {each.name} if is_property else set()
                    found |= {*_own_attributes(each)} if each.name == "__init__" else set()
            for base in bases_of(node):
                more = self.members(base, seen | {name})
                if more is None:
                    return None
                found |= more
        return found


def identifier(node: ast.AST) -> str | None:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return name
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.arg(arg=name) | ast.keyword(arg=name):
            return name
        case ast.alias(name=name, asname=other):
            return other or name.rpartition(".")[2]
        case ast.ExceptHandler(name=name) | ast.MatchAs(name=name) | ast.MatchStar(name=name):
            return name
    return None


def words_of(name: str) -> list[str]:
    """Return the words of a name: `_told_twice`, `ToldTwice` and `TOLD` have `told`."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def parameters_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    given = node.args
    ends = (each for each in (given.vararg, given.kwarg) if each)
    return {each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs, *ends)} - {
        "self",
        "cls",
    }


def _own_attributes(node: ast.FunctionDef) -> Iterator[str]:
    """Yield the parameters of a function, and the attributes of `self` that it sets."""
    yield from parameters_of(node)
    for each in ast.walk(node):
        is_set = isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)
        if is_set and ast.unparse(each.value) == "self":
            yield each.attr


@cache
def names() -> Names:
    """All of ours."""
    sentences = (
        text
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.ftl")
        if "node_modules" not in path.parts
        for text in texts(path).values()
    )
    return Names(trees(), re.findall(r"\$(\w+)", "\n".join(sentences)))
