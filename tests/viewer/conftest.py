"""One browser for all tests that need one: Debian's, told that no other machine exists. Starting it takes a while."""

from __future__ import annotations

import shutil

import pytest

FLAGS = [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


@pytest.fixture(scope="session")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playing:
        running = playing.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield running
        running.close()
