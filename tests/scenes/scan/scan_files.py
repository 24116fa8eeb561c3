"""Scans for the tests: the same few points in every kind of cloud file, small pictures, and small height maps."""

from __future__ import annotations

import base64
import json
import struct
import zlib
from pathlib import Path

import numpy as np
from PIL import Image, TiffImagePlugin

from scenes.scan.read.reader import read_scan
from scenes.scan.surface import ScanError

MESHES = Path(__file__).parents[3] / "scenes" / "catalogue" / "meshes"
DATA = Path(__file__).parent / "data"

RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)

FOUR_POINTS = "v 0 0 0\nv 3 0 0\nv 0 4 0\nv 0 0 5\n"


def hillside(points=500):
    """Points of a slope with bumps, as numbers that a 32-bit file keeps exactly, and a colour for each."""
    rng = np.random.default_rng(7)
    places = rng.integers(-4096, 4096, (points, 3)) / 64
    places[:, 2] = np.round(places[:, 0] * 16) / 64
    return np.unique(places, axis=0), rng.integers(0, 256, (len(np.unique(places, axis=0)), 3)).astype(np.uint8)


def refusal(path):
    """Why a file is refused, without its name."""
    try:
        reading = read_scan(path)
    except ScanError as trouble:
        message = str(trouble)
        assert message.startswith(f"{path}: ")
        assert "\n" not in message
        return message.removeprefix(f"{path}: ")
    raise AssertionError(f"{path.name} was read as a {reading.kind}")


def write(folder, name, content):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


# --- clouds ---


def pcd_header(points, form, *, coloured=True, extra=""):
    fields = ("x y z rgb", "4 4 4 4", "F F F U", "1 1 1 1") if coloured else ("x y z", "4 4 4", "F F F", "1 1 1")
    names, sizes, kinds, counts = fields
    return (
        f"# .PCD v0.7\n{extra}VERSION 0.7\nFIELDS {names}\nSIZE {sizes}\nTYPE {kinds}\nCOUNT {counts}\n"
        f"WIDTH {points}\nHEIGHT 1\nVIEWPOINT 0 0 0 1 0 0 0\nPOINTS {points}\nDATA {form}\n"
    ).encode()


def packed_colours(colours):
    red, green, blue = colours.astype(np.uint32).T
    return (red << 16 | green << 8 | blue).astype("<u4")


def pcd_text(points, colours):
    rows = zip(points.tolist(), packed_colours(colours).tolist(), strict=True)
    body = "".join(f"{x!r} {y!r} {z!r} {colour}\n" for (x, y, z), colour in rows)
    return pcd_header(len(points), "ascii") + body.encode()


def pcd_binary(points, colours):
    table = np.zeros(len(points), dtype=[("place", "<f4", 3), ("colour", "<u4")])
    table["place"], table["colour"] = points, packed_colours(colours)
    return pcd_header(len(points), "binary") + table.tobytes()


def pcd_compressed(points, colours):
    columns = b"".join(points[:, axis].astype("<f4").tobytes() for axis in range(3)) + packed_colours(colours).tobytes()
    packed = lzf(columns)
    return pcd_header(len(points), "binary_compressed") + struct.pack("<II", len(packed), len(columns)) + packed


def lzf(content):
    """Compress, with copies of what went before wherever three bytes come again."""
    seen, packed, plain, at = {}, bytearray(), bytearray(), 0

    def flush():
        for start in range(0, len(plain), 32):
            piece = plain[start : start + 32]
            packed.extend([len(piece) - 1, *piece])
        plain.clear()

    while at < len(content):
        before = seen.get(content[at : at + 3])
        seen[content[at : at + 3]] = at
        if before is None or at - before > 8192 or at + 3 > len(content):
            plain.append(content[at])
            at += 1
            continue
        length = 3
        while length < 264 and at + length < len(content) and content[before + length] == content[at + length]:
            length += 1
        flush()
        back, more = at - before - 1, length - 2
        packed.extend([min(more, 7) << 5 | back >> 8, *([more - 7] if more >= 7 else []), back & 255])
        at += length
    flush()
    return bytes(packed)


def ply_cloud(points, colours, form="binary_little_endian"):
    header = (
        f"ply\nformat {form} 1.0\nelement vertex {len(points)}\nproperty float x\nproperty float y\nproperty float z\n"
        "property uchar red\nproperty uchar green\nproperty uchar blue\nelement face 0\n"
        "property list uchar int vertex_indices\nend_header\n"
    ).encode()
    if form == "ascii":
        rows = zip(points.tolist(), colours.tolist(), strict=True)
        return header + "".join(f"{x!r} {y!r} {z!r} {r} {g} {b}\n" for (x, y, z), (r, g, b) in rows).encode()
    order = "<" if "little" in form else ">"
    table = np.zeros(len(points), dtype=[("place", order + "f4", 3), ("colour", "u1", 3)])
    table["place"], table["colour"] = points, colours
    return header + table.tobytes()


def rows_of_text(points, colours, blank=" ", between=""):
    rows = zip(points.tolist(), colours.tolist(), strict=True)
    words = [[*map(repr, place), *([between] if between else []), *map(str, colour)] for place, colour in rows]
    return "\n".join(blank.join(row) for row in words) + "\n"


# --- height maps ---


def geotiff(path, heights, *, tags=(), **options):
    """A TIFF of heights, with tags as (number, kind, value)."""
    extra = TiffImagePlugin.ImageFileDirectory_v2()
    for number, kind, value in tags:
        extra.tagtype[number] = kind
        extra[number] = value
    Image.fromarray(heights).save(path, "TIFF", tiffinfo=extra, **options)
    return path


DOUBLE, SHORT, TEXT = 12, 3, 2


def keys(*pairs):
    """The tag of a coordinate system, of keys and their numbers."""
    return (34735, SHORT, (1, 1, 0, len(pairs), *(number for key, value in pairs for number in (key, 0, 1, value))))


def pixels_of(width, height, at=(0.0, 0.0)):
    """The tags that put the corner of the first pixel at a place and give pixels a size."""
    return [(33550, DOUBLE, (float(width), float(height), 0.0)), (33922, DOUBLE, (0.0, 0.0, 0.0, *map(float, at), 0.0))]


# --- glTF ---


def gltf(*, attributes=None, arrays=None, **changes):
    """One triangle as a glTF document; arrays are further columns of its points by name."""
    columns = {"POSITION": np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0]], dtype="<f4"), **(arrays or {})}
    corners = np.array([0, 1, 2], dtype="<u2")
    binary, views, accessors = b"", [], []
    for column in (*columns.values(), corners):
        views.append({"buffer": 0, "byteOffset": len(binary), "byteLength": column.nbytes})
        binary += column.tobytes()
        kind = {"f4": 5126, "u2": 5123, "u1": 5121}[column.dtype.str[1:]]
        shape = "SCALAR" if column.ndim == 1 else f"VEC{column.shape[1]}"
        accessor = {"bufferView": len(accessors), "componentType": kind, "count": len(column), "type": shape}
        accessors.append(accessor | ({"normalized": True} if column.ndim == 2 and kind != 5126 else {}))
    primitive = {"attributes": {name: number for number, name in enumerate(columns)}, "indices": len(columns)}
    document = {
        "asset": {"version": "2.0"},
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [primitive | (attributes or {})]}],
        "accessors": accessors,
        "bufferViews": views,
        "buffers": [{"byteLength": len(binary), "uri": address(binary)}],
    }
    return json.dumps(document | changes)


def address(content, kind="application/octet-stream"):
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def tiled_geotiff(heights, *, side=16, big=False, predicted=False):
    """A TIFF as survey offices publish them: heights in packed tiles, of metres, in the small or the big form."""
    tiles = [_tile(heights[y:, x:][:side, :side], side, predicted) for y in range(0, len(heights), side)
             for x in range(0, heights.shape[1], side)]  # fmt: skip
    head = 16 if big else 8
    starts = [head + sum(map(len, tiles[:number])) for number in range(len(tiles))]
    tags = [
        (256, "I", [heights.shape[1]]), (257, "I", [len(heights)]), (258, "H", [32]), (259, "H", [8]), (262, "H", [1]),
        (277, "H", [1]), (317, "H", [3 if predicted else 1]), (322, "I", [side]), (323, "I", [side]),
        (324, "I", starts), (325, "I", [len(tile) for tile in tiles]), (339, "H", [3]), (33550, "d", [1.0, 1.0, 0.0]),
        (33922, "d", [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]), (34735, "H", [1, 1, 0, 1, 3076, 0, 1, 9001]),
    ]  # fmt: skip
    body = b"".join(tiles)
    at = head + len(body)
    count, row, slot = ("<Q", "<HHQ", 8) if big else ("<H", "<HHI", 4)
    after = at + struct.calcsize(count) + len(tags) * (struct.calcsize(row) + slot) + slot
    rows = extra = b""
    for number, letter, values in tags:
        packed = struct.pack(f"<{len(values)}{letter}", *values)
        if len(packed) > slot:
            packed, extra = struct.pack("<Q", after + len(extra))[:slot], extra + packed
        rows += struct.pack(row, number, {"H": 3, "I": 4, "d": 12}[letter], len(values)) + packed.ljust(slot, b"\0")
    start = struct.pack("<2sHHHQ", b"II", 43, 8, 0, at) if big else struct.pack("<2sHI", b"II", 42, at)
    return start + body + struct.pack(count, len(tags)) + rows + bytes(slot) + extra


def _tile(heights, side, predicted):
    full = np.zeros((side, side), dtype=">f4" if predicted else "<f4")
    full[: heights.shape[0], : heights.shape[1]] = heights
    if not predicted:
        return zlib.compress(full.tobytes())
    planes = full.view(np.uint8).reshape(side, side, 4).transpose(0, 2, 1).reshape(side, -1)
    return zlib.compress(np.diff(planes, axis=1, prepend=np.zeros((side, 1), np.uint8)).astype(np.uint8).tobytes())
