"""Tells what is wrong with a database in words of ours: full, out of reach, damaged, or given what it cannot keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.exc import DataError, OperationalError

from api.guard.problems import Refusal

if TYPE_CHECKING:
    from sqlalchemy.engine import ExceptionContext

DISK_FULL = ("SQLITE_FULL", "53100")
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")
"""The names and numbers of errors, of SQLite and PostgreSQL."""

MISTAKEN = "SQLITE_ERROR"
"""A statement that SQLite does not understand is a fault of ours, though it is raised like one of the disk."""


class StorageError(Exception):
    """A database that cannot be used; the message is one line."""


class StorageFullError(Exception):
    """There is no more room for scenes."""


class StorageDownError(Refusal, StorageError):
    """The database does not take or give anything now: nothing was stored, and the client may ask again."""


def down(code: str, detail: str) -> StorageDownError:
    return StorageDownError(503, code, detail)


def disk_full() -> StorageDownError:
    return down("disk_full", "the disk of the server is full: nothing was stored; ask again later")


def out_of_reach() -> StorageDownError:
    return down("database_down", "the database does not answer: nothing was stored; ask again later")


def translated(context: ExceptionContext) -> Refusal | None:
    """An error of the driver as a refusal; None where the fault is ours."""
    original, wrapped = context.original_exception, context.sqlalchemy_exception
    code = getattr(original, "sqlite_errorname", None) or getattr(original, "sqlstate", None) or ""
    if code in DISK_FULL:
        return disk_full()
    if code in DAMAGED:
        return down("database_damaged", "the database is damaged; its owner has to restore a backup")
    if code == MISTAKEN:
        return None
    if context.is_disconnect or isinstance(wrapped, OperationalError):
        return out_of_reach()
    if isinstance(wrapped, DataError):
        return Refusal(422, "bad_text", "a text of it cannot be stored: it has letters that no text has")
    return None
