"""Keeps large files in an S3-compatible bucket; boto3 takes address and credentials from the environment."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from api.storage.faults import StorageError
from api.storage.files.contents import BUCKET_SCHEME, FILES_VARIABLE, files_down

if TYPE_CHECKING:
    from collections.abc import Iterator

REACHED = Config(connect_timeout=5, read_timeout=30, retries={"total_max_attempts": 3, "mode": "standard"})
"""A bucket that is cut off is noticed within seconds, so that requests do not pile up behind it."""

MISSING = ("404", "NoSuchKey", "NotFound")


class Bucket:
    """A bucket, and the prefix under which the files of this store lie in it."""

    def __init__(self, client: Any, bucket: str, prefix: str) -> None:
        self._client, self._bucket, self._prefix = client, bucket, prefix

    @classmethod
    def of(cls, place: str) -> Bucket:
        """The bucket of a setting; one that cannot be reached or does not exist is told at the start."""
        name, _, prefix = place.removeprefix(BUCKET_SCHEME).partition("/")
        try:
            client = boto3.client("s3", config=REACHED)
            client.head_bucket(Bucket=name)
        except (BotoCoreError, ClientError, ValueError) as wrong:
            said = str(wrong).splitlines()[0]
            raise StorageError(f"{FILES_VARIABLE}={place}: the bucket cannot be used: {said}") from wrong
        return cls(client, name, f"{prefix.rstrip('/')}/" if prefix else "")

    def put(self, key: str, content: bytes) -> None:
        with _refusing():
            self._client.put_object(Bucket=self._bucket, Key=self._prefix + key, Body=content)

    def get(self, key: str) -> bytes:
        with _refusing():
            content: bytes = self._client.get_object(Bucket=self._bucket, Key=self._prefix + key)["Body"].read()
        return content

    def has(self, key: str) -> bool:
        try:
            with _refusing():
                self._client.head_object(Bucket=self._bucket, Key=self._prefix + key)
        except FileNotFoundError:
            return False
        return True

    def remove(self, key: str) -> None:
        with _refusing():
            self._client.delete_object(Bucket=self._bucket, Key=self._prefix + key)

    def ages(self, prefix: str) -> Iterator[tuple[str, float]]:
        now, whole = datetime.now(UTC), self._prefix + prefix
        with _refusing():
            for page in self._client.get_paginator("list_objects_v2").paginate(Bucket=self._bucket, Prefix=whole):
                for found in page.get("Contents", ()):
                    yield found["Key"].removeprefix(self._prefix), (now - found["LastModified"]).total_seconds()


@contextmanager
def _refusing() -> Iterator[None]:
    """Errors of the bucket as those of a place of files."""
    try:
        yield
    except ClientError as wrong:
        if wrong.response.get("Error", {}).get("Code") in MISSING:
            raise FileNotFoundError(str(wrong)) from wrong
        raise files_down() from wrong
    except BotoCoreError as wrong:
        raise files_down() from wrong
