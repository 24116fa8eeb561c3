"""`pas library`: keeps, checks and shares the data files that players write, such as factions and units."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from api.command.scenario.pack import Force, pack_target
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, BadInput, deliver, put_file
from api.command.terminal.pack_names import unpacked_folder
from api.command.terminal.scene_names import refusing, shown
from api.command.terminal.text import facts, headline, paragraph
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for
from api.documents.rulings import problem_document
from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes.library import KeptData

Files = Annotated[list[Path], typer.Argument(metavar="FILE…")]
Asked = Annotated[
    list[Path] | None,
    typer.Argument(metavar="[FILE…]"),
]
Names = Annotated[
    list[str] | None,
    typer.Argument(metavar="[NAME…]"),
]
Name = Annotated[str, typer.Argument(metavar="NAME")]
Out = Annotated[Path, typer.Option("-o", "--out", metavar="FILE")]


def list_data(as_json: AsJson = False, lang: Language = None) -> int:
    """List what the library holds: each file, its kind and what it defines."""
    from scenes.library import kept_data  # noqa: PLC0415  it loads the games

    tongue, kept = tongue_for(lang), kept_data()
    rows = [(f"{one.file.game} {one.file.kind}", f"{one.name}: {_said(one, tongue)}") for one in kept]
    text = [facts(rows) if rows else paragraph(tongue("data_none")), facts([(tongue("library"), str(_folder()))])]
    return deliver(Answer(_document(kept), text), as_json=as_json)


def check_data(files: Asked = None, as_json: AsJson = False, lang: Language = None) -> int:
    """What is wrong with the files of the library, or with others before they are added? Each with line and key."""
    from scenes.library import kept_data, problems_together  # noqa: PLC0415  it loads the games

    tongue = tongue_for(lang)
    if files:
        with refusing():
            problems = problems_together(_data_files(files))
    else:
        problems = [problem for one in kept_data() for problem in one.problems]
    document = {"library": str(_folder()), "ok": not problems, "problems": [problem_document(one) for one in problems]}
    if problems:
        said = [headline(tongue("scene_bad", count=len(problems)), "no"), *map(str, problems)]
        return deliver(Answer(document, said, ANSWERED_NO), as_json=as_json)
    return deliver(Answer(document, [headline(tongue("scene_good"), "yes")], ANSWERED), as_json=as_json)


def add_data(files: Files, force: Force = False, as_json: AsJson = False, lang: Language = None) -> int:
    """Check data files, and keep them in the library: from then on every scenario, band and army can name them.

    A pack is opened, and the data files in it are kept; packs of scenarios bring theirs too.
    """
    from scenes.library import add_data as keep  # noqa: PLC0415  it loads the games

    tongue = tongue_for(lang)
    with refusing():
        kept = keep(_data_files(files), force=force)
    document = {"library": str(_folder()), "added": [str(path) for path in kept]}
    rows = [(tongue("data_kept") if place == 0 else "", str(path)) for place, path in enumerate(kept)]
    said = headline(tongue("data_added", count=len(kept)), "yes")
    return deliver(Answer(document, [said, facts(rows)]), as_json=as_json)


def pack_data(
    names: Names = None, *, out: Out, force: Force = False, as_json: AsJson = False, lang: Language = None
) -> int:
    """Put files of the library into one pack, for others to add to theirs."""
    from scenes.layout.draft import gather_data, packed  # noqa: PLC0415
    from scenes.library import kept_data, named_data  # noqa: PLC0415  it loads the games

    tongue, target = tongue_for(lang), pack_target(out, force=force)
    with refusing():
        chosen = [one for name in names for one in named_data(name)] if names else kept_data()
        for one in chosen:
            if one.problems:
                raise one.problems[0].error
        gathered = gather_data(out.stem, sorted({one.file for one in chosen}))
        content = packed(gathered)
    put_file(target, content)
    document = {"pack": str(target), "digest": gathered.digest, "files": sorted(gathered.files), "bytes": len(content)}
    rows = [
        (tongue("pack"), f"{shown(target)} ({tongue.count(len(content))} B)"),
        *((tongue("pack_files") if place == 0 else "", name) for place, name in enumerate(sorted(gathered.files))),
        (tongue("next"), f"pas library add {shown(target)}"),
    ]
    return deliver(Answer(document, [headline(gathered.name, "yes"), facts(rows)]), as_json=as_json)


def remove_data(name: Name, as_json: AsJson = False, lang: Language = None) -> int:
    """Take a file out of the library. What names it will ask for it."""
    from scenes.library import remove_data as remove  # noqa: PLC0415  it loads the games

    tongue = tongue_for(lang)
    with refusing():
        gone = remove(name)
    document = {"library": str(_folder()), "removed": [str(path) for path in gone]}
    said = headline(tongue("model_removed", name=name), "plain")
    return deliver(Answer(document, [said, facts([("", str(path)) for path in gone])]), as_json=as_json)


def _folder() -> Path:
    from scenes.plugs import library_folder  # noqa: PLC0415

    return library_folder()


def _data_files(files: list[Path]) -> list[Path]:
    """The files that are meant: a pack stands for the data files in it."""
    from scenes.library import data_in_pack  # noqa: PLC0415  it loads the games

    found: list[Path] = []
    for file in files:
        folder = unpacked_folder(file)
        inside = [file] if folder is None else data_in_pack(folder)
        if not inside:
            raise BadInput(complaint("no_data_files", file=file))
        found += inside
    return found


def _said(one: "KeptData", tongue: Tongue) -> str:
    if one.problems:
        return tongue("data_faulty", problem=one.problems[0])
    return ", ".join(one.keys)


def _document(kept: "list[KeptData]") -> dict[str, Any]:
    return {
        "library": str(_folder()),
        "files": [
            {
                "name": one.name,
                "game": one.file.game,
                "kind": one.file.kind,
                "file": str(one.file.path),
                "keys": list(one.keys),
                "problems": [problem_document(problem) for problem in one.problems],
            }
            for one in kept
        ],
    }
