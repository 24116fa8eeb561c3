"""Connections: who says nothing, or says it byte by byte, holds none for long, and nobody holds them all."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import contextmanager, suppress

import pytest
import uvicorn
from websockets.sync.client import connect

from api.guard.addresses import address_of
from api.guard.connections import GuardedConnection
from api.http.application import create_app
from api.http.settings import Settings

HEAD = b"POST /v1/scenes/castle/sight HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
ELSEWHERE = "127.0.0.2"
"""An address of this machine that is taken for another one here."""


class Hasty(GuardedConnection):
    """The same, for tests that do not wait ten seconds."""

    head_s = body_s = 0.6
    tick_s = 0.1
    least_bytes = 1000
    most, most_per_address = 12, 5


@contextmanager
def running(tmp_path, protocol):
    """A server in this process, with a protocol of the test's own; yields its port."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(create_app(Settings(tmp_path)), http=protocol, log_level="warning", access_log=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not server.started:
            time.sleep(0.02)
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    with running(tmp_path_factory.mktemp("hasty"), Hasty) as found:
        yield found


def line(port, source="127.0.0.1"):
    return socket.create_connection(("127.0.0.1", port), timeout=30, source_address=(source, 0))


def all_of(connection):
    """Everything that comes until the server hangs up."""
    heard = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(65536):
            heard += part
    return heard


def test_a_request_whose_head_does_not_end_is_hung_up_on(port):
    """Slowloris: a header now and then keeps no connection."""
    with line(port) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n")

        def drip():
            with suppress(OSError):
                while True:
                    slow.sendall(b"X-More: 1\r\n")
                    time.sleep(0.05)

        threading.Thread(target=drip, daemon=True).start()
        assert b"408 too_slow" in all_of(slow)


def test_a_connection_that_says_nothing_is_hung_up_on(port):
    with line(port) as silent:
        assert b"408 too_slow" in all_of(silent)


def test_a_head_that_does_not_end_after_a_whole_request_is_hung_up_on(port):
    with line(port) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"200 OK" in slow.recv(65536)
        slow.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert b"408 too_slow" in all_of(slow)


def test_a_body_that_drips_is_hung_up_on(port):
    with line(port) as slow:
        slow.sendall(HEAD + b"Content-Length: 100000\r\n\r\n")

        def drip():
            with suppress(OSError):
                while True:
                    slow.sendall(b" ")
                    time.sleep(0.05)

        threading.Thread(target=drip, daemon=True).start()
        assert b"200" not in all_of(slow)


def test_one_address_elsewhere_does_not_hold_all_connections(port):
    held = [line(port, ELSEWHERE) for _ in range(Hasty.most_per_address)]
    try:
        with line(port, ELSEWHERE) as one_more:
            heard = all_of(one_more)
        assert b"503 too_many_connections" in heard
        assert b"Retry-After" in heard
        with line(port, "127.0.0.3") as another:
            another.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert b"200 OK" in all_of(another)
    finally:
        for one in held:
            one.close()


def test_all_together_have_a_limit_and_leave_again(port):
    held = [line(port) for _ in range(Hasty.most)]
    with line(port) as one_more:
        assert b"503 too_many_connections" in all_of(one_more)
    for one in held:
        one.close()
    for _ in range(100):
        with line(port) as another:
            another.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            if b"200 OK" in all_of(another):
                return
        time.sleep(0.05)
    raise AssertionError("places that were left are not given to others")


def test_a_live_connection_is_not_hung_up_on(port):
    """It is silent for longer than a head may take, and is then answered."""
    with connect(f"ws://127.0.0.1:{port}/v1/games/abc/live") as live:
        time.sleep(3 * Hasty.head_s)
        live.send('{"token": "nobody"}')
        with pytest.raises(Exception, match="not_found"):
            live.recv(timeout=30)


@pytest.mark.parametrize(
    ("told", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_house_is_counted_as_one(told, counted):
    assert address_of(told) == counted
