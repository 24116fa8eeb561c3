"""What the tests of the ways in share: the command, run in this process, and one server for those that only ask."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from api.command import main
from tests.api.serving.servers import serving


@dataclass(frozen=True)
class Said:
    """What a command printed, and its exit code."""

    exit_code: int
    out: str
    err: str

    @property
    def document(self) -> dict[str, Any]:
        return json.loads(self.out)

    @property
    def is_one_line_of_complaint(self) -> bool:
        return not self.out and self.err.count("\n") == 1 and "Traceback" not in self.err


@pytest.fixture
def pas(capsys, monkeypatch):
    """Runs `pas` with the given words, in English unless they say otherwise."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("PAS_DEBUG", raising=False)

    def run(*words: object) -> Said:
        capsys.readouterr()
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """With the process that reads uploads ready from the start: hostile ones have to be refused quickly."""
    with serving(tmp_path_factory.mktemp("served"), PAS_STANDBY="") as running:
        yield running


@pytest.fixture
def asking(server):
    with server.client() as client:
        yield client
