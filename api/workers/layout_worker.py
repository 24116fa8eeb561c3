"""The process that surveys a scenario, or plays many games of it: `python -m api.layout_worker TASK`.

It caps itself, says how far it is in lines of JSON, and ends with the document that the command line gives. Nobody who
listens any more ends it too, at the next line.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.layout.fairness.verdict import Sofar
    from skirmish.kernel.views import Json

Task = dict[str, Any]
NO_PICTURE = {"picture": None}


def main(told: str) -> int:
    """Do one task."""
    from scenes.files.problems import SceneError  # noqa: PLC0415 - geometry is loaded here only
    from scenes.scan.run.worker import limit  # noqa: PLC0415

    task: Task = json.loads(told)
    limit(task["memory_bytes"], task["seconds"])
    try:
        _say({"done": {"survey": survey, "fairness": fairness}[task["work"]](task)})
    except SceneError as wrong:
        folder = f"{Path(task['path']).parent}/"
        _say({"refused": {"code": "cannot_be_asked", "detail": str(wrong).replace(folder, "")}})
    except MemoryError:
        _say({"refused": {"code": "too_much_work", "detail": "it takes too much memory"}})
    except BrokenPipeError:
        os._exit(1)  # whoever asked is gone, and so is whoever would read why
    return 0


def survey(task: Task) -> Json:
    """The document of `pas scenario survey`."""
    from api.documents.survey_report import survey_document  # noqa: PLC0415
    from scenes.games.open import adapter_of, survey_of  # noqa: PLC0415

    path = Path(task["path"])
    found = survey_of(path, progress=lambda share: _progress(share, "surveying"))
    return {**survey_document(found, adapter_of(path).game), **NO_PICTURE}


def fairness(task: Task) -> Json:
    """The document of `pas scenario fairness`; games are played one after the other, for others ask this server too."""
    from api.documents.fairness_report import fairness_document  # noqa: PLC0415
    from scenes.games.matches import load_scenario  # noqa: PLC0415
    from scenes.layout.fairness.contests import contest_of  # noqa: PLC0415
    from scenes.layout.fairness.crews import OwnCores  # noqa: PLC0415
    from scenes.layout.fairness.ledger import Ledger  # noqa: PLC0415
    from scenes.layout.fairness.verdict import measure, plan_for  # noqa: PLC0415

    contest = contest_of(load_scenario(Path(task["path"])), tuple(task["bots"]))
    plan = plan_for(contest, task["games"], task["seed"])
    _progress(0.0, "playing")
    return fairness_document(measure(plan, OwnCores(1), Ledger(contest), lambda sofar: _tell(sofar, task["lang"])))


def _tell(sofar: Sofar, lang: Any) -> None:
    """How many games are played, and what they say so far."""
    from scenes.words.fairness_report import FAIRNESS_SENTENCES, share_words  # noqa: PLC0415
    from scenes.words.tongue import Tongue  # noqa: PLC0415

    said = f"{sofar.games}/{sofar.planned}"
    if sofar.share:
        said += f" · {sofar.side} {share_words(sofar.share, Tongue(lang, FAIRNESS_SENTENCES))}"
    _progress(sofar.games / sofar.planned, said)


def _progress(share: float, step: str) -> None:
    _say({"share": min(share, 1.0), "step": step})


def _say(report: Json) -> None:
    sys.stdout.write(json.dumps(report) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
