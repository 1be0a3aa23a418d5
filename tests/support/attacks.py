"""Attacks of visitors on a site, beside somebody who plays there."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

from tornado.iostream import StreamClosedError

from support.visitors import answered, arrived
from tools.visitors import Visitor

Act = Callable[[Visitor], Awaitable[None]]
Attack = Callable[[Act], None]
SOON = 2
"""Seconds within which a table answers while others attack."""


async def attack_beside_a_learner(site: str, act: Act) -> None:
    """Attack while somebody plays, who is answered before and after."""
    learner, attacker = await arrived(site), await arrived(site)
    try:
        await answered(learner, SOON)
        await act(attacker)
        await answered(learner, SOON)
    finally:
        await learner.leave()
        await attacker.leave()


async def write(attacker: Visitor, *frames: bytes) -> None:
    """Send bytes as they are, frames or not, until the site shuts the line."""
    assert attacker.line is not None
    with contextlib.suppress(StreamClosedError):
        for frame in frames:
            if attacker.line.protocol is None:  # it is shut
                return
            await attacker.line.protocol.stream.write(frame)
