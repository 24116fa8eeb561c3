"""`pas serve`: runs the API on this machine, or for everyone on the network."""

import json
import os
import socket
from pathlib import Path
from typing import Annotated

import typer

from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, BadInput
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for
from scenes.words import Tongue

DATABASE_VARIABLE, DATA_VARIABLE, KEY_VARIABLE = "PAS_DATABASE", "PAS_DATA", "PAS_KEY"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
CLOSING_S = 10
"""How long a stopping server waits for open requests."""


def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8765,
    data: Annotated[Path, typer.Option("--data", metavar="DIR")] = Path("pas-data"),
    workers: Annotated[int, typer.Option("--workers", min=1, max=64)] = 1,
    open_house: Annotated[bool, typer.Option("--open")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Serve scenes, rulings and games over HTTP.

    An empty data directory is all it needs. On the network it asks for a key, which it shows when it starts; on this
    machine alone it asks for none. Every answer of a game is on disk before it is acknowledged; a server
    that was killed goes on where it was. PAS_DATABASE takes the URL of a PostgreSQL database instead of the file.
    """
    tongue = tongue_for(lang)
    if workers > 1 and not os.environ.get(DATABASE_VARIABLE):
        raise BadInput(complaint("workers_need_database", variable=DATABASE_VARIABLE))
    _check_data(data)
    listening = bound(host, port)
    key = house_key(host, data, open_house=open_house)
    announce(host, listening.getsockname()[1], tongue, key=key, as_json=as_json)
    run_server(listening, data, workers, key=key)
    return ANSWERED


def _check_data(data: Path) -> None:
    from api.storage import FolderLock, StorageError, open_store  # noqa: PLC0415 - loaded only where it is wanted
    from api.storage.files import FILES_VARIABLE, open_contents  # noqa: PLC0415

    try:
        data.mkdir(parents=True, exist_ok=True)
        database = os.environ.get(DATABASE_VARIABLE)
        if not database:
            FolderLock(data).release()  # the server takes it for good; here a second one is told in a line
        open_contents(os.environ.get(FILES_VARIABLE))
        open_store(database or f"sqlite:///{data / 'pas.sqlite'}").close()
    except OSError as wrong:
        raise BadInput(complaint("not_usable", data=data, why=wrong.strerror)) from wrong
    except StorageError as wrong:
        raise BadInput(str(wrong)) from wrong


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; an address that cannot be bound is bad input."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # The protocol is named, since only then small answers are sent at once and not held back for 40 ms.
        listening = socket.socket(found[0], socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(found[4])
        listening.listen()  # a client that connects as soon as the address is printed waits, and is not refused
    except OSError as wrong:
        raise BadInput(complaint("not_listening", host=host, port=port, why=wrong.strerror or wrong)) from wrong
    return listening


def house_key(host: str, data: Path, *, open_house: bool) -> str | None:
    """The key that this server asks for: PAS_KEY, else one of its data directory, where others can reach it."""
    chosen = os.environ.get(KEY_VARIABLE)
    if open_house:
        return None
    if chosen or host in LOOPBACK:
        return chosen or None
    from api.guard.house_key import kept_key  # noqa: PLC0415 - the service is loaded only where it is wanted

    try:
        return kept_key(data)
    except OSError as wrong:
        raise BadInput(complaint("key_not_kept", data=data, why=wrong.strerror)) from wrong


def announce(host: str, port: int, tongue: Tongue, *, key: str | None, as_json: bool) -> None:
    """Print the address and the key, and a QR code for phones where the server is reachable from the network."""
    seen = _own_address() if host in ("0.0.0.0", "::") else host  # noqa: S104 - compared, not bound
    address = f"http://{f'[{seen}]' if ':' in seen else seen}:{port}"
    if as_json:
        typer.echo(json.dumps({"address": address, "docs": f"{address}/docs", "key": key}))
        return
    typer.echo(tongue("serving", address=address, docs=f"{address}/docs"))
    page = f"{address}/#key={key}" if key else address
    if key:
        typer.echo(tongue("house_key", told=key, page=page))
    if host not in LOOPBACK:
        import segno  # noqa: PLC0415 - only here

        segno.make(page).terminal(compact=True)


def _own_address() -> str:
    """The address under which the network knows this machine; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def run_server(listening: socket.socket, data: Path, workers: int = 1, *, key: str | None = None) -> None:
    """Serve until it is stopped."""
    import uvicorn  # noqa: PLC0415 - the service is loaded only where it is wanted

    from api.guard.connections import GuardedConnection  # noqa: PLC0415
    from api.guard.logs import write_to_stderr  # noqa: PLC0415

    os.environ[DATA_VARIABLE] = str(data.resolve())
    os.environ[KEY_VARIABLE] = key or ""  # each process of the server reads it there
    write_to_stderr()
    config = uvicorn.Config(
        "api.http.application:create_app",
        factory=True,
        workers=workers,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=CLOSING_S,
        ws_max_size=1_000_000,
        http=GuardedConnection,
    )
    if workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
        return
    from api.http.supervisor import Supervisor  # noqa: PLC0415

    Supervisor(config, [listening]).run()
