"""Stores scenes and games: one small interface over SQLite, the default, and PostgreSQL.

store       `Store`: every operation on it; `open_store(url)` opens one and migrates its tables
tables      the tables, as SQLAlchemy describes them
migrations  the steps from each version of the tables to the next
notices     notifies other processes that a game went on (PostgreSQL only; SQLite has one process)
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from api.storage.store import GameRow, SceneRow, SeatRow, StorageFullError, Store, StoredAnswer, open_store

__all__ = [
    "GameRow",
    "SceneRow",
    "SeatRow",
    "StorageFullError",
    "Store",
    "StoredAnswer",
    "open_store",
]
__getattr__ = door(__name__, __file__)
