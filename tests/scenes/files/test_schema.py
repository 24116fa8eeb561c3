"""The published schema of scene files agrees with the reader."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib

import jsonschema
import pytest

from scenes.files.form_check import check_form
from scenes.plugs.schema.scene_schema import SCHEMA_FILE, scene_schema, schema_text
from tests import given

SMALL = {"format": "pas-scene/1", "game": "ichoria", "name": "Small", "table": {"size": [36, 36]}}
PIECE = {"id": "wall", "box": [1, 1, 1], "at": [5, 5]}
FIGURE = {"id": "davios", "at": [5, 5]}


def accepts(document):
    return jsonschema.Draft202012Validator(scene_schema()).is_valid(document)


def test_the_published_file_is_what_the_models_say():
    assert SCHEMA_FILE.read_text(encoding="utf-8") == schema_text(), "run python -m scenes.plugs.schema"


def test_the_schema_is_a_schema_of_its_draft():
    published = json.loads(SCHEMA_FILE.read_text(encoding="utf-8"))
    assert published["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema.Draft202012Validator.check_schema(published)


@pytest.mark.parametrize("path", given.SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_scene_fits_the_schema(path):
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator(scene_schema()).validate(document)


@pytest.mark.parametrize("path", given.SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_scene_names_the_schema_for_editors(path):
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("#:schema ")
    assert (path.parent / first.removeprefix("#:schema ")).resolve() == SCHEMA_FILE.resolve()


def test_every_key_is_described_with_an_example():
    forms = scene_schema()["$defs"].values()
    keys = [(name, key) for form in forms for name, key in form["properties"].items()]
    assert len(keys) > 35
    assert not [name for name, key in keys if "description" not in key]
    lists = {
        "pieces",
        "areas",
        "figures",
        "fragments",
        "mechanisms",
        "boundaries",
        "skulls",
        "zones",
        "stones",
        "units",
    }
    assert not [name for name, key in keys if "examples" not in key and name not in lists]


@pytest.mark.parametrize(
    "form",
    [
        *("PieceForm", "FigureForm", "FragmentForm", "MechanismForm", "AreaForm", "TableForm"),
        *("BoardAreaForm", "BoundaryForm", "SkullsForm", "ZoneForm", "StoneForm", "BoardUnitForm", "MatchForm"),
    ],
)
def test_every_example_is_accepted_where_it_is_given(form):
    schema = scene_schema()
    for key in schema["$defs"][form]["properties"].values():
        for example in key["examples"]:
            jsonschema.Draft202012Validator({**key, "$defs": schema["$defs"]}).validate(example)


@pytest.mark.parametrize(
    "document",
    [
        SMALL,
        {**SMALL, "pieces": [PIECE]},
        {**SMALL, "figures": [{**FIGURE, "base": [3.0, 1.4]}]},
        {**SMALL, "figures": [{**FIGURE, "base": [3.0]}]},
        {**SMALL, "figures": [{**FIGURE, "base": 0.1}]},
        {**SMALL, "figures": [{**FIGURE, "hieght": 2}]},
        {**SMALL, "figures": [{"id": "davios"}]},
        {**SMALL, "figures": [{**FIGURE, "id": " davios"}]},
        {**SMALL, "figures": [{**FIGURE, "id": "Referee"}]},
        {**SMALL, "figures": [{**FIGURE, "id": "referees", "side": "*greeks"}]},
        {**SMALL, "name": "Small\x00"},
        {**SMALL, "pieces": [{**PIECE, "ramp": [1, 1, 1]}]},
        {**SMALL, "pieces": [{"id": "wall", "at": [5, 5]}]},
        {**SMALL, "pieces": [{**PIECE, "units": "inches"}]},
        {**SMALL, "pieces": [{**PIECE, "box": [1, 1, 0]}]},
        {**SMALL, "areas": [{"kind": "difficult", "polygon": [[1, 1], [2, 2]]}]},
        {**SMALL, "areas": [{"kind": "deployment", "polygon": [[1, 1], [2, 2], [1, 2]]}]},
        {**SMALL, "areas": [{"kind": "deployment", "side": "greeks", "polygon": [[1, 1], [2, 2], [1, 2]]}]},
        {**SMALL, "areas": [{"kind": "difficult", "side": "greeks", "polygon": [[1, 1], [2, 2], [1, 2]]}]},
        {**SMALL, "fragments": [{"id": "f1", "value": 0, "at": [5, 5]}]},
        {**SMALL, "format": "pas-scene/2"},
        {**SMALL, "colour": "red"},
        {key: value for key, value in SMALL.items() if key != "table"},
    ],
)
def test_editor_and_reader_agree_on_a_document(document):
    assert accepts(document) == (not check_form(document).faults)


def test_the_command_that_writes_the_schema_changes_nothing():
    before = SCHEMA_FILE.read_bytes()
    subprocess.run([sys.executable, "-m", "scenes.plugs.schema"], check=True, cwd=given.CATALOGUE.parents[1])
    assert SCHEMA_FILE.read_bytes() == before
