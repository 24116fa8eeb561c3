"""Fairness: measures which side a layout favours, by games of bots that change sides.

verdict    plans and runs the games, and decides when to stop: fair or not
contests   plays one game of a scenario, named by seed and seating
seating    assigns the bands of a scenario to its sides, in every rotation
estimates  means with confidence intervals, one sample per seed
ledger     caches played games on disk, one line each
crews      runs games in parallel on the cores of this machine
cluster    runs games on the workers of a Dask cluster
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.layout.fairness.cluster import cluster_at
    from scenes.layout.fairness.contests import Bout, Contest, contest_of
    from scenes.layout.fairness.crews import Crew, CrewError, OwnCores, own_cores
    from scenes.layout.fairness.estimates import ALPHA, Estimate, share
    from scenes.layout.fairness.ledger import Ledger
    from scenes.layout.fairness.sentences import (
        FAIRNESS_SENTENCES,
        fairness_verdict,
        interval_words,
        mean_words,
        share_words,
    )
    from scenes.layout.fairness.verdict import Fairness, Plan, Side, Sofar, measure, plan_for

__all__ = [
    "ALPHA",
    "FAIRNESS_SENTENCES",
    "Bout",
    "Contest",
    "Crew",
    "CrewError",
    "Estimate",
    "Fairness",
    "Ledger",
    "OwnCores",
    "Plan",
    "Side",
    "Sofar",
    "cluster_at",
    "contest_of",
    "fairness_verdict",
    "interval_words",
    "mean_words",
    "measure",
    "own_cores",
    "plan_for",
    "share",
    "share_words",
]
__getattr__ = door(__name__, __file__)
