"""Reads scenarios of Mythic Battles: makes the setup of a match from a board scene with a `[match]`.

The setup is plain JSON and complete: the board, all unit cards, and what `skirmish.mythic.setup.agreement` needs.
The setup is enough to play the match, or to replay it.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.board.board_scene import BoardScene, BoardUnit
from scenes.files.named_path import NamedFileError, named_file
from scenes.files.problems import Problem, SceneError
from scenes.files.text import read_scene_text
from scenes.games.mythic.armies.library_files import board_file, known_boards
from scenes.games.mythic.armies.unit_cards import known_cards
from scenes.games.mythic.board.load import load_scene, scene_problems
from scenes.plugs.data_files import libraries_of
from skirmish.board import Board, Stone
from skirmish.mythic.setup import SetupError, book_from
from skirmish.mythic.state import ConditionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from skirmish.kernel import Json
    from skirmish.mythic import MythicRules
    from skirmish.mythic.state import Book, MythicState, Unit

MATCH_KEYS = (
    "players",
    "mode",
    "recruitment",
    "divinity",
    "teams",
    "lead",
    "points",
    "armies",
    "collections",
    "pool",
    "zones",
    "victory",
    "rules",
    "max_rounds",
    "stalemate",
)
"""What goes from `[match]` into the setup under the same name."""


def load_setup(path: str | Path) -> Json:
    """The setup of a scenario, or a `SceneError` whose one line names file, line and key of its first problem."""
    scene = load_scene(path)
    if scene.match is None:
        raise _problem(
            Path(path), "match", "is missing; write [match] with players to make a scenario of this board"
        ).error
    with libraries_of(Path(path)):
        setup = _setup(scene)
    try:
        book_from(setup)
    except (SetupError, ConditionError, ValueError) as refusal:
        raise _problem(Path(path), "match", str(refusal)).error from refusal
    return setup


def scenario_problems(path: str | Path) -> list[Problem]:
    """Find everything that is wrong with a scenario, the scene it is played on first."""
    problems = scene_problems(path)
    if problems:
        return problems
    try:
        load_setup(path)
    except SceneError as refusal:
        return [_problem(Path(path), "match", str(refusal).split(": match: ", 1)[-1])]
    return []


def is_scenario(path: Path) -> bool:
    """Whether a board scene says how it is played."""
    text = read_scene_text(path)
    return not isinstance(text, Problem) and "match" in text.document


def table_of(_: Json) -> None:
    """A board needs no table: it is in the setup."""
    return


def scene_at_start(path: str | Path) -> BoardScene:
    """The board of a scenario before anything is played."""
    return load_scene(path)


def scene_now(rules: MythicRules, state: MythicState) -> BoardScene:
    """The board of a match as it is now: units where they stand, stones where they lie or with their carriers."""
    book = rules.book
    board = _emptied(book.boards[state.board or next(iter(book.boards))], state)
    units = tuple(_standing(unit, book) for unit in state.units.values() if unit.area is not None)
    where = [stone.area or _area_of(state, stone.carrier) for stone in state.stones.values()]
    stones = tuple(Stone(area) for area in where if area is not None)
    return BoardScene(Path(board.name), board.name, rules.game, board, {"name": board.name}, units, stones)


def _emptied(board: Board, state: MythicState) -> Board:
    """The board with open ground where the last tree or column is gone (MYT-TERR-03)."""
    gone = {area for area, left in state.elements.items() if not left}
    areas = tuple(replace(area, terrain="open_ground") if area.id in gone else area for area in board.drawing.areas)
    return Board(replace(board.drawing, areas=areas)) if gone else board


def _area_of(state: MythicState, carrier: str | None) -> str | None:
    return state.units[carrier].area if carrier is not None else None


def _standing(unit: Unit, book: Book) -> BoardUnit:
    card = book.cards[unit.card]
    row = card.row(unit.vitality)
    assert unit.area is not None, "only units on the board are drawn"
    return BoardUnit(
        unit.id, unit.area, unit.card, unit.player, card.type, row.range, row.movement, card.talents, card.classes
    )


def _setup(scene: BoardScene) -> dict[str, Any]:
    match = scene.match or {}
    setup = {"name": scene.name} | {key: match[key] for key in MATCH_KEYS if key in match}
    setup |= {"boards": _boards(scene), "units": list(known_cards().values())}
    if match.get("mode") == "adventure":
        setup["stones"] = [{"area": stone.area, "mythology": stone.mythology} for stone in scene.stones]
        setup["placed"] = {unit.id: unit.area for unit in scene.units}
    return setup


def _boards(scene: BoardScene) -> dict[str, Any]:
    """The board of the scene, and under constructed recruitment the one that the other side brings."""
    boards = {scene.document["name"]: scene.document}
    other = (scene.match or {}).get("other_board")
    if other is not None:
        brought = load_scene(_brought(scene.path, other))
        boards[brought.document["name"]] = brought.document
    return boards


def _brought(path: Path, other: str) -> Path:
    """The file of the board that the other side brings."""
    try:
        return board_file(path.parent, other)
    except NamedFileError as trouble:
        raise _problem(path, "match", f"other_board: {trouble}").error from trouble


def _problem(path: Path, key: str, what: str) -> Problem:
    text = read_scene_text(path)
    assert not isinstance(text, Problem), "the scene has been read before"
    return text.problem((key,), what)


def needed_files(folder: Path, document: Json, read: Callable[[Path], Json]) -> Iterator[Path]:
    """The board of a scenario, and the one that the other side brings."""
    known = known_boards()
    if isinstance(document.get("board"), str) and document["board"] not in known:
        yield named_file(folder, document["board"])
    other = document.get("match", {}).get("other_board")
    if other is not None and other not in known:
        file = named_file(folder, other)
        yield file
        brought = read(file).get("board")
        if isinstance(brought, str):
            yield named_file(file.parent, brought)
