"""The repository carries the compiled code of what people ask most: with the locked packages nothing is compiled.

Whoever changes a kernel packs anew: the message of the first test says how.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.compiled import PLACE, made_with, made_with_of

ROOT = Path(__file__).parents[3]
LOCKED = re.findall(
    r"^(?:numba|llvmlite|numpy)==[^\s;]+", (ROOT / "locks" / "demo.txt").read_text("utf-8"), re.MULTILINE
)
ASK = """
import json, os, sys
from contextlib import redirect_stdout
from io import StringIO
from terrain.machine.watchers import compile_watchers
compiled = []
compile_watchers.append(compiled.append)
from api.command import main
from terrain import compile_kernels
proof = sys.argv[1]
with redirect_stdout(StringIO()):
    ended = [
        main(["los", "castle", "davios", "jelena", "--certificate", proof]),
        main(["verify", proof]),
        main(["measure", "castle", "davios", "jelena"]),
    ]
compile_kernels()
print(json.dumps([ended, compiled]))
"""


def carried():
    return pytest.mark.skipif(
        not PLACE.is_file() or made_with() != made_with_of(PLACE),
        reason="compiled code is carried for another interpreter, another class of processors or other packages",
    )


@carried()
def test_what_people_ask_most_needs_no_compiler(tmp_path):
    environment = os.environ | {"PAS_CACHE": str(tmp_path / "cache")}
    environment.pop("PAS_COMPILED", None)
    command = [sys.executable, "-c", ASK, str(tmp_path / "proof.json")]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    ended, compiled = json.loads(done.stdout)
    assert ended == [0, 0, 0]
    assert compiled == [], "kernels have changed: pack their code anew with `make compiled`, and commit the pack"
    assert not list((tmp_path / "cache" / "kernels").rglob("*.nbc"))


@pytest.mark.parametrize("pack", sorted((ROOT / "terrain" / "compiled").glob("*.tar.xz")), ids=lambda path: path.name)
def test_a_pack_is_made_with_the_locked_packages_and_small(pack):
    made = [f"{name}=={version}" for name, version in made_with_of(pack).items() if name != "python"]
    assert set(made) <= set(LOCKED), "packages have changed: pack the compiled code anew with `make compiled`"
    assert pack.stat().st_size < 5e6
