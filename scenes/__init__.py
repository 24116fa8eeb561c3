"""Scenes: files that describe a table, and what such a table answers.

The way from a file to a ruling goes through these modules, each of which can be read alone:

- `reading`, `lines`: the text of a scene file, and the line of each of its keys;
- `fileform`, `checking`, `wording`: its form, what breaks it, and how that is said; `schema` publishes the form;
- `loading`, `scenery`, `placing`: the table is built, and figures find the ground below them;
- `scene`: what comes out of it, a frozen `Scene`;
- `rulings`, `proofs`: sight, distance and cover between figures, and the certificates of sight;
- `rulebook`: the rules behind the rulings; `catalogue/` holds the scenes and rules that ship.

The door opens on demand: asking for a name loads its module, so that a command that needs no geometry waits for none.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.loading import load_scene, scene_problems
    from scenes.problems import Problem, SceneError
    from scenes.proofs import CertificateCheck, certificate_document, check_certificate, save_certificate
    from scenes.rulings import (
        CoverRuling,
        DistanceRuling,
        SightRuling,
        rule_cover,
        rule_distance,
        rule_sight,
    )
    from scenes.scene import Area, Figure, Fragment, Scene

__all__ = [
    "Area",
    "CertificateCheck",
    "CoverRuling",
    "DistanceRuling",
    "Figure",
    "Fragment",
    "Problem",
    "Scene",
    "SceneError",
    "SightRuling",
    "certificate_document",
    "check_certificate",
    "load_scene",
    "rule_cover",
    "rule_distance",
    "rule_sight",
    "save_certificate",
    "scene_problems",
]

_ROOMS = {
    "loading": ("load_scene", "scene_problems"),
    "problems": ("Problem", "SceneError"),
    "proofs": ("CertificateCheck", "certificate_document", "check_certificate", "save_certificate"),
    "rulings": ("CoverRuling", "DistanceRuling", "SightRuling", "rule_cover", "rule_distance", "rule_sight"),
    "scene": ("Area", "Figure", "Fragment", "Scene"),
}


def __getattr__(name: str) -> Any:
    for room, names in _ROOMS.items():
        if name in names:
            return getattr(import_module(f"scenes.{room}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
