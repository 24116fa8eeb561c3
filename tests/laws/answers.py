"""Asking a setting, and having the answer checked by the reader of certificates, which knows nothing of the search."""

from __future__ import annotations

from terrain.certificate import check, seal
from terrain.lattice import to_units
from terrain.proofs import body_numbers
from terrain.sight import sight

BUDGET_MS = 20_000.0
"""So much that the search ends by itself, and a busy machine changes no answer: small tables take some milliseconds."""

DECIDED = ("visible", "blocked")


def ask(setting, **more):
    return sight(setting.table, setting.a, setting.b, **({"others": setting.others, "budget_ms": BUDGET_MS} | more))


def verdict(setting, **more):
    return ask(setting, explain=False, **more).verdict


def checked(setting, found):
    """What the checker says about an answer that comes with proofs."""
    return checked_on(setting.table, setting.a, setting.b, setting.others, found)


def checked_on(table, a, b, others, found):
    document = {
        "format": "pas-certificate/1",
        "scene": "drawn.toml",
        "table": table.digest,
        "figures": ["a", "b"],
        "verdict": found.verdict,
        "delta": to_units(found.delta_pas) if found.verdict == "too_close" else 0,
        "proofs": list(found.proofs),
    }
    return check(
        seal(document),
        vertices=table.vertices,
        faces=table.faces,
        piece_of_face=table.piece_of_face,
        table_digest=table.digest,
        body_a=body_numbers(a),
        body_b=body_numbers(b),
        others={other.name: body_numbers(other.body) for other in others},
    )
