"""Defines the job of a scan worker (files, folder, options, limits), and serialises it as one line of JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from scenes.scan.options import ScanOptions
from scenes.scan.store.step_values import Writer, restored

if TYPE_CHECKING:
    from pathlib import Path

LEAST_MEMORY_BYTES = 500e6
"""With less the libraries cannot even be loaded."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a scan may use up."""

    memory_bytes: float = 4e9
    seconds: float = 600.0


@dataclass(frozen=True, slots=True)
class Job:
    """Files to be made into a scene, or a folder whose scene is to be measured again."""

    folder: Path
    files: tuple[Path, ...] = ()
    options: ScanOptions = field(default_factory=ScanOptions)
    limits: Limits = field(default_factory=Limits)
    kind: Literal["scan", "check"] = "scan"

    @property
    def line(self) -> str:
        """The job as one line of text."""
        return json.dumps(Writer("job").plain(self))


def job_of(line: str) -> Job:
    """The job that a line says."""
    job: Any = restored(json.loads(line), _no_surface)
    assert isinstance(job, Job)
    return job


def _no_surface(name: str) -> Any:
    raise AssertionError(f"a job holds no surface {name}")
