"""Text that would cost more than it is worth is refused by its size, before it is parsed."""

from __future__ import annotations

import pytest

from scenes.files.key_lines import key_lines
from scenes.files.problems import Problem
from scenes.files.text import DEEPEST, MAX_TEXT_BYTES, MOST_PARTS, MOST_TABLES, read_scene_text
from scenes.plugs.matches import load_scenario
from tests import given

HEAD = 'format = "pas-scene/1"\ngame = "ichoria"\nname = "Given"\n'
LONG_KEY = f"a key has at most {MOST_PARTS} parts"
TOO_MUCH = {
    "ten thousand figures": ("[[figures]]\nid = 'a'\nat = [1, 1]\n" * 10_000, "10000 tables and entries; 5000"),
    "a hundred thousand headers": ("".join(f"[a.b{n}]\n" for n in range(100_000)), "100000 tables and entries"),
    "a dotted key of a megabyte": (".".join("a" * 500_000) + " = 1\n", f":4: {LONG_KEY}"),
    "a dotted header": (f"[{'.'.join('a' * 500_000)}]\n", f":4: {LONG_KEY}"),
    "a dotted key in quotes": ("x = 1\n" + " . ".join(['"a"', "'b'"] * 100_000) + " = 1\n", f":5: {LONG_KEY}"),
    "a dotted key in a table in a line": ("x = {" + ".".join("a" * 500_000) + " = 1}\n", LONG_KEY),
    "lists in lists": ("a = " + "[" * (DEEPEST + 5) + "]" * (DEEPEST + 5) + "\n", "nested too deeply"),
    "lists without end": ("a = " + "[" * 50_000, "nested too deeply"),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_what_costs_too_much_is_refused_before_it_is_parsed(tmp_path, monkeypatch, what):
    """The finder of lines, which is slower than the parser, is never asked."""
    monkeypatch.setattr("scenes.files.text.key_lines", lambda _: pytest.fail("it was parsed to its end"))
    text, refusal = TOO_MUCH[what]
    path = tmp_path / "much.toml"
    path.write_text(HEAD + text)
    found = read_scene_text(path)
    assert isinstance(found, Problem)
    assert refusal in str(found)
    with pytest.raises(Exception, match=r"tables and entries|at most|nested"):
        load_scenario(path)


def test_no_line_of_letters_takes_the_search_for_long_keys_long(tmp_path):
    """Four megabytes without a dot, and four of dots without a key: a search that backtracks would take hours."""
    path = tmp_path / "long.toml"
    for line in (
        "a" * (MAX_TEXT_BYTES - 200),
        "." * (MAX_TEXT_BYTES - 200),
        '"' * (MAX_TEXT_BYTES - 200),
        "a." * 10 + '"',
    ):
        path.write_text(f"{HEAD}# {line}\n")
        assert not isinstance(read_scene_text(path), Problem)


def test_what_people_write_is_read(tmp_path):
    rows = "".join(f'[[figures]]\nid = "f{n}"\nat = [1.5, 2.5]\n' for n in range(MOST_TABLES))
    path = tmp_path / "whole.toml"
    path.write_text(HEAD + "table.size = [36, 36]\n" + rows)
    found = read_scene_text(path)
    assert not isinstance(found, Problem)
    assert found.lines == key_lines(path.read_text())
    assert all(not isinstance(read_scene_text(shipped), Problem) for shipped in given.CATALOGUE.rglob("*.toml"))
