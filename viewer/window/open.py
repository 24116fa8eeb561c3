"""Opens windows on this machine's screen, if it has one."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from scenes.files import SceneError
from viewer.draw.opengl import in_child
from viewer.draw.picture import PictureError

if TYPE_CHECKING:
    from scenes.words import Lang
    from viewer.stage.subject import Opened
    from viewer.window.window import Window

NO_SCREEN = "no window: there is no screen here; use --web for a page, or --shot FILE.png for a picture"
NO_TABLE = "no window: this game has no table; use --web for a page, or --shot FILE.png for a picture"
NO_WINDOW = (
    "no window: OpenGL does not work on this screen; on Debian or Ubuntu: "
    "apt-get install libgl1 libgl1-mesa-dri libxcursor1"
)


def check_window() -> None:
    """Raise `PictureError` with one line that says what is missing; VTK would kill the process."""
    if sys.platform == "linux" and not os.environ.get("DISPLAY"):
        raise PictureError(NO_SCREEN)
    try:
        in_child("viewer.window.window", b"")
    except PictureError as missing:
        if "PyVista" in str(missing):
            raise
        raise PictureError(NO_WINDOW) from missing


def open_live(address: str, lang: Lang = "en") -> None:
    """Follow a game of a server in a window, until it is closed."""
    check_window()
    from viewer.window.live import LiveWindow  # noqa: PLC0415  it loads VTK

    LiveWindow(address, lang).open()


def window_of(opened: Opened, lang: Lang = "en") -> Window:
    """The window of what was opened: a scene can be asked, a record can be played, the rest can be looked at."""
    if opened.stage.sheet is not None:
        raise SceneError(f"{opened.stage.title}: {NO_TABLE}")
    from viewer.replay.timeline import timeline_of  # noqa: PLC0415  only records have one
    from viewer.window.replay import ReplayWindow  # noqa: PLC0415
    from viewer.window.scene import SceneWindow  # noqa: PLC0415
    from viewer.window.window import Window  # noqa: PLC0415  it loads VTK

    if opened.replayed is not None:
        return ReplayWindow(timeline_of(opened.replayed, lang), lang)
    if opened.what == "scene":
        from scenes.table import Scene  # noqa: PLC0415

        assert isinstance(opened.scene, Scene), "a scene of a table"
        return SceneWindow(opened.scene, opened.stage, lang)
    return Window(opened.stage, lang)
