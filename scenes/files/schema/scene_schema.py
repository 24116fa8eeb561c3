"""Generates the published JSON Schema of scene files, for editors that validate while an author types.

It is generated from the models of `scenes.files.scene_form` (tables) and `scenes.games.mythic.board.form` (boards);
`python -m scenes.files.schema` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue, models_json_schema

from scenes.files.scene_form import SceneForm
from scenes.games.mythic.board.form import BoardSceneForm

if TYPE_CHECKING:
    from pydantic_core import core_schema

__all__ = ["SCHEMA_FILE", "scene_schema", "schema_text"]

SCHEMA_FILE = Path(__file__).parents[2] / "schema" / "pas-scene-1.schema.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


class WithoutNull(GenerateJsonSchema):
    """TOML has no null: a key that may be absent is simply not required."""

    def nullable_schema(self, schema: core_schema.NullableSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ARG002
        return False

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        printed = super().default_schema(schema)
        if "default" in printed and printed["default"] is None:
            del printed["default"]
        return printed


def scene_schema() -> dict[str, Any]:
    """The schema of `pas-scene/1` files: a board where the game says so, else a table."""
    forms = [(SceneForm, "validation"), (BoardSceneForm, "validation")]
    _, printed = models_json_schema(forms, schema_generator=WithoutNull)  # type: ignore[arg-type]
    return {
        "$schema": DIALECT,
        "title": "Pas scene",
        "if": {"type": "object", "properties": {"game": {"const": "mythic"}}, "required": ["game"]},
        "then": {"$ref": "#/$defs/BoardSceneForm"},
        "else": {"$ref": "#/$defs/SceneForm"},
        "$defs": printed["$defs"],
    }


def schema_text() -> str:
    """The schema as it stands in its file."""
    return json.dumps(scene_schema(), indent=2, ensure_ascii=False) + "\n"
