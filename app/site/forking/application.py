"""The application that a forked kernel is: IPython's, looking up nothing that is known already.

Each page of memory that is only looked at in a fork is copied, for Python counts who looks. Against
the usual start this takes 4.5 MB a kernel less, and 10 ms of its 40.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, ClassVar

from ipykernel import ipkernel
from ipykernel.kernelapp import IPKernelApp
from IPython.core.profiledir import ProfileDir
from traitlets.config import Config

from app.site.logs import log_briefly
from app.site.tested import tested

INIT = 1
"""Named as its parent, so that ipykernel starts no thread that watches for the parent's end."""
ARGUMENTS = ("--HistoryManager.enabled=False",)
"""What a kernel is told in the usual way: nobody looks up what a lesson's cells were."""
NEEDS = ("ipykernel", "ipython")
"""The packages whose insides are leant on."""


class LessonKernel(IPKernelApp):
    """An IPython kernel that looks for no settings, no profile and no extensions."""

    def parse_command_line(self, argv: object = None) -> None:
        """There is none."""

    def init_profile_dir(self) -> None:
        """A profile without a folder."""
        self.profile_dir = ProfileDir()

    def init_config_files(self) -> None:
        """None are looked for."""

    load_config_file = init_gui_pylab = init_extensions = init_code = init_config_files


class NoModules:
    """`sys` as far as a kernel needs it: only a debugger asks for all modules (2.7 MB)."""

    modules: ClassVar[dict[str, ModuleType]] = {}
    version, version_info, exc_info = sys.version, sys.version_info, sys.exc_info


def application(connection: str, usual: tuple[str, ...], **own: Any) -> IPKernelApp:
    """A kernel's application, listening.

    Args:
        connection: the file that says where it is to listen.
        usual: what it is told where it starts in the usual way.
        **own: what else it is told.
    """
    told: dict[str, Any] = {"capture_fd_output": False, **own}
    if tested(*NEEDS):
        ipkernel.sys = NoModules()
        config = Config({"HistoryManager": {"enabled": False}})
        kernel = LessonKernel.instance(connection_file=connection, config=config, **told)
        kernel.initialize([])
    else:
        kernel = IPKernelApp.instance(**told)
        kernel.initialize(["-f", connection, *usual])
    log_briefly(kernel.log)
    return kernel
