"""The page for operators and schools: each claim of docs/privacy.md is held by a test."""

from __future__ import annotations

import re
from pathlib import Path

from italiancards.site.headers import LESSON_POLICY, POLICY

ROOT = Path(__file__).parents[1]


def text_of(path: str) -> str:
    """A file of the repository."""
    return (ROOT / path).read_text(encoding="utf-8")


def test_a_claim_of_the_privacy_page_has_its_tests() -> None:
    comment = re.findall(r"<!--(.*?)-->", text_of("docs/privacy.md"), re.DOTALL)[0]
    named = re.findall(r": (tests/\S+)::(.*)", comment)
    assert len(named) > 10
    for path, name in named:
        kind = f'test("{name}"' if path.endswith(".mjs") else f"def {name}("
        assert kind in text_of(path), name


def test_the_privacy_page_names_all_that_a_browser_keeps() -> None:
    """Storage is written by `storage.js` alone (tests/widgets/address.test.mjs), caches here."""
    paths = [
        *(ROOT / "widgets/src").rglob("*.js"),
        *(ROOT / "italiancards/site/export").glob("*.js"),
    ]
    code = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    keys = {*re.findall(r'"(italiancards(?:[-_][a-z]+)?) ?"', code)}
    keys |= {f"italiancards{each}" for each in re.findall(r"\$\{KEY\}(-[a-z]+:?)", code)}
    shown = re.findall(r"^\| `([^`]+)`", text_of("docs/privacy.md"), re.MULTILINE)
    assert {each.removesuffix(":") for each in keys} == {each.removesuffix(":") for each in shown}


def test_a_cookie_is_kept_for_a_year() -> None:
    assert "const YEAR = 365 * 24 * 60 * 60;" in text_of("widgets/src/storage.js")
    assert re.findall(r"expires_days=(\d+)", text_of("italiancards/site/page_handlers.py")) == [
        "365"
    ]


def test_nginx_writes_down_no_address() -> None:
    file = text_of("docs/deploy/nginx.conf")
    assert re.findall(r"^\s*access_log (.*);", file, re.MULTILINE) == ["off"]
    assert re.findall(r"^\s*error_log \S+ (.*);", file, re.MULTILINE) == ["crit"]


def test_no_page_may_ask_another_host() -> None:
    for policy in (LESSON_POLICY, POLICY):
        rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
        assert rules["default-src"] == "'none'"
        sources = {source for rule in rules.values() for source in rule.split()}
        assert sources <= {"'none'", "'self'", "'unsafe-inline'", "data:", "blob:"}


def test_every_page_of_the_browser_tests_is_watched_for_requests_to_other_hosts() -> None:
    fixture = text_of("tests/site/conftest.py")
    assert 'page.on("request", lambda request: _own(request.url, address, wrong))' in fixture
    assert "assert [wrong for _, wrong, _ in opened if wrong] == []" in fixture
