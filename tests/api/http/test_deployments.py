"""What the manual tells hosts to write into files of their own: it parses, and names only what there is."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[3]
MANUAL = (ROOT / "docs" / "operate.md").read_text("utf-8")
HOST = (ROOT / "docs" / "host.md").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
SETTING = re.compile(r"\bPAS_[A-Z_]+\b")


def block(language):
    (found,) = re.findall(rf"```{language}\n(.*?)```", MANUAL, re.DOTALL)
    return found


def known_settings():
    """The settings that the program reads."""
    sources = [path for folder in ("api", "terrain", "scenes") for path in (ROOT / folder).rglob("*.py")]
    return {name for path in sources for name in SETTING.findall(path.read_text("utf-8"))}


def options_of_serve(pas):
    return set(re.findall(r"--[a-z]+", pas("serve", "--help").out))


def served_with(words):
    """The options of a `pas serve` somewhere in a command line."""
    place = next(place for place, word in enumerate(words) if word.endswith("pas") and words[place + 1] == "serve")
    return {word for word in words[place + 2 :] if word.startswith("--")}


def test_systemd_takes_the_unit_of_the_manual(tmp_path):
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("THE UNIT IS NOT TESTED: systemd-analyze is not here")
    unit = tmp_path / "pas.service"
    text = block("ini").replace("/srv/pas/venv/bin/pas", str(Path(sys.executable).parent / "pas"))
    unit.write_text(text.replace("User=pas\n", "User=root\n"))
    verified = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
    about_it = [line for line in (verified.stdout + verified.stderr).splitlines() if "pas.service" in line]
    assert about_it == []
    unit.write_text(text.replace("Restart=always", "Restart=perhaps"))
    verified = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert "restart specifier" in verified.stderr, "the control: a wrong unit is complained about"


def test_the_unit_starts_the_server_with_options_that_it_has(pas):
    (line,) = re.findall(r"^ExecStart=(.*)$", block("ini"), re.MULTILINE)
    assert served_with(shlex.split(line)) <= options_of_serve(pas)
    assert int(re.search(r"TimeoutStopSec=(\d+)", block("ini"))[1]) > 10, "longer than running requests may take"


def test_the_compose_file_names_what_it_declares(pas):
    compose = yaml.safe_load(block("yaml"))
    declared = set(compose["volumes"])
    for name, service in compose["services"].items():
        assert set(service.get("secrets", ())) <= set(compose["secrets"]), name
        assert {volume.partition(":")[0] for volume in service.get("volumes", ())} <= declared, name
        assert set(service.get("depends_on", ())) <= set(compose["services"]), name
        for port in service.get("ports", ()):
            assert f"EXPOSE {port.partition(':')[2]}" in DOCKERFILE
    command = compose["services"]["pas"]["command"]
    words = shlex.split(command[-1].replace("$$(cat /run/secrets/url)", "url"))
    assert served_with(words) <= options_of_serve(pas)
    mounted = {volume.partition(":")[2] for volume in compose["services"]["pas"]["volumes"]}
    assert mounted == {"/cache", "/data"}, "where the image keeps things"
    assert all(place in DOCKERFILE for place in mounted)


def test_the_image_starts_the_server_with_options_that_it_has(pas):
    (line,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert served_with(yaml.safe_load(line)) <= options_of_serve(pas)
    copied = re.findall(r"^COPY (\S+) /src", DOCKERFILE, re.MULTILINE)
    assert all((ROOT / name).exists() for name in copied)


def test_every_setting_that_the_manual_names_is_read():
    named = set(SETTING.findall(MANUAL + HOST + DOCKERFILE))
    assert named <= known_settings(), sorted(named - known_settings())


def test_the_shell_of_the_compose_file_hands_the_secret_over(tmp_path):
    """The one line of shell in it, run with a `pas` that says what it was given."""
    line = yaml.safe_load(block("yaml"))["services"]["pas"]["command"][-1].replace("$$", "$")
    (tmp_path / "url").write_text("postgresql://pas@database/pas\n")
    stand_in = tmp_path / "pas"
    stand_in.write_text('#!/bin/sh\necho "$PAS_DATABASE" "$@"\n')
    stand_in.chmod(0o755)
    line = line.replace("/run/secrets/url", str(tmp_path / "url"))
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    said = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True, env=environment).stdout
    assert said == "postgresql://pas@database/pas serve --host 0.0.0.0 --data /data --workers 2\n"
