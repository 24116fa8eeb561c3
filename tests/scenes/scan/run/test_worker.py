"""The process that works on a scan: it ends when it is done, when it has used too much, and when nobody wants it."""

from __future__ import annotations

import os
import resource
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scenes.scan.options import KnownLength, ScanOptions
from scenes.scan.run.job import Job, Limits, job_of
from scenes.scan.run.watch import ScanStopped, WorkerBug, watch
from scenes.scan.surface import ScanError
from scenes.scan.units import lengths

ROOT = Path(__file__).parents[4]


def nothing(_):
    pass


def given(tmp_path, content, name="scan.stl", **limits):
    """A job on one file with this content."""
    (tmp_path / name).write_bytes(content)
    (tmp_path / "out" / "steps").mkdir(parents=True)
    return Job(tmp_path / "out", (tmp_path / name,), limits=Limits(**limits))


def many_points(count):
    """A field of points as text, a thousand to a row."""
    row = b"".join(b"%d @ %d\n" % (number, number % 7) for number in range(1000))
    return b"".join(row.replace(b"@", b"%d" % number) for number in range(count // 1000))


@pytest.mark.parametrize(
    ("read", "said", "amount"),
    [
        (lengths.memory_bytes, "4GB", 4e9),
        (lengths.memory_bytes, "800 mb", 8e8),
        (lengths.memory_bytes, "1.5GiB", 1.5 * 2**30),
        (lengths.seconds, "600", 600.0),
        (lengths.seconds, "10min", 600.0),
        (lengths.seconds, "0,5 h", 1800.0),
        (lengths.pas, "0.5mm", 0.02),
    ],
)
def test_amounts_are_read_as_people_write_them(read, said, amount):
    assert read(said) == pytest.approx(amount)


@pytest.mark.parametrize("said", ["", "GB", "-4GB", "0GB", "4 furlongs", "nan s", "4", "1e9999999GB"])
def test_what_is_no_amount_of_memory_is_refused(said):
    with pytest.raises(ScanError, match="amount of memory"):
        lengths.memory_bytes(said)


def test_a_job_is_handed_over_as_it_is():
    options = ScanOptions(table_metres=0.9, length=KnownLength("tower", 0.092), up="-y", crop=1.5, name="Été")
    job = Job(Path("out"), (Path("a b.ply"), Path("c.stl")), options, Limits(2e9, 60.0))
    assert job_of(job.line) == job


def cpu_of_children():
    """Seconds of computing, however busy the machine is."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_a_header_that_lies_is_refused_at_once(tmp_path):
    lie = b"\0" * 80 + struct.pack("<I", 4_000_000_000) + b"\0" * 500
    spent = cpu_of_children()
    with pytest.raises(ScanError, match=r"scan\.stl: .*triangles") as refusal:
        watch(given(tmp_path, lie), nothing)
    assert cpu_of_children() - spent < 4.0, "most of it is the start of a process; believing it would take minutes"
    assert not isinstance(refusal.value, ScanStopped)
    assert "\n" not in str(refusal.value)


def test_what_needs_too_much_memory_is_stopped_in_one_line(tmp_path):
    with pytest.raises(ScanError, match=r"scan\.xyz: .*memory") as stopped:
        watch(given(tmp_path, many_points(1_500_000), "scan.xyz", memory_bytes=2e8), nothing)
    assert "\n" not in str(stopped.value)


def test_what_takes_too_long_is_stopped_in_one_line(tmp_path):
    job = given(tmp_path, many_points(2_000_000), "scan.xyz", seconds=0.7)
    with pytest.raises(ScanStopped, match=r"scan\.xyz: not done after 0.7 s \(step 1, read\); --time gives it more"):
        watch(job, nothing)


def test_a_fault_of_ours_is_told_from_a_bad_file(tmp_path, monkeypatch):
    """A worker that cannot even be started as it should."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    (tmp_path / "numpy.py").write_text("raise ZeroDivisionError('not the numpy you know')")
    with pytest.raises(WorkerBug, match="not the numpy you know"):
        watch(given(tmp_path, b"solid"), nothing)


WATCHER = """
import sys
from pathlib import Path
from scenes.scan.run.job import Job
from scenes.scan.run.watch import watch
watch(Job(Path(sys.argv[2]), (Path(sys.argv[1]),)), lambda step: print(step.number, flush=True))
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_the_worker_ends_with_the_one_who_watches(tmp_path, end):
    (tmp_path / "scan.xyz").write_bytes(many_points(2_000_000))
    command = [sys.executable, "-c", WATCHER, tmp_path / "scan.xyz", tmp_path / "out"]
    watcher = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    with watcher:
        assert watcher.stdout.readline() == b"1\n"
        (worker,) = children_of(watcher.pid)
        os.kill(watcher.pid, end)
        watcher.wait()
    deadline = time.monotonic() + 3.0
    while is_alive(worker):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def children_of(pid):
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_progress_goes_forward_and_names_the_steps(tmp_path):
    """Points on a line are refused late enough to hear something first."""
    heard = []
    with pytest.raises(ScanError):
        watch(given(tmp_path, b"".join(b"%d 0 0\n" % number for number in range(1000)), "scan.xyz"), heard.append)
    assert heard
    assert [step.share for step in heard] == sorted(step.share for step in heard)
    assert heard[0].name == "read"
