"""Derives the scale from the known length of a piece, "tower 92mm" or "piece-03 height 92mm"; finds piece and side."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from scenes.scan.surface import ScanError
from scenes.scan.units.lengths import METRES_PER_PAS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.scan.options import KnownLength
    from scenes.scan.scale.scaled import Scale

MEASURES = {
    "height": 2, "high": 2, "tall": 2, "width": 1, "wide": 1, "depth": 1, "deep": 1,
    "length": 0, "long": 0, "longest": 0,
}  # fmt: skip
"""Words for the longer side, the shorter side and the height."""

NAMES = ("long", "wide", "high")

AGREE = 0.05
"""How much a scale that was given and the length of a piece may differ."""


@dataclass(frozen=True, slots=True)
class PieceSize:
    """A piece that was found: its longer side, shorter side and height, at the scale on trial."""

    id: str
    guess: str
    sizes_pas: tuple[float, float, float]


def is_about_everything(what: str) -> bool:
    """Whether a length is one of the whole scan: its height, width or longest side."""
    return what.casefold() in MEASURES


def metres_along(what: str, sizes: tuple[float, float, float]) -> tuple[float, str]:
    """The size that the words name, the largest if they name none, and what it is called."""
    named = [MEASURES[word] for word in what.casefold().split() if word in MEASURES]
    which = named[-1] if named else max(range(3), key=lambda axis: sizes[axis])
    return sizes[which], NAMES[which]


def settle_by_piece(scale: Scale, known: KnownLength, pieces: Sequence[PieceSize]) -> Scale:
    """The scale at which a piece, found at a scale on trial, is as long as it was measured."""
    piece = _meant(known.what, pieces)
    length_pas, named = metres_along(known.what, piece.sizes_pas)
    if length_pas <= 0:
        raise ScanError(f"{piece.id} is {length_pas:g} pas {named}: that gives no scale")
    factor = known.metres / METRES_PER_PAS / length_pas
    words = f"{piece.id} is {100 * known.metres:.3g} cm {named}"
    if scale.sure and abs(factor - 1) > AGREE:
        raise ScanError(
            f"{words}, but {scale.how}: by that it would be {2.5 * length_pas:.3g} cm; leave one of them out"
        )
    pas_per_unit = scale.pas_per_unit if scale.sure else scale.pas_per_unit * factor
    notes = tuple(note for note in scale.notes if "waits for" not in note)
    how = f"{scale.how}; as said, {words}" if scale.sure else f"as said: {words}"
    return replace(scale, pas_per_unit=pas_per_unit, how=how, sure=True, alternatives=(), notes=notes, awaits=None)


def _meant(what: str, pieces: Sequence[PieceSize]) -> PieceSize:
    """The one piece that words name by its id, its number or what it looks like."""
    words = [word for word in what.casefold().split() if word not in MEASURES]
    name = " ".join(words) or what.casefold()
    for fits in (_by_id, _by_number, _by_guess):
        found = [piece for piece in pieces if fits(piece, name)]
        if len(found) == 1:
            return found[0]
        if len(found) > 1:
            raise ScanError(f"{len(found)} pieces are called {name!r}; say which: {_listed(found)}")
    raise ScanError(f"no piece is called {name!r}; found were {_listed(pieces)}")


def _by_id(piece: PieceSize, name: str) -> bool:
    return piece.id.casefold() == name


def _by_number(piece: PieceSize, name: str) -> bool:
    said, own = re.search(r"(\d+)$", name), re.search(r"(\d+)$", piece.id)
    plain = re.fullmatch(r"(?:piece|part|no\.?|#)?[\s-]*\d+", name) is not None
    return bool(plain and said and own and int(said[1]) == int(own[1]))


def _by_guess(piece: PieceSize, name: str) -> bool:
    return bool(name) and (piece.guess.casefold().rstrip("?") == name or name in piece.id.casefold())


def _listed(pieces: Sequence[PieceSize]) -> str:
    shown = (
        f"{piece.id} ({piece.guess}, {' x '.join(f'{2.5 * size:.3g}' for size in piece.sizes_pas)} cm)"
        for piece in pieces[:8]
    )
    return (", ".join(shown) or "none") + (", …" if len(pieces) > 8 else "")
