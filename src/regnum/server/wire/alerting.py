"""Bodies about alerts, and what an alert says (structs only)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Url = Annotated[str, Meta(max_length=1000)]
Key = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_=-]+$")]


class WebhookWish(Struct, frozen=True, forbid_unknown_fields=True):
    address: Url


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's push subscription says."""

    endpoint: Url
    p256dh: Key
    auth: Key


class PushKey(Struct, frozen=True):
    """What a browser needs to subscribe."""

    key: str


class AlertInfo(Struct, frozen=True):
    """A way to be told. `address` of a feed, and `secret`, are shown once, when it is made."""

    id: str
    kind: Literal["feed", "webhook", "push"]
    address: str
    made: float
    failures: int
    secret: str | None = None


class TurnAlert(Struct, frozen=True):
    """What a webhook and a push message say."""

    match: str
    game: str
    seat: int
    choice: int
    at: float
    address: str
    alert: Literal["turn", "trial"] = "turn"
