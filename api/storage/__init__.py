"""Where scenes and games are kept: one small interface over SQLite, the default, and PostgreSQL.

store       `Store`: everything that is asked of it; `open_store(url)` makes one and brings its tables up to date
tables      the tables, as SQLAlchemy describes them
migrations  the steps from each version of the tables to the next
notices     telling other processes that a game went on (PostgreSQL only; SQLite has one process)
"""

from api.storage.store import GameRow, SceneRow, SeatRow, StorageFullError, Store, StoredAnswer, open_store

__all__ = ["GameRow", "SceneRow", "SeatRow", "StorageFullError", "Store", "StoredAnswer", "open_store"]
