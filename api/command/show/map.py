"""`pas map`: prints the table from above at true scale."""

from pathlib import Path
from typing import Annotated

import typer

from api.command.show.view import What, open_for_view, view_path
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import Answer, BadInput, complain, deliver, writable
from api.command.terminal.scene_names import refusing
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for

MM_PER_CM = 10.0
A4_CM = (21.0, 29.7)


def draw_map(
    what: What,
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FILE")],
    one_sheet: Annotated[bool, typer.Option("--one-sheet")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Print a table from above at true scale: 1 pas is 2.5 cm. Fragments, zones and bases are where they belong."""
    tongue = tongue_for(lang)
    if out.suffix.lower() != ".pdf":
        raise BadInput(complaint("map_is_pdf", out=out))
    writable(out)
    _refuse_spaceless(what)
    opened = open_for_view(what, tongue)
    for problem in opened.problems:
        complain(problem)
    from viewer import PictureError  # noqa: PLC0415  it loads geometry

    try:
        from viewer.paper import save_map_pdf  # noqa: PLC0415  it loads matplotlib

        printed = save_map_pdf(opened.stage, out, one_sheet=one_sheet, lang=tongue.lang)
    except ImportError:
        from viewer.draw import NO_PYVISTA  # noqa: PLC0415  the maps' library comes with the viewer

        raise BadInput(NO_PYVISTA) from None
    except PictureError as missing:
        raise BadInput(str(missing)) from missing
    wide, high = (side / MM_PER_CM for side in printed.paper_mm)
    paper = "A4" if sorted((wide, high)) == sorted(A4_CM) else f"{wide:g} × {high:g} cm"
    document = {"map": str(out), "sheets": printed.sheets, "paper_cm": [wide, high], "pas_cm": 2.5}
    sheets = tongue("map_sheets", count=printed.sheets, paper=paper)
    rows = [
        (tongue("map"), f"{out}: {sheets}"),
        ("", tongue("map_check")),
    ]
    return deliver(Answer(document, [headline(opened.stage.title, "plain"), facts(rows)]), as_json=as_json)


def _refuse_spaceless(what: str) -> None:
    """A game without table or board has nothing to print to scale; records say for themselves what they are."""
    from scenes.plugs import is_record, spatial_adapter  # noqa: PLC0415  it loads the form of scenes

    path = view_path(what)
    with refusing():
        if not is_record(path):
            spatial_adapter(path)
