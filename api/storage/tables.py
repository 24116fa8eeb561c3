"""Describes the tables of the newest version in SQLAlchemy."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

contents = Table(
    "contents",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256: what comes twice is kept once
    Column("size", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=True),  # NULL where files are kept outside the database
)

scenes = Table(
    "scenes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("game", String(32), nullable=False),
    Column("entry", Text, nullable=False),  # the scene file among the files
    Column("owner_hash", String(64), nullable=False),
    Column("summary", Text, nullable=False),
    Column("created", Float, nullable=False),
)

scene_files = Table(
    "scene_files",
    metadata,
    Column("scene", String(64), ForeignKey("scenes.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(255), primary_key=True),
    Column("digest", String(64), ForeignKey("contents.digest"), nullable=False, index=True),
)

pack_files = Table(  # what games are played on stays until the last of them is gone, whoever deletes the scene
    "pack_files",
    metadata,
    Column("pack", String(64), primary_key=True),
    Column("name", String(255), primary_key=True),
    Column("digest", String(64), ForeignKey("contents.digest"), nullable=False, index=True),
)

games = Table(
    "games",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("setup", Text, nullable=False),
    Column("dice", String(16), nullable=False),
    Column("seed", String(64), nullable=False),  # with shares of players, what the system adds to them
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("origin", String(16), nullable=True),  # whose the seed is: system, hand, players
    Column("pack", String(64), nullable=True, index=True),
    Column("touched", Float, nullable=True),  # when it was last continued
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(128), primary_key=True),  # a player, the spectator or the referee
    Column("token_hash", String(64), nullable=False),
    Column("bot", String(64), nullable=True),
)

shares = Table(
    "shares",
    metadata,
    Column("game", String(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(128), primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("share", String(64), nullable=True),  # given once every player has committed to one
)

answers = Table(
    "answers",
    metadata,
    Column("game", String(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),  # 0, 1, 2 … without a gap
    Column("number", Integer, nullable=False),
    Column("by", String(128), nullable=False),
    Column("kind", String(64), nullable=False),
    Column("answer", Text, nullable=False),
    Column("client_key", String(128), nullable=True),
)

pulse = Table(  # written now and then, to find out whether anything can be written
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

versions = Table("schema_version", metadata, Column("version", Integer, primary_key=True))
