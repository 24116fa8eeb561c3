"""`pas view --web`: serves a scene, a scenario or a record on a page of this machine, until it is stopped."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from api.command.show.serve import announce, bound, house_key, run_server
from api.command.terminal.output import ANSWERED, BadInput
from api.command.terminal.scene_names import refusing
from api.http.settings import SHOWN_VARIABLE
from skirmish.kernel import RecordError

if TYPE_CHECKING:
    from api.command.show.view import Address
    from scenes.words import Tongue


def show_on_page(path: Path | None, address: Address, tongue: Tongue, *, as_json: bool) -> int:
    """Serve the page with a file to begin with; games and scenes that are made there go when it ends."""
    if path is not None:
        _check(path)
        os.environ[SHOWN_VARIABLE] = str(path.resolve())
    listening = bound(address.host, address.port)
    with tempfile.TemporaryDirectory(prefix="pas-view-") as folder:
        key = house_key(address.host, Path(folder), open_house=False)
        announce(address.host, listening.getsockname()[1], tongue, key=key, as_json=as_json)
        run_server(listening, Path(folder), key=key)
    return ANSWERED


def _check(path: Path) -> None:
    """Refuse in one line what cannot be shown, before the page is opened."""
    from viewer.stage import open_what  # noqa: PLC0415  it loads geometry

    with refusing():
        try:
            open_what(path)
        except RecordError as wrong:
            raise BadInput(str(wrong)) from wrong
