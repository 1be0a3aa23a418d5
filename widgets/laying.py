"""Where the tables of a notebook are laid."""

from contextvars import ContextVar

AT: ContextVar[str] = ContextVar("AT", default="jupyter")
"""`jupyter`, as widgets; or in a page's own `worker`."""
