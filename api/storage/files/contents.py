"""Keeps the content of uploaded files outside the database: in a folder that several machines share."""

from __future__ import annotations

from typing import Protocol


class Contents(Protocol):
    """Where files are kept by the SHA-256 of their content. What was put is there until it is swept away."""

    def put(self, digest: str, content: bytes) -> None: ...

    def get(self, digest: str) -> bytes: ...
