"""Files that nobody would send in good faith: headers that lie, and little files that grow without end.

Each is written into a folder by its name. `LIES` are to be refused in two seconds, `BOMBS` in ten. Run as a
program, this module reads files one after the other and tells what became of each, and what it cost.
"""

from __future__ import annotations

import io
import json
import resource
import struct
import sys
import time
import zipfile
import zlib
from pathlib import Path

import numpy as np

GIGABYTE = 1 << 30


def pcd(points, form="binary", *, fields="x y z", width=None, height=1):
    columns = len(fields.split())
    header = (
        f"VERSION 0.7\nFIELDS {fields}\nSIZE {'4 ' * columns}\nTYPE {'F ' * columns}\nCOUNT {'1 ' * columns}\n"
        f"WIDTH {points if width is None else width}\nHEIGHT {height}\nPOINTS {points}\nDATA {form}\n"
    )
    return header.encode()


def ply(vertices, faces=0, form="binary_little_endian"):
    return (
        f"ply\nformat {form} 1.0\nelement vertex {vertices}\nproperty float x\nproperty float y\nproperty float z\n"
        f"element face {faces}\nproperty list uchar int vertex_indices\nend_header\n"
    ).encode()


def gltf(**changes):
    """A triangle whose numbers are in the file, but for what is changed."""
    document = {
        "asset": {"version": "2.0"},
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3"}],
        "bufferViews": [{"buffer": 0, "byteLength": 36}],
        "buffers": [{"byteLength": 36, "uri": "data:application/octet-stream;base64," + "AAAA" * 12}],
    }
    return json.dumps(document | changes).encode()


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(width, height, *, body=b"", extra=b""):
    """A grey PNG of 16 bits whose pixels are whatever a few bytes unpack to."""
    header = struct.pack(">IIBBBBB", width, height, 16, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def tiff(width, height, *, compression=1, strip=b"\0" * 64, length=None):
    """A TIFF of 32-bit heights in a single strip, which may lie about its length."""
    tags = [
        (256, 4, width), (257, 4, height), (258, 3, 32), (259, 3, compression), (262, 3, 1), (273, 4, 8),
        (277, 3, 1), (278, 4, height), (279, 4, len(strip) if length is None else length), (339, 3, 3),
    ]  # fmt: skip
    rows = b"".join(struct.pack("<HHII", tag, kind, 1, value) for tag, kind, value in tags)
    return struct.pack("<2sHI", b"II", 42, 8 + len(strip)) + strip + struct.pack("<H", len(tags)) + rows + bytes(4)


def zeros(count):
    """So many zero bytes, packed."""
    packer = zlib.compressobj(9)
    return b"".join(packer.compress(bytes(1 << 20)) for _ in range(count >> 20)) + packer.flush()


def zip_bomb(name="scan.obj", content=bytes(30 << 20)):
    """Thirty megabytes of nothing in thirty kilobytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return file.getvalue()


def crowd_3mf():
    """Thirty parts, each of which shows a hundred times the one before."""
    parts = [f'<object id="{n}">{f"""<component objectid="{n - 1}"/>""" * 100}</object>' for n in range(1, 31)]
    return zip_bomb("3D/3dmodel.model", f'<model>{"".join(parts)}<build><item objectid="30"/></build></model>')


LAUGHS = (
    b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "ha">'
    + b"".join(b'<!ENTITY l%d "%s">' % (n, b"&l%d;" % (n - 1) * 10) for n in range(1, 30))
    + b"]><COLLADA>&l29;</COLLADA>"
)


ENDLESS = b"1 " * (4 << 20)
STRIDE_ONE = {"bufferViews": [{"buffer": 0, "byteLength": 36, "byteStride": 1}]}
MANY = 4_000_000_000
LZF_COPY = bytes([0, 0]) + b"\xe0\xff\x00" * 400_000
"""A byte, and four hundred thousand orders to copy it 264 times."""

LIES = {
    "billions.stl": (bytes(80) + struct.pack("<I", MANY) + bytes(500), "damaged: its header says 4000000000 triangles"),
    "cut.stl": (bytes(80) + struct.pack("<I", 40) + bytes(1999), "damaged: its header says 40 triangles"),
    "billions.ply": (ply(MANY) + bytes(600), "at least 4000000000 points, and at most 20000000 can be used"),
    "billions-text.ply": (ply(MANY, form="ascii") + b"0 0 0\n", "at least 4000000000 points"),
    "faces.ply": (ply(3, MANY) + bytes(600), "at least 4000000000 triangles"),
    "cut.ply": (ply(1000) + bytes(600), "damaged: the file ends within its 1000 rows of vertex"),
    "table.ply": (
        ply(3, 1).replace(b"element vertex", b"element junk 999999999\nproperty list uchar int x\nelement vertex"),
        "at least 999999999 points",
    ),
    "columns.ply": (
        ply(3, 1).replace(b"property float z", b"property float z\n" + b"property float w\n" * 50_000),
        "damaged: its PLY header says 'property float w'",
    ),
    "digits.ply": (ply(3).replace(b"vertex 3", b"vertex " + b"9" * 100_000), "damaged: it does not keep to its format"),
    "endless.ply": (b"ply\nformat ascii 1.0\n" + b"comment x\n" * 200_000, "damaged: its PLY header is missing"),
    "billions.pcd": (pcd(MANY) + bytes(600), "at least 4000000000 points"),
    "product.pcd": (pcd(9, width=10**9, height=10**9) + bytes(600), "damaged: its PCD header says 9 points, but also"),
    "digits.pcd": (pcd("9" * 5000) + bytes(600), "damaged: its PCD header has '99999999999999999999' where"),
    "wide.pcd": (pcd(9, fields="x y z " + "h " * 900) + bytes(600), "damaged: its PCD header gives each point 3612"),
    "cut.pcd": (pcd(1000) + bytes(600), "damaged: its header says 1000 points, but the file ends after 50"),
    "sizes.pcd": (
        pcd(9, "binary_compressed") + struct.pack("<II", 10, MANY) + bytes(10),
        "damaged: 9 points take 108 bytes, but it says 4000000000",
    ),
    "packed.pcd": (
        pcd(9, "binary_compressed") + struct.pack("<II", MANY, 108) + bytes(10),
        "damaged: its packed part should have 4000000000 bytes, but ends after 10",
    ),
    "little.pcd": (
        pcd(19_000_000, "binary_compressed") + struct.pack("<II", 99, 19_000_000 * 12) + bytes(99),
        "damaged: 99 packed bytes cannot hold 228000000 bytes",
    ),
    "before.pcd": (
        pcd(9, "binary_compressed") + struct.pack("<II", 3, 108) + b"\xe0\xff\xff",
        "damaged: its packed part does not hold the 108 bytes that it says",
    ),
    "too-much.pcd": (
        pcd(100, "binary_compressed") + struct.pack("<II", len(LZF_COPY), 1200) + LZF_COPY,
        "damaged: its packed part does not hold the 1200 bytes that it says",
    ),
    "itself.gltf": (gltf(nodes=[{"mesh": 0, "children": [0]}]), "its node 0 is below itself or below two others"),
    "circle.gltf": (
        gltf(nodes=[{"children": [1]}, {"children": [2]}, {"mesh": 0, "children": [1]}]),
        "its node 1 is below itself or below two others",
    ),
    "elsewhere.gltf": (
        gltf(buffers=[{"byteLength": 36, "uri": "../../etc/passwd"}]),
        "its geometry is kept elsewhere ('../../etc/passwd'); export it as one GLB file",
    ),
    "web.gltf": (
        gltf(buffers=[{"byteLength": 36, "uri": "http://example.org/scan.bin"}]),
        "its geometry is kept elsewhere ('http://example.org/scan.bin'); export it as one GLB file",
    ),
    "beyond.gltf": (
        gltf(accessors=[{"bufferView": 0, "componentType": 5126, "count": 3000, "type": "VEC3"}]),
        "damaged: its buffer ends before its geometry",
    ),
    "negative.gltf": (
        gltf(bufferViews=[{"buffer": 0, "byteOffset": -999, "byteLength": 36}]),
        "damaged: its buffer ends before its geometry",
    ),
    "count.gltf": (
        gltf(accessors=[{"bufferView": 0, "componentType": 5126, "count": MANY, "type": "VEC3"}], **STRIDE_ONE),
        "at least 4000000000 points",
    ),
    "cut.glb": (struct.pack("<4sIIII", b"glTF", 2, MANY, MANY, 0x4E4F534A), "damaged: it should have 4000000000 bytes"),
    "crowd.gltf": (
        gltf(
            scenes=[{"nodes": list(range(2000))}],
            nodes=[{"mesh": 0}] * 2000,
            meshes=[{"primitives": [{"attributes": {"POSITION": 0}, "mode": 1}] * 2000}],
        ),
        "its nodes show more than 100000 parts",
    ),
    "deep.gltf": (b"[" * 1_000_000, "damaged: it does not keep to its format"),
    "billions.off": (b"OFF\n4000000000 4000000000 0\n", "at least 4000000000 triangles"),
    "line.xyz": (ENDLESS, "damaged: a line of more than 1048576 characters"),
    "line.obj": (b"v " + ENDLESS, "damaged: a line of more than 1048576 characters"),
    "line.off": (b"OFF\n3 1 0\n" + ENDLESS, "damaged: a line of more than 1048576 characters"),
    "line.stl": (b"solid\nvertex " + ENDLESS, "damaged: a line of more than 1048576 characters"),
    "line.ply": (ply(3, 1, "ascii") + ENDLESS, "damaged: a line of more than 1048576 characters"),
    "line.pcd": (pcd(3, "ascii") + ENDLESS, "damaged: a line of more than 1048576 characters"),
    "digits.xyz": (b"1" * (4 << 20), "damaged: a line of more than 1048576 characters"),
    "count.pts": (b"4000000000\n0 0 0\n", "at least 4000000000 points"),
    "huge.png": (png(60_000, 60_000, body=zeros(1 << 20)), "more pixels than can be opened"),
    "large.png": (png(12_000, 12_000, body=zeros(1 << 20)), "12000 by 12000 pixels, which is more than can be opened"),
    "huge.tif": (tiff(65_535, 65_535), "more pixels than can be opened"),
    "cut.tif": (tiff(8000, 8000), "damaged ("),
    "strip.tif": (tiff(100, 100, length=MANY), "damaged ("),
}

BOMBS = {
    "bomb.zip": (zip_bomb(), "a zip bomb: 'scan.obj' would grow to 31 MB"),
    "bomb.3mf": (zip_bomb("3D/3dmodel.model"), "a zip bomb: '3D/3dmodel.model' would grow to 31 MB"),
    "crowd.3mf": (crowd_3mf(), "it shows more than 10000 parts"),
    "unseen.dae": (
        b"<COLLADA>" + b'<i a="" b="" c="" d="" e="" f="" g=""/>' * 1_000_001,
        "its XML has more than 8000000 values",
    ),
    "laughs.dae": (LAUGHS, "damaged: its XML declares a document type, which no mesh needs"),
    "deep.dae": (b"<a>" * 1_000_000, "damaged: its XML cannot be read"),
    "bomb.stl": (
        zip_bomb(),
        "is a zip archive, whatever its name says; unpack it",
    ),
    "short.png": (png(8000, 8000, body=zeros(1 << 20)), "damaged ("),
    "text.png": (
        png(100, 100, body=zeros(1 << 20), extra=chunk(b"zTXt", b"bomb\0\0" + zeros(200 << 20))),
        "damaged (",
    ),
    "profile.png": (png(100, 100, extra=chunk(b"iCCP", b"bomb\0\0" + zeros(200 << 20)), body=b""), "damaged ("),
    "values.gltf": (b"[" + b"[]," * 4_000_000 + b"0]", "its JSON has more than 5000000 values"),
    "empty-lines.obj": (b"\n" * 31_000_000, "more than 30000000 lines"),
    "empty-lines.xyz": (b"\n" * 31_000_000, "more than 30000000 lines"),
    "word.obj": (
        b"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1/1 2 3\nf " + b"1" * 1_000_000 + b" 2 3\n",
        "damaged: a face holds something else than whole numbers",
    ),
    "winding.obj": (
        b"v 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\n" + (b"f" + b" 1 4 2 3" * 2500 + b"\n") * 300,
        "too many polygons with too many corners to cut them all; save it as triangles",
    ),
    "blanks.obj": (b"# units" + b" " * 60_000 + b"#\nv 0 0 0\n" * 3, "all its 3 points are at one and the same place"),
    "digits.obj": ((b"v 0." + b"3" * 1_000_000 + b" 0 0\n") * 20, "all its 20 points are at one and the same place"),
    "same.pcd": (
        pcd(len(LZF_COPY) * 88 // 12, "binary_compressed")
        + struct.pack("<II", len(LZF_COPY), len(LZF_COPY) * 88 // 12 * 12)
        + LZF_COPY,
        "damaged: its packed part does not hold",
    ),
    "nan.ply": (
        ply(3_000_000) + np.full(9_000_000, np.nan, dtype="<f4").tobytes(),
        "none of its 3000000 points can be",
    ),
    "equal.ply": (ply(3_000_000) + bytes(36_000_000), "all its 3000000 points are at one and the same place"),
}


def tell(path):
    """Read one file, and tell what became of it and how much time and memory it took."""
    from scenes.scan.read.reader import read_scan
    from scenes.scan.surface import ScanError

    before, start = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    try:
        message = f"read as a {read_scan(path).kind}"
    except ScanError as trouble:
        message = str(trouble).removeprefix(f"{path}: ")
    seconds = time.process_time() - start
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return {"name": path.name, "message": message, "seconds": seconds, "grown_mb": grown / 1024}


def main(good, *paths):
    """Read a good file first, so that everything is loaded, then the others with a limit on memory."""
    tell(Path(good))
    resource.setrlimit(resource.RLIMIT_AS, (8 * GIGABYTE, 8 * GIGABYTE))
    for path in paths:
        sys.stdout.write(json.dumps(tell(Path(path))) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
