"""Certificates that hold on scenes one can draw, and the same ones with one thing wrong."""

from __future__ import annotations

import pytest

from tests.terrain.certificate_drawings import (
    FAR,
    HIGH,
    Drawing,
    behind_a_giant,
    behind_one_wall,
    behind_two_staggered_walls,
    below_a_tower,
    by_a_hair,
    changed,
    core_in_a_box,
    disc,
    full_ring,
    half_ring,
    oval,
    over_a_low_wall,
    refusal,
    wall,
)

RING_REACH = max(x for x, _ in full_ring(disc()))


def refusal_when(scene, change):
    """The problem with a certificate in which one thing is changed, and which is sealed again."""
    drawing, document = scene
    return refusal(drawing, changed(document, change))


def proof_of(document):
    return document["proofs"][-1]


# Certificates that hold


@pytest.mark.parametrize(
    ("scene", "leaves", "triangles"),
    [
        (behind_one_wall, 1, 2),
        (behind_two_staggered_walls, 3, 4),
        (below_a_tower, 14, 2),
        (core_in_a_box, 1, 2),
        (behind_a_giant, 1, 2),
        (over_a_low_wall, 0, 0),
        (by_a_hair, 1, 2),
    ],
)
def test_a_true_certificate_holds_and_says_what_it_rests_on(scene, leaves, triangles):
    drawing, document = scene()
    checked = drawing.check(document)
    assert checked.problem is None
    assert checked.ok
    assert (checked.leaves, checked.triangles) == (leaves, triangles)


def test_an_oval_base_at_an_angle_is_enclosed_by_its_ring():
    drawing = Drawing(a=oval(0, 0, (8000, 3000), (3, 4))).add_wall(50_000, -9000, 9000)
    assert drawing.check(drawing.blocked([[1, 2]], [[0]])).problem is None


def test_the_back_of_a_body_may_be_covered_and_culled():
    drawing, document = behind_one_wall()

    def cover_all_round(document):
        proof_of(document).update(run_a=[-256, 768], trees=[[-1, 0, -5]])

    assert drawing.check(changed(document, cover_all_round)).problem is None


def test_triangles_that_meet_at_the_same_place_share_an_edge_whatever_their_corners_are_called():
    drawing = Drawing()
    corners = Drawing().add_wall(50_000, -8000, 8000).vertices
    drawing.add([corners[k] for k in (0, 1, 2)], [(0, 1, 2)]).add([corners[k] for k in (0, 2, 3)], [(0, 1, 2)])
    assert drawing.check(drawing.blocked([[1, 2]], [[0]])).problem is None


def test_a_slanted_triangle_may_be_between_the_bodies_by_its_plane_alone():
    drawing, document = behind_one_wall()
    assert drawing.check(changed(document, lambda d: proof_of(d).update(directions=[]))).problem is None


@pytest.mark.parametrize("directions", [[[1, 0, 0]], [[9, 1, 0], [9, -1, 0]]])
def test_the_sides_of_a_spike_are_between_the_bodies_by_slabs(directions):
    """The spike points along the lines, so the planes of its sides part nothing, but a direction does, or two."""
    drawing = Drawing().add(
        [*wall(50_000, -8000, 8000), (80_000, 0, 5000)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)]
    )
    document = drawing.blocked([[1, 2, 3, 4]], [[0]], directions=directions)
    assert drawing.check(document).problem is None
    problem = refusal(drawing, changed(document, lambda d: proof_of(d).update(directions=[[0, 1, 0]])))
    assert problem == "proof 0, root 0, leaf 0 (chain 0): triangle 0 is not between the patches"


def test_a_spike_that_reaches_behind_the_other_figure_stops_nothing():
    corners = [*wall(50_000, -8000, 8000), (120_000, 0, 5000)]
    drawing = Drawing().add(corners, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)])
    assert "is not between the patches" in refusal(drawing, drawing.blocked([[1, 2, 3, 4]], [[0]]))


# Chains


def test_a_wall_with_a_triangle_left_out_stops_nothing():
    problem = refusal_when(behind_one_wall(), lambda d: proof_of(d).update(chains=[[1]]))
    assert problem.startswith("proof 0, root 0, leaf 0 (chain 0): line signs differ at edge (50000, ")


def test_triangles_turned_against_each_other_stop_nothing():
    problem = refusal_when(behind_one_wall(), lambda d: proof_of(d).update(chains=[[1, -1]]))
    assert "leaf 0 (chain 0): line signs differ at edge" in problem


def test_a_chain_may_be_turned_as_a_whole():
    drawing, document = behind_one_wall()
    assert drawing.check(changed(document, lambda d: proof_of(d).update(chains=[[-1, -1]]))).ok


def test_a_closed_box_has_no_boundary_and_stops_nothing():
    drawing = Drawing().add_box(40_000, 60_000, -20_000, 20_000, 0, 20_000)
    document = drawing.blocked([range(1, 13)], [[0]])
    assert refusal(drawing, document) == "proof 0, root 0, leaf 0 (chain 0): its boundary is empty"


def test_a_wall_behind_a_figure_hides_nothing():
    drawing = Drawing().add_wall(-20_000, -30_000, 30_000, bottom=-20_000, top=40_000)
    document = drawing.blocked([[1, 2]], [[0]], directions=[(1, 0, 0), (-1, 0, 0), (0, 1, 0)])
    assert refusal(drawing, document).endswith("leaf 0 (chain 0): triangle 0 is not between the patches")


def test_a_wall_behind_the_other_figure_hides_nothing():
    drawing = Drawing().add_wall(FAR + 20_000, -30_000, 30_000, bottom=-20_000, top=40_000)
    document = drawing.blocked([[1, 2]], [[0]], directions=[(1, 0, 0), (-1, 0, 0), (0, 1, 0)])
    assert refusal(drawing, document).endswith("leaf 0 (chain 0): triangle 0 is not between the patches")


def test_a_wall_that_cuts_the_front_of_a_figure_does_not_hide_what_stands_before_it():
    drawing = Drawing().add_wall(2000, -8000, 8000, top=30_000)
    document = drawing.blocked([[1, 2]], [[0]], directions=[(1, 0, 0), (0, 1, 0)])
    assert refusal(drawing, document).endswith("leaf 0 (chain 0): triangle 0 is not between the patches")


def test_a_wall_that_touches_a_figure_hides_by_a_slab_but_not_by_its_plane():
    drawing = Drawing().add_wall(RING_REACH, -8000, 8000)
    document = drawing.blocked([[1, 2]], [[0]])
    assert drawing.check(document).ok
    problem = refusal(drawing, changed(document, lambda d: proof_of(d).update(directions=[])))
    assert problem.endswith("triangle 0 is not between the patches")


def test_a_wall_one_unit_wider_than_the_rings_hides_and_figures_moved_by_one_unit_are_past_it():
    widest = max(y for _, y in full_ring(disc()))
    hidden = Drawing().add_wall(50_000, -8000, widest + 1)
    assert hidden.check(hidden.blocked([[1, 2]], [[0]])).ok
    seen = Drawing(a=disc(0, 1), b=disc(FAR, 1)).add_wall(50_000, -8000, widest + 1)
    assert "line signs differ at edge" in refusal(seen, seen.blocked([[1, 2]], [[0]]))


def test_a_wall_one_unit_higher_than_the_heads_hides_and_one_just_as_high_does_not():
    higher = Drawing().add_wall(50_000, -8000, 8000, top=HIGH + 1)
    assert higher.check(higher.blocked([[1, 2]], [[0]])).ok
    level = Drawing().add_wall(50_000, -8000, 8000, top=HIGH)
    assert "line signs differ" in refusal(level, level.blocked([[1, 2]], [[0]]))


def test_a_slit_of_one_unit_between_two_triangles_is_not_closed():
    drawing = Drawing().add([(50_000, -8000, 0), (50_000, 8000, 0), (50_000, 8000, 20_000)], [(0, 1, 2)])
    drawing.add([(50_000, -8000, 1), (50_000, 8000, 20_001), (50_000, -8000, 20_000)], [(0, 1, 2)])
    assert "line signs differ" in refusal(drawing, drawing.blocked([[1, 2]], [[0]]))


@pytest.mark.parametrize(
    ("chain", "words"),
    [([1, 1, 0], "twice"), ([0, 1], "twice"), ([1, 2], "none of 2"), ([1, 2**30], "none of 2"), ([], "no triangles")],
)
def test_a_chain_names_each_of_its_triangles_once_and_no_others(chain, words):
    problem = refusal_when(behind_one_wall(), lambda d: proof_of(d).update(chains=[chain]))
    assert problem.startswith("proof 0, root 0, leaf 0 (chain 0): the chain")
    assert words in problem


def test_nothing_in_a_certificate_is_idle():
    idle_chain = refusal_when(behind_one_wall(), lambda d: proof_of(d).update(chains=[[1, 1], [1]]))
    assert idle_chain == "proof 0: chain 1 is used by no leaf"
    idle_extra = refusal_when(
        core_in_a_box(), lambda d: proof_of(d)["extra"].append(proof_of(core_in_a_box()[1])["extra"][0])
    )
    assert idle_extra == "proof 0: extra 1 is used by no chain"
    idle_ring = refusal_when(behind_one_wall(), lambda d: proof_of(d)["rings"].append(half_ring(disc())))
    assert idle_ring == "proof 0: ring_of does not use each ring"


# Trees


@pytest.mark.parametrize(
    ("tree", "problem"),
    [
        ([-1, 0, -3, 1], "root 0: the tree ends with 1 pairs to go"),
        ([], "root 0: the tree ends with 1 pairs to go"),
        ([-1, 0, -3, 1, 0, 0], "root 0: the tree goes on after its end at number 5"),
        ([-1, 0, -3, 1, -6], "root 0, node 4: -6 means nothing"),
        ([-1, 0, -3, 1, 2], "root 0, leaf 4 (chain 2): there are only 2 chains"),
        ([-1, 0, -3, 1, -5], "root 0, node 4: culled, though the patches face each other"),
    ],
)
def test_a_tree_settles_every_pair_and_nothing_else(tree, problem):
    found = refusal_when(behind_two_staggered_walls(), lambda d: proof_of(d).update(trees=[tree]))
    assert found == f"proof 0, {problem}"


@pytest.mark.parametrize(("root", "tree"), [(1, [-3, -4, -5, 0, 0]), (2, [-1, -5, 0]), (2, [-5]), (3, [-5])])
def test_a_cap_that_faces_the_other_body_is_not_culled(root, tree):
    problem = refusal_when(below_a_tower(), lambda d: proof_of(d)["trees"].__setitem__(root, tree))
    assert problem.startswith(f"proof 0, root {root}, node ")
    assert problem.endswith("culled, though the patches face each other")


def test_the_two_halves_of_a_split_are_not_interchangeable():
    problem = refusal_when(behind_two_staggered_walls(), lambda d: proof_of(d).update(trees=[[-1, 0, -3, 0, 1]]))
    assert problem.startswith("proof 0, root 0, leaf 3 (chain 0): line signs differ")


def test_a_patch_of_one_tick_cannot_be_split():
    problem = refusal_when(behind_one_wall(), lambda d: proof_of(d).update(trees=[[-1] * 10]))
    assert problem == "proof 0, root 0, node 8: the patch is too small to split"


def test_every_pair_of_patches_has_its_tree():
    problem = refusal_when(below_a_tower(), lambda d: proof_of(d)["trees"].pop())
    assert problem == "proof 0: 4 root pairs need as many trees, not 3"


# Enclosure


@pytest.mark.parametrize(("caps", "missing"), [("caps_a", "body a: the top"), ("caps_b", "body b: the bottom")])
def test_a_cap_that_can_be_seen_must_be_covered(caps, missing):
    problem = refusal_when(below_a_tower(), lambda d: proof_of(d).update({caps: []}))
    assert problem == f"proof 0: {missing} faces the other body and is not covered"


@pytest.mark.parametrize(("end", "step"), [(0, 1), (1, -1)])
def test_a_run_that_leaves_out_one_tick_of_a_facing_edge_is_refused(end, step):
    def shorten(document):
        proof_of(document)["run_b"][end] += step

    problem = refusal_when(behind_one_wall(), shorten)
    assert problem.startswith("proof 0: body b: edge ")
    assert problem.endswith("of the ring faces the other body and is not covered")


@pytest.mark.parametrize("run", [[0, 1025], [5, 5], [5, 4]])
def test_a_run_goes_round_at_most_once_and_forward(run):
    problem = refusal_when(behind_one_wall(), lambda d: proof_of(d).update(run_a=run))
    assert problem == "proof 0: run_a should have 1 to 1024 ticks"


def test_a_ring_that_cuts_its_ellipse_is_refused():
    problem = refusal_when(behind_one_wall(), lambda d: proof_of(d).update(rings=[half_ring(disc(), slack=-24)]))
    assert problem.startswith("proof 0: ring 0 of body a: the ring cuts the ellipse at edge ")


def test_a_ring_turned_across_its_oval_is_refused():
    drawing = Drawing(a=oval(0, 0, (8000, 3000), (3, 4))).add_wall(50_000, -9000, 9000)
    across = half_ring(oval(0, 0, (8000, 3000), (-4, 3)))
    document = changed(drawing.blocked([[1, 2]], [[0]]), lambda d: proof_of(d)["rings"].__setitem__(0, across))
    assert "ring 0 of body a: the ring cuts the ellipse" in refusal(drawing, document)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda ring: ring.reverse(),
        lambda ring: ring.__setitem__(7, ring[6]),
        lambda ring: ring.__setitem__(7, [ring[7][0] - 40, ring[7][1] - 40]),
    ],
)
def test_a_ring_that_is_not_strictly_convex_is_refused(spoil):
    problem = refusal_when(behind_one_wall(), lambda d: spoil(proof_of(d)["rings"][0]))
    assert problem == "proof 0: ring 0 of body a: the ring is not strictly convex and counter-clockwise"


def test_a_ring_that_winds_three_times_is_refused():
    """Its corners all turn left, yet its edges are chords through the body."""
    half, mirrored = half_ring(disc()), [[-x, -y] for x, y in half_ring(disc())]
    thrice = [(half + mirrored)[3 * k % 64] for k in range(32)]
    problem = refusal_when(behind_one_wall(), lambda d: proof_of(d).update(rings=[thrice]))
    assert problem == "proof 0: ring 0 of body a: the ring is not strictly convex and counter-clockwise"


def test_prisms_that_touch_are_refused():
    drawing = Drawing(b=disc(2 * RING_REACH)).add_wall(RING_REACH, -8000, 8000)
    assert refusal(drawing, drawing.blocked([[1, 2]], [[0]])) == "proof 0: the two prisms are not apart"


# Bodies, table and verdict


def test_a_certificate_for_another_table_is_refused():
    assert refusal_when(behind_one_wall(), lambda d: d.update(table="0" * 8)) == (
        "table: the certificate is for another table"
    )


@pytest.mark.parametrize(("name", "figure"), [("a", disc(1)), ("b", disc(FAR, 0, 410, 10_241))])
def test_a_certificate_for_bodies_that_stand_elsewhere_is_refused(name, figure):
    drawing, document = behind_one_wall()
    setattr(drawing, name, figure)
    assert refusal(drawing, document) == f"proof 0: body {name} is not that of the figure, as_is"


def test_a_change_that_breaks_nothing_else_breaks_the_seal():
    drawing, document = behind_one_wall()
    assert refusal(drawing, {**document, "scene": "other.toml"}).startswith(
        "seal: it does not match: scene was changed"
    )


def test_a_broken_seal_names_the_part_that_was_changed():
    """A run that reaches further than it need proves as much as before; the seal still knows."""
    drawing, document = behind_one_wall()
    proof = document["proofs"][0]
    wider = {**proof, "directions": [*proof["directions"], [3, 2, 1]]}
    assert "proofs[0].directions was changed" in refusal(drawing, {**document, "proofs": [wider]})
    first, *middle, last = document["seal"]
    for broken in (["g", *middle, last], [first, *middle, "g"]):
        assert "the seal itself was changed" in refusal(drawing, {**document, "seal": "".join(broken)})


def test_a_table_too_wide_for_exact_numbers_is_refused():
    drawing, document = behind_one_wall()
    drawing.add([(2**20, 0, 0), (2**20, 9, 0), (2**20, 0, 9)], [(0, 1, 2)])
    assert refusal(drawing, document) == "proof 0: table, bodies and extras span more than 1048576 units"
