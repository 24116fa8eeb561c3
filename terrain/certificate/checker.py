"""Reads, writes, seals and checks certificates of sight.

A certificate is a JSON document of whole numbers in lattice units. It names the table and the figures it is about,
and proves `visible` by a free segment, `blocked` by a cover of all lines between the two bodies, and `too_close` by
both, for bodies a little larger and a little smaller. The check is integer arithmetic and shares no code with the
search that wrote the certificate: to trust a certificate it is enough to trust this folder.

Places in problems are counted from 0, as in the file: `proof 0, root 2, leaf 14` is `proofs[0].trees[2][14]`.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NoReturn

from terrain.certificate.blocked import Tally, check_blocked
from terrain.certificate.form import (
    FORMAT,
    GROWTH_OF_SIZE,
    Cylinder,
    Proof,
    ProofError,
    Statement,
    VisibleProof,
    read_cylinder,
    read_statement,
)
from terrain.certificate.scenery import Scenery
from terrain.certificate.visible import check_visible

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from numpy.typing import ArrayLike

__all__ = ["FORMAT", "CertificateError", "Checked", "check", "read_certificate", "seal", "write_certificate"]

FILE_LIMIT_BYTES: Final = 64 * 2**20

PART_DIGITS: Final = 4

DEEPEST_GROWTH: Final = 409
"""A body starts 410 units above its ground, and grown it still starts above it."""


class CertificateError(Exception):
    """Why a certificate file cannot be read or written, in one line."""


@dataclass(frozen=True, slots=True)
class Checked:
    """Whether a certificate holds; if not, where and why; if so, what a proof of `blocked` in it rests on."""

    ok: bool
    problem: str | None
    leaves: int = 0
    triangles: int = 0


def check(
    document: object,
    *,
    vertices: ArrayLike,
    faces: ArrayLike,
    piece_of_face: ArrayLike,
    table_digest: str,
    body_a: Mapping[str, object],
    body_b: Mapping[str, object],
    others: Mapping[str, Mapping[str, object]],
) -> Checked:
    """Whether a certificate holds for a table, two bodies as the scene has them, and the other figures that block.

    Bodies are written as in the certificate. A document that is malformed in any way does not hold.
    """
    scenery = Scenery.of(vertices, faces, piece_of_face)
    try:
        statement = read_statement(document)
        _check_table(statement, table_digest)
        bodies = read_cylinder(dict(body_a), "body_a"), read_cylinder(dict(body_b), "body_b")
        obstacles = {name: read_cylinder(dict(body), f"others.{name}") for name, body in others.items()}
        tally = _check_proofs(statement, scenery, bodies, obstacles)
        _check_seal(statement, document)
    except ProofError as problem:
        return Checked(ok=False, problem=str(problem))
    return Checked(ok=True, problem=None, leaves=tally.leaves, triangles=tally.triangles)


def seal(document: Mapping[str, Any]) -> dict[str, Any]:
    """The document with the seal that belongs to it."""
    return {**document, "seal": _seal_of(document)}


def read_certificate(path: Path) -> dict[str, Any]:
    """The JSON document in a certificate file; only its form as JSON is looked at here."""
    text = _text_of(path)
    try:
        document = _STRICT.decode(text)
    except json.JSONDecodeError as problem:
        raise CertificateError(f"{path}:{problem.lineno}:{problem.colno}: not JSON: {problem.msg}") from None
    except (ValueError, RecursionError) as problem:
        reason = "nested too deeply" if isinstance(problem, RecursionError) else str(problem).splitlines()[0]
        raise CertificateError(f"{path}: {reason}") from None
    if not isinstance(document, dict):
        raise CertificateError(f"{path}: not a certificate: should be a JSON object")
    return document


def write_certificate(path: Path, document: Mapping[str, Any]) -> None:
    """Seal a certificate and write it; the file is either whole or not there."""
    if path.exists() and not path.is_file():
        raise CertificateError(f"{path}: is not a file, so no certificate is written over it")
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        draft.write_text(_canonical(seal(document)) + "\n", encoding="ascii")
        draft.replace(path)
    except OSError as problem:
        raise CertificateError(f"{path}: cannot be written: {problem.strerror}") from None
    finally:
        with suppress(OSError):
            draft.unlink()


def _check_table(statement: Statement, digest: str) -> None:
    if statement.table != digest:
        raise ProofError("table: the certificate is for another table")


def _check_seal(statement: Statement, document: object) -> None:
    """Last of all, so that a change that matters is told by what it breaks."""
    due = _seal_of(document)
    if statement.seal != due:
        place = _first_broken(document, statement.seal, due)
        raise ProofError(f"seal: it does not match: {place} changed after the certificate was sealed")


def _check_proofs(
    statement: Statement, scenery: Scenery, bodies: tuple[Cylinder, Cylinder], others: Mapping[str, Cylinder]
) -> Tally:
    tally = Tally(0, 0)
    for place, proof in enumerate(statement.proofs):
        try:
            _check_bodies(proof, bodies, statement.delta)
            if isinstance(proof, VisibleProof):
                check_visible(proof, scenery, others)
            else:
                tally = check_blocked(proof, scenery, others)
        except ProofError as problem:
            joint = ", " if str(problem).startswith("root ") else ": "
            raise ProofError(f"proof {place}{joint}{problem}") from None
    return tally


def _check_bodies(proof: Proof, bodies: tuple[Cylinder, Cylinder], delta: int) -> None:
    """The bodies of the proof are those of the figures, grown or shrunk as it says."""
    growth = GROWTH_OF_SIZE[proof.size] * delta
    for name, stated, body in zip("ab", (proof.a, proof.b), bodies, strict=True):
        if stated != _grown(body, growth):
            raise ProofError(f"body {name} is not that of the figure, {proof.size}")


def _grown(body: Cylinder, units: int) -> Cylinder:
    long, short = body.semi_axes
    low = body.low - min(units, DEEPEST_GROWTH)
    return replace(body, semi_axes=(long + units, short + units), low=low, high=body.high + units)


def _seal_of(document: Any) -> str:
    """The sum over everything, then a short one for each part: so a broken seal can say where it was broken."""
    rest = {key: value for key, value in document.items() if key != "seal"}
    return _sum(rest) + "".join(_sum(part)[:PART_DIGITS] for _, part in _parts(rest))


def _parts(document: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The entries of a certificate and of its proofs, by their place, in the order of their names."""
    return [
        (place, part)
        for key, value in sorted(document.items())
        if key != "seal"
        for place, part in (_parts_of_proofs(value) if key == "proofs" else [(key, value)])
    ]


def _parts_of_proofs(proofs: Any) -> list[tuple[str, Any]]:
    if not (isinstance(proofs, list) and all(isinstance(proof, dict) for proof in proofs)):
        return [("proofs", proofs)]
    return [(f"proofs[{number}].{key}", proof[key]) for number, proof in enumerate(proofs) for key in sorted(proof)]


def _first_broken(document: Any, found: str, due: str) -> str:
    """The part whose sum is not the one in the seal."""
    whole = len(due) - PART_DIGITS * len(_parts(document))
    for number, (name, _) in enumerate(_parts(document)):
        digits = slice(whole + PART_DIGITS * number, whole + PART_DIGITS * (number + 1))
        if found[digits] != due[digits]:
            return f"{name} was" if found[:whole] != due[:whole] else "the seal itself was"
    return "the seal itself was"


def _sum(part: Any) -> str:
    return hashlib.sha256(_canonical(part).encode("ascii")).hexdigest()


def _canonical(document: Any) -> str:
    return json.dumps(document, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _text_of(path: Path) -> str:
    try:
        if path.is_dir():
            raise CertificateError(f"{path}: is a directory, not a certificate")
        if path.exists() and not path.is_file():
            raise CertificateError(f"{path}: is not a regular file")
        if path.stat().st_size > FILE_LIMIT_BYTES:
            raise CertificateError(f"{path}: larger than {FILE_LIMIT_BYTES // 2**20} MB")
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CertificateError(f"{path}: no such file") from None
    except OSError as problem:
        raise CertificateError(f"{path}: cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise CertificateError(f"{path}: not JSON: not UTF-8 text") from None
    if not text.strip():
        raise CertificateError(f"{path}: is empty")
    return text


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document = dict(pairs)
    if len(document) < len(pairs):
        raise ValueError("not a certificate: a key is given twice")
    return document


def _whole(written: str) -> int:
    if len(written) > 20:
        raise ValueError("not a certificate: a number of more than 20 digits")
    return int(written)


def _no_float(written: str) -> NoReturn:
    raise ValueError(f"not a certificate: {written[:40]} is not a whole number")


_STRICT: Final = json.JSONDecoder(
    object_pairs_hook=_without_repeats, parse_int=_whole, parse_float=_no_float, parse_constant=_no_float
)
