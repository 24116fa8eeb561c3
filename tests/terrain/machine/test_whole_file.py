"""Files that are written whole: the old content or the new one, and nothing beside it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from terrain.machine.atomic_file import whole_file, whole_folder, write_whole


def stop_while(writing):
    with writing as draft:
        (draft / "half" if draft.is_dir() else draft).write_text("half")
        raise KeyboardInterrupt


def test_text_and_bytes_replace_what_was_there(tmp_path):
    path = tmp_path / "scene.toml"
    write_whole(path, b"old")
    assert write_whole(path, "Réceptacle\n") == path
    assert path.read_bytes() == "Réceptacle\n".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_stopped_half_way_leaves_the_old_file_and_nothing_else(tmp_path):
    path = write_whole(tmp_path / "a.txt", "old")
    with pytest.raises(KeyboardInterrupt):
        stop_while(whole_file(path))
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_put_there_leaves_no_draft(tmp_path):
    (tmp_path / "taken" / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match="taken"):
        write_whole(tmp_path / "taken", "content")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_draft_is_hidden_and_ends_as_its_writer_needs_it(tmp_path):
    with whole_file(tmp_path / "game.mp4", ".part.mp4") as draft:
        assert draft.name.startswith(".")
        assert draft.suffix == ".mp4"
        draft.write_bytes(b"film")
    assert (tmp_path / "game.mp4").read_bytes() == b"film"


def test_threads_that_write_one_file_do_not_meet(tmp_path):
    path, contents = tmp_path / "shared", [bytes([number]) * 100_000 for number in range(16)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda content: write_whole(path, content), contents))
    assert path.read_bytes() in contents
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_replaces_the_one_before_it(tmp_path):
    for name in ("old", "new"):
        with whole_folder(tmp_path / "entry") as draft:
            (draft / name).touch()
    assert [path.name for path in (tmp_path / "entry").iterdir()] == ["new"]
    assert len(list(tmp_path.iterdir())) == 1


def test_a_folder_that_is_stopped_half_way_changes_nothing(tmp_path):
    with whole_folder(tmp_path / "entry") as draft:
        (draft / "old").touch()
    with pytest.raises(KeyboardInterrupt):
        stop_while(whole_folder(tmp_path / "entry"))
    assert [path.name for path in tmp_path.rglob("*")] == ["entry", "old"]
