"""`pas scenario print`: prints the author's sheet as PDF: map, set-up in words, fragments, bands and victory."""

from pathlib import Path
from typing import Annotated

import typer

from api.command.games.play import ScenarioName, scenario_path
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import Answer, BadInput, deliver, writable
from api.command.terminal.scene_names import refusing, shown
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for

Out = Annotated[Path, typer.Option("-o", "--out", metavar="FILE")]
TrueScale = Annotated[bool, typer.Option("--true-scale")]


def print_sheet(
    scenario: ScenarioName, out: Out, true_scale: TrueScale = False, as_json: AsJson = False, lang: Language = None
) -> int:
    """Print the author's sheet of a scenario: the map with numbered fragments and zones, and the set-up in words."""
    tongue = tongue_for(lang)
    if out.suffix.lower() != ".pdf":
        raise BadInput(complaint("sheet_is_pdf", out=out))
    writable(out)
    with refusing():
        path = scenario_path(scenario)
        from scenes.plugs import load_scenario  # noqa: PLC0415  it loads geometry
        from viewer import PictureError  # noqa: PLC0415

        name = load_scenario(path).name
        try:
            from viewer.layout import save_sheet  # noqa: PLC0415  it loads matplotlib

            printed = save_sheet(path, out, true_scale=true_scale, lang=tongue.lang)
        except ImportError:
            from viewer.draw import NO_PYVISTA  # noqa: PLC0415  the sheets' library comes with the viewer

            raise BadInput(NO_PYVISTA) from None
        except PictureError as missing:
            raise BadInput(str(missing)) from missing
    document = {"sheet": str(out), "pages": printed.pages, "true_scale": true_scale}
    rows = [(tongue("sheet"), tongue("sheet_pages", file=shown(out), pages=printed.pages))]
    if true_scale:
        rows.append(("", tongue("map_check")))
    return deliver(Answer(document, [headline(name, "plain"), facts(rows)]), as_json=as_json)
