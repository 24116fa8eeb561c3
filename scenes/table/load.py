"""Loads a scene file: parses it, validates its form, builds the table, places the figures on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.files.form_check import check_form
from scenes.files.problem_list import Report
from scenes.files.problems import Problem
from scenes.files.spelling import UnknownName, meant
from scenes.files.text import read_scene_text
from scenes.plugs.plug import adapter
from scenes.table.asked.stand_ins import with_stand_ins
from scenes.table.figures import TableGround
from scenes.table.pieces import Workshop
from scenes.table.scene import Mechanism, Scene
from skirmish import games, kit
from terrain.scenery import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.files.scene_form import SceneForm
    from scenes.files.text import SceneText
    from scenes.table.asked.doubts import Asks, Doubt
    from terrain.scenery import Place


def load_scene(path: str | Path) -> Scene:
    """Load a scene, or raise a `SceneError` whose one line names file, line and key of its first problem."""
    scene, problems = _load(Path(path))
    if problems:
        raise problems[0].error
    assert scene is not None, "a scene without problems has been built"
    return scene


def load_doubtful(path: str | Path) -> Scene:
    """Load a scene with its doubts, or raise a `SceneError` if a problem spoils every question."""
    scene, problems = _load(Path(path))
    doubts = [doubt.problem for doubt in scene.doubts] if scene is not None else []
    spoilt = [problem for problem in problems if problem not in doubts]
    if spoilt or scene is None:
        raise spoilt[0].error
    return scene


def asked_about(scene: Scene, *names: str, asks: Asks) -> Scene:
    """A scene for a question about some figures; a doubt that may change the answer raises a `SceneError`.

    A common figure stands at each place that is named. Doubts that cannot change the answer stay with the scene.
    """
    for doubt in scene.doubts:
        if any(_is_named(doubt, name) for name in names):
            raise doubt.problem.error
    asked = with_stand_ins(scene, *names)
    figures = tuple(asked.figure(name).id for name in names)
    for doubt in scene.doubts:
        if doubt.spoils(asked, figures, asks):
            raise doubt.problem.error
    return asked


def _is_named(doubt: Doubt, name: str) -> bool:
    """Whether a name means one of the figures of a doubt, which may stand nowhere."""
    try:
        return bool(meant(name, doubt.figures, "figure"))
    except UnknownName as unknown:
        return bool(unknown.alike)


def scene_problems(path: str | Path) -> list[Problem]:
    """Find everything that is wrong with a scene file, from top to bottom."""
    return _load(Path(path))[1]


def _load(path: Path) -> tuple[Scene | None, list[Problem]]:
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return None, [text]
    game = text.document.get("game")
    if isinstance(game, str) and game in games() and not _is_of_tables(game):
        return None, [text.problem(("game",), _no_table(game))]
    return scene_of(path, text)


def _no_table(game: str) -> str:
    """Why a file of a game cannot be asked what only tables know."""
    tables = ", ".join(repr(one) for one in games() if kit(one).space == "table")
    what = f"is a board of {game!r}" if kit(game).space == "board" else f"{kit(game).title} has no such table"
    return f"{what}; this is asked of tables of {tables}"


def _is_of_tables(game: str) -> bool:
    """Whether a game's scenes are read here."""
    own = adapter(game)
    return own.offers("load_scene") and own.load_scene is load_scene


def scene_of(path: Path, text: SceneText) -> tuple[Scene | None, list[Problem]]:
    """Build the scene that a text describes, as far as it can be built, and say what is wrong with it."""
    checked = check_form(text.document)
    report = Report(text, checked)
    scene = _build(path, checked.form, report) if checked.form is not None else None
    return scene, sorted(report.problems, key=lambda problem: problem.line or 0)


def _build(path: Path, form: SceneForm, report: Report) -> Scene:
    _report_shared_names(form, report)
    size = (form.table.size[0], form.table.size[1])
    table = Table(size, Workshop(path.parent, size, report).pieces(form.pieces))
    ground = TableGround(table, form.table, report, form.game)
    return Scene(
        path=path,
        name=form.name,
        game=form.game,
        table=table,
        too_close=form.table.too_close,
        figures_block=form.table.figures_block,
        step_pas=form.table.step,
        slope_deg=form.table.slope,
        figures=ground.figures(form.figures),
        fragments=ground.fragments(form.fragments),
        areas=ground.areas(form.areas),
        mechanisms=tuple(_mechanisms(form, table, report)),
        notes=tuple(report.notes),
        doubts=tuple(ground.doubts),
    )


def _mechanisms(form: SceneForm, table: Table, report: Report) -> Iterator[Mechanism]:
    """The doors of the table, and what moves other pieces; a piece that is not there is a problem."""
    pieces = {piece.id: piece for piece in table.pieces}
    moved = {one.piece.casefold() for one in form.mechanisms}
    for piece in table.pieces:
        if piece.kind == "door" and piece.id.casefold() not in moved:
            yield Mechanism(piece.id, piece.id, piece.at_pas, piece.turn_deg, gone=True)
    for number, one in enumerate(form.mechanisms):
        try:
            found = pieces[meant(one.piece, pieces, "piece")]
        except UnknownName as unknown:
            report.add("mechanisms", number, "piece", str(unknown))
            continue
        x, y, z = (*(one.to or found.at_pas), found.at_pas[2])[:3]
        turn = found.turn_deg if one.turn is None else one.turn
        if one.id in pieces and one.id != found.id:
            report.add("mechanisms", number, "id", f"{one.id!r} is taken by a piece")
        yield Mechanism(one.id, found.id, (float(x), float(y), float(z)), turn, one.gone, _place(one.at))


def _place(said: list[float] | None) -> Place | None:
    """A place with its height, which is that of the table when it is not said."""
    return None if said is None else (said[0], said[1], said[2] if len(said) == 3 else 0.0)


def _report_shared_names(form: SceneForm, report: Report) -> None:
    """Answers name figures and pieces alike, so no two of them may share a name; fragments have their own."""
    for sections in (("pieces", "figures"), ("fragments",)):
        first: dict[str, tuple[str, int]] = {}
        for section in sections:
            entries: list[Any] = getattr(form, section)
            for place, entry in enumerate(entries):
                section_before, place_before = first.setdefault(entry.id, (section, place))
                if (section_before, place_before) != (section, place):
                    line = report.line(section_before, place_before, "id")
                    what = f"{entry.id!r} is taken: {section_before.removesuffix('s')} of that name on line {line}"
                    report.add(section, place, "id", what)
