"""The lock files say exactly what is installed: every package that Pas asks for, by version and hash."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
WANTED = {
    "everything": [*PROJECT["dependencies"], *(one for extra in EXTRAS.values() for one in extra)],
    "server": [*PROJECT["dependencies"], *EXTRAS["viewer"], *EXTRAS["scans"], *EXTRAS["postgres"]],
    "demo": [*PROJECT["dependencies"], *EXTRAS["viewer"]],
}
LINE = re.compile(r"([A-Za-z0-9._\-]+)==(\S+)(?: ; (.+?))?((?: +--hash=sha256:[0-9a-f]{64})+)")
SYSTEMS = [
    {"python_version": version, "python_full_version": f"{version}.9", "sys_platform": system, "extra": ""}
    for version in ("3.11", "3.12", "3.13")
    for system in ("linux", "darwin", "win32")
]


def locked(name):
    """What a lock file holds: package, version, where it is for, and its hashes."""
    text = (ROOT / "locks" / f"{name}.txt").read_text("utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line]
    found = [LINE.fullmatch(line) for line in lines]
    assert None not in found, f"no pinned package: {lines[found.index(None)]}"
    return [(canonicalize_name(one[1]), one[2], one[3], one[4].split()) for one in found]


@pytest.mark.parametrize("name", WANTED)
@pytest.mark.parametrize("system", SYSTEMS, ids=lambda one: f"{one['python_version']}-{one['sys_platform']}")
def test_every_package_that_pas_asks_for_is_locked_at_a_version_that_will_do(name, system):
    here = {key: version for key, version, where, _ in locked(name) if where is None or Marker(where).evaluate(system)}
    for text in WANTED[name]:
        wanted = Requirement(text)
        if wanted.marker is not None and not wanted.marker.evaluate(system):
            continue
        version = here.get(canonicalize_name(wanted.name))
        assert version is not None, f"{wanted.name} is in no lock: make lock"
        assert wanted.specifier.contains(version), f"{wanted.name} {version} is locked: make lock"


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_names_no_place_to_install_from(name):
    """Where packages come from is up to the machine; what they are is not."""
    text = (ROOT / "locks" / f"{name}.txt").read_text("utf-8")
    assert not re.search(r"://|--index|--find-links|--trusted|@ ", text)


@pytest.mark.parametrize("name", ["server", "demo"])
def test_what_users_install_are_the_versions_that_were_tested(name):
    tested = {(package, version) for package, version, *_ in locked("everything")}
    assert {(package, version) for package, version, *_ in locked(name)} <= tested


def test_make_and_the_image_install_what_is_locked():
    makefile, image = ((ROOT / name).read_text("utf-8") for name in ("Makefile", "Dockerfile"))
    assert "--require-hashes -r locks/demo.txt" in makefile
    assert "--require-hashes -r locks/everything.txt" in makefile
    assert "--require-hashes -r /src/locks/server.txt" in image
    commands = re.sub(r"INSTALL := .*", "", (makefile + image).replace("\\\n", " "))
    installs = re.split(r"\$\(INSTALL\)|pip install", commands)[1:]
    assert len(installs) == 5
    assert [one for one in installs if "--require-hashes" not in one.split("&&")[0] and "--no-deps" not in one] == []
