"""Undo the changes of mail, chat and word processors to a text.

Such a program breaks lines or joins them, quotes them, writes other spaces, quotes, dashes and
arrows than it was given, and adds marks that nobody sees. A text in which no letter and no digit
was changed is still the one that was sent.
"""

from __future__ import annotations

import html
import re
import unicodedata

ARROW = "(?:[-=‐‑‒–—―−]{1,3}>|[→⇒⟶⟹➔➙➛➜➝➞➡⭢\uf0e0])"
"""An arrow as it may arrive; the last one is Word's, in a font of its own."""
LOOKALIKES = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛′‹›", "'"),
        **dict.fromkeys("“”„‟″«»", '"'),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **{"⁄": "/", "∶": ":"},
    }
)
"""Keyboard signs for those that a program may put in their place."""
QUOTATION = r"^[>\s]+"
MARKS = r"^(?:[>|*•`\s]|-\s)+|(?<=\s)[>|]+(?=\s)|`{3,}"
"""Marks of a quotation, of a list, of code; those between words stood before a line once."""


def restore(text: str) -> str:
    r"""Return a text without invisible signs and with HTML entities resolved.

    >>> restore("> lesson\u200b 1 -&gt;\xa0done\n")
    'lesson 1 ->\xa0done'
    """
    text = html.unescape(encodable(text))
    seen = "".join(sign for sign in text if unicodedata.category(sign) != "Cf")
    lines = (re.sub(MARKS, "", line) for line in seen.splitlines())
    words = re.sub(r"(?<=\s)×(?=\s)", "x", "\n".join(lines))  # of a capture
    return unicodedata.normalize("NFC", words)


def plain(text: str) -> str:
    """Return a text with look-alike signs replaced by those of a keyboard.

    >>> plain("88 : 32 → ½ ‘7D’ 2026–11–25")
    "88 : 32 -> 1/2 '7D' 2026-11-25"
    """
    return re.sub(ARROW, "->", unicodedata.normalize("NFKC", text).translate(LOOKALIKES))


def one_line(text: str) -> str:
    r"""Return a text's lines joined into one, words broken at a hyphen rejoined.

    >>> one_line("> done,\n> 2/2\n>\n> on 2026-\n> 11-22")
    'done, 2/2 on 2026-11-22'
    """
    lines = (re.sub(QUOTATION, "", line) for line in encodable(text).splitlines())
    pieces = filter(None, (" ".join(line.split()) for line in lines))
    return re.sub(r"(?<=\w-)\n", "", "\n".join(pieces)).replace("\n", " ")


def packed(text: str) -> str:
    """Return a text without white space.

    >>> packed("7D x 4C")
    '7Dx4C'
    """
    return "".join(text.split())


def encodable(text: str) -> str:
    """Return a text with lone surrogates, which UTF-8 cannot encode, replaced."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
