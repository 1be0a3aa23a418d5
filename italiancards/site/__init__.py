"""The web app: lessons as pages, served by Voilà."""

import sys

# What Jupyter imports to check addresses reads 38 grammars first: 1.0 s of the 1.5 until a server
# listens. It is optional there, and nothing of ours is checked by it.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
