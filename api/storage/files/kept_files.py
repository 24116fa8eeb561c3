"""Keeps the content of files by digest inside a transaction: what comes twice is kept once, what nobody uses goes."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

from sqlalchemy import exists, func, select
from sqlalchemy.dialects import postgresql, sqlite

from api.storage import tables
from api.storage.files.contents import FILES, read_content
from api.storage.files.sweep import name_files

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection, Table

    from api.storage.files.contents import Contents


def put_outside(files: Mapping[str, bytes], outside: Contents | None) -> None:
    """Put files where they are kept outside the database: before the transaction that names them, so it is short."""
    if outside is None:
        return
    for content in files.values():
        outside.put(FILES + sha256(content).hexdigest(), content)


def keep_files(
    connection: Connection, table: Table, owner: Mapping[str, str], files: Mapping[str, bytes], outside: Contents | None
) -> None:
    """Keep the files of a scene or a pack: their content first, then which of them is called what."""
    digests = {name: sha256(content).hexdigest() for name, content in files.items()}
    if outside is not None:
        name_files(connection)
    for name in sorted(files, key=digests.__getitem__):  # in one order, so that two uploads never wait for each other
        keep_content(connection, digests[name], files[name], outside)
    rows = [{**owner, "name": name, "digest": digest} for name, digest in digests.items()]
    connection.execute(insert_new(connection, table), rows)


def keep_content(connection: Connection, digest: str, content: bytes, outside: Contents | None) -> None:
    """Keep one content, in the database or outside, where it has been put before unless it was swept away since."""
    if outside is not None and not outside.has(FILES + digest):
        outside.put(FILES + digest, content)
    held = None if outside is not None else content
    connection.execute(insert_new(connection, tables.contents).values(digest=digest, size=len(content), content=held))


def insert_new(connection: Connection, table: Table) -> Any:
    """An insertion that leaves rows alone which are there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def read_files(
    connection: Connection, table: Table, owner: Mapping[str, str], outside: Contents | None
) -> dict[str, bytes]:
    """The files of a scene or a pack by their names."""
    held = tables.contents
    of_owner = [table.c[key] == value for key, value in owner.items()]
    words = select(table.c.name, held.c.digest, held.c.content).join(held, held.c.digest == table.c.digest)
    rows = connection.execute(words.where(*of_owner)).all()
    return {
        name: bytes(content) if content is not None else read_content(outside, digest) for name, digest, content in rows
    }


def digests_of(connection: Connection, table: Table, owner: Mapping[str, str]) -> list[str]:
    of_owner = [table.c[key] == value for key, value in owner.items()]
    return list(connection.execute(select(table.c.digest).where(*of_owner)).scalars())


def drop_unused(connection: Connection, digests: list[str]) -> None:
    """Remove contents, unless a scene or a game still needs them."""
    held = tables.contents
    used = [exists().where(table.c.digest == held.c.digest) for table in (tables.scene_files, tables.pack_files)]
    connection.execute(held.delete().where(held.c.digest.in_(digests), *(~use for use in used)))


def bytes_kept(connection: Connection) -> int:
    """All contents together."""
    return int(connection.scalar(select(func.sum(tables.contents.c.size))) or 0)
