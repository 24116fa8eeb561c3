"""Reads the settings of a server from the environment: data directory, database and limits."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path

from api.guard.limits import MEGABYTE, Limits

DATABASE_VARIABLE, SHOWN_VARIABLE, ORIGINS_VARIABLE = "PAS_DATABASE", "PAS_SHOWN", "PAS_ORIGINS"
KEY_VARIABLE, HOSTS_VARIABLE = "PAS_KEY", "PAS_HOSTS"
REQUESTS_VARIABLE, STORED_VARIABLE, DAYS_VARIABLE = "PAS_REQUESTS", "PAS_STORED_MB", "PAS_GAMES_DAYS"
METRICS_VARIABLE, STANDBY_VARIABLE, FILES_VARIABLE = "PAS_METRICS", "PAS_STANDBY", "PAS_FILES"
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
    shown: Path | None = None
    """A file of this machine that the page opens with."""
    key: str | None = None
    """The key of the house; None where nobody needs one."""
    hosts: tuple[str, ...] = ()
    """Names of this server besides those of its machine."""
    open_metrics: bool = False
    """Whether other machines may read the metrics."""
    ready: bool = True
    """Whether the process that uploads are read in is started with the server, or with the first upload."""
    files: str | None = None
    """A folder or a bucket for large files, which the database holds without it."""

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
    key = os.environ.get(KEY_VARIABLE) or None
    hosts = tuple(os.environ.get(HOSTS_VARIABLE, "").lower().split())
    opened = os.environ.get(METRICS_VARIABLE) == "open"
    ready = os.environ.get(STANDBY_VARIABLE) != "off"
    files = os.environ.get(FILES_VARIABLE) or None
    kept = Path(shown) if shown else None
    return Settings(folder, database, origins, _limits(), kept, key, hosts, opened, ready, files)


def _limits() -> Limits:
    """The limits of a server; some can be set in its environment."""
    limits = Limits()
    requests = _number(REQUESTS_VARIABLE, "how many requests a second")
    if requests is not None:
        plenty = requests / limits.requests_per_second
        limits = replace(limits, requests_per_second=float(requests), burst=BURST_S * requests, plenty=plenty)
    days = _number(DAYS_VARIABLE, "after how many days a game ends that nobody continues")
    if days is not None:
        limits = replace(limits, games_days=float(days))
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
