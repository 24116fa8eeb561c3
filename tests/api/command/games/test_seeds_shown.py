"""Before the first die a game shows what its seed will be checked against, and `pas verify` checks it."""

from __future__ import annotations

import json
import re
from hashlib import sha256

import pytest


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return tmp_path_factory.mktemp("seeds") / "g.pas"


@pytest.fixture
def shown(pas, path):
    """What a game of bots showed before anything happened; its record lies at the path."""
    first = pas("play", "the_cage", "--bots", "random", "--record", path).out.splitlines()[0]
    return re.search(r"[0-9a-f]{64}", first)[0]


def test_the_seed_of_a_game_is_shown_sealed_and_opened_in_the_record(pas, path, shown):
    dice = json.loads(path.read_text("utf-8").splitlines()[0])["dice"]
    assert sha256(dice["seed"].encode()).hexdigest() == dice["commitment"] == shown
    said = pas("verify", path)
    assert (said.exit_code, shown in said.out) == (0, True)
    assert "the system" in said.out
    assert pas("verify", path, "--commitment", shown.upper()).exit_code == 0
    assert pas("replay", path, "--verify", "--json").document["dice"] == {
        "kind": "seeded",
        "from": "system",
        "commitment": shown,
        "shares": {},
    }


def test_another_commitment_than_the_one_shown_is_found(pas, path, shown):
    """Whoever plays with other dice in the end has another record, however well it is sealed."""
    other = shown[::-1]
    said = pas("verify", path, "--commitment", other)
    assert (said.exit_code, shown in said.out, other in said.out) == (1, True, True)
    document = pas("verify", path, "--commitment", other, "--json").document
    assert (document["ok"], document["first_difference"].startswith("line 1: before the game")) == (False, True)


def test_a_seed_by_hand_is_called_so(pas, tmp_path):
    record = tmp_path / "h.pas"
    played = pas("play", "the_cage", "--bots", "random", "--seed", "3", "--record", record)
    assert "SHA-256" not in played.out
    assert "seed named by hand" in pas("verify", record).out
    assert pas("verify", record, "--commitment", "00" * 32).exit_code == 1


def test_a_record_that_says_nothing_of_its_seed_is_still_read(pas):
    said = pas("verify", "tests/records/mythic_the_cage.pas")
    assert (said.exit_code, "does not say whose seed it is" in said.out) == (0, True)


def test_typed_dice_are_said_to_be_typed(pas, tmp_path, monkeypatch):
    import io

    record = tmp_path / "t.pas"
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert pas("play", "the_cage", "--dice", "typed", "--record", record).exit_code == 0
    assert "rolled on the table" in pas("verify", record).out


def test_a_certificate_has_no_commitment(pas, tmp_path):
    proof = tmp_path / "proof.json"
    pas("los", "slits", "g", "h", "--certificate", proof)
    refused = pas("verify", proof, "--commitment", "00" * 32)
    assert refused.exit_code == 2
    assert refused.is_one_line_of_complaint
