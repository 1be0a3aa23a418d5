"""How much may be said: what a page has, what an address has, and who is who."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from italiancards.site import allowances
from italiancards.site.allowances import CLASS, OPENING, PAGE, SEAT, Accounts, TooManyLines, visitor


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, as the tests set it."""
    now = [1000.0]
    monkeypatch.setattr(allowances.time, "monotonic", lambda: now[0])
    return now


def asked(peer: str, **headers: str) -> HTTPServerRequest:
    request = HTTPServerRequest(
        start_line=RequestStartLine("GET", "/", "HTTP/1.1"),
        headers=HTTPHeaders({"Host": "x", **headers}),
    )
    request.remote_ip = peer
    return request


def test_a_new_line_does_not_refill_what_a_page_may_say(clock: list[float]) -> None:
    accounts = Accounts(tables=40)
    said = 0
    for _ in range(1000):
        try:
            with accounts.line("page", "192.0.2.7") as (page, _):
                while page.say(10):
                    said += 1
        except TooManyLines:
            break
    assert said == PAGE.messages.burst - OPENING


def test_bytes_are_counted_both_ways_and_come_back(clock: list[float]) -> None:
    with Accounts(tables=40).line("page", "192.0.2.7") as (page, home):
        assert page.say(int(PAGE.heard.burst))
        assert not page.say(1000)
        clock[0] += 1
        assert page.say(1000)
        assert page.tell(int(PAGE.sent.burst))
        assert not page.tell(int(PAGE.sent.rate))
        assert not page.say(1)
        clock[0] += 3
        assert page.say(1)
        assert home.say(1)


def test_a_class_behind_one_address_has_enough(clock: list[float]) -> None:
    accounts = Accounts(tables=1)
    lines = ExitStack()
    homes = [
        lines.enter_context(accounts.line(f"page {each}", "192.0.2.7")) for each in range(CLASS)
    ]
    for page, home in homes:  # all load their pages in one moment, and ask for all there is
        for _ in range(5):
            assert page.say(400)
            assert home.say(400)
        assert page.tell(300_000)
        assert home.tell(300_000)
    for _ in range(60):  # a minute in which everybody clicks each second
        clock[0] += 1
        for page, home in homes:
            for _ in range(3):
                assert page.say(400)
                assert home.say(400)
            assert home.tell(60_000)
    lines.close()


def test_an_address_has_only_so_many_lines_and_another_has_its_own(clock: list[float]) -> None:
    accounts = Accounts(tables=40)
    with ExitStack() as lines:
        for each in range(SEAT.lines * 40):
            lines.enter_context(accounts.line(f"page {each}", "192.0.2.7"))
        with pytest.raises(TooManyLines):
            lines.enter_context(accounts.line("one more", "192.0.2.7"))
        lines.enter_context(accounts.line("one more", "192.0.2.8"))


def test_who_has_gone_and_has_everything_again_is_forgotten(clock: list[float]) -> None:
    accounts = Accounts(tables=40)
    for each in range(20):
        with accounts.line(f"page {each}", f"192.0.2.{each}"):
            pass
    clock[0] += 60
    with accounts.line("page", "192.0.2.99"):
        assert len(accounts.of) == 2


@pytest.mark.parametrize(
    ("peer", "forwarded", "seen"),
    [
        ("192.0.2.7", None, "192.0.2.7"),
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "who knows", "127.0.0.1"),
        ("127.0.0.1", None, "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", None, "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", None, "192.0.2.7"),
    ],
)
def test_who_asks_is_believed_from_nginx_on_this_machine_alone(
    peer: str, forwarded: str | None, seen: str
) -> None:
    headers = {"X-Real-IP": forwarded} if forwarded else {}
    assert visitor(asked(peer, **headers)) == seen
