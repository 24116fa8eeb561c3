"""Triangles of a proof that are no scenery: cores buried in solids, and sheets inside other figures."""

from __future__ import annotations

import pytest

from tests.terrain.certificate_drawings import Drawing, behind_a_giant, changed, core_in_a_box, disc, refusal, wall

SHEET_FACES = [[0, 1, 2], [0, 2, 3]]


def extra_of(document):
    return document["proofs"][0]["extra"][0]


def sheet(*args):
    return [list(point) for point in wall(*args)]


def with_core(drawing, points, pieces=(0,)):
    core = {"kind": "core", "pieces": list(pieces), "points": points, "faces": SHEET_FACES}
    first = len(drawing.faces) + 1
    return drawing.blocked([[first, first + 1]], [[0]], extra=[core])


# Cores that hold


@pytest.mark.parametrize("without", [(), (0, 1)])
def test_a_core_inside_a_box_stops_the_lines_even_if_the_box_has_no_bottom(without):
    drawing, document = core_in_a_box(without)
    assert drawing.check(document).problem is None


ROOFS = {
    "one diagonal over the core": [(0, 1, 2), (0, 2, 3)],
    "the other diagonal over the core": [(0, 1, 3), (1, 2, 3)],
    "a corner over the core": [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)],
    "an edge in line with x over the core": [(0, 1, 5), (1, 2, 6), (2, 3, 6), (3, 0, 5), (5, 1, 6), (5, 6, 3)],
    "an edge in line with y over the core": [(0, 1, 7), (1, 2, 8), (2, 3, 8), (3, 0, 7), (7, 1, 8), (7, 8, 3)],
}


@pytest.mark.parametrize("roof", ROOFS)
def test_a_core_is_enclosed_wherever_the_edges_of_the_roof_run(roof):
    plan = [(40_000, -20_000), (60_000, -20_000), (60_000, 20_000), (40_000, 20_000), (50_000, 0)]
    ridges = [(45_000, 0), (55_000, 0), (50_000, -9000), (50_000, 9000)]
    drawing = Drawing().add_box(40_000, 60_000, -20_000, 20_000, 0, 20_000, without=(2, 3))
    drawing.add([(x, y, 20_000) for x, y in plan + ridges], ROOFS[roof])
    fan = [[50_000, 0, 10_000], *sheet(50_000, -15_000, 15_000, 200, 19_000)]
    core = {"kind": "core", "pieces": [0, 1], "points": fan, "faces": [[0, 1, 2], [0, 2, 3], [0, 3, 4], [0, 4, 1]]}
    first = len(drawing.faces) + 1
    document = drawing.blocked([range(first, first + 4)], [[0]], extra=[core])
    assert drawing.check(document).problem is None


def test_the_other_body_may_be_inside_the_solid():
    """Figure a sits in a closed box: whoever looks at it from b looks through a side of the box."""
    drawing = Drawing().add_box(-20_000, 60_000, -20_000, 20_000, -1, 20_000)
    assert drawing.check(with_core(drawing, sheet(50_000, -15_000, 15_000, 200, 19_000))).problem is None


def test_two_pieces_set_side_by_side_are_one_solid():
    drawing = Drawing().add_box(40_000, 60_000, -20_000, 0, 0, 20_000, without=(8, 9))
    drawing.add_box(40_000, 60_000, 0, 20_000, 0, 20_000, without=(4, 5))
    points = sheet(50_000, -15_000, 15_000, 200, 19_000)
    assert drawing.check(with_core(drawing, points, (0, 1))).problem is None
    assert "extra 0: " in refusal(drawing, with_core(drawing, points, (0,)))


# Cores that do not


def test_a_core_that_pokes_out_of_its_solid_by_one_unit_is_refused():
    drawing, _ = core_in_a_box()
    inside = with_core(drawing, sheet(50_000, -15_000, 15_000, 200, 19_999))
    assert drawing.check(inside).ok
    for top in (20_000, 20_001):
        document = with_core(drawing, sheet(50_000, -15_000, 15_000, 200, top))
        assert refusal(drawing, document) in {
            f"proof 0: extra 0: core triangle {core} meets face {face} of the table"
            for core in (0, 1)
            for face in (2, 3)
        }


def test_a_core_beside_its_solid_is_refused():
    drawing, _ = core_in_a_box()
    document = with_core(drawing, sheet(70_000, -15_000, 15_000, 200, 19_000))
    assert refusal(drawing, document) == "proof 0: extra 0: core triangle 1 is not inside the solid"


def test_every_part_of_a_core_must_be_inside():
    drawing, document = core_in_a_box()

    def add_stray_triangle(document):
        extra_of(document)["points"] += [[70_000, 0, 200], [70_000, 9, 200], [70_000, 0, 209]]
        extra_of(document)["faces"].append([4, 5, 6])

    problem = refusal(drawing, changed(document, add_stray_triangle))
    assert problem == "proof 0: extra 0: core triangle 2 is not inside the solid"


def test_a_core_around_both_bodies_proves_nothing():
    drawing = Drawing().add_box(-20_000, 120_000, -20_000, 20_000, -1, 20_000)
    document = with_core(drawing, sheet(50_000, -15_000, 15_000, 200, 19_000))
    assert refusal(drawing, document) == "proof 0: extra 0: neither body is wholly outside the solid"


def test_bodies_that_the_surface_cuts_are_not_outside_it():
    """Both figures lean into the box by one unit of their rings."""
    reach = max(16 * x for x, _ in core_in_a_box()[1]["proofs"][0]["rings"][0])
    apart = Drawing().add_box(reach + 1, 100_000 - reach, -20_000, 20_000, 0, 20_000)
    points = sheet(50_000, -15_000, 15_000, 200, 19_000)
    assert apart.check(with_core(apart, points)).problem is None
    touching = Drawing().add_box(reach, 100_000 - reach, -20_000, 20_000, 0, 20_000)
    assert refusal(touching, with_core(touching, points)) == (
        "proof 0: extra 0: neither body is wholly outside the solid"
    )


def test_a_box_without_a_roof_encloses_nothing():
    drawing, document = core_in_a_box(without=(2, 3))
    assert refusal(drawing, document).startswith("proof 0: extra 0: a border edge of the solid hangs over the lines")


def test_a_border_edge_that_rises_from_below_the_lines_hangs_over_them():
    """One triangle is gone from the side that faces a; its slanted edge starts on the ground."""
    drawing, document = core_in_a_box(without=(10,))
    assert "hangs over the lines" in refusal(drawing, document)


def test_a_rim_that_three_tents_share_is_a_border():
    """Their cloth hides the sheet from above three times over, but lines pass in below the rim."""
    rim = [(30_000, -40_000, 500), (70_000, -40_000, 500), (70_000, 40_000, 500), (30_000, 40_000, 500)]
    drawing = Drawing()
    for height in (60_000, 70_000, 80_000):
        drawing.add([*rim, (50_000, 0, height)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)])
    document = with_core(drawing, sheet(50_000, -8000, 8000, 200, 11_000), (0, 1, 2))
    assert "hangs over the lines" in refusal(drawing, document)


def test_a_border_edge_at_the_height_of_the_lines_hangs_over_them():
    drawing = Drawing().add_box(40_000, 60_000, -20_000, 20_000, 409, 20_000, without=(0, 1))
    points = sheet(50_000, -15_000, 15_000, 400, 19_000)
    assert drawing.check(with_core(drawing, points)).problem is None
    drawing = Drawing().add_box(40_000, 60_000, -20_000, 20_000, 410, 20_000, without=(0, 1))
    assert "hangs over the lines" in refusal(drawing, with_core(drawing, points))


def test_a_border_edge_beside_the_lines_does_no_harm():
    drawing = Drawing().add_box(40_000, 60_000, -20_000, 20_000, 0, 20_000)
    drawing.add([(45_000, 30_000, 0), (55_000, 30_000, 0), (50_000, 30_000, 30_000)], [(0, 1, 2)])
    points = sheet(50_000, -15_000, 15_000, 200, 19_000)
    assert drawing.check(with_core(drawing, points, (0, 1))).problem is None


def test_a_leaf_over_one_corner_of_a_sheet_encloses_nothing():
    """The sheet stands in the open; over its far corner, beside the lines, floats a single triangle."""
    drawing = Drawing().add([(49_000, 49_000, 19_500), (51_000, 49_000, 19_500), (50_000, 52_000, 19_500)], [(0, 1, 2)])
    document = with_core(drawing, sheet(50_000, 50_000, -15_000, 200, 19_000))
    assert refusal(drawing, document) == "proof 0: extra 0: a border edge of the solid hangs over core triangle 0"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"pieces": [1]}, "proof 0: extra 0: piece 1 has no faces on the table"),
        ({"pieces": []}, "proofs[0].extra[0].pieces: should name at least one piece, and none twice"),
        ({"pieces": [0, 0]}, "proofs[0].extra[0].pieces: should name at least one piece, and none twice"),
        ({"faces": [[0, 1, 1], [0, 2, 3]]}, "proof 0: extra 0: core triangle 0 has no area"),
        ({"faces": [[0, 1, 4], [0, 2, 3]]}, "proofs[0].extra[0].faces: a corner that is none of the 4 points"),
        ({"faces": [[0, 1, -1], [0, 2, 3]]}, "proofs[0].extra[0].faces: a corner that is none of the 4 points"),
        ({"kind": "ghost"}, "proofs[0].extra[0].kind: should be figure or core, is 'ghost'"),
    ],
)
def test_a_core_names_pieces_and_has_proper_triangles(change, problem):
    drawing, document = core_in_a_box()
    assert refusal(drawing, changed(document, lambda d: extra_of(d).update(change))) == problem


# Other figures


def test_a_sheet_that_leaves_the_other_body_by_one_unit_is_refused():
    drawing, document = behind_a_giant()

    def lift(document):
        extra_of(document)["points"][2][2] += 1

    assert refusal(drawing, changed(document, lift)) == "proof 0: extra 0: point 2 is outside the body"


def test_a_sheet_may_reach_to_the_very_rim_of_the_other_body_and_no_further():
    drawing, document = behind_a_giant()
    on_the_rim = changed(document, lambda d: extra_of(d).update(points=sheet(50_000, -12_000, 12_000, 0, 15_000)))
    assert drawing.check(on_the_rim).ok
    beyond = changed(document, lambda d: extra_of(d).update(points=sheet(50_000, -12_001, 12_000, 0, 15_000)))
    assert refusal(drawing, beyond) == "proof 0: extra 0: point 0 is outside the body"


def test_a_figure_that_does_not_block_or_stands_elsewhere_hides_nothing():
    drawing, document = behind_a_giant()
    assert refusal(drawing, changed(document, lambda d: extra_of(d).update(name="zeus"))) == (
        "proof 0: extra 0: 'zeus' is no other figure that blocks sight"
    )
    drawing.others["titan"] = disc(50_001, 0, 0, 15_000, radius=12_000)
    assert refusal(drawing, document) == "proof 0: extra 0: its body is not that of 'titan'"
    drawing.others.clear()
    assert "is no other figure" in refusal(drawing, document)
