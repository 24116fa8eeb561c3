"""The table: all scenery that can block a line, immutable, with a digest of its content.

A door that opens or a wall that falls makes another table. Nothing is ever changed in place, so no
answer can be stale.
"""

from __future__ import annotations

import hashlib
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cached_property
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from terrain.lattice.units import EXTENT_PAS, to_pas, to_units
from terrain.machine import cache
from terrain.machine.sources import made_by
from terrain.scenery.prepare import OWN_ARRAYS, Arrays, Progress, gather, prepare
from terrain.scenery.rays import RayCaster
from terrain.scenery.tree import Tree
from terrain.scenery.triangles import Scenery

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from terrain.lattice.units import Units
    from terrain.meshes.mesh import Faces
    from terrain.scenery.bodies import Body
    from terrain.scenery.pieces import Piece

ARRAY_NAMES = (
    (set(Scenery._fields) - {"tree", "solid_faces"}) | {f"tree_{key}" for key in Tree._fields} | set(OWN_ARRAYS)
)


@dataclass(frozen=True, eq=False)
class Table:
    """A table top from (0, 0) to its size in pas, and the pieces on it."""

    size_pas: tuple[float, float]
    pieces: tuple[Piece, ...] = ()

    def piece(self, name: str) -> Piece:
        """The piece of that name, or a `KeyError`."""
        for piece in self.pieces:
            if piece.id == name:
                return piece
        raise KeyError(f"no piece is called {name!r}")

    def without(self, *names: str) -> Table:
        """The table after these pieces were removed: a door opened, a wall destroyed."""
        for name in names:
            self.piece(name)
        return Table(self.size_pas, tuple(piece for piece in self.pieces if piece.id not in names))

    def moved(self, name: str, at_pas: tuple[float, float, float], turn_deg: float) -> Table:
        """The table after one piece was put elsewhere."""
        self.piece(name)
        return Table(
            self.size_pas,
            tuple(piece.placed(at_pas, turn_deg) if piece.id == name else piece for piece in self.pieces),
        )

    @cached_property
    def obstacles(self) -> tuple[Piece, ...]:
        """The pieces that block sight, in their order on the table."""
        return tuple(piece for piece in self.pieces if piece.blocks_sight)

    @cached_property
    def _extent_units(self) -> tuple[tuple[int, int], ...]:
        """From where to where the table and its obstacles reach, for each axis."""
        corners = np.array([[0, 0, 0], [*map(to_units, self.size_pas), 0]])
        lows, highs = (of(np.concatenate([self.vertices, corners]), axis=0).tolist() for of in (np.min, np.max))
        return tuple(zip(lows, highs, strict=True))

    def refuse_beyond_measure(self, *bodies: Body) -> None:
        """Raise a `ValueError` when the table with these bodies is larger than exact arithmetic reaches."""
        spans = [self._extent_units, *(body.extent_units for body in bodies)]
        for axis in range(3):
            low, high = min(span[axis][0] for span in spans), max(span[axis][1] for span in spans)
            if high - low > to_units(EXTENT_PAS):
                span_pas = to_pas(high - low)
                raise ValueError(f"the table and all on it span {span_pas:.1f} pas, and {EXTENT_PAS:g} is the most")

    @cached_property
    def pieces_as_placed(self) -> tuple[Units, Faces, NDArray[np.int32]]:
        """Corners, faces and the place of each face's piece, before anything is prepared: what figures stand on."""
        return gather(self.obstacles, closed=False)

    @cached_property
    def arrays(self) -> Arrays:
        """What preparing works out, from the cache when the same table was prepared before."""
        return self._prepared_arrays(lambda _: None)

    def prepare(self, progress: Progress = lambda _: None) -> None:
        """Prepare for questions; the progress goes from 0 to 1. The first question does the same, silently."""
        if "arrays" not in self.__dict__:
            self.__dict__["arrays"] = self._prepared_arrays(progress)
        _ = self._coming_caster

    def _prepared_arrays(self, progress: Progress) -> Arrays:
        name = f"{self.content[:32]}-{made_by(prepare, *map(type, self.pieces))}"
        kept = cache.load(name)
        if kept is not None and set(kept) >= ARRAY_NAMES:
            return Arrays.packed(kept)
        began = perf_counter()
        arrays = prepare(self.obstacles, progress)
        cache.save(name, arrays.unpacked(), perf_counter() - began)
        return arrays

    @cached_property
    def _coming_caster(self) -> Future[RayCaster]:
        """Embree builds its own tree on another core, while the caller goes on.

        A thread for each table, and no pool: the threads of a pool do not live on in a forked process, and
        code that waits for them there waits for ever.
        """
        coming: Future[RayCaster] = Future()
        Thread(target=_build_caster, args=(coming, self.vertices, self.faces), name="embree", daemon=True).start()
        return coming

    @cached_property
    def caster(self) -> RayCaster:
        """Rays against the surfaces, without the cores."""
        return self._coming_caster.result()

    @cached_property
    def scenery(self) -> Scenery:
        return self.arrays.scenery

    @property
    def vertices(self) -> Units:
        """The corners of the surfaces, followed by those of the cores."""
        return np.asarray(self.scenery.vertices)

    @cached_property
    def faces(self) -> Faces:
        """The faces of all obstacles; a face's number here is its number in certificates."""
        return np.asarray(self.scenery.faces[: self.scenery.solid_faces])

    @property
    def piece_of_face(self) -> NDArray[np.int32]:
        """For each face the place of its piece among the obstacles.

        Faces that united solids had before count on from there, piece by piece: they are obstacles like
        any other, but the surface of the united solid is without them.
        """
        return np.asarray(self.arrays.piece_of_face)

    def name_of(self, face: int) -> str:
        """The piece that a face belongs to."""
        return self.obstacles[self.piece_of_face[face] % len(self.obstacles)].id

    @property
    def piece_names(self) -> tuple[str, ...]:
        return tuple(piece.id for piece in self.obstacles)

    @cached_property
    def content(self) -> str:
        """A digest of what was put on the table, known before any of it is placed: the name of its cache entry."""
        return self._digest_over([piece.recipe for piece in self.pieces])

    @cached_property
    def digest(self) -> str:
        """What the table is, down to its last face: equal digests mean equal answers."""
        corners = np.ascontiguousarray(self.vertices[self.faces], dtype="<i8")
        return self._digest_over([*(piece.digest for piece in self.pieces), hashlib.sha256(corners.data).hexdigest()])

    def _digest_over(self, parts: list[str]) -> str:
        size = f"{self.size_pas[0]:.6f} {self.size_pas[1]:.6f}"
        return hashlib.sha256("\n".join([size, *parts]).encode()).hexdigest()


def _build_caster(coming: Future[RayCaster], vertices: Units, faces: Faces) -> None:
    try:
        coming.set_result(RayCaster(vertices, faces))
    except BaseException as trouble:  # noqa: BLE001 - the caller that asks for the caster meets it there
        coming.set_exception(trouble)
