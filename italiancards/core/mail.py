"""Undo the changes of editors, files and mail programs to a text.

Lines keep their numbers, so that an error still names the line that somebody sees.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE, BOM_UTF32_BE, BOM_UTF32_LE

MARKS = {
    BOM_UTF8: "utf-8-sig",
    BOM_UTF32_LE: "utf-32",  # before UTF-16, whose mark it begins with
    BOM_UTF32_BE: "utf-32",
    BOM_UTF16_LE: "utf-16",
    BOM_UTF16_BE: "utf-16",
}
"""The first bytes of a file that say how its text is written."""
ANSI = "cp1252"
"""Encoding of editors on Windows that do not say which."""

_QUOTED = re.compile(r"(\s*>)+ ?")
_FENCE = re.compile(r"\s*(```|~~~)\s*\w*\s*")
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff]")
_LONE = re.compile("[\ud800-\udfff]")


def decoded(data: bytes) -> str:
    r"""Return the text of a file's bytes, by its byte order mark, as UTF-8, else as Windows'.

    Raises:
        UnicodeDecodeError: it is no text.

    >>> [decoded("è".encode(each)) for each in ("utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1252")]
    ['è', 'è', 'è', 'è', 'è']
    """
    for mark, encoding in MARKS.items():
        if data.startswith(mark):
            return data.decode(encoding)
    try:
        return data.decode()
    except UnicodeDecodeError:
        if b"\0" in data:
            raise
        return data.decode(ANSI)


def unquoted(text: str) -> str:
    r"""Return a text without marks of quoting, fences and invisible signs, line by line.

    Marks of a quotation and fences of code are left out, spaces of other widths become spaces, and
    signs that nobody sees are dropped; half a character becomes the sign for what is unknown.

    >>> unquoted("```\n> > hand=AB\u00a0RC \n```").splitlines()
    ['', 'hand=AB RC ']
    """
    return "\n".join(map(_unquoted, text.splitlines()))


def _unquoted(line: str) -> str:
    """Return a line without quotation marks of mail, fences and invisible signs."""
    own = _UNSEEN.sub("", line)
    if quoted := _QUOTED.match(own):
        own = own[quoted.end() :]
    if _FENCE.fullmatch(own):
        return ""
    return re.sub(r"\s", " ", _LONE.sub("\ufffd", own))
