"""Lists the commands of `pas library`, as `entries` lists the others."""

from __future__ import annotations

from api.command.front.entries import Entry

LIBRARY = (
    Entry(
        "list",
        "api.command.bands.library_shelf:list_data",
        "List what the library holds: each file, its kind and what it defines.",
        ("pas library list", "pas library list --json"),
    ),
    Entry(
        "check",
        "api.command.bands.library_shelf:check_data",
        "What is wrong with the files of the library, or with others before they are added? Each with line and key.",
        ("pas library check", "pas library check my-faction.toml"),
    ),
    Entry(
        "add",
        "api.command.bands.library_shelf:add_data",
        "Check data files, and keep them in the library: from then on every scenario, band and army can name them.",
        ("pas library add my-faction.toml", "pas library add from-a-friend.paspack"),
    ),
    Entry(
        "pack",
        "api.command.bands.library_shelf:pack_data",
        "Put files of the library into one pack, for others to add to theirs.",
        ("pas library pack -o all-of-mine.paspack", "pas library pack my-faction -o my-faction.paspack"),
    ),
    Entry(
        "remove",
        "api.command.bands.library_shelf:remove_data",
        "Take a file out of the library. What names it will ask for it.",
        ("pas library remove my-faction",),
    ),
)
