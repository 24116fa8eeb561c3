"""Phrases rulings on a board in French and English; the command and the picture share these sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.sentence_files import sentences

if TYPE_CHECKING:
    from scenes.board.board_answers import BoardSightRuling
    from scenes.board.board_scene import BoardScene
    from scenes.words.tongue import Tongue
    from skirmish.board import Blocker
    from skirmish.kernel import Verdict

BOARD_SENTENCES = sentences("rulings/boards")


def area_name(scene: BoardScene, area: str) -> str:
    """An area as people call it."""
    return scene.board.areas[area].name


def boundary_name(scene: BoardScene, boundary: str) -> str:
    """A boundary by the two areas it parts."""
    found = next(one for one in scene.board.boundaries if one.id == boundary)
    return " – ".join(area_name(scene, area) for area in found.between)


def said_blocker(scene: BoardScene, blocker: Blocker, tongue: Tongue) -> str:
    """What is in the way, as a player says it."""
    if blocker.why == "wall":
        return tongue("board_by_wall", what=boundary_name(scene, blocker.what))
    name = area_name(scene, blocker.what)
    if blocker.why == "terrain":
        return tongue("board_by_terrain", what=name, terrain=said_terrain(scene, blocker.what, tongue))
    units = [unit.id for unit in scene.in_area(blocker.what)]
    key = "board_by_units" if len(units) == 1 else "board_by_unit_list"
    return tongue(key, what=name, units=", ".join(units))


def said_blockers(scene: BoardScene, ruling: BoardSightRuling, tongue: Tongue) -> str:
    return ", ".join(said_blocker(scene, blocker, tongue) for blocker in ruling.blockers)


def said_terrain(scene: BoardScene, area: str, tongue: Tongue) -> str:
    return tongue(f"terrain_{scene.board.areas[area].terrain}")


def board_sight_verdict(ruling: BoardSightRuling, tongue: Tongue) -> str:
    """The verdict as a player says it."""
    return tongue("board_sees" if ruling.sees else "board_sees_not", a=ruling.a.name, b=ruling.b.name)


def board_sight_reason(scene: BoardScene, ruling: BoardSightRuling, tongue: Tongue) -> str:
    """Why the verdict is what it is, in a sentence."""
    start, end = area_name(scene, ruling.a.area), area_name(scene, ruling.b.area)
    if ruling.over == "same_area":
        return tongue("board_same_area", start=start)
    if ruling.over is not None:
        terrain = said_terrain(scene, ruling.a.area, tongue)
        return tongue(f"board_over_{ruling.over}", start=start, end=end, terrain=terrain)
    blockers = said_blockers(scene, ruling, tongue)
    return tongue("board_free" if ruling.sees else "board_blocked", start=start, end=end, blockers=blockers)


def said_refusal(scene: BoardScene, verdict: Verdict, tongue: Tongue) -> str:
    """Why a unit cannot set out."""
    key = f"board_refused_{verdict.reason}"
    facts = {name: fact for name, fact in verdict.facts.items() if name != "area"}
    area = verdict.facts.get("area")
    named = area_name(scene, area) if isinstance(area, str) else ""
    return tongue(key if key in BOARD_SENTENCES else "board_refused", rule=verdict.rule, area=named, **facts)
