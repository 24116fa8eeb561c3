"""Verifies a finished scene: reads and measures its files again, and lists what differs from its report."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.files import NamedFileError, named_file
from scenes.scan.run.watch import watch
from scenes.scan.store.folder import REPORT, SCENE, STEPS, digest, read_report
from scenes.scan.store.step_cache import found_on, read_page, step_name
from scenes.scan.surface import ScanError, Surface

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.scan.run.job import Job
    from scenes.scan.run.progress import Say
    from scenes.scan.run.watch import Tell
    from scenes.table.scene import Scene
    from terrain.scenery import Piece

    Report = Mapping[str, Any]

EXACT_PAS = 1 / 8192
"""Places and sizes come back to the lattice unit."""

MEASURED_PAS = 4 / 8192
"""Distances are measured again from snapped points, which moved by up to a lattice unit each."""


def check_scan(job: Job, tell: Tell) -> dict[str, Any]:
    """Measure the results in a folder again, in a process with limits; what differs is listed."""
    read_report(job.folder)  # a folder without a report is refused at once
    document: dict[str, Any] = watch(job, tell)
    return document


def check_folder(job: Job, say: Say) -> dict[str, Any]:
    """The work of `check_scan`."""
    check = _Check(job.folder, read_report(job.folder))
    try:
        check.files()
        check.inputs()
        check.scene(say)
    except (KeyError, TypeError, AttributeError) as trouble:
        raise ScanError(f"{job.folder / REPORT}: is damaged; scan again") from trouble
    return {
        "ok": not check.differences,
        "folder": str(job.folder),
        "differences": check.differences,
        "notes": check.notes,
        "pieces": check.pieces,
    }


@dataclass
class _Check:
    """What was found so far."""

    folder: Path
    report: Report
    differences: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    pieces: list[dict[str, Any]] = field(default_factory=list)

    def files(self) -> None:
        """Every file is there and as it was written; a scene may have been worked on."""
        for name, known in self.report["files"].items():
            try:
                path = named_file(self.folder, name)
            except NamedFileError as trouble:
                self.differences.append(str(trouble))
                continue
            if not path.is_file():
                self.differences.append(f"{path}: is gone")
            elif digest(path) != known:
                changed = self.notes if name == SCENE else self.differences
                changed.append(f"{path}: changed since it was written")

    def inputs(self) -> None:
        """The files that were scanned are what they were, if they are still there."""
        for entry in self.report["inputs"]:
            path = Path(entry["path"])
            if not path.is_file():
                self.notes.append(f"{entry['file']}: is no longer where it was scanned from")
            elif path.stat().st_size != entry["bytes"] or digest(path) != entry["sha256"]:
                self.differences.append(f"{path}: changed since it was scanned; scan it again")

    def scene(self, say: Say) -> None:
        """The scene loads, and its table and pieces are as large as was said."""
        from scenes.files.problems import SceneError  # noqa: PLC0415
        from scenes.plugs.open import load_any  # noqa: PLC0415

        try:
            scene: Any = load_any(self.folder / SCENE)
        except SceneError as trouble:
            self.differences.append(str(trouble))
            return
        self._compare(f"{SCENE}: table.size", self.report["table"]["size_pas"], scene.table.size_pas, EXACT_PAS)
        scanned = self._scanned_surfaces()
        for number, entry in enumerate(self.report["pieces"]):
            share = number / len(self.report["pieces"])
            say({"step": 7, "name": "write", "share": share, "until": 1.0, "seconds": 1.0})
            self._piece(scene, entry, scanned.get(entry["id"]))

    def _piece(self, scene: Scene, entry: Report, scanned: Surface | None) -> None:
        name = entry["id"]
        piece = next((piece for piece in scene.table.pieces if piece.id == name), None)
        if piece is None:
            self.differences.append(f"{name}: is no longer in the scene")
            return
        low, high = (np.array(corner) for corner in piece.bounds_pas)
        measured: dict[str, Any] = {
            "id": name,
            "size_pas": (high - low).tolist(),
            "at_pas": list(piece.at_pas),
            "triangles": len(piece.shape.faces),
            "accuracy_pas": piece.accuracy_pas,
        }
        if piece.turn_deg:
            self.differences.append(f"{name}: is turned by {piece.turn_deg:g} degrees, and was not")
        else:
            self._compare(f"{name}: size", entry["size_pas"], measured["size_pas"], EXACT_PAS)
        self._compare(f"{name}: place", entry["at_pas"], measured["at_pas"], EXACT_PAS)
        self._compare(f"{name}: triangles", [entry["triangles"]], [measured["triangles"]], 0)
        self._compare(f"{name}: accuracy", [entry["accuracy_pas"]], [piece.accuracy_pas], 1e-9)
        self.pieces.append(measured | self._deviation(entry, piece, scanned))

    def _deviation(self, entry: Report, piece: Piece, scanned: Surface | None) -> dict[str, Any]:
        """How far the mesh of a piece is from the surface that was scanned."""
        if scanned is None:
            return {"deviation": None}
        from scenes.scan.simplify.deviation import deviation  # noqa: PLC0415

        standing = Surface(piece.shape.vertices + np.array(entry["at_pas"]), piece.shape.faces)
        found = asdict(deviation(scanned, standing))
        for key, length in found.items():
            self._compare(f"{entry['id']}: deviation {key}", [entry["deviation"][key]], [length], MEASURED_PAS)
        worst = max(found.values())
        if worst > entry["accuracy_pas"] + MEASURED_PAS:
            self.differences.append(
                f"{entry['id']}: is {worst:.4f} pas off the scan, more than its accuracy of {entry['accuracy_pas']:g}"
            )
        return {"deviation": found}

    def _scanned_surfaces(self) -> dict[str, Surface]:
        """The pieces as they were before they were simplified, if the steps of this very scan are still there."""
        steps = self.folder / STEPS
        page = read_page(steps / f"{step_name(5)}.json")
        if page is None or page.get("key") != self.report["steps"]["split"]:
            self.notes.append(f"{steps}: the surfaces before simplifying are gone, and are not measured against")
            return {}
        laid = found_on(steps, page)
        if laid is None:
            self.differences.append(f"{steps}: the surfaces before simplifying are damaged")
            return {}
        return {part.id: part.surface for part in laid.parts}

    def _compare(self, what: str, said: Any, found: Any, within: float) -> None:
        if any(abs(one - two) > within for one, two in zip(said, found, strict=True)):
            shown = (" x ".join(f"{number:.5g}" for number in numbers) for numbers in (found, said))
            self.differences.append(f"{what} is {' and not '.join(shown)}, as the report says")
