"""Computes the colours of a glTF file's points, from vertex colours, materials and textures inside the file."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from scenes.scan.read.textures import Album, PictureError, first_few, sample
from terrain.meshes import MeshError, colour_bytes
from terrain.meshes.formats import held_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from terrain.meshes.formats import Gltf, Part

Light = NDArray[np.float64]
"""Red, green and blue as amounts of light from 0 to 1, in which colours are multiplied."""

Json = dict[str, Any]

TROUBLES = (PictureError, MeshError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What a file that does not keep to its format can do; here it costs colours and no more."""


@dataclass
class _Painter:
    """Goes over the parts of a file, picture by picture."""

    document: Gltf
    album: Album = field(default_factory=Album)
    troubles: list[str] = field(default_factory=list)

    def paint(self, parts: Sequence[Part]) -> list[Light]:
        """The light of every point of every part."""
        light = [np.ones((len(part.vertices), 3)) for part in parts]
        for number, part in enumerate(parts):
            light[number] *= self._own(part) * self._factor(part)
        for picture, shown in self._by_picture(parts):
            pixels = self._opened(picture)
            if pixels is not None:
                for number in shown:
                    light[number] *= self._seen(parts[number], pixels)
        return light

    def _own(self, part: Part) -> Light | float:
        """The colours that points carry themselves."""
        accessor = part.primitive["attributes"].get("COLOR_0")
        if accessor is None:
            return 1.0
        try:
            spec = self.document.item("accessors", accessor)
            colours = self.document.numbers(accessor, spec["type"], part.used)[:, :3].astype(np.float64)
        except TROUBLES as trouble:
            self.troubles.append(f"the colours of points are left out: {trouble}"[:200])
            return 1.0
        whole = spec["componentType"] != 5126 and not spec.get("normalized")
        return np.clip(np.nan_to_num(colours / 255 if whole else colours), 0, 1)

    def _factor(self, part: Part) -> Light:
        factor = self._surface(part).get("baseColorFactor", (1, 1, 1))
        try:
            red, green, blue = (min(max(float(share), 0.0), 1.0) for share in factor[:3])
        except TROUBLES:
            return np.ones(3)
        return np.array([red, green, blue])

    def _surface(self, part: Part) -> Json:
        """What the material of a part says about its colour."""
        try:
            surface = self.document.item("materials", part.primitive["material"])["pbrMetallicRoughness"]
        except TROUBLES:
            return {}
        return surface if isinstance(surface, dict) else {}

    def _by_picture(self, parts: Sequence[Part]) -> Iterator[tuple[int, list[int]]]:
        """Which parts show which picture, so that each is opened once, and one at a time."""
        found: dict[int, list[int]] = {}
        for number, part in enumerate(parts):
            texture = self._surface(part).get("baseColorTexture")
            if isinstance(texture, dict):
                try:
                    found.setdefault(self._source(texture["index"]), []).append(number)
                except TROUBLES as trouble:
                    self.troubles.append(f"a picture is left out: {trouble}"[:200])
        yield from found.items()

    def _source(self, texture: int) -> int:
        row = self.document.item("textures", texture)
        webp = row.get("extensions", {}).get("EXT_texture_webp", {}).get("source")
        return int(row["source"] if webp is None else webp)

    def _opened(self, picture: int) -> NDArray[np.uint8] | None:
        try:
            return self.album.picture(self._bytes(self.document.item("images", picture)))
        except TROUBLES as trouble:
            self.troubles.append(f"a picture is left out: {trouble}"[:200])
            return None

    def _bytes(self, image: Json) -> bytes:
        if "bufferView" in image:
            return self.document.view(image["bufferView"])
        content = held_in(image["uri"])
        if content is None:
            raise PictureError(f"it is kept elsewhere ({image['uri'][:60]!r}); export everything as one GLB file")
        return content

    def _seen(self, part: Part, pixels: NDArray[np.uint8]) -> Light | float:
        """The light of the pixels that the points of a part show."""
        try:
            texture = self._surface(part)["baseColorTexture"]
            moved = texture.get("extensions", {}).get("KHR_texture_transform", {})
            channel = moved.get("texCoord", texture.get("texCoord", 0))
            spots = self.document.numbers(part.primitive["attributes"][f"TEXCOORD_{channel}"], "VEC2", part.used)
            across, down = _moved(spots.astype(np.float64), moved)
        except TROUBLES as trouble:
            self.troubles.append(f"places in a picture are left out: {trouble}"[:200])
            return 1.0
        return LIGHT_OF_BYTE[sample(pixels, across, down)]


def colours_of_gltf(document: Gltf, parts: Sequence[Part]) -> tuple[NDArray[np.uint8] | None, tuple[str, ...]]:
    """A colour for each point of some parts, end to end; nothing if the file has no colours."""
    coloured = any("COLOR_0" in part.primitive["attributes"] or "material" in part.primitive for part in parts)
    if not coloured:
        return None, ()
    painter = _Painter(document)
    light = np.concatenate(painter.paint(parts))
    return colour_bytes(_as_seen(light), 1.0), first_few(painter.troubles)


def _moved(spots: NDArray[np.float64], how: Json) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Places in a picture after the scale, turn and shift that a material asks for."""
    (right, down), (wide, high) = how.get("offset", (0, 0)), how.get("scale", (1, 1))
    sine, cosine = math.sin(how.get("rotation", 0)), math.cos(how.get("rotation", 0))
    across, along = spots[:, 0] * wide, spots[:, 1] * high
    return cosine * across + sine * along + right, cosine * along - sine * across + down


def _as_seen(light: Light) -> Light:
    """Amounts of light as shares of the brightness that a screen is told (sRGB)."""
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * np.power(light, 1 / 2.4) - 0.055)


def _light(seen: Light) -> Light:
    """The inverse."""
    return np.where(seen <= 0.04045, seen / 12.92, np.power((seen + 0.055) / 1.055, 2.4))


LIGHT_OF_BYTE = _light(np.arange(256) / 255.0)
