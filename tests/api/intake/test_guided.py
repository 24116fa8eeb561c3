"""Fuzzing that follows the branches of the readers finds nothing but refusals in a line."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RUNS, SECONDS, MEMORY_MB = 20_000, 60, 2000
KINDS = ("stl", "stl_ascii", "obj", "ply", "off", "glb", "3mf", "dae", "scene", "record", "certificate")


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_no_file_brings_a_reader_to_anything_but_a_refusal(kind, tmp_path, capsys):
    pytest.importorskip("atheris", reason="GUIDED FUZZING IS NOT DONE: atheris is for Python 3.11 on Linux")
    limits = [f"-runs={RUNS}", f"-max_total_time={SECONDS}", f"-rss_limit_mb={MEMORY_MB}", f"-timeout={SECONDS}"]
    command = [sys.executable, "-m", "tests.api.intake.guided", kind, str(tmp_path), *limits, "-seed=1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=20 * SECONDS, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    ran = re.search(r"Done (\d+) runs in (\d+) second", done.stderr)
    with capsys.disabled():
        sys.stdout.write(f"\n  {kind}: {ran[0]}; {len(list(tmp_path.iterdir()))} files worth keeping\n")
    assert int(ran[1]) > 100
