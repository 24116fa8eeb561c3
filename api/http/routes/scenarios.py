"""Routes of scenarios: lists them; their layouts are checked, surveyed, and played by bots."""

from typing import Annotated

from fastapi import APIRouter, Path

from api.http.routes.scenes import owned_scenes
from api.http.schemas.common import REFUSALS
from api.http.schemas.game_forms import ScenarioLine, ScenarioList
from api.http.schemas.scenario_forms import FairnessQuestion, LayoutChecked, LayoutQuestion
from api.http.schemas.scene_forms import JobAnswer
from api.http.services import AnyToken, TheHouse, charged
from api.jobs.layout_jobs import start_fairness, start_survey
from api.scenery.layout_checks import checked
from scenes.plugs import shipped_scenarios

router = APIRouter(prefix="/v1/scenarios", tags=["scenarios"], responses=REFUSALS)
ScenarioId = Annotated[
    str,
    Path(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_\-]+$",
        examples=["duel"],
        description="The name of one that ships with Pas, or the id of an uploaded scene that is one.",
    ),
]


@router.get("")
def list_scenarios(house: TheHouse, owner: AnyToken) -> ScenarioList:
    """The scenarios that the owner of this token has uploaded, by their ids, then those that ship with Pas."""
    uploaded = [
        ScenarioLine(name=row.id, game=row.game, title=row.name)
        for row in owned_scenes(house, owner)
        if row.summary.get("players")
    ]
    shipped = [
        ScenarioLine(name=name, game=path.parent.name, title=name.replace("_", " "))
        for name, path in shipped_scenarios().items()
    ]
    return ScenarioList(scenarios=[*uploaded, *shipped])


@router.post("/{scenario_id}/check")
def check_layout(scenario_id: ScenarioId, question: LayoutQuestion, house: TheHouse) -> LayoutChecked:
    """Say which rules of the set-up the layout breaks, as it is or with fragments tried elsewhere."""
    return LayoutChecked(**checked(house, scenario_id, question))


@router.post("/{scenario_id}/survey", status_code=202, dependencies=[charged("jobs")])
def survey_layout(scenario_id: ScenarioId, house: TheHouse) -> JobAnswer:
    """How soon, how surely and how exposed each side gets to each fragment or stone. The job's result says it."""
    return JobAnswer(**start_survey(house, scenario_id).document())


@router.post("/{scenario_id}/fairness", status_code=202, dependencies=[charged("jobs")])
def measure_fairness(scenario_id: ScenarioId, question: FairnessQuestion, house: TheHouse) -> JobAnswer:
    """Whom does the layout favour? Bots play it from every side; the job's step has the running estimate."""
    return JobAnswer(**start_fairness(house, scenario_id, question).document())
