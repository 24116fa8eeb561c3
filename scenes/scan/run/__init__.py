"""Runs a scan in a worker process with limits, and publishes the result.

make       `make_scene`: runs a job, draws pictures, completes the report, publishes the folder
pipeline   runs the seven steps in order, reusing cached results
stages     steps 2 to 6 for one or several files
job        the job passed to the worker, serialised as one line of JSON
worker     the worker process: caps its memory, does one job, reports as lines of JSON
watch      starts the worker, passes on its progress, kills it at its limits
progress   estimates the progress of a scan and the time of a step
verify     `check_scan`: measures a finished scene again and lists what differs from its report
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.scan.run.job import LEAST_MEMORY_BYTES
    from scenes.scan.run.watch import Progress

__all__ = [
    "LEAST_MEMORY_BYTES",
    "Progress",
]
__getattr__ = door(__name__, __file__)
