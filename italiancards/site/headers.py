"""What every answer says to browsers about what its page may do."""

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
"""Policy of what the page of a lesson may load and run: no inline script, and nothing evaluated."""
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
"""What a page may load where it does not say it itself: nothing from elsewhere, nothing evaluated.

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
    """Adds the headers to every answer that does not say them itself; who we are is left out."""

    def __init__(self, request: HTTPServerRequest) -> None:
        self.request = request

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Add them."""
        headers.pop("Server", None)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        return status_code, headers, chunk
