"""Thousands of uploads that are almost right: each is taken in or refused in a line, in bounds, and writes nowhere."""

from __future__ import annotations

import io
import json
import multiprocessing
import os
import resource
import sys
import tempfile
import time
import zipfile
from collections import Counter
from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest

from api.guard.limits import Limits
from api.workers import record_worker
from api.workers.intake_worker import outcome
from tests.api.intake.mutants import mutant, sound
from tests.api.intake.record_mutants import record_mutant, sound_records
from tests.api.intake.scan_mutants import scan_mutant, scanned, sound_scans

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


def played(text):
    """What the worker makes of a record, and how long it takes."""
    begun = time.monotonic()
    return record_worker.outcome({"record": text}), time.monotonic() - begun


def scan(name, content):
    """What the worker makes of a scan, and how long it takes."""
    begun = time.monotonic()
    return scanned(name, content), time.monotonic() - begun


TRIES = {
    "uploads": lambda number: intake(mutant(number)),
    "records": lambda number: played(record_mutant(number)),
    "scans": lambda number: scan(*scan_mutant(number)),
}


def tried(what, numbers):
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
            said, took_s = TRIES[what](number)
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is the finding
            failures.append((number, f"{type(fault).__name__}: {fault}"))
            continue
        kind = "done" if "done" in said else said["refused"]["code"]
        kind = "not identical" if said.get("done", {}).get("ok") is False else kind
        counts[kind] += 1
        line = said["refused"]["detail"] if "refused" in said else ""
        if "\n" in line or took_s > SECONDS or (place in line and "pas-upload-" in line):
            failures.append((number, f"{took_s:.0f} s: {line[:200]}"))
    return counts, [*failures, *((None, f"written: {name}") for name in written if "pas" not in name)], peak_bytes()


def peak_bytes():
    """The most memory that this process has had; what the system counts as usage begins with that of its parent."""
    (line,) = (line for line in Path("/proc/self/status").read_text("ascii").splitlines() if line.startswith("VmHWM"))
    return 1024 * int(line.split()[1])


def all_tried(what, count):
    batches = [range(begin, min(begin + BATCH, count)) for begin in range(0, count, BATCH)]
    counts, failures, peak = Counter(), [], 0
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=5) as pool:
        for found, failed, most in pool.imap_unordered(partial(tried, what), batches):
            counts, peak = counts + found, max(peak, most)
            failures += failed
    return counts, failures, peak


@pytest.mark.parametrize("number", range(len(list(sound()))))
def test_the_sound_uploads_are_taken_in(number):
    """The control: what is mutated is sound before it is mutated."""
    said, _ = intake(list(sound())[number])
    assert "done" in said, said


def test_some_mutants_are_taken_in_or_refused_in_a_line():
    counts, failures, peak = all_tried("uploads", FEW)
    assert failures == []
    assert peak < MEMORY_BYTES
    assert counts["done"] > FEW / 20, "they are almost right"
    assert counts["bad_scene"] > FEW / 5, "and they bite"


def test_the_sound_records_are_played():
    """The control: what is mutated is sound before it is mutated."""
    for text in sound_records():
        said, _ = played(text)
        assert said["done"]["ok"], said


def test_a_record_that_the_rules_cannot_begin_with_is_refused_in_a_line():
    """Mutants found it: a card was a word, and the rules ask for its health before the first answer."""
    header, *lines = next(text for text in sound_records() if '"interventions"' in text).splitlines()
    document = json.loads(header)
    cards = document["setup"]["book"]["cards"]
    document["setup"]["book"]["cards"] = dict.fromkeys(cards, "a word")
    said, _ = played("\n".join([json.dumps(document), *lines]) + "\n")
    assert said["refused"]["code"] == "bad_record"
    assert "its setup cannot be used" in said["refused"]["detail"]


def test_some_mutants_of_records_are_played_or_refused_in_a_line():
    counts, failures, peak = all_tried("records", FEW)
    assert failures == []
    assert peak < MEMORY_BYTES
    assert counts["bad_record"] > FEW / 5
    assert counts["done"] + counts["not identical"] > FEW / 20


@pytest.mark.parametrize("name", sound_scans())
def test_the_sound_scans_become_scenes(name):
    """The control: what is mutated is sound before it is mutated."""
    said, _ = scan(name, sound_scans()[name])
    assert "done" in said, said


def test_some_mutants_of_scans_become_scenes_or_are_refused_in_a_line():
    counts, failures, peak = all_tried("scans", FEW // 3)
    assert failures == []
    assert peak < MEMORY_BYTES
    assert counts["bad_scan"] > FEW / 12
    assert counts["done"] > FEW / 60


def test_a_zip_with_a_nameless_file_is_refused():
    """One of ten thousand mutants found it: zipfile itself looks at the last letter of a name."""
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w") as archive:
        archive.writestr("Qx", b"x")
    said, _ = intake({"table.zip": sink.getvalue().replace(b"Qx", b"\0x")})
    assert said["refused"]["code"] == "bad_name"


@pytest.mark.soak
@pytest.mark.parametrize("what", TRIES)
def test_ten_thousand_mutants_are_taken_or_refused_in_a_line(what, capsys):
    counts, failures, peak = all_tried(what, MANY)
    with capsys.disabled():
        sys.stdout.write(f"\n  {MANY} {what}: {dict(counts.most_common())}; peak {peak / 1e6:.0f} MB\n")
    assert failures == []
    assert peak < MEMORY_BYTES
