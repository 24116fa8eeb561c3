"""Measures what a table and a game cost a server, and counts together what many of them cost.

`python -m bench.hosting --tables 10000 --games 1000` prints the arithmetic of docs/operate.md.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

TRIANGLES = 100_000
"""Of the tables that are counted; what a triangle costs is measured on one of half as many."""
STL_BYTES = 50.0
GAMES, ANSWERS = 20, 60
KB, MB, GB = 1e3, 1e6, 1e9


@dataclass(frozen=True)
class Costs:
    """What one of each costs, in bytes and seconds."""

    upload_bytes: float
    """A triangle of an uploaded binary STL, in the database or in the place of large files."""
    prepared_disk_bytes: float
    """A triangle of a prepared table, in the cache."""
    prepared_memory_bytes: float
    """A triangle of a table that questions are being asked about."""
    room_bytes: float
    """A game in memory, after some answers."""
    answer_disk_bytes: float
    """An answer in the database."""
    answer_cpu_s: float
    """The time of a processor for one answer, from the decision to the disk, without HTTP."""


def resident() -> float:
    """The memory of this process now."""
    fields = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text("ascii").splitlines())
    return 1024.0 * int(fields["VmRSS"].split()[0])


def costs() -> Costs:
    """Measure everything on this machine, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="pas-hosting-") as folder:
        os.environ["PAS_CACHE"] = str(Path(folder) / "cache")
        (Path(folder) / "cache").mkdir()
        upload, disk, memory = _table_costs(Path(folder))
        room, answer, cpu_s = _game_costs(Path(folder))
    return Costs(upload, disk, memory, room, answer, cpu_s)


def _table_costs(folder: Path) -> tuple[float, float, float]:
    """Bytes for each triangle: uploaded, prepared on disk, prepared in memory."""
    from bench.tables import specimens  # noqa: PLC0415 - geometry is loaded here only

    small, middle, *_ = specimens()
    small.make().prepare()  # it brings the compiled code along
    before = resident()
    table = middle.make()
    table.prepare()
    count = len(table.faces)
    kept = sum(file.stat().st_size for file in (folder / "cache" / "tables").rglob("*") if file.is_file())
    return STL_BYTES, kept / count, (resident() - before) / count


def _game_costs(folder: Path) -> tuple[float, float, float]:
    """Bytes of a game in memory and of an answer on disk, and the time of a processor for an answer."""
    from api.play.rooms import Room  # noqa: PLC0415 - the service is loaded here only
    from api.storage import GameRow, SeatRow, open_store  # noqa: PLC0415
    from scenes.plugs import load_scenario, shipped_scenarios  # noqa: PLC0415
    from skirmish import kit  # noqa: PLC0415

    store = open_store(f"sqlite:///{folder / 'pas.sqlite'}")
    scenario = load_scenario(shipped_scenarios()["the_cage"])
    rooms, before, given, spent_s = [], 0.0, 0, 0.0
    for number in range(GAMES + 1):
        row = GameRow(f"{number:x}", scenario.game, kit(scenario.game).version, scenario.setup, "seeded", "7", 1.0)
        store.create_game(row, [SeatRow(seat, "0" * 64) for seat in scenario.players])
        rooms.append(Room(store, row))
        begun = time.process_time()
        answered = sum(_answered(rooms[-1]) for _ in range(ANSWERS))
        if number == 0:  # the first brings its libraries along
            before, size = resident(), (folder / "pas.sqlite").stat().st_size
        else:
            given, spent_s = given + answered, spent_s + time.process_time() - begun
    with store.engine.connect() as connection:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    grown = (folder / "pas.sqlite").stat().st_size - size
    memory = (resident() - before) / GAMES
    store.close()
    return memory, grown / given, spent_s / given


def _answered(room: object) -> bool:
    for player in room.rules.players:
        asked = room.asked(player, 1)
        if asked["pending"] is not None:
            number, answer = asked["pending"]["number"], (asked["suggestions"] or asked["pending"]["options"])[0]
            return bool(room.answer(player, number, answer).verdict)
    return False


def report(console: Console, tables: int, games: int) -> None:
    """Print what was measured, and what so many of each come to."""
    found = costs()
    shown = Table(title=f"{tables} tables of {TRIANGLES} triangles, {games} live games")
    for heading in ("what", "one", "all"):
        shown.add_column(heading, justify="left" if heading == "what" else "right")
    each = TRIANGLES
    rows = (
        ("uploaded meshes (database, share or bucket)", found.upload_bytes * each, tables),
        ("prepared tables on disk, if all are kept", found.prepared_disk_bytes * each, tables),
        ("prepared tables in memory, one for each ten games", found.prepared_memory_bytes * each, games // 10),
        ("games in memory", found.room_bytes, games),
        ("answers on disk, 300 a game", 300 * found.answer_disk_bytes, games),
    )
    for what, one, count in rows:
        shown.add_row(what, f"{one / MB:.2f} MB", f"{one * count / GB:.1f} GB")
    busy = games * 2 / 60 * found.answer_cpu_s
    shown.add_row("processors for answers, two a minute and game", f"{1000 * found.answer_cpu_s:.1f} ms", f"{busy:.2f}")
    console.print(shown)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=1_000)
    chosen = parser.parse_args()
    report(Console(), chosen.tables, chosen.games)
