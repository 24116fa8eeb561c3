"""`make mutants`: puts small faults into the rules of a game, and says which of them no test notices.

Bots and what only proposes an answer hold no rules, and are left alone. A fault has to be noticed by the tests of the
game, or by its golden records, whose games it would change.

python -m tests.mutants ichoria --sample 1000 --seed 1
python -m tests.mutants mythic --only TERR-09        # whatever cites a rule, or has a text in its id
python -m tests.mutants ichoria --sample 0           # all of them
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from tests.mutants.ledger import Ledger, about, equivalents
from tests.mutants.report import Report
from tests.mutants.sites import ROOT, modules_of, mutants_of
from tests.mutants.trial import QUIET, Trial, Verdict, cold_trials

if TYPE_CHECKING:
    from tests.mutants.sites import Mutant

HEAVY = ("numpy", "numba", "shapely", "pydantic", "embreex.rtcore_scene", "trimesh", "scipy.spatial")
"""Loaded once, and shared by every trial that loads the rules anew."""


@dataclass
class Progress:
    """Writes down what became of each mutant, and shows that something goes on."""

    ledger: Ledger
    total: int
    done: int = 0
    survived: int = 0

    def told(self, verdict: Verdict) -> None:
        self.ledger.add(verdict)
        self.done += 1
        self.survived += verdict.fate == "survived"
        if verdict.fate == "survived":
            print(f"  survived: {verdict.mutant.id} ({verdict.tests} tests)", flush=True)
        if self.done % 50 == 0 or self.done == self.total:
            print(f"  {time.strftime('%H:%M:%S')} {self.done} of {self.total}, {self.survived} survived", flush=True)


def main(said: list[str]) -> int:
    options = _options(said)
    os.chdir(ROOT)
    ledger, spared = Ledger.opened(options.game, options.budget), equivalents(options.game)
    everything = [mutant for path in modules_of(options.game) for mutant in mutants_of(path)]
    sample = _sample(everything, options)
    stale = sorted(set(spared) - {mutant.id for mutant in everything})
    tried = [mutant for mutant in sample if mutant.id not in spared]
    left = [mutant for mutant in tried if options.again or ledger.fate(mutant) is None]
    print(
        f"{options.game}: {len(everything)} mutants, {len(sample)} in the sample, {len(left)} to be tried", flush=True
    )
    if left and not _try(ledger, left, options.workers):
        return 2
    ledger = Ledger.opened(options.game, options.budget)
    fates = {mutant.id: "equivalent" if mutant.id in spared else ledger.fate(mutant) or "" for mutant in sample}
    report = Report(options.game, {name: fate for name, fate in fates.items() if fate}, sample, spared)
    print("\n".join(report.lines()))
    for name in stale:
        print(f"equivalent.toml names a mutant that is no more: {name}")
    return 0 if 100 * report.share >= options.bar and not stale else 1


def _options(said: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", help="a folder of skirmish/: ichoria, mythic, kernel, board")
    parser.add_argument("--sample", type=int, default=1000, help="how many of them; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument(
        "--only", help="only those that cite one of these rules, or have one of these texts in their id: A,B"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument("--budget", type=float, default=40.0, help="how many seconds the tests of one may usually take")
    parser.add_argument("--bar", type=float, default=97.0, help="what share has to be killed, in percent")
    parser.add_argument("--again", action="store_true", help="try even those whose fate is known")
    return parser.parse_args(said)


def _sample(everything: list[Mutant], options: argparse.Namespace) -> list[Mutant]:
    if options.only:
        texts = options.only.split(",")
        return [one for one in everything if any(text in name for text in texts for name in (one.id, *one.rules))]
    if not 0 < options.sample < len(everything):
        return everything
    return random.Random(options.seed).sample(everything, options.sample)


def _try(ledger: Ledger, mutants: list[Mutant], workers: int) -> bool:
    """The trials; False when the tests do not pass on the rules as they are."""
    progress = Progress(ledger, len(mutants))
    for name in HEAVY:
        importlib.import_module(name)
    warm = [mutant for mutant in mutants if mutant.owner]
    cold = [mutant for mutant in mutants if not mutant.owner]
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        os._exit(_warm_trials(progress, warm, workers))
    if os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) != 0:
        return False
    progress.done = len(warm)
    cold_trials(cold, workers, ledger.known_tests(), progress.told)
    return True


def _warm_trials(progress: Progress, mutants: list[Mutant], workers: int) -> int:
    ledger = progress.ledger
    trial = Trial(mutants, workers, ledger.budget_s, ledger.known_tests(), progress.told, ledger.keep_tests)
    pytest.main([*QUIET, *about(ledger.game)], plugins=[trial])
    for name in trial.failed:
        print(f"fails without any fault: {name}", flush=True)
    sys.stdout.flush()
    return 1 if trial.failed or not trial.known else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
