"""`python -m scenes.schema` writes the schema file anew."""

from __future__ import annotations

from scenes.schema import SCHEMA_FILE, schema_text

SCHEMA_FILE.write_text(schema_text(), encoding="utf-8")
