"""Worker that surveys a scenario, or plays many games of it: `python -m api.workers.layout_worker`.

Its input line is the task as JSON. It caps its own memory and time, reports its progress, and ends with the document
that the command line gives.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terrain.machine import limit, serve

if TYPE_CHECKING:
    from scenes.layout.fairness import Sofar
    from skirmish.kernel import Json
    from terrain.machine import Say

Task = dict[str, Any]
NO_PICTURE = {"picture": None}


def outcome(line: str, say: Say) -> dict[str, Any]:
    """Do one task."""
    from scenes.files import SceneError  # noqa: PLC0415 - geometry is loaded here only

    task: Task = json.loads(line)
    limit(task["memory_bytes"], task["seconds"])
    try:
        return {"done": {"survey": survey, "fairness": fairness}[task["work"]](task, say)}
    except SceneError as wrong:
        folder = f"{Path(task['path']).parent}/"
        return {"refused": {"code": "cannot_be_asked", "detail": str(wrong).replace(folder, "")}}


def survey(task: Task, say: Say) -> Json:
    """The document of `pas scenario survey`."""
    from api.documents.survey_report import survey_document  # noqa: PLC0415
    from scenes.plugs import adapter_of, survey_of  # noqa: PLC0415

    path = Path(task["path"])
    found = survey_of(path, progress=lambda share: _progress(say, share, "surveying"))
    return {**survey_document(found, adapter_of(path).game), **NO_PICTURE}


def fairness(task: Task, say: Say) -> Json:
    """The document of `pas scenario fairness`; games are played one after the other, for others ask this server too."""
    from api.documents.fairness_report import fairness_document  # noqa: PLC0415
    from scenes.layout.fairness import (  # noqa: PLC0415
        Ledger,
        OwnCores,
        contest_of,
        measure,
        plan_for,
    )
    from scenes.plugs import load_scenario  # noqa: PLC0415

    contest = contest_of(load_scenario(Path(task["path"])), tuple(task["bots"]))
    plan = plan_for(contest, task["games"], task["seed"])
    _progress(say, 0.0, "playing")
    return fairness_document(measure(plan, OwnCores(1), Ledger(contest), lambda sofar: _tell(say, sofar, task["lang"])))


def _tell(say: Say, sofar: Sofar, lang: Any) -> None:
    """How many games are played, and what they say so far."""
    from scenes.layout.fairness import FAIRNESS_SENTENCES, share_words  # noqa: PLC0415
    from scenes.words import Tongue  # noqa: PLC0415

    said = f"{sofar.games}/{sofar.planned}"
    if sofar.share:
        said += f" · {sofar.side} {share_words(sofar.share, Tongue(lang, FAIRNESS_SENTENCES))}"
    _progress(say, sofar.games / sofar.planned, said)


def _progress(say: Say, share: float, step: str) -> None:
    say({"share": min(share, 1.0), "step": step})


if __name__ == "__main__":
    sys.exit(serve(outcome))
