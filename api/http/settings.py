"""Reads the settings of a server from the environment: data directory, database and limits."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path

from api.guard.limits import MEGABYTE, Limits

DATABASE_VARIABLE, SHOWN_VARIABLE, ORIGINS_VARIABLE = "PAS_DATABASE", "PAS_SHOWN", "PAS_ORIGINS"
REQUESTS_VARIABLE, STORED_VARIABLE = "PAS_REQUESTS", "PAS_STORED_MB"
METRICS_VARIABLE = "PAS_METRICS"
BURST_S = 4


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    data: Path
    database: str | None = None
    """A URL; without one a SQLite file in the data directory."""
    origins: tuple[str, ...] = ()
    """Pages of other hosts that may ask from a browser; none by default."""
    limits: Limits = field(default_factory=Limits)
    open_metrics: bool = False
    """Whether other machines may read the metrics."""
    shown: Path | None = None
    """A file of this machine that the page opens with."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'pas.sqlite'}"


def settings_from_environment(data: Path | None = None) -> Settings:
    """Settings as the environment has them; the data directory is made if it is not there."""
    folder = data or Path(os.environ.get("PAS_DATA", "pas-data"))
    folder.mkdir(parents=True, exist_ok=True)
    shown = os.environ.get(SHOWN_VARIABLE)
    origins = tuple(os.environ.get(ORIGINS_VARIABLE, "").split())
    database = os.environ.get(DATABASE_VARIABLE) or None
    opened = os.environ.get(METRICS_VARIABLE) == "open"
    return Settings(folder, database, origins, _limits(), opened, Path(shown) if shown else None)


def _limits() -> Limits:
    """The limits of a server; some can be set in its environment."""
    limits = Limits()
    requests = _number(REQUESTS_VARIABLE, "how many requests a second")
    if requests is not None:
        limits = replace(limits, requests_per_second=float(requests), burst=BURST_S * requests)
    stored = _number(STORED_VARIABLE, "how many megabytes all scenes may have together")
    if stored is not None:
        limits = replace(limits, stored_bytes=stored * MEGABYTE)
    return limits


def _number(variable: str, meaning: str) -> int | None:
    said = os.environ.get(variable)
    if not said:
        return None
    if not said.isdecimal() or int(said) < 1:
        raise ValueError(f"{variable}: {meaning}, not {said!r}")
    return int(said)
