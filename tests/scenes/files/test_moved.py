"""Scene files with figures elsewhere: what was moved is moved, and nothing else changes."""

from __future__ import annotations

import pytest

from scenes.files.moved import moved_text
from scenes.files.problems import SceneError

SCENE = """# two friends
[[figures]]
id = "davios"   # at the gate
at = [5.0, 6.0] # near
[[figures]]
id = "jelena"
at = [1.0, 2.0, 3.0]
[[units]]
id = "heracles"
area = 'H'
"""


def test_those_who_moved_are_written_where_they_are_and_comments_stay():
    moved = moved_text(SCENE, {"davios": [7.25, 8.0, 0.0], "heracles": "the agora"})
    assert moved == SCENE.replace("[5.0, 6.0]", "[7.25, 8, 0]").replace("'H'", '"the agora"')


def test_who_has_not_moved_leaves_the_text_as_it_is():
    assert moved_text(SCENE, {}) == SCENE


def test_figures_that_share_a_line_are_refused_rather_than_moved_together():
    crowded = 'figures = [{ id = "a", at = [1, 2] }, { id = "b", at = [3, 4] }]\n'
    with pytest.raises(SceneError, match="a \\[\\[figures\\]\\] of its own"):
        moved_text(crowded, {"a": [5.0, 6.0, 0.0]})


def test_a_place_over_several_lines_is_refused():
    with pytest.raises(SceneError, match="nobody can be moved"):
        moved_text('[[figures]]\nid = "a"\nat = [\n 1,\n 2,\n]\n', {"a": [5.0, 6.0, 0.0]})
