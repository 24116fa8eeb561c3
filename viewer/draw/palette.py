"""Defines the colours of every picture: calm paper, stone, and a few hues that colour-blind eyes tell apart.

Hues follow the set of Okabe and Ito. Verdicts and sides take different hues, and neither is ever told
by colour alone: verdicts have words and signs, sides have shapes and letters, lines have strokes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.table.kind_colours import KIND_COLOURS

if TYPE_CHECKING:
    from viewer.draw.picture import LineKind, Verdict

PAPER: Final = "#F5F1E8"
INK: Final = "#2B2A27"
FADED_INK: Final = "#6F6A60"
HAIRLINE: Final = "#CFC6B4"
WHITE: Final = "#FFFFFF"

TABLE_TOP: Final = "#EFE8D8"
TABLE_EDGE: Final = "#B79F7C"
GRID: Final = "#D5CAB3"
GRID_BOLD: Final = "#B5A78A"
CUT: Final = "#8C8374"
"""The inside of scenery, where a close-up cuts it open."""

STONES: Final = ("#C9C0AE", "#BDB6A8", "#CDBFA6", "#B8B7AE")
KINDS: Final = {kind: colour.drawn for kind, colour in KIND_COLOURS.items()}

VERDICTS: Final[dict[Verdict, str]] = {
    "visible": "#00795B",
    "blocked": "#C4500A",
    "too_close": "#9A6700",
    "undecided": "#5C5B58",
}
LINES: Final[dict[LineKind, str]] = {"witness": "#00795B", "nearly": "#C98A00", "stopped": "#C4500A"}
BLOCKER: Final = "#EC8145"
ICHOR: Final = "#7A1FA2"
STONE: Final = "#E8B83A"

SIDES: Final = ("#1F6FB2", "#A8457F", "#4B3F8F", "#3A3A3A", "#7FB2D9")
SHAPES: Final = ("ball", "cube", "cone", "diamond", "drum")


def side_colour(number: int) -> str:
    return SIDES[number % len(SIDES)]


def side_shape(number: int) -> str:
    return SHAPES[number % len(SHAPES)]


def rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue
