"""Generates the JSON Schema of scenario files from the models of `scenes.games.ichoria.scenario.scenario_form`."""

from __future__ import annotations

import json
from typing import Any

from scenes.games.ichoria.bands.band_schema import BAND_SCHEMA_FILE, band_schema_text
from scenes.games.ichoria.scenario.scenario_form import ScenarioForm
from scenes.plugs.schema.scene_schema import DIALECT, SCHEMAS, WithoutNull

__all__ = ["SCENARIO_SCHEMA_FILE", "scenario_schema", "scenario_schema_text"]

SCENARIO_SCHEMA_FILE = SCHEMAS / "pas-scenario-1.schema.json"


def scenario_schema() -> dict[str, Any]:
    """The schema of `pas-scenario/1` files of Ichoria."""
    printed = ScenarioForm.model_json_schema(schema_generator=WithoutNull)
    return {"$schema": DIALECT, "title": "Pas scenario", **{k: v for k, v in printed.items() if k != "title"}}


def scenario_schema_text() -> str:
    """The schema as it stands in its file."""
    return json.dumps(scenario_schema(), indent=2, ensure_ascii=False) + "\n"


def file_schemas() -> dict[str, str]:
    """The schemas of the files of this game: scenarios and bands."""
    return {SCENARIO_SCHEMA_FILE.name: scenario_schema_text(), BAND_SCHEMA_FILE.name: band_schema_text()}
