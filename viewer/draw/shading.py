"""Adds soft shadows in corners and at the foot of things, from depths alone.

A pixel that lies deeper than the mean of two opposite neighbours lies in a dip. On a flat slope the two
cancel, so only real dips darken. This costs a tenth of the shading VTK offers for software rendering.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
from PIL import Image, ImageFilter

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Depths = NDArray[np.float32]

RADII_PAS = tuple(float(radius) for radius in np.geomspace(0.05, 0.5, 9))
DIRECTIONS = 3
TURN = math.pi * (3 - math.sqrt(5))
"""Each radius looks in other directions than the last, so that no stripes appear."""

STRENGTH = 2.1
DARKEST = 0.4
STEEPEST = 1.2
"""A neighbour nearer by more than this many times its distance stands in front, and throws no shadow here."""

SOFTNESS = 0.9
FLAT = 0.01
"""Dips shallower than this are the rounding of depths."""


def shaded(pixels: NDArray[np.uint8], depths_pas: Depths, pas_per_pixel: Any) -> NDArray[np.uint8]:
    """Darken the pixels that lie in dips. The scale is a number, or one per pixel in a perspective view."""
    coarse_scale = pas_per_pixel if np.ndim(pas_per_pixel) == 0 else pas_per_pixel[::2, ::2]
    light = _light(depths_pas[::2, ::2], 2 * np.asarray(coarse_scale, dtype=np.float32))
    coarse = Image.fromarray(np.rint(255 * light).astype(np.uint8)).filter(ImageFilter.BoxBlur(3))
    fine = coarse.resize((pixels.shape[1], pixels.shape[0]), Image.Resampling.BILINEAR)
    return (pixels * np.asarray(fine, dtype=np.uint16)[..., None] // 255).astype(np.uint8)


def _light(depths: Depths, pas_per_pixel: Depths) -> Depths:
    """How much light reaches each pixel, from DARKEST to 1."""
    dips = np.zeros_like(depths)
    typical = float(np.median(pas_per_pixel))
    for number, radius in enumerate(RADII_PAS):
        reach = min(max(radius / typical, 1.0), min(depths.shape) / 4)
        for turn in range(DIRECTIONS):
            angle = math.pi * turn / DIRECTIONS + TURN * number
            across, down = round(reach * math.cos(angle)), round(reach * math.sin(angle))
            dips += _dip(depths, across, down, pas_per_pixel * np.float32(reach))
    light = 1 - STRENGTH * dips / (len(RADII_PAS) * DIRECTIONS)
    return np.asarray(np.clip(light, DARKEST, 1.0), dtype=np.float32)


def _dip(depths: Depths, across: int, down: int, distance: Depths) -> Depths:
    """How far each pixel lies under the mean of two opposite neighbours, for their distance: 0 to 1."""
    one = (depths - _moved(depths, across, down)) / distance
    two = (depths - _moved(depths, -across, -down)) / distance
    near = np.clip((STEEPEST - np.maximum(np.abs(one), np.abs(two))) / SOFTNESS, 0.0, 1.0)
    return np.asarray(np.clip((one + two) / 2 - FLAT, 0.0, 1.0) * near)


def _moved(depths: Depths, across: int, down: int) -> Depths:
    """The depths shifted by a number of pixels; beyond the edge slopes go on."""
    wide, high = abs(across), abs(down)
    padded = np.pad(depths, ((high, high), (wide, wide)), mode="reflect", reflect_type="odd")
    height, width = depths.shape
    return padded[high + down : high + down + height, wide + across : wide + across + width]
