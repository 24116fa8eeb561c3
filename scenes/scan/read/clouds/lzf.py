"""Decompresses LZF, the compression of PCD files: literal bytes, and copies of earlier bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.scan.surface import ScanError
from terrain.machine import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_FROM_THREE_BYTES = 264
"""The longest copy that one instruction asks for; the longest instruction of this kind has three bytes."""


def expand(packed: NDArray[np.uint8], length: int) -> NDArray[np.uint8]:
    """The bytes that were packed, which must be as many as said."""
    if length > len(packed) * MOST_FROM_THREE_BYTES // 3 + MOST_FROM_THREE_BYTES:
        raise ScanError(f"damaged: {len(packed)} packed bytes cannot hold {length} bytes")
    unpacked = np.empty(length, dtype=np.uint8)
    if _expand(packed, unpacked) != length:
        raise ScanError(f"damaged: its packed part does not hold the {length} bytes that it says")
    return unpacked


@kernel
def _expand(packed: Any, unpacked: Any) -> int:
    """How many bytes came out; -1 if an instruction reaches beyond either end."""
    at = filled = 0
    while at < len(packed):
        head = int(packed[at])
        at += 1
        if head < 32:
            count = head + 1
            if at + count > len(packed) or filled + count > len(unpacked):
                return -1
            for step in range(count):
                unpacked[filled + step] = packed[at + step]
            at += count
        else:
            count = head >> 5
            if count == 7:
                if at >= len(packed):
                    return -1
                count += int(packed[at])
                at += 1
            if at >= len(packed):
                return -1
            source = filled - ((head & 31) << 8) - int(packed[at]) - 1
            at += 1
            count += 2
            if source < 0 or filled + count > len(unpacked):
                return -1
            for step in range(count):
                unpacked[filled + step] = unpacked[source + step]
        filled += count
    return filled
