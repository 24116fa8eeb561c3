"""Parses amounts as people write them: lengths on the table, memory and time."""

from __future__ import annotations

import math
import re

from scenes.scan.scale.lengths import METRES_PER_PAS, metres_of
from scenes.scan.surface import ScanError

BYTES = {"mb": 1e6, "gb": 1e9, "mib": 2.0**20, "gib": 2.0**30}
SECONDS = {"": 1.0, "s": 1.0, "min": 60.0, "h": 3600.0}
AMOUNT = re.compile(r"(\d+(?:[.,]\d*)?|[.,]\d+)\s*([a-z]*)", re.IGNORECASE)


def pas(said: str) -> float:
    """The pas that a length with its unit says."""
    return metres_of(said) / METRES_PER_PAS


def memory_bytes(said: str) -> float:
    """The bytes that an amount of memory says."""
    return _amount(said, BYTES, "an amount of memory; say 4GB or 800MB")


def seconds(said: str) -> float:
    """The seconds that a time says; a plain number is in seconds."""
    return _amount(said, SECONDS, "a time; say 600s or 10min")


def _amount(said: str, units: dict[str, float], wanted: str) -> float:
    found = AMOUNT.fullmatch(said.strip())
    amount = float(found[1].replace(",", ".")) * units.get(found[2].lower(), math.nan) if found else math.nan
    if not (math.isfinite(amount) and amount > 0):
        raise ScanError(f"{said!r} is not {wanted}")
    return amount
