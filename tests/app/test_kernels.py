"""The kernels of all visitors: which of them go by themselves."""

from __future__ import annotations

import asyncio

import pytest
from support.kernels import running

from app.site import kernels
from app.site.forking.provisioner import fork_kernels
from app.site.kernels import IDLE, Kernels


@pytest.fixture(autouse=True)
def plainly() -> None:
    """Without a template."""
    fork_kernels(None)


def test_a_kernel_that_nobody_came_for_goes_and_one_that_was_asked_for_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def look() -> None:
        all_kernels = Kernels(cull_idle_timeout=IDLE)
        asked = await all_kernels.start_kernel()
        lonely = await all_kernels.start_kernel()
        all_kernels.notify_connect(asked)
        process = all_kernels.get_kernel(lonely).provisioner.pid
        try:
            for number in (asked, lonely):
                await all_kernels.cull_kernel_if_idle(number)
            assert set(all_kernels.list_kernel_ids()) == {asked, lonely}
            monkeypatch.setattr(kernels, "UNCLAIMED", -1)
            for number in (asked, lonely):
                await all_kernels.cull_kernel_if_idle(number)
            assert all_kernels.list_kernel_ids() == [asked]
            assert not running(process)
        finally:
            await all_kernels.shutdown_all(now=True)

    asyncio.run(look())


def test_a_table_is_taken_from_when_its_page_is_begun() -> None:
    all_kernels = Kernels()
    with all_kernels.keeping() as first, all_kernels.keeping() as second:
        assert first != second
        assert all_kernels.taken == 2
    assert all_kernels.taken == 0
