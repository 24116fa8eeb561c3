"""Writes the schema files anew: `python -m scenes.files.schema`."""

from __future__ import annotations

from scenes.plugs.plug import adapter
from scenes.plugs.schema.scene_schema import SCHEMA_FILE, SCHEMAS, schema_text
from skirmish import games

SCHEMA_FILE.write_text(schema_text(), encoding="utf-8")
for own in map(adapter, games()):
    for name, text in own.file_schemas().items() if own.offers("file_schemas") else ():
        (SCHEMAS / name).write_text(text, encoding="utf-8")
