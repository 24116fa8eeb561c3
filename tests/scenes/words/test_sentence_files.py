"""Files of sentences: every one has all languages, with the same facts, and is read as any TOML is."""

from __future__ import annotations

import string

import pytest

from scenes.words import LANGS, Columns, Tongue, sentences_in, together
from scenes.words.sentence_files import FOLDER, plainly_read, thoroughly_read

FILES = sorted(FOLDER.glob("*/**/*.toml"))


def facts(said):
    return frozenset(name for _, name, _, _ in string.Formatter().parse(said) if name)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_file_is_read_line_by_line_as_tomllib_reads_it(path):
    text = path.read_text("utf-8")
    assert plainly_read(text) == thoroughly_read(text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_sentence_has_all_languages_with_the_same_facts(path):
    for found in thoroughly_read(path.read_text("utf-8")).values():
        for key, columns in found.items():
            assert set(columns) == set(LANGS), key
            assert len({facts(said) for said in columns.values()}) == 1, key


def test_there_are_1550_sentences_and_more():
    tables = [found for path in FILES for found in thoroughly_read(path.read_text("utf-8")).values()]
    assert sum(map(len, tables)) > 1550


def test_what_is_not_written_as_files_that_ship_are_is_read_all_the_same(tmp_path):
    """A translator may write any TOML: strings of several lines, inline tables."""
    path = tmp_path / "more.toml"
    path.write_text('[events]\nSwam = {fr = "nage", en = """\nswims"""}\n', "utf-8")
    assert dict(sentences_in(path, "events")) == {"Swam": {"fr": "nage", "en": "swims"}}


@pytest.mark.parametrize(
    "text",
    [
        '[events]\nSwam = {fr = "nage", en = "swims"}',
        '[a]\nfr = """nage"""',
        "[a]\nfr = 'nage'",
        '[a]\nfr = "nage"  # of fish',
        '[a]\nfr = "nage" # "of fish"',
        '["a.b"]\nfr = "nage"',
        '[a]  # of fish\nfr = "nage"',
        '[a.b.c]\nfr = "nage"',
        '  [a]\n  fr = "nage"',
    ],
)
def test_what_is_not_read_line_by_line_is_left_to_tomllib(text):
    assert plainly_read(text) is None


def test_a_file_is_read_when_its_first_sentence_is_needed(tmp_path):
    path = tmp_path / "later.toml"
    later = together({"a": Columns(en="first")}, sentences_in(path))
    path.write_text('[a]\nfr = "dernier"\nen = "last"\n', "utf-8")
    assert Tongue("fr", later)("a") == "dernier"


def test_a_name_without_a_column_is_the_english_one():
    assert Tongue("fr", {"bow": Columns(en="Bow")})("bow") == "Bow"
