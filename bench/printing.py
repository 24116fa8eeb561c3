"""Formats the results: one table of text for each question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from rich.table import Table as Grid

from bench.bars import (
    CERTIFICATE_MEDIAN,
    CERTIFICATE_P90,
    CHECK_MEDIAN,
    FRESH,
    PLAIN_MEDIAN,
    RELOADED,
    VISIBLE_AT_ONCE,
    Bar,
    Measured,
    Share,
    decided_bar,
)
from bench.certified import WITHIN_MS
from bench.peers import OUTRUN, SEGMENTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.certified import Decided, Findings
    from bench.laws import Trial
    from bench.peers import Comparison, Score
    from bench.preparing import FreshAndReloaded, Preparation

NOTHING = "-"
TEXT = ("ray caster", "how")


def decided_grid(all_findings: list[Findings]) -> Grid:
    grid = _grid(
        "Certified sight, hard pairs: % decided within (± one standard deviation) = visible + blocked + too close",
        "table", "triangles", "pairs", *(f"{within:g} ms" for within in WITHIN_MS), "in the end",
    )  # fmt: skip
    for findings in all_findings:
        cells = [_decided_cell(findings.name, findings.decided(within)) for within in WITHIN_MS]
        in_the_end = _decided_cell("", findings.decided(float("inf")))
        grid.add_row(findings.name, f"{findings.triangles:,}", str(len(findings.hard)), *cells, in_the_end)
        by_cpu = [f"{findings.decided(within, by_cpu=True).share.percent:.0f}" for within in WITHIN_MS]
        grid.add_row("  by CPU time", "", "", *by_cpu, "", style="dim", end_section=True)
    return grid


def _decided_cell(table: str, decided: Decided) -> str:
    parts = "+".join(
        f"{Share(decided.verdicts.get(verdict, 0), decided.share.whole).percent:.0f}"
        for verdict in ("visible", "blocked", "too_close")
    )
    share = decided.share
    cell = f"{share.percent:.0f} ±{share.give:.0f} = {parts}"
    return cell + _bar_line(share.percent, decided_bar(table, decided.within_ms) if table else None, share.give)


def times_grid(all_findings: list[Findings]) -> Grid:
    grid = _grid(
        "Certified sight: times in ms, median / 95 % (asked without explanation, one thread)",
        "table", "hard pairs", "visible", "visible in 1 ms", "blocked", "undecided", "rays used", "plain pairs",
        "core had",
    )  # fmt: skip
    for findings in all_findings:
        plain = [answer.wall_ms for answer in findings.plain]
        at_once, undecided = findings.visible_at_once(), [a for a in findings.hard if not a.decided]
        grid.add_row(
            findings.name,
            _median_and(findings.times_ms(), 95),
            _median_and(findings.times_ms("visible"), 95),
            f"{at_once.percent:.0f} ±{at_once.give:.0f} %" + _bar_line(at_once.percent, VISIBLE_AT_ONCE, at_once.give),
            _median_and(findings.times_ms("blocked"), 95),
            f"{Share(len(undecided), len(findings.hard)).percent:.1f} %",
            _median_and([answer.found.rays for answer in findings.hard], 95),
            _median_and(plain, 95) + _bar_line(float(np.median(plain)), PLAIN_MEDIAN),
            f"{100 * findings.core_share:.0f} %",
            end_section=True,
        )
    return grid


def certificates_grid(all_findings: list[Findings]) -> Grid:
    grid = _grid(
        "Certificates of blocked hard pairs: median / 90 %; the check is the independent one, in plain Python",
        "table", "blocked", "checked", "leaves", "write ms", "plain kB", "deflated kB", "check ms",
        "check of visible ms", "hold",
    )  # fmt: skip
    for findings in all_findings:
        plain_kb, deflated_kb = findings.of_blocked("plain_kb"), findings.of_blocked("deflated_kb")
        check_ms, held = findings.of_blocked("check_ms"), [one.problem is None for one in findings.certificates]
        grid.add_row(
            findings.name,
            str(len(findings.times_ms("blocked"))),
            str(len(check_ms)),
            _median_and(findings.of_blocked("leaves"), 90),
            _median_and(findings.of_blocked("write_ms"), 90),
            _median_and(plain_kb, 90) + _median_line(plain_kb, CERTIFICATE_MEDIAN),
            _median_and(deflated_kb, 90) + _median_line(deflated_kb, CERTIFICATE_MEDIAN, CERTIFICATE_P90),
            _median_and(check_ms, 90) + _median_line(check_ms, CHECK_MEDIAN),
            _median_and([one.check_ms for one in findings.certificates if one.verdict == "visible"], 90),
            f"{sum(held)} of {len(held)}" + ("" if all(held) else " ✗"),
            end_section=True,
        )
    return grid


def peers_grid(comparisons: list[Comparison]) -> Grid:
    grid = _grid(
        "256 sampled segments per pair: time as a multiple of ours (above 1 we are faster), and wrong answers",
        "table", "ray caster", "hard: ms", "x median", "x sum", "plain: ms", "x median", "x sum",
        "seen though blocked", "unseen though visible",
    )  # fmt: skip
    for place, row in enumerate(comparisons):
        last = place + 1 == len(comparisons) or comparisons[place + 1].table != row.table
        wrong, missed = (_wrong(row, sort) for sort in ("blocked", "visible"))
        cells = [*_score_cells(row.hard, row.peer), *_score_cells(row.plain, row.peer)]
        grid.add_row(row.table, row.peer, *cells, wrong, missed, end_section=last)
    return grid


def _score_cells(score: Score, peer: str) -> list[str]:
    mark = " ✗" if peer in OUTRUN and score.ratio < 1 else ""
    few = f" (of {len(score.theirs_ms)})" if score.tired else ""
    about = "~" if score.segments < SEGMENTS else ""
    return [f"{about}{np.median(score.theirs_ms):,.2f}{few}", f"{score.ratio:.3g}{mark}", f"{score.ratio_of_sums:.3g}"]


def _wrong(row: Comparison, verdict: str) -> str:
    name = {"blocked": "seen_though_blocked", "visible": "unseen_though_visible"}[verdict]
    wrong = sum(getattr(score, name) for score in (row.hard, row.plain))
    return f"{wrong} of {sum(getattr(score, f'judged_{verdict}') for score in (row.hard, row.plain))}"


def preparing_grid(rows: list[FreshAndReloaded]) -> Grid:
    grid = _grid(
        "Preparing a table, and re-loading it from the cache: each in a new process",
        "table", "triangles", "how", "placed s", "prepared s", "rays s", "in all s", "CPU s",
        "memory MB, before → peak", "first question ms", "cache MB",
    )  # fmt: skip
    for row in rows:
        bars = (FRESH, RELOADED) if row.fresh.table == "500k" else (None, None)
        grid.add_row(*_preparation_cells(row.fresh, "afresh", bars[0]), NOTHING)
        grid.add_row(*_preparation_cells(row.reloaded, "from cache", bars[1]), f"{row.cache_mb:.0f}", end_section=True)
    return grid


def _preparation_cells(one: Preparation, how: str, bar: Bar | None) -> list[str]:
    memory = f"{one.before_mb:.0f} → {one.peak_mb:.0f}" if one.before_mb and one.peak_mb else NOTHING
    total = f"{one.total_s:.2f}" + _bar_line(one.total_s, bar)
    return [one.table, f"{one.triangles:,}", how, f"{one.placed_s:.2f}", f"{one.prepared_s:.2f}",
            f"{one.rays_s:.2f}", total, f"{one.cpu_s:.2f}", memory, f"{one.first_question_ms:.1f}"]  # fmt: skip


def laws_grid(trials: list[Trial]) -> Grid:
    grid = _grid(
        "Lines against proofs of blocked: none may be free (bar 0 contradictions)",
        "table", "proofs", "lines", "let through by Embree", "truly free", "undecided pairs", "of them open",
    )  # fmt: skip
    for trial in trials:
        free = f"{trial.contradictions}" + (" ✗" if trial.contradictions else " ✓")
        grid.add_row(trial.table, str(trial.proofs), f"{trial.lines:,}", str(trial.let_through), free,
                     str(trial.undecided), str(trial.missed))  # fmt: skip
    return grid


def bars_grid(figures: Sequence[Measured]) -> Grid:
    grid = _grid("Bars", "what", "measured", "by CPU time", "bar", "")
    for figure in figures:
        by_cpu = "" if figure.by_cpu is None else f"{figure.by_cpu:.3g}"
        bar, style = str(figure.bar).removeprefix("bar "), "" if figure.kept else "red"
        grid.add_row(figure.what, figure.text, by_cpu, bar, figure.mark, style=style)
    return grid


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold")
    for place, column in enumerate(columns):
        grid.add_column(column, justify="left" if place == 0 or column in TEXT else "right", no_wrap=column in TEXT)
    return grid


def _median_and(figures: Sequence[float], percent: int) -> str:
    if not len(figures):
        return NOTHING
    middle, high = np.percentile(figures, [50, percent])
    return f"{_short(middle)} / {_short(high)}"


def _short(figure: float) -> str:
    return f"{figure:.2f}" if figure < 10 else f"{figure:,.0f}"


def _bar_line(value: float, bar: Bar | None, give: float = 0.0) -> str:
    return f"\n{bar} {Measured('', value, bar, give).mark}" if bar is not None else ""


def _median_line(figures: Sequence[float], bar: Bar, high_bar: Bar | None = None) -> str:
    """The bar of a median, and that of the 90 % if there is one."""
    if not len(figures):
        return ""
    middle, high = np.percentile(figures, [50, 90])
    further = f" / {high_bar.limit:g} {'✓' if high_bar.keeps(high) else '✗'}" if high_bar else ""
    return f"\n{bar} {'✓' if bar.keeps(middle) else '✗'}{further}"
