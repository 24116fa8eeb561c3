"""Every sentence is said, every key has one, all languages state the same facts, and no French is in the code."""

import pytest

from tests.words.keys import Key, faulty_columns, french_left, keys, module_of, problems, unknown, unsaid

TWO = {"fr": "{a} voit {b}", "en": "{a} sees {b}"}


def code(text):
    return (module_of("api/some.py", text),)


def test_all_sentences_are_sound_and_no_word_pairs_are_left_in_the_code():
    assert problems() == []
    assert len(keys()) > 1600


@pytest.mark.parametrize(
    "columns",
    [
        {"en": "{a} sees {b}"},
        {**TWO, "xx": "{a} {b}"},
        {**TWO, "fr": "{a} voit"},
        {**TWO, "fr": "{a} voit {c}"},
    ],
)
def test_columns_that_lack_a_language_or_a_fact_are_found(columns):
    assert len(faulty_columns((Key("rulings/sight.toml", "", "sees", columns),))) == 1


@pytest.mark.parametrize(
    ("file", "table", "key"),
    [("command/answers.toml", "", "nobody_ever_says_this"), ("story/kernel.toml", "events", "NobodyEverMoved")],
)
def test_a_sentence_that_nothing_says_is_found(file, table, key):
    assert len(unsaid((*keys(), Key(file, table, key, TWO)))) == 1


@pytest.mark.parametrize(
    "line",
    ['tongue("no_such_key")', 'tongue("sees" if seen else "no_such_key")', 'self.words(f"no_such_key_{kind}")'],
)
def test_a_key_without_a_sentence_is_found(line):
    assert len(unknown(keys(), code(line))) == 1


@pytest.mark.parametrize("line", ['tongue("sees")', 'words(f"why_{verdict}")', "tongue(key)", 'other("no_such_key")'])
def test_a_key_that_has_one_or_that_nobody_can_tell_is_not(line):
    assert unknown(keys(), code(line)) == []


@pytest.mark.parametrize("line", ['WORDS = ("échelle", "ladder")', 'said = "l’échelle" if french else "ladder"'])
def test_french_in_the_code_is_found(line):
    assert len(french_left(code(line))) == 1


def test_english_docstrings_and_names_of_the_game_may_stay():
    assert french_left(code('"""Says « vu »."""\nwords = ("Athlétisme", "walk")')) == []
