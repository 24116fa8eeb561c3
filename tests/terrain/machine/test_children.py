"""Work in processes of its own: what ends a child is told apart, and no child outlives its asker."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from textwrap import dedent

import pytest

from terrain.machine.children import Child, Ended, forked, how_ended, run

HEAVY = "bytearray(2_000_000_000)"


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Makes a module of a text; children and forks find it."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))

    def made(text):
        name = f"made_for_{tmp_path.name}".replace("-", "_")
        (tmp_path / f"{name}.py").write_text(dedent(text))
        return name

    return made


@pytest.fixture
def worker(program):
    """Makes a worker whose outcome is a text of Python."""

    def made(body):
        return program(
            f"""
            import os, signal, sys, time
            from terrain.machine.worker import limit, serve

            def outcome(line, say):
                {body}

            if __name__ == "__main__":
                sys.exit(serve(outcome))
            """
        )

    return made


def followed(module, line="", **limits):
    """The reports of a child, silence left out, and how it ended."""
    with Child(module, line, **limits) as child:
        return [report for report in child.reports() if report is not None], child.ended()


# ---------------------------------------------------------------- bytes in, bytes out


def test_a_program_gets_bytes_and_gives_bytes(program):
    module = program("import sys; sys.stdout.buffer.write(sys.stdin.buffer.read()[::-1])")
    assert run(module, b"\0pas", 60) == Ended("finished", b"sap\0", "", 0)


def test_a_program_that_fails_is_quoted_by_its_last_line(program):
    ended = run(program("raise ValueError('no such table')"), b"", 60)
    assert (ended.how, ended.last_line, ended.code) == ("failed", "ValueError: no such table", 1)


def test_a_program_that_takes_too_long_is_killed(program):
    assert run(program("import time; time.sleep(600)"), b"", 1.0) == Ended("out of time")


def test_a_folder_of_the_user_is_not_taken_for_a_package_of_ours(program, tmp_path, monkeypatch):
    (tmp_path / "here" / "terrain").mkdir(parents=True)
    (tmp_path / "here" / "terrain" / "__init__.py").write_text("raise SystemExit(9)")
    monkeypatch.chdir(tmp_path / "here")
    assert run(program("import terrain"), b"", 60).how == "finished"


# ---------------------------------------------------------------- a line in, reports out


def test_a_worker_is_followed_to_what_it_found(worker):
    module = worker("print('noise'); say({'share': 0.5}); return {'done': line.strip()[::-1]}")
    assert followed(module, "pas") == ([{"share": 0.5}], Ended("finished", "sap"))


def test_what_a_worker_refuses_is_told_as_it_said_it(worker):
    assert followed(worker("return {'refused': 'no scan'}")) == ([], Ended("refused", "no scan"))


def test_an_error_that_nobody_foresaw_comes_with_its_traceback(worker):
    _, ended = followed(worker("1 / 0"))
    assert (ended.how, ended.last_line) == ("failed", "ZeroDivisionError: division by zero")
    assert "Traceback" in ended.said


def test_a_worker_that_cannot_start_is_a_fault_and_says_why(program):
    _, ended = followed(program("import no_such_module"))
    assert (ended.how, ended.code) == ("failed", 1)
    assert "no_such_module" in ended.last_line


def test_a_worker_that_leaves_without_a_word_has_failed(worker):
    assert followed(worker("os._exit(0)"))[1].how == "failed"


@pytest.mark.skipif(sys.platform != "linux", reason="memory cannot be capped everywhere")
def test_a_worker_beyond_its_memory_is_told_so(worker):
    assert followed(worker(f"limit(5e8, 60); {HEAVY}")) == ([], Ended("out of memory"))


def test_a_worker_beyond_its_time_is_killed(worker):
    assert followed(worker("time.sleep(600)"), seconds=1.0) == ([], Ended("out of time"))


@pytest.mark.skipif(os.name != "posix", reason="there are no such signals")
@pytest.mark.parametrize(
    ("name", "how"), [("SIGSEGV", "crashed"), ("SIGKILL", "out of memory"), ("SIGXCPU", "out of time")]
)
def test_the_signal_that_ends_a_worker_says_why(worker, name, how):
    _, ended = followed(worker(f"os.kill(os.getpid(), signal.{name})"))
    assert (ended.how, ended.code) == (how, -getattr(signal, name))


def test_what_a_dying_worker_says_of_memory_counts():
    assert how_ended(-signal.SIGABRT) == "crashed"
    assert how_ended(-signal.SIGABRT, "terminate called after throwing std::bad_alloc") == "out of memory"


def test_a_worker_that_is_killed_from_elsewhere_ends_its_reports(worker):
    with Child(worker("say({'share': 0.0}); time.sleep(600)"), "") as child:
        for _ in child.reports():
            child.kill()
        assert child.ended().code == -signal.SIGKILL


@pytest.mark.skipif(os.name != "posix", reason="processes are asked by a signal")
def test_no_worker_is_left_when_nobody_listens_any_more(worker):
    with Child(worker("say({'share': os.getpid()}); time.sleep(600)"), "") as child:
        pid = next(report["share"] for report in child.reports() if report)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


# ---------------------------------------------------------------- forked


@pytest.mark.skipif(os.name != "posix", reason="there is no fork")
@pytest.mark.parametrize(
    ("body", "how"),
    [
        ("{'done': job}", "finished"),
        ("{'refused': job}", "refused"),
        ("1 / 0", "failed"),
        (HEAVY, "out of memory"),
        ("outcome(job)", "out of memory"),
        ("__import__('time').sleep(600)", "out of time"),
        ("__import__('os').abort()", "crashed"),
    ],
)
def test_what_ends_a_fork_is_told_apart(program, body, how):
    module = program(f"def outcome(job): return {body}")
    job = {"number": 7}
    ended = forked(multiprocessing.get_context("forkserver"), module, job, memory_bytes=5e8, seconds=10.0)
    assert ended.how == how
    assert ended.found == (job if how in ("finished", "refused") else None)


@pytest.mark.skipif(sys.platform != "linux", reason="processor time cannot be capped everywhere")
def test_a_worker_that_escapes_the_clock_is_ended_by_the_system(worker):
    """Its processor time is capped too: twice its seconds, and some more for whoever watches."""
    body = "import resource; limit(1e9, 60); return {'done': resource.getrlimit(resource.RLIMIT_CPU)[0]}"
    assert followed(worker(body))[1].found == 150
