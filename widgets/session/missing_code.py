"""Code of a game that a page with its own Python could not fetch."""


class MissingCode(ImportError):
    """A part of the code did not come; the page itself says so, and what can be done."""
