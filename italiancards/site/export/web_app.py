"""An edition as an app: its manifest and icons, and the script that keeps it offline."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.site.export.folder import KEEPER, MANIFEST, Folder
from italiancards.site.pages.assets import SIGNS
from italiancards.site.pages.sheets import WORDS

HERE = Path(__file__).parent
FELT, PAPER = "#0f3626", "#f5efe2"


def is_edition(root: Path) -> bool:
    """Return True if a folder contains an edition of ours."""
    keeper = root / KEEPER
    return keeper.exists() and 'OURS = "italiancards "' in keeper.read_text(encoding="utf-8")


def write_manifest(folder: Folder) -> None:
    """Write the web app manifest, from which a browser can install the edition."""
    language = LANGUAGES[0]
    voice = Voice(language, (WORDS,))
    manifest = {
        "name": voice.say("site-name"),
        "short_name": voice.say("site-name"),
        "description": voice.say("site-title"),
        "lang": language,
        "start_url": "./",  # without an `id`: relative ones begin at the host, not here
        "scope": "./",
        "display": "standalone",
        "theme_color": FELT,
        "background_color": PAPER,
        "icons": [
            {
                "src": folder.assets[name],
                "sizes": "x".join(re.findall(r"\d+", name) * 2),
                "type": "image/png",
                "purpose": purpose,
            }
            for name in SIGNS
            for purpose in ("any", "maskable")
        ],
    }
    folder.put(MANIFEST, json.dumps(manifest, ensure_ascii=False).encode())


def write_keeper(folder: Folder) -> None:
    """Write the service worker that keeps all files of the edition for use offline."""
    files = sorted(folder.written)
    mark = hashlib.sha256()
    for path in files:
        mark.update(path.encode() + (folder.root / path).read_bytes())
    constants = {"MARK": mark.hexdigest()[:12], "FILES": files}
    heading = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in constants.items())
    script = (HERE / KEEPER).read_text(encoding="utf-8")
    folder.put(KEEPER, f"{heading}{script}".encode())
