"""Certificate files: one changed digit is refused, and so is anything malformed, always in one line."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrain.certificate.checker import CertificateError, read_certificate, seal, write_certificate
from tests.terrain.certificate_drawings import behind_one_wall, by_a_hair, changed, core_in_a_box, over_a_low_wall

SCENES = (behind_one_wall, core_in_a_box, over_a_low_wall, by_a_hair)


def text_of(document):
    return json.dumps(document, sort_keys=True, separators=(",", ":"))


def holds(drawing, path):
    """Whether a file is a certificate that holds; a number that starts with 0 is not even JSON."""
    try:
        return drawing.check(read_certificate(path)).ok
    except CertificateError:
        return False


def nested(depth):
    innermost = []
    for _ in range(depth):
        innermost = [innermost]
    return innermost


# Changes


def test_no_digit_of_a_certificate_can_be_changed(tmp_path):
    """Exhaustively: every digit of the file in turn, to each of the nine others."""
    drawing, document = behind_one_wall()
    text, path = text_of(document), tmp_path / "c.json"
    places = [place for place, letter in enumerate(text) if letter.isdigit()]
    assert len(places) > 200
    for place, other in ((place, digit) for place in places for digit in "0123456789" if digit != text[place]):
        path.write_text(f"{text[:place]}{other}{text[place + 1 :]}")
        assert not holds(drawing, path), (place, other)
    path.write_text(text)
    assert holds(drawing, path)


def test_a_changed_number_is_told_by_what_it_breaks_rather_than_by_the_seal():
    drawing, document = behind_one_wall()
    text = text_of(document)
    broken = json.loads(text.replace('"chains":[[1,1]]', '"chains":[[1,-1]]'))
    assert drawing.check(broken).problem.startswith("proof 0, root 0, leaf 0 (chain 0): line signs differ at edge")


def places_in(document, path=()):
    """Every place of a document, as the keys that lead to it."""
    yield path
    items = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, value in items:
        yield from places_in(value, (*path, key))


def put(document, path, value):
    for key in path[:-1]:
        document = document[key]
    document[path[-1]] = value


ODDITIES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-6, 70),
    st.floats(),
    st.text(max_size=5),
    st.lists(st.integers(-9, 9), max_size=4),
    st.lists(st.lists(st.integers(-9, 9), max_size=4), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@settings(deadline=None)
@given(st.sampled_from(SCENES), st.data(), ODDITIES)
def test_whatever_is_put_in_the_place_of_a_part_the_answer_is_no_and_never_a_crash(scene, data, oddity):
    drawing, document = scene()
    path = data.draw(st.sampled_from([place for place in places_in(document) if place]))
    before = text_of(document)
    put(document, path, oddity)
    if text_of(document) != before:
        assert drawing.check(document).problem
        assert "\n" not in drawing.check(document).problem


@settings(deadline=None)
@given(st.sampled_from(SCENES), st.data(), ODDITIES.filter(lambda oddity: not isinstance(oddity, float)))
def test_a_certificate_made_odd_and_sealed_again_gets_an_answer(scene, data, oddity):
    drawing, document = scene()
    path = data.draw(st.sampled_from([place for place in places_in(document) if place]))
    checked = drawing.check(changed(document, lambda d: put(d, path, oddity)))
    assert checked.ok is (checked.problem is None)


@pytest.mark.parametrize("document", [None, 7, "text", [], {}, {"format": "pas-certificate/2"}, nested(50_000)])
def test_what_is_no_certificate_at_all_does_not_hold(document):
    drawing, _ = behind_one_wall()
    assert drawing.check(document).problem.startswith("certificate: ")


@pytest.mark.parametrize(
    ("part", "value", "problem"),
    [
        ("trees", [[True]], "proofs[0].trees[0][0]: should be a whole number below 2^31, is True"),
        ("trees", [[0.0]], "proofs[0].trees[0][0]: should be a whole number below 2^31, is 0.0"),
        ("trees", [["0"]], "proofs[0].trees[0][0]: should be a whole number below 2^31, is '0'"),
        ("trees", [[2**31]], "proofs[0].trees[0][0]: should be a whole number below 2^31, is a huge number"),
        ("trees", [[10**9999]], "proofs[0].trees[0][0]: should be a whole number below 2^31, is a huge number"),
        ("trees", nested(50_000), "proofs[0].trees[0][0]: should be a whole number below 2^31, is a list"),
        ("trees", [[-1] * 300_000], "proofs[0].trees[0]: should have 0 to 262144 entries, has 300000"),
        ("trees", {}, "proofs[0].trees: should be a list, is an object"),
        ("rings", [[[1, 2]]], "proofs[0].rings[0]: should have 32 entries, has 1"),
        ("rings", [[[2**20, k] for k in range(32)]], "proofs[0].rings[0]: wider than any table"),
        ("directions", [[1, 0]], "proofs[0].directions[0]: should have 3 entries, has 2"),
        ("directions", [[2**21, 0, 0]], "proofs[0].directions: a direction is longer than 1048576"),
        ("caps_a", ["top", "top"], "proofs[0].caps_a: the same cap twice"),
        ("caps_a", ["side"], "proofs[0].caps_a[0]: should be top or bottom, is 'side'"),
        ("ring_of", [0, 5], "proof 0: ring_of does not use each ring"),
        ("size", "grown", "proofs[0].size: should be as_is, is 'grown'"),
    ],
)
def test_a_malformed_part_is_named(part, value, problem):
    drawing, document = behind_one_wall()
    document["proofs"][0][part] = value
    assert drawing.check(document).problem == problem


def test_unknown_and_missing_keys_are_named():
    drawing, document = behind_one_wall()
    assert drawing.check({**document, "note": "\n"}).problem == "certificate: 'note' is no key of it"
    document["proofs"][0]["a"]["colour"] = 1
    assert drawing.check(document).problem == "proofs[0].a: 'colour' is no key of it"
    del document["proofs"][0]["a"]["colour"]
    del document["proofs"][0]["a"]["z"]
    assert drawing.check(document).problem == "proofs[0].a: z is missing"


@pytest.mark.parametrize(("part", "value"), [("semi_axes", [0, 9]), ("along", [0, 0]), ("z", [5, 5])])
def test_a_body_without_extent_is_refused(part, value):
    drawing, document = behind_one_wall()
    document["proofs"][0]["b"][part] = value
    assert drawing.check(document).problem == "proofs[0].b: a body needs a base, a direction and a height"


def test_a_proof_too_long_to_check_is_refused_before_the_day_is_over():
    """A long chain, and as many directions to try for each of its triangles as a list can hold."""
    drawing, document = behind_one_wall()
    drawing.add([(50_000, 9000 + k % 2, k) for k in range(8002)], [(k, k + 1, k + 2) for k in range(8000)])
    document["proofs"][0].update(chains=[[1] * 8002], directions=[[1, 0, 0]] * 2**18)
    assert drawing.check(seal(document)).problem.endswith("leaf 0 (chain 0): the proof is too long to check")


# Files


def test_a_written_certificate_reads_back_sealed(tmp_path):
    drawing, document = core_in_a_box()
    path = tmp_path / "c.json"
    write_certificate(path, {key: value for key, value in document.items() if key != "seal"})
    assert read_certificate(path) == document
    assert drawing.check(read_certificate(path)).ok
    assert [entry.name for entry in tmp_path.iterdir()] == ["c.json"]


def test_writing_replaces_an_older_certificate(tmp_path):
    path = tmp_path / "c.json"
    path.write_text("old")
    write_certificate(path, behind_one_wall()[1])
    assert read_certificate(path) == behind_one_wall()[1]


@pytest.mark.parametrize("place", ["missing/c.json", "", "file/c.json"])
def test_where_no_certificate_can_be_written_nothing_is_left_behind(tmp_path, place):
    (tmp_path / "file").write_text("kept")
    with pytest.raises(CertificateError) as refused:
        write_certificate(tmp_path / place, behind_one_wall()[1])
    assert "\n" not in str(refused.value)
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text() == "kept"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", ": is empty"),
        (" \n", ": is empty"),
        ("{", ":1:2: not JSON: "),
        ("[]", ": not a certificate: should be a JSON object"),
        ('{"delta": 0.5}', ": not a certificate: 0.5 is not a whole number"),
        ('{"delta": 1e3}', ": not a certificate: 1e3 is not a whole number"),
        ('{"delta": NaN}', ": not a certificate: NaN is not a whole number"),
        ('{"delta": 0, "delta": 1}', ": not a certificate: a key is given twice"),
        ('{"delta": ' + "9" * 5000 + "}", ": not a certificate: a number of more than 20 digits"),
        ("[" * 100_000, ": nested too deeply"),
        (b"\xff\xfe", ": not JSON: not UTF-8 text"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(tmp_path, content, problem):
    path = tmp_path / "c.json"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(CertificateError) as refused:
        read_certificate(path)
    assert str(refused.value).startswith(f"{path}{problem}")
    assert "\n" not in str(refused.value)


def test_a_missing_file_and_a_directory_are_named(tmp_path):
    with pytest.raises(CertificateError, match=r"none\.json: no such file$"):
        read_certificate(tmp_path / "none.json")
    with pytest.raises(CertificateError, match=r"is a directory, not a certificate$"):
        read_certificate(tmp_path)
