"""`pas view`, `pas map` and `pas replay --film`: files that are really there, and one line where they cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

DUEL = Path(__file__).parents[3] / "records" / "ichoria_duel.pas"


@pytest.mark.pictures
def test_a_shot_has_the_size_that_was_asked_for(pas, tmp_path):
    said = pas("view", "castle", "--shot", tmp_path / "castle.png", "--size", "640x480", "--camera", "top", "--json")
    assert said.exit_code == 0
    assert said.document["what"] == "scene"
    assert "davios" in said.document["figures"]
    with Image.open(said.document["shot"]) as image:
        assert image.size == (640, 480)


@pytest.mark.pictures
def test_a_whole_bot_game_is_filmed(pas, tmp_path):
    import imageio_ffmpeg

    said = pas("replay", DUEL, "--film", tmp_path / "g.mp4", "--speed", "20", "--json")
    assert said.exit_code == 0
    frames, seconds = imageio_ffmpeg.count_frames_and_secs(str(tmp_path / "g.mp4"))
    assert frames == said.document["film"]["frames"] > 20
    assert seconds == pytest.approx(said.document["film"]["seconds"], abs=0.2)
    assert [path.name for path in tmp_path.iterdir()] == ["g.mp4"]


def test_a_model_and_a_page_need_no_opengl(pas, tmp_path):
    said = pas("view", "duel", "--glb", tmp_path / "duel.glb", "--html", tmp_path / "duel.html", "--json")
    assert said.exit_code == 0
    assert said.document["what"] == "scenario"
    assert (tmp_path / "duel.glb").read_bytes().startswith(b"glTF")
    assert "<canvas" in (tmp_path / "duel.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["view", "castle", "--shot", "a.png", "--show", "smell:davios"], "sight:A,B"),
        (["view", "castle", "--shot", "a.png", "--show", "sight:davios"], "two figures"),
        (["view", "castle", "--shot", "a.png", "--show", "sight:davios,nobody"], "nobody"),
        (["view", "agora", "--shot", "a.png", "--show", "sight:a,b"], "over tables"),
        (["view", "open_field", "--shot", "a.png", "--show", "survey"], "no such scenario"),
        (["view", "skirmish_agora", "--shot", "a.png", "--show", "survey"], "on tables only"),
        (["view", "casle", "--shot", "a.png"], "castle"),
        (["view", "castle", "--shot", "a.jpg"], ".png"),
        (["view", "castle", "--shot", "a.png", "--size", "huge"], "1600x1000"),
        (["view", "castle", "--shot", "a.png", "--size", "10x10"], "400 to 4096"),
        (["view", "castle", "--shot", "a.png", "--camera", "eyes:nobody"], "nobody"),
        (["view", "castle", "--html", "nowhere/a.html"], "there is no folder"),
        (["map", "castle", "-o", "map.png"], ".pdf"),
        (["map", "agora", "-o", "map.pdf"], "has no scale"),
        (["replay", str(DUEL), "--film", "g.avi"], ".mp4 or .gif"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_line(pas, words, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    answer = pas(*words)
    assert answer.exit_code == 2
    assert answer.is_one_line_of_complaint
    assert said in answer.err
    assert not list(tmp_path.iterdir())
