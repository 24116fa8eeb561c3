"""Checks certificates of sight in whole numbers, without any code of the search that wrote them.

checker   reads, writes and seals certificate files; checks that a certificate holds
form      parses the JSON document strictly into records
scenery   numbered triangles as the caller holds them, and the common origin of the arithmetic
visible   checks a proof of "visible": a free segment
blocked   checks a proof of "blocked": patches that cover every line, each culled or stopped by a chain
prism     the prism around a body, and the patches of its surface
chain     checks that a chain of triangles stops every segment between two patches
extras    checks triangles that are no scenery: inside another figure, or deep inside a solid
apart     exact int64 tests: do two point sets touch, and is a point enclosed
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.certificate.checker import (
        FORMAT,
        CertificateError,
        Checked,
        check,
        read_certificate,
        seal,
        write_certificate,
    )

__all__ = [
    "FORMAT",
    "CertificateError",
    "Checked",
    "check",
    "read_certificate",
    "seal",
    "write_certificate",
]
__getattr__ = door(__name__, __file__)
