"""Stores scenes and games: one small interface over SQLite, the default, and PostgreSQL.

store        `Store`: every operation on it; `open_store(url)` opens one and migrates its tables
rows         what is stored, as values
files/       the files of scenes and packs, each content once
engines      opens SQLite and PostgreSQL, and says how long to wait for them
faults       what is wrong with a database, in words of ours
pulse        whether the database can be written
tables       the tables, as SQLAlchemy describes them
migrations   the steps from each version of the tables to the next
backups      copies a whole store into one file and back, while servers use it
folder_lock  one server for each data folder
notices      notifies other processes that a game went on (PostgreSQL only; SQLite has one process)
listeners    notifies live connections, from any thread, that there is news
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from api.storage.backups import back_up, restore_backup
    from api.storage.faults import StorageDownError, StorageError, StorageFullError
    from api.storage.folder_lock import FolderLock
    from api.storage.rows import GameRow, SceneRow, SeatRow, ShareRow, StoredAnswer
    from api.storage.store import Store, open_store

__all__ = [
    "FolderLock",
    "GameRow",
    "SceneRow",
    "SeatRow",
    "ShareRow",
    "StorageDownError",
    "StorageError",
    "StorageFullError",
    "Store",
    "StoredAnswer",
    "back_up",
    "open_store",
    "restore_backup",
]
__getattr__ = door(__name__, __file__)
