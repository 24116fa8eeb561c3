"""The words on a picture."""

from __future__ import annotations

import pytest

from viewer.rulings.captions import PICTURE_WORDS, picture_tongue


@pytest.mark.parametrize(
    ("lang", "length_pas", "said"),
    [
        ("en", 0.31, "7.7 mm (0.310 pas)"),
        ("fr", 0.31, "7,7 mm (0,310 pas)"),
        ("en", 0.0066, "0.16 mm (0.006 pas)"),
        ("en", 0.29, "7.2 mm (0.290 pas)"),
    ],
)
def test_a_clearance_is_rounded_down_so_that_no_more_is_said_than_is_known(lang, length_pas, said):
    assert picture_tongue(lang).length(length_pas) == said


def test_french_and_english_ask_for_the_same_facts():
    def facts(phrase):
        return {part.partition("}")[0].partition(":")[0] for part in phrase.split("{")[1:]}

    assert all(facts(said["fr"]) == facts(said["en"]) for said in PICTURE_WORDS.values())
