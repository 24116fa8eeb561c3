"""`pas scenario print`: the author's sheet as PDF."""

import re

import pytest


def pages(pdf):
    return len(re.findall(rb"/Type /Page\b", pdf.read_bytes()))


@pytest.mark.pictures
def test_the_sheet_of_a_scenario_has_its_map_and_words_and_the_true_scale_sheets_follow(pas, tmp_path):
    sheet = tmp_path / "duel.pdf"
    said = pas("scenario", "print", "duel", "-o", sheet, "--true-scale", "--lang", "fr", "--json")
    assert (said.exit_code, said.document["pages"], pages(sheet)) == (0, 8, 8)


def test_the_sheet_of_a_board_is_one_page(pas, tmp_path):
    sheet = tmp_path / "cage.pdf"
    assert pas("scenario", "print", "the_cage", "-o", sheet, "--json").document["pages"] == pages(sheet) == 1


def test_a_board_has_no_true_scale_and_a_sheet_is_a_pdf(pas, tmp_path):
    for words in (("the_cage", "-o", tmp_path / "a.pdf", "--true-scale"), ("duel", "-o", tmp_path / "a.png")):
        said = pas("scenario", "print", *words)
        assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert list(tmp_path.iterdir()) == []
