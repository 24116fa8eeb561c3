"""Parses the JSON form of a certificate strictly into records of whole numbers; a refusal names the place in the file.

Nothing is guessed and nothing is skipped: a missing key, an unknown key, a number that is not whole or is out of
range stops the parser. Places are named as in the file, so `proofs[0].chains[3][2]` can be looked up there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

Ints = NDArray[np.int64]
Pair = tuple[int, int]
Point = tuple[int, int, int]

FORMAT: Final = "pas-certificate/1"
HALF_RING: Final = 32
TICKS_PER_EDGE: Final = 16

NUMBER_LIMIT: Final = 2**31
"""No number of a certificate reaches this; coordinates are held to far less once the table is known."""

SPAN_LIMIT: Final = 2**20
"""Table, bodies and extras fit in a box of this size, so no determinant leaves 63 bits."""

LENGTH_LIMIT: Final = 2**18
"""No list is longer: a certificate that large proves nothing that a person will wait for."""

PROOFS_OF_VERDICT: Final = {
    "visible": (("visible", "shrunk"),),
    "blocked": (("blocked", "grown"),),
    "too_close": (("visible", "grown"), ("blocked", "shrunk")),
}
"""What each verdict is proved by, for bodies that differ by delta; where delta is 0 the size is `as_is`."""

GROWTH_OF_SIZE: Final = {"as_is": 0, "grown": 1, "shrunk": -1}


class ProofError(Exception):
    """Why a certificate does not hold, and where, in one line."""


@dataclass(frozen=True, slots=True)
class Cylinder:
    """A body as it is written: an ellipse about a centre, and the heights it reaches from and to."""

    centre: Pair
    semi_axes: Pair
    along: Pair
    low: int
    high: int


@dataclass(frozen=True, slots=True, eq=False)
class FigureExtra:
    """Triangles inside the body of another figure."""

    name: str
    body: Cylinder
    points: Ints
    faces: Ints


@dataclass(frozen=True, slots=True, eq=False)
class CoreExtra:
    """Triangles buried inside the solid that some pieces enclose."""

    pieces: tuple[int, ...]
    points: Ints
    faces: Ints


Extra = FigureExtra | CoreExtra


@dataclass(frozen=True, slots=True, eq=False)
class BlockedProof:
    """All that a proof of "no line passes" states."""

    size: str
    a: Cylinder
    b: Cylinder
    rings: tuple[Ints, ...]
    ring_of: Pair
    runs: tuple[Pair, Pair]
    caps: tuple[tuple[str, ...], tuple[str, ...]]
    directions: Ints
    extras: tuple[Extra, ...]
    chains: tuple[list[int], ...]
    trees: tuple[list[int], ...]


@dataclass(frozen=True, slots=True)
class VisibleProof:
    """A free segment between the bodies."""

    size: str
    a: Cylinder
    b: Cylinder
    segment: tuple[Point, Point]


Proof = BlockedProof | VisibleProof


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """A certificate that is well formed; whether it holds is another question."""

    table: str
    figures: tuple[str, str]
    verdict: str
    delta: int
    proofs: tuple[Proof, ...]
    seal: str


def read_statement(document: object) -> Statement:
    """The certificate behind a JSON document."""
    keys = ("format", "scene", "table", "figures", "verdict", "delta", "proofs", "seal")
    entries = _record(document, "certificate", keys)
    _word(entries["format"], "format", (FORMAT,))
    _text(entries["scene"], "scene")
    verdict = _word(entries["verdict"], "verdict", tuple(PROOFS_OF_VERDICT))
    delta = _delta(entries["delta"], verdict)
    return Statement(
        table=_text(entries["table"], "table"),
        figures=_figures(entries["figures"]),
        verdict=verdict,
        delta=delta,
        proofs=_proofs(entries["proofs"], verdict, delta),
        seal=_text(entries["seal"], "seal"),
    )


def read_cylinder(value: object, where: str) -> Cylinder:
    """A body, with a base and a height of more than nothing."""
    entries = _record(value, where, ("centre", "semi_axes", "along", "z"))
    body = Cylinder(
        centre=_pair(entries["centre"], f"{where}.centre"),
        semi_axes=_pair(entries["semi_axes"], f"{where}.semi_axes"),
        along=_pair(entries["along"], f"{where}.along"),
        low=_pair(entries["z"], f"{where}.z")[0],
        high=_pair(entries["z"], f"{where}.z")[1],
    )
    if min(body.semi_axes) <= 0 or body.along == (0, 0) or body.low >= body.high:
        raise ProofError(f"{where}: a body needs a base, a direction and a height")
    return body


def _figures(value: object) -> tuple[str, str]:
    first, second = (_text(name, f"figures[{k}]") for k, name in enumerate(_list(value, "figures", 2, 2)))
    if first == second:
        raise ProofError("figures: both names are the same")
    return first, second


def _delta(value: object, verdict: str) -> int:
    delta = _whole(value, "delta")
    if delta < 0 or (delta == 0 and verdict == "too_close"):
        raise ProofError(f"delta: {delta} does not go with the verdict {verdict}")
    return delta


def _proofs(value: object, verdict: str, delta: int) -> tuple[Proof, ...]:
    expected = [(kind, size if delta else "as_is") for kind, size in PROOFS_OF_VERDICT[verdict]]
    values = _list(value, "proofs", len(expected), len(expected))
    return tuple(
        _visible(item, f"proofs[{k}]", size) if kind == "visible" else _blocked(item, f"proofs[{k}]", size)
        for k, (item, (kind, size)) in enumerate(zip(values, expected, strict=True))
    )


def _visible(value: object, where: str, size: str) -> VisibleProof:
    _word(_kind(value), f"{where}.kind", ("visible",))
    entries = _record(value, where, ("kind", "size", "a", "b", "segment"))
    start, end = _vectors(entries["segment"], f"{where}.segment", 3, least=2, most=2).tolist()
    return VisibleProof(
        size=_word(entries["size"], f"{where}.size", (size,)),
        a=read_cylinder(entries["a"], f"{where}.a"),
        b=read_cylinder(entries["b"], f"{where}.b"),
        segment=((start[0], start[1], start[2]), (end[0], end[1], end[2])),
    )


_BLOCKED_KEYS: Final = (
    *("kind", "size", "a", "b", "rings", "ring_of", "run_a", "run_b", "caps_a", "caps_b"),
    *("directions", "extra", "chains", "trees"),
)


def _blocked(value: object, where: str, size: str) -> BlockedProof:
    _word(_kind(value), f"{where}.kind", ("blocked",))
    entries = _record(value, where, _BLOCKED_KEYS)
    return BlockedProof(
        size=_word(entries["size"], f"{where}.size", (size,)),
        a=read_cylinder(entries["a"], f"{where}.a"),
        b=read_cylinder(entries["b"], f"{where}.b"),
        rings=_rings(entries["rings"], f"{where}.rings"),
        ring_of=_pair(entries["ring_of"], f"{where}.ring_of"),
        runs=(_pair(entries["run_a"], f"{where}.run_a"), _pair(entries["run_b"], f"{where}.run_b")),
        caps=(_caps(entries["caps_a"], f"{where}.caps_a"), _caps(entries["caps_b"], f"{where}.caps_b")),
        directions=_directions(entries["directions"], f"{where}.directions"),
        extras=tuple(_extra(x, f"{where}.extra[{k}]") for k, x in enumerate(_list(entries["extra"], f"{where}.extra"))),
        chains=_whole_lists(entries["chains"], f"{where}.chains"),
        trees=_whole_lists(entries["trees"], f"{where}.trees"),
    )


def _rings(value: object, where: str) -> tuple[Ints, ...]:
    rings = _list(value, where, 1, 2)
    halves = [_vectors(ring, f"{where}[{k}]", 2, least=HALF_RING, most=HALF_RING) for k, ring in enumerate(rings)]
    for k, half in enumerate(halves):
        if np.abs(half).max() * TICKS_PER_EDGE > SPAN_LIMIT:
            raise ProofError(f"{where}[{k}]: wider than any table")
    return tuple(halves)


def _caps(value: object, where: str) -> tuple[str, ...]:
    caps = tuple(_word(cap, f"{where}[{k}]", ("top", "bottom")) for k, cap in enumerate(_list(value, where, 0, 2)))
    if len(set(caps)) < len(caps):
        raise ProofError(f"{where}: the same cap twice")
    return caps


def _directions(value: object, where: str) -> Ints:
    directions = _vectors(value, where, 3)
    if directions.size and np.abs(directions).max() > SPAN_LIMIT:
        raise ProofError(f"{where}: a direction is longer than {SPAN_LIMIT}")
    return directions


def _extra(value: object, where: str) -> Extra:
    kind = _word(_kind(value), f"{where}.kind", ("figure", "core"))
    return _figure_extra(value, where) if kind == "figure" else _core_extra(value, where)


def _figure_extra(value: object, where: str) -> FigureExtra:
    entries = _record(value, where, ("kind", "name", "body", "points", "faces"))
    points, faces = _surface(entries, where)
    return FigureExtra(
        _text(entries["name"], f"{where}.name"), read_cylinder(entries["body"], f"{where}.body"), points, faces
    )


def _core_extra(value: object, where: str) -> CoreExtra:
    entries = _record(value, where, ("kind", "pieces", "points", "faces"))
    pieces = _wholes(entries["pieces"], f"{where}.pieces")
    if not pieces or len(set(pieces)) < len(pieces):
        raise ProofError(f"{where}.pieces: should name at least one piece, and none twice")
    points, faces = _surface(entries, where)
    return CoreExtra(tuple(pieces), points, faces)


def _surface(entries: dict[str, object], where: str) -> tuple[Ints, Ints]:
    points = _vectors(entries["points"], f"{where}.points", 3, least=1)
    faces = _vectors(entries["faces"], f"{where}.faces", 3, least=1)
    if faces.min() < 0 or faces.max() >= len(points):
        raise ProofError(f"{where}.faces: a corner that is none of the {len(points)} points")
    return points, faces


def _kind(value: object) -> object:
    """What a record says it is, looked at first: it decides which other keys there are."""
    return value.get("kind") if isinstance(value, dict) else value


def _record(value: object, where: str, keys: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ProofError(f"{where}: should be an object, is {_shown(value)}")
    for key in keys:
        if key not in value:
            raise ProofError(f"{where}: {key} is missing")
    for key in value:
        if key not in keys:
            raise ProofError(f"{where}: {_shown(key)} is no key of it")
    return value


def _list(value: object, where: str, least: int = 0, most: int = LENGTH_LIMIT) -> Sequence[object]:
    if not isinstance(value, (list, tuple)):
        raise ProofError(f"{where}: should be a list, is {_shown(value)}")
    if not least <= len(value) <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        raise ProofError(f"{where}: should have {wanted} entries, has {len(value)}")
    return value


def _whole_lists(value: object, where: str) -> tuple[list[int], ...]:
    return tuple(_wholes(item, f"{where}[{k}]") for k, item in enumerate(_list(value, where)))


def _wholes(value: object, where: str, least: int = 0, most: int = LENGTH_LIMIT) -> list[int]:
    numbers: list[int] = []
    for k, number in enumerate(_list(value, where, least, most)):
        if not _is_whole(number):
            raise ProofError(f"{where}[{k}]: should be a whole number below 2^31, is {_shown(number)}")
        numbers.append(number)  # type: ignore[arg-type]
    return numbers


def _vectors(value: object, where: str, size: int, least: int = 0, most: int = LENGTH_LIMIT) -> Ints:
    rows = [_wholes(row, f"{where}[{k}]", size, size) for k, row in enumerate(_list(value, where, least, most))]
    return np.array(rows, dtype=np.int64).reshape(-1, size)


def _pair(value: object, where: str) -> Pair:
    first, second = _wholes(value, where, 2, 2)
    return first, second


def _whole(value: object, where: str) -> int:
    return _wholes([value], where)[0]


def _is_whole(value: object) -> bool:
    return type(value) is int and -NUMBER_LIMIT < value < NUMBER_LIMIT


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise ProofError(f"{where}: should be text, is {_shown(value)}")
    return value


def _word(value: object, where: str, choices: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise ProofError(f"{where}: should be {' or '.join(choices)}, is {_shown(value)}")
    return value


def _shown(value: object) -> str:
    """A short name for anything at all; the insides of lists and huge numbers are never printed."""
    if isinstance(value, str):
        return repr(value[:40])
    if value is None or isinstance(value, (bool, float)) or _is_whole(value):
        return repr(value)
    return {list: "a list", tuple: "a list", dict: "an object", int: "a huge number"}.get(
        type(value), type(value).__name__
    )
