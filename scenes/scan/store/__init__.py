"""Output folder of a scan, and the cache of step results.

folder       claims, locks and publishes the output folder; sets edited scenes aside
step_cache   caches the result of each step, keyed by input, options and code
step_values  serialises step results to JSON values, and restores them
found        the results of the steps, as frozen values
kept_ply     stores surfaces as binary PLY, without loss
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.scan.store.folder import SCENE, read_report

__all__ = [
    "SCENE",
    "read_report",
]
__getattr__ = door(__name__, __file__)
