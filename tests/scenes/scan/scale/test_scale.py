"""How many pas a unit of the file is: as said, as the file says, or guessed aloud."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench import known_table
from scenes.scan.options import ScanOptions
from scenes.scan.read.reader import read_scan
from scenes.scan.scale.piece_length import PieceSize, settle_by_piece
from scenes.scan.scale.scaled import Scale, settle_scale
from scenes.scan.surface import ScanError, Surface
from scenes.scan.units.lengths import known_length_of
from tests.given import CATALOGUE
from tests.scenes.scan import sheets

TABLE = sheets.noisy(sheets.table(), 0.02)
CRATE = sheets.block(4, 3, 5, at=(0, 0), foot=True)
TOWER_AND_BARREL = (("tower", 46.0), ("barrel", 3.0))
TRIAL = Scale(2.0, "guessed from its size: inch", sure=False, awaits="tower")
PIECES = (
    PieceSize("piece-01", "tower?", (2.0, 2.0, 4.0)),
    PieceSize("piece-02", "wall?", (8.0, 0.5, 2.0)),
    PieceSize("piece-03", "wall?", (6.0, 0.5, 2.0)),
)


def settled(*readings, **said):
    return settle_scale(readings, ScanOptions(**said))


def test_a_ruler_along_the_table_gives_the_scale_of_a_noisy_tilted_scan_within_half_a_percent():
    phone = known_table.Phone(edge_pas=0.3, units_per_pas=0.0317)
    scan = sheets.reading(Surface(*known_table.scan(phone)))
    scale = settled(scan, table_metres=0.9)
    assert scale.pas_per_unit == pytest.approx(1 / 0.0317, rel=0.005)
    assert scale.sure


@pytest.mark.parametrize(("units", "pas"), [("mm", 0.04), ("inch", 1.016)])
def test_a_unit_that_is_said_is_believed(units, pas):
    scale = settled(sheets.reading(CRATE, scale=1 / pas), units=units)
    assert (scale.pas_per_unit, scale.sure) == (pas, True)
    assert "the piece is 12.5 cm (5 pas) long" in scale.how


def test_a_scale_that_is_said_is_believed():
    assert settled(sheets.reading(CRATE, scale=3.0), scale=1 / 3).pas_per_unit == 1 / 3


@pytest.mark.parametrize(
    ("said", "pas_per_unit"),
    [("table 90cm", 1.0), ("height 35 cm", 2.0), ("longest 45cm", 0.5), ("width 60cm", 1.0)],
)
def test_a_length_of_the_whole_gives_the_scale(said, pas_per_unit):
    scale = settled(sheets.reading(TABLE), length=known_length_of(said))
    assert scale.pas_per_unit == pytest.approx(pas_per_unit, rel=0.02)
    assert scale.awaits is None


def test_a_length_of_a_printed_piece_is_found_by_the_name_of_its_file():
    hut, tower = sheets.reading(CRATE, name="hut.stl"), sheets.reading(CRATE, name="old_tower-2.stl", scale=10.0)
    scale = settled(hut, tower, length=known_length_of("tower height 25cm"))
    assert scale.pas_per_unit == pytest.approx(0.2)
    assert scale.awaits is None


def test_two_statements_that_agree_are_taken_and_two_that_do_not_are_refused():
    scan = sheets.reading(TABLE, scale=25.0)
    assert settled(scan, units="mm", table_metres=0.9).pas_per_unit == 0.04
    with pytest.raises(ScanError, match="--units mm and --table 120cm contradict each other"):
        settled(scan, units="mm", table_metres=1.2)
    with pytest.raises(ScanError, match=r"--scale 0\.05 and --units mm contradict each other"):
        settled(scan, units="mm", scale=0.05)


@pytest.mark.parametrize(
    ("said", "trouble"),
    [
        ({"units": "milimeters"}, "unknown unit 'milimeters'"),
        ({"units": "ich"}, "did you mean 'inch'"),
        ({"scale": 0.0}, "must be more than nothing"),
        ({"scale": float("nan")}, "must be more than nothing"),
    ],
)
def test_nonsense_is_refused(said, trouble):
    with pytest.raises(ScanError, match=trouble):
        settled(sheets.reading(CRATE), **said)


def test_millimetres_taken_for_metres_are_caught_and_the_likely_unit_is_named():
    with pytest.raises(ScanError, match=r"would be 90[01] m long; in mm it would be 90.* cm .*: try --units mm"):
        settled(sheets.reading(TABLE, scale=25.0), units="m")


def test_metres_taken_for_millimetres_are_caught_too():
    with pytest.raises(ScanError, match=r"would be 0.9 mm .* try --units m$"):
        settled(sheets.reading(TABLE, scale=0.025), units="mm")


def test_a_file_that_names_its_unit_is_believed_when_that_gives_a_table():
    scale = settled(sheets.reading(TABLE, name="scan.glb", scale=0.025, metres_per_unit=1.0))
    assert (scale.pas_per_unit, scale.sure) == (40.0, True)
    assert "from the file; the table is 90" in scale.how


@pytest.mark.parametrize(
    ("unit", "longest", "said"),
    [
        ("mm", 3.0, "the piece would be 3 mm .*: try --units inch; --scale 0.04 keeps that size"),
        ("m", 4.0, "the piece would be 4 m .*: try --units"),
    ],
)
def test_a_piece_of_a_size_that_no_scenery_has_is_refused_with_the_likely_unit(unit, longest, said):
    with pytest.raises(ScanError, match=said):
        settled(sheets.reading(CRATE, scale=longest / 5, name="crate.obj"), units=unit)


def test_whoever_says_the_very_scale_means_the_size_that_it_gives():
    assert settled(sheets.reading(CRATE, scale=0.6, name="crate.obj"), scale=0.04).pas_per_unit == 0.04


def test_a_wall_of_four_metres_is_not_believed():
    scale = settled(read_scan(CATALOGUE / "meshes" / "wall_broken.glb"))
    assert any("would make the piece 4 m (160 pas) long, and was not believed" in note for note in scale.notes)
    assert scale.pas_per_unit < 2
    assert not scale.sure
    assert "m: 4 m (160 pas)" in [alternative.said for alternative in scale.alternatives]


@pytest.mark.parametrize(
    ("name", "unit", "pas_per_unit"),
    [
        ("castle_blocks_scan.obj", "m", 40.0),
        ("tower_example.stl", "mm", 0.04),
        ("curiosity_landing_site.stl", "mm", 0.04),
        ("wallhole.obj", "cm", 0.4),
    ],
)
def test_the_unit_of_real_files_is_guessed_from_their_size(name, unit, pas_per_unit):
    scale = settled(read_scan(CATALOGUE / "meshes" / name))
    assert scale.how.startswith(f"guessed from its size: {unit}; ")
    assert scale.pas_per_unit == pas_per_unit
    assert not scale.sure, "a guess is never sure"
    assert any("is a guess" in note for note in scale.notes)


def test_a_level_of_a_dungeon_in_metres_is_never_sure_to_be_a_tower_of_ten_centimetres():
    """40 by 30 metres, y up, without a unit: whatever is guessed, metres are offered and nothing is sure."""
    floor = sheets.together(sheets.block(40, 3.3, 30, at=(0, 0), foot=True), sheets.block(8, 3, 0.4, at=(4, 3.3)))
    scale = settled(sheets.reading(floor, name="dungeon.obj"))
    assert not scale.sure
    assert "m: 40 m" in [alternative.said for alternative in scale.alternatives]


@pytest.mark.parametrize(("units_per_pas", "unit"), [(25.0, "mm"), (2.5, "cm"), (0.025, "m"), (1 / 1.016, "inch")])
def test_the_unit_of_a_table_is_guessed_from_its_size(units_per_pas, unit):
    assert settled(sheets.reading(TABLE, scale=units_per_pas)).how.startswith(f"guessed from its size: {unit}; ")


def test_a_guess_is_said_with_what_other_units_would_make_of_it():
    scale = settled(sheets.reading(TABLE, scale=1 / 1.016))
    said = {alternative.said.split(":")[0]: alternative for alternative in scale.alternatives}
    assert set(said) == {"mm", "cm", "m", "pas"}
    assert said["cm"].longest_pas == pytest.approx(36 / 1.016 * 0.4, rel=0.01)
    assert not scale.sure
    assert any("--units" in note for note in scale.notes)


def test_scanners_write_no_inches():
    assert settled(sheets.reading(TABLE, name="scan.ply", scale=1 / 1.016)).how.startswith("fitted to a table of 90 cm")


def test_a_valley_is_fitted_to_a_table_with_its_ratio():
    valley = sheets.sheet((5590, 4950), step=90.0, height=lambda x, y: 0.1 * x + 0.05 * y)
    scale = settled(sheets.reading(valley, name="dem.tif", kind="heights", metres_per_unit=1.0))
    assert scale.pas_per_unit == pytest.approx(36 / 5590)
    assert "1:6211" in scale.how
    assert not scale.sure


def test_printed_pieces_of_one_set_have_one_unit():
    small, large = sheets.reading(CRATE, name="a.stl", scale=25.0), sheets.reading(CRATE, name="b.stl", scale=100.0)
    assert settled(small, large).pas_per_unit == 0.04


def test_a_small_piece_among_printed_ones_has_their_unit_and_is_named():
    tower, barrel = (sheets.reading(CRATE, name=f"{name}.stl", scale=scale) for name, scale in TOWER_AND_BARREL)
    scale = settled(tower, barrel)
    assert (scale.pas_per_unit, scale.sure) == (0.04, False)
    assert (
        "barrel.stl would be 1.5 cm (0.6 pas) long, which is unusual; in cm it would be 15 cm (6 pas): "
        "scan it by itself if that is right"
    ) in scale.notes


def test_files_that_no_one_unit_suits_are_refused_with_the_unit_of_each():
    tower, wall = (sheets.reading(CRATE, name=name, scale=scale) for name, scale in (("a.stl", 46.0), ("b.obj", 0.04)))
    with pytest.raises(ScanError) as refused:
        settled(tower, wall)
    assert str(refused.value) == (
        "no one unit suits these 2 files: a.stl may be in mm (23 cm (9.2 pas) long), b.obj in m (20 cm (8 pas) long); "
        "scan them one by one, or say --units"
    )


def test_files_that_name_different_units_are_refused():
    one, other = (sheets.reading(CRATE, metres_per_unit=unit) for unit in (0.001, 0.0254))
    with pytest.raises(ScanError, match="different units"):
        settled(one, other)


def test_the_length_of_a_piece_on_a_table_waits_until_pieces_are_found():
    scale = settled(sheets.reading(TABLE), length=known_length_of("tower 15cm"))
    assert (scale.awaits, scale.sure) == ("tower", False)
    final = settle_by_piece(scale, known_length_of("tower 15cm"), PIECES)
    assert final.pas_per_unit == pytest.approx(scale.pas_per_unit * 6.0 / 4.0)
    assert (final.awaits, final.sure) == (None, True)
    assert "piece-01 is 15 cm high" in final.how


@pytest.mark.parametrize(
    ("said", "factor"),
    [
        ("piece-02 30cm", 12 / 8),
        ("2 30cm", 12 / 8),
        ("piece 3 30cm", 12 / 6),
        ("piece-02 height 10cm", 4 / 2),
        ("tower wide 10cm", 4 / 2),
    ],
)
def test_a_piece_is_meant_by_its_id_its_number_or_its_looks(said, factor):
    final = settle_by_piece(TRIAL, known_length_of(said), PIECES)
    assert final.pas_per_unit == pytest.approx(2.0 * factor)


@pytest.mark.parametrize(
    ("said", "trouble"), [("wall 30cm", "2 pieces are called 'wall'; say which: piece-02"), ("keep 30cm", "no piece")]
)
def test_a_piece_that_is_not_clear_is_refused_with_those_there_are(said, trouble):
    with pytest.raises(ScanError, match=trouble):
        settle_by_piece(TRIAL, known_length_of(said), PIECES)


def test_the_length_of_a_piece_must_agree_with_a_unit_that_was_said():
    known = known_length_of("tower 10cm")
    trial = settled(sheets.reading(TABLE, scale=25.0), units="mm", length=known)
    assert settle_by_piece(trial, known, PIECES).pas_per_unit == 0.04
    with pytest.raises(ScanError, match="leave one of them out"):
        settle_by_piece(trial, replace(known, metres=0.2), PIECES)


def test_a_file_without_extent_is_refused_by_its_name():
    dot = Surface(sheets.sheet((1, 1)).vertices * 0, sheets.NO_FACES)
    with pytest.raises(ScanError, match=r"dot\.xyz: its points are at too few places"):
        settled(sheets.reading(dot, name="dot.xyz", kind="cloud"))
