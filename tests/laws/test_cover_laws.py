"""What must hold of cover on any table: the true share of a target that is hidden lies in the interval.

Targets stand among the scenery, in it and half through it, near and far, above and below. `make soak` asks 504 pairs on
eight tables, three of them of the catalogue.
"""

from __future__ import annotations

import numpy as np
import pytest

from bench.edge_tables import edge_specimens
from terrain.measures.hidden_share import cover
from terrain.scenery.bodies import figure_body
from terrain.scenery.obstacles import Obstacle
from tests.laws.sampled_cover import NOISE, hidden_share

MOST_TRIES = 40
TABLES = {specimen.name: specimen for specimen in edge_specimens()}
SMALL = ("house", "bunker", "stairs", "arena", "solids")


def pairs_at_scenery(table, count, seed):
    """Shooters, targets at some face of the table or through it, and sometimes a figure between; most partly hidden."""
    rng = np.random.default_rng(seed)
    corners = table.vertices[table.faces] / 8192
    found = 0
    for _ in range(count * MOST_TRIES):
        place = corners[rng.integers(len(corners))].mean(axis=0)
        place[:2] += rng.normal(size=2) * rng.choice([0.2, 0.6, 2.0])
        floor = max(0.0, place[2] + rng.choice([-1.2, -0.6, 0.0, 0.1]))
        heading, away = rng.uniform(0, 2 * np.pi), rng.choice([1.3, 3.0, 8.0, 15.0])
        stand = place[:2] + away * np.array([np.cos(heading), np.sin(heading)])
        target = figure_body(tuple(place[:2]), floor, rng.choice([1.2, 1.6, 2.4]))
        shooter = figure_body(tuple(stand), max(0.0, floor + rng.normal() * rng.choice([0.0, 1.0, 4.0])))
        between = place[:2] + rng.uniform(0.3, 0.8) * (stand - place[:2]) + rng.normal(size=2) * 0.3
        others = (Obstacle("third", figure_body(tuple(between), floor, 0.8)),) if rng.random() < 0.3 else ()
        if target.contains(shooter.eye) or any(other.body.contains(shooter.eye) for other in others):
            continue
        share, lines = hidden_share(table, shooter, target, others, seed=found)
        if 0.0 < share < 1.0 or rng.random() < 0.1:
            assert lines > 1000
            found += 1
            yield shooter, target, others, share
        if found == count:
            return
    raise AssertionError(f"only {found} of {count} pairs were found")


def beyond(share, low, high):
    """By how much a share lies outside an interval."""
    return max(low - share, share - high, 0.0)


def widths_when_the_true_share_is_inside(table, count, seed):
    """Ask pairs, and each piece by itself of some; answers how wide the intervals were."""
    widths = []
    for place, (shooter, target, others, share) in enumerate(pairs_at_scenery(table, count, seed)):
        found = cover(table, shooter, target, others, each_piece=place % 5 == 0)
        assert beyond(share, found.hidden_low, found.hidden_high) <= NOISE, (shooter, target, others, share, found)
        widths.append(found.hidden_high - found.hidden_low)
        for piece in [one for one in found.pieces if one.name in table.piece_names][:3]:
            alone, _ = hidden_share(table, shooter, target, pieces={piece.name})
            assert beyond(alone, piece.low, piece.high) <= NOISE, (shooter, target, piece, alone)
    return widths


@pytest.mark.rule("ICH-SHOOT-10")
@pytest.mark.parametrize("name", SMALL)
def test_the_true_share_lies_in_the_interval(name):
    widths = widths_when_the_true_share_is_inside(TABLES[name].make(), 6, seed=1)
    assert np.median(widths) <= 0.02


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_the_true_share_of_many_targets_lies_in_the_interval(name):
    widths = widths_when_the_true_share_is_inside(TABLES[name].make(), 63, seed=2)
    assert np.quantile(widths, 0.9) <= 0.03
