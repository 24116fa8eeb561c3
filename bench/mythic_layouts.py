"""Stones of Mythic Battles laid out: how long it takes, and how much fairer it is than stones by chance."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bench.layout import SEEDS, LaidOut
from scenes.board import load_board
from scenes.games.mythic.layout import StoneTask, board_surveyor, place_stones, random_stones
from scenes.plugs import catalogue_of

if TYPE_CHECKING:
    from pathlib import Path

STONES = 6


def all_laid_out(*, quick: bool = False) -> list[LaidOut]:
    """Every shipped board with stones and zones; none when it has to be quick."""
    boards = [] if quick else sorted((catalogue_of("mythic") / "boards").glob("*.toml"))
    return [laid_out(path) for path in boards if _can_be_surveyed(path)]


def _can_be_surveyed(path: Path) -> bool:
    board = load_board(path).board
    return bool(board.stones) and len(board.zones) > 1


def laid_out(path: Path, seeds: int = SEEDS) -> LaidOut:
    """Lay out the stones of a board anew."""
    begun = time.perf_counter()
    looked = board_surveyor(path)
    looked.survey([stone.area for stone in looked.scene.stones])
    surveyed = time.perf_counter()
    task = StoneTask(looked, (), STONES)
    placed = tuple(looked.imbalance(place_stones(task, seed)).total for seed in range(seeds))
    done = time.perf_counter()
    random = tuple(looked.imbalance(random_stones(task, seed)).total for seed in range(seeds))
    return LaidOut(f"board {path.stem}", STONES, placed, random, None, surveyed - begun, (done - surveyed) / seeds)
