"""A plugin of pytest: the kernels of notebooks are forked, as the site forks them.

Each notebook has a fresh one all the same; what is imported by all of them is imported once.
"""

from __future__ import annotations

import asyncio
import logging
import os

from app.site.forking.forks import Template
from app.site.forking.provisioner import fork_kernels
from support.kernels import until
from support.site import rehearsed

template = Template(logging.getLogger("template"))


async def _ready() -> None:
    template.start()
    template.watch()
    await until(lambda: template.ready or not template.running)


def pytest_configure() -> None:
    """Have a template before the first notebook is opened."""
    os.environ["PYTHONPATH"] = os.pathsep.join([rehearsed(), os.environ["PYTHONPATH"]])
    fork_kernels(template)
    asyncio.run(_ready())


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    template.stop()
    fork_kernels(None)
