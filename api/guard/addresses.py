"""Addresses: whom a request comes from, for whatever is limited, and whom it is addressed to."""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from starlette.types import Scope

ONE_HOUSE = 64
"""Bits of an IPv6 address that one house has: the others it makes up as it likes."""


@lru_cache(4096)
def address_of(told: str) -> str:
    """The address that limits are counted for: of IPv6 the network of a house."""
    try:
        found = ip_address(told.partition("%")[0])
    except ValueError:
        return told
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, ONE_HOUSE), strict=False))


def client_of(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return address_of(client[0]) if client else "?"


def host_of(scope: Scope) -> str:
    """The host that a request is addressed to, without its port, in small letters."""
    said: str = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
    name, mark, port = said.rpartition(":")
    whole = name if mark and port.isdecimal() else said
    return whole.removeprefix("[").removesuffix("]").removesuffix(".")


def is_known_host(host: str, also: Collection[str]) -> bool:
    """Whether a host names this machine: by a number, which no name server can turn elsewhere, or by one of its names.

    A page of another site whose name was made to point at this machine (DNS rebinding) comes under its own name.
    """
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return host in also or host in own_names()
    return True


@lru_cache(1)
def own_names() -> frozenset[str]:
    """The names of this machine."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name.partition('.')[0]}.local"})
