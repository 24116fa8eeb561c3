"""Checks whether a proof of "blocked" covers every line between two bodies.

The trees of the proof split the surfaces of the two prisms that can face each other, pair by pair. Every leaf of a
tree is either culled, because no line between the bodies leaves through the one patch and enters through the other,
or is stopped by a chain of triangles.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Final

import numpy as np

from terrain.certificate.apart import Soup
from terrain.certificate.chain import Chain, Reach
from terrain.certificate.extras import Solid, check_figure
from terrain.certificate.form import BlockedProof, CoreExtra, Cylinder, Extra, Ints, ProofError
from terrain.certificate.prism import TICKS, Patch, Prism, prism_around
from terrain.certificate.scenery import Scenery, common_origin

if TYPE_CHECKING:
    from collections.abc import Mapping

CULLED: Final = -5
WORK_LIMIT: Final = 2**32
"""Products that one proof may ask for: far more than any search needs, few enough to end within a minute."""

WORK_PER_NODE: Final = 2**14
"""What any node of a tree costs, however little there is to multiply."""

PatchPair = tuple[Patch, Patch]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a proof rests on: pairs of patches that a chain stops, and different triangles that stop them."""

    leaves: int
    triangles: int


def check_blocked(proof: BlockedProof, scenery: Scenery, others: Mapping[str, Cylinder]) -> Tally:
    """Every condition of a proof of "blocked"; the first that fails is raised."""
    prisms = _prisms(proof)
    clouds = [prism.corners for prism in prisms] + [extra.points for extra in proof.extras]
    origin = common_origin([scenery.extent, *clouds])
    prisms = prisms[0].moved(-origin), prisms[1].moved(-origin)
    _check_cover(proof, prisms)
    _check_extras(proof, scenery, others, prisms, origin)
    chains = _Chains(proof, scenery, origin)
    walk = _Walk(prisms, chains, proof.directions)
    patches = [p.patches(run, caps) for p, run, caps in zip(prisms, proof.runs, proof.caps, strict=True)]
    roots = list(product(patches[0], patches[1]))
    if len(roots) != len(proof.trees):
        raise ProofError(f"{len(roots)} root pairs need as many trees, not {len(proof.trees)}")
    for place, (root, tree) in enumerate(zip(roots, proof.trees, strict=True)):
        walk.check_tree(root, tree, f"root {place}")
    chains.check_none_idle()
    return Tally(walk.leaves, chains.triangles)


def _prisms(proof: BlockedProof) -> tuple[Prism, Prism]:
    if sorted(set(proof.ring_of)) != list(range(len(proof.rings))):
        raise ProofError("ring_of does not use each ring")
    made = []
    for name, body, ring in zip("ab", (proof.a, proof.b), proof.ring_of, strict=True):
        try:
            made.append(prism_around(body, proof.rings[ring]))
        except ProofError as problem:
            raise ProofError(f"ring {ring} of body {name}: {problem}") from None
    return made[0], made[1]


def _check_cover(proof: BlockedProof, prisms: tuple[Prism, Prism]) -> None:
    """The prisms are apart, and their patches cover all that can face the other one."""
    if not prisms[0].is_apart_from(prisms[1]):
        raise ProofError("the two prisms are not apart")
    for name, prism, other, run, caps in zip("ab", prisms, prisms[::-1], proof.runs, proof.caps, strict=True):
        if not 0 < run[1] - run[0] <= TICKS:
            raise ProofError(f"run_{name} should have 1 to {TICKS} ticks")
        if (missing := prism.uncovered(other, run, caps)) is not None:
            raise ProofError(f"body {name}: {missing} faces the other body and is not covered")


def _check_extras(
    proof: BlockedProof,
    scenery: Scenery,
    others: Mapping[str, Cylinder],
    prisms: tuple[Prism, Prism],
    origin: Ints,
) -> None:
    cores = [extra for extra in proof.extras if isinstance(extra, CoreExtra)]
    if sum(len(core.faces) for core in cores) * len(scenery.faces) > WORK_LIMIT:
        raise ProofError("the cores are too many to check")
    solids: dict[tuple[int, ...], Solid] = {}
    for place, extra in enumerate(proof.extras):
        try:
            if isinstance(extra, CoreExtra):
                if extra.pieces not in solids:
                    solids[extra.pieces] = _solid(extra.pieces, scenery, prisms, origin)
                solids[extra.pieces].check_core(_corners(extra) - origin, extra)
            else:
                check_figure(extra, others)
        except ProofError as problem:
            raise ProofError(f"extra {place}: {problem}") from None


def _solid(pieces: tuple[int, ...], scenery: Scenery, prisms: tuple[Prism, Prism], origin: Ints) -> Solid:
    for piece in pieces:
        if not (scenery.piece_of_face == piece).any():
            raise ProofError(f"piece {piece} has no faces on the table")
    faces = np.flatnonzero(np.isin(scenery.piece_of_face, np.array(pieces)))
    return Solid(Soup.of(scenery.corners(faces) - origin, faces), prisms)


def _corners(extra: Extra) -> Ints:
    return np.asarray(extra.points[extra.faces])


class _Chains:
    """The chains of a proof, worked out when first used, with a note of what has been used."""

    def __init__(self, proof: BlockedProof, scenery: Scenery, origin: Ints) -> None:
        self._signed = proof.chains
        self._directions = proof.directions
        self._scenery = scenery
        self._origin = origin
        self._ends_of_extras = np.cumsum([len(scenery.faces), *(len(extra.faces) for extra in proof.extras)])
        empty = np.empty((0, 3, 3), dtype=np.int64)
        self._extra_corners = np.concatenate([empty, *(_corners(extra) for extra in proof.extras)])
        self._made: dict[int, Chain] = {}

    def __getitem__(self, number: int) -> Chain:
        if number not in self._made:
            if number >= len(self._signed):
                raise ProofError(f"there are only {len(self._signed)} chains")
            self._made[number] = self._make(np.array(self._signed[number], dtype=np.int64))
        return self._made[number]

    def _make(self, signed: Ints) -> Chain:
        """A chain is written as steps from one triangle number to the next, so it only ever goes up."""
        if not len(signed):
            raise ProofError("the chain has no triangles")
        if not signed.all():
            raise ProofError("the chain names a triangle twice")
        numbers = np.cumsum(np.abs(signed)) - 1
        if numbers[-1] >= self._ends_of_extras[-1]:
            raise ProofError(f"the chain names a triangle that is none of {self._ends_of_extras[-1]}")
        corners = self._corners(numbers) - self._origin
        corners[signed < 0] = corners[signed < 0, ::-1]
        return Chain.of(corners, numbers, self._directions, self._origin)

    def _corners(self, numbers: Ints) -> Ints:
        own = len(self._scenery.faces)
        corners = np.empty((len(numbers), 3, 3), dtype=np.int64)
        corners[numbers < own] = self._scenery.corners(numbers[numbers < own])
        corners[numbers >= own] = self._extra_corners[numbers[numbers >= own] - own]
        return corners

    @property
    def triangles(self) -> int:
        """How many different triangles the used chains consist of."""
        return len(self._used())

    def _used(self) -> Ints:
        listed = [chain.numbers for chain in self._made.values()]
        return np.unique(np.concatenate([np.empty(0, dtype=np.int64), *listed]))

    def check_none_idle(self) -> None:
        """Every chain stops some pair, and every extra has a triangle in a chain."""
        for number in range(len(self._signed)):
            if number not in self._made:
                raise ProofError(f"chain {number} is used by no leaf")
        used = np.unique(np.searchsorted(self._ends_of_extras, self._used(), side="right"))
        for extra in range(1, len(self._ends_of_extras)):
            if extra not in used:
                raise ProofError(f"extra {extra - 1} is used by no chain")


@dataclass(eq=False)
class _Walk:
    """The trees of a proof, walked in order."""

    prisms: tuple[Prism, Prism]
    chains: _Chains
    directions: Ints
    leaves: int = 0
    work: int = 0
    reaches: tuple[dict[Patch, Reach], dict[Patch, Reach]] = field(default_factory=lambda: ({}, {}))

    def check_tree(self, root: PatchPair, tree: list[int], where: str) -> None:
        """Every number of the tree settles or splits the pair whose turn it is, until none is left."""
        waiting = [root]
        for place, code in enumerate(tree):
            if not waiting:
                raise ProofError(f"{where}: the tree goes on after its end at number {place}")
            self._count(WORK_PER_NODE)
            pair = waiting.pop()
            if code >= 0:
                self._check_leaf(pair, code, f"{where}, leaf {place} (chain {code})")
            elif code == CULLED:
                self._check_cull(pair, f"{where}, node {place}")
            else:
                waiting += reversed(_split(pair, code, f"{where}, node {place}"))
        if waiting:
            raise ProofError(f"{where}: the tree ends with {len(waiting)} pairs to go")

    def _check_leaf(self, pair: PatchPair, code: int, where: str) -> None:
        try:
            chain = self.chains[code]
            start, end = self._reach(0, pair[0]), self._reach(1, pair[1])
            self._count(chain.work(start, end))
            chain.check_between(start, end)
        except ProofError as problem:
            raise ProofError(f"{where}: {problem}") from None
        self.leaves += 1

    def _count(self, products: int) -> None:
        self.work += products
        if self.work > WORK_LIMIT:
            raise ProofError("the proof is too long to check")

    def _reach(self, side: int, patch: Patch) -> Reach:
        known = self.reaches[side]
        if patch not in known:
            known[patch] = Reach.of(self.prisms[side].points(patch), self.directions)
        return known[patch]

    def _check_cull(self, pair: PatchPair, where: str) -> None:
        """No line between the bodies can leave through the one patch and enter through the other."""
        (a, b), (patch_a, patch_b) = self.prisms, pair
        if not (
            a.is_off(patch_a)
            or b.is_off(patch_b)
            or a.faces_none_of(patch_a, b.points(patch_b))
            or b.faces_none_of(patch_b, a.points(patch_a))
        ):
            raise ProofError(f"{where}: culled, though the patches face each other")


def _split(pair: PatchPair, code: int, where: str) -> list[PatchPair]:
    """The two pairs that a split leaves, in order."""
    if not -4 <= code <= -1:
        raise ProofError(f"{where}: {code} means nothing")
    side, dimension = divmod(-code - 1, 2)
    halves = pair[side].halves(dimension)
    if halves is None:
        raise ProofError(f"{where}: the patch is too small to split")
    low, high = halves
    return [(low, pair[1]), (high, pair[1])] if side == 0 else [(pair[0], low), (pair[0], high)]
