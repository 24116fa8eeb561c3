"""Survey of a scenario of Ichoria: time, risk and exposure of every side.

table_survey  surveys a scenario: access to each fragment, danger, imbalance
scope         reads sides, figures and fragments of a scenario for the survey
travel        counts the activations to every place, with chances
exposure      measures how much ground sees a place, or can be shot at
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.ichoria.survey.table_survey import surveyor

__all__ = [
    "surveyor",
]
__getattr__ = door(__name__, __file__)
