"""Certificates of a free line, and of sight that hangs on a hair."""

from __future__ import annotations

import pytest

from tests.terrain.certificate_drawings import FAR, HIGH, Drawing, by_a_hair, certificate, changed, disc, oval, refusal


@pytest.mark.parametrize(
    ("start", "end", "name"), [((4916, 0, 500), (FAR, 0, 500), "a"), ((0, 0, 500), (FAR, 0, 409), "b")]
)
def test_a_witness_starts_and_ends_in_the_bodies(start, end, name):
    drawing = Drawing()
    problem = refusal(drawing, drawing.visible(start, end))
    assert problem.startswith("proof 0: the segment's end [")
    assert problem.endswith(f"is outside body {name}")


def test_a_witness_may_start_on_the_very_rim_of_a_body():
    drawing = Drawing()
    assert drawing.check(drawing.visible((4915, 0, 410), (FAR - 4915, 0, 10_240))).ok


@pytest.mark.parametrize("top", [HIGH, HIGH + 1])
def test_a_witness_that_touches_a_wall_is_none(top):
    drawing = Drawing().add_wall(50_000, -8000, 8000, top=top)
    assert refusal(drawing, drawing.visible((0, 0, HIGH), (FAR, 0, HIGH))).startswith(
        "proof 0: the segment meets face "
    )


def test_a_witness_that_runs_within_the_plane_of_a_wall_is_none():
    drawing = Drawing().add([(40_000, 0, 0), (60_000, 0, 0), (50_000, 0, 9000)], [(0, 1, 2)])
    assert "meets face 0" in refusal(drawing, drawing.visible((0, 0, 5000), (FAR, 0, 5000)))
    assert drawing.check(drawing.visible((0, 0, 9001), (FAR, 0, 9001))).ok


@pytest.mark.parametrize(
    ("titan", "free"),
    [
        (disc(50_000, 12_001, 0, 15_000, radius=12_000), True),
        (disc(50_000, 12_000, 0, 15_000, radius=12_000), False),
        (disc(50_000, 0, 0, 4999, radius=12_000), True),
        (disc(50_000, 0, 0, 5000, radius=12_000), False),
        (oval(50_000, 8001, (12_000, 8000), (1, 0), 0, 15_000), True),
        (oval(50_000, 8001, (12_000, 8000), (0, 1), 0, 15_000), False),
    ],
)
def test_a_witness_passes_beside_other_bodies_and_does_not_touch_them(titan, free):
    drawing = Drawing(others={"titan": titan})
    checked = drawing.check(drawing.visible((0, 0, 5000), (FAR, 0, 5000)))
    assert checked.ok is free
    assert free or checked.problem == "proof 0: the segment meets the body of 'titan'"


def test_a_rising_witness_clears_a_body_that_it_would_meet_on_the_level():
    drawing = Drawing(b=disc(FAR, 0, 30_000, 40_000), others={"titan": disc(50_000, 0, 0, 8000)})
    assert drawing.check(drawing.visible((0, 0, 410), (FAR, 0, 30_000))).ok
    drawing.others["titan"] = disc(50_000, 0, 0, 14_000)
    assert "titan" in refusal(drawing, drawing.visible((0, 0, 410), (FAR, 0, 30_000)))


def test_too_close_needs_both_proofs_with_bodies_grown_and_shrunk():
    drawing, document = by_a_hair()
    assert refusal(drawing, changed(document, lambda d: d["proofs"].pop())) == "proofs: should have 2 entries, has 1"
    assert refusal(drawing, changed(document, lambda d: d["proofs"].reverse())) == (
        "proofs[0].kind: should be visible, is 'blocked'"
    )
    assert refusal(drawing, changed(document, lambda d: d.update(delta=165))) == (
        "proof 0: body a is not that of the figure, grown"
    )
    assert "delta: 0 does not go with" in refusal(drawing, changed(document, lambda d: d.update(delta=0)))
    only_as_is = certificate("blocked", [drawing.blocked_proof([[1, 2]], [[0]])])
    assert "line signs differ" in refusal(drawing, only_as_is)


# Scans: answers that hold for bodies larger or smaller by an accuracy


def hidden_when_larger():
    drawing = Drawing().add_wall(50_000, -8000, 8000, top=HIGH + 1000)
    return drawing, certificate(
        "blocked", [drawing.blocked_proof([[1, 2]], [[0]], size="grown", delta=-164)], delta=164
    )


def seen_when_smaller():
    drawing = Drawing().add_wall(50_000, -8000, 8000, top=HIGH - 1000)
    line = (0, 0, HIGH - 164), (FAR, 0, HIGH - 164)
    return drawing, certificate("visible", [drawing.visible_proof(*line, size="shrunk", delta=-164)], delta=164)


@pytest.mark.parametrize("made", [hidden_when_larger, seen_when_smaller])
def test_an_answer_for_a_scan_is_proved_with_bodies_that_differ_by_its_accuracy(made):
    drawing, document = made()
    assert drawing.check(document).ok
    size = document["proofs"][0]["size"]
    assert refusal(drawing, changed(document, lambda d: d.update(delta=163))) == (
        f"proof 0: body a is not that of the figure, {size}"
    )
    assert "should be as_is" in refusal(drawing, changed(document, lambda d: d.update(delta=0)))
    assert f"should be {size}" in refusal(drawing, changed(document, lambda d: d["proofs"][0].update(size="as_is")))
    assert "delta: -164 does not go with" in refusal(drawing, changed(document, lambda d: d.update(delta=-164)))


def test_what_hides_the_figures_need_not_hide_larger_ones():
    drawing = Drawing().add_wall(50_000, -8000, 8000, top=HIGH + 1)
    assert drawing.check(certificate("blocked", [drawing.blocked_proof([[1, 2]], [[0]])])).ok
    larger = certificate("blocked", [drawing.blocked_proof([[1, 2]], [[0]], size="grown", delta=-164)], delta=164)
    assert "line signs differ" in refusal(drawing, larger)
