"""Decides the unit and the way up of a mesh in a scene, and refuses sizes that no scenery has.

What the scene says goes first, then what the file says of itself, then what its format defines (glTF: metres, y up),
then millimetres and z. Whatever the scene does not say is said in a note. A size beyond belief is refused with the
likely unit, since a wrong unit makes a wall of 3 mm that nobody notices; an author who means it says `scale`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from scenes.library import BELIEVABLE_CM, PRINTED_CM, foot_notes, in_cm, likely_units
from terrain.lattice import EXTENT_PAS
from terrain.meshes import MeshError

if TYPE_CHECKING:
    from scenes.files.scene_form import PieceForm
    from terrain.meshes import RawMesh

CM_PER_PAS = 2.5
BEYOND_THE_TABLE = 1.25
"""Ground and cloths may be so much longer than the table that they lie on."""


@dataclass(frozen=True)
class Stance:
    """How the numbers of a mesh file are meant in a scene, and what the author should know of that."""

    units: str
    up: str
    notes: tuple[str, ...] = ()


def stance_of(form: PieceForm, raw: RawMesh, table_pas: float) -> Stance:
    """The unit and the way up of a mesh; a size that none has on a table of this length raises a `MeshError`.

    An explicit `scale` is the author's word that the size is meant; a file that pas wrote was measured in pas.
    """
    standard = raw.standard
    units = form.units or raw.unit or (standard.unit if standard else None) or "mm"
    up = form.up or raw.up or (standard.up if standard else None) or "z"
    longest = _longest(raw)
    notes = []
    if form.units is None:
        notes.append(_unit_note(form, raw, units, up))
    if form.up is None:
        notes += foot_notes(raw, up)
    if form.scale is None and not raw.unit == units == "pas":
        _check_size(longest, units, max(BELIEVABLE_CM[1], BEYOND_THE_TABLE * CM_PER_PAS * table_pas))
        notes += _size_notes(form, longest, units)
    return Stance(units, up, tuple(notes))


def _longest(raw: RawMesh) -> float:
    """The longest side of what carries faces, in the file's own unit."""
    used = np.zeros(len(raw.vertices), dtype=bool)
    used[raw.faces] = True
    return float(np.ptp(raw.vertices[used], axis=0).max())


def _unit_note(form: PieceForm, raw: RawMesh, units: str, up: str) -> str:
    """Where the unit comes from, and the way up where that is not z."""
    upright = f" with {up} up" if form.up is None and up != "z" else ""
    if raw.unit:
        return f"{form.mesh} says that it is in {units}{upright}"
    if raw.standard is not None and raw.standard.unit:
        return f"{form.mesh} is taken to be in {units}{upright}, as {raw.standard.title} defines"
    return f"no unit is given for {form.mesh}; it is taken to be in {units}{upright}"


def _check_size(longest: float, units: str, most_cm: float) -> None:
    length = in_cm(longest, units)
    if BELIEVABLE_CM[0] <= length <= most_cm:
        return
    likely = likely_units(longest)
    write = " or ".join(f'"{unit}"' for unit in likely)
    advice = f"{_otherwise(longest, likely)}: write units = {write}" if likely else "write a scale"
    if length <= CM_PER_PAS * EXTENT_PAS:
        advice += ", or scale = 1.0 if that size is meant"
    raise MeshError(f"in {units} its longest side is {_said(length)}, which no scenery has; {advice}")


def _size_notes(form: PieceForm, longest: float, units: str) -> list[str]:
    """A word of doubt about an unusual size in a unit that nobody gave, if another makes it a usual one."""
    length, likely = in_cm(longest, units), likely_units(longest)
    if form.units is not None or not likely or PRINTED_CM[0] <= length <= PRINTED_CM[1]:
        return []
    return [f"its longest side of {_said(length)} is unusual; {_otherwise(longest, likely)}"]


def _otherwise(longest: float, likely: list[str]) -> str:
    """How long a mesh would be in other units."""
    lengths = [_said(in_cm(longest, unit)) for unit in likely]
    others = "".join(f", in {unit} {length}" for unit, length in zip(likely[1:], lengths[1:], strict=True))
    return f"in {likely[0]} it would be {lengths[0]}{others}"


def _said(length_cm: float) -> str:
    """A length for people, in the unit that suits it."""
    if length_cm >= 300:
        return f"{length_cm / 100:.3g} m"
    return f"{length_cm:.3g} cm" if length_cm >= 1 else f"{10 * length_cm:.2g} mm"
