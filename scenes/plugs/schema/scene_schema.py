"""Generates the published JSON Schema of scene files, for editors that validate while an author types.

It is generated from the models of tables (`scenes.files.scene_form`) and from those that games have of their own
(`SCENE_FORM` of their adapters); `python -m scenes.files.schema` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue, models_json_schema

from scenes.files.scene_form import SceneForm
from scenes.plugs.plug import adapter
from skirmish import games

if TYPE_CHECKING:
    from pydantic_core import core_schema

__all__ = ["SCHEMA_FILE", "scene_schema", "schema_text"]

SCHEMAS = Path(__file__).parents[2] / "schema"
SCHEMA_FILE = SCHEMAS / "pas-scene-1.schema.json"
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
    """The schema of `pas-scene/1` files: the form that a game has for its own, else that of a table."""
    own = {game: adapter(game).SCENE_FORM for game in games() if adapter(game).offers("SCENE_FORM")}
    forms = [(form, "validation") for form in (SceneForm, *own.values())]
    _, printed = models_json_schema(forms, schema_generator=WithoutNull)  # type: ignore[arg-type]
    chosen: dict[str, Any] = {"$ref": "#/$defs/SceneForm"}
    for game, form in own.items():
        asked = {"type": "object", "properties": {"game": {"const": game}}, "required": ["game"]}
        chosen = {"if": asked, "then": {"$ref": f"#/$defs/{form.__name__}"}, "else": chosen}
    return {"$schema": DIALECT, "title": "Pas scene", **chosen, "$defs": printed["$defs"]}


def schema_text() -> str:
    """The schema as it stands in its file."""
    return json.dumps(scene_schema(), indent=2, ensure_ascii=False) + "\n"
