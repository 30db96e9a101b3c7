"""The tables. A match is a row and an append-only list of entries."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: numbers that SQLite gives out by itself only if they are plain integers
Number = BigInteger().with_variant(Integer, "sqlite")

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(64), nullable=False),
    #: the name as it is compared, only for names that are claimed
    Column("claimed", String(64), unique=True),
    #: the same as the eye takes it, so that nobody else is shown under a name like it
    Column("likeness", String(64), index=True),
    Column("password", Text),
    Column("recovery", Text),
    #: raised to end every session of this person
    Column("epoch", Integer, nullable=False, default=0),
    Column("made", Float, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    #: the browser they last came in with
    Column("browser", String(22), index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("made", Float, nullable=False),
)

#: sessions that somebody has left before they ran out: the digest of the cookie
left_sessions = Table(
    "left_sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("until", Float, nullable=False),
)

#: the digest of the secret that this house was last served with
seals = Table("seals", metadata, Column("digest", String(64), primary_key=True))

matches = Table(
    "matches",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    #: what differs from the box, and the digest of it all; older matches have none
    Column("cards", JSON, nullable=False),
    Column("cards_digest", String(32)),
    Column("seats", Integer, nullable=False),
    #: gathering, playing, over, closed
    Column("status", String(16), nullable=False),
    Column("in_lobby", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL")),
    Column("made", Float, nullable=False),
    Column("expires", Float),
    Column("started", Float),
    Column("ended", Float),
    #: the hash that was published, and the bytes behind it, which are not until the end
    Column("commitment", String(128), nullable=False),
    Column("house_bytes", LargeBinary, nullable=False),
    Column("key", LargeBinary),
    Column("result", JSON),
    Column("rematch", String(22)),
    #: when the house itself must act, for a bot or a clock; none if it waits for people
    Column("due", Float),
    Index("ix_matches_status_due", "status", "due"),
    Index("ix_matches_status_in_lobby", "status", "in_lobby"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False, default=""),
    Column("bot", String(64), nullable=False, default=""),
    #: the bytes that this seat's client added to the key, in hexadecimal digits
    Column("bytes", String(32), nullable=False, default=""),
)

#: whom the host of a match has sent away from it
removals = Table(
    "removals",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("entry", Text, nullable=False),
    #: which client's message this answers, so that a repeated one is not done twice
    Column("client", String(64)),
    UniqueConstraint("match", "client"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    #: which client's message this is, so that a repeated one is not said twice
    Column("client", String(64)),
    UniqueConstraint("match", "client"),
    Index("ix_chat_match_id", "match", "id"),
)

#: whose chat somebody does not want to read in one match, and whose nowhere
mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("made", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("made", Float, nullable=False),
)

#: what somebody wants the host to see; the text is kept even if the chat is gone
reports = Table(
    "reports",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("about", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("match", ForeignKey("matches.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Boolean, nullable=False, default=False),
)

#: how somebody wants to be told that it is their turn
alerts = Table(
    "alerts",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    #: feed, webhook, push
    Column("kind", String(16), nullable=False),
    #: the digest of the feed's secret, or where to send to
    Column("address", Text, nullable=False),
    #: the key that signs a webhook, or those of a browser's push service
    Column("keys", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("failures", Integer, nullable=False, default=0),
    #: when one of this person's pages was last open on some node
    Column("seen", Float, nullable=False, default=0.0),
    Index("ix_alerts_kind_address", "kind", "address"),
)

#: a turn that somebody was told of: once, whichever node comes first
turns = Table(
    "turns",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("choice", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_turns_person_at", "person", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    #: what the leaderboard goes by: a rating that is almost certainly not too high
    Column("standing", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Index("ix_ratings_game_standing", "game", "standing"),
)

#: rated matches whose result has been counted: once each
counted = Table(
    "counted",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_rating_changes_person_game", "person", "game"),
)

asks = Table(
    "asks",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    #: take-back, end, rematch
    Column("what", String(16), nullable=False),
    Column("at", Float, nullable=False),
    #: the newest entry when it was asked
    Column("number", Integer, nullable=False),
    #: withdrawn by who asked, or refused by another
    Column("shut", Boolean, nullable=False, default=False),
    #: the match that a rematch would be
    Column("rematch", String(22)),
)

answers = Table(
    "answers",
    metadata,
    Column("ask", ForeignKey("asks.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
