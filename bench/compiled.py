"""Packs the compiled code of all kernels into one file, and shows that nothing has to be compiled where it is unpacked.

    python -m bench.compiled [-o FILE]

`make demo` unpacks the file where it is there (dist/compiled.tar.xz), and compiles where it is not; `make wheel` ships
its content. The code is for this interpreter and this class of processors: elsewhere it is not found, and compiled.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "dist" / "compiled.tar.xz"
PACKED = ("api", "viewer", "scenes", "skirmish", "terrain", "pyproject.toml", "README.md", "LICENSE")
QUESTIONS = (
    ("los", "castle", "davios", "jelena"),
    ("los", "slits", "g", "h"),
    ("cover", "ruin", "14,8", "20,11"),
    ("measure", "castle", "davios", "20,11.5"),
    ("reach", "vertical", "leucas", "--hurry"),
    ("route", "vertical", "leucas", "12.5,5", "--hurry"),
    ("play", "duel", "--bots", "hunter,hunter", "--seed", "7"),
)
"""What is asked where the code was unpacked: between them they need all of it but that of scans."""


def copied(target: Path) -> Path:
    """A copy of what git knows of the project."""
    listed = subprocess.run(
        [shutil.which("git") or "git", "ls-files", *PACKED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target / name)
    return target


def compiled_in(source: Path, folder: Path) -> Path:
    """The compiled code of a copy of the project, made in an empty cache."""
    environment = os.environ | {"PYTHONPATH": str(source), "PAS_CACHE": str(folder)}
    subprocess.run([sys.executable, "-m", "scenes.warm"], cwd=source, env=environment, check=True)
    return folder / "kernels"


def packed(kernels: Path, place: Path) -> Path:
    """Everything in a folder in one file; of two packed alike the content is the same."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with tarfile.open(place, "w:xz") as archive:
        for path in sorted(kernels.rglob("*")):
            archive.add(path, path.relative_to(kernels), recursive=False)
    return place


def compiled_anew(source: Path, home: Path, console: Console) -> list[str]:
    """Ask in a copy of the project, with a home that has nothing in it; what had to be compiled all the same."""
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], "PYTHONPATH": str(source), "LC_ALL": "C.UTF-8"}
    for words in QUESTIONS:
        ask([sys.executable, "-m", "api.command"], words, environment | {"PAS_STANDBY": "off"}, console)
    return [path.name for path in home.rglob("*.nbc")]


def ask(pas: list[str], words: tuple[str, ...], environment: dict[str, str], console: Console) -> None:
    """Ask one question in a process of its own, and print what it took."""
    before, started = os.times(), time.perf_counter()
    subprocess.run([*pas, *words], env=environment, cwd=environment["HOME"], stdout=subprocess.DEVNULL, check=True)
    spent = os.times().children_user - before.children_user
    console.print(f"pas {' '.join(words):<40} {time.perf_counter() - started:5.1f} s, {spent:5.2f} s of CPU")


def main() -> int:
    """Pack the code, unpack it in a copy of the project, and ask there."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("-o", "--out", type=Path, default=PLACE, help="where the file goes (dist/compiled.tar.xz)")
    console = Console(highlight=False)
    with tempfile.TemporaryDirectory(prefix="pas-compiled-") as folder:
        source, home = copied(Path(folder) / "source"), Path(folder) / "home"
        home.mkdir()
        place = packed(compiled_in(source, Path(folder) / "cache"), parser.parse_args().out)
        console.print(f"{place}: {place.stat().st_size / 1e6:.1f} MB")
        with tarfile.open(place) as archive:
            archive.extractall(source / "terrain" / "compiled", filter="data")
        anew = compiled_anew(source, home, console)
    console.print(f"kernels compiled where it was unpacked: {len(anew)}", *anew[:20])
    return 1 if anew else 0


if __name__ == "__main__":
    sys.exit(main())
