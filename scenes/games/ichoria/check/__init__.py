"""Checks the layout of a scenario of Ichoria against the rules of set-up (TABLE, DEPLOY, ICHOR, BAND).

legality         runs all checks, and returns problems and notes
case             the scenario, its table and its zones, as the checks use them
deployment       checks the deployment zones, and that the bands fit into them
fragments        checks fragments on the table, or those the players place
starting_places  checks figures that start on the table
recruits         checks the bands against the rules of recruiting
trial            checks a layout again with fragments moved, without reading it anew
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.ichoria.check.legality import check_layout

__all__ = [
    "check_layout",
]
__getattr__ = door(__name__, __file__)
