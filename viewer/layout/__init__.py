"""Plans, surveys and sheets of scenarios.

scenario_plan    values of the plan of a scenario; saves it as PNG
drawing          draws a plan on axes in pas
scenario_sheet   the author's sheet of a scenario as PDF
survey           the map of a survey: routes of every side to every fragment
board_plan       the plan of a scenario on a board
board_survey     the map of a surveyed board
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.layout.scenario_plan import save_plan
    from viewer.layout.scenario_sheet import save_sheet
    from viewer.layout.survey import save_survey

__all__ = [
    "save_plan",
    "save_sheet",
    "save_survey",
]
__getattr__ = door(__name__, __file__)
