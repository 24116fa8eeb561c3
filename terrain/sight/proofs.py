"""Writes proofs in the form of a certificate: whole numbers only.

The form is described in CERTIFICATE.md; the checker that reads it shares no code with this module.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from terrain.scenery.bodies import TICKS_PER_EDGE, Body
from terrain.scenery.obstacles import INNER_SIDES, Obstacle, inner_prism
from terrain.sight.shafts import BOTTOM, SIDE, TOP

if TYPE_CHECKING:
    from terrain.scenery.table import Table
    from terrain.sight.notebook import Findings

Proof = dict[str, Any]
CAPS = {TOP: "top", BOTTOM: "bottom"}
TURNED_CODE = {-1: -3, -2: -4, -3: -1, -4: -2}


def body_numbers(body: Body) -> dict[str, Any]:
    return {
        "centre": list(body.centre),
        "semi_axes": list(body.semi_axes),
        "along": list(body.along),
        "z": [body.low, body.high],
    }


@dataclass(frozen=True, eq=False)
class Evidence:
    """The evidence of a certificate, written out only on request: writing it takes longer than finding it."""

    a: Body
    b: Body
    size: Literal["as_is", "grown", "shrunk"] = "as_is"
    turned: bool = False

    def proof(self) -> Proof:
        """The proof as a certificate holds it."""
        document = {"size": self.size, "a": body_numbers(self.a), "b": body_numbers(self.b)} | self._argument()
        return turned_proof(document) if self.turned else document

    def _argument(self) -> dict[str, Any]:
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class FreeLine(Evidence):
    """A free segment from the one body to the other."""

    line: Any = None

    def _argument(self) -> dict[str, Any]:
        return {"kind": "visible", "segment": self.line.tolist()}


@dataclass(frozen=True, eq=False)
class Blockade(Evidence):
    """The trees of splits and the chains that a finished search wrote down."""

    table: Table | None = None
    figures: tuple[Obstacle, ...] = ()
    roots: Any = None
    directions: Any = None
    found: Findings | None = None

    def _argument(self) -> dict[str, Any]:
        assert self.table is not None
        assert self.found is not None
        chains, extras = _chains(self.table, self.figures, self.found)
        rings = [_half_ring(self.a)]
        if _half_ring(self.b) != rings[0]:
            rings.append(_half_ring(self.b))
        a_roots, b_roots = _patches(self.roots[:, :5]), _patches(self.roots[:, 5:10])
        return {
            "kind": "blocked",
            "rings": rings,
            "ring_of": [0, len(rings) - 1],
            "run_a": a_roots[0][1:3],
            "run_b": b_roots[0][1:3],
            "caps_a": [CAPS[patch[0]] for patch in a_roots[1:]],
            "caps_b": [CAPS[patch[0]] for patch in b_roots[1:]],
            "directions": self.directions.tolist(),
            "extra": extras,
            "chains": chains,
            "trees": _trees(self.found.tree, len(self.roots)),
        }


def turned_proof(proof: Proof) -> Proof:
    """The same proof with a and b exchanged."""
    ends = {"a": proof["b"], "b": proof["a"]}
    if proof["kind"] == "visible":
        return proof | ends | {"segment": proof["segment"][::-1]}
    a_patches, b_patches = 1 + len(proof["caps_a"]), 1 + len(proof["caps_b"])
    turned = [[TURNED_CODE.get(code, code) for code in tree] for tree in proof["trees"]]
    return proof | ends | {
        "ring_of": proof["ring_of"][::-1],
        "run_a": proof["run_b"],
        "run_b": proof["run_a"],
        "caps_a": proof["caps_b"],
        "caps_b": proof["caps_a"],
        "directions": [[-number for number in direction] for direction in proof["directions"]],
        "trees": [turned[i * b_patches + j] for j in range(b_patches) for i in range(a_patches)],
    }  # fmt: skip


def _half_ring(body: Body) -> list[list[int]]:
    ring = (body.ring - np.array(body.centre)) // TICKS_PER_EDGE
    half: list[list[int]] = ring[: len(ring) // 2].tolist()
    return half


def _patches(rows: Any) -> list[list[int]]:
    """The distinct patches in order, the side first."""
    patches: list[list[int]] = []
    for row in rows:
        if row.tolist() not in patches:
            patches.append(row.tolist())
    assert patches[0][0] == SIDE
    return patches


def _trees(codes: Any, count: int) -> list[list[int]]:
    """The preorder list of codes, cut where one root's tree ends and the next begins."""
    trees: list[list[int]] = []
    open_nodes = 0
    for code in codes.tolist():
        if open_nodes == 0:
            trees.append([])
            open_nodes = 1
        trees[-1].append(code)
        open_nodes += 1 if -4 <= code <= -1 else -1
    assert len(trees) == count
    assert open_nodes == 0
    return trees


def _chains(table: Table, figures: tuple[Obstacle, ...], found: Findings) -> tuple[list[list[int]], list[Any]]:
    """The chains with faces numbered as in a certificate: those of the table first, then those of the extras."""
    signed = [found.faces[a:b].astype(np.int64) for a, b in itertools.pairwise(found.starts.tolist())]
    faces = [np.abs(chain) - 1 for chain in signed]
    in_figures = found.meshes == 1
    extras: list[Any] = []
    first = len(table.faces)
    numbers = [chain.copy() for chain in faces]
    for core in range(len(table.arrays.core_pieces)):
        first = _number_core(table, core, faces, in_figures, numbers, extras, first)
    for place, figure in enumerate(figures):
        first = _number_figure(figure, place, faces, in_figures, numbers, extras, first)
    return [_steps(np.sign(chain), number) for chain, number in zip(signed, numbers, strict=True)], extras


def _steps(signs: Any, numbers: Any) -> list[int]:
    """A chain as steps from one triangle number to the next, counted from 1; the sign is the triangle's."""
    order = np.argsort(numbers)
    steps: list[int] = (np.diff(numbers[order] + 1, prepend=0) * signs[order]).tolist()
    return steps


def _number_core(
    table: Table, core: int, faces: list[Any], in_figures: Any, numbers: list[Any], extras: list[Any], first: int
) -> int:
    """Add what chains use of one core as an extra; answers the next free number."""
    scenery = table.scenery
    start, stop = np.searchsorted(scenery.core_of, [core, core + 1]) + scenery.solid_faces
    within = [(chain >= start) & (chain < stop) & ~figure for chain, figure in zip(faces, in_figures, strict=True)]
    used = np.unique(np.concatenate([[], *(chain[mask] for chain, mask in zip(faces, within, strict=True))]))
    if len(used) == 0:
        return first
    used = used.astype(np.int64)
    corners, triangles = np.unique(scenery.faces[used], return_inverse=True)
    pieces = np.flatnonzero(table.arrays.core_pieces[core]).tolist()
    extras.append(
        {
            "kind": "core",
            "pieces": pieces,
            "points": scenery.vertices[corners].tolist(),
            "faces": triangles.reshape(-1, 3).tolist(),
        }
    )
    for place, mask in enumerate(within):
        numbers[place][mask] = first + np.searchsorted(used, faces[place][mask])
    return first + len(used)


def _number_figure(
    figure: Obstacle, place: int, faces: list[Any], in_figures: Any, numbers: list[Any], extras: list[Any], first: int
) -> int:
    """Add the prism of a figure as an extra when a chain uses it; answers the next free number."""
    points, triangles = inner_prism(figure.body)
    assert len(points) == 2 * INNER_SIDES
    start = place * len(triangles)
    masks = [
        (chain >= start) & (chain < start + len(triangles)) & mine
        for chain, mine in zip(faces, in_figures, strict=True)
    ]
    if not any(mask.any() for mask in masks):
        return first
    extras.append(
        {
            "kind": "figure",
            "name": figure.name,
            "body": body_numbers(figure.body),
            "points": points.tolist(),
            "faces": triangles.tolist(),
        }
    )
    for number, chain, mask in zip(numbers, faces, masks, strict=True):
        number[mask] = first + chain[mask] - start
    return first + len(triangles)
