"""Addresses of the site: a list of Tornado's handlers, whichever server they are in."""

from __future__ import annotations

import re
from typing import Any

from italiancards.site.download import Download
from italiancards.site.health import Health
from italiancards.site.page_handlers import (
    GlossaryPage,
    Home,
    IconAndRobots,
    LessonPage,
    RulesIndex,
    RulesPages,
)
from italiancards.site.pages.assets import Assets
from italiancards.site.pages.links import DOWNLOAD
from italiancards.site.refusals import BaseRedirect
from italiancards.site.sockets import PageSocket


def handlers(base: str) -> list[tuple[Any, ...]]:
    """Return Tornado's list of the site's addresses, each with its handler class.

    Args:
        base: where the site begins, with a stroke at both ends.
    """
    begins = re.escape(base)
    found: list[tuple[Any, ...]] = [
        (begins, Home),
        (rf"{begins}rules/([a-z0-9_]+)(?:/(short|pad))?/?", RulesPages),
        (rf"{begins}rules/?", RulesIndex),
        (rf"{begins}glossary/?", GlossaryPage),
        (rf"{begins}health", Health),
        (rf"{begins}(favicon\.ico|robots\.txt)", IconAndRobots),
        (rf"{begins}{re.escape(DOWNLOAD)}", Download),
        (rf"{begins}static/([a-z0-9.-]+)", Assets),
        (rf"{begins}line/([A-Za-z0-9_]+)", PageSocket),
        (rf"{begins}voila/render/(.*)", LessonPage),
    ]
    if base != "/":
        found.append((begins[:-1], BaseRedirect, {"base": base}))
    return found
