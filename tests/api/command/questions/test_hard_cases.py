"""What the command says when there is no proof, and when there can be no picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

import scenes
from api.command.questions.los import Papers, sight_text, write_certificate
from api.command.terminal.output import rendered
from api.command.terminal.scene_names import shipped_scenes
from api.command.words.sentences import tongue_for

CRASH = "import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)\n"


@pytest.fixture(scope="module")
def unsettled():
    """A ruling for which the time did not suffice."""
    scene = scenes.load_scene(shipped_scenes()["slits"])
    ruling, hidden = scenes.rule_sight(scene, "g", "h"), scenes.rule_cover(scene, "g", "h")
    sight = replace(ruling.sight, verdict="undecided", rays=4096, missing="proof", open_share=0.125, gained_share=0.25)
    return scene, replace(ruling, sight=sight), hidden


def test_an_unsettled_case_says_what_is_missing_and_how_to_go_on(unsettled):
    text = "".join(map(rendered, sight_text(*unsettled, Papers(None, None), tongue_for("en"))))
    assert text.splitlines()[0].strip() == "NOT SETTLED: PLAYED AS BLOCKED"
    assert "4,096 lines were tried and none is free" in text
    assert "the proof that there is none is unfinished: 12 % of it is missing" in " ".join(text.split())
    assert "The last second achieved 25 % of it: --budget gives it more time" in " ".join(text.split())


def test_more_time_is_advised_only_where_the_last_second_achieved_something(unsettled):
    scene, ruling, hidden = unsettled
    stuck = replace(ruling, sight=replace(ruling.sight, missing="smaller", gained_share=0.0))
    for lang, said in (("en", "more time is unlikely to help"), ("fr", "plus de temps changerait sans doute peu")):
        text = " ".join(
            "".join(map(rendered, sight_text(scene, stuck, hidden, Papers(None, None), tongue_for(lang)))).split()
        )
        assert said in text
        assert "--budget" not in text


def test_an_unsettled_case_has_no_certificate(unsettled, tmp_path, capsys):
    scene, ruling, _ = unsettled
    assert write_certificate(scene, ruling, tmp_path / "proof.json", tongue_for("en")) is None
    assert capsys.readouterr().err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_where_drawing_crashes_the_ruling_is_given_all_the_same(pas, tmp_path, monkeypatch):
    """VTK without OpenGL kills its process; here a library of that name does."""
    library, picture = tmp_path / "library", tmp_path / "ruling.png"
    library.mkdir()
    (library / "pyvista.py").write_text(CRASH)
    monkeypatch.setenv("PYTHONPATH", str(library))
    said = pas("los", "slits", "g", "h", "--picture", picture, "--json")
    assert (said.exit_code, said.document["verdict"], said.document["picture"]) == (0, "blocked", None)
    assert said.err.count("\n") == 1
    assert "libegl1 libgl1-mesa-dri" in said.err
    assert not picture.exists()


def test_the_demo_does_without_a_picture_where_drawing_crashes(pas, tmp_path, monkeypatch):
    library = tmp_path / "library"
    library.mkdir()
    (library / "pyvista.py").write_text(CRASH)
    monkeypatch.setenv("PYTHONPATH", str(library))
    said = pas("demo", "--out", tmp_path / "out")
    assert said.exit_code == 0
    assert "JELENA" in said.out
    assert "libegl1" in said.err
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["castle.json"]
