"""Parses rows of numbers in text mesh files: points, and faces with any number of corners."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from terrain.meshes.raw import MeshError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

Numbers = NDArray[np.int64]

BLOCK_BYTES = 1 << 24

ROWS_AT_ONCE = 1 << 17
"""The number of rows whose words are held as Python objects at a time."""

HEAD_BYTES = 1 << 16
COMMENT = re.compile(rb"^[ \t]*(?:#|//)([^\r\n]*)", re.MULTILINE)


@dataclass(frozen=True, eq=False)
class Rows:
    """The numbers of many rows end to end, and how many each row has."""

    numbers: NDArray[np.float64]
    lengths: Numbers

    @property
    def starts(self) -> Numbers:
        return np.asarray(np.cumsum(self.lengths) - self.lengths)

    def whole(self, at: Numbers) -> Numbers:
        """The numbers at some places, which must be whole: counts and point numbers."""
        found = self.numbers[at]
        if not (np.abs(found) < 2**53).all() or (found != np.floor(found)).any():
            raise MeshError("damaged: a face holds something else than whole numbers")
        return found.astype(np.int64)

    def lists(self, at: Numbers) -> tuple[Numbers, Numbers]:
        """The list that starts with its length at a place of each row: the lengths, and all items end to end."""
        ends = self.starts + self.lengths
        if (at >= ends).any():
            raise MeshError("damaged: a face is cut short")
        counts = self.whole(at)
        if (counts < 0).any() or (at + counts >= ends).any():
            raise MeshError("damaged: a face has fewer corners than it says")
        return counts, self.whole(gather(at + 1, counts))


def blocks_of_lines(path: Path) -> Iterator[bytes]:
    """A text file in large blocks of whole lines."""
    with path.open("rb") as file:
        while block := file.read(BLOCK_BYTES):
            yield block + file.readline()


def comments_at_the_head(path: Path) -> str:
    """What the comments near the start of a text say."""
    with path.open("rb") as file:
        head = file.read(HEAD_BYTES)
    return "\n".join(match[1].decode("latin-1") for match in COMMENT.finditer(head))


def read_points(rows: Sequence[bytes], columns: tuple[int, int, int]) -> NDArray[np.float64]:
    """Three columns of every row as coordinates."""
    if not rows:
        return np.zeros((0, 3))
    try:
        return np.loadtxt(rows, usecols=columns, dtype=np.float64, comments=None, ndmin=2)
    except ValueError as trouble:
        raise MeshError(f"damaged: a point is not three numbers: {trouble}") from trouble


def read_rows(rows: Sequence[bytes]) -> Rows:
    """All the numbers of every row."""
    lengths = np.fromiter((len(row.split()) for row in rows), dtype=np.int64, count=len(rows))
    blocks = [_numbers(rows[begin : begin + ROWS_AT_ONCE]) for begin in range(0, len(rows), ROWS_AT_ONCE)]
    return Rows(np.concatenate(blocks) if blocks else np.zeros(0), lengths)


def _numbers(rows: Sequence[bytes]) -> NDArray[np.float64]:
    words = b" ".join(rows).split()
    try:
        return np.fromiter(map(float, words), dtype=np.float64, count=len(words))
    except ValueError as trouble:
        raise MeshError(f"damaged: a face is not made of numbers: {trouble}") from trouble


def gather(values: Numbers, counts: Numbers, step: int = 1) -> Numbers:
    """From each start value on, that many numbers a step apart, all end to end."""
    begins = np.cumsum(counts) - counts
    return np.repeat(values - step * begins, counts) + step * np.arange(int(counts.sum()))
