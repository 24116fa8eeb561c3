"""Rulings laid over the stage: the line from one to the other, what blocks warmed, reach on every floor."""

from __future__ import annotations

from functools import cache

import numpy as np

from scenes import judge_move, load_scene, map_reach, rule_distance, rule_sight
from tests.viewer.picture_baselines import CATALOGUE
from viewer.stage.overlays import rod, with_distance, with_path, with_reach, with_sight
from viewer.stage.stage_set import set_of_scene


@cache
def scene(name):
    return load_scene(CATALOGUE / f"{name}.toml")


def named(stage, name):
    return [token for token in stage.tokens if token.name == name]


def test_a_free_line_runs_from_one_body_to_the_other():
    table = scene("slits")
    ruling = rule_sight(table, "a", "b")
    (line,) = named(with_sight(set_of_scene(table), table, ruling), "witness line")
    ends = line.vertices_pas.reshape(2, -1, 3).mean(axis=1)
    for end, figure in zip(ends, (ruling.a, ruling.b), strict=True):
        assert np.hypot(*(end[:2] - np.array(figure.at_pas))) <= 0.61


def test_what_blocks_is_warm_and_its_lines_end_there():
    table = scene("slits")
    plain = set_of_scene(table)
    stage = with_sight(plain, table, rule_sight(table, "g", "h"))
    warmed = [one for one, other in zip(stage.pieces, plain.pieces, strict=True) if one is not other]
    assert warmed
    assert named(stage, "stopped line")
    assert not named(stage, "witness line")


def test_reach_covers_the_ground_and_the_floors_above_it():
    table = scene("vertical")
    stage = with_reach(set_of_scene(table), table, map_reach(table, "leucas", hurry=True))
    heights = np.round(named(stage, "reach")[0].vertices_pas[:, 2])
    assert {0.0, 2.0} <= set(heights.tolist())


def test_a_path_is_laid_leg_by_leg_and_ends_where_it_is_refused():
    table = scene("vertical")
    ruling = judge_move(table, "leucas", "jump 12.5,5; leap 13,8")
    stage = with_path(set_of_scene(table), table, ruling)
    assert named(stage, "path")
    assert len(named(stage, "stop")) == (0 if ruling.judgement.legal else 1)


def test_a_distance_is_measured_from_rim_to_rim():
    table = scene("castle")
    ruling = rule_distance(table, "davios", "leucas")
    (line,) = named(with_distance(set_of_scene(table), ruling, "so far"), "distance")
    start, end = line.vertices_pas.reshape(2, -1, 3).mean(axis=1)
    assert abs(np.linalg.norm(end - start) - ruling.distance.gap_pas) < 0.02


def test_a_rod_of_no_length_is_no_trouble():
    assert np.isfinite(rod("nothing", (1.0, 1.0, 1.0), (1.0, 1.0, 1.0), "#000000", "path").vertices_pas).all()
