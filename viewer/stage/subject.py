"""From a file to a stage: a scene, a scenario or the record of a game, of either game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from scenes.board.questions import load_board
from scenes.files.problems import Problem
from scenes.files.text import game_of, read_scene_text
from scenes.games import matches
from scenes.games.adapter import adapter
from scenes.table.load import scene_of
from skirmish.ichoria.table.zones import strips
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.replays import replay
from viewer.stage.relief import set_of_board
from viewer.stage.stage_set import StageSet, set_of_scene
from viewer.stage.table_ground import Strip, thrown_weapon

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.board.scene import BoardScene
    from scenes.table.scene import Scene
    from scenes.words.tongue import Lang
    from skirmish.kernel.game import Rules
    from skirmish.kernel.replays import Replayed

What = Literal["scene", "board", "scenario", "record"]


@dataclass(frozen=True, eq=False)
class Opened:
    """A file that was opened: what it is, its stage, what is wrong with it, and the match if there is one."""

    what: What
    stage: StageSet
    scene: Scene | BoardScene
    problems: tuple[str, ...] = ()
    replayed: Replayed | None = None


def kind_of(path: Path) -> What:
    """What a file is; anything that is neither a record nor a scenario is taken for a scene."""
    if matches.is_record(path):
        return "record"
    try:
        document = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return "scene"
    if str(document.get("format", "")).startswith("pas-scenario/"):
        return "scenario"
    return "board" if game_of(path) == "mythic" else "scene"


def open_what(path: Path, lang: Lang = "en") -> Opened:
    """Open a file; a `SceneError` or `RecordError` says why it cannot be opened."""
    return {"scene": _scene, "board": _board, "scenario": _scenario, "record": _record}[kind_of(path)](path, lang)


def _scene(path: Path, lang: Lang) -> Opened:
    """A scene as far as it can be built: pieces whose meshes are missing are named."""
    text = read_scene_text(path)
    if isinstance(text, Problem):
        raise text.error
    scene, problems = scene_of(path, text)
    if scene is None:
        raise problems[0].error
    built = {piece.id for piece in scene.table.pieces}
    missing = [str(piece["id"]) for piece in text.document.get("pieces", []) if piece.get("id", "") not in built | {""}]
    stage = set_of_scene(scene, lang, missing=missing)
    return Opened("scene", stage, scene, tuple(str(problem.error) for problem in problems))


def _board(path: Path, lang: Lang) -> Opened:
    scene = load_board(path)
    return Opened("board", set_of_board(scene, lang), scene)


def _scenario(path: Path, lang: Lang) -> Opened:
    """A scenario as it is before the first answer: its table, strips and fragments."""
    scenario = matches.load_scenario(path)
    match = matches.start_match(scenario, SeededDice(0))
    scene = matches.scene_now(match)
    return Opened("scenario", stage_of_state(match.rules, match.state, lang), scene)


def _record(path: Path, lang: Lang) -> Opened:
    """A record as it ends; up to the first difference where it does not verify."""
    record, rules = matches.open_record(path)
    replayed = replay(record, rules)
    stage = stage_of_state(rules, replayed.match.state, lang)
    problems = () if replayed.difference is None else (f"{path}: {replayed.difference}",)
    return Opened("record", stage, matches.scene_now(replayed.match), problems, replayed)


def stage_of_state(rules: Rules[Any], state: Any, lang: Lang = "en") -> StageSet:
    """The stage of a match in some state."""
    scene = scene_of_state(rules, state)
    if rules.game == "mythic":
        return set_of_board(scene, lang, sides=rules.players)
    lying = [thrown_weapon(f"{one.weapon} {one.owner}", one.place) for one in state.weapons]
    return set_of_scene(scene, lang, sides=rules.players, strips=_strips(rules, state), lying=lying)


def scene_of_state(rules: Rules[Any], state: Any) -> Any:
    """The scene of a match in some state."""
    return adapter(rules.game).scene_now(rules, state)


def _strips(rules: Any, state: Any) -> list[Strip]:
    """Where the sides deploy: fixed for them, or as they have chosen."""
    chosen = {side.zone: side.side for side in state.sides.values() if side.zone is not None}
    zones = rules.table.zones() or strips(rules.table.size_pas)
    return [
        Strip(zone.side or chosen.get(zone.name, zone.name), zone.polygon, zone.side or chosen.get(zone.name))
        for zone in zones
    ]
