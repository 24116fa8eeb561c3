"""Generates the JSON Schema of scenario files from the models of `scenes.games.ichoria.scenario.scenario_form`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scenes.files.schema.scene_schema import DIALECT, WithoutNull
from scenes.games.ichoria.scenario.scenario_form import ScenarioForm

__all__ = ["SCENARIO_SCHEMA_FILE", "scenario_schema", "scenario_schema_text"]

SCENARIO_SCHEMA_FILE = Path(__file__).parents[2] / "schema" / "pas-scenario-1.schema.json"


def scenario_schema() -> dict[str, Any]:
    """The schema of `pas-scenario/1` files of Ichoria."""
    printed = ScenarioForm.model_json_schema(schema_generator=WithoutNull)
    return {"$schema": DIALECT, "title": "Pas scenario", **{k: v for k, v in printed.items() if k != "title"}}


def scenario_schema_text() -> str:
    """The schema as it stands in its file."""
    return json.dumps(scenario_schema(), indent=2, ensure_ascii=False) + "\n"
