"""Makes and checks tokens, which identify a seat or an owner. Only hashes are stored, and compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

TOKEN_BYTES = 24


def fresh_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def fresh_id() -> str:
    """An id that cannot be guessed either, short enough to be read aloud in parts."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def fits(token: str, token_hash: str) -> bool:
    """Whether a token is the one that was hashed; how long this takes tells nothing."""
    return hmac.compare_digest(hashed(token), token_hash)
