"""Thousands of uploads that are almost right: each is taken in or refused in a line, in bounds, and writes nowhere."""

from __future__ import annotations

import multiprocessing
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest

from api.guard.limits import Limits
from api.workers.intake_worker import outcome
from tests.api.intake.mutants import mutant, sound

MANY = int(os.environ.get("PAS_MUTANTS", "10000"))
FEW, BATCH = 120, 100
MEMORY_BYTES, SECONDS = 2_000_000_000, 60.0


def intake(files):
    """What the worker makes of an upload, and how long it takes."""
    with tempfile.TemporaryDirectory(prefix="pas-upload-") as folder:
        for number, content in enumerate(files.values()):
            (Path(folder) / f"{number:04d}.part").write_bytes(content)
        begun = time.monotonic()
        said = outcome({"folder": folder, "names": list(files), "limits": asdict(Limits())})
        return said, time.monotonic() - begun


def tried(numbers):
    """What came of a batch of mutants, in a process whose memory is capped: how often what, and each failure."""
    resource.setrlimit(resource.RLIMIT_AS, (4 * MEMORY_BYTES, 4 * MEMORY_BYTES))
    written, counts, failures = [], Counter(), []
    place = tempfile.gettempdir()

    def hear(event, arguments):
        mode = arguments[1] if event == "open" and isinstance(arguments[1], str) else ""
        if set(mode) & set("wax+") and not str(arguments[0]).startswith((place, "/dev/", "/proc/")):
            written.append(str(arguments[0]))

    sys.addaudithook(hear)
    for number in numbers:
        try:
            said, took_s = intake(mutant(number))
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is the finding
            failures.append((number, f"{type(fault).__name__}: {fault}"))
            continue
        kind = "done" if "done" in said else said["refused"]["code"]
        counts[kind] += 1
        line = "" if kind == "done" else said["refused"]["detail"]
        if "\n" in line or took_s > SECONDS or (place in line and "pas-upload-" in line):
            failures.append((number, f"{took_s:.0f} s: {line[:200]}"))
    return counts, [*failures, *((None, f"written: {name}") for name in written if "pas" not in name)], peak_bytes()


def peak_bytes():
    """The most memory that this process has had; what the system counts as usage begins with that of its parent."""
    (line,) = (line for line in Path("/proc/self/status").read_text("ascii").splitlines() if line.startswith("VmHWM"))
    return 1024 * int(line.split()[1])


def all_tried(count):
    batches = [range(begin, min(begin + BATCH, count)) for begin in range(0, count, BATCH)]
    counts, failures, peak = Counter(), [], 0
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=5) as pool:
        for found, failed, most in pool.imap_unordered(tried, batches):
            counts, peak = counts + found, max(peak, most)
            failures += failed
    return counts, failures, peak


@pytest.mark.parametrize("number", range(len(list(sound()))))
def test_the_sound_uploads_are_taken_in(number):
    """The control: what is mutated is sound before it is mutated."""
    said, _ = intake(list(sound())[number])
    assert "done" in said, said


def test_some_mutants_are_taken_in_or_refused_in_a_line():
    counts, failures, peak = all_tried(FEW)
    assert failures == []
    assert peak < MEMORY_BYTES
    assert counts["done"] > FEW / 20, "they are almost right"
    assert counts["bad_scene"] > FEW / 5, "and they bite"


@pytest.mark.soak
def test_ten_thousand_mutants_are_taken_in_or_refused_in_a_line(capsys):
    counts, failures, peak = all_tried(MANY)
    with capsys.disabled():
        sys.stdout.write(f"\n  {MANY} mutants: {dict(counts.most_common())}; peak {peak / 1e6:.0f} MB\n")
    assert failures == []
    assert peak < MEMORY_BYTES
