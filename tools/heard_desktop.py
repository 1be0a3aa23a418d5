"""A desktop of a blind player: a screen without a monitor, Orca, Firefox, and a keyboard."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tools.browser import firefox

ROOT = Path(__file__).parents[1]
PROGRAMS = ("orca", "Xvfb", "xdotool", "dbus-daemon")
MISSING = (
    "Listening needs Orca, Firefox and a screen without a monitor: type `sudo apt-get install orca"
    " firefox-esr xvfb xdotool dbus at-spi2-core` on Debian, and run this again."
)
SPEECH_MODULE = "tools.orca_speech"
PREFERENCES = {
    "accessibility.force_disabled": -1,  # on, whatever Firefox thinks of this desktop
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "remote.prefs.recommended": False,  # they change what the keyboard does
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "trailhead.firstrun.didSeeAboutWelcome": True,
}
SOON = 60
"""Seconds after which a program that does not answer is called missing."""


def check_programs() -> None:
    """Do nothing where all programs are there.

    Raises:
        SystemExit: one is missing, and what to type.
    """
    if firefox() is None or not all(map(shutil.which, PROGRAMS)):
        raise SystemExit(MISSING)


class Marionette:
    """The line on which Firefox tells what is on its page, a plain socket.

    Args:
        port: where Firefox listens.
    """

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), SOON)
        self._number = 0
        self._receive()
        self.ask("WebDriver:NewSession", {})

    def ask(self, command: str, arguments: Mapping[str, object]) -> Any:
        """Send a command, and return its result.

        Raises:
            RuntimeError: Firefox refused it.
        """
        self._number += 1
        text = json.dumps([0, self._number, command, arguments]).encode()
        self._socket.sendall(b"%d:%b" % (len(text), text))
        _, _, error, result = self._receive()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result

    def evaluate(self, script: str, *arguments: object) -> Any:
        """Return what a function body of JavaScript returns on the page."""
        asked = {"script": script, "args": list(arguments), "sandbox": None}
        return self.ask("WebDriver:ExecuteScript", asked)["value"]

    def _receive(self) -> Any:
        size = b""
        while (sign := self._socket.recv(1)) != b":":
            size += sign
        text = b""
        while len(text) < int(size):
            text += self._socket.recv(int(size) - len(text))
        return json.loads(text)


class Desktop:
    """Firefox and Orca, as somebody has them who hears and presses keys.

    Args:
        page: the line to Firefox.
        environment: of programs on this desktop.
        log: where Orca's speech is written down.
    """

    def __init__(self, page: Marionette, environment: Mapping[str, str], log: Path) -> None:
        self.page, self.environment, self.log = page, environment, log

    def press(self, *keys: str) -> None:
        """Press keys or chords, such as `Insert+a`, one after another."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], env=self.environment, check=True)
            time.sleep(0.15)

    def chord(self, *keys: str) -> None:
        """Press keys so soon one after another that they are one press twice."""
        command = ["xdotool", "key", "--delay", "60", *keys]
        subprocess.run(command, env=self.environment, check=True)

    def focus_window(self) -> None:
        """Give the keys to Firefox's window."""
        search = ["xdotool", "search", "--onlyvisible", "--class", "firefox"]
        found = subprocess.run(search, env=self.environment, capture_output=True, text=True)
        for window in found.stdout.split()[-1:]:
            focus = ["xdotool", "windowfocus", window]
            subprocess.run(focus, env=self.environment, check=True)


@contextmanager
def desktop(folder: Path, language: str = "en") -> Iterator[Desktop]:
    """Start the programs, and end them afterwards.

    Args:
        folder: an empty one, for profiles and the log.
        language: of the browser.
    """
    path = firefox()
    assert path is not None
    log, run, profile = folder / "speech.jsonl", folder / "run", folder / "firefox"
    log.touch()
    run.mkdir(mode=0o700)
    _write_profiles(folder, profile, language)
    environment = {
        **{key: value for key, value in os.environ.items() if key != "WAYLAND_DISPLAY"},
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(run),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "LC_ALL": "C.UTF-8",
        "GNOME_ACCESSIBILITY": "1",
        "ORCA_SPEECH_LOG": str(log),
    }
    with ExitStack() as programs:

        def start(*command: str, **options: Any) -> subprocess.Popen[str]:
            with (folder / f"{Path(command[0]).name}.log").open("w") as output:
                streams = {"stdout": output, "stderr": output, "text": True, **options}
                program = subprocess.Popen(command, env=environment, **streams)
            programs.callback(_end, program)
            return program

        screen = start("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24",
                       "-nolisten", "tcp", stdout=subprocess.PIPE)  # fmt: skip
        assert screen.stdout is not None
        environment["DISPLAY"] = f":{screen.stdout.readline().strip()}"
        bus = start("dbus-daemon", "--session", "--nofork", "--print-address",
                    stdout=subprocess.PIPE)  # fmt: skip
        assert bus.stdout is not None
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        python = {**environment, "PYTHONPATH": str(ROOT)}
        environment.pop("PYTHONPATH", None)
        with (folder / "orca.log").open("w") as output:
            orca = subprocess.Popen(
                ["orca", "--replace", "--user-prefs", str(folder / "orca")],
                env=python, stdout=output, stderr=output,
            )  # fmt: skip
        programs.callback(_end, orca)
        _until(lambda: log.stat().st_size > 0, "Orca says nothing")
        start(path, "--marionette", "--no-remote", "--profile", str(profile), "about:blank")
        port = profile / "MarionetteActivePort"
        _until(port.exists, "Firefox does not start")
        _until(lambda: bool(port.read_text().strip()), "Firefox does not start")
        yield Desktop(Marionette(int(port.read_text())), environment, log)


def _write_profiles(folder: Path, profile: Path, language: str) -> None:
    """Write the preferences of Firefox and Orca."""
    profile.mkdir()
    preferences = {**PREFERENCES, "intl.accept_languages": language, "marionette.port": 0}
    lines = (
        f"user_pref({json.dumps(key)}, {json.dumps(each)});\n" for key, each in preferences.items()
    )
    (profile / "user.js").write_text("".join(lines))
    (folder / "orca").mkdir()
    settings = {
        "speechServerFactory": SPEECH_MODULE,
        "speechServerInfo": None,
        "enableBraille": False,
    }
    text = "".join(f"orca.settings.{key} = {value!r}\n" for key, value in settings.items())
    (folder / "orca/orca-customizations.py").write_text(f"import orca.settings\n{text}")


def _until(there: Callable[[], bool], otherwise: str) -> None:
    """Wait for something.

    Raises:
        SystemExit: it does not come.
    """
    end = time.monotonic() + SOON
    while not there():
        if time.monotonic() > end:
            raise SystemExit(otherwise)
        time.sleep(0.1)


def _end(program: subprocess.Popen[Any]) -> None:
    """End a program, whether it listens or not."""
    program.terminate()
    try:
        program.wait(5)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
