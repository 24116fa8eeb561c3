"""Fuzzing that follows the branches of readers: `python -m tests.api.intake.guided KIND FOLDER [libFuzzer options]`.

FOLDER gets the sound files that it begins with, and whatever it finds on the way. It ends with an error as soon as a
reader raises anything but the refusals that it is meant to raise.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(
    include=["terrain.meshes", "terrain.certificate", "skirmish.kernel.record", "scenes.files"],
    enable_loader_override=False,
):
    from scenes.files import Problem, read_scene_text
    from skirmish.kernel.record import RecordError, read_record
    from terrain.certificate import CertificateError, read_certificate
    from terrain.certificate.form import ProofError, read_statement
    from terrain.meshes import MeshError, read_mesh

from tests import given
from tests.api.intake.mutants import MESHES, SUFFIX, mesh_bytes
from tests.api.intake.record_mutants import sound_records

KINDS = (*MESHES, "scene", "record", "certificate")
MOST_TRIANGLES = 10_000


def sound(kind):
    """Files that the reader of a kind takes."""
    if kind in MESHES:
        return [mesh_bytes(kind)]
    if kind == "scene":
        return [path.read_bytes() for path in given.SHIPPED]
    if kind == "record":
        return [text.encode() for text in sound_records()]
    from tests.terrain.certificate.forgeries import yards

    return [json.dumps(one).encode() for yard in yards() for one in yard.honest.values()]


def reader(kind, path):
    """What reads a file of a kind; it returns whether the file was taken."""
    if kind in MESHES:
        return lambda: read_mesh(path, limit=MOST_TRIANGLES) is not None
    if kind == "scene":
        return lambda: not isinstance(read_scene_text(path), Problem)
    if kind == "record":
        return lambda: read_record(path.read_bytes().decode("utf-8", "replace")) is not None
    return lambda: read_statement(read_certificate(path)) is not None


def main():
    kind, folder = sys.argv[1], Path(sys.argv[2])
    suffix = SUFFIX.get(kind, kind) if kind in MESHES else {"scene": "toml", "record": "pas"}.get(kind, "json")
    place = Path(tempfile.mkdtemp(prefix="pas-guided-")) / f"tried.{suffix}"
    read = reader(kind, place)
    for number, content in enumerate(sound(kind)):
        (folder / f"sound-{number}").write_bytes(content)
        place.write_bytes(content)
        assert read(), f"the control: sound file {number} of kind {kind} is taken"

    def one(content):
        place.write_bytes(content)
        try:
            read()
        except (MeshError, RecordError, CertificateError, ProofError) as refusal:
            assert "\n" not in str(refusal), "a refusal is one line"  # noqa: PT017 - this is no test but a program

    atheris.Setup([sys.argv[0], str(folder), *sys.argv[3:]], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
