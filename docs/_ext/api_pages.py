"""Directive `modules`: every public name of the modules of a package, by autodoc."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.domains.python import PythonDomain
from sphinx.environment import BuildEnvironment
from sphinx.ext.napoleon import Config, GoogleDocstring
from sphinx.util import inspect as sphinx_inspect
from sphinx.util.docstrings import prepare_docstring
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode

ROOT = Path(__file__).parents[2]
DESCRIBE = sphinx_inspect.object_description
LONGEST = 120
"""Most characters of a value that is shown."""
UNWRITABLE = re.compile(r"=\s*<(?:[^<>]|<[^<>]*>)*>")
"""Default that has no text in Python: `<factory>`, `<function f at 0x7f>`."""


def modules_of(package: str, deep: bool = False) -> Iterator[tuple[str, Path]]:
    """Yield the public modules of a package by name, itself first.

    Args:
        package: a package, or a module by itself.
        deep: whether packages inside it count.
    """
    folder = ROOT.joinpath(*package.split("."))
    if not folder.is_dir():
        yield package, folder.with_suffix(".py")
        return
    for path in sorted(folder.rglob("*.py") if deep else folder.glob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if parts[-1] == "__init__":
            parts = parts[:-1]
        if not any(part.startswith("_") for part in parts):
            yield ".".join(parts), path


def left_out(module: str, path: Path) -> Iterator[str]:
    """Yield a directive for each public name that autodoc passes by.

    It passes by constants and aliases without a docstring, and names that a module finds when it
    is asked for them.
    """
    code, documented = import_module(module), dict[str, bool]()
    body = ast.parse(path.read_text(encoding="utf-8")).body
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            has = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
            for name in (n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)):
                documented.setdefault(name, has)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            documented[node.name] = True
    public = getattr(code, "__all__", ())
    for name in public or [each for each in documented if each[0] != "_"]:
        value = getattr(code, name)
        own = name in public or getattr(value, "__module__", "") == module
        seen = documented.get(name, False) or (_has_docstring(value) and own)
        if inspect.ismodule(value) or (seen and name in dir(code)):
            continue
        kind = "class" if isinstance(value, type) else "data"
        yield f"auto{'function' if inspect.isroutine(value) else kind}:: {module}.{name}"


def _has_docstring(value: object) -> bool:
    return inspect.isroutine(value) or isinstance(value, (type, partial))


def lent_as_modules(module: str, path: Path) -> list[str]:
    """Return the names that a package lends and that are modules of it too; they stand there."""
    names = getattr(import_module(module), "__all__", ())
    return [
        name for name in names if path.stem == "__init__" and (path.parent / f"{name}.py").is_file()
    ]


class Domain(PythonDomain):
    """Python's names, without a look through all of them for a name that none has."""

    def find_obj(
        self,
        env: BuildEnvironment,
        modname: str,
        classname: str,
        name: str,
        type: str,  # noqa: A002
        mode: int = 0,
    ) -> list[Any]:
        """Find names: see `PythonDomain`."""
        if len(self.objects) != getattr(self, "counted", None):
            self.counted = len(self.objects)
            self.lasts = {each.rpartition(".")[2] for each in self.objects}
        if name.removesuffix("()").rpartition(".")[2] not in self.lasts:
            return []
        return super().find_obj(env, modname, classname, name, type, mode)


class Prose(GoogleDocstring):
    """A docstring in Google's form whose types stand in the code.

    Words before a colon are words: Napoleon would take them for the type of a result.
    """

    def _consume_returns_section(
        self, *_: object, **__: object
    ) -> list[tuple[str, str, list[str]]]:
        return [("", "", self._dedent(self._consume_to_next_section()))]


class Modules(SphinxDirective):
    """A section a module: its docstring, then its public names."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar = {"deep": directives.flag}

    def run(self) -> list[nodes.Node]:
        """Write the sections as reStructuredText, and read them."""
        lines: list[str] = []
        for package in self.arguments[0].split():
            for module, path in modules_of(package, "deep" in self.options):
                title = f"``{module}``"
                lines += [title, "-" * len(title), "", f".. automodule:: {module}", ""]
                if hidden := lent_as_modules(module, path):
                    lines[-1:] = [f"   :exclude-members: {', '.join(hidden)}", ""]
                lines += [line for each in left_out(module, path) for line in (f".. {each}", "")]
                self.env.note_dependency(str(path))
        return self.parse_text_to_nodes("\n".join(lines), allow_section_headings=True)


def read_docstring(
    app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]
) -> None:
    """Read a docstring in Google's form, in place; a constant has none of its type's."""
    borrowed = getattr(obj, "__doc__", None)
    plain = what in ("attribute", "data") and isinstance(borrowed, str)
    if plain and lines == prepare_docstring(borrowed):
        lines.clear()
    kind = "function" if what in ("attribute", "data", "property") else what
    lines[:] = Prose(lines, Config(napoleon_use_ivar=True), app, kind, name, obj, options).lines()


def write_value(value: object, **more: Any) -> str:
    """Write a value or a default: shortly, and alike on every machine."""
    text = re.sub(re.escape(ROOT.as_posix()) + r"(/|\b)", "", DESCRIBE(value, **more))
    text = re.sub(r"(Posix|Windows)Path\(", "Path(", text)
    return text if len(text) <= LONGEST else "..."


def write_defaults(
    app: Sphinx, what: str, name: str, obj: object, options: object, signature: str, result: str
) -> tuple[str, str] | None:
    """Write `...` for a default that is no Python, such as that of a field with a factory."""
    return (UNWRITABLE.sub("= ...", signature), result) if signature else None


def find_alias(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, contnode: nodes.Element
) -> nodes.reference | None:
    """Lead from an annotation to the type alias or type variable that it names."""
    target = node.get("reftarget", "")
    found = env.domains.python_domain.objects.get(target)
    if node.get("refdomain") != "py" or found is None:
        return None
    assert app.builder is not None
    return make_refnode(
        app.builder, node["refdoc"], found.docname, found.node_id, [contnode], target
    )


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive, and our reading of docstrings."""
    sphinx_inspect.object_description = write_value
    app.add_domain(Domain, override=True)
    app.add_directive("modules", Modules)
    app.connect("autodoc-process-docstring", read_docstring)
    app.connect("autodoc-process-signature", write_defaults)
    app.connect("missing-reference", find_alias)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
