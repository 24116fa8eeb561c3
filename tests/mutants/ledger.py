"""What became of each mutant, kept on disk: a run that was broken off goes on where it stopped.

A mutant that was killed stays so until its module changes; one that survived is tried again when tests or rules have
changed, or when it may take more time. Mutants that no test can tell from the rules are listed in `equivalent.toml`,
each with the reason.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from tests.mutants.sites import ROOT, modules_of
from tests.mutants.trial import Known, Verdict

if TYPE_CHECKING:
    from tests.mutants.sites import Mutant

FOLDER = ROOT / "build" / "mutants"
GOLDEN = "tests/records/test_golden_records.py::test_a_golden_record_is_played_again_identically"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


@cache
def equivalents(game: str) -> dict[str, str]:
    """The mutants that play the same game, with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("mutant", [])
    return {one["id"]: one["reason"] for one in listed if one["id"].startswith(f"skirmish/{game}/")}


def about(game: str) -> list[str]:
    """What `make test` runs that is about the rules of a game: its folders without its bots, and its golden records."""
    inside = sorted((ROOT / "tests" / "skirmish" / game).glob("*"))
    parts = [one for one in inside if one.name not in {"bots", "__pycache__"} and (one.is_dir() or "test_" in one.name)]
    scenes = ROOT / "tests" / "scenes" / "games" / game
    told = [one.relative_to(ROOT).as_posix() for one in (*parts, *(scenes,)) if one.exists()]
    records = sorted((ROOT / "tests" / "records").glob(f"{game}_*.pas"))
    return told + [f"{GOLDEN}[{record.stem}]" for record in records]


@dataclass
class Ledger:
    """The fates of the mutants of a game."""

    game: str
    budget_s: float
    lines: dict[str, dict[str, object]] = field(default_factory=dict)

    @classmethod
    def opened(cls, game: str, budget_s: float) -> Ledger:
        ledger = cls(game, budget_s)
        if ledger.path.is_file():
            for text in ledger.path.read_text("utf-8").splitlines():
                line = json.loads(text)
                ledger.lines[line["id"]] = line
        return ledger

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}.jsonl"

    def fate(self, mutant: Mutant) -> str | None:
        """What is still known of a mutant."""
        line = self.lines.get(mutant.id)
        if line is None or line["source"] != digest(mutant.path):
            return None
        if line["fate"] == "killed" or (line["all"] == self.digest and line["budget"] >= self.budget_s):
            return str(line["fate"])
        return None

    def add(self, verdict: Verdict) -> None:
        line = {
            "id": verdict.mutant.id,
            "fate": verdict.fate,
            "by": verdict.by,
            "tests": verdict.tests,
            "seconds": verdict.seconds,
            "budget": self.budget_s,
            "source": digest(verdict.mutant.path),
            "all": self.digest,
        }
        self.lines[verdict.mutant.id] = line
        FOLDER.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    @property
    def digest(self) -> str:
        """All rules and tests of the game."""
        return _digest_of_all(self.game)

    def known_tests(self) -> dict[str, Known]:
        """What the tests call, as long as neither they nor the rules have changed."""
        file = FOLDER / f"{self.game}.tests.json"
        if not file.is_file():
            return {}
        told = json.loads(file.read_text("utf-8"))
        return {name: Known(**one) for name, one in told["tests"].items()} if told["all"] == self.digest else {}

    def keep_tests(self, known: dict[str, Known]) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        told = {"all": self.digest, "tests": {name: asdict(one) for name, one in known.items()}}
        (FOLDER / f"{self.game}.tests.json").write_text(json.dumps(told), encoding="utf-8")


@cache
def digest(path: str) -> str:
    return sha256((ROOT / path).read_bytes()).hexdigest()[:16]


@cache
def _digest_of_all(game: str) -> str:
    folders = (f"skirmish/{game}", f"scenes/games/{game}", "records")
    tests = (file for folder in folders for file in sorted((ROOT / "tests" / folder).rglob("*.py")))
    helpers = sorted((ROOT / "tests" / "skirmish").glob("*.py"))
    files = [*modules_of(game), *(file.relative_to(ROOT).as_posix() for file in (*tests, *helpers))]
    return sha256("".join(map(digest, files)).encode()).hexdigest()[:16]
