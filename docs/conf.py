"""Settings of Sphinx for the documentation: `make docs`."""

import gc
import logging
import sys
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

DOCS = Path(__file__).parent
sys.path[:0] = [str(DOCS.parent), str(DOCS / "_ext")]
# A fifth of a build was looks for garbage in trees that stay, and lines of a log that nobody reads.
gc.set_threshold(200_000, 50, 100)
logging.disable(logging.DEBUG)

project = "italiancards"
author = "the italiancards authors"
extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "api_pages",
    "card_table",
]
exclude_patterns = ["_ext", "deploy/hub"]

default_role = "code"
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_use_type_comments = False  # we have none, and looking for them takes long
toc_object_entries = False
add_module_names = False
suppress_warnings = ["ref.python"]  # a name that a package lends stands in two places
nitpick_ignore = [("py:class", "RequestHandler")]  # Tornado's, in an annotation
nitpick_ignore_regex = [
    ("py:.*", r"(?!italiancards)\w+\..*"),  # other packages, and the standard library
    ("py:.*", r"italiancards\.([\w.]+\.)?(_\w+|\w+T)"),  # private aliases; type variables
]

card_tables = ""  # `make docs PLAY=dist/play` says where the edition lies; pictures without it

html_theme = "furo"
html_title = "italiancards"
html_copy_source = False
html_show_copyright = False
html_static_path = ["_static"]
html_css_files = ["tables.css"]


def setup(app: Sphinx) -> None:
    """Show Fluent files as they are: Pygments does not know them."""
    app.add_lexer("ftl", TextLexer)
