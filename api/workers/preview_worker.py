"""Worker that draws a scene from above."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from api.guard.problems import Refusal
from api.scenery.example_files import preview_png
from api.scenery.open import open_scene
from scenes.files import SceneError


def outcome(job: dict[str, Any]) -> dict[str, Any]:
    """Draw one scene, in a process whose memory and time are capped."""
    try:
        return {"done": {"png": preview_png(open_scene(Path(job["scene"])))}}
    except Refusal as refusal:
        return {"refused": {"code": refusal.code, "detail": refusal.detail}}
    except SceneError as wrong:
        return {"refused": {"code": "bad_scene", "detail": str(wrong).replace(f"{Path(job['scene']).parent}/", "")}}
