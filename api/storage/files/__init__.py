"""Keeps the files of scenes and packs: each content once, by its digest, until nothing needs it.

kept_files     which scene or pack has which files, inside a transaction
contents       keeps large files outside the database: what a place for them has to do, and which one is named
shared_folder  such a place: a folder, or a file share
bucket         such a place: an S3-compatible bucket
sweep          removes files that nothing needs any more
prepared       shares prepared tables between servers
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from api.storage.files.contents import FILES_VARIABLE, Contents, open_contents
    from api.storage.files.kept_files import (
        bytes_kept,
        digests_of,
        drop_unused,
        insert_new,
        keep_content,
        keep_files,
        put_outside,
        read_files,
    )
    from api.storage.files.prepared import PreparedTables
    from api.storage.files.sweep import Sweeper, sweep_files

__all__ = [
    "FILES_VARIABLE",
    "Contents",
    "PreparedTables",
    "Sweeper",
    "bytes_kept",
    "digests_of",
    "drop_unused",
    "insert_new",
    "keep_content",
    "keep_files",
    "open_contents",
    "put_outside",
    "read_files",
    "sweep_files",
]
__getattr__ = door(__name__, __file__)
