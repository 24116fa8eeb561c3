"""The golden records: games that were played once, and come out the same whenever they are played again."""

from __future__ import annotations

import pytest

from scenes.plugs.matches import shipped_scenarios
from skirmish.kernel.record import read_record
from skirmish.kernel.replays import replay
from tests.records.played import RECORDS, played


def test_every_scenario_that_ships_has_a_golden_record():
    shipped = {f"{path.parent.name}_{name}" for name, path in shipped_scenarios().items()}
    assert {path.stem for path in RECORDS} == shipped, "run make records"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_is_played_again_identically(path):
    _, _, replayed = played(path)
    assert replayed.difference is None, "run make records, if the rules were meant to change"
    assert replayed.match.over


def test_a_changed_answer_is_found_and_named():
    path = next(path for path in RECORDS if path.stem == "ichoria_duel")
    record, rules, _ = played(path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    number = next(place for place, line in enumerate(lines) if '"kind":"Die"' in line)
    result = next(line.entry.answer["result"] for line in record.lines if line.entry.kind == "Die")
    lines[number] = lines[number].replace(f'"result":{result}', f'"result":{result % 6 + 1}')
    difference = replay(read_record("".join(lines)), rules).difference
    assert difference is not None
    assert difference.line == number + 1
    assert "die is not the one its seed gives" in difference.what
