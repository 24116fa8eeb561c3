"""Parses points written as lines of numbers: XYZ, PTS, and the exports of spreadsheets and survey programs.

Each line has three coordinates, which an intensity, a colour or a normal may follow. The first lines may be
comments, column names, or the number of points that follow.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.read.clouds.clouds import Cloud
from scenes.scan.surface import ScanError
from scenes.scan.units.said_units import said_unit
from terrain.meshes import Limits, colour_bytes, refuse_too_many
from terrain.meshes.formats import blocks_of_lines, comments_at_the_head

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.typing import NDArray

MAX_COLUMNS = 10
"""Coordinates, intensity, colour and normal; what follows is not looked at."""

HEIGHT_GRID = ("ncols", "nrows", "xllcorner", "xllcenter")
COLOUR_NAMES = (("r", "g", "b"), ("red", "green", "blue"))
COLOUR_PLACES = {6: (3,), 7: (4,), 8: (3,), 9: (3, 6), 10: (4, 7)}
"""Columns where red may stand, by how many there are: after the coordinates, after an intensity, after a normal."""


@dataclass(frozen=True)
class _Form:
    """How the lines of a file are written."""

    decimal_comma: bool
    names: tuple[str, ...]
    announced: int
    columns: int
    red: int | None = None

    @property
    def wanted(self) -> tuple[int, ...]:
        """The columns that are kept."""
        return (0, 1, 2) if self.red is None else (0, 1, 2, self.red, self.red + 1, self.red + 2)


def read_xyz(path: Path, limits: Limits) -> Cloud:
    """The points of a text file, and their colours."""
    refuse_endless_text(path)
    form: _Form | None = None
    points, colours, count = [], [], 0
    for rows in filter(None, map(_rows, blocks_of_lines(path))):
        if form is None:
            form, body = _form(rows, limits)
            form = replace(form, red=_red(_numbers(body, form, range(min(form.columns, MAX_COLUMNS))), form))
        else:
            body = rows
        table = _numbers(body, form, form.wanted)
        points.append(table[:, :3])
        colours.append(table[:, 3:].astype(np.float32))
        count += len(table)
        refuse_too_many(0, limits, count)
    if form is None:
        raise ScanError("it holds nothing but comments")
    return _cloud(np.concatenate(points), np.concatenate(colours), form, path)


def _rows(block: bytes) -> list[bytes]:
    """Lines without comments and empty ones."""
    lines = (line.partition(b"#")[0].strip() for line in block.splitlines())
    return [line for line in lines if line and not line.startswith(b"//")]


def _form(rows: list[bytes], limits: Limits) -> tuple[_Form, list[bytes]]:
    """How the file is written, by its first lines, and the rows after those that are not points."""
    if rows[0].split()[0].decode("latin-1").lower() in HEIGHT_GRID:
        raise ScanError("a grid of heights as text (ESRI ASCII), which is not read; convert it to GeoTIFF")
    names: tuple[str, ...] = ()
    announced = 0
    if not _is_number(_words(rows[0], decimal_comma=False)[:1]):
        names = tuple(word.decode("latin-1").lower().strip('"') for word in _words(rows[0], decimal_comma=False))
        rows = rows[1:]
    if rows and len(rows[0].split()) == 1 and rows[0].isdigit() and len(rows[0]) < 18:
        announced = int(rows[0])
        rows = rows[1:]
    refuse_too_many(0, limits, announced)
    first = rows[0] if rows else b""
    decimal_comma = b";" in first and b"," in first
    columns = len(_words(first, decimal_comma=decimal_comma))
    if columns < 3:
        raise ScanError("its lines are not points: three numbers are missing")
    return _Form(decimal_comma, names, announced, columns), rows


def _words(row: bytes, *, decimal_comma: bool) -> list[bytes]:
    return _plain(row, decimal_comma=decimal_comma).split()


def _plain(text: bytes, *, decimal_comma: bool) -> bytes:
    """Numbers with points and blanks, as computers write them."""
    return text.translate(bytes.maketrans(b",;", b". " if decimal_comma else b"  "))


def _is_number(words: Sequence[bytes]) -> bool:
    try:
        return bool([float(word) for word in words])
    except ValueError:
        return False


def _numbers(rows: list[bytes], form: _Form, wanted: Sequence[int]) -> NDArray[np.float64]:
    """Some columns; a line with a single whole number says how many points of another scan follow."""
    plain = _plain(b"\n".join(rows), decimal_comma=form.decimal_comma).split(b"\n")
    try:
        return np.loadtxt(plain, usecols=wanted, comments=None, ndmin=2)
    except ValueError:
        plain = [row for row in plain if not row.strip().isdigit()]
    try:
        return np.loadtxt(plain, usecols=wanted, comments=None, ndmin=2) if plain else np.zeros((0, len(wanted)))
    except ValueError as trouble:
        raise ScanError(f"damaged: a line is not {len(wanted)} numbers: {trouble}") from trouble


def _cloud(points: NDArray[np.float64], colours: NDArray[np.float32], form: _Form, path: Path) -> Cloud:
    if len(points) < form.announced:
        raise ScanError(f"damaged: {form.announced} points announced, {len(points)} found")
    unit = said_unit(comments_at_the_head(path))
    if form.red is None:
        return Cloud(points, None, unit)
    full = 255.0 if np.nanmax(colours, initial=0.0) > 1 else 1.0
    note = f"columns {form.red + 1} to {form.red + 3} of {form.columns} taken for red, green and blue"
    return Cloud(points, colour_bytes(colours, full), unit, (note,))


def _red(table: NDArray[np.float64], form: _Form) -> int | None:
    """Where the colours start: where names say so, else where all numbers are whole and below 256."""
    for names in COLOUR_NAMES:
        for start in range(len(form.names) - 2):
            if form.names[start : start + 3] == names and start + 3 <= table.shape[1]:
                return start
    if form.names:
        return None
    for start in COLOUR_PLACES.get(form.columns, ()):
        triple = table[:, start : start + 3]
        if triple.max() > 1 and ((triple >= 0) & (triple <= 255) & (triple == np.floor(triple))).all():
            return start
    return None


BLOCK_BYTES = 1 << 20

MAX_LINE_BYTES = 1 << 20
"""A polygon of ten thousand corners takes a quarter of this; whatever is longer is no line of a mesh or cloud."""

MAX_LINES = 30_000_000
"""Half as many again as the most points that are read; each becomes an object of some sixty bytes for a while."""


def refuse_endless_text(path: Path) -> None:
    """Go through a text once, keeping nothing: no line may be endless, nor may the lines be."""
    lines = length = 0
    with path.open("rb") as file:
        while block := file.read(BLOCK_BYTES):
            lines += max(block.count(b"\n"), block.count(b"\r"))
            last = max(block.rfind(b"\n"), block.rfind(b"\r"))
            length = length + len(block) if last < 0 else len(block) - last - 1
            if length > MAX_LINE_BYTES:
                raise ScanError(f"damaged: a line of more than {MAX_LINE_BYTES} characters")
            if lines > MAX_LINES:
                raise ScanError(f"more than {MAX_LINES} lines, which is more than can be read; thin it out first")
