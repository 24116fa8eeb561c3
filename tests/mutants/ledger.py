"""What became of each mutant, kept on disk: a run that was broken off goes on where it stopped.

A mutant that was killed stays so until its module changes; one that survived is tried again when tests or rules have
changed. Mutants that no test can tell from the rules are listed in `equivalent.toml`, each with the reason.
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
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


@cache
def equivalents(game: str) -> dict[str, str]:
    """The mutants that play the same game, with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("mutant", [])
    return {one["id"]: one["reason"] for one in listed if one["id"].startswith(f"skirmish/{game}/")}


def tests_of(game: str) -> list[str]:
    """The folders whose tests are about a game."""
    folders = (f"tests/skirmish/{game}", f"tests/scenes/games/{game}")
    return [folder for folder in folders if (ROOT / folder).is_dir()]


@dataclass
class Ledger:
    """The fates of the mutants of a game."""

    game: str
    lines: dict[str, dict[str, object]] = field(default_factory=dict)

    @classmethod
    def opened(cls, game: str) -> Ledger:
        ledger = cls(game)
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
        if line["fate"] == "killed" or line["all"] == self.digest:
            return str(line["fate"])
        return None

    def add(self, verdict: Verdict) -> None:
        line = {
            "id": verdict.mutant.id,
            "fate": verdict.fate,
            "by": verdict.by,
            "tests": verdict.tests,
            "seconds": verdict.seconds,
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
    tests = (file for folder in tests_of(game) for file in sorted((ROOT / folder).rglob("*.py")))
    helpers = sorted((ROOT / "tests" / "skirmish").glob("*.py"))
    files = [*modules_of(game), *(file.relative_to(ROOT).as_posix() for file in (*tests, *helpers))]
    return sha256("".join(map(digest, files)).encode()).hexdigest()[:16]
