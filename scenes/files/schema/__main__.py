"""Writes the schema files anew: `python -m scenes.files.schema`."""

from __future__ import annotations

from scenes.files.schema.band import BAND_SCHEMA_FILE, band_schema_text
from scenes.files.schema.scenario import SCENARIO_SCHEMA_FILE, scenario_schema_text
from scenes.files.schema.scene_schema import SCHEMA_FILE, schema_text

SCHEMA_FILE.write_text(schema_text(), encoding="utf-8")
SCENARIO_SCHEMA_FILE.write_text(scenario_schema_text(), encoding="utf-8")
BAND_SCHEMA_FILE.write_text(band_schema_text(), encoding="utf-8")
