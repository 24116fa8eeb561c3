"""Layout of scenarios: what an author wants to know about a scenario before it is played.

findings   problems and notes about a layout, with rule, place and line
cases      a scenario as plans and sheets draw it, and its briefing
bands      bands on paper: their figures and what they cost
surveys    the results of a survey, of a table or of a board
draft/     new scenarios and packs
place/     proposes and improves the places of fragments and stones, and writes them into a file
fairness/  measures by games of bots which side a layout favours
bands      bands on paper

Checks, surveys and proposals that depend on the rules of a game lie in its adapter below `scenes.games`.
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.layout.bands import BandCard, BandMember, is_band, known_bands
    from scenes.layout.cases import BoardLayout, Briefing, PlanFigure, PlanFragment, PlanZone, Spot, TableLayout
    from scenes.layout.findings import Checkup, Finding, LayoutTrial, file_finding
    from scenes.layout.surveys import (
        Access,
        BoardSurvey,
        FragmentSurvey,
        Imbalance,
        Share,
        SideSurvey,
        StoneAccess,
        StoneSurvey,
        Stretch,
        Survey,
        ZoneSurvey,
    )

__all__ = [
    "Access",
    "BandCard",
    "BandMember",
    "BoardLayout",
    "BoardSurvey",
    "Briefing",
    "Checkup",
    "Finding",
    "FragmentSurvey",
    "Imbalance",
    "LayoutTrial",
    "PlanFigure",
    "PlanFragment",
    "PlanZone",
    "Share",
    "SideSurvey",
    "Spot",
    "StoneAccess",
    "StoneSurvey",
    "Stretch",
    "Survey",
    "TableLayout",
    "ZoneSurvey",
    "file_finding",
    "is_band",
    "known_bands",
]
__getattr__ = door(__name__, __file__)
