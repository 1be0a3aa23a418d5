"""Headers of every answer: the permissions of its page in a browser."""

from __future__ import annotations

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform

LESSON_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # the tables place their cards by style attributes
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
    )
)
"""Policy of a lesson's page: no inline script, and nothing evaluated."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'unsafe-inline' blob:",  # anywidget imports its module from a blob
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
    )
)
"""Policy of pages without their own: nothing from elsewhere, nothing evaluated.

JupyterLab's front end draws our lessons under it, without `unsafe-eval`.
"""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class SafeHeaders(OutputTransform):
    """Transform that adds the headers an answer lacks, and removes the server's name."""

    def __init__(self, request: HTTPServerRequest) -> None:
        self.request = request

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Add our safe headers to an answer, without replacing any; return the answer's parts.

        Args:
            status_code: unchanged.
            headers: the headers of the answer, changed in place.
            chunk: unchanged.
            finishing: unused.
        """
        headers.pop("Server", None)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        return status_code, headers, chunk
