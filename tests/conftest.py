"""What all tests share: tests that draw are skipped, loudly, where the system cannot draw; never under CI."""

from __future__ import annotations

import os
import shutil
import signal
from functools import cache

import pytest

BROWSER_FLAGS = [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


@pytest.fixture(scope="session")
def browser():
    """One browser for all tests that need one: Debian's, told that no other machine exists."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playing:
        running = playing.chromium.launch(executable_path=shutil.which("chromium"), args=BROWSER_FLAGS)
        yield running
        running.close()


@cache
def why_nothing_can_be_drawn() -> str | None:
    """Try a small drawing in a process of its own, once."""
    from viewer import PictureError, check_opengl

    try:
        check_opengl()
    except PictureError as missing:
        return str(missing)
    return None


def pytest_configure():
    """Programs that tests start can be interrupted, even where a shell in the background lets none of its own be.

    They answer by themselves, and the first upload of a server starts the process that reads it, unless a test is about
    the process that stays ready.
    """
    os.environ["PAS_STANDBY"] = "off"
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


TOGETHER = (
    "viewer/web/",
    "viewer/",
    "api/",
    "records/",
    "scenes/",
    "specimen/",
    "terrain/planning/test_paths.py",
    "test_bench.py",
    "test_docs.py",
)
"""Where the tests of a file share what is slow to make, such as servers and scans; on the page, those of all files."""
SHARING = dict.fromkeys(
    ("skirmish/ichoria/test_nothing_dead.py", "laws/test_second_referee.py"), "records/test_golden_records.py"
)
"""Files that share with another file: golden records are played again once."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Where there are several processes, tests that share something slow stay in one, and begin first."""
    from xdist.scheduler import LoadScopeScheduling

    class KeepingTogether(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            path = nodeid.split("::")[0].removeprefix("tests/")
            path = SHARING.get(path, path)
            if path.startswith(TOGETHER[0]):
                return TOGETHER[0]
            return path if path.startswith(TOGETHER) else nodeid

    return KeepingTogether(config, log)


def pytest_runtest_setup(item):
    if os.environ.get("CI"):
        return
    if item.get_closest_marker("browser") is not None and shutil.which("chromium") is None:
        pytest.skip("THE PAGE IS NOT TESTED: no browser is here; on Debian: apt-get install chromium")
    if item.get_closest_marker("pictures") is None:
        return
    missing = why_nothing_can_be_drawn()
    if missing:
        pytest.skip(f"PICTURES ARE NOT TESTED: {missing}")


def pytest_terminal_summary(terminalreporter):
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])]
    for kind in ("PICTURES ARE NOT TESTED", "THE PAGE IS NOT TESTED"):
        unseen = [reason for reason in reasons if kind in reason]
        if unseen:
            line = f"{len(unseen)} tests that draw were skipped. {unseen[0].removeprefix('Skipped: ')}"
            terminalreporter.write_line(line, red=True, bold=True)
