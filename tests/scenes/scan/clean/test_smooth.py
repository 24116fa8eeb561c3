"""Noise goes, edges stay."""

from __future__ import annotations

import numpy as np
import pytest

from bench.known_table import Solid
from scenes.scan.clean.noise import noise_pas
from scenes.scan.clean.smooth import FAR, ROUNDS, smooth
from scenes.scan.simplify.deviation import deviation
from scenes.scan.surface import Surface

NOISE_PAS = 0.02


def block(edge_pas=0.1):
    """A block of 3 x 2 x 2 pas in small triangles."""
    mesh = Solid.cube([3.0, 2.0, 2.0]).refine_to_length(edge_pas).to_mesh64()
    return Surface(np.asarray(mesh.vert_properties[:, :3]), np.asarray(mesh.tri_verts, dtype=np.int64))


def scanned(surface, noise=NOISE_PAS):
    return surface.moved(surface.vertices + np.random.default_rng(4).normal(scale=noise, size=surface.vertices.shape))


@pytest.mark.parametrize("edge_pas", [0.15, 0.06])
def test_a_noisy_block_comes_out_smooth(edge_pas):
    true = block(edge_pas)
    noisy = scanned(true)
    before, after = deviation(true, noisy), deviation(true, smooth(noisy, noise_pas(noisy)))
    assert after.back_95 < before.back_95 / 2
    assert after.there_mean < before.there_mean / 2


def test_the_edges_of_a_block_stay_sharp():
    """Corners and edges are no farther off than noise could have put them."""
    true = block()
    smoothed = smooth(scanned(true), NOISE_PAS)
    at_end = (true.vertices == true.vertices.min(axis=0)) | (true.vertices == true.vertices.max(axis=0))
    edges = at_end.sum(axis=1) >= 2
    away = np.linalg.norm(smoothed.vertices - true.vertices, axis=1)[edges]
    assert np.quantile(away, 0.95) < 3.5 * NOISE_PAS


def test_no_point_moves_farther_than_noise_could_have_put_it():
    noisy = scanned(block())
    moved = np.linalg.norm(smooth(noisy, NOISE_PAS).vertices - noisy.vertices, axis=1)
    assert moved.max() <= sum(ROUNDS) * FAR * NOISE_PAS + 1e-12
    assert moved.mean() > NOISE_PAS / 4


def test_a_clean_model_is_left_as_it_is():
    true = block()
    assert smooth(true, noise_pas(true)) is true


def test_loose_and_tiny_triangles_are_no_trouble():
    lone = Surface(np.array([[0.0, 0, 0], [1, 0, 0], [0, 1, 0], [5, 5, 5]]), np.array([[0, 1, 2]]))
    assert (smooth(lone, 0.1).vertices == lone.vertices).all()
    nothing = Surface(np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64))
    assert len(smooth(nothing, 0.1).vertices) == 0


def test_a_coarse_scan_keeps_its_detail():
    """Noise that is small beside the distance between points is left alone."""
    coarse = scanned(block(0.5), noise=0.01)
    assert smooth(coarse, 0.01) is coarse
