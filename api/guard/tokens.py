"""Tokens: who one is, by a word shown once. Only hashes are kept, and they are compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

TOKEN_BYTES = 24


def fresh_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def fresh_id() -> str:
    """An id nobody can guess either, short enough to be read aloud in parts."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def fits(token: str, token_hash: str) -> bool:
    """Whether a token is the one that was hashed; how long this takes tells nothing."""
    return hmac.compare_digest(hashed(token), token_hash)
