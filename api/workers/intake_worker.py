"""Worker that reads an upload: unpacks it, finds the scene in it, and builds that."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from api.guard.limits import Limits
from api.intake.unpack import UnpackError, unpack
from api.intake.upload import ZIP_MAGIC
from api.scenery.open import open_scene
from api.scenery.summaries import summary_of
from scenes.files import Problem, SceneError, read_scene_text
from scenes.layout.draft import MANIFEST, PackError, entry_of
from scenes.plugs import SCENARIO_FORMS, load_scenario, problems_of
from terrain import MeshError

MOST_PROBLEMS = 20


class RefusedUploadError(Exception):
    """An upload that is refused: a reason code, and one line."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code, self.detail = code, detail


def outcome(job: dict[str, Any]) -> dict[str, Any]:
    """Read one upload, in a process whose memory and time are capped."""
    folder, names, limits = Path(job["folder"]), job["names"], Limits(**job["limits"])
    try:
        found = _laid_out(folder, names, limits)
        entry = _entry(folder / "scene", found)
        return {"done": {"entry": entry, "files": found, "summary": _summary(folder / "scene" / entry, limits)}}
    except (UnpackError, RefusedUploadError) as refusal:
        return {"refused": {"code": refusal.code, "detail": refusal.detail}}


def _laid_out(folder: Path, names: list[str], limits: Limits) -> list[str]:
    """The files of the upload in a folder of their own, unpacked if they came as one zip."""
    scene = folder / "scene"
    scene.mkdir()
    parts = sorted(folder.glob("*.part"))
    if len(parts) == 1 and _is_zip(parts[0]):
        return unpack(parts[0], scene, limits)
    for part, name in zip(parts, names, strict=True):
        target = scene / name
        target.parent.mkdir(parents=True, exist_ok=True)
        part.rename(target)
    return list(names)


def _is_zip(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(ZIP_MAGIC)) == ZIP_MAGIC


def _entry(folder: Path, names: list[str]) -> str:
    """The scene file among the files: the one TOML that says it is a scene or a scenario, and that no other uses.

    A pack says itself which of its files is the scenario.
    """
    if MANIFEST in names:
        try:
            return entry_of(folder, names)[1]
        except PackError as wrong:
            raise RefusedUploadError("bad_pack", str(wrong)) from wrong
    found = [name for name in names if name.endswith(".toml") and _is_scene(folder / name)]
    used = {file for name in found for file in _used_by(folder, name)} if len(found) > 1 else set()
    scenes = [name for name in found if name not in used]
    if len(scenes) != 1:
        what = "no file of it is a scene" if not scenes else f"several of its files are scenes: {', '.join(scenes)}"
        raise RefusedUploadError("no_scene", f'{what} (a TOML file with format = "pas-scene/1")')
    return scenes[0]


def _is_scene(path: Path) -> bool:
    with path.open("rb") as file:
        head = file.read(4096)
    return any(form.encode() in head for form in SCENARIO_FORMS)


def _used_by(folder: Path, name: str) -> set[str]:
    """The files that a scene or a scenario names as its board or its scene, as the upload names them."""
    text = read_scene_text(folder / name)
    if isinstance(text, Problem):
        return set()
    document = text.document
    match = document.get("match")
    named = [
        document.get("board"),
        document.get("scene"),
        match.get("other_board") if isinstance(match, dict) else None,
    ]
    return {os.path.normpath(Path(name).parent / file) for file in named if isinstance(file, str)}


def _summary(path: Path, limits: Limits) -> dict[str, Any]:
    """What the scene holds, once everything in it has been built."""
    try:
        summary = summary_of(open_scene(path))
    except (SceneError, MeshError) as wrong:
        problems = [str(problem) for problem in problems_of(path)[:MOST_PROBLEMS]]
        said = "; ".join(problems) or str(wrong)
        raise RefusedUploadError("bad_scene", said.replace(f"{path.parent}/", "")) from wrong
    if summary.get("triangles", 0) > limits.triangles:
        most = f"{summary['triangles']} triangles; {limits.triangles} are the most"
        raise RefusedUploadError("too_many_triangles", f"the scene has {most}")
    return summary | _match(path)


def _match(path: Path) -> dict[str, Any]:
    """The name of a scenario and its players; none where it is a mere scene."""
    try:
        found = load_scenario(path)
    except (SceneError, MeshError):
        return {"players": []}
    return {"name": found.name, "players": list(found.players)}
