"""Keeps the files of scenes and packs: each content once, by its digest, until nothing needs it.

kept_files   which scene or pack has which files, inside a transaction
contents     keeps content outside the database
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from api.storage.files.contents import Contents
    from api.storage.files.kept_files import (
        bytes_kept,
        digests_of,
        drop_unused,
        insert_new,
        keep_files,
        read_files,
    )

__all__ = [
    "Contents",
    "bytes_kept",
    "digests_of",
    "drop_unused",
    "insert_new",
    "keep_files",
    "read_files",
]
__getattr__ = door(__name__, __file__)
