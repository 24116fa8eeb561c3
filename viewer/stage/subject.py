"""Opens a file as a stage: a scene, a scenario or the record of a game, whichever game it is of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from scenes.board import load_board
from scenes.files import Problem, game_of, read_scene_text
from scenes.plugs import StageMarks, adapter, is_record, load_scenario, open_record, scene_now, start_match
from scenes.table import scene_of
from scenes.words.story import story
from skirmish import Space, games, kit
from skirmish.kernel import SPECTATOR, SeededDice, replay
from viewer.stage.relief import set_of_board
from viewer.stage.sheet.state_sheet import set_of_state
from viewer.stage.stage_set import StageSet, set_of_scene
from viewer.stage.table_ground import thrown_weapon

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from scenes.board import BoardScene
    from scenes.table import Scene
    from scenes.words import Lang
    from skirmish.kernel import Match, Replayed, Rules, Viewer

What = Literal["scene", "board", "scenario", "record"]


@dataclass(frozen=True, eq=False)
class Opened:
    """A file that was opened: what it is, its stage, what is wrong with it, and the match if there is one."""

    what: What
    stage: StageSet
    scene: Scene | BoardScene | None
    """None where the game has no space."""
    problems: tuple[str, ...] = ()
    replayed: Replayed | None = None


def kind_of(path: Path) -> What:
    """What a file is; anything that is neither a record nor a scenario is taken for a scene."""
    if is_record(path):
        return "record"
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return "scene"
    if str(text.document.get("format", "")).startswith("pas-scenario/"):
        return "scenario"
    game = game_of(path)
    space = kit(game).space if game in games() else "table"
    kinds: dict[Space, What] = {"table": "scene", "board": "board", "none": "scenario"}
    return kinds[space]  # what has no space can only be played


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
    """A scenario as it is before the first answer: its table, strips and fragments, or its state."""
    scenario = load_scenario(path)
    match = start_match(scenario, SeededDice(0))
    return Opened("scenario", _stage_of(match, lang, scenario.name), scene_now(match))


def _record(path: Path, lang: Lang) -> Opened:
    """A record as it ends; up to the first difference where it does not verify."""
    record, rules = open_record(path)
    replayed = replay(record, rules)
    stage = _stage_of(replayed.match, lang, str(record.header.setup.get("name") or path.stem))
    problems = () if replayed.difference is None else (f"{path}: {replayed.difference}",)
    return Opened("record", stage, scene_now(replayed.match), problems, replayed)


def _stage_of(match: Match[Any], lang: Lang, name: str) -> StageSet:
    """The stage of a match as it is now; the title of a sheet is the name of its scenario."""
    stage = stage_of_match(match, lang)
    return stage if stage.sheet is None else replace(stage, title=name, subtitle=f"{stage.title} · {stage.subtitle}")


def stage_of_match(match: Match[Any], lang: Lang = "en", viewer: Viewer = SPECTATOR) -> StageSet:
    """The stage of a match as it is now, for one viewer; of a game without space also who has to answer."""
    waiting = [one.decision.player for one in match.pending]
    if kit(match.rules.game).space != "none":
        return stage_of_state(match.rules, match.state, lang)
    telling = story(match.rules.game, lang)
    told = [
        said for event in match.told(viewer) if telling.knows("events", event["is"]) and (said := telling.event(event))
    ]
    return set_of_state(match.rules, match.state, lang, viewer=viewer, waiting=waiting, told=told)


def stage_of_state(
    rules: Rules[Any],
    state: Any,
    lang: Lang = "en",
    viewer: Viewer = SPECTATOR,
    waiting: Sequence[str] | None = None,
) -> StageSet:
    """The stage of a match in some state; what lies on tables and boards is for everybody to see."""
    space = kit(rules.game).space
    if space == "none":
        return set_of_state(rules, state, lang, viewer=viewer, waiting=waiting)
    scene = scene_of_state(rules, state)
    if space == "board":
        return set_of_board(scene, lang, sides=rules.players)
    marks = marks_of_state(rules, state)
    lying = [thrown_weapon(one.name, one.place) for one in marks.lying]
    return set_of_scene(scene, lang, sides=rules.players, strips=marks.strips, lying=lying)


def scene_of_state(rules: Rules[Any], state: Any) -> Any:
    """The scene of a match in some state; None where its game has no space."""
    return adapter(rules.game).scene_now(rules, state)


def marks_of_state(rules: Rules[Any], state: Any) -> StageMarks:
    """What a match has on its table besides the scene."""
    own = adapter(rules.game)
    return own.stage_marks(rules, state) if own.offers("stage_marks") else StageMarks()
