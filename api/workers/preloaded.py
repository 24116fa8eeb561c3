"""Loads what all workers share: our libraries, and the compiled geometry that reading a scene uses.

Importing this module does that work. Only the process that workers are forked from imports it.
"""

from __future__ import annotations

from api.scenery.summaries import summary_of
from api.workers import intake_worker, record_worker
from scenes import load_scene
from scenes.plugs import CATALOGUE

__all__ = ["intake_worker", "record_worker"]

summary_of(load_scene(CATALOGUE / "teaching.toml"))
