"""The line of every key of a TOML text, by examples and by texts written with known places."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.files.key_lines import key_lines

EXAMPLE = '''\
# a comment with [brackets] and = signs
name = "a # b"   # not a comment inside

[table]
size = [
    36,   # first
    36,
]
note = """
three
"quoted" = 5
lines"""
after = 'C:\\path'
point.x = 1
point . "y z" = 2

[[pieces]]
id = "one"
[pieces.inner]
deep = { a = 1, b = [ 2, { c = 3 } ] }

[[pieces]]
id = "two"
when = 1979-05-27 07:32:00
[[pieces.rows]]
k = \'\'\'
x\'\'\'\'\'
[[pieces.rows]]
k = 2
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("name",), 2),
        (("table",), 4),
        (("table", "size"), 5),
        (("table", "size", 0), 6),
        (("table", "size", 1), 7),
        (("table", "note"), 9),
        (("table", "after"), 13),
        (("table", "point", "x"), 14),
        (("table", "point", "y z"), 15),
        (("pieces", 0), 17),
        (("pieces", 0, "id"), 18),
        (("pieces", 0, "inner"), 19),
        (("pieces", 0, "inner", "deep", "b", 1, "c"), 20),
        (("pieces", 1), 22),
        (("pieces", 1, "when"), 24),
        (("pieces", 1, "rows", 0, "k"), 26),
        (("pieces", 1, "rows", 1), 28),
        (("pieces", 1, "rows", 1, "k"), 29),
    ],
)
def test_each_key_of_the_example_is_found_on_its_line(path, line):
    tomllib.loads(EXAMPLE)
    assert key_lines(EXAMPLE).line(path) == line


def test_a_key_that_is_missing_is_sought_in_the_table_that_lacks_it():
    assert key_lines(EXAMPLE).line(("pieces", 1, "at")) == 22


def test_a_path_of_which_nothing_is_there_has_no_line():
    assert key_lines("a = 1\n").line(("b", "c")) is None


def test_windows_line_ends_count_once():
    assert key_lines("a = 1\r\n\r\nb = 2\r\n").line(("b",)) == 3


def test_an_empty_text_has_no_keys():
    assert key_lines("").lines == {}


KEYS = st.one_of(
    st.from_regex(r"[a-z0-9_-]{1,4}", fullmatch=True), st.sampled_from(["a b", "x.y", "=", "#", "[", 'q"q'])
)
TEXTS = st.text(st.sampled_from(list("ab #=[]{},.'\"\\\n")), max_size=12)
SCALARS = st.one_of(st.integers(-99, 99), st.booleans(), st.floats(allow_nan=False), TEXTS)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=8
)
ROWS = st.lists(st.dictionaries(KEYS, VALUES, max_size=3), min_size=1, max_size=3)
DOCUMENTS = st.tuples(
    st.dictionaries(KEYS, VALUES, max_size=4),
    st.dictionaries(KEYS.map("t-".__add__), st.dictionaries(KEYS, VALUES, max_size=3), max_size=2),
    st.dictionaries(KEYS.map("r-".__add__), ROWS, max_size=2),
)


class Writer:
    """Writes a document in a layout drawn at random, and notes where it put each key."""

    def __init__(self, draw):
        self.draw, self.text, self.lines = draw, "", {}

    @property
    def line(self):
        return self.text.count("\n") + 1

    def blank(self):
        """Space where TOML allows line breaks and comments."""
        self.text += self.draw(st.sampled_from(["", " ", "\n", "\n  ", " # note ] } = '\n", "\t"]))

    def key(self, key):
        bare = key and all(letter.isascii() and (letter.isalnum() or letter in "_-") for letter in key)
        self.text += key if bare and self.draw(st.booleans()) else self.basic(key)

    def basic(self, text):
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'

    def string(self, text):
        forms = [self.basic(text), '"""\n' + text.replace("\\", "\\\\").replace('"', '\\"') + '"""']
        if "'" not in text and "\n" not in text:
            forms.append(f"'{text}'")
        if "'" not in text:
            forms.append(f"'''\n{text}'''")
        if text.endswith('"') and text.strip('"') == text[:-1] and "\\" not in text:
            forms.append(f'"""{text}"""')
        self.text += self.draw(st.sampled_from(forms))

    def value(self, value, path):
        if isinstance(value, list):
            self.array(value, path)
        elif isinstance(value, dict):
            self.inline(value, path)
        elif isinstance(value, str):
            self.string(value)
        else:
            self.text += str(value).lower()

    def array(self, items, path):
        self.text += "["
        for place, item in enumerate(items):
            self.blank()
            self.lines[(*path, place)] = self.line
            self.value(item, (*path, place))
            self.blank()
            self.text += "," if place < len(items) - 1 or self.draw(st.booleans()) else ""
        self.blank()
        self.text += "]"

    def inline(self, table, path):
        self.text += "{"
        for place, (key, value) in enumerate(table.items()):
            self.text += ", " if place else " "
            self.pair(key, value, path)
        self.text += "}"

    def pair(self, key, value, path):
        self.lines[(*path, key)] = self.line
        self.key(key)
        self.text += self.draw(st.sampled_from([" = ", "=", "\t= "]))
        self.value(value, (*path, key))

    def pairs(self, table, path):
        for key, value in table.items():
            self.blank()
            self.pair(key, value, path)
            self.text += self.draw(st.sampled_from(["\n", "  # note [x]\n", "\r\n"]))

    def header(self, key, brackets, path):
        self.blank()
        self.lines.setdefault(path[:1], self.line)
        self.lines.setdefault(path, self.line)
        self.text += brackets
        self.key(key)
        self.text += brackets.replace("[", "]") + "\n"

    def document(self, document):
        pairs, tables, rows = document
        self.pairs(pairs, ())
        for key, table in tables.items():
            self.header(key, "[", (key,))
            self.pairs(table, (key,))
        for key, entries in rows.items():
            for place, entry in enumerate(entries):
                self.header(key, "[[", (key, place))
                self.pairs(entry, (key, place))


@given(st.data(), DOCUMENTS)
def test_every_key_is_found_where_it_was_written(data, document):
    writer = Writer(data.draw)
    writer.document(document)
    pairs, tables, rows = document
    assert tomllib.loads(writer.text) == pairs | tables | rows, "the writer wrote what it was given"
    assert key_lines(writer.text).lines == writer.lines
