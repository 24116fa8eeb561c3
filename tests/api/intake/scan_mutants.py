"""Mutants of sound scans: meshes, clouds and height maps of every kind, with altered fields, words and members."""

from __future__ import annotations

import io
import random
import tempfile
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image

from scenes.scan import Job, ScanError, ScanOptions
from scenes.scan.run.pipeline import run
from tests.api.http.test_served_scenes import zipped
from tests.api.intake.mutants import (
    MESHES,
    SUFFIX,
    fields_mutant,
    glb_mutant,
    mesh_bytes,
    text_mutant,
    zip_mutant,
)
from tests.scenes.scan.hostile_files import pcd
from tests.scenes.scan.scan_files import geotiff, pixels_of, ply_cloud, rows_of_text

SIDE = 16
TEXTS = (".obj", ".off", ".dae", ".xyz", ".pts")


@cache
def sound_scans():
    """Scans that become scenes: the name of each and its bytes."""
    points = np.random.default_rng(1).random((400, 3)).astype(np.float32) * (20.0, 15.0, 1.0)
    colours = np.full((400, 3), 120, dtype=np.uint8)
    heights = (np.add.outer(np.arange(SIDE), np.arange(SIDE)) % 7).astype(np.float32)
    meshes = {f"{kind}.{SUFFIX.get(kind, kind)}": mesh_bytes(kind) for kind in MESHES}
    return {
        **meshes,
        "cloud.ply": ply_cloud(points, colours),
        "cloud_ascii.ply": ply_cloud(points, colours, "ascii"),
        "cloud.pcd": pcd(len(points)) + points.astype("<f4").tobytes(),
        "cloud.xyz": rows_of_text(points, colours).encode(),
        "cloud.pts": rows_of_text(points, colours).encode(),
        "map.tif": _tiff(heights),
        "map.png": _png(heights.astype(np.uint16)),
        "inside.zip": zipped({"rock.obj": mesh_bytes("obj")}),
    }


def _tiff(heights):
    with tempfile.TemporaryDirectory() as folder:
        return geotiff(Path(folder) / "map.tif", heights, tags=pixels_of(1.0, 1.0)).read_bytes()


def _png(heights):
    sink = io.BytesIO()
    Image.fromarray(heights).save(sink, "PNG")
    return sink.getvalue()


def scan_mutant(number):
    """The name of a scan and its altered bytes; the same for the same number."""
    chance = random.Random(f"scan{number}")
    name = chance.choice(sorted(sound_scans()))
    content = sound_scans()[name]
    if name.endswith(".glb"):
        return name, glb_mutant(content, chance)
    if name.endswith((".3mf", ".zip")):
        return name, zip_mutant(content, chance, text_mutant)
    if name.endswith(TEXTS) or "ascii" in name:
        return name, text_mutant(content, chance)
    if chance.random() < 0.3 and b"\nend_header\n" in content:
        head, mark, body = content.partition(b"\nend_header\n")
        return name, text_mutant(head, chance) + mark + body
    return name, fields_mutant(content, chance)


def scanned(name, content):
    """What a scan of this content comes to, as the worker of scans does it: done, or refused in a line."""
    with tempfile.TemporaryDirectory(prefix="pas-upload-scan-") as folder:
        source, into = Path(folder) / name, Path(folder) / "out"
        source.write_bytes(content)
        (into / "steps").mkdir(parents=True)
        try:
            run(Job(into, (source,), ScanOptions()), lambda _: None)
        except ScanError as refusal:
            return {"refused": {"code": "bad_scan", "detail": str(refusal).replace(f"{folder}/", "")}}
    return {"done": {}}
