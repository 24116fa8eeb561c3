"""Makes the pieces of a table from the entries of a scene file: shapes, mesh files and models of the library."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from scenes.files.named_path import NamedFileError, named_file
from scenes.files.scene_form import SHAPE_KEYS
from scenes.library import find_model
from scenes.table.paint import Paint, painted_shape
from scenes.table.piece_size import Stance, stance_of
from terrain.lattice import EXTENT_PAS, to_pas
from terrain.meshes import MAX_TRIANGLES, MeshError, read_mesh
from terrain.scenery import PLAIN_SHAPES, Piece, PieceError, Shape

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.files.problem_list import Report
    from scenes.files.scene_form import PieceForm
    from scenes.library import Card, StoredModel
    from terrain.meshes import RawMesh

DEEPEST_PAS = 32.0
HIGHEST_PAS = 80.0
"""Scenery lies between these depths and heights; with the tallest figure on top all spans stay below 128 pas."""


@dataclass
class Workshop:
    """Makes pieces from their forms; a mesh file or a model that is used twice is read once."""

    folder: Path
    size_pas: tuple[float, float]
    report: Report
    triangles: int = 0
    shapes: dict[tuple[object, ...], Shape] = field(default_factory=dict)
    models: dict[str, StoredModel] = field(default_factory=dict)
    stances: dict[tuple[object, ...], Stance] = field(default_factory=dict)

    def pieces(self, forms: list[PieceForm]) -> tuple[Piece, ...]:
        """Make all pieces that can be made, and report the others."""
        made = [self._piece(place, form) for place, form in enumerate(forms)]
        return tuple(piece for piece in made if piece is not None)

    def _piece(self, place: int, form: PieceForm) -> Piece | None:
        try:
            said = form if form.model is None else completed(form, self._model(form.model).card)
            piece = _placed(said, self._shape(said))
            self._count(len(piece.mesh.faces))
            _within_reach(piece, self.size_pas)
        except (MeshError, PieceError) as trouble:
            key = next(key for key in SHAPE_KEYS if getattr(form, key) is not None)
            self.report.add("pieces", place, key, str(trouble))
            return None
        self._note(form, piece)
        return piece

    def _shape(self, form: PieceForm) -> Shape:
        for key, make in PLAIN_SHAPES.items():
            sizes = getattr(form, key)
            if sizes is not None:
                return make(*sizes)
        return self._mesh_shape(form)

    def _mesh_shape(self, form: PieceForm) -> Shape:
        how = self._key(form)
        if how not in self.shapes:
            path = how[0]
            raw = read_mesh(path, limit=MAX_TRIANGLES)
            self.stances[how] = self._stance(form, raw, path)
            paint = Paint(path, self.stances[how].units, self.stances[how].up, form.scale or 1.0)
            self.shapes[how] = painted_shape(raw, paint)
        return self.shapes[how]

    def _key(self, form: PieceForm) -> tuple[Path, str | None, str | None, float | None]:
        """The file of a mesh, and how the scene says it is meant."""
        path = mesh_path(self.folder, str(form.mesh)) if form.model is None else self._model(form.model).path
        return path, form.units, form.up, form.scale

    def _stance(self, form: PieceForm, raw: RawMesh, path: Path) -> Stance:
        if form.model is not None:  # its size was judged when it was stored
            return Stance(str(form.units), str(form.up))
        try:
            return stance_of(form, raw, max(self.size_pas))
        except MeshError as trouble:
            raise MeshError(f"{path}: {trouble}") from trouble

    def _model(self, name: str) -> StoredModel:
        if name not in self.models:
            self.models[name] = find_model(name, self.folder)
        return self.models[name]

    def _count(self, triangles: int) -> None:
        self.triangles += triangles
        if self.triangles > MAX_TRIANGLES:
            raise MeshError(
                f"all pieces up to this one have {self.triangles} triangles, and a table takes at most {MAX_TRIANGLES}"
            )

    def _note(self, form: PieceForm, piece: Piece) -> None:
        if form.mesh is None and form.model is None:
            return
        if form.model is not None:
            self.report.notes.append(f"{form.id}: {_origin(form, self._model(form.model))}")
        else:
            self.report.notes += [f"{form.id}: {note}" for note in self.stances[self._key(form)].notes]
        self.report.notes += [f"{form.id}: {line}" for line in piece.defects.lines()]
        if len(piece.closing_faces):
            self.report.notes.append(f"{form.id}: {len(piece.closing_faces)} faces added to close small holes")


def completed(form: PieceForm, card: Card) -> PieceForm:
    """The form of a piece with what is known of its model, where the scene does not say otherwise."""
    stored = {key: getattr(card, key) for key in ("units", "up", "scale", "accuracy", "kind")}
    return form.model_copy(update={key: stored[key] for key in stored if key not in form.model_fields_set})


def _origin(form: PieceForm, model: StoredModel) -> str:
    guess = f", in {model.card.units} as was guessed" if model.card.units_guessed and form.units is None else ""
    return f"model {model.card.name!r} from {model.folder}{guess}"


def mesh_path(folder: Path, mesh: str) -> Path:
    """Find the file of a mesh, which must lie below the folder of its scene."""
    try:
        return named_file(folder, mesh)
    except NamedFileError as trouble:
        raise MeshError(str(trouble)) from trouble


def _placed(form: PieceForm, shape: Shape) -> Piece:
    x, y, *lifted = form.at
    return Piece(
        id=form.id,
        shape=shape,
        at_pas=(x, y, lifted[0] if lifted else 0.0),
        turn_deg=form.turn,
        kind=form.kind,
        accuracy_pas=form.accuracy,
        blocks_sight=form.blocks_sight,
    )


def _within_reach(piece: Piece, size_pas: tuple[float, float]) -> None:
    """Exact arithmetic spans 128 pas; nothing real is larger, so more is a wrong unit as a rule."""
    low, high = np.asarray(to_pas(piece.mesh.low)), np.asarray(to_pas(piece.mesh.high))
    wide, deep = size_pas
    slack = np.array([(EXTENT_PAS - wide) / 2, (EXTENT_PAS - deep) / 2, DEEPEST_PAS])
    if (low < -slack).any() or (high > np.array([wide, deep, HIGHEST_PAS - DEEPEST_PAS]) + slack).any():
        size = " x ".join(f"{length:.3g}" for length in high - low)
        raise MeshError(f"is {size} pas and reaches too far beyond the table; is the unit right?")
