"""Shows a game of a server in a window: follows it by WebSocket with the token of a seat, as any client does."""

from __future__ import annotations

import json
import time
from threading import Event, Thread
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from scenes.words import Tongue, sentences
from viewer.draw.picture import PictureError
from viewer.web.stage_bytes import unpacked_stage
from viewer.window.window import Window

if TYPE_CHECKING:
    from scenes.words import Lang

LIVE_WORDS = sentences("pictures/live")
TICK_MS = 150
PATIENCE_S = 120.0
"""A server that has just begun loads tables before it answers anybody."""

AGAIN_S = 1.0
"""How long after a connection was lost another is tried."""

REFUSED_CODES = range(4000, 5000)
"""How a server says that this token or game is not known to it, and never will be."""

LINES = 6
"""The number of last sentences shown."""


class LiveWindow(Window):
    """A window that shows a game as the owner of a token may see it."""

    def __init__(self, address: str, lang: Lang = "en", **more: Any) -> None:
        self.server, self.game, self.token = read_address(address)
        self.lang, self.next, self.over = lang, 0, False
        self.told: list[str] = []
        stage, head = unpacked_stage(self._read(f"stage?lang={lang}"))
        if "sheet" in head:
            raise PictureError(f"{address}: this game has no table; open the address in a browser")
        super().__init__(stage, lang, **more)
        self.news = Event()
        self.plotter.iren.interactor.AddObserver("TimerEvent", self._ticked)
        Thread(target=self._follow, daemon=True).start()
        self.show_news()

    def _read(self, what: str) -> bytes:
        known = {"Authorization": f"Bearer {self.token}"}
        wanted = Request(f"{self.server}/v1/games/{self.game}/{what}", headers=known)  # noqa: S310  as below
        try:
            with urlopen(wanted, timeout=PATIENCE_S) as answer:  # noqa: S310  http or https, see `read_address`
                content: bytes = answer.read()
                return content
        except (URLError, OSError) as wrong:
            raise PictureError(f"{self.server}: the game cannot be followed: {wrong}") from wrong

    def show_news(self) -> None:
        """What was said since, what is waited for, and where everybody is now."""
        news = json.loads(self._read(f"story?after={self.next}&lang={self.lang}"))
        self.over = news["over"] and news["next"] == self.next  # long endings come in parts
        self.next = news["next"]
        self.told = [*self.told, *news["said"]][-LINES:]
        stage, _ = unpacked_stage(self._read(f"stage?bare=true&lang={self.lang}"))
        self.show_cast(stage)
        self.say(news["asked"]["words"] if news["asked"] else ", ".join(news["waiting_for"]), "\n".join(self.told))

    def _follow(self) -> None:
        """Wake the window whenever the game has gone on; a connection that is lost is made again."""
        while not self.over:
            try:
                with connect(f"{self.server.replace('http', 'ws', 1)}/v1/games/{self.game}/live") as socket:
                    socket.send(json.dumps({"token": self.token, "after": self.next}))
                    for _ in socket:
                        self.news.set()
            except ConnectionClosed as end:
                if end.rcvd is not None and end.rcvd.code in REFUSED_CODES:
                    return
            except (OSError, WebSocketException):
                pass  # it is busy, or begins again
            self.news.set()
            time.sleep(AGAIN_S)

    def _ticked(self, _interactor: Any, _event: str) -> None:
        if not self.news.is_set():
            return
        self.news.clear()
        try:
            self.show_news()
        except PictureError:
            self.say(Tongue(self.lang, LIVE_WORDS)("lost"), "\n".join(self.told))
        self.plotter.render()

    def open(self) -> None:
        self.plotter.iren.initialize()
        self.plotter.iren.interactor.CreateRepeatingTimer(TICK_MS)
        super().open()


def read_address(address: str) -> tuple[str, str, str]:
    """Server, game and token of an address such as the page has: http://host:8765/#game=ID&token=TOKEN."""
    parts = urlsplit(address)
    told = parse_qs(parts.fragment)
    if parts.scheme not in ("http", "https") or "game" not in told or "token" not in told:
        raise PictureError(f"{address}: a game is followed by http://HOST:PORT/#game=ID&token=TOKEN")
    return f"{parts.scheme}://{parts.netloc}", told["game"][0], told["token"][0]
