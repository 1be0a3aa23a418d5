"""A deal that many tests look back at is judged once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from italiancards.hints import last
from italiancards.review import Decide, Decision

JUDGED: dict[str, Decision | None] = {}
"""What came of each decision that has been asked for."""


@pytest.fixture(autouse=True, scope="module")
def judged_once() -> Iterator[None]:
    """The same decision is not thought over again.

    Of a module, so that what its tests share is judged once too.
    """

    def judged(job: Decide) -> Iterator[Decision | None]:
        if repr(job) not in JUDGED:
            JUDGED[repr(job)] = last(run(job))
        yield JUDGED[repr(job)]

    run = Decide.run
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Decide, "run", judged)
        yield
