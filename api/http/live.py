"""Sends news over a WebSocket until all is sent or the client disconnects; shared by all live connections."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect

from api.storage.listeners import Listeners

MALFORMED = (TimeoutError, KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)
"""The errors that an invalid first message raises."""

MOST_SAID = 20
"""Messages after the first, of clients that only listen: who says more holds up everybody else."""


async def keep_telling(socket: WebSocket, listeners: Listeners, tell: Callable[[], Awaitable[bool]]) -> None:
    """Send news whenever there is some, until all is sent or the client has disconnected."""
    changed, stop = listeners.join(asyncio.get_running_loop())
    gone = asyncio.create_task(_until_gone(socket))
    try:
        while not gone.done():
            changed.clear()
            if await tell():
                await socket.close()
                return
            waits = asyncio.create_task(changed.wait())
            await asyncio.wait({waits, gone}, return_when=asyncio.FIRST_COMPLETED)
            waits.cancel()
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client has disconnected
    finally:
        stop()
        gone.cancel()


async def _until_gone(socket: WebSocket) -> None:
    """Wait until the client disconnects; one that keeps talking is hung up on."""
    with suppress(WebSocketDisconnect, RuntimeError):
        for _ in range(MOST_SAID):
            if (await socket.receive())["type"] == "websocket.disconnect":
                return
        await socket.close(4429, "too_many_messages")
