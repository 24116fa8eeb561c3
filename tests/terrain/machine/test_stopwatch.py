"""The stopwatch stands still while code is compiled or loaded: a question is not harder for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from numba import njit
from numba.core import event

from terrain.machine.stopwatch import stopwatch_s

ROOT = Path(__file__).parents[3]
RULED = """
import json, time
from numba.core import event
from pathlib import Path
from scenes import rule_sight
from scenes.table.load import load_scene

class Slow(event.Listener):
    '''A machine on which every piece of code takes a tenth of a second to load.'''
    slept = 0.0

    def on_start(self, _event):
        time.sleep(0.1)
        self.slept += 100.0

    def on_end(self, _event):
        pass

scene = load_scene(Path("scenes/catalogue/castle.toml"))
scene.table.prepare()
slow = Slow()
event.register("numba:compiler_lock", slow)
found = rule_sight(scene, "davios", "jelena").sight
print(json.dumps([found.verdict, found.milliseconds, slow.slept]))
"""


class Slow(event.Listener):
    """A machine on which the compiler takes its time."""

    def on_start(self, _event):
        time.sleep(0.2)

    def on_end(self, _event):
        pass


def test_the_time_of_the_compiler_does_not_count():
    @njit
    def doubled(number):
        return 2 * number

    began, watch = time.perf_counter(), stopwatch_s()
    with event.install_listener("numba:compile", Slow()):
        doubled(21)
    passed, counted = time.perf_counter() - began, stopwatch_s() - watch
    assert passed - counted >= 0.2
    assert counted >= 0
    began, watch = time.perf_counter(), stopwatch_s()
    time.sleep(0.01)
    assert stopwatch_s() - watch >= 0.01


def test_the_first_ruling_of_a_process_says_how_hard_the_question_is():
    """It has half a second, as ever, and says how much of that it took; loading its code takes longer."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", RULED], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    verdict, milliseconds, slept = json.loads(done.stdout)
    assert verdict == "visible"
    assert slept > 1000
    assert milliseconds < slept / 2
