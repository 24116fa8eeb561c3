"""Layout of boards: checks, survey and placement of divine stones.

legality      checks a scenario against the rules of set-up
board_survey  measures the ways from each zone to each stone, and the imbalance
choke_points  finds areas that every way from a zone to a stone passes
placement     places and moves stones by search
proposals     proposes places of stones, or moves of them, each with its survey
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.mythic.layout.board_survey import board_surveyor
    from scenes.games.mythic.layout.placement import StoneTask, place_stones, random_stones

__all__ = [
    "StoneTask",
    "board_surveyor",
    "place_stones",
    "random_stones",
]
__getattr__ = door(__name__, __file__)
