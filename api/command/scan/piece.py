"""`pas piece`: manages printed models, measured once and used in scenes by name."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import RenderableType

import scenes
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import Answer, BadInput, deliver
from api.command.terminal.scene_names import refusing
from api.command.terminal.text import Row, facts, headline, paragraph
from api.command.words.complaints import complaint, hint
from api.command.words.sentences import tongue_for
from api.documents.rulings import added_document, model_document
from scenes.words import MM_PER_PAS, Tongue
from terrain import PIECE_KINDS

if TYPE_CHECKING:
    from scenes import Added, Card, Library, StoredModel

CM_PER_PAS = MM_PER_PAS / 10

MeshFile = Annotated[Path, typer.Argument(metavar="FILE")]
ModelName = Annotated[str, typer.Argument(metavar="NAME")]
NewName = Annotated[str | None, typer.Option("--name", metavar="NAME", show_default="file_name")]
Units = Annotated[
    str | None,
    typer.Option("--units", metavar="UNIT", show_default="guessed"),
]
Up = Annotated[
    str | None,
    typer.Option("--up", metavar="AXIS", show_default="up"),
]
Scale = Annotated[float | None, typer.Option("--scale", metavar="X")]
Accuracy = Annotated[str | None, typer.Option("--accuracy", metavar="LENGTH")]
Kind = Annotated[
    str | None,
    typer.Option("--kind", metavar="KIND", help=", ".join(PIECE_KINDS), show_default="solid"),
]
Licence = Annotated[str | None, typer.Option("--licence", "--license", metavar="TEXT")]
Force = Annotated[bool, typer.Option("--force")]


def add(
    file: MeshFile,
    *,
    name: NewName = None,
    units: Units = None,
    up: Up = None,
    scale: Scale = None,
    accuracy: Accuracy = None,
    kind: Kind = None,
    licence: Licence = None,
    force: Force = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Measure a printed model and store it. Scenes then say model = "NAME" instead of mesh."""
    tongue = tongue_for(lang)
    with refusing():
        wishes = scenes.Wishes(name, units, up, scale, _accuracy_pas(accuracy), kind, licence)
        added = scenes.add_model(file, wishes, scenes.user_library(), force=force)
    return deliver(Answer(added_document(added), _added_text(added, tongue)), as_json=as_json)


def list_models(as_json: AsJson = False, lang: Language = None) -> int:
    """List the models of the library, with their sizes."""
    tongue, library = tongue_for(lang), scenes.user_library()
    listed = {name: _listed(library, name) for name in library.names()}
    pieces = [
        {"name": name, "problem": said} if isinstance(said, str) else model_document(said) | {"problem": None}
        for name, said in listed.items()
    ]
    rows = [(name, said if isinstance(said, str) else _size(said.card, tongue)) for name, said in listed.items()]
    text = [
        facts(rows) if rows else paragraph(tongue("library_empty")),
        facts([(tongue("library"), str(library.folder))]),
    ]
    return deliver(Answer({"library": str(library.folder), "pieces": pieces}, text), as_json=as_json)


def show(name: ModelName, as_json: AsJson = False, lang: Language = None) -> int:
    """Show what is known of a model, and check that its file is still the one that was measured."""
    tongue, library = tongue_for(lang), scenes.user_library()
    with refusing():
        model = library.find(name)
        if model is None:
            raise _unknown(library, name)
        model.check_intact()
    text = [headline(model.card.name, "plain"), facts(_rows(model, tongue))]
    return deliver(Answer(model_document(model), text), as_json=as_json)


def remove(name: ModelName, as_json: AsJson = False, lang: Language = None) -> int:
    """Take a model out of the library. Scenes that name it will ask for it."""
    tongue, library = tongue_for(lang), scenes.user_library()
    if name not in library.names():
        raise _unknown(library, name)
    with refusing():
        folder = library.remove(name)
    document = {"removed": name, "library": str(library.folder), "folder": str(folder)}
    return deliver(Answer(document, [headline(tongue("model_removed", name=name), "plain")]), as_json=as_json)


def _accuracy_pas(words: str | None) -> float | None:
    if words is None:
        return None
    from scenes.scan import ScanError  # noqa: PLC0415  it loads geometry
    from scenes.scan.units import pas  # noqa: PLC0415  it loads geometry

    try:
        return pas(words)
    except ScanError as refusal:
        raise BadInput(f"--accuracy: {refusal}") from refusal


def _listed(library: "Library", name: str) -> "StoredModel | str":
    """A model, or what is wrong with it."""
    try:
        model = library.find(name)
    except scenes.LibraryError as trouble:
        return str(trouble)
    return model or f"{library.folder / name}: is gone"


def _unknown(library: "Library", name: str) -> BadInput:
    return BadInput(complaint("no_such_model", folder=library.folder, name=name, hint=hint(name, library.names())))


def _added_text(added: "Added", tongue: Tongue) -> list[RenderableType]:
    card = added.model.card
    said = tongue("model_known" if added.measured is None else "model_added", name=card.name)
    notes = added.measured.notes if added.measured else ()
    rows = [
        *_rows(added.model, tongue, _other_units(added, tongue)),
        *((tongue("notes") if place == 0 else "", note) for place, note in enumerate(notes)),
        (tongue("in_a_scene"), f'model = "{card.name}"'),
    ]
    return [headline(said, "yes"), facts(rows)]


def _other_units(added: "Added", tongue: Tongue) -> list[str]:
    """How long the model would be in other units, where its unit was guessed."""
    if added.measured is None or not added.measured.sizing.guessed:
        return []
    others = added.measured.sizing.alternatives
    said = [tongue("other_unit", units=other.units, cm=tongue.number(other.longest_cm, 1)) for other in others]
    return said or [tongue("no_other_unit")]


def _rows(model: "StoredModel", tongue: Tongue, other_units: Sequence[str] = ()) -> list[Row | None]:
    """A model in words."""
    card = model.card
    unit = tongue("unit_guessed", units=card.units) if card.units_guessed else card.units
    read = [unit, tongue("way_up", up=card.up), *([f"× {card.scale:g}"] if card.scale != 1 else [])]
    first, *defects = card.mesh_lines
    return [
        (tongue("size"), _size(card, tongue)),
        (tongue("read_as"), ", ".join(read)),
        *(("", line) for line in other_units),
        (tongue("kind"), card.kind),
        (tongue("accuracy"), tongue.length(card.accuracy)) if card.accuracy else None,
        (tongue("mesh"), first),
        *(("", line) for line in defects),
        (tongue("floors"), _floors(card, tongue)) if card.floors else None,
        (tongue("licence"), card.licence) if card.licence else None,
        (tongue("source"), card.source),
        (tongue("folder"), str(model.folder)),
    ]


def _floors(card: "Card", tongue: Tongue) -> str:
    return tongue("floors_at", heights=" · ".join(tongue.number(height) for height in card.floors))


def _size(card: "Card", tongue: Tongue) -> str:
    in_cm = " × ".join(tongue.number(CM_PER_PAS * length, 1) for length in card.size)
    in_pas = " × ".join(tongue.number(length) for length in card.size)
    return f"{in_cm} cm ({in_pas} pas)"
