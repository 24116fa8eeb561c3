"""Generates the published JSON Schema of band files."""

from __future__ import annotations

import json
from typing import Any

from scenes.games.ichoria.bands.band_file import BandForm
from scenes.plugs.schema.scene_schema import DIALECT, SCHEMAS, WithoutNull

BAND_SCHEMA_FILE = SCHEMAS / "pas-band-1.schema.json"


def band_schema() -> dict[str, Any]:
    """The schema of `pas-band/1` files."""
    printed = BandForm.model_json_schema(schema_generator=WithoutNull)
    return {"$schema": DIALECT, **printed, "title": "Pas band"}


def band_schema_text() -> str:
    """The schema as it stands in its file."""
    return json.dumps(band_schema(), indent=2, ensure_ascii=False) + "\n"
