"""Ends games that nobody has continued for days: warns first, and keeps the record for everybody who had a seat.

How many days that are is a setting of the server; without it no game ever ends so. The record is written before the
game is removed: a server that dies in between does it once more.
"""

from __future__ import annotations

import json
import logging
import re
import time
from threading import Event, Thread
from typing import TYPE_CHECKING

from api.guard.problems import Refusal
from api.guard.tokens import fits
from skirmish.kernel import write_record
from terrain.machine import write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from api.play.rooms import Rooms
    from api.storage import GameRow, Store

log = logging.getLogger("pas.games")
DAY_S = 86_400.0
EVERY_S = 3_600.0
WARNED_SHARE, WARNED_DAYS = 0.25, 7.0
"""The warning comes a quarter of the days before the end, and a week before at most."""

A_GAME = re.compile(r"[0-9a-f]{1,32}")


class Expiry:
    """The games of a server that nobody continues."""

    def __init__(self, store: Store, rooms: Rooms, folder: Path, days: float | None) -> None:
        self._store, self._rooms, self._folder, self._days = store, rooms, folder, days
        self._stop = Event()
        if days is not None:
            Thread(target=self._keep_sweeping, name="expiry", daemon=True).start()

    def warning(self, game_id: str, now: float | None = None) -> float | None:
        """When a game will end unless somebody continues it, in seconds since 1970; None while that is far off."""
        row = self._store.game(game_id) if self._days is not None else None
        if row is None or self._days is None:
            return None
        ends, at = self._ends(row, self._days), time.time() if now is None else now
        return ends if ends - at < DAY_S * min(WARNED_DAYS, WARNED_SHARE * self._days) else None

    def sweep(self, now: float | None = None) -> list[str]:
        """End the games whose time is over; returns their ids."""
        if self._days is None:
            return []
        at = time.time() if now is None else now
        untouched = self._store.untouched(at - DAY_S * self._days)
        return [game_id for game_id in untouched if self._end(game_id)]

    def record(self, game_id: str, token: str) -> str | None:
        """The record of a game that has ended so, for those who had a seat; a wrong token is refused."""
        if not A_GAME.fullmatch(game_id) or not self._seats(game_id).is_file():
            return None
        seats = json.loads(self._seats(game_id).read_text("utf-8"))
        fitting = [fits(token, one) for one in seats.values()]  # each is compared, whichever it is
        if True not in fitting:
            raise Refusal(403, "forbidden", "this token had no seat here")
        return self._record(game_id).read_text("utf-8")

    def close(self) -> None:
        self._stop.set()

    def _ends(self, row: GameRow, days: float) -> float:
        return (row.touched or row.created) + DAY_S * days

    def _end(self, game_id: str) -> bool:
        text = self._written(game_id)
        if text is None:
            return False
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(self._record(game_id), text)
        seats = {one.seat: one.token_hash for one in self._store.seats(game_id) if not one.bot}
        write_whole(self._seats(game_id), json.dumps(seats))
        self._store.delete_game(game_id)
        self._rooms.forget(game_id)
        return True

    def _written(self, game_id: str) -> str | None:
        """The record of a game; None where it cannot be opened here, so that it has to stay."""
        try:
            room = self._rooms.room(game_id)
            with room.lock:
                return str(write_record(room.match, room.row.setup))
        except Refusal as refusal:
            log.warning("game %s is old and stays, since it has no record: %s", game_id, refusal)
            return None

    def _record(self, game_id: str) -> Path:
        return self._folder / f"{game_id}.pas"

    def _seats(self, game_id: str) -> Path:
        return self._folder / f"{game_id}.seats.json"

    def _keep_sweeping(self) -> None:
        while not self._stop.wait(EVERY_S):
            try:
                self.sweep()
            except Exception:
                log.exception("old games could not be ended; it is tried again in an hour")


def gone(days: float | None) -> Refusal:
    """The refusal for a game that has ended so."""
    return Refusal(410, "expired", f"nobody continued this game for {days:g} days; its record is kept: …/record")
