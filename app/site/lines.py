"""What passes on a line between a page and its kernel, each way."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from app.site.frames import BadFrame, read

TOLD = (
    *("status", "kernel_info_reply", "comm_info_reply"),
    *("comm_open", "comm_msg", "comm_close"),
    *("display_data", "update_display_data", "clear_output", "stream"),
)
"""What a page is told: how its widgets are. No code, and no errors with their traces."""
PRINTED = "stdout"
"""The stream that is told; the other is for whoever runs the site."""
KIND, CONTENT = 1, 4
"""Where a message on its way from a kernel says what it is, and what it has to say."""


class Passing(ZMQChannelsWebsocketConnection):
    """A page's line to its kernel, as far as Jupyter knows of it."""

    def handle_incoming_message(self, incoming_msg: str | bytes) -> None:
        """Pass on what a page says, if it may say so.

        Raises:
            BadFrame: it cannot be read.
        """
        if not self.channels:
            return  # the kernel has gone
        said = read(incoming_msg, self.subprotocol)
        if not said.allowed:
            self.log.warning("A page said what pages may not say")
            return
        try:
            self.session.send(self.channels[said.channel], said.message())
        except (ValueError, RecursionError):  # half a character, or boxes in boxes without end
            raise BadFrame("it cannot be written anew") from None

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[Any]) -> None:
        """Pass on what a kernel tells, if it is for pages."""
        _, parts = self.session.feed_identities(outgoing_msg)
        kind = self.session.unpack(parts[KIND])["msg_type"]
        if kind not in TOLD:
            return
        if kind == "stream" and self.session.unpack(parts[CONTENT])["name"] != PRINTED:
            return
        super().handle_outgoing_message(stream, outgoing_msg)

    def disconnect(self) -> None:
        """Let go of the kernel; what is kept for a page that comes back is kept elsewhere."""
        super().disconnect()
        self.channels = {}

    def write_stderr(self, error_message: str, parent_header: Any) -> None:
        """Say nothing of Jupyter's own limits: they are not the page's business."""
        self.log.warning("A kernel tells more than a page can hear")
