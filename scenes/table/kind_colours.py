"""Colours of the kinds of scenery, in pictures and in the GLB file of a table; kinds without one look like stone."""

from __future__ import annotations

from typing import NamedTuple

Rgba = tuple[float, float, float, float]


class KindColour(NamedTuple):
    """The colour of a kind as it is drawn, and as a GLB file gives it: red, green, blue and opacity from 0 to 1."""

    drawn: str
    in_glb: Rgba | None = None


KIND_COLOURS = {
    "deep_water": KindColour("#A9C7D6", (0.16, 0.38, 0.62, 0.7)),
    "difficult": KindColour("#C2C69B", (0.45, 0.5, 0.3, 1.0)),
    "ladder": KindColour("#B08D62", (0.5, 0.35, 0.2, 1.0)),
    "rope": KindColour("#B08D62"),
    "door": KindColour("#B08D62"),
}
