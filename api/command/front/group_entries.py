"""Lists the commands of `pas library`, as `entries` lists the others."""

from __future__ import annotations

from api.command.front.entries import Entry

LIBRARY = (
    Entry(
        "list",
        "api.command.bands.library_shelf:list_data",
        ("pas library list", "pas library list --json"),
    ),
    Entry(
        "check",
        "api.command.bands.library_shelf:check_data",
        ("pas library check", "pas library check my-faction.toml"),
    ),
    Entry(
        "add",
        "api.command.bands.library_shelf:add_data",
        ("pas library add my-faction.toml", "pas library add from-a-friend.paspack"),
    ),
    Entry(
        "pack",
        "api.command.bands.library_shelf:pack_data",
        ("pas library pack -o all-of-mine.paspack", "pas library pack my-faction -o my-faction.paspack"),
    ),
    Entry(
        "remove",
        "api.command.bands.library_shelf:remove_data",
        ("pas library remove my-faction",),
    ),
)
