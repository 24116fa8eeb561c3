"""Paths that files name: a file of a stranger opens nothing of this machine, one of the user what the user allows."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scenes.files.named_path import (
    NamedFileError,
    allowing,
    is_foreign,
    look_at,
    named_file,
    named_table,
    upload_folder,
)
from scenes.files.pack_file import folder_of_pack

OUT = (
    "{outside}/secret.toml",
    "../outside/secret.toml",
    "a/../../outside/secret.toml",
    "C:/secret.toml",
    "a\\..\\..\\x",
    "\0",
)


@pytest.fixture
def folders(tmp_path):
    """A folder with a scene in it, and one beside it with a secret."""
    home, outside = tmp_path / "home", tmp_path / "outside"
    for folder in (home, outside):
        folder.mkdir()
    (outside / "secret.toml").write_text("secret = 1\n")
    (home / "table.toml").write_text("own = 1\n")
    return home, outside


@pytest.mark.parametrize("way", OUT)
def test_no_name_leads_out_of_the_folder(folders, way):
    home, outside = folders
    with pytest.raises(NamedFileError, match="leaves the folder of the scene"):
        named_file(home, way.format(outside=outside))


@pytest.mark.parametrize("way", OUT)
def test_no_name_leads_out_of_an_upload_whatever_the_user_allows(folders, way):
    _, outside = folders
    with upload_folder("test") as home, allowing(outside, home.parent), pytest.raises(NamedFileError, match="leaves"):
        named_file(home, way.format(outside=outside))


def test_a_folder_that_the_user_allows_may_be_named(folders):
    home, outside = folders
    with pytest.raises(NamedFileError, match=f"pas --allow {outside} …"):
        named_file(home, "../outside/secret.toml")
    with allowing(outside):
        assert named_file(home, "../outside/secret.toml").read_text() == "secret = 1\n"
        assert named_file(home, str(outside / "secret.toml")).is_file()
    with pytest.raises(NamedFileError):
        named_file(home, "../outside/secret.toml")


def test_a_link_that_leads_out_is_refused_and_in_an_upload_any_link(folders):
    home, outside = folders
    (home / "out.toml").symlink_to(outside / "secret.toml")
    (home / "in.toml").symlink_to(home / "table.toml")
    (home / "round.toml").symlink_to(home / "round.toml")
    assert named_file(home, "in.toml").is_file()
    for name in ("out.toml", "round.toml"):
        with pytest.raises(NamedFileError, match="leaves"):
            named_file(home, name)
    with upload_folder("test") as upload:
        (upload / "table.toml").write_text("own = 1\n")
        (upload / "in.toml").symlink_to(upload / "table.toml")
        (upload / "folder").symlink_to(upload, target_is_directory=True)
        assert named_file(upload, "table.toml").is_file()
        for name in ("in.toml", "folder/table.toml"):
            with pytest.raises(NamedFileError, match="leaves"):
                named_file(upload, name)


def test_a_pipe_is_refused_before_anybody_waits_for_it(folders):
    home, _ = folders
    os.mkfifo(home / "pipe.stl")
    with pytest.raises(NamedFileError, match=r"pipe\.stl: is not a regular file"):
        named_file(home, "pipe.stl")
    with allowing(Path("/dev")), pytest.raises(NamedFileError, match="regular"):
        named_file(home, "/dev/zero")


def test_files_of_strangers_are_known_by_where_they_lie(folders):
    with upload_folder("test") as upload:
        assert is_foreign(upload)
        assert is_foreign(upload / "below")
    assert is_foreign(folder_of_pack("0" * 64))
    assert not is_foreign(folders[0])


def test_a_record_names_what_ships_a_pack_or_what_lies_near_it(folders, monkeypatch):
    home, outside = folders
    named_table(home, "catalogue", "castle.toml")
    named_table(home, "pack:" + "0" * 64, "table.toml")
    named_table(home, str(home), "table.toml")
    for folder in (str(outside), "pack:../../x", "pack:" + "0" * 63, "pack:" + "/" * 64):
        with pytest.raises(NamedFileError):
            named_table(home, folder, "secret.toml")
    for folder, file in (("catalogue", "../x.toml"), ("pack:" + "0" * 64, "/etc/x.toml"), (str(home), "../outside/x")):
        with pytest.raises(NamedFileError, match="leaves the folder of the table"):
            named_table(home, folder, file)
    monkeypatch.chdir(outside)
    named_table(home, str(outside), "secret.toml")


def test_an_uploaded_record_names_no_folder_of_this_machine(folders, monkeypatch):
    home, outside = folders
    monkeypatch.chdir(outside)
    with upload_folder("record") as upload, allowing(outside):
        named_table(upload, "catalogue", "castle.toml")
        for folder in (str(outside), str(home), str(upload)):
            with pytest.raises(NamedFileError, match="does not ship with Pas"):
                named_table(upload, folder, "secret.toml")


def test_a_proof_names_a_scene_near_it_or_an_allowed_one(folders):
    home, outside = folders
    assert look_at(home, home / "table.toml").is_file()
    with pytest.raises(NamedFileError, match=f"pas --allow {outside} …"):
        look_at(home, home / "../outside/secret.toml")
    with allowing(outside):
        look_at(home, home / "../outside/secret.toml")
