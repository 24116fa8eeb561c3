"""Where the stones of a board should lie, or which of them should move, each with the survey of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.files.problems import SceneError
from scenes.games.mythic.layout.board_survey import board_surveyor, stones_file, survey_scenario
from scenes.games.mythic.layout.placement import StoneTask, improve_stones, place_stones
from scenes.layout.place.proposals import BoardAmendment, BoardProposal
from skirmish.mythic import KIT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scenes.layout.place.proposals import Wish

    Progress = Callable[[float], None]


def layout_proposal(
    path: Path,
    wish: Wish,
    progress: Progress = lambda _: None,  # noqa: ARG001 - as adapters are asked
) -> BoardProposal:
    """Lay stones out; a `SceneError` says why it cannot be done."""
    if wish.values:
        raise SceneError(f"{path}: --values: stones of {KIT.title} have no worth to choose")
    stones_file(path)
    looked = board_surveyor(path)
    kept = () if wish.afresh else tuple(stone.area for stone in looked.scene.stones)
    areas = place_stones(StoneTask(looked, kept, wish.count), wish.seed)
    return BoardProposal(path, wish, areas, len(kept), looked.survey(areas))


def layout_amendment(
    path: Path,
    progress: Progress = lambda _: None,  # noqa: ARG001 - as adapters are asked
) -> BoardAmendment:
    """Say which stones should be moved where to make a board fair."""
    stones_file(path)
    before, looked = survey_scenario(path), board_surveyor(path)
    areas = [stone.area for stone in before.stones]
    moves = improve_stones(looked, areas)
    for move in moves:
        areas[move.slot] = move.end
    return BoardAmendment(path, moves, before, looked.survey(areas))
