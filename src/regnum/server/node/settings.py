"""What a host can set."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """Bounds that keep one guest from spoiling the evening for the others."""

    frame_bytes: int = 16_384
    name_length: int = 32
    chat_length: int = 500
    actions_per_second: float = 20.0
    chat_per_second: float = 1.0
    matches_per_player: int = 50
    #: matches of one person in which nobody but bots sits, or plays any more
    bot_matches_per_player: int = 10
    #: frames that may wait for a slow listener before it is dropped
    backlog: int = 256
    lobby_hours: float = 24.0
    #: of one address: how fast, how many at once, how many live connections
    requests_per_second: float = 20.0
    requests_at_once: float = 200.0
    sockets_per_address: int = 200
    connections_per_address: int = 500
    #: seconds that a connection may be silent when something is expected from it
    silence: float = 20.0


@dataclass(frozen=True)
class Settings:
    """How one node is run. Without any of it, everything lies in the current folder."""

    database: str = "sqlite+aiosqlite:///regnum.db"
    secret: bytes = b""
    base_path: str = ""
    #: addresses of proxies whose word on the client's address is taken
    trusted_proxies: tuple[str, ...] = ()
    bot_workers: int = 1
    secure_cookie: bool = False
    #: whether what the node counts can be read at /metrics
    metrics: bool = False
    limits: Limits = field(default_factory=Limits)
    #: the address that people reach this house by, with the base path: links begin with it
    public_address: str = ""
    #: seconds a turn waits before those who are away are told of it
    alert_after: float = 60.0
    #: whether alerts may go to addresses in the host's own network
    alerts_inside: bool = False
    #: whom push services may write to (mailto: or https:); without it there is no web push
    push_contact: str = ""
