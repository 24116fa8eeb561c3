"""Writes certificates of sight rulings beside a scene, and checks them against it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.files.named_path import look_at
from scenes.files.problems import SceneError
from scenes.rulings.sight import obstacles
from scenes.table.load import asked_about, load_doubtful
from terrain.certificate import FORMAT, CertificateError, Checked, check, read_certificate, seal, write_certificate
from terrain.sight import body_numbers

if TYPE_CHECKING:
    from scenes.rulings.sight import SightRuling
    from scenes.table.scene import Figure, Scene


@dataclass(frozen=True)
class CertificateCheck:
    """Whether a certificate holds for its scene; if not, where and why not."""

    ok: bool
    problem: str | None
    verdict: str = ""
    figures: tuple[str, ...] = ()
    scene: Path | None = None
    leaves: int = 0
    triangles: int = 0


def certificate_document(scene: Scene, ruling: SightRuling, folder: Path | None = None) -> dict[str, Any]:
    """Make the certificate of a ruling, sealed; the scene is named as seen from the folder it is for."""
    verdict = ruling.sight.verdict
    if verdict == "undecided":
        raise CertificateError("nothing was proved within the budget, so there is no certificate; give it more time")
    return seal(
        {
            "format": FORMAT,
            "scene": _seen_from(folder, scene.path),
            "table": scene.table.digest,
            "figures": [ruling.a.id, ruling.b.id],
            "verdict": verdict,
            "delta": ruling.sight.proved_delta_units,
            "proofs": list(ruling.sight.proofs),
        }
    )


def save_certificate(path: Path, scene: Scene, ruling: SightRuling) -> None:
    """Write the certificate of a ruling; the file is either whole or not there."""
    write_certificate(path, certificate_document(scene, ruling, path.parent))


def check_certificate(path: Path, scene: Scene | None = None) -> CertificateCheck:
    """Check a certificate against the scene it names, or against the one given.

    A file that is no JSON raises `CertificateError`; a scene that cannot be loaded raises `SceneError`.
    """
    document = read_certificate(path)
    scene = scene or load_doubtful(look_at(path.parent, path.parent / _scene_named(path, document)))
    names = _figures_named(path, document)
    try:
        scene = asked_about(scene, *names, asks="sight")
        a, b = (scene.figure(name) for name in names)
    except SceneError as trouble:
        return CertificateCheck(ok=False, problem=f"figures: {trouble}", scene=scene.path)
    return _outcome(document, scene, a, b, _checked(document, scene, a, b))


def _checked(document: dict[str, Any], scene: Scene, a: Figure, b: Figure) -> Checked:
    table = scene.table
    return check(
        document,
        vertices=table.vertices,
        faces=table.faces,
        piece_of_face=table.piece_of_face,
        table_digest=table.digest,
        body_a=body_numbers(a.body),
        body_b=body_numbers(b.body),
        others={obstacle.name: body_numbers(obstacle.body) for obstacle in obstacles(scene, a, b)},
    )


def _outcome(document: dict[str, Any], scene: Scene, a: Figure, b: Figure, checked: Checked) -> CertificateCheck:
    return CertificateCheck(
        ok=checked.ok,
        problem=checked.problem,
        verdict=str(document.get("verdict", "")),
        figures=(a.id, b.id),
        scene=scene.path,
        leaves=checked.leaves,
        triangles=checked.triangles,
    )


def _seen_from(folder: Path | None, scene: Path) -> str:
    """Name the scene relative to a folder; on another drive it has no such name, and stays as it is."""
    try:
        return Path(os.path.relpath(scene, folder)).as_posix() if folder is not None else scene.as_posix()
    except ValueError:
        return scene.as_posix()


def _scene_named(path: Path, document: dict[str, Any]) -> str:
    named = document.get("scene")
    if not isinstance(named, str) or not named:
        raise CertificateError(f"{path}: scene: the certificate names no scene")
    return named


def _figures_named(path: Path, document: dict[str, Any]) -> tuple[str, str]:
    named = document.get("figures")
    if not isinstance(named, list) or len(named) != 2 or not all(isinstance(name, str) for name in named):
        raise CertificateError(f"{path}: figures: the certificate does not name two figures")
    if named[0] == named[1]:
        raise CertificateError(f"{path}: figures: the certificate names {named[0]!r} twice")
    return named[0], named[1]
