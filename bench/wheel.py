"""Builds a wheel with the geometry compiled in, installs it on a bare machine, and measures the first answer.

    python -m bench.wheel [-o DIR]

The wheel is for this interpreter and this class of processors. It is built of what git knows, in a folder of its own;
the bare machine is a virtual environment and a home with nothing in it. The run fails if anything had to be compiled.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from pathlib import Path

from rich.console import Console

from bench.compiled import QUESTIONS, ROOT, ask, copied, unpacked


def build(out: Path, console: Console) -> Path:
    """The wheel, built in a copy of the project in which the compiled geometry is unpacked."""
    with tempfile.TemporaryDirectory(prefix="pas-wheel-") as folder:
        source = copied(Path(folder) / "source")
        unpacked(source)
        console.print("building the wheel")
        tag = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
        options = (f"--config-settings=--build-option=--plat-name={tag}",
                   f"--config-settings=--build-option=--python-tag={python}")  # fmt: skip
        wheels = Path(folder) / "wheels"
        pip = [sys.executable, "-m", "pip", "-q", "wheel", "--no-deps", "-w", str(wheels), *options, str(source)]
        subprocess.run(pip, check=True)
        (built,) = wheels.glob("*.whl")
        out.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(built, out))


def tried(wheel: Path, console: Console) -> bool:
    """Whether the wheel answers on a bare machine with nothing compiled there; prints what it took."""
    with tempfile.TemporaryDirectory(prefix="pas-bare-") as folder:
        machine, home = Path(folder) / "machine", Path(folder) / "home"
        home.mkdir()
        started = time.perf_counter()
        venv.create(machine, with_pip=True)
        subprocess.run([machine / "bin" / "python", "-m", "pip", "-q", "install", str(wheel)], check=True)
        size_mb = sum(path.stat().st_size for path in machine.rglob("*") if path.is_file()) / 1e6
        console.print(f"installed in {time.perf_counter() - started:.0f} s, {size_mb:.0f} MB, {platform.machine()}")
        environment = {"HOME": str(home), "PATH": str(machine / "bin"), "PAS_STANDBY": "off", "LC_ALL": "C.UTF-8"}
        for words in QUESTIONS:
            ask([str(machine / "bin" / "pas")], words, environment, console)
        compiled = [path.name for path in home.rglob("*.nbc")]
        console.print(f"kernels compiled on it: {len(compiled)}", *compiled[:20])
        return not compiled


def main() -> int:
    """Build a wheel and try it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("-o", "--out", type=Path, default=ROOT / "dist", help="where the wheel goes (dist/)")
    console = Console(highlight=False)
    wheel = build(parser.parse_args().out, console)
    console.print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    return 0 if tried(wheel, console) else 1


if __name__ == "__main__":
    sys.exit(main())
