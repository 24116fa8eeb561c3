"""Having an answer checked by the reader of certificates, which knows nothing of the search."""

from __future__ import annotations

from terrain.certificate.checker import check, seal
from terrain.sight.proofs import body_numbers


def checked_on(table, a, b, others, found):
    """What the checker says about an answer that comes with proofs."""
    document = {
        "format": "pas-certificate/1",
        "scene": "drawn.toml",
        "table": table.digest,
        "figures": ["a", "b"],
        "verdict": found.verdict,
        "delta": found.proved_delta_units,
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
