"""A scenario from above: zones, numbered fragments with their heights, figures, and marks for what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viewer.picture import PictureError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from scenes.layout.findings import Finding
    from scenes.tongue import Lang


def save_plan(path: Path, picture: Path, problems: Sequence[Finding] = (), lang: Lang = "en") -> Path:
    """Draw the plan of a scenario into a PNG file, which is either whole or not there."""
    raise PictureError(f"{path}: plans are not drawn yet ({picture}, {len(problems)}, {lang})")
