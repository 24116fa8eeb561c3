"""Hostile uploads: each is refused by name, quickly, and costs the server nothing."""

from __future__ import annotations

import io
import json
import re
import socket
import struct
import time
import zipfile
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.api.http.test_served_scenes import SCENE, WALL, owned, upload, zipped
from tests.api.serving.servers import serving

SECRET = Path(__file__).parents[3] / "scenes" / "catalogue" / "castle.toml"
OWNER = owned("the-owner-of-all-that-is-hostile")
QUICKLY_S = 2.0
MESH_SCENE = SCENE.format(shape='mesh = "evil.{kind}"')


def with_mesh(kind, content):
    return {"table.toml": MESH_SCENE.format(kind=kind), f"evil.{kind}": content}


def lying_stl():
    """A binary STL that claims four billion triangles and holds one."""
    return b"\0" * 80 + struct.pack("<I", 4_000_000_000) + b"\0" * 50


def nan_stl():
    triangle = struct.pack("<12f", 0, 0, 1, float("nan"), 0, 0, 1, 0, 0, 0, 1, 0) + b"\0\0"
    return b"\0" * 80 + struct.pack("<I", 1) + triangle


def gltf(**document):
    whole = {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], **document}
    return json.dumps(whole).encode()


def local_file_gltf():
    return gltf(
        nodes=[{"mesh": 0}],
        meshes=[{"primitives": [{"attributes": {"POSITION": 0}}]}],
        accessors=[{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3"}],
        bufferViews=[{"buffer": 0, "byteLength": 36}],
        buffers=[{"uri": "file:///etc/passwd", "byteLength": 36}],
    )


def recursive_gltf():
    return gltf(nodes=[{"children": [1]}, {"children": [0]}], meshes=[])


def glb(content):
    padded = content + b" " * (-len(content) % 4)
    return b"glTF" + struct.pack("<III", 2, 20 + len(padded), len(padded)) + b"JSON" + padded


def scenario(*lines, scene="open_field"):
    """A scenario of two sides, with more said in it."""
    head = f'format = "pas-scenario/1"\ngame = "ichoria"\nname = "Evil"\nscene = "{scene}"\n'
    return {"table.toml": head + "\n".join(lines)}


def board(**keys):
    named = "".join(f'{key} = "{word}"\n' for key, word in keys.items())
    return {"table.toml": f'format = "pas-scene/1"\ngame = "mythic"\nname = "Evil"\n{named}'}


def bomb():
    return zipped({"table.toml": WALL, "zeros.stl": b"\0" * 50_000_000})


def escaping_zip():
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w") as archive:
        archive.writestr("table.toml", WALL)
        archive.writestr("../../etc/cron.d/evil", "x")
    return into.getvalue()


HOSTILE = {
    "a header that claims four billion triangles": lambda: with_mesh("stl", lying_stl()),
    "points that are no numbers": lambda: with_mesh("stl", nan_stl()),
    "a glTF that names a local file": lambda: with_mesh("glb", glb(local_file_gltf())),
    "nodes that hold each other": lambda: with_mesh("glb", glb(recursive_gltf())),
    "a zip bomb": lambda: {"table.zip": bomb()},
    "a zip in a zip": lambda: {"table.zip": zipped({"table.toml": WALL, "more.zip": zipped({"a": b"a"})})},
    "a zip that climbs out": lambda: {"table.zip": escaping_zip()},
    "a name that climbs out": lambda: {"table.toml": WALL, "../evil.stl": b"x"},
    "a mesh that is elsewhere": lambda: {"table.toml": SCENE.format(shape='mesh = "../../etc/passwd"')},
    "a table that is elsewhere": lambda: scenario(scene=f"../..{SECRET}"),
    "a band that is elsewhere": lambda: scenario("[[sides]]", 'name = "ours"', f'band = "../../../../../..{SECRET}"'),
    "a board that is elsewhere": lambda: board(board=f"../..{SECRET}"),
    "a model of the owner's library": lambda: {"table.toml": SCENE.format(shape='model = "crate"')},
    "no scene at all": lambda: {"readme.txt": "hello"},
    "half a scene": lambda: {"table.toml": WALL[:60]},
    "text without end": lambda: {"table.toml": WALL + "# " + "x" * 5_000_000},
    "nesting without end": lambda: {"table.toml": WALL + "a = " + "[" * 50_000},
}


def quickly_refused(asking, files):
    """The answer to an upload, which comes within two seconds; on a busy machine at least once in four times."""
    for _ in range(4):
        began = time.monotonic()
        refused = upload(asking, files, OWNER)
        if time.monotonic() - began < QUICKLY_S:
            return refused
    raise AssertionError(f"not refused within {QUICKLY_S} s")


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_upload_is_refused_by_name(asking, what):
    before = asking.get("/v1/scenes", headers=OWNER).json()
    refused = quickly_refused(asking, HOSTILE[what]())
    assert 400 <= refused.status_code < 500, refused.text
    document = refused.json()
    assert document["code"]
    assert "Traceback" not in document["detail"]
    assert not re.search(r"(^|\s)/\w+/", document["detail"]), "no path of the server is told"
    assert asking.get("/v1/scenes", headers=OWNER).json() == before


def test_300_megabytes_of_text_are_not_even_read(server, asking):
    """What is too long is refused by what it announces, and where it announces nothing, by what has come in."""
    assert b"413" in _announced(server, 300_000_000)

    def endless():
        yield b'--x\r\nContent-Disposition: form-data; name="files"; filename="a.toml"\r\n\r\n'
        for _ in range(300):
            yield b"x" * 1_000_000

    form = {"Content-Type": "multipart/form-data; boundary=x"}
    with suppress(httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):  # closed while we are still talking
        assert asking.post("/v1/scenes", content=endless(), headers=form).status_code == 413
    assert asking.get("/healthz").status_code == 200


def _announced(server, length):
    """The first line of the answer to a request that says how long it will be and sends nothing."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(f"POST /v1/scenes HTTP/1.1\r\nHost: pas\r\nContent-Length: {length}\r\n\r\n".encode())
        return line.recv(100).splitlines()[0]


def resident_mb(process):
    fields = dict(line.split(":", 1) for line in Path(f"/proc/{process.pid}/status").read_text().splitlines())
    return int(fields["VmRSS"].split()[0]) / 1000


def test_the_servers_memory_is_back_where_it_was(tmp_path):
    """Hostile files are read by processes that are gone afterwards."""
    with serving(tmp_path) as server, server.client() as asking:
        upload(asking, {"walls.toml": WALL})
        before = resident_mb(server.process)
        for made in HOSTILE.values():
            upload(asking, made())
        assert resident_mb(server.process) - before < 120


@pytest.mark.parametrize(("switch", "first"), [("", 1), ("off", 0)])
def test_the_process_that_uploads_are_read_in_is_ready_unless_it_is_switched_off(tmp_path, switch, first):
    with serving(tmp_path, PAS_STANDBY=switch) as server, server.client() as asking:
        before = len(server.children())
        upload(asking, {"walls.toml": WALL})
        assert bool(before) == bool(first)
        assert len(server.children()) >= 1
