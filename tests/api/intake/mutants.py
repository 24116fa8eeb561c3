"""Mutants of sound uploads: valid headers with altered fields, scenes with altered values, packs with altered members.

A file of random bytes is refused by its first four; what is almost right gets further, and is what bites.
"""

from __future__ import annotations

import io
import json
import random
import struct
import tomllib
import zipfile
from copy import deepcopy
from functools import cache

import tomlkit
import trimesh

from scenes.layout.draft.packs import gather, packed
from tests import given

MESHES = ("stl", "stl_ascii", "obj", "ply", "off", "glb", "3mf", "dae")
SUFFIX = {"stl_ascii": "stl"}
SCENE = """format = "pas-scene/1"
game = "ichoria"
name = "Mutant"
table.size = [24, 18]
[[pieces]]
id = "rock"
mesh = "rock.{suffix}"
units = "inch"
at = [10, 9]
"""
NUMBERS = (0, -1, 1, 2**31 - 1, 2**31, 2**32 - 1, 2**63, -(2**31), 1e308, -1e308, 1e-320, 65536, 0.5, 1e6)
WORDS = (
    "",
    "/etc/passwd",
    "../../x",
    "\x7f",
    "é" * 300,
    "a" * 5000,
    "*referee",
    "0",
    "{}",
    "%s%n",
    "solid",
    "CON",
    "-",
)
VALUES = (*NUMBERS, *WORDS, True, [], {}, [[]], [1] * 400, {"a": {"b": [1]}}, [float("inf")], [float("nan"), 1.0])


def sound():
    """Uploads that are taken in: one of every format of meshes, scenes and boards, scenarios, and packs of them."""
    for kind in MESHES:
        yield mesh_upload(kind)
    for path in (*given.SHIPPED, *(given.CATALOGUE / "mythic" / "boards").glob("*.toml")):
        document = tomllib.loads(path.read_text("utf-8"))
        if not any("mesh" in piece or "model" in piece for piece in document.get("pieces", [])):
            yield {"table.toml": path.read_bytes()}
    yield {"duel.toml": (given.CATALOGUE / "ichoria" / "duel.toml").read_bytes()}
    yield {"cage.paspack": pack()}


def mesh_upload(kind):
    suffix = SUFFIX.get(kind, kind)
    return {"table.toml": SCENE.format(suffix=suffix).encode(), f"rock.{suffix}": mesh_bytes(kind)}


@cache
def mesh_bytes(kind):
    rock = trimesh.creation.icosphere(subdivisions=1, radius=1.0)
    made = rock.export(file_type=kind)
    return made.encode() if isinstance(made, str) else bytes(made)


@cache
def pack():
    return packed(gather(given.CATALOGUE / "mythic" / "the_cage.toml"))


def mutant(number):
    """One mutant upload; the same for the same number."""
    chance = random.Random(number)
    files = dict(chance.choice(list(everything())))
    name = chance.choice(list(files))
    content = files[name]
    if name.endswith(".toml"):
        files[name] = scene_mutant(content, chance)
    elif name.endswith(".paspack"):
        files[name] = pack_mutant(content, chance)
    elif name.endswith(".glb"):
        files[name] = glb_mutant(content, chance)
    elif name.endswith((".obj", ".off", ".dae")) or content.startswith((b"solid", b"ply")):
        files[name] = text_mutant(content, chance)
    elif name.endswith(".3mf"):
        files[name] = zip_mutant(content, chance, text_mutant)
    else:
        files[name] = fields_mutant(content, chance)
    return files


@cache
def everything():
    return tuple(sound())


def scene_mutant(content, chance):
    """Values replaced, doubled, dropped or put elsewhere; what results is TOML again."""
    document = tomllib.loads(content.decode())
    for _ in range(chance.randint(1, 3)):
        alter_places(document, chance)
    try:
        return tomlkit.dumps(document).encode("utf-8", "surrogateescape")
    except Exception:  # noqa: BLE001 - some values cannot be written, and are no mutants then
        return content.replace(b"=", b"= -", 1)


def alter_places(document, chance):
    """Alter one place of a document: another value, none, the same often, or that of another place."""
    places = list(_places(document))
    if not places:
        return
    holder, key = chance.choice(places)
    match chance.randrange(5):
        case 0 | 1:
            holder[key] = deepcopy(chance.choice(VALUES))
        case 2 if isinstance(holder, dict):
            del holder[key]
        case 3 if isinstance(holder, list):
            holder += deepcopy(holder) * chance.choice((1, 3, 50))
        case _:
            other, of = chance.choice(places)
            holder[key] = deepcopy(other[of]) if other[of] is not document else 0


def _places(node):
    for key, child in node.items() if isinstance(node, dict) else enumerate(node):
        yield node, key
        if isinstance(child, dict | list):
            yield from _places(child)


def text_mutant(content, chance):
    """Words of a text file replaced, doubled or dropped, its lines too."""
    lines = content.decode("utf-8", "replace").split("\n")
    for _ in range(chance.randint(1, 4)):
        number = chance.randrange(len(lines)) if chance.random() < 0.5 else chance.randrange(min(12, len(lines)))
        words = lines[number].split(" ")
        place = chance.randrange(len(words))
        match chance.randrange(4):
            case 0 | 1:
                words[place] = str(chance.choice((*NUMBERS, *WORDS, "nan", "inf", "1/2/3/4", "-99999999")))
            case 2:
                words = words * chance.choice((0, 2, 200))
            case 3:
                lines[number:number] = lines[: chance.randint(1, 40)]
        lines[number] = " ".join(words)
    return "\n".join(lines).encode("utf-8", "replace")


def fields_mutant(content, chance):
    """Numbers of a binary file replaced where one stands: counts first, then coordinates."""
    changed = bytearray(content)
    for _ in range(chance.randint(1, 6)):
        place = 80 if chance.random() < 0.3 else chance.randrange(0, max(1, len(changed) - 4))
        if place + 4 <= len(changed):
            word = struct.pack("<I", chance.getrandbits(32)) if chance.random() < 0.5 else _float(chance)
            changed[place : place + 4] = word
    if chance.random() < 0.2:
        del changed[chance.randrange(len(changed)) :]
    return bytes(changed)


def _float(chance):
    return struct.pack("<f", chance.choice((float("nan"), float("inf"), -3e38, 1e-45, 0.0, 1e9)))


def glb_mutant(content, chance):
    """The JSON of a GLB file altered like a scene, in chunks whose lengths are right, or its numbers."""
    if chance.random() < 0.4:
        return fields_mutant(content, chance)
    length = struct.unpack_from("<I", content, 12)[0]
    document = json.loads(content[20 : 20 + length])
    for _ in range(chance.randint(1, 3)):
        holder, key = chance.choice(list(_places(document)))
        holder[key] = deepcopy(chance.choice(VALUES))
    text = json.dumps(document).encode()
    text += b" " * (-len(text) % 4)
    rest = content[20 + length :]
    return b"glTF" + struct.pack("<III", 2, 20 + len(text) + len(rest), len(text)) + b"JSON" + text + rest


def zip_mutant(content, chance, alter):
    """One member of a zip altered, in a zip that is sound again; or bytes of the zip itself."""
    if chance.random() < 0.3:
        return fields_mutant(content, chance)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    name = chance.choice(list(members))
    members[name] = alter(members[name], chance)
    if chance.random() < 0.2:
        members[chance.choice(("../x", "/x", "x/../../y", "a\\b", "é", "x" * 300, name + "/z"))] = b"x"
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for one, held in members.items():
            archive.writestr(one, held)
    return sink.getvalue()


def pack_mutant(content, chance):
    """A pack with an altered scenario, or an altered manifest: with its sums made right again, half of the time."""

    def alter(held, chance):
        return scene_mutant(held, chance) if not held.startswith(b"{") else text_mutant(held, chance)

    changed = zip_mutant(content, chance, alter)
    if chance.random() < 0.5:
        return changed
    return _resealed(changed) or changed


def _resealed(content):
    """The same pack with a manifest that fits what is in it, so that what comes after the manifest is tried too."""
    from hashlib import sha256

    from scenes.layout.draft.packs import digest_of

    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = {name: archive.read(name) for name in archive.namelist()}
        manifest = json.loads(members["pack.json"])
        sums = {name: sha256(held).hexdigest() for name, held in members.items() if name != "pack.json"}
        members["pack.json"] = json.dumps({**manifest, "files": sums, "digest": digest_of(sums)}).encode()
    except Exception:  # noqa: BLE001 - it is too broken to be sealed
        return None
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, held in members.items():
            archive.writestr(name, held)
    return sink.getvalue()
