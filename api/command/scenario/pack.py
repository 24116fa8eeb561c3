"""`pas scenario pack`: packs a scenario with everything it needs into one file, for another player or a server."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.command.games.play import ScenarioName, scenario_path
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import Answer, BadInput, deliver, put_file, writable
from api.command.terminal.scene_names import refusing, shown
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for
from scenes.files import SUFFIX
from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes.layout.draft import Pack

Out = Annotated[
    Path | None,
    typer.Option("-o", "--out", metavar="FILE", show_default="pack_name"),
]
Force = Annotated[bool, typer.Option("--force")]


def pack(
    scenario: ScenarioName, out: Out = None, force: Force = False, as_json: AsJson = False, lang: Language = None
) -> int:
    """Put a scenario, its scene, meshes and bands into one file that others open.

    The pack is opened like a scenario: pas view FILE, pas play FILE, pas scenario check FILE; servers take it as an
    upload. It lists what it holds with a digest of every file, and the same scenario always gives the same bytes.
    """
    tongue = tongue_for(lang)
    with refusing():
        path = scenario_path(scenario)
        target = pack_target(out or Path(f"{path.stem}{SUFFIX}"), force=force)
        from scenes.layout.draft import gather, packed  # noqa: PLC0415
        from scenes.plugs import load_scenario  # noqa: PLC0415  it loads geometry

        load_scenario(path)
        gathered = gather(path)
        content = packed(gathered)
    put_file(target, content)
    return deliver(_answer(gathered, target, len(content), tongue), as_json=as_json)


def pack_target(path: Path, *, force: bool) -> Path:
    """A pack that can be written."""
    if path.suffix != SUFFIX:
        raise BadInput(complaint("name_a_pack", path=path, suffix=SUFFIX))
    if path.exists() and not force:
        raise BadInput(complaint("there_already", path=path))
    writable(path)
    return path


def _answer(gathered: "Pack", path: Path, size: int, tongue: Tongue) -> Answer:
    document = {
        "pack": str(path),
        "digest": gathered.digest,
        "name": gathered.name,
        "game": gathered.game,
        "entry": gathered.entry,
        "files": {name: len(content) for name, content in sorted(gathered.files.items())},
        "bytes": size,
    }
    rows = [
        (tongue("pack"), f"{shown(path)} ({tongue.count(size)} B)"),
        *((tongue("pack_files") if number == 0 else "", name) for number, name in enumerate(sorted(gathered.files))),
        (tongue("pack_digest"), gathered.digest),
        (tongue("next"), f"pas play {shown(path)}"),
    ]
    return Answer(document, [headline(gathered.name, "yes"), facts(rows)])
