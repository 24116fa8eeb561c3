"""Keeps large files outside the database: in a folder that several machines share, or in an S3-compatible bucket.

`PAS_FILES` says where: a folder, or `s3://bucket/prefix`. What was put under a key is never changed, only removed, so
readers need no locks.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Protocol

from api.storage.faults import StorageError, down

if TYPE_CHECKING:
    from collections.abc import Iterator

    from api.storage.faults import StorageDownError

FILES_VARIABLE = "PAS_FILES"
BUCKET_SCHEME = "s3://"
FILES = "files/"
"""Uploaded files, by the SHA-256 of their content."""


class Contents(Protocol):
    """A place for files by key. Whatever it cannot do now is a `StorageDownError`."""

    def put(self, key: str, content: bytes) -> None:
        """Keep a file; when this returns it is durable, and as fresh as if it had not been there before."""

    def get(self, key: str) -> bytes:
        """A file; `FileNotFoundError` if there is none."""

    def has(self, key: str) -> bool: ...

    def remove(self, key: str) -> None: ...

    def ages(self, prefix: str) -> Iterator[tuple[str, float]]:
        """The keys that begin so, and how many seconds ago each was last put."""


def open_contents(place: str | None) -> Contents | None:
    """What `PAS_FILES` names; None where it names nothing, and files stay in the database."""
    if not place:
        return None
    if place.startswith(BUCKET_SCHEME):
        try:
            from api.storage.files.bucket import Bucket  # noqa: PLC0415 - boto3 is an extra
        except ModuleNotFoundError as missing:
            what = f"{FILES_VARIABLE}={place}: buckets need boto3"
            raise StorageError(f"{what}; install it with: pip install 'pas-skirmish[s3]'") from missing
        return Bucket.of(place)
    from api.storage.files.shared_folder import SharedFolder  # noqa: PLC0415 - only where it is wanted

    return SharedFolder.of(place)


def read_content(contents: Contents | None, digest: str) -> bytes:
    """An uploaded file, checked against its digest: a ruling must not rest on what a share has mangled."""
    if contents is None:
        raise down(
            "files_missing", f"the file {digest[:12]} is not in the database, and {FILES_VARIABLE} names no place"
        )
    try:
        content = contents.get(FILES + digest)
    except FileNotFoundError as missing:
        raise down("files_missing", f"the file {digest[:12]} is not where {FILES_VARIABLE} says") from missing
    if sha256(content).hexdigest() != digest:
        raise down("files_damaged", f"the file {digest[:12]} is damaged where {FILES_VARIABLE} says")
    return content


def files_down() -> StorageDownError:
    return down("files_down", "the storage of large files does not answer: nothing was stored; ask again later")
