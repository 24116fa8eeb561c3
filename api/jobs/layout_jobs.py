"""Runs surveys and games of bots as jobs: a worker process reports its progress, and is killed on cancellation."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from api.guard.problems import Refusal
from api.guard.sandbox import done
from skirmish import kit
from terrain.machine import Child

if TYPE_CHECKING:
    from api.http.schemas.scenario_forms import FairnessQuestion
    from api.http.services import House
    from api.jobs.job_list import Job
    from api.scenery.scenario_list import Playable
    from skirmish.kernel import Json


def start_survey(house: House, scenario_id: str) -> Job:
    """Survey a scenario."""
    one = house.scenarios.found(scenario_id)
    return house.jobs.start("survey", lambda job: _worked(job, house, one, {"work": "survey"}))


def start_fairness(house: House, scenario_id: str, question: FairnessQuestion) -> Job:
    """Have bots play a scenario from every side; what cannot be asked is refused before anything is played."""
    one, limits = house.scenarios.found(scenario_id), house.settings.limits
    if question.games > limits.fairness_games:
        raise Refusal(422, "too_many_games", f"{limits.fairness_games} games are the most that a server plays")
    _check_bots(question.bots, one)
    task = {"work": "fairness", **question.model_dump()}
    return house.jobs.start("fairness", lambda job: _worked(job, house, one, task), most=limits.fairness_jobs)


def _check_bots(bots: list[str], one: Playable) -> None:
    for bot in bots:
        if bot not in kit(one.game).bots:
            raise Refusal(422, "unknown_bot", f"no bot is called {bot!r}; there are {', '.join(kit(one.game).bots)}")
    if len(bots) > 1 and len(bots) != len(one.players):
        raise Refusal(422, "too_many_bots", f"{len(bots)} bots are named, and {len(one.players)} play")


def _worked(job: Job, house: House, one: Playable, task: dict[str, Any]) -> Json:
    """What the other process found."""
    limits = house.settings.limits
    granted = {"memory_bytes": limits.intake_bytes, "seconds": limits.layout_seconds}
    with house.scenarios.file(one.id) as path:
        line = json.dumps({**task, **granted, "path": str(path)})
        with Child("api.workers.layout_worker", line, memory_bytes=limits.intake_bytes) as worker:
            with job.ended_by(worker.kill):
                for report in worker.reports():
                    if report is not None:
                        job.progress(report["share"], report["step"])
            return {"scenario": one.id, **done(worker.ended())}
