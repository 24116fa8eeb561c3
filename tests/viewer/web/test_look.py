"""A figure that is dragged on the page goes to what the finger points at."""

import pytest

from scenes import load_scene
from viewer.web import Aim, Look, look

BLOCK = """
format = "pas-scene/1"
game = "ichoria"
name = "A block"
[table]
size = [16, 16]
[[pieces]]
id = "block"
box = [4.0, 4.0, 2.0]
at = [10.0, 10.0]
[[figures]]
id = "davios"
side = "greeks"
at = [3.0, 3.0]
"""


def test_a_figure_dragged_onto_a_block_stands_on_its_top(tmp_path):
    path = tmp_path / "block.toml"
    path.write_text(BLOCK)
    dragged = look(load_scene(path), Look(aim=Aim("davios", (8.0, 8.0, 20.0), (10.2, 10.2, 0.0))))
    assert dragged["refused"] is None
    assert dragged["figures"][0]["at"][2] == pytest.approx(2.0, abs=1e-3)
