"""The published JSON Schema of band files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scenes.bandfile import BandForm
from scenes.schema import DIALECT, WithoutNull

BAND_SCHEMA_FILE = Path(__file__).parent / "pas-band-1.schema.json"


def band_schema() -> dict[str, Any]:
    """The schema of `pas-band/1` files."""
    printed = BandForm.model_json_schema(schema_generator=WithoutNull)
    return {"$schema": DIALECT, **printed, "title": "Pas band"}


def band_schema_text() -> str:
    """The schema as it stands in its file."""
    return json.dumps(band_schema(), indent=2, ensure_ascii=False) + "\n"
