"""`pas backup` and `pas restore`: everything that a server keeps, in one file and back."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, Answer, BadInput, deliver, writable
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for

if TYPE_CHECKING:
    from api.storage import Store
    from scenes.words import Tongue

DATABASE_VARIABLE = "PAS_DATABASE"

Folder = Annotated[
    Path,
    typer.Option("--data", metavar="DIR"),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Folder = Path("pas-data"),
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Write all scenes, games and answers of a server into one file, while it runs.

    The backup is one moment of the server: every game in it goes on from there. It holds hashes of tokens, not tokens,
    and the seeds of games that are not over: keep it where you keep the server.
    """
    from api.storage import StorageError, back_up  # noqa: PLC0415 - the service is loaded only where it is wanted

    database = os.environ.get(DATABASE_VARIABLE)
    if not database and not (data / "pas.sqlite").is_file():
        raise BadInput(complaint("no_server_there", data=data))
    path = writable(file) or file
    store = _store(data)
    try:
        counts = back_up(store, path)
    except OSError as wrong:
        raise BadInput(complaint("not_written_why", file=file, why=wrong.strerror)) from wrong
    except StorageError as wrong:
        raise BadInput(str(wrong)) from wrong
    finally:
        store.close()
    return _told("backed_up", path, counts, as_json=as_json, tongue=tongue_for(lang))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Folder = Path("pas-data"),
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Put a backup into an empty folder or database, for a server to go on from there.

    All of it is restored, or nothing. With PAS_DATABASE it goes into that PostgreSQL database, wherever it was made.
    """
    from api.storage import FolderLock, StorageError, restore_backup  # noqa: PLC0415 - as above

    data.mkdir(parents=True, exist_ok=True)
    try:
        lock = None if os.environ.get(DATABASE_VARIABLE) else FolderLock(data)
    except StorageError as wrong:
        raise BadInput(str(wrong)) from wrong
    try:
        store = _store(data)
        try:
            counts = restore_backup(file, store)
        finally:
            store.close()
    except StorageError as wrong:
        raise BadInput(str(wrong)) from wrong
    finally:
        if lock:
            lock.release()
    return _told("restored", file, counts, as_json=as_json, tongue=tongue_for(lang))


def _store(data: Path) -> "Store":
    from api.storage import StorageError, open_store  # noqa: PLC0415 - as above
    from api.storage.files import FILES_VARIABLE, open_contents  # noqa: PLC0415 - as above

    try:
        url = os.environ.get(DATABASE_VARIABLE) or f"sqlite:///{data / 'pas.sqlite'}"
        return open_store(url, open_contents(os.environ.get(FILES_VARIABLE)))
    except StorageError as wrong:
        raise BadInput(str(wrong)) from wrong


def _told(key: str, file: Path, counts: dict[str, int], *, as_json: bool, tongue: "Tongue") -> int:
    kept = {name: counts[name] for name in ("scenes", "games", "answers")}
    rows = [
        (tongue("kept"), tongue("kept_counts", **{name: tongue.count(count) for name, count in kept.items()})),
        (tongue("file"), str(file)),
    ]
    text = [headline(tongue(key), "yes"), facts(rows)]
    return deliver(Answer({"ok": True, "file": str(file), **kept}, text, ANSWERED), as_json=as_json)
