"""Computes one colour for each point of an OBJ scan, from its materials and textures.

Colours are sRGB. They help a person to tell pieces apart and decide nothing: a broken
material or texture costs the colours, is noted, and never costs the scan. For an OBJ file, material libraries
and textures are opened in its own folder and below, and nowhere else; glTF files must contain theirs.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from scenes.files import NamedFileError, named_file
from scenes.scan.read.textures import MAX_PICTURES, Album, PictureError, first_few, sample
from terrain.meshes import colour_bytes
from terrain.meshes.formats import NOWHERE

if TYPE_CHECKING:
    from pathlib import Path

    from terrain.meshes import Polygons
    from terrain.meshes.formats import Dress

Colours = NDArray[np.uint8]

UNPAINTED = 160
"""The grey of points that carry no colour while others do."""

MAX_LIBRARIES = 16
MAX_LIBRARY_BYTES = 1 << 22

OPTIONS = {"-blendu": 1, "-blendv": 1, "-boost": 1, "-mm": 2, "-texres": 1, "-clamp": 1, "-bm": 1, "-imfchan": 1}
PLACINGS = ("-o", "-s", "-t")
"""Options of a picture that are followed by one, two or three numbers."""


@dataclass
class _Material:
    """What a library says about one material."""

    colour: tuple[float, float, float] = (np.nan, np.nan, np.nan)
    picture: str | None = None


@dataclass
class _Wardrobe:
    """The libraries of one OBJ file, and what was missing in them."""

    folder: Path
    materials: dict[str, _Material] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)


def colours_of_obj(folder: Path, polygons: Polygons, dress: Dress | None) -> tuple[Colours | None, tuple[str, ...]]:
    """A colour for each point of an OBJ file: its own, else the mean colour of its corners."""
    if polygons.colours is not None or dress is None:
        return polygons.colours, ()
    worn, notes = worn_by_corners(folder, polygons, dress)
    painted = ~np.isnan(worn).any(axis=1)
    if not painted.any():
        return None, notes
    return _mean_by_point(polygons.corners[painted], worn[painted], len(polygons.vertices)), notes


def worn_by_corners(folder: Path, polygons: Polygons, dress: Dress) -> tuple[NDArray[np.float32], tuple[str, ...]]:
    """The colour of every corner of an OBJ file, NaN where there is none, and what is missing."""
    wardrobe = _Wardrobe(folder)
    for name in dict.fromkeys(dress.libraries[:MAX_LIBRARIES]):
        _read_library(wardrobe, name)
    worn = _worn_by_corners(wardrobe, polygons, dress)
    return worn, first_few(wardrobe.troubles)


def _worn_by_corners(wardrobe: _Wardrobe, polygons: Polygons, dress: Dress) -> NDArray[np.float32]:
    """The colour of every corner, NaN where there is none."""
    bare = _Material()
    materials = [wardrobe.materials.get(name, bare) for name in dress.names]
    row_of_corner = np.repeat(dress.materials, polygons.counts)
    plain = np.array([material.colour for material in materials], dtype=np.float32)
    worn = (np.clip(plain, 0, 1) * np.float32(255))[row_of_corner]
    pictures = sorted({material.picture for material in materials if material.picture is not None})
    if len(pictures) > MAX_PICTURES:
        wardrobe.troubles.append(f"only {MAX_PICTURES} of its {len(pictures)} pictures are looked at")
    numbers = {name: number for number, name in enumerate(pictures)}
    picture_of_row = np.array([numbers.get(material.picture or "", NOWHERE) for material in materials])
    picture_of_corner = np.where(dress.places == NOWHERE, NOWHERE, picture_of_row[row_of_corner])
    in_order = np.argsort(picture_of_corner, kind="stable")
    bounds = np.searchsorted(picture_of_corner[in_order], np.arange(len(pictures) + 1))
    album = Album()
    for number, name in enumerate(pictures[:MAX_PICTURES]):
        corners = in_order[bounds[number] : bounds[number + 1]]
        pixels = _opened(wardrobe, album, name) if len(corners) else None
        if pixels is not None:
            spots = dress.spots[dress.places[corners]]
            worn[corners] = sample(pixels, spots[:, 0], 1.0 - spots[:, 1])
    return worn


def _opened(wardrobe: _Wardrobe, album: Album, name: str) -> Colours | None:
    """A picture, if it is where it may be and can be opened."""
    place = beside(wardrobe.folder, name)
    if place is None:
        wardrobe.troubles.append(_absent(name))
        return None
    try:
        return album.picture(place)
    except PictureError as trouble:
        wardrobe.troubles.append(f"the picture {place.name} is left out: {trouble}")
        return None


def _absent(name: str) -> str:
    return f"{name[:80]!r} is not beside it, so its colours are left out"


def _mean_by_point(corners: NDArray[np.int64], worn: NDArray[np.float32], points: int) -> Colours:
    """Each point's mean over its corners; points without any are grey."""
    counts = np.bincount(corners, minlength=points)
    sums = np.stack([np.bincount(corners, worn[:, channel], points) for channel in range(3)], axis=1)
    means = np.divide(sums, counts[:, None], out=np.full((points, 3), float(UNPAINTED)), where=counts[:, None] > 0)
    return colour_bytes(means, 255.0)


def beside(folder: Path, name: str) -> Path | None:
    """A file of a folder or below it, whatever tricks its name plays; failing that, one of that name in the folder.

    Programs write the path a picture had on another machine, and the picture travels along with the mesh.
    """
    plain = name.replace("\\", "/")
    for candidate in (plain, PurePath(plain).name):
        with suppress(NamedFileError, OSError):
            place = named_file(folder, candidate)
            if candidate and place.is_file():
                return place
    return None


def _read_library(wardrobe: _Wardrobe, name: str) -> None:
    """The materials of an MTL file."""
    place = beside(wardrobe.folder, name)
    if place is None or place.stat().st_size > MAX_LIBRARY_BYTES:
        wardrobe.troubles.append(_absent(name))
        return
    material = _Material()
    for line in place.read_bytes().decode("utf-8", "replace").splitlines():
        match line.split():
            case ["newmtl", *_]:
                material = wardrobe.materials.setdefault(line.split(None, 1)[-1].strip(), _Material())
            case ["Kd", *numbers]:
                material.colour = _plain_colour(numbers)
            case ["map_Kd", *_]:
                material.picture = _picture_name(line.split(None, 1)[1])


def _plain_colour(words: list[str]) -> tuple[float, float, float]:
    """Three shares of full brightness; one stands for all three."""
    try:
        numbers = [float(word) for word in words]
    except ValueError:
        numbers = []
    red, green, blue = numbers * 3 if len(numbers) == 1 else [*numbers, np.nan, np.nan, np.nan][:3]
    return (red, green, blue)


def _picture_name(words: str) -> str | None:
    """The name after the options, which may hold blanks."""
    rest = words.strip()
    while rest.startswith("-"):
        option, *others = rest.split()
        count = OPTIONS.get(option, 0)
        while option in PLACINGS and count < min(3, len(others)) and _is_number(others[count]):
            count += 1
        if count == 0:
            break
        rest = rest.split(None, count + 1)[-1] if len(others) > count else ""
    return rest or None


def _is_number(word: str) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return True
