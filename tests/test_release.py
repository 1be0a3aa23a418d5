"""The release: what is said of it in several places agrees, and what is built can be given away."""

from __future__ import annotations

import importlib
import importlib.util
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from datetime import date
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from italiancards.cli import parser
from tools import release

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]
SECTIONS = ["Added", "Changed", "Fixed", "Removed"]
LONGEST = 160
"""Most characters of a line of the changelog: it says one thing."""


def text_of(path: str) -> str:
    """A file of the repository."""
    return (ROOT / path).read_text(encoding="utf-8")


# The changelog


def changelog_faults(text: str, addressed: bool) -> Iterator[str]:
    """Lines that are not as in Keep a Changelog; links need an address that is known."""
    if not text.startswith("# Changelog\n"):
        yield "title"
    versions, sections, lines = [], [], []
    for line in text.splitlines():
        if line.startswith("## "):
            found = re.fullmatch(
                r"## \[(?:(Unreleased)\]|(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d|unreleased))",
                line,
            )
            if found is None:
                yield line
                continue
            versions.append((9**9,) if found[1] else tuple(map(int, found.group(2, 3, 4))))
            if found[5] == "unreleased" and len(versions) > 1:
                yield line
            sections = []
        elif line.startswith("#") and versions:
            name = line.removeprefix("### ")
            if name not in SECTIONS or any(SECTIONS.index(name) <= each for each in sections):
                yield line
            else:
                sections.append(SECTIONS.index(name))
        elif (
            versions
            and line
            and not (re.fullmatch(r"- [^ ].*\.", line) and sections and len(line) <= LONGEST)
        ):
            if not (addressed and re.fullmatch(r"\[[^\]]+\]: https://\S+", line)):
                yield line
        elif line in lines:
            yield line
        if line.startswith("- "):
            lines.append(line)
    if versions != sorted(set(versions), reverse=True) or not versions:
        yield "order"


def test_the_changelog_has_the_form_that_readers_know() -> None:
    assert [*changelog_faults(text_of("CHANGELOG.md"), "urls" in PROJECT)] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# News\n## [0.1.0] - unreleased\n", "title"),
        ("# Changelog\n", "order"),
        ("# Changelog\n## [0.1.0] - 2026-01-01\n## [0.2.0] - 2026-01-02\n", "order"),
        ("# Changelog\n## 0.1.0\n", "## 0.1.0"),
        ("# Changelog\n## [0.1.0] - soon\n", "## [0.1.0] - soon"),
        ("# Changelog\n## [Unreleased]\n### New\n- It is.\n", "### New"),
        ("# Changelog\n## [Unreleased]\n### Fixed\n- It is.\n### Added\n", "### Added"),
        ("# Changelog\n## [Unreleased]\n### Fixed\n- It is.\n- It is.\n", "- It is."),
        ("# Changelog\n## [Unreleased]\n### Fixed\n- It\n  is.\n", "  is."),
        ("# Changelog\n## [Unreleased]\n- It is.\n", "- It is."),
        (f"# Changelog\n## [Unreleased]\n### Fixed\n- {'x' * 160}.\n", f"- {'x' * 160}."),
        ("# Changelog\n## [Unreleased]\n[Unreleased]: https://x\n", "[Unreleased]: https://x"),
    ],
)
def test_a_changelog_of_another_form_is_found(text: str, fault: str) -> None:
    assert fault in [*changelog_faults(text, addressed=False)]


# The version and its tag


def test_version_changelog_citation_and_recipe_agree() -> None:
    assert [*release.disagreements(ROOT)] == []


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what names the version, as on the day of the release."""
    for name in ("pyproject.toml", "CHANGELOG.md", "CITATION.cff", "packaging/conda/recipe.yaml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    version = PROJECT["version"]
    change(tmp_path / "CHANGELOG.md", r"## \[.*", f"## [{version}] - 2026-12-01")
    change(tmp_path / "CITATION.cff", r"date-released.*\n", "")
    change(tmp_path / "CITATION.cff", r"\Z", "date-released: 2026-12-01\n")
    return tmp_path


def change(path: Path, pattern: str, text: str) -> None:
    """Write something else once."""
    path.write_text(re.sub(pattern, text, path.read_text("utf-8"), count=1), "utf-8")


def test_the_tag_is_v_and_the_version(checkout: Path) -> None:
    tag = f"v{PROJECT['version']}"
    assert [*release.obstacles(checkout, tag)] == []
    for other in (PROJECT["version"], f"{tag}rc1", "main"):
        assert [*release.obstacles(checkout, other)] == [
            f"The tag of {PROJECT['version']} is {tag}, not {other}."
        ]


@pytest.mark.parametrize(
    ("file", "pattern", "text", "said"),
    [
        ("pyproject.toml", 'version = "[^"]*', 'version = "9.9.9', "9.9.9"),
        ("CITATION.cff", "\nversion: .*", "\nversion: 9.9.9", "CITATION.cff has version 9.9.9"),
        ("CITATION.cff", "date-released.*", "", "CITATION.cff has the day none"),
        ("packaging/conda/recipe.yaml", 'version: ".*"', 'version: "9.9.9"', "recipe.yaml has"),
        ("CHANGELOG.md", r"- 2026-12-01", "- unreleased", "no day behind"),
        ("CHANGELOG.md", r"## \[", "## [Unreleased]\n\n## [", "under [Unreleased]"),
    ],
)
def test_what_keeps_a_tag_from_being_set_is_named(
    checkout: Path, file: str, pattern: str, text: str, said: str
) -> None:
    change(checkout / file, pattern, text)
    assert said in "\n".join(release.obstacles(checkout, f"v{PROJECT['version']}"))


def test_the_citation_says_who_and_under_which_licence() -> None:
    citation = yaml.safe_load(text_of("CITATION.cff"))
    assert citation["cff-version"] == "1.2.0"
    assert {"message", "title", "type", "abstract", "keywords"} <= set(citation)
    assert citation["license"] == PROJECT["license"]
    assert [each["name"] for each in citation["authors"]] == [
        each["name"] for each in PROJECT["authors"]
    ]
    assert isinstance(citation.get("date-released", date.today()), date)


# What is built


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source archive, and the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("packages")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    return folder


def metadata(packages: Path) -> Message:
    """Description that an index shows."""
    (wheel,) = packages.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (each for each in packed.namelist() if each.endswith(".dist-info/METADATA"))
        return message_from_bytes(packed.read(name))


@pytest.mark.thorough
def test_an_index_takes_both(packages: Path) -> None:
    check = [sys.executable, "-m", "twine", "check", "--strict", *map(str, packages.iterdir())]
    assert subprocess.run(check, capture_output=True, check=False).returncode == 0
    assert sorted(each.name for each in packages.iterdir()) == [
        f"italiancards-{PROJECT['version']}-py3-none-any.whl",
        f"italiancards-{PROJECT['version']}.tar.gz",
    ]


def test_the_source_archive_has_what_makes_it_and_nothing_of_others(packages: Path) -> None:
    (archive,) = packages.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "widgets/src/main.js",
        "tests/test_release.py",
    ):
        assert name in names
    assert [name for name in names if re.search(r"node_modules|\.venv|\.pyc|^dist/", name)] == []
    assert archive.stat().st_size < 5_000_000


def test_an_index_shows_who_for_whom_and_under_which_licence(packages: Path) -> None:
    shown = metadata(packages)
    assert (shown["Author"], shown["License-Expression"]) == (
        "The italiancards authors",
        "BSD-3-Clause",
    )
    assert shown["Description-Content-Type"] == "text/markdown"
    oldest = PROJECT["requires-python"].removeprefix(">=")
    assert f"Programming Language :: Python :: {oldest}" in PROJECT["classifiers"]


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """The build's own module, which no package has."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ADDRESS = r"!?\[[^\]]*\]\(([^)\s]+)\)"


def test_the_long_description_leads_nowhere_that_an_index_does_not_have(
    packages: Path, hook: ModuleType
) -> None:
    source = PROJECT.get("urls", {}).get("Source", "")
    shown = bytes(metadata(packages).get_payload(decode=True)).decode()
    assert shown == hook.long_description(text_of("README.md"), source, PROJECT["version"])
    assert [each for each in re.findall(ADDRESS, shown) if ":" not in each] == []


def test_with_an_address_the_picture_and_the_pages_are_found_at_the_tag(hook: ModuleType) -> None:
    source = "https://example.org/cards"
    shown = hook.long_description(text_of("README.md"), source, "1.2.3")
    pictures = re.findall(rf"!\[[^\]]+\]\({source}/raw/v1\.2\.3/([^)]+)\)", shown)
    pages = re.findall(rf"\[[^\]]+\]\({source}/blob/v1\.2\.3/([^)#]+)", shown)
    assert pictures
    assert pages
    assert [each for each in (*pictures, *pages) if not (ROOT / each).exists()] == []
    assert [each for each in re.findall(ADDRESS, shown) if ":" not in each] == []


# Other ways to it


RENAMED = {"matplotlib": "matplotlib-base"}
"""Packages with another name on conda-forge."""


def requirement(text: str) -> str:
    """A requirement as conda writes it."""
    name, bounds = re.fullmatch(r"([\w.-]+)(.*)", text).groups()  # type: ignore[union-attr]
    return f"{RENAMED.get(name, name)} {bounds}".strip()


def test_the_conda_recipe_asks_for_what_the_package_asks_for() -> None:
    recipe = yaml.safe_load(text_of("packaging/conda/recipe.yaml"))
    python, *run = recipe["requirements"]["run"]
    extras = PROJECT["optional-dependencies"]
    assert run == sorted(map(requirement, PROJECT["dependencies"]))
    assert recipe["requirements"]["run_constraints"] == sorted(
        map(requirement, {*extras["site"], *extras["hub"], *extras["arena"]})
    )
    assert f">={recipe['context']['python_min']}" == PROJECT["requires-python"]
    assert python == "python >=${{ python_min }}"
    assert recipe["build"]["python"]["entry_points"] == [
        f"{name} = {target}" for name, target in PROJECT["scripts"].items()
    ]
    about = recipe["about"]
    assert (about["license"], about["summary"]) == (PROJECT["license"], PROJECT["description"])


def test_the_container_copies_what_there_is_and_serves_by_a_command_that_there_is() -> None:
    file = re.sub(r"\\\n\s*", "", text_of("packaging/Containerfile"))
    copied = [line.split()[1:-1] for line in file.splitlines() if re.match(r"COPY (?!--)", line)]
    assert [path for paths in copied for path in paths if not (ROOT / path).exists()] == []
    assert len({*re.findall(r"^FROM (python:3\.\d+-slim)\b", file, re.MULTILINE)}) == 1
    command = yaml.safe_load(re.findall(r"^CMD (.*)$", file, re.MULTILINE)[-1])
    assert command[0] in PROJECT["scripts"]
    served = parser().parse_args(command[1:])
    assert f"EXPOSE {served.port}\n" in file
    assert f":{served.port}/health" in file


def test_the_container_has_all_that_the_wheel_is_made_of() -> None:
    hatch = tomllib.loads(text_of("pyproject.toml"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    copied = re.findall(r"^COPY (?!--)(.*) \S+$", text_of("packaging/Containerfile"), re.MULTILINE)
    paths = {path for line in copied for path in line.split()}
    needed = {*hatch["packages"], *hatch["force-include"], *hatch["shared-data"], "README.md"}
    needed |= {*PROJECT["license-files"], "pyproject.toml", "hatch_build.py"}
    assert [
        path
        for path in needed
        if not any(path == each or path.startswith(f"{each}/") for each in paths)
    ] == []


# The forge


WORKFLOW = yaml.safe_load(text_of(".github/workflows/ci.yml"))
STEPS = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]


def test_the_workflow_runs_what_ci_runs_on_every_python_that_is_promised() -> None:
    jobs = WORKFLOW["jobs"]
    assert {"push", "pull_request"} == set(WORKFLOW["on"])
    assert ".ci/run" in [step.get("run") for step in jobs["linux"]["steps"]]
    promised = [
        each.rpartition(" ")[2]
        for each in PROJECT["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", each)
    ]
    for name in ("linux", "macos", "windows"):
        pythons = jobs[name]["strategy"]["matrix"]["python"]
        assert set(promised) <= set(pythons) == {"3.11", "3.12", "3.13", "3.14"}


def test_the_workflow_names_only_targets_and_files_that_there_are() -> None:
    targets = {*re.findall(r"^([\w$()/]+):", text_of("Makefile"), re.MULTILINE)}
    targets |= {target.replace("$(VENV)", ".venv") for target in targets}
    runs = "\n".join(step.get("run", "") for step in STEPS)
    asked = [
        name for line in re.findall(r"^make (.*)$", runs, re.MULTILINE) for name in line.split()
    ]
    assert {"test", "dist", "pages"} <= set(asked) <= targets
    assert [each for each in re.findall(r"-r (\S+)", runs) if not (ROOT / each).exists()] == []
    for module in re.findall(r"python -m (tools\.\w+)", runs):
        assert importlib.util.find_spec(module) is not None


def test_the_workflow_pins_what_others_wrote_by_version() -> None:
    used = [step["uses"] for step in STEPS if "uses" in step]
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+(\.\d+)*", each)] == []
    assert WORKFLOW["permissions"] == {"contents": "read"}


# The list of changed names


def test_every_name_that_changed_has_one_that_there_is() -> None:
    rows = re.findall(r"^\| `.*\| (`.*`) \|$", text_of("docs/renamed.md"), re.MULTILINE)
    names = [name for row in rows for name in re.findall(r"`([\w.]+)`", row)]
    assert len(names) > 20

    def there(name: str) -> bool:
        """True if a module, a thing in it, or a field of that has this name."""
        if importlib.util.find_spec(name.rpartition(".")[0].rpartition(".")[0]) is None:
            return False
        try:
            importlib.import_module(name)
        except ModuleNotFoundError:
            above, _, last = name.rpartition(".")
            try:
                owner = importlib.import_module(above)
            except ModuleNotFoundError:
                module, _, kind = above.rpartition(".")
                owner = getattr(importlib.import_module(module), kind)
            return hasattr(owner, last) or last in getattr(owner, "__annotations__", {})
        return True

    assert [name for name in names if not there(name)] == []
