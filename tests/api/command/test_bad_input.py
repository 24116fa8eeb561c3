"""Scenes that cannot be used: one line that names the file, exit 2, nothing written."""

from __future__ import annotations

import os
import signal
import struct

import pytest

HEAD = 'format = "pas-scene/1"\ngame = "ichoria"\nname = "Bad"\n[table]\nsize = [20, 20]\n'
DAVIOS = '[[figures]]\nid = "davios"\nat = [5.0, 5.0]\n'
JELENA = '[[figures]]\nid = "jelena"\nat = [15.0, 5.0]\n'
MESH = '[[pieces]]\nid = "rock"\nmesh = "rock.stl"\nunits = "mm"\nat = [10.0, 10.0]\n'
BOX = '[[pieces]]\nid = "rock"\nbox = [6.0, 6.0, 6.0]\nat = [5.0, 5.0]\n'

BAD = {
    "a missing mesh": (HEAD + MESH + DAVIOS + JELENA, None, "rock.stl"),
    "an empty mesh": (HEAD + MESH + DAVIOS + JELENA, b"", "rock.stl"),
    "a damaged mesh": (HEAD + MESH + DAVIOS + JELENA, b"\0" * 80 + struct.pack("<I", 12) + b"\0" * 70, "rock.stl"),
    "a mesh of thirty million triangles": (
        HEAD + MESH + DAVIOS + JELENA, b"\0" * 80 + struct.pack("<I", 30_000_000) + b"\0" * 500, "rock.stl"
    ),
    "an unknown unit": (HEAD + MESH.replace('"mm"', '"furlong"') + DAVIOS + JELENA, b"", "units"),
    "a figure off the table": (HEAD + DAVIOS.replace("5.0, 5.0", "25.0, 5.0") + JELENA, None, "figures[0].at"),
    "a figure inside a rock": (
        HEAD + BOX + DAVIOS.replace("5.0, 5.0", "5.0, 5.0, 2.0")
        + JELENA, None, "figures[0]",
    ),
    "two figures with one id": (HEAD + DAVIOS + DAVIOS + JELENA, None, "figures[1].id"),
    "a number that is none": (HEAD + DAVIOS.replace("5.0, 5.0", "nan, 5.0") + JELENA, None, "figures[0].at"),
    "an unknown key": (HEAD.replace("size", "sise") + DAVIOS + JELENA, None, "size"),
    "no TOML": (HEAD + "]][[", None, "bad.toml:6"),
    "an empty file": ("", None, "empty"),
}  # fmt: skip


@pytest.mark.parametrize("command", ["los", "measure", "cover"])
@pytest.mark.parametrize("case", BAD)
def test_a_scene_that_cannot_be_used_is_refused_in_one_line(pas, tmp_path, command, case):
    text, mesh, named = BAD[case]
    scene, proof = tmp_path / "bad.toml", tmp_path / "proof.json"
    scene.write_text(text)
    if mesh is not None:
        (tmp_path / "rock.stl").write_bytes(mesh)
    said = pas(command, scene, "davios", "jelena", *(["--certificate", proof] if command == "los" else []))
    assert said.exit_code == 2, said
    assert said.is_one_line_of_complaint
    assert named in said.err
    assert "bad.toml" in said.err
    assert not proof.exists()


OTHERS = '[[figures]]\nid = "leon"\nprofile = "greeks/hoplit"\nat = [10.0, 15.0]\n'
ASTRAY = {
    "a profile that does not exist": DAVIOS.replace("at =", 'profile = "greeks/hoplit"\nat =') + JELENA,
    "two figures in one place": DAVIOS + JELENA + '[[figures]]\nid = "leon"\nat = [5.5, 5.0]\n',
    "a figure inside a rock": BOX + DAVIOS.replace("5.0, 5.0", "5.0, 5.0, 2.0") + JELENA,
    "a figure off the table": DAVIOS.replace("5.0, 5.0", "25.0, 5.0") + JELENA,
}
QUESTIONS = {
    "los": ("davios", "jelena"),
    "measure": ("davios", "jelena"),
    "cover": ("davios", "jelena"),
    "move": ("davios", "walk 5,6"),
    "route": ("davios", "5,8"),
    "reach": ("davios",),
    "odds": ("davios", "jelena"),
    "fall": ("davios", "5,5,3"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("case", ASTRAY)
def test_check_and_every_question_say_the_same_of_a_figure_that_cannot_be_there(pas, tmp_path, case, lang):
    """The same line, whichever way it is asked: file, line, key and words."""
    scene = tmp_path / "bad.toml"
    scene.write_text(HEAD + ASTRAY[case])
    checked = pas("check", scene, "--json", "--lang", lang)
    assert checked.exit_code == 1
    (problem,) = checked.document["problems"]
    line = "{file}:{line}: {key}: {what}\n".format(**problem)
    assert line in pas("check", scene, "--lang", lang).out
    for command, words in QUESTIONS.items():
        said = pas(command, scene, *words, "--lang", lang)
        assert (said.exit_code, said.out, said.err) == (2, "", line), command


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "(this answer does not hang on it)"), ("fr", "(cette réponse n’en dépend pas)")],
)
def test_what_is_wrong_elsewhere_is_a_warning_where_the_answer_does_not_hang_on_it(pas, tmp_path, lang, said):
    scene, proof = tmp_path / "bad.toml", tmp_path / "proof.json"
    scene.write_text(HEAD + DAVIOS + JELENA + OTHERS)
    (problem,) = pas("check", scene, "--json").document["problems"]
    line = "{file}:{line}: {key}: {what}".format(**problem)
    for words in (("los", "--certificate", proof), ("measure",), ("cover",)):
        answer = pas(words[0], scene, "davios", "jelena", *words[1:], "--lang", lang, "--json")
        assert answer.exit_code == 0
        assert answer.document["warnings"] == [line]
        assert line in answer.err
        assert said in answer.err
        assert answer.err.count("\n") == 1
    assert pas("verify", proof).exit_code == 0, "the proof is checked with the same scene"
    assert pas("move", scene, "davios", "walk 5,6").exit_code == 2, "movement hangs on all who may be near"


@pytest.mark.parametrize(
    "words",
    [("los", "castle", "davios", "jelena", "--budget", "1,5"), ("scan", "x.stl", "-o", "o", "--scale=1,5")],
)
def test_a_decimal_comma_in_the_value_of_an_option_is_said_to_be_one(pas, words):
    said = pas(*words)
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert "1,5 has a decimal comma: write 1.5" in said.err


PATIENCE_S = 20


class WaitedError(BaseException):
    """No `except` of ours takes it for a fault of a file."""


@pytest.fixture
def pipe(tmp_path):
    """A pipe into which nobody writes; whoever waits for it is interrupted."""
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)

    def interrupted(*_):
        raise WaitedError

    before = signal.signal(signal.SIGALRM, interrupted)
    signal.alarm(PATIENCE_S)
    yield path
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize(
    "words",
    [
        "check {}",
        "los {} davios jelena",
        "verify {}",
        "replay {}",
        "play {}",
        "view {} --shot out.png",
        "scenario check {}",
        "scenario survey {}",
        "scenario fairness {}",
        "scenario pack {} --out x.paspack",
    ],
)
def test_a_pipe_is_refused_before_anybody_waits_for_it(pas, pipe, words):
    """A device too, which need have no end: whatever is read is a regular file."""
    for path in (pipe, "/dev/null"):
        said = pas(*words.format(path).split())
        assert said.exit_code in (1, 2), said
        assert "is not a regular file" in said.out + said.err
