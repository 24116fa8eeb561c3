"""`pas view`: shows a scene, a scenario or a recorded game: a picture, one page, a model for other tools."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import scenes
from api.command.games.play import scenario_path
from api.command.show.overlays import SURVEY, surveyed, with_ruling
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, Answer, BadInput, complain, deliver, writable, writable_picture
from api.command.terminal.scene_names import refusing, scene_path
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for
from scenes.plugs import shipped_scenarios
from skirmish.kernel import RecordError

if TYPE_CHECKING:
    from scenes.words import Tongue
    from viewer.stage import Opened

What = Annotated[str, typer.Argument(metavar="WHAT")]
Camera = Annotated[
    str,
    typer.Option("--camera"),
]
Ruling = Annotated[
    str | None,
    typer.Option(
        "--show",
    ),
]
SHOT_SIZE = "1600x1000"
LOCAL = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Address:
    """Where a page is served."""

    host: str
    port: int


def view(
    what: Annotated[str | None, typer.Argument(metavar="WHAT")] = None,
    *,
    web: Annotated[bool, typer.Option("--web")] = False,
    host: Annotated[str, typer.Option("--host")] = LOCAL,
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8765,
    shot: Annotated[Path | None, typer.Option("--shot", metavar="FILE")] = None,
    size: Annotated[str, typer.Option("--size", metavar="WxH")] = SHOT_SIZE,
    camera: Camera = "orbit",
    show: Ruling = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    glb: Annotated[Path | None, typer.Option("--glb", metavar="FILE")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Look at a scene, a scenario or a recorded game."""
    tongue = tongue_for(lang)
    if web:
        from api.command.show.view_web import show_on_page  # noqa: PLC0415  it loads the service

        return show_on_page(view_path(what) if what else None, Address(host, port), tongue, as_json=as_json)
    if what is None:
        raise BadInput(complaint("look_at_what"))
    if what.startswith(("http://", "https://")):
        return _follow(what, tongue)
    pixels, wanted = read_size(size), {"shot": writable_picture(shot), "html": writable(html), "glb": writable(glb)}
    opened = _opened(what, show, tongue)
    for problem in opened.problems:
        complain(problem)
    if not any(wanted.values()):
        return _in_window(opened, tongue)
    return deliver(_answer(opened, _saved(opened, wanted, pixels, camera, tongue), tongue), as_json=as_json)


def _opened(what: str, show: str | None, tongue: "Tongue") -> "Opened":
    """What was asked for, with what is to be shown over it; where a scene and a scenario share a name, surveys know."""
    if show == SURVEY:
        with refusing():
            return surveyed(scenario_path(what), tongue)
    opened = open_for_view(what, tongue)
    if show is None:
        return opened
    with refusing():
        return with_ruling(opened, show, tongue)


def _in_window(opened: "Opened", tongue: "Tongue") -> int:
    """Open a window until it is closed; a machine that has none says so in one line."""
    from viewer.draw import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.window import check_window, window_of  # noqa: PLC0415

    try:
        check_window()
        window = window_of(opened, tongue.lang)
    except PictureError as missing:
        raise BadInput(str(missing)) from missing
    window.open()
    return ANSWERED


def _follow(address: str, tongue: "Tongue") -> int:
    """Follow a game of a server in a window."""
    from viewer.draw import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.window import open_live  # noqa: PLC0415

    try:
        open_live(address, tongue.lang)
    except PictureError as missing:
        raise BadInput(str(missing)) from missing
    return ANSWERED


def read_size(words: str) -> tuple[int, int]:
    """The size of a picture from words such as 1600x1000."""
    width, _, height = words.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise BadInput(complaint("size_form", words=words, example=SHOT_SIZE))
    return int(width), int(height)


def view_path(what: str) -> Path:
    """The file meant: one of the user, a shipped scene or board, or a shipped scenario."""
    try:
        return scene_path(what)
    except BadInput:
        if what in shipped_scenarios():
            return scenario_path(what)
        raise


def open_for_view(what: str, tongue: "Tongue") -> "Opened":
    """Open a file to be looked at; one that cannot be is bad input."""
    from viewer.stage import open_what  # noqa: PLC0415  it loads geometry

    with refusing():
        try:
            return open_what(view_path(what), tongue.lang)
        except RecordError as wrong:
            raise BadInput(str(wrong) if str(wrong).startswith(what) else f"{what}: {wrong}") from wrong
        except scenes.SceneError as wrong:
            raise BadInput(str(wrong)) from wrong


def _saved(
    opened: "Opened", wanted: dict[str, Path | None], size: tuple[int, int], camera: str, tongue: "Tongue"
) -> dict[str, str | None]:
    """Write what is wanted, and say what there is."""
    from viewer import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.export import save_glb, save_html  # noqa: PLC0415  it loads geometry
    from viewer.stage import save_shot  # noqa: PLC0415  it loads geometry

    try:
        if wanted["shot"]:
            save_shot(opened.stage, wanted["shot"], size, camera)
        if wanted["html"]:
            save_html(opened, wanted["html"], tongue.lang)
        if wanted["glb"]:
            save_glb(opened.stage, wanted["glb"])
    except PictureError as missing:
        raise BadInput(str(missing)) from missing
    return {name: str(path) if path else None for name, path in wanted.items()}


def _answer(opened: "Opened", saved: dict[str, str | None], tongue: "Tongue") -> Answer:
    stage = opened.stage
    document = {
        "what": opened.what,
        "name": stage.title,
        "figures": [figure.name for figure in stage.figures],
        "problems": list(opened.problems),
        **saved,
    }
    rows = [(tongue(f"view_{name}"), path) for name, path in saved.items() if path]
    return Answer(document, [headline(stage.title, "plain"), f" {stage.subtitle}", facts(rows)])
