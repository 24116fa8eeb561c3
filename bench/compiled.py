"""Packs the compiled code that questions need into the file that the repository carries, and shows that it suffices.

    python -m bench.compiled [--anew] [-o FILE]

Only code that Python calls is packed: it holds what it calls itself. What this machine has compiled before is taken
from its cache; `--anew` compiles all of it from the sources, which takes minutes. The code is for this interpreter and
this class of processors: elsewhere it is not found, and compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from importlib.metadata import version
from io import BytesIO
from pathlib import Path

from rich.console import Console

from terrain.machine.cache import kernels
from terrain.machine.compiled_code import PACK, SHIPPED, processor

ROOT = Path(__file__).parents[1]
MADE_WITH = "made_with.json"
PLACE = SHIPPED / f"{processor()}{PACK}"
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

ASK = """
import os, runpy, sys
from contextlib import redirect_stdout
from io import StringIO
place, out, *asked = sys.argv[1:]
opened = set()
sys.addaudithook(lambda event, of: opened.add(str(of[0])) if event == "open" else None)
import terrain.machine.kernels
from api.command import main
for again in range(2):  # with a table that is prepared, and with one that was kept
    os.environ["PAS_CACHE"] = place
    with redirect_stdout(StringIO()):
        for words in asked:
            main(words.split("|"))
runpy.run_module("scenes.warm", run_name="__main__")
with open(out, "w") as file:
    file.write("\\n".join(sorted(name for name in opened if name.endswith((".nbi", ".nbc")))))
"""
"""Asks everything in one process, and writes down which files of compiled code it opened."""


def copied(target: Path) -> Path:
    """A copy of what git knows of the project."""
    listed = subprocess.run(
        [shutil.which("git") or "git", "ls-files", *PACKED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target / name)
    return target


def needed(cache: Path) -> list[Path]:
    """The files of compiled code that are opened once all is compiled; it is kept in a cache."""
    with tempfile.TemporaryDirectory(prefix="pas-asked-") as folder:
        out, tables = Path(folder) / "opened", Path(folder) / "tables"
        asked = ["|".join(words) for words in QUESTIONS]
        environment = os.environ | {"PAS_CACHE": str(cache), "PAS_COMPILED": "off", "PAS_STANDBY": "off"}
        for _ in range(2):  # what is compiled in the first round is opened in the second
            command = [sys.executable, "-c", ASK, str(tables), str(out), *asked]
            subprocess.run(command, cwd=ROOT, env=environment, check=True)
        return [path for path in map(Path, out.read_text("utf-8").split()) if path.is_file()]


def packed(files: list[Path], place: Path) -> Path:
    """Files side by side in one file, without the time and the owner of any, and what they were made with."""
    place.parent.mkdir(parents=True, exist_ok=True)
    contents = {path.name: path.read_bytes() for path in sorted(files, key=lambda one: (one.suffix, one.name))}
    with tarfile.open(place, "w:xz", preset=9) as archive:
        for name, content in {MADE_WITH: json.dumps(made_with()).encode(), **contents}.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, BytesIO(content))
    return place


def made_with() -> dict[str, str]:
    """What decides whether compiled code is found: the interpreter, and the packages that compile."""
    python = f"{sys.version_info[0]}.{sys.version_info[1]}"
    return {"python": python} | {name: version(name) for name in ("numba", "llvmlite", "numpy")}


def made_with_of(place: Path) -> dict[str, str]:
    """What a pack was made with."""
    with tarfile.open(place) as archive:
        content = archive.extractfile(MADE_WITH)
        assert content is not None
        found: dict[str, str] = json.load(content)
        return found


def unpacked(source: Path) -> None:
    """Put the code in the place of its pack, in a copy of the project."""
    pack = source / "terrain" / "compiled" / PLACE.name
    with tarfile.open(pack) as archive:
        archive.extractall(pack.with_name(processor()), filter="data")
    pack.unlink()


def compiled_anew(
    source: Path, home: Path, console: Console, questions: tuple[tuple[str, ...], ...] = QUESTIONS
) -> list[str]:
    """Ask in a copy of the project, with a home that has nothing in it; what had to be compiled all the same."""
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], "PYTHONPATH": str(source), "LC_ALL": "C.UTF-8"}
    for words in questions:
        ask([sys.executable, "-m", "api.command"], words, environment | {"PAS_STANDBY": "off"}, console)
    return [path.name for path in home.rglob("*.nbc")]


def ask(pas: list[str], words: tuple[str, ...], environment: dict[str, str], console: Console) -> None:
    """Ask one question in a process of its own, and print what it took."""
    before, started = os.times(), time.perf_counter()
    subprocess.run([*pas, *words], env=environment, cwd=environment["HOME"], stdout=subprocess.DEVNULL, check=True)
    spent = os.times().children_user - before.children_user
    console.print(f"pas {' '.join(words):<40} {time.perf_counter() - started:5.1f} s, {spent:5.2f} s of CPU")


def main() -> int:
    """Pack the code, and ask in a copy of the project that has nothing else."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("-o", "--out", type=Path, default=PLACE, help=f"where the file goes ({PLACE.name})")
    parser.add_argument("--anew", action="store_true", help="compile all of it, whatever was compiled before")
    chosen = parser.parse_args()
    if not processor():
        parser.error("code is packed for classes of x86-64 processors only")
    console = Console(highlight=False, soft_wrap=True)
    with tempfile.TemporaryDirectory(prefix="pas-compiled-") as folder:
        files = needed(Path(folder) / "cache" if chosen.anew else kernels().parent)
        place = packed(files, chosen.out)
        console.print(f"{place.name}: {place.stat().st_size / 1e6:.1f} MB, {len(files)} files")
        source, home = copied(Path(folder) / "source"), Path(folder) / "home"
        home.mkdir()
        carried = source / "terrain" / "compiled"
        carried.mkdir(exist_ok=True)
        shutil.copy(place, carried / PLACE.name)
        anew = compiled_anew(source, home, console)
    console.print(f"kernels compiled where there is nothing else: {len(anew)}", *anew[:20])
    return 1 if anew else 0


if __name__ == "__main__":
    sys.exit(main())
