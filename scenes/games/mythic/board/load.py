"""Loads a scene of Mythic Battles: parses it, validates its form, finds and checks its board, places the units."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from scenes.board.board_scene import BoardScene, BoardUnit
from scenes.files.error_words import words_for
from scenes.files.named_path import NamedFileError
from scenes.files.problems import Problem
from scenes.files.text import SceneText, read_scene_text
from scenes.games.mythic.armies.library_files import board_file
from scenes.games.mythic.armies.unit_cards import known_card
from scenes.games.mythic.board.form import BOARD_TAGS, BoardForm, BoardSceneForm
from scenes.plugs.data_files import libraries_of
from skirmish.board import Board, Stone, board_from, hole_fault, judge_board
from skirmish.mythic.movement import ROOM_FOR_HUGE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.files.key_lines import Path as KeyPath
    from scenes.games.mythic.board.form import BoardUnitForm

HUGE = "huge"


def load_scene(path: str | Path) -> BoardScene:
    """Load a scene, or raise a `SceneError` whose one line names file, line and key of its first problem."""
    scene, problems = _load(Path(path))
    if problems:
        raise problems[0].error
    assert scene is not None, "a scene without problems has been built"
    return scene


def scene_problems(path: str | Path) -> list[Problem]:
    """Find everything that is wrong with a scene of Mythic Battles, from top to bottom."""
    return _load(Path(path))[1]


def _load(path: Path) -> tuple[BoardScene | None, list[Problem]]:
    with libraries_of(path):
        return _loaded(path)


def _loaded(path: Path) -> tuple[BoardScene | None, list[Problem]]:
    text, form, problems = _read(path)
    if text is None or form is None:
        return None, problems
    document, problems = _board_document(path, text, form)
    if document is None or problems:
        return None, problems
    board = board_from(document)
    problems = sorted(_placing(text, form, board), key=lambda problem: problem.line or 0)
    return (None if problems else _scene(path, form, document, board)), problems


def _read(path: Path) -> tuple[SceneText | None, BoardSceneForm | None, list[Problem]]:
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return None, None, [text]
    try:
        return text, BoardSceneForm.model_validate(text.document), []
    except ValidationError as refusal:
        found = [_form_problem(text, error) for error in refusal.errors(include_url=False)]
        return text, None, sorted(dict.fromkeys(found), key=lambda problem: problem.line or 0)


def _form_problem(text: SceneText, error: Any) -> Problem:
    loc = error["loc"]
    path = tuple(part for place, part in enumerate(loc) if not (loc[place - 1] == "board" and part in BOARD_TAGS))
    return _hole(text, path) or text.problem(path, words_for(error, path, BoardSceneForm))


def _hole(text: SceneText, path: KeyPath) -> Problem | None:
    """An outline made of several rings, whatever the form finds wrong with them."""
    if path[:2] != ("board", "areas") or len(path) < 5 or path[3] != "polygon":
        return None
    area = text.document["board"]["areas"][path[2]]
    fault = hole_fault(area, int(path[2]))
    return text.problem(("board", *fault.path), fault.what) if fault else None


def _board_document(path: Path, text: SceneText, form: BoardSceneForm) -> tuple[dict[str, Any] | None, list[Problem]]:
    """The board as plain JSON, of this file or of the one it names, with what is wrong with it."""
    if isinstance(form.board, BoardForm):
        document = _plain(form.name, form.board)
        return document, _board_problems(text, document)
    try:
        file = board_file(path.parent, form.board)
    except NamedFileError as trouble:
        return None, [text.problem(("board",), str(trouble))]
    other_text, other, problems = _read(file)
    if other_text is None:
        return None, [text.problem(("board",), f"{form.board}: {problems[0].what}")]
    if other is None:
        return None, problems
    if not isinstance(other.board, BoardForm):
        return None, [other_text.problem(("board",), "must be drawn here: it is used by another scene")]
    document = _plain(other.name, other.board)
    return document, _board_problems(other_text, document)


def _plain(name: str, board: BoardForm) -> dict[str, Any]:
    return {"name": name, **board.model_dump(mode="json", exclude_none=True)}


def _board_problems(text: SceneText, document: dict[str, Any]) -> list[Problem]:
    found = [text.problem(("board", *fault.path), fault.what) for fault in judge_board(document)[1]]
    return sorted(found, key=lambda problem: problem.line or 0)


def _placing(text: SceneText, form: BoardSceneForm, board: Board) -> Iterator[Problem]:
    for place, stone in enumerate(form.stones or ()):
        if stone.area not in board.areas:
            yield text.problem(("stones", place, "area"), f"the board has no area {stone.area!r}")
    standing: dict[str, int] = {}
    names: set[str] = set()
    for place, unit in enumerate(form.units):
        if unit.id in names:
            yield text.problem(("units", place, "id"), f"{unit.id!r} is taken: another unit has that id")
        names.add(unit.id)
        if unit.area not in board.areas:
            yield text.problem(("units", place, "area"), f"the board has no area {unit.area!r}")
            continue
        standing[unit.area] = standing.get(unit.area, 0) + 1
        yield from _crowding(text, place, unit, board, standing[unit.area])


def _crowding(text: SceneText, place: int, unit: BoardUnitForm, board: Board, count: int) -> Iterator[Problem]:
    """MYT-BOARD-03, MYT-CLASS-07: no unit stands where there is no room."""
    capacity = board.areas[unit.area].capacity
    if count == capacity + 1:
        what = f"{unit.id!r} does not fit: area {unit.area!r} holds {capacity} units (MYT-BOARD-04)"
        yield text.problem(("units", place, "area"), what)
    if HUGE in unit_from(unit).classes and capacity < ROOM_FOR_HUGE:
        what = f"{unit.id!r} is huge, and area {unit.area!r} holds fewer than {ROOM_FOR_HUGE} units (MYT-CLASS-07)"
        yield text.problem(("units", place, "area"), what)


def _scene(path: Path, form: BoardSceneForm, document: dict[str, Any], board: Board) -> BoardScene:
    stones = board.stones if form.stones is None else tuple(Stone(one.area, one.mythology) for one in form.stones)
    return BoardScene(
        path=path,
        name=form.name,
        game=form.game,
        board=board,
        document=document,
        units=tuple(unit_from(unit) for unit in form.units),
        stones=stones,
        match=form.match.model_dump(mode="json", exclude_none=True) if form.match else None,
    )


def unit_from(form: BoardUnitForm) -> BoardUnit:
    """The unit, with what its card says where the scene says nothing."""
    card = known_card(form.card or form.id)
    row = card["rows"][0] if card else {}
    return BoardUnit(
        id=form.id,
        area=form.area,
        card=form.card or form.id,
        side=form.side,
        type=form.type or (card or {}).get("type"),
        range=form.range if form.range is not None else row.get("range"),
        movement=form.movement if form.movement is not None else row.get("movement"),
        talents=frozenset(form.talents if form.talents is not None else (card or {}).get("talents", ())),
        classes=frozenset(form.classes if form.classes is not None else (card or {}).get("classes", ())),
    )
