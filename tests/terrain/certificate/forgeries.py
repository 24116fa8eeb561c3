"""Forged certificates: sound ones altered with knowledge of their form, and sealed again.

The seal keeps nobody out who knows how to make one, so the checker alone stands between a forgery and a false ruling.
Some forgeries change a number or a list somewhere; some are built to deceive: the proof of another pair, a proof with
all its leaves culled, figures that are bent until the proof fits them.
"""

from __future__ import annotations

import json
import math
import random
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property

from terrain.certificate.checker import check, seal
from terrain.sight.proofs import body_numbers
from terrain.sight.question import Obstacle, sight
from tests import given
from tests.terrain.exact_lines import is_in_body, segment_meets_triangle

BUDGET_MS = 20_000.0
NUMBERS = (0, 1, -1, 2, -2, 3, 16, 409, 410, 1023, 1024, 4915, 2**18, 2**21, 2**31 - 1, -(2**31), 2**53, 2**63, 10**19)
WORDS = ("", "a", "b", "top", "bottom", "as_is", "grown", "shrunk", "visible", "blocked", "too_close", "core", "figure")
CULLED, STOPPED = -5, 0
DEEPEST_GROWTH = 409
LINES = 200
"""So many lines are drawn between two bodies that are said not to see each other."""


@dataclass
class Yard:
    """A table with figures on it, and an honest certificate for every pair of them."""

    name: str
    table: object
    bodies: dict
    figures_block: bool
    honest: dict = field(default_factory=dict)
    _judged: dict = field(default_factory=dict)

    def __post_init__(self):
        for a in self.bodies:
            for b in self.bodies:
                if a < b:
                    self._prove(a, b)

    def _prove(self, a, b):
        others = self._others(a, b)
        found = sight(self.table, self.bodies[a], self.bodies[b], others=others, budget_ms=BUDGET_MS)
        if found.verdict == "undecided":
            return
        self.honest[a, b] = seal(
            {
                "format": "pas-certificate/1",
                "scene": "drawn.toml",
                "table": self.table.digest,
                "figures": [a, b],
                "verdict": found.verdict,
                "delta": found.proved_delta_units,
                "proofs": [_plain(proof) for proof in found.proofs],
            }
        )

    def _others(self, a, b):
        names = [name for name in self.bodies if name not in (a, b)] if self.figures_block else []
        return tuple(Obstacle(name, self.bodies[name]) for name in names)

    def checked(self, document):
        """What the checker says, for the figures that the document names."""
        a, b = document["figures"]
        return check(
            document,
            vertices=self.table.vertices,
            faces=self.table.faces,
            piece_of_face=self.table.piece_of_face,
            table_digest=self.table.digest,
            body_a=body_numbers(self.bodies[a]),
            body_b=body_numbers(self.bodies[b]),
            others={other.name: body_numbers(other.body) for other in self._others(a, b)},
        )

    # ---------------------------------------------------------------- judging, without any code of search or checker

    def lie_of(self, document):
        """What is false about a document that was accepted, found without the checker; None where nothing is."""
        claim = repr([document["figures"], document["delta"]])
        claim += repr([(proof["kind"], proof["size"], proof.get("segment")) for proof in document["proofs"]])
        if claim not in self._judged:
            self._judged[claim] = self._lie_of(document)
        return self._judged[claim]

    def _lie_of(self, document):
        a, b = document["figures"]
        for proof in document["proofs"]:
            growth = {"as_is": 0, "grown": 1, "shrunk": -1}[proof["size"]] * document["delta"]
            bodies = [_grown(body_numbers(self.bodies[name]), growth) for name in (a, b)]
            lie = self._hit(proof["segment"], bodies, a, b) if proof["kind"] == "visible" else self._free(bodies, a, b)
            if lie is not None:
                return lie
        return None

    def _hit(self, segment, bodies, a, b):
        """Why a segment is no free line between two bodies."""
        start, end = map(tuple, segment)
        if not (is_in_body(bodies[0], start) and is_in_body(bodies[1], end)):
            return f"{segment} does not join the bodies"
        return None if self._is_free(start, end, a, b) else f"{segment} is not free"

    def _free(self, bodies, a, b):
        """A free line between two bodies: of the honest witness, or of many drawn by chance."""
        rng = random.Random(f"{a}{b}{bodies}")
        for _ in range(LINES):
            start, end = (_point_in(body, rng) for body in bodies)
            if is_in_body(bodies[0], start) and is_in_body(bodies[1], end) and self._is_free(start, end, a, b):
                return f"{start} to {end} is free"
        return None

    def _is_free(self, start, end, a, b):
        if any(segment_meets_triangle(start, end, triangle) for triangle in self.triangles):
            return False
        others = [body_numbers(other.body) for other in self._others(a, b)]
        steps = [tuple(s + (e - s) * k // 256 for s, e in zip(start, end, strict=True)) for k in range(257)]
        return not any(is_in_body(body, step) for body in others for step in steps)

    @cached_property
    def triangles(self):
        return [tuple(tuple(map(int, self.table.vertices[k])) for k in face) for face in self.table.faces]


def _plain(node):
    """A proof as JSON would bring it back."""
    return json.loads(json.dumps(node))


def _grown(body, units):
    low, high = body["z"]
    axes = [axis + units for axis in body["semi_axes"]]
    return {**body, "semi_axes": axes, "z": [low - min(units, DEEPEST_GROWTH), high + units]}


def _point_in(body, rng):
    """A lattice point of a round body, more often than not at its rim."""
    (x, y), (radius, _), (low, high) = body["centre"], body["semi_axes"], body["z"]
    angle, reach = rng.uniform(0, 2 * math.pi), radius * rng.choice([1, 1, rng.random()])
    height = rng.choice([low, high, rng.randint(low, high)])
    return x + int(reach * math.cos(angle)), y + int(reach * math.sin(angle)), height


def yards():
    """Small tables with pairs of every verdict: a wall with a gap, a closed house, and figures in the way."""
    wall = (
        given.box(0.5, 6, 3, at=(9, 5)),
        given.box(0.5, 6, 3, at=(9, 12), name="wall"),
        given.box(2, 2, 1, at=(5, 9), name="low"),
    )
    house = (
        given.box(0.5, 8, 4, at=(6, 9), name="west"),
        given.box(0.5, 8, 4, at=(12, 9), name="east"),
        given.box(6.5, 0.5, 4, at=(9, 5), name="south"),
        given.cylinder(1.0, 4.0, at=(9, 13), name="tower"),
    )
    spots = {"a": (3, 9), "b": (15, 9), "c": (3, 4), "d": (15, 14.5)}
    inside = {"a": (9, 9), "b": (15.5, 9), "c": (3, 9), "d": (9, 16)}
    yield Yard("wall", given.table(*wall, size=(18.0, 18.0)), _bodies(spots), figures_block=False)
    yield Yard("house", given.table(*house, size=(18.0, 18.0)), _bodies(inside), figures_block=False)
    crowd = {"a": (3, 9), "b": (15, 9), "c": (9, 8.7), "d": (9, 12)}
    yield Yard("crowd", given.table(given.box(0.5, 3, 3, at=(9, 10.5))), _bodies(crowd), figures_block=True)


def _bodies(spots):
    return {name: given.figure(at) for name, at in spots.items()}


# Forgeries


def forged(yard, number):
    """One forgery, sealed; the same for the same number."""
    rng = random.Random(f"{yard.name}{number}")
    document = deepcopy(yard.honest[rng.choice(sorted(yard.honest))])
    for _ in range(rng.choice((1, 1, 2, 3))):
        if rng.random() < 0.4:
            rng.choice(DECEITS)(yard, document, rng)
        else:
            _alter(document, rng)
    if not _names_two(yard, document):
        document["figures"] = ["a", "b"]
    return seal(document)


def _names_two(yard, document):
    named = document.get("figures")
    return isinstance(named, list) and len(named) == 2 and all(name in list(yard.bodies) for name in named)


def _alter(document, rng):
    """Alter one place, the numbers of proofs more often than the rest."""
    places = list(_places(document))
    holder, key = rng.choice(places)
    value = holder[key]
    if isinstance(value, int) and not isinstance(value, bool):
        holder[key] = value + rng.choice((1, -1, 2, 16, -16, 100)) if rng.random() < 0.6 else rng.choice(NUMBERS)
        if rng.random() < 0.1:
            holder[key] = -value
    elif isinstance(value, list) and value:
        place = rng.randrange(len(value))
        match rng.randrange(4):
            case 0:
                del value[place]
            case 1:
                value.insert(place, deepcopy(rng.choice(value)))
            case 2:
                other = rng.randrange(len(value))
                value[place], value[other] = value[other], value[place]
            case _:
                value.reverse()
    elif isinstance(value, str):
        holder[key] = rng.choice(WORDS)
    else:
        holder[key] = deepcopy(rng.choice(places)[0])


def _places(node):
    for key, child in node.items() if isinstance(node, dict) else enumerate(node):
        yield node, key
        if isinstance(child, dict | list):
            yield from _places(child)


def _another_pair(yard, document, rng):
    """The proof of one pair in the name of another."""
    document["figures"] = list(rng.choice(sorted(yard.honest)))


def _bent_bodies(yard, document, rng):
    """The proof of one pair, with the bodies of the pair that it is said to be about."""
    document["figures"] = list(rng.choice(sorted(yard.honest)))
    for proof in _proofs(document):
        proof["a"], proof["b"] = (body_numbers(yard.bodies[name]) for name in document["figures"])


def _culled(_yard, document, rng):
    """Leaves that say no line passes there."""
    for proof in _proofs(document, "blocked"):
        proof["trees"] = [[CULLED] if rng.random() < 0.7 else tree for tree in proof["trees"]]


def _one_chain(_yard, document, _rng):
    """One chain is said to stop everything."""
    for proof in _proofs(document, "blocked"):
        proof["trees"] = [[STOPPED] for _ in proof["trees"]]
        proof["chains"] = proof["chains"][:1]


def _other_verdict(yard, document, rng):
    """The verdict of one certificate with the proofs of another."""
    other = yard.honest[rng.choice(sorted(yard.honest))]
    document |= {key: deepcopy(other[key]) for key in rng.sample(["verdict", "delta", "proofs", "figures"], 2)}


def _large_delta(_yard, document, rng):
    """Bodies that differ by more than a hair."""
    document["delta"] = rng.choice((164, 328, 409, 410, 4000, 4914, 4915, 5000, 100_000))
    for proof in _proofs(document):
        growth = {"grown": 1, "shrunk": -1}.get(proof["size"], 0) * document["delta"]
        for name in "ab":
            proof[name] = _grown(proof[name], growth)


def _narrow_cover(_yard, document, rng):
    """Less of the two surfaces is said to need a proof."""
    for proof in _proofs(document, "blocked"):
        key = rng.choice(["run_a", "run_b", "caps_a", "caps_b", "trees"])
        proof[key] = [proof[key][0], (proof[key][0] + proof[key][1]) // 2] if key.startswith("run") else []


def _small_ring(_yard, document, rng):
    """Prisms that are smaller than their bodies."""
    for proof in _proofs(document, "blocked"):
        ring = rng.choice(proof["rings"])
        share = rng.choice((1, 7, 8, 9))
        ring[:] = [[x * share // 10, y * share // 10] for x, y in ring]


def _wall_of_air(_yard, document, rng):
    """Triangles that are nowhere: inside a figure that is not there, or in the core of no solid."""
    for proof in _proofs(document, "blocked"):
        (ax, ay), (bx, by) = proof["a"]["centre"], proof["b"]["centre"]
        x, y = (ax + bx) // 2, (ay + by) // 2
        points = [[x - 9000, y - 9000, -100], [x + 9000, y + 9000, -100], [x, y, 40_000]]
        kinds = {
            "core": {"kind": "core", "pieces": [rng.randrange(3)], "points": points, "faces": [[0, 1, 2]]},
            "figure": {
                "kind": "figure",
                "name": rng.choice("abcd"),
                "body": deepcopy(proof[rng.choice("ab")]),
                "points": points,
                "faces": [[0, 1, 2]],
            },
        }
        proof["extra"] = [*proof["extra"], kinds[rng.choice(sorted(kinds))]]
        proof["chains"] = [[sum(map(abs, chain)) + 1 for chain in proof["chains"][:1]] or [1]]
        proof["trees"] = [[STOPPED] for _ in proof["trees"]]


def _other_line(yard, document, rng):
    """A line that is free, between points that are not in the bodies; or one that ends in a wall."""
    for proof in _proofs(document, "visible"):
        bodies = [body_numbers(yard.bodies[name]) for name in rng.sample(sorted(yard.bodies), 2)]
        proof["segment"] = [list(_point_in(body, rng)) for body in bodies]


def _proofs(document, kind=None):
    held = document.get("proofs")
    held = held if isinstance(held, list) else []
    keys = {"visible": {"segment"}, "blocked": {"trees", "chains", "rings", "extra", "run_a", "run_b"}}
    for proof in held:
        if not (isinstance(proof, dict) and {"kind", "size", "a", "b"} <= proof.keys()):
            continue
        if kind in (None, proof["kind"]) and keys.get(proof["kind"], set()) <= proof.keys():
            yield proof


DECEITS = (
    _another_pair,
    _bent_bodies,
    _culled,
    _one_chain,
    _other_verdict,
    _large_delta,
    _narrow_cover,
    _small_ring,
    _wall_of_air,
    _other_line,
)
