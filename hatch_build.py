"""Long description of the package: README.md with addresses that hold on an index page.

An index shows README.md outside the repository, where relative links lead nowhere. With `Source` in
`[project.urls]` they lead to the release's tag there; without it (no address is known yet) the
picture is left out and links become plain text.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s]+)\)")
"""A link or picture whose address is relative: its mark, text and path."""


def long_description(readme: str, source: str, version: str) -> str:
    """Return a README whose relative links are absolute, or gone where no address is known.

    Args:
        readme: the Markdown text.
        source: the address of the repository, or nothing.
        version: the release, whose tag is `v` and this.

    >>> long_description("![table](a.png) [how](docs/b.md#c)", "https://example.org/x/", "1.2")
    '![table](https://example.org/x/raw/v1.2/a.png) [how](https://example.org/x/blob/v1.2/docs/b.md#c)'
    >>> long_description("![table](a.png)[how](docs/b.md)", "", "1.2")
    'how'
    """

    def absolute(link: re.Match[str]) -> str:
        picture, text, path = link.groups()
        if not source:
            return "" if picture else text
        view = "raw" if picture else "blob"
        return f"{picture}[{text}]({source.rstrip('/')}/{view}/v{version}/{path})"

    return RELATIVE.sub(absolute, readme)


class ReadmeHook(MetadataHookInterface):
    """Fill in `readme`, which is dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the long description."""
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source", "")
        text = long_description(readme, source, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
