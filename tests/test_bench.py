"""The benchmarks run and print every table; what the figures are is for people to judge."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

ROOT = Path(__file__).parents[1]
TABLES_PRINTED = (
    "Certified sight, hard pairs: % decided within",
    "Certified sight: times in ms",
    "Certificates of blocked hard pairs",
    "Single big occluder",
    "Edge pairs: our verdicts",
    "256 sampled segments per pair",
    "Preparing a table, and re-loading it from the cache",
    "Lines against proofs of blocked",
    "Bars",
)


CHOSEN = ("preparing", "certified", "edges", "wall", "peers", "laws", "2k", "hill-05")
"""What a quick run of a minute holds; the soak runs all parts."""

PARTS_PRINTED = (
    "Cover of hard pairs",
    "Movement: maps of",
    "From a scan to a scene",
    "Looking at a large table",
    "Whole games of Mythic Battles",
    "Whole games of Ichoria",
    "Imbalance of layouts",
    "The service: one worker",
)


@pytest.fixture(scope="module")
def quick_run(tmp_path_factory):
    """One quick run of what is about sight: what was printed, and the figures it wrote."""
    figures = tmp_path_factory.mktemp("bench") / "figures.json"
    done = bench("--quick", "--json", str(figures), *(word for name in CHOSEN for word in ("--only", name)))
    assert done.returncode == 0, done.stderr
    return done.stdout, json.loads(figures.read_text("utf-8"))


def bench(*words):
    command = [sys.executable, "-m", "bench", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("title", TABLES_PRINTED)
def test_a_quick_run_prints_every_table(quick_run, title):
    printed, _ = quick_run
    assert title in printed


def test_every_bar_is_printed_beside_its_figure(quick_run):
    printed, figures = quick_run
    assert {bar["what"] for bar in figures["bars"]} >= {
        "hill-05: hard pairs decided within 500 ms",
        "single big occluder, median",
        "2k: plain random pairs, median",
        "2k: independent check, median",
        "free lines where blocked was proved",
    }
    assert all(bar["what"] in printed for bar in figures["bars"])


@pytest.mark.soak
def test_all_parts_run():
    done = bench("--quick")
    assert done.returncode == 0, done.stderr
    assert [title for title in (*TABLES_PRINTED, *PARTS_PRINTED) if title not in done.stdout] == []


def test_no_line_contradicts_a_proof_and_every_certificate_holds(quick_run):
    _, figures = quick_run
    assert sum(trial["lines"] for trial in figures["laws"]) > 0
    assert [trial["contradictions"] for trial in figures["laws"]] == [0] * len(figures["laws"])
    assert not [one["problem"] for table in figures["certified"] for one in table["certificates"] if one["problem"]]


def test_the_figures_of_edge_pairs_count_every_verdict(quick_run):
    _, figures = quick_run
    assert figures["edges"]
    for table in figures["edges"]:
        assert sum(table["verdicts"].values()) == len(table["cpu_ms"])


def test_two_runs_ask_the_same_questions():
    from bench.pairs import hard_pairs
    from bench.tables import specimens

    first, second = (specimens(quick=True)[0].make() for _ in range(2))
    assert first.content == second.content
    assert hard_pairs(first, 3, seed=1) == hard_pairs(second, 3, seed=1)
    assert hard_pairs(first, 3, seed=1) != hard_pairs(first, 3, seed=2)


def test_a_hard_pair_stands_on_the_highest_ground_under_its_bases():
    """On a heap of one block a figure whose base overlaps the block stands as high as the block."""
    from bench.pairs import Heights
    from terrain.scenery.pieces import Piece, box_shape
    from terrain.scenery.table import Table

    heights = Heights(Table((36.0, 36.0), (Piece("block", box_shape(4.0, 4.0, 2.0), (18.0, 18.0, 0.0)),)))
    on_it, at_its_edge, beside_it = (heights.standing(x, 18.0) for x in (18.0, 20.55, 20.65))
    assert on_it.low == at_its_edge.low == beside_it.low + 2 * 8192


def test_a_name_that_is_neither_part_nor_table_is_refused():
    done = bench("--only", "nowhere")
    assert done.returncode == 2
    assert "no part and no table is called nowhere" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("ships", [True, False])
def test_nothing_is_compiled_where_the_compiled_code_was_unpacked(tmp_path, ships):
    """In a copy of the project, at a home with nothing in it; without the code the same question compiles."""
    from api.command import main
    from bench.compiled import PLACE, compiled_anew, copied, packed, unpacked
    from terrain.machine.compiled_code import processor, shipped
    from terrain.machine.kernels import KEPT

    question = ("measure", "open_field", "davios", "jelena")
    assert main([*question]) == 0
    source, home = copied(tmp_path / "source"), tmp_path / "home"
    home.mkdir()
    pieces = "terrain.standing.*" if ships else "terrain.standing.l*"
    files = list((shipped(KEPT) or KEPT / processor()).glob(pieces))
    packed(files, source / "terrain" / "compiled" / PLACE.name)
    unpacked(source)
    anew = compiled_anew(source, home, Console(quiet=True), (question,))
    assert bool(anew) != ships


def figure(what, value, limit, *, at_least=False, by_cpu=None, unit="ms"):
    bar = {"limit": limit, "unit": unit, "at_least": at_least}
    kept = value >= limit if at_least else value <= limit
    return {"what": what, "value": value, "bar": bar, "give": 0.0, "by_cpu": by_cpu, "kept": kept}


@pytest.fixture
def compared(tmp_path, capsys):
    """Compares two runs; gives the exit code and what was printed."""
    return lambda before, after: _compared(tmp_path, capsys, before, after)


def _compared(tmp_path, capsys, before, after):
    from bench.compare import main

    for name, bars in (("before", before), ("after", after)):
        (tmp_path / f"{name}.json").write_text(json.dumps({"bars": bars}), "utf-8")
    return main([str(tmp_path / "before.json"), str(tmp_path / "after.json")]), capsys.readouterr().out


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        (figure("plain pairs", 1.0, 2.0), figure("plain pairs", 1.19, 2.0), 0),
        (figure("plain pairs", 1.0, 2.0), figure("plain pairs", 1.2, 2.0), 1),
        (figure("plain pairs", 1.0, 2.0), figure("plain pairs", 0.5, 2.0), 0),
        (
            figure("decided", 98.0, 90.0, at_least=True, unit="%"),
            figure("decided", 95.0, 90.0, at_least=True, unit="%"),
            0,
        ),
        (
            figure("decided", 98.0, 90.0, at_least=True, unit="%"),
            figure("decided", 70.0, 60.0, at_least=True, unit="%"),
            1,
        ),
        (
            figure("decided", 92.0, 90.0, at_least=True, unit="%"),
            figure("decided", 89.0, 90.0, at_least=True, unit="%"),
            1,
        ),
        (figure("a busy machine", 1.0, 2.0, by_cpu=1.0), figure("a busy machine", 1.9, 2.0, by_cpu=1.0), 0),
        (figure("a hair", 0.01, 2.0), figure("a hair", 0.02, 2.0), 0),
    ],
)
def test_a_loss_of_a_fifth_or_of_a_bar_is_seen(compared, before, after, code):
    found, printed = compared([before], [after])
    assert (found, f"1 figures compared, {code} lost" in printed, before["what"] in printed) == (code, True, True)


def test_what_is_not_measured_any_more_is_named(compared):
    code, printed = compared([figure("one", 1, 2), figure("two", 1, 2)], [figure("one", 1, 2)])
    assert (code, "Not measured any more: two" in printed) == (0, True)


def test_what_is_no_file_of_figures_is_refused_in_a_line(tmp_path):
    (tmp_path / "no.json").write_text("[]", "utf-8")
    words = [sys.executable, "-m", "bench.compare", str(tmp_path / "no.json"), str(tmp_path / "nowhere.json")]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, "no.json: is no file of figures" in done.stderr, "Traceback" in done.stderr) == (
        2,
        True,
        False,
    )
